// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"

#include "app/gui/cards/cardaccess.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/narration/tabletext.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace showdown::gui {

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

int ceiled(qreal length)
{
    return static_cast<int>(std::ceil(length));
}

/// The step of an arrow, Home or End; arrows follow the screen.
std::optional<DeckStep> stepOf(int key, bool isRightToLeft)
{
    switch (key) {
    case Qt::Key_Left:
        return isRightToLeft ? DeckStep::forward : DeckStep::back;
    case Qt::Key_Right:
        return isRightToLeft ? DeckStep::back : DeckStep::forward;
    case Qt::Key_Up:
        return DeckStep::up;
    case Qt::Key_Down:
        return DeckStep::down;
    case Qt::Key_Home:
        return DeckStep::first;
    case Qt::Key_End:
        return DeckStep::last;
    default:
        return std::nullopt;
    }
}

} // namespace

DeckGrid::DeckGrid(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    installCardAccess();
    setObjectName(QStringLiteral("deckGrid"));
    inEveryLanguage(*this, [this] {
        //: What a screen reader calls the keys of the deck
        setAccessibleName(tr("Deck, 4 suits by 13 ranks"));
        setStatusTip(tr("Click a card to put it into the next slot"));
    });
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus with the slots
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    applyFont();
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void DeckGrid::setUsedKeys(const UsedKeys& keys)
{
    for (int key = 0; key < DeckKeys::wild; ++key) {
        const auto index = static_cast<std::size_t>(DeckKeys::card(key).index());
        if (keys[index] == m_used[index])
            continue;
        m_used[index] = keys[index];
        updateKey(key);
    }
}

void DeckGrid::setRules(const HouseRules& rules)
{
    const HouseRules before = std::exchange(m_rules, rules);
    for (int key = 0; key < DeckKeys::wild; ++key) {
        const Card card = DeckKeys::card(key);
        if (rules.isWild(card) == before.isWild(card))
            continue;
        updateKey(key);
        tellKeyName(*this, key);
    }
}

void DeckGrid::setHeldCard(std::optional<Card> card)
{
    if (card == m_held)
        return;
    const std::optional<Card> before = std::exchange(m_held, card);
    for (const std::optional<Card>& changed : {before, card}) {
        if (changed)
            updateKey(DeckKeys::key(*changed));
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
    if (key == currentKey())
        return;
    updateKey(currentKey());
    m_cursor.setKey(key);
    updateKey(key);
    if (hasFocus())
        tellKeyFocus(*this);
    emit currentKeyChanged(key);
}

QString DeckGrid::keyName(int key) const
{
    return narration::deckKeyName(DeckKeys::card(key), m_rules);
}

QString DeckGrid::keyDescription(int key) const
{
    const Card card = DeckKeys::card(key);
    const auto* used = card.isJoker() ? nullptr : &m_used[static_cast<std::size_t>(card.index())];
    if (used && *used)
        return (*used)->description;
    return m_hints ? m_hints(card) : QString();
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
    if (key == DeckKeys::wild) {
        place.setLeft(area.right() - of.wild);
    } else {
        const qreal width = (area.width() - of.wild - of.wildGap - (DeckKeys::columns - 1) * of.gap)
                            / DeckKeys::columns;
        const qreal height = (area.height() - (DeckKeys::rows - 1) * of.gap) / DeckKeys::rows;
        place = {area.left() + DeckKeys::column(key) * (width + of.gap),
                 area.top() + DeckKeys::row(key) * (height + of.gap), width, height};
    }
    if (isRightToLeft())
        place.moveLeft(area.left() + area.right() - place.right());
    return place;
}

std::optional<int> DeckGrid::keyAt(const QPointF& position) const
{
    for (int key = 0; key < DeckKeys::count; ++key) {
        if (keyRect(key).contains(position))
            return key;
    }
    return std::nullopt;
}

void DeckGrid::pick(int key)
{
    emit cardPicked(DeckKeys::card(key));
}

void DeckGrid::giveRoom(int height)
{
    if (height == m_given)
        return;
    m_given = height;
    updateGeometry();
}

int DeckGrid::given() const
{
    const int most = ceiled(DeckKeys::rows * (lengths().height - lowestKey * uiScale(font())));
    return std::clamp(m_given, -mostGrowth(), most);
}

int DeckGrid::mostGrowth() const
{
    return static_cast<int>(DeckKeys::rows * (highestKey * uiScale(font()) - lengths().height));
}

QSize DeckGrid::sizeHint() const
{
    const Lengths of = lengths();
    const qreal width = DeckKeys::columns * designWidth * uiScale(font())
                        + (DeckKeys::columns - 1) * of.gap + of.wildGap + of.wild;
    return {ceiled(width + 2 * of.ring), ceiled(DeckKeys::rows * of.height - given()
                                                + (DeckKeys::rows - 1) * of.gap + 2 * of.ring)};
}

QSize DeckGrid::minimumSizeHint() const
{
    const Lengths of = lengths();
    const qreal width =
        DeckKeys::columns * lowestKey + (DeckKeys::columns - 1) * of.gap + of.wildGap + of.wild;
    return {ceiled(width + 2 * of.ring), sizeHint().height()};
}

void DeckGrid::applyFont()
{
    const Lengths of = lengths();
    setMaximumHeight(ceiled(DeckKeys::rows * highestKey * uiScale(font())
                            + (DeckKeys::rows - 1) * of.gap + 2 * of.ring));
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
    updateKey(currentKey());
    tellKeyFocus(*this);
}

void DeckGrid::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    updateKey(currentKey());
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
            pick(currentKey());
    } else if (key == Qt::Key_Escape) {
        emit left();
    } else if (const auto step = stepOf(key, isRightToLeft())) {
        setCurrentKey(m_cursor.towards(*step));
    } else if (const auto typed = m_cursor.typed(event->text())) {
        setCurrentKey(*typed);
    } else {
        QWidget::keyPressEvent(event);
    }
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
    if (!isRepeated(*pressed, event->timestamp()))
        pick(*pressed);
}

bool DeckGrid::isRepeated(int key, quint64 time)
{
    const auto interval =
        static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    const bool isSame = std::exchange(m_clicked, key) == key;
    const quint64 elapsed = time - std::exchange(m_clickTime, time);
    return isSame && key != DeckKeys::wild && elapsed < interval;
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
    for (int key = 0; key < DeckKeys::count; ++key) {
        const QRectF place = keyRect(key);
        const QRectF whole = place.adjusted(-around, -around, around, around);
        if (!event->region().intersects(whole.toAlignedRect()))
            continue;
        CardPainter::Key face{DeckKeys::card(key)};
        if (key != DeckKeys::wild) {
            const auto& used = m_used[static_cast<std::size_t>(face.card.index())];
            face.used = used.has_value();
            face.isWild = m_rules.isWild(face.card);
            if (used && !m_compact && place.width() >= holderWidth * uiScale(font()))
                face.holder = used->holder;
        }
        face.states.setFlag(CardState::hover, key == m_hovered);
        face.states.setFlag(CardState::focus, key == currentKey() && hasFocus());
        face.states.setFlag(CardState::matched, face.card == m_held);
        cards.paintKey(painter, place, face);
    }
}

} // namespace showdown::gui
