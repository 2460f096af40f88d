// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "core/cases/seededrandom.h"
#include "tests/bench/bench.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace showdown::bench {
namespace {

constexpr int lineCount = 20'000;

/// A file with comparisons of two hands each, of a deck with one joker; removed with this object.
class BatchFile
{
public:
    BatchFile()
        : m_path(std::filesystem::temp_directory_path()
                 / ("showdown-bench-" + std::to_string(std::random_device{}()) + ".txt"))
    {
        std::ofstream file(m_path);
        SeededRandom random(1);
        std::vector<Card> deck = deckWithJokers(1);
        for (int line = 0; line < lineCount; ++line) {
            random.shuffle(deck);
            const std::span<const Card> cards(deck);
            file << toText(*Hand::of(cards.first(Hand::fullSize))) << " | "
                 << toText(*Hand::of(cards.subspan(Hand::fullSize, Hand::fullSize))) << '\n';
        }
    }
    BatchFile(const BatchFile&) = delete;
    BatchFile& operator=(const BatchFile&) = delete;
    ~BatchFile()
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }

    std::string path() const { return m_path.string(); }

private:
    std::filesystem::path m_path;
};

/// Runs the whole program, so that its start counts too.
void run(const std::string& arguments)
{
    const std::string command = "'" SHOWDOWN_CLI_PATH "' " + arguments + " > /dev/null";
    if (std::system(command.c_str()) != 0)
        throw std::runtime_error("showdown-cli " + arguments + " failed");
}

Work start()
{
    return [] {
        run("--version");
        return std::int64_t{1};
    };
}

Work batch()
{
    return [file = std::make_shared<const BatchFile>()] {
        run("compare --batch '" + file->path() + "'");
        return std::int64_t{lineCount};
    };
}

} // namespace

void addCliRows(Bench& bench)
{
    bench.rows.push_back({"cli/start", Unit::milliseconds, start, Clock::wall});
    bench.rows.push_back({"cli/batch", Unit::thousandsPerSecond, batch, Clock::wall});
}

} // namespace showdown::bench
