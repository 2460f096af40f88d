// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/comparecommand.h"
#include "app/cli/linereader.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <ostream>
#include <unistd.h>

namespace showdown::cli {

namespace {

struct BatchText
{
    Q_DECLARE_TR_FUNCTIONS(BatchText)
};

constexpr std::size_t mostHandsOfLine = 3;

/// A file that is open as long as this lives, or standard input for the name "-".
class InputFile
{
public:
    explicit InputFile(const std::string& name)
        : m_isOurs(name != "-"),
          m_descriptor(m_isOurs ? ::open(name.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO)
    {}
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile()
    {
        if (m_isOurs && isOpen())
            ::close(m_descriptor);
    }

    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

private:
    bool m_isOurs;
    int m_descriptor;
};

/// What all lines have in common.
struct BatchRequest
{
    NamedRules rules;
    std::optional<Category> lens;
    std::string file;
};

BatchRequest readBatchRequest(const Arguments& arguments)
{
    BatchRequest request;
    request.rules = readRules(arguments);
    request.lens = readRank(arguments, "lens", request.rules.rules);
    const std::string* format = arguments.value("format");
    if (format && *format != "json")
        throw badUsage(BatchText::tr("--batch writes json only"));
    if (!arguments.operands.empty())
        throw badUsage(
            BatchText::tr("--batch takes hands from its file alone, not %1")
                .arg(narration::quoted(QString::fromStdString(arguments.operands.front()))));
    request.file = *arguments.value("batch");
    return request;
}

std::vector<Hand> handsOf(const LineReader::Line& line, const HouseRules& rules)
{
    if (line.tooLong)
        throw badInput(BatchText::tr("a line may have 64 KB"));
    std::vector<std::string> texts;
    std::string_view rest = line.text;
    while (true) {
        const std::size_t bar = rest.find('|');
        texts.emplace_back(rest.substr(0, bar));
        if (bar == std::string_view::npos)
            return readHands(texts, rules);
        if (texts.size() == mostHandsOfLine)
            throw badInput(BatchText::tr("more than three hands"));
        rest.remove_prefix(bar + 1);
    }
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(text.starts_with(mark) ? mark.size() : 0);
}

/// How far a batch has come.
struct Progress
{
    std::int64_t line = 0;
    std::int64_t wrong = 0;
    std::int64_t firstWrong = 0;
};

void answer(const LineReader::Line& line, const BatchRequest& request, Progress& progress,
            std::ostream& out)
{
    try {
        const std::vector<Hand> hands = handsOf(line, request.rules.rules);
        const CompareReport report = compareReport(hands, request.rules, request.lens);
        out << jsonText(toJson(report)) << '\n';
    } catch (const Failure& failure) {
        const nlohmann::ordered_json json{{"line", progress.line}, {"error", failure.message()}};
        out << jsonText(json) << '\n';
        if (progress.wrong++ == 0)
            progress.firstWrong = progress.line;
    }
}

Failure cannotRead(const std::string& name, int error)
{
    return badInput(BatchText::tr("%1 cannot be read: %2", "%1: a file; %2: why")
                        .arg(narration::quoted(QString::fromStdString(name)),
                             QString::fromLocal8Bit(std::strerror(error))));
}

} // namespace

void runBatch(const Arguments& arguments, std::ostream& out)
{
    const BatchRequest wanted = readBatchRequest(arguments);
    const InputFile input(wanted.file);
    if (!input.isOpen())
        throw cannotRead(wanted.file, errno);

    LineReader reader(input.descriptor(), [&out] { out.flush(); });
    Progress progress;
    while (std::optional<LineReader::Line> line = reader.next()) {
        if (++progress.line == 1)
            line->text = withoutByteOrderMark(line->text);
        if (!line->tooLong && (isBlank(line->text) || line->text.starts_with('#')))
            continue;
        answer(*line, wanted, progress, out);
        if (!out)
            return; // the caller finds out
    }
    if (reader.error() != 0)
        throw cannotRead(wanted.file, reader.error());
    if (progress.wrong > 0)
        throw badInput(BatchText::tr("lines that are wrong: %1; the first is line %2")
                           .arg(progress.wrong)
                           .arg(progress.firstWrong));
}

} // namespace showdown::cli
