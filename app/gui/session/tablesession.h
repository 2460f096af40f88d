// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"

#include <QFlags>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace showdown::gui {

/// What of a shown table, or of what follows from it, changed.
enum class TableChange : std::uint16_t {
    cards = 1U << 0U,
    players = 1U << 1U, ///< how many play
    rules = 1U << 2U,
    lens = 1U << 3U,
    names = 1U << 4U,      ///< or the language, and with it "Player 2"
    properties = 1U << 5U, ///< the title and note that the user gave
    title = 1U << 6U,      ///< of TableSession::title()
    outcome = 1U << 7U,    ///< the result of hands, the question of a situation
    shown = 1U << 8U,      ///< the result that is shown, its lens, or whose wilds are being tried
};
Q_DECLARE_FLAGS(TableChanges, TableChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(TableChanges)
using ::operator|; // of Qt's keys, which those above would hide

/// A table shown for a while beside the user's own one: where it comes from.
struct Guest
{
    enum class Source : std::uint8_t {
        example,   ///< of a lesson
        exercise,  ///< of a lesson
        sample,    ///< of the program
        situation, ///< the hands of Odds
        question,  ///< of practice
    };

    Source source = Source::sample;
    /// Of the cards, in the current language; may be none.
    std::function<QString()> title = nullptr;

    int number = 0;      ///< of the example, exercise or question, from 1
    QString lesson = {}; ///< the title of its lesson

    std::optional<Category> hope = {}; ///< of a player alone, in Odds

    int key = 0; ///< of the table in its row, see TableSession::key()

    bool isOfLesson() const { return source == Source::example || source == Source::exercise; }

    /// Whether a button leads back to where it comes from.
    bool leadsBack() const { return isOfLesson() || source == Source::question; }
};

/// The shown table, the user's own or a guest, and its undo stack. Nothing else changes the table.
/// Every change is one undo step; changed() follows when everything is up to date, what follows from
/// the table included. Setting the current value does nothing.
///
/// Under one deck the table never holds a natural card twice: a change that would do that is
/// refused, changes nothing, and the conflict is returned.
///
/// A person's own table belongs to the document, and a guest may be shown in its place. While a guest
/// is shown the own table waits with its undo stack; whatever is changed then is changed in the
/// guest, which has an undo stack of its own. The own table comes back with goBack(), or the guest
/// becomes the own one with adoptGuest().
class TableSession : public QObject
{
    Q_OBJECT

public:
    explicit TableSession(const CardTable& table,
                          QObject* parent = nullptr); ///< without a conflict

    const CardTable& table() const { return m_table; }

    /// The user's own one, which waits while a guest is shown.
    const CardTable& ownTable() const { return m_guest ? m_ownTable : m_table; }

    int playerCount() const { return m_table.playerCount; }
    const SlotRow& row(int index) const { return m_table.row(index); }
    std::optional<PlacedCard> card(Place place) const { return m_table.card(place); }
    std::optional<Card> face(Place place) const { return m_table.face(place); }
    const NamedRules& rules() const { return m_table.rules; }
    QStringList names() const { return tables::names(m_table); }

    /// Calls a function, or a member function of the receiver, after each change of these.
    template <typename Receiver, typename Function>
    void whenChanged(TableChanges wanted, Receiver* receiver, Function function) const
    {
        connect(this, &TableSession::changed, receiver, [=](TableChanges changes) mutable {
            if (!(changes & wanted))
                return;
            if constexpr (std::is_member_function_pointer_v<Function>)
                (receiver->*function)();
            else
                function();
        });
    }

    /// Called when the language, and with it all words about the players, changed.
    void retranslate();

    // Changes

    /// Why this session would refuse to become this table; the holder is the place that holds the
    /// card now. Nothing if it would not.
    std::optional<CardConflict> conflictOf(const CardTable& after) const;

    /// Becomes another table, as an undo step with this name.
    std::optional<CardConflict> setTable(const CardTable& wanted, const QString& text);

    /// As setTable(), for a table from elsewhere, such as a paste.
    std::optional<CardConflict> showTable(const CardTable& table, const QString& text);

    /// Puts a card into a place, or empties it.
    std::optional<CardConflict> setCard(Place place, std::optional<PlacedCard> card);

    /// Sets the rows of all who play at once, as an undo step with this name.
    std::optional<CardConflict> setRows(const TableRows& rows, const QString& text);

    /// Carries out the result of movedTo() or movedOff() in app/tables/moves.h for this table, as a step
    /// named after it, or none if it does nothing.
    std::optional<CardConflict> carryOut(const CardMove& move);

    /// Sorts the cards of a player, in the order of sorted().
    void sortHand(int player);

    /// Copies the cards of one player to another, replacing those there.
    std::optional<CardConflict> copyHand(int from, int to);

    /// Swaps the cards of two players; the names stay.
    void swapPlayers(int first, int second);

    /// Swaps two players, with cards and names; does nothing if one of them does not play.
    void movePlayer(int from, int to);

    void clearPlayer(int player);

    /// Removes all cards; players, names and rules stay.
    void clearTable();

    /// Removes cards, names, title and note; the rules and the number of players stay.
    void beginNewTable();

    /// From the fewest that such a table may have to three. Cards and names of those who leave are
    /// set aside, as withPlayerCount() says.
    void setPlayerCount(int count);

    /// Removes a player; the others keep their order, cards and names. False, and nothing changed,
    /// if there are no more than must play.
    bool removePlayer(int player);

    /// An empty or blank name, and "Player 2" itself, mean "Player 2" again. Longer than CardTable::longestName is cut.
    void setName(int player, const QString& name);

    /// Chooses house rules, as withRules() does. `text` names the undo step; empty
    /// means "Change house rules".
    std::optional<CardConflict> setRules(const NamedRules& rules, const QString& text = {});

    /// Shows a table that was refused for its duplicates, and allows duplicates from now on, all in
    /// one step.
    void setTableAllowingDuplicates(const CardTable& wanted);

    /// Chooses rules with one deck although cards are used twice: the first of each, in reading
    /// order, stays, and the others are cleared in the same step.
    void setRulesKeepingFirst(const NamedRules& rules);

    /// Sets title and note of the document whose table this is.
    void setProperties(const QString& title, const QString& note);

    // Own table and guest

    /// Begins with another own table, as an opened document: it is no undo step, and nothing earlier
    /// can be undone. It must be without a conflict.
    void begin(const CardTable& table, int key = 0);

    /// Shows a guest instead of the user's own table, which waits, and then does `then`: when the
    /// guest that is shown may go. It must be without a conflict.
    void showGuest(
        const CardTable& table, const Guest& guest, const std::function<void()>& then = [] {});

    /// What the shown table is called among those of its file, which all share the undo stack.
    int key() const { return m_guest ? m_guest->key : m_ownKey; }

    /// Turns to another own table of the file, shown or waiting: no undo step, and all of before can
    /// still be undone.
    void turnOwn(int key, const CardTable& table);

    /// The same for the guest, which came with this table.
    void turnGuest(int key, const CardTable& table, const CardTable& asItCame);

    /// Sets what turns to the table with a key before a step of it is undone or done again; it
    /// returns false if the table is gone, and then nothing is.
    void turnBy(std::function<bool(int key)> turn) { m_turn = std::move(turn); }

    /// Turns to the table with this key, unless it is shown; false if it is gone.
    bool turnTo(int key) const { return key == this->key() || (m_turn && m_turn(key)); }

    /// The undo stack of the shown table.
    QUndoStack& undoStack() { return m_stacks[m_guest ? 1 - m_own : m_own]; }
    QUndoStack& ownUndoStack() { return m_stacks[m_own]; }
    const QUndoStack& ownUndoStack() const { return m_stacks[m_own]; }

    /// Both of them; which one is the guest's may change.
    std::array<QUndoStack*, 2> undoStacks() { return {&m_stacks[0], &m_stacks[1]}; }

    /// The table shown instead of the own one, if any.
    const std::optional<Guest>& guest() const { return m_guest; }

    /// Whether the guest has changed since it came.
    bool isGuestChanged() const { return m_guest && !m_stacks[1 - m_own].isClean(); }

    /// Whether the shown cards are those with which the guest came.
    bool hasGuestCards() const { return m_table.rows == m_guestTable.rows; }

    /// Whether the user has built or opened something in the own table, or would after one undo
    /// step.
    bool hasOwn() const;

    /// Shows the own table again, as it was left.
    void goBack();

    /// Does `next` when the guest may go: at once, unless a question that was set has to be asked
    /// first; not at all if it is cancelled.
    void whenGuestMayGo(const std::function<void()>& next);

    /// Sets a question that is asked before the guest goes; it calls its argument, at once or later.
    void askBeforeGuestGoes(std::function<void(const std::function<void()>&)> question);

    /// Makes the guest the own table, with its undo stack; the previous one is gone.
    void adoptGuest();

    /// Another number for each table that is shown: a document, a guest, the own table again.
    int tableNumber() const { return m_tableNumber; }

    /// What the document is called: the title that a person gave it, and its file without the ending.
    void setDocumentName(const QString& title, const QString& fileName);

    /// The title of the shown table; a guest has one as long as its cards are unchanged. May be
    /// empty.
    QString title() const;

    /// Gives the same title later, too, whatever is shown by then, in the language of that time; may
    /// be none.
    std::function<QString()> lastingTitle() const;

    /// Leaves a guest without its title as long as that may tell an answer: "The last card decides".
    void hideGuestTitle(bool hides);
    bool isGuestTitleHidden() const { return m_hidesGuestTitle; }

    /// The same, or else the name of the file.
    QString heading() const;

    /// The file name, without ending, to propose for exports of the shown table.
    QString proposedName(const QString& otherwise) const;

signals:
    /// Emitted after each change, once.
    void changed(TableChanges changes);

    /// Emitted after a new step.
    void stepTaken();

    /// Emitted when a step was undone or redone, with the table before that.
    void historyMoved(const CardTable& before);

    /// Emitted when the hand of a player was sorted in the table that was so before.
    void handSorted(const CardTable& before, int player);

    /// Emitted when a change was refused because under one deck cards would be used twice, with the
    /// refused table.
    void changeRefused(const CardTable& wanted, const CardConflict& conflict);

    /// Emitted when a step was neither undone nor done again, as its table is gone from the row.
    void stepRefused();

    /// Emitted when another table is shown from its beginning: a document, a guest, a paste of
    /// several hands, or one without cards.
    void begun();

    /// Emitted when a guest replaces the own table, which waits from now on, and when the own table
    /// comes back.
    void ownWaits();
    void ownCameBack();

    /// Emitted when the guest is about to go; its changes can still be kept.
    void guestLeaving();

    /// Emitted when guest() changed.
    void guestChanged();

protected:
    /// Works out what follows from a table that has just taken the place of another, and gives what
    /// of that changed.
    virtual TableChanges follow(const CardTable& /*before*/) { return {}; }

private:
    friend class TableCommand;

    void refuseStep(void (QUndoStack::*back)());
    void apply(const CardTable& table);
    void replace(const CardTable& table, const std::optional<Guest>& guest);
    void exchange(const CardTable& table, const std::optional<Guest>& guest);
    std::function<QString()> firstTitle() const;
    QUndoStack& guestStack() { return m_stacks[1 - m_own]; }
    static void empty(QUndoStack& stack);

    CardTable m_table;
    CardTable m_ownTable;   ///< while a guest is shown
    CardTable m_guestTable; ///< as it came
    std::array<QUndoStack, 2> m_stacks;
    std::size_t m_own = 0; ///< which of them is that of the own table
    std::optional<Guest> m_guest;
    int m_ownKey = 0;
    std::function<bool(int key)> m_turn;
    bool m_isRefusing = false; ///< a step of a table that is gone
    std::function<void(const std::function<void()>&)> m_question;
    bool m_hidesGuestTitle = false;
    int m_tableNumber = 0;
    QString m_documentTitle;
    QString m_fileName;
};

} // namespace showdown::gui
