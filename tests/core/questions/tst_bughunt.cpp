// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/bughunt.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/practicequestion.h"
#include "core/trace/alllistings.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace showdown;
using namespace showdown::tests;

/// Printed mistakes to be found: their lines, and questions about them from seeds.
class TestBugHunt : public QObject
{
    Q_OBJECT

private slots:
    void aMistakeLiesInTheseLines_data();
    void aMistakeLiesInTheseLines();
    void everyMistakeLiesSomewhere();
    void oneAnswerAndNoOtherIsRight();
    void tablesAreNotAlike();
    void theShowingTablesVary();
    void theLineToldIsWhereTheRunsPart();
    void everyTableShowsItAsOften();
    void whatCanBeFoundIsAsked();
    void aRepairedLineStandsInItsPlace_data();
    void aRepairedLineStandsInItsPlace();
    void missingLinesAreTold_data();
    void missingLinesAreTold();
};

namespace {

Terms termsOf(int mistake, std::optional<Category> lens)
{
    return {rulesOf(Preset::series), lens, mistake};
}

/// Calls `handle` with so many questions of all topics and difficulties, which are made once.
template <typename Handle>
void forBugs(std::size_t count, const Handle& handle)
{
    static std::vector<PracticeQuestion> made;
    static std::uint32_t seed = 0;
    for (; made.size() < count; ++seed) {
        for (const Topic topic : allTopics()) {
            const Difficulty difficulty = allDifficulties[seed % allDifficulties.size()];
            if (const auto question =
                    makeQuestion({topic, QuestionKind::bug, difficulty, {}, seed}))
                made.push_back(*question);
        }
    }
    for (std::size_t i = 0; i < count && !QTest::currentTestFailed(); ++i)
        handle(made[i], std::get<FindBug>(made[i].exercise.kind));
}

QByteArray nameOf(const PracticeQuestion& question)
{
    const auto& bug = std::get<FindBug>(question.exercise.kind);
    return QStringLiteral("E%1 in %2, %3, seed %4")
        .arg(bug.mistake)
        .arg(qt(bug.function), qt(id(question.source.topic)))
        .arg(question.source.seed)
        .toUtf8();
}

QByteArray numbersOf(const std::set<int>& numbers)
{
    QByteArray text;
    for (const int number : numbers)
        text += QByteArray::number(number) + ' ';
    return text;
}

/// Whether a line as printed is beside a gap: it and a neighbour are no neighbours when repaired.
bool isBesideGap(const std::vector<std::string_view>& printed,
                 const std::vector<std::string_view>& mended, std::size_t line)
{
    const auto areNeighbours = [&](std::size_t first) {
        const auto both = printed.begin() + static_cast<std::ptrdiff_t>(first);
        return std::search(mended.begin(), mended.end(), both, both + 2) != mended.end();
    };
    return (line > 0 && !areNeighbours(line - 1))
           || (line + 1 < printed.size() && !areNeighbours(line));
}

} // namespace

void TestBugHunt::aMistakeLiesInTheseLines_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("lines"); ///< of all listings
    const auto row = [](int mistake, const char* lens, const char* lines) {
        QTest::addRow("E%d %s", mistake, lens)
            << mistake << QString::fromUtf8(lens) << QString::fromUtf8(lines);
    };
    row(1, "", "CompareHands 5");
    row(3, "pair", "CompareKickers 9");
    row(4, "", "CompareTrios 5, CompareQuads 5");
    // not what counts pairs with other mistakes too
    row(11, "two-pair", "SetInfoAndCheckForTwoPair 5");
    row(21, "two-pair", "SetInfoAndCheckForTwoPair 3");
    // not the line that is printed with E25 as well, but those beside a missing one
    row(12, "full-house", "FindWinnerFullHouse 5 10, WildsAssumeCardValues 6 7 8");
    row(25, "full-house", "FindWinnerFullHouse 2 3 4 5");
    row(23, "full-house", "ComparePairs 3 4, WildsAssumeInfoCardValues 4 5 6");
    // first the line that tells it
    row(7, "straight", "AreCardsStraight 19 13 17");
    row(19, "straight", "RoyalFlush 10, AreCardsStraight 32 31");
    row(10, "two-pair", "SetInfoAndCheckForTwoPair 2 3 4 5 6 7 8");
    row(17, "", "DoCardsHaveSameValue 2 3");
    row(0, "", "");
}

