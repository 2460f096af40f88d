// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/session/tablesession.h"
#include "core/compare/showdown.h"
#include "core/trace/run.h"

#include <memory>

namespace showdown::files {
struct PastedTable;
}

namespace showdown::gui {

struct CardMove;

/// The shown table of Compare, the user's own or a guest, its result, and the undo stack. Nothing
/// else changes the table. Every change is one undo step and is computed at once; the signals
/// follow when everything is up to date, and only those whose subject changed. Setting the current
/// value does nothing.
///
/// Under one deck the table never holds a natural card twice: a change that would do that is
/// refused, changes nothing, and the conflict is returned.
class Session : public TableSession
{
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);                         ///< with the sample
    explicit Session(const CardTable& table, QObject* parent = nullptr); ///< without a conflict

    const CardTable& table() const { return m_table; }

    /// The user's own one, which waits while a guest is shown.
    const CardTable& ownTable() const { return guest() ? m_ownTable : m_table; }

    int playerCount() const { return m_table.playerCount; }
    const SlotRow& row(int player) const { return m_table.row(player); }
    std::optional<Card> card(SlotPlace place) const { return m_table.face(place); }
    const NamedRules& rules() const { return m_table.rules; }
    std::optional<Category> lens() const { return m_table.lens; }

    QStringList names() const { return files::names(m_table); }

    /// One entry per player who plays, in order.
    const Showdown& result() const { return m_result; }

    /// The result to show: result(), or during a try-out the result with the tried wilds.
    const Showdown& shown() const { return m_trial ? m_trial->result : m_result; }

    /// The lens of shown(). A try-out counts by best rank.
    std::optional<Category> shownLens() const { return m_trial ? std::nullopt : m_table.lens; }

    /// The player whose wilds are being tried, from 0.
    std::optional<int> triedPlayer() const;

    /// Takes the wilds of a complete hand as certain cards, which the rules must allow, until
    /// endTrial() or the next change of cards, rules, lens or players. The table stays as it is: a
    /// try-out is neither undone nor saved.
    void tryWilds(const TakenWilds& taken);
    void endTrial();

    /// Whether run() has steps: a hand is complete.
    bool hasRun() const;

    /// The run that led to the result, step by step. It is recorded when first requested after a
    /// change, and never changes for those who hold it.
    std::shared_ptr<const Run> run() const;

    /// Called when the language, and with it all words about the players, changed: emits
    /// namesChanged().
    void retranslate();

    /// Begins with another own table, as an opened document: it is no undo step, and nothing
    /// earlier can be undone. It must be without a conflict.
    void begin(const CardTable& table);

    /// Shows a guest instead of the user's own table, which waits, and then does `then`: when the
    /// guest that is shown may go. It must be without a conflict.
    void showGuest(
        const CardTable& table, const Guest& guest, const std::function<void()>& then = [] {});

    bool hasGuestCards() const override { return m_table.rows == m_guestTable.rows; }
    files::TableFile guestFile() const override { return {m_table, {}}; }
    bool hasOwn() const override;

    /// Why this session would refuse to become this table; the holder is the slot that holds the
    /// card now. Nothing if it would not.
    std::optional<CardConflict> conflictOf(const CardTable& after) const;

    /// Puts a card into a slot, or empties it.
    std::optional<CardConflict> setCard(SlotPlace place, std::optional<Card> card);

    /// Puts several cards into a row, from a slot on, or from as far before it as they need to
    /// fit. Other slots keep what they hold.
    std::optional<CardConflict> setCards(SlotPlace from, const Hand& cards);

    /// Swaps the contents of two slots; one of them, or both, may be empty.
    void swapCards(SlotPlace first, SlotPlace second);

    /// Carries out the result of movedTo() or movedOff() in cardmoves.h for this table, as a step
    /// named after it, or none if it does nothing.
    std::optional<CardConflict> carryOut(const CardMove& move);

    /// Pastes a text that was read, at a place, as withPastedHands() in app/files/pastedtable.h
    /// does.
    std::optional<CardConflict> paste(const files::PastedTable& pasted, SlotPlace from);

    /// Sets the rows of all who play at once, as an undo step with this name.
    std::optional<CardConflict> setRows(const TableRows& rows, const QString& text);

    /// Shows a table that was refused for its duplicates, and allows duplicates from now on, all in
    /// one step.
    void setTableAllowingDuplicates(const CardTable& wanted);

    /// Sorts a hand, in the order of sorted() in tableedits.h.
    void sortHand(int player);

    /// Copies the hand of one player to another, replacing the hand there.
    std::optional<CardConflict> copyHand(int from, int to);

    /// Swaps the cards of two players; the names stay.
    void swapPlayers(int first, int second);

    /// Swaps two players, with cards and names.
    void movePlayer(int from, int to);

    void clearPlayer(int player);
    void clearTable();

    /// Removes cards, names, title and note; the rules and the number of players stay.
    void beginNewTable();

    void setProperties(const QString& title, const QString& note);

    /// Removes one of three players; the others keep their order, cards and names. False, and
    /// nothing changed, if only two play.
    bool removePlayer(int player);

    /// Two or three. Cards and name of the third player are set aside, as withPlayerCount() says.
    void setPlayerCount(int count);

    /// An empty or blank name means "Player 2" again. Longer than CardTable::longestName is cut.
    void setName(int player, const QString& name);

    /// A lens that the new rules do not know goes back to the best rank in the same step. `text`
    /// names the step.
    std::optional<CardConflict> setRules(const NamedRules& rules, const QString& text = {});

    /// Chooses rules with one deck although cards are used twice: the first of each, in reading
    /// order, stays, and the others are cleared in the same step.
    void setRulesKeepingFirst(const NamedRules& rules);

    /// Returns how many cards are used twice; if any are, one deck was refused.
    int setOneDeck(bool one);

    /// False, and nothing changed, if the rules do not know this category.
    bool setLens(std::optional<Category> lens);

signals:
    void handChanged(int player);
    void playerCountChanged(int count);
    void rulesChanged();
    void lensChanged();
    void namesChanged();
    void resultChanged();

    /// Emitted when shown() or shownLens() changed, or another player's wilds are tried.
    void shownChanged();

    /// Emitted when the title or the note of the table changed.
    void propertiesChanged();

    /// Emitted when a step was undone or redone, with the table before that.
    void historyMoved(const CardTable& before);

    /// Emitted when a change was refused because under one deck cards would be used twice, with the
    /// refused table.
    void changeRefused(const CardTable& wanted, const CardConflict& conflict);

private:
    friend class TableCommand;

    std::optional<CardConflict> push(const CardTable& wanted, const QString& text);
    void apply(const CardTable& table);
    void showOwn() override { apply(m_ownTable); }

    /// Wilds being tried, and the result with them.
    struct Trial
    {
        TakenWilds taken;
        Showdown result;
    };

    CardTable m_table;
    CardTable m_ownTable;   ///< while a guest is shown
    CardTable m_guestTable; ///< as it came
    Showdown m_result;
    std::optional<Trial> m_trial;
    mutable std::shared_ptr<const Run> m_run; ///< empty until requested
};

} // namespace showdown::gui
