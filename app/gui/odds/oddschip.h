// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QWidget>

class QPainter;

namespace showdown::gui {

struct Colors;

/// A word in a rounded field about a player's standing: filled with a trophy for the player ahead,
/// tinted otherwise.
class OddsChip : public QWidget
{
    Q_OBJECT

public:
    OddsChip(const QString& objectName, bool isFilled, QWidget* parent);

    QString text() const { return m_text; }
    void setText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const bool m_isFilled;
    QString m_text;
};

/// The size of a chip in a view of this font.
QSize oddsChipSize(const QString& text, bool isFilled, const QFont& font);

/// Draws it.
void paintOddsChip(QPainter& painter, const QRect& chip, const QString& text, bool isFilled,
                   const QFont& font, Qt::LayoutDirection direction, const Colors& colors);

} // namespace showdown::gui
