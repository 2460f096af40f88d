// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/mistaketext.h"
#include "tests/app/cli/checking.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

constexpr QLatin1String mistakesNote{
    "E and a number: a mistake of the printed articles ('showdown-cli help check' lists them)"};

/// A run: `best`, `all`, `match` or a lens.
QStringList optionsOf(const QString& run)
{
    if (run == u"match")
        return {QStringLiteral("--match")};
    return {QStringLiteral("--lens"), run};
}

CliRun checkFaulty(const QString& mistake, const QString& run, const QStringList& more = {})
{
    const QString program = QStringLiteral("'" FAULTY_COMPARATOR_PATH "' %1 %2")
                                .arg(mistake, run == u"best" ? QString() : run);
    return check(program, optionsOf(run) + more);
}

} // namespace

/// Programs with a mistake of the articles or with a usual mistake: each run that can show it does
/// so early, whatever the seed.
class TestCheckMistakes : public QObject
{
    Q_OBJECT

private slots:
    void everyMistakeShowsEarly_data();
    void everyMistakeShowsEarly();
    void aPrintedMistakeIsNamed_data();
    void aPrintedMistakeIsNamed();
    void aMistakeThatAnotherAnswerRefutesIsNotNamed_data();
    void aMistakeThatAnotherAnswerRefutesIsNotNamed();
    void everyMistakeIsInTheHelp();
    void aMistakeOfLensesPassesByBestRank_data();
    void aMistakeOfLensesPassesByBestRank();
};

void TestCheckMistakes::everyMistakeShowsEarly_data()
{
    QTest::addColumn<QString>("mistake");
    QTest::addColumn<QString>("runs");
    const auto row = [](const char* mistake, const char* runs) {
        QTest::newRow(mistake) << QString::fromLatin1(mistake) << QString::fromLatin1(runs);
    };
    row("E1", "best all high-card pair two-pair three-of-a-kind straight flush four-of-a-kind "
              "straight-flush");
    row("E2", "best all high-card pair two-pair three-of-a-kind straight flush four-of-a-kind "
              "straight-flush royal-flush");
    row("E3", "all pair");
    row("E4", "all three-of-a-kind four-of-a-kind");
    row("E5", "best all pair two-pair three-of-a-kind four-of-a-kind");
    row("E7", "best all straight straight-flush royal-flush");
    row("E8", "best all straight straight-flush royal-flush");
    row("E9", "best all match two-pair full-house");
    row("E10", "all two-pair");
    row("E11", "best all match two-pair");
    row("E12", "best all full-house");
    row("E14", "best all straight straight-flush");
    row("E17", "best all match pair three-of-a-kind full-house four-of-a-kind");
    row("E18", "all pair three-of-a-kind full-house four-of-a-kind");
    row("E19", "best all straight straight-flush royal-flush");
    row("E20", "all pair");
    row("E21", "all two-pair");
    row("E22", "all two-pair");
    row("E23", "all two-pair full-house");
    row("E24", "all full-house");
    row("E25", "best all full-house");
    row("E27", "best all three-of-a-kind four-of-a-kind");
    row("lower-pair", "best all two-pair");
    row("tens", "best all match pair");
    row("wheel", "best all match straight straight-flush");
    row("straight-over-flush", "best");
    row("broken-wheel", "best all match straight straight-flush");
    row("pair-first", "best all full-house");
    row("ties", "best all high-card pair two-pair three-of-a-kind straight flush full-house "
                "four-of-a-kind straight-flush royal-flush");
    row("suits", "best all high-card pair two-pair three-of-a-kind straight flush full-house "
                 "four-of-a-kind straight-flush royal-flush");
    row("third", "best all high-card pair two-pair three-of-a-kind straight flush full-house "
                 "four-of-a-kind straight-flush royal-flush");
    row("one-kicker", "best all high-card pair three-of-a-kind flush");
    row("ten-as-one", "best all match high-card pair two-pair three-of-a-kind straight flush "
                      "full-house four-of-a-kind straight-flush royal-flush");
    row("ace-low", "best all match high-card pair two-pair three-of-a-kind straight flush "
                   "full-house four-of-a-kind straight-flush royal-flush");
    row("unsorted", "best all high-card flush");
    row("three-values", "best");
}

void TestCheckMistakes::everyMistakeShowsEarly()
{
    QFETCH(const QString, mistake);
    QFETCH(const QString, runs);
    static const QStringList ofEveryDay{QStringLiteral("best"), QStringLiteral("all"),
                                        QStringLiteral("match")};
    for (const QString& run : runs.split(u' ')) {
        static int lenses = 0;
        const bool isOfToday = ofEveryDay.contains(run) || ++lenses % 4 == 0; // they take turns
        if (!isOfToday && !areProofsWhole())
            continue;
        for (int seed = 1; seed <= trials(5, 1); ++seed) {
            const CliRun result = checkFaulty(mistake, run,
                                              {QStringLiteral("--count"), QStringLiteral("60"),
                                               QStringLiteral("--seed"), QString::number(seed)});
            QVERIFY2(result.exitCode == 1,
                     qPrintable(QStringLiteral("%1, seed %2").arg(run).arg(seed)));
        }
    }
}

