// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/learn/learntest.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/testprogram.h"

#include <QTextList>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// What only user lessons may contain.
class TestOwnLessons : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aBoxInAQuoteIsAQuote();
    void listsStandInLists();
    void lessonsOfOneNameAreTold();
};

void TestOwnLessons::aBoxInAQuoteIsAQuote()
{
    const LessonFolder own(goodText() + "\n> **Remember.** Quoted.\n");
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().setOwnFolders({own.root() + QStringLiteral("/en")});
    test.view().open(static_cast<int>(test.view().shelf().lessons().size()) - 1);
    QVERIFY(test.lessonText().contains(QStringLiteral("Remember. Quoted.")));
    QCOMPARE(boxesIn(*test.pane().document()->rootFrame(), TextBox::remember), 1);
}

void TestOwnLessons::listsStandInLists()
{
    const LessonFolder own(goodText() + "\n1. Alpha\n   - Gamma\n2. Omega\n");
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().setOwnFolders({own.root() + QStringLiteral("/en")});
    test.view().open(static_cast<int>(test.view().shelf().lessons().size()) - 1);
    const auto listOf = [&](const char* item) {
        return test.pane().document()->find(QLatin1String(item)).currentList();
    };
    QVERIFY(listOf("Alpha"));
    QCOMPARE(listOf("Omega"), listOf("Alpha"));
    QVERIFY(listOf("Gamma") != listOf("Alpha"));
    QCOMPARE(listOf("Omega")->itemNumber(test.pane().document()->find("Omega").block()), 1);
}

/// Two folders may each have a lesson with this name.
void TestOwnLessons::lessonsOfOneNameAreTold()
{
    const LessonFolder first(goodText() + "\nThe first one.\n");
    const LessonFolder second(goodText() + "\nThe second one.\n");
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().setOwnFolders(
        {first.root() + QStringLiteral("/en"), second.root() + QStringLiteral("/en")});
    const int last = static_cast<int>(test.view().shelf().lessons().size()) - 1;
    test.view().open(last - 1);
    QVERIFY(test.lessonText().contains(QStringLiteral("The first one.")));
    test.view().open(last);
    QVERIFY(test.lessonText().contains(QStringLiteral("The second one.")));
}

SHOWDOWN_TEST(TestOwnLessons)
#include "tst_ownlessons.moc"
