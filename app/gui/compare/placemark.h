// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/playerfacts.h"
#include "app/gui/theme/colors.h"

#include <QLabel>

namespace showdown::gui {

/// The place of a player as a pill: filled, with a trophy or an equal sign, for first place; plain
/// for the others; outlined for a player who takes no part.
class PlaceMark : public QLabel
{
    Q_OBJECT

public:
    explicit PlaceMark(QWidget* parent = nullptr);

    /// A place that is only tried has the colour of a step.
    void setMark(const QString& text, Standing standing, bool isTried = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Standing m_standing = Standing::notIn;
    bool m_isTried = false;
};

/// The look of a mark besides its standing.
struct MarkLook
{
    Colors colors;
    QFont base; ///< of the view
    Qt::LayoutDirection direction = Qt::LeftToRight;
    bool isTried = false;
};

/// The size of the mark with words in the font `own`, in a view of the font `base`.
QSize placeMarkSize(const QString& text, Standing standing, const QFont& own, const QFont& base);

/// Draws the mark, its words in the painter's font.
void paintPlaceMark(QPainter& painter, const QRect& mark, const QString& text, Standing standing,
                    const MarkLook& look);

} // namespace showdown::gui
