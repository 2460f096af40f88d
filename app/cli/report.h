// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/paint.h"
#include "core/cards/card.h"
#include "core/rules/handvalue.h"
#include "core/rules/presets.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace showdown::cli {

/// "Series rules", or "Series rules (changed): pairFloor=2, deck=free": the first line of a text, and
/// more lines where one is not enough. The last is without its end.
QString rulesHeading(const NamedRules& rules);

/// A heading, underlined with this character.
QString underlined(const QString& heading, QChar line);

/// The heading of a part of a text, after an empty line.
QString headed(const QString& heading);

/// The text in lines of up to 100 characters: the first stands after `first`, all others after
/// `rest`. A word is never cut, and a line has room for 30 characters at least.
QString wrapped(const QString& text, const QString& first = {}, const QString& rest = {});

/// Where the cells of a column stand.
enum class Align : std::uint8_t {
    left,
    right, ///< numbers
    ratio, ///< "2.8 : 1 against": colon below colon
};

/// Lines of cells in columns. The last cell of a line may be wider than its column, and goes on
/// below where a line of 100 characters has no room for it.
class Columns
{
public:
    /// Columns that are not named stand left.
    explicit Columns(std::vector<Align> alignments = {}) : m_alignments(std::move(alignments)) {}

    /// Adds a line. Lines may have different numbers of cells, but none has no cell.
    void add(const QStringList& cells);
    /// Adds a line of headings.
    void addHeadings(const QStringList& cells);

    /// All lines, each with its end.
    QString text() const;

private:
    /// How much of a cell stands left of where its column is aligned.
    qsizetype lead(const QString& cell, qsizetype column) const;

    std::vector<Align> m_alignments;
    QList<QStringList> m_lines;
};

/// Adds `rules` and, only if a rule differs from the preset, `changed`. A rule that the document
/// states elsewhere is left out of it.
void addRules(nlohmann::ordered_json& json, const NamedRules& rules,
              std::optional<Rule> statedElsewhere = std::nullopt);

/// The ranks that the rules know, highest first.
std::vector<Category> knownRanks(const HouseRules& rules);

/// `["Kh", "*"]`.
nlohmann::ordered_json cardsJson(std::span<const Card> cards);

/// The tie-break values as numbers: `[6, 13, 2]`.
nlohmann::ordered_json valuesJson(const HandValue& value);

/// The document as text, on one line unless it is to be indented.
std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);

/// Writes a report in one of its forms: what toJson() gives, indented by two, or what toText()
/// gives. Needs nlohmann/json.hpp where it is called.
template <typename Report>
void writeReport(std::ostream& out, const Report& report, Format format)
{
    if (format == Format::json)
        out << jsonText(toJson(report), 2) << '\n';
    else
        writeText(out, toText(report));
}

} // namespace showdown::cli
