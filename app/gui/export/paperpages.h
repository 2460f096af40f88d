// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QPageLayout>
#include <QString>

#include <functional>

class QPagedPaintDevice;
class QPainter;

namespace showdown::gui {

/// Draws a page, counted from 0. Lengths are in points, and the origin is the corner of the sheet,
/// outside its margins.
using PagePaint = std::function<void(QPainter&, int page)>;

/// What is drawn on a sheet of some layout.
struct PaperPages
{
    int count = 1;
    PagePaint paint;
};

/// The pages for a sheet.
using PagesFor = std::function<PaperPages(const QPageLayout& sheet)>;

/// The dots per inch of a PDF file whose fonts are all in pixels.
inline constexpr int fineResolution = 1200;

/// Pages that were laid out for one sheet, drawn on another: as large as that has room for, so that
/// nothing is cut.
PaperPages fitted(const PaperPages& pages, const QPageLayout& own, const QPageLayout& sheet);

/// Draws pages on a printer, whose sheet has been chosen.
void paintPages(QPagedPaintDevice& printer, int pages, const PagePaint& paint);

/// Pages as a PDF file, of vectors. The same pages give the same bytes in every run of the program:
/// its date is that of SOURCE_DATE_EPOCH, or 2000-01-01. Fonts in points need pageResolution().
QByteArray pdfBytes(const QString& title, const QPageLayout& layout, int pages,
                    const PagePaint& paint, int resolution = fineResolution);

} // namespace showdown::gui
