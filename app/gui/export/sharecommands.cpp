// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/sharecommands.h"

#include "app/gui/export/pagecommands.h"
#include "app/gui/export/shareactions.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <utility>

namespace showdown::gui {

ShareCommands::ShareCommands(const ShareWords& words, SharedResult result, QWidget* window,
                             QObject* parent)
    : QObject(parent),
      m_result(std::move(result)),
      m_actions(new ShareActions(words, this)),
      m_copyMenu(new QMenu(window)),
      m_page(new PageCommands(*m_actions, m_result.page, window, this))
{
    const ShareActions& actions = *m_actions;
    m_copyMenu->setObjectName(actions.named("copyResultMenu"));
    m_copyMenu->addActions(
        {actions.copyText, actions.copyMarkdown, actions.copyPicture, actions.copyCommand});
    connect(actions.copyText, &QAction::triggered, this,
            [this] { copy(m_result.text(), tr("Copied: the result as text")); });
    connect(actions.copyMarkdown, &QAction::triggered, this,
            [this] { copy(m_result.markdown(), tr("Copied: the result as Markdown")); });
    connect(actions.copyCommand, &QAction::triggered, this,
            [this] { copy(m_result.command(), tr("Copied: a command line")); });
    connect(actions.exportMarkdown, &QAction::triggered, this, &ShareCommands::exportMarkdown);
    connect(m_page, &PageCommands::said, this, &ShareCommands::said);
    retranslate();
}

QAction* ShareCommands::copyText() const
{
    return m_actions->copyText;
}

QList<QAction*> ShareCommands::fileMenu() const
{
    return {nullptr, m_page->exportMenu().menuAction(), m_actions->print};
}

void ShareCommands::setEmpty(bool isEmpty)
{
    m_isEmpty = isEmpty;
    showUsable();
}

void ShareCommands::setTrying(bool isTrying)
{
    m_isTrying = isTrying;
    showUsable();
}

void ShareCommands::showUsable()
{
    const QString why = m_isEmpty    ? tr("There is no card on the table")
                        : m_isTrying ? tr("A wild is tried: go back to the best first")
                                     : QString();
    const QList<QAction*> actions = m_actions->all();
    for (QAction* action : actions)
        m_actions->setUsable(*action, why);
}

void ShareCommands::retranslate()
{
    m_actions->retranslate();
    m_page->retranslate();
    //: A submenu of Edit; its entries: "Copy as text", "Copy as picture" …
    m_copyMenu->setTitle(tr("&Copy result as"));
    showUsable();
}

void ShareCommands::copy(const QString& text, const QString& message)
{
    QGuiApplication::clipboard()->setText(text);
    emit said(message);
}

/// The current result is written, even if the cards change while the dialog is open.
void ShareCommands::exportMarkdown()
{
    const auto bytes = [text = m_result.markdown()] { return text.toUtf8(); };
    m_page->askForFile(
        {m_result.page().fileName, QStringLiteral("md"), {{tr("Markdown files (*.md)"), bytes}}});
}

} // namespace showdown::gui
