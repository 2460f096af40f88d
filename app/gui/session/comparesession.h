// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/session/tablesession.h"
#include "core/compare/showdown.h"
#include "core/trace/run.h"

#include <memory>

namespace showdown::gui {

/// The hands of Compare, and the outcome: their result, and the run that led to it. A table of hands,
/// computed at once after every change.
class CompareSession : public TableSession
{
    Q_OBJECT

public:
    explicit CompareSession(QObject* parent = nullptr); ///< with the sample
    explicit CompareSession(const CardTable& table,
                            QObject* parent = nullptr); ///< without a conflict

    std::optional<Category> lens() const { return table().lens; }

    /// One entry per player who plays, in order.
    const Showdown& result() const { return m_result; }

    /// The result to show: result(), or during a try-out the result with the tried wilds.
    const Showdown& shown() const { return m_trial ? m_trial->result : m_result; }

    /// The lens of shown(). A try-out counts by best rank.
    std::optional<Category> shownLens() const { return m_trial ? std::nullopt : lens(); }

    /// The player whose wilds are being tried, from 0.
    std::optional<int> triedPlayer() const;

    /// Takes the wilds of a complete hand as certain cards, which the rules must allow, until
    /// endTrial() or the next change of cards, rules, lens or players. The table stays as it is: a
    /// try-out is neither undone nor saved.
    void tryWilds(const TakenWilds& taken);
    void endTrial();

    /// Whether run() has steps: a hand is complete.
    bool hasRun() const;

    /// The run that led to the result, step by step. It is recorded when first requested after a
    /// change, and never changes for those who hold it.
    std::shared_ptr<const Run> run() const;

    /// Returns how many cards are used twice; if any are, one deck was refused.
    int setOneDeck(bool one);

    /// False, and nothing changed, if the rules do not know this category.
    bool setLens(std::optional<Category> lens);

private:
    TableChanges follow(const CardTable& before) override;

    /// Wilds being tried, and the result with them.
    struct Trial
    {
        TakenWilds taken;
        Showdown result;
    };

    Showdown m_result;
    std::optional<Trial> m_trial;
    mutable std::shared_ptr<const Run> m_run; ///< empty until requested
};

} // namespace showdown::gui
