// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace showdown::gui {

class FittingLabel;
class LinkLine;
class TextLabel;

/// The box beside the board: who is ahead and with what, or what is missing; while a long count
/// runs, its progress and a button that stops it.
class AheadBox : public QFrame
{
    Q_OBJECT

public:
    explicit AheadBox(QWidget* parent = nullptr);

    enum class Sign { winner, tie, note };

    /// Sets its words; empty lines are left out.
    void setWords(Sign sign, const QString& title, const QString& hand, const QString& note);

    /// In a box of this width the words of its title that are longer than a line are broken; 0: they
    /// are elided.
    void setBrokenFor(int width);

    /// Sets the progress of the count, from the longest to the shortest text, of which one that
    /// fits is shown; empty: no count worth mentioning runs.
    void setCounting(const QStringList& texts);

    /// Sets a link to what would make more of the cards, and its tip; empty: none.
    void setOffer(const QString& text, const QString& tip);

    /// Makes screen readers read a text.
    void say(const QString& text);

signals:
    void stopAsked();
    void offerTaken();

    /// Emitted when the focused button or link disappeared.
    void focusLeft();

    /// Emitted when it may need a different height.
    void wordsChanged();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showTitle();
    void applyLook();

    Sign m_sign = Sign::note;
    QString m_words; ///< of the title
    int m_brokenFor = 0;
    QLabel* m_icon = nullptr;
    TextLabel* m_title = nullptr;
    TextLabel* m_hand = nullptr;
    TextLabel* m_note = nullptr;
    LinkLine* m_offer = nullptr;
    FittingLabel* m_counting = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace showdown::gui
