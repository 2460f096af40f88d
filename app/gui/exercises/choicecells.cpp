// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/choicecells.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/icons.h"
#include "app/narration/cardtext.h"

#include <QPaintEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double leastChoiceCell = 24; ///< the least size of a click target
constexpr double widestChoiceCell = 44;
constexpr double plainChoiceHeight = 32;
constexpr double suitedChoiceHeight = 38;
constexpr double markBar = 4;
constexpr double judgedBar = 11; ///< with a sign in it
constexpr double judgedLine = 2;

} // namespace

ChoiceCells::ChoiceCells(const Appearance& appearance, bool isExclusive, QWidget* parent)
    : CellMap(parent), m_appearance(appearance), m_isExclusive(isExclusive)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void ChoiceCells::setCells(const std::vector<ChoiceCell>& cells)
{
    m_cells = cells;
    m_marked.resize(cells.size());
    m_marks.resize(cells.size(), AnswerMark::none);
    updateGeometry();
    update();
}

std::vector<int> ChoiceCells::marked() const
{
    std::vector<int> cells;
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (isMarked(cell))
            cells.push_back(cell);
    }
    return cells;
}

void ChoiceCells::setMark(int cell, AnswerMark mark)
{
    m_marks[static_cast<std::size_t>(cell)] = mark;
    update();
}

void ChoiceCells::setMarks(AnswerMark mark)
{
    m_marks.assign(m_marks.size(), mark);
    update();
}

QString ChoiceCells::cellDescription(int cell) const
{
    if (!at(cell).taken.isEmpty())
        return at(cell).taken;
    if (!isMarked(cell))
        return mark(cell) == AnswerMark::right ? tr("Not marked, right") : QString();
    switch (mark(cell)) {
    case AnswerMark::right:
        return tr("Marked, right");
    case AnswerMark::wrong:
        return tr("Marked, wrong");
    case AnswerMark::none:
        break;
    }
    return tr("Marked");
}

/// How many cells fit side by side.
int ChoiceCells::inLine(int width) const
{
    const bool isOneLine = width - 2 * ring() >= inRow * scaled(leastChoiceCell, font());
    return isOneLine ? inRow : (inRow + 1) / 2;
}

int ChoiceCells::cellHeight() const
{
    const bool isSuited =
        std::ranges::any_of(m_cells, [](const ChoiceCell& cell) { return cell.suit.has_value(); });
    return scaled(isSuited ? suitedChoiceHeight : plainChoiceHeight, font());
}

QRect ChoiceCells::cellRect(int cell) const
{
    const int across = inLine(width());
    const int linesOfRow = (inRow + across - 1) / across;
    const int room = std::min(width() - 2 * ring(), across * scaled(widestChoiceCell, font()));
    const int column = cell % inRow;
    const int line = cell / inRow * linesOfRow + column / across;
    const int left = ring() + room * (column % across) / across;
    const int right = ring() + room * (column % across + 1) / across;
    return QStyle::visualRect(layoutDirection(), rect(),
                              {left, ring() + line * cellHeight(), right - left, cellHeight()});
}

/// A single cell in the last row is below every column.
std::optional<int> ChoiceCells::cellIn(int row, int column) const
{
    const int begin = row * inRow;
    if (row < 0 || column < 0 || column >= inRow || begin >= cellCount())
        return std::nullopt;
    return std::min(begin + column, cellCount() - 1);
}

void ChoiceCells::pick(int cell)
{
    setCurrentCell(cell);
    if (!at(cell).taken.isEmpty())
        return;
    const bool isOn = !isMarked(cell);
    if (m_isExclusive)
        m_marked.assign(m_marked.size(), false);
    m_marked[static_cast<std::size_t>(cell)] = isOn;
    update();
    emit markedChanged();
}

QSize ChoiceCells::minimumSizeHint() const
{
    const int width = 2 * ring() + (inRow + 1) / 2 * scaled(leastChoiceCell, font());
    return {width, heightForWidth(width)};
}

