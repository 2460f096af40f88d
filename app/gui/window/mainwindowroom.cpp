// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// How the window shares its room between the view and its explanation.
#include "app/gui/settings/restored.h"
#include "app/gui/theme/windowsize.h"
#include "app/gui/view/actions.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/window/explanationdock.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/presentation.h"

#include <QAction>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace showdown::gui {

void MainWindow::showPages()
{
    std::vector<DockPage> pages = m_view->dockPages();
    std::erase_if(pages, [](const DockPage& page) { return !page.isShown; });
    m_dock->setPages(pages);
    const ExplanationWords words = m_view->explanationWords().value_or(ExplanationWords());
    m_dock->setTitle(words.title);
    m_actions->setExplanationWords(words.action, words.tip);
    m_center->setTabText(m_center->indexOf(m_stack), m_view->title());
    m_actions->explanation->setEnabled(!pages.empty());
    m_dock->toggleViewAction()->setVisible(!pages.empty());
    if (m_density == Density::folded) {
        m_center->setTabVisible(m_center->indexOf(&m_dock->tabs()), !pages.empty());
        m_center->tabBar()->setVisible(!pages.empty()); // a view without explanation needs no tab
    } else {
        m_dock->setVisible(!pages.empty() && m_wantsExplanation);
    }
}

/// The explanation makes room for larger cards unless it is being presented itself.
void MainWindow::explainPresented(bool presented)
{
    adaptToSize();
    if (presented) {
        m_wantedExplanation = m_wantsExplanation;
        m_pageBefore = m_dock->tabs().currentWidget();
    } else if (m_pageBefore) {
        m_dock->tabs().setCurrentWidget(m_pageBefore);
    }
    const bool isPresented = presented && m_view->wantsWideExplanation();
    m_wantsExplanation = presented ? isPresented : m_wantedExplanation;
    showExplanation(m_density == Density::folded ? isPresented : m_wantsExplanation);
}

void MainWindow::adaptToSize()
{
    const Density density = densityFor(m_presentation->roomySize(), font());
    if (m_density == density)
        return;
    const bool wasFolded = m_density == Density::folded;
    m_density = density;
    const bool isCompact = density != Density::regular;
    m_rail->setCompact(isCompact);
    m_dock->setCompact(isCompact);
    for (View* view : m_views)
        view->setCompact(isCompact);
    if (wasFolded != (density == Density::folded))
        foldExplanation(density == Density::folded);
}

void MainWindow::saveLayout(QSettings& settings) const
{
    m_layout->save(settings);
    settings.setValue(QStringLiteral("window/explanation"), m_wantsExplanation);
    saveShownView(settings);
    for (const View* view : m_views)
        view->saveLayout(settings);
}

void MainWindow::saveShownView(QSettings& settings) const
{
    settings.setValue(QStringLiteral("window/view"), m_view->name());
}

void MainWindow::restoreLayout(const QSettings& settings)
{
    if (isRestored(settings, Restored::window)) {
        m_layout->restore(settings);
        placeRail(); // it may have been saved in the other direction
        m_wantsExplanation =
            settings.value(QStringLiteral("window/explanation"), m_wantsExplanation).toBool();
    }
    for (View* view : m_views) {
        view->restoreLayout(settings);
        view->toolBar().setVisible(view == m_view);
    }
    if (isRestored(settings, Restored::view))
        showView(settings.value(QStringLiteral("window/view")).toString());
    showPages();
    showExplanationAction();
    m_isLayoutRestored = true;
}

/// In a small window the explanation is a page beside the view instead of a dock.
void MainWindow::foldExplanation(bool fold)
{
    QWidget& pages = m_dock->tabs();
    const bool hadFocus = pages.isAncestorOf(focusWidget());
    if (fold) {
        m_dock->hide();
        m_center->addTab(&pages, m_dock->windowTitle());
    } else {
        m_dock->setWidget(&pages);
        m_layout->dockCameBack();
    }
    showPages();
    if (hadFocus && isVisible())
        m_view->focus();
    for (View* view : m_views)
        view->setExplanationFolded(fold);
    showExplanationAction();
}

/// Shows or hides the dock; in a small window goes to the page of the explanation, or back. For a
/// view without an explanation it stays hidden.
void MainWindow::showExplanation(bool visible)
{
    const bool isSeen = visible && m_actions->explanation->isEnabled();
    if (m_density == Density::folded) {
        m_center->setCurrentIndex(isSeen ? 1 : 0);
    } else {
        m_wantsExplanation = visible;
        m_dock->setVisible(isSeen);
    }
}

void MainWindow::showExplanationAction()
{
    const bool isFolded = m_density == Density::folded;
    const bool visible =
        isFolded ? m_center->currentWidget() != m_stack : m_dock->toggleViewAction()->isChecked();
    m_actions->explanation->setChecked(visible);
}

} // namespace showdown::gui
