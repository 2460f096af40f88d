// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/program.h"
#include "core/cases/seededrandom.h"
#include "tests/app/cli/cliinside.h"
#include "tests/support/effort.h"
#include "tests/support/hostile.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

using Words = std::vector<std::string>;

/// Words that some option or command takes, and some that look like it.
const Words looseWords{"",
                       "-",
                       "--",
                       "-h",
                       "-V",
                       "--help",
                       "7",
                       "-1",
                       "0x10",
                       "2",
                       "1e9",
                       "99999999999999999999",
                       "x",
                       "--x=y",
                       "E7",
                       "de",
                       "=on",
                       "pairFloor=2",
                       "jk",
                       "♠♥",
                       "10h10d",
                       "Qh Qh",
                       "Kh Ts",
                       "wildRanks=2,J",
                       "As Ks",
                       "Qd ?",
                       "7d 5c Kh",
                       "7d 5c Kh 8c",
                       "* * * * *",
                       "wildCards=Jh,Js",
                       "all",
                       "best",
                       "true",
                       "lesson.md",
                       "lessons",
                       "naturalBeatsWild=on",
                       "As,Jd,8c",
                       "Kh 6c 6h 2s *",
                       "table.showdown",
                       "check",
                       "Ks 6d 6s 3h w"};

/// What a user might type who reads --help half: a command with options and operands of any.
class Fuzz
{
public:
    explicit Fuzz(std::uint64_t seed) : m_random(seed), m_program(cli::program()) {}

    Words words()
    {
        Words words;
        manual::CommandEntry command = m_random.pick(m_program.commands);
        while (dealsHands(command.name) && !m_random.chance(1, 20))
            command = m_random.pick(m_program.commands);
        const auto options = manual::optionsOf(m_program, command);
        if (!m_random.chance(1, 12))
            words.push_back(command.name);
        for (int count = m_random.below(4); count > 0; --count)
            addOption(m_random.pick(options), words);
        for (int count = m_random.below(4); count > 0; --count)
            words.push_back(m_random.pick(looseWords));
        if (m_random.chance(1, 3) && !words.empty())
            spoil(words[static_cast<std::size_t>(m_random.below(static_cast<int>(words.size())))]);
        return words;
    }

private:
    /// Commands that take milliseconds come rarely.
    static bool dealsHands(const std::string& command)
    {
        static const Words dealing{"cases", "check", "practice", "worksheet", "ranks"};
        return std::ranges::find(dealing, command) != dealing.end();
    }

    void addOption(const manual::OptionEntry& option, Words& words)
    {
        if (option.name == "watch") // would wait for changes
            return;
        std::string word = "--" + option.name;
        if (option.takesValue() != m_random.chance(1, 20)) {
            const bool isListed = !option.values.words.isEmpty() && !m_random.chance(1, 8);
            std::string value = isListed ? m_random.pick(option.values.words).toStdString()
                                         : m_random.pick(looseWords);
            if (value == "pdf") // would start the program of the window each time
                value = "html";
            if (m_random.chance(1, 2))
                return words.insert(words.end(), {word, value}), void();
            word += '=' + value;
        }
        words.push_back(word);
    }

    void spoil(std::string& word)
    {
        switch (m_random.below(4)) {
        case 0:
            word = word.substr(0, below(word.size() + 1)); // perhaps within a character
            break;
        case 1:
            word.insert(below(word.size() + 1), m_random.pick(looseWords));
            break;
        case 2:
            word += bytes(m_random.chance(1, 100) ? 60'000 : 2);
            break;
        default:
            word = bytes(1 + m_random.below(12));
            break;
        }
    }

    std::size_t below(std::size_t bound)
    {
        return static_cast<std::size_t>(m_random.below(static_cast<int>(bound)));
    }

    /// Any byte but zero, which ends an argument, and the slash, which leaves the folder.
    std::string bytes(int count)
    {
        std::string text;
        while (count-- > 0) {
            const char byte = static_cast<char>(1 + m_random.below(255));
            text += byte == '/' ? '|' : byte;
        }
        return text;
    }

    SeededRandom m_random;
    manual::Program m_program;
};

/// How the built program ended: its exit status, or -1 if it ended by a signal or did not start. Its
/// output goes to a file.
int runProgram(const Words& words, const QString& outPath)
{
    Words all{SHOWDOWN_CLI_PATH};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> pointers;
    for (std::string& word : all)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);

