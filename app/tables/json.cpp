// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/json.h"

#include "app/narration/foreigntext.h"

#include <QByteArrayView>
#include <QRegularExpression>
#include <QString>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace showdown::tables {
namespace {

using narration::FileFault;
using narration::FileProblem;
using nlohmann::ordered_json;

constexpr std::size_t deepest = 32;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r\n";

/// How far the library has read.
struct Reach
{
    std::size_t offset = 0;
    int newlines = 0;
    char last = ' ';

    /// The line of the value read last. The reader only knows that a number has ended from the
    /// character after it.
    int line() const { return newlines + (last == '\n' ? 0 : 1); }
};

/// Iterates over a text and keeps account of it.
class CountingIterator
{
public:
    // NOLINTBEGIN(readability-identifier-naming): the names of the standard
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;
    // NOLINTEND(readability-identifier-naming)

    CountingIterator(const char* at, Reach* reach) : m_at(at), m_reach(reach) {}

    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_reach->offset;
        m_reach->last = *m_at++;
        m_reach->newlines += m_reach->last == '\n' ? 1 : 0;
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }

private:
    const char* m_at;
    Reach* m_reach;
};

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// What was to come where the library stopped. The library tells it in English sentences only, so
/// that it is worked out from what was read before.
struct Stop
{
    std::size_t offset = 0; ///< where something else begins
    FileFault expected = FileFault::valueExpected;
};

/// Builds the tree while the library reads.
class Builder : public nlohmann::json_sax<ordered_json>
{
public:
    explicit Builder(std::string_view text) : m_text(text) {}

    /// Nothing on success. The text must begin with a brace.
    std::optional<FileProblem> read()
    {
        const char* const begin = m_text.data();
        ordered_json::sax_parse(CountingIterator(begin, &m_reach),
                                CountingIterator(begin + m_text.size(), &m_reach), this);
        return m_problem;
    }

    JsonObject take() { return std::move(m_object); }

    bool null() override { return add(Node()); }
    bool boolean(bool value) override
    {
        Node node;
        node.kind = Node::Kind::boolean;
        node.truth = value;
        return add(std::move(node));
    }
    bool number_integer(number_integer_t value) override { return addNumber(value); }
    bool number_unsigned(number_unsigned_t value) override { return addNumber(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override
    {
        return addNumber(value);
    }
    bool string(string_t& value) override
    {
        Node node;
        node.kind = Node::Kind::text;
        node.text = value;
        return add(std::move(node));
    }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Node::Kind::object); }
    bool key(string_t& value) override
    {
        m_key = value;
        if (!m_keys.back().insert(value).second)
            addRepeated(value);
        pass(Last::key);
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(Node::Kind::list); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override
    {
        constexpr int numberOverflow = 406;
        if (error.id == numberOverflow)
            m_problem = FileFault::hugeNumber;
        else
            m_problem =
                syntaxError(std::min(m_text.size(), position - std::min(position, std::size_t{1})));
        return false;
    }

private:
    /// What was read last.
    enum class Last : std::uint8_t { start, key, element };

    void pass(Last last)
    {
        m_last = last;
        m_end = m_reach.offset;
    }

    template <typename Number>
    bool addNumber(Number value)
    {
        Node node;
        node.kind = Node::Kind::number;
        node.number = static_cast<double>(value);
        node.text = ordered_json(value).dump();
        add(std::move(node));
        if (m_end < m_text.size() || !isDigit(m_reach.last))
            --m_end; // it has read the character after the number
        return true;
    }

    bool add(Node node)
    {
        node.line = m_reach.line();
        node.key = m_key;
        return place(std::move(node));
    }

    bool open(Node::Kind kind)
    {
        if (m_open.size() == deepest) {
            m_problem = FileFault::tooDeep;
            return false;
        }
        Node node;
        node.kind = kind;
        node.line = m_reach.line();
        node.key = std::exchange(m_key, {});
        m_open.push_back(std::move(node));
        m_keys.emplace_back();
        pass(Last::start);
        return true;
    }

    bool close()
    {
        Node node = std::move(m_open.back());
        m_open.pop_back();
        m_keys.pop_back();
        return place(std::move(node));
    }

    void addRepeated(const std::string& key)
    {
        RepeatedKeyAt repeated{key, m_reach.line(), {}};
        if (m_open.size() > 2 && m_open[1].is(Node::Kind::list)) {
            repeated.list = m_open[1].key;
            repeated.element = static_cast<int>(m_open[1].children.size()) + 1;
        }
        m_object.repeated.push_back(std::move(repeated));
    }

    bool place(Node node)
    {
        m_key.clear(); // elements of a list have none
        if (m_open.empty())
            m_object.root = std::move(node);
        else
            m_open.back().children.push_back(std::move(node));
        pass(Last::element);
        return true;
    }

    std::size_t afterBlanks(std::size_t offset) const
    {
        return std::min(m_text.size(), m_text.find_first_not_of(blanks, offset));
    }

    char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    /// Where the list or object ends a comma would do, too; before another element it is missing.
    Stop stop() const
    {
        using enum FileFault;
        const std::size_t next = afterBlanks(m_end);
        if (m_open.empty())
            return {next, endExpected};
        const bool isObject = m_open.back().is(Node::Kind::object);
        const FileFault element = isObject ? keyExpected : valueExpected;
        if (m_last == Last::start)
            return {next, element};
        if (m_last == Last::key)
            return at(next) == ':' ? Stop{afterBlanks(next + 1), valueExpected}
                                   : Stop{next, colonExpected};
        if (at(next) == ',')
            return {afterBlanks(next + 1), element};
        const bool isEnd = at(next) == '\0' || at(next) == '}' || at(next) == ']';
        if (!isEnd)
            return {next, commaExpected};
        return {next, isObject ? closingBraceExpected : closingBracketExpected};
    }

    /// `last` is the last character that the library has read.
    FileProblem syntaxError(std::size_t last) const
    {
        const auto [offset, expected] = stop();
        const bool isValue = expected == FileFault::valueExpected;
        if (at(offset) == '"' && (isValue || expected == FileFault::keyExpected))
            return errorAt(last, expectedInText(offset + 1, last));
        if (isValue && (isDigit(at(offset)) || at(offset) == '-'))
            return errorAt(last, FileFault::digitExpected);
        return errorAt(offset, expected);
    }

    /// What was to come in a text between quotation marks.
    FileFault expectedInText(std::size_t first, std::size_t last) const
    {
        static const QRegularExpression unfinishedEscape(QStringLiteral(
            R"((?<!\\)(?:\\\\)*\\(?:u[0-9A-Fa-f]{0,3}|u[Dd][89ABab][0-9A-Fa-f]{2})?$)"));
        const std::string_view read = m_text.substr(first, last - first);
        const auto bytes = QByteArrayView(read.data(), static_cast<qsizetype>(read.size()));
        if (unfinishedEscape.match(QString::fromLatin1(bytes)).hasMatch())
            return FileFault::escapeExpected;
        const bool isAscii = (static_cast<unsigned char>(at(last)) & 0x80U) == 0;
        return isAscii && bytes.isValidUtf8() ? FileFault::closingQuoteExpected
                                              : FileFault::utf8Expected;
    }

    FileProblem errorAt(std::size_t offset, FileFault expected) const
    {
        const std::string_view before = m_text.substr(0, offset);
        const std::string_view line = before.substr(before.find_last_of('\n') + 1);
        const auto isFirstByte = [](char byte) {
            return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
        };
        FileProblem problem(expected);
        problem.line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
        problem.arguments = {problem.line,
                             static_cast<int>(std::ranges::count_if(line, isFirstByte)) + 1};
        return problem;
    }

    std::string_view m_text;
    Reach m_reach;
    JsonObject m_object;
    std::vector<Node> m_open;                  ///< the innermost last
    std::vector<std::set<std::string>> m_keys; ///< of them
    std::string m_key;                         ///< of the value to come
    Last m_last = Last::start;
    std::size_t m_end = 0; ///< of what was read last
    std::optional<FileProblem> m_problem;
};

/// JSON with an escape for each character that could control a terminal or hide. Those stand only
/// within its strings.
QString withEscapes(const QString& json)
{
    QString escaped;
    escaped.reserve(json.size());
    for (const char32_t character : json.toUcs4()) {
        const auto units = QChar::fromUcs4(character);
        if (character == U'\n' || !narration::isUnfit(character)) {
            escaped += units;
            continue;
        }
        for (const char16_t unit : units)
            escaped += QStringLiteral("\\u%1").arg(unit, 4, 16, QLatin1Char('0'));
    }
    return escaped;
}

} // namespace

