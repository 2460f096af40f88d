// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/deckgridtest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Using the keys of the deck by keyboard.
class TestDeckKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void keysStandForCards();
    void keysMoveTheFocus_data();
    void keysMoveTheFocus();
    void lettersLeadToTheNextKey_data();
    void lettersLeadToTheNextKey();
    void extraKeysAreReached_data();
    void extraKeysAreReached();
    void aKeyThatGoesHasNoFocus();
    void enterAndSpacePickAndEscapeLeaves();
};

void TestDeckKeys::keysStandForCards()
{
    QCOMPARE(GridTest::textOf(DeckKeys::card(0)), QStringLiteral("As"));
    QCOMPARE(GridTest::textOf(DeckKeys::card(12)), QStringLiteral("2s"));
    QCOMPARE(GridTest::textOf(DeckKeys::card(14)), QStringLiteral("Kh"));
    QCOMPARE(GridTest::textOf(DeckKeys::card(51)), QStringLiteral("2c"));
    for (int key = 0; key < DeckKeys::count; ++key)
        QCOMPARE(DeckKeys::key(DeckKeys::card(key)), key);
}

void TestDeckKeys::keysMoveTheFocus_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<bool>("rightToLeft");
    QTest::addColumn<QString>("to");

    const auto row = [](const char* name, const char* from, const QList<Qt::Key>& keys,
                        const char* to, bool rightToLeft = false) {
        QTest::newRow(name) << QByteArray(from) << keys << rightToLeft << qt(to);
    };
    row("right to the next rank", "As", {Qt::Key_Right}, "Ks");
    row("left to the rank before", "Ks", {Qt::Key_Left}, "As");
    row("left stays at the edge", "Ah", {Qt::Key_Left}, "Ah");
    row("down to the next suit", "7s", {Qt::Key_Down}, "7h");
    row("up to the suit before", "7c", {Qt::Key_Up}, "7d");
    row("up stays at the edge", "7s", {Qt::Key_Up}, "7s");
    row("down stays at the edge", "7c", {Qt::Key_Down}, "7c");
    row("right of the two is the wild", "2d", {Qt::Key_Right}, "*");
    row("back from the wild to the same suit", "2d", {Qt::Key_Right, Qt::Key_Left}, "2d");
    row("nothing is right of the wild", "2d", {Qt::Key_Right, Qt::Key_Right}, "*");
    row("nothing is under the wild", "2d", {Qt::Key_Right, Qt::Key_Down}, "*");
    row("home to the ace", "5d", {Qt::Key_Home}, "Ad");
    row("end to the wild", "5d", {Qt::Key_End}, "*");
    row("from right to left, left is onwards", "Ks", {Qt::Key_Left}, "Qs", true);
    row("from right to left, right is back", "Ks", {Qt::Key_Right}, "As", true);
}

void TestDeckKeys::keysMoveTheFocus()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QList<Qt::Key>, keys);
    QFETCH(const bool, rightToLeft);
    QFETCH(const QString, to);
    GridTest test;
    if (rightToLeft)
        test.window.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.isReady());
    test.grid.setFocus();
    test.grid.setCurrentKey(GridTest::keyOf(from.toStdString()));
    for (const Qt::Key key : keys)
        QTest::keyClick(test.window.windowHandle(), key);
    QCOMPARE(test.current(), to);
    QVERIFY(test.grid.hasFocus());
    QCOMPARE(test.takePicked(), QString());
}

void TestDeckKeys::lettersLeadToTheNextKey_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArray>("language");

    const auto row = [](const char* name, const char* from, const char* typed, const char* to,
                        const char* language = "en") {
        QTest::newRow(name) << QByteArray(from) << QByteArray(typed) << qt(to)
                            << QByteArray(language);
    };
    row("a rank in the same suit", "Ah", "k", "Kh");
    row("the same rank again in the next suit", "Ah", "kk", "Kd");
    row("after the last suit the first", "Ac", "KK", "Ks");
    row("a suit at the same rank", "9s", "d", "9d");
    row("the same suit again at the next rank", "9s", "dd", "8d");
    row("after the last rank the first", "2h", "h", "Ah");
    row("rank, then suit", "As", "jc", "Jc");
    row("ten as one and zero", "As", "10h", "Th");
    row("ten as a letter", "As", "td", "Td");
    row("ten again", "As", "1010", "Th");
    row("star is the wild", "As", "*", "*");
    row("so is w", "As", "w", "*");
    row("a rank from the wild", "5d", "*q", "Qd");
    row("a suit from the wild", "5d", "*c", "Ac");
    row("other letters do nothing", "5d", "xz", "5d");
    row("B is the jack in German", "As", "b", "Js", "de");
    row("P and X are spades and clubs", "5d", "px", "5c", "de");
    row("D stays diamonds, and Q the queen", "As", "dq", "Qd", "de");
    row("K stays the king", "As", "k", "Ks", "de");
    row("ten as one and zero in German", "As", "10h", "Th", "de");
}