void TestBugHunt::aMistakeLiesInTheseLines()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, lens);
    const Terms terms = termsOf(mistake, categoryFromId(lens.toStdString()));
    QStringList found;
    for (const Listing* listing : allListings()) {
        QStringList words{qt(listing->function)};
        for (const int line : mistakenLines(*listing, terms))
            words << QString::number(line);
        if (words.size() > 1)
            found << words.join(u' ');
    }
    QTEST(found.join(QStringLiteral(", ")), "lines");
}

void TestBugHunt::everyMistakeLiesSomewhere()
{
    for (const int mistake : allPrintedMistakes()) {
        std::set<std::string_view> functions;
        for (const Listing* listing : allListings()) {
            if (!mistakenLines(*listing, termsOf(mistake, {})).empty())
                QVERIFY2(functions.insert(listing->function).second, "a name says which it is");
        }
        QVERIFY2(!functions.empty(), qPrintable(QString::number(mistake)));
    }
}

void TestBugHunt::oneAnswerAndNoOtherIsRight()
{
    forBugs(trials(20'000, 60), [](const PracticeQuestion& question, const FindBug& bug) {
        const Exercise& exercise = question.exercise;
        const BugHunt hunt(exercise);
        const std::vector<std::string_view> lines = hunt.listing()->shown(hunt.terms());
        Terms terms = hunt.terms();
        terms.mistake = repaired;
        const std::vector<std::string_view> mended = hunt.listing()->shown(terms);
        for (const int table : allTables) {
            const std::vector<Hand> hands =
                handsOf(bug.tables[static_cast<std::size_t>(table) - 1]);
            const auto answer = [&](int mistake) {
                return printedAnswer(mistake, hands, exercise.lens, exercise.rules);
            };
            const bool isShown = answer(bug.mistake) != answer(repaired);
            QVERIFY2(std::holds_alternative<GivenAnswer>(answer(bug.mistake)), nameOf(question));
            for (int line = 1; line <= static_cast<int>(lines.size()); ++line) {
                const auto text = lines[static_cast<std::size_t>(line) - 1];
                const bool isPrinted =
                    std::ranges::count(lines, text) > std::ranges::count(mended, text);
                const Judgement judgement = judge(exercise, FoundBug{table, line});
                QVERIFY2(!judgement.fault && judgement.isTableWrong != isShown, nameOf(question));
                const bool isBeside =
                    lacksLines(*hunt.listing(), bug.mistake)
                    && isBesideGap(lines, mended, static_cast<std::size_t>(line) - 1);
                QVERIFY2(judgement.isLineWrong || isPrinted || isBeside, nameOf(question));
                QCOMPARE(judgement.isRight, !judgement.isTableWrong && !judgement.isLineWrong);
            }
        }
    });
}

void TestBugHunt::tablesAreNotAlike()
{
    forBugs(trials(4'000, 150), [](const PracticeQuestion& question, const FindBug& bug) {
        std::set<std::multiset<std::vector<int>>> values;
        for (const std::vector<OpenHand>& table : bug.tables) {
            std::multiset<std::vector<int>> hands;
            for (const Hand& hand : handsOf(table))
                hands.insert(naturalsOf(hand, question.exercise.rules));
            QVERIFY2(values.insert(hands).second, nameOf(question));
        }
    });
}

/// For some only few values show it: for E7 a straight from the ace down, or one with no gap.
void TestBugHunt::theShowingTablesVary()
{
    std::map<int, std::vector<std::multiset<std::vector<int>>>> shown;
    forBugs(1'000, [&](const PracticeQuestion& question, const FindBug& bug) {
        const BugHunt hunt(question.exercise);
        std::multiset<std::vector<int>> values;
        for (const Hand& hand : hunt.handsAt(hunt.showingTable()))
            values.insert(naturalsOf(hand, question.exercise.rules));
        shown[bug.mistake].push_back(values);
    });
    for (const auto& [mistake, tables] : shown) {
        const std::set distinct(tables.begin(), tables.end());
        QVERIFY2(5 * distinct.size() > tables.size(), numbersOf({mistake}));
    }
}

