// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparesharing.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/compare/resultpage.h"
#include "app/gui/export/pagecommands.h"
#include "app/gui/export/shareactions.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/appearance.h"
#include "app/narration/commandtext.h"
#include "app/narration/copytext.h"
#include "app/page/page.h"

#include <QAction>
#include <QMenu>

namespace showdown::gui {
CompareSharing::CompareSharing(CompareSession& session, const Appearance& appearance,
                               CompareActions& actions, QWidget* window, QObject* parent)
    : QObject(parent), m_session(session), m_appearance(appearance), m_actions(actions)
{
    const auto markdown = [&session] {
        return narration::resultAsMarkdown(session.result(), session.rules(), session.lens(),
                                           session.names());
    };
    const auto command = [&session] {
        return narration::explainCommand(tables::hands(session.table()), session.rules(),
                                         session.lens())
               + u'\n';
    };
    m_commands = new ShareCommands(
        ShareWords::forHands(),
        {[this] { return text(); }, markdown, command, [this] { return page(); }}, window, this);
    QMenu& exports = m_commands->page().exportMenu();
    exports.addSeparator();
    exports.addActions({actions.exportRunPage, actions.exportRunMarkdown});
    connect(actions.exportRunPage, &QAction::triggered, this,
            [this] { exportRun(QStringLiteral("html"), tr("Web pages (*.html)"), page::html); });
    connect(actions.exportRunMarkdown, &QAction::triggered, this, [this] {
        exportRun(QStringLiteral("md"), tr("Markdown files (*.md)"), page::markdown);
    });
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::shown, this,
                        &CompareSharing::showCards);
    showCards();
}

void CompareSharing::retranslate()
{
    m_commands->retranslate();
    showCards();
}

/// The current run is written, even if the hands change while the dialog is open.
void CompareSharing::exportRun(const QString& suffix, const QString& kind,
                               QByteArray (*write)(const Run&, const page::PageInput&))
{
    const page::PageInput input{m_session.rules(), m_session.names(), m_session.heading(),
                                m_appearance.suitColors() == SuitColors::four};
    const auto bytes = [run = m_session.run(), input, write] { return write(*run, input); };
    m_commands->page().askForFile({fileName(), suffix, {{kind, bytes}}});
}

/// Without a hand there is no run.
void CompareSharing::showCards()
{
    const bool isTrying = m_session.triedPlayer().has_value();
    m_commands->setEmpty(!tables::hasCards(m_session.table()));
    m_commands->setTrying(isTrying);
    const QString why = !m_session.hasRun() ? tr("No hand has five cards yet")
                        : isTrying          ? tr("A wild is tried: go back to the best first")
                                            : QString();
    for (QAction* action : {m_actions.exportRunPage, m_actions.exportRunMarkdown})
        m_actions.setUsable(*action, why);
}

QString CompareSharing::text() const
{
    return narration::resultAsText(m_session.result(), m_session.rules(), m_session.lens(),
                                   m_session.names());
}

QString CompareSharing::fileName() const
{
    //: The name of a file, without its ending
    return m_session.proposedName(tr("poker-hands"));
}

SharedPage CompareSharing::page() const
{
    const QString title = m_session.heading();
    const ResultPage page(m_session, m_appearance.suitColors(), title);
    return {title.isEmpty() ? tr("Poker hands", "the title of a page that has no other") : title,
            text(), fileName(), page.size(), [page](QPainter& painter) { page.paint(painter); }};
}

} // namespace showdown::gui
