// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/mainwindow.h"

#include "app/gui/export/tablesexport.h"
#include "app/gui/export/takecodedialog.h"
#include "app/gui/files/filecommands.h"
#include "app/gui/files/guestbar.h"
#include "app/gui/files/stripview.h"
#include "app/gui/paper/worksheetdialog.h"
#include "app/gui/rankings/handouts.h"
#include "app/gui/session/ownpresets.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/settings/preferences.h"
#include "app/gui/settings/restored.h"
#include "app/gui/settings/settingsdialog.h"
#include "app/gui/settings/settingsfile.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/view/actions.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/pagetabs.h"
#include "app/gui/widgets/taborder.h"
#include "app/gui/window/aboutbox.h"
#include "app/gui/window/appearancecommands.h"
#include "app/gui/window/explanationdock.h"
#include "app/gui/window/helpdialog.h"
#include "app/gui/window/menus.h"
#include "app/gui/window/presentation.h"
#include "app/gui/window/shortcutsdialog.h"
#include "app/gui/window/statusline.h"
#include "app/gui/window/undogroup.h"
#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QShowEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QWindow>

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace showdown::gui {
namespace {

/// Of the setting that says which page of its explanation a view shows.
QString pageKey(const View& view)
{
    return view.name() + QStringLiteral("/page");
}

/// Scrolls what is around a widget so that it is seen whole or, if it is too high for that, its cursor
/// or, as a widget without one calls its full height the cursor, its top.
void showWhereItScrolls(const QWidget& widget)
{
    const QRect cursor = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect();
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (!area || !area->widget() || !area->widget()->isAncestorOf(&widget))
            continue;
        const int room = area->viewport()->height();
        const QRect shown = widget.height() > room ? cursor : widget.rect();
        const int top = widget.mapTo(area->widget(), shown.topLeft()).y();
        QScrollBar* bar = area->verticalScrollBar();
        bar->setValue(std::min(std::max(bar->value(), top + shown.height() - room), top));
    }
}

} // namespace

MainWindow::MainWindow(const MakeViews& makeViews, Appearance& appearance, QWidget* parent)
    : QMainWindow(parent),
      m_appearance(appearance),
      m_ownPresets(new OwnPresets(this)),
      m_preferences(new Preferences(this)),
      m_wantsExplanation(appearance.textSize() < Appearance::largeText)
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(smallestWindow);
    installPlainAccess();
    // Tab goes through the parts in the order of their creation.
    createWidgets();
    createViews(makeViews);
    m_rail->addFoot(*m_actions->settings);
    createDock();
    arrange();
    connectActions();
    showView(*m_views.front());
}

MainWindow::~MainWindow()
{
    // ~QMainWindow deletes these, and their signals would call a window that is gone.
    m_dock->toggleViewAction()->disconnect(this);
    m_center->disconnect(this);
    for (View* view : m_views)
        view->disconnect(this);
    delete m_files; // before the views, whose tables it keeps
}

void MainWindow::showView(View& view)
{
    if (&view == m_view) {
        m_center->setCurrentWidget(m_stack);
        if (isVisible())
            view.focus();
        return;
    }
    if (m_view) {
        leaveView();
        m_view->toolBar().hide();
    }
    m_center->setCurrentWidget(m_stack);
    build(view);
    m_view = &view;
    if (m_settings && m_isLayoutRestored)
        saveShownView(*m_settings);
    view.modeAction().setChecked(true);
    view.toolBar().show();
    // Otherwise the first slot of the view would get the focus, and become the next one.
    if (QWidget* focus = focusWidget(); focus && m_stack->isAncestorOf(focus))
        focus->clearFocus();
    m_stack->setCurrentWidget(&view.widget());
    chainTabsInto(view);
    m_undoGroup->show(view.undoStack());
    m_files->setShown(view.fileKey() ? view.table() : nullptr);
    m_status->fallSilent(); // about the previous view
    showMenus();
    showPages(); // which names the explanation
    showShortcutsOf(view, *this);
    if (auto* help = findChild<HelpDialog*>())
        help->setView(view);
    showStatus();
    showTitle();
    m_presentation->follow();
    if (m_presentation->isOn())
        showExplanation(view.wantsWideExplanation()); // the other view's tells what this one hides
    if (!m_presentation->isOn() && isVisible())
        returnToView();
    else if (QWidget* focus = focusWidget(); focus && m_presentation->isOn())
        focus->clearFocus(); // its ring would be a mark for a class
}

