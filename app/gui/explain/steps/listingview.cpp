// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/listingview.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/mistaketext.h"
#include "core/printed/printedmistakes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double gutterWidth = 52; ///< stop mark or arrow, and the number
constexpr double rowHeight = 22;
constexpr double codeMargin = 8; ///< before and behind the code

int lineHeight(const QFont& font)
{
    return std::max(scaled(rowHeight, font), QFontMetrics(font).height());
}

/// A line of code in as many lines as a width needs. They break between words, and inside a word
/// that is wider than a line.
class WrappedCode
{
public:
    WrappedCode(const QString& code, const QFont& font, int width, int continued)
        : m_layout(breakable(code), font)
    {
        QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
        option.setTextDirection(Qt::LeftToRight);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        const auto* const begin =
            std::ranges::find_if(code, [](QChar each) { return !each.isSpace(); });
        const auto spaces = static_cast<int>(begin - code.begin()) + continued;
        const int indent =
            std::min(spaces * QFontMetrics(font).horizontalAdvance(u' '), std::max(width / 2, 0));
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            const int left = line.lineNumber() == 0 ? 0 : indent;
            line.setLineWidth(std::max(width - left, 1));
            const double middle = (line.lineNumber() + 0.5) * lineHeight(font);
            line.setPosition({static_cast<double>(left), middle - line.height() / 2});
        }
        m_layout.endLayout();
    }

    int lines() const { return std::max(m_layout.lineCount(), 1); }
    void paint(QPainter& painter, QPoint topLeft) const { m_layout.draw(&painter, topLeft); }

private:
    /// Better at a bracket than within a word.
    static QString breakable(QString code)
    {
        constexpr QChar noSpace(0x200B); // where a line may break
        return code.replace(u'(', QStringLiteral("(") + noSpace)
            .replace(QStringLiteral("]."), QStringLiteral("]") + noSpace + u'.');
    }

    QTextLayout m_layout;
};

} // namespace

/// Draws one line: its mark, its number, its code, which wraps. The current line is filled, has an
/// arrow in the gutter and is bold; a line that made a call has the outline of an arrow.
class LineDelegate : public QStyledItemDelegate
{
public:
    explicit LineDelegate(const QAbstractItemView& view, QObject* parent)
        : QStyledItemDelegate(parent), m_view(view)
    {}

    /// Of a row of so wide a view. Each step asks for all rows, so what was found is remembered.
    int heightFor(int width, const QFont& font, const QModelIndex& index) const
    {
        if (font != m_font || m_lines.size() > mostRemembered)
            m_lines.clear();
        m_font = font;
        const bool isCurrent = index.data(ListingModel::isCurrentRole).toBool();
        const auto [row, isNew] =
            m_lines.try_emplace({width, isCurrent, continuedOf(index), codeOf(index)}, 0);
        if (isNew)
            row->second = wrapped(width, font, index).lines();
        return row->second * lineHeight(font);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = m_view.viewport()->width();
        return {width, heightFor(width, option.font, index)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        painter->setLayoutDirection(Qt::LeftToRight); // code is never mirrored
        const Colors colors = Colors::of(option.palette);
        const bool isCurrent = index.data(ListingModel::isCurrentRole).toBool();
        const QRect row = option.rect;
        const int gutter = scaled(gutterWidth, option.font);
        const QVariant isRight = index.data(ListingModel::isRightRole);
        if (isCurrent)
            painter->fillRect(row, colors.fill(Role::step));
        else if (isRight.isValid())
            painter->fillRect(row, colors.fill(isRight.toBool() ? Role::winner : Role::error));
        else if (index.data(ListingModel::isOtherRole).toBool())
            painter->fillRect(row, colors.fill(Role::warning));
        painter->setPen(colors.hairline);
        painter->drawLine(row.left() + gutter, row.top(), row.left() + gutter, row.bottom());

        const int margin = scaled(codeMargin, option.font);
        const QRect start(row.left(), row.top(), gutter, lineHeight(option.font));
        paintMarks(*painter, start, option.font, index, colors);
        painter->setFont(inkedFont(option.font, index));
        painter->setPen(isCurrent ? colors.role(Role::step) : colors.secondaryText);
        painter->drawText(start.adjusted(0, 0, -margin, 0), Qt::AlignVCenter | Qt::AlignRight,
                          index.data(ListingModel::numberRole).toString());
        painter->setPen(colors.text);
        wrapped(row.width(), option.font, index)
            .paint(*painter, {row.left() + gutter + margin, row.top()});
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colors.role(Role::accent), 2));
            painter->drawRect(row.adjusted(1, 1, -2, -2));
        }
    }

