// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"
#include "core/trace/run.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The moves through a run: its chapters, the moves at a level, the callers.
class TestRun : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void chaptersFollowEachOther();
    void chaptersOfTheSample();
    void chaptersOfOneHand();
    void eachLevelShowsWhatACoarserOneDoes();
    void movingBackIsMovingForwardsTurnedRound();
    void intoAndOutOfAStretch();
    void nextComparison();
    void rowsAndPartsLeadToTheirSteps();
    void callersCallWhatRuns();
    void theStepBeforeIsOfTheSameCall();
    void nothingRunsWithoutACompleteHand();
};

namespace {

std::vector<Run> sampled;

constexpr int sampledRuns = 300;

Run sample()
{
    return {{handOf("Qh 9d Qc 7s 2h"), handOf("9c Qs 3d * 7h"), handOf("Kh 6c 6h 2s *")},
            {rulesOf(Preset::series), std::nullopt}};
}

/// "rank 1", "comparison 0", "places".
QString chapterText(const Chapter& chapter)
{
    switch (chapter.kind) {
    case Chapter::Kind::rank:
        return QStringLiteral("rank %1").arg(chapter.player);
    case Chapter::Kind::comparison:
        return QStringLiteral("comparison %1").arg(chapter.comparison);
    case Chapter::Kind::places:
        break;
    }
    return QStringLiteral("places");
}

QString chaptersOf(const Run& run)
{
    QStringList chapters;
    for (const Chapter& chapter : run.chapters())
        chapters << chapterText(chapter);
    return chapters.join(QStringLiteral(", "));
}

} // namespace

void TestRun::initTestCase()
{
    sampled = sampleRuns(sampledRuns);
}

void TestRun::chaptersFollowEachOther()
{
    for (const Run& run : sampled) {
        int next = 0;
        for (const Chapter& chapter : run.chapters()) {
            QCOMPARE(chapter.first, next);
            QVERIFY(chapter.last >= chapter.first);
            for (int index = chapter.first; index <= chapter.last; ++index) {
                QVERIFY(run.chapterOf(index) == chapter);
                const bool compares = chapter.kind == Chapter::Kind::comparison;
                QCOMPARE(run.step(index).comparison.has_value(), compares);
            }
            next = chapter.last + 1;
        }
        QCOMPARE(next, run.size());
    }
}

void TestRun::chaptersOfTheSample()
{
    QCOMPARE(chaptersOf(sample()),
             QStringLiteral("places, rank 1, rank 2, rank 3, places, comparison 0, places, "
                            "comparison 1, places"));
}

void TestRun::chaptersOfOneHand()
{
    const Run run({handOf("Qh 9d"), handOf("9c Qs 3d * 7h")}, Terms{});
    QCOMPARE(chaptersOf(run), QStringLiteral("rank 2"));
}

void TestRun::eachLevelShowsWhatACoarserOneDoes()
{
    for (const Run& run : sampled) {
        const std::vector<int> story = run.visible(Level::story);
        const std::vector<int> questions = run.visible(Level::questions);
        const std::vector<int> every = run.visible(Level::every);
        QCOMPARE(static_cast<int>(every.size()), run.size());
        QVERIFY(std::ranges::includes(questions, story));
        if (run.size() == 0)
            continue;
        QCOMPARE(story.front(), 0);
        if (!run.outcome().comparisons.empty())
            QCOMPARE(story.back(), run.size() - 1);
    }
}

void TestRun::movingBackIsMovingForwardsTurnedRound()
{
    for (const Run& run : sampled) {
        for (const Level level : allLevels) {
            std::vector<int> forwards;
            for (std::optional<int> index = run.next(-1, level); index;
                 index = run.next(*index, level))
                forwards.push_back(*index);
            std::vector<int> backwards;
            for (std::optional<int> index = run.previous(run.size(), level); index;
                 index = run.previous(*index, level))
                backwards.push_back(*index);
            std::ranges::reverse(backwards);
            QVERIFY(forwards == run.visible(level));
            QVERIFY(backwards == forwards);
        }
    }
}

