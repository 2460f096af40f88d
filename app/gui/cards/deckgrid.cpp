// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/cardtext.h"
#include "app/narration/tabletext.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
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
    qreal wildGap; ///< before the keys beside the rows
    qreal wild;    ///< width of those keys
    qreal height;  ///< least height of a key, as designed
};

namespace {

constexpr qreal highestKey = 44;
constexpr qreal lowestKey = 24; ///< the least height of a click target
constexpr qreal designWidth = 51.54;
constexpr qreal holderWidth = 42; ///< a narrower key has no room for the number of a holder

int ceiled(qreal length)
{
    return static_cast<int>(std::ceil(length));
}

/// The step for an arrow, Home or End; arrows follow the screen.
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
    : QWidget(parent), PaintedCells(this), m_appearance(appearance)
{
    setObjectName(QStringLiteral("deckGrid"));
    onRetranslate(*this, [this] {
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
        const auto index = static_cast<std::size_t>(DeckKeys::natural(key).index());
        if (keys[index] == m_used[index])
            continue;
        m_used[index] = keys[index];
        updateKey(key);
    }
}

void DeckGrid::setExtraKeys(bool wild, bool unknown)
{
    const ExtraKeys extra{wild, unknown};
    if (extra == m_extra)
        return;
    m_extra = extra;
    const int before = currentKey();
    m_cursor.setExtraKeys(extra);
    m_hovered.reset();
    m_pressed.reset();
    updateGeometry();
    update();
    if (currentKey() == before)
        return;
    if (hasFocus())
        tellCellFocus();
    emit currentKeyChanged(currentKey());
}

void DeckGrid::setRules(const HouseRules& rules)
{
    const HouseRules before = std::exchange(m_rules, rules);
    for (int key = 0; key < DeckKeys::wild; ++key) {
        const Card card = DeckKeys::natural(key);
        if (rules.isWild(card) == before.isWild(card))
            continue;
        updateKey(key);
        tellCellName(key);
    }
}

void DeckGrid::setHeldCard(std::optional<PlacedCard> card)
{
    if (card == m_held)
        return;
    const std::optional<PlacedCard> before = std::exchange(m_held, card);
    for (const std::optional<PlacedCard>& changed : {before, card}) {
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

void DeckGrid::giveRoom(int height)
{
    if (height == m_given)
        return;
    m_given = height;
    updateGeometry();
}

int DeckGrid::given() const
{
    return std::clamp(m_given, -mostGrowth(), mostGiven());
}

int DeckGrid::mostGiven() const
{
    return ceiled(DeckKeys::rows * (lengths().height - lowestKey * uiScale(font())));
}

int DeckGrid::mostGrowth() const
{
    return static_cast<int>(DeckKeys::rows * (highestKey * uiScale(font()) - lengths().height));
}

void DeckGrid::setCurrentKey(int key)
{
    if (key == currentKey())
        return;
    updateKey(currentKey());
    m_cursor.setKey(key);
    updateKey(key);
    if (hasFocus())
        tellCellFocus();
    emit currentKeyChanged(key);
}

QString DeckGrid::keyName(int key) const
{
    const std::optional<Card> card = DeckKeys::card(key).face();
    return card ? narration::deckKeyName(*card, m_rules) : narration::unknownCardName();
}

QString DeckGrid::keyDescription(int key) const
{
    if (key < DeckKeys::wild) {
        const auto& used = m_used[static_cast<std::size_t>(DeckKeys::natural(key).index())];
        if (used)
            return used->description;
    }
    const QString hint = m_hints ? m_hints(DeckKeys::card(key)) : QString();
    return hint.isEmpty() && key == DeckKeys::unknown ? narration::unknownCardNote() : hint;
}

QRectF DeckGrid::keyRect(int key) const
{
    const Lengths of = lengths();
    const QRectF area = QRectF(rect()).adjusted(of.ring, of.ring, -of.ring, -of.ring);
    QRectF place;
    if (key >= DeckKeys::wild) {
        place = extraKeyRect(key, area);
    } else {
        const qreal width =
            (area.width() - besideRows() - (DeckKeys::columns - 1) * of.gap) / DeckKeys::columns;
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
        if (m_extra.has(key) && keyRect(key).contains(position))
            return key;
    }
    return std::nullopt;
}

void DeckGrid::pick(int key)
{
    emit cardPicked(DeckKeys::card(key));
}

QSize DeckGrid::sizeHint() const
{
    const Lengths of = lengths();
    const qreal width = DeckKeys::columns * designWidth * uiScale(font())
                        + (DeckKeys::columns - 1) * of.gap + besideRows();
    return {ceiled(width + 2 * of.ring), ceiled(DeckKeys::rows * of.height - given()
                                                + (DeckKeys::rows - 1) * of.gap + 2 * of.ring)};
}

QSize DeckGrid::minimumSizeHint() const
{
    const Lengths of = lengths();
    const qreal width =
        DeckKeys::columns * lowestKey + (DeckKeys::columns - 1) * of.gap + besideRows();
    return {ceiled(width + 2 * of.ring), sizeHint().height()};
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
    showToolTip(help->globalPos(), text, *this, keyRect(*key).toAlignedRect());
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
    tellCellFocus();
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

void DeckGrid::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(keyAt(event->position()));
}

void DeckGrid::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

void DeckGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const CardPainter cards(Colors::of(palette()), m_appearance.suitColors(), font());
    const qreal around = lengths().ring;
    for (int key = 0; key < DeckKeys::count; ++key) {
        if (!m_extra.has(key))
            continue;
        const QRectF place = keyRect(key);
        const QRectF whole = place.adjusted(-around, -around, around, around);
        if (!event->region().intersects(whole.toAlignedRect()))
            continue;
        CardPainter::Key face{DeckKeys::card(key)};
        if (key < DeckKeys::wild) {
            const Card card = DeckKeys::natural(key);
            const auto& used = m_used[static_cast<std::size_t>(card.index())];
            face.used = used.has_value();
            face.isWild = m_rules.isWild(card);
            if (used && !m_compact && place.width() >= holderWidth * uiScale(font()))
                face.holder = used->holder;
        }
        face.states.setFlag(CardState::hover, key == m_hovered);
        face.states.setFlag(CardState::focus, key == currentKey() && hasFocus());
        face.states.setFlag(CardState::matched, m_held == face.card);
        cards.paintKey(painter, place, face);
    }
}

int DeckGrid::cellCount() const
{
    return DeckKeys::wild + int(m_extra.wild) + int(m_extra.unknown);
}

int DeckGrid::cellOfChild(int child) const
{
    return child == DeckKeys::wild && !m_extra.wild ? DeckKeys::unknown : child;
}

int DeckGrid::childOfCell(int key) const
{
    return key == DeckKeys::unknown ? cellCount() - 1 : key;
}

DeckGrid::Lengths DeckGrid::lengths() const
{
    const qreal scale = uiScale(font());
    return {3 * scale, (m_compact ? 3 : 4) * scale, 10 * scale, (m_compact ? 52 : 64) * scale,
            (m_compact ? 31.75 : 33.5) * scale};
}

/// The width of the column at the end of the rows, with the gap before it.
qreal DeckGrid::besideRows() const
{
    return m_extra.wild || m_extra.unknown ? lengths().wildGap + lengths().wild : 0;
}

QRectF DeckGrid::extraKeyRect(int key, const QRectF& area) const
{
    QRectF place = area;
    place.setLeft(area.right() - lengths().wild);
    if (m_extra.wild && m_extra.unknown) {
        place.setHeight((area.height() - lengths().gap) / 2);
        if (key == DeckKeys::unknown)
            place.moveBottom(area.bottom());
    }
    return place;
}

void DeckGrid::applyFont()
{
    const Lengths of = lengths();
    setMaximumHeight(ceiled(DeckKeys::rows * highestKey * uiScale(font())
                            + (DeckKeys::rows - 1) * of.gap + 2 * of.ring));
    updateGeometry();
    update();
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

bool DeckGrid::isRepeated(int key, quint64 time)
{
    const auto interval =
        static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    const bool isSame = std::exchange(m_clicked, key) == key;
    const quint64 elapsed = time - std::exchange(m_clickTime, time);
    return isSame && key < DeckKeys::wild && elapsed < interval;
}

} // namespace showdown::gui
