// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/printpreview.h"

#include "app/gui/export/fileexport.h"
#include "app/gui/export/sharedpage.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/textlabel.h"
#include "app/tables/savefile.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include <memory>

namespace showdown::gui {
namespace {

struct PrintPreviewText
{
    Q_DECLARE_TR_FUNCTIONS(PrintPreviewText)
};

/// Qt's dialog is for the pointer: Tab does not reach its tool buttons, and Return does nothing.
void addButtons(QPrintPreviewDialog& dialog, const QPrinter& printer, const PagesFor& pages)
{
    auto* bar = dialog.findChild<QToolBar*>();
    for (QToolButton* button : bar->findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::StrongFocus);
    auto* button = new QPushButton(PrintPreviewText::tr("&Print…", "in the preview"), &dialog);
    button->setObjectName(QStringLiteral("printButton"));
    button->setDefault(true);
    auto* save = new QPushButton(PrintPreviewText::tr("&Save as PDF…"), &dialog);
    save->setObjectName(QStringLiteral("savePdfButton"));
    save->setAutoDefault(false);
    auto* said = new TextLabel(QStringLiteral("previewSaidLabel"), &dialog);
    makeNotification(*said);
    said->setWordWrap(true);          // a path may be long
    auto* row = new QWidget(&dialog); // the layout of the dialog has no margins
    auto* layout = new QHBoxLayout(row);
    layout->addWidget(said, 1);
    layout->addWidget(save);
    layout->addWidget(button);
    dialog.layout()->addWidget(row);
    button->setFocus();
    QObject::connect(button, &QPushButton::clicked, bar->actions().constLast(), &QAction::trigger);
    auto* file = new FileExport(&dialog, &dialog);
    QObject::connect(file, &FileExport::said, said, [said](const QString& message) {
        said->setText(message);
        announce(*said, message);
    });
    QObject::connect(save, &QPushButton::clicked, file, [file, &printer, pages] {
        const QString title = printer.docName();
        const QPageLayout sheet = printer.pageLayout();
        const auto [count, paint] = pages(sheet);
        const QByteArray pdf = pdfBytes(title, sheet, count, paint, pageResolution());
        file->ask({tables::fileNameOf(title, QStringLiteral("showdown")),
                   QStringLiteral("pdf"),
                   {{PrintPreviewText::tr("PDF files (*.pdf)"), [pdf] { return pdf; }}}});
    });
}

} // namespace

void previewPrint(QWidget& window, const QString& title, const QPageLayout& sheet,
                  const PagesFor& pages)
{
    const auto printer = std::make_shared<QPrinter>();
    printer->setDocName(QString(title).replace(u'/', u'-')); // it may become a file name
    printer->setCreator(QStringLiteral("Showdown"));
    printer->setPageLayout(sheet);
    auto* dialog = new QPrintPreviewDialog(printer.get(), &window);
    dialog->setObjectName(QStringLiteral("printPreviewDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // the printer lives as long as the connection, and so as the dialog
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [pages, printer](QPrinter* onto) {
                         onto->setResolution(pageResolution());
                         const auto [count, paint] = pages(onto->pageLayout());
                         paintPages(*onto, count, paint);
                     });
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        printer->setOutputFormat(QPrinter::PdfFormat);
        auto* note = new QLabel(
            PrintPreviewText::tr("There is no printer. What is printed becomes a PDF file."));
        note->setObjectName(QStringLiteral("noPrinterLabel"));
        note->setAlignment(Qt::AlignCenter);
        dialog->layout()->addWidget(note);
    }
    addButtons(*dialog, *printer, pages);
    dialog->open();
}

} // namespace showdown::gui
