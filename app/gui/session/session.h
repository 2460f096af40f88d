// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/session/table.h"
#include "app/gui/session/tablesession.h"
#include "core/compare/showdown.h"
#include "core/trace/run.h"

#include <memory>

namespace showdown::files {
struct PastedTable;
}

namespace showdown::gui {

struct CardMove;

/// The table of Compare that is shown, a person's own or a guest, what came out of it, and the undo
/// stack. Nothing else changes the table. Every change is one undo step and is computed at once; the
/// signals follow when all is up to date, and only those whose subject differs. Setting what is set
/// already does nothing.
///
/// Under one deck the table never holds a natural card twice: whatever would do that is refused,
/// changes nothing, and the conflict is returned.
class Session : public TableSession
{
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);                     ///< with the sample
    explicit Session(const Table& table, QObject* parent = nullptr); ///< without a conflict

    const Table& table() const { return m_table; }

    /// The person's own one, which waits while a guest is shown.
    const Table& ownTable() const { return guest() ? m_ownTable : m_table; }

    int playerCount() const { return m_table.playerCount; }
    const SlotRow& row(int player) const { return m_table.row(player); }
    std::optional<Card> card(SlotPlace place) const { return m_table.card(place); }
    const NamedRules& rules() const { return m_table.rules; }
    std::optional<Category> lens() const { return m_table.lens; }

    QStringList names() const { return files::names(m_table); }

    /// One player each who plays, in order.
    const Showdown& result() const { return m_result; }

    /// The result that is to be seen: result(), or while wilds are tried what comes out with them.
    const Showdown& shown() const { return m_trial ? m_trial->result : m_result; }

    /// What the hands of shown() are compared as. A try-out counts by best rank.
    std::optional<Category> shownLens() const { return m_trial ? std::nullopt : m_table.lens; }

    /// The player whose wilds are tried, from 0.
    std::optional<int> triedPlayer() const;

    /// Takes the wilds of a complete hand for certain cards, which the rules must allow, until
    /// endTrial() or the next change of cards, rules, lens or players. The table stays what it is:
    /// a try-out is neither undone nor saved.
    void tryWilds(const TakenWilds& taken);
    void endTrial();

    /// Whether run() has steps: a hand is complete.
    bool hasRun() const;

    /// The run that gave the result, step by step. It is recorded when it is first asked for after a
    /// change, and stays as it is for whoever holds it.
    std::shared_ptr<const Run> run() const;

    /// The language has changed, and with it "Player 1" and all words about the players: those who
    /// show them hear namesChanged().
    void speakAnew();

    /// Begins with another table of one's own, as a document that is opened: it is no undo step, and
    /// nothing of before can be undone. It must be without a conflict.
    void begin(const Table& table);

    /// Shows a table beside the own one, which waits. It must be without a conflict.
    void showGuest(const Table& table, const Guest& guest);

    bool hasGuestCards() const override { return m_table.rows == m_guestTable.rows; }
    files::TableFile guestFile() const override { return {m_table, {}}; }
    bool hasOwn() const override;

    /// Why this session would refuse to become such a table; the holder is the slot that holds the
    /// card now. Nothing if it would not.
    std::optional<CardConflict> conflictOf(const Table& after) const;

    /// Puts a card into a slot, or empties it.
    std::optional<CardConflict> setCard(SlotPlace place, std::optional<Card> card);

    /// Puts several cards into a row, from a slot on, or from as far before it as they need to
    /// fit. Other slots keep what they hold.
    std::optional<CardConflict> setCards(SlotPlace from, const Hand& cards);

    /// The contents of two slots change places; one of them, or both, may be empty.
    void swapCards(SlotPlace first, SlotPlace second);

    /// What movedTo() or movedOff() in cardmoves.h gives for this table; a step named after what it
    /// does, or none if it does nothing.
    std::optional<CardConflict> carryOut(const CardMove& move);

    /// Text that was read, at a place, as withPastedHands() in app/files/pastedtable.h puts it.
    std::optional<CardConflict> paste(const files::PastedTable& pasted, SlotPlace from);

    /// The rows of all who play at once, under a name for the undo step.
    std::optional<CardConflict> setRows(const TableRows& rows, const QString& text);

    /// Shows a table that was refused for its duplicates, and allows them from now on, all in one
    /// step.
    void setTableAllowingDuplicates(const Table& wanted);

    /// In the order of sorted() in tableedits.h.
    void sortHand(int player);

    /// Gives a player the hand of another one as well; the one that was there goes.
    std::optional<CardConflict> copyHand(int from, int to);

    /// The cards of two players change places; the names stay.
    void swapPlayers(int first, int second);

    /// Two players change places, with cards and names.
    void movePlayer(int from, int to);

    void clearPlayer(int player);
    void clearTable();

    /// No cards, names, title or note any more; the rules stay, and so does how many play.
    void beginNewTable();

    void setProperties(const QString& title, const QString& note);

    /// Takes a player out of three; the others keep their order, cards and names. False, and
    /// nothing changed, if only two play.
    bool removePlayer(int player);

    /// Two or three. Cards and name of the third player are set aside, as withPlayerCount() says.
    void setPlayerCount(int count);

    /// An empty name, or one of blanks, goes back to "Player 2". Longer than Table::longestName is cut.
    void setName(int player, const QString& name);

    /// A lens that the new rules do not know goes back to the best rank in the same step. The
    /// step may have a name of its own.
    std::optional<CardConflict> setRules(const NamedRules& rules, const QString& text = {});

    /// Chooses rules with one deck although cards lie twice: the first of each, in reading order,
    /// stays, and the others are cleared in the same step.
    void setRulesKeepingFirst(const NamedRules& rules);

    /// Gives how many cards are used twice; if there are any, one deck was refused.
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

    /// shown() or shownLens() is another, or another player's wilds are tried.
    void shownChanged();

    /// The title or the note that a person gave the table is another.
    void propertiesChanged();

    /// A step was undone, or done again; the table before that.
    void historyMoved(const Table& before);

    /// A change was not made because under one deck cards would lie twice; what was wanted.
    void changeRefused(const Table& wanted, const CardConflict& conflict);

private:
    friend class TableCommand;

    std::optional<CardConflict> push(const Table& wanted, const QString& text);
    void apply(const Table& table);
    void showOwn() override { apply(m_ownTable); }

    /// Wilds that are tried, and what comes out with them.
    struct Trial
    {
        TakenWilds taken;
        Showdown result;
    };

    Table m_table;
    Table m_ownTable;   ///< while a guest is shown
    Table m_guestTable; ///< as it came
    Showdown m_result;
    std::optional<Trial> m_trial;
    mutable std::shared_ptr<const Run> m_run; ///< empty until it is asked for
};

} // namespace showdown::gui
