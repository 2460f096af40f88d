// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/parting.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <span>

using namespace showdown;
using namespace showdown::tests;

namespace {

HouseRules seriesWithFreeDeck()
{
    HouseRules rules = rulesOf(Preset::series);
    rules.deck = DeckKind::free;
    return rules;
}

std::vector<Hand> dealtAs(const QString& hands)
{
    SeededRandom random(1);
    return *Dealer(seriesWithFreeDeck(), random)
                .deal(*shapesFrom(hands.toStdString()), DealtOrder::asWritten);
}

/// "13", "[8, w]", "-"; of a hand its values.
QString textOfValue(const std::optional<VariableValue>& value)
{
    if (!value)
        return QStringLiteral("-");
    const auto* hand = std::get_if<PlayedHand>(&*value);
    if (!hand)
        return qt(toText(*value));
    ValueList values;
    for (const PlayedCard& card : *hand)
        values.add(card.value);
    return qt(toText(VariableValue(values)));
}

/// "value2: 13 / 14; …": each variable with its repaired and its printed value.
QString textOfDifferences(const Parting& parting)
{
    QStringList texts;
    for (const Parting::Difference& each : parting.variables)
        texts << QStringLiteral("%1: %2 / %3")
                     .arg(qt(each.variable), textOfValue(each.repaired), textOfValue(each.printed));
    return texts.join(QStringLiteral("; "));
}

/// "CompareHands: value2 ← …"
QString placeOf(const Parting::Side& side, const Terms& terms)
{
    return side.step ? describe(*side.step, terms) : QStringLiteral("the end");
}

/// Whether a mistake changes the line of a step, or one of those that led to it.
bool isChanged(const Run& run, int index)
{
    std::vector<int> steps = run.callers(index);
    steps.push_back(index);
    return std::ranges::any_of(steps, [&run](int each) {
        const Step& step = run.step(each);
        return step.listing->find(step.line, step.half, run.terms())->print.mistakes != 0;
    });
}

} // namespace

/// Where the repaired and the printed code part.
class TestParting : public QObject
{
    Q_OBJECT

private slots:
    void theyPartWhereTheErrataSay_data();
    void theyPartWhereTheErrataSay();
    void theyPartAtALineThatIsPrintedOtherwise();
    void withoutAMistakeTheyNeverPart();
    void aMistakeThatIsNotReachedPartsNothing_data();
    void aMistakeThatIsNotReachedPartsNothing();
    void otherAnswersHaveAParting();
};

