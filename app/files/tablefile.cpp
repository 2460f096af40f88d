// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/tablefile.h"

#include "app/files/json.h"
#include "app/files/partreader.h"
#include "app/files/readfile.h"
#include "app/narration/foreigntext.h"
#include "core/cards/notation.h"
#include "core/rules/rule.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

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

/// The situation under the key "odds": without conflicts, and of one deck whatever its rules say.
class OddsReader : public PartReader
{
public:
    std::variant<OddsTable, narration::FileProblem> read(const Node& object)
    {
        const bool isRead = readRules(object, "odds.", m_table.rules) && readBoard(object)
                            && readDead(object) && readPlayers(object) && checkDeck();
        if (!isRead)
            return *problem();
        return m_table;
    }

private:
    bool readBoard(const Node& object)
    {
        const Node* cards = find(object, {"odds.board", {}}, narration::FileValue::list);
        if (!cards)
            return false;
        if (cards->children.size() != Situation::boardSize)
            return fail(narration::WrongOddsSlots{SeenArea::board, 0});
        return readCards(*cards, OddsTable::boardRow);
    }

    bool readDead(const Node& object)
    {
        const Node* cards = find(object, {"odds.dead", {}}, narration::FileValue::list);
        if (!cards)
            return false;
        if (cards->children.size() > OddsTable::mostDead)
            return fail(narration::TooManyDead{OddsTable::mostDead});
        return readCards(*cards, OddsTable::deadRow);
    }

    bool readPlayers(const Node& object)
    {
        const Node* players = find(object, {"odds.players", {}}, narration::FileValue::list);
        if (!players)
            return false;
        if (players->children.size() > OddsTable::maximumPlayers)
            return fail(narration::TooManyPlayers());
        const int count = static_cast<int>(players->children.size());
        m_table.playerCount = std::max(count, OddsTable::minimumPlayers);
        for (int player = 0; player < count; ++player) {
            if (!readPlayer(player, players->children[static_cast<std::size_t>(player)]))
                return false;
        }
        return true;
    }

    bool readPlayer(int player, const Node& object)
    {
        if (!object.is(Node::Kind::object))
            return fail(narration::WrongValue{{"odds", player}, narration::FileValue::object});
        if (!readName(object, {"odds.name", player}, OddsTable::longestName,
                      m_table.names[static_cast<std::size_t>(player)]))
            return false;
        const Node* hole = find(object, {"odds.hole", player}, narration::FileValue::list);
        if (!hole)
            return false;
        if (hole->children.size() != OddsTable::holeSize)
            return fail(narration::WrongOddsSlots{SeenArea::hole, player});
        return readCards(*hole, player);
    }

    bool readCards(const Node& cards, int row)
    {
        for (int slot = 0; slot < static_cast<int>(cards.children.size()); ++slot) {
            if (!readCard({row, slot}, cards.children[static_cast<std::size_t>(slot)]))
                return false;
        }
        return true;
    }

    /// Dead cards have no gaps, and only a hole card may be unknown.
    bool readCard(SlotPlace place, const Node& value)
    {
        if (value.is(Node::Kind::null) && place.player != OddsTable::deadRow)
            return true;
        const bool isText = value.is(Node::Kind::text);
        const std::string text = isText ? value.text : dumped(value);
        if (place.player < OddsTable::boardRow && isText && text == "?") {
            m_table.set(place, PlacedCard::unknown());
            return true;
        }
        const std::variant<Card, NotationError> card = parseCard(text);
        if (!isText || std::holds_alternative<NotationError>(card))
            return fail(narration::NotAnOddsCard{seenPlace(place), text});
        m_table.set(place, std::get<Card>(card));
        return true;
    }

    bool checkDeck()
    {
        m_table.rules.rules.deck = DeckKind::one;
        const std::optional<CardConflict> conflict = findConflict(m_table);
        return !conflict
               || fail(narration::OddsCardTwice{conflict->card, seenPlace(conflict->holder),
                                                seenPlace(conflict->wanted)});
    }

    OddsTable m_table;
};

class Reader : public PartReader
{
public:
    std::variant<Table, narration::FileProblem> read(const Node& document)
    {
        const bool isRead = checkFormat(document) && readTitle(document) && readNote(document)
                            && readRules(document, {}, m_table.rules) && readLens(document)
                            && readPlayers(document) && checkDeck();
        if (!isRead)
            return *problem();
        return m_table;
    }

private:
    bool checkFormat(const Node& document)
    {
        const Node* format = document.find("showdown");
        if (!format || !format->is(Node::Kind::number) || format->number < tableFormat)
            return fail(narration::FileFault::notShowdown);
        return format->number == tableFormat || fail(narration::FileFault::newer);
    }

