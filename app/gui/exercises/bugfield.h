// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"
#include "core/questions/bughunt.h"

namespace showdown::gui {

class ChoiceGroup;
class HeadedBox;
class ListingModel;
class ListingView;

/// The field for a printed mistake: one of the tables, also by the keys 1 to 3, and a line of the
/// listing, which is clicked, or chosen by Space.
class BugField : public AnswerField
{
    Q_OBJECT

public:
    BugField(const Exercise& exercise, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QWidget* beside() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    void finish(const Judgement& judgement) override;
    bool takeKey(const QKeyEvent& event) override;
    void focusAnswer() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void sayWords();

    const Exercise m_exercise;
    const BugHunt m_hunt; ///< of it
    ChoiceGroup* m_tables;
    ListingModel* m_listing;
    ListingView* m_lines;
    HeadedBox* m_box;
    bool m_isFinished = false; ///< no line is to be chosen any more
};

} // namespace showdown::gui