void TestRun::intoAndOutOfAStretch()
{
    const Run run = sample();
    const std::vector<int> story = run.visible(Level::story);
    for (std::size_t i = 0; i + 1 < story.size(); ++i) {
        const std::optional<int> inside = run.into(story[i]);
        QVERIFY(inside);
        if (*inside == story[i + 1])
            continue; // there is no stretch between them
        QVERIFY(!run.isVisible(*inside, Level::story));
        QCOMPARE(run.outOf(*inside, Level::story), std::optional(story[i + 1]));
        if (const std::optional<int> further = run.into(*inside); *further != story[i + 1])
            QCOMPARE(run.outOf(*further, Level::story), std::optional(story[i + 1]));
    }
    QCOMPARE(run.outOf(story[1], Level::story), std::nullopt);
    QCOMPARE(run.into(run.size() - 1), std::nullopt);
}

void TestRun::nextComparison()
{
    const Run run = sample();
    const std::optional<int> first = run.nextComparison(0);
    QVERIFY(first);
    QCOMPARE(chapterText(run.chapterOf(*first)), QStringLiteral("comparison 0"));
    const std::optional<int> second = run.nextComparison(*first);
    QVERIFY(second);
    QCOMPARE(chapterText(run.chapterOf(*second)), QStringLiteral("comparison 1"));
    QCOMPARE(run.nextComparison(*second), std::nullopt);
}

void TestRun::rowsAndPartsLeadToTheirSteps()
{
    for (const Run& run : sampled) {
        int player = 0;
        for (const PlayerResult& each : run.outcome().players) {
            ++player;
            for (const LadderRow& row : each.ladder) {
                const std::optional<int> index = run.answerOf(player, row.rank);
                QCOMPARE(index.has_value(), row.fits().has_value());
                if (!index)
                    continue;
                const auto answered = std::get<RankAnswered>(*run.step(*index).finding);
                QVERIFY(answered.answer == row.detail);
                QCOMPARE(run.chapterOf(*index).player, player);
            }
        }
        int number = 0;
        for (const Comparison& comparison : run.outcome().comparisons) {
            for (const ComparisonPart& part : comparison.parts) {
                const std::optional<int> index = run.settlingOf(number, part);
                QVERIFY(index);
                QCOMPARE(run.chapterOf(*index).comparison, number);
            }
            ++number;
        }
    }
}

void TestRun::callersCallWhatRuns()
{
    for (const Run& run : sampled) {
        for (int index = 0; index < run.size(); ++index) {
            const std::vector<int> callers = run.callers(index);
            QCOMPARE(static_cast<int>(callers.size()), run.step(index).depth);
            int depth = 0;
            for (const int caller : callers) {
                QVERIFY(caller < index);
                QCOMPARE(run.step(caller).depth, depth++);
            }
            if (callers.empty())
                continue;
            const QString line = qt(run.step(callers.back()).text(run.terms()));
            const QString function = qt(run.step(index).listing->function);
            QVERIFY2(line.contains(function) || line.contains(u"the matcher of rank")
                         || line.contains(u"the FindWinner function"),
                     qPrintable(function + QStringLiteral(" from ") + line));
        }
    }
}

void TestRun::theStepBeforeIsOfTheSameCall()
{
    for (const Run& run : sampled) {
        std::vector<std::vector<int>> calls; // the steps so far of each call that goes on
        for (int index = 0; index < run.size(); ++index) {
            const Step& step = run.step(index);
            const bool begins = step.line == step.listing->lines.front().name;
            calls.resize(static_cast<std::size_t>(step.depth) + (begins ? 0 : 1));
            if (begins)
                calls.emplace_back();
            std::vector<int>& call = calls.back();
            QCOMPARE(run.previousOfCall(index),
                     call.empty() ? std::nullopt : std::optional(call.back()));
            if (!call.empty()) {
                const Step& before = run.step(call.back());
                QVERIFY(before.listing == step.listing && before.players == step.players);
                QVERIFY(before.variables.size() <= step.variables.size());
            }
            call.push_back(index);
        }
    }
}

void TestRun::nothingRunsWithoutACompleteHand()
{
    const Run run({handOf("Qh 9d"), handOf("")}, Terms{});
    QCOMPARE(run.size(), 0);
    QVERIFY(run.chapters().empty());
    QVERIFY(run.visible(Level::every).empty());
    QCOMPARE(run.next(-1, Level::story), std::nullopt);
    QCOMPARE(run.nextComparison(-1), std::nullopt);
}

SHOWDOWN_TEST(TestRun)
#include "tst_run.moc"
