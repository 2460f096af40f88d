// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include <vector>

namespace showdown::gui {

class CompareSession;
class StepPlayer;

/// Finds steps of the whole run, at whatever level, by words: the function, its line with the
/// variables in it, the sentences about the step, its cards. A word is looked for where words
/// begin, also inside of a name: "kickers" finds GetKickers, "numWilds" numWilds1. A card may be
/// typed as "Q♣" or "qc". Of several words a step has to hold all. While questions are asked only
/// what has run is looked through, up to the furthest moment of the run: what lies ahead would tell.
/// A question that a hit leads away from waits. Both must outlive it.
class StepSearch : public QObject
{
    Q_OBJECT

public:
    StepSearch(const CompareSession& session, StepPlayer& player, QObject* parent = nullptr);

    /// The text searched for, without blanks around it.
    const QString& text() const { return m_text; }
    void setText(const QString& text);

    /// Whether there is a search in a run.
    bool isSearching() const;

    /// The steps that were found, by their index, in order. None while nothing runs.
    std::vector<int> hits() const;

    /// Whether the whole run is looked through.
    bool isWhole() const;

    /// Which of the hits the player shows, from 1; 0 if it shows another step.
    int position() const;

    /// Go to the nearest hit after or before the current moment, around the ends of what is looked
    /// through. The level stays, even if it hides the hit.
    void next();
    void previous();

signals:
    /// Emitted when the hits changed.
    void found();
    /// The player has moved to another step, or questions are asked now, or no longer.
    void moved();

private:
    void forget();
    void search();
    void goTo(int hit);
    QString textOf(int index, const QStringList& names) const;

    const CompareSession& m_session;
    StepPlayer& m_player;
    QString m_text;
    std::vector<int> m_hits; ///< also ahead of a question
    QStringList m_texts; ///< all that is said about each step; empty until something is looked for
};

} // namespace showdown::gui
