// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/rulestext.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

struct RulesText
{
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

using PresetTexts = std::array<SourceText, 4>; // in the order of allPresets()

QString text(const PresetTexts& texts, Preset preset)
{
    return texts[static_cast<std::size_t>(preset)].translated("RulesText");
}

constexpr PresetTexts names{{
    QT_TRANSLATE_NOOP3("RulesText", "Series", "the name of house rules"),
    QT_TRANSLATE_NOOP3("RulesText", "Standard", "the name of house rules"),
    QT_TRANSLATE_NOOP3("RulesText", "Bug", "the name of house rules: the bug is a half-wild joker"),
    QT_TRANSLATE_NOOP3("RulesText", "Deuces wild", "the name of house rules"),
}};

constexpr PresetTexts lines{{
    QT_TRANSLATE_NOOP3("RulesText", "Series rules", "in the status bar"),
    QT_TRANSLATE_NOOP3("RulesText", "Standard rules", "in the status bar"),
    QT_TRANSLATE_NOOP3("RulesText", "Bug rules", "in the status bar"),
    QT_TRANSLATE_NOOP3("RulesText", "Deuces wild rules", "in the status bar"),
}};

bool isChanged(const NamedRules& rules)
{
    return !rules.changed().empty();
}

} // namespace

QString presetName(Preset preset)
{
    return text(names, preset);
}

QString rulesName(const NamedRules& rules)
{
    const QString name = presetName(rules.preset);
    return isChanged(rules) ? fill(RulesText::tr("%1 (changed)", "%1: 'Series'"), {name}) : name;
}

QString rulesLine(const NamedRules& rules)
{
    const QString line = text(lines, rules.preset);
    return isChanged(rules) ? fill(RulesText::tr("%1 (changed)", "%1: 'Series rules'"), {line})
                            : line;
}

} // namespace showdown::narration
