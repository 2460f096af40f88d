// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/node.h"

#include "app/files/jsondocument.h"
#include "app/lessons/problems.h"
#include "app/narration/foreigntext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <variant>

namespace showdown::lessons {
namespace {

/// How far the library has read.
struct Reach
{
    int newlines = 0;
    char last = ' ';

    /// The line of the value read last. The reader only knows that a number has ended from the
    /// character after it.
    int line() const { return newlines + (last == '\n' ? 0 : 1); }
};

/// Iterates over a text and counts lines.
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
        m_reach->last = *m_at++;
        m_reach->newlines += m_reach->last == '\n' ? 1 : 0;
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }

private:
    const char* m_at;
    Reach* m_reach;
};

/// Builds the tree while the library reads. It only ever sees valid JSON.
class Builder : public nlohmann::json_sax<nlohmann::ordered_json>
{
public:
    Builder(const Reach& reach, Problems& problems) : m_reach(reach), m_problems(problems) {}

    Node take() { return std::move(m_root); }

    bool null() override { return add({}); }
    bool boolean(bool value) override
    {
        Node node;
        node.kind = Node::Kind::boolean;
        node.truth = value;
        return add(std::move(node));
    }
    bool number_integer(number_integer_t value) override
    {
        return addNumber(static_cast<double>(value));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return addNumber(static_cast<double>(value));
    }
    bool number_float(number_float_t value, const string_t& /*text*/) override
    {
        return addNumber(value);
    }
    bool string(string_t& value) override
    {
        Node node;
        node.kind = Node::Kind::text;
        node.text = value;
        checkCharacters(value);
        return add(std::move(node));
    }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Node::Kind::object); }
    bool key(string_t& value) override
    {
        m_key = value;
        checkCharacters(value);
        if (m_open.back().find(value))
            m_problems.add(m_reach.line(), narration::LessonKeyTwice{value});
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(Node::Kind::list); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override
    {
        return false;
    }

private:
    /// Checks characters, including escaped ones: `\u001b`.
    void checkCharacters(const std::string& text)
    {
        if (const auto unfit = narration::unfitIn(QString::fromStdString(text)))
            m_problems.add(m_reach.line(), narration::LessonUnfitCharacter{*unfit});
    }

    bool addNumber(double value)
    {
        Node node;
        node.kind = Node::Kind::number;
        node.number = value;
        return add(std::move(node));
    }

    bool add(Node node)
    {
        node.line = m_reach.line();
        return place(std::move(node));
    }

    bool place(Node node)
    {
        if (m_open.empty()) {
            m_root = std::move(node);
            return true;
        }
        if (m_open.back().kind == Node::Kind::object && node.key.empty())
            node.key = m_key;
        m_open.back().children.push_back(std::move(node));
        return true;
    }

    bool open(Node::Kind kind)
    {
        Node node;
        node.kind = kind;
        node.line = m_reach.line();
        if (!m_open.empty() && m_open.back().kind == Node::Kind::object)
            node.key = m_key;
        m_open.push_back(std::move(node));
        return true;
    }

    bool close()
    {
        Node node = std::move(m_open.back());
        m_open.pop_back();
        return place(std::move(node));
    }

    const Reach& m_reach;
    Problems& m_problems;
    Node m_root;
    std::vector<Node> m_open; ///< the innermost last
    std::string m_key;
};

void addNoObject(const std::string& text, Problems& problems)
{
    const std::size_t zero = text.find('\0');
    if (zero == std::string::npos)
        return problems.add(1, narration::LessonFlaw::notObject);
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(zero);
    problems.add(1 + static_cast<int>(std::count(text.begin(), end, '\n')),
                 narration::LessonFlaw::notText);
}

} // namespace

std::optional<Node> nodeFromJson(const std::string& text, Problems& problems)
{
    const auto document = files::readJsonObject(text);
    if (const auto* problem = std::get_if<narration::FileProblem>(&document)) {
        if (const auto* error = std::get_if<narration::SyntaxError>(problem)) {
            problems.add(error->line, *error);
            return std::nullopt;
        }
        if (const auto* fault = std::get_if<narration::FileFault>(problem)) {
            if (*fault == narration::FileFault::notShowdown)
                addNoObject(text, problems);
            else
                problems.add(1, *fault);
            return std::nullopt;
        }
    }
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const std::size_t start = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    Reach reach;
    Builder builder(reach, problems);
    nlohmann::ordered_json::sax_parse(CountingIterator(text.data() + start, &reach),
                                      CountingIterator(text.data() + text.size(), &reach),
                                      &builder);
    return builder.take();
}

} // namespace showdown::lessons
