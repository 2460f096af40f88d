// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace showdown::tables {

/// A value in a JSON text, with its line. A block of cards in a lesson's text is brought into the
/// same form, so that both are read alike.
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
    std::string text;           ///< also of a number, as JSON
    std::vector<Node> children; ///< of a list or an object, in order

    bool is(Kind other) const { return kind == other; }

    /// The member of an object that has this key; nullptr if none has.
    const Node* find(std::string_view name) const
    {
        const auto found = std::ranges::find(children, name, &Node::key);
        return found == children.end() ? nullptr : &*found;
    }

    const std::string& shownKey() const { return written.empty() ? key : written; }
};

/// A value without its lines.
nlohmann::ordered_json jsonOf(const Node& node);

/// The document as text, on one line unless it is to be indented. What could control a terminal or
/// hide is escaped in it.
std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);

/// What is wrong with a value that is not of this kind.
narration::FileFault wantedFault(Node::Kind kind);

/// A key that stands twice in the same braces.
struct RepeatedKeyAt
{
    std::string key;
    int line = 1;     ///< of the second
    std::string list; ///< the key of the list of the root that it is in, if it is in one
    int element = 0;  ///< of that list, from 1
};

struct JsonObject
{
    Node root;
    std::vector<RepeatedKeyAt> repeated; ///< in the order of the text
};

/// Reads the JSON object of a text in UTF-8, with or without a byte order mark before it; or says
/// what is wrong, at the first place. Braces and brackets nest 32 deep at most.
std::variant<JsonObject, narration::FileProblem> readJsonObject(std::string text);

} // namespace showdown::tables
