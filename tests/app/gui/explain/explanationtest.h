// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/why/comparisonstree.h"
#include "app/gui/explain/why/comparisonsview.h"
#include "app/gui/explain/why/ladderview.h"
#include "app/gui/explain/why/whypage.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/window/explanationdock.h"
#include "tests/support/tables.h"

#include <QApplication>
#include <QMainWindow>
#include <QTest>
#include <QToolButton>

namespace showdown::tests {

/// The explanation dock in a window, and its user.
class ExplanationTest
{
public:
    explicit ExplanationTest(const gui::CardTable& table = gui::sampleTable())
        : m_session(table),
          m_nextSlot(m_session),
          m_page(new gui::WhyPage(m_session, m_nextSlot, &m_window))
    {
        m_dock.setPages(QStringLiteral("compare"),
                        {{QStringLiteral("why"), QStringLiteral("Why"), m_page}});
        m_window.setCentralWidget(new QWidget);
        m_window.addDockWidget(Qt::RightDockWidgetArea, &m_dock);
        m_window.resize(800, 700);
        m_window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&m_window); }

    gui::CompareSession& session() { return m_session; }
    gui::NextPlace& nextSlot() { return m_nextSlot; }
    QMainWindow& window() { return m_window; }
    gui::ExplanationDock& dock() { return m_dock; }
    gui::WhyPage& page() { return *m_page; }
    gui::LadderView& ladder() { return *find<gui::LadderView>("ladderView"); }
    gui::ComparisonsTree& tree() { return *find<gui::ComparisonsTree>("comparisonsTree"); }

    template <typename T>
    T* find(const char* objectName) const
    {
        return m_dock.findChild<T*>(QString::fromLatin1(objectName));
    }

    /// The text of a label or button, or empty if it is hidden.
    QString text(const char* objectName) const
    {
        const auto* widget = find<QWidget>(objectName);
        return widget->isVisible() ? widget->property("text").toString() : QString();
    }

    void click(QWidget* widget) { click(widget, widget->rect().center()); }
    void click(QWidget* widget, QPoint position)
    {
        QTest::mouseClick(m_window.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          widget->mapTo(&m_window, position));
    }

    void clickRow(QAbstractItemView& view, const QModelIndex& index)
    {
        view.scrollTo(index);
        click(view.viewport(), view.visualRect(index).center());
    }

    void press(Qt::Key key) { QTest::keyClick(m_window.windowHandle(), key); }

    QModelIndex branch(int row) { return tree().model()->index(row, 0); }
    QModelIndex leaf(int branchRow, int row)
    {
        return tree().model()->index(row, 0, branch(branchRow));
    }

private:
    gui::CompareSession m_session;
    gui::NextPlace m_nextSlot;
    QMainWindow m_window;
    gui::ExplanationDock m_dock;
    gui::WhyPage* m_page;
};

} // namespace showdown::tests