QList<QAction*> MainWindow::modeActions() const
{
    QList<QAction*> actions;
    for (const View* view : m_views)
        actions << &view->modeAction();
    return actions;
}

/// What had the focus in the view, unless that was a way out of it, and whether its explanation was
/// in front.
void MainWindow::leaveView()
{
    QWidget* focus = focusWidget();
    const bool isExplained = m_dock->tabs().isAncestorOf(focus);
    const bool isInside = isExplained || m_view->widget().isAncestorOf(focus);
    m_left[m_view] = {isInside ? focus : nullptr, isExplained || m_center->currentIndex() == 1};
}

/// To where it was in the view, or where work continues there.
void MainWindow::returnToView()
{
    const Left left = m_left[m_view];
    if (left.isExplained && m_density == Density::folded && !m_presentation->isOn())
        m_center->setCurrentIndex(1);
    if (left.focus && left.focus->isVisible() && left.focus->isEnabled())
        left.focus->setFocus(Qt::OtherFocusReason);
    else if (m_density == Density::folded && m_center->currentIndex() == 1)
        m_dock->tabs().tabBar()->setFocus(Qt::OtherFocusReason); // not on hands that are not seen
    else
        m_view->focus();
}

bool MainWindow::showView(const QString& name)
{
    const auto found = std::ranges::find(m_views, name, &View::name);
    if (found == m_views.end())
        return false;
    showView(**found);
    return true;
}

bool MainWindow::showTab(const QString& name)
{
    if (!m_dock->showPage(name))
        return false;
    if (!isVisible()) {
        m_wantsExplanation = true;
        adaptToSize(); // it may be a small one
    }
    if (!m_presentation->isOn() || m_density != Density::folded) // a class sees the cards first
        showExplanation(true);
    return true;
}

void MainWindow::saveLayout(QSettings& settings) const
{
    m_layout->save(settings);
    settings.setValue(QStringLiteral("window/explanation"), m_wantsExplanation);
    saveShownView(settings);
    for (const View* view : m_views)
        settings.setValue(pageKey(*view), m_dock->pageOf(view->name()));
    for (const View* view : m_built)
        view->saveLayout(settings);
}

void MainWindow::restoreLayout(const QSettings& settings)
{
    if (isRestored(settings, Restored::window)) {
        m_layout->restore(settings);
        if (m_density == Density::folded)
            m_dock->hide(); // its pages are beside the view, though it was open when saved
        placeRail();        // it may have been saved in the other direction
        m_wantsExplanation =
            settings.value(QStringLiteral("window/explanation"), m_wantsExplanation).toBool();
        for (const View* view : m_views)
            m_dock->setPageOf(view->name(), settings.value(pageKey(*view)).toString());
    }
    m_restored = &settings;
    for (View* view : m_built) {
        view->restoreLayout(settings);
        view->toolBar().setVisible(view == m_view);
    }
    if (isRestored(settings, Restored::view))
        showView(settings.value(QStringLiteral("window/view")).toString());
    showPages();
    showExplanationAction();
    m_isLayoutRestored = true;
}

void MainWindow::keepIn(QSettings& settings)
{
    m_settings = &settings;
    m_ownPresets->keepIn(settings);
    m_preferences->keepIn(settings);
    m_files->keepIn(settings);
    if (const auto* file = qobject_cast<SettingsFile*>(&settings))
        connect(file, &SettingsFile::notSaved, this, [this, file](narration::SaveFault fault) {
            //: In the status bar; %1: a file; %2: a sentence that says why it could not be saved
            m_status->say(
                tr("Your settings cannot be saved in %1. %2")
                    .arg(narration::shownPath(file->fileName()), narration::saveFaultText(fault)));
        });
}

