// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/paperpages.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace showdown::gui {

void paintPages(QPagedPaintDevice& printer, int pages, const PagePaint& paint)
{
    constexpr double pointsPerInch = 72;
    const QPageLayout layout = printer.pageLayout();
    QPainter painter(&printer);
    painter.setRenderHint(QPainter::Antialiasing);
    if (layout.mode() == QPageLayout::StandardMode)
        painter.translate(-layout.paintRectPixels(printer.logicalDpiX()).topLeft());
    painter.scale(printer.logicalDpiX() / pointsPerInch, printer.logicalDpiY() / pointsPerInch);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            printer.newPage();
        painter.save();
        paint(painter, page);
        painter.restore();
    }
}

QByteArray pdfBytes(const QString& title, const QPageLayout& layout, int pages,
                    const PagePaint& paint, int resolution)
{
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Showdown"));
    writer.setResolution(resolution);
    writer.setPageLayout(layout);
    paintPages(writer, pages, paint);
    return pdf.data();
}

} // namespace showdown::gui