private:
    static QFont inkedFont(QFont font, const QModelIndex& index)
    {
        const bool isCurrent = index.data(ListingModel::isCurrentRole).toBool();
        font.setWeight(isCurrent ? QFont::Bold : QFont::Normal);
        return font;
    }

    static QString codeOf(const QModelIndex& index)
    {
        return index.data().toString() + index.data(ListingModel::endRole).toString();
    }

    static int continuedOf(const QModelIndex& index)
    {
        return index.data(ListingModel::continuedRole).toInt();
    }

    /// The code of a row of so wide a view.
    static WrappedCode wrapped(int width, const QFont& font, const QModelIndex& index)
    {
        const int room = width - scaled(gutterWidth, font) - 2 * scaled(codeMargin, font);
        return {codeOf(index), inkedFont(font, index), room, continuedOf(index)};
    }

    /// At the first line of the row.
    static void paintMarks(QPainter& painter, const QRect& start, const QFont& font,
                           const QModelIndex& index, const Colors& colors)
    {
        const qreal size = scaled(9, font);
        const QPointF centre(start.left() + scaled(10, font), start.top() + start.height() / 2.0);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        if (index.data(ListingModel::isStopRole).toBool()) {
            painter.setBrush(colors.role(Role::error));
            painter.drawPolygon(
                QPolygonF({centre + QPointF(0, -size / 2), centre + QPointF(size / 2, 0),
                           centre + QPointF(0, size / 2), centre + QPointF(-size / 2, 0)}));
        }
        const bool isCurrent = index.data(ListingModel::isCurrentRole).toBool();
        if (isCurrent || index.data(ListingModel::isCallRole).toBool()) {
            const QPointF tip = centre + QPointF(size, 0);
            painter.setPen(QPen(colors.role(Role::step), 1.4));
            painter.setBrush(isCurrent ? QBrush(colors.role(Role::step)) : Qt::NoBrush);
            painter.drawPolygon(
                QPolygonF({tip + QPointF(-size * 0.4, -size / 2), tip + QPointF(size * 0.4, 0),
                           tip + QPointF(-size * 0.4, size / 2)}));
        }
        painter.restore();
    }

    static constexpr std::size_t mostRemembered = 2000;

    const QAbstractItemView& m_view;
    mutable QFont m_font;
    /// Of a width, bold, farther in by so much, of a code.
    mutable std::map<std::tuple<int, bool, int, QString>, int> m_lines;
};

ListingModel::ListingModel(StepPlayer& player, QObject* parent)
    : QAbstractListModel(parent), m_player(&player)
{
    connect(&player, &StepPlayer::moved, this, &ListingModel::follow);
    connect(&player, &StepPlayer::ended, this, &ListingModel::follow);
    connect(&player, &StepPlayer::stopsChanged, this, [this] {
        if (!m_lines.empty())
            emit dataChanged(index(0), index(rowCount() - 1), {isStopRole});
    });
}

ListingModel::ListingModel(const Listing& listing, const Terms& terms, QObject* parent)
    : QAbstractListModel(parent), m_listing(&listing), m_terms(terms), m_isChoice(true)
{
    retranslate();
}

void ListingModel::setJudged(std::optional<bool> isRight)
{
    if (isRight == m_judged)
        return;
    m_judged = isRight;
    emit dataChanged(index(0), index(rowCount() - 1));
}

void ListingModel::settle(const std::vector<int>& right)
{
    m_isChoice = false;
    m_right = right;
    emit dataChanged(index(0), index(rowCount() - 1));
    emit lineChanged();
}

void ListingModel::follow()
{
    if (m_player->isRunning()) {
        showStep(m_player->index());
        return;
    }
    beginResetModel();
    m_lines.clear();
    m_listing = nullptr;
    endResetModel();
    emit lineChanged();
}

void ListingModel::showStep(int index)
{
    m_shown = index;
    const Listing* listing = shownStep().listing;
    Terms terms = m_player->run().terms();
    if (m_isPrinted)
        terms.mistake = m_mistake;
    if (listing != m_listing || terms != m_terms) {
        m_listing = listing;
        m_terms = terms;
        return retranslate();
    }
    emit dataChanged(this->index(0), this->index(rowCount() - 1));
    emit lineChanged();
}

void ListingModel::setMistake(int mistake)
{
    if (mistake == m_mistake)
        return;
    m_mistake = mistake;
    if (m_isPrinted)
        m_terms.mistake = mistake;
    retranslate();
}

