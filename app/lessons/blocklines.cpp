// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/blocklines.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileKey;

namespace {

std::string trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return std::string(text.substr(begin, text.find_last_not_of(blanks) + 1 - begin));
}

std::vector<std::string> words(const std::string& text)
{
    std::vector<std::string> list;
    for (const QString& word : QString::fromStdString(text).simplified().split(QLatin1Char(' ')))
        if (!word.isEmpty())
            list.push_back(word.toStdString());
    return list;
}

Node textNode(const BlockLine& line, std::string text)
{
    Node node;
    node.kind = Node::Kind::text;
    node.key = line.key;
    node.line = line.line;
    node.text = std::move(text);
    return node;
}

/// A number if it is one, else the text.
Node numberNode(const BlockLine& line, const std::string& text)
{
    Node node = textNode(line, text);
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && rest == end) {
        node.kind = Node::Kind::number;
        node.number = number;
    }
    return node;
}

Node numberList(const BlockLine& line)
{
    Node node = textNode(line, {});
    node.kind = Node::Kind::list;
    for (const std::string& word : words(line.value))
        node.children.push_back(numberNode(line, word));
    return node;
}

/// A key of a block, and how it is read.
struct BlockKey
{
    enum class Form : std::uint8_t {
        text,
        number,
        numberOrText,
        numbers,
        eachText,    ///< about the hand or the hole cards above it
        eachNumbers, ///< as eachText
        eachNumber,  ///< as eachText
        hand,        ///< begins a hand or hole cards
        rules,
        after,
    };

    std::string_view written;
    std::string_view key;
    Form form = Form::text;
};

using Form = BlockKey::Form;

constexpr auto blockKeys = std::to_array<BlockKey>({
    {"id", "id", Form::text},
    {"rules", "rules", Form::rules},
    {"lens", "lens", Form::text},
    {"hand", "hands", Form::hand},
    {"hole", "holes", Form::hand},
    {"board", "board", Form::text},
    {"dead", "dead", Form::text},
    {"to", "to", Form::text},
    {"rank", "ranks", Form::eachText},
    {"name", "names", Form::eachText},
    {"values", "values", Form::eachNumbers},
    {"working", "working", Form::eachText},
    {"wild", "wilds", Form::eachText},
    {"equity", "equities", Form::eachText},
    {"wins", "wins", Form::eachNumber},
    {"ties", "ties", Form::eachNumber},
    {"winner", "winners", Form::numbers},
    {"decides", "decides", Form::text},
    {"printed", "printed", Form::text},
    {"after", "after", Form::after},
    {"outs", "outs", Form::numberOrText},
    {"player", "player", Form::number},
    {"unseen", "unseen", Form::number},
    {"percent", "percent", Form::number},
    {"against", "against", Form::text},
    {"boards", "boards", Form::number},
    {"show", "show", Form::text},
    {"cards", "cards", Form::text},
    {"caption", "caption", Form::text},
    {"question", "question", Form::text},
});

/// Puts the object together, line by line.
class CardsNode
{
public:
    CardsNode(int line, Problems& problems) : m_problems(problems)
    {
        m_node.kind = Node::Kind::object;
        m_node.line = line;
    }

    void add(const BlockLine& line)
    {
        const auto* found = std::ranges::find(blockKeys, line.key, &BlockKey::written);
        if (found == blockKeys.end()) {
            std::vector<std::string> known;
            known.reserve(blockKeys.size());
            for (const BlockKey& key : blockKeys)
                known.emplace_back(key.written);
            m_problems.add(line.line, FileFault::keyUnknown, {line.key, known});
            return;
        }
        switch (found->form) {
        case Form::text:
            return addOnce(*found, textNode(line, line.value));
        case Form::number:
            return addOnce(*found, numberNode(line, withoutSign(line.value)));
        case Form::numberOrText:
            return addOnce(*found, numberNode(line, line.value));
        case Form::numbers:
            return addOnce(*found, numberList(line));
        case Form::eachText:
            return addToHand(*found, line,
                             line.value == "-" ? nullNode(line) : textNode(line, line.value));
        case Form::eachNumbers:
            return addToHand(*found, line, numberList(line));
        case Form::eachNumber:
            return addToHand(*found, line, numberNode(line, line.value));
        case Form::hand:
            ++m_hands;
            list(*found, line).children.push_back(textNode(line, line.value));
            return;
        case Form::rules:
            return addRules(line);
        case Form::after:
            return addAfter(*found, line);
        }
    }

    /// The object, whose lists about hands are as long as there are hands.
    Node take()
    {
        for (Node& member : m_node.children) {
            const auto* key = std::ranges::find(blockKeys, member.written, &BlockKey::written);
            const bool isOfHands =
                key != blockKeys.end()
                && (key->form == Form::eachText || key->form == Form::eachNumbers);
            if (isOfHands)
                fill(member, m_hands);
        }
        return std::move(m_node);
    }

private:
    static Node nullNode(const BlockLine& line)
    {
        Node node;
        node.line = line.line;
        return node;
    }

