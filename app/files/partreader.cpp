// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/partreader.h"

#include "app/narration/foreigntext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace showdown::files {
namespace {

bool isOfKind(const nlohmann::ordered_json& value, narration::FileValue kind)
{
    switch (kind) {
    case narration::FileValue::text:
        return value.is_string();
    case narration::FileValue::textOrNull:
        return value.is_string() || value.is_null();
    case narration::FileValue::object:
        return value.is_object();
    case narration::FileValue::list:
        return value.is_array();
    }
    return false;
}

} // namespace

bool PartReader::fail(narration::FileProblem problem)
{
    m_problem = std::move(problem);
    return false;
}

const PartReader::Json* PartReader::find(const Json& object, const narration::FileKey& key,
                                         narration::FileValue kind)
{
    const std::size_t dot = key.path.rfind('.');
    const auto found = object.find(key.path.substr(dot == std::string::npos ? 0 : dot + 1));
    if (found == object.end()) {
        fail(narration::MissingKey{key});
        return nullptr;
    }
    if (!isOfKind(*found, kind)) {
        fail(narration::WrongValue{key, kind});
        return nullptr;
    }
    return &*found;
}

bool PartReader::readRules(const Json& object, const std::string& before, NamedRules& rules)
{
    const std::string path = before + "rules";
    const Json* part = find(object, {path, {}}, narration::FileValue::object);
    if (!part)
        return false;
    const Json* name = find(*part, {path + ".preset", {}}, narration::FileValue::text);
    if (!name)
        return false;
    const auto& text = name->get_ref<const std::string&>();
    const std::optional<Preset> preset = presetFromId(text);
    if (!preset)
        return fail(narration::UnknownId{narration::UnknownId::Kind::preset, text});
    rules = {*preset, rulesOf(*preset)};

    const std::string changes = path + ".changed";
    const Json* changed = find(*part, {changes, {}}, narration::FileValue::object);
    return changed && std::ranges::all_of(changed->items(), [&](const auto& change) {
               return changeRule(changes, change.key(), change.value(), rules.rules);
           });
}

bool PartReader::changeRule(const std::string& path, const std::string& name, const Json& value,
                            HouseRules& rules)
{
    const std::optional<Rule> rule = ruleFromId(name);
    if (!rule)
        return fail(narration::UnknownId{narration::UnknownId::Kind::rule, name});
    if (!value.is_string())
        return fail(narration::WrongValue{{path + '.' + name, {}}, narration::FileValue::text});
    const auto& text = value.get_ref<const std::string&>();
    return setFromText(rules, *rule, text) || fail(narration::WrongRuleValue{*rule, text});
}

bool PartReader::readName(const Json& object, const narration::FileKey& key, int longest,
                          QString& name)
{
    const Json* value = find(object, key, narration::FileValue::textOrNull);
    if (!value || value->is_null())
        return value;
    name = narration::shownText(QString::fromStdString(value->get_ref<const std::string&>()));
    return narration::characterCount(name) <= longest
           || fail(narration::LongName{*key.player, longest});
}

} // namespace showdown::files