void ListingModel::retranslate()
{
    if (!m_listing)
        return;
    beginResetModel();
    m_lines = narration::codeLines(*m_listing, m_terms, language());
    endResetModel();
    emit lineChanged();
}

narration::CodeLanguage ListingModel::language() const
{
    return m_isAsked || m_isPrinted || !m_player ? narration::CodeLanguage::pseudoCode
                                                 : narration::codeLanguage();
}

QString ListingModel::function() const
{
    if (!m_listing)
        return {};
    return m_isAsked || m_isPrinted || !m_player ? QUtf8StringView(m_listing->function).toString()
                                                 : narration::codeName(*m_listing);
}

QString ListingModel::text() const
{
    QString text;
    for (const narration::CodeLine& line : m_lines)
        text += line.text + u'\n';
    return text;
}

bool ListingModel::isShown(const narration::CodeLine& line) const
{
    if (!m_player || m_isPrinted || !line.line)
        return false;
    const Step& step = shownStep();
    return line.line->name == step.line && line.line->half.value_or(step.half) == step.half;
}

bool ListingModel::isStop(const narration::CodeLine& line) const
{
    return line.line && m_player && !m_isPrinted && m_player->isStop(*m_listing, line.line->name);
}

/// The line of the step, or the chosen one.
bool ListingModel::isCurrent(int row) const
{
    const narration::CodeLine& line = m_lines[static_cast<std::size_t>(row)];
    return m_player ? isShown(line) && m_shown == m_player->index()
                    : numberOf(row) == m_chosen && !m_judged;
}

/// Whether a line that was chosen, or is marked, is right.
std::optional<bool> ListingModel::judged(int row) const
{
    const int number = numberOf(row);
    if (std::ranges::count(m_right, number) > 0)
        return true;
    return number == m_chosen ? m_judged : std::nullopt;
}

bool ListingModel::isOther(int row) const
{
    const ListingLine* line = m_lines[static_cast<std::size_t>(row)].line;
    return line && m_mistake != 0 && line->print.concerns(m_mistake);
}

bool ListingModel::isMistake(int row) const
{
    const ListingLine* line = m_lines[static_cast<std::size_t>(row)].line;
    return line && m_mistake != 0 && isMistakeIn(*line, m_mistake);
}

/// "  → yes", "  ≠", "  ✓": so that colour does not say it alone. Where the mistake lies it is named.
QString ListingModel::endOf(int row) const
{
    if (const std::optional<bool> isRight = judged(row))
        return *isRight ? QStringLiteral("  ✓") : QStringLiteral("  ✗");
    QString end = isOther(row) ? QStringLiteral("  ≠") : QString();
    if (m_isPrinted && isMistake(row))
        end += u' ' + narration::mistakeName(m_mistake);
    if (!isShown(m_lines[static_cast<std::size_t>(row)]) || !shownStep().condition || isOpen())
        return end;
    return end
           + (*shownStep().condition ? tr("  → yes", "after a question of the code")
                                     : tr("  → no", "after a question of the code"));
}

/// From 1; 0 for a brace that closes.
int ListingModel::numberOf(int row) const
{
    const auto line = m_lines.begin() + row;
    return line->line ? 1
                            + static_cast<int>(std::count_if(m_lines.begin(), line,
                                                             [](const narration::CodeLine& above) {
                                                                 return above.line != nullptr;
                                                             }))
                      : 0;
}

int ListingModel::shownRow() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!m_player     ? (m_right.empty() ? numberOf(row) == m_chosen : judged(row) == true)
            : m_isPrinted ? isMistake(row)
                          : isShown(m_lines[static_cast<std::size_t>(row)]))
            return row;
    }
    return m_player ? -1 : 0;
}

void ListingModel::toggleStop(int row)
{
    if (row < 0 || row >= rowCount() || m_isAsked || m_isPrinted)
        return;
    const ListingLine* line = m_lines[static_cast<std::size_t>(row)].line;
    if (line && m_player) {
        m_player->toggleStop(*m_listing, line->name);
    } else if (m_isChoice) {
        m_chosen = numberOf(row);
        m_judged.reset();
        emit dataChanged(index(0), index(rowCount() - 1));
        emit lineChanged();
        emit chosenChanged();
    }
}

int ListingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ListingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const narration::CodeLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::AccessibleTextRole:
        return line.line ? tr("%1: %2", "'Line 16 of 18', a line of code")
                               .arg(describe(index.row()), line.text.trimmed())
                         : line.text.trimmed();
    case numberRole:
        return line.line ? QString::number(numberOf(index.row())) : QString();
    case isCurrentRole:
        return isCurrent(index.row());
    case isCallRole:
        return isShown(line) && !isCurrent(index.row());
    case isStopRole:
        return isStop(line);
    case isOtherRole:
        return isOther(index.row());
    case isRightRole: {
        const std::optional<bool> isRight = judged(index.row());
        return isRight ? QVariant(*isRight) : QVariant();
    }
    case continuedRole:
        return narration::continuedIndent(language());
    case endRole:
        return endOf(index.row());
    default:
        return {};
    }
}

