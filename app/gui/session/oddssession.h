// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/session/tablesession.h"

#include <optional>
#include <variant>

namespace showdown::gui {

/// The shown situation of Odds, the user's own or a guest, and its undo stack. Nothing else changes
/// it. Every change is one undo step; the signals follow when everything is up to date, and only
/// those whose subject changed. Setting the current value does nothing.
///
/// A natural card is never on the table twice: a change that would do that is refused, changes
/// nothing, and the conflict is returned.
class OddsSession : public TableSession
{
    Q_OBJECT

public:
    explicit OddsSession(const CardTable& table, QObject* parent = nullptr); ///< without a conflict

    /// Begins with the situation of a first start.
    explicit OddsSession(QObject* parent = nullptr);

    const CardTable& table() const { return m_table; }

    /// The user's own one, which waits while a guest is shown.
    const CardTable& ownTable() const { return guest() ? m_ownTable : m_table; }

    int playerCount() const { return m_table.playerCount; }
    std::optional<PlacedCard> card(SlotPlace place) const { return m_table.card(place); }
    const NamedRules& rules() const { return m_table.rules; }
    QStringList names() const { return files::names(m_table); }

    /// The question to count, or what the table lacks for one.
    const std::variant<OddsQuestion, OddsLack>& question() const { return m_question; }

    /// Called when the language, and with it "Player 1", changed: emits namesChanged().
    void retranslate();

    /// Begins with another own situation, as an opened document: it is no undo step, and nothing
    /// earlier can be undone. It must be without a conflict.
    void begin(const CardTable& table);

    /// Shows a guest instead of the user's own situation, which waits, and then does `then`: when
    /// the guest that is shown may go. It must be without a conflict.
    void showGuest(
        const CardTable& table, const Guest& guest, const std::function<void()>& then = [] {});

    bool hasGuestCards() const override;
    files::TableFile guestFile() const override;
    bool hasOwn() const override;

    /// Why this session would refuse to become this table; the holder is the place that holds the
    /// card now. Nothing if it would not.
    std::optional<CardConflict> conflictOf(const CardTable& after) const;

    /// Becomes another table, as an undo step with this name.
    std::optional<CardConflict> setTable(const CardTable& wanted, const QString& text);

    /// As setTable(), for a situation from elsewhere, such as a lesson or a sample.
    std::optional<CardConflict> showTable(const CardTable& table, const QString& text);

    /// Puts a card into a place, or empties it.
    std::optional<CardConflict> setCard(SlotPlace place, std::optional<PlacedCard> card);

    void clearPlayer(int player);

    /// Makes a player's cards unknown.
    void setUnknown(int player);

    /// Removes all cards; players and rules stay.
    void clearTable();

    /// Removes cards and names; the rules and the number of players stay.
    void beginNewTable();

    /// Removes the board cards after a street.
    void goBackTo(Street street);

    /// One to three. Cards and names of those who leave are set aside, as withPlayerCount() says.
    void setPlayerCount(int count);

    /// Removes one player; the others keep their order, cards and names. The last one stays.
    void removePlayer(int player);

    /// Swaps two players, with cards and names; does nothing if one of them does not play.
    void movePlayer(int from, int to);

    /// An empty or blank name means "Player 2" again. Longer ones are cut.
    void setName(int player, const QString& name);

    /// Odds assume one deck: the deck of the rules is made one.
    void setRules(const NamedRules& rules, const QString& text = {});

signals:
    void cardsChanged();
    void playerCountChanged(int count);
    void rulesChanged();
    void namesChanged();
    void questionChanged();

    /// Emitted when a step was undone or redone, with the situation before that.
    void historyMoved(const CardTable& before);

    /// Emitted when a change was refused because a card would be used twice.
    void changeRefused(const CardConflict& conflict);

private:
    friend class OddsCommand;

    void apply(const CardTable& table);
    void showOwn() override { apply(m_ownTable); }
    std::function<QString()> sampleTitle() const override;

    CardTable m_table;
    CardTable m_ownTable;   ///< while a guest is shown
    CardTable m_guestTable; ///< as it came
    std::variant<OddsQuestion, OddsLack> m_question;
};

} // namespace showdown::gui
