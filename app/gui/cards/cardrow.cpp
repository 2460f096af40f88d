// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardrow.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/cardtext.h"

#include <QHelpEvent>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double rowEdge = 6;
constexpr double rowLineGap = 8;
constexpr double copiesHeight = 15;
constexpr double copiesDrop = 5; ///< below the card, beyond its rings
constexpr int mostInLine = 7;    ///< for which a row asks room

bool hasCopies(const RowCard& card)
{
    return card.copies > 1;
}

} // namespace

int CardLines::columns(int width) const
{
    return std::max(1, (width - 2 * edge + gap) / (card.width() + gap));
}

QSize CardLines::sizeOf(int cards, int columns) const
{
    const int inLine = std::min(cards, columns);
    const int count = (cards + columns - 1) / columns;
    return {std::max(0, inLine * (card.width() + gap) - gap) + 2 * edge,
            std::max(0, count * (card.height() + note + lineGap) - lineGap) + 2 * edge};
}

QRect CardLines::place(int position, const QRect& area, Qt::LayoutDirection direction) const
{
    const int inLine = columns(area.width());
    const QPoint corner(edge + position % inLine * (card.width() + gap),
                        edge + position / inLine * (card.height() + note + lineGap));
    return QStyle::visualRect(direction, area, QRect(area.topLeft() + corner, card));
}

void paintRowCard(QPainter& painter, const QRect& place, const RowCard& card,
                  const CardPainter& cards, const Colors& colors)
{
    cards.paint(painter, place, contentOf(card.card),
                card.isStruck ? card.states | CardState::notInvolved : card.states);
    if (card.isStruck)
        paintStrike(painter, place, colors);
}

void paintStrike(QPainter& painter, const QRect& card, const Colors& colors)
{
    constexpr double struckLine = 2.2;
    constexpr double struckReach = 0.07; // beyond the corners, in widths
    const qreal reach = struckReach * card.width();
    const QRectF line = QRectF(card).adjusted(-reach, -reach, reach, reach);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = struckLine * std::max(1.0, card.width() / 42.0);
    const auto strike = [&](const QColor& color, qreal thickness) {
        painter.setPen(QPen(color, thickness, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line.bottomLeft(), line.topRight());
    };
    strike(colors.window, colors.line(width) + 2); // a light line is lost on the paper otherwise
    strike(colors.role(Role::error), colors.line(width));
    painter.restore();
}

CardRow::CardRow(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), PaintedCells(this), m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void CardRow::setCards(const std::vector<RowCard>& cards)
{
    if (cards == m_cards)
        return;
    const std::optional<int> before = pointed();
    m_cards = cards;
    m_current = std::clamp(m_current, 0, std::max(0, count() - 1));
    m_pressed.reset();
    if (m_hovered && *m_hovered >= count())
        m_hovered.reset();
    updateGeometry();
    update();
    tellPointed(before);
}

void CardRow::setCardSize(double width, double gap)
{
    m_cardWidth = width;
    m_gap = gap;
    updateGeometry();
    update();
}

void CardRow::setClickable(bool clickable)
{
    m_clickable = clickable;
    setFocusPolicy(clickable ? Qt::StrongFocus : Qt::NoFocus);
}

void CardRow::setClickTip(const QString& tip)
{
    m_clickTip = tip;
    setStatusTip(tip);
}

void CardRow::setCurrent(int position)
{
    if (position == m_current || position < 0 || position >= count())
        return;
    const std::optional<int> before = pointed();
    m_current = position;
    update();
    if (hasFocus())
        tellCellFocus();
    tellPointed(before);
}

std::optional<int> CardRow::pointed() const
{
    if (m_hovered)
        return m_hovered;
    return hasFocus() && count() > 0 ? std::optional(m_current) : std::nullopt;
}

void CardRow::tellPointed(std::optional<int> before)
{
    if (pointed() != before)
        emit cardPointedAt(pointed());
}

QString CardRow::cardText(int position) const
{
    const RowCard& shown = at(position);
    const std::optional<Card> face = shown.card.face();
    QString text = face ? narration::cardName(*face) : narration::unknownCardName();
    if (hasCopies(shown)) {
        //: A card, and how many of it are meant: "Wild card, 2 of them"
        text = tr("%1, %2 of them").arg(text).arg(shown.copies);
    }
    if (shown.isStruck) {
        //: A card with a line through it: "Eight of spades, crossed out"
        text = tr("%1, crossed out").arg(text);
    }
    return text;
}

CardLines CardRow::lines() const
{
    const int width = scaled(m_cardWidth, font());
    const bool isNoted = std::ranges::any_of(m_cards, hasCopies);
    return {{width, CardPainter::heightFor(width)},
            scaled(m_gap, font()),
            scaled(rowEdge, font()),
            scaled(rowLineGap, font()),
            isNoted ? scaled(copiesDrop + copiesHeight, font()) : 0};
}

QString CardRow::toolTipText(int position) const
{
    return m_clickTip.isEmpty() ? cardText(position) : cardText(position) + u'\n' + m_clickTip;
}

QRect CardRow::cardRect(int position) const
{
    return lines().place(position, rect(), layoutDirection());
}

std::optional<int> CardRow::cardAt(const QPoint& position) const
{
    for (int card = 0; card < count(); ++card) {
        if (cardRect(card).contains(position))
            return card;
    }
    return std::nullopt;
}

void CardRow::click(int position)
{
    setCurrent(position);
    if (m_clickable)
        emit cardClicked(position);
}

QSize CardRow::sizeHint() const
{
    return lines().sizeOf(count(), mostInLine);
}

QSize CardRow::minimumSizeHint() const
{
    const CardLines of = lines();
    return of.sizeOf(std::min(count(), 1), 1);
}

int CardRow::heightForWidth(int width) const
{
    const CardLines of = lines();
    return of.sizeOf(count(), of.columns(width)).height();
}

bool CardRow::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverMove:
        setHovered(cardAt(static_cast<QHoverEvent*>(event)->position().toPoint()));
        break;
    case QEvent::HoverLeave:
        setHovered(std::nullopt);
        break;
    case QEvent::ToolTip:
        showToolTip(*static_cast<QHelpEvent*>(event));
        return true;
    default:
        break;
    }
    return QWidget::event(event);
}

