// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsactions.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/session/samples.h"
#include "app/gui/theme/mnemonic.h"
#include "app/narration/oddstext.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>

#include <array>

namespace showdown::gui {

OddsActions::OddsActions(QObject* parent)
    : ActionSet("OddsActions", parent),
      mode(declare("oddsAction", QT_TRANSLATE_NOOP("OddsActions", "&Odds"),
                   QT_TRANSLATE_NOOP("OddsActions", "Count the cards that can still come"),
                   {ctrl(Qt::Key_4)}, {IconId::odds, true})),
      cutCard(declare(
          "oddsCutCardAction", QT_TRANSLATE_NOOP("OddsActions", "Cu&t card"),
          QT_TRANSLATE_NOOP("OddsActions", "Take the card out of the next slot, as text to paste"),
          {ctrl(Qt::Key_X)})),
      copyCard(declare("oddsCopyCardAction", QT_TRANSLATE_NOOP("OddsActions", "Cop&y card"),
                       QT_TRANSLATE_NOOP("OddsActions", "Copy the card of the next slot as text"),
                       {ctrl(Qt::Key_C)}, {IconId::copy})),
      pasteCards(declare(
          "oddsPasteCardsAction", QT_TRANSLATE_NOOP("OddsActions", "&Paste cards"),
          QT_TRANSLATE_NOOP("OddsActions", "Put copied cards, or a situation, onto the table"),
          {ctrl(Qt::Key_V)})),
      pickUpCard(declare(
          "oddsPickUpCardAction", QT_TRANSLATE_NOOP("OddsActions", "P&ick up card"),
          QT_TRANSLATE_NOOP("OddsActions", "Carry the card of the next slot to another by arrows"),
          {Qt::Key_M})),
      makeWild(declare("oddsMakeWildAction", QT_TRANSLATE_NOOP("OddsActions", "Make &wild"),
                       QT_TRANSLATE_NOOP("OddsActions", "Put a wild card into the next slot"))),
      makeUnknown(declare(
          "oddsMakeUnknownAction", QT_TRANSLATE_NOOP("OddsActions", "Make un&known"),
          QT_TRANSLATE_NOOP("OddsActions", "Put a card that nobody has seen into the next slot"))),
      deleteCard(declare("oddsDeleteCardAction", QT_TRANSLATE_NOOP("OddsActions", "&Delete card"),
                         QT_TRANSLATE_NOOP("OddsActions", "Take the card out of the next slot"),
                         {Qt::Key_Delete}, {IconId::clear})),
      dealStreet(declare(QStringLiteral("dealStreetAction"), {}, {IconId::deal})),
      runOut(declare("runOutAction", QT_TRANSLATE_NOOP("OddsActions", "Run &it out"),
                     QT_TRANSLATE_NOOP("OddsActions", "Deal all that the board lacks"))),
      dealAll(declare("oddsDealAllAction", QT_TRANSLATE_NOOP("OddsActions", "De&al to all"),
                      QT_TRANSLATE_NOOP("OddsActions",
                                        "Deal the missing hole cards; if there are none, new ones "
                                        "to all"),
                      {ctrl(Qt::Key_R)}, {IconId::deal})),
      dealPlayer(
          declare("oddsDealPlayerAction", QT_TRANSLATE_NOOP("OddsActions", "D&eal player"),
                  QT_TRANSLATE_NOOP("OddsActions",
                                    "Deal the missing hole cards of the player, or two new ones"),
                  {ctrlShift(Qt::Key_R)})),
      dealFromSeed(
          declare("oddsDealFromSeedAction", QT_TRANSLATE_NOOP("OddsActions", "Deal from &seed…"),
                  QT_TRANSLATE_NOOP("OddsActions",
                                    "Deal the same cards again, by the seed of an earlier deal"))),
      unknownPlayer(
          declare("unknownPlayerAction", QT_TRANSLATE_NOOP("OddsActions", "Make player un&known"),
                  QT_TRANSLATE_NOOP("OddsActions", "Count with any two cards for the player"))),
      renamePlayer(
          declare("oddsRenamePlayerAction", QT_TRANSLATE_NOOP("OddsActions", "&Rename player"),
                  QT_TRANSLATE_NOOP("OddsActions", "Give the player another name"), {Qt::Key_F2})),
      movePlayerUp(declare(
          "oddsMovePlayerUpAction", QT_TRANSLATE_NOOP("OddsActions", "Move player &up"),
          QT_TRANSLATE_NOOP("OddsActions", "The player changes places with the one above"))),
      movePlayerDown(declare(
          "oddsMovePlayerDownAction", QT_TRANSLATE_NOOP("OddsActions", "Move player do&wn"),
          QT_TRANSLATE_NOOP("OddsActions", "The player changes places with the one below"))),
      removePlayer(declare(
          "oddsRemovePlayerAction", QT_TRANSLATE_NOOP("OddsActions", "Re&move player"),
          QT_TRANSLATE_NOOP("OddsActions", "Take the player, with the cards, from the table"))),
      clearPlayer(
          declare("oddsClearPlayerAction", QT_TRANSLATE_NOOP("OddsActions", "&Clear player"),
                  QT_TRANSLATE_NOOP("OddsActions", "Take the hole cards of the player away"),
                  {ctrl(Qt::Key_L)})),
      clearTable(declare(
          "oddsClearTableAction", QT_TRANSLATE_NOOP("OddsActions", "Clear &table"),
          QT_TRANSLATE_NOOP("OddsActions", "Take all cards away: hole cards, board, dead cards"),
          {ctrlShift(Qt::Key_L)}, {IconId::clear})),
      goToBoard(declare("goToBoardAction", QT_TRANSLATE_NOOP("OddsActions", "Go to the &board"),
                        QT_TRANSLATE_NOOP("OddsActions", "Go to the cards of the board"),
                        {QKeyCombination(Qt::ALT, Qt::Key_B)})),
      compareHands(declare(
          "compareHandsAction", QT_TRANSLATE_NOOP("OddsActions", "Com&pare the hands"),
          QT_TRANSLATE_NOOP("OddsActions", "Put the best five cards of each player on the table of "
                                           "Compare, with the house rules"),
          {}, {IconId::compare})),
      saveRules(
          declare("oddsSaveRulesAction", QT_TRANSLATE_NOOP("OddsActions", "&Save rules as…"),
                  QT_TRANSLATE_NOOP("OddsActions", "Keep these rules under a name of your own"))),
      manageRules(declare("oddsManageRulesAction",
                          QT_TRANSLATE_NOOP("OddsActions", "&Manage my rules…"),
                          QT_TRANSLATE_NOOP("OddsActions", "Rename or delete rules of your own"))),
      deckPanel(declare("oddsDeckPanelAction", QT_TRANSLATE_NOOP("OddsActions", "&Deck"),
                        QT_TRANSLATE_NOOP("OddsActions", "Unfold or fold the deck"),
                        {ctrl(Qt::Key_D)}, {std::nullopt, true})),
      deadCards(declare(
          "deadCardsAction", QT_TRANSLATE_NOOP("OddsActions", "De&ad cards"),
          QT_TRANSLATE_NOOP("OddsActions", "Show slots for cards that are seen and out of play"),
          {}, {std::nullopt, true})),
      oneDecimal(declare(
          "oneDecimalAction", QT_TRANSLATE_NOOP("OddsActions", "Percent to one dec&imal"),
          QT_TRANSLATE_NOOP("OddsActions", "16.7 % rather than 17 %"), {}, {std::nullopt, true})),
      players(new QActionGroup(this)),
      streets(new QActionGroup(this)),
      jumps(new QActionGroup(this)),
      presets(new QActionGroup(this)),
      jokers(new QActionGroup(this)),
      samples(new QActionGroup(this))
{
    pickUpCard->setShortcutContext(Qt::WidgetShortcut); // the slots take the key
    oneDecimal->setChecked(true);
    declarePlayers();
    declareStreets();
    declareRules();
    declareSamples();
    OddsActions::retranslate();
}

void OddsActions::declarePlayers()
{
    jumps->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        QAction* count = declare(QStringLiteral("oddsPlayers%1Action").arg(player + 1), {},
                                 {std::nullopt, true});
        count->setData(player + 1);
        players->addAction(count);
        QAction* jump = declare(QStringLiteral("outsOfPlayer%1Action").arg(player + 1),
                                {QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_1 + player))});
        jump->setData(player);
        jumps->addAction(jump);
    }
}

