// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/equitybar.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace showdown::gui {

/// How one player's chances moved.
struct EquityLine
{
    int player = 1;                            ///< the number in the discs, from 1
    std::vector<std::optional<double>> shares; ///< 0 to 1 for each street; nothing where not known
    EquityOwner owner = EquityOwner::withOuts; ///< whose line it is; it gives the colour

    bool operator==(const EquityLine&) const = default;
};

/// A small chart of chances by street, a line for each player with a disc of the player's number at
/// each street. From right to left the streets run the other way. To be looked at only: what it
/// shows is told by its accessible name and description.
class EquityChart : public QWidget
{
    Q_OBJECT

public:
    explicit EquityChart(QWidget* parent = nullptr);

    /// One to four streets by name, and for each player a share for each of them.
    void setEquities(const QStringList& streets, const std::vector<EquityLine>& lines);

    /// What a screen reader says instead of the picture.
    void setDescription(const QString& description);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// A disc of the chart.
    struct Point
    {
        int player = 1;
        int street = 0;
        QPointF center; ///< where the share lies
        QPointF disc;   ///< beside it if others are there, together around their places
    };

    QRectF plot() const;
    int streetCount() const { return static_cast<int>(m_streets.size()); }
    qreal pitch() const;
    qreal xOf(int street) const;
    qreal yOf(double share) const;
    std::vector<std::vector<Point>> points() const;
    void spread(std::vector<std::vector<Point>>& points) const;
    void spread(std::vector<Point*>& together) const;
    void paintAxes(QPainter& painter) const;

    QStringList m_streets;
    std::vector<EquityLine> m_lines;
};

} // namespace showdown::gui
