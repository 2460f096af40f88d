// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonprint.h"

#include "app/gui/export/printpreview.h"
#include "app/gui/export/resultdescription.h"
#include "app/gui/export/sharedpage.h"
#include "app/gui/learn/lessondocument.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPrinter>

namespace showdown::gui {
namespace {

constexpr int printedWidth = 600; ///< in pixels of the design

/// Page after page, as wide as the sheet.
void printOnto(QPrinter& printer, LessonDocument& text)
{
    const QSizeF sheet = printer.pageRect(QPrinter::DevicePixel).size();
    const double scale = sheet.width() / printedWidth;
    const QSizeF page(printedWidth, sheet.height() / scale);
    text.divide(page);
    QPainter painter(&printer);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    for (int number = 0; number < text.pageCount(); ++number) {
        if (number > 0)
            printer.newPage();
        painter.save();
        painter.translate(0, -number * page.height());
        context.clip = QRectF(QPointF(0, number * page.height()), page);
        painter.setClipRect(context.clip);
        text.paintBoxes(painter);
        text.documentLayout()->draw(&painter, context);
        painter.restore();
    }
}

} // namespace

void printLesson(const lessons::Lesson& lesson, const LessonPlace& place, SuitColors suits,
                 QWidget& window)
{
    const PageLook page(suits);
    LessonLook look;
    look.cards = {page.font, page.colors, suits, page.direction};
    look.width = printedWidth;
    look.explains = false; // paper shows no meaning
    const auto text = std::make_shared<LessonDocument>(lesson, place, look, LessonGuesses());
    SharedPage upright;
    upright.size = {1, 1};
    previewPrint(window, lesson.title, sheetFor(upright, QLocale::system()),
                 [text](QPrinter& onto) { printOnto(onto, *text); });
}

} // namespace showdown::gui