void TestCheckMistakes::aPrintedMistakeIsNamed_data()
{
    QTest::addColumn<QString>("run");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* mistake, const char* run, const char* text) {
        QTest::newRow(mistake) << QString::fromLatin1(run) << QString::fromUtf8(text);
    };
    row("E1", "best", "CompareHands does: it reads both values from hand 1 (E1)");
    row("E3", "all", "CompareKickers does: it counts hand 2's wilds in hand 1 (E3)");
    row("E4", "all",
        "CompareTrios, CompareQuads does: hand 1's ace goes to a name that is never read (E4)");
    row("E5", "pair", "FindWinner… does: the unsorted hand is passed on (E5)");
    row("E7", "best", "AreCardsStraight does: the lowest value is set only after a gap (E7)");
    row("E9", "match", "DoCardsHaveSameValue does: spent wilds are counted again (E9)");
    row("E11", "match",
        "SetInfoAndCheckForTwoPair does: twos are taken out, and the pair stays in (E11)");
    row("E20", "pair",
        "CompareKickers does: it asks for exactly two wilds, where at least two count (E20)");
    row("E22", "two-pair",
        "GetKickers does: it takes out the wilds alone, or values that come just twice (E22)");
    row("E25", "full-house",
        "FindWinnerFullHouse does: the wilds are never replaced and count 100 (E25)");
}

void TestCheckMistakes::aPrintedMistakeIsNamed()
{
    QFETCH(const QString, run);
    QFETCH(const QString, text);
    const CliRun result = checkFaulty(QString::fromLatin1(QTest::currentDataTag()), run);
    const QString line = QStringLiteral(" as the printed %1 ").arg(text);
    QVERIFY2(result.out.simplified().contains(line), qPrintable(result.out));
    QVERIFY(result.out.simplified().contains(mistakesNote));
}

/// A wrong answer that is the printed one by chance: the mistake would have made others wrong as
/// well.
void TestCheckMistakes::aMistakeThatAnotherAnswerRefutesIsNotNamed_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("the first mistake") << QStringList();
    QTest::newRow("all mistakes") << QStringList{QStringLiteral("--keep-going")};
}

void TestCheckMistakes::aMistakeThatAnotherAnswerRefutesIsNotNamed()
{
    QFETCH(const QStringList, more);
    const CliRun result = checkFaulty(QStringLiteral("three-values"), QStringLiteral("best"), more);
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(!result.out.contains(u"as the printed "), qPrintable(result.out));
    static const QRegularExpression mistake(QStringLiteral("\\bE\\d"));
    QVERIFY2(!result.out.contains(mistake), qPrintable(result.out));
    QVERIFY(!result.out.simplified().contains(mistakesNote));
}

/// What `check` can name is listed by its help, and each is explained by its own.
void TestCheckMistakes::everyMistakeIsInTheHelp()
{
    const QString list = runCli({QStringLiteral("help"), QStringLiteral("check")}).out;
    const QString page = runCli({QStringLiteral("help"), QStringLiteral("--format=man")}).out;
    const QList<int> mistakes = narration::printedMistakes();
    QCOMPARE(mistakes.size(), 20);
    for (const int mistake : mistakes) {
        const QString name = narration::mistakeName(mistake);
        const QString meaning = narration::mistakeMeaning(mistake);
        QVERIFY2(list.simplified().contains(name + u' ' + meaning), qPrintable(name));
        QVERIFY2(page.contains(QStringLiteral("\\fB%1\\fR\n").arg(name)), qPrintable(name));
        const CliRun one = runCli({QStringLiteral("help"), name.toLower()});
        QCOMPARE(one.exitCode, 0);
        QVERIFY2(one.out.startsWith(name) && one.out.simplified().contains(meaning),
                 qPrintable(one.out));
    }
    const CliRun none = runCli({QStringLiteral("help"), QStringLiteral("e2")});
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.err.startsWith(
                 QStringLiteral("showdown-cli: check names no mistake E2; it names E1, E3, E4, ")),
             qPrintable(none.err));
}

/// What `check` says that it has not tested.
void TestCheckMistakes::aMistakeOfLensesPassesByBestRank_data()
{
    QTest::addColumn<QString>("mistake");
    for (const char* mistake : {"E3", "E4", "E10", "E20", "E21", "E22", "E23", "E24"})
        QTest::newRow(mistake) << QString::fromLatin1(mistake);
}

void TestCheckMistakes::aMistakeOfLensesPassesByBestRank()
{
    QFETCH(const QString, mistake);
    const CliRun result = checkFaulty(mistake, QStringLiteral("best"));
    QCOMPARE(result.exitCode, 0);
    QString alone = result.out.simplified().section(QStringLiteral("where alone "), 1);
    alone = alone.section(QStringLiteral(" show"), 0, 0);
    QVERIFY2(alone.remove(u',').split(u' ').contains(mistake), qPrintable(result.out));
}

SHOWDOWN_TEST(TestCheckMistakes)
#include "tst_checkmistakes.moc"
