// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/partreader.h"

#include "app/narration/foreigntext.h"

#include <algorithm>
#include <utility>

namespace showdown::files {
namespace {

bool isOfKind(const Node& value, narration::FileValue kind)
{
    switch (kind) {
    case narration::FileValue::text:
        return value.is(Node::Kind::text);
    case narration::FileValue::textOrNull:
        return value.is(Node::Kind::text) || value.is(Node::Kind::null);
    case narration::FileValue::object:
        return value.is(Node::Kind::object);
    case narration::FileValue::list:
        return value.is(Node::Kind::list);
    }
    return false;
}

} // namespace

bool PartReader::fail(narration::FileProblem problem)
{
    m_problem = std::move(problem);
    return false;
}

const Node* PartReader::find(const Node& object, const narration::FileKey& key,
                             narration::FileValue kind)
{
    const std::size_t dot = key.path.rfind('.');
    const Node* found = object.find(key.path.substr(dot == std::string::npos ? 0 : dot + 1));
    if (!found) {
        fail(narration::MissingKey{key});
        return nullptr;
    }
    if (!isOfKind(*found, kind)) {
        fail(narration::WrongValue{key, kind});
        return nullptr;
    }
    return found;
}

bool PartReader::readRules(const Node& object, const std::string& before, NamedRules& rules)
{
    const std::string path = before + "rules";
    const Node* part = find(object, {path, {}}, narration::FileValue::object);
    if (!part)
        return false;
    const Node* name = find(*part, {path + ".preset", {}}, narration::FileValue::text);
    if (!name)
        return false;
    const std::string& text = name->text;
    const std::optional<Preset> preset = presetFromId(text);
    if (!preset)
        return fail(narration::UnknownId{narration::UnknownId::Kind::preset, text});
    rules = {*preset, rulesOf(*preset)};

    const std::string changes = path + ".changed";
    const Node* changed = find(*part, {changes, {}}, narration::FileValue::object);
    return changed && std::ranges::all_of(changed->children, [&](const Node& change) {
               return changeRule(changes, change, rules.rules);
           });
}

bool PartReader::changeRule(const std::string& path, const Node& change, HouseRules& rules)
{
    const std::optional<Rule> rule = ruleFromId(change.key);
    if (!rule)
        return fail(narration::UnknownId{narration::UnknownId::Kind::rule, change.key});
    if (!change.is(Node::Kind::text))
        return fail(
            narration::WrongValue{{path + '.' + change.key, {}}, narration::FileValue::text});
    return setFromText(rules, *rule, change.text)
           || fail(narration::WrongRuleValue{*rule, change.text});
}

bool PartReader::readName(const Node& object, const narration::FileKey& key, int longest,
                          QString& name)
{
    const Node* value = find(object, key, narration::FileValue::textOrNull);
    if (!value || value->is(Node::Kind::null))
        return value;
    name = narration::shownText(QString::fromStdString(value->text));
    return narration::characterCount(name) <= longest
           || fail(narration::LongName{*key.player, longest});
}

} // namespace showdown::files
