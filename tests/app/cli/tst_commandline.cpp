// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/cliprocess.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

const QString pairOfQueens = QStringLiteral("Qh 9d Qc 7s 2h");
const QString wildQueen = QStringLiteral("9c Qs 3d * 7h");

} // namespace

/// Right use of the program.
class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void handsAreCompared();
    void aHandThatDoesNotFitIsShownWithoutPlace();
    void aWildTenIsWrittenAsOne();
    void whoDoesNotPlayIsAskedForNothing();
    void handsOfTheSameRankAreTold_data();
    void handsOfTheSameRankAreTold();
    void anUnfinishedTableSaysWhatIsMissing();
    void nothingIsAskedOfWhoDoesNotPlay();
    void optionsAreRead_data();
    void optionsAreRead();
    void namesMayBeInCapitals_data();
    void namesMayBeInCapitals();
    void helpIsGiven_data();
    void helpIsGiven();
    void theHelpOfEachCommandHasTwoNames_data();
    void theHelpOfEachCommandHasTwoNames();
    void theVersionIsTold_data();
    void theVersionIsTold();
    void everyLanguageIsSpoken();
};

void TestCommandLine::handsAreCompared()
{
    const CliRun run =
        runCli({QStringLiteral("compare"), pairOfQueens, wildQueen, QStringLiteral("Ah Jd")});
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out,
             QStringLiteral("Series rules\n"
                            "\n"
                            "Player 1, 2nd   Pair of queens, kickers nine, seven, two\n"
                            "  hand          Qh 9d Qc 7s 2h\n"
                            "  working hand  Qh Qc 9d 7s 2h\n"
                            "\n"
                            "Player 2, 1st   Pair of queens, kickers nine, seven, three\n"
                            "  hand          9c Qs 3d * 7h\n"
                            "  working hand  Q* Qs 9c 7h 3d\n"
                            "  wild          card 4 (*) acts as Q\n"
                            "\n"
                            "Player 3        2 of 5 cards\n"
                            "  hand          Ah Jd\n"
                            "\n"
                            "Player 2 wins so far\n"
                            "Both Player 1 and Player 2 have a pair of queens; the third kicker "
                            "decides, 3\nbeats 2. Player 3 needs 3 more cards.\n"));
}

void TestCommandLine::aHandThatDoesNotFitIsShownWithoutPlace()
{
    const CliRun run =
        runCli({QStringLiteral("compare"), QStringLiteral("--lens"), QStringLiteral("flush"),
                QStringLiteral("Ah Jh 9h * *"), QStringLiteral("9c Qs 3d 5c 7h")});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QStringLiteral("Series rules\n"
                                     "Every hand is compared as a flush.\n"
                                     "\n"
                                     "Player 1, 1st   Flush, ace high\n"
                                     "  hand          Ah Jh 9h * *\n"
                                     "  working hand  Ah* Ah* Ah Jh 9h\n"
                                     "  wilds         card 4 (*) acts as Ah\n"
                                     "                card 5 (*) acts as Ah\n"
                                     "\n"
                                     "Player 2        Not a flush\n"
                                     "  hand          9c Qs 3d 5c 7h\n"
                                     "\n"
                                     "Player 1 wins\n"
                                     "Player 2's hand is no flush.\n"));
}

void TestCommandLine::aWildTenIsWrittenAsOne()
{
    const auto says = [](const char* hand, const char* end) {
        return runCli({QStringLiteral("compare"), QString::fromLatin1(hand)})
            .out.contains(QString::fromLatin1(end));
    };
    QVERIFY(says("Td Th 5s 3c *", "  wild          card 5 (*) acts as 10\n"));
    QVERIFY(says("Ad Kd Qd Jd *", "  wild          card 5 (*) acts as 10d\n"));
}

void TestCommandLine::whoDoesNotPlayIsAskedForNothing()
{
    for (const int players : {1, 2, 3}) {
        QStringList words{QStringLiteral("compare")};
        words.insert(1, players, QString());
        QVERIFY(
            runCli(words).out.endsWith(QStringLiteral("\nNo hand is complete\nNobody plays.\n")));
    }
}

void TestCommandLine::handsOfTheSameRankAreTold_data()
{
    QTest::addColumn<QString>("command");

    QTest::newRow("compare") << QStringLiteral("compare");
    QTest::newRow("explain") << QStringLiteral("explain");
}