void MainWindow::keepProgressIn(const QString& folder)
{
    for (View* view : m_views)
        view->keepProgressIn(folder);
}

/// While someone listens over AT-SPI, Qt sends keys to the window a second time when they have
/// answered: an Alt after its shortcut would make its release open the menus.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == windowHandle() && event->type() == QEvent::KeyPress && !event->spontaneous()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt)
        return true;
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    windowHandle()->installEventFilter(this);
    if (!event->spontaneous())
        m_view->focus();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    adaptToSize();
    m_layout->fitDock();
}

/// A layout that changes while it is hidden does not tell the one around it.
bool MainWindow::event(QEvent* event)
{
    const bool isUsed = QMainWindow::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        for (QWidget* part : findChildren<QWidget*>()) {
            if (!part->isVisible())
                part->updateGeometry();
        }
    }
    return isUsed;
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        adaptToSize();
        m_layout->fitDock();
    } else if (event->type() == QEvent::LayoutDirectionChange)
        placeSides();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// What nothing in it has used: Enter presses buttons, as Space does everywhere, and on X11 only the
/// menu key opens a menu by itself.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (QApplication::activePopupWidget()) // a menu hands on to the menu bar what it has no use for
        return QMainWindow::keyPressEvent(event);
    QWidget* focus = focusWidget();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    auto* button = qobject_cast<QAbstractButton*>(focus);
    if (isEnter && isPlain && !event->isAutoRepeat()
        && (qobject_cast<QToolButton*>(button) || qobject_cast<QPushButton*>(button)))
        return button->click();
    if (m_view->takeKey(*event))
        return;
    if (!focus || event->key() != Qt::Key_F10 || event->modifiers() != Qt::ShiftModifier)
        return QMainWindow::keyPressEvent(event);
    const QPoint place = focus->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, place, focus->mapToGlobal(place));
    QCoreApplication::sendEvent(focus, &menu);
}

/// An area that scrolls shows by itself only what Tab reaches from inside it, and of something high
/// only the middle.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* before = focusWidget();
    const bool isHiding = before && !before->isVisible(); // Qt asks for the next one without a key
    if (!QMainWindow::focusNextPrevChild(next))
        return false;
    if (isHiding)
        return true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (QWidget* focus = focusWidget())
                showWhereItScrolls(*focus);
        },
        Qt::QueuedConnection); // after the areas
    return true;
}

void MainWindow::createWidgets()
{
    m_actions = new Actions(this);
    m_rail = new ModeRail(this);
    m_center = new PageTabs(this);
    m_center->setObjectName(QStringLiteral("centerTabs"));
    m_wayBack = new QPushButton(m_center);
    m_wayBack->setObjectName(QStringLiteral("wayBackButton"));
    m_wayBack->setFlat(true);
    m_wayBack->hide();
    onRetranslate(*m_wayBack, [this] { showWayBack(); });
    m_stack = new QStackedWidget(m_center);
    m_stack->setObjectName(QStringLiteral("views"));
    countShownPageOnly(*m_stack);
    m_status = new StatusLine(this);
    m_undoGroup = new UndoGroup(*m_actions, *m_status, this);
    m_presentation = new Presentation(*this, *m_actions, m_appearance, *m_preferences);
}

