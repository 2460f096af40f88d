// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/session/comparesession.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// `1:5 2:5`: the ringed cards.
QString ringsText(const std::vector<DecisionMarks::Ring>& marked)
{
    QStringList rings;
    for (const DecisionMarks::Ring& ring : marked) {
        QString text = QStringLiteral("%1:%2").arg(ring.player).arg(ring.cards.first + 1);
        if (ring.cards.count > 1)
            text += QStringLiteral("-%1").arg(ring.cards.first + ring.cards.count);
        rings << text;
    }
    return rings.join(u' ');
}

/// The marks in one line: which cards are ringed, and which hands are joined how: `1:5 2:5; 1-2 at
/// 5 "3 beats 2"`, `1=2`.
QString marksText(const DecisionMarks& marks)
{
    QStringList joins;
    for (const DecisionMarks::Join& join : marks.joins) {
        QString text = QStringLiteral("%1%2%3")
                           .arg(join.upper)
                           .arg(join.tie ? QStringLiteral("=") : QStringLiteral("-"))
                           .arg(join.lower);
        if (join.column)
            text += QStringLiteral(" at %1").arg(*join.column + 1);
        if (!join.label.isEmpty())
            text += QStringLiteral(" \"%1\"").arg(join.label);
        joins << text;
    }
    return QStringList({ringsText(marks.rings), joins.join(u' ')}).join(QStringLiteral("; "));
}

} // namespace

/// The marks in and between the working hands.
class TestDecisionMarks : public QObject
{
    Q_OBJECT

private slots:
    void whatDecidesIsMarked_data();
    void whatDecidesIsMarked();
    void fewerWildsDecideWithoutAColumn();
    void aLensIsFollowed();
    void aChosenPartRingsItsCards_data();
    void aChosenPartRingsItsCards();
    void aPartThatIsNotThereMarksNothing();
};

void TestDecisionMarks::whatDecidesIsMarked_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const QString& table, const char* expected) {
        QTest::newRow(name) << table << QString::fromUtf8(expected);
    };
    row("the third kicker", describe(sampleTable()), "1:5 2:5; 1-2 at 5 \"3 beats 2\"");
    row("the pair itself", "Ah Ad 9c 8s 7h | Kh Kd 9s 8c 7c",
        "1:1-2 2:1-2; 1-2 at 1 \"ace beats king\"");
    row("the lower of two pair", "Kh Kd 9c 9s 7h | Ks Kc 8s 8c 7c",
        "1:3-4 2:3-4; 1-2 at 3 \"9 beats 8\"");
    row("the pair of a full house", "Kh Kd Kc 9s 9h | Ks Kh Kd 8c 8d",
        "1:4-5 2:4-5; 1-2 at 4 \"9 beats 8\"");
    row("the highest card of a straight", "9h 8d 7c 6s 5h | Th 9d 8c 7s 6h",
        "1:1 2:1; 1-2 at 1 \"10 beats 9\"");
    row("the fourth card of a flush", "Ah Jh 9h 5h 2h | Ad Jd 9d 4d 2d",
        "1:4 2:4; 1-2 at 4 \"5 beats 4\"");
    row("different ranks mark no column", "Ah Ad 9c 8s 7h | 9h 8d 7c 6s 5h",
        "; 1-2 \"straight beats pair\"");
    row("hands that are not neighbours", "Ah Ad 9c 8s 7h | 2h 3d 5c 7d 9s | Kh Kd 9h 8c 7c",
        "1:1-2 3:1-2; 1-3 at 1 \"ace beats king\"");
    row("the winner against the first of two seconds",
        "Ah Ad 9c 8s 7h | Kh Kd 9s 8c 7c | Ks Kc 9h 8d 7d",
        "1:1-2 2:1-2; 1-2 at 1 \"ace beats king\"");
    row("a tie of two", "Ah Kd 9c 8s 7h | As Kc 9d 8h 7s", "; 1=2");
    row("a tie of two who are not neighbours", "Ah Ad 9c 8s 7h | 2h 3d 5c 7d 9s | As Ac 9h 8c 7c",
        "; 1=3");
    row("a tie of three", "Ah Kd 9c 8s 7h | As Kc 9d 8h 7s | Ac Ks 9h 8d 7d", "; 1=2 2=3");
    row("one complete hand has nothing to compare", "Ah Kd 9c 8s 7h | As - - - -", "; ");
    row("no complete hand", "- - - - - | - - - - -", "; ");
}

void TestDecisionMarks::whatDecidesIsMarked()
{
    QFETCH(const QString, table);
    QFETCH(const QString, expected);
    CardTable free = tableOf(table);
    free.rules.rules.deck = DeckKind::free;
    const CompareSession session(free);
    const DecisionMarks marks = decisionMarks(session.result());
    QCOMPARE(marksText(marks), expected);
    for (const DecisionMarks::Ring& ring : marks.rings) {
        for (int position = 0; position < 5; ++position)
            QCOMPARE(marks.isRinged(ring.player, position), ring.cards.contains(position));
    }
}

void TestDecisionMarks::fewerWildsDecideWithoutAColumn()
{
    CardTable table = tableOf(QStringLiteral("Qh Qd 9c 7s 2h | Qs * 9d 7h 2c"));
    table.rules.rules.naturalBeatsWild = true;
    const CompareSession session(table);
    QCOMPARE(marksText(decisionMarks(session.result())),
             QStringLiteral("; 1-2 \"none beats one\""));
}

void TestDecisionMarks::aLensIsFollowed()
{
    CompareSession session(
        tableOf(QStringLiteral("Qh Qd 9c 7s 2h | Ks Kd 9d 9h 2c | As Jd 8c 6s 4h")));
    QVERIFY(session.setLens(Category::pair)); // the third does not fit
    QCOMPARE(marksText(decisionMarks(session.result())),
             QStringLiteral("1:1-2 2:1-2; 1-2 at 1 \"king beats queen\""));
    QVERIFY(session.setLens(Category::twoPair)); // only the second fits
    QCOMPARE(marksText(decisionMarks(session.result())), QStringLiteral("; "));
}

void TestDecisionMarks::aChosenPartRingsItsCards_data()
{
    QTest::addColumn<int>("comparison");
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the rank is that of all five cards") << 0 << 0 << "1:1-5 2:1-5";
    QTest::newRow("equal pairs") << 0 << 1 << "1:1-2 2:1-2";
    QTest::newRow("an equal kicker") << 0 << 3 << "1:4 2:4";
    QTest::newRow("the part that decided") << 0 << 4 << "1:5 2:5";
    QTest::newRow("another comparison") << 1 << 0 << "2:1-5 3:1-5";
    QTest::newRow("the comparison for the second place") << 2 << 0 << "1:1-5 3:1-5";
}

void TestDecisionMarks::aChosenPartRingsItsCards()
{
    QFETCH(const int, comparison);
    QFETCH(const int, part);
    QFETCH(const QString, expected);
    const CompareSession session;
    QCOMPARE(ringsText(partMarks(session.result(), {comparison, part}).working), expected);
}

void TestDecisionMarks::aPartThatIsNotThereMarksNothing()
{
    const CompareSession session;
    QVERIFY(partMarks(session.result(), {3, 0}) == ChosenMarks());
    QVERIFY(partMarks(session.result(), {0, 5}) == ChosenMarks());
}

SHOWDOWN_TEST(TestDecisionMarks)
#include "tst_decisionmarks.moc"