/// Of several lines the one that makes the difference at the table that shows it; of E7 and E19 the
/// one that says what is wrong.
void TestBugHunt::theLineToldIsWhereTheRunsPart()
{
    int others = 0;
    forBugs(trials(6'000, 120), [&](const PracticeQuestion& question, const FindBug& /*bug*/) {
        const BugHunt hunt(question.exercise);
        const auto right = std::get<FoundBug>(rightAnswer(question));
        QVERIFY2(hunt.isMistake(right.line), nameOf(question));
        const Run repaired = hunt.repairedRun(right.table);
        const Run printed = hunt.mistakenRun(right.table);
        const auto place = parting(repaired, printed);
        QVERIFY2(place, nameOf(question));
        const Step* step = place->printed.step;
        if (hunt.terms().mistake == 7 || hunt.terms().mistake == 19)
            QVERIFY2(right.line == hunt.mistakenLines().front(), nameOf(question));
        else if (step && step->listing == hunt.listing() && hunt.isMistake(place->printed.number))
            QVERIFY2(right.line == place->printed.number, nameOf(question));
        others += right.line != hunt.mistakenLines().front() ? 1 : 0;
    });
    QVERIFY(others > 0);
}

void TestBugHunt::everyTableShowsItAsOften()
{
    std::array<int, tableCount> times{};
    const int count = trials(6'000, 600);
    forBugs(count, [&](const PracticeQuestion& question, const FindBug& /*bug*/) {
        const auto right = std::get<FoundBug>(rightAnswer(question));
        ++times.at(static_cast<std::size_t>(right.table) - 1);
    });
    for (const int each : times)
        QVERIFY2(each > count * 28 / 100, qPrintable(QString::number(each)));
}

/// E19 makes RoyalFlush ask something else, but is no mistake of it, nor is E12 of the function that
/// calls the mistaken one.
void TestBugHunt::whatCanBeFoundIsAsked()
{
    std::set<int> asked;
    forBugs(1'000, [&](const PracticeQuestion& question, const FindBug& bug) {
        QVERIFY2(bug.function != "RoyalFlush", nameOf(question));
        QVERIFY2(bug.mistake != 12 || bug.function == "WildsAssumeCardValues", nameOf(question));
        asked.insert(bug.mistake);
    });
    QVERIFY2(std::ranges::equal(asked, allPrintedMistakes()), numbersOf(asked));
}

void TestBugHunt::aRepairedLineStandsInItsPlace_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("repaired"); ///< the first line that tells the mistake
    const auto row = [](int mistake, const char* function, const char* repaired) {
        QTest::addRow("E%d %s", mistake, function)
            << mistake << QString::fromUtf8(function) << QString::fromUtf8(repaired);
    };
    row(3, "CompareKickers", "  numWilds ← CountCardsByValue(sorted2, wild)");
    row(19, "AreCardsStraight", "    info.cardValues ← cardValues");
    row(21, "SetInfoAndCheckForTwoPair", ""); // other code stands there
    row(12, "WildsAssumeCardValues", "    for each wild of copy, while numMissing > 0");
    row(25, "FindWinnerFullHouse", ""); // more lines stood there
    row(24, "FullHouse", "  if found and both values of info differ or are wild");
}

void TestBugHunt::aRepairedLineStandsInItsPlace()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, function);
    Exercise exercise;
    exercise.rules = rulesOf(Preset::series);
    exercise.kind = FindBug{mistake, function.toStdString(), {}};
    const BugHunt hunt(exercise);
    QVERIFY(hunt.listing());
    const std::string_view line = hunt.repairedLine(hunt.mistakenLines().front());
    QTEST(qt(line), "repaired");
}

void TestBugHunt::missingLinesAreTold_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("function");
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("count");
    const auto row = [](int mistake, const char* function, int after, int count) {
        QTest::addRow("E%d %s", mistake, function)
            << mistake << QString::fromUtf8(function) << after << count;
    };
    row(12, "WildsAssumeCardValues", 7, 2);
    row(23, "WildsAssumeInfoCardValues", 4, 2);
    row(25, "FindWinnerFullHouse", 2, 3);
    row(21, "SetInfoAndCheckForTwoPair", 0, 0); // others stand in their place
    row(4, "CompareTrios", 0, 0);
}

void TestBugHunt::missingLinesAreTold()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, function);
    Exercise exercise;
    exercise.rules = rulesOf(Preset::series);
    exercise.kind = FindBug{mistake, function.toStdString(), {}};
    const BugHunt hunt(exercise);
    QTEST(hunt.gap().after, "after");
    QTEST(static_cast<int>(hunt.gap().missing.size()), "count");
}

SHOWDOWN_TEST(TestBugHunt)
#include "tst_bughunt.moc"
