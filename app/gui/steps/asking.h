// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/question.h"

#include <QObject>

#include <optional>
#include <set>

namespace showdown::gui {

class StepPlayer;

/// Asks about the next step of a run before it is shown, and judges the answers. While it is on,
/// playing waits before a step that is asked about. The player must outlive it.
class Asking : public QObject
{
    Q_OBJECT

public:
    explicit Asking(StepPlayer& player, QObject* parent = nullptr);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);

    /// What is asked about the next step of the level; nothing while it is off.
    const std::optional<Question>& question() const { return m_question; }
    /// The step that is asked about; only while there is a question.
    int step() const { return *m_next; }

    /// Judges the answer and goes to the step. Does nothing while there is no question.
    void answer(const Answer& answer);

    struct Judgement
    {
        int step = 0; ///< the step that was asked about
        bool isRight = false;
    };
    /// The last answer: until the next one, or until somebody goes elsewhere.
    const std::optional<Judgement>& judgement() const { return m_judgement; }

    /// How many steps of this run were answered for, and rightly; the first answer counts.
    int asked() const { return static_cast<int>(m_answered.size()); }
    int right() const { return m_right; }

    const StepPlayer& player() const { return m_player; }

signals:
    /// Another question, another judgement, or none.
    void changed();

private:
    void begin();
    void follow();
    void leave();
    void ask();

    StepPlayer& m_player;
    bool m_isOn = false;
    std::optional<int> m_next; ///< the step after the one that is shown
    std::optional<Question> m_question;
    std::optional<Judgement> m_judgement;
    std::set<int> m_answered;
    int m_right = 0;
};

} // namespace showdown::gui
