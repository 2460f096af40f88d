// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/partreader.h"

#include "app/narration/foreigntext.h"
#include "core/cards/notation.h"

#include <algorithm>
#include <utility>

namespace showdown::tables {

using narration::FileFault;
using narration::FileKey;
using narration::FileWord;

bool PartReader::fail(FileFault fault, std::vector<narration::FaultArgument> arguments)
{
    m_problem = {fault, std::move(arguments)};
    return false;
}

const Node* PartReader::findAny(const Node& object, const FileKey& key)
{
    const std::size_t dot = key.path.rfind('.');
    const Node* found = object.find(key.path.substr(dot == std::string::npos ? 0 : dot + 1));
    if (!found)
        fail(FileFault::keyMissing, {key});
    return found;
}

const Node* PartReader::find(const Node& object, const FileKey& key, Node::Kind kind)
{
    const Node* found = findAny(object, key);
    if (!found || found->is(kind))
        return found;
    fail(wantedFault(kind), {key});
    return nullptr;
}

const Node* PartReader::findTextOrNull(const Node& object, const FileKey& key)
{
    const Node* found = findAny(object, key);
    if (!found || found->is(Node::Kind::text) || found->is(Node::Kind::null))
        return found;
    fail(FileFault::textOrNullWanted, {key});
    return nullptr;
}

bool PartReader::readRules(const Node& object, const std::string& before, NamedRules& rules)
{
    const std::string path = before + "rules";
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
    rules = {*preset, rulesOf(*preset)};

    const std::string changes = path + ".changed";
    const Node* changed = find(*part, {changes}, Node::Kind::object);
    return changed && std::ranges::all_of(changed->children, [&](const Node& change) {
               return changeRule(changes, change, rules.rules);
           });
}

bool PartReader::changeRule(const std::string& path, const Node& change, HouseRules& rules)
{
    const std::optional<Rule> rule = ruleFromId(change.key);
    if (!rule)
        return fail(FileFault::ruleUnknown,
                    {FileWord{change.key}, narration::knownIds(allRules())});
    if (!change.is(Node::Kind::text))
        return fail(FileFault::textWanted, {FileKey{path + '.' + change.key}});
    return setFromText(rules, *rule, change.text)
           || fail(FileFault::ruleValueWrong,
                   {std::string(id(*rule)), FileWord{change.text}, *rule});
}

bool PartReader::readName(const Node& part, const std::string& before, int player, int longest,
                          QString& name)
{
    if (!part.is(Node::Kind::object))
        return fail(FileFault::objectWanted, {FileKey{before.substr(0, before.find('.')), player}});
    const Node* value = findTextOrNull(part, {before + "name", player});
    if (!value || value->is(Node::Kind::null))
        return value;
    name = narration::shownText(QString::fromStdString(value->text));
    return narration::characterCount(name) <= longest
           || fail(FileFault::longName, {FileKey{"", player}, longest});
}

const Node* PartReader::findCards(const Node& object, const FileKey& key, int places)
{
    const Node* cards = find(object, key, Node::Kind::list);
    const int found = cards ? static_cast<int>(cards->children.size()) : places;
    if (found == places)
        return cards;
    fail(FileFault::cardCountWrong, {key, places, found});
    return nullptr;
}

bool PartReader::checkDeck(const std::optional<CardConflict>& conflict)
{
    return !conflict
           || fail(FileFault::cardTwice,
                   {conflict->card, seenPlace(conflict->holder), seenPlace(conflict->wanted)});
}

std::optional<Card> PartReader::readCard(const Node& value, const SeenPlace& place)
{
    if (!value.is(Node::Kind::text)) {
        fail(FileFault::textWanted, {place});
        return std::nullopt;
    }
    const std::variant<Card, NotationError> card = parseCard(value.text);
    if (const auto* read = std::get_if<Card>(&card))
        return *read;
    fail(FileFault::cardsWrong, {place, std::get<NotationError>(card)});
    return std::nullopt;
}

} // namespace showdown::tables
