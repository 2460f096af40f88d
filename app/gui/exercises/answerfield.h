// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QKeyEvent;
class QUndoStack;

namespace showdown::gui {

class Appearance;

/// What is known about an answer.
enum class AnswerMark : std::uint8_t { none, right, wrong };

/// The mark of a whole answer; none before it was judged.
inline AnswerMark markOf(const Judgement* judgement)
{
    return !judgement ? AnswerMark::none
                      : (judgement->isRight ? AnswerMark::right : AnswerMark::wrong);
}

/// The widget for answering an exercise of one kind.
class AnswerField : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The current answer; nothing while there is none to judge.
    virtual std::optional<ExerciseAnswer> answer() const = 0;

    /// A sentence about what is missing while there is no answer.
    virtual QString missingText() const = 0;

    /// Whether the cards of the exercise are part of the field.
    virtual bool showsCards() const { return false; }

    /// The part of it that stands beside the cards; nullptr if there is none.
    virtual QWidget* beside() const { return nullptr; }

    /// Marks the right and the wrong parts of the answer, until it changes; missing parts are not
    /// given away. nullptr removes the marks.
    virtual void showJudgement(const Judgement* /*judgement*/) {}

    /// Marks the answer, and the right one as far as it shows both, and takes no other from now on.
    virtual void finish(const Judgement& judgement)
    {
        showJudgement(&judgement);
        setEnabled(false);
    }

    /// Leaves only these options, by index, to choose from.
    virtual void narrow(const std::vector<int>& /*left*/) {}

    /// Where the given and the right answer are marked once it is settled.
    virtual const QWidget& ownPart() const { return *this; }
    virtual const QWidget& rightPart() const { return *this; }

    /// Handles a key that was pressed elsewhere in the exercise; false if it means nothing here.
    virtual bool takeKey(const QKeyEvent& /*event*/) { return false; }

    /// For a class: without what is only for entering the answer; or with it again.
    virtual void setPresenting(bool /*presenting*/) {}

    /// For undo and redo of what was entered; nullptr if nothing can be undone.
    virtual QUndoStack* undoStack() { return nullptr; }

    /// Puts the focus where the answer is entered.
    virtual void focusAnswer() = 0;

signals:
    /// Emitted when answer() changed.
    void changed();

    /// Emitted with a sentence about what was typed or pressed.
    void saidSomething(const QString& text);

    /// Emitted when Enter was pressed without another use.
    void checkAsked();
};

/// The field for the kind of this exercise, which must have no fault. The first `filled` steps of
/// its solution are given: their part of the answer is entered already and stays.
AnswerField* createAnswerField(const Exercise& exercise, int filled, const Appearance& appearance,
                               QWidget* parent);

/// The field for a question of practice: its options, or parts in the order of partsShown().
AnswerField* createAnswerField(const PracticeQuestion& question, const Appearance& appearance,
                               QWidget* parent);

} // namespace showdown::gui
