// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/worksheet/worksheet.h"

#include <QByteArray>
#include <QPageLayout>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

class QPainter;

namespace showdown::gui {

enum class SheetPart : std::uint8_t { questions, key };

/// A worksheet or its key, laid out in pages; in its own language and always on white paper. It is
/// drawn from lines and outlines, and so is sharp at any scale.
class SheetPaper
{
public:
    SheetPaper(const worksheet::Worksheet& sheet, SheetPart part);

    /// "Poker hands, worksheet A".
    QString title() const { return m_title; }

    /// A4 or Letter, upright, with its margins.
    QPageLayout layout() const { return m_layout; }

    int pageCount() const { return static_cast<int>(m_pages.size()); }

    /// Draws a page, counted from 0, in points from the corner of the sheet.
    void paintPage(QPainter& painter, int page) const;

    /// The places of all that is drawn on a page, in points. None overlap, and all are inside the
    /// margins.
    std::vector<QRectF> places(int page) const;

private:
    friend class SheetComposer;

    struct Drawing
    {
        QRectF place;
        std::function<void(QPainter&, const QRectF& place)> paint;
    };
    using Page = std::vector<Drawing>;

    QString m_title;
    QString m_language;
    QPageLayout m_layout;
    std::vector<Page> m_pages;
};

/// As a PDF file; the same sheet gives the same bytes in every run of the program.
QByteArray sheetPdf(const SheetPaper& sheet);

} // namespace showdown::gui
