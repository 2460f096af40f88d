// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/actions.h"

#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QVariant>

namespace showdown {

// Shortcuts are literal key sequences, so that they are the same on every desktop.

Actions::Actions(QObject* parent)
    : QObject(parent), m_players(new QActionGroup(this)), m_presets(new QActionGroup(this))
{
    declareFile();
    declareEdit();
    declareHands();
    declareHelp();
    declarePresets();
}

void Actions::declareFile()
{
    m_actions.push_back(declare(QStringLiteral("quitAction"), tr("&Quit"),
                                tr("Close the window and end the program"),
                                {Qt::CTRL | Qt::Key_Q}));
}

void Actions::declareEdit()
{
    m_actions.push_back(declare(QStringLiteral("undoAction"), tr("&Undo"),
                                tr("Take back the latest change to the table"),
                                {Qt::CTRL | Qt::Key_Z}));
    m_actions.push_back(declare(QStringLiteral("redoAction"), tr("&Redo"),
                                tr("Make the change again that was taken back"),
                                {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}));
}

void Actions::declareHands()
{
    m_actions.push_back(declare(QStringLiteral("clearPlayerAction"), tr("Clear &player"),
                                tr("Take all cards from the player whose slot was used last"),
                                {Qt::CTRL | Qt::Key_L}));
    m_actions.push_back(declare(QStringLiteral("clearTableAction"), tr("Clear &table"),
                                tr("Take all cards from all players"),
                                {Qt::CTRL | Qt::SHIFT | Qt::Key_L}));

    QAction* two = declare(QStringLiteral("twoPlayersAction"), tr("T&wo players"),
                           tr("Compare two hands; the third leaves the table with its cards"));
    two->setData(2);
    QAction* three = declare(QStringLiteral("threePlayersAction"), tr("T&hree players"),
                             tr("Compare three hands"));
    three->setData(3);
    for (QAction* action : {two, three}) {
        action->setIconText(action->data().toString());
        action->setCheckable(true);
        m_players->addAction(action);
        m_actions.push_back(action);
    }
}

void Actions::declareHelp()
{
    m_actions.push_back(declare(QStringLiteral("aboutAction"), tr("&About Showdown"),
                                tr("What this program is, and its version")));
}

void Actions::declarePresets()
{
    m_presets->setExclusionPolicy(QActionGroup::ExclusionPolicy::Exclusive);
    int number = 0;
    for (const Preset preset : allPresets()) {
        const QString name = presetName(preset);
        const std::string_view word = id(preset);
        QAction* action =
            declare(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
                        + QStringLiteral("RulesAction"),
                    //: A menu entry: its number, which is its mnemonic, and the name of house rules
                    tr("&%1 %2").arg(++number).arg(name),
                    tr("Compare under the house rules “%1”").arg(name));
        action->setData(QVariant::fromValue(preset));
        action->setCheckable(true);
        m_presets->addAction(action);
    }
}

QAction* Actions::declare(const QString& objectName, const QString& text, const QString& statusTip,
                          const QList<QKeySequence>& shortcuts)
{
    auto* action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setStatusTip(statusTip);
    action->setShortcuts(shortcuts);
    //: A tool tip: what a button does, and its shortcut
    action->setToolTip(
        shortcuts.isEmpty()
            ? statusTip
            : tr("%1 (%2)").arg(statusTip, action->shortcut().toString(QKeySequence::NativeText)));
    return action;
}

} // namespace showdown
