// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/cellmap.h"
#include "app/progress/practice.h"

#include <QDate>

#include <array>

namespace showdown::gui {

/// Twelve weeks as columns: right answers filled, wrong ones as a dashed part above them. A screen
/// reader and the arrows find each week with its numbers.
class WeeksChart : public CellMap
{
    Q_OBJECT

public:
    explicit WeeksChart(QWidget* parent = nullptr);

    /// The weeks that end with that of the day.
    void setWeeks(const std::array<progress::Share, 12>& weeks, QDate day);

    int cellCount() const override { return static_cast<int>(m_weeks.size()); }
    QString cellName(int cell) const override;
    QRect cellRect(int cell) const override;
    bool canPick() const override { return false; }
    void pick(int /*cell*/) override {}

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint() * 5 / 8; }

protected:
    int columns() const override { return cellCount(); }
    void paintEvent(QPaintEvent* event) override;

private:
    QRect plot() const;
    QString weekText(int cell) const;

    std::array<progress::Share, 12> m_weeks{};
    QDate m_day;
    int m_top = 10; ///< of the axis
};

} // namespace showdown::gui
