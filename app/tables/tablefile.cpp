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

/// Adds what there is to say of hands, or of a situation.
void addTable(ordered_json& object, const CardTable& table)
{
    if (!table.isSituation()) {
        object["title"] = textOrNull(table.title);
        if (!table.note.isEmpty())
            object["note"] = table.note.toStdString();
    }
    object["rules"] = rulesJson(table.rules);
    if (table.isSituation()) {
        object["board"] = cardsJson(table.board());
        object["dead"] = cardsJson(table.dead());
    } else {
        object["lens"] = table.lens ? ordered_json(id(*table.lens)) : ordered_json();
    }
    object["players"] = playersJson(table);
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

using Parts = std::map<std::string, CardTable>;

std::string lines(const ordered_json& document, const Parts& parts, const std::string& indent = {});

/// For a list an entry a line, and for a part a key a line.
std::string valueLines(const std::string& key, const ordered_json& value, const Parts& parts,
                       const std::string& indent)
{
    if (parts.contains(key))
        return lines(value, {}, "  ");
    if (!value.is_array() || value.empty() || (!indent.empty() && key != "players"))
        return value.dump();
    std::string entries;
    for (const ordered_json& entry : value)
        entries += (entries.empty() ? "[\n    " : ",\n    ") + indent + entry.dump();
    return entries + "\n  " + indent + ']';
}

/// A key a line, so that people can read and change it; `indent` is before each.
std::string lines(const ordered_json& document, const Parts& parts, const std::string& indent)
{
    std::string text;
    for (const auto& [key, value] : document.items())
        text += (text.empty() ? "{\n  " : ",\n  ") + indent + ordered_json(key).dump() + ": "
                + valueLines(key, value, parts, indent);
    return text + '\n' + indent + '}';
}

std::variant<TableFile, FileProblem> fileFrom(const Node& document, const PartKinds& kinds)
{
    const std::variant<CardTable, FileProblem> table = TableReader(emptyHands(), {}).read(document);
    if (const auto* problem = std::get_if<FileProblem>(&table))
        return *problem;
    TableFile file{std::get<CardTable>(table), {}};
    for (const auto& [key, kind] : kinds) {
        const Node* object = document.find(key);
        if (!object)
            continue;
        if (!object->is(Node::Kind::object))
            return FileProblem(FileFault::objectWanted, {FileKey{key}});
        const CardTable empty = kind == RowKind::hand ? emptyHands() : emptySituation();
        const std::variant<CardTable, FileProblem> part = TableReader(empty, key).read(*object);
        if (const auto* problem = std::get_if<FileProblem>(&part))
            return *problem;
        file.parts[key] = std::get<CardTable>(part);
    }
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
ordered_json unknownKeys(const ordered_json& object, RowKind kind)
{
    const char* cards = kind == RowKind::hand ? "cards" : "hole";
    const ordered_json rules = without(object["rules"], {"preset", "changed"});
    ordered_json players = ordered_json::array();
    bool isAnyLeft = false;
    for (const ordered_json& player : object["players"]) {
        players.push_back(without(player, {"name", cards}));
        isAnyLeft = isAnyLeft || !players.back().empty();
    }
    ordered_json left = without(object, {"rules", "players"});
    left = kind == RowKind::hand ? without(left, {"title", "note", "lens"})
                                 : without(left, {"board", "dead"});
    if (!rules.empty())
        left["rules"] = rules;
    if (isAnyLeft)
        left["players"] = players;
    return left;
}

ordered_json unknownKeys(const ordered_json& document, const PartKinds& kinds)
{
    ordered_json left = without(unknownKeys(document, RowKind::hand), {"showdown"});
    for (const auto& [key, kind] : kinds) {
        left.erase(key);
        const auto part = document.find(key);
        if (part == document.end())
            continue;
        const ordered_json partLeft = unknownKeys(*part, kind);
        if (!partLeft.empty())
            left[key] = partLeft;
    }
    return left;
}

ordered_json extrasOf(const TableFile& file)
{
    return file.extras.isEmpty() ? ordered_json::object()
                                 : ordered_json::parse(file.extras.toStdString());
}

} // namespace

const PartKinds& usualParts()
{
    static const PartKinds parts{{oddsKey, RowKind::hole}};
    return parts;
}

const CardTable* TableFile::part(const std::string& key) const
{
    if (key.empty())
        return &table;
    const auto found = parts.find(key);
    return found == parts.end() ? nullptr : &found->second;
}

void TableFile::setPart(const std::string& key, const std::optional<CardTable>& part)
{
    if (part) {
        (key.empty() ? table : parts[key]) = *part;
        return;
    }
    parts.erase(key);
    ordered_json left = extrasOf(*this);
    if (left.erase(key) > 0) // they would be a part that is not whole
        extras = left.empty() ? QByteArray() : QByteArray::fromStdString(left.dump());
}

QByteArray tableText(const TableFile& file)
{
    ordered_json document{{"showdown", tableFormat}};
    addTable(document, file.table);
    for (const auto& [key, part] : file.parts)
        addTable(document[key], part);
    addExtras(document, extrasOf(file));
    return QByteArray::fromStdString(lines(document, file.parts) + '\n');
}

TableFileResult readTableFile(const QString& path, qint64 largest, const PartKinds& kinds)
{
    const std::variant<QByteArray, narration::FileFault> file = readFile(path, largest);
    if (const auto* fault = std::get_if<narration::FileFault>(&file))
        return *fault;
    return readTable(std::get<QByteArray>(file), largest, kinds);
}

TableFileResult readTable(const QByteArray& text, qint64 largest, const PartKinds& kinds)
{
    if (text.size() > largest)
        return FileFault::tooLarge;
    const auto document = readJsonObject(text.toStdString());
    if (const auto* problem = std::get_if<FileProblem>(&document))
        return *problem;
    const auto& object = std::get<JsonObject>(document);
    if (!object.repeated.empty())
        return FileProblem(FileFault::keyTwice, {FileKey{object.repeated.front().key}});
    std::variant<TableFile, FileProblem> file = fileFrom(object.root, kinds);
    if (auto* read = std::get_if<TableFile>(&file)) {
        const ordered_json extras = unknownKeys(jsonOf(object.root), kinds);
        if (!extras.empty())
            read->extras = QByteArray::fromStdString(extras.dump());
    }
    return file;
}

} // namespace showdown::tables
