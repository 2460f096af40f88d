// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/tablereader.h"

#include "app/narration/foreigntext.h"
#include "core/cards/notation.h"

#include <algorithm>
#include <utility>

namespace showdown::tables {

using narration::FileFault;
using narration::FileKey;
using narration::FileWord;

TableReader::TableReader(const CardTable& empty, const std::string& key)
    : m_table(empty), m_before(key.empty() ? key : key + '.')
{}

std::variant<CardTable, narration::FileProblem> TableReader::read(const Node& object)
{
    const bool isSituation = m_table.isSituation();
    const bool isRead =
        isSituation
            ? readRules(object) && readRow(object, {m_before + "board"}, CardTable::boardRow)
                  && readRow(object, {m_before + "dead"}, CardTable::deadRow)
            : readTitle(object) && readNote(object) && readRules(object) && readLens(object);
    if (isSituation)
        m_table.rules.rules.deck = DeckKind::one;
    if (!isRead || !readPlayers(object) || !checkDeck())
        return m_problem;
    return m_table;
}

std::variant<QString, narration::FileProblem> TableReader::readTitleOf(const Node& object)
{
    if (!readTitle(object))
        return m_problem;
    return m_table.title;
}

bool TableReader::fail(FileFault fault, std::vector<narration::FaultArgument> arguments)
{
    m_problem = {fault, std::move(arguments)};
    return false;
}

const Node* TableReader::findAny(const Node& object, const FileKey& key)
{
    const std::size_t dot = key.path.rfind('.');
    const Node* found = object.find(key.path.substr(dot == std::string::npos ? 0 : dot + 1));
    if (!found)
        fail(FileFault::keyMissing, {key});
    return found;
}

const Node* TableReader::find(const Node& object, const FileKey& key, Node::Kind kind)
{
    const Node* found = findAny(object, key);
    if (!found || found->is(kind))
        return found;
    fail(wantedFault(kind), {key});
    return nullptr;
}

const Node* TableReader::findTextOrNull(const Node& object, const FileKey& key)
{
    const Node* found = findAny(object, key);
    if (!found || found->is(Node::Kind::text) || found->is(Node::Kind::null))
        return found;
    fail(FileFault::textOrNullWanted, {key});
    return nullptr;
}

bool TableReader::readTitle(const Node& document)
{
    const Node* title = findTextOrNull(document, {m_before + "title"});
    if (title && title->is(Node::Kind::text))
        m_table.title =
            narration::shownText(QString::fromStdString(title->text), CardTable::longestTitle);
    return title;
}

/// It may be missing, as in files of earlier versions.
bool TableReader::readNote(const Node& document)
{
    if (!document.find("note"))
        return true;
    const Node* note = findTextOrNull(document, {m_before + "note"});
    if (note && note->is(Node::Kind::text))
        m_table.note =
            narration::shownLines(QString::fromStdString(note->text), CardTable::longestNote);
    return note;
}

bool TableReader::readLens(const Node& document)
{
    const Node* lens = findTextOrNull(document, {m_before + "lens"});
    if (!lens || lens->is(Node::Kind::null))
        return lens;
    m_table.lens = categoryFromId(lens->text);
    if (!m_table.lens)
        return fail(FileFault::rankUnknown,
                    {narration::FileWord{lens->text}, narration::knownIds(allCategories())});
    return m_table.rules.rules.knows(*m_table.lens)
           || fail(FileFault::lensNotInRules, {*m_table.lens});
}

bool TableReader::readRules(const Node& object)
{
    const std::string path = m_before + "rules";
    const Node* part = find(object, {path}, Node::Kind::object);
    if (!part)
        return false;
    const Node* name = find(*part, {path + ".preset"}, Node::Kind::text);
    if (!name)
        return false;
    const std::optional<Preset> preset = presetFromId(name->text);
    if (!preset)
        return fail(FileFault::presetUnknown,
                    {FileWord{name->text}, narration::knownIds(allPresets())});
    m_table.rules = {*preset, rulesOf(*preset)};

    const std::string changes = path + ".changed";
    const Node* changed = find(*part, {changes}, Node::Kind::object);
    return changed && std::ranges::all_of(changed->children, [&](const Node& change) {
               return changeRule(changes, change);
           });
}

bool TableReader::changeRule(const std::string& path, const Node& change)
{
    const std::optional<Rule> rule = ruleFromId(change.key);
    if (!rule)
        return fail(FileFault::ruleUnknown,
                    {FileWord{change.key}, narration::knownIds(allRules())});
    if (!change.is(Node::Kind::text))
        return fail(FileFault::textWanted, {FileKey{path + '.' + change.key}});
    return setFromText(m_table.rules.rules, *rule, change.text)
           || fail(FileFault::ruleValueWrong,
                   {std::string(id(*rule)), FileWord{change.text}, *rule});
}

bool TableReader::readPlayers(const Node& object)
{
    const Node* players = find(object, {m_before + "players"}, Node::Kind::list);
    if (!players)
        return false;
    const int count = static_cast<int>(players->children.size());
    if (count > CardTable::maximumPlayers)
        return fail(FileFault::tooManyPlayers);
    m_table.playerCount = std::max(count, m_table.minimumPlayers());
    const std::string cards = m_before + (m_table.isSituation() ? "hole" : "cards");
    int player = 0;
    return std::ranges::all_of(players->children, [&](const Node& part) {
        const int index = player++;
        return readName(part, index) && readRow(part, {cards, index}, index);
    });
}

/// As it is shown; empty for null.
bool TableReader::readName(const Node& player, int index)
{
    if (!player.is(Node::Kind::object))
        return fail(FileFault::objectWanted,
                    {FileKey{m_before.substr(0, m_before.find('.')), index}});
    const Node* value = findTextOrNull(player, {m_before + "name", index});
    if (!value || value->is(Node::Kind::null))
        return value;
    const QString name = narration::shownText(QString::fromStdString(value->text));
    m_table.names[static_cast<std::size_t>(index)] = name;
    return narration::characterCount(name) <= CardTable::longestName
           || fail(FileFault::longName, {FileKey{"", index}, CardTable::longestName});
}

/// A list with all places of a row; of dead cards there may be fewer.
bool TableReader::readRow(const Node& object, const FileKey& key, int row)
{
    const Node* cards = find(object, key, Node::Kind::list);
    if (!cards)
        return false;
    const RowKind kind = m_table.row(row).kind();
    const int most = mostCards(kind);
    const int found = static_cast<int>(cards->children.size());
    if (kind == RowKind::dead && found > most)
        return fail(FileFault::tooManyDead, {most});
    if (kind != RowKind::dead && found != most)
        return fail(FileFault::cardCountWrong, {key, most, found});
    int slot = 0;
    return std::ranges::all_of(cards->children, [&](const Node& value) {
        return readCard(value, {row, slot++});
    });
}

/// Dead cards have no gaps, and only a hole card may be unknown.
bool TableReader::readCard(const Node& value, Place place)
{
    const RowKind kind = m_table.row(place.row).kind();
    if (value.is(Node::Kind::null) && kind != RowKind::dead)
        return true;
    if (!value.is(Node::Kind::text))
        return fail(FileFault::textWanted, {seenPlace(place)});
    if (holdsUnknown(kind) && value.text == "?") {
        m_table.set(place, PlacedCard::unknown());
        return true;
    }
    const std::variant<Card, NotationError> card = parseCard(value.text);
    if (const auto* error = std::get_if<NotationError>(&card))
        return fail(FileFault::cardsWrong, {seenPlace(place), *error});
    m_table.set(place, std::get<Card>(card));
    return true;
}

bool TableReader::checkDeck()
{
    const std::optional<CardConflict> conflict = findConflict(m_table);
    return !conflict
           || fail(FileFault::cardTwice,
                   {conflict->card, seenPlace(conflict->holder), seenPlace(conflict->wanted)});
}

} // namespace showdown::tables
