// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/sharecommands.h"

#include "app/gui/export/printpreview.h"
#include "app/gui/export/resultpage.h"
#include "app/gui/export/sharedpage.h"
#include "app/gui/session/tablesession.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <array>
#include <utility>

namespace showdown::gui {
namespace {

constexpr std::array scales{1, 2, 4};
constexpr int usualScale = 1; ///< the one preselected

/// On a sheet of the country.
QByteArray paperOf(const SharedPage& page)
{
    return pdfOf(page, sheetFor(page, QLocale::system()));
}

} // namespace

ShareCommands::ShareCommands(const ShareWords& words, TableSession& session, SharedResult result,
                             QWidget* window, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_result(std::move(result)),
      m_window(window),
      m_file(new FileExport(window, this)),
      m_actions(new ShareActions(words, this)),
      m_copyMenu(new QMenu(window)),
      m_exportMenu(new QMenu(window))
{
    connect(m_file, &FileExport::said, this, &ShareCommands::said);
    const ShareActions& actions = *m_actions;
    m_copyMenu->setObjectName(actions.named("copyResultMenu"));
    m_copyMenu->addActions(
        {actions.copyText, actions.copyMarkdown, actions.copyPicture, actions.copyCommand});
    m_exportMenu->setObjectName(actions.named("exportMenu"));
    m_exportMenu->addActions(
        {actions.exportPng, actions.exportSvg, actions.exportPdf, actions.exportMarkdown});
    connect(actions.copyText, &QAction::triggered, this,
            [this] { copy(m_result.text(), tr("Copied: the result as text")); });
    connect(actions.copyMarkdown, &QAction::triggered, this,
            [this] { copy(m_result.markdown(), tr("Copied: the result as Markdown")); });
    connect(actions.copyPicture, &QAction::triggered, this, &ShareCommands::copyPicture);
    connect(actions.copyCommand, &QAction::triggered, this,
            [this] { copy(m_result.command(), tr("Copied: a command line")); });
    connect(actions.exportPng, &QAction::triggered, this, &ShareCommands::exportPng);
    connect(actions.exportSvg, &QAction::triggered, this,
            [this] { exportPage(QStringLiteral("svg"), tr("SVG files (*.svg)"), svgOf); });
    connect(actions.exportPdf, &QAction::triggered, this,
            [this] { exportPage(QStringLiteral("pdf"), tr("PDF files (*.pdf)"), paperOf); });
    connect(actions.exportMarkdown, &QAction::triggered, this, &ShareCommands::exportMarkdown);
    connect(actions.print, &QAction::triggered, this, &ShareCommands::print);
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::shown, this,
                        [this] { showUsable(); });
    retranslate();
}

QList<QAction*> ShareCommands::fileMenu() const
{
    return {nullptr, m_exportMenu->menuAction(), m_actions->print};
}

QString ShareCommands::refusal() const
{
    return hasCards(m_session.table()) ? QString() : tr("There is no card on the table");
}

void ShareCommands::showUsable()
{
    const QString why = refusal();
    const QList<QAction*> actions = m_actions->all();
    for (QAction* action : actions)
        m_actions->setUsable(*action, why);
}

void ShareCommands::retranslate()
{
    m_actions->retranslate();
    //: A submenu of Edit; its entries: "Copy as text", "Copy as picture" …
    m_copyMenu->setTitle(tr("&Copy result as"));
    //: A submenu of File
    m_exportMenu->setTitle(tr("&Export"));
    showUsable();
}

QString ShareCommands::fileName() const
{
    return m_session.proposedName(m_actions->fileName());
}

SharedPage ShareCommands::sharedPage() const
{
    ResultDescription result = m_result.page();
    result.title = m_session.heading();
    const ResultPage page(result);
    return {result.title.isEmpty() ? m_actions->pageTitle() : result.title, m_result.text(),
            fileName(), page.size(), [page](QPainter& painter) { page.paint(painter); }};
}

void ShareCommands::copy(const QString& text, const QString& message)
{
    QGuiApplication::clipboard()->setText(text);
    emit said(message);
}

/// As pixels and as SVG: the target takes the better one it can show.
void ShareCommands::copyPicture()
{
    const SharedPage page = sharedPage();
    auto* data = new QMimeData;
    data->setImageData(pictureOf(page, scales[usualScale]));
    data->setData(QStringLiteral("image/svg+xml"), svgOf(page));
    QGuiApplication::clipboard()->setMimeData(data);
    emit said(tr("Copied: a picture"));
}

void ShareCommands::exportPng()
{
    const SharedPage page = sharedPage();
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
    m_file->ask(wanted);
}

/// The current result is written, even if the cards change while the dialog is open.
void ShareCommands::exportPage(const QString& suffix, const QString& kind,
                               QByteArray (*bytesOf)(const SharedPage&))
{
    const SharedPage page = sharedPage();
    m_file->ask({page.fileName, suffix, {{kind, [page, bytesOf] { return bytesOf(page); }}}});
}

void ShareCommands::exportMarkdown()
{
    const auto bytes = [text = m_result.markdown()] { return text.toUtf8(); };
    m_file->ask({fileName(), QStringLiteral("md"), {{tr("Markdown files (*.md)"), bytes}}});
}

void ShareCommands::print()
{
    const SharedPage page = sharedPage();
    previewPrint(*m_window, page.title, sheetFor(page, QLocale::system()), pagesOf(page));
}

} // namespace showdown::gui
