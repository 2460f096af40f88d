// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

class QColor;

namespace showdown::gui {

struct Colors;

/// Whose chances a bar shows; each has its colour.
enum class EquityOwner : std::uint8_t {
    other,
    withOuts, ///< the player whose outs are shown
    ahead,    ///< the player who would win now
};

QColor inkOf(EquityOwner owner, const Colors& colors);

/// How a bar is filled.
struct EquityShares
{
    double win = 0; ///< parts of all that can come, 0 to 1; both together at most 1
    double tie = 0;
    bool isEstimate = false; ///< ends in a dashed edge, because it is not exact yet
};

/// Draws the bar and its ends without the quarters; areas are outlines, as an SVG file has no clips.
void paintEquity(QPainter& painter, const QRectF& track, const EquityShares& shares,
                 EquityOwner owner, const Colors& colors, double unit,
                 Qt::LayoutDirection direction);

/// How often a player wins, and after that, hatched, how often a pot is shared; with marks at the
/// quarters. From right to left it fills the other way.
class EquityBar : public QWidget
{
    Q_OBJECT

public:
    explicit EquityBar(QWidget* parent = nullptr);

    /// Parts of all that can come, 0 to 1; both together at most 1.
    void setShares(double win, double tie);
    double win() const { return m_win; }
    double tie() const { return m_tie; }

    void setOwner(EquityOwner owner);

    /// An estimate ends in a dashed edge, because it is not exact yet.
    void setEstimate(bool isEstimate);

    /// Whether the marks at the quarters say what they are; at first they do not.
    void setQuarterWords(bool shown);

    /// What a screen reader says: "Player 1 wins 16.7 percent, 5.0 to 1 against, 7 outs".
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
    bool m_hasWords = false;
    QString m_valueText;
};

} // namespace showdown::gui
