// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "tests/app/cli/asking.h"
#include "tests/app/cli/checking.h"
#include "tests/support/hostile.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The runs of `check`: all lenses, single hands, going on after a mistake, and the final report.
class TestCheckRuns : public QObject
{
    Q_OBJECT

private slots:
    void successSaysWhatWasTested_data();
    void successSaysWhatWasTested();
    void everyLensHasItsTurn();
    void nobodyMayFitALens();
    void ranksMayBeNamedInWords_data();
    void ranksMayBeNamedInWords();
    void aWrongAnswerIsShownAsWritten_data();
    void aWrongAnswerIsShownAsWritten();
    void aByteOrderMarkIsShown();
    void anAnswerOfAnotherFormIsExplained_data();
    void anAnswerOfAnotherFormIsExplained();
    void theCaseCanBeAskedAgain_data();
    void theCaseCanBeAskedAgain();
    void aRunCanBeRepeated_data();
    void aRunCanBeRepeated();
    void casesOfStandardInputAreRepeated_data();
    void casesOfStandardInputAreRepeated();
    void manyCasesOfStandardInputGoToAFile();
    void casesOfAFileAreNamed();
    void theCaseAloneFailsInTheSameWay_data();
    void theCaseAloneFailsInTheSameWay();
    void theInputOfASilentProgramStaysOpen();
    void theProgramIsNamedAsItWasStarted_data();
    void theProgramIsNamedAsItWasStarted();
    void casesThereMustBe();
    void aWrongLineOfStandardInputIsNamed();
    void aCommandThereMustBe();
    void keepGoingCountsTheMistakes();
    void keepGoingNamesHandsOfDifferentRank();
    void keepGoingSpeaksTheLanguage_data();
    void keepGoingSpeaksTheLanguage();
    void keepGoingEndsWithTheProgram();
    void jsonControlsNoTerminal();
    void theCommandToPasteControlsNoTerminal();
    void anEmptyAnswerIsNamed();
    void theTimeoutCanBeChosen();
};

void TestCheckRuns::successSaysWhatWasTested_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("said");
    const QString lens = QStringLiteral("--lens");
    const QString all = QStringLiteral("all");
    const QString pair = QStringLiteral("pair");
    QTest::newRow("best rank")
        << QStringList() << QString()
        << QStringLiteral("Tested: who wins by best rank\n"
                          "Not tested: hands compared as one rank (--lens all), where alone E3, "
                          "E4, E10, E20, E21, E22, E23, E24 show\n"
                          "Not tested: the rank of single hands (--match)\n"
                          "E and a number: a mistake of the printed articles ('showdown-cli help "
                          "check' lists them)\n");
    QTest::newRow("all lenses")
        << QStringList{lens, all} << all
        << QStringLiteral("Tested: who wins when all hands are compared as one rank, each in turn\n"
                          "Not tested: who wins by best rank (neither --lens nor --match)\n"
                          "Not tested: the rank of single hands (--match)\n");
    QTest::newRow("one lens")
        << QStringList{lens, pair} << pair
        << QStringLiteral("Tested: who wins when all hands are compared as one rank: pair\n"
                          "Not tested: who wins by best rank (neither --lens nor --match)\n"
                          "Not tested: hands compared as the other ranks (--lens all)\n"
                          "Not tested: the rank of single hands (--match)\n");
    QTest::newRow("single hands")
        << QStringList{QStringLiteral("--match")} << QStringLiteral("match")
        << QStringLiteral("Tested: the rank of single hands\n"
                          "Not tested: who wins by best rank (neither --lens nor --match)\n"
                          "Not tested: hands compared as one rank (--lens all)\n");
}

void TestCheckRuns::successSaysWhatWasTested()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, program);
    QFETCH(const QString, said);
    const CliRun run = check(faulty(QStringLiteral("none ") + program), options);
    QCOMPARE(run.out.simplified(), QStringLiteral("All cases agree: 1000 ") + said.simplified());
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
}

