// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace showdown::gui {

class FittingLabel;
class TextLabel;

/// Beside the board: who is ahead and with what, or what is missing; while a long count runs, how
/// far it is and a button that stops it.
class AheadBox : public QFrame
{
    Q_OBJECT

public:
    explicit AheadBox(QWidget* parent = nullptr);

    enum class Sign { winner, tie, note };

    /// What it says; empty lines are left out.
    void setWords(Sign sign, const QString& title, const QString& hand, const QString& note);

    /// How far the count is, from the longest to the shortest text, of which one that fits is shown;
    /// empty: none runs that is worth a word.
    void setCounting(const QStringList& texts);

    /// Has it read aloud.
    void say(const QString& text);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void stopAsked();

    /// The button that had the focus is gone.
    void focusLeft();

    /// It may need another height.
    void wordsChanged();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void applyLook();

    Sign m_sign = Sign::note;
    QLabel* m_icon = nullptr;
    TextLabel* m_title = nullptr;
    TextLabel* m_hand = nullptr;
    TextLabel* m_note = nullptr;
    FittingLabel* m_counting = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace showdown::gui
