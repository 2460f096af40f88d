// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/keptstate.h"

#include "app/files/savefile.h"
#include "app/files/tablefile.h"
#include "app/gui/session/oddssamples.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/session.h"
#include "app/gui/window/mainwindow.h"
#include "app/narration/filetext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <chrono>

namespace showdown::gui {

QString keptTablePath()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return folder.filePath(QStringLiteral("table.showdown"));
}

void setAsideKeptTable()
{
    const QString aside = keptTablePath() + QStringLiteral(".unread");
    QFile::remove(aside);
    QFile::rename(keptTablePath(), aside);
}

KeptState::KeptState(Session& session, OddsSession& odds, const MainWindow& window,
                     QSettings& settings, bool keepsTable)
    : m_session(session), m_odds(odds), m_window(window), m_settings(settings)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(std::chrono::seconds(1));
    connect(&m_pause, &QTimer::timeout, this, &KeptState::keepTable);
    if (!keepsTable)
        return;
    for (QUndoStack* stack : {&session.undoStack(), &odds.undoStack()})
        connect(stack, &QUndoStack::indexChanged, &m_pause, qOverload<>(&QTimer::start));
}

KeptState::~KeptState()
{
    if (m_pause.isActive())
        keepTable();
    m_window.saveLayout(m_settings);
}

void KeptState::keepTable()
{
    m_pause.stop();
    const QString path = keptTablePath();
    QDir().mkpath(QFileInfo(path).path());
    files::TableFile file{m_session.table(), {}};
    if (m_odds.table() != firstOddsSample())
        file.odds = m_odds.table();
    if (const auto fault = files::saveFile(path, files::tableText(file)))
        qWarning("%s: %s", qPrintable(path), qPrintable(narration::fileNotSaved(*fault)));
}

} // namespace showdown::gui
