// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/diagnosis.h"

#include <QList>
#include <QString>

#include <optional>
#include <string_view>

namespace showdown::narration {

/// The numbers of the mistakes in the printed pseudo-code that show in an answer.
QList<int> printedMistakes();

/// The number of the mistake that a word names, `E7` or `e7`; nothing if it names none of these.
std::optional<int> mistakeFromName(const QString& name);

/// "E3".
QString mistakeName(int mistake);

/// "CompareKickers: it counts hand 2's wilds in hand 1": where it was printed, and what is wrong.
/// Of all but E29, which is about odds.
QString mistakeMeaning(int mistake);

/// The same without the function: "it counts hand 2's wilds in hand 1".
QString mistakeDoes(int mistake);

/// "Some hands get a wrong answer.": how the mistake shows.
QString mistakeShowsText(int mistake);

/// "as the printed CompareKickers does: it counts hand 2's wilds in hand 1 (E3)".
QString asPrintedText(int mistake);

/// "it explains all 12 wrong answers".
QString explainedText(int wrong);

/// "every tie: 12 of 12", "only cases with tens: 15 of 40": what wrong answers have in common. The
/// cases may be single hands.
QString patternText(const SharedPattern& shared, bool isSingleHands);

/// What whyText() says of a case of this rank, in words: "Kicker 3", "Tie", "Two pair: no second
/// group". No rank: hands of different rank.
QString caseReason(std::string_view why, std::optional<Category> rank);

} // namespace showdown::narration