void MainWindow::createViews(const MakeViews& makeViews)
{
    m_views = makeViews({*m_ownPresets, m_appearance, *m_actions, this});
    std::vector<DocumentPart> parts;
    for (const View* view : m_views) {
        if (const auto key = view->fileKey())
            parts.push_back({*key, view->table()});
    }
    m_files = new FileCommands(parts, *this);
    m_handouts =
        new Handouts([this]() -> const View& { return viewWithTable(); }, m_appearance, *this);
    connect(&m_files->strip(), &StripCommands::presentAsked, this, [this] {
        showView(*firstView([](const View& each) { return each.fileKey() == std::string(); }));
        m_presentation->setOn(true);
    });
    m_presentation->setStrip(m_files->strip());
    const auto* made = new TablesExport(m_files->strip(), *this);
    connect(made, &TablesExport::said, m_status, &StatusLine::say);
    connect(made, &TablesExport::worksheetAsked, this,
            [this](const lessons::LessonTables& tables) { showWorksheet(&tables); });
    for (View* view : m_views)
        addView(view);
}

void MainWindow::addView(View* view)
{
    m_rail->addMode(view->modeAction());
    if (view->table()) {
        connect(view->table(), &TableSession::guestChanged, this, [this] {
            m_left.clear(); // other cards
            m_undoGroup->show(m_view->undoStack());
            showTitle();
        });
        connect(view->table(), &TableSession::stepRefused, this, [this] {
            m_status->say(
                tr("The table of this step was removed; undo in Compare brings it back."));
        });
        connect(view->table(), &TableSession::ownCameBack, this, [this] {
            if (isVisible()) // the bar with the focus is gone
                m_view->focus();
        });
    }
    connect(view, &View::undoStackChanged, this, [this, view] {
        if (view == m_view)
            m_undoGroup->show(view->undoStack());
    });
    connect(&view->modeAction(), &QAction::triggered, this, [this, view] { showView(*view); });
    connect(view, &View::asked, this, [this, view] { showView(*view); });
    connect(view, &View::tableAsked, this,
            [this, view](const AskedTable& asked) { showAsked(asked, *view); });
    connect(view, &View::pageAsked, this, [this, view](const QString& name) {
        showView(*view);
        showTab(name);
    });
    connect(view, &View::said, m_status, &StatusLine::say);
    connect(view, &View::statusChanged, this, [this, view] {
        if (view == m_view)
            showStatus();
    });
    connect(view, &View::explanationWidthChanged, this, [this, view] {
        if (view != m_view)
            return;
        m_dock->setWide(view->wantsWideExplanation());
        m_layout->fitDock();
        m_wasInFront &= view->wantsWideExplanation(); // a run that has ended is not gone back to
        if (m_presentation->isOn() && !view->wantsWideExplanation()) {
            showExplanation(false); // the hands are presented again
            if (QWidget* focus = focusWidget())
                focus->clearFocus(); // or a frame would mark a card, and Space press a button
        }
    });
    connect(view, &View::pagesChanged, this, [this, view] {
        if (view == m_view)
            showPages();
    });
    connect(view, &View::documentTitleChanged, this, &MainWindow::showTitle);
    connect(view, &View::settingChanged, this, [this, view] {
        if (m_settings && m_isLayoutRestored && isBuilt(*view))
            view->saveLayout(*m_settings);
    });
}

bool MainWindow::isBuilt(const View& view) const
{
    return std::ranges::find(m_built, &view) != m_built.end();
}

/// Builds a view when it is first needed, in the density and layout of the window.
void MainWindow::build(View& view)
{
    if (isBuilt(view))
        return;
    view.build();
    m_stack->addWidget(&view.widget());
    addToolBar(Qt::TopToolBarArea, &view.toolBar());
    view.toolBar().hide();
    for (const DockPage& page : view.dockPages()) {
        page.widget->setParent(&m_dock->tabs());
        page.widget->hide(); // until the view is shown
    }
    if (view.fileKey() && view.notices())
        addGuestBar(view);
    if (view.fileKey() == std::string())
        view.setStrip(
            *new StripView(m_files->strip(), m_files->tableMenu(), m_appearance, &view.widget()));
    view.setCompact(m_density.value_or(Density::regular) != Density::regular);
    if (m_density == Density::folded)
        view.setExplanationFolded(true);
    if (m_restored)
        view.restoreLayout(*m_restored);
    m_built.push_back(&view);
}

