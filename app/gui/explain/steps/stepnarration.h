// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QWidget>

#include <utility>

class QGridLayout;
class QToolButton;

namespace showdown::gui {

class Asking;
class CompareSession;
class StepCounter;
class StepPlayer;
class TextLabel;

/// The text of a step: its sentence, then the question of the code with the numbers filled in, and
/// the step's number, which can be typed over. During a run it never becomes lower, so that the
/// content below it stays in place. What it is given must outlive it.
class StepNarration : public QWidget
{
    Q_OBJECT

public:
    StepNarration(const CompareSession& session, StepPlayer& player, QWidget* parent = nullptr);

    /// Leaves it to the judgement of an answer to say what its step found out.
    void setAsking(const Asking& asking) { m_asking = &asking; }

signals:
    /// Emitted when the user asked to see in Why what the step has found out.
    void whyAsked();
    /// Emitted when the number of a step has been typed.
    void counterLeft();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Form = std::pair<int, QString>; ///< width, font and language

    void arrange();
    void showStep();
    void showExpression();
    void showCounter();
    void goToTyped(int position);
    void updateLook();
    void fitTools();
    int neededHeight();
    Form form(int width) const;
    void noteHeight();
    void keepHeight();

    const CompareSession& m_session;
    StepPlayer& m_player;
    const Asking* m_asking = nullptr;
    QGridLayout* m_layout = nullptr;
    QWidget* m_tools = nullptr; ///< the button and the counter
    TextLabel* m_sentence = nullptr;
    TextLabel* m_expression = nullptr;
    QToolButton* m_whyButton = nullptr;
    StepCounter* m_counter = nullptr;
    bool m_isWide = false;
    QHash<Form, int> m_heights; ///< greatest of the steps seen in this run
};

} // namespace showdown::gui
