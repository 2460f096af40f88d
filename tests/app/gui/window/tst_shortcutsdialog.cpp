// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/placekeys.h"
#include "app/gui/window/shortcutsdialog.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QLineEdit>
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

    /// The rows that are to be seen, as "title / what it does / keys".
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

/// The list of what each key does.
class TestShortcutsDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { narration::installTranslation(*qApp, QStringLiteral("en")); }

    void everyShortcutIsListed();
    void theListIsSearched_data();
    void theListIsSearched();
    void theWindowCanBeUsedMeanwhile();
    void itSpeaksTheLanguage();
    void aReaderHearsWholeRows();
};

void TestShortcutsDialog::everyShortcutIsListed()
{
    ShortcutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.open());
    const QString all = test.rows().join(u'\n');
    int count = 0;
    for (const QAction* action : test.window().findChildren<QAction*>()) {
        if (!action->objectName().endsWith(QStringLiteral("Action")))
            continue;
        for (const QKeySequence& keys : action->shortcuts()) {
            ++count;
            QVERIFY2(all.contains(keys.toString(QKeySequence::NativeText)),
                     qPrintable(action->objectName()));
        }
    }
    QVERIFY(count > 40);
    for (const PlaceKeys& place : allPlaceKeys()) {
        for (const PlaceKeys::Entry& entry : place.entries)
            QVERIFY2(all.contains(entry.does), qPrintable(entry.does));
    }
    QVERIFY(test.rows().contains(QStringLiteral("Edit / Redo / Ctrl+Shift+Z; Ctrl+Y")));
    QVERIFY(test.rows().contains(QStringLiteral("View / Present / F11")));
    QVERIFY(test.rows().contains(QStringLiteral("In the hands / Enter a wild / * or W")));
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
    for (int child = 0; child < list->childCount(); ++child)
        names << list->child(child)->text(QAccessible::Name);
    QVERIFY(names.contains(QStringLiteral("Present: F11")));
}

SHOWDOWN_TEST(TestShortcutsDialog)
#include "tst_shortcutsdialog.moc"