/// "Line 16 of 18, current"
QString ListingModel::describe(int row) const
{
    const narration::CodeLine& line = m_lines[static_cast<std::size_t>(row)];
    QString place = tr("Line %1 of %2");
    if (isShown(line))
        place = isCurrent(row) ? tr("Line %1 of %2, current") : tr("Line %1 of %2, makes the call");
    else if (isCurrent(row))
        place = tr("Line %1 of %2, chosen");
    place = place.arg(numberOf(row))
                .arg(std::ranges::count_if(
                    m_lines, [](const narration::CodeLine& each) { return each.line != nullptr; }));
    if (const std::optional<bool> isRight = judged(row))
        place = (*isRight ? tr("%1, right", "%1: 'Line 16 of 18'")
                          : tr("%1, wrong", "%1: 'Line 16 of 18'"))
                    .arg(place);
    if (isOther(row))
        place = m_isPrinted ? tr("%1, other than it runs", "%1: 'Line 16 of 18'").arg(place)
                            : tr("%1, printed otherwise", "%1: 'Line 16 of 18'").arg(place);
    return isStop(line) ? tr("%1, stop mark", "%1: 'Line 16 of 18'").arg(place) : place;
}

ListingView::ListingView(ListingModel& model, QWidget* parent)
    : QListView(parent), m_model(model), m_delegate(new LineDelegate(*this, this))
{
    setObjectName(QStringLiteral("listingView"));
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegate(m_delegate);
    setModel(&model);
    setFont(codeFont());
    connect(&model, &ListingModel::lineChanged, this, [this] {
        const QModelIndex line = m_model.index(m_model.shownRow());
        setCurrentIndex(line);
        showMarked();
    });
}

QSize ListingView::sizeHint() const
{
    return {scaled(390, font()), scaled(rowHeight * 12, font())};
}

QSize ListingView::minimumSizeHint() const
{
    return {scaled(120, font()), scaled(rowHeight * 3, font())};
}

/// Scrolls to the marked line with some lines below it, which say where it leads. A low view, which a
/// page that scrolls may cut off, begins with it.
void ListingView::showMarked()
{
    const int row = m_model.shownRow();
    const QModelIndex marked = m_model.index(row);
    scrollToTop(); // the same position, whichever way it was reached
    if (height() <= minimumSizeHint().height() + lineHeight(font()))
        return scrollTo(marked, PositionAtTop);
    scrollTo(m_model.index(std::min(row + 2, m_model.rowCount() - 1)));
    scrollTo(marked);
}

/// With a scroll bar only if the lines do not all fit without one, as beside it they may need more
/// room.
void ListingView::doItemsLayout()
{
    int height = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        height += m_delegate->heightFor(width(), font(), m_model.index(row));
    setVerticalScrollBarPolicy(height > this->height() ? Qt::ScrollBarAlwaysOn
                                                       : Qt::ScrollBarAlwaysOff);
    QListView::doItemsLayout();
}

void ListingView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    doItemsLayout();
    showMarked();
    m_isScrolledHidden = !isVisible();
    QMetaObject::invokeMethod(this, &ListingView::showMarked, Qt::QueuedConnection);
}

void ListingView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    const bool isSaidAnew = event->type() == QEvent::LanguageChange;
    if (isSaidAnew) { // another language takes more or fewer lines
        m_model.retranslate();
        doItemsLayout();
        showMarked();
    }
    m_isScrolledHidden |= (isSaidAnew || event->type() == QEvent::FontChange) && !isVisible();
}

void ListingView::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    if (std::exchange(m_isScrolledHidden, false))
        QMetaObject::invokeMethod(this, &ListingView::showMarked, Qt::QueuedConnection);
}

void ListingView::mousePressEvent(QMouseEvent* event)
{
    const bool isInGutter = event->position().x() < scaled(gutterWidth, font());
    if (event->button() == Qt::LeftButton && (isInGutter || m_model.isChoice()))
        m_model.toggleStop(indexAt(event->position().toPoint()).row());
    QListView::mousePressEvent(event);
}

void ListingView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && currentIndex().isValid())
        return m_model.toggleStop(currentIndex().row());
    QListView::keyPressEvent(event);
}

} // namespace showdown::gui
