// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"
#include "core/rules/presets.h"
#include "core/trace/run.h"

#include <QString>

#include <optional>
#include <vector>

namespace showdown::narration {

/// A word quoted for a POSIX shell: in single quotation marks unless it is harmless. Characters that
/// would control a terminal are escaped, as bash, zsh and ksh read them: $'a\nb'.
QString shellWord(const QString& word);

/// `--rules series --set pairFloor=2 --lens pair`: the rules in force as the command line takes
/// them and as they are under copied hands; the same in every language.
QString rulesOptions(const NamedRules& rules, std::optional<Category> lens = std::nullopt);

/// The command line that shows a step of a run again, under the rules of the run:
///
///     showdown-cli explain --rules series --set deck=free --step 7 'Kh 6c 6h 2s *' 'Ks 6d 6s 3h *'
///
/// It leaves out the players' names.
QString explainCommand(const Run& run, int index, const NamedRules& rules);

/// As above, for the whole run:
///
///     showdown-cli explain --rules series 'Kh 6c 6h 2s *' 'Ks 6d 6s 3h *'
QString explainCommand(const Run& run, const NamedRules& rules);

/// The command line that explains these hands, one for each player; an empty one is a player who
/// does not play:
///
///     showdown-cli explain --rules standard --lens pair 'Kh 6c 6h 2s *' '' 'Ks 6d 6s 3h *'
///
/// It leaves out the players' names. `program` is the word that starts the program.
QString explainCommand(const std::vector<Hand>& hands, const NamedRules& rules,
                       std::optional<Category> lens = std::nullopt,
                       const QString& program = QStringLiteral("showdown-cli"));

/// The command line that asks a question again:
///
///     showdown-cli practice --rules series --topic pair --kind winner --difficulty easy --seed 7 --count 1
QString practiceCommand(const QuestionSource& source);

} // namespace showdown::narration
