// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace showdown::gui {

class Appearance;

/// What is known of an answer.
enum class AnswerMark : std::uint8_t { none, right, wrong };

/// What is known of a whole answer; nothing before it was judged.
inline AnswerMark markOf(const Judgement* judgement)
{
    return !judgement ? AnswerMark::none
                      : (judgement->isRight ? AnswerMark::right : AnswerMark::wrong);
}

/// Where somebody answers an exercise of one kind.
class AnswerField : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The answer as it stands; nothing while there is none to judge.
    virtual std::optional<ExerciseAnswer> answer() const = 0;

    /// A sentence: what is missing while there is no answer.
    virtual QString missingText() const = 0;

    /// Whether the cards of the exercise are part of the field.
    virtual bool showsCards() const { return false; }

    /// Marks what of the answer is right and what is wrong, until it changes; of what is missing
    /// nothing is told. Nullptr takes the marks away.
    virtual void showJudgement(const Judgement* /*judgement*/) {}

    /// Takes a key that was pressed elsewhere in the exercise; false if it means nothing here.
    virtual bool takeKey(const QKeyEvent& /*event*/) { return false; }

    /// Puts the focus where one answers.
    virtual void focusAnswer() = 0;

signals:
    /// answer() is another.
    void changed();

    /// A sentence about what was typed or pressed.
    void saidSomething(const QString& text);

    /// Enter was pressed where nothing else is done with it.
    void checkAsked();
};

/// The field for the kind of this exercise, which must have no fault. So many first steps of its
/// solution are told: what of the answer they give stands already, and stays.
AnswerField* createAnswerField(const Exercise& exercise, int filled, const Appearance& appearance,
                               QWidget* parent);

} // namespace showdown::gui