    bool readTitle(const Node& document)
    {
        const Node* title = find(document, {"title", {}}, narration::FileValue::textOrNull);
        if (title && title->is(Node::Kind::text))
            m_table.title =
                narration::shownText(QString::fromStdString(title->text), Table::longestTitle);
        return title;
    }

    /// It may be missing, as in files of earlier versions.
    bool readNote(const Node& document)
    {
        if (!document.find("note"))
            return true;
        const Node* note = find(document, {"note", {}}, narration::FileValue::textOrNull);
        if (note && note->is(Node::Kind::text))
            m_table.note =
                narration::shownLines(QString::fromStdString(note->text), Table::longestNote);
        return note;
    }

    bool readLens(const Node& document)
    {
        const Node* lens = find(document, {"lens", {}}, narration::FileValue::textOrNull);
        if (!lens || lens->is(Node::Kind::null))
            return lens;
        const std::string& text = lens->text;
        m_table.lens = categoryFromId(text);
        if (!m_table.lens)
            return fail(narration::UnknownId{narration::UnknownId::Kind::rank, text});
        return m_table.rules.rules.knows(*m_table.lens)
               || fail(narration::LensNotInRules{*m_table.lens});
    }

    bool readPlayers(const Node& document)
    {
        const Node* players = find(document, {"players", {}}, narration::FileValue::list);
        if (!players)
            return false;
        if (players->children.size() > Table::maximumPlayers)
            return fail(narration::TooManyPlayers());
        const int count = static_cast<int>(players->children.size());
        m_table.playerCount = std::max(count, Table::minimumPlayers);
        for (int player = 0; player < count; ++player) {
            if (!readPlayer(player, players->children[static_cast<std::size_t>(player)]))
                return false;
        }
        return true;
    }

    bool readPlayer(int player, const Node& object)
    {
        if (!object.is(Node::Kind::object))
            return fail(narration::WrongValue{{"", player}, narration::FileValue::object});
        if (!readName(object, {"name", player}, Table::longestName,
                      m_table.names[static_cast<std::size_t>(player)]))
            return false;
        const Node* cards = find(object, {"cards", player}, narration::FileValue::list);
        return cards && readCards(player, *cards);
    }

    bool readCards(int player, const Node& cards)
    {
        if (cards.children.size() != SlotRow::size)
            return fail(narration::WrongSlotCount{player});
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            if (!readCard({player, slot}, cards.children[static_cast<std::size_t>(slot)]))
                return false;
        }
        return true;
    }

    bool readCard(SlotPlace place, const Node& value)
    {
        if (value.is(Node::Kind::null))
            return true;
        const bool isText = value.is(Node::Kind::text);
        const std::string text = isText ? value.text : dumped(value);
        const std::variant<Card, NotationError> card = parseCard(text);
        if (!isText || std::holds_alternative<NotationError>(card))
            return fail(narration::NotACard{{place.player, place.slot}, text});
        m_table.row(place.player).set(place.slot, std::get<Card>(card));
        return true;
    }

    bool checkDeck()
    {
        const std::optional<CardConflict> conflict = findConflict(m_table);
        if (!conflict)
            return true;
        const auto [card, holder, wanted] = *conflict;
        return fail(narration::CardHeldTwice{
            card, {holder.player, holder.slot}, {wanted.player, wanted.slot}});
    }

    Table m_table;
};

std::variant<TableFile, narration::FileProblem> fileFrom(const Node& document)
{
    const std::variant<Table, narration::FileProblem> table = Reader().read(document);
    if (const auto* problem = std::get_if<narration::FileProblem>(&table))
        return *problem;
    TableFile file{std::get<Table>(table), {}};
    const Node* odds = document.find("odds");
    if (!odds)
        return file;
    if (!odds->is(Node::Kind::object))
        return narration::WrongValue{{"odds", {}}, narration::FileValue::object};
    const std::variant<OddsTable, narration::FileProblem> situation = OddsReader().read(*odds);
    if (const auto* problem = std::get_if<narration::FileProblem>(&situation))
        return *problem;
    file.odds = std::get<OddsTable>(situation);
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
        return narration::FileFault::tooLarge;
    const auto document = readJsonObject(text.toStdString());
    if (const auto* problem = std::get_if<narration::FileProblem>(&document))
        return *problem;
    const auto& object = std::get<JsonObject>(document);
    if (!object.repeated.empty())
        return narration::RepeatedKey{object.repeated.front().key};
    std::variant<TableFile, narration::FileProblem> file = fileFrom(object.root);
    if (auto* read = std::get_if<TableFile>(&file)) {
        const ordered_json extras = unknownKeys(jsonOf(object.root));
        if (!extras.empty())
            read->extras = QByteArray::fromStdString(extras.dump());
    }
    return file;
}

} // namespace showdown::files