ordered_json jsonOf(const Node& node)
{
    switch (node.kind) {
    case Node::Kind::absent:
    case Node::Kind::null:
        break;
    case Node::Kind::boolean:
        return node.truth;
    case Node::Kind::number:
        return ordered_json::parse(node.text);
    case Node::Kind::text:
        return node.text;
    case Node::Kind::list: {
        ordered_json list = ordered_json::array();
        for (const Node& element : node.children)
            list.push_back(jsonOf(element));
        return list;
    }
    case Node::Kind::object: {
        ordered_json::object_t object; // a list, in which a search for each key would take long
        for (const Node& member : node.children)
            object.emplace_back(member.key, jsonOf(member));
        return object;
    }
    }
    return nullptr;
}

FileFault wantedFault(Node::Kind kind)
{
    switch (kind) {
    case Node::Kind::boolean:
        return FileFault::trueOrFalseWanted;
    case Node::Kind::number:
        return FileFault::numberWanted;
    case Node::Kind::list:
        return FileFault::listWanted;
    case Node::Kind::object:
        return FileFault::objectWanted;
    case Node::Kind::absent:
    case Node::Kind::null:
    case Node::Kind::text:
        break;
    }
    return FileFault::textWanted;
}

std::string jsonText(const nlohmann::ordered_json& json, int indent)
{
    const std::string text = json.dump(indent);
    const bool isPlain = std::ranges::all_of(
        text, [](char each) { return static_cast<unsigned char>(each) < 0x7F; });
    return isPlain ? text : withEscapes(QString::fromStdString(text)).toStdString();
}

std::variant<JsonObject, FileProblem> readJsonObject(std::string text)
{
    if (text.starts_with(byteOrderMark))
        text.erase(0, byteOrderMark.size());
    const std::size_t start = text.find_first_not_of(blanks);
    if (start == std::string::npos)
        return FileProblem(FileFault::empty);
    // The library would take a zero byte for the end of the text.
    if (text[start] != '{' || text.find('\0') != std::string::npos)
        return FileProblem(FileFault::notShowdown);
    Builder builder(text);
    if (std::optional<FileProblem> problem = builder.read())
        return *std::move(problem);
    return builder.take();
}

} // namespace showdown::tables