/// Makes Tab go from the rail through the tools and the tabs of a small window into the view.
void MainWindow::chainTabsInto(const View& view)
{
    std::vector<QWidget*> stops;
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_rail, &view.toolBar(), m_center->tabBar(), m_wayBack, &view.widget()}) {
        const std::vector<QWidget*> in = tabStopsIn(*part);
        stops.insert(stops.end(), in.begin(), in.end());
    }
    chainTabs(stops);
}

void MainWindow::addGuestBar(View& view)
{
    TableSession& session = *view.table();
    const QString key = QString::fromStdString(*view.fileKey());
    auto* bar =
        new GuestBar(session, m_files->document(), *view.notices(),
                     key.isEmpty() ? QStringLiteral("guest") : key + QStringLiteral("Guest"), this);
    connect(bar, &GuestBar::backAsked, this,
            [&session] { session.whenGuestMayGo([&session] { session.goBack(); }); });
    connect(bar, &GuestBar::lessonAsked, this, [this, &view] { goBack(view); });
    connect(&session, &TableSession::guestChanged, this, &MainWindow::showWayBack);
}

void MainWindow::goBack(const View& view)
{
    if (const auto from = m_guestsFrom.find(&view); from != m_guestsFrom.end())
        showView(*from->second);
}

/// In a small window, beside the tabs, while the explanation is in front of the guest's own line.
void MainWindow::showWayBack()
{
    const TableSession* table = m_view ? m_view->table() : nullptr;
    const std::optional<Guest> guest = table ? table->guest() : std::nullopt;
    GuestBar::nameBackButton(*m_wayBack, guest);
    m_wayBack->setIcon(icon(guest && !guest->isOfLesson() ? IconId::practice : IconId::learn));
    const bool leadsBack = guest && guest->leadsBack();
    const bool isShown = leadsBack && m_center->currentIndex() == 1;
    if (isShown == (m_center->cornerWidget() != nullptr))
        return;
    m_center->setCornerWidget(isShown ? m_wayBack : nullptr); // a hidden one would take room
    m_wayBack->setVisible(isShown);
}

/// The first view that keeps such a table shows it, when the guest that it shows now may go.
void MainWindow::showAsked(const AskedTable& asked, View& from)
{
    View* view = firstView([&](const View& each) {
        return each.fileKey() && each.table()->table().isSituation() == asked.table.isSituation();
    });
    if (!view)
        return;
    const auto show = [this, asked, &from, view] {
        m_guestsFrom[view] = &from;
        if (asked.shown)
            asked.shown();
        showView(*view);
        m_dock->showPage(asked.page);
        view->showAsked(asked);
    };
    if (asked.others.empty())
        return view->table()->showGuest(asked.table, asked.from, show);
    std::vector<CardTable> tables = asked.others;
    tables.insert(tables.begin(), asked.table);
    m_files->strip().document().showGuests(tables, asked.from, show);
}

View* MainWindow::firstView(const std::function<bool(const View&)>& isWanted) const
{
    const auto found =
        std::ranges::find_if(m_views, [&](const View* view) { return isWanted(*view); });
    return found == m_views.end() ? nullptr : *found;
}

void MainWindow::createDock()
{
    m_dock = new ExplanationDock(this);
    m_dock->show(); // now, before it has pages to lay out
    m_layout.emplace(*this, *m_dock);
}

void MainWindow::arrange()
{
    m_center->setDocumentMode(true);
    m_center->setTabBarAutoHide(true);
    m_center->addTab(m_stack, QString());
    setCentralWidget(m_center);
    setStatusBar(m_status);
    placeSides();
}

/// Places the rail at the leading edge and the dock at the other: Qt does not mirror areas.
void MainWindow::placeSides()
{
    placeRail();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    addDockWidget(mirrored ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, m_dock);
}

void MainWindow::placeRail()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    addToolBar(mirrored ? Qt::RightToolBarArea : Qt::LeftToolBarArea, m_rail);
}

