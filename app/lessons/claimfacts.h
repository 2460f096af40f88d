// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/narration/fileproblem.h"
#include "core/odds/equity.h"
#include "core/odds/outs.h"
#include "core/trace/run.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace showdown::lessons {

/// What the engine says about a setting, as texts to check claims against. Each fact is computed
/// when it is first asked for. Players count from 0; nothing where the engine has nothing to say.
class ClaimFacts
{
public:
    /// The setting must outlive this. Outs are those of `player`, from 1.
    explicit ClaimFacts(const Setting& setting, int player = 1);

    int players() const;

    /// Who wins, and why, in whole sentences; nothing without a winner.
    std::optional<narration::GivenAnswer> verdict() const;

    // In the form that claims have.
    std::optional<QString> winners(); ///< "1 3"
    std::optional<QString> decides(); ///< "kicker 3", "tie", "fit": only one hand fits the lens
    std::optional<QString> rank(int player);    ///< "two-pair", or "null": it does not fit the lens
    std::optional<QString> name(int player);    ///< "Two pair, queens and fives, jack kicker"
    std::optional<QString> values(int player);  ///< "12 5 11"
    std::optional<QString> working(int player); ///< "Q Q 5 5 J*" with suits
    std::optional<QString> wilds(int player);   ///< "K", "Ad Jd"
    std::optional<QString> wildRanks(int player); ///< the values without suits
    QStringList printed() const;   ///< "E3:2" where E3 names player 2, "E18:" where the code stops,
                                   ///< "E2" where what comes is not defined
    std::optional<QString> outs(); ///< "12"
    std::optional<QString> outCards(); ///< in the order of the deck, every joker
    std::optional<QString> unseen();
    std::optional<QString> percent();          ///< "26": of the outs among the unseen cards
    std::optional<QString> against();          ///< "2.8 : 1"
    std::optional<QString> equity(int player); ///< "45.5"
    std::optional<QString> boards();
    std::optional<QString> wins(int player);
    std::optional<QString> ties(int player);

    /// The variables at the end of a call; nothing if there is no such call.
    std::optional<std::map<std::string, std::string>> variablesAfter(const std::string& function,
                                                                     int call);

    // In the form that prose has, in the current language.
    std::optional<QString> rankInWords(int player);   ///< "two pair"
    std::optional<QString> decidesInWords();          ///< "Kicker 3"
    std::optional<QString> wildsInWords(int player);  ///< "king", "nine, six"
    std::optional<QString> percentInWords();          ///< "26 %"
    std::optional<QString> againstInWords();          ///< "2.8 : 1"
    std::optional<QString> equityInWords(int player); ///< "45.5 %"

private:
    const Run* run();
    const PlayerResult* resultOf(int player);
    const PlayerOuts* foundOuts();
    const EquityResult* counted();

    const Setting& m_setting;
    int m_player; ///< from 1
    std::optional<Run> m_run;
    std::optional<std::optional<PlayerOuts>> m_outs;
    std::optional<EquityResult> m_equity;
};

} // namespace showdown::lessons
