// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/share/sharecommands.h"

#include "app/gui/session/samples.h"
#include "app/gui/session/session.h"
#include "app/gui/share/pagecommands.h"
#include "app/gui/share/resultpage.h"
#include "app/gui/share/shareactions.h"
#include "app/gui/theme/appearance.h"
#include "app/narration/commandtext.h"
#include "app/narration/copytext.h"
#include "app/page/page.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace showdown::gui {
namespace {

QString titleOf(const Table& table)
{
    return table.sample.isEmpty() ? table.title : sampleTitle(table.sample);
}

/// A name that every system takes for a file: letters and digits of any script, dashes between.
QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar character : title.simplified())
        name += character.isLetterOrNumber() || character.isMark() ? character : u'-';
    while (name.contains(QStringLiteral("--")))
        name.replace(QStringLiteral("--"), QStringLiteral("-"));
    while (name.endsWith(u'-'))
        name.chop(1);
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    return name.toLower();
}

} // namespace

ShareCommands::ShareCommands(Session& session, const Appearance& appearance, QAction* copyText,
                             QWidget* window, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_appearance(appearance),
      m_actions(new ShareActions(this)),
      m_copyMenu(new QMenu(window)),
      m_page(new PageCommands(
          *m_actions, [this] { return page(); }, window, this))
{
    m_copyMenu->setObjectName(QStringLiteral("copyResultMenu"));
    m_copyMenu->addActions(
        {copyText, m_actions->copyMarkdown, m_actions->copyPicture, m_actions->copyCommand});
    connect(m_actions->copyMarkdown, &QAction::triggered, this, &ShareCommands::copyMarkdown);
    connect(m_actions->copyCommand, &QAction::triggered, this, &ShareCommands::copyCommand);
    m_page->exportMenu().addSeparator();
    m_page->exportMenu().addActions({m_actions->exportRunPage, m_actions->exportRunMarkdown});
    connect(m_actions->exportRunPage, &QAction::triggered, this,
            [this] { exportRun(QStringLiteral("html"), tr("Web pages (*.html)"), page::html); });
    connect(m_actions->exportRunMarkdown, &QAction::triggered, this, [this] {
        exportRun(QStringLiteral("md"), tr("Markdown files (*.md)"), page::markdown);
    });
    connect(m_page, &PageCommands::said, this, &ShareCommands::said);
    connect(&session, &Session::handChanged, this, &ShareCommands::showCards);
    connect(&session, &Session::playerCountChanged, this, &ShareCommands::showCards);
    retranslate();
    showCards();
}

QList<QAction*> ShareCommands::fileMenu() const
{
    return {nullptr, m_page->exportMenu().menuAction(), m_actions->print};
}

void ShareCommands::retranslate()
{
    m_actions->retranslate();
    m_page->retranslate();
    //: A submenu of Edit; its entries: "Copy as text", "Copy as picture" …
    m_copyMenu->setTitle(tr("&Copy result as"));
}

void ShareCommands::copy(const QString& text, const QString& message)
{
    QGuiApplication::clipboard()->setText(text);
    emit said(message);
}

void ShareCommands::copyMarkdown()
{
    copy(narration::resultAsMarkdown(m_session.result(), m_session.rules(), m_session.lens(),
                                     m_session.names()),
         tr("Copied: the result as Markdown"));
}

void ShareCommands::copyCommand()
{
    copy(narration::explainCommand(files::hands(m_session.table()), m_session.rules(),
                                   m_session.lens())
             + u'\n',
         tr("Copied: a command line"));
}

/// What is written later is the run of now, whatever becomes of the hands.
void ShareCommands::exportRun(const QString& suffix, const QString& kind,
                              QByteArray (*write)(const Run&, const page::PageInput&))
{
    const page::PageInput input{m_session.rules(), m_session.names(), titleOf(m_session.table()),
                                m_appearance.suitColors() == SuitColors::four};
    const auto bytes = [run = m_session.run(), input, write] { return write(*run, input); };
    m_page->askForFile({fileName(), suffix, {{kind, bytes}}});
}

/// Without a card there is nothing that a command could explain, without a hand nothing ran.
void ShareCommands::showCards()
{
    const Table& table = m_session.table();
    m_actions->copyCommand->setEnabled(
        std::ranges::any_of(table.rows, [](const SlotRow& row) { return !row.hand().isEmpty(); }));
    for (QAction* action : {m_actions->exportRunPage, m_actions->exportRunMarkdown})
        action->setEnabled(m_session.hasRun());
}

QString ShareCommands::fileName() const
{
    const QString name = fileNameOf(titleOf(m_session.table()));
    //: The name of a file, without its ending
    return name.isEmpty() ? tr("poker-hands") : name;
}

SharedPage ShareCommands::page() const
{
    const QString title = titleOf(m_session.table());
    const ResultPage page(m_session, m_appearance.suitColors(), title);
    const QString words = narration::resultAsText(m_session.result(), m_session.rules(),
                                                  m_session.lens(), m_session.names());
    return {title.isEmpty() ? tr("Poker hands", "the title of a page that has no other") : title,
            words, fileName(), page.size(), [page](QPainter& painter) { page.paint(painter); }};
}

} // namespace showdown::gui
