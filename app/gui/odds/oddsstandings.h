// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/aheadbox.h"
#include "app/gui/odds/oddscount.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/session/cardtable.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace showdown::gui {

/// A situation and what is known of its odds so far, the source of the panels' words.
struct OddsShown
{
    const CardTable& table;
    const std::variant<OddsQuestion, OddsLack>& question;
    const OddsCount* count = nullptr; ///< for this question; may be missing
    bool isCounting = false;
    int decimals = 1;
    Category target = Category::straight; ///< the rank that a player alone hopes for
};

/// The panel content of each player at the table.
std::vector<OddsStanding> standingsOf(const OddsShown& shown);

/// The words of the box beside the board.
struct AheadWords
{
    AheadBox::Sign sign = AheadBox::Sign::note;
    QString title;
    QString hand;
    QString note;
};

AheadWords aheadWords(const OddsShown& shown);

/// What a table lacks: "Give one player two cards."
QString lackText(const CardTable& table, const OddsLack& lack);

/// The progress of a count while it runs, else how it was counted; or what is missing.
QString countStatus(const OddsShown& shown);

/// The progress: "Counting 1,370,754 boards… 40 %"; empty if no count runs.
QString progressText(const OddsShown& shown);

/// That text and, if possible, the figure alone: "40 %"; none if no count runs.
QStringList progressTexts(const OddsShown& shown);

/// The text to be read aloud when everything is settled.
QString spokenSummary(const OddsShown& shown);

} // namespace showdown::gui