void TestParting::theyPartWhereTheErrataSay_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("repaired");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("variables");
    const auto row = [](int mistake, const char* lens, const char* hands, const char* repaired,
                        const char* printed, const char* variables) {
        QTest::addRow("E%d %s: %s", mistake, lens, hands)
            << mistake << QString::fromLatin1(lens) << QString::fromLatin1(hands)
            << QString::fromUtf8(repaired) << QString::fromUtf8(printed)
            << QString::fromUtf8(variables);
    };
    row(1, "high-card", "A K Q J 9 | K Q J 9 8",
        "CompareHands: value2 ← hand2[index].value, a wild as an ace",
        "CompareHands: value2 ← hand1[index].value, a wild as an ace", "value2: 13 / 14");
    row(2, "high-card", "A K Q J 9 | A K Q J 9",
        "CompareHands: for index ← 0 to numToCompare − 1 → no",
        "CompareHands: for index ← 0 to numToCompare → yes", "");
    row(3, "pair", "K 9 4 * * | A A K 9 3",
        "CompareKickers: numWilds ← CountCardsByValue(sorted2, wild)",
        "CompareKickers: numWilds ← CountCardsByValue(sorted1, wild)", "numWilds: 0 / 2");
    row(4, "three-of-a-kind", "8 5 * * * | 9 9 9 5 4", "CompareTrios: trio1 ← ace",
        "CompareTrios: pair1 ← ace", "trio1: 14 / 8; pair1: - / 14");
    row(4, "four-of-a-kind", "* * * * * | * * * * *", "CompareQuads: quad1 ← ace",
        "CompareQuads: pair1 ← ace", "quad1: 14 / w; pair1: - / 14");
    row(5, "three-of-a-kind", "3 7 3 6 3 | 2 2 2 9 8",
        "DoCardsHaveSameValue: function DoCardsHaveSameValue(sorted, numToMatch, info)",
        "DoCardsHaveSameValue: function DoCardsHaveSameValue(sorted, numToMatch, info)",
        "sorted: [7, 6, 3, 3, 3] / [3, 7, 3, 6, 3]");
    row(5, "pair", "Q * Q 9 7 | K Q Q 9 7",
        "DoCardsHaveSameValue: function DoCardsHaveSameValue(sorted, numToMatch, info)",
        "DoCardsHaveSameValue: function DoCardsHaveSameValue(sorted, numToMatch, info)",
        "sorted: [12, 12, 9, 7, w] / [12, w, 12, 9, 7]");
    row(7, "straight", "Q J * * *", "AreCardsStraight: lowest ← card.value",
        "AreCardsStraight: lowest ← card.value, but only after a gap", "lowest: 11 / 12");
    row(8, "straight", "9 7 5 * *",
        "AreCardsStraight: add the values between lowest and card.value to cardValues",
        "AreCardsStraight: add cardValue + 1 to cardValue + gap to cardValues",
        "cardValues: [8] / [1]");
    row(9, "", "K 9 4 * *",
        "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
        "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if that is 0 or info is left out",
        "numWilds: 0 / 2");
    row(9, "full-house", "9 5 5 4 *",
        "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
        "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if that is 0 or info is left out",
        "numWilds: 0 / 1");
    row(10, "two-pair", "9 9 4 * *",
        "SetInfoAndCheckForTwoPair: valueCounts ← CountCardValues(hand)",
        "SetInfoAndCheckForTwoPair: found ← DoCardsHaveSameValue(hand, 2, info)", "");
    row(10, "two-pair", "9 9 4 * * | A A 5 5 3",
        "SetInfoAndCheckForTwoPair: valueCounts ← CountCardValues(hand)",
        "SetInfoAndCheckForTwoPair: found ← DoCardsHaveSameValue(hand, 2, info)",
        "info1.cardValues: [14, 9] / [9, 4]");
    row(11, "", "K K 9 5 3", "TwoPair: function TwoPair(hand)",
        "SortCardsByDescendingValue: function SortCardsByDescendingValue(hand) = the same cards, highest first, wilds last",
        "found: false / true");
    row(11, "two-pair", "J J 9 2 *",
        "SetInfoAndCheckForTwoPair: numWilds ← the count of wild in valueCounts, or 0",
        "SetInfoAndCheckForTwoPair: pairs ← the values but wild with a count of 2 or more",
        "numWilds: 1 / -; pairs: - / [11]");
    row(12, "full-house", "8 8 7 * * | 7 7 7 K K",
        "FindWinnerFullHouse: FullHouse(hand1, info1): finds the values of both groups",
        "FindWinnerFullHouse: working1 ← SortCardsByDescendingValue(hand1)", "numMissing: 0 / 1");
    row(14, "straight", "8 7 6 5 4 | J T 9 8 7",
        "AreCardsStraight: function AreCardsStraight(sorted, info)",
        "AreCardsStraight: function AreCardsStraight(sorted, info)",
        "sorted: [11, 10, 9, 8, 7] / []");
    row(17, "pair", "K K 9 7 2",
        "DoCardsHaveSameValue: startIndex ← info.startIndex, or 0 if info is new or left out",
        "DoCardsHaveSameValue: startIndex ← info.startIndex", "startIndex: 0 / none");
    row(18, "full-house", "8 * * * *",
        "DoCardsHaveSameValue: if numMatched + numWilds < numToMatch → no",
        "DoCardsHaveSameValue: if numMatched + numWilds < numToMatch; if only wilds are left, u_numWilds < u_numToMatch",
        "");
    row(19, "straight", "9 7 5 * * | 9 8 7 6 5", "AreCardsStraight: info.numWilds ← numWilds",
        "AreCardsStraight: info.numWilds ← the wilds that no gap has taken",
        "info.numWilds: - / 0");
    row(20, "pair", "K 9 * * * | Q 9 * * *", "CompareKickers: if numWilds < 2 → no",
        "CompareKickers: if numWilds ≠ 2 → yes", "");
    row(21, "two-pair", "K K K 4 *",
        "SetInfoAndCheckForTwoPair: numWilds ← the count of wild in valueCounts, or 0",
        "SetInfoAndCheckForTwoPair: pairs ← the values with a count of 2", "fits: true / false");
    row(22, "two-pair", "K 9 4 * * | K K 9 9 5",
        "GetKickers: rest ← BuildHandExcludingValues(sorted, [info.cardValues[0]], 2)",
        "GetKickers: values ← for each pair its value if it comes twice, wild if that does, or else both",
        "rest: [4] / [13, 9, 4]; numLeft: 2 / -; values: - / [w, w]");
    row(23, "two-pair", "A A 4 * * | A A K K 9", "ComparePairs: pair1 ← info1.cardValues[index]",
        "ComparePairs: pair1 ← info1.cardValues[index], or the ace for a pair of wilds",
        "pair1: 13 / 14");
    row(23, "full-house", "A * * * * | K * * * *",
        "WildsAssumeInfoCardValues: if cardValues holds replaceValue → yes",
        "WildsAssumeInfoCardValues: the value becomes replaceValue",
        "cardValues: [14, w] / [14, 14]; value: w / 14");
    row(24, "full-house", "8 8 8 8 *",
        "FullHouse: if found and both values of info differ or are wild → no",
        "FullHouse: if found → yes", "");
    row(25, "full-house", "8 7 * * * | A A A K K",
        "FindWinnerFullHouse: FullHouse(hand1, info1): finds the values of both groups",
        "FindWinnerFullHouse: working1 ← SortCardsByDescendingValue(hand1)",
        "hand: [8, 8, 8, 7, 7] / [8, 7, w, w, w]");
    row(26, "straight", "9 7 5 * * | 9 8 7 6 5", "WildsAssumeValues: copy ← CopyHand(hand)",
        "WildsAssumeValues: copy ← hand", "hand: [9, 7, 5, w, w] / [9, 7, 5, 8, w]");
    row(27, "three-of-a-kind", "8 8 8 5 2 | 8 * * 7 6", "GetKickers: values ← [info.cardValues[0]]",
        "GetKickers: values ← info.cardValues[0]", "values: [8] / 8");
}

