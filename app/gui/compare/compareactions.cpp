// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareactions.h"

#include "app/gui/session/samples.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/lenscombo.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace showdown::gui {

CompareActions::CompareActions(QObject* parent)
    : TableActions(
        {.context = "CompareActions",
         .prefix = {},
         .jump = QStringLiteral("goToPlayer%1Action"),
         .jumpText = QT_TRANSLATE_NOOP("CompareActions", "Go to player &%1"),
         .jumpTip = QT_TRANSLATE_NOOP("CompareActions", "Go to the cards of player %1"),
         .swapText = QT_TRANSLATE_NOOP("CompareActions", "&Swap %1 and %2"),
         .presetTip = QT_TRANSLATE_NOOP("CompareActions", "Compare under the house rules “%1”"),
         .sample = QStringLiteral("%1SampleAction"),
         .samples = handSamples()},
        parent),
      mode(declare("compareAction", QT_TRANSLATE_NOOP("CompareActions", "&Compare"),
                   QT_TRANSLATE_NOOP("CompareActions", "Build hands and compare them"),
                   {ctrl(Qt::Key_1)}, {IconId::compare, true})),
      dealClose(
          declare("dealCloseAction", QT_TRANSLATE_NOOP("CompareActions", "Deal a &close one"),
                  QT_TRANSLATE_NOOP("CompareActions",
                                    "Deal hands of one rank that a kicker, a second pair or a "
                                    "wild decides"),
                  {ctrlShift(Qt::Key_D)}, {IconId::deal})),
      dealRank(declare("dealRankAction", QT_TRANSLATE_NOOP("CompareActions", "De&al a hand of…"),
                       QT_TRANSLATE_NOOP("CompareActions",
                                         "Deal a hand of a rank, with none to four wilds, to the "
                                         "player whose card is next"))),
      showWilds(declare(
          "showWildsAction", QT_TRANSLATE_NOOP("CompareActions", "W&ilds of the player"),
          QT_TRANSLATE_NOOP(
              "CompareActions",
              "Show what every choice for the wilds of the player whose card is next makes"))),
      oneDeck(declare("oneDeckAction", QT_TRANSLATE_NOOP("CompareActions", "&One deck"),
                      QT_TRANSLATE_NOOP("CompareActions",
                                        "Each natural card can be held once; wilds have no limit"),
                      {}, {std::nullopt, true})),
      houseRules(declare("houseRulesAction", QT_TRANSLATE_NOOP("CompareActions", "&House rules…"),
                         QT_TRANSLATE_NOOP("CompareActions",
                                           "Show every house rule and what changing it would do"),
                         {}, {IconId::rules})),
      showWelcome(declare(
          "showWelcomeAction", QT_TRANSLATE_NOOP("CompareActions", "Show &welcome"),
          QT_TRANSLATE_NOOP("CompareActions", "Show how to begin, in a line above the verdict"))),
      exportRunPage(declare(
          "exportRunPageAction", QT_TRANSLATE_NOOP("CompareActions", "&Run as a page (HTML)…"),
          QT_TRANSLATE_NOOP("CompareActions",
                            "Write every step into one page that any browser steps through"))),
      exportRunMarkdown(declare(
          "exportRunMarkdownAction", QT_TRANSLATE_NOOP("CompareActions", "Run as &Markdown…"),
          QT_TRANSLATE_NOOP("CompareActions", "Write the story of the run as text for web pages"))),
      lenses(new QActionGroup(this)),
      copies(new QActionGroup(this))
{
    wordHands();
    wordPlayers();
    declareLenses();
    declareCopies();
    CompareActions::retranslate();
}

void CompareActions::wordHands()
{
    giveWords(pasteCards, QT_TRANSLATE_NOOP("CompareActions", "&Paste cards"),
              QT_TRANSLATE_NOOP("CompareActions",
                                "Put a copied card, a hand, or several hands onto the table"));
    giveWords(deal, QT_TRANSLATE_NOOP("CompareActions", "&Deal"),
              QT_TRANSLATE_NOOP("CompareActions",
                                "Fill the empty slots; if there are none, deal all hands anew"));
    giveWords(dealPlayer, QT_TRANSLATE_NOOP("CompareActions", "D&eal player"),
              QT_TRANSLATE_NOOP(
                  "CompareActions",
                  "Fill the empty slots of the player whose card is next, or deal that hand anew"));
    giveWords(dealFromSeed, QT_TRANSLATE_NOOP("CompareActions", "Deal &from seed…"),
              QT_TRANSLATE_NOOP("CompareActions",
                                "Deal the same cards again, by the seed of an earlier deal"));
    giveWords(clearTable, QT_TRANSLATE_NOOP("CompareActions", "Clear &table"),
              QT_TRANSLATE_NOOP("CompareActions", "Take all cards from all players"));
    addPlayers(2, "twoPlayersAction", QT_TRANSLATE_NOOP("CompareActions", "T&wo players"),
               QT_TRANSLATE_NOOP("CompareActions",
                                 "Compare two hands; the third leaves the table with its cards"));
    addPlayers(3, "threePlayersAction", QT_TRANSLATE_NOOP("CompareActions", "T&hree players"),
               QT_TRANSLATE_NOOP("CompareActions", "Compare three hands"));
}

