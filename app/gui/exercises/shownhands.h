// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/handrows.h"

#include <QWidget>

class QScrollArea;

namespace showdown::gui {

class Appearance;

/// The cards that an exercise asks about, for display only. A screen reader reads them row by row.
class ShownHands : public QWidget
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit ShownHands(const Appearance& appearance, QWidget* parent = nullptr);

    void setExercise(const Exercise& exercise);

    /// Shows only the cards of one row, from 0, without its number or word.
    void setRow(const Exercise& exercise, int row);

    /// "Player 1: ten of spades, ten of hearts, …".
    QString rowText(int row) const;

    /// For a class: with larger cards.
    void setPresenting(bool presenting);

    int rowCount() const { return static_cast<int>(m_rows.size()); }

    /// The layout of the cards in this width.
    HandRowsLayout layoutFor(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void sayWords();

    const Appearance& m_appearance;
    Exercise m_exercise;
    bool m_isPresented = false;
    std::optional<int> m_only; ///< the row that is shown alone
    std::vector<HandRow> m_rows;
};

/// Scrolls so that the top cuts no card and no cell of a map: back, but no further than this, or on
/// past their row.
void showWholeCards(QScrollArea& area, int least);

} // namespace showdown::gui
