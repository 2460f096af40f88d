// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/ownpresets.h"

#include "app/narration/rulestext.h"

#include <QSettings>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

QString group()
{
    return QStringLiteral("ownRules");
}

/// Names may hold anything, keys may not.
QString keyOf(const QString& name)
{
    return group() + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

QString textOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

bool isSameName(const QString& one, const QString& other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

} // namespace

QString settingOf(const NamedRules& rules)
{
    QStringList words{textOf(id(rules.preset))};
    for (const Rule rule : rules.changed())
        words << textOf(id(rule)) + u'=' + textOf(valueText(rules.rules, rule));
    return words.join(u' ');
}

std::optional<NamedRules> rulesOfSetting(const QString& text)
{
    const QStringList words = text.split(u' ');
    const std::optional<Preset> preset = presetFromId(words.front().toStdString());
    if (!preset)
        return std::nullopt;
    NamedRules named{*preset, rulesOf(*preset)};
    for (const QString& change : words.mid(1)) {
        const std::optional<Rule> rule = ruleFromId(change.section(u'=', 0, 0).toStdString());
        if (!rule || !setFromText(named.rules, *rule, change.section(u'=', 1).toStdString()))
            return std::nullopt;
    }
    return named;
}

void OwnPresets::keepIn(QSettings& settings)
{
    m_settings = &settings;
    reload();
}

void OwnPresets::reload()
{
    if (!m_settings)
        return;
    m_settings->sync();
    const std::vector<OwnPreset> before = std::exchange(m_all, {});
    m_settings->beginGroup(group());
    const QStringList keys = m_settings->childKeys();
    for (const QString& key : keys) {
        const QString name = QUrl::fromPercentEncoding(key.toLatin1());
        const auto rules = rulesOfSetting(m_settings->value(key).toString());
        if (rules && !faultOf(name) && name == tidied(name))
            insert(name, *rules);
    }
    m_settings->endGroup();
    if (m_all != before)
        emit changed();
}

const OwnPreset* OwnPresets::find(const QString& name) const
{
    const auto found = std::ranges::find_if(
        m_all, [&](const OwnPreset& each) { return isSameName(each.name, name); });
    return found == m_all.end() ? nullptr : &*found;
}

const OwnPreset* OwnPresets::find(const NamedRules& rules) const
{
    const auto found = std::ranges::find(m_all, rules, &OwnPreset::rules);
    return found == m_all.end() ? nullptr : &*found;
}

std::optional<OwnPresets::NameFault> OwnPresets::faultOf(const QString& name,
                                                         const QString& except) const
{
    const QString tidy = tidied(name);
    if (tidy.isEmpty())
        return NameFault::empty;
    if (narration::characterCount(tidy) > longestName)
        return NameFault::tooLong;
    const auto hasName = [&](Preset preset) {
        return isSameName(narration::presetName(preset), tidy)
               || isSameName(textOf(id(preset)), tidy);
    };
    if (std::ranges::any_of(allPresets(), hasName))
        return NameFault::ofPreset;
    if (find(tidy) && !isSameName(tidy, except))
        return NameFault::taken;
    return std::nullopt;
}

void OwnPresets::save(const QString& name, const NamedRules& rules)
{
    const QString tidy = tidied(name);
    forget(tidy); // also where only the case of its letters differs
    insert(tidy, rules);
    if (m_settings) {
        m_settings->setValue(keyOf(tidy), settingOf(rules));
        m_settings->sync();
    }
    emit changed();
}

void OwnPresets::rename(const QString& name, const QString& other)
{
    const OwnPreset* const found = find(name);
    if (!found || found->name == tidied(other))
        return;
    const NamedRules rules = found->rules;
    forget(name);
    save(other, rules);
}

void OwnPresets::remove(const QString& name)
{
    if (!find(name))
        return;
    forget(name);
    if (m_settings)
        m_settings->sync();
    emit changed();
}

void OwnPresets::insert(const QString& name, const NamedRules& rules)
{
    const auto isBefore = [](const OwnPreset& one, const OwnPreset& other) {
        const int order = one.name.localeAwareCompare(other.name);
        return order != 0 ? order < 0 : one.name < other.name;
    };
    OwnPreset preset{name, rules};
    const auto place = std::ranges::upper_bound(m_all, preset, isBefore);
    m_all.insert(place, std::move(preset));
}

void OwnPresets::forget(const QString& name)
{
    const OwnPreset* const found = find(name);
    if (!found)
        return;
    if (m_settings)
        m_settings->remove(keyOf(found->name));
    m_all.erase(m_all.begin() + (found - m_all.data()));
}

} // namespace showdown::gui
