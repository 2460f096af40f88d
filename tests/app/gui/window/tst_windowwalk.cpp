// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/view/view.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"
#include "tests/support/windowwidgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The menus of the menu bar, without the one that Qt adds.
QList<QMenu*> menusOf(const QWidget& window)
{
    return window.findChildren<QMenu*>(QRegularExpression(QStringLiteral("Menu$")));
}

/// The entries of a menu, including submenus.
QList<QAction*> actionsOf(const QMenu& menu)
{
    QList<QAction*> entries = menu.actions();
    entries.removeIf([](const QAction* action) { return action->isSeparator(); });
    return entries;
}

void addEntries(QList<QAction*>& found, const QList<QAction*>& entries)
{
    for (QAction* entry : entries) {
        if (entry->menu())
            addEntries(found, actionsOf(*entry->menu()));
        else if (!found.contains(entry)) // the same may be offered twice
            found << entry;
    }
}

/// The entries of the menu bar in the current view.
QList<QAction*> menuActions(const MainWindow& window)
{
    QList<QAction*> found;
    addEntries(found, window.menuBar()->actions());
    return found;
}

/// All actions of the program, including those of hidden views.
QList<QAction*> allActions(const QWidget& window)
{
    QList<QAction*> found = window.findChildren<QAction*>();
    found.removeIf([](const QAction* action) {
        return !action->objectName().endsWith(QStringLiteral("Action"));
    });
    return found;
}

/// The views one after the other, each shown.
void showEachView(MainWindow& window, const std::function<void()>& look)
{
    for (View* view : window.views()) {
        window.showView(*view);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the menus before
        look();
    }
}

bool hasMnemonic(const QString& text)
{
    return !QKeySequence::mnemonic(text).isEmpty();
}

} // namespace

/// All actions and interactive widgets have what a user needs to find and use them.
class TestWindowWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void everyActionHasNameTipAndKey();
    void everyActionIsInAMenu();
    void shortcutsAreUnique();
    void keysReachOnlyTheViewThatIsShown();
    void cleanup() { QVERIFY(speak("en")); }
    void mnemonicsOfAMenuAreUnique_data();
    void mnemonicsOfAMenuAreUnique();
    void everyInteractiveWidgetHasNamesAndTip();
    void objectNamesAreUnique();
    void aVerdictIsAnnouncedWhenItStands();
    void aboutOpensAndCloses();
    void quitClosesTheWindow();
};

void TestWindowWalk::everyActionHasNameTipAndKey()
{
    WindowTest test;
    showEachView(test.window(), [&] {
        const QList<QAction*> actions = menuActions(test.window());
        QVERIFY2(actions.size() >= 12, qPrintable(QString::number(actions.size())));
        for (const QAction* action : actions) {
            const QByteArray name = action->objectName().toUtf8();
            QVERIFY2(name.endsWith("Action"), qPrintable(action->text()));
            QVERIFY2(!action->text().isEmpty(), name);
            QVERIFY2(hasMnemonic(action->text()), name);
            QVERIFY2(!action->statusTip().isEmpty(), name);
            QVERIFY2(!action->toolTip().isEmpty(), name);
            if (!action->shortcut().isEmpty())
                QVERIFY2(action->toolTip().contains(
                             action->shortcut().toString(QKeySequence::NativeText)),
                         name);
        }
    });
}

void TestWindowWalk::everyActionIsInAMenu()
{
    WindowTest test;
    QList<QAction*> listed; // menus of cards and players too
    showEachView(test.window(), [&] {
        for (const QMenu* menu : menusOf(test.window()))
            listed << actionsOf(*menu);
    });
    for (QAction* action : allActions(test.window()))
        QVERIFY2(listed.contains(action), qPrintable(action->objectName()));
    for (const QMenu* menu : menusOf(test.window()))
        QVERIFY2(!menu->isEmpty(), qPrintable(menu->objectName()));
}

