// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/deckgrid.h"

#include "app/gui/session/deckstate.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/cardpainter.h"
#include "app/gui/widgets/deckgridaccess.h"
#include "app/narration/decktext.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace showdown {

/// In pixels, at the size of the widget's text.
struct DeckGrid::Lengths
{
    qreal ring;    ///< around the grid, for the ring of the focus
    qreal gap;     ///< between keys
    qreal wildGap; ///< before the wild key
    qreal wild;    ///< width of the wild key
    qreal height;  ///< of a key at least, as the design draws it
};

namespace {

constexpr qreal highestKey = 44;
constexpr qreal lowestKey = 24; ///< targets are not smaller
constexpr qreal designWidth = 51.54;
constexpr qreal holderWidth = 42; ///< a narrower key has no room for the number of a holder

int rowOf(int key)
{
    return key / DeckGrid::columns;
}

int columnOf(int key)
{
    return key % DeckGrid::columns;
}

int keyIn(int row, int column)
{
    return row * DeckGrid::columns + column;
}

int ceiled(qreal length)
{
    return static_cast<int>(std::ceil(length));
}

} // namespace

DeckGrid::DeckGrid(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("deckGrid"));
    //: What a screen reader calls the keys of the deck
    setAccessibleName(tr("Deck, 4 suits by 13 ranks"));
    setStatusTip(tr("Click a card to put it into the next slot"));
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus with the slots
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    applyFont();
    installDeckGridAccess();
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void DeckGrid::setUsedKeys(const UsedKeys& keys)
{
    for (int key = 0; key < wildKey; ++key) {
        const auto index = static_cast<std::size_t>(cardOf(key).index());
        if (keys[index] == m_used[index])
            continue;
        m_used[index] = keys[index];
        updateKey(key);
    }
}

void DeckGrid::setHeldCard(std::optional<Card> card)
{
    if (card == m_held)
        return;
    const std::optional<Card> before = std::exchange(m_held, card);
    for (const std::optional<Card>& changed : {before, card}) {
        if (changed)
            updateKey(keyOf(*changed));
    }
}

void DeckGrid::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    applyFont();
}

void DeckGrid::setCurrentKey(int key)
{
    if (key == m_current)
        return;
    updateKey(std::exchange(m_current, key));
    updateKey(m_current);
    if (m_current != wildKey)
        m_row = rowOf(m_current);
    if (hasFocus())
        tellDeckKeyFocus(*this);
}

Card DeckGrid::cardOf(int key)
{
    if (key == wildKey)
        return Card::joker();
    const auto rank = static_cast<Rank>(number(Rank::ace) - columnOf(key));
    return {rank, deckSuits()[static_cast<std::size_t>(rowOf(key))]};
}

int DeckGrid::keyOf(Card card)
{
    if (card.isJoker())
        return wildKey;
    const auto suits = deckSuits();
    const auto row = std::ranges::find(suits, *card.suit()) - suits.begin();
    return keyIn(static_cast<int>(row), number(Rank::ace) - number(*card.rank()));
}

QString DeckGrid::keyName(int key) const
{
    return deckKeyName(cardOf(key));
}

QString DeckGrid::keyDescription(int key) const
{
    if (key == wildKey)
        return {};
    const auto& used = m_used[static_cast<std::size_t>(cardOf(key).index())];
    return used ? used->description : QString();
}

DeckGrid::Lengths DeckGrid::lengths() const
{
    const qreal scale = uiScale(font());
    return {3 * scale, (m_compact ? 3 : 4) * scale, 10 * scale, (m_compact ? 52 : 64) * scale,
            (m_compact ? 31.75 : 33.5) * scale};
}

QRectF DeckGrid::keyRect(int key) const
{
    const Lengths of = lengths();
    const QRectF area = QRectF(rect()).adjusted(of.ring, of.ring, -of.ring, -of.ring);
    QRectF place = area;
    if (key == wildKey) {
        place.setLeft(area.right() - of.wild);
    } else {
        const qreal width =
            (area.width() - of.wild - of.wildGap - (columns - 1) * of.gap) / columns;
        const qreal height = (area.height() - (rows - 1) * of.gap) / rows;
        place = {area.left() + columnOf(key) * (width + of.gap),
                 area.top() + rowOf(key) * (height + of.gap), width, height};
    }
    if (isRightToLeft())
        place.moveLeft(area.left() + area.right() - place.right());
    return place;
}

std::optional<int> DeckGrid::keyAt(const QPointF& position) const
{
    for (int key = 0; key < keyCount; ++key) {
        if (keyRect(key).contains(position))
            return key;
    }
    return std::nullopt;
}

void DeckGrid::pick(int key)
{
    emit cardPicked(cardOf(key));
}

QSize DeckGrid::sizeHint() const
{
    const Lengths of = lengths();
    const qreal width =
        columns * designWidth * uiScale(font()) + (columns - 1) * of.gap + of.wildGap + of.wild;
    return {ceiled(width + 2 * of.ring),
            ceiled(rows * of.height + (rows - 1) * of.gap + 2 * of.ring)};
}

QSize DeckGrid::minimumSizeHint() const
{
    const Lengths of = lengths();
    const qreal width = columns * lowestKey + (columns - 1) * of.gap + of.wildGap + of.wild;
    return {ceiled(width + 2 * of.ring), sizeHint().height()};
}

