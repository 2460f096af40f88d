// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessonstates.h"
#include "app/progress/practice.h"

#include <QRandomGenerator>

namespace showdown::gui {

/// What is practised in a window: the round that is asked, its question, and what is known of all
/// answers, which are kept where the progress in the lessons is.
class PracticeDesk : public QObject
{
    Q_OBJECT

public:
    /// The states must outlive it.
    explicit PracticeDesk(LessonStates& states, QObject* parent = nullptr);

    const progress::PracticeRecord& record() const { return store().practice(); }

    /// Today, and the topics that were met in lessons or asked before.
    QDate today() const;
    std::set<Topic> metTopics() const;

    /// The rules by which the next round asks, and how many questions; nothing: until stopped.
    const NamedRules& rules() const { return m_rules; }
    std::optional<int> count() const { return m_count; }
    void setRules(const NamedRules& rules);
    void setCount(std::optional<int> count);

    /// The round that is asked or was asked last; nothing before the first.
    const std::optional<progress::PracticeRound>& round() const { return m_asked.round; }

    /// Whether a question of a round is open, here or from an earlier start.
    bool isUnfinished() const { return round() && !round()->isOver(); }

    /// The question that is open or answered; nothing while there is none.
    const std::optional<PracticeQuestion>& question() const { return m_asked.question; }

    /// Its place in the round, from 0, and the answer that was given to it.
    int place() const { return m_asked.place; }
    const progress::PracticeAnswer* given() const;

    /// Whether the topic of the question may be shown: it would tell the rank that is asked for.
    bool isTopicTold() const;

    /// How many questions the round has; nothing: until stopped.
    std::optional<int> length() const;

    /// Asks from now on what this seed gives.
    void setSeed(quint32 seed) { m_random.seed(seed); }

    /// Begins a round, or only returns false if there is nothing to ask. An unfinished one is ended.
    bool begin(const progress::RoundWish& wish);

    /// Takes the answer to the question; notes that so many hints were taken before.
    void answer(const ExerciseAnswer& answer, bool isRight, int hints);
    void setHints(int hints);

    /// Goes on to the question that is open; to none at the end.
    void goOn();

    /// Asks a class instead, in a round without end of which nothing is kept, while one's own waits:
    /// first the question that was shown. The class's round goes on where it was unless that
    /// question is another one; a new one is for the wish.
    void askClass(const progress::RoundWish& wish);

    /// Goes back to one's own round.
    void askAlone();

    bool isForClass() const { return m_isForClass; }

    /// Asks a class this question anew, or if it is open the one before; there must be one.
    void goBack();

    /// Ends the round; its answers are kept.
    void end();

    progress::Failure clear();

    /// As in LessonStates.
    std::optional<narration::ProgressProblem> takeProblem() { return m_states.takeProblem(); }

    /// What other windows have answered, and the round that an earlier start left.
    void refresh();

signals:
    /// Emitted when another question is asked, or none.
    void asked();

    /// Emitted when what is known of all answers changed, or the rules.
    void changed();

    /// Emitted when an answer could not be written yet.
    void notKept(showdown::narration::ProgressFault fault);

private:
    /// A round with the question that is shown.
    struct Asked
    {
        std::optional<progress::PracticeRound> round;
        std::optional<PracticeQuestion> question;
        int place = -1;
    };

    progress::ProgressStore& store() const { return m_states.store(); }
    void make();
    void tell(progress::Failure failure);

    LessonStates& m_states;
    NamedRules m_rules;
    std::optional<int> m_count = 15;
    Asked m_asked;
    QRandomGenerator m_random = QRandomGenerator::securelySeeded(); ///< of the rounds
    Asked m_waiting; ///< one's own while a class is asked, else that of a class
    bool m_isForClass = false;
};

} // namespace showdown::gui
