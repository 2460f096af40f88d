// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include <vector>

namespace showdown::gui {

class Session;
class StepPlayer;

/// Searches the steps of the whole run, at whatever level, by words: the function, its line with
/// the variables in it, the sentences about the step, its cards. A word matches at the beginning of
/// words, even inside a name: "kickers" finds GetKickers, "numWilds" numWilds1. A card may be typed
/// as "Q♣" or "qc". With several words a step has to contain all of them. Both must outlive it.
class StepSearch : public QObject
{
    Q_OBJECT

public:
    StepSearch(const Session& session, StepPlayer& player, QObject* parent = nullptr);

    /// The text searched for, without blanks around it.
    const QString& text() const { return m_text; }
    void setText(const QString& text);

    /// Whether there is a search in a run.
    bool isSearching() const;

    /// The steps found, by index, in order. Empty without a run.
    const std::vector<int>& hits() const { return m_hits; }

    /// Which of the hits the player shows, from 1; 0 if it shows another step.
    int position() const;

    /// Go to the nearest hit after or before the current step, around the ends of the run. The
    /// level stays, even if it hides the hit.
    void next();
    void previous();

signals:
    /// Emitted when the hits changed.
    void found();
    /// Emitted when the player has moved to another step.
    void moved();

private:
    void forget();
    void search();
    void goTo(int hit);
    QString textOf(int index) const;

    const Session& m_session;
    StepPlayer& m_player;
    QString m_text;
    std::vector<int> m_hits;
    QStringList m_texts; ///< all texts of each step; empty until the first search
};

} // namespace showdown::gui