void TestCheckRuns::everyLensHasItsTurn()
{
    const CliRun run = check(echoing(QStringLiteral("x")),
                             {QStringLiteral("--lens=all"), QStringLiteral("--count=20"),
                              QStringLiteral("--keep-going")});
    for (const Category lens : allCategories()) {
        const bool isThere = run.out.contains(u'\n' + narration::categoryName(lens) + u' ');
        QVERIFY2(isThere == (lens != Category::fiveOfAKind), id(lens).data());
    }
}

void TestCheckRuns::nobodyMayFitALens()
{
    // Right, except that it never names player 1.
    const CliRun run =
        check(faulty(QStringLiteral("none pair")) + QStringLiteral(" | sed -u 's/^$/1/'"),
              {QStringLiteral("--lens=pair")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(rowOf(run, QStringLiteral("expected")), QStringLiteral("nobody"));
    QCOMPARE(rowOf(run, QStringLiteral("came")), QStringLiteral("1"));
}

void TestCheckRuns::ranksMayBeNamedInWords_data()
{
    QTest::addColumn<QString>("words"); // what is done to an id
    QTest::newRow("in words") << QStringLiteral("s/-/ /g");
    QTest::newRow("in capitals") << QStringLiteral("s/.*/\\U&/");
    QTest::newRow("as on the ladder") << QStringLiteral("s/^pair$/Jacks or better/");
    QTest::newRow("untidy") << QStringLiteral("s/.*/  &  /");
}

void TestCheckRuns::ranksMayBeNamedInWords()
{
    QFETCH(const QString, words);
    const CliRun run =
        check(faulty(QStringLiteral("none match")) + QStringLiteral(" | sed -u '%1'").arg(words),
              {QStringLiteral("--match")});
    QCOMPARE(run.exitCode, 0);
}

void TestCheckRuns::aWrongAnswerIsShownAsWritten_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("answer");
    QTest::newRow("winners") << QStringLiteral("--lens=best") << QStringLiteral("2 1");
    QTest::newRow("a rank") << QStringLiteral("--match") << QStringLiteral("Royal Flush");
}

void TestCheckRuns::aWrongAnswerIsShownAsWritten()
{
    QFETCH(const QString, option);
    QFETCH(const QString, answer);
    const CliRun run = check(echoing(answer), {option});
    QCOMPARE(rowOf(run, QStringLiteral("came")), answer);
    QVERIFY2(run.err.endsWith(QStringLiteral(", came %1\n").arg(answer)), qPrintable(run.err));
}

void TestCheckRuns::aByteOrderMarkIsShown()
{
    const QString program =
        QStringLiteral("while read line; do printf '\\357\\273\\2771\\n'; done");
    const CliRun run = check(program);
    QCOMPARE(rowOf(run, QStringLiteral("came")), QStringLiteral("'\uFFFD1'"));
    QVERIFY2(run.err.contains(u": '\uFFFD1' is no answer; "), qPrintable(run.err));
    const CliRun report = check(program, {QStringLiteral("--format=json")});
    QVERIFY2(report.out.contains(u"\"written\": \"\\ufeff1\""), qPrintable(report.out));
}

void TestCheckRuns::anAnswerOfAnotherFormIsExplained_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("expected");
    const QString numbers = QStringLiteral("the winners' numbers, separated by spaces");
    QTest::newRow("best rank")
        << QStringLiteral("--lens=best")
        << QStringLiteral("one line with the winners' numbers, such as 2, or 1 2 for a tie")
        << numbers;
    QTest::newRow("one lens") << QStringLiteral("--lens=flush")
                              << QStringLiteral(
                                     "one line with the winners' numbers, such as 2, or 1 2 "
                                     "for a tie; an empty one if no hand is of the rank")
                              << numbers;
    QTest::newRow("single hands") << QStringLiteral(
        "--match") << QStringLiteral("one line with a rank, such as two-pair, or Two pair")
                                  << QStringLiteral("the name of a rank");
}

void TestCheckRuns::anAnswerOfAnotherFormIsExplained()
{
    QFETCH(const QString, option);
    QFETCH(const QString, wanted);
    const CliRun run = check(echoing(QStringLiteral("Player 1")), {option});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(rowOf(run, QStringLiteral("came")), QStringLiteral("'Player 1'"));
    QVERIFY2(run.out.simplified().contains(QStringLiteral(" wanted %1 again ").arg(wanted)),
             qPrintable(run.out));
    QFETCH(const QString, expected);
    const QString message =
        QStringLiteral("case 1 of 1000: 'Player 1' is no answer; expected %1\n").arg(expected);
    QVERIFY2(run.err.endsWith(message), qPrintable(run.err));
}

