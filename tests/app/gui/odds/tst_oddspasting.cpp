// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QImage>
#include <QLineEdit>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Pasting and copying situations in Odds.
class TestOddsPasting : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aTextIsPastedOrEnteredInOneStep();
    void aStarIsAWildOrPartOfAName();
    void whatIsCopiedIsPastedAgain();
    void aCommandLineSaysWhatIsWrong();
    void aPictureAndASentenceSayWhatIsRead();
};

void TestOddsPasting::aTextIsPastedOrEnteredInOneStep()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.clear();
    const int steps = test.odds().undoStack().index();
    test.click(test.holeSlot(1, 1));
    QGuiApplication::clipboard()->setText(qt("4c 9c ? ?"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.hole(1), qt("4c 9c"));
    QCOMPARE(test.hole(2), qt("? ?"));
    QCOMPARE(test.odds().undoStack().index(), steps + 1);

    auto* deck = test.find<DeckPanel>(qt("oddsDeckPanel"));
    auto* entry = deck->findChild<QLineEdit*>(qt("deckEntry"));
    test.click(test.boardSlot(1));
    test.click(entry);
    QTest::keyClicks(entry, qt("7d5cKh"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(test.board(), qt("7d 5c Kh - -"));
    QCOMPARE(test.odds().undoStack().index(), steps + 2);
    QVERIFY(entry->text().isEmpty());

    QTest::keyClicks(entry, qt("Kh"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(test.board(), qt("7d 5c Kh - -"));
    QVERIFY(test.find<QWidget>(qt("oddsProblemBar"))->isVisible());
}

void TestOddsPasting::aStarIsAWildOrPartOfAName()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.click(test.holeSlot(1, 1));
    QGuiApplication::clipboard()->setText(qt("Ann ★: As ★\nBob: Qh Qd"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.odds().table().names[0], qt("Ann ★"));
    QCOMPARE(test.hole(1), qt("As *"));
    QCOMPARE(test.hole(2), qt("Qh Qd"));
}

void TestOddsPasting::whatIsCopiedIsPastedAgain()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.odds().setName(0, qt("Ann"));
    const CardTable before = test.odds().table();
    QStringList said;
    connect(&test.view(), &View::said, this, [&said](const QString& text) { said << text; });
    for (const char* copy :
         {"copySituationAction", "oddsCopyMarkdownAction", "oddsCopyCommandAction"}) {
        test.trigger(copy);
        QVERIFY(!said.isEmpty() && said.takeLast().startsWith(u"Copied"));
        test.odds().beginNewTable();
        test.click(test.holeSlot(1, 1));
        test.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(test.hole(1), qt("As Ks"));
        QCOMPARE(test.hole(3), qt("Jc Tc"));
        QCOMPARE(test.board(), qt("Qs 9s 4d 8h -"));
    }
    test.odds().undoStack().undo();
    test.odds().undoStack().undo();
    QCOMPARE(test.odds().table().names[0], qt("Ann")); // the first was whole
}

void TestOddsPasting::aCommandLineSaysWhatIsWrong()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.click(test.holeSlot(1, 1));
    QGuiApplication::clipboard()->setText(
        qt("showdown-cli odds --hole \"As As\" --hole \"Kd Kc\""));
    test.press(Qt::Key_V, Qt::ControlModifier);
    const QString problem = test.text(qt("oddsProblemBarLabel"));
    QVERIFY2(problem.contains(u"hand 1, card 2: 'As' is already hand 1, card 1"),
             qPrintable(problem));
    test.click(test.boardSlot(5));
    test.type("?");
    const QString unknown = test.text(qt("oddsProblemBarLabel"));
    QVERIFY2(unknown.contains(u"Only a hole card can be unknown."), qPrintable(unknown));
}

void TestOddsPasting::aPictureAndASentenceSayWhatIsRead()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const CardTable before = test.odds().table();
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QGuiApplication::clipboard()->setImage(picture);
    test.click(test.holeSlot(1, 1));
    test.press(Qt::Key_V, Qt::ControlModifier);
    const QString of = test.text(qt("oddsProblemBarLabel"));
    QVERIFY2(
        of.endsWith(u"A picture cannot be read as cards. Copy them as text, such as Ks 10h *."),
        qPrintable(of));
    QGuiApplication::clipboard()->setText(qt("Two pair beats\na pair."));
    test.press(Qt::Key_V, Qt::ControlModifier);
    const QString why = test.text(qt("oddsProblemBarLabel"));
    QVERIFY2(why.endsWith(u"There is no card in the text. Cards are written as Ks 10h 2d *."),
             qPrintable(why));
    QVERIFY(test.odds().table() == before);
}

SHOWDOWN_TEST(TestOddsPasting)
#include "tst_oddspasting.moc"
