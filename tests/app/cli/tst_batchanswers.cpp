// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/category.h"
#include "tests/app/cli/batching.h"
#include "tests/app/cli/cliinside.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text)
{
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

Words joined(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// The hands of a line: occasionally one equal to the previous one or nearly so, an unfinished one,
/// or none.
Words randomLine(RandomHands& random)
{
    Words hands;
    Hand last = random.hand(DeckKind::free);
    for (int count = 1 + random.below(12) / 5; count > 0; --count) {
        last = random.below(2) == 0 ? random.variant(last) : random.hand(DeckKind::free);
        const int size = random.below(12) == 0 ? random.below(Hand::fullSize) : Hand::fullSize;
        const auto cards = last.cards().first(static_cast<std::size_t>(size));
        hands.push_back(toText(*Hand::of(cards)));
    }
    if (hands.size() == 3 && random.below(8) == 0)
        hands.erase(hands.begin() + random.below(3));
    if (hands.size() == 1 && hands.front().empty())
        hands.emplace_back(); // or the line would be blank
    return hands;
}

std::string lineOf(const Words& hands)
{
    std::string line;
    for (const std::string& hand : hands)
        line += (&hand == &hands.front() ? "" : "|") + hand;
    return line + '\n';
}

/// A folder with a file of lines in it.
class LineFile
{
public:
    explicit LineFile(const std::string& lines)
        : m_name(m_folder.filePath(QStringLiteral("lines.txt")).toStdString())
    {
        std::ofstream(m_name) << lines;
    }

    /// The output of a batch of this file.
    CliRun batch(const Words& more) const
    {
        return runInside(joined({"compare", "--batch", m_name}, more));
    }

private:
    QTemporaryDir m_folder;
    std::string m_name;
};

/// The first answer of a batch that differs from what `compare` writes; empty if there is none.
QString firstDifference(const Words& options, const std::vector<Words>& asked)
{
    std::string lines;
    for (const Words& hands : asked)
        lines += lineOf(hands);
    const CliRun batch = LineFile(lines).batch(options);
    const QStringList answers = batch.out.split(u'\n');
    if (!batch.err.isEmpty() || answers.size() != static_cast<qsizetype>(asked.size()) + 1)
        return QStringLiteral("%1 answers; %2").arg(answers.size() - 1).arg(batch.err);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const QString& answer = answers[static_cast<qsizetype>(i)];
        const CliRun one =
            runInside(joined(joined({"compare", "--format", "json"}, options), asked[i]));
        if (answer != numbered(parsed(one.out.toStdString()), static_cast<int>(i) + 1))
            return answer + u'\n' + one.out;
    }
    return {};
}

/// The line of CSV for a line of JSON.
QString asCsv(const Json& json, int number)
{
    if (json.contains("error"))
        return QStringLiteral("%1,,,,,,,,\"%2\"")
            .arg(number)
            .arg(qt(json["error"].get<std::string>()).replace(u'"', QStringLiteral("\"\"")));
    QStringList cells{QString::number(number)};
    for (const Json& player : json["players"]) {
        const bool takesPart = !player["place"].is_null();
        cells << (takesPart ? qt(player["rank"].get<std::string>()) : QString())
              << (takesPart ? QString::number(player["place"].get<int>()) : QString());
    }
    while (cells.size() < 7)
        cells << QString();
    QStringList winners;
    for (const Json& winner : json["winners"])
        winners << QString::number(winner.get<int>());
    return (cells << winners.join(u' ') << QString()).join(u',');
}

/// Right and wrong lines, blank ones and comments.
std::string mixedLines(int count)
{
    RandomHands random(20260707);
    std::string lines;
    for (int i = 0; i < count; ++i) {
        const int kind = random.below(20);
        lines += kind == 0   ? "\n"
                 : kind == 1 ? "# no line\n"
                 : kind == 2 ? "Kh | \"x\", no card\n"
                 : kind == 3 ? "|||\n"
                             : lineOf(randomLine(random));
    }
    return lines;
}

} // namespace