void TestCheckRuns::theCaseCanBeAskedAgain_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("program");
    QTest::newRow("best rank") << QStringLiteral("--lens=best") << faulty(QStringLiteral("E9"));
    QTest::newRow("all lenses") << QStringLiteral("--lens=all") << faulty(QStringLiteral("E3 all"));
    QTest::newRow("single hands") << QStringLiteral("--match")
                                  << faulty(QStringLiteral("E9 match"));
    QTest::newRow("several commands")
        << QStringLiteral("--lens=best") << QStringLiteral("true; ") + faulty(QStringLiteral("E9"));
    QTest::newRow("a remark at the end")
        << QStringLiteral("--lens=best")
        << QStringLiteral("true; ") + faulty(QStringLiteral("E9")) + QStringLiteral(" # mine");
    QTest::newRow("a group") << QStringLiteral("--lens=best")
                             << QStringLiteral("{ %1; }").arg(faulty(QStringLiteral("E9")));
}

void TestCheckRuns::theCaseCanBeAskedAgain()
{
    QFETCH(const QString, option);
    QFETCH(const QString, program);
    const CliRun run = check(program, {option});
    QCOMPARE(run.exitCode, 1);
    const QString again = againOf(run);
    QVERIFY2(again.startsWith(u"echo '"), qPrintable(run.out));
    QCOMPARE(runPasted(again).out.trimmed(), rowOf(run, QStringLiteral("came")));
}

/// A program that goes wrong after some cases, and not with the one that is shown.
void TestCheckRuns::aRunCanBeRepeated_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("later");
    const QString nonsense = QStringLiteral("while read line; do echo 'x'; done");
    QTest::newRow("nonsense") << QStringList() << nonsense;
    QTest::newRow("its end") << QStringList() << QStringLiteral("exit 3");
    QTest::newRow("another time-out") << QStringList{QStringLiteral("--timeout=7.5")} << nonsense;
    QTest::newRow("of other rules") << wordsOf("--rules deuces --deck free --seed 7") << nonsense;
    QTest::newRow("hands of one's own")
        << QStringList{QStringLiteral("--case=Ah Kd 9s 7c 2h|As Kc 9h 7d 2c")} << nonsense;
    QTest::newRow("all lenses") << QStringList{QStringLiteral("--lens=all")} << nonsense;
    QTest::newRow("single hands") << QStringList{QStringLiteral("--match")} << nonsense;
}

void TestCheckRuns::aRunCanBeRepeated()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, later);
    // What is right is known from a run that prints it.
    const QTemporaryDir directory;
    QFile answers(directory.filePath(QStringLiteral("answers")));
    QVERIFY(answers.open(QIODevice::WriteOnly));
    const bool isMatch = options.contains(QStringLiteral("--match"));
    const int own = options.filter(QStringLiteral("--case")).isEmpty() ? 0 : 1;
    if (own > 0)
        answers.write("1 2\n");
    const bool isTimed = options.contains(QStringLiteral("--timeout=7.5"));
    const QStringList made = own > 0 || isTimed ? QStringList() : options; // `cases` knows neither
    const CliRun cases = runCli(wordsOf("cases --count 6") + made);
    for (const QString& line : cases.out.split(u'\n', Qt::SkipEmptyParts)) {
        const Json json = parsed(line.toStdString());
        QString answer;
        if (isMatch)
            answer = qt(json.at("ranks").at(0).get<std::string>());
        else
            for (const Json& winner : json.at("winners"))
                answer += QString::number(winner.get<int>()) + u' ';
        answers.write(answer.toUtf8() + '\n');
    }
    answers.close();
    const QString program = QStringLiteral("while read -r a <&3 && read line; do echo \"$a\"; "
                                           "done 3< '%1'; %2")
                                .arg(answers.fileName(), later);
    const CliRun run = check(program, options);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.out.startsWith(QStringLiteral("Case %1 of ").arg(7 + own)), qPrintable(run.out));
    QVERIFY2(run.out.contains(u"\n            the case alone does not fail like this: "),
             qPrintable(run.out));
    const QString again = againOf(run);
    QVERIFY2(again.startsWith(u"" SHOWDOWN_CLI_PATH " check "), qPrintable(run.out));
    QCOMPARE(again.contains(u" --timeout 7.5 "), options.contains(QStringLiteral("--timeout=7.5")));
    const CliRun repeated = runPasted(again);
    const auto rest = [](const QString& text) { return text.section(u'\n', 1); };
    QCOMPARE(rest(repeated.out), rest(run.out));
    const Json report = parsed(
        check(program, options + QStringList{QStringLiteral("--format=json")}).out.toStdString());
    QCOMPARE(report.at("failure").at("alone").get<bool>(), false);
}

