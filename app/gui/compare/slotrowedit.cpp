// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/slotrowedit.h"

#include "app/gui/compare/wildmark.h"
#include "app/gui/session/session.h"
#include "app/gui/session/slottext.h"
#include "app/gui/theme/scale.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace showdown {
namespace {

constexpr int noSlot = -1;

} // namespace

SlotRowEdit::SlotRowEdit(Session& session, int player, QWidget* parent)
    : QWidget(parent), m_session(session), m_player(player),
      m_metrics(CompareMetrics::of(font(), false)), m_wildTexts(SlotRow::size)
{
    for (int slot = 0; slot < SlotRow::size; ++slot) {
        createSlot(slot);
        connectSlot(slot);
    }
    connect(&session, &Session::handChanged, this, [this](int changed) {
        if (changed == m_player)
            showCards();
    });
    connect(&session.undoStack(), &QUndoStack::indexChanged, this,
            [this] { forgetProblems(noSlot); });
    showCards();
}

void SlotRowEdit::createSlot(int slot)
{
    const SlotPlace place{m_player, slot};
    const QString purpose = QStringLiteral("player%1Card%2").arg(m_player + 1).arg(slot + 1);

    auto* edit = new CardSlotEdit(this);
    edit->setObjectName(purpose + QStringLiteral("Slot"));
    edit->setAccessibleName(slotName(place));
    edit->setToolTip(tr("Type a card, such as Ks, 10h or *, and press Enter"));
    edit->setStatusTip(tr("Enter takes the card; arrows move between the slots; "
                          "five cards can be pasted at once"));

    m_slots[static_cast<std::size_t>(slot)] = edit;
    m_wilds[static_cast<std::size_t>(slot)] =
        new WildMark(purpose + QStringLiteral("WildLabel"), this);
}

void SlotRowEdit::connectSlot(int slot)
{
    const SlotPlace place{m_player, slot};
    CardSlotEdit* edit = m_slots[static_cast<std::size_t>(slot)];
    connect(edit, &CardSlotEdit::cardsEntered, this,
            [this, place](const Hand& cards) { enterCards(place, cards); });
    connect(edit, &CardSlotEdit::problemChanged, this,
            [this, slot](const QString& problem) { reportProblem(slot, problem); });
    connect(edit, &CardSlotEdit::focusReceived, this, [this, place] { emit slotFocused(place); });
    connect(edit, &CardSlotEdit::moveRequested, this,
            [this, place](SlotMove move) { emit moveRequested(place, move); });
}

void SlotRowEdit::setWilds(const QStringList& wilds, const QStringList& shortWilds)
{
    m_wildTexts = wilds;
    for (int slot = 0; slot < SlotRow::size; ++slot) {
        m_wilds[static_cast<std::size_t>(slot)]->setMark(wilds.value(slot), shortWilds.value(slot));
        describe(slot);
    }
    place();
}

void SlotRowEdit::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    place();
}

int SlotRowEdit::margin() const
{
    return scaled(8, font());
}

QSize SlotRowEdit::sizeHint() const
{
    return {m_metrics.rowWidth() + 2 * margin(),
            m_metrics.slot.height() + m_metrics.underSlot + 2 * margin()};
}

void SlotRowEdit::place()
{
    const int pitch = m_metrics.slot.width() + m_metrics.slotGap;
    const auto hasWild = [this](int slot) { return !m_wildTexts.value(slot).isEmpty(); };
    for (int slot = 0; slot < SlotRow::size; ++slot) {
        const auto index = static_cast<std::size_t>(slot);
        const QRect card({margin() + slot * pitch, margin()}, m_metrics.slot);
        m_slots[index]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), card));
        const bool isAlone = !hasWild(slot - 1) && !hasWild(slot + 1);
        const QRect under(card.left(), card.bottom() + 1 + scaled(5, font()), card.width(),
                          scaled(16, font()));
        m_wilds[index]->placeIn(QStyle::visualRect(layoutDirection(), rect(), under),
                                isAlone ? pitch / 2 : m_metrics.slotGap / 2);
    }
}

void SlotRowEdit::setNext(SlotPlace place)
{
    Q_UNUSED(place)
}

void SlotRowEdit::outline(std::optional<int> slot)
{
    Q_UNUSED(slot)
}

void SlotRowEdit::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        place();
}

void SlotRowEdit::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

QString SlotRowEdit::contentText(int slot) const
{
    const std::optional<Card> card = m_session.card({m_player, slot});
    if (!card)
        return tr("Empty");
    const QString wild = m_wildTexts.value(slot);
    if (wild.isEmpty())
        return cardName(*card);
    return tr("%1, %2", "a wild card, what it acts as").arg(cardName(*card), wild);
}

void SlotRowEdit::showCards()
{
    for (int slot = 0; slot < SlotRow::size; ++slot) {
        this->slot(slot).setCard(m_session.card({m_player, slot}));
        describe(slot);
    }
}

void SlotRowEdit::describe(int slot) const
{
    CardSlotEdit& edit = this->slot(slot);
    edit.setAccessibleDescription(edit.problem().isEmpty() ? contentText(slot) : edit.problem());
}

void SlotRowEdit::enterCards(SlotPlace place, const Hand& cards)
{
    std::optional<CardConflict> conflict;
    if (cards.size() > 1)
        conflict = m_session.setCards(place, cards);
    else if (cards.isEmpty())
        conflict = m_session.setCard(place, std::nullopt);
    else
        conflict = m_session.setCard(place, cards[0]);

    if (conflict) {
        slot(place.slot).setProblem(conflictText(*conflict));
        emit conflictFound(*conflict);
    } else {
        slot(place.slot).setCard(m_session.card(place));
    }
}

void SlotRowEdit::forgetProblems(int exceptOf) const
{
    for (int slot = 0; slot < SlotRow::size; ++slot) {
        if (slot != exceptOf)
            this->slot(slot).setProblem({});
    }
}

void SlotRowEdit::reportProblem(int slot, const QString& problem)
{
    describe(slot);
    if (problem.isEmpty()) {
        emit problemChanged({});
        return;
    }
    forgetProblems(slot);
    //: Where it was typed, what was typed (in quotation marks), what is wrong with it
    const QString report = tr("%1, %2: %3");
    emit problemChanged(
        report.arg(slotName(SlotPlace{m_player, slot}), quoted(this->slot(slot).text()), problem));
}

} // namespace showdown
