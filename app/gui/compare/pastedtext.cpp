// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/pastedtext.h"

#include "app/narration/tabletext.h"

namespace showdown::gui {

std::variant<tables::PastedTable, QString> readPastedText(const QString& text)
{
    constexpr qsizetype longestCard = 5; // "joker"
    const QString line = text.simplified();
    const auto read = tables::readPastedTable(text);
    if (const auto* pasted = std::get_if<tables::PastedTable>(&read))
        return *pasted;
    const auto& problem = std::get<narration::PasteProblem>(read);
    const bool isOneCard = problem.fault == narration::PasteFault::badHand
                           && line.size() <= longestCard && !line.contains(u' ');
    return isOneCard ? narration::noSuchCard() : narration::pasteProblemText(problem);
}

} // namespace showdown::gui