void TestCheckRuns::casesOfStandardInputAreRepeated_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("lens"); // of each line
    QTest::newRow("alone") << QStringLiteral("--cases -") << QString();
    QTest::newRow("beside another")
        << QStringLiteral("--cases - --case 'Ah Kd 9s 7c 2h|As Kc 9h 7d 2c'") << QString();
    QTest::newRow("by their ranks")
        << QStringLiteral("--lens all --cases /dev/stdin") << QStringLiteral("high-card: ");
    QTest::newRow("by the number of its process")
        << QStringLiteral("--cases /proc/self/fd/0") << QString();
}

/// They are gone when the command is pasted.
void TestCheckRuns::casesOfStandardInputAreRepeated()
{
    QFETCH(const QString, options);
    QFETCH(const QString, lens);
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("cases")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const char* hand : {"Ad Kh 9c 7s 2d", "Ac Ks 9d 7h 2s", "As Kc 9h 7d 2h"})
        file.write(lens.toUtf8() + "Ah Kd 9s 7c 2c | " + hand + '\n');
    file.close();
    const QString program = QStringLiteral(
        "read line; echo 1 2; read line; echo 1 2; while read line; do echo x; done");
    const CliRun run = runProgram(
        QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"),
         QStringLiteral("exec '" SHOWDOWN_CLI_PATH "' check --count 0 --command '%1' %2 < '%3'")
             .arg(program, options, file.fileName())});
    QVERIFY2(run.out.startsWith(u"Case 3 of "), qPrintable(run.out));
    const QString again = againOf(run);
    QVERIFY2(again.startsWith(u"" SHOWDOWN_CLI_PATH " check "), qPrintable(run.out));
    const CliRun repeated = runPasted(again);
    const auto rest = [](const QString& text) { return text.section(u'\n', 1); };
    QCOMPARE(rest(repeated.out), rest(run.out));
    QVERIFY2(repeated.out.startsWith(u"Case 3 of 3\n"), qPrintable(repeated.out));
}

/// As no shell takes a command line of any length.
void TestCheckRuns::manyCasesOfStandardInputGoToAFile()
{
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("FILE")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 90; ++i)
        file.write("Ah Kd 9s 7c 2c | Ad Kh 9c 7s 2d\n");
    file.close();
    const QString start = QStringLiteral("cd '%1'; ").arg(directory.path());
    const CliRun run = runPasted(
        start
        + QStringLiteral("'" SHOWDOWN_CLI_PATH "' check --count 0 --cases - --command "
                         "'i=0; while read line; do i=$((i + 1)); [ $i -lt 90 ] && echo 1 2 || "
                         "echo x; done' < FILE"));
    QVERIFY2(run.out.startsWith(u"Case 90 of 90\n"), qPrintable(run.out));
    QVERIFY2(run.out.simplified().contains(
                 u" write the first 90 cases to FILE before, one a line: they came through "
                 u"standard input, which has ended"),
             qPrintable(run.out));
    QVERIFY2(againOf(run).contains(u" --cases FILE --seed "), qPrintable(againOf(run)));
    const CliRun repeated = runPasted(start + againOf(run));
    QVERIFY2(repeated.out.startsWith(u"Case 90 of 90\n") && run.out.startsWith(repeated.out),
             qPrintable(repeated.out));
}

