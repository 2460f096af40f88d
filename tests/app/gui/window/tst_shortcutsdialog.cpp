// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/mnemonic.h"
#include "app/gui/window/shortcutsdialog.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct ShortcutsTest : WindowTest
{
    ShortcutsDialog* open()
    {
        press(Qt::Key_Slash, Qt::ControlModifier);
        return find<ShortcutsDialog>(QStringLiteral("shortcutsDialog"));
    }

    /// The visible rows, as "title / what it does / keys".
    QStringList rows() const
    {
        QStringList rows;
        auto* list = find<QTreeWidget>(QStringLiteral("shortcutsList"));
        for (QTreeWidgetItemIterator item(list); *item; ++item) {
            if ((*item)->parent() && !(*item)->isHidden() && !(*item)->parent()->isHidden())
                rows << (*item)->parent()->text(0) + QStringLiteral(" / ") + (*item)->text(0)
                            + QStringLiteral(" / ") + (*item)->text(1);
        }
        return rows;
    }

    void search(const QString& words)
    {
        auto* field = find<QLineEdit>(QStringLiteral("shortcutsSearchEdit"));
        field->clear();
        QTest::keyClicks(field, words);
    }
};

} // namespace

/// The list of keys and what they do.
class TestShortcutsDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { narration::installTranslation(*qApp, QStringLiteral("en")); }

    void everyShortcutIsListed_data();
    void everyShortcutIsListed();
    void theListIsSearched_data();
    void theListIsSearched();
    void theWindowCanBeUsedMeanwhile();
    void itSpeaksTheLanguage();
    void aReaderHearsWholeRows();
};

void TestShortcutsDialog::everyShortcutIsListed_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("Compare") << "compare"
                             << QStringList{QStringLiteral("Hands / Clear table / Ctrl+Shift+L"),
                                            QStringLiteral("Edit / Copy as text / Ctrl+Shift+C"),
                                            QStringLiteral("In the hands / Enter a wild / * or W")};
    QTest::newRow("Practice") << "practice"
                              << QStringList{QStringLiteral("Questions / Hint / Ctrl+H"),
                                             QStringLiteral("Questions / Step through / S")};
    QTest::newRow("Odds") << "odds"
                          << QStringList{
                                 QStringLiteral("Hands / Clear table / Ctrl+Shift+L"),
                                 QStringLiteral("Edit / Copy as text / Ctrl+Shift+C"),
                                 QStringLiteral("Hands / Go to the board / Alt+B"),
                                 QStringLiteral("In the hands and on the board / Enter a card that "
                                                "nobody has seen / ?"),
                                 QStringLiteral("While presenting / Deal the next street / "
                                                "Page Down, Space")};
}

/// Those of the current view, and no others.
void TestShortcutsDialog::everyShortcutIsListed()
{
    QFETCH(const QString, view);
    QFETCH(const QStringList, rows);
    ShortcutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.open());
    QVERIFY(test.window().showView(view)); // the list follows, it stays open
    QStringList actions;
    const auto collect = [&actions](const auto& self, const QList<QAction*>& entries) -> void {
        for (const QAction* action : entries) {
            if (action->menu())
                self(self, action->menu()->actions());
            else if (!action->shortcuts().isEmpty())
                actions << withoutMnemonic(action->text()) + QStringLiteral(" / ")
                               + QKeySequence::listToString(action->shortcuts(),
                                                            QKeySequence::NativeText);
        }
    };
    collect(collect, test.window().menuBar()->actions());
    QVERIFY(actions.size() > 20);
    QStringList listed;
    for (const QString& row : test.rows())
        listed << row.section(QStringLiteral(" / "), 1);
    for (const ShortcutGroup& place : test.window().view().shortcutGroups()) {
        for (const ShortcutGroup::Entry& entry : place.entries)
            actions << entry.does + QStringLiteral(" / ") + entry.keys;
    }
    QCOMPARE(listed, actions);
    for (const QString& row : rows)
        QVERIFY2(test.rows().contains(row), qPrintable(row));
    QVERIFY(test.rows().contains(QStringLiteral("Edit / Redo / Ctrl+Shift+Z; Ctrl+Y")));
    QVERIFY(test.rows().contains(QStringLiteral("View / Present / F11")));
}

void TestShortcutsDialog::theListIsSearched_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("by what it does")
        << "redo" << QStringList{QStringLiteral("Edit / Redo / Ctrl+Shift+Z; Ctrl+Y")};
    QTest::newRow("by the key") << "shift+f11"
                                << QStringList{QStringLiteral("View / Full screen / Shift+F11")};
    QTest::newRow("nothing") << "blinds" << QStringList();
}

void TestShortcutsDialog::theListIsSearched()
{
    QFETCH(const QString, words);
    ShortcutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.open());
    const qsizetype all = test.rows().size();
    test.search(words);
    QTEST(test.rows(), "rows");
    const QString nothing = test.text(QStringLiteral("noShortcutsLabel"));
    QCOMPARE(nothing,
             test.rows().isEmpty() ? QStringLiteral("No shortcut mentions “blinds”.") : QString());
    test.search(QStringLiteral("in the deck")); // a title finds all that is under it
    QCOMPARE(test.rows().size(), 5);
    test.search({});
    QCOMPARE(test.rows().size(), all);
}

void TestShortcutsDialog::theWindowCanBeUsedMeanwhile()
{
    ShortcutsTest test;
    QVERIFY(test.isReady());
    ShortcutsDialog* dialog = test.open();
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->isModal());
    test.window().activateWindow();
    QVERIFY(test.isReady());
    test.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.row(1), QStringLiteral("- - - - -"));
    QCOMPARE(test.open(), dialog); // no second one
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void TestShortcutsDialog::itSpeaksTheLanguage()
{
    ShortcutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.open());
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("de")));
    QTRY_VERIFY(
        test.rows().contains(QStringLiteral("Bearbeiten / Wiederholen / Strg+Umschalt+Z; Strg+Y")));
    QVERIFY(test.rows().contains(QStringLiteral("In den Blättern / Der Buchstabe einer Farbe / "
                                                "P/S Pik, H Herz, K/D Karo, X/C Kreuz")));
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    QTRY_VERIFY(test.rows().contains(QStringLiteral("Edit / Redo / Ctrl+Shift+Z; Ctrl+Y")));
}

void TestShortcutsDialog::aReaderHearsWholeRows()
{
    ShortcutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.open());
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(
        test.find<QTreeWidget>(QStringLiteral("shortcutsList")));
    QVERIFY(list);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Keyboard shortcuts"));
    QStringList names;
    QStringList open;
    for (int child = 0; child < list->childCount(); ++child) {
        names << list->child(child)->text(QAccessible::Name);
        if (list->child(child)->state().expanded)
            open << names.last();
    }
    QVERIFY(names.contains(QStringLiteral("Present: F11")));
    QVERIFY(open.contains(QStringLiteral("View")));
    QVERIFY(!open.contains(QStringLiteral("Present: F11")));
}

SHOWDOWN_TEST(TestShortcutsDialog)
#include "tst_shortcutsdialog.moc"
