// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// Text for people fits into lines of 100 characters.
class TestLineWidth : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsNarrowEnough_data();
    void everyLineIsNarrowEnough();
    void everyStepIsNarrowEnough();
};

void TestLineWidth::everyLineIsNarrowEnough_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("said"); ///< as if it stood on one line
    const auto row = [](const char* name, const char* words, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(said);
    };
    row("a verdict", "compare Qh_9d_Qc_7s_2h 9c_Qs_Qd_3d_7h Ah_Jd",
        "Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2. "
        "Player 3 needs 3 more cards.");
    row("a verdict, explained", "explain Qh_9d_Qc_7s_2h 9c_Qs_Qd_3d_7h Ah_Jd",
        "Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2. "
        "Player 3 needs 3 more cards.");
    row("outs", "odds --hole As_Ks --hole Qd_Qc --board 2h_3d_4c_5s",
        "Kh Kd Kc Qs Qh Js Jh Jd Jc Ts Th Td Tc");
    row("changed rules",
        "compare --rules standard --set lowAceStraight=off --set flushRepeats=on --set "
        "naturalBeatsWild=on --set wildScope=bug Kh",
        "Standard rules (changed): lowAceStraight=off, flushRepeats=on, naturalBeatsWild=on, "
        "wildScope=bug");
    for (const char* command :
         {"compare", "explain", "cases", "check", "ranks", "wild", "rules", "odds", "help"}) {
        QTest::addRow("help %s", command)
            << QStringLiteral("help ") + QLatin1String(command) << QString();
        QTest::addRow("help %s in German", command)
            << QStringLiteral("--lang de help ") + QLatin1String(command) << QString();
    }
    row("rules in German", "--lang de rules", "");
}

void TestLineWidth::everyLineIsNarrowEnough()
{
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    const CliRun run = runCli(wordsOf(qPrintable(words)));
    QCOMPARE(run.exitCode, 0);
    for (const QString& line : run.out.split(u'\n'))
        QVERIFY2(line.size() <= 100, qPrintable(line));
    QVERIFY2(run.out.simplified().contains(said), qPrintable(run.out));
}

/// With the code of its callers.
void TestLineWidth::everyStepIsNarrowEnough()
{
    const QStringList words = wordsOf("explain --rules bug --lens two-pair 2h_3d_*_*_7h --step");
    for (int step = 1;; ++step) {
        const CliRun run = runCli(words + QStringList{QString::number(step)});
        if (run.exitCode != 0)
            break;
        for (const QString& line : run.out.split(u'\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
    }
}

SHOWDOWN_TEST(TestLineWidth)
#include "tst_linewidth.moc"
