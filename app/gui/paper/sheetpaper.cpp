// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetpaper.h"

#include "app/gui/paper/paperpages.h"

#include <QPainter>
#include <QPrinter>

namespace showdown::gui {

SheetPaper::SheetPaper(const worksheet::Worksheet& sheet, SheetPart /*part*/)
    : m_title(sheet.title()),
      m_language(sheet.wish.language),
      m_layout(
          QPageSize(sheet.wish.paper == worksheet::Paper::a4 ? QPageSize::A4 : QPageSize::Letter),
          QPageLayout::Portrait, QMarginsF(45, 40, 45, 40), QPageLayout::Point),
      m_pages(1)
{
    m_layout.setMode(QPageLayout::FullPageMode);
}

void SheetPaper::paintPage(QPainter& painter, int /*page*/) const
{
    painter.drawText(QPointF(45, 60), m_title);
}

std::vector<QRectF> SheetPaper::places(int /*page*/) const
{
    return {};
}

QByteArray sheetPdf(const SheetPaper& sheet)
{
    return pdfBytes(sheet.title(), sheet.layout(), sheet.pageCount(),
                    [&sheet](QPainter& painter, int page) { sheet.paintPage(painter, page); });
}

void printSheet(const SheetPaper& sheet, QPrinter& printer)
{
    printer.setResolution(fineResolution);
    printer.setFullPage(true);
    printer.setPageLayout(sheet.layout());
    paintPages(printer, sheet.pageCount(),
               [&sheet](QPainter& painter, int page) { sheet.paintPage(painter, page); });
}

} // namespace showdown::gui
