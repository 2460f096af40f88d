// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/compare/slotrowview.h"

#include "app/gui/cards/wildmark.h"
#include "app/gui/compare/pastedtext.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/narration/tabletext.h"

#include <QEvent>
#include <QHoverEvent>
#include <QStyle>

#include <algorithm>
#include <array>
#include <variant>

namespace showdown::gui {

namespace {

bool isByKeys(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
           || reason == Qt::ShortcutFocusReason;
}

constexpr double markApart = 6; ///< between two marks, at least
constexpr double markDrop = 5;  ///< from the card to its wild's label
constexpr double markHeight = 16;

/// What the wild in a slot stands for.
std::optional<Substitution> substitutionAt(const CompareSession& session, Place place)
{
    const auto& result = session.shown().players[static_cast<std::size_t>(place.row)].result;
    const std::optional<int> position = session.row(place.row).dealtPosition(place.slot);
    if (!result || !position)
        return std::nullopt;
    const auto found =
        std::ranges::find(result->substitutions, *position, &Substitution::dealtPosition);
    return found == result->substitutions.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::optional<Place> neighbour(Place from, SlotMove move, int players,
                               Qt::LayoutDirection direction)
{
    const int ahead = direction == Qt::LeftToRight ? 1 : -1;
    const int last = Hand::fullSize - 1;
    Place to = from;
    switch (move) {
    case SlotMove::left:
        to.slot -= ahead;
        break;
    case SlotMove::right:
        to.slot += ahead;
        break;
    case SlotMove::up:
        --to.row;
        break;
    case SlotMove::down:
        ++to.row;
        break;
    case SlotMove::first:
        to.slot = 0;
        break;
    case SlotMove::last:
        to.slot = last;
        break;
    case SlotMove::back:
        to = from.slot > 0 ? Place{from.row, from.slot - 1} : Place{from.row - 1, last};
        break;
    case SlotMove::forward:
        to = from.slot < last ? Place{from.row, from.slot + 1} : Place{from.row + 1, 0};
        break;
    }
    if (to.slot < 0 || to.slot > last || to.row < 0 || to.row >= players)
        return std::nullopt;
    return to;
}

SlotRowView::SlotRowView(CompareSession& session, const Appearance& appearance, int player,
                         QWidget* parent)
    : CardRowEditor(session, appearance, player, QStringLiteral("player%1").arg(player + 1),
                    parent),
      m_session(session),
      m_metrics(CompareMetrics::of(font(), false)),
      m_wilds(Hand::fullSize)
{
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        this->slot(slot).installEventFilter(this);
        createMark(slot);
    }
    showCards();
}

void SlotRowView::createMark(int slot)
{
    auto* mark =
        new WildMark(QStringLiteral("player%1Card%2WildLabel").arg(row() + 1).arg(slot + 1), this);
    onRetranslate(*mark, [mark] {
        mark->setToolTip(tr("Show what every choice for the wild makes"));
        mark->setStatusTip(mark->toolTip());
    });
    connect(mark, &WildMark::clicked, this, &SlotRowView::wildsAsked);
    m_marks[static_cast<std::size_t>(slot)] = mark;
}

void SlotRowView::setWilds(const QStringList& wilds, const QStringList& shortWilds, bool areTried)
{
    m_wilds = wilds;
    for (int slot = 0; slot < Hand::fullSize; ++slot)
        m_marks[static_cast<std::size_t>(slot)]->setMark(wilds.value(slot), shortWilds.value(slot),
                                                         areTried);
    showContents();
    arrange();
}

void SlotRowView::setParts(const QStringList& parts) const
{
    for (int slot = 0; slot < Hand::fullSize; ++slot)
        this->slot(slot).setAccessibleDescription(parts.value(slot));
}

void SlotRowView::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setCardWidth(metrics.slot.width());
    arrange();
}

QSize SlotRowView::sizeHint() const
{
    return {m_metrics.rowWidth() + 2 * margin(),
            m_metrics.slot.height() + m_metrics.underSlot + 2 * margin()};
}

void SlotRowView::arrange()
{
    const int pitch = m_metrics.slot.width() + m_metrics.slotGap;
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const bool isShort = !longMarksFit();
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        CardSlot& widget = this->slot(slot);
        const QRect card({margin() + slot * pitch, margin()}, m_metrics.slot);
        const QPoint corner = mirrored(card).topLeft() - widget.cardRect().topLeft();
        widget.setGeometry(QRect(corner, widget.sizeHint()));
        const QRect under(card.left(), card.bottom() + 1 + scaled(markDrop, font()), card.width(),
                          scaled(markHeight, font()));
        m_marks[static_cast<std::size_t>(slot)]->placeIn(mirrored(under), isShort);
    }
}

