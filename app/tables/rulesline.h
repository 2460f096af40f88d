// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/pasteproblem.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace showdown::tables {

/// The lines of a pasted text that are not blank. The window's sign for a wild becomes the star
/// that is read.
QStringList filledLines(QString text);

/// The rules of lines such as `--rules series --set pairFloor=2 --lens pair`.
class RulesLine
{
public:
    /// The content of such lines, all of them together.
    struct Rules
    {
        NamedRules rules;
        std::optional<Category> lens;
    };

    /// Rules that the lines leave out are as in this preset.
    explicit RulesLine(Preset preset = Preset::series) : m_preset(preset) {}

    /// Adds a line. Nothing on success.
    std::optional<narration::PasteProblem> add(const QString& line);

    /// Adds an option, `--set`, and its value.
    void add(const QString& name, const QString& value) { m_options.push_back({name, value}); }

    /// The known options, with their dashes.
    static QStringList options();

    /// Applies the options.
    std::variant<Rules, narration::PasteProblem> finish() const;

private:
    struct Option
    {
        QString name;
        QString value;
    };

    static std::optional<narration::PasteProblem> set(HouseRules& rules, const Option& option);

    Preset m_preset;
    std::vector<Option> m_options;
};

} // namespace showdown::tables