/// Wherever it is.
void TestCheckRuns::casesOfAFileAreNamed()
{
    const QString memory = QStringLiteral("/dev/shm"); // which is no device
    const QString folder = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    QTemporaryFile file(folder + QStringLiteral("/casesXXXXXX"));
    QVERIFY(file.open());
    file.write("Ah Kd 9s 7c 2c | Ad Kh 9c 7s 2d\nAh Kd 9s 7c 2c | Ac Ks 9d 7h 2s\n");
    file.close();
    const CliRun run = check(QStringLiteral("read line; echo 1 2; read line; echo x"),
                             {QStringLiteral("--cases"), file.fileName()});
    QVERIFY2(run.out.contains(QStringLiteral(" --cases %1 ").arg(file.fileName())),
             qPrintable(run.out));
}

void TestCheckRuns::theCaseAloneFailsInTheSameWay_data()
{
    QTest::addColumn<QString>("program"); // which finds "mark" from its second start on
    QTest::addColumn<bool>("isAlone");
    const auto row = [](const char* name, const char* first, const char* second, bool isAlone) {
        QTest::newRow(name) << QStringLiteral("if [ -e mark ]; then %2; else : > mark; %1; fi")
                                   .arg(QLatin1String(first), QLatin1String(second))
                            << isAlone;
    };
    const char* status = "read line; echo 1 2; read line; exit 3";
    row("the same status", status, "read line; exit 3", true);
    row("another status", status, "read line; exit 7", false);
    row("a signal", status, "read line; kill -11 $$", false);
    row("too slow", status, "sleep 600", false);
    row("half a line", status, "read line; printf 1; exit 3", false);
    row("the same status at the end", "sed -u 's/.*/1 2/'; exit 3", "sed -u 's/.*/1 2/'; exit 3",
        true);
    row("another status at the end", "sed -u 's/.*/1 2/'; exit 3", "sed -u 's/.*/1 2/'; exit 7",
        false);
    row("a line at the end", "sed -u 's/.*/1 2/'; exit 3", "sed -u 's/.*/1 2/'; echo x; exit 3",
        false);
}

void TestCheckRuns::theCaseAloneFailsInTheSameWay()
{
    QFETCH(const QString, program);
    QFETCH(const bool, isAlone);
    const QString hands = QStringLiteral("--case=Ah Kd 9s 7c 2c | Ad Kh 9c 7s 2d");
    const auto report = [&](const QString& format) {
        const QTemporaryDir directory;
        return check(QStringLiteral("cd '%1'; ").arg(directory.path()) + program,
                     {hands, hands, QStringLiteral("--count=0"), QStringLiteral("--timeout=1"),
                      QStringLiteral("--format"), format});
    };
    const CliRun run = report(QStringLiteral("text"));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(!run.out.contains(u"the case alone does not fail like this"), isAlone);
    const Json failure = parsed(report(QStringLiteral("json")).out.toStdString()).at("failure");
    QCOMPARE(failure.at("alone").get<bool>(), isAlone);
}

/// At the end of its input it would answer at once.
void TestCheckRuns::theInputOfASilentProgramStaysOpen()
{
    const CliRun run = check(QStringLiteral("sed 's/.*/2/'"), {QStringLiteral("--timeout=0.2")});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(againOf(run).startsWith(u"(echo '")
                 && againOf(run).endsWith(u"'; sleep 1) | sed 's/.*/2/'"),
             qPrintable(run.out));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(runPasted(againOf(run)).out, QStringLiteral("2\n"));
    QCOMPARE_GE(timer.elapsed(), 1000);
}

void TestCheckRuns::theProgramIsNamedAsItWasStarted_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("by its name") << QStringLiteral("showdown-cli");
    QTest::newRow("by its path") << QStringLiteral("./bin/showdown-cli");
    QTest::newRow("by a path with blanks") << QStringLiteral("'./my bin/showdown-cli'");
}

