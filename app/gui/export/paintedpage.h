// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "core/rules/category.h"

#include <QFont>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace showdown {
struct NamedRules;
}

namespace showdown::gui {

/// The common parts of the pages of all views: the title, a banner with the result, lines of text,
/// and the rules at the end. A page is light, always of the same width, as high as needed, and
/// independent of the look of the window. Its language and direction are those at the time of its
/// creation. It is drawn from lines and outlines, and so is sharp at any scale.
///
/// A page is filled from the top down, then mirrored if the language runs from right to left.
class PaintedPage
{
public:
    static constexpr int margin = 24; ///< on all sides

    /// In pixels of the design.
    QSize size() const { return m_size; }

protected:
    static constexpr int width = 906;
    static constexpr int inner = width - 2 * margin;
    static constexpr int lineGap = 2;   ///< between lines of text
    static constexpr int partGap = 14;  ///< between title, banner, panels and rules
    static constexpr int panelGap = 10; ///< between panels

    /// The banner at the top.
    struct Banner
    {
        std::optional<Role> role; ///< none without a winner
        IconId icon = IconId::note;
    };

    explicit PaintedPage(SuitColors suitColors);

    void addTitle(const QString& title);

    /// A title, and smaller lines under it.
    void addBanner(const Banner& banner, const QString& title, const QStringList& lines);

    /// Adds the rules in force, in words and in the form that can be given to the program again.
    /// They are the last part: the height of the page is final after them.
    void addRules(const NamedRules& rules, std::optional<Category> lens = std::nullopt);

    /// Adds the lines of a text from the top of a column on, and returns their height.
    int addLines(const QString& text, const QFont& font, const QColor& ink, const QRect& column,
                 Qt::Alignment alignment = Qt::AlignLeft);

    bool isMirrored() const { return m_direction == Qt::RightToLeft; }
    QRect mirrored(const QRect& rect) const;

    /// Mirrors the parts that this class has added.
    void mirrorCommon();

    /// Paints the ground and the banner; call it first.
    void paintGround(QPainter& painter) const;

    /// Paints the text and the line above the rules; call it last.
    void paintLines(QPainter& painter) const;

    Colors m_colors = Colors::light();
    SuitColors m_suitColors;
    QFont m_font; ///< of 13 pixels, so that lengths of the design are lengths of the page
    Qt::LayoutDirection m_direction;
    int m_y = margin; ///< where the next part begins

private:
    /// A line of text.
    struct Line
    {
        QRect rect;
        QString text;
        QFont font;
        QColor ink;
        Qt::Alignment alignment = Qt::AlignLeft;
    };

    QSize m_size;
    Banner m_banner;
    QRect m_bannerRect;
    QRect m_disc;
    int m_hairline = 0; ///< above the rules
    std::vector<Line> m_lines;
};

} // namespace showdown::gui
