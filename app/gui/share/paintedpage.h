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

/// What the pages of all views have in common: the title, a banner that says the result, lines of
/// text, and the rules at the end. A page is light, always of the same width, as high as it must
/// be, and the same whatever the window looks like. It speaks the language, and runs in the
/// direction, of the time when it was made. What is drawn are lines and outlines, so that it is
/// sharp at any scale.
///
/// A page is filled from the top down, then mirrored where the language runs from right to left.
class PaintedPage
{
public:
    static constexpr int margin = 24; ///< around all

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
        std::optional<Role> role; ///< none where nobody wins
        IconId icon = IconId::note;
    };

    explicit PaintedPage(SuitColors suitColors);

    void addTitle(const QString& title);

    /// A title, and smaller lines under it.
    void addBanner(const Banner& banner, const QString& title, const QStringList& lines);

    /// Which rules were in force, in words and as they can be given to the program again. They are
    /// the last part: the page is as high as it must be after them.
    void addRules(const NamedRules& rules, std::optional<Category> lens = std::nullopt);

    /// Adds the lines of a text from the top of a column on, and says how high they are.
    int addLines(const QString& text, const QFont& font, const QColor& ink, const QRect& column,
                 Qt::Alignment alignment = Qt::AlignLeft);

    bool isMirrored() const { return m_direction == Qt::RightToLeft; }
    QRect mirrored(const QRect& rect) const;

    /// Mirrors what this class has added.
    void mirrorCommon();

    /// The ground and the banner: the first that is drawn.
    void paintGround(QPainter& painter) const;

    /// The text and the line above the rules: the last.
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
