// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

class QColor;

namespace showdown::gui {

struct Colors;

/// The player whose chances a bar shows; each has a colour.
enum class EquityOwner : std::uint8_t {
    other,
    withOuts, ///< the player whose outs are shown
    ahead,    ///< the player who would win now
};

QColor inkOf(EquityOwner owner, const Colors& colors);

/// The filling of a bar.
struct EquityShares
{
    double win = 0; ///< fractions of everything that can come, 0 to 1; both together at most 1
    double tie = 0;
    bool isEstimate = false; ///< ends in a dashed edge, because it is not exact yet
};

/// Draws the bar and its ends without the quarters; areas are outlines, because an SVG file has no
/// clips.
void paintEquity(QPainter& painter, const QRectF& track, const EquityShares& shares,
                 EquityOwner owner, const Colors& colors, double unit,
                 Qt::LayoutDirection direction);

/// A bar for how often a player wins and, hatched after that, how often the pot is shared; with
/// named marks at the quarters. In right-to-left layouts it is mirrored.
class EquityBar : public QWidget
{
    Q_OBJECT

public:
    explicit EquityBar(QWidget* parent = nullptr);

    /// Fractions of everything that can come, 0 to 1; both together at most 1.
    void setShares(double win, double tie);
    double win() const { return m_win; }
    double tie() const { return m_tie; }

    void setOwner(EquityOwner owner);

    /// An estimate ends in a dashed edge, because it is not exact yet.
    void setEstimate(bool isEstimate);

    /// Sets the text for screen readers: "Player 1 wins 16.7 percent, 5.0 to 1 against, 7 outs".
    void setValueText(const QString& text);
    QString valueText() const { return m_valueText; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF track() const;
    void paintQuarters(QPainter& painter) const;

    double m_win = 0;
    double m_tie = 0;
    EquityOwner m_owner = EquityOwner::other;
    bool m_isEstimate = false;
    QString m_valueText;
};

} // namespace showdown::gui
