// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/app/cli/checking.h"
#include "tests/app/cli/terminal.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cwchar>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The columns that a line takes on a terminal, as the system counts them.
int columnsOf(const QString& line)
{
    int columns = 0;
    for (const char32_t character : line.toUcs4())
        columns += std::max(wcwidth(static_cast<wchar_t>(character)), 0);
    return columns;
}

/// The first line that is too wide; empty if none is. Command lines to paste stay whole.
QString tooWide(const QString& text)
{
    for (const QString& line : text.split(u'\n')) {
        const bool isCommand =
            line.contains(u"echo '") || line.contains(u": " SHOWDOWN_CLI_PATH " ");
        if (!isCommand && columnsOf(line) > 80)
            return line;
    }
    return {};
}

} // namespace

/// Text for people is as wide as the terminal, 80 to 120 characters, and 80 where there is none.
class TestLineWidth : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsNarrowEnough_data();
    void everyLineIsNarrowEnough();
    void everyStepIsNarrowEnough();
    void everyReportOfCheckIsNarrowEnough_data();
    void everyReportOfCheckIsNarrowEnough();
    void aTableThatIsTooWideGoesOnBelow_data();
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
                                "odds", "lesson", "practice", "worksheet", "help"}) {
        QTest::addRow("help %s", command)
            << QStringLiteral("help ") + QLatin1String(command) << QString();
        QTest::addRow("help %s in German", command)
            << QStringLiteral("--lang de help ") + QLatin1String(command) << QString();
    }
    row("a long heading in German",
        "--lang de explain --deck free 9h_9d_9c_4s_4d Ks_Kc_5s_5c_* Kh_6c_6h_2s_*",
        "Um Platz 2: Spieler 1 gegen Spieler 3: Spieler 1 höher: Full House schlägt Drilling");
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
    QCOMPARE(tooWide(run.out), QString());
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
        QCOMPARE(tooWide(run.out), QString());
    }
}

void TestLineWidth::everyReportOfCheckIsNarrowEnough_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    const QStringList keepGoing{QStringLiteral("--keep-going")};
    const QStringList all{QStringLiteral("--lens=all")};
    QTest::newRow("right") << faulty(QStringLiteral("none")) << QStringList();
    QTest::newRow("right through lenses") << faulty(QStringLiteral("none all")) << all;
    QTest::newRow("a printed mistake") << faulty(QStringLiteral("E22 all")) << all + keepGoing;
    QTest::newRow("a pattern") << faulty(QStringLiteral("pair-first all")) << all + keepGoing;
    QTest::newRow("another form") << echoing(QStringLiteral("Player 1")) << all;
    QTest::newRow("a long line") << echoing(QString(200, u'x')) << QStringList();
    QTest::newRow("its end") << QStringLiteral("exit 3") << QStringList();
    QTest::newRow("its end later")
        << QStringLiteral("read line; echo 2; read line; exit 3") << QStringList();
    QTest::newRow("no answer") << QStringLiteral("sleep 600") << wordsOf("--timeout=0.01");
    QTest::newRow("no answer later")
        << QStringLiteral("read line; echo 2; sleep 600") << wordsOf("--timeout=0.5");
}

void TestLineWidth::everyReportOfCheckIsNarrowEnough()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, options);
    for (const char* language : {"en", "de"}) {
        const CliRun run =
            check(command,
                  options + QStringList{QStringLiteral("--lang"), QString::fromLatin1(language)});
        QVERIFY(!run.out.isEmpty());
        QCOMPARE(tooWide(run.out), QString());
    }
}

/// With names as long as they may be, and with numbers of ten digits and more.
void TestLineWidth::aTableThatIsTooWideGoesOnBelow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("other");
    QTest::newRow("letters") << QStringLiteral("Anna Maria Magdalena Ann")
                             << QStringLiteral("Bartholomew Bartholomews");
    QTest::newRow("of East Asia") << QStringLiteral("漢字").repeated(12)
                                  << QStringLiteral("한국어").repeated(8);
    QTest::newRow("accents of their own")
        << QStringLiteral("e\u0301").repeated(12) << QStringLiteral("a\u0308").repeated(12);
}

void TestLineWidth::aTableThatIsTooWideGoesOnBelow()
{
    QFETCH(const QString, name);
    QFETCH(const QString, other);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("wide.showdown"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString text = QStringLiteral(
        R"({"showdown": 1, "title": null, "rules": {"preset": "series", "changed": {}},
        "lens": null, "players": [{"name": "%1", "cards": ["Kh","Kd","5h","5d","2c"]},
        {"name": "%2", "cards": ["Ks","Kc","5s","5c","2d"]}],
        "odds": {"rules": {"preset": "standard", "changed": {}}, "board": [null,null,null,null,null],
        "dead": [], "players": [{"name": "%1", "hole": ["As","Ks"]},
        {"name": "%2", "hole": ["?","?"]}]}})");
    file.write(text.arg(name, other).toUtf8());
    file.close();
    for (const char* words :
         {"compare", "explain", "odds", "odds --lang de", "explain --lang de"}) {
        const CliRun run = runCli(wordsOf(words) + QStringList{path});
        QCOMPARE(run.err, QString());
        QVERIFY(run.out.contains(other));
        QCOMPARE(tooWide(run.out), QString());
    }
    // The figures of a player stay on one line.
    const CliRun odds = runCli({QStringLiteral("odds"), path});
    QVERIFY2(odds.out.contains(QRegularExpression(QStringLiteral(
                 "\\n +Holds +Has now +Wins +Ties +Equity +Odds\\n.+\\n +As Ks .* %.* : 1 "))),
             qPrintable(odds.out));
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
