// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/pagecommands.h"

#include "app/gui/export/shareactions.h"
#include "app/gui/files/fileboxes.h"
#include "app/narration/foreigntext.h"
#include "app/tables/savefile.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPrinterInfo>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace showdown::gui {
namespace {

constexpr std::array scales{1, 2, 4};
constexpr int usualScale = 1; ///< the one preselected

} // namespace

PageCommands::PageCommands(const ShareActions& actions, std::function<SharedPage()> page,
                           QWidget* window, QObject* parent)
    : QObject(parent), m_page(std::move(page)), m_window(window), m_exportMenu(new QMenu(window))
{
    m_exportMenu->setObjectName(actions.named("exportMenu"));
    m_exportMenu->addActions(
        {actions.exportPng, actions.exportSvg, actions.exportPdf, actions.exportMarkdown});
    connect(actions.copyPicture, &QAction::triggered, this, &PageCommands::copyPicture);
    connect(actions.exportPng, &QAction::triggered, this, &PageCommands::exportPng);
    connect(actions.exportSvg, &QAction::triggered, this, &PageCommands::exportSvg);
    connect(actions.exportPdf, &QAction::triggered, this, &PageCommands::exportPdf);
    connect(actions.print, &QAction::triggered, this, &PageCommands::print);
    retranslate();
}

void PageCommands::retranslate()
{
    //: A submenu of File
    m_exportMenu->setTitle(tr("&Export"));
}

/// As pixels and as SVG: the target takes the better one it can show.
void PageCommands::copyPicture()
{
    const SharedPage page = m_page();
    auto* data = new QMimeData;
    data->setImageData(pictureOf(page, scales[usualScale]));
    data->setData(QStringLiteral("image/svg+xml"), svgOf(page));
    QGuiApplication::clipboard()->setMimeData(data);
    emit said(tr("Copied: a picture"));
}

void PageCommands::exportPng()
{
    const SharedPage page = m_page();
    Export wanted{page.fileName, QStringLiteral("png"), {}, usualScale};
    for (const int scale : scales) {
        const QSize size = page.size * scale;
        //: A kind of file: how large a picture is, 1, 2 or 4 times, and its size in pixels
        const QString name = tr("Picture, %1×: %2 × %3 pixels (*.png)")
                                 .arg(scale)
                                 .arg(size.width())
                                 .arg(size.height());
        wanted.kinds.push_back({name, [page, scale] { return pngOf(page, scale); }});
    }
    askForFile(wanted);
}

void PageCommands::exportSvg()
{
    const SharedPage page = m_page();
    askForFile({page.fileName, QStringLiteral("svg"), {{tr("SVG files (*.svg)"), [page] {
                                                            return svgOf(page);
                                                        }}}});
}

void PageCommands::exportPdf()
{
    const SharedPage page = m_page();
    const auto bytes = [page] { return pdfOf(page, sheetFor(page, QLocale::system())); };
    askForFile({page.fileName, QStringLiteral("pdf"), {{tr("PDF files (*.pdf)"), bytes}}});
}

/// Proposes a path or, without one, the default name of the export.
void PageCommands::askForFile(const Export& wanted, const QString& path)
{
    auto* dialog = new QFileDialog(m_window, tr("Export"));
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList names;
    for (const ExportKind& kind : wanted.kinds)
        names << kind.name;
    dialog->setNameFilters(names);
    dialog->selectNameFilter(names[wanted.kind]);
    dialog->setDefaultSuffix(wanted.suffix);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // its own question blocks; ours does not
    dialog->selectFile(path.isEmpty() ? wanted.fileName + u'.' + wanted.suffix : path);
    const auto chosen = std::make_shared<Export>(wanted);
    connect(dialog, &QFileDialog::filterSelected, this, [chosen, names](const QString& name) {
        chosen->kind = static_cast<int>(std::max(qsizetype{0}, names.indexOf(name)));
    });
    // After the dialog is gone, because the next step may ask something itself.
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, chosen](const QString& file) { writeOrAsk(*chosen, file); }, Qt::QueuedConnection);
    dialog->open();
}

void PageCommands::writeOrAsk(const Export& wanted, const QString& path)
{
    if (!QFileInfo::exists(path))
        return write(wanted, path);
    auto* box = new OverwriteBox(path, std::nullopt, m_window);
    connect(box, &OverwriteBox::overwriteChosen, this, [=, this] { write(wanted, path); });
    connect(box, &OverwriteBox::saveAsChosen, this, [=, this] { askForFile(wanted, path); });
    box->open();
}

void PageCommands::write(const Export& wanted, const QString& path)
{
    const QByteArray bytes = wanted.kinds[static_cast<std::size_t>(wanted.kind)].bytes();
    const auto fault = tables::saveFile(path, bytes);
    if (!fault) {
        //: %1: a file
        emit said(tr("Exported to “%1”").arg(narration::shownPath(path)));
        return;
    }
    auto* box = new SaveFaultBox(path, *fault, m_window);
    connect(box, &SaveFaultBox::tryAgainChosen, this, [=, this] { write(wanted, path); });
    connect(box, &SaveFaultBox::saveAsChosen, this, [=, this] { askForFile(wanted, path); });
    box->open();
}

void PageCommands::print()
{
    const SharedPage page = m_page();
    const auto printer = std::make_shared<QPrinter>();
    printer->setDocName(QString(page.title).replace(u'/', u'-')); // it may become a file name
    printer->setCreator(QStringLiteral("Showdown"));
    printer->setPageLayout(sheetFor(page, QLocale::system()));
    auto* dialog = new QPrintPreviewDialog(printer.get(), m_window);
    dialog->setObjectName(QStringLiteral("printPreviewDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // the printer lives as long as the connection, and so as the dialog
    connect(dialog, &QPrintPreviewDialog::paintRequested, dialog, [page, printer](QPrinter* onto) {
        onto->setResolution(pageResolution());
        QPainter painter(onto);
        paintOnSheet(painter, QRectF(QPointF(), onto->pageRect(QPrinter::DevicePixel).size()),
                     page);
    });
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        printer->setOutputFormat(QPrinter::PdfFormat);
        auto* note = new QLabel(tr("There is no printer. What is printed becomes a PDF file."));
        note->setObjectName(QStringLiteral("noPrinterLabel"));
        note->setAlignment(Qt::AlignCenter);
        dialog->layout()->addWidget(note);
    }
    dialog->open();
}

} // namespace showdown::gui