void TestWindowWalk::shortcutsAreUnique()
{
    WindowTest test;
    QMap<QString, QStringList> keysOf; // by the name of the view
    showEachView(test.window(), [&] {
        QStringList& known = keysOf[test.window().view().name()];
        for (const QAction* action : menuActions(test.window())) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString text = keys.toString();
                QVERIFY2(!known.contains(text), qPrintable(text + u' ' + action->objectName()));
                known << text;
            }
        }
        known.sort();
    });
    QCOMPARE(
        keysOf[QStringLiteral("compare")].join(u' '),
        QStringLiteral(
            "Alt+1 Alt+2 Alt+3 Alt+D Alt+Left Alt+Right Alt+Shift+Left Alt+Shift+Right Ctrl++ Ctrl+, Ctrl+- Ctrl+/ Ctrl+0 Ctrl+1 Ctrl+2 Ctrl+3 "
            "Ctrl+4 Ctrl+= Ctrl+Alt+C Ctrl+B Ctrl+C Ctrl+D Ctrl+E Ctrl+F Ctrl+F8 Ctrl+L Ctrl+N "
            "Ctrl+O Ctrl+P Ctrl+Q Ctrl+R Ctrl+S Ctrl+Shift+C Ctrl+Shift+D Ctrl+Shift+F8 "
            "Ctrl+Shift+L Ctrl+Shift+N Ctrl+Shift+R Ctrl+Shift+S Ctrl+Shift+W Ctrl+Shift+Z Ctrl+T Ctrl+V Ctrl+X "
            "Ctrl+Y Ctrl+Z Del Esc F1 F11 F2 F3 F4 F5 F6 F7 F8 F9 M Shift+F11 Shift+F3 "
            "Shift+F4 Shift+F6 Shift+F7 Shift+F8"));
    QCOMPARE(
        keysOf[QStringLiteral("learn")].join(u' '),
        QStringLiteral(
            "Alt+Left Alt+PgDown Alt+PgUp Alt+Right Alt+Shift+Left Alt+Shift+Right Ctrl++ Ctrl+, Ctrl+- Ctrl+/ Ctrl+0 Ctrl+1 Ctrl+2 Ctrl+3 "
            "Ctrl+4 Ctrl+= Ctrl+Enter Ctrl+F Ctrl+G Ctrl+N Ctrl+O Ctrl+P Ctrl+PgDown Ctrl+PgUp "
            "Ctrl+Q Ctrl+Return Ctrl+S Ctrl+Shift+N Ctrl+Shift+S Ctrl+Shift+W Ctrl+Shift+Z Ctrl+T Ctrl+Y Ctrl+Z "
            "F1 F11 F5 F6 F9 Shift+F11 Shift+F6"));
    QCOMPARE(
        keysOf[QStringLiteral("practice")].join(u' '),
        QStringLiteral(
            "Alt+Left Alt+Right Alt+Shift+Left Alt+Shift+Right "
            "Ctrl++ Ctrl+, Ctrl+- Ctrl+/ Ctrl+0 Ctrl+1 Ctrl+2 Ctrl+3 "
            "Ctrl+4 Ctrl+= Ctrl+Enter Ctrl+H Ctrl+N Ctrl+O Ctrl+Q Ctrl+R Ctrl+Return Ctrl+S "
            "Ctrl+Shift+N Ctrl+Shift+S Ctrl+Shift+W Ctrl+Shift+Z Ctrl+T Ctrl+Y Ctrl+Z Esc F1 F11 F6 F9 L O S Shift+F11 Shift+F6"));
    QCOMPARE(
        keysOf[QStringLiteral("odds")].join(u' '),
        QStringLiteral(
            "Alt+1 Alt+2 Alt+3 Alt+B Alt+Left Alt+Right Alt+Shift+Left Alt+Shift+Right Ctrl++ Ctrl+, Ctrl+- Ctrl+/ Ctrl+0 Ctrl+1 Ctrl+2 Ctrl+3 "
            "Ctrl+4 Ctrl+= Ctrl+C Ctrl+D Ctrl+E Ctrl+L Ctrl+N Ctrl+O Ctrl+P Ctrl+Q Ctrl+R "
            "Ctrl+S Ctrl+Shift+C Ctrl+Shift+L Ctrl+Shift+N Ctrl+Shift+R Ctrl+Shift+S Ctrl+Shift+W Ctrl+Shift+Z Ctrl+T "
            "Ctrl+V Ctrl+X Ctrl+Y Ctrl+Z Del F1 F11 F2 F6 F9 M Shift+F11 Shift+F6"));
}

