// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/markdownreader.h"

#include "app/lessons/blocklines.h"
#include "app/lessons/claimsreader.h"
#include "app/lessons/objectreader.h"
#include "app/lessons/settingreader.h"
#include "app/narration/mistaketext.h"
#include "core/printed/printedmistakes.h"
#include "core/trace/alllistings.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace showdown::lessons {

using narration::FileFault;

namespace {

constexpr std::size_t fenceLength = 3;

/// Words that mark code to be shown as it is.
constexpr auto codeWords =
    std::to_array<std::string_view>({"console", "cpp", "javascript", "json", "python", "text"});

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string line = text.substr(begin, end - begin);
        if (line.ends_with('\r'))
            line.pop_back();
        lines.push_back(std::move(line));
        begin = end + 1;
    }
    return lines;
}

/// The words that mark a block of a lesson.
bool isBlockWord(const std::string& word)
{
    return word == "cards" || word == "guess" || word == "listing";
}

/// Whether a block of a lesson begins here for Markdown, but not for us: indented, in a list or
/// quotation, with other marks.
bool isMisplacedBlock(const std::string& line)
{
    static const QRegularExpression form(
        QStringLiteral("^[\\s>*+-]*(?:`{3,}|~{3,})\\s*(?:cards|guess|listing)\\b"));
    return !line.starts_with("```") && form.match(QString::fromStdString(line)).hasMatch();
}

/// The word after the marks that open a fenced block; nothing if the line opens none.
std::optional<std::string> fenceWord(const std::string& line)
{
    if (!line.starts_with("```"))
        return std::nullopt;
    const QString rest = QString::fromStdString(line.substr(
        line.find_first_not_of('`') == std::string::npos ? line.size()
                                                         : line.find_first_not_of('`')));
    return rest.trimmed().toStdString();
}

bool isFenceEnd(const std::string& line)
{
    return line.starts_with("```")
           && QString::fromStdString(line.substr(fenceLength)).trimmed().isEmpty();
}

/// How many problems there are besides unknown keys, which leave the others as they are.
std::ptrdiff_t graveProblems(const Problems& problems)
{
    return std::ranges::count_if(problems.all(), [](const narration::FileProblem& each) {
        return each.fault != FileFault::keyUnknown;
    });
}

CardsBlock readCardsBlock(const std::vector<BlockLine>& lines, int line, bool isGuess,
                          Problems& problems)
{
    const std::ptrdiff_t before = graveProblems(problems);
    const Node node = nodeFromCards(lines, line, problems);
    const ObjectReader object(node, problems);
    CardsBlock block;
    if (node.find("id"))
        block.id = object.neededId("id");
    const Node* loose = node.find("cards");
    if (loose)
        block.loose = readCards(*loose, problems);
    block.setting = readSetting(object, {false, loose != nullptr});
    block.claims = readClaims(object, block.setting);
    block.caption = object.text("caption");
    block.question = object.text("question");
    if (isGuess && block.setting.hands.size() < 2)
        problems.add(line, FileFault::tooFewToGuess);
    block.isWhole = graveProblems(problems) == before;
    if (const Node* show = node.find("show")) {
        block.showsWorking = show->text == "working";
        if (show->text != "working" && show->text != "dealt")
            problems.add(show->line, FileFault::showUnknown,
                         {show->text, std::vector<std::string>{"dealt", "working"}});
    }
    if (isGuess && block.question.isEmpty())
        problems.add(line, FileFault::noQuestion);
    if (!isGuess && !block.question.isEmpty())
        problems.add(node.find("question")->line, FileFault::keyUnknown, {"question", "caption"});
    return block;
}

/// Those that change a line of these functions: "E3".
std::vector<std::string> mistakesIn(const QStringList& functions)
{
    std::set<int> mistakes;
    for (const Listing* listing : allListings()) {
        for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
            if (functions.contains(QUtf8StringView(listing->function).toString())
                && changesLineOf(*listing, mistake))
                mistakes.insert(mistake);
        }
    }
    std::vector<std::string> names;
    names.reserve(mistakes.size());
    for (const int mistake : mistakes)
        names.push_back(narration::mistakeName(mistake).toStdString());
    return names;
}

