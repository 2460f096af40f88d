// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/app/cli/terminal.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

QString withoutEscapes(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("\033\\[[0-9]+m")));
}

/// An environment with only these settings that concern colours.
QProcessEnvironment environment(const QStringList& settings)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("NO_COLOR"));
    environment.insert(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
    for (const QString& setting : settings)
        environment.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    return environment;
}

/// What the program prints to a terminal, or to a pipe.
QString printed(const QStringList& words, const QStringList& settings, Terminal* terminal)
{
    QProcess process;
    process.setProcessEnvironment(environment(settings));
    process.setChildProcessModifier([terminal] {
        if (terminal)
            dup2(terminal->descriptor(), STDOUT_FILENO);
    });
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH), words);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(terminal ? terminal->text() : process.readAllStandardOutput());
}

QString coloured(const QStringList& words)
{
    return printed(words + QStringList{QStringLiteral("--color=always")}, {}, nullptr);
}

} // namespace

/// Colours of text for people.
class TestColours : public QObject
{
    Q_OBJECT

private slots:
    void coloursAreForTerminals_data();
    void coloursAreForTerminals();
    void headingsAndRedSuitsStandOut_data();
    void headingsAndRedSuitsStandOut();
    void theTextStaysTheSame_data();
    void theTextStaysTheSame();
    void whatProgramsReadHasNoColours_data();
    void whatProgramsReadHasNoColours();
    void everyCommandTakesTheOption_data();
    void everyCommandTakesTheOption();
};

void TestColours::coloursAreForTerminals_data()
{
    QTest::addColumn<bool>("toTerminal");
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isColoured");
    const auto row = [](const char* name, bool toTerminal, const QStringList& settings,
                        const char* words, bool isColoured) {
        QTest::newRow(name) << toTerminal << settings << QString::fromLatin1(words) << isColoured;
    };
    const QStringList noColor{QStringLiteral("NO_COLOR=1")};
    const QStringList dumb{QStringLiteral("TERM=dumb")};

    row("a terminal", true, {}, "ranks", true);
    row("a pipe", false, {}, "ranks", false);
    row("a terminal, asked for auto", true, {}, "--color auto ranks", true);
    row("a pipe, asked for auto", false, {}, "ranks --color=auto", false);
    row("a pipe, asked for always", false, {}, "--color always ranks", true);
    row("a terminal, asked for never", true, {}, "ranks --color never", false);
    row("the last one counts", true, {}, "--color never ranks --color always", true);
    row("NO_COLOR", true, noColor, "ranks", false);
    row("NO_COLOR that is empty", true, {QStringLiteral("NO_COLOR=")}, "ranks", true);
    row("NO_COLOR, asked for auto", true, noColor, "ranks --color auto", false);
    row("NO_COLOR, asked for always", false, noColor, "ranks --color always", true);
    row("a terminal without colours", true, dumb, "ranks", false);
    row("a terminal without colours, asked for always", true, dumb, "ranks --color always", true);
}

void TestColours::coloursAreForTerminals()
{
    QFETCH(const bool, toTerminal);
    QFETCH(const QStringList, settings);
    QFETCH(const QString, words);
    QFETCH(const bool, isColoured);
    Terminal terminal;
    // If the system has no terminals, only the behaviour for pipes can be tested.
    const bool isPossible = terminal.isOpen() || !toTerminal;
    const QString text =
        printed(words.split(u' '), settings, toTerminal && isPossible ? &terminal : nullptr);
    QVERIFY(text.contains(QStringLiteral("Royal flush ")));
    QCOMPARE(text.contains(u'\033'), isColoured && (isPossible || words.contains(u"always")));
}