void TestDeckKeys::lettersLeadToTheNextKey()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, to);
    QFETCH(const QByteArray, language);
    QVERIFY(speak(language.constData()));
    GridTest test;
    QVERIFY(test.isReady());
    test.grid.setFocus();
    test.grid.setCurrentKey(GridTest::keyOf(from.toStdString()));
    for (const char character : typed)
        QTest::keyClick(test.window.windowHandle(), character);
    QCOMPARE(test.current(), to);
}

void TestDeckKeys::extraKeysAreReached_data()
{
    QTest::addColumn<bool>("wild");
    QTest::addColumn<bool>("unknown");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QString>("to");

    const auto row = [](const char* name, bool wild, bool unknown, const char* from,
                        const char* keys, const char* to) {
        QTest::newRow(name) << wild << unknown << QByteArray(from) << QByteArray(keys) << qt(to);
    };
    row("right of the two alone is the unknown card", false, true, "2d", "R", "?");
    row("back from it to the same suit", false, true, "2d", "RL", "2d");
    row("nothing is under or over it alone", false, true, "2d", "RUD", "?");
    row("end leads to it", false, true, "5s", "E", "?");
    row("a question mark leads to it", false, true, "5s", "?", "?");
    row("there is no wild then", false, true, "5s", "*w", "5s");
    row("of both the wild is beside the upper rows", true, true, "2h", "R", "*");
    row("and the unknown card beside the lower", true, true, "2d", "R", "?");
    row("back to the lower rows", true, true, "2d", "RL", "2d");
    row("down from the wild", true, true, "2s", "RD", "?");
    row("from there back to the row beside it", true, true, "2s", "RDL", "2d");
    row("up again", true, true, "2c", "RU", "*");
    row("and back to the row beside that", true, true, "2c", "RUL", "2h");
    row("a star and a question mark", true, true, "5s", "?*?", "?");
    row("a rank from the unknown card", true, true, "5d", "?q", "Qd");
    row("without both the two is last", false, false, "2d", "R", "2d");
    row("end leads to the two then", false, false, "5d", "E", "2d");
    row("and neither sign leads anywhere", false, false, "5d", "?*", "5d");
}

void TestDeckKeys::extraKeysAreReached()
{
    QFETCH(const bool, wild);
    QFETCH(const bool, unknown);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, keys);
    QFETCH(const QString, to);
    const QHash<char, Qt::Key> arrows{{'R', Qt::Key_Right},
                                      {'L', Qt::Key_Left},
                                      {'U', Qt::Key_Up},
                                      {'D', Qt::Key_Down},
                                      {'E', Qt::Key_End}};
    GridTest test;
    test.grid.setExtraKeys(wild, unknown);
    QVERIFY(test.isReady());
    test.grid.setFocus();
    test.grid.setCurrentKey(GridTest::keyOf(from.toStdString()));
    for (const char key : keys) {
        if (arrows.contains(key))
            QTest::keyClick(test.window.windowHandle(), arrows[key]);
        else
            QTest::keyClick(test.window.windowHandle(), key);
    }
    QCOMPARE(test.current(), to);
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Return);
    QCOMPARE(test.takePicked(), to);
}

void TestDeckKeys::aKeyThatGoesHasNoFocus()
{
    GridTest test;
    test.grid.setCurrentKey(GridTest::keyOf("9h"));
    test.grid.setCurrentKey(DeckKeys::wild);
    QSignalSpy changed(&test.grid, &DeckGrid::currentKeyChanged);
    test.grid.setExtraKeys(true, true);
    QCOMPARE(changed.count(), 0);
    test.grid.setExtraKeys(false, true);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(test.current(), QStringLiteral("2h"));
}

void TestDeckKeys::enterAndSpacePickAndEscapeLeaves()
{
    GridTest test;
    QSignalSpy left(&test.grid, &DeckGrid::left);
    QVERIFY(test.isReady());
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Tab);
    QVERIFY(test.grid.hasFocus());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(test.window.windowHandle(), key);
    QCOMPARE(test.takePicked(), QStringLiteral("As As As"));
    QTest::keyClick(test.window.windowHandle(), '*');
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Return);
    QCOMPARE(test.takePicked(), QStringLiteral("*"));
    QCOMPARE(left.count(), 0);
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);

    QTest::keyClick(test.window.windowHandle(), Qt::Key_Tab); // the grid is one stop
    QVERIFY(test.field.hasFocus());
}

SHOWDOWN_TEST(TestDeckKeys)
#include "tst_deckkeys.moc"
