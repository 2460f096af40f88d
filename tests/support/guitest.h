// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/view/view.h"
#include "app/gui/window/mainwindow.h"
#include "app/narration/cardtext.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextDocumentFragment>
#include <QWindow>

namespace showdown::tests {

/// Types a path into the name of a file dialog, and accepts it.
inline void acceptPath(QFileDialog& dialog, QLineEdit& name, const QString& path)
{
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, path);
    if (name.completer())
        name.completer()->popup()->hide(); // or it would take Return
    QTest::keyClick(&name, Qt::Key_Return);
    if (dialog.isVisible()) // the completer took it
        QTest::keyClick(&name, Qt::Key_Return);
    QCoreApplication::processEvents();
}

/// The text of a label as displayed.
inline QString shownText(const QLabel& label)
{
    return label.textFormat() == Qt::RichText
               ? QTextDocumentFragment::fromHtml(label.text()).toPlainText()
               : label.text();
}

/// A window on a separate session, and its user. Keys go to the window, as from a keyboard, and
/// from there to whatever has the focus or owns the shortcut.
class WindowTest
{
public:
    WindowTest() : WindowTest(gui::sampleTable()) {}
    explicit WindowTest(const gui::CardTable& table)
        : m_session(table),
          m_dealer(m_session, seed),
          m_window(gui::programViews(m_session, m_odds, m_dealer), m_appearance)
    {
        m_window.resize(1280, 770);
        m_window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&m_window); }

    gui::CompareSession& session() { return m_session; }
    gui::OddsSession& odds() { return m_odds; }
    gui::Appearance& appearance() { return m_appearance; }
    gui::MainWindow& window() { return m_window; }
    const gui::MainWindow& window() const { return m_window; }
    QString table() const { return describe(m_session.table()); }

    /// The row of one player, such as `Ks - * - 2h`.
    QString row(int player) const { return describe(m_session.row(player - 1)); }

    /// The only widget, menu or action with this name, preferably in the current view, as views may
    /// share parts; nullptr if there is none.
    template <typename T>
    T* find(const QString& objectName) const
    {
        if (auto* shown = m_window.view().widget().template findChild<T*>(objectName))
            return shown;
        return m_window.findChild<T*>(objectName);
    }

    gui::CardSlot* slot(int player, int card) const
    {
        return find<gui::CardSlot>(QStringLiteral("player%1Card%2Slot").arg(player).arg(card));
    }

    /// The text of a slot's card: "10♥", or empty.
    QString card(int player, int card) const
    {
        const std::optional<Card> shown = slot(player, card)->card();
        return shown ? narration::cardSymbol(*shown) : QString();
    }

    /// The text of a label, or empty if it is hidden.
    QString text(const QString& label) const
    {
        const auto* found = find<QLabel>(label);
        if (!found)
            qWarning("no label %s", qPrintable(label));
        return found && found->isVisible() ? shownText(*found) : QString();
    }

    QString playerText(int player, const QString& what) const
    {
        return text(QStringLiteral("player%1%2Label").arg(player).arg(what));
    }

    /// The visible cards of the working hand: `Q★ Q♠ 9♣ 7♥ 3♦`.
    QString working(int player) const
    {
        QStringList cards;
        const auto* hand =
            find<gui::WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        for (const gui::WorkingRow::Place& place : hand->row().cards)
            cards << narration::cardSymbol(place.card)
                         + (place.card.isSubstitute ? narration::cardSymbol(Card::joker())
                                                    : QString());
        return cards.join(u' ');
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

    /// Types characters; blanks only separate them here.
    void type(const QByteArray& text)
    {
        for (const char character : text) {
            if (character != ' ')
                QTest::keyClick(m_window.windowHandle(), character);
        }
    }

    void click(QWidget* widget) { click(widget, widget->rect().center()); }

    void click(QWidget* widget, QPoint position)
    {
        QTest::mouseClick(m_window.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          widget->mapTo(&m_window, position));
    }

    /// Moves the edge of a dock at the right with the mouse.
    void moveEdge(const QWidget& dock, int width)
    {
        const QPoint edge = dock.geometry().topLeft() + QPoint(-2, dock.height() / 2);
        const QPoint to = edge + QPoint(dock.width() - width, 0);
        QWindow* window = m_window.windowHandle();
        QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, edge);
        QTest::mouseMove(window, to);
        QCoreApplication::processEvents(); // the window moves it after the event
        QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, to);
    }

private:
    static constexpr std::uint64_t seed = 1;

    gui::Appearance m_appearance;
    gui::CompareSession m_session;
    gui::OddsSession m_odds;
    gui::TableDealer m_dealer;
    gui::MainWindow m_window;
};

} // namespace showdown::tests
