// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/exercises.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::tests;

/// What can be asked, and what cannot.
class TestExercise : public QObject
{
    Q_OBJECT

private slots:
    void faultIs_data();
    void faultIs();
    void partsHaveNames_data();
    void partsHaveNames();
    void openPlacesAreInReadingOrder();
};

namespace {

QString faultText(std::optional<ExerciseFault> fault)
{
    static constexpr std::array names{
        "noHands",        "handUnfinished", "nothingOpen", "wrongHandCount", "noSuchPlayer",
        "noWild",         "nothingDecides", "noOuts",      "noSuchPart",     "noCard",
        "noSuchVariable", "unknownLens",    "cardTwice",   "badSituation",   "noGoal",
        "notOneName",     "notOneHand",     "noMistake",   "notOneTable",    "notThreeTables"};
    return fault ? QString::fromLatin1(names[static_cast<std::size_t>(*fault)])
                 : QStringLiteral("none");
}

const char* const pairsOfQueens = "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 3h";
const char* const flushDraw = "4c 9c [7d 5c Kh 8c]";

// of pairs: with E3 the second shows
const char* const kickers = "Ks 9s 4h Kc 3d | Qs Qh 9d 4c 3h";
const char* const twoWilds = "Ks 9s 4h * * | As Ah Kc 9d 3h";
const char* const oneWild = "Qs 9h 7c 5d * | Qc Qd 9s 7h 4c";

QByteArray threeTables(const char* one, const char* two, const char* three)
{
    return QByteArrayList{one, two, three}.join(" || ");
}

} // namespace

