// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/effort.h"

#include <QByteArrayList>
#include <QString>

namespace showdown::tests {

/// Rules for exhaustive tests, as rulesFrom() reads them: every preset, every rule changed alone,
/// and some together.
inline QByteArrayList ruleSets()
{
    return {
        "series",
        "standard",
        "bug",
        "deuces",
        // one rule changed
        "series pairFloor=2",
        "series pairFloor=T",
        "series pairFloor=Q",
        "series pairFloor=A",
        "series lowAceStraight=on",
        "series fiveOfAKind=on",
        "series flushRepeats=off",
        "series naturalBeatsWild=on",
        "series wildScope=bug",
        "series wildRanks=2",
        "series wildRanks=J",
        "series wildRanks=2,A",
        "series wildCards=Jh,Js",
        "series wildCards=Kh",
        "series deck=free",
        "series jokers=2",
        "standard pairFloor=J",
        "standard pairFloor=A",
        "standard lowAceStraight=off",
        "standard fiveOfAKind=off",
        "standard flushRepeats=on",
        "standard naturalBeatsWild=on",
        "standard wildRanks=J",
        "standard wildRanks=2,A",
        "standard wildCards=Jh,Js",
        "standard wildCards=Kh",
        // several
        "standard wildRanks=2 wildCards=2h,Kh",
        "bug pairFloor=J",
        "bug pairFloor=A",
        "bug lowAceStraight=off",
        "bug fiveOfAKind=off",
        "bug flushRepeats=on",
        "bug flushRepeats=on fiveOfAKind=off",
        "bug wildRanks=A",
        "bug wildCards=Jh,Js",
        "deuces wildScope=bug",
        "deuces fiveOfAKind=off",
        "deuces flushRepeats=on",
        "deuces wildScope=bug flushRepeats=on fiveOfAKind=off pairFloor=J",
        "series pairFloor=A wildScope=bug lowAceStraight=on",
        "series flushRepeats=off fiveOfAKind=on naturalBeatsWild=on",
    };
}

/// Chooses the cases of a rule set that a proof tries: all for a preset and in whole proofs, every
/// ninth for other rules, different ones for each.
class CasesOf
{
public:
    explicit CasesOf(const QString& rules)
        : m_isWhole(areProofsWhole() || !rules.contains(u' ')), m_next(rules.size() % apart)
    {}

    /// True if the next case is to be tried.
    bool next() { return m_next++ % apart == 0 || m_isWhole; }

private:
    static constexpr qsizetype apart = 9;

    bool m_isWhole;
    qsizetype m_next;
};

} // namespace showdown::tests
