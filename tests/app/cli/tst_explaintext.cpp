// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/explaincommand.h"
#include "app/cli/paint.h"
#include "app/narration/steptext.h"
#include "core/trace/alllistings.h"
#include "tests/app/cli/explaining.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace showdown;
using namespace showdown::cli;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const QStringList sampleHands{QStringLiteral("Qh 9d Qc 7s 2h"), QStringLiteral("9c Qs 3d * 7h"),
                              QStringLiteral("As Jd 8c 6s 4h")};

QString explanation(const QStringList& words)
{
    const CliRun run = runCli(QStringList(QStringLiteral("explain")) + words);
    return run.exitCode == 0 && run.err.isEmpty() ? run.out : QString();
}

/// Options before the hands of the sample.
QStringList withOptions(const QStringList& options)
{
    return options + sampleHands;
}

} // namespace

/// The explanation for people.
class TestExplainText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void theSampleReadsWell();
    void theSampleReadsWellInGerman();
    void stepsStandUnderTheirLines();
    void theStoryIsShownByDefault();
    void aLevelChoosesAmongTheSameSteps();
    void hiddenFirstLinesLeaveTheName();
    void oneStepIsShownAlone_data();
    void oneStepIsShownAlone();
    void theStepsOfOneFunction();
    void whatCannotBeShownIsSaid_data();
    void whatCannotBeShownIsSaid();
    void everyLineIsNarrowEnough();
    void marksNeverStandAlone();
    void onlyWhatThereIsIsShown();
    void mistakesAreReportedAsByCompare_data();
    void mistakesAreReportedAsByCompare();
    void helpSaysWhatItDoes();
    void everyLineOfEveryListingIsExplained();
};

void TestExplainText::theSampleReadsWell()
{
    const QString text = explanation(sampleHands);
    const CliRun compared = runCli(QStringList(QStringLiteral("compare")) + sampleHands);
    QVERIFY(text.startsWith(compared.out));
    for (const char* part : {
             "\nRank check\n==========\n\nPlayer 1\n  ✗ No           Royal flush      Four "
             "different suits\n",
             "  ✗ No           Four of a kind   Wild + one queen is 2 of 4\n",
             "  ✗ No           Straight         3 up to queen: too far apart for five in a row\n",
             "  ✓ Yes          Jacks or better  The wild and Q♠ make a pair of queens\n"
             "  – Not reached  High card\n",
             "\nComparisons\n===========\n\nPlayer 1 vs Player 2: Player 2 higher\n"
             "  ├─ Rank      pair = pair\n  ├─ Pair      queens = queens\n  ├─ Kicker 1  9 = 9\n"
             "  ├─ Kicker 2  7 = 7\n  └─ Kicker 3  2 < 3, decides\n",
             "\nFor 2nd: Player 1 vs Player 3: Player 1 higher: pair beats high card\n"
             "  └─ Rank  pair > high card, decides\n",
             "\nSteps\n=====\n",
             "\nPlaces\n------\n",
             "\nRank check for Player 1\n-----------------------\n",
             "\nPlayer 1 vs Player 2\n--------------------\n",
         })
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    QVERIFY(text.endsWith(QStringLiteral(
        "\nResult\n======\nPlayer 2 wins\nBoth Player 1 and Player 2 have a pair of queens; "
        "the third kicker decides, 3\nbeats 2.\n")));
}

void TestExplainText::theSampleReadsWellInGerman()
{
    const QString text =
        explanation(QStringList{QStringLiteral("--lang"), QStringLiteral("de")} + sampleHands);
    QVERIFY(text.contains(QStringLiteral("\nSpieler 1 gegen Spieler 2: ")));
    QVERIFY(text.contains(QStringLiteral("  ✓ Ja ")));
    QVERIFY(!text.contains(QRegularExpression(QStringLiteral("\\bPlayer "))));
    QVERIFY(explanation(QStringList{QStringLiteral("--lang"), QStringLiteral("de"),
                                    QStringLiteral("--level"), QStringLiteral("every")}
                        + sampleHands)
                .contains(QStringLiteral("│ │ │     if suit ist leer → ja\n")));
}