void TestColours::headingsAndRedSuitsStandOut_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* words, const char* text) {
        QString marked = QString::fromUtf8(text);
        marked.replace(u'<', QStringLiteral("\033[1m")).replace(u'>', QStringLiteral("\033[22m"));
        marked.replace(u'{', QStringLiteral("\033[31m")).replace(u'}', QStringLiteral("\033[39m"));
        QTest::newRow(name) << QString::fromLatin1(words) << marked;
    };

    row("the cards of a hand", "compare Kh_Td_6c_*_2s",
        "\n<Player 1, 1st>   Pair of kings, kickers ten, six, two\n"
        "  hand          {Kh} {Td} 6c * 2s\n"
        "  working hand  K* {Kh} {Td} 6c 2s\n");
    row("the verdict", "compare Kh_Td_6c_*_2s 2h", "\n<Player 1 is ready>\n");
    row("what a wild stands for", "compare 9d_8d_7d_*_5d --lens straight-flush",
        "\n  wild          card 4 (*) acts as {6d}\n");
    row("underlined headings", "explain Kh_Td_6c_9d_2s", "\n<Rank check>\n==========\n");
    row("cards in sentences", "explain Kh_Td_Th_Ts_2s", " {10♦}, {10♥} and 10♠ make three tens\n");
    row("answers keep their words", "explain Kh_Td_6c_9d_2s", "\n  ✗ No   Royal flush");
    row("columns of numbers", "ranks",
        "\n<Rank>                     <Hands>      <Share>       <Odds>\n"
        "Royal flush                  4   0.0002 %  649,739.0 : 1 against\n");
    row("the board", "odds --hole 4c_9d --board 7d_5c_Kh", "\nBoard   {7d} 5c {Kh}\n");
    row("outs", "odds --hole 4c_9d --board 7d_5c_Kh_8c", "\n<Player 1: 4 outs>\n");
    row("choices", "wild 8h_7c_*_6d_2c", "\n{8h} 7c * {6d} 2c\n\n<Wilds as>  <Hand>\n");
    row("presets", "rules bug", "<Bug rules (--rules bug): a wild is an ace, or completes");
}

void TestColours::headingsAndRedSuitsStandOut()
{
    QFETCH(const QString, words);
    QFETCH(const QString, text);
    const QString out = u'\n' + coloured(wordsOf(qPrintable(words)));
    QVERIFY2(out.contains(text), qPrintable(out));
}

void TestColours::theTextStaysTheSame_data()
{
    QTest::addColumn<QString>("words");

    for (const char* words :
         {"compare Kh_Td_6c_*_2s 9d_8d_7d_*_5d 2h", "explain Kh_Td_6c_*_2s 9d_8d_7d_*_5d",
          "explain --lang de Kh_Td_6c_*_2s 9d_8d_7d_*_5d", "ranks --rules deuces",
          "wild 8h_7c_*_6d_*", "rules", "odds --hole 4c_9d --hole Kh_Kd --board 7d_5c_Qh_8c",
          "odds --hole 4c_9d --board 7d_5c_Kh", "odds --hole 4c_9d --hole= --lang de"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestColours::theTextStaysTheSame()
{
    QFETCH(const QString, words);
    const QStringList list = wordsOf(qPrintable(words));
    const QString out = coloured(list);
    QVERIFY(out.contains(u'\033'));
    QCOMPARE(withoutEscapes(out), runCli(list).out);
}

void TestColours::whatProgramsReadHasNoColours_data()
{
    QTest::addColumn<QString>("words");

    for (const char* words :
         {"compare --format json Kh_Td_6c_*_2s", "explain --format json Kh_Td_6c_*_2s",
          "ranks --format json", "wild --format json 8h_7c_*_6d_2c", "rules --format json",
          "odds --format json --hole 4c_9d --board 7d_5c_Kh", "cases --count 9",
          "cases --count 9 --format csv", "help compare", "--version"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestColours::whatProgramsReadHasNoColours()
{
    QFETCH(const QString, words);
    const QStringList list = wordsOf(qPrintable(words));
    const QString out = coloured(list);
    QVERIFY(!out.isEmpty());
    QCOMPARE(out, runCli(list).out);
}

void TestColours::everyCommandTakesTheOption_data()
{
    QTest::addColumn<QString>("command");

    for (const char* command :
         {"compare", "explain", "cases", "check", "ranks", "wild", "rules", "odds", "help"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestColours::everyCommandTakesTheOption()
{
    QFETCH(const QString, command);
    const CliRun help =
        runCli({command, QStringLiteral("--color=never"), QStringLiteral("--help")});
    QCOMPARE(help.err, QString());
    QVERIFY2(help.out.contains(QStringLiteral("\n  --color WHEN ")), qPrintable(help.out));
    const CliRun wrong = runCli({command, QStringLiteral("--color"), QStringLiteral("red")});
    QCOMPARE(wrong.err, QStringLiteral("showdown-cli: 'red' is no value of --color; possible: "
                                       "auto, always, never\n"));
    QCOMPARE(wrong.out, QString());
    QCOMPARE(wrong.exitCode, 2);
}

SHOWDOWN_TEST(TestColours)
#include "tst_colours.moc"
