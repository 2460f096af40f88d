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

/// The changes of one player's chances.
struct EquityLine
{
    int player = 1;                            ///< the number in the discs, from 1
    std::vector<std::optional<double>> shares; ///< 0 to 1 for each street; nothing where not known
    EquityOwner owner = EquityOwner::withOuts; ///< the owner, which determines the colour

    bool operator==(const EquityLine&) const = default;
};

/// A small chart of chances by street, a line for each player with a disc of the player's number at
/// each street. In right-to-left layouts it is mirrored. For display only: accessible name and
/// description say what it shows.
class EquityChart : public QWidget
{
    Q_OBJECT

public:
    explicit EquityChart(QWidget* parent = nullptr);

    /// One to four streets by name, and for each player a share on each of them.
    void setEquities(const QStringList& streets, const std::vector<EquityLine>& lines);

    /// Sets the text that screen readers read instead of the picture.
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
        QPointF center; ///< the place of the share
        QPointF disc;   ///< beside it if others are there
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