void TestExplainText::stepsStandUnderTheirLines()
{
    const QString text =
        explanation(QStringList{QStringLiteral("--level"), QStringLiteral("every")} + sampleHands);
    const QStringList lines = text.split(u'\n');
    const qsizetype step =
        lines.indexOf(QStringLiteral("  13   6  │ │ │     if suit is none → yes"));
    QVERIFY(step > 0);
    QCOMPARE(lines[step + 1],
             QStringLiteral("          │ │ │       Q♥ is the first card whose suit counts."));
}

void TestExplainText::theStoryIsShownByDefault()
{
    const QString text = explanation(sampleHands);
    QCOMPARE(text, explanation(withOptions({"--level", "story"})));
    for (const char* part : {
             ("\nStart\n-----\n   1  Who comes first? The hands are ranked, then compared two at a "
              "time.\n"),
             "  94  Player 1's hand is not four of a kind. Two queens are 2 of 4.\n",
             "Both have a pair, so FindWinnerJacksOrBetter compares them.\n",
             "Player 2's wild acts as Q.\n",
             "Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. Decides.\n",
             "Player 2's hand is better than Player 1's.\n",
             "Player 2 comes first. Player 1 comes second. Player 3 comes third.\n",
         })
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    QVERIFY(!text.contains(u"numMatched"));
}

/// The numbers of the steps that a text shows.
std::set<int> shownSteps(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("^ *(\\d+) "),
                                           QRegularExpression::MultilineOption);
    std::set<int> steps;
    auto matches = number.globalMatch(text.section(QStringLiteral("\nSteps\n"), 1));
    while (matches.hasNext())
        steps.insert(matches.next().captured(1).toInt());
    return steps;
}

void TestExplainText::aLevelChoosesAmongTheSameSteps()
{
    const std::set<int> story = shownSteps(explanation(withOptions({"--level", "story"})));
    const std::set<int> questions = shownSteps(explanation(withOptions({"--level", "questions"})));
    const std::set<int> every = shownSteps(explanation(withOptions({"--level", "every"})));
    QVERIFY(story.size() > 20 && story.size() < questions.size());
    QVERIFY(questions.size() < every.size());
    QVERIFY(std::ranges::includes(questions, story));
    QVERIFY(std::ranges::includes(every, questions));
    QCOMPARE(*every.rbegin(), static_cast<int>(every.size()));
}

void TestExplainText::hiddenFirstLinesLeaveTheName()
{
    const QString questions = explanation(withOptions({"--level", "questions"}));
    QVERIFY(questions.contains(u"What was asked and answered, "));
    QVERIFY(questions.contains(
        u"          │ │ │ AreCardsSameSuit\n  12   4  │ │ │     if the card is a wild → no\n"));
    const QString every = explanation(withOptions({"--level", "every"}));
    QVERIFY(!every.contains(u"│ AreCardsSameSuit\n"));
    QVERIFY(every.contains(u"Lines of pseudo-code as they ran, "));
}

void TestExplainText::oneStepIsShownAlone_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QStringList>("parts");

    QTest::newRow("of all steps")
        << QStringList{"--step", "59"} << QStringLiteral("Step 59 of 1500: Rank check for Player 1")
        << QStringList{"→  12      numMatched ← numMatched + 1\n", "\n  numMatched  1\n",
                       "  FourOfAKind     3  found ← DoCardsHaveSameValue(sorted, 4)\n"};
    QTest::newRow("at a level")
        << QStringList{"--step", "3", "--level", "story"}
        << QStringLiteral("Step 3 of 45 at the level: story (22 of all 1500): Rank check for "
                          "Player 1")
        << QStringList{"Player 1's hand is no royal flush. Four different suits.\n",
                       "→   4      return false\n"};
    QTest::newRow("a question with its answer")
        << QStringList{"--step", "12"} << QStringLiteral("Step 12 of 1500: Rank check for Player 1")
        << QStringList{"→   4      if the card is a wild → no\n"};
}

