// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

#include <QList>
#include <QString>

class QActionGroup;

namespace showdown::gui {

class Samples;

/// What the actions of a view with a table are called. Words are marked by QT_TRANSLATE_NOOP.
struct TableActionNames
{
    const char* context;    ///< of the words here and of those that the view declares
    QString prefix;         ///< of most object names; may be empty
    QString jump;           ///< the object name of that to a player: "goToPlayer%1Action"
    const char* jumpText;   ///< %1: the number of the player
    const char* jumpTip;    ///< the same
    const char* swapText;   ///< %1 and %2: the players who swap hands; may leave them out
    const char* presetTip;  ///< %1: the name of the house rules
    QString sample;         ///< the object name of that for a sample: "%1SampleAction"
    const Samples& samples; ///< that the view offers
};

/// The actions on a table that every view with cards has. "The player" is the one of the next slot.
/// Each view says what its own table is dealt, loses and shows.
class TableActions : public ActionSet
{
    Q_OBJECT

    TableActionNames m_names;

    // Actions are created in the order of their declarations here.
public:
    void retranslate() override;

    /// The actions on the card of the next slot; all of them are also in the slot's own menu.
    QAction* const cutCard;
    QAction* const copyCard;
    QAction* const pasteCards;
    QAction* const pickUpCard;
    QAction* const makeWild;
    QAction* const deleteCard;

    /// To all players, and to one.
    QAction* const deal;
    QAction* const dealPlayer;
    QAction* const dealFromSeed;

    QAction* const swapPlayers;
    QAction* const sortPlayer;
    QAction* const renamePlayer;
    QAction* const movePlayerUp;
    QAction* const movePlayerDown;
    QAction* const removePlayer;
    QAction* const clearPlayer;
    QAction* const clearTable;

    /// User presets.
    QAction* const saveRules;
    QAction* const manageRules;

    /// Folds or unfolds the deck.
    QAction* const deckPanel;

    /// How many play: the action's data is the number.
    QActionGroup* const players;

    /// Go to a player: the action's data is the player, from 0.
    QActionGroup* const jumps;

    /// The named house rules: the action's data is the Preset. None is checked while the rules are
    /// changed.
    QActionGroup* const presets;

    /// The tables that come with the program: the action's data is the id.
    QActionGroup* const samples;

    /// Names the two players whose hands swapPlayers changes.
    void nameSwap(const QString& first, const QString& second);

    /// Where those are read from.
    const Samples& sampleTables() const { return m_names.samples; }

    /// The actions on one card: in Edit, and in the menu of a slot.
    virtual QList<QAction*> cardMenu() const;

protected:
    /// The view gives the words of pasteCards and of the actions from deal to clearTable, declares
    /// the entries of `players`, and calls retranslate().
    TableActions(const TableActionNames& names, QObject* parent);

    /// Declares an entry of `players`.
    void addPlayers(int count, const char* name, const char* text, const char* tip);

private:
    QAction* declareOwn(const char* name, const QList<QKeySequence>& shortcuts = {},
                        const ActionLook& look = {});
    QAction* declareShared(const char* name, const char* text, const char* tip,
                           const QList<QKeySequence>& shortcuts = {}, const ActionLook& look = {});
    void declareGroups();
};

} // namespace showdown::gui
