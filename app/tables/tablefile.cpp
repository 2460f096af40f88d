// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/tablefile.h"

#include "app/tables/json.h"
#include "app/tables/readfile.h"
#include "app/tables/savefile.h"
#include "app/tables/tablereader.h"
#include "core/cards/notation.h"
#include "core/rules/rule.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace showdown::tables {
namespace {

using narration::FileFault;
using narration::FileKey;
using narration::FileProblem;
using nlohmann::ordered_json;

constexpr const char* tablesKey = "tables";

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

/// Adds what there is to say of hands, or of a situation. A note that is not there is said among
/// several tables alone: files of one are as they always were.
void addTable(ordered_json& object, const CardTable& table, bool isAmongSeveral = false)
{
    if (!table.isSituation()) {
        object["title"] = textOrNull(table.title);
        if (isAmongSeveral || !table.note.isEmpty())
            object["note"] = textOrNull(table.note);
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

/// Values that are laid out already, by their keys.
using LaidOut = std::map<std::string, std::string>;

/// An entry a line.
std::string listLines(const std::vector<std::string>& entries, const std::string& indent)
{
    std::string text;
    for (const std::string& entry : entries)
        text.append(text.empty() ? "[\n    " : ",\n    ").append(indent).append(entry);
    return text + "\n  " + indent + ']';
}

std::string valueLines(const std::string& key, const ordered_json& value, const LaidOut& laidOut,
                       const std::string& indent)
{
    if (const auto found = laidOut.find(key); found != laidOut.end())
        return found->second;
    if (!value.is_array() || value.empty() || (!indent.empty() && key != "players"))
        return value.dump();
    std::vector<std::string> entries;
    for (const ordered_json& entry : value)
        entries.push_back(entry.dump());
    return listLines(entries, indent);
}

/// A key a line, so that people can read and change it; `indent` is before each.
std::string lines(const ordered_json& document, const LaidOut& laidOut,
                  const std::string& indent = {})
{
    std::string text;
    for (const auto& [key, value] : document.items())
        text += (text.empty() ? "{\n  " : ",\n  ") + indent + ordered_json(key).dump() + ": "
                + valueLines(key, value, laidOut, indent);
    return text + '\n' + indent + '}';
}

ordered_json extrasFrom(const QByteArray& extras)
{
    return extras.isEmpty() ? ordered_json::object() : ordered_json::parse(extras.toStdString());
}

QByteArray extrasText(const ordered_json& extras)
{
    return extras.empty() ? QByteArray() : QByteArray::fromStdString(extras.dump());
}

/// The table after what the object has already.
std::string tableLines(ordered_json object, const TableFile& file, const std::string& indent = {})
{
    addTable(object, file.table, !indent.empty());
    for (const auto& [key, part] : file.parts)
        addTable(object[key], part);
    addExtras(object, extrasFrom(file.extras));
    LaidOut parts;
    for (const auto& [key, part] : file.parts)
        parts[key] = lines(object[key], {}, indent + "  ");
    return lines(object, parts, indent);
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

std::variant<TableFile, FileProblem> tableFrom(const Node& object, const PartKinds& kinds)
{
    const std::variant<CardTable, FileProblem> table = TableReader(emptyHands(), {}).read(object);
    if (const auto* problem = std::get_if<FileProblem>(&table))
        return *problem;
    TableFile file{std::get<CardTable>(table), {}};
    for (const auto& [key, kind] : kinds) {
        const Node* beside = object.find(key);
        if (!beside)
            continue;
        if (!beside->is(Node::Kind::object))
            return FileProblem(FileFault::objectWanted, {FileKey{key}});
        const CardTable empty = kind == RowKind::hand ? emptyHands() : emptySituation();
        const std::variant<CardTable, FileProblem> part = TableReader(empty, key).read(*beside);
        if (const auto* problem = std::get_if<FileProblem>(&part))
            return *problem;
        file.parts[key] = std::get<CardTable>(part);
    }
    file.extras = extrasText(unknownKeys(jsonOf(object), kinds));
    return file;
}

/// The tables of a list, or the first mistake.
std::variant<std::vector<TableFile>, FileProblem> tablesFrom(const Node& list,
                                                             const PartKinds& kinds)
{
    std::vector<TableFile> tables;
    for (const Node& object : list.children) {
        std::variant<TableFile, FileProblem> table =
            object.is(Node::Kind::object) ? tableFrom(object, kinds)
                                          : FileProblem(FileFault::objectWanted, {FileKey{}});
        if (auto* problem = std::get_if<FileProblem>(&table)) {
            problem->table = static_cast<int>(tables.size()) + 1;
            return *problem;
        }
        tables.push_back(std::get<TableFile>(std::move(table)));
    }
    return tables;
}

TableStripResult stripFrom(const Node& document, const PartKinds& kinds)
{
    const auto title = TableReader(emptyHands(), {}).readTitleOf(document);
    if (const auto* problem = std::get_if<FileProblem>(&title))
        return *problem;
    const FileKey key{tablesKey};
    const Node* list = document.find(key.path);
    if (!list)
        return FileProblem(FileFault::keyMissing, {key});
    if (!list->is(Node::Kind::list))
        return FileProblem(FileFault::listWanted, {key});
    if (list->children.empty() || list->children.size() > mostTables)
        return FileProblem(FileFault::elementsWanted, {key, 1, mostTables});
    auto tables = tablesFrom(*list, kinds);
    if (const auto* problem = std::get_if<FileProblem>(&tables))
        return *problem;
    TableStrip strip;
    strip.title = std::get<QString>(title);
    strip.tables = std::get<std::vector<TableFile>>(std::move(tables));
    strip.extras = extrasText(without(jsonOf(document), {"showdown", "title", tablesKey}));
    return withoutOuter(std::move(strip));
}

/// The format of a file that this program reads.
std::variant<int, FileProblem> formatOf(const Node& document)
{
    const Node* format = document.find("showdown");
    if (!format || !format->is(Node::Kind::number) || format->number < tableFormat)
        return FileProblem(FileFault::notShowdown);
    for (const int known : {tableFormat, stripFormat}) {
        if (format->number == known)
            return known;
    }
    return FileProblem(FileFault::newer);
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
    ordered_json left = extrasFrom(extras);
    if (left.erase(key) > 0) // they would be a part that is not whole
        extras = extrasText(left);
}

TableStrip withoutOuter(TableStrip strip)
{
    if (strip.tables.size() != 1)
        return strip;
    TableFile& only = strip.tables.front();
    const QString title = std::exchange(strip.title, {});
    if (only.table.title.isEmpty())
        only.table.title = title;
    constexpr std::array<std::string_view, 5> known{"note", "rules", "lens", "players", oddsKey};
    ordered_json extras = extrasFrom(only.extras);
    const ordered_json outer = extrasFrom(std::exchange(strip.extras, {}));
    for (const auto& [key, value] : outer.items()) {
        if (!extras.contains(key) && std::ranges::find(known, key) == known.end())
            extras[key] = value;
    }
    only.extras = extrasText(extras);
    return strip;
}

QByteArray tableText(const TableStrip& strip)
{
    if (strip.tables.size() == 1) {
        const TableStrip one = withoutOuter(strip);
        return QByteArray::fromStdString(tableLines({{"showdown", tableFormat}}, one.tables.front())
                                         + '\n');
    }
    ordered_json document{
        {"showdown", stripFormat}, {"title", textOrNull(strip.title)}, {tablesKey, nullptr}};
    std::vector<std::string> tables;
    for (const TableFile& table : strip.tables)
        tables.push_back(tableLines(ordered_json::object(), table, "    "));
    addExtras(document, extrasFrom(strip.extras));
    return QByteArray::fromStdString(lines(document, {{tablesKey, listLines(tables, {})}}) + '\n');
}

std::optional<narration::SaveFault> saveTables(const QString& path, const QByteArray& text)
{
    return text.size() > largestTableFile ? narration::SaveFault::tooLarge : saveFile(path, text);
}

TableStripResult readTablesIn(const QString& path, qint64 largest, const PartKinds& kinds)
{
    const std::variant<QByteArray, narration::FileFault> file = readFile(path, largest);
    if (const auto* fault = std::get_if<narration::FileFault>(&file))
        return *fault;
    return readTables(std::get<QByteArray>(file), largest, kinds);
}

TableStripResult readTables(const QByteArray& text, qint64 largest, const PartKinds& kinds)
{
    if (text.size() > largest)
        return FileFault::tooLarge;
    const auto document = readJsonObject(text.toStdString());
    if (const auto* problem = std::get_if<FileProblem>(&document))
        return *problem;
    const auto& [root, repeated] = std::get<JsonObject>(document);
    const auto format = formatOf(root);
    if (!repeated.empty()) {
        FileProblem problem(FileFault::keyTwice, {FileKey{repeated.front().key}});
        const int* known = std::get_if<int>(&format);
        if (known && *known == stripFormat && repeated.front().list == tablesKey)
            problem.table = repeated.front().element;
        return problem;
    }
    if (const auto* problem = std::get_if<FileProblem>(&format))
        return *problem;
    if (std::get<int>(format) == stripFormat)
        return stripFrom(root, kinds);
    std::variant<TableFile, FileProblem> table = tableFrom(root, kinds);
    if (const auto* problem = std::get_if<FileProblem>(&table))
        return *problem;
    return TableStrip(std::get<TableFile>(std::move(table)));
}

} // namespace showdown::tables
