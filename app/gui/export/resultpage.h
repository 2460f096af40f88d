// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/resultdescription.h"

#include <QRect>
#include <QSize>
#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

class QPainter;

namespace showdown::gui {

/// The page of a result, as high as needed. It is drawn from lines and outlines, and so is sharp at
/// any scale. All of it is laid out from left to right, and mirrored if the language runs from right
/// to left, but for the inside of cards.
class ResultPage
{
public:
    explicit ResultPage(const ResultDescription& result);

    /// In pixels of the design.
    QSize size() const { return {PageLook::width, m_y}; }

    /// Draws it at the origin.
    void paint(QPainter& painter) const;

private:
    /// What is drawn over what, the lowest first.
    enum Layer : std::uint8_t { panels, marks, lines, cards, signs, words, layers };

    struct Drawing
    {
        QRect place;
        PagePainting paint;
    };

    void addBanner(const ResultDescription::Banner& banner);
    void addRow(const PageRow& row);
    void addRules(const NamedRules& rules);

    // Each adds something to the top of an area, and returns its height.
    int addColumn(const PageColumn& column, int top);
    int addPart(const PageText& text, const QRect& area);
    int addPart(const PageName& name, const QRect& area);
    int addPart(const PageHeading& heading, const QRect& area);
    int addPart(const PagePicture& picture, const QRect& area);
    int addPart(const PageCards& group, const QRect& area);
    int addText(const QString& text, const QFont& font, const QColor& ink, const QRect& area,
                Qt::Alignment alignment = Qt::AlignLeft);

    void addCard(const PageCard& card, const QRect& place, int under);
    void addActs(const QString& text, const QRect& card);
    void addBracket(const PageBracket& bracket, const QRect& cardsAbove);
    void add(Layer layer, const QRect& place, const PagePainting& paint);
    void moveWords(std::size_t first, int down);
    QRect mirrored(const QRect& rect) const;

    PageLook m_look;
    int m_y = PageLook::margin; ///< where the next part begins; at last the height
    PagePlace m_place;          ///< of the row being added
    std::vector<PagePlace> m_places;
    std::array<std::vector<Drawing>, layers> m_drawings;
};

} // namespace showdown::gui
