// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "tests/app/cli/checking.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The comparator with a mistake, through a lens or by best rank.
QString faultyComparator(const QString& mistake, const QString& lens)
{
    return QStringLiteral("'" FAULTY_COMPARATOR_PATH "' %1 %2").arg(mistake, lens);
}

QStringList lensOption(const QString& lens)
{
    return lens.isEmpty() ? QStringList() : QStringList{QStringLiteral("--lens"), lens};
}

/// The numbers of the winners among hands separated by '|'.
QString winnersOf(const QString& hands, const QString& lens)
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands.split(u'|'))
        dealt.push_back(handOf(hand.toStdString()));
    const Showdown answer =
        compareHands(dealt, rulesOf(Preset::series), categoryFromId(lens.toStdString()));
    QStringList numbers;
    for (const int winner : answer.winners)
        numbers << QString::number(winner);
    return numbers.join(u' ');
}

} // namespace

/// Comparators under test: right ones, and those with a mistake of the articles.
class TestCheck : public QObject
{
    Q_OBJECT

private slots:
    void aRightComparatorAgrees_data();
    void aRightComparatorAgrees();
    void everyMistakeIsCaught_data();
    void everyMistakeIsCaught();
    void oneSeedFindsTheSameCase();
    void answersMayBeUntidy();
    void theStepsAreThoseOfTheRules();
};

void TestCheck::aRightComparatorAgrees_data()
{
    QTest::addColumn<QString>("lens");
    QTest::newRow("best rank") << QString();
    for (const Category lens : allCategories()) {
        if (lens != Category::fiveOfAKind)
            QTest::newRow(id(lens).data()) << qt(id(lens));
    }
}

void TestCheck::aRightComparatorAgrees()
{
    QFETCH(const QString, lens);
    const CliRun run = check(faultyComparator(QStringLiteral("none"), lens), lensOption(lens));
    QVERIFY2(run.out.startsWith(QStringLiteral("All cases agree: 1000\nTested: ")),
             qPrintable(run.out));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
}

void TestCheck::everyMistakeIsCaught_data()
{
    QTest::addColumn<QString>("mistake");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<bool>("stops"); // the printed code cannot go on
    const auto row = [](const char* mistake, const QStringList& lenses, bool stops = false) {
        for (const QString& lens : lenses)
            QTest::addRow("%s %s", mistake, qPrintable(lens))
                << QString::fromLatin1(mistake) << lens << stops;
    };
    const QString best;
    const QString pair = QStringLiteral("pair");
    const QString twoPair = QStringLiteral("two-pair");
    const QString three = QStringLiteral("three-of-a-kind");
    const QString straight = QStringLiteral("straight");
    const QString fullHouse = QStringLiteral("full-house");
    const QString four = QStringLiteral("four-of-a-kind");
    const QString straightFlush = QStringLiteral("straight-flush");
    row("E1", {best, pair, twoPair, three, straight, four});
    row("E2", {best, pair, straight}, true);
    row("E3", {pair});
    row("E4", {three, four});
    row("E5", {best, pair, twoPair, three, four});
    row("E7", {best, straight, straightFlush});
    row("E8", {best, straight, straightFlush});
    row("E9", {best, twoPair, fullHouse});
    row("E10", {twoPair});
    row("E11", {best, twoPair});
    row("E12", {best, fullHouse});
    row("E14", {best, straight, straightFlush});
    row("E18", {fullHouse}, true);
    row("E19", {best, straight});
    row("E20", {pair});
    row("E21", {twoPair});
    row("E22", {twoPair});
    row("E23", {twoPair, fullHouse});
    row("E24", {fullHouse});
    row("E25", {best, fullHouse});
    row("E27", {best, three, four});
}

void TestCheck::everyMistakeIsCaught()
{
    QFETCH(const QString, mistake);
    QFETCH(const QString, lens);
    QFETCH(const bool, stops);
    const CliRun run = check(faultyComparator(mistake, lens), lensOption(lens));
    QCOMPARE(run.exitCode, 1);
    const int number = run.out.section(u' ', 1, 1).toInt();
    QVERIFY2(number >= 1 && number <= 40, qPrintable(run.out));

    const QString hands = rowOf(run, QStringLiteral("hands"));
    const QString expected = rowOf(run, QStringLiteral("expected"));
    const QString came = rowOf(run, QStringLiteral("came"));
    QCOMPARE(expected, winnersOf(hands, lens));
    if (stops) {
        QCOMPARE(came, QStringLiteral("nothing"));
        QVERIFY2(run.err.contains(u"ended with exit status 3"), qPrintable(run.err));
        return;
    }
    QVERIFY(came != expected);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case %1 of 1000: expected %2, came %3\n")
                          .arg(QString::number(number), expected, came));
    // The explanation of the right answer follows, and then how to see its steps.
    const QStringList explain{QStringLiteral("explain")};
    const QString explained = runCli(explain + lensOption(lens) + hands.split(u'|')).out;
    const QString why =
        run.out.section(QStringLiteral("\n\n"), 1).section(QStringLiteral("\nEvery step: "), 0, 0);
    QVERIFY(why.contains(u"Rank check"));
    QCOMPARE(explained.left(why.size()), why);
    const QString steps = run.out.section(QStringLiteral("\nEvery step: "), 1).trimmed();
    QCOMPARE(runPasted(steps).out, explained);
}

void TestCheck::oneSeedFindsTheSameCase()
{
    const QString comparator = faultyComparator(QStringLiteral("E1"), {});
    const QStringList seven{QStringLiteral("--seed"), QStringLiteral("7")};
    QCOMPARE(check(comparator, seven).out, check(comparator, seven).out);
    QVERIFY(check(comparator, seven).out != check(comparator).out);
}

void TestCheck::answersMayBeUntidy()
{
    const QString untidy = faultyComparator(QStringLiteral("none"), {})
                           + QStringLiteral(" | sed -u -e 's/^1 2/2   1/' -e 's/$/ \\r/'");
    QCOMPARE(check(untidy).exitCode, 0);
}

void TestCheck::theStepsAreThoseOfTheRules()
{
    const CliRun run =
        check(echoing(QStringLiteral("2")), {QStringLiteral("--rules"), QStringLiteral("deuces"),
                                             QStringLiteral("--deck"), QStringLiteral("free")});
    const QString steps = run.out.section(QStringLiteral("\nEvery step: "), 1).trimmed();
    const CliRun explained = runPasted(steps);
    QCOMPARE(explained.exitCode, 0);
    QCOMPARE(rulesLineOf(explained), QStringLiteral("Deuces wild rules (changed): deck=free"));
}

SHOWDOWN_TEST(TestCheck)
#include "tst_check.moc"