void TestParting::theyPartWhereTheErrataSay()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, lens);
    QFETCH(const QString, hands);
    const Terms terms{seriesWithFreeDeck(), categoryFromId(lens.toStdString()), 0};
    Terms asPrinted = terms;
    asPrinted.mistake = mistake;
    const Run right(dealtAs(hands), terms);
    const Run wrong(dealtAs(hands), asPrinted);
    const auto found = parting(right, wrong);
    QVERIFY(found);
    QTEST(placeOf(found->repaired, terms), "repaired");
    QTEST(placeOf(found->printed, asPrinted), "printed");
    QTEST(textOfDifferences(*found), "variables");
    QVERIFY(found->repaired.answer == printedAnswer(0, right.hands(), terms.lens, terms.rules));
    QVERIFY(found->printed.answer
            == printedAnswer(mistake, right.hands(), terms.lens, terms.rules));
}

void TestParting::theyPartAtALineThatIsPrintedOtherwise()
{
    std::set<int> parted;
    for (const Run& printed : printedRuns(20)) {
        Terms terms = printed.terms();
        terms.mistake = 0;
        const Run right(printed.hands(), terms);
        const auto found = parting(right, printed);
        if (!found)
            continue;
        parted.insert(printed.terms().mistake);
        const int index = found->repaired.index;
        const int other = found->printed.index;
        // the printed run may have made calls of its own before
        auto rest = std::span(printed.steps()).first(std::size_t(other));
        for (const Step& step : std::span(right.steps()).first(std::size_t(index))) {
            const auto same = std::ranges::find_if(rest, [&step](const Step& each) {
                return each.listing == step.listing && each.line == step.line;
            });
            QVERIFY(same != rest.end());
            rest = rest.last(std::size_t(rest.end() - same) - 1);
        }
        const Step* here = found->repaired.step;
        const bool hasValue =
            !found->variables.empty() || found->later || (here && here->condition);
        QVERIFY2(hasValue || found->repaired.answer == found->printed.answer,
                 qPrintable(placeOf(found->printed, printed.terms())));
        QVERIFY2((index < right.size() && isChanged(right, index))
                     || (other < printed.size() && isChanged(printed, other)),
                 qPrintable(QStringLiteral("E%1 ").arg(printed.terms().mistake)
                            + placeOf(found->printed, printed.terms())));
    }
    QCOMPARE(parted, (std::set{1,  2,  3,  4,  5,  7,  8,  9,  10, 11, 12, 14,
                               17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27}));
}

