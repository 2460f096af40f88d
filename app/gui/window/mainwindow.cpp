// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/mainwindow.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/compare/comparepage.h"
#include "app/gui/compare/compareview.h"
#include "app/gui/explain/explanationdock.h"
#include "app/gui/explain/whypage.h"
#include "app/gui/session/session.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/window/aboutbox.h"
#include "app/gui/window/actions.h"
#include "app/gui/window/handcommands.h"
#include "app/gui/window/lookcommands.h"
#include "app/gui/window/menus.h"
#include "app/gui/window/moderail.h"
#include "app/gui/window/statusline.h"
#include "app/gui/window/toolbar.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QMenuBar>
#include <QShowEvent>
#include <QStyle>
#include <QTabWidget>

#include <algorithm>

namespace showdown::gui {

MainWindow::MainWindow(Session& session, TableDealer& dealer, Appearance& appearance,
                       QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_appearance(appearance),
      m_dealer(dealer),
      m_nextSlot(session)
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(800, 560);
    createWidgets();
    arrange();
    connectActions();
    connectParts();
    m_areas.emplace(areas());
    showTitle();
    showFocus();
    adaptToSize();
}

MainWindow::~MainWindow()
{
    // the parts say that they go while the window is no MainWindow any more
    m_dock->toggleViewAction()->disconnect(this);
    m_center->disconnect(this);
}

void MainWindow::createWidgets()
{
    m_actions = new Actions(this);
    m_rail = new ModeRail(*m_actions, this);
    m_toolBar = new ToolBar(*m_actions, this);
    m_center = new QTabWidget(this);
    m_center->setObjectName(QStringLiteral("centerTabs"));
    m_compare = new ComparePage(m_session, m_nextSlot, m_dealer, m_appearance, this);
    m_dock = new ExplanationDock(m_session, m_nextSlot, this);
    m_status = new StatusLine(m_session, this);
}

void MainWindow::arrange()
{
    fillMenuBar(*menuBar(), *m_actions);
    addToolBar(Qt::TopToolBarArea, m_toolBar);
    m_center->setDocumentMode(true);
    m_center->setTabBarAutoHide(true);
    m_center->setFocusPolicy(Qt::NoFocus); // its proxy, a hidden tab bar, would hold Tab up
    m_center->addTab(m_compare, tr("Hands"));
    setCentralWidget(m_center);
    setStatusBar(m_status);
    placeSides();
}

/// The rail stands at the leading edge, the dock at the other: areas are not mirrored by Qt.
void MainWindow::placeSides()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    addToolBar(mirrored ? Qt::RightToolBarArea : Qt::LeftToolBarArea, m_rail);
    addDockWidget(mirrored ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, m_dock);
}

void MainWindow::connectActions()
{
    const Actions& actions = *m_actions;
    m_commands = new HandCommands(actions, m_session, m_nextSlot, m_dealer, *m_compare, this);
    new LookCommands(actions, m_appearance, this);
    connect(actions[ActionId::quit], &QAction::triggered, this, &MainWindow::close);
    connect(actions[ActionId::about], &QAction::triggered, this, &MainWindow::showAbout);
    connect(actions[ActionId::explanation], &QAction::triggered, this,
            &MainWindow::showExplanation);
    connect(actions[ActionId::deckPanel], &QAction::triggered, &m_compare->deck(),
            [this](bool unfold) { m_compare->deck().setFolded(!unfold); });
    actions[ActionId::deckPanel]->setChecked(!m_compare->deck().isFolded());
    connect(actions[ActionId::nextArea], &QAction::triggered, this, [this] { m_areas->goOn(); });
    connect(actions[ActionId::previousArea], &QAction::triggered, this,
            [this] { m_areas->goBack(); });
}

