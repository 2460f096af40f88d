// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/app/cli/terminal.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// Text for people is as wide as the terminal, 80 to 120 characters, and 80 without one.
class TestLineWidth : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsNarrowEnough_data();
    void everyLineIsNarrowEnough();
    void everyStepIsNarrowEnough();
    void aTableThatIsTooWideGoesOnBelow();
    void textIsAsWideAsTheTerminal_data();
    void textIsAsWideAsTheTerminal();
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
    for (const char* command : {"compare", "explain", "cases", "check", "ranks", "wild", "rules",
                                "odds", "lesson", "help"}) {
        QTest::addRow("help %s", command)
            << QStringLiteral("help ") + QLatin1String(command) << QString();
        QTest::addRow("help %s in German", command)
            << QStringLiteral("--lang de help ") + QLatin1String(command) << QString();
    }
    row("rules in German", "--lang de rules", "");
    row("ranks in German", "--lang de ranks --rules deuces", "");
    row("the schemas", "help --format schema", "");
    row("the program", "--help", "");
    row("the program in German", "--lang de --help", "");
    row("odds of many deals", "odds --hole As_Ks --hole Qd_? --board 2h_3d_4c", "");
    row("odds of many deals in German", "--lang de odds --hole As_Ks --hole Qd_? --board 2h_3d_4c",
        "");
}

void TestLineWidth::everyLineIsNarrowEnough()
{
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    const CliRun run = runCli(wordsOf(qPrintable(words)));
    QCOMPARE(run.exitCode, 0);
    for (const QString& line : run.out.split(u'\n'))
        QVERIFY2(line.size() <= 80, qPrintable(line));
    QVERIFY2(run.out.simplified().contains(said), qPrintable(run.out));
}

/// Together with the code of its callers.
void TestLineWidth::everyStepIsNarrowEnough()
{
    const QStringList words = wordsOf("explain --rules bug --lens two-pair 2h_3d_*_*_7h --step");
    for (int step = 1;; ++step) {
        const CliRun run = runCli(words + QStringList{QString::number(step)});
        if (run.exitCode != 0)
            break;
        for (const QString& line : run.out.split(u'\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
    }
}

/// With the longest names, and with numbers of ten digits and more.
void TestLineWidth::aTableThatIsTooWideGoesOnBelow()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("wide.showdown"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"showdown": 1, "title": null, "rules": {"preset": "series", "changed": {}},
        "lens": null, "players": [{"name": "Anna Maria Magdalena Ann", "cards": ["Kh","Kd","5h","5d","2c"]},
        {"name": "Bartholomew Bartholomews", "cards": ["Ks","Kc","5s","5c","2d"]}],
        "odds": {"rules": {"preset": "standard", "changed": {}}, "board": [null,null,null,null,null],
        "dead": [], "players": [{"name": "Anna Maria Magdalena Ann", "hole": ["As","Ks"]},
        {"name": "Bartholomew Bartholomews", "hole": ["?","?"]}]}})");
    file.close();
    for (const char* words :
         {"compare", "explain", "odds", "odds --lang de", "explain --lang de"}) {
        const CliRun run = runCli(wordsOf(words) + QStringList{name});
        QCOMPARE(run.err, QString());
        QVERIFY(run.out.contains(QStringLiteral("Bartholomew Bartholomews")));
        for (const QString& line : run.out.split(u'\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
    }
}

void TestLineWidth::textIsAsWideAsTheTerminal_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("width");
    QTest::newRow("one that does not know") << 0 << 80;
    QTest::newRow("a narrow one") << 40 << 80;
    QTest::newRow("the usual one") << 80 << 80;
    QTest::newRow("a wide one") << 100 << 100;
    QTest::newRow("a very wide one") << 200 << 120;
}

void TestLineWidth::textIsAsWideAsTheTerminal()
{
    QFETCH(const int, columns);
    QFETCH(const int, width);
    for (const char* words : {
             "help compare",
             "help odds --lang de",
             "explain --rules bug Kh_5d_*_2s_7c",
         }) {
        Terminal terminal;
        if (!terminal.isOpen())
            return; // a system without pseudo terminals
        terminal.setColumns(columns);
        QProcess process;
        process.setChildProcessModifier([&] { dup2(terminal.descriptor(), STDOUT_FILENO); });
        process.start(QStringLiteral(SHOWDOWN_CLI_PATH), wordsOf("--color never") + wordsOf(words));
        QVERIFY(process.waitForFinished());
        qsizetype widest = 0;
        const QStringList lines = QString::fromUtf8(terminal.text()).split(u'\n');
        for (QString line : lines)
            widest = std::max(widest, line.remove(u'\r').size());
        QVERIFY2(widest <= width && widest > width - 12,
                 qPrintable(QStringLiteral("%1: %2").arg(QString::fromUtf8(words)).arg(widest)));
    }
}

SHOWDOWN_TEST(TestLineWidth)
#include "tst_linewidth.moc"