void TestExplainText::oneStepIsShownAlone()
{
    QFETCH(const QStringList, options);
    QFETCH(QString, heading);
    QFETCH(const QStringList, parts);

    const QString text = explanation(options + sampleHands);
    // the total number of steps is not tested here
    static const QRegularExpression count(QStringLiteral("of (all )?(\\d+)"));
    QCOMPARE(text.section(u'\n', 2, 2).replace(count, QStringLiteral("of \\1N")),
             heading.replace(count, QStringLiteral("of \\1N")));
    for (const QString& part : parts)
        QVERIFY2(text.contains(part), qPrintable(part + text));
    QVERIFY(!text.contains(u"Comparisons"));
}

void TestExplainText::theStepsOfOneFunction()
{
    const QString every =
        explanation(withOptions({"--level", "every", "--function", "comparehands"}));
    QVERIFY(every.contains(u"function CompareHands(hand1, hand2)"));
    QVERIFY(!every.contains(u"function GetPokerHand"));
    const QString story = explanation(withOptions({"--function", "CompareHands"}));
    QVERIFY(story.contains(u"Kicker 1: Player 1 nine, Player 2 nine. Equal."));
    QVERIFY(!story.contains(u"Rank check for"));
    const QString hidden = explanation(withOptions({"--function", "CountCardsByValue"}));
    QVERIFY(hidden.contains(u"steps of CountCardsByValue is shown at this level: story."));
    const QString absent = explanation(withOptions({"--function", "FindWinnerFlush"}));
    QVERIFY(absent.contains(u"FindWinnerFlush does not run here."));
}

void TestExplainText::whatCannotBeShownIsSaid_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("message");

    const auto row = [](const QStringList& options, const char* message) {
        QTest::newRow(message) << options << QString::fromUtf8(message);
    };
    row({"--level", "all"}, "unknown level 'all'; one of story, questions, every");
    row({"--step", "99999"}, "--step 99999: there are N steps");
    row({"--step", "99", "--level", "story"}, "--step 99: there are N steps at this level: story");
    row({"--step", "0"}, "--step needs a whole number from 1 to 2147483647, not '0'");
    row({"--function", "Foo"}, "no listing is called 'Foo'");
    row({"--function", "CompareTrio"},
        "no listing is called 'CompareTrio'; did you mean CompareTrios?");
    row({"--step", "1", "--function", "CompareHands"},
        "--step shows one step and --function many: give one of them");
    row({"--format", "json", "--step", "1"},
        "--step chooses among the steps of a text; --format json takes no choice");
    row({"--format", "html", "--level", "every"},
        "--level chooses among the steps of a text; --format html takes no choice");
    row({"--format", "md", "--function", "CompareHands"},
        "--function chooses among the steps of a text; --format md takes no choice");
    row({"--format", "pdf"}, "unknown format 'pdf'; one of text, json, html, md");
}

void TestExplainText::whatCannotBeShownIsSaid()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, message);
    const CliRun run = runCli(QStringList(QStringLiteral("explain")) + options + sampleHands);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.out, QString());
    static const QRegularExpression count(QStringLiteral("there are \\d+"));
    QString told = run.err;
    QCOMPARE(told.replace(count, QStringLiteral("there are N")),
             QStringLiteral("showdown-cli: ") + message + QLatin1Char('\n'));
}

void TestExplainText::everyLineIsNarrowEnough()
{
    for (const Task& task : randomTasks(5, 20)) {
        for (const Level level : allLevels) {
            const QString text = withoutMarks(
                toText(explainReport(task.hands, task.rules, task.lens), {level, {}, {}}));
            QVERIFY(!text.contains(u'%'));
            QVERIFY(text.contains(QStringLiteral("\nSteps\n")));
            for (const QString& line : text.section(QStringLiteral("\nSteps\n"), 1).split(u'\n'))
                QVERIFY2(line.size() <= 80, qPrintable(line));
        }
    }
}

