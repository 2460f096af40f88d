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

/// Without a card there is nothing that a command could explain.
void ShareCommands::showCards()
{
    const Table& table = m_session.table();
    m_actions->copyCommand->setEnabled(
        std::ranges::any_of(table.rows, [](const SlotRow& row) { return !row.hand().isEmpty(); }));
}

SharedPage ShareCommands::page() const
{
    const QString title = titleOf(m_session.table());
    const ResultPage page(m_session, m_appearance.suitColors(), title);
    const QString words = narration::resultAsText(m_session.result(), m_session.rules(),
                                                  m_session.lens(), m_session.names());
    const QString name = fileNameOf(title);
    return {title.isEmpty() ? tr("Poker hands", "the title of a page that has no other") : title,
            words,
            //: The name of a file, without its ending
            name.isEmpty() ? tr("poker-hands") : name, page.size(),
            [page](QPainter& painter) { page.paint(painter); }};
}

} // namespace showdown::gui
