// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/jsondocument.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace showdown::files {
namespace {

using nlohmann::ordered_json;

constexpr int deepest = 32;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r\n";

/// Watches the text while it is read, for rules that JSON itself does not have.
class Watcher
{
public:
    bool operator()(int depth, ordered_json::parse_event_t event, const ordered_json& parsed)
    {
        using Event = ordered_json::parse_event_t;
        switch (event) {
        case Event::object_start:
            m_keys.emplace_back();
            [[fallthrough]];
        case Event::array_start:
            m_isTooDeep = m_isTooDeep || depth >= deepest;
            break;
        case Event::object_end:
            m_keys.pop_back();
            break;
        case Event::key:
            note(parsed.get_ref<const std::string&>());
            break;
        case Event::array_end:
        case Event::value:
            break;
        }
        return !m_isTooDeep; // what lies deeper is not kept
    }

    std::optional<narration::FileProblem> problem() const
    {
        if (m_isTooDeep)
            return narration::FileFault::tooDeep;
        if (m_repeated)
            return narration::RepeatedKey{*m_repeated};
        return std::nullopt;
    }

private:
    void note(const std::string& key)
    {
        if (!m_keys.back().insert(key).second && !m_repeated)
            m_repeated = key;
    }

    std::vector<std::set<std::string>> m_keys; ///< of the objects that are open, the innermost last
    std::optional<std::string> m_repeated;
    bool m_isTooDeep = false;
};

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool belongsToNumber(char character)
{
    return isDigit(character) || contains("+-.Ee", {&character, 1});
}

/// The position of the quotation mark that opens a text, given the one that closes it.
std::size_t openingQuote(std::string_view text, std::size_t closing)
{
    const auto isEscaped = [text](std::size_t quote) {
        const std::size_t before = text.substr(0, quote).find_last_not_of('\\');
        return (quote - (before == std::string_view::npos ? 0 : before + 1)) % 2 == 1;
    };
    std::size_t opening = closing;
    do
        opening = text.find_last_of('"', opening - 1);
    while (opening != 0 && isEscaped(opening));
    return opening;
}

/// The start of the run of such characters that ends before `end`.
std::size_t runStart(std::string_view text, std::size_t end, bool (*belongs)(char))
{
    while (end > 0 && belongs(text[end - 1]))
        --end;
    return end;
}

/// The start of the number that ends before `end`. A number that begins with a nought ends with it,
/// and a digit after it begins another.
std::size_t numberStart(std::string_view text, std::size_t end)
{
    const std::size_t start = runStart(text, end, belongsToNumber);
    const std::size_t nought = start + (text[start] == '-' ? 1 : 0);
    const bool isCut = nought + 1 < end && text[nought] == '0' && isDigit(text[nought + 1]);
    return isCut ? nought + 1 : start;
}

/// The start of the token whose last character is where reading stopped.
std::size_t tokenStart(std::string_view text, std::size_t last, std::string_view message)
{
    if (contains(message, "unexpected string literal"))
        return openingQuote(text, last);
    if (contains(message, "unexpected number literal"))
        return numberStart(text, last + 1);
    const bool isWord = contains(message, " literal; expected") && contains(message, "unexpected ");
    const bool isMisspelt =
        contains(message, "parsing value - invalid literal") && !contains(message, "expected end");
    return isWord || isMisspelt ? runStart(text, last, isLetter) : last;
}

/// What should have been where the library found something else, derived from its message. Where it
/// expects the end of a list, a comma would also do; before another element the comma is missing.
narration::SyntaxExpectation expectation(std::string_view message, char found)
{
    using enum narration::SyntaxExpectation;
    const auto commaOr = [found](narration::SyntaxExpectation closing) {
        return found == '\0' || found == '}' || found == ']' ? closing : comma;
    };
    if (contains(message, "closing quote") || contains(message, "control character"))
        return closingQuote;
    if (contains(message, "UTF-8"))
        return utf8;
    if (contains(message, "invalid string"))
        return escape;
    if (contains(message, "invalid number"))
        return digit;
    if (message.ends_with("expected string literal"))
        return key;
    if (message.ends_with("expected ':'"))
        return colon;
    if (message.ends_with("expected '}'"))
        return commaOr(closingBrace);
    if (message.ends_with("expected ']'"))
        return commaOr(closingBracket);
    if (message.ends_with("expected end of input"))
        return end;
    return value;
}

narration::SyntaxError errorAt(std::string_view text, std::size_t offset,
                               narration::SyntaxExpectation expected)
{
    const std::string_view before = text.substr(0, offset);
    const std::string_view line = before.substr(before.find_last_of('\n') + 1);
    const auto isFirstByte = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    };
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
            static_cast<int>(std::ranges::count_if(line, isFirstByte)) + 1, expected};
}

narration::SyntaxError syntaxError(std::string_view text, const ordered_json::parse_error& error)
{
    const std::string_view message = error.what();
    const std::size_t last = std::min(text.size(), std::max<std::size_t>(error.byte, 1) - 1);
    const std::size_t offset = last == text.size() ? last : tokenStart(text, last, message);
    return errorAt(text, offset, expectation(message, offset < text.size() ? text[offset] : '\0'));
}

} // namespace

std::variant<ordered_json, narration::FileProblem> readJsonObject(std::string text)
{
    if (text.starts_with(byteOrderMark))
        text.erase(0, byteOrderMark.size());
    const std::size_t start = text.find_first_not_of(blanks);
    if (start == std::string::npos)
        return narration::FileProblem(narration::FileFault::empty);
    // The library would take a zero byte for the end of the text.
    if (text[start] != '{' || text.find('\0') != std::string::npos)
        return narration::FileProblem(narration::FileFault::notShowdown);

    Watcher watcher;
    ordered_json document;
    try {
        document = ordered_json::parse(text, std::ref(watcher));
    } catch (const ordered_json::parse_error& error) {
        return narration::FileProblem(syntaxError(text, error));
    } catch (const ordered_json::out_of_range&) {
        return narration::FileProblem(narration::FileFault::hugeNumber);
    }
    if (std::optional<narration::FileProblem> problem = watcher.problem())
        return *std::move(problem);
    return document;
}

} // namespace showdown::files
