// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/wild/wildmap.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardtext.h"
#include "app/narration/wildlegend.h"
#include "app/narration/wildtext.h"

#include <QPaintEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double headSize = 18;
constexpr double leastCell = 24; ///< the least size of a click target, where the dock has room
constexpr double valueHeight = 36;

/// How dark the cell of a rank is, high card to five of a kind.
constexpr std::array<double, allCategories().size()> shades =
    std::to_array<double>({0, .07, .15, .26, .42, .5, .58, .66, .74, .82, .9});

QColor mixed(const QColor& ground, const QColor& ink, double part)
{
    const auto mix = [part](int from, int to) { return qRound(from + (to - from) * part); };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()),
            mix(ground.blue(), ink.blue())};
}

} // namespace

WildMap::WildMap(QWidget* parent) : CellMap(parent)
{
    setObjectName(QStringLiteral("wildMap"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    onRetranslate(*this, [this] { showWords(); });
}

void WildMap::showWords()
{
    setAccessibleName(isMap() ? tr("What two wilds make, 13 by 13 values")
                              : tr("What the wild makes, by its value"));
    setStatusTip(tr("Point at a choice to see what it makes, click it to try it"));
    update();
}

void WildMap::setQuestion(std::shared_ptr<const WildQuestion> question, const HouseRules& rules)
{
    m_question = std::move(question);
    m_rules = rules;
    m_tried.reset();
    int best = 0;
    while (best < cellCount() && !m_question->isBest(optionOf(best)))
        ++best;
    beginAt(best < cellCount() ? best : 0);
    showWords();
    updateGeometry();
}

void WildMap::setTried(std::optional<int> option)
{
    m_tried = option;
    update();
}

int WildMap::columns() const
{
    return m_question ? static_cast<int>(m_question->ranks.size()) : 0;
}

int WildMap::cellCount() const
{
    return rows() * columns();
}

int WildMap::optionOf(int cell) const
{
    Q_ASSERT(m_question);
    return m_question->optionAt(cell / columns(), cell % columns());
}

std::optional<int> WildMap::pointed() const
{
    const std::optional<int> cell = pointedCell();
    return cell ? std::optional(optionOf(*cell)) : std::nullopt;
}

QString WildMap::cellName(int cell) const
{
    const int option = optionOf(cell);
    return narration::wildCellName(*m_question, option, m_tried == option, m_rules);
}

/// A map leaves cells with a mere high card empty, so that better ones stand out.
QString WildMap::cellText(int cell) const
{
    const WildOption& option = m_question->options[static_cast<std::size_t>(optionOf(cell))];
    if (!option.isAllowed())
        return QStringLiteral("–");
    const Category category = option.made.value->category();
    const bool isBest = m_question->isBest(optionOf(cell));
    if (isMap() && category == Category::highCard && !isBest)
        return {};
    return narration::wildShortName(category);
}

int WildMap::headWidth() const
{
    return rows() > 1 ? scaled(headSize + 4, font()) : 0;
}

int WildMap::headHeight() const
{
    return scaled(headSize, font());
}

QRect WildMap::cellRect(int cell) const
{
    Q_ASSERT(m_question);
    const int edge = ring();
    const int column = cell % columns();
    const int room = width() - headWidth() - 2 * edge;
    const int left = edge + headWidth() + room * column / columns();
    const int right = edge + headWidth() + room * (column + 1) / columns();
    const int height = (this->height() - headHeight() - 2 * edge) / std::max(1, rows());
    const QRect place(left, edge + headHeight() + cell / columns() * height, right - left, height);
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void WildMap::pick(int cell)
{
    setCurrentCell(cell);
    emit optionPicked(optionOf(cell));
}

QSize WildMap::minimumSizeHint() const
{
    const int edge = 2 * ring();
    const int row = scaled(isMap() ? leastCell : valueHeight, font());
    return {headWidth() + edge + 13 * scaled(18, font()), headHeight() + edge + rows() * row};
}

QSize WildMap::sizeHint() const
{
    return {headWidth() + 13 * scaled(leastCell + 1, font()), minimumSizeHint().height()};
}

void WildMap::paintEvent(QPaintEvent* event)
{
    if (cellCount() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeads(painter);
    const int edge = ring();
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (event->region().intersects(cellRect(cell).adjusted(-edge, -edge, edge, edge)))
            paintCell(painter, cell);
    }
}

/// Paints the values above the columns, and beside the rows those of the other wild, or the suits.
void WildMap::paintHeads(QPainter& painter) const
{
    const Colors colors = Colors::of(palette());
    const int edge = ring();
    const auto isHead = [this](Rank rank) {
        return std::ranges::count(m_question->best().ranks, rank) > 0;
    };
    const auto paint = [&](const QRect& place, const QString& text, bool isBest) {
        painter.setFont(designFont(font(), 11, isBest ? QFont::Bold : QFont::Normal));
        painter.setPen(isBest ? colors.text : colors.secondaryText);
        painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
    };
    for (int column = 0; column < columns(); ++column) {
        const Rank rank = m_question->ranks[static_cast<std::size_t>(column)];
        const QRect cell = cellRect(column);
        paint({cell.left(), edge, cell.width(), headHeight()}, narration::rankSymbol(rank),
              isHead(rank));
    }
    for (int row = 0; rows() > 1 && row < rows(); ++row) {
        const QRect cell = cellRect(row * columns());
        const QRect place = QStyle::visualRect(layoutDirection(), rect(),
                                               {edge, cell.top(), headWidth(), cell.height()});
        if (isMap()) {
            const Rank rank = m_question->ranks[static_cast<std::size_t>(row)];
            paint(place, narration::rankSymbol(rank), isHead(rank));
        } else {
            paint(place, row == 0 ? narration::suitSymbol(*m_question->suit) : QStringLiteral("…"),
                  row == 0);
        }
    }
}

void WildMap::paintCell(QPainter& painter, int cell) const
{
    const Colors colors = Colors::of(palette());
    const int option = optionOf(cell);
    const WildOption& choice = m_question->options[static_cast<std::size_t>(option)];
    const QColor wild = colors.role(Role::wild);
    const double shade =
        choice.isAllowed() ? shades[static_cast<std::size_t>(choice.made.value->category())] : 0;
    const bool isTinted = !colors.isHighContrast;
    const bool isBest = choice.isAllowed() && m_question->isBest(option);
    const QColor ground =
        isTinted ? mixed(colors.base, wild, isBest ? std::max(shade, .15) : shade) : colors.base;
    const double corner = scaled(isMap() ? 2 : 4, font());
    const QRectF place = QRectF(cellRect(cell)).adjusted(1, 1, -1, -1);
    const auto outline = [&](const QPen& pen, double inset) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), corner, corner);
    };
    painter.setPen(isMap() ? QPen(Qt::NoPen) : QPen(colors.outline, colors.line(1)));
    painter.setBrush(ground);
    painter.drawRoundedRect(place, corner, corner);

    const QColor onDark = colors.isDark ? colors.text : colors.base;
    QColor ink = choice.isAllowed() && shade > 0 ? wild : colors.secondaryText;
    if (contrast(ink, ground) < 4.5)
        ink = contrast(onDark, ground) > contrast(colors.text, ground) ? onDark : colors.text;
    painter.setPen(ink);
    painter.setFont(designFont(font(), 11, shade > 0 ? QFont::DemiBold : QFont::Normal));
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, cellText(cell));

    if (isBest)
        outline(QPen(wild, colors.line(2)), 0.5);
    if (m_tried == option)
        outline(QPen(colors.role(Role::step), colors.line(2), Qt::DashLine), isBest ? 3 : 0.5);
    if (hoveredCell() == cell)
        outline(QPen(colors.text, colors.line(1)), 2);
    if (hasFocus() && currentCell() == cell)
        outline(QPen(colors.role(Role::accent), colors.line(2)), -1.5);
}

} // namespace showdown::gui
