// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::lessons {

class Problems;

/// A value in a lesson's file, with its line. A block of cards in lesson.md is brought into the
/// same form as JSON, so that both are read alike.
struct Node
{
    enum class Kind : std::uint8_t {
        absent, ///< in a list about hands: nothing is said of this one
        null,
        boolean,
        number,
        text,
        list,
        object,
    };

    Kind kind = Kind::null;
    std::string key;     ///< its key in an object
    std::string written; ///< the key as the author wrote it, if it differs
    int line = 1;        ///< from 1
    bool truth = false;
    double number = 0;
    std::string text;
    std::vector<Node> children; ///< of a list or an object, in order

    /// The member of an object that has this key; nullptr if none has.
    const Node* find(std::string_view name) const
    {
        const auto found = std::ranges::find(children, name, &Node::key);
        return found == children.end() ? nullptr : &*found;
    }

    const std::string& shownKey() const { return written.empty() ? key : written; }
};

/// The JSON object of a UTF-8 text, with the lines of all its values. Nothing if the text is not a
/// JSON object; a key that stands twice in the same braces is also reported.
std::optional<Node> nodeFromJson(const std::string& text, Problems& problems);

} // namespace showdown::lessons