/// Both views have a Ctrl+X; whichever is shown, every key does what its menus say, and nothing
/// else.
void TestWindowWalk::keysReachOnlyTheViewThatIsShown()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QTest::failOnWarning(QRegularExpression(QStringLiteral("Ambiguous shortcut")));
    showEachView(test.window(), [] {}); // which builds them
    QStringList done;
    QSet<QString> allKeys;
    for (QAction* action : allActions(test.window())) {
        action->disconnect(SIGNAL(triggered(bool))); // nothing happens, it is only noted
        connect(action, &QAction::triggered, &test.window(),
                [&done, action] { done << action->objectName(); });
        for (const QKeySequence& keys : action->shortcuts())
            allKeys.insert(keys.toString());
    }
    int count = 0;
    showEachView(test.window(), [&] {
        test.window().view().widget().setFocus(); // no part of it takes keys for itself
        const QList<QAction*> offered = menuActions(test.window());
        for (const QString& text : std::as_const(allKeys)) {
            const QKeySequence keys(text);
            QString wanted;
            for (const QAction* action : offered) {
                if (action->isEnabled() && action->shortcutContext() == Qt::WindowShortcut
                    && action->shortcuts().contains(keys))
                    wanted = action->objectName();
            }
            done.clear();
            test.press(keys[0].key(), keys[0].keyboardModifiers());
            QVERIFY2(done.join(u' ') == wanted,
                     qPrintable(test.window().view().name() + u' ' + text + u' ' + done.join(u' ')
                                + u' ' + wanted));
            count += wanted.isEmpty() ? 0 : 1;
        }
    });
    QVERIFY2(count > 50, qPrintable(QString::number(count)));
}

void TestWindowWalk::mnemonicsOfAMenuAreUnique_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

void TestWindowWalk::mnemonicsOfAMenuAreUnique()
{
    QFETCH(const QString, language);
    QVERIFY(speak(language.toLatin1().constData()));
    WindowTest test;
    showEachView(test.window(), [&] {
        const auto verify = [](const QStringList& texts) {
            QSet<QString> keys;
            for (const QString& text : texts) {
                const QString key = QKeySequence::mnemonic(text).toString();
                QVERIFY2(!key.isEmpty() && !keys.contains(key), qPrintable(text));
                keys.insert(key);
            }
        };
        QStringList alone; // the menu bar and the labels of the tool bar share the Alt keys
        const QList<QAction*> titles = test.window().menuBar()->actions();
        for (const QAction* title : titles)
            alone << title->text();
        for (const QLabel* label : test.window().findChildren<QLabel*>()) {
            if (label->buddy() && label->isVisibleTo(&test.window()))
                alone << label->text();
        }
        for (const QAbstractButton* button : test.window().findChildren<QAbstractButton*>()) {
            if (button->text().contains(u'&') && !qobject_cast<const QToolButton*>(button)
                && button->isVisibleTo(&test.window()))
                alone << button->text();
        }
        QVERIFY2(alone.size() >= 4, qPrintable(alone.join(u' ')));
        verify(alone);
        for (const QMenu* menu : menusOf(test.window())) {
            QStringList texts;
            for (const QAction* action : actionsOf(*menu))
                texts << action->text();
            verify(texts);
        }
    });
}