/// Without optimisation, the words for a second kicker once freed the members of another type of
/// that name.
void TestCommandLine::handsOfTheSameRankAreTold()
{
    QFETCH(const QString, command);
    const CliRun run =
        runCli({command, QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks 6d 6s 3h w")});
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains(QStringLiteral("Player 2 wins\n")), qPrintable(run.out));
}

void TestCommandLine::anUnfinishedTableSaysWhatIsMissing()
{
    const CliRun run = runCli({QStringLiteral("compare"), QStringLiteral("Th"), QString()});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QStringLiteral("Series rules\n"
                                     "\n"
                                     "Player 1  1 of 5 cards\n"
                                     "  hand    Th\n"
                                     "\n"
                                     "Player 2  Does not play\n"
                                     "\n"
                                     "No hand is complete\n"
                                     "Player 1 needs 4 more cards.\n"));
}

void TestCommandLine::nothingIsAskedOfWhoDoesNotPlay()
{
    for (const char* command : {"compare", "explain"}) {
        const CliRun run = runCli({QLatin1String(command), QString(), pairOfQueens});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.startsWith(
                     QStringLiteral("Series rules\n"
                                    "\n"
                                    "Player 1        Does not play\n"
                                    "\n"
                                    "Player 2, 1st   Pair of queens, kickers nine, seven, two\n"
                                    "  hand          Qh 9d Qc 7s 2h\n"
                                    "  working hand  Qh Qc 9d 7s 2h\n"
                                    "\n"
                                    "Player 2 is ready\n"
                                    "Pair of queens, kickers nine, seven, two.\n")),
                 qPrintable(run.out));
    }
}

void TestCommandLine::optionsAreRead_data()
{
    QTest::addColumn<QStringList>("words");

    const QString option = QStringLiteral("--rules");
    const QString joined = QStringLiteral("--rules=standard");
    const QString standard = QStringLiteral("standard");
    const QString compare = QStringLiteral("compare");
    QTest::newRow("the value is the next word")
        << QStringList{compare, option, standard, pairOfQueens};
    QTest::newRow("the value follows an equals sign") << QStringList{compare, joined, pairOfQueens};
    QTest::newRow("options may follow the hands")
        << QStringList{compare, pairOfQueens, option, standard};
    QTest::newRow("two dashes end the options")
        << QStringList{compare, joined, QStringLiteral("--"), pairOfQueens};
    QTest::newRow("the language may come first") << QStringList{
        QStringLiteral("--lang"), QStringLiteral("en"), compare, joined, pairOfQueens};
    QTest::newRow("of two presets the last counts")
        << QStringList{compare, QStringLiteral("--rules=bug"), joined, pairOfQueens};
    QTest::newRow("text is a format") << QStringList{compare, joined, QStringLiteral("--format"),
                                                     QStringLiteral("text"), pairOfQueens};
}

void TestCommandLine::optionsAreRead()
{
    QFETCH(const QStringList, words);
    const CliRun run = runCli(words);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(rulesLineOf(run), QStringLiteral("Standard rules"));
    QCOMPARE(firstPlayerOf(run),
             QStringLiteral("Player 1, 1st Pair of queens, kickers nine, seven, two"));
}

void TestCommandLine::namesMayBeInCapitals_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("a rank") << QStringLiteral("compare --lens pair");
    QTest::newRow("no rank") << QStringLiteral("compare --lens best");
    QTest::newRow("rules") << QStringLiteral("compare --rules standard");
    QTest::newRow("a rule") << QStringLiteral("compare --set pairfloor=q");
    QTest::newRow("a value") << QStringLiteral("compare --set wildScope=bug --deck free");
    QTest::newRow("a format") << QStringLiteral("compare --format json");
    QTest::newRow("a colour") << QStringLiteral("compare --color always");
    QTest::newRow("a language") << QStringLiteral("compare --lang de");
    QTest::newRow("a level") << QStringLiteral("explain --level questions");
    QTest::newRow("the rank hoped for") << QStringLiteral("odds --to flush --hole");
    QTest::newRow("all ranks") << QStringLiteral("cases --count 20 --lens all");
    QTest::newRow("the rules of a name") << QStringLiteral("rules bug");
}

void TestCommandLine::namesMayBeInCapitals()
{
    QFETCH(const QString, words);
    const QStringList small = words.split(u' ');
    QStringList capital = small;
    for (QString& word : capital) {
        if (word != capital.front() && !word.startsWith(u'-'))
            word = word.toUpper();
    }
    QStringList hands;
    if (words.startsWith(u"compare") || words.startsWith(u"explain"))
        hands += pairOfQueens;
    else if (words.startsWith(u"odds"))
        hands += QStringLiteral("Ah Kh");
    const CliRun expected = runCli(small + hands);
    const CliRun run = runCli(capital + hands);
    QCOMPARE(run.err, expected.err);
    QCOMPARE(run.out, expected.out);
    QCOMPARE(run.exitCode, 0);
}

