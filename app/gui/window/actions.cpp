// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/actions.h"

#include "app/gui/session/table.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QVariant>

namespace showdown::gui {

// Shortcuts are literal key sequences, so that they are the same on every desktop.

Actions::Actions(QObject* parent)
    : QObject(parent),
      m_players(new QActionGroup(this)),
      m_jumps(new QActionGroup(this)),
      m_presets(new QActionGroup(this)),
      m_themes(new QActionGroup(this)),
      m_modes(new QActionGroup(this))
{
    declareFile();
    declareEdit();
    declareCards();
    declarePlayers();
    declareViews();
    declareAreas();
    declareLook();
    declareHelp();
    declareJumps();
    declarePresets();
    declareThemes();
}

void Actions::declareFile()
{
    add(ActionId::quit,
        declare(QStringLiteral("quitAction"), tr("&Quit"),
                tr("Close the window and end the program"), {Qt::CTRL | Qt::Key_Q}));
}

void Actions::declareEdit()
{
    add(ActionId::undo, declare(QStringLiteral("undoAction"), tr("&Undo"),
                                tr("Take back the latest change to the table"),
                                {Qt::CTRL | Qt::Key_Z}, {IconId::undo}));
    add(ActionId::redo,
        declare(QStringLiteral("redoAction"), tr("&Redo"),
                tr("Make the change again that was taken back"),
                {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, {IconId::redo}));
    add(ActionId::copyResult, declare(QStringLiteral("copyResultAction"), tr("&Copy result"),
                                      tr("Copy who won and why as text"),
                                      {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, {IconId::copy}));
}

void Actions::declareCards()
{
    add(ActionId::deal, declare(QStringLiteral("dealAction"), tr("&Deal"),
                                tr("Fill the empty slots; if there are none, deal all hands anew"),
                                {Qt::CTRL | Qt::Key_R}, {IconId::deal}));
    add(ActionId::dealPlayer,
        declare(QStringLiteral("dealPlayerAction"), tr("D&eal player"),
                tr("Fill the empty slots of the player whose card is next, or deal that hand anew"),
                {Qt::CTRL | Qt::SHIFT | Qt::Key_R}));
    add(ActionId::swapPlayers,
        declare(QStringLiteral("swapPlayersAction"), tr("&Swap"),
                tr("Change the hand of the player whose card is next with the hand below"),
                {Qt::CTRL | Qt::Key_E}, {IconId::swap}));
    add(ActionId::sortPlayer,
        declare(QStringLiteral("sortPlayerAction"), tr("S&ort player"),
                tr("Put the hand of the player whose card is next in order"), {}, {IconId::sort}));
    add(ActionId::renamePlayer,
        declare(QStringLiteral("renamePlayerAction"), tr("&Rename player"),
                tr("Give the player whose card is next another name"), {Qt::Key_F2}));
    add(ActionId::clearPlayer,
        declare(QStringLiteral("clearPlayerAction"), tr("Clear &player"),
                tr("Take all cards from the player whose card is next"), {Qt::CTRL | Qt::Key_L}));
    add(ActionId::clearTable, declare(QStringLiteral("clearTableAction"), tr("Clear &table"),
                                      tr("Take all cards from all players"),
                                      {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, {IconId::clear}));
    (*this)[ActionId::clearTable]->setIconText(tr("Clear"));
}

void Actions::declarePlayers()
{
    QAction* two = declare(QStringLiteral("twoPlayersAction"), tr("T&wo players"),
                           tr("Compare two hands; the third leaves the table with its cards"));
    two->setData(2);
    QAction* three = declare(QStringLiteral("threePlayersAction"), tr("T&hree players"),
                             tr("Compare three hands"));
    three->setData(3);
    for (QAction* action : {two, three}) {
        action->setIconText(action->data().toString());
        action->setCheckable(true);
        m_players->addAction(action);
    }
    add(ActionId::twoPlayers, two);
    add(ActionId::threePlayers, three);
    add(ActionId::oneDeck, declare(QStringLiteral("oneDeckAction"), tr("&One deck"),
                                   tr("Each natural card can be held once; wilds have no limit"),
                                   {}, {std::nullopt, true}));
}

void Actions::declareViews()
{
    QAction* compare =
        declare(QStringLiteral("compareAction"), tr("&Compare"), tr("Build hands and compare them"),
                {Qt::CTRL | Qt::Key_1}, {IconId::compare, true});
    compare->setChecked(true);
    m_modes->addAction(compare);
    add(ActionId::compareMode, compare);
    add(ActionId::explanation,
        declare(QStringLiteral("explanationAction"), tr("&Explanation"),
                tr("Show or hide the explanation"), {Qt::Key_F9}, {IconId::explain, true}));
    add(ActionId::deckPanel,
        declare(QStringLiteral("deckPanelAction"), tr("&Deck"), tr("Unfold or fold the deck"),
                {Qt::CTRL | Qt::Key_D}, {std::nullopt, true}));
}

void Actions::declareAreas()
{
    add(ActionId::nextArea,
        declare(QStringLiteral("nextAreaAction"), tr("&Next area"),
                tr("Go on to the next of views, tools, hands, deck and explanation"),
                {Qt::Key_F6}));
    add(ActionId::previousArea,
        declare(QStringLiteral("previousAreaAction"), tr("&Previous area"),
                tr("Go back to the previous of views, tools, hands, deck and explanation"),
                {Qt::SHIFT | Qt::Key_F6}));
}

void Actions::declareLook()
{
    add(ActionId::nextTheme,
        declare(QStringLiteral("nextThemeAction"), tr("C&hange theme"),
                tr("Go on to the next theme: system, light, dark"), {Qt::CTRL | Qt::Key_T}));
    add(ActionId::fourColors,
        declare(QStringLiteral("fourColorsAction"), tr("&Four-colour deck"),
                tr("Draw diamonds blue and clubs green"), {}, {std::nullopt, true}));
    add(ActionId::largerText, declare(QStringLiteral("largerTextAction"), tr("&Larger text"),
                                      tr("Make text and cards larger"),
                                      {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}));
    add(ActionId::smallerText,
        declare(QStringLiteral("smallerTextAction"), tr("&Smaller text"),
                tr("Make text and cards smaller"), {Qt::CTRL | Qt::Key_Minus}));
    add(ActionId::usualText,
        declare(QStringLiteral("usualTextAction"), tr("&Usual text size"),
                tr("Make text and cards as large as the desktop's text"), {Qt::CTRL | Qt::Key_0}));
}

void Actions::declareHelp()
{
    add(ActionId::about, declare(QStringLiteral("aboutAction"), tr("&About Showdown"),
                                 tr("What this program is, and its version")));
}

void Actions::declareJumps()
{
    m_jumps->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (int player = 0; player < Table::maximumPlayers; ++player) {
        QAction* action = declare(QStringLiteral("goToPlayer%1Action").arg(player + 1),
                                  tr("Go to player &%1").arg(player + 1),
                                  tr("Go to the cards of player %1").arg(player + 1),
                                  {QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_1 + player))});
        action->setData(player);
        m_jumps->addAction(action);
    }
}

void Actions::declarePresets()
{
    int number = 0;
    for (const Preset preset : allPresets()) {
        const QString name = narration::presetName(preset);
        const std::string_view word = id(preset);
        QAction* action =
            declare(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
                        + QStringLiteral("RulesAction"),
                    //: A menu entry: its number, which is its mnemonic, and the name of house rules
                    tr("&%1 %2").arg(++number).arg(name),
                    tr("Compare under the house rules “%1”").arg(name), {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(preset));
        m_presets->addAction(action);
    }
}

void Actions::declareThemes()
{
    const auto add = [this](Theme theme, const QString& objectName, const QString& text,
                            const QString& statusTip) {
        QAction* action = declare(objectName, text, statusTip, {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(theme));
        m_themes->addAction(action);
    };
    add(Theme::system, QStringLiteral("systemThemeAction"), tr("&Follow system"),
        tr("Take colours and controls from the desktop"));
    add(Theme::light, QStringLiteral("lightThemeAction"), tr("&Light"),
        tr("Dark text on light areas"));
    add(Theme::dark, QStringLiteral("darkThemeAction"), tr("&Dark"),
        tr("Light text on dark areas"));
}

void Actions::add(ActionId id, QAction* action)
{
    Q_ASSERT(static_cast<std::size_t>(id) == m_actions.size());
    m_actions.push_back(action);
}

QAction* Actions::declare(const QString& objectName, const QString& text, const QString& statusTip,
                          const QList<QKeySequence>& shortcuts, const ActionLook& look)
{
    auto* action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setStatusTip(statusTip);
    action->setShortcuts(shortcuts);
    action->setCheckable(look.isCheckable);
    if (look.icon)
        action->setIcon(icon(*look.icon));
    action->setIconVisibleInMenu(false);
    //: A tool tip: what a button does, and its shortcut
    action->setToolTip(
        shortcuts.isEmpty()
            ? statusTip
            : tr("%1 (%2)").arg(statusTip, action->shortcut().toString(QKeySequence::NativeText)));
    return action;
}

} // namespace showdown::gui