void CompareActions::wordPlayers()
{
    giveWords(sortPlayer, QT_TRANSLATE_NOOP("CompareActions", "S&ort player"),
              QT_TRANSLATE_NOOP("CompareActions",
                                "Put the hand of the player whose card is next in order"));
    giveWords(
        renamePlayer, QT_TRANSLATE_NOOP("CompareActions", "&Rename player"),
        QT_TRANSLATE_NOOP("CompareActions", "Give the player whose card is next another name"));
    giveWords(movePlayerUp, QT_TRANSLATE_NOOP("CompareActions", "Move player &up"),
              QT_TRANSLATE_NOOP("CompareActions",
                                "The player whose card is next changes places with the one above"));
    giveWords(movePlayerDown, QT_TRANSLATE_NOOP("CompareActions", "&Move player down"),
              QT_TRANSLATE_NOOP("CompareActions",
                                "The player whose card is next changes places with the one below"));
    giveWords(
        removePlayer, QT_TRANSLATE_NOOP("CompareActions", "Remo&ve player"),
        QT_TRANSLATE_NOOP("CompareActions",
                          "Take the player whose card is next, with the cards, from the table"));
    giveWords(
        clearPlayer, QT_TRANSLATE_NOOP("CompareActions", "Clear &player"),
        QT_TRANSLATE_NOOP("CompareActions", "Take all cards from the player whose card is next"));
}

/// "Best rank", then the ranks, highest first.
void CompareActions::declareLenses()
{
    const auto add = [this](const QString& name, const QVariant& lens) {
        QAction* action = declare(name + QStringLiteral("LensAction"), {}, {std::nullopt, true});
        action->setData(lens);
        lenses->addAction(action);
    };
    add(QStringLiteral("bestRank"), {});
    const auto ranks = allCategories();
    for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank) {
        const std::string_view word = id(*rank);
        add(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())),
            QVariant::fromValue(*rank));
    }
}

void CompareActions::showLens(std::optional<Category> lens, const HouseRules& rules)
{
    m_rules = rules;
    const QList<QAction*> all = lenses->actions();
    QStringList names;
    for (const QAction* action : all)
        names << narration::lensName(lensOf(action->data()), rules);
    const QStringList titles = withMnemonics(names);
    for (qsizetype at = 0; at < all.size(); ++at) {
        const std::optional<Category> own = lensOf(all[at]->data());
        all[at]->setVisible(!own || rules.knows(*own));
        all[at]->setChecked(own == lens);
        setWords(*all[at], titles[at],
                 own ? tr("Compare all hands as this rank: %1").arg(names[at])
                     : tr("Compare all hands by their best rank"));
    }
}

void CompareActions::declareCopies()
{
    copies->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        QAction* action = declare(QStringLiteral("copyHandToPlayer%1Action").arg(player + 1));
        action->setData(player);
        copies->addAction(action);
    }
}

void CompareActions::setNames(const QStringList& names)
{
    m_playerNames = names;
    nameCopies();
}

QString CompareActions::copyTarget(int player, const QStringList& names)
{
    const QString name = escapedForControl(names.value(player));
    return name.isEmpty() ? tr("Player &%1").arg(player + 1)
                          //: A menu entry: a number, which is its mnemonic, and a name
                          : tr("&%1 %2").arg(QString::number(player + 1), name);
}

void CompareActions::showCopying(const QMenu& menu, const CardTable& table, int player)
{
    const bool canCopy = canCopyHand(table, player);
    const bool isOfOneDeck = !canCopy && !table.row(player).hand().isEmpty();
    QAction& entry = *menu.menuAction();
    entry.setEnabled(canCopy);
    entry.setStatusTip(isOfOneDeck
                           ? tr("One deck holds each card once: allow duplicates to copy a hand")
                           : tr("Give another player the cards of this player as well"));
    entry.setToolTip(entry.statusTip());
    const QList<QAction*> copies = menu.actions();
    for (QAction* copy : copies) {
        const int other = copy->data().toInt();
        copy->setVisible(other < table.playerCount && other != player);
        copy->setEnabled(canCopy);
    }
}

void CompareActions::nameCopies()
{
    const QList<QAction*> all = copies->actions();
    for (QAction* action : all) {
        setWords(*action, copyTarget(action->data().toInt(), m_playerNames),
                 tr("Give this player the hand of the player whose card is next as well"));
    }
}

void CompareActions::nameSamples()
{
    // 1 to 9, then letters for the wilds' samples
    const QString keys = QStringLiteral("123456789ABC");
    int number = 0;
    const QList<QAction*> all = samples->actions();
    for (QAction* action : all) {
        const QString title = handSamples().title(action->data().toString());
        //: A menu entry: a digit or letter, which is its mnemonic, and what the hands show
        setWords(*action, tr("&%1 %2").arg(keys.mid(number++, 1), title),
                 tr("Put these hands on the table, with their house rules"));
    }
}

void CompareActions::retranslate()
{
    TableActions::retranslate();
    nameCopies();
    nameSamples();
    const QAction* lens = lenses->checkedAction();
    showLens(lens ? lensOf(lens->data()) : std::nullopt, m_rules);
}

} // namespace showdown::gui