/// Those that change no code are printed as they are repaired.
void TestParting::withoutAMistakeTheyNeverPart()
{
    RandomHands random(4);
    for (const int mistake : {0, 6, 13, 15, 16, 28, 29, 30}) {
        for (int table = 0; table < 200; ++table) {
            const Terms terms{random.rules(), random.lens(), 0};
            Terms asPrinted = terms;
            asPrinted.mistake = mistake;
            const std::vector hands{random.hand(terms.rules.deck), random.hand(terms.rules.deck)};
            const Run right(hands, terms);
            const Run printed(hands, asPrinted);
            QVERIFY(!parting(right, printed));
            QCOMPARE(right.size(), printed.size());
        }
    }
}

void TestParting::aMistakeThatIsNotReachedPartsNothing_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("lens");
    const auto row = [](int mistake, const char* lens) {
        QTest::addRow("E%d as %s", mistake, lens) << mistake << QString::fromLatin1(lens);
    };
    row(3, "three-of-a-kind");
    row(4, "pair");
    row(5, "flush");
    row(7, "full-house");
    row(9, "straight");
    row(10, "pair");
    row(11, "straight");
    row(12, "flush");
    row(14, "four-of-a-kind");
    row(18, "straight");
    row(19, "two-pair");
    row(20, "two-pair");
    row(22, "three-of-a-kind");
    row(23, "pair");
    row(24, "straight");
    row(25, "two-pair");
    row(26, "flush");
    row(27, "two-pair");
}

void TestParting::aMistakeThatIsNotReachedPartsNothing()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, lens);
    const Terms terms{seriesWithFreeDeck(), categoryFromId(lens.toStdString()), 0};
    Terms asPrinted = terms;
    asPrinted.mistake = mistake;
    RandomHands random(7);
    for (int table = 0; table < 200; ++table) {
        const Hand hand = random.hand(terms.rules.deck);
        const std::vector hands{hand, random.variant(hand), random.hand(terms.rules.deck)};
        QVERIFY(!parting(Run(hands, terms), Run(hands, asPrinted)));
    }
}

void TestParting::otherAnswersHaveAParting()
{
    for (const Run& printed : printedRuns(20)) {
        Terms terms = printed.terms();
        terms.mistake = 0;
        const Run right(printed.hands(), terms);
        const bool isOther =
            answerOf(right.outcome(), {}) != answerOf(printed.outcome(), printed.end());
        QVERIFY(!isOther || parting(right, printed));
    }
}

SHOWDOWN_TEST(TestParting)
#include "tst_parting.moc"
