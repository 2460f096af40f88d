// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/objectreader.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileKey;

std::map<std::string, int> ObjectReader::lines() const
{
    std::map<std::string, int> lines;
    for (const Node& member : m_object.children)
        lines.emplace(member.key, member.line);
    return lines;
}

void ObjectReader::wrong(const Node& node, FileFault wanted) const
{
    m_problems.add(node.line, wanted, {FileKey{node.shownKey()}});
}

const Node* ObjectReader::find(std::string_view key, Node::Kind kind) const
{
    const Node* node = m_object.find(key);
    if (!node || node->kind == kind)
        return node;
    wrong(*node, tables::wantedFault(kind));
    return nullptr;
}

const Node* ObjectReader::need(std::string_view key, Node::Kind kind) const
{
    if (!m_object.find(key))
        m_problems.add(line(), FileFault::keyMissing, {FileKey{std::string(key)}});
    return find(key, kind);
}

QString ObjectReader::text(std::string_view key) const
{
    const Node* node = find(key, Node::Kind::text);
    return node ? QString::fromStdString(node->text).trimmed() : QString();
}

QString ObjectReader::neededText(std::string_view key) const
{
    const Node* node = need(key, Node::Kind::text);
    if (!node)
        return {};
    const QString text = QString::fromStdString(node->text).trimmed();
    if (text.isEmpty())
        m_problems.add(node->line, FileFault::noText);
    return text;
}

bool isId(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^[a-z0-9]+(?:-[a-z0-9]+)*$"));
    return form.match(text).hasMatch();
}

QString ObjectReader::neededId(std::string_view key) const
{
    QString id = neededText(key);
    if (!id.isEmpty() && !isId(id))
        wrong(*m_object.find(key), FileFault::idWanted);
    return id;
}

std::optional<int> ObjectReader::whole(const Node& node, const Node& named, int least,
                                       int most) const
{
    if (node.kind != Node::Kind::number || node.number != std::floor(node.number)) {
        m_problems.add(node.line, FileFault::wholeNumberWanted, {FileKey{named.shownKey()}});
        return std::nullopt;
    }
    if (node.number < least || node.number > most) {
        m_problems.add(node.line, FileFault::numberOutside,
                       {FileKey{named.shownKey()}, least, most});
        return std::nullopt;
    }
    return static_cast<int>(node.number);
}

std::optional<int> ObjectReader::number(std::string_view key, int least, int most) const
{
    const Node* node = m_object.find(key);
    return node ? whole(*node, *node, least, most) : std::nullopt;
}

std::optional<int> ObjectReader::neededNumber(std::string_view key, int least, int most) const
{
    if (!m_object.find(key))
        m_problems.add(line(), FileFault::keyMissing, {FileKey{std::string(key)}});
    return number(key, least, most);
}

std::optional<double> ObjectReader::decimal(std::string_view key) const
{
    const Node* node = find(key, Node::Kind::number);
    return node ? std::optional(node->number) : std::nullopt;
}

bool ObjectReader::truth(std::string_view key) const
{
    const Node* node = find(key, Node::Kind::boolean);
    return node && node->truth;
}

std::optional<std::vector<int>> ObjectReader::numbers(std::string_view key, int least,
                                                      int most) const
{
    const Node* node = m_object.find(key);
    if (!node)
        return std::nullopt;
    if (node->kind != Node::Kind::list) {
        wrong(*node, FileFault::listWanted);
        return std::nullopt;
    }
    std::vector<int> numbers;
    for (const Node& element : node->children) {
        if (const std::optional<int> number = whole(element, *node, least, most))
            numbers.push_back(*number);
    }
    return numbers;
}

std::vector<const Node*> ObjectReader::texts(std::string_view key) const
{
    std::vector<const Node*> texts;
    const Node* list = find(key, Node::Kind::list);
    if (!list)
        return texts;
    for (const Node& element : list->children) {
        if (element.kind == Node::Kind::text)
            texts.push_back(&element);
        else
            m_problems.add(element.line, FileFault::textWanted, {FileKey{list->shownKey()}});
    }
    return texts;
}

void ObjectReader::refuseOthers(const std::vector<std::string_view>& known) const
{
    for (const Node& member : m_object.children) {
        if (std::ranges::find(known, member.key) == known.end())
            m_problems.add(
                member.line, FileFault::keyUnknown,
                {member.shownKey(), std::vector<std::string>(known.begin(), known.end())});
    }
}

std::vector<std::string_view> keysOf(std::initializer_list<std::vector<std::string_view>> lists)
{
    std::vector<std::string_view> keys;
    for (const std::vector<std::string_view>& list : lists)
        keys.insert(keys.end(), list.begin(), list.end());
    return keys;
}

} // namespace showdown::lessons
