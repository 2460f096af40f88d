// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/paperpages.h"

#include <QByteArray>
#include <QImage>
#include <QLocale>
#include <QPageLayout>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace showdown::gui {

/// A page for export, as a picture or on paper.
struct SharedPage
{
    QString title;                        ///< of the document
    QString words;                        ///< its content, for screen readers
    QString fileName;                     ///< the proposed name, without an ending
    QSize size;                           ///< in pixels of the design
    std::function<void(QPainter&)> paint; ///< draws it at the origin, in these pixels
};

/// The page as a picture, with `scale` pixels per pixel of the design.
QImage pictureOf(const SharedPage& page, int scale);

/// The picture as a PNG file.
QByteArray pngOf(const SharedPage& page, int scale);

/// The page as an SVG file; text becomes outlines, and the description holds the words.
QByteArray svgOf(const SharedPage& page);

/// The page as a PDF file of one sheet.
QByteArray pdfOf(const SharedPage& page, const QPageLayout& sheet);

/// A sheet for the page: Letter where paper is measured in inches, else A4; upright unless the page
/// is wider than high.
QPageLayout sheetFor(const SharedPage& page, const QLocale& locale);

/// The page as large as a sheet allows, at its top, centred.
PagesFor pagesOf(const SharedPage& page);

/// The resolution to set on a device, in dots per inch, so that text matches the size of the rest.
int pageResolution();

} // namespace showdown::gui
