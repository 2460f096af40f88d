// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/sharedpage.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <QSvgGenerator>

#include <algorithm>

namespace showdown::gui {

int pageResolution()
{
    return qRound(QGuiApplication::primaryScreen()->logicalDotsPerInchY());
}

QImage pictureOf(const SharedPage& page, int scale)
{
    constexpr double inchesPerMeter = 1 / 0.0254;
    QImage picture(page.size * scale, QImage::Format_RGB32);
    picture.setDevicePixelRatio(scale);
    picture.setDotsPerMeterX(qRound(pageResolution() * inchesPerMeter));
    picture.setDotsPerMeterY(qRound(pageResolution() * inchesPerMeter));
    picture.fill(Qt::white);
    QPainter painter(&picture);
    page.paint(painter);
    return picture;
}

QByteArray pngOf(const SharedPage& page, int scale)
{
    QImage picture = pictureOf(page, scale);
    picture.setText(QStringLiteral("Title"), page.title);
    picture.setText(QStringLiteral("Description"), page.words);
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    picture.save(&png, "PNG");
    return png.data();
}

/// Qt 6.4 writes title and description unescaped, even if they are not XML.
QByteArray svgOf(const SharedPage& page)
{
    const QString title = QStringLiteral("title of the page");
    const QString words = QStringLiteral("words of the page");
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize(page.size);
    generator.setViewBox(QRect(QPoint(), page.size));
    generator.setResolution(pageResolution());
    generator.setTitle(title);
    generator.setDescription(words);
    QPainter painter(&generator);
    page.paint(painter);
    painter.end();
    QByteArray text = svg.data();
    text.replace('>' + title.toUtf8() + '<', '>' + page.title.toHtmlEscaped().toUtf8() + '<');
    text.replace('>' + words.toUtf8() + '<', '>' + page.words.toHtmlEscaped().toUtf8() + '<');
    return text;
}

QByteArray pdfOf(const SharedPage& page, const QPageLayout& sheet)
{
    const auto [count, paint] = pagesOf(page)(sheet);
    return pdfBytes(page.title, sheet, count, paint, pageResolution());
}

QPageLayout sheetFor(const SharedPage& page, const QLocale& locale)
{
    constexpr double edge = 12; // millimetres
    const bool isLetter = locale.measurementSystem() == QLocale::ImperialUSSystem;
    return {QPageSize(isLetter ? QPageSize::Letter : QPageSize::A4),
            page.size.width() > page.size.height() ? QPageLayout::Landscape : QPageLayout::Portrait,
            QMarginsF(edge, edge, edge, edge), QPageLayout::Millimeter};
}

PagesFor pagesOf(const SharedPage& page)
{
    return [page](const QPageLayout& sheet) -> PaperPages {
        const QRectF area = sheet.paintRect(QPageLayout::Point);
        const double scale =
            std::min(area.width() / page.size.width(), area.height() / page.size.height());
        return {1, [=](QPainter& painter, int /*number*/) {
                    painter.translate(area.left() + (area.width() - scale * page.size.width()) / 2,
                                      area.top());
                    painter.scale(scale, scale);
                    page.paint(painter);
                }};
    };
}

} // namespace showdown::gui