void TestExercise::faultIs_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("fault");

    const auto row = [](const char* name, const char* kind, const char* setting, const char* rules,
                        const char* fault) {
        QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(setting)
                            << QString::fromUtf8(rules) << QString::fromUtf8(fault);
    };
    row("winner", "winner", pairsOfQueens, "series", "none");
    row("no hands", "winner", "-", "series", "noHands");
    row("a situation in place of hands", "winner", flushDraw, "standard", "noHands");
    row("hands in place of a situation", "outs", pairsOfQueens, "series", "noHands");
    row("a number of a situation", "number; of percent", pairsOfQueens, "series", "noHands");
    row("a number of hands", "number; of wilds", flushDraw, "series", "noHands");
    row("a card alone", "number; of value; card Jh", "-", "series", "none");
    row("an open place", "winner", "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h", "series", "handUnfinished");
    row("nothing to build", "build; winners 1", pairsOfQueens, "series", "nothingOpen");
    row("one hand", "winner", "Qh Qd 9s 7c 2h", "series", "wrongHandCount");
    row("three hands", "deciding-card", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 3h | 2c 3c 4c 5c 7h",
        "series", "wrongHandCount");
    row("four hands", "rank", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 3h | 2c 3c 4c 5c 7h | 2d 3d 4d 5d 8h",
        "series", "wrongHandCount");
    row("no such player", "rank; player 3", pairsOfQueens, "series", "noSuchPlayer");
    row("player 0", "rank; player 0", pairsOfQueens, "series", "noSuchPlayer");
    row("no such player of a situation", "outs; player 2; hope flush", flushDraw, "standard",
        "noSuchPlayer");
    row("a goal for nobody", "build; rank3 flush", "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h", "series",
        "noSuchPlayer");
    row("a winner who is not there", "build; winners 3", "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h", "series",
        "noSuchPlayer");
    row("no wild", "wild", pairsOfQueens, "series", "noWild");
    row("a wild of the other", "wild; player 2", "Qh Qd 9s 7c * | Qc Qs 9d 7d 3h", "series",
        "noWild");
    row("twos are wild", "wild", pairsOfQueens, "deuces", "none");
    row("a tie", "deciding-card", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 2c", "series", "nothingDecides");
    row("a tie has an order", "order", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 2c", "series", "none");
    row("nobody fits", "winner; lens flush", pairsOfQueens, "series", "nothingDecides");
    row("one fits", "deciding-card; lens straight", "Qh Qd 9s 7c 2h | 2c 3d 4h 5s 6s", "series",
        "nothingDecides");
    row("a wild that fits nothing", "wild; lens flush", "Qh Qd 9s 7c *", "series",
        "nothingDecides");
    row("one part", "order", "Qh Qd 9s 7c 2h | Kc Ks 9d 7d 3h", "series", "noSuchPart");
    row("outs", "outs; hope flush", flushDraw, "standard", "none");
    row("outs before the flop", "outs; hope flush", "4c 9c []", "standard", "noOuts");
    row("what is hoped for is there", "outs; hope pair", "Kc 9c [7d 5c Kh 8c]", "standard",
        "noOuts");
    row("no outs", "number; of percent; hope four-of-a-kind", "4c 9h [7d 5c Kh 8c]", "standard",
        "noOuts");
    row("a part", "number; of part; named kicker 3", "Qh Qd 9s 7c 2h", "series", "none");
    row("no such part", "number; of part; named trio", "Qh Qd 9s 7c 2h", "series", "noSuchPart");
    row("no part", "number; of part", "Qh Qd 9s 7c 2h", "series", "noSuchPart");
    row("no card", "number; of value", "-", "series", "noCard");
    row("a joker", "number; of value; card *", "-", "series", "noCard");
    row("a two that is wild", "number; of value; card 2h", "-", "deuces", "noCard");
    row("a variable", "number; of variable; function DoCardsHaveSameValue; variable numWilds",
        "Qh Qd 9s 7c 2h", "series", "none");
    row("no such function", "number; of variable; function DoCards; variable numWilds",
        "Qh Qd 9s 7c 2h", "series", "noSuchVariable");
    row("no such variable", "number; of variable; function DoCardsHaveSameValue; variable wilds",
        "Qh Qd 9s 7c 2h", "series", "noSuchVariable");
    row("no such call",
        "number; of variable; function DoCardsHaveSameValue; variable numWilds; call 99",
        "Qh Qd 9s 7c 2h", "series", "noSuchVariable");
    row("call 0", "number; of variable; function DoCardsHaveSameValue; variable numWilds; call 0",
        "Qh Qd 9s 7c 2h", "series", "noSuchVariable");
    row("no number", "number; of variable; function DoCardsHaveSameValue; variable sorted",
        "Qh Qd 9s 7c 2h", "series", "noSuchVariable");
    row("a step", "next-step; of line; step 9", "Qh Qd 9s 7c 2h", "series", "none");
    row("no such step", "next-step; of line; step 9999", "Qh Qd 9s 7c 2h", "series",
        "noSuchVariable");
    row("no question", "next-step; of answer; step 10", "Qh Qd 9s 7c 2h", "series",
        "noSuchVariable");
    row("a rank that the rules do not know", "winner; lens five-of-a-kind", pairsOfQueens, "series",
        "unknownLens");
    row("a hope that they do not know", "outs; hope five-of-a-kind", "4c 9c [7d 5c Kh 8c]",
        "series", "unknownLens");
    row("a goal that they do not know", "build; rank1 five-of-a-kind", "Qh Qd _ _ _", "series",
        "unknownLens");
    row("a card twice", "winner", "Qh Qd 9s 7c 2h | Qc Qs 9s 7d 3h", "series", "cardTwice");
    row("a card twice in a free deck", "winner", "Qh Qd 9s 7c 2h | Qc Qs 9s 7d 3h",
        "series deck=free", "none");
    row("a given card twice", "build; winners 1", "Qh Qd 9s 7c _ | _ Qh _ _ _", "series",
        "cardTwice");
    row("jokers may repeat", "winner", "* * 9s 7c 2h | * Qs 9d 7d 3h", "series", "none");
    row("a bad board", "outs", "4c 9c [7d 5c]", "standard", "badSituation");
    row("no goal", "build", "Qh Qd 9s 7c _", "series", "noGoal");
    const char* const names =
        "name; of pair Q 9 7 2, pair Q 9 7 3, pair 9 Q 7 2, high-card Q 9 7 3 2";
    row("the name among four", names, pairsOfQueens, "series", "none");
    row("the name of another", names, "Ah Kd 9s 7c 2h", "series", "notOneName");
    row("the name of nobody", (QByteArray(names) + "; player 3").constData(), pairsOfQueens,
        "series", "noSuchPlayer");
    row("three names", "name; of pair Q 9 7 2, pair Q 9 7 3, pair 9 Q 7 2", pairsOfQueens, "series",
        "notOneName");
    row("a name twice", "name; of pair Q 9 7 2, pair Q 9 7 2, pair Q 9 7 3, pair 9 Q 7 2",
        pairsOfQueens, "series", "notOneName");
    row("one pair of two hands", "which; of pair", "Qh Qd 9s 7c 2h | Ac Ks 9d 7d 3h", "series",
        "none");
    row("two pairs", "which; of pair", pairsOfQueens, "series", "notOneHand");
    row("no flush", "which; of flush", pairsOfQueens, "series", "notOneHand");
    row("one hand to choose", "which; of pair", "Qh Qd 9s 7c 2h", "series", "wrongHandCount");
    row("a rank that is not there", "which; of five-of-a-kind", pairsOfQueens, "series",
        "unknownLens");
    const char* const bug = "bug; mistake 3; function CompareKickers; lens pair";
    const QByteArray tables = threeTables(kickers, twoWilds, oneWild);
    row("a bug", bug, tables, "series", "none");
    row("a bug with any deck and lowest pair", bug, tables, "series deck=free pairFloor=8", "none");
    row("two tables", bug, QByteArrayList{kickers, twoWilds}.join(" || "), "series",
        "notThreeTables");
    row("a table of one hand", bug, threeTables(kickers, twoWilds, "Qs 9h 7c 5d *"), "series",
        "notThreeTables");
    row("a table with an open place", bug, threeTables(kickers, twoWilds, "Qs 9h 7c 5d _ | Qc _"),
        "series", "handUnfinished");
    row("a card twice at a table", bug,
        threeTables(kickers, twoWilds, "Qs 9h 7c 5d * | Qs Qd 9s 7h 4c"), "series", "cardTwice");
    row("a card at two tables", bug,
        threeTables(kickers, twoWilds, "Ks Kh 7c 5d 3h | Qs Qd 9s 7h 4c"), "series", "none");
    row("no table shows it", bug, threeTables(kickers, oneWild, oneWild), "series", "notOneTable");
    row("two tables show it", bug, threeTables(kickers, twoWilds, twoWilds), "series",
        "notOneTable");
    row("no such mistake", "bug; mistake 99; function CompareKickers; lens pair", tables, "series",
        "noMistake");
    row("a mistake that changes no answer", "bug; mistake 2; function CompareHands; lens pair",
        tables, "series", "noMistake");
    row("a function without the mistake", "bug; mistake 3; function CompareHands; lens pair",
        tables, "series", "noMistake");
    row("a function that does not exist", "bug; mistake 3; function Compare; lens pair", tables,
        "series", "noMistake");
    row("what is printed around a mistake", "bug; mistake 9; function FitsLens; lens two-pair",
        tables, "series", "noMistake");
    row("other rules", bug, tables, "standard", "noMistake");
    row("where it shows another function runs",
        "bug; mistake 19; function RoyalFlush; lens straight",
        threeTables("9s 7h 5c * * | 9h 8h 7d 6d 5h", "Ks Qh Jc Td 9d | 8s 7h 6c 5d 4h",
                    "Ks Qh Jc Td 9d | Kh Qd Js Tc 9s"),
        "series", "noMistake");
    row("a tie is a goal", "build; tie", "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h", "series", "none");
}

void TestExercise::faultIs()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, rules);
    QTEST(faultText(findFault(exerciseOf(kind, setting, rules))), "fault");
}