    std::string locale = "LC_ALL=C.UTF-8";
    std::array<char*, 2> environment{locale.data(), nullptr};

    const std::string out = outPath.toStdString();
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, out.c_str(), O_WRONLY | O_TRUNC, 0);
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int failure = posix_spawn(&process, pointers.front(), &files, nullptr, pointers.data(),
                                    environment.data());
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    if (failure != 0 || waitpid(process, &status, 0) != process)
        return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

QByteArray shown(const Words& words)
{
    QByteArrayList list;
    for (const std::string& word : words)
        list << QByteArray::fromStdString(word.substr(0, 60)).toPercentEncoding(" =-,");
    return list.join(" | ");
}

/// Whether a command writes what it found before it fails.
bool reportsFirst(const Words& words)
{
    static const Words reporting{"check", "lesson"};
    return std::ranges::any_of(words, [](const std::string& word) {
        return std::ranges::find(reporting, word) != reporting.end() || word.starts_with("--batch");
    });
}

/// Whether a file is written in place of output.
bool namesOutput(const Words& words)
{
    const std::string option = "--output";
    return std::ranges::any_of(words, [&](const std::string& word) {
        return word == option || word.starts_with(option + '=');
    });
}

/// What must hold for any words: they do something, or one message says what is wrong with them.
QString faultOf(const Words& words, const CliRun& run)
{
    if (run.exitCode < 0 || run.exitCode > 2)
        return QStringLiteral("exit %1").arg(run.exitCode);
    if (run.exitCode == 0) {
        const bool isSilent = run.out.isEmpty() && !reportsFirst(words) && !namesOutput(words);
        return isSilent ? QStringLiteral("silence") : QString();
    }
    if (!run.out.isEmpty() && !reportsFirst(words))
        return QStringLiteral("output besides a message: ") + run.out.left(200);
    if (run.err.trimmed().isEmpty() && !reportsFirst(words))
        return QStringLiteral("no message");
    return firstUnfit(run.err);
}

} // namespace

/// Arguments that no user would write.
class TestArgumentFuzz : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anyWordsAreAnsweredOrRefused();
    void theProgramAlwaysEndsByItself();
    void cleanupTestCase();

private:
    QTemporaryDir m_folder; ///< in which files with random names are written
    int m_input = -1;
};

void TestArgumentFuzz::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir::setCurrent(m_folder.path()));
    QVERIFY(QFile::copy(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"),
                        m_folder.filePath(QStringLiteral("table.showdown"))));
    m_input = dup(STDIN_FILENO); // the words may ask to read it
    const int nothing = open("/dev/null", O_RDONLY);
    QVERIFY(dup2(nothing, STDIN_FILENO) == STDIN_FILENO);
    close(nothing);
}

void TestArgumentFuzz::cleanupTestCase()
{
    dup2(m_input, STDIN_FILENO);
    close(m_input);
    QDir::setCurrent(QDir::rootPath());
    runInside({"--version", "--lang", "en"}); // the language of a run stays
}

void TestArgumentFuzz::anyWordsAreAnsweredOrRefused()
{
    Fuzz fuzz(20'261'129);
    std::array<int, 3> seen{};
    const int count = hostileTrials(900'000, 1'500);
    for (int i = 0; i < count; ++i) {
        const Words words = fuzz.words();
        const CliRun run = runInside(words);
        const QString fault = faultOf(words, run);
        QVERIFY2(fault.isEmpty(), shown(words) + ": " + fault.toUtf8());
        ++seen[static_cast<std::size_t>(run.exitCode)];
    }
    for (const int each : seen)
        QCOMPARE_GT(each, count / 100);
}

void TestArgumentFuzz::theProgramAlwaysEndsByItself()
{
    QTemporaryFile out;
    QVERIFY(out.open());
    Fuzz fuzz(20'260'202);
    for (int i = 0; i < trials(400, 60); ++i) {
        const Words words = fuzz.words();
        const int status = runProgram(words, out.fileName());
        QVERIFY2(status >= 0 && status <= 2, shown(words).constData());
    }
}

SHOWDOWN_TEST(TestArgumentFuzz)
#include "tst_argumentfuzz.moc"
