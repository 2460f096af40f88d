// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/tablefile.h"
#include "core/cards/notation.h"
#include "core/rules/ruletext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace showdown::files {
namespace {

using nlohmann::ordered_json;

ordered_json textOrNull(const QString& text)
{
    return text.isEmpty() ? ordered_json() : ordered_json(text.toStdString());
}

ordered_json rulesJson(const NamedRules& rules)
{
    ordered_json changed = ordered_json::object();
    for (const Rule rule : rules.changed())
        changed[std::string(id(rule))] = valueText(rules.rules, rule);
    return {{"preset", id(rules.preset)}, {"changed", changed}};
}

ordered_json playerJson(const Table& table, int player)
{
    ordered_json cards = ordered_json::array();
    for (int slot = 0; slot < SlotRow::size; ++slot) {
        const std::optional<Card> card = table.card({player, slot});
        cards.push_back(card ? ordered_json(toText(*card)) : ordered_json());
    }
    return {{"name", textOrNull(table.names[static_cast<std::size_t>(player)])}, {"cards", cards}};
}

/// Puts unknown keys behind the known ones, at every depth where both have an object.
void addExtras(ordered_json& object, const ordered_json& extras)
{
    for (const auto& [key, value] : extras.items()) {
        if (!object.contains(key)) {
            object[key] = value;
        } else if (object[key].is_array()) {
            for (std::size_t i = 0; i < std::min(object[key].size(), value.size()); ++i)
                addExtras(object[key][i], value[i]);
        } else {
            addExtras(object[key], value);
        }
    }
}

/// A key a line, and of a list an entry a line, so that people can read and change it.
std::string lines(const ordered_json& document)
{
    std::string text;
    for (const auto& [key, value] : document.items()) {
        text += (text.empty() ? "{\n  " : ",\n  ") + ordered_json(key).dump() + ": ";
        if (!value.is_array() || value.empty()) {
            text += value.dump();
            continue;
        }
        std::string entries;
        for (const ordered_json& entry : value)
            entries += (entries.empty() ? "[\n    " : ",\n    ") + entry.dump();
        text += entries + "\n  ]";
    }
    return text + "\n}\n";
}

} // namespace

QByteArray tableText(const TableFile& file)
{
    const Table& table = file.table;
    ordered_json players = ordered_json::array();
    for (int player = 0; player < table.playerCount; ++player)
        players.push_back(playerJson(table, player));
    ordered_json document{
        {"showdown", tableFormat},
        {"title", textOrNull(table.title)},
        {"rules", rulesJson(table.rules)},
        {"lens", table.lens ? ordered_json(id(*table.lens)) : ordered_json()},
        {"players", players},
    };
    if (!file.extras.isEmpty())
        addExtras(document, ordered_json::parse(file.extras.toStdString()));
    return QByteArray::fromStdString(lines(document));
}

} // namespace showdown::files