void MainWindow::connectParts()
{
    connect(m_commands, &HandCommands::said, m_status, &StatusLine::say);
    const auto showRules = [this] { m_toolBar->rulesCombo().showRules(m_session.rules()); };
    connect(m_commands, &HandCommands::rulesShown, this, showRules);
    showRules();
    connect(&m_toolBar->rulesCombo(), &HouseRulesCombo::presetChosen, m_commands,
            &HandCommands::choosePreset);
    connect(&m_compare->hands(), &CompareView::currentChanged, this, &MainWindow::showFocus);
    connect(&m_compare->hands(), &CompareView::problemFound, m_status, &StatusLine::say);
    connect(&m_compare->deck(), &DeckPanel::saidSomething, m_status, &StatusLine::say);
    connect(&m_compare->deck(), &DeckPanel::foldedChanged, (*m_actions)[ActionId::deckPanel],
            [this](bool folded) { (*m_actions)[ActionId::deckPanel]->setChecked(!folded); });
    connect(&m_dock->whyPage(), &WhyPage::partSelected, &m_compare->hands(),
            [this](int comparison, int part) {
                m_compare->hands().ringPart(PartPlace{comparison, part});
            });
    connect(&m_dock->whyPage(), &WhyPage::partCleared, &m_compare->hands(),
            [this] { m_compare->hands().ringPart(std::nullopt); });
    connect(&m_dock->whyPage(), &WhyPage::rowActivated, this, [this](int player) {
        m_center->setCurrentWidget(m_compare);
        m_compare->hands().focusPlayer(player);
    });
    connect(&m_session, &Session::titleChanged, this, &MainWindow::showTitle);
    connect(m_dock->toggleViewAction(), &QAction::toggled, this,
            &MainWindow::showExplanationAction);
    connect(m_center, &QTabWidget::currentChanged, this, &MainWindow::showExplanationAction);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous())
        m_compare->hands().focusCurrent();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    adaptToSize();
    widenDock();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adaptToSize();
    else if (event->type() == QEvent::LayoutDirectionChange)
        placeSides();
}

std::vector<Area> MainWindow::areas()
{
    return {
        {m_rail, {}},
        {m_toolBar, {}},
        {&m_compare->hands(), [this] { m_compare->hands().focusCurrent(); }},
        {&m_compare->deck(), {}},
        {&m_dock->tabs(), {}},
    };
}

void MainWindow::showTitle()
{
    const QString& title = m_session.table().title;
    //: The window's title: the name of the hands on the table, and of the program
    setWindowTitle(title.isEmpty() ? tr("Showdown") : tr("%1 — Showdown").arg(title));
}

void MainWindow::showFocus()
{
    m_status->setFocusText(m_compare->hands().currentText());
}

void MainWindow::showAbout()
{
    (new AboutBox(this))->open();
}

void MainWindow::adaptToSize()
{
    const Density density = densityFor(size(), font());
    if (m_density == density)
        return;
    const bool wasFolded = m_density == Density::folded;
    m_density = density;
    const bool isCompact = density != Density::regular;
    m_rail->setCompact(isCompact);
    m_toolBar->setCompact(isCompact);
    m_compare->setCompact(isCompact);
    m_dock->setCompact(isCompact);
    if (wasFolded != (density == Density::folded))
        foldExplanation(density == Density::folded);
}

/// Extra width goes to the dock first, up to a bound, unless somebody has chosen its width.
void MainWindow::widenDock()
{
    const bool isChosen = m_dockWidth != 0 && m_dock->width() != m_dockWidth;
    if (m_density == Density::folded || m_dock->isHidden() || m_dock->isFloating() || isChosen)
        return;
    const int extra = std::max(0, width() - scaled(1280, font()));
    const int wanted = scaled(m_dock->preferredWidth(), font()) + extra;
    const int handle = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
    resizeDocks({m_dock}, {std::min(wanted, scaled(420, font())) - handle}, Qt::Horizontal);
    layout()->activate();
    m_dockWidth = m_dock->width();
}

/// In a small window the explanation is a page beside the hands instead of a dock.
void MainWindow::foldExplanation(bool fold)
{
    QWidget& pages = m_dock->tabs();
    if (fold) {
        m_dock->hide();
        m_center->addTab(&pages, m_dock->windowTitle());
        m_compare->deck().setFolded(true);
    } else {
        m_dock->setWidget(&pages);
        m_dock->show();
        m_compare->deck().setFolded(false);
    }
    showExplanationAction();
}

/// Shows or hides the dock; in a small window goes to the page of the explanation, or back.
void MainWindow::showExplanation(bool visible)
{
    if (m_density == Density::folded)
        m_center->setCurrentIndex(visible ? 1 : 0);
    else
        m_dock->setVisible(visible);
}

void MainWindow::showExplanationAction()
{
    const bool visible = m_density == Density::folded ? m_center->currentWidget() != m_compare
                                                      : m_dock->toggleViewAction()->isChecked();
    (*m_actions)[ActionId::explanation]->setChecked(visible);
}

} // namespace showdown::gui
