// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"
#include "tests/app/cli/asking.h"
#include "tests/support/jsontext.h"
#include "tests/support/randomhands.h"
#include "tests/support/texts.h"

#include <vector>

namespace showdown::tests {

/// Hands to compare, and how.
struct Task
{
    NamedRules rules;
    std::optional<Category> lens;
    std::vector<Hand> hands;

    /// The words after the command that request it.
    QStringList words() const
    {
        QStringList words{QStringLiteral("--rules"), qt(id(rules.preset))};
        for (const Rule rule : rules.changed())
            words << QStringLiteral("--set")
                  << qt(id(rule)) + u'=' + qt(valueText(rules.rules, rule));
        if (lens)
            words << QStringLiteral("--lens") << qt(id(*lens));
        for (const Hand& hand : hands)
            words << qt(toText(hand));
        return words;
    }
};

/// Random tasks of any kind, the same ones in every run. Every other pair of hands is much alike.
/// The deck is free, because equal hands often share cards.
inline std::vector<Task> randomTasks(unsigned seed, int count)
{
    RandomHands random(seed);
    std::vector<Task> tasks;
    for (int i = 0; i < count; ++i) {
        NamedRules rules{Preset::standard, i % 4 == 0 ? rulesOf(Preset::standard) : random.rules()};
        rules.rules.deck = DeckKind::free;
        std::optional<Category> lens = random.lens();
        if (lens && (!rules.rules.knows(*lens) || i % 3 != 0))
            lens.reset();
        const Hand first = random.hand(DeckKind::free);
        Task task{rules, lens, {first}};
        for (int player = 1; player < 2 + i % 2; ++player)
            task.hands.push_back(i % 2 == 0 ? random.variant(first) : random.hand(DeckKind::free));
        tasks.push_back(task);
    }
    return tasks;
}

/// The program's output about some hands; null if it failed.
inline Json explained(const QStringList& words)
{
    const CliRun run = runCli(
        QStringList{QStringLiteral("explain"), QStringLiteral("--format"), QStringLiteral("json")}
        + words);
    return run.exitCode == 0 && run.err.isEmpty() ? parsed(run.out.toStdString()) : Json();
}

} // namespace showdown::tests
