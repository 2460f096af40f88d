// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareactions.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/lenscombo.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>

namespace showdown::gui {

CompareActions::CompareActions(QObject* parent)
    : ActionSet("CompareActions", parent),
      mode(declare("compareAction", QT_TRANSLATE_NOOP("CompareActions", "&Compare"),
                   QT_TRANSLATE_NOOP("CompareActions", "Build hands and compare them"),
                   {ctrl(Qt::Key_1)}, {IconId::compare, true})),
      cutCard(declare("cutCardAction", QT_TRANSLATE_NOOP("CompareActions", "Cu&t card"),
                      QT_TRANSLATE_NOOP("CompareActions",
                                        "Take the card out of the next slot, as text to paste"),
                      {ctrl(Qt::Key_X)})),
      copyCard(
          declare("copyCardAction", QT_TRANSLATE_NOOP("CompareActions", "Cop&y card"),
                  QT_TRANSLATE_NOOP("CompareActions", "Copy the card of the next slot as text"),
                  {ctrl(Qt::Key_C)}, {IconId::copy})),
      pasteCards(
          declare("pasteCardsAction", QT_TRANSLATE_NOOP("CompareActions", "&Paste cards"),
                  QT_TRANSLATE_NOOP("CompareActions",
                                    "Put a copied card, a hand, or several hands onto the table"),
                  {ctrl(Qt::Key_V)})),
      pickUpCard(declare("pickUpCardAction", QT_TRANSLATE_NOOP("CompareActions", "P&ick up card"),
                         QT_TRANSLATE_NOOP("CompareActions",
                                           "Carry the card of the next slot to another by arrows"),
                         {Qt::Key_M})),
      makeWild(declare("makeWildAction", QT_TRANSLATE_NOOP("CompareActions", "Make &wild"),
                       QT_TRANSLATE_NOOP("CompareActions", "Put a wild card into the next slot"))),
      deleteCard(declare("deleteCardAction", QT_TRANSLATE_NOOP("CompareActions", "&Delete card"),
                         QT_TRANSLATE_NOOP("CompareActions", "Take the card out of the next slot"),
                         {Qt::Key_Delete}, {IconId::clear})),
      deal(
          declare("dealAction", QT_TRANSLATE_NOOP("CompareActions", "&Deal"),
                  QT_TRANSLATE_NOOP("CompareActions",
                                    "Fill the empty slots; if there are none, deal all hands anew"),
                  {ctrl(Qt::Key_R)}, {IconId::deal})),
      dealPlayer(declare(
          "dealPlayerAction", QT_TRANSLATE_NOOP("CompareActions", "D&eal player"),
          QT_TRANSLATE_NOOP(
              "CompareActions",
              "Fill the empty slots of the player whose card is next, or deal that hand anew"),
          {ctrlShift(Qt::Key_R)})),
      swapPlayers(declare(
          "swapPlayersAction", QT_TRANSLATE_NOOP("CompareActions", "&Swap"),
          QT_TRANSLATE_NOOP("CompareActions",
                            "Change the hand of the player whose card is next with the hand below"),
          {ctrl(Qt::Key_E)}, {IconId::swap})),
      sortPlayer(
          declare("sortPlayerAction", QT_TRANSLATE_NOOP("CompareActions", "S&ort player"),
                  QT_TRANSLATE_NOOP("CompareActions",
                                    "Put the hand of the player whose card is next in order"),
                  {}, {IconId::sort})),
      renamePlayer(declare(
          "renamePlayerAction", QT_TRANSLATE_NOOP("CompareActions", "&Rename player"),
          QT_TRANSLATE_NOOP("CompareActions", "Give the player whose card is next another name"),
          {Qt::Key_F2})),
      showWilds(declare(
          "showWildsAction", QT_TRANSLATE_NOOP("CompareActions", "W&ilds of the player"),
          QT_TRANSLATE_NOOP(
              "CompareActions",
              "Show what every choice for the wilds of the player whose card is next makes"))),
      clearPlayer(declare(
          "clearPlayerAction", QT_TRANSLATE_NOOP("CompareActions", "Clear &player"),
          QT_TRANSLATE_NOOP("CompareActions", "Take all cards from the player whose card is next"),
          {ctrl(Qt::Key_L)})),
      clearTable(declare("clearTableAction", QT_TRANSLATE_NOOP("CompareActions", "Clear &table"),
                         QT_TRANSLATE_NOOP("CompareActions", "Take all cards from all players"),
                         {ctrlShift(Qt::Key_L)}, {IconId::clear})),
      oneDeck(declare("oneDeckAction", QT_TRANSLATE_NOOP("CompareActions", "&One deck"),
                      QT_TRANSLATE_NOOP("CompareActions",
                                        "Each natural card can be held once; wilds have no limit"),
                      {}, {std::nullopt, true})),
      deckPanel(declare("deckPanelAction", QT_TRANSLATE_NOOP("CompareActions", "&Deck"),
                        QT_TRANSLATE_NOOP("CompareActions", "Unfold or fold the deck"),
                        {ctrl(Qt::Key_D)}, {std::nullopt, true})),
      houseRules(declare("houseRulesAction", QT_TRANSLATE_NOOP("CompareActions", "&House rules…"),
                         QT_TRANSLATE_NOOP("CompareActions",
                                           "Show every house rule and what changing it would do"),
                         {}, {IconId::rules})),
      saveRules(declare(
          "saveRulesAction", QT_TRANSLATE_NOOP("CompareActions", "&Save rules as…"),
          QT_TRANSLATE_NOOP("CompareActions", "Keep these rules under a name of your own"))),
      manageRules(
          declare("manageRulesAction", QT_TRANSLATE_NOOP("CompareActions", "&Manage my rules…"),
                  QT_TRANSLATE_NOOP("CompareActions", "Rename or delete rules of your own"))),
      handRankings(
          declare("handRankingsAction", QT_TRANSLATE_NOOP("CompareActions", "&Hand rankings"),
                  QT_TRANSLATE_NOOP("CompareActions",
                                    "Show the ranks under these rules and how often each comes"))),
      exportRunPage(declare(
          "exportRunPageAction", QT_TRANSLATE_NOOP("CompareActions", "&Run as a page (HTML)…"),
          QT_TRANSLATE_NOOP("CompareActions",
                            "Write every step into one page that any browser steps through"))),
      exportRunMarkdown(declare(
          "exportRunMarkdownAction", QT_TRANSLATE_NOOP("CompareActions", "Run as &Markdown…"),
          QT_TRANSLATE_NOOP("CompareActions", "Write the story of the run as text for web pages"))),
      players(new QActionGroup(this)),
      jumps(new QActionGroup(this)),
      presets(new QActionGroup(this)),
      lenses(new QActionGroup(this))
{
    pickUpCard->setShortcutContext(Qt::WidgetShortcut); // the slots take the key
    addPlayers(
        declare("twoPlayersAction", QT_TRANSLATE_NOOP("CompareActions", "T&wo players"),
                QT_TRANSLATE_NOOP("CompareActions",
                                  "Compare two hands; the third leaves the table with its cards"),
                {}, {std::nullopt, true}),
        2);
    addPlayers(declare("threePlayersAction", QT_TRANSLATE_NOOP("CompareActions", "T&hree players"),
                       QT_TRANSLATE_NOOP("CompareActions", "Compare three hands"), {},
                       {std::nullopt, true}),
               3);
    declareJumps();
    declarePresets();
    declareLenses();
    CompareActions::retranslate();
}

void CompareActions::addPlayers(QAction* action, int count)
{
    action->setData(count);
    action->setIconText(QString::number(count));
    players->addAction(action);
}

void CompareActions::declareJumps()
{
    jumps->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        QAction* action = declare(QStringLiteral("goToPlayer%1Action").arg(player + 1),
                                  {QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_1 + player))});
        action->setData(player);
        jumps->addAction(action);
    }
}

void CompareActions::declarePresets()
{
    for (const Preset preset : allPresets()) {
        const std::string_view word = id(preset);
        QAction* action =
            declare(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
                        + QStringLiteral("RulesAction"),
                    {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(preset));
        presets->addAction(action);
    }
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

void CompareActions::retranslate()
{
    ActionSet::retranslate();
    //: On a button that has little room: "Clear table"
    clearTable->setIconText(tr("Clear"));
    const QList<QAction*> goals = jumps->actions();
    for (QAction* action : goals) {
        const int player = action->data().toInt() + 1;
        setWords(*action, tr("Go to player &%1").arg(player),
                 tr("Go to the cards of player %1").arg(player));
    }
    int number = 0;
    const QList<QAction*> rules = presets->actions();
    for (QAction* action : rules) {
        const QString name = narration::presetName(action->data().value<Preset>());
        //: A menu entry: its number, which is its mnemonic, and the name of house rules
        setWords(*action, tr("&%1 %2").arg(++number).arg(name),
                 tr("Compare under the house rules “%1”").arg(name));
    }
    const QAction* lens = lenses->checkedAction();
    showLens(lens ? lensOf(lens->data()) : std::nullopt, m_rules);
}

} // namespace showdown::gui