void DeckGrid::applyFont()
{
    const Lengths of = lengths();
    setMaximumHeight(
        ceiled(rows * highestKey * uiScale(font()) + (rows - 1) * of.gap + 2 * of.ring));
    updateGeometry();
    update();
}

bool DeckGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::optional<int> key = keyAt(help->pos());
    if (!key) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    QString text = keyName(*key);
    if (!keyDescription(*key).isEmpty())
        text += u'\n' + keyDescription(*key);
    QToolTip::showText(help->globalPos(), text, this, keyRect(*key).toAlignedRect());
    return true;
}

void DeckGrid::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyFont();
    else if (event->type() == QEvent::LayoutDirectionChange)
        update();
}

void DeckGrid::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    updateKey(m_current);
    tellDeckKeyFocus(*this);
}

void DeckGrid::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    updateKey(m_current);
}

void DeckGrid::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const int key = event->key();
    if (!isPlain) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (!event->isAutoRepeat())
            pick(m_current);
    } else if (key == Qt::Key_Escape) {
        emit left();
    } else if (const auto towards = keyTowards(*event)) {
        setCurrentKey(*towards);
    } else if (const auto typed = keyTyped(event->text())) {
        setCurrentKey(*typed);
    } else {
        QWidget::keyPressEvent(event);
    }
}

/// The key that an arrow, Home or End leads to; at an edge, the same one.
std::optional<int> DeckGrid::keyTowards(const QKeyEvent& event) const
{
    const bool isWild = m_current == wildKey;
    const int column = isWild ? columns : columnOf(m_current);
    const int forward = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
    const int back = isRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    const auto inRow = [this](int goal) {
        return goal >= columns ? wildKey : keyIn(m_row, std::max(goal, 0));
    };
    if (event.key() == forward)
        return inRow(column + 1);
    if (event.key() == back)
        return inRow(column - 1);
    if (event.key() == Qt::Key_Home)
        return inRow(0);
    if (event.key() == Qt::Key_End)
        return inRow(columns);
    if (event.key() == Qt::Key_Up)
        return isWild ? m_current : keyIn(std::max(m_row - 1, 0), column);
    if (event.key() == Qt::Key_Down)
        return isWild ? m_current : keyIn(std::min(m_row + 1, rows - 1), column);
    return std::nullopt;
}

/// The next key of a rank or a suit: in the same row or column unless the current key is of that
/// rank or suit already, so that K, H lead to the king of hearts. 1 and 0 both mean ten.
std::optional<int> DeckGrid::keyTyped(const QString& text) const
{
    if (text.size() != 1)
        return std::nullopt;
    const char16_t typed = text.front().toLower().unicode();
    if (typed == u'*' || typed == u'w')
        return wildKey;
    const bool isWild = m_current == wildKey;
    if (const auto suit = suitFromSymbol(typed)) {
        const int goal = rowOf(keyOf({Rank::ace, *suit}));
        if (isWild)
            return keyIn(goal, 0);
        const int column = columnOf(m_current);
        return keyIn(goal, goal == m_row ? (column + 1) % columns : column);
    }
    const bool isTen = typed == u'1' || typed == u'0';
    const auto rank = isTen ? std::optional(Rank::ten) : rankFromLetter(typed);
    if (!rank)
        return std::nullopt;
    const int goal = columnOf(keyOf({*rank, Suit::spades}));
    if (isWild || goal != columnOf(m_current))
        return keyIn(m_row, goal);
    return typed == u'0' ? m_current : keyIn((m_row + 1) % rows, goal);
}

void DeckGrid::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressed = keyAt(event->position());
}

void DeckGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    const std::optional<int> pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || keyAt(event->position()) != pressed)
        return;
    setCurrentKey(*pressed);
    pick(*pressed);
}

void DeckGrid::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(keyAt(event->position()));
}

void DeckGrid::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

void DeckGrid::setHovered(std::optional<int> key)
{
    if (key == m_hovered)
        return;
    for (const std::optional<int>& changed : {std::exchange(m_hovered, key), key}) {
        if (changed)
            updateKey(*changed);
    }
}

void DeckGrid::updateKey(int key)
{
    const int around = ceiled(lengths().ring);
    update(keyRect(key).toAlignedRect().adjusted(-around, -around, around, around));
}

void DeckGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const CardPainter cards(Colors::of(palette()), m_appearance.suitColors(), font());
    const qreal around = lengths().ring;
    for (int key = 0; key < keyCount; ++key) {
        const QRectF place = keyRect(key);
        const QRectF whole = place.adjusted(-around, -around, around, around);
        if (!event->region().intersects(whole.toAlignedRect()))
            continue;
        CardPainter::Key face{cardOf(key)};
        if (key != wildKey) {
            const auto& used = m_used[static_cast<std::size_t>(face.card.index())];
            face.used = used.has_value();
            if (used && !m_compact && place.width() >= holderWidth * uiScale(font()))
                face.holder = used->holder;
        }
        face.states.setFlag(CardState::hover, key == m_hovered);
        face.states.setFlag(CardState::focus, key == m_current && hasFocus());
        face.states.setFlag(CardState::matched, face.card == m_held);
        cards.paintKey(painter, place, face);
    }
}

} // namespace showdown