    /// "26 %" is 26.
    static std::string withoutSign(const std::string& text)
    {
        return trimmed(text.ends_with('%') ? text.substr(0, text.size() - 1) : text);
    }

    static void fill(Node& list, int size)
    {
        while (static_cast<int>(list.children.size()) < size) {
            Node nothing;
            nothing.kind = Node::Kind::absent;
            nothing.line = list.line;
            list.children.push_back(nothing);
        }
    }

    Node* existing(std::string_view key)
    {
        const auto found = std::ranges::find(m_node.children, key, &Node::key);
        return found == m_node.children.end() ? nullptr : &*found;
    }

    void addOnce(const BlockKey& key, Node node)
    {
        node.written = key.written;
        node.key = key.key;
        if (existing(key.key))
            m_problems.add(node.line, FileFault::keyTwice, {FileKey{node.written}});
        else
            m_node.children.push_back(std::move(node));
    }

    Node& list(const BlockKey& key, const BlockLine& line)
    {
        if (Node* node = existing(key.key))
            return *node;
        Node node;
        node.kind = Node::Kind::list;
        node.key = key.key;
        node.written = key.written;
        node.line = line.line;
        m_node.children.push_back(std::move(node));
        return m_node.children.back();
    }

    void addToHand(const BlockKey& key, const BlockLine& line, Node node)
    {
        if (m_hands == 0) {
            m_problems.add(line.line, FileFault::claimBeforeHand);
            return;
        }
        Node& all = list(key, line);
        if (static_cast<int>(all.children.size()) == m_hands) {
            m_problems.add(line.line, FileFault::keyTwice, {FileKey{line.key}});
            return;
        }
        fill(all, m_hands - 1);
        node.key.clear();
        all.children.push_back(std::move(node));
    }

    /// `series deck=free`.
    void addRules(const BlockLine& line)
    {
        Node changes;
        changes.kind = Node::Kind::object;
        changes.line = line.line;
        for (const std::string& word : words(line.value)) {
            const std::size_t equals = word.find('=');
            if (equals == std::string::npos) {
                addOnce({"rules", "rules", Form::rules}, textNode(line, word));
                continue;
            }
            Node change = textNode(line, word.substr(equals + 1));
            change.key = word.substr(0, equals);
            changes.children.push_back(std::move(change));
        }
        if (!changes.children.empty())
            addOnce({"rules", "set", Form::rules}, std::move(changes));
    }

    /// `DoCardsHaveSameValue 1 numWilds=0 startIndex=1`; a value may hold blanks.
    void addAfter(const BlockKey& key, const BlockLine& line)
    {
        static const QRegularExpression form(
            QStringLiteral("^(\\w+) ([1-9][0-9]*)((?: [\\w.]+=.*)+)$"));
        static const QRegularExpression variable(QStringLiteral(" ([\\w.]+)=(.*?)(?= [\\w.]+=|$)"));
        const auto match = form.match(QString::fromStdString(line.value).simplified());
        if (!match.hasMatch())
            return addOnce(key, textNode(line, line.value));
        Node after = textNode(line, {});
        after.kind = Node::Kind::object;
        after.children.push_back(member(line, "function", match.captured(1)));
        Node call = member(line, "call", {});
        call.kind = Node::Kind::number;
        call.number = match.captured(2).toInt();
        after.children.push_back(call);
        Node variables = member(line, "variables", {});
        variables.kind = Node::Kind::object;
        auto each = variable.globalMatch(match.captured(3));
        while (each.hasNext()) {
            const auto one = each.next();
            variables.children.push_back(
                member(line, one.captured(1).toStdString(), one.captured(2)));
        }
        after.children.push_back(std::move(variables));
        addOnce(key, std::move(after));
    }

    static Node member(const BlockLine& line, std::string key, const QString& text)
    {
        Node node = textNode(line, text.toStdString());
        node.key = std::move(key);
        return node;
    }

    Problems& m_problems;
    Node m_node;
    int m_hands = 0;
};

} // namespace

std::vector<BlockLine> blockLines(const std::vector<std::string>& lines, int line,
                                  Problems& problems)
{
    std::vector<BlockLine> result;
    for (const std::string& text : lines) {
        const std::size_t colon = text.find(':');
        if (colon != std::string::npos && colon > 0)
            result.push_back(
                {line, trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 1))});
        else if (!trimmed(text).empty())
            problems.add(line, FileFault::noKeyAndValue);
        ++line;
    }
    return result;
}

Node nodeFromCards(const std::vector<BlockLine>& lines, int line, Problems& problems)
{
    CardsNode node(line, problems);
    for (const BlockLine& each : lines)
        node.add(each);
    return node.take();
}

} // namespace showdown::lessons
