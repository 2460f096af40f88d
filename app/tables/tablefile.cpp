// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/tablefile.h"

#include "app/tables/json.h"
#include "app/tables/readfile.h"
#include "app/tables/tablereader.h"
#include "core/cards/notation.h"
#include "core/rules/rule.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace showdown::tables {
namespace {

using narration::FileFault;
using narration::FileKey;
using narration::FileProblem;
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

ordered_json cardsJson(const SlotRow& row)
{
    ordered_json cards = ordered_json::array();
    const bool isGrowing = row.kind() == RowKind::dead;
    const int places = isGrowing ? static_cast<int>(row.faces().size()) : row.size();
    for (int slot = 0; slot < places; ++slot) {
        const std::optional<PlacedCard> card = row[slot];
        if (!card)
            cards.push_back(ordered_json());
        else
            cards.push_back(card->isUnknown() ? "?" : toText(*card->face()));
    }
    return cards;
}

ordered_json playersJson(const CardTable& table)
{
    const char* const key = table.isSituation() ? "hole" : "cards";
    ordered_json players = ordered_json::array();
    for (int player = 0; player < table.playerCount; ++player)
        players.push_back({{"name", textOrNull(table.names[static_cast<std::size_t>(player)])},
                           {key, cardsJson(table.row(player))}});
    return players;
}

ordered_json oddsJson(const CardTable& table)
{
    return {
        {"rules", rulesJson(table.rules)},
        {"board", cardsJson(table.board())},
        {"dead", cardsJson(table.dead())},
        {"players", playersJson(table)},
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

std::variant<TableFile, FileProblem> fileFrom(const Node& document)
{
    const std::variant<CardTable, FileProblem> table = TableReader(emptyHands()).read(document);
    if (const auto* problem = std::get_if<FileProblem>(&table))
        return *problem;
    TableFile file{std::get<CardTable>(table), {}};
    const Node* odds = document.find("odds");
    if (!odds)
        return file;
    if (!odds->is(Node::Kind::object))
        return FileProblem(FileFault::objectWanted, {FileKey{"odds"}});
    const std::variant<CardTable, FileProblem> situation =
        TableReader(emptySituation()).read(*odds);
    if (const auto* problem = std::get_if<FileProblem>(&situation))
        return *problem;
    file.odds = std::get<CardTable>(situation);
    return file;
}

ordered_json without(ordered_json object, std::initializer_list<const char*> known)
{
    for (const char* key : known)
        object.erase(key);
    return object;
}

/// What is left of an object with rules and players without the known keys; these two remain if
/// they still have any.
ordered_json unknownKeys(const ordered_json& object, std::initializer_list<const char*> known,
                         const char* cards)
{
    const ordered_json rules = without(object["rules"], {"preset", "changed"});
    ordered_json players = ordered_json::array();
    bool isAnyLeft = false;
    for (const ordered_json& player : object["players"]) {
        players.push_back(without(player, {"name", cards}));
        isAnyLeft = isAnyLeft || !players.back().empty();
    }
    ordered_json left = without(without(object, known), {"rules", "players"});
    if (!rules.empty())
        left["rules"] = rules;
    if (isAnyLeft)
        left["players"] = players;
    return left;
}

ordered_json unknownKeys(const ordered_json& document)
{
    ordered_json left =
        unknownKeys(document, {"showdown", "title", "note", "lens", "odds"}, "cards");
    const auto odds = document.find("odds");
    if (odds == document.end())
        return left;
    const ordered_json oddsLeft = unknownKeys(*odds, {"board", "dead"}, "hole");
    if (!oddsLeft.empty())
        left["odds"] = oddsLeft;
    return left;
}

} // namespace

TableFile fileOf(const CardTable& table)
{
    return table.isSituation() ? TableFile{emptyHands(), {}, table} : TableFile{table, {}};
}

QByteArray tableText(const TableFile& file)
{
    const CardTable& table = file.table;
    ordered_json document{{"showdown", tableFormat}, {"title", textOrNull(table.title)}};
    if (!table.note.isEmpty())
        document["note"] = table.note.toStdString();
    document["rules"] = rulesJson(table.rules);
    document["lens"] = table.lens ? ordered_json(id(*table.lens)) : ordered_json();
    document["players"] = playersJson(table);
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

TableFileResult readTableFile(const QString& path, qint64 largest)
{
    const std::variant<QByteArray, narration::FileFault> file = readFile(path, largest);
    if (const auto* fault = std::get_if<narration::FileFault>(&file))
        return *fault;
    return readTable(std::get<QByteArray>(file), largest);
}

TableFileResult readTable(const QByteArray& text, qint64 largest)
{
    if (text.size() > largest)
        return FileFault::tooLarge;
    const auto document = readJsonObject(text.toStdString());
    if (const auto* problem = std::get_if<FileProblem>(&document))
        return *problem;
    const auto& object = std::get<JsonObject>(document);
    if (!object.repeated.empty())
        return FileProblem(FileFault::keyTwice, {FileKey{object.repeated.front().key}});
    std::variant<TableFile, FileProblem> file = fileFrom(object.root);
    if (auto* read = std::get_if<TableFile>(&file)) {
        const ordered_json extras = unknownKeys(jsonOf(object.root));
        if (!extras.empty())
            read->extras = QByteArray::fromStdString(extras.dump());
    }
    return file;
}

} // namespace showdown::tables
