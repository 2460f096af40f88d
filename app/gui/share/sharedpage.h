// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <QLocale>
#include <QPageLayout>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;
class QRectF;

namespace showdown::gui {

/// A page that leaves the program, as a picture or on paper.
struct SharedPage
{
    QString title;                        ///< of the document
    QString words;                        ///< what is on it, for who cannot see it
    QString fileName;                     ///< that is proposed, without an ending
    QSize size;                           ///< in pixels of the design
    std::function<void(QPainter&)> paint; ///< draws it at the origin, in these pixels
};

/// The page as a picture, `scale` pixels for each of its own.
QImage pictureOf(const SharedPage& page, int scale);

/// The same as a PNG file.
QByteArray pngOf(const SharedPage& page, int scale);

/// The page as an SVG file; text is outlines, and the words stand in its description.
QByteArray svgOf(const SharedPage& page);

/// The page as a PDF file of one sheet.
QByteArray pdfOf(const SharedPage& page, const QPageLayout& sheet);

/// A sheet for the page: Letter where paper is measured in inches, else A4, upright unless the page
/// is wider than high.
QPageLayout sheetFor(const SharedPage& page, const QLocale& locale);

/// Draws the page as large as the sheet allows, from its top, in the middle. `area` is in the
/// painter's device.
void paintOnSheet(QPainter& painter, const QRectF& area, const SharedPage& page);

/// What a device must be set to, in dots per inch, so that text is as large as the rest of the page.
int pageResolution();

} // namespace showdown::gui
