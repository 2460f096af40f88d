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

ordered_json placeJson(const OddsTable& table, SlotPlace place)
{
    const std::optional<PlacedCard> card = table.card(place);
    if (!card)
        return {};
    return card->isUnknown() ? "?" : toText(*card->face());
}

ordered_json rowJson(const OddsTable& table, int row, int size)
{
    ordered_json cards = ordered_json::array();
    for (int slot = 0; slot < size; ++slot)
        cards.push_back(placeJson(table, {row, slot}));
    return cards;
}

ordered_json oddsJson(const OddsTable& table)
{
    ordered_json players = ordered_json::array();
    for (int player = 0; player < table.playerCount; ++player)
        players.push_back({{"name", textOrNull(table.names[static_cast<std::size_t>(player)])},
                           {"hole", rowJson(table, player, OddsTable::holeSize)}});
    return {
        {"rules", rulesJson(table.rules)},
        {"board", rowJson(table, OddsTable::boardRow, Situation::boardSize)},
        {"dead", rowJson(table, OddsTable::deadRow, static_cast<int>(table.dead.size()))},
        {"players", players},
    };
}

/// Puts unknown keys after the known ones, at every depth where both have an object.
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

std::string lines(const ordered_json& document, const std::string& indent = {});

/// For a list an entry a line, and for the situation of Odds a key a line.
std::string valueLines(const std::string& key, const ordered_json& value, const std::string& indent)
{
    if (key == "odds" && value.is_object() && indent.empty())
        return lines(value, "  ");
    if (!value.is_array() || value.empty() || (!indent.empty() && key != "players"))
        return value.dump();
    std::string entries;
    for (const ordered_json& entry : value)
        entries += (entries.empty() ? "[\n    " : ",\n    ") + indent + entry.dump();
    return entries + "\n  " + indent + ']';
}

/// A key a line, so that people can read and change it; `indent` is before each.
std::string lines(const ordered_json& document, const std::string& indent)
{
    std::string text;
    for (const auto& [key, value] : document.items())
        text += (text.empty() ? "{\n  " : ",\n  ") + indent + ordered_json(key).dump() + ": "
                + valueLines(key, value, indent);
    return text + '\n' + indent + '}';
}

} // namespace

QByteArray tableText(const TableFile& file)
{
    const Table& table = file.table;
    ordered_json players = ordered_json::array();
    for (int player = 0; player < table.playerCount; ++player)
        players.push_back(playerJson(table, player));
    ordered_json document{{"showdown", tableFormat}, {"title", textOrNull(table.title)}};
    if (!table.note.isEmpty())
        document["note"] = table.note.toStdString();
    document["rules"] = rulesJson(table.rules);
    document["lens"] = table.lens ? ordered_json(id(*table.lens)) : ordered_json();
    document["players"] = players;
    if (file.odds)
        document["odds"] = oddsJson(*file.odds);
    ordered_json extras = ordered_json::object();
    if (!file.extras.isEmpty())
        extras = ordered_json::parse(file.extras.toStdString());
    if (!file.odds)
        extras.erase("odds"); // they would be a situation that is not whole
    addExtras(document, extras);
    return QByteArray::fromStdString(lines(document) + '\n');
}

} // namespace showdown::files
