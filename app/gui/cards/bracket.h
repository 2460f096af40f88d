// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace showdown::gui {

/// A bracket under neighbouring cards, with a name in the gap of its line, or under the line where
/// the name is too long for that.
class Bracket
{
public:
    /// A bracket under these cards; `font` is the font of the view.
    Bracket(const QRect& cards, const QString& name, const QFont& font);

    /// The place of the name.
    QRect label() const { return m_label; }

    void paint(QPainter& painter, const QColor& ink, double line = 1.5) const;

    /// The same bracket in a layout of this direction that fills `all`.
    Bracket mirrored(Qt::LayoutDirection direction, const QRect& all) const;

    /// The height of bracket and name, from the lower edge of the cards.
    static int height(const QFont& font);

private:
    bool isLabelInLine() const;

    QString m_name;
    QFont m_font; ///< of the name
    QRect m_line; ///< the line with its arms
    QRect m_label;
    int m_gap = 0;       ///< between the line and its name
    int m_leastLine = 0; ///< beside a name that is in it
};

} // namespace showdown::gui