void OddsActions::declareStreets()
{
    const auto add = [this](const char* name, const char* text, const char* tip, Street street) {
        QAction* action = declare(name, text, tip, {}, {std::nullopt, true});
        action->setData(static_cast<int>(street));
        streets->addAction(action);
    };
    add("preflopAction", QT_TRANSLATE_NOOP("OddsActions", "Pre-&flop"),
        QT_TRANSLATE_NOOP("OddsActions", "Go back to before the flop"), Street::preflop);
    add("flopAction", QT_TRANSLATE_NOOP("OddsActions", "F&lop"),
        QT_TRANSLATE_NOOP("OddsActions", "Go to the flop: back, or deal up to it"), Street::flop);
    add("turnAction", QT_TRANSLATE_NOOP("OddsActions", "Tur&n"),
        QT_TRANSLATE_NOOP("OddsActions", "Go to the turn: back, or deal up to it"), Street::turn);
    add("riverAction", QT_TRANSLATE_NOOP("OddsActions", "Ri&ver"),
        QT_TRANSLATE_NOOP("OddsActions", "Go to the river: deal up to it"), Street::river);
}

void OddsActions::declareRules()
{
    constexpr int mostJokers = 2;
    for (const Preset preset : allPresets()) {
        const std::string_view word = id(preset);
        QAction* action =
            declare(QStringLiteral("odds_")
                        + QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
                        + QStringLiteral("RulesAction"),
                    {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(preset));
        presets->addAction(action);
    }
    for (int count = 0; count <= mostJokers; ++count) {
        QAction* action =
            declare(QStringLiteral("jokers%1Action").arg(count), {}, {std::nullopt, true});
        action->setData(count);
        jokers->addAction(action);
    }
}

void OddsActions::declareSamples()
{
    samples->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    const QStringList ids = situationSamples().ids();
    for (const QString& id : ids) {
        QAction* action = declare(id + QStringLiteral("SituationAction"));
        action->setData(id);
        samples->addAction(action);
    }
}

void OddsActions::showNextStreet(std::optional<Street> street)
{
    m_next = street;
    dealStreet->setEnabled(street.has_value());
    switch (street.value_or(Street::river)) {
    case Street::preflop:
    case Street::flop:
        setWords(*dealStreet, tr("&Deal flop"), tr("Deal the three cards of the flop"));
        break;
    case Street::turn:
        setWords(*dealStreet, tr("&Deal turn"), tr("Deal the fourth card of the board"));
        break;
    case Street::river:
        setWords(*dealStreet, tr("&Deal river"), tr("Deal the last card of the board"));
        break;
    }
}

void OddsActions::sayPlayers()
{
    const std::array<QString, 3> counts{tr("&One player"), tr("Two pla&yers"),
                                        tr("T&hree players")};
    const std::array<QString, 3> tips{
        tr("Count the outs of one player alone; the others leave the table with their cards"),
        tr("Two players against each other; the third leaves the table with the cards"),
        tr("Three players against each other")};
    for (QAction* action : players->actions()) {
        const auto at = static_cast<std::size_t>(action->data().toInt() - 1);
        setWords(*action, counts[at], tips[at]);
        action->setIconText(QString::number(at + 1));
    }
    for (QAction* action : jumps->actions()) {
        const int player = action->data().toInt() + 1;
        setWords(*action, tr("Outs of player &%1").arg(player),
                 tr("Show the outs of player %1, and go to the cards").arg(player));
    }
    for (QAction* action : streets->actions())
        action->setIconText(narration::streetName(static_cast<Street>(action->data().toInt())));
}

void OddsActions::sayRules()
{
    int number = 0;
    for (QAction* action : presets->actions()) {
        const QString name = narration::presetName(action->data().value<Preset>());
        //: A menu entry: its number, which is its mnemonic, and the name of house rules
        setWords(*action, tr("&%1 %2").arg(++number).arg(name),
                 tr("Count under the house rules “%1”").arg(name));
    }
    const std::array<QString, 3> decks{tr("&No joker in the deck"), tr("One &joker in the deck"),
                                       tr("T&wo jokers in the deck")};
    for (QAction* action : jokers->actions())
        setWords(*action, decks[static_cast<std::size_t>(action->data().toInt())],
                 tr("How many jokers the deck holds"));
}

void OddsActions::retranslate()
{
    ActionSet::retranslate();
    //: On a button that has little room: "Clear table"
    clearTable->setIconText(tr("Clear"));
    showNextStreet(m_next);
    sayPlayers();
    sayRules();
    QStringList titles;
    for (const QAction* action : samples->actions())
        titles << situationSamples().title(action->data().toString());
    const QStringList entries = withMnemonics(titles);
    for (qsizetype at = 0; at < titles.size(); ++at)
        setWords(*samples->actions()[at], entries[at],
                 tr("Open the situation “%1”").arg(titles[at]));
}

QList<QAction*> OddsActions::cardMenu() const
{
    return {cutCard, copyCard, pasteCards, pickUpCard, makeWild, makeUnknown, deleteCard};
}

QList<QAction*> OddsActions::handsMenu() const
{
    QList<QAction*> hands{dealStreet, runOut, dealAll, dealPlayer, dealFromSeed, nullptr};
    hands << streets->actions() << nullptr << unknownPlayer << renamePlayer << movePlayerUp
          << movePlayerDown << removePlayer << nullptr << clearPlayer << clearTable << nullptr
          << players->actions() << nullptr << jumps->actions() << goToBoard << nullptr
          << compareHands;
    return hands;
}

} // namespace showdown::gui