void MainWindow::connectActions()
{
    const auto* appearance = new AppearanceCommands(*m_actions, m_appearance, this);
    connect(appearance, &AppearanceCommands::said, m_status, &StatusLine::say);
    connect(m_actions, &Actions::textSizeChanged, this,
            [this] { showTextSize(*menuBar(), *m_actions); });
    connect(m_files, &FileCommands::said, m_status, &StatusLine::say);
    connect(m_files, &FileCommands::titleChanged, this, &MainWindow::showTitle);
    connect(&m_files->document(), &Document::begun, this, [this] {
        m_left.clear();
        if (isVisible()) // the first slot, not the widget focused before a dialog
            m_view->focus();
    });
    connect(m_files, &FileCommands::opened, this, &MainWindow::showOpened);
    connect(m_files, &FileCommands::newTableAsked, this, &MainWindow::beginNewTable);
    connect(m_actions->quit, &QAction::triggered, this, &MainWindow::close);
    connect(m_actions->settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions->worksheet, &QAction::triggered, this, [this] { showWorksheet(); });
    connect(m_actions->about, &QAction::triggered, this, [this] { (new AboutBox(this))->open(); });
    connect(m_actions->help, &QAction::triggered, this, &MainWindow::showHelp);
    connect(m_actions->handRankings, &QAction::triggered, this,
            [this] { viewWithTable().showRankings(); });
    connect(m_actions->takeCode, &QAction::triggered, this,
            [this] { (new TakeCodeDialog(viewWithTable().table()->rules(), this))->open(); });
    connect(m_actions->shortcuts, &QAction::triggered, this,
            [this] { showShortcuts(*menuBar(), *m_view, *this); });
    connect(m_presentation, &Presentation::changed, this, &MainWindow::explainPresented);
    connect(m_actions->explanation, &QAction::triggered, this, &MainWindow::showExplanation);
    connect(m_actions->nextArea, &QAction::triggered, this, [this] { enterNext(areas()); });
    connect(m_actions->previousArea, &QAction::triggered, this, [this] { enterPrevious(areas()); });
    connect(m_dock->toggleViewAction(), &QAction::toggled, this, [this](bool visible) {
        if (m_density != Density::folded && isVisible() && m_actions->explanation->isEnabled())
            m_wantsExplanation = visible; // the dock has its own close button
        m_layout->fitDock();
        showExplanationAction();
    });
    connect(m_dock, &QDockWidget::windowTitleChanged, this, [this](const QString& title) {
        m_center->setTabText(m_center->indexOf(&m_dock->tabs()), title);
    });
    connect(m_wayBack, &QPushButton::clicked, this, [this] { goBack(*m_view); });
    connect(m_center, &QTabWidget::currentChanged, this, [this](int page) {
        showExplanationAction();
        showWayBack();
        const QWidget* focus = focusWidget();
        const bool isLost = !focus || !focus->isVisible() || !(focus->focusPolicy() & Qt::TabFocus);
        if (isVisible() && page == 0 && (isLost || m_stack->isAncestorOf(focus)))
            m_view->focus(); // not the first widget that takes it
        else if (isVisible() && page == 1 && isLost)
            focusExplanation();
    });
    connect(&m_dock->tabs(), &QTabWidget::currentChanged, this, [this] { m_layout->fitDock(); });
}

void MainWindow::showSettings()
{
    auto* dialog = findChild<SettingsDialog*>();
    if (!dialog)
        dialog = new SettingsDialog(m_appearance, *m_preferences, this);
    dialog->present();
}

/// About these tables, or else about what the dialog asks for.
void MainWindow::showWorksheet(const lessons::LessonTables* tables)
{
    worksheet::SheetWish usual;
    usual.questions.rules = viewWithTable().table()->rules();
    (new WorksheetDialog(usual, tables, m_settings, *m_ownPresets, m_appearance, this))->open();
}