void TestExplainText::marksNeverStandAlone()
{
    const QString text = explanation(sampleHands).section(QStringLiteral("\nSteps\n"), 0, 0);
    for (const QString& line : text.split(u'\n')) {
        if (line.contains(u'✓'))
            QVERIFY2(line.contains(u"Yes"), qPrintable(line));
        if (line.contains(u'✗'))
            QVERIFY2(line.contains(u"No "), qPrintable(line));
    }
}

void TestExplainText::onlyWhatThereIsIsShown()
{
    const QString nothing = explanation({QStringLiteral("Kh 6c"), QString()});
    QVERIFY(nothing.contains(u"Player 1 has 2 of 5 cards. The rank check starts with the fifth."));
    QVERIFY(!nothing.contains(u"Comparisons"));
    QVERIFY(!nothing.contains(u"Steps"));

    const QString lens = explanation(
        {QStringLiteral("--lens"), QStringLiteral("full-house"), QStringLiteral("Kh 6c 6h 2s *")});
    QVERIFY(lens.contains(u"\nPlayer 1\n  ✗ No  Full house  Three different values\n\nSteps\n"));
}

void TestExplainText::mistakesAreReportedAsByCompare_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no hand") << QStringList();
    QTest::newRow("four hands") << QStringList(4, QStringLiteral("Kh"));
    QTest::newRow("a card twice") << QStringList{QStringLiteral("Kh"), QStringLiteral("Kh")};
    QTest::newRow("no card") << QStringList{QStringLiteral("Kx")};
    QTest::newRow("no lens") << QStringList{QStringLiteral("--lens"), QStringLiteral("pairs")};
    QTest::newRow("no option") << QStringList{QStringLiteral("--bogus"), QStringLiteral("Kh")};
}

void TestExplainText::mistakesAreReportedAsByCompare()
{
    QFETCH(const QStringList, words);
    const CliRun explained = runCli(QStringList(QStringLiteral("explain")) + words);
    const CliRun compared = runCli(QStringList(QStringLiteral("compare")) + words);
    QCOMPARE(explained.exitCode, compared.exitCode);
    QVERIFY(explained.exitCode > 0);
    QCOMPARE(explained.err, compared.err);
    QCOMPARE(explained.out, QString());
}

void TestExplainText::helpSaysWhatItDoes()
{
    QVERIFY(explanation({QStringLiteral("--help")}).contains(u"showdown-cli explain [RULES]"));
    QVERIFY(runCli({QStringLiteral("--help")}).out.contains(u"\n  explain "));
}

void TestExplainText::everyLineOfEveryListingIsExplained()
{
    std::set<const ListingLine*> reached;
    std::vector<Task> tasks = randomTasks(9, 5000);
    for (const Run& run : rareRuns())
        tasks.push_back(
            {NamedRules{Preset::series, run.terms().rules}, run.terms().lens, run.hands()});
    for (const Task& task : tasks) {
        const ExplainReport report = explainReport(task.hands, task.rules, task.lens);
        std::map<std::string_view, const Listing*> byName;
        for (const Step& step : report.run.steps()) {
            const auto [entry, isNew] = byName.emplace(step.listing->function, step.listing);
            QVERIFY2(entry->second == step.listing, entry->first.data());
            if (reached.insert(step.listing->find(step.line, step.half, report.run.terms())).second)
                QVERIFY(!stepText(step, task.hands, task.rules.rules).isEmpty());
        }
    }
    QStringList missed;
    for (const Listing* listing : allListings()) {
        for (const ListingLine& line : listing->lines) {
            if (!line.print.isPrinted && !reached.contains(&line))
                missed << qt(listing->function) + u':' + qt(line.text);
        }
    }
    QCOMPARE(missed.join(u'\n'), QString());
}

SHOWDOWN_TEST(TestExplainText)
#include "tst_explaintext.moc"
