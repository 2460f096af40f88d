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

    /// Marks what was answered, until it changes.
    virtual void setMark(AnswerMark /*mark*/) {}

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

/// The field for the kind of this exercise, which must have no fault.
AnswerField* createAnswerField(const Exercise& exercise, const Appearance& appearance,
                               QWidget* parent);

} // namespace showdown::gui