/// Whether all marks can be long, each within its card and the free room on both sides. All marks
/// of a hand have the same form.
bool SlotRowView::longMarksFit() const
{
    const int pitch = m_metrics.slot.width() + m_metrics.slotGap;
    const auto hasWild = [this](int slot) { return !m_wilds.value(slot).isEmpty(); };
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        const bool isAlone = !hasWild(slot - 1) && !hasWild(slot + 1);
        const int apart = scaled(markApart, font());
        if (!m_marks[static_cast<std::size_t>(slot)]->fits(isAlone ? 2 * pitch : pitch - apart))
            return false;
    }
    return true;
}

void SlotRowView::outline(std::optional<int> slot)
{
    m_outlined = slot;
    showRings();
}

void SlotRowView::setChosen(const std::array<bool, Hand::fullSize>& chosen)
{
    m_chosen = chosen;
    showRings();
}

void SlotRowView::showRings()
{
    for (int each = 0; each < Hand::fullSize; ++each)
        slot(each).setMatched(each == m_outlined || m_chosen[static_cast<std::size_t>(each)]);
}

void SlotRowView::askForMenu(int slot, const QPoint& position)
{
    this->slot(slot).select();
    emit menuRequested(position);
}

bool SlotRowView::eventFilter(QObject* watched, QEvent* event)
{
    int slot = 0;
    while (slot < slotCount() && &this->slot(slot) != watched)
        ++slot;
    if (slot == slotCount())
        return CardRowEditor::eventFilter(watched, event);
    const CardSlot& card = this->slot(slot);
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverMove:
        // the margins of neighbouring slots overlap
        if (card.cardRect().contains(static_cast<QHoverEvent*>(event)->position().toPoint()))
            m_hovered = slot;
        else if (m_hovered == slot)
            m_hovered.reset();
        break;
    case QEvent::HoverLeave:
        if (m_hovered == slot)
            m_hovered.reset();
        break;
    case QEvent::FocusIn:
        m_isFocusByKeys = isByKeys(static_cast<QFocusEvent*>(event)->reason());
        break;
    case QEvent::FocusOut:
        break;
    default:
        return CardRowEditor::eventFilter(watched, event);
    }
    findPointed();
    return CardRowEditor::eventFilter(watched, event);
}

void SlotRowView::findPointed()
{
    std::optional<int> pointed = m_hovered;
    for (int slot = 0; slot < Hand::fullSize && !pointed; ++slot) {
        if (m_isFocusByKeys && this->slot(slot).hasFocus())
            pointed = slot;
    }
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    emit slotPointedAt(pointed);
}

QString SlotRowView::contentText(int slot) const
{
    if (row() >= m_session.playerCount())
        return CardRowEditor::contentText(slot);
    return narration::slotContent(m_session.face(place(slot)),
                                  substitutionAt(m_session, place(slot)), m_session.rules().rules,
                                  m_session.triedPlayer() == row());
}

void SlotRowView::enter(Place place, std::optional<PlacedCard> card)
{
    const std::optional<Card> face = card ? card->face() : std::nullopt;
    enterCards(place, face ? *Hand::of(std::array{*face}) : Hand());
}

void SlotRowView::enterText(Place place, const QString& text)
{
    const auto read = readPastedText(text);
    const auto* pasted = std::get_if<tables::PastedTable>(&read);
    if (!pasted)
        tellProblem(place, std::get<QString>(read));
    else if (pasted->isCards())
        enterCards(place, pasted->hands.front().hand);
    else
        enterHands(place, *pasted);
}

void SlotRowView::enterCards(Place place, const Hand& cards)
{
    const Place last = tables::lastPlace(place, std::max(cards.size(), 1));
    const bool isOver = m_session.face(last).has_value();
    const auto enter = [&]() -> std::optional<CardConflict> {
        if (cards.size() > 1)
            return m_session.setCards(place, cards);
        return m_session.setCard(place, cards.isEmpty() ? std::nullopt : std::optional(cards[0]));
    };
    const bool isRefused = enter().has_value();
    slot(place.slot).setCard(m_session.face(place)); // drops what was typed, even if refused
    if (!isRefused && !cards.isEmpty())
        emit cardsEntered(last, isOver);
}

void SlotRowView::enterHands(Place place, const tables::PastedTable& pasted)
{
    const int cards = pasted.isTable() ? 0 : pasted.hands.front().hand.size();
    const Place last = tables::lastPlace(place, std::max(cards, 1));
    const bool isOver = m_session.face(last).has_value();
    if (!m_session.paste(pasted, place) && cards > 0)
        emit cardsEntered(last, isOver);
}

} // namespace showdown::gui