void TestExercise::partsHaveNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPart");
    for (const char* text : {"rank", "card 1", "card 5", "pair", "higher-pair", "lower-pair",
                             "trio", "quad", "five", "kicker 1", "kicker 3", "highest", "wilds"})
        QTest::newRow(text) << QString::fromUtf8(text) << true;
    for (const char* text : {"", "tie", "fit", "kicker", "kicker 0", "kicker 4", "kicker 12",
                             "card 6", "card x", "pair 1", "trio ", "Kicker 1", "higher pair"})
        QTest::newRow(text) << QString::fromUtf8(text) << false;
}

void TestExercise::partsHaveNames()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isPart);
    const std::optional<PartName> part = partFromText(text.toStdString());
    QCOMPARE(part.has_value(), isPart);
    if (part)
        QCOMPARE(qt(toText(*part)), text);
}

void TestExercise::openPlacesAreInReadingOrder()
{
    const Exercise exercise = exerciseOf(
        QStringLiteral("build; tie"), QStringLiteral("_ Qd 9s _ 2h | Qc Qs 9d 7d 3h | 2s _ _ _ _"),
        QStringLiteral("series"));
    const std::vector<CardPlace> expected{{0, 0}, {0, 3}, {2, 1}, {2, 2}, {2, 3}, {2, 4}};
    QVERIFY(openPlaces(exercise) == expected);
}

SHOWDOWN_TEST(TestExercise)
#include "tst_exercise.moc"