void MainWindow::showHelp()
{
    auto* dialog = findChild<HelpDialog*>();
    if (!dialog) {
        dialog = new HelpDialog(m_appearance, *menuBar(), this);
        connect(dialog, &HelpDialog::lessonAsked, this, [this](const QString& id) {
            for (View* view : m_views)
                view->openLesson(id);
            activateWindow();
        });
    }
    dialog->present(*m_view);
}

std::vector<Area> MainWindow::areas() const
{
    std::vector<Area> areas{{m_rail, [this] { m_rail->focusChosen(); }}, {&m_view->toolBar(), {}}};
    areas.push_back({m_center->tabBar(), {}});
    std::ranges::copy(m_view->areas(), std::back_inserter(areas));
    areas.push_back({&m_dock->tabs(), [this] { focusExplanation(); }});
    return areas;
}

/// A view without a table counts as the first one with one.
View& MainWindow::viewWithTable() const
{
    if (m_view->table())
        return *m_view;
    View* first = firstView([](const View& each) { return each.table(); });
    Q_ASSERT(first);
    return *first;
}

/// Empties the user's own table, shown or waiting behind a guest.
void MainWindow::beginNewTable()
{
    View& view = viewWithTable();
    view.table()->goBack();
    view.table()->beginNewTable();
    showView(view);
}

/// The current view shows what was opened, or another one if it has no cards there. A lesson stays.
void MainWindow::showOpened()
{
    const Document& document = m_files->document();
    const tables::TableFile opened =
        document.shownStrip().tables[static_cast<std::size_t>(document.shownTable())];
    const auto holdsCards = [&](const View& view) {
        const CardTable* part = view.fileKey() ? opened.part(*view.fileKey()) : nullptr;
        return part && hasCards(*part);
    };
    if (!m_view->table() || holdsCards(*m_view))
        return;
    if (View* holder = firstView(holdsCards))
        showView(*holder);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_files->retranslate();
    m_handouts->retranslate();
    for (const View* view : m_views) {
        if (view->table())
            view->table()->retranslate();
    }
    for (View* view : m_views)
        view->retranslate();
    showMenus();
    showPages();
    showStatus();
    showTitle();
}

void MainWindow::showTitle()
{
    setWindowTitle(m_files->titled(m_view->documentTitle()));
}

void MainWindow::showStatus()
{
    m_status->showStatus(m_view->status());
}

void MainWindow::showMenus()
{
    ViewMenus menus = m_view->menus();
    menus.file = m_files->menuEntries() << nullptr << menus.file << nullptr << m_actions->worksheet
                                        << m_handouts->menu().menuAction();
    fillMenuBar(*menuBar(), *m_actions, m_rail->modes()->actions(), menus);
    fillHelpMenu(m_rail->helpMenu(), *m_actions, menus);
}

void MainWindow::saveShownView(QSettings& settings) const
{
    settings.setValue(QStringLiteral("window/view"), m_view->name());
}

void MainWindow::showPages()
{
    std::vector<DockPage> pages = m_view->dockPages();
    std::erase_if(pages, [](const DockPage& page) { return !page.isShown; });
    m_dock->setWide(m_view->wantsWideExplanation());
    m_dock->setPages(m_view->name(), pages);
    const ExplanationWords words = m_view->explanationWords().value_or(ExplanationWords());
    m_dock->setTitle(words.title);
    m_actions->setExplanationWords(words.action, words.tip);
    m_center->setTabText(m_center->indexOf(m_stack), m_view->title());
    m_actions->explanation->setEnabled(!pages.empty());
    m_dock->toggleViewAction()->setVisible(!pages.empty());
    if (m_density == Density::folded) {
        const int explanation = m_center->indexOf(&m_dock->tabs());
        m_center->setTabVisible(explanation, !pages.empty());
        m_center->setTabEnabled(explanation, !pages.empty()); // or Ctrl+Tab would go there
        m_center->tabBar()->setVisible(!pages.empty() // a view without explanation needs no tab
                                       && !m_presentation->isOn());
    } else {
        m_dock->setVisible(!pages.empty() && m_wantsExplanation);
        m_layout->fitDock();
    }
    showWayBack();
}