void CardRow::showToolTip(const QHelpEvent& help)
{
    if (const std::optional<int> card = cardAt(help.pos()))
        gui::showToolTip(help.globalPos(), toolTipText(*card), *this, cardRect(*card));
    else
        QToolTip::hideText();
}

void CardRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void CardRow::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    tellCellFocus();
    if (!m_hovered && count() > 0)
        emit cardPointedAt(pointed());
}

void CardRow::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    if (!m_hovered && count() > 0)
        emit cardPointedAt(pointed());
}

/// The position that a key leads to: left and right on the screen, up and down across the lines.
std::optional<int> CardRow::goalOf(int key) const
{
    const int inLine = lines().columns(width());
    const int ahead = isRightToLeft() ? -1 : 1;
    const auto near = [this](int position) {
        return position < 0 || position >= count() ? m_current : position;
    };
    switch (key) {
    case Qt::Key_Left:
        return near(m_current - ahead);
    case Qt::Key_Right:
        return near(m_current + ahead);
    case Qt::Key_Up:
        return near(m_current - inLine);
    case Qt::Key_Down:
        return near(m_current + inLine);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return count() - 1;
    default:
        return std::nullopt;
    }
}

void CardRow::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = !(event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier));
    const int key = event->key();
    if (!isPlain || !m_clickable || count() == 0)
        return QWidget::keyPressEvent(event);
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (!event->isAutoRepeat())
            click(m_current);
    } else if (const std::optional<int> goal = goalOf(key)) {
        setCurrent(*goal);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void CardRow::mousePressEvent(QMouseEvent* event)
{
    m_pressed = m_clickable && event->button() == Qt::LeftButton
                    ? cardAt(event->position().toPoint())
                    : std::nullopt;
    if (!m_pressed)
        QWidget::mousePressEvent(event);
}

void CardRow::mouseReleaseEvent(QMouseEvent* event)
{
    const std::optional<int> pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && cardAt(event->position().toPoint()) == pressed)
        click(*pressed);
    else
        QWidget::mouseReleaseEvent(event);
}

void CardRow::setHovered(std::optional<int> position)
{
    if (position == m_hovered)
        return;
    const std::optional<int> before = pointed();
    m_hovered = position;
    update();
    tellPointed(before);
}

void CardRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Colors colors = Colors::of(palette());
    const CardPainter cards(colors, m_appearance.suitColors(), font());
    for (int position = 0; position < count(); ++position) {
        RowCard shown = at(position);
        shown.states.setFlag(CardState::hover, m_clickable && position == m_hovered);
        shown.states.setFlag(CardState::focus, hasFocus() && position == m_current);
        const QRect place = cardRect(position);
        paintRowCard(painter, place, shown, cards, colors);
        if (hasCopies(shown))
            paintCopies(painter, place, shown.copies);
    }
}

void CardRow::paintCopies(QPainter& painter, const QRect& card, int copies) const
{
    const int height = scaled(copiesHeight, font());
    painter.setPen(Colors::of(palette()).text);
    painter.setFont(designFont(font(), 12, QFont::DemiBold));
    painter.setLayoutDirection(Qt::LeftToRight); // the sign is always before the number
    //: Under a card: how many of it there are
    painter.drawText(
        QRect(card.left(), card.bottom() + scaled(copiesDrop, font()), card.width(), height),
        Qt::AlignCenter | Qt::TextDontClip, tr("×%1").arg(copies));
}

} // namespace showdown::gui