/// Neither the cache of `compare --batch` nor its threads may show in an answer.
class TestBatchAnswers : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsWhatCompareWrites_data();
    void aLineIsWhatCompareWrites();
    void everyTripleIsWhatCompareWrites();
    void csvSaysWhatJsonSays();
    void csvOfNothingHasHeadings();
    void jobsChangeNothing_data();
    void jobsChangeNothing();
    void whoeverWaitsForJobsGetsTheAnswer();
    void wrongWordsAreReported_data();
    void wrongWordsAreReported();
    void cleanup();
};

void TestBatchAnswers::aLineIsWhatCompareWrites_data()
{
    QTest::addColumn<std::string>("words");
    const std::array<std::string, 8> ruleSets{
        "--rules series",
        "--rules standard",
        "--rules bug",
        "--rules deuces",
        "--set naturalBeatsWild=on",
        "--set pairFloor=8 --set wildScope=bug --set naturalBeatsWild=on --jokers 2",
        "--rules deuces --set fiveOfAKind=off --set wildCards=Jh,Kd --set naturalBeatsWild=on",
        "--rules standard --set wildRanks=3 --lang de"};
    for (const std::string& rules : ruleSets) {
        QTest::addRow("%s", rules.c_str()) << rules;
        for (const Category lens : allCategories()) {
            const std::string words = rules + " --lens " + std::string(id(lens));
            if (lens != Category::fiveOfAKind || rules == "--rules standard")
                QTest::addRow("%s", words.c_str()) << words;
        }
    }
}

void TestBatchAnswers::aLineIsWhatCompareWrites()
{
    QFETCH(const std::string, words);
    const Words options = joined(split(words), {"--deck", "free"});
    const bool hasLens = words.find("--lens") != std::string::npos;
    RandomHands random(static_cast<unsigned>(words.size()));
    std::vector<Words> asked(
        static_cast<std::size_t>(hasLens ? trials(150, 20) : trials(1000, 100)));
    for (Words& line : asked)
        line = randomLine(random);
    QCOMPARE(firstDifference(options, asked), QString());
}

/// The verdict on two players depends on what the third shares with them.
void TestBatchAnswers::everyTripleIsWhatCompareWrites()
{
    const Words hands{"Kh Kd 9c 5s 3h", "Ks Kc 9h 5d 2c", "Kh Kc 8c 7s 3d", "Ks * 9d 5h 3c",
                      "Qh Qd 9c 5s 3h", "Ah 9d 5c 3s 2h", "As 9c 5d 3h *",  "Ad 8c 5h 3s 2c",
                      "Ah Kh Jh 5h 3h", "Ac Kc *  5c 2c"};
    std::vector<Words> asked;
    for (const std::string& first : hands) {
        for (const std::string& second : hands) {
            for (const std::string& third : hands)
                asked.push_back({first, second, third});
        }
    }
    for (const char* naturalBeatsWild : {"naturalBeatsWild=on", "naturalBeatsWild=off"})
        QCOMPARE(firstDifference({"--deck", "free", "--set", naturalBeatsWild}, asked), QString());
}

void TestBatchAnswers::csvSaysWhatJsonSays()
{
    const LineFile file(mixedLines(600));
    const Words options{"--deck", "free", "--rules", "bug"};
    for (const Words& lens : {Words{}, Words{"--lens", "pair"}}) {
        const CliRun json = file.batch(joined(options, lens));
        const CliRun csv = file.batch(joined(joined(options, lens), {"--format", "csv"}));
        QCOMPARE(csv.exitCode, json.exitCode);
        QCOMPARE(csv.err, json.err);
        QStringList rows = csv.out.split(u'\n', Qt::SkipEmptyParts);
        const QStringList answers = json.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.takeFirst(), QStringLiteral("line,rank1,place1,rank2,place2,rank3,place3,"
                                                  "winners,error"));
        QCOMPARE(rows.size(), answers.size());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const Json answer = parsed(answers[i].toStdString());
            QCOMPARE(rows[i], asCsv(answer, answer["line"].get<int>()));
        }
    }
}

