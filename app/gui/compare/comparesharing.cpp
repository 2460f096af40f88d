// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparesharing.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/compare/handsresult.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/appearance.h"
#include "app/narration/commandtext.h"
#include "app/narration/copytext.h"
#include "app/page/page.h"

#include <QAction>
#include <QMenu>

namespace showdown::gui {
namespace {

SharedResult sharedHands(const CompareSession& session, const Appearance& appearance)
{
    return {[&session] {
                return narration::resultAsText(session.result(), session.rules(), session.lens(),
                                               session.names());
            },
            [&session] {
                return narration::resultAsMarkdown(session.result(), session.rules(),
                                                   session.lens(), session.names());
            },
            [&session] {
                return narration::explainCommand(tables::hands(session.table()), session.rules(),
                                                 session.lens())
                       + u'\n';
            },
            [&session, &appearance] { return handsResult(session, appearance.suitColors()); }};
}

} // namespace

CompareSharing::CompareSharing(CompareSession& session, const Appearance& appearance,
                               CompareActions& actions, QWidget* window, QObject* parent)
    : ShareCommands(ShareWords::forHands(), session, sharedHands(session, appearance), window,
                    parent),
      m_session(session),
      m_appearance(appearance),
      m_actions(actions)
{
    QMenu& exports = exportMenu();
    exports.addSeparator();
    exports.addActions({actions.exportRunPage, actions.exportRunMarkdown});
    connect(actions.exportRunPage, &QAction::triggered, this,
            [this] { exportRun(QStringLiteral("html"), tr("Web pages (*.html)"), page::html); });
    connect(actions.exportRunMarkdown, &QAction::triggered, this, [this] {
        exportRun(QStringLiteral("md"), tr("Markdown files (*.md)"), page::markdown);
    });
    CompareSharing::showUsable();
}

/// While wilds are tried, the cards on screen are not the result.
QString CompareSharing::refusal() const
{
    return m_session.triedPlayer() ? tr("A wild is tried: go back to the best first")
                                   : ShareCommands::refusal();
}

/// Without a hand there is no run.
void CompareSharing::showUsable()
{
    ShareCommands::showUsable();
    const QString why = m_session.hasRun() ? refusal() : tr("No hand has five cards yet");
    for (QAction* action : {m_actions.exportRunPage, m_actions.exportRunMarkdown})
        m_actions.setUsable(*action, why);
}

/// The current run is written, even if the hands change while the dialog is open.
void CompareSharing::exportRun(const QString& suffix, const QString& kind,
                               QByteArray (*bytesOf)(const Run&, const page::PageInput&))
{
    const page::PageInput input{m_session.rules(), m_session.names(), m_session.heading(),
                                m_appearance.suitColors() == SuitColors::four};
    const auto bytes = [run = m_session.run(), input, bytesOf] { return bytesOf(*run, input); };
    file().ask({fileName(), suffix, {{kind, bytes}}});
}

} // namespace showdown::gui