void TestCommandLine::helpIsGiven_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("mentioned");

    const QStringList whole{QStringLiteral("compare"), QStringLiteral("--version"),
                            QStringLiteral("--lang"), QStringLiteral("de, en")};
    const QStringList compare{
        QStringLiteral("--rules"),   QStringLiteral("--set"),           QStringLiteral("--deck"),
        QStringLiteral("--jokers"),  QStringLiteral("--lens"),          QStringLiteral("--format"),
        QStringLiteral("--lang"),    QStringLiteral("five-of-a-kind"),  QStringLiteral("deuces"),
        QStringLiteral("pairFloor"), QStringLiteral("naturalBeatsWild")};
    QTest::newRow("of the program") << QStringList{QStringLiteral("--help")} << whole;
    QTest::newRow("of the program, short") << QStringList{QStringLiteral("-h")} << whole;
    QTest::newRow("of the program, as a command") << QStringList{QStringLiteral("help")} << whole;
    QTest::newRow("of the help") << QStringList{QStringLiteral("help"), QStringLiteral("help")}
                                 << whole;
    QTest::newRow("of compare") << QStringList{QStringLiteral("compare"), QStringLiteral("--help")}
                                << compare;
    QTest::newRow("of compare, in German")
        << QStringList{QStringLiteral("compare"), QStringLiteral("--help"),
                       QStringLiteral("--lang=de")}
        << compare;
}

void TestCommandLine::helpIsGiven()
{
    QFETCH(const QStringList, words);
    QFETCH(const QStringList, mentioned);
    const CliRun run = runCli(words);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    for (const QString& text : mentioned)
        QVERIFY2(run.out.contains(text), qPrintable(text));
}

void TestCommandLine::theHelpOfEachCommandHasTwoNames_data()
{
    QTest::addColumn<QString>("beginning");

    for (const char* command :
         {"compare", "explain", "cases", "check", "ranks", "wild", "rules", "odds"})
        QTest::newRow(command) << QStringLiteral("Usage: showdown-cli ") + command + u' ';
}

void TestCommandLine::theHelpOfEachCommandHasTwoNames()
{
    QFETCH(const QString, beginning);
    const QString command = QString::fromLatin1(QTest::currentDataTag());
    const CliRun run = runCli({QStringLiteral("help"), command});
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.left(beginning.size()), beginning);
    QCOMPARE(run.out, runCli({command, QStringLiteral("--help")}).out);
    const CliRun german =
        runCli({QStringLiteral("help"), command, QStringLiteral("--lang"), QStringLiteral("de")});
    QVERIFY2(german.out.startsWith(QStringLiteral("Aufruf: ")), qPrintable(german.out));
}

void TestCommandLine::theVersionIsTold_data()
{
    QTest::addColumn<QStringList>("words");

    QTest::newRow("--version") << QStringList{QStringLiteral("--version")};
    QTest::newRow("-v") << QStringList{QStringLiteral("-v")};
    QTest::newRow("-V") << QStringList{QStringLiteral("-V")};
    QTest::newRow("beside a language")
        << QStringList{QStringLiteral("--lang"), QStringLiteral("de"), QStringLiteral("-V")};
}

void TestCommandLine::theVersionIsTold()
{
    QFETCH(const QStringList, words);
    const CliRun run = runCli(words);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(QRegularExpression(QStringLiteral("^showdown-cli \\d+\\.\\d+\\.\\d+\n$"))
                .match(run.out)
                .hasMatch());
}

void TestCommandLine::everyLanguageIsSpoken()
{
    const auto verdictIn = [](const QString& language) {
        const CliRun run = runCli({QStringLiteral("compare"), QStringLiteral("--lang"), language,
                                   pairOfQueens, wildQueen});
        return run.out.section(QStringLiteral("\n\n"), -1).section(u'\n', 0, 0);
    };
    QCOMPARE(verdictIn(QStringLiteral("en")), QStringLiteral("Player 2 wins"));
    QCOMPARE(verdictIn(QStringLiteral("de")), QStringLiteral("Spieler 2 gewinnt"));
}

SHOWDOWN_TEST(TestCommandLine)
#include "tst_commandline.moc"
