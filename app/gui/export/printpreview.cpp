// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/printpreview.h"

#include "app/gui/export/sharedpage.h"

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
void addPrintButton(QPrintPreviewDialog& dialog)
{
    auto* bar = dialog.findChild<QToolBar*>();
    for (QToolButton* button : bar->findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::StrongFocus);
    auto* button = new QPushButton(PrintPreviewText::tr("&Print…", "in the preview"), &dialog);
    button->setObjectName(QStringLiteral("printButton"));
    button->setDefault(true);
    auto* row = new QWidget(&dialog); // the layout of the dialog has no margins
    auto* layout = new QHBoxLayout(row);
    layout->addStretch();
    layout->addWidget(button);
    dialog.layout()->addWidget(row);
    button->setFocus();
    QObject::connect(button, &QPushButton::clicked, bar->actions().constLast(), &QAction::trigger);
}

} // namespace

void previewPrint(QWidget& window, const QString& title, const QPageLayout& sheet,
                  const std::function<void(QPrinter&)>& print)
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
                     [print, printer](QPrinter* onto) {
                         onto->setResolution(pageResolution());
                         print(*onto);
                     });
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        printer->setOutputFormat(QPrinter::PdfFormat);
        auto* note = new QLabel(
            PrintPreviewText::tr("There is no printer. What is printed becomes a PDF file."));
        note->setObjectName(QStringLiteral("noPrinterLabel"));
        note->setAlignment(Qt::AlignCenter);
        dialog->layout()->addWidget(note);
    }
    addPrintButton(*dialog);
    dialog->open();
}

} // namespace showdown::gui
