// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/conflictbar.h"

#include "app/gui/cards/tableplaces.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/tablesession.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/tabletext.h"

#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

#include <vector>

namespace showdown::gui {
namespace {

std::vector<Place> changedSlots(const CardTable& before, const CardTable& after)
{
    std::vector<Place> changed;
    for (const Place place : tables::placesOf(after)) {
        if (before.card(place) != after.card(place))
            changed.push_back(place);
    }
    return changed;
}

} // namespace

ConflictBar::ConflictBar(TableSession& session, const QString& objectName, QWidget* parent)
    : NoticeBar(objectName, parent),
      m_session(session),
      m_swap(addButton(objectName + QStringLiteral("SwapButton")))
{
    if (!session.table().isSituation()) { // which is always of one deck
        m_allow = &addButton(objectName + QStringLiteral("AllowButton"));
        m_keepFirst = &addButton(objectName + QStringLiteral("KeepFirstButton"));
        m_leave = &addButton(objectName + QStringLiteral("LeaveButton"));
    }
    setIcon(IconId::problem);
    setRole(Role::warning);
    setClosable(true);
    connectParts();
    showWords();
}

void ConflictBar::showWords()
{
    setAccessibleName(tr("Message"));
    setWords(m_swap, tr("S&wap"), tr("Let the two cards change places"));
    if (m_allow) {
        setWords(*m_allow, tr("Allow du&plicates"), tr("Play with more than one deck from now on"));
        setWords(*m_keepFirst, tr("&Keep first"),
                 tr("Clear every card that lies on the table before"));
        setWords(*m_leave, tr("Leave dupl&icates"), tr("Keep all cards and allow duplicates"));
    }
    closeButton().setAccessibleName(tr("Close"));
    closeButton().setStatusTip(tr("Close this message and change nothing"));
    //: Tool tip of a button
    closeButton().setToolTip(tr("Close (Esc)"));
}

/// With the ways out and the key that leads to them.
QString ConflictBar::spoken() const
{
    QStringList ways;
    for (const QPushButton* button : {&m_swap, m_allow, m_keepFirst, m_leave}) {
        if (button && !button->isHidden())
            ways << button->accessibleName();
    }
    if (ways.isEmpty())
        return text();
    //: Read aloud; %1: why a card was refused; %2: buttons, such as "Swap, Allow duplicates"
    return tr("%1 With F6: %2.").arg(text(), ways.join(QStringLiteral(", ")));
}

void ConflictBar::connectParts()
{
    connect(&m_swap, &QPushButton::clicked, this, &ConflictBar::swapCards);
    if (m_allow) {
        connect(m_allow, &QPushButton::clicked, this, &ConflictBar::allowDuplicates);
        connect(m_keepFirst, &QPushButton::clicked, this, &ConflictBar::keepFirst);
        connect(m_leave, &QPushButton::clicked, this, &ConflictBar::leaveDuplicates);
    }
    connect(this, &NoticeBar::presentedChanged, this, &QWidget::setVisible);
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    connect(escape, &QShortcut::activated, this, &NoticeBar::dismiss);
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                          &NoticeBar::dismiss);
    m_session.whenChanged(TableChange::lens | TableChange::names | TableChange::properties, this,
                          &ConflictBar::dismissIfOutdated);
}

void ConflictBar::offerTable(const CardConflict& conflict, const CardTable& wanted)
{
    m_conflict = conflict;
    m_wanted = wanted;
    CardTable same = m_session.table();
    same.rows = wanted.rows;
    const bool isSingle = changedSlots(m_session.table(), wanted).size() == 1 && same == wanted;
    m_swapped = isSingle ? swapOf(conflict) : std::nullopt;
    m_swap.setVisible(m_swapped.has_value());
    say(Offer::cards, conflictText(m_session, conflict));
}

/// The card where it was requested, and what lies there where the card is; nothing if the table
/// does not hold the card yet, or the other may not lie there.
std::optional<CardMove> ConflictBar::swapOf(const CardConflict& conflict) const
{
    if (m_session.face(conflict.holder) != conflict.card)
        return std::nullopt;
    const MoveResult result = movedTo(m_session.table(), {conflict.card, conflict.holder},
                                      conflict.wanted, DropStyle::put);
    const auto* move = std::get_if<CardMove>(&result);
    return move ? std::optional(*move) : std::nullopt;
}

void ConflictBar::offerRules(const NamedRules& rules)
{
    m_rules = rules;
    m_swap.hide();
    say(Offer::rules, narration::usedTwiceQuestion(cardsUsedTwice(m_session.table())));
}

void ConflictBar::sayWhy(const QString& reason)
{
    m_swap.hide();
    say(Offer::none, reason);
    tell(); // also the same again
}

void ConflictBar::dismissReason()
{
    if (m_offer == Offer::none)
        dismiss();
}

void ConflictBar::say(Offer offer, const QString& text)
{
    m_before = m_session.table();
    m_offer = offer;
    const bool isSaidAgain = isVisible() && text == this->text();
    if (m_allow) { // before the text, which is read with their names
        m_allow->setVisible(offer == Offer::cards);
        m_keepFirst->setVisible(offer == Offer::rules);
        m_leave->setVisible(offer == Offer::rules);
    }
    setText(text);
    present();
    if (isSaidAgain)
        tell();
}

// Each of these changes the table, which dismisses the bar.

void ConflictBar::swapCards()
{
    const CardConflict conflict = m_conflict;
    const bool isOver = m_session.face(conflict.wanted).has_value();
    m_session.carryOut(*m_swapped);
    const bool isThere = m_session.face(conflict.wanted) == conflict.card; // dead cards move up
    emit cardsPlaced(
        isThere ? conflict.wanted
                : tables::holder(m_session.table(), conflict.card).value_or(conflict.wanted),
        isOver);
}

void ConflictBar::allowDuplicates()
{
    const Place last = changedSlots(m_session.table(), m_wanted).back();
    const bool isOver = m_session.face(last).has_value();
    m_session.setTableAllowingDuplicates(m_wanted);
    emit cardsPlaced(last, isOver);
}

void ConflictBar::keepFirst()
{
    m_session.setRulesKeepingFirst(m_rules);
}

void ConflictBar::leaveDuplicates()
{
    NamedRules rules = m_rules;
    rules.rules.deck = DeckKind::free;
    m_session.setRules(rules);
    dismiss(); // the rules may be the same as before
}

/// The refused change would bring the earlier names, lens and title back. Name changes are
/// signalled on a new language too, although the names stay the same.
void ConflictBar::dismissIfOutdated()
{
    if (m_session.table() != m_before)
        dismiss();
}

} // namespace showdown::gui