void TestWindowWalk::everyInteractiveWidgetHasNamesAndTip()
{
    WindowTest test;
    const QList<QWidget*> widgets = interactiveWidgets(test.window());
    QVERIFY2(widgets.size() >= 15 + 12 + 20, qPrintable(QString::number(widgets.size())));
    for (const QWidget* widget : widgets) {
        const QByteArray name = widget->objectName().toUtf8();
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!widget->accessibleName().isEmpty(), name);
        QVERIFY2(!widget->accessibleName().contains(u'&'), name);
        QVERIFY2(!widget->toolTip().isEmpty(), name);
        QVERIFY2(!widget->statusTip().isEmpty(), name);
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus, name);
    }
    QCOMPARE(test.slot(2, 4)->accessibleName(), QStringLiteral("Player 2, card 4"));
    QCOMPARE(test.slot(2, 4)->contentText(), QStringLiteral("Wild, acts as queen"));
    QCOMPARE(test.slot(2, 4)->accessibleDescription(), QStringLiteral("In the pair. Decides: no."));
    QCOMPARE(test.find<QWidget>(QStringLiteral("player1Panel"))->accessibleName(),
             QStringLiteral("Player 1, second place, pair of queens, kickers nine, seven, two"));
    QCOMPARE(test.find<QWidget>(QStringLiteral("player1WorkingHand"))->accessibleName(),
             QStringLiteral("Player 1 working hand, in comparing order"));
}

void TestWindowWalk::objectNamesAreUnique()
{
    WindowTest test;
    showEachView(test.window(), [] {}); // which builds them
    showEachView(test.window(), [&] {
        QSet<QString> names;
        const QList<QWidget*> widgets = test.window().findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            const QString name = widget->objectName();
            const bool isInternal = name.startsWith(QStringLiteral("qt_"))
                                    || qobject_cast<QTabBar*>(widget->parentWidget());
            if (name.isEmpty() || isInternal)
                continue;
            // Views share kinds of parts, such as the deck; the user meets those of one view.
            const auto isPartOf = [widget](const QWidget& whole) {
                const QObject* part = widget;
                while (part && part != &whole)
                    part = part->parent();
                return part != nullptr;
            };
            const bool isOfOther =
                std::ranges::any_of(test.window().views(), [&](const View* view) {
                    return view != &test.window().view()
                           && (isPartOf(view->widget()) || isPartOf(view->toolBar()));
                });
            if (isOfOther)
                continue;
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
        }
        QVERIFY2(names.size() > 100, qPrintable(QString::number(names.size())));
    });
}

void TestWindowWalk::aVerdictIsAnnouncedWhenItStands()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* banner = test.find<VerdictBanner>(QStringLiteral("verdictBanner"));
    QVERIFY(banner);
    QSignalSpy announced(banner, &VerdictBanner::announced);
    QVERIFY(announced.wait());
    announced.clear();
    test.type("3s 4s ");
    QCOMPARE(announced.count(), 0);
    QVERIFY(announced.wait());
    QCOMPARE(announced.count(), 1); // one for both changes
    const QString text = announced[0][0].toString();
    QVERIFY2(text.startsWith(QStringLiteral("Player 2 wins. ")), qPrintable(text));
    QCOMPARE(text, banner->accessibleName());
}

void TestWindowWalk::aboutOpensAndCloses()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.find<QAction>(QStringLiteral("aboutAction"))->trigger();
    auto* box = test.find<QMessageBox>(QStringLiteral("aboutBox"));
    QVERIFY(box);
    QVERIFY(box->isVisible());
    QVERIFY(box->text().contains(QStringLiteral(SHOWDOWN_VERSION)));
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!test.find<QMessageBox>(QStringLiteral("aboutBox")));
}

void TestWindowWalk::quitClosesTheWindow()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!test.window().isVisible());
}

SHOWDOWN_TEST(TestWindowWalk)
#include "tst_windowwalk.moc"