/// The explanation makes room for larger cards unless it is being presented itself.
void MainWindow::explainPresented(bool presented)
{
    m_dock->setPresented(presented);
    adaptToSize();
    if (presented) {
        m_wantedExplanation = m_wantsExplanation;
        m_wantedInFront =
            m_density == Density::folded ? m_center->currentIndex() == 1 : m_wasInFront;
        m_pageBefore = m_dock->tabs().currentWidget();
    } else if (m_pageBefore && m_dock->tabs().indexOf(m_pageBefore) >= 0) {
        m_dock->tabs().setCurrentWidget(m_pageBefore); // of the same view
    }
    showPages(); // with tabs or without
    const bool isPresented = presented && m_view->wantsWideExplanation();
    m_wantsExplanation = presented ? isPresented : m_wantedExplanation;
    const bool isInFront = presented ? isPresented : m_wantedInFront;
    showExplanation(m_density == Density::folded ? isInFront : m_wantsExplanation);
    m_wasInFront = isInFront;
}

void MainWindow::adaptToSize()
{
    const Density density = densityFor(m_presentation->roomySize(), font());
    if (m_density == density)
        return;
    const Density before = m_density.value_or(Density::regular); // which everything is built for
    const bool wasFolded = before == Density::folded;
    m_density = density;
    const bool isCompact = density != Density::regular;
    if (isCompact != (before != Density::regular)) {
        m_rail->setCompact(isCompact);
        m_dock->setCompact(isCompact);
        for (View* view : m_built)
            view->setCompact(isCompact);
    }
    if (wasFolded != (density == Density::folded))
        foldExplanation(density == Density::folded);
}

/// In a small window the explanation is a page beside the view instead of a dock.
void MainWindow::foldExplanation(bool fold)
{
    QWidget& pages = m_dock->tabs();
    const QPointer<QWidget> focus = focusWidget();
    const bool hadFocus = pages.isAncestorOf(focus);
    const auto tellViews = [&] {
        for (View* view : m_built)
            view->setExplanationFolded(fold);
    };
    if (fold) {
        tellViews(); // before a page is hidden on its way, which would pause a run
        m_dock->hide();
        m_center->addTab(&pages, m_dock->windowTitle());
        m_center->setCurrentIndex(hadFocus || m_wasInFront ? 1 : 0);
    } else {
        m_wasInFront = m_center->currentIndex() == 1;
        m_dock->setWidget(&pages);
        pages.setEnabled(true); // as its tab may not have been
        pages.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); // not as when behind
    }
    showPages();
    if (hadFocus && isVisible())
        focus && focus->isVisible() ? focus->setFocus() : m_view->focus();
    if (!fold)
        tellViews();
    showExplanationAction();
}

/// Shows or hides the dock; in a small window goes to the page of the explanation, or back. For a
/// view without an explanation it stays hidden.
void MainWindow::showExplanation(bool visible)
{
    const bool isSeen = visible && m_actions->explanation->isEnabled();
    if (m_density == Density::folded) {
        const bool hadFocus = m_center->currentWidget()->isAncestorOf(focusWidget());
        m_center->setCurrentIndex(isSeen ? 1 : 0);
        if (hadFocus && isVisible())
            isSeen ? focusExplanation() : m_view->focus();
    } else {
        m_wantsExplanation = visible;
        m_wasInFront = false;
        m_dock->setVisible(isSeen);
    }
}

void MainWindow::focusExplanation() const
{
    m_dock->tabs().tabBar()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::showExplanationAction()
{
    const bool isFolded = m_density == Density::folded;
    const bool visible =
        isFolded ? m_center->currentWidget() != m_stack : m_dock->toggleViewAction()->isChecked();
    m_actions->explanation->setChecked(visible);
}

} // namespace showdown::gui