void TestCheckRuns::theProgramIsNamedAsItWasStarted()
{
    QFETCH(const QString, word);
    const QTemporaryDir directory;
    const QDir inside(directory.path());
    for (const QString& folder : {QStringLiteral("bin"), QStringLiteral("my bin")}) {
        QVERIFY(inside.mkdir(folder));
        QVERIFY(QFile::link(QStringLiteral(SHOWDOWN_CLI_PATH),
                            inside.filePath(folder + QStringLiteral("/showdown-cli"))));
    }
    const QString start =
        QStringLiteral("cd '%1'; PATH=\"$PWD/bin:$PATH\"; ").arg(directory.path());
    const CliRun run =
        runPasted(start + word
                  + QStringLiteral(" check --command 'read a; echo 1; while read a; do echo 1; "
                                   "done' --count 0 --case 'Ah Kd 9s 7c 2c | As Ad 9c 7s 2d'"));
    const QString steps = run.out.section(QStringLiteral("\nEvery step: "), 1).trimmed();
    QVERIFY2(steps.startsWith(word + QStringLiteral(" explain ")), qPrintable(run.out));
    QCOMPARE(runPasted(start + steps).exitCode, 0);
    const QString later =
        word + QStringLiteral(" check --command 'read a; echo 2; read a; exit 3' --count 0");
    const QString hands = QStringLiteral(" --case 'Ah Kd 9s 7c 2c | As Ad 9c 7s 2d'");
    const CliRun twice = runPasted(start + later + hands + hands);
    QVERIFY2(againOf(twice).startsWith(word + QStringLiteral(" check ")), qPrintable(twice.out));
}

void TestCheckRuns::aCommandThereMustBe()
{
    for (const QString& command : {QString(), QStringLiteral("   "), QStringLiteral(" \t\n")}) {
        const CliRun run = check(command);
        QCOMPARE(run.out, QString());
        QCOMPARE(run.err, QStringLiteral("showdown-cli: no command given; --command names it\n"));
        QCOMPARE(run.exitCode, 2);
    }
}

void TestCheckRuns::keepGoingCountsTheMistakes()
{
    const CliRun run = check(faulty(QStringLiteral("E3 all")),
                             {QStringLiteral("--lens=all"), QStringLiteral("--keep-going")});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.startsWith(QStringLiteral("Case ")));
    const QStringList table =
        run.out.section(QStringLiteral("\nWrong: "), 1).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(table.size() >= 3);
    QCOMPARE(table[1].simplified(), QStringLiteral("rank part wrong of first"));
    int wrong = 0;
    for (const QString& line : table.mid(2)) {
        static const QRegularExpression form(
            QStringLiteral("^Pair +(Kicker \\d|Tie|Pair) +(\\d+) +(\\d+) +(\\d+)$"));
        const QRegularExpressionMatch match = form.match(line);
        QVERIFY2(match.hasMatch(), qPrintable(line));
        QVERIFY(match.captured(2).toInt() <= match.captured(3).toInt());
        wrong += match.captured(2).toInt();
    }
    QVERIFY2(run.out.contains(u"as the printed CompareKickers does: "), qPrintable(run.out));
    QCOMPARE(table[0], QStringLiteral("%1 of 1000 cases").arg(wrong));
}

void TestCheckRuns::keepGoingNamesHandsOfDifferentRank()
{
    const CliRun run = check(echoing(QStringLiteral("x")), {QStringLiteral("--keep-going")});
    QVERIFY2(run.out.contains(u"\nDifferent ranks  Rank "), qPrintable(run.out));
}

void TestCheckRuns::casesThereMustBe()
{
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("none.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# nothing\n");
    file.close();
    const QStringList one{QStringLiteral("--cases"), file.fileName()};
    for (const QStringList& options : {QStringList(), one, one + one, wordsOf("--cases -")}) {
        const CliRun run = check(faulty(QStringLiteral("none")), options + wordsOf("--count 0"));
        QCOMPARE(run.out, QString());
        const QString where =
            options == one ? QStringLiteral(" in '%1'").arg(file.fileName()) : QString();
        QCOMPARE(run.err, QStringLiteral("showdown-cli: there are no cases to ask%1\n").arg(where));
        QCOMPARE(run.exitCode, 1);
    }
}

void TestCheckRuns::aWrongLineOfStandardInputIsNamed()
{
    const CliRun run =
        runPasted(QStringLiteral("echo 'Ah Kd 9s 7c 2c' | '" SHOWDOWN_CLI_PATH "' check --cases - "
                                 "--command cat"));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: standard input, line 1: a case is two or three "
                                     "hands, separated by '|'\n"));
    QCOMPARE(run.exitCode, 1);
}

