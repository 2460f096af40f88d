// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/session.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QWindow>

namespace showdown {

/// A window on a session of its own, and a person in front of it. Keys go to the window, as they
/// do from a keyboard, and from there to whatever has the focus or owns the shortcut.
class WindowTest
{
public:
    WindowTest() : WindowTest(sampleTable()) {}
    explicit WindowTest(const Table& table) : m_session(table), m_window(m_session, m_appearance)
    {
        m_window.resize(1280, 770);
        m_window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&m_window); }

    Session& session() { return m_session; }
    MainWindow& window() { return m_window; }
    QString table() const { return describe(m_session.table()); }

    /// The one widget, menu or action of this name; nullptr if there is none.
    template <typename T>
    T* find(const QString& objectName) const
    {
        return m_window.findChild<T*>(objectName);
    }

    QLineEdit* slot(int player, int card) const
    {
        return find<QLineEdit>(QStringLiteral("player%1Card%2Slot").arg(player).arg(card));
    }

    /// The text of a label, or empty if it is not to be seen.
    QString text(const QString& label) const
    {
        const auto* found = find<QLabel>(label);
        if (!found)
            qWarning("no label %s", qPrintable(label));
        return found && found->isVisible() ? found->text() : QString();
    }

    QString playerText(int player, const QString& what) const
    {
        return text(QStringLiteral("player%1%2Label").arg(player).arg(what));
    }

    /// The texts of the working hand as they are to be seen.
    QString working(int player) const
    {
        QStringList cards;
        for (int card = 1; card <= 5; ++card)
            cards << playerText(player, QStringLiteral("WorkingCard%1").arg(card));
        return cards.join(u' ').trimmed();
    }

    QString focusName() const
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window.windowHandle(), key, modifiers);
    }

    /// Types characters; a blank between words is Return.
    void type(const QByteArray& text)
    {
        for (const char character : text) {
            if (character == ' ')
                press(Qt::Key_Return);
            else
                QTest::keyClick(m_window.windowHandle(), character);
        }
    }

    void click(QWidget* widget) { click(widget, widget->rect().center()); }

    void click(QWidget* widget, QPoint position)
    {
        QTest::mouseClick(m_window.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          widget->mapTo(&m_window, position));
    }

private:
    Appearance m_appearance;
    Session m_session;
    MainWindow m_window;
};

} // namespace showdown
