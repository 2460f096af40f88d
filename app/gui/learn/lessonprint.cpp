// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonprint.h"

#include "app/gui/export/printpreview.h"
#include "app/gui/export/resultdescription.h"
#include "app/gui/export/sharedpage.h"
#include "app/gui/learn/lessondocument.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QTextFrame>

#include <memory>

namespace showdown::gui {
namespace {

constexpr int printedWidth = 600; ///< in pixels of the design

std::unique_ptr<LessonDocument> documentOf(const LessonOnPaper& paper)
{
    return std::make_unique<LessonDocument>(paper.lesson, paper.place, paperLook(paper.suits),
                                            LessonGuesses(), nullptr, paper.tasks);
}

/// Cards as pictures in the text: what HTML knows.
void replaceCards(QTextDocument& text, const CardLook& look)
{
    const QString sign(QChar::ObjectReplacementCharacter);
    for (QTextCursor at = text.find(sign); !at.isNull(); at = text.find(sign, at)) {
        const std::optional<CardsInText> cards = CardTextObject::cardsOf(at.charFormat());
        if (!cards)
            continue;
        const QSize size = sizeOf(*cards, look);
        const QString words = cards->group.spoken();
        const QByteArray picture =
            svgOf({words, words, {}, size, [&](QPainter& painter) {
                       paintCards(painter, QRect(QPoint(), size), *cards, look);
                   }});
        QTextImageFormat image;
        image.setName(QStringLiteral("data:image/svg+xml;base64,")
                      + QString::fromLatin1(picture.toBase64()));
        image.setWidth(size.width());
        image.setHeight(size.height());
        image.setProperty(QTextFormat::ImageAltText, words);
        image.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        at.insertImage(image);
    }
}

/// Boxes, which the pane paints itself.
void frameBoxes(const QTextFrame& frame, const Colors& colors)
{
    for (QTextFrame* each : frame.childFrames()) {
        frameBoxes(*each, colors);
        if (boxOf(*each) == TextBox::none)
            continue;
        QTextFrameFormat format = each->frameFormat();
        format.setBorder(1);
        format.setBorderBrush(colors.hairline);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBackground(colors.alternate);
        each->setFrameFormat(format);
    }
}

} // namespace

LessonLook paperLook(SuitColors suits, double textSize)
{
    const PageLook page(suits);
    LessonLook look;
    look.cards = {page.font, page.colors, suits, page.direction};
    look.textSize = textSize;
    look.width = printedWidth;
    look.isPaper = true;
    return look;
}

PaperPages dividedInto(const QPageLayout& sheet, const std::shared_ptr<LessonDocument>& text)
{
    const QRectF area = sheet.paintRect(QPageLayout::Point);
    const double scale = area.width() / printedWidth;
    const QSizeF page(printedWidth, area.height() / scale);
    text->divide(page);
    return {text->pageCount(), [=](QPainter& painter, int number) {
                painter.translate(area.topLeft());
                painter.scale(scale, scale);
                painter.translate(0, -number * page.height());
                QAbstractTextDocumentLayout::PaintContext context;
                context.palette.setColor(QPalette::Text, Qt::black);
                context.clip = QRectF(QPointF(0, number * page.height()), page);
                painter.setClipRect(context.clip);
                text->paintBoxes(painter);
                text->documentLayout()->draw(&painter, context);
            }};
}

QPageLayout uprightSheet()
{
    SharedPage upright;
    upright.size = {1, 1};
    return sheetFor(upright, QLocale::system());
}

void printLesson(const LessonOnPaper& paper, QWidget& window)
{
    const std::shared_ptr<LessonDocument> text = documentOf(paper);
    previewPrint(window, paper.lesson.title, uprightSheet(),
                 [text](const QPageLayout& sheet) { return dividedInto(sheet, text); });
}

QByteArray lessonPdf(const LessonOnPaper& paper)
{
    const QPageLayout sheet = uprightSheet();
    const auto [count, paint] = dividedInto(sheet, documentOf(paper));
    return pdfBytes(paper.lesson.title, sheet, count, paint, pageResolution());
}

QByteArray lessonHtml(const LessonOnPaper& paper)
{
    const LessonLook look = paperLook(paper.suits);
    const std::unique_ptr<LessonDocument> text = documentOf(paper);
    text->setMetaInformation(QTextDocument::DocumentTitle, paper.lesson.title);
    replaceCards(*text, look.cards);
    frameBoxes(*text->rootFrame(), look.cards.colors);
    QString html = text->toHtml();
    const auto replace = [&html](const char* from, const QString& to) {
        html.replace(QLatin1String(from), to);
    };
    replace("<html>", QStringLiteral("<html lang=\"%1\">").arg(paper.lesson.language));
    replace("<body style=\"",
            QStringLiteral("<body style=\"max-width:%1px; margin:2em auto;").arg(printedWidth));
    replace("hr { height: 1px; border-width: 0; }",
            QStringLiteral("hr { border: solid #999; border-width: 1px 0 0; margin-top: 2em; }"));
    static const QRegularExpression height(QStringLiteral("line-height:2\\dpx")); // of headings too
    html.replace(height, QStringLiteral("line-height:1.5"));
    return html.toUtf8();
}

} // namespace showdown::gui
