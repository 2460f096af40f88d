// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/commandtext.h"
#include "app/narration/onesteptext.h"
#include "app/narration/pagetext.h"
#include "tests/app/cli/explaining.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QFileInfo>
#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// Runs a command in a shell that finds the built program first.
CliRun typed(const QString& command)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"), QFileInfo(QStringLiteral(SHOWDOWN_CLI_PATH)).path()
                                                   + u':'
                                                   + environment.value(QStringLiteral("PATH")));
    return runProgram(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command}, environment);
}

std::vector<Hand> handsOf(const QStringList& texts)
{
    std::vector<Hand> hands;
    for (const QString& text : texts)
        hands.push_back(handOf(text.toUtf8().constData()));
    return hands;
}

const QStringList usualHands{QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks 6d 6s 3h *"),
                             QStringLiteral("Ah Jd 8c 5s 4h")};

} // namespace

/// The command that shows a step again, typed into a shell.
class TestStepCommand : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void theCommandSaysTheSame_data();
    void theCommandSaysTheSame();
    void anyRulesSayTheSame();
    void theCommandReads_data();
    void theCommandReads();
    void wordsAreQuoted_data();
    void wordsAreQuoted();
};

void TestStepCommand::theCommandSaysTheSame_data()
{
    QTest::addColumn<QString>("rules"); // as rulesFrom() reads them
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("hands");
    const auto row = [](const char* rules, const char* lens = "",
                        const QStringList& hands = usualHands) {
        QTest::addRow("%s, %s, %d hands", rules, lens, static_cast<int>(hands.size()))
            << QString::fromLatin1(rules) << QString::fromLatin1(lens) << hands;
    };
    for (const Preset preset : allPresets())
        row(id(preset).data());
    row("series pairFloor=2");
    row("series lowAceStraight=on");
    row("series fiveOfAKind=on", "five-of-a-kind");
    row("series flushRepeats=off");
    row("series naturalBeatsWild=on");
    row("standard wildScope=bug");
    row("standard wildRanks=2,J");
    row("standard wildCards=Jh,Js");
    row("deuces wildRanks=none");
    row("series deck=free", "",
        {QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Kh 6c 6h 2s 2s")});
    row("bug jokers=3 deck=free pairFloor=A");
    row("standard", "two-pair");
    row("series", "", {QStringLiteral("* * * * *"), QStringLiteral("As * * * *")});
    row("series", "", {QStringLiteral("Kh 6c 6h 2s *"), QString()});
    row("series", "", {QString(), QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Kc")});
}

void TestStepCommand::theCommandSaysTheSame()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, hands);
    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    const Run run(handsOf(hands), {named->rules, categoryFromId(lens.toStdString())});
    QVERIFY(run.size() > 0);
    QCOMPARE(run.terms().lens.has_value(), !lens.isEmpty());
    for (const int index : {0, run.size() / 3, run.size() - 1}) {
        const CliRun shown = typed(explainCommand(run, index, *named));
        QCOMPARE(shown.err, QString());
        QCOMPARE(shown.exitCode, 0);
        QCOMPARE(shown.out, withoutMarks(oneStepText(run, index, *named)));
    }
}

void TestStepCommand::anyRulesSayTheSame()
{
    for (const Task& task : randomTasks(12, 60)) {
        const Run run(task.hands, {task.rules.rules, task.lens});
        const CliRun shown = typed(explainCommand(run, run.size() / 2, task.rules));
        QCOMPARE(shown.err, QString());
        QCOMPARE(shown.out, withoutMarks(oneStepText(run, run.size() / 2, task.rules)));
    }
}

void TestStepCommand::theCommandReads_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("command");
    const QString hands = QStringLiteral(" --step 23 'Kh 6c 6h 2s *' 'Ks 6d 6s 3h *' "
                                         "'Ah Jd 8c 5s 4h'");
    QTest::newRow("a preset as it is")
        << "standard"
        << "" << QStringLiteral("showdown-cli explain --rules standard") + hands;
    QTest::newRow("rules that differ and a lens")
        << "series deck=free wildCards=Jh,Js"
        << "two-pair"
        << QStringLiteral("showdown-cli explain --rules series --set wildCards=Jh,Js "
                          "--set deck=free --lens two-pair")
               + hands;
}

void TestStepCommand::theCommandReads()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    const Run run(handsOf(usualHands), {named->rules, categoryFromId(lens.toStdString())});
    QTEST(explainCommand(run, 22, *named), "command");
}

void TestStepCommand::wordsAreQuoted_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("quoted");
    const auto row = [](const char* name, const char* word, const char* quoted) {
        QTest::newRow(name) << QString::fromUtf8(word) << QString::fromUtf8(quoted);
    };
    row("letters and a number", "pairFloor=10", "pairFloor=10");
    row("a list", "wildCards=Jh,Js", "wildCards=Jh,Js");
    row("nothing", "", "''");
    row("a blank", "a b", "'a b'");
    row("a star", "*", "'*'");
    row("a quotation mark", "it's", "'it'\\''s'");
    row("a variable", "$HOME", "'$HOME'");
    row("a suit", "Q♣", "'Q♣'");
}

void TestStepCommand::wordsAreQuoted()
{
    QFETCH(const QString, word);
    QTEST(shellWord(word), "quoted");
    QCOMPARE(typed(QStringLiteral("printf %s ") + shellWord(word)).out, word);
}

SHOWDOWN_TEST(TestStepCommand)
#include "tst_stepcommand.moc"
