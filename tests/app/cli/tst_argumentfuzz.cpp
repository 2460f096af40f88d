// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QTemporaryFile>
#include <QTest>

#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

const int runCount = trials(400, 150);

/// Words that the program knows, and some that it almost knows.
constexpr std::array knownWords{"compare",
                                "explain",
                                "--rules",
                                "series",
                                "standard",
                                "bug",
                                "deuces",
                                "--set",
                                "--lens",
                                "full-house",
                                "royal-flush",
                                "five-of-a-kind",
                                "--format",
                                "json",
                                "text",
                                "--lang",
                                "--color",
                                "always",
                                "help",
                                "-V",
                                "x.showdown",
                                "de",
                                "en",
                                "--deck",
                                "free",
                                "--jokers",
                                "2",
                                "--help",
                                "--version",
                                "--",
                                "-",
                                "-h",
                                "--set=",
                                "--lens=",
                                "pairFloor=2",
                                "pairFloor=",
                                "wildRanks=2,J",
                                "wildCards=Jh,Js",
                                "wildScope=bug",
                                "=on",
                                "fiveOfAKind=on",
                                "naturalBeatsWild=on",
                                "jokers=1000",
                                "jokers=99999999999999999999",
                                "",
                                "Kh 6c 6h 2s *",
                                "Ks 6d 6s 3h w",
                                "As,Jd,8c",
                                "* * * * *",
                                "10h10d",
                                "Qh Qh",
                                "♠♥",
                                "jk"};

class Fuzz
{
public:
    explicit Fuzz(unsigned seed) : m_random(seed) {}

    /// Usually a command with words that it partly understands.
    std::vector<std::string> words()
    {
        std::vector<std::string> words;
        if (m_random.below(4) > 0)
            words.emplace_back(knownWords[static_cast<std::size_t>(m_random.below(2))]);
        for (int count = m_random.below(8); count > 0; --count)
            words.push_back(word());
        return words;
    }

private:
    std::string word()
    {
        switch (m_random.below(8)) {
        case 0:
            return bytes(1 + m_random.below(12));
        case 1:
            return cut(known());
        case 2:
            return known() + known();
        case 3:
            return m_random.below(8) == 0 ? bytes(60000) : bytes(2);
        default:
            return known();
        }
    }

    std::string known()
    {
        return knownWords[static_cast<std::size_t>(m_random.below(knownWords.size()))];
    }

    /// Any byte but the zero, which ends an argument.
    std::string bytes(int count)
    {
        std::string text;
        while (count-- > 0)
            text += static_cast<char>(1 + m_random.below(255));
        return text;
    }

    /// Part of a text, perhaps cut in the middle of a character.
    std::string cut(const std::string& text)
    {
        return text.substr(
            0, static_cast<std::size_t>(m_random.below(static_cast<int>(text.size()) + 1)));
    }

    RandomHands m_random;
};

/// How the program ended: its exit status, or -1 if it ended by a signal or did not start. Its
/// output goes to a file.
int run(const std::vector<std::string>& words, const QString& outPath)
{
    std::vector<std::string> all{SHOWDOWN_CLI_PATH};
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

QByteArray shown(const std::vector<std::string>& words)
{
    QByteArrayList list;
    for (const std::string& word : words)
        list << QByteArray::fromStdString(word.substr(0, 60)).toPercentEncoding(" =-,");
    return list.join(" | ");
}

} // namespace

/// Arguments that no user would write, given to the built program.
class TestArgumentFuzz : public QObject
{
    Q_OBJECT

private slots:
    void theProgramAlwaysEndsByItself();
};

void TestArgumentFuzz::theProgramAlwaysEndsByItself()
{
    QTemporaryFile out;
    QVERIFY(out.open());
    Fuzz fuzz(20260202);
    std::array<int, 3> seen{};
    for (int i = 0; i < runCount; ++i) {
        const std::vector<std::string> words = fuzz.words();
        const int status = run(words, out.fileName());
        QVERIFY2(status >= 0 && status <= 2, shown(words).constData());
        // A program that prints an error prints nothing else.
        QVERIFY2((QFileInfo(out.fileName()).size() > 0) == (status == 0), shown(words).constData());
        ++seen[static_cast<std::size_t>(status)];
    }
    for (const int count : seen)
        QCOMPARE_GT(count, 3);
}

SHOWDOWN_TEST(TestArgumentFuzz)
#include "tst_argumentfuzz.moc"