ListingBlock readListing(const std::vector<BlockLine>& lines, int line, Problems& problems)
{
    ListingBlock block;
    std::vector<BlockLine> others;
    for (const BlockLine& each : lines) {
        if (each.key != "function") {
            others.push_back(each);
            continue;
        }
        const std::set<std::string_view> known = functionNames();
        if (known.contains(each.value))
            block.functions += QString::fromStdString(each.value);
        else
            problems.add(each.line, FileFault::functionUnknown,
                         {each.value, std::vector<std::string>(known.begin(), known.end())});
    }
    const Node node = nodeFromCards(others, line, problems);
    const ObjectReader object(node, problems);
    object.refuseOthers({"rules", "set", "lens", "printed"});
    const Setting setting = readSetting(object, {false, true});
    block.rules = setting.rules;
    block.lens = setting.lens;
    if (const Node* printed = node.find("printed")) {
        const std::vector<std::string> known = mistakesIn(block.functions);
        if (std::ranges::find(known, printed->text) != known.end())
            block.mistake = std::stoi(printed->text.substr(1));
        else
            problems.add(printed->line, FileFault::mistakeUnknown, {printed->text, known});
    }
    if (std::ranges::none_of(lines, [](const BlockLine& each) { return each.key == "function"; }))
        problems.add(line, FileFault::noFunction);
    return block;
}

/// Cuts a text into prose and blocks.
class MarkdownReader
{
public:
    MarkdownReader(const std::string& text, Problems& problems)
        : m_lines(linesOf(text)), m_problems(problems)
    {}

    std::vector<Block> read()
    {
        std::size_t at = 0;
        while (at < m_lines.size()) {
            const std::optional<std::string> word = fenceWord(m_lines[at]);
            if (!word) {
                addProse(at++);
                continue;
            }
            std::size_t end = endOf(at, isBlockWord(*word));
            const bool isOpen = end == m_lines.size() || !isFenceEnd(m_lines[end]);
            if (isOpen)
                m_problems.add(lineOf(at), FileFault::blockNotClosed);
            if (!word->empty() && !isBlockWord(*word)
                && std::ranges::find(codeWords, *word) == codeWords.end())
                refuseWord(*word, lineOf(at));
            if (isBlockWord(*word)) {
                if (isOpen)
                    end = std::min(end, blankAfter(at)); // what follows is probably prose
                addBlock(*word, at, end);
            } else {
                for (std::size_t line = at; line <= std::min(end, m_lines.size() - 1); ++line)
                    addProse(line);
            }
            at = isOpen ? end : end + 1;
        }
        endProse();
        return std::move(m_blocks);
    }

private:
    static int lineOf(std::size_t index) { return static_cast<int>(index) + 1; }

    /// Where a block that begins at a line ends; one of a lesson also where another one begins.
    std::size_t endOf(std::size_t begin, bool isOfLesson) const
    {
        std::size_t end = begin + 1;
        while (end < m_lines.size() && !isFenceEnd(m_lines[end])
               && !(isOfLesson && fenceWord(m_lines[end])))
            ++end;
        return end;
    }

    std::size_t blankAfter(std::size_t begin) const
    {
        const auto isBlank = [](const std::string& line) {
            return QString::fromStdString(line).trimmed().isEmpty();
        };
        const auto from = m_lines.begin() + static_cast<std::ptrdiff_t>(begin);
        return static_cast<std::size_t>(std::find_if(from, m_lines.end(), isBlank)
                                        - m_lines.begin());
    }

    void refuseWord(const std::string& word, int line)
    {
        std::vector<std::string> known{"cards", "guess", "listing"};
        known.insert(known.end(), codeWords.begin(), codeWords.end());
        m_problems.add(line, FileFault::blockUnknown, {word, known});
    }

    void addProse(std::size_t index)
    {
        const std::string& line = m_lines[index];
        if (line.starts_with("# ") && !fenceWord(line) && m_prose.find("```") == std::string::npos)
            m_problems.add(lineOf(index), FileFault::topHeading);
        if (isMisplacedBlock(line))
            m_problems.add(lineOf(index), FileFault::blockMisplaced);
        if (m_prose.empty()) {
            if (QString::fromStdString(line).trimmed().isEmpty())
                return;
            m_proseLine = lineOf(index);
        }
        m_prose += line;
        m_prose += '\n';
    }

    void endProse()
    {
        if (!m_prose.empty())
            m_blocks.push_back(
                {Prose{QString::fromStdString(std::exchange(m_prose, {}))}, m_proseLine});
    }

    void addBlock(const std::string& word, std::size_t begin, std::size_t end)
    {
        endProse();
        const int line = lineOf(begin);
        const std::vector<BlockLine> lines =
            blockLines({m_lines.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                        m_lines.begin() + static_cast<std::ptrdiff_t>(end)},
                       line + 1, m_problems);
        if (word == "listing")
            m_blocks.push_back({readListing(lines, line, m_problems), line});
        else
            m_blocks.push_back({readCardsBlock(lines, line, word == "guess", m_problems), line});
    }

    std::vector<std::string> m_lines;
    Problems& m_problems;
    std::vector<Block> m_blocks;
    std::string m_prose;
    int m_proseLine = 1;
};

} // namespace

std::vector<Block> readMarkdown(const std::string& text, Problems& problems)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    return MarkdownReader(
               text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text, problems)
        .read();
}

} // namespace showdown::lessons