void TestBatchAnswers::csvOfNothingHasHeadings()
{
    const QString headings =
        QStringLiteral("line,rank1,place1,rank2,place2,rank3,place3,winners,error\n");
    const QStringList csv{QStringLiteral("--format"), QStringLiteral("csv")};
    QCOMPARE(batch("", csv).out, headings);
    QCOMPARE(batch("\n" + pairs + "\n", csv).out,
             headings + QStringLiteral("2,pair,2,pair,1,,,2,\n"));
    QCOMPARE(runInside({"compare", "--batch", "/", "--format", "csv"}).out, QString());
}

void TestBatchAnswers::jobsChangeNothing_data()
{
    QTest::addColumn<int>("lines");
    QTest::newRow("no line") << 0;
    QTest::newRow("one line") << 1;
    QTest::newRow("fewer lines than jobs") << 5;
    QTest::newRow("some shares") << 2000;
}

void TestBatchAnswers::jobsChangeNothing()
{
    QFETCH(const int, lines);
    const LineFile file(mixedLines(lines));
    for (const Words& format : {Words{}, Words{"--format", "csv"}}) {
        const Words options = joined({"--deck", "free"}, format);
        const CliRun one = file.batch(options);
        for (const char* jobs : {"1", "2", "3", "7", "64", "0"}) {
            const CliRun several = file.batch(joined(options, {"--jobs", jobs}));
            QCOMPARE(several.out, one.out);
            QCOMPARE(several.err, one.err);
            QCOMPARE(several.exitCode, one.exitCode);
        }
    }
}

void TestBatchAnswers::whoeverWaitsForJobsGetsTheAnswer()
{
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH),
                  fromInput + QStringList{QStringLiteral("--jobs"), QStringLiteral("4")});
    for (int i = 0; i < 3; ++i) {
        process.write(pairs + '\n');
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead(10000));
        QCOMPARE(inShort(QString::fromUtf8(process.readLine())), QStringLiteral("[2]"));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void TestBatchAnswers::wrongWordsAreReported_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* words, const char* message) {
        QTest::newRow(name) << std::string(words) << QString::fromUtf8(message);
    };
    row("fewer jobs than none", "compare --batch - --jobs=-1",
        "--jobs needs a whole number from 0 to 64, not '-1'");
    row("too many jobs", "compare --batch - --jobs 65",
        "--jobs needs a whole number from 0 to 64, not '65'");
    row("jobs in words", "compare --batch - --jobs=two",
        "--jobs needs a whole number from 0 to 64, not 'two'");
    row("jobs in German", "compare --batch - --jobs=two --lang de",
        "--jobs braucht eine ganze Zahl von 0 bis 64, nicht 'two'");
    row("jobs without a number", "compare --batch - --jobs", "--jobs needs a value");
    row("jobs without a batch", "compare --jobs 2 Kh", "--jobs goes with --batch alone");
    row("jobs of another command", "explain --jobs 2 Kh", "unknown option '--jobs'");
    row("text", "compare --batch - --format text", "unknown format 'text'; one of json, csv");
    row("csv without a batch", "compare --format csv Kh",
        "unknown format 'csv'; one of text, json");
}

void TestBatchAnswers::wrongWordsAreReported()
{
    QFETCH(const std::string, words);
    QFETCH(const QString, message);
    const CliRun run = runInside(split(words));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 2);
}

/// The language that a run selects stays until the next one.
void TestBatchAnswers::cleanup()
{
    runInside({"--version", "--lang", "en"});
}

SHOWDOWN_TEST(TestBatchAnswers)
#include "tst_batchanswers.moc"