QSize ChoiceCells::sizeHint() const
{
    const int width = 2 * ring() + inRow * scaled(leastChoiceCell, font());
    return {width, heightForWidth(width)};
}

int ChoiceCells::heightForWidth(int width) const
{
    const int across = inLine(width);
    const int linesOfRow = (inRow + across - 1) / across;
    const int fullRows = cellCount() / inRow;
    const int rest = (cellCount() % inRow + across - 1) / across;
    return 2 * ring() + (fullRows * linesOfRow + rest) * cellHeight();
}

void ChoiceCells::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (event->region().intersects(cellRect(cell).adjusted(-ring(), -ring(), ring(), ring())))
            paintCell(painter, cell, colors);
    }
}

void ChoiceCells::paintCell(QPainter& painter, int cell, const Colors& colors) const
{
    const ChoiceCell& shown = at(cell);
    const bool isTaken = !shown.taken.isEmpty();
    const AnswerMark known = mark(cell);
    const bool isMissed = !isMarked(cell) && known != AnswerMark::none;
    const bool isOn = isMarked(cell) || isMissed;
    const Role role = known == AnswerMark::right   ? Role::winner
                      : known == AnswerMark::wrong ? Role::error
                                                   : Role::accent;
    // paper is light even in the dark look
    const bool isOnPaper = shown.suit && !isTaken && !colors.isHighContrast;
    const QColor roleInk = (isOnPaper ? Colors::light() : colors).role(role);
    const QRectF place = QRectF(cellRect(cell)).adjusted(1, 1, -1, -1);
    const double corner = scaled(4, font());
    const double line = colors.line(isOn ? 2 : 1);
    const double inset = line / 2;
    QPen edge(isOn ? roleInk : isTaken ? colors.hairline : colors.outline, line);
    if (isTaken)
        edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    const QColor ground = shown.suit ? colors.paper : isOn ? colors.fill(role) : colors.base;
    painter.setBrush(isTaken ? colors.window : ground);
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), corner, corner);
    const int barHeight = scaled(known == AnswerMark::none ? markBar : judgedBar, font());
    if (isOn) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isMissed ? Qt::transparent : roleInk);
        const QRectF bar(place.left() + line, place.bottom() - barHeight, place.width() - 2 * line,
                         barHeight);
        painter.drawRect(bar);
        if (known != AnswerMark::none)
            paintIcon(painter, known == AnswerMark::right ? IconId::yes : IconId::no, bar,
                      isMissed    ? roleInk
                      : isOnPaper ? colors.paper
                                  : colors.base,
                      judgedLine);
    }
    const QRectF words = place.adjusted(0, 2, 0, -(isOn ? barHeight : scaled(2, font())));
    const QRectF upper(words.topLeft(), QSizeF(words.width(), words.height() / 2));
    const QColor ink =
        shown.suit ? colors.suit(*shown.suit, m_appearance.suitColors()) : colors.text;
    painter.setPen(isTaken ? colors.secondaryText : ink);
    painter.setFont(designFont(font(), 12, isTaken ? QFont::Normal : QFont::Bold));
    painter.drawText(shown.suit ? upper : words, Qt::AlignCenter | Qt::TextDontClip, shown.text);
    if (shown.suit) {
        const QRectF lower = upper.translated(0, upper.height());
        painter.setFont(designFont(font(), isTaken ? 11 : 12));
        painter.drawText(lower, Qt::AlignCenter | Qt::TextDontClip,
                         isTaken ? shown.takenMark : narration::suitSymbol(*shown.suit));
    }
    painter.setBrush(Qt::NoBrush);
    if (hoveredCell() == cell && !isTaken) {
        painter.setPen(QPen(ink, colors.line(1)));
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), corner - 1, corner - 1);
    }
    if (hasFocus() && currentCell() == cell) {
        painter.setPen(QPen(colors.role(Role::accent), colors.line(2)));
        painter.drawRoundedRect(place.adjusted(-1.5, -1.5, 1.5, 1.5), corner + 1, corner + 1);
    }
}

} // namespace showdown::gui
