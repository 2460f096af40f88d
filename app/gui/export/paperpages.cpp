// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/paperpages.h"

#include <QBuffer>
#include <QDateTime>
#include <QPainter>
#include <QPdfWriter>

namespace showdown::gui {
namespace {

/// The date that a document says it is of, in UTC.
QDateTime documentDate()
{
    constexpr qint64 otherwise = 946684800; // 2000-01-01
    bool isNumber = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isNumber);
    const QDateTime date = QDateTime::fromSecsSinceEpoch(isNumber ? seconds : otherwise, Qt::UTC);
    return date.isValid() && date.date().year() > 0 && date.date().year() <= 9999
               ? date
               : QDateTime::fromSecsSinceEpoch(otherwise, Qt::UTC);
}

/// Qt writes the time of day: "/CreationDate (D:20260801120000+02'00')".
void setDate(QByteArray& pdf, const QDateTime& date)
{
    static const QByteArray start("/CreationDate (D:");
    constexpr qsizetype longest = 24;
    const qsizetype at = pdf.indexOf(start) + start.size();
    const qsizetype end = pdf.indexOf(')', at);
    if (at < start.size() || end < 0 || end > at + longest)
        return;
    const QByteArray digits = date.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
    const QByteArray zone = end == at + digits.size() + 1 ? "Z" : "+00'00'";
    pdf.replace(at, end - at, (digits + zone).leftJustified(end - at, '\'', true));
}

} // namespace

PaperPages fitted(const PaperPages& pages, const QPageLayout& own, const QPageLayout& sheet)
{
    const QSizeF from = own.fullRect(QPageLayout::Point).size();
    const QSizeF onto = sheet.fullRect(QPageLayout::Point).size();
    const QSizeF size = from.scaled(onto, Qt::KeepAspectRatio);
    return {pages.count, [=](QPainter& painter, int page) {
                painter.translate((onto.width() - size.width()) / 2,
                                  (onto.height() - size.height()) / 2);
                painter.scale(size.width() / from.width(), size.width() / from.width());
                pages.paint(painter, page);
            }};
}

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
    QByteArray bytes = pdf.data();
    setDate(bytes, documentDate());
    return bytes;
}

} // namespace showdown::gui
