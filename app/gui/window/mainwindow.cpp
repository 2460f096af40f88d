// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/mainwindow.h"

#include "app/gui/compare/compareview.h"
#include "app/gui/session/session.h"
#include "app/gui/session/slottext.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/window/aboutbox.h"
#include "app/gui/window/actions.h"
#include "app/gui/window/toolbar.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QMenuBar>
#include <QShowEvent>
#include <QStatusBar>

#include <algorithm>

namespace showdown {
namespace {

constexpr int messageTime = 5000; // milliseconds

} // namespace

MainWindow::MainWindow(Session& session, Appearance& appearance, TableDealer& dealer,
                       QWidget* parent)
    : QMainWindow(parent), m_session(session), m_nextSlot(session)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Showdown"));
    setMinimumSize(800, 560);
    createWidgets(appearance, dealer);
    arrangeMenus();
    arrangeStatusBar();
    connectActions();
    connectSession();
    showHistory();
    showClearing();
    showFocus();
    showPlayerCount();
    showRules();
}

void MainWindow::createWidgets(const Appearance& appearance, TableDealer& dealer)
{
    m_actions = new Actions(this);
    m_compare = new CompareView(m_session, m_nextSlot, dealer, appearance, this);
    setCentralWidget(m_compare);
    m_toolBar = new ToolBar(*m_actions, this);
    addToolBar(m_toolBar);
    m_focusLabel = new QLabel(this);
    m_focusLabel->setObjectName(QStringLiteral("focusLabel"));
    m_playersLabel = new QLabel(this);
    m_playersLabel->setObjectName(QStringLiteral("playersLabel"));
    m_rulesLabel = new QLabel(this);
    m_rulesLabel->setObjectName(QStringLiteral("rulesLabel"));
}

void MainWindow::arrangeMenus()
{
    const auto addMenu = [this](const QString& objectName, const QString& title) {
        QMenu* menu = menuBar()->addMenu(title);
        menu->setObjectName(objectName);
        return menu;
    };
    menuBar()->setObjectName(QStringLiteral("menuBar"));
    const Actions& actions = *m_actions;

    QMenu* file = addMenu(QStringLiteral("fileMenu"), tr("&File"));
    file->addAction(actions[ActionId::quit]);
    QMenu* edit = addMenu(QStringLiteral("editMenu"), tr("&Edit"));
    edit->addActions({actions[ActionId::undo], actions[ActionId::redo]});
    QMenu* hands = addMenu(QStringLiteral("handsMenu"), tr("H&ands"));
    hands->addActions({actions[ActionId::clearPlayer], actions[ActionId::clearTable]});
    hands->addSeparator();
    hands->addActions(actions.players()->actions());
    QMenu* rules = addMenu(QStringLiteral("rulesMenu"), tr("&Rules"));
    rules->addActions(actions.presets()->actions());
    QMenu* help = addMenu(QStringLiteral("helpMenu"), tr("&Help"));
    help->addAction(actions[ActionId::about]);
}

void MainWindow::arrangeStatusBar()
{
    statusBar()->setObjectName(QStringLiteral("statusBar"));
    statusBar()->addWidget(m_focusLabel);
    for (QLabel* label : {m_focusLabel, m_playersLabel, m_rulesLabel})
        label->setContentsMargins(8, 0, 8, 0);
    statusBar()->addPermanentWidget(m_playersLabel);
    statusBar()->addPermanentWidget(m_rulesLabel);
}

void MainWindow::connectActions()
{
    const Actions& actions = *m_actions;
    const auto connectTo = [this, &actions](ActionId id, auto handler) {
        connect(actions[id], &QAction::triggered, this, handler);
    };
    connectTo(ActionId::quit, &MainWindow::close);
    connectTo(ActionId::undo, &MainWindow::undo);
    connectTo(ActionId::redo, &MainWindow::redo);
    connectTo(ActionId::clearPlayer, &MainWindow::clearPlayer);
    connectTo(ActionId::clearTable, &MainWindow::clearTable);
    connectTo(ActionId::about, &MainWindow::showAbout);
    connect(actions.players(), &QActionGroup::triggered, this,
            [this](const QAction* action) { setPlayerCount(action->data().toInt()); });
    connect(actions.presets(), &QActionGroup::triggered, this,
            [this](const QAction* action) { choosePreset(action->data().value<Preset>()); });
    connect(&m_toolBar->rulesCombo(), &HouseRulesCombo::presetChosen, this,
            &MainWindow::choosePreset);
}

void MainWindow::connectSession()
{
    connect(&m_session.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showHistory);
    connect(&m_session, &Session::handChanged, this, &MainWindow::showClearing);
    connect(&m_session, &Session::playerCountChanged, this, &MainWindow::showPlayerCount);
    connect(&m_session, &Session::rulesChanged, this, &MainWindow::showRules);
    connect(m_compare, &CompareView::currentChanged, this, &MainWindow::showClearing);
    connect(m_compare, &CompareView::currentChanged, this, &MainWindow::showFocus);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous())
        m_compare->focusCurrent();
}

// What is being typed counts as entered before anything else is done.

void MainWindow::undo()
{
    const QString step = m_session.undoStack().undoText();
    m_session.undoStack().undo();
    //: What was undone, such as "Clear player"
    statusBar()->showMessage(tr("Undone: %1").arg(step), messageTime);
}

void MainWindow::redo()
{
    const QString step = m_session.undoStack().redoText();
    m_session.undoStack().redo();
    //: What was done again, such as "Clear player"
    statusBar()->showMessage(tr("Done again: %1").arg(step), messageTime);
}

void MainWindow::clearPlayer()
{
    m_session.clearPlayer(m_compare->current().player);
}

void MainWindow::clearTable()
{
    m_session.clearTable();
}

void MainWindow::setPlayerCount(int count)
{
    m_session.setPlayerCount(count);
}

void MainWindow::choosePreset(Preset preset)
{
    if (const auto conflict = m_session.setRules({preset, rulesOf(preset)}))
        statusBar()->showMessage(conflictText(*conflict), messageTime);
    showRules(); // also after a refusal: the choice goes back
}

void MainWindow::showAbout()
{
    (new AboutBox(this))->open();
}

void MainWindow::showHistory()
{
    const QUndoStack& stack = m_session.undoStack();
    (*m_actions)[ActionId::undo]->setEnabled(stack.canUndo());
    (*m_actions)[ActionId::redo]->setEnabled(stack.canRedo());
}

void MainWindow::showClearing()
{
    const Table& table = m_session.table();
    const bool anyCards =
        std::ranges::any_of(table.rows, [](const SlotRow& row) { return !row.hand().isEmpty(); });
    const bool ownCards = !table.row(m_compare->current().player).hand().isEmpty();
    (*m_actions)[ActionId::clearTable]->setEnabled(anyCards);
    (*m_actions)[ActionId::clearPlayer]->setEnabled(ownCards);
}

void MainWindow::showFocus()
{
    m_focusLabel->setText(m_compare->currentText());
}

void MainWindow::showPlayerCount()
{
    const int count = m_session.playerCount();
    for (QAction* action : m_actions->players()->actions())
        action->setChecked(action->data().toInt() == count);
    m_playersLabel->setText(tr("%n players", nullptr, count));
}

void MainWindow::showRules()
{
    const NamedRules& rules = m_session.rules();
    const bool isPreset = rules.changed().empty();
    for (QAction* action : m_actions->presets()->actions())
        action->setChecked(isPreset && action->data().value<Preset>() == rules.preset);
    m_toolBar->rulesCombo().showRules(rules);
    m_rulesLabel->setText(rulesLine(rules));
}

} // namespace showdown
