// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsactions.h"

#include "app/gui/session/samples.h"
#include "app/gui/theme/mnemonic.h"
#include "app/narration/oddstext.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>

#include <array>

namespace showdown::gui {

OddsActions::OddsActions(QObject* parent)
    : TableActions(
        {.context = "OddsActions",
         .prefix = QStringLiteral("odds"),
         .jump = QStringLiteral("outsOfPlayer%1Action"),
         .jumpText = QT_TRANSLATE_NOOP("OddsActions", "Outs of player &%1"),
         .jumpTip =
             QT_TRANSLATE_NOOP("OddsActions", "Show the outs of player %1, and go to the cards"),
         .swapText = QT_TRANSLATE_NOOP("OddsActions", "Swap with ne&xt player"),
         .presetTip = QT_TRANSLATE_NOOP("OddsActions", "Count under the house rules “%1”"),
         .sample = QStringLiteral("%1SituationAction"),
         .samples = situationSamples()},
        parent),
      mode(declare("oddsAction", QT_TRANSLATE_NOOP("OddsActions", "&Odds"),
                   QT_TRANSLATE_NOOP("OddsActions", "Count the cards that can still come"),
                   {ctrl(Qt::Key_4)}, {IconId::odds, true})),
      makeUnknown(declare(
          "oddsMakeUnknownAction", QT_TRANSLATE_NOOP("OddsActions", "Make un&known"),
          QT_TRANSLATE_NOOP("OddsActions", "Put a card that nobody has seen into the next slot"))),
      dealStreet(declare(QStringLiteral("dealStreetAction"), {}, {IconId::deal})),
      runOut(declare("runOutAction", QT_TRANSLATE_NOOP("OddsActions", "Run &it out"),
                     QT_TRANSLATE_NOOP("OddsActions", "Deal all that the board lacks"))),
      unknownPlayer(declare(QStringLiteral("unknownPlayerAction"), {})),
      goToBoard(declare("goToBoardAction", QT_TRANSLATE_NOOP("OddsActions", "&Go to the board"),
                        QT_TRANSLATE_NOOP("OddsActions", "Go to the cards of the board"))),
      compareHands(declare(
          "compareHandsAction", QT_TRANSLATE_NOOP("OddsActions", "Com&pare the hands"),
          QT_TRANSLATE_NOOP("OddsActions", "Put the best five cards of each player on the table of "
                                           "Compare, with the house rules"),
          {}, {IconId::compare})),
      deadCards(declare(
          "deadCardsAction", QT_TRANSLATE_NOOP("OddsActions", "De&ad cards"),
          QT_TRANSLATE_NOOP("OddsActions", "Show slots for cards that are seen and out of play"),
          {}, {std::nullopt, true})),
      oneDecimal(declare(
          "oneDecimalAction", QT_TRANSLATE_NOOP("OddsActions", "Percent to one dec&imal"),
          QT_TRANSLATE_NOOP("OddsActions", "16.7 % rather than 17 %"), {}, {std::nullopt, true})),
      streets(new QActionGroup(this)),
      jokers(new QActionGroup(this))
{
    deal->setObjectName(QStringLiteral("oddsDealAllAction")); // beside that of a street
    oneDecimal->setChecked(true);
    wordTable();
    wordPlayers();
    declareStreets();
    declareJokers();
    OddsActions::retranslate();
}

void OddsActions::wordTable()
{
    giveWords(pasteCards, QT_TRANSLATE_NOOP("OddsActions", "&Paste cards"),
              QT_TRANSLATE_NOOP("OddsActions", "Put copied cards, or a situation, onto the table"));
    giveWords(deal, QT_TRANSLATE_NOOP("OddsActions", "De&al to all"),
              QT_TRANSLATE_NOOP("OddsActions",
                                "Deal the missing hole cards; if there are none, new ones to all"));
    giveWords(dealPlayer, QT_TRANSLATE_NOOP("OddsActions", "D&eal player"),
              QT_TRANSLATE_NOOP("OddsActions",
                                "Deal the missing hole cards of the player, or two new ones"));
    giveWords(dealFromSeed, QT_TRANSLATE_NOOP("OddsActions", "Deal from &seed…"),
              QT_TRANSLATE_NOOP("OddsActions",
                                "Deal the same cards again, by the seed of an earlier deal"));
    giveWords(
        clearTable, QT_TRANSLATE_NOOP("OddsActions", "Clear ta&ble"),
        QT_TRANSLATE_NOOP("OddsActions", "Take all cards away: hole cards, board, dead cards"));
    addPlayers(1, "oddsPlayers1Action", QT_TRANSLATE_NOOP("OddsActions", "&One player"),
               QT_TRANSLATE_NOOP("OddsActions", "Count the outs of one player alone; the others "
                                                "leave the table with their cards"));
    addPlayers(2, "oddsPlayers2Action", QT_TRANSLATE_NOOP("OddsActions", "Two pla&yers"),
               QT_TRANSLATE_NOOP("OddsActions", "Two players against each other; the third leaves "
                                                "the table with the cards"));
    addPlayers(3, "oddsPlayers3Action", QT_TRANSLATE_NOOP("OddsActions", "T&hree players"),
               QT_TRANSLATE_NOOP("OddsActions", "Three players against each other"));
}

void OddsActions::wordPlayers()
{
    giveWords(sortPlayer, QT_TRANSLATE_NOOP("OddsActions", "Sor&t player"),
              QT_TRANSLATE_NOOP("OddsActions", "Put the hole cards of the player in order"));
    giveWords(renamePlayer, QT_TRANSLATE_NOOP("OddsActions", "&Rename player"),
              QT_TRANSLATE_NOOP("OddsActions", "Give the player another name"));
    giveWords(movePlayerUp, QT_TRANSLATE_NOOP("OddsActions", "Move player &up"),
              QT_TRANSLATE_NOOP("OddsActions", "The player changes places with the one above"));
    giveWords(movePlayerDown, QT_TRANSLATE_NOOP("OddsActions", "Move player do&wn"),
              QT_TRANSLATE_NOOP("OddsActions", "The player changes places with the one below"));
    giveWords(removePlayer, QT_TRANSLATE_NOOP("OddsActions", "Re&move player"),
              QT_TRANSLATE_NOOP("OddsActions", "Take the player, with the cards, from the table"));
    giveWords(clearPlayer, QT_TRANSLATE_NOOP("OddsActions", "&Clear player"),
              QT_TRANSLATE_NOOP("OddsActions", "Take the hole cards of the player away"));
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

void OddsActions::declareJokers()
{
    constexpr int mostJokers = 2;
    for (int count = 0; count <= mostJokers; ++count) {
        QAction* action =
            declare(QStringLiteral("jokers%1Action").arg(count), {}, {std::nullopt, true});
        action->setData(count);
        jokers->addAction(action);
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

void OddsActions::showUnknownPlayer(bool isOpponent)
{
    m_isOpponent = isOpponent;
    if (isOpponent)
        setWords(*unknownPlayer, tr("Against un&known cards"),
                 tr("Count against an opponent with any two cards, a random hand"));
    else
        setWords(*unknownPlayer, tr("Make player un&known"),
                 tr("Count with any two cards for the player"));
}

void OddsActions::nameSamples()
{
    QStringList titles;
    for (const QAction* action : samples->actions())
        titles << situationSamples().title(action->data().toString());
    const QStringList entries = withMnemonics(titles);
    for (qsizetype at = 0; at < titles.size(); ++at)
        setWords(*samples->actions()[at], entries[at],
                 tr("Open the situation “%1”").arg(titles[at]));
}

void OddsActions::retranslate()
{
    //: A shortcut, for the board; no letter that opens a menu in the language
    goToBoard->setShortcut(QKeySequence::fromString(tr("Alt+B")));
    TableActions::retranslate();
    showNextStreet(m_next);
    showUnknownPlayer(m_isOpponent);
    for (QAction* action : streets->actions())
        action->setIconText(narration::streetName(static_cast<Street>(action->data().toInt())));
    const std::array<QString, 3> decks{tr("&No joker in the deck"), tr("One &joker in the deck"),
                                       tr("T&wo jokers in the deck")};
    for (QAction* action : jokers->actions())
        setWords(*action, decks[static_cast<std::size_t>(action->data().toInt())],
                 tr("How many jokers the deck holds"));
    nameSamples();
}

QList<QAction*> OddsActions::cardMenu() const
{
    QList<QAction*> entries = TableActions::cardMenu();
    entries.insert(entries.indexOf(deleteCard), makeUnknown);
    return entries;
}

QList<QAction*> OddsActions::handsMenu() const
{
    QList<QAction*> hands{dealStreet, runOut, deal, dealPlayer, dealFromSeed, nullptr};
    hands << streets->actions() << nullptr << swapPlayers << sortPlayer << unknownPlayer
          << renamePlayer << movePlayerUp << movePlayerDown << removePlayer << nullptr
          << clearPlayer << clearTable << nullptr << players->actions() << nullptr
          << jumps->actions() << goToBoard << nullptr << compareHands;
    return hands;
}

} // namespace showdown::gui
