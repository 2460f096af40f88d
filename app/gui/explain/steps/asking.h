// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/question.h"

#include <QObject>

#include <optional>
#include <set>

namespace showdown::gui {

class StepPlayer;

/// Judges the answers to the questions of a run. The player, which stops for them, must outlive it.
class Asking : public QObject
{
    Q_OBJECT

public:
    explicit Asking(StepPlayer& player, QObject* parent = nullptr);

    /// Judges the answer and goes to the step that was asked about. Does nothing while no question
    /// is open.
    void answer(const Answer& answer);

    /// Goes back to the question that waits for an answer, if any.
    void goBack();

    struct Judgement
    {
        int step = 0; ///< the step that was asked about
        bool isRight = false;
    };
    /// The judgement of the last answer: until the next question, or until the user goes elsewhere.
    const std::optional<Judgement>& judgement() const { return m_judgement; }

    /// The numbers of steps of this run answered, and answered rightly; the first answer counts.
    int asked() const { return static_cast<int>(m_answered.size()); }
    int right() const { return m_right; }

    const StepPlayer& player() const { return m_player; }

signals:
    /// Emitted when the question or the judgement changed.
    void changed();

private:
    void begin();
    void follow();
    void forget();

    StepPlayer& m_player;
    std::optional<Judgement> m_judgement;
    std::set<int> m_answered;
    int m_right = 0;
};

} // namespace showdown::gui