void TestCheckRuns::keepGoingSpeaksTheLanguage_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("row"); // of the table
    QTest::newRow("a part") << faulty(QStringLiteral("E3 pair")) << QStringLiteral("--lens=pair")
                            << QStringLiteral("^Paar +Kicker \\d +\\d");
    QTest::newRow("ties") << faulty(QStringLiteral("none"))
                                 + QStringLiteral(" | sed -u 's/^1 2/2/'")
                          << QStringLiteral("--lens=best")
                          << QStringLiteral("^Straße +Gleichstand +\\d");
    QTest::newRow("different ranks")
        << echoing(QStringLiteral("x")) << QStringLiteral("--lens=best")
        << QStringLiteral("^Verschiedene Ränge +Rang +\\d");
    QTest::newRow("hands alone") << faulty(QStringLiteral("E9 match")) << QStringLiteral("--match")
                                 << QStringLiteral("^Paar +Zwei Paare: keine zweite Gruppe +\\d");
}

void TestCheckRuns::keepGoingSpeaksTheLanguage()
{
    QFETCH(const QString, program);
    QFETCH(const QString, option);
    QFETCH(const QString, row);
    const CliRun run =
        check(program, {QStringLiteral("--keep-going"), QStringLiteral("--lang=de"), option});
    const QRegularExpression form(row, QRegularExpression::MultilineOption);
    QVERIFY2(form.match(run.out.section(QStringLiteral("\nFalsch: "), 1)).hasMatch(),
             qPrintable(run.out));
}

/// Though it says all that the program wrote.
void TestCheckRuns::jsonControlsNoTerminal()
{
    const CliRun run =
        check(QStringLiteral("while read line; do printf '\\302\\23331m\\342\\200\\256x"
                             "\\363\\240\\201\\201ä\\n'; done"),
              {QStringLiteral("--format=json"), QStringLiteral("--count=1")});
    QCOMPARE(firstUnfit(run.out), QString());
    QVERIFY2(run.out.contains(u"\"\\u009b31m\\u202ex\\udb40\\udc41ä\""), qPrintable(run.out));
    const Json written = parsed(run.out.toStdString()).at("failure").at("written");
    QCOMPARE(qt(written.get<std::string>()), QStringLiteral("\u009b31m\u202ex\U000E0041ä"));
}

void TestCheckRuns::theCommandToPasteControlsNoTerminal()
{
    const CliRun run = check(QStringLiteral("echo '\u001b[31mx'\n#\u202ey"));
    QCOMPARE(firstUnfit(run.out), QString());
    const QString again = againOf(run);
    QVERIFY2(again.endsWith(u" | sh -c $'echo \\'\\033[31mx\\'\\n#\\U0000202ey'"),
             qPrintable(again));
    const CliRun pasted = runProgram(QStringLiteral("bash"), {QStringLiteral("-c"), again});
    QCOMPARE(pasted.out, QStringLiteral("\u001b[31mx\n"));
}

/// Where it is the second one to the same question.
void TestCheckRuns::anEmptyAnswerIsNamed()
{
    const CliRun run = check(QStringLiteral("while read line; do echo 2; read line; echo; done"));
    QVERIFY2(run.out.contains(u"\n  then      an empty line, asked the same again\n"),
             qPrintable(run.out));
}

void TestCheckRuns::keepGoingEndsWithTheProgram()
{
    const CliRun run = check(QStringLiteral("for i in 1 2 3; do read line; echo x; done"),
                             {QStringLiteral("--keep-going")});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.out.contains(u"\nWrong: 3 of 3 cases\nNot asked: 997, because the command did "
                              u"not answer as asked\n"),
             qPrintable(run.out));
}

void TestCheckRuns::theTimeoutCanBeChosen()
{
    const CliRun run = check(QStringLiteral("sleep 600"), {QStringLiteral("--timeout=1")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case 1 of 1000: the command gave no answer for "
                                     "1 second; does it flush its output after each line?\n"));
}

SHOWDOWN_TEST(TestCheckRuns)
#include "tst_checkruns.moc"
