// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionpicture.h"

#include <QWidget>

#include <vector>

namespace showdown::gui {

/// The marks drawn over and between the panels. It lets the mouse through.
class DecisionOverlay : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionOverlay(QWidget* parent);

    void setMarks(const DecisionMarks& marks);
    const DecisionMarks& marks() const { return m_picture.marks; }

    /// One for each player, in order.
    void setPlaces(const std::vector<HandPlace>& places);

    /// In the compact form pills are smaller; if the working hands are not beside the cards, lines
    /// run past the cards of the lower hand.
    void setForm(const CompareMetrics& metrics);

    /// The area of the pill of a join, for tests.
    QRect pillRect(const DecisionMarks::Join& join) const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    DecisionPicture picture() const;

    DecisionPicture m_picture; ///< without font and direction, which are the widget's
};

} // namespace showdown::gui
