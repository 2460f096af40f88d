// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/codelisting.h"
#include "app/narration/code/takencode.h"
#include "core/rules/presets.h"
#include "core/trace/run.h"
#include "tests/app/cli/checking.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::tests;
using narration::CodeLanguage;

/// The listings as a program to take away, in each language that this machine runs.
class TestCode : public QObject
{
    Q_OBJECT

private slots:
    void answersAsTheEngine_data();
    void answersAsTheEngine();
    void runsTheSameLines_data();
    void runsTheSameLines();
    void takesALensAsAnOption_data() { addLanguages(); }
    void takesALensAsAnOption();
    void refusesWhatIsNoHand_data() { addLanguages(); }
    void refusesWhatIsNoHand();
    void oneFunctionBringsThoseThatItCalls_data() { addLanguages(); }
    void oneFunctionBringsThoseThatItCalls();
    void leavesOutWhatTheRulesDoNotNeed_data() { addLanguages(); }
    void leavesOutWhatTheRulesDoNotNeed();
    void writesAFile();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    static void addLanguages();
    QString module(CodeLanguage language, const QString& rules);

    QTemporaryDir m_folder;
};

namespace {

/// How a language is run and traced.
struct Runtime
{
    CodeLanguage language;
    const char* program;
    const char* ending;
};

std::vector<Runtime> runtimes()
{
    std::vector<Runtime> found;
    for (const Runtime& each : {Runtime{CodeLanguage::python, SHOWDOWN_PYTHON_PATH, "py"},
                                Runtime{CodeLanguage::javaScript, SHOWDOWN_NODE_PATH, "js"}}) {
        if (*each.program)
            found.push_back(each);
    }
    return found;
}

Runtime runtimeOf(CodeLanguage language)
{
    for (const Runtime& each : runtimes()) {
        if (each.language == language)
            return each;
    }
    return {};
}

QString idOf(CodeLanguage language)
{
    return qt(narration::id(language));
}

/// The output of a program for this input.
QString answersTo(const QStringList& command, const QString& input)
{
    QProcess process;
    process.start(command.front(), command.mid(1));
    process.write(input.toUtf8());
    process.closeWriteChannel();
    if (!process.waitForFinished(600'000) || process.exitCode() != 0)
        return QString::fromUtf8(process.readAllStandardError());
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A table as `check` asks about it.
QString tableLine(const std::vector<Hand>& hands, std::optional<Category> lens)
{
    QStringList texts;
    for (const Hand& hand : hands)
        texts << qt(toText(hand));
    const QString line = texts.join(QStringLiteral(" | "));
    return lens ? qt(id(*lens)) + QStringLiteral(": ") + line : line;
}

std::vector<Run> tablesUnder(const NamedRules& rules, int count)
{
    RandomHands random(20261128);
    std::vector<Run> runs;
    for (int i = 0; i < count; ++i) {
        std::vector<Hand> hands(i % 2 == 0 ? 2 : 3);
        for (Hand& hand : hands)
            hand = random.hand(DeckKind::free);
        if (i % 6 == 0)
            hands[1] = hands[0];
        std::optional<Category> lens = i % 2 == 0 ? std::nullopt : random.lens();
        if (lens && !rules.rules.knows(*lens))
            lens.reset();
        runs.emplace_back(std::move(hands), Terms{rules.rules, lens});
    }
    return runs;
}

QString named(const QString& function, const QString& label, std::optional<Half> half)
{
    const QString which = !half                  ? QString()
                          : *half == Half::first ? QStringLiteral(" first")
                                                 : QStringLiteral(" second");
    return function + QStringLiteral(": ") + label + which;
}

/// The lines that the engine goes through, without the heads of functions.
QStringList recorded(const Run& run)
{
    QStringList lines;
    for (const Step& step : run.steps()) {
        const ListingLine& line = *step.listing->find(step.line, step.half, run.terms());
        if (&line != &step.listing->lines.front() && line.label != "start")
            lines << named(qt(step.listing->uniqueName), qt(line.label), line.half);
    }
    return lines;
}

} // namespace

void TestCode::addLanguages()
{
    QTest::addColumn<CodeLanguage>("language");
    for (const Runtime& each : runtimes())
        QTest::addRow("%s", qPrintable(idOf(each.language))) << each.language;
}

/// The path of the module under these rules.
QString TestCode::module(CodeLanguage language, const QString& rules)
{
    const QString path =
        m_folder.filePath(rules + u'.' + QLatin1String(runtimeOf(language).ending));
    const CliRun run = runCli({QStringLiteral("code"), idOf(language), QStringLiteral("--rules"),
                               rules, QStringLiteral("--output"), path});
    return run.exitCode == 0 ? path : run.err;
}

void TestCode::answersAsTheEngine_data()
{
    QTest::addColumn<CodeLanguage>("language");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QStringList>("mode");
    const QStringList lenses{QStringLiteral("--lens"), QStringLiteral("all")};
    for (const Runtime& each : runtimes()) {
        for (const Preset preset : allPresets()) {
            const QString rules = qt(id(preset));
            for (const QStringList& mode :
                 {QStringList(), lenses, QStringList(QStringLiteral("--match"))})
                QTest::addRow("%s %s %s", qPrintable(idOf(each.language)), qPrintable(rules),
                              qPrintable(mode.join(u' ')))
                    << each.language << rules << mode;
        }
    }
}

void TestCode::answersAsTheEngine()
{
    QFETCH(const CodeLanguage, language);
    QFETCH(const QString, rules);
    QFETCH(const QStringList, mode);
    const QString command = u'\'' + QLatin1String(runtimeOf(language).program)
                            + QStringLiteral("' '") + module(language, rules) + u'\'';
    const CliRun run =
        check(command, QStringList{QStringLiteral("--rules"), rules, QStringLiteral("--count"),
                                   QString::number(trials(20'000, 200))}
                           + mode);
    QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
}

void TestCode::runsTheSameLines_data()
{
    QTest::addColumn<CodeLanguage>("language");
    QTest::addColumn<Preset>("preset");
    for (const Runtime& each : runtimes()) {
        for (const Preset preset : allPresets())
            QTest::addRow("%s %s", qPrintable(idOf(each.language)), qPrintable(qt(id(preset))))
                << each.language << preset;
    }
}

void TestCode::runsTheSameLines()
{
    QFETCH(const CodeLanguage, language);
    QFETCH(const Preset, preset);
    const NamedRules rules{preset, rulesOf(preset)};
    const auto lines = narration::takenLines(language, rules);
    const std::vector<Run> runs = tablesUnder(rules, trials(500, 60));
    QString input;
    for (const Run& run : runs)
        input += tableLine(run.hands(), run.terms().lens) + u'\n';
    const Runtime runtime = runtimeOf(language);
    const QString tracer =
        QStringLiteral(SHOWDOWN_TRACERS "/trace.") + QLatin1String(runtime.ending);
    const QStringList traces =
        answersTo({QLatin1String(runtime.program), tracer, module(language, qt(id(preset)))}, input)
            .split(u'\n');
    QCOMPARE(traces.size(), static_cast<qsizetype>(runs.size()) + 1); // one after the last end
    for (std::size_t i = 0; i < runs.size(); ++i) {
        QStringList visited;
        for (const QString& number : traces[static_cast<qsizetype>(i)].split(u' ')) {
            const narration::TakenLine& line = lines->at(number.toUInt() - 1);
            visited << named(line.function, line.label, line.half);
        }
        const QStringList expected = recorded(runs[i]);
        if (visited == expected)
            continue;
        const auto [ours, theirs] = std::ranges::mismatch(expected, visited);
        QFAIL(qPrintable(QStringLiteral("%1: step %2 is %3 instead of %4")
                             .arg(input.split(u'\n')[static_cast<qsizetype>(i)])
                             .arg(ours - expected.begin())
                             .arg(theirs == visited.end() ? QStringLiteral("none") : *theirs,
                                  ours == expected.end() ? QStringLiteral("none") : *ours)));
    }
}

void TestCode::takesALensAsAnOption()
{
    QFETCH(const CodeLanguage, language);
    const QString path = module(language, QStringLiteral("series"));
    const QString hands = QStringLiteral("Kh Kd 9c 7s 2h | Qh Qd Qc As 3h\n");
    const QStringList command{QLatin1String(runtimeOf(language).program), path};
    QCOMPARE(answersTo(command, hands), QStringLiteral("2\n"));
    QCOMPARE(
        answersTo(command + QStringList{QStringLiteral("--lens"), QStringLiteral("pair")}, hands),
        QStringLiteral("1\n"));
    QCOMPARE(answersTo(command, QStringLiteral("pair: ") + hands), QStringLiteral("1\n"));
    QCOMPARE(answersTo(command, QStringLiteral("straight: ") + hands), QStringLiteral("\n"));
}

void TestCode::refusesWhatIsNoHand()
{
    QFETCH(const CodeLanguage, language);
    const QString path = module(language, QStringLiteral("series"));
    const QStringList command{QLatin1String(runtimeOf(language).program), path};
    QCOMPARE(answersTo(command, QStringLiteral("Kh Kd 9c 7s\n")),
             QStringLiteral("'Kh Kd 9c 7s' is no hand of five cards\n"));
    QCOMPARE(answersTo(command, QStringLiteral("Kh Kd 9c 7s Xx\n")),
             QStringLiteral("'Xx' is no card; cards are written as Kh, Ts or *\n"));
    QCOMPARE(answersTo(command + QStringList{QStringLiteral("--lens")}, {}),
             QStringLiteral("the only option is --lens RANK\n"));
}

void TestCode::oneFunctionBringsThoseThatItCalls()
{
    QFETCH(const CodeLanguage, language);
    const CliRun run = runCli({QStringLiteral("code"), idOf(language), QStringLiteral("--function"),
                               QStringLiteral("ThreeOfAKind")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(QStringLiteral("ThreeOfAKind(hand")));
    QVERIFY(run.out.contains(QStringLiteral("SortCardsByDescendingValue(")));
    QVERIFY(run.out.contains(QStringLiteral("DoCardsHaveSameValue(")));
    for (const char* other : {"GetPokerHand", "main", "sys", "process", "PAIR_FLOOR"})
        QVERIFY2(!run.out.contains(QLatin1String(other)), other);
    QVERIFY(run.out.contains(QStringLiteral("class Card"))); // of which its hands are made
    const QString path =
        m_folder.filePath(QStringLiteral("three.") + QLatin1String(runtimeOf(language).ending));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(run.out.toUtf8());
    file.close();
    QCOMPARE(answersTo({QLatin1String(runtimeOf(language).program), path}, {}), QString());
}

void TestCode::leavesOutWhatTheRulesDoNotNeed()
{
    QFETCH(const CodeLanguage, language);
    const auto code = [&](const QStringList& rules) {
        return runCli(QStringList{QStringLiteral("code"), idOf(language)} + rules).out;
    };
    const QString places = code({QStringLiteral("--function"), QStringLiteral("PlacePlayers")});
    QVERIFY(places.contains(QStringLiteral(" PlacePlayers(")));
    QVERIFY(!places.contains(QStringLiteral("PlacePlayersThroughLens(")));
    const QString series = code({});
    const QString standard = code({QStringLiteral("--rules"), QStringLiteral("standard")});
    QCOMPARE(code({}), series); // the same bytes
    QVERIFY(series.contains(QStringLiteral("--rules series\n")));
    QVERIFY(!series.contains(QStringLiteral("FiveOfAKind(")));
    QVERIFY(standard.contains(QStringLiteral("FiveOfAKind(")));
    QVERIFY(series.contains(QStringLiteral("PAIR_FLOOR = 11")));
    QVERIFY(!standard.contains(QStringLiteral("PAIR_FLOOR")));
    QVERIFY(!series.contains(QStringLiteral("ReadBugs")));
    QVERIFY(!series.contains(QStringLiteral("aceIsOne")));
    QVERIFY(standard.contains(QStringLiteral("aceIsOne")));
    QVERIFY(!series.contains(QStringLiteral("CompareWildCounts")));
    QVERIFY(code({QStringLiteral("--set"), QStringLiteral("naturalBeatsWild=on")})
                .contains(QStringLiteral("CompareWildCounts(")));
    QVERIFY(code({QStringLiteral("--rules"), QStringLiteral("deuces")})
                .contains(QStringLiteral("\"2c\"")));
    for (const QString& text : {series, standard}) {
        for (const char* name : {"# start", "// start", " when ", "value pairFloor"})
            QVERIFY2(!text.contains(QLatin1String(name)), name);
    }
}

void TestCode::writesAFile()
{
    const QString path = m_folder.filePath(QStringLiteral("taken.py"));
    const CliRun run = runCli(
        {QStringLiteral("code"), QStringLiteral("Python"), QStringLiteral("--output"), path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             runCli({QStringLiteral("code"), QStringLiteral("python")}).out);
}

void TestCode::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("said");
    QTest::newRow("no language") << QStringList() << 2
                                 << "showdown-cli: the language is missing: python or javascript";
    QTest::newRow("another language")
        << QStringList{"pyton"} << 2
        << "showdown-cli: unknown language 'pyton'; did you mean python?";
    QTest::newRow("no function") << QStringList{
        "python", "--function",
        "TwoPairs"} << 2 << "showdown-cli: unknown function 'TwoPairs'; did you mean TwoPair?";
    QTest::newRow("an empty function")
        << QStringList{"python", "--function", ""} << 2 << "showdown-cli: unknown function ";
    QTest::newRow("no folder") << QStringList{"python", "--output", "/nowhere/hands.py"} << 1
                               << "showdown-cli: '/nowhere/hands.py': ";
    QTest::newRow("a full disk")
        << QStringList{"python", "--output", "/dev/full"} << 1
        << "showdown-cli: '/dev/full': The file could not be saved: the disk is "
           "full.";
}

void TestCode::saysWhatIsWrong()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);
    QFETCH(const QString, said);
    const CliRun run = runCli(QStringList{QStringLiteral("code")} + arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.err.startsWith(said), qPrintable(run.err));
    QCOMPARE(run.out, QString());
}

SHOWDOWN_TEST(TestCode)
#include "tst_code.moc"
