// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/oddstable.h"
#include "app/gui/session/tablesession.h"

#include <optional>
#include <variant>

namespace showdown::gui {

/// The situation of Odds that is shown, a person's own or a guest, and its undo stack. Nothing else
/// changes it. Every change is one undo step; the signals follow when all is up to date, and only
/// those whose subject differs. Setting what is set already does nothing.
///
/// A natural card never lies there twice: whatever would do that is refused, changes nothing, and
/// the conflict is returned.
class OddsSession : public TableSession
{
    Q_OBJECT

public:
    explicit OddsSession(const OddsTable& table, QObject* parent = nullptr); ///< without a conflict

    /// Begins with what a first start shows.
    explicit OddsSession(QObject* parent = nullptr);

    const OddsTable& table() const { return m_table; }

    /// The person's own one, which waits while a guest is shown.
    const OddsTable& ownTable() const { return guest() ? m_ownTable : m_table; }

    int playerCount() const { return m_table.playerCount; }
    std::optional<PlacedCard> card(SlotPlace place) const { return m_table.card(place); }
    const NamedRules& rules() const { return m_table.rules; }
    QStringList names() const { return files::names(m_table); }

    /// What odds are counted of, or what the table lacks for that.
    const std::variant<OddsQuestion, OddsLack>& question() const { return m_question; }

    /// The language has changed, and with it "Player 1": those who show names hear namesChanged().
    void speakAnew();

    /// Begins with another situation of one's own, as a document that is opened: it is no undo step,
    /// and nothing of before can be undone. It must be without a conflict.
    void begin(const OddsTable& table);

    /// Shows a situation beside the own one, which waits. It must be without a conflict.
    void showGuest(const OddsTable& table, const Guest& guest);

    bool hasGuestCards() const override;
    files::TableFile guestFile() const override;
    bool hasOwn() const override;

    /// Why this session would refuse to become such a table; the holder is the place that holds the
    /// card now. Nothing if it would not.
    std::optional<CardConflict> conflictOf(const OddsTable& after) const;

    /// Becomes another table, under a name for the undo step.
    std::optional<CardConflict> setTable(const OddsTable& after, const QString& text);

    /// The same with a situation from elsewhere, as of a lesson or a sample.
    std::optional<CardConflict> showTable(const OddsTable& table, const QString& text);

    /// Puts a card into a place, or empties it.
    std::optional<CardConflict> setCard(SlotPlace place, std::optional<PlacedCard> card);

    void clearPlayer(int player);

    /// Any two cards for a player.
    void setUnknown(int player);

    /// Takes all cards away; players and rules stay.
    void clearTable();

    /// No cards or names any more; the rules stay, and so does how many play.
    void beginNewTable();

    /// Takes the board cards after a street away.
    void goBackTo(Street street);

    /// One to three. Cards and names of those who leave are set aside, as withPlayerCount() says.
    void setPlayerCount(int count);

    /// Takes one player out; the others keep their order, cards and names. The last one stays.
    void removePlayer(int player);

    /// Two players change places, with cards and names; nothing if one of them does not play.
    void movePlayer(int from, int to);

    /// An empty name, or one of blanks, goes back to "Player 2". Longer ones are cut.
    void setName(int player, const QString& name);

    /// Odds are those of one deck: rules with a free deck are taken with one.
    void setRules(const NamedRules& rules, const QString& text = {});

signals:
    void cardsChanged();
    void playerCountChanged(int count);
    void rulesChanged();
    void namesChanged();
    void questionChanged();

    /// A step was undone, or done again; the situation before that.
    void historyMoved(const OddsTable& before);

    /// A change was not made because a card would lie twice.
    void changeRefused(const CardConflict& conflict);

private:
    friend class OddsCommand;

    void apply(const OddsTable& table);
    void showOwn() override { apply(m_ownTable); }
    std::function<QString()> sampleTitle() const override;

    OddsTable m_table;
    OddsTable m_ownTable;   ///< while a guest is shown
    OddsTable m_guestTable; ///< as it came
    std::variant<OddsQuestion, OddsLack> m_question;
};

} // namespace showdown::gui
