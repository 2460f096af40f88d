// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/problems.h"
#include "app/tables/json.h"

#include <QString>

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::lessons {

using tables::Node;

/// Whether a text can be an id: `last-kicker`.
bool isId(const QString& text);

/// Reads the members of an object of a lesson. Missing members and those of the wrong kind are
/// reported, and reading goes on.
class ObjectReader
{
public:
    /// Both must live as long as the reader.
    ObjectReader(const Node& object, Problems& problems) : m_object(object), m_problems(problems) {}

    const Node& object() const { return m_object; }
    Problems& problems() const { return m_problems; }
    int line() const { return m_object.line; }

    /// Where each member stands, by its key.
    std::map<std::string, int> lines() const;

    /// The member if it is there and of this kind; nullptr otherwise.
    const Node* find(std::string_view key, Node::Kind kind) const;
    /// As find(), but a missing member is reported.
    const Node* need(std::string_view key, Node::Kind kind) const;

    /// A text without superfluous blanks; empty if there is none.
    QString text(std::string_view key) const;
    /// As text(), but a missing or empty one is reported.
    QString neededText(std::string_view key) const;

    /// As neededText(), for an id: words of small letters and digits, with hyphens.
    QString neededId(std::string_view key) const;

    /// A whole number within limits.
    std::optional<int> number(std::string_view key, int least, int most) const;
    std::optional<int> neededNumber(std::string_view key, int least, int most) const;
    std::optional<double> decimal(std::string_view key) const;
    bool truth(std::string_view key) const;

    /// A list of whole numbers within limits; other elements are reported and left out.
    std::optional<std::vector<int>> numbers(std::string_view key, int least, int most) const;

    /// The elements of a list, each a text; others are reported and left out.
    std::vector<const Node*> texts(std::string_view key) const;

    /// Reports all keys that are not among these.
    void refuseOthers(const std::vector<std::string_view>& known) const;

    /// Reports that a value should be of another kind.
    void wrong(const Node& node, narration::FileFault wanted) const;

    /// An element of a list as a whole number within limits; `named` is the list.
    std::optional<int> whole(const Node& node, const Node& named, int least, int most) const;

private:
    const Node& m_object;
    Problems& m_problems;
};

/// Several lists of keys in one.
std::vector<std::string_view> keysOf(std::initializer_list<std::vector<std::string_view>> lists);

} // namespace showdown::lessons
