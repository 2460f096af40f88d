// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QPushButton;

namespace showdown::gui {

class PrimaryButton;

/// The last row of an exercise: [Hint] and [Check]. It may stand apart from the exercise, below a
/// part that is scrolled.
class ExerciseFoot : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseFoot(QWidget* parent = nullptr);

    /// Whether there is a hint to be shown.
    void setHintOffered(bool offered);

    /// Whether the hint is shown.
    void setHintShown(bool shown);

    /// Apart from the exercise it has a line above it, and room at its sides.
    void setApart(bool apart);

    QPushButton& hintButton() const { return *m_hint; }
    PrimaryButton& checkButton() const { return *m_check; }

signals:
    void hintToggled(bool shown);
    void checkAsked();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void sayWords();
    void updateLook();

    QPushButton* m_hint;
    PrimaryButton* m_check;
    bool m_isApart = false;
};

} // namespace showdown::gui
