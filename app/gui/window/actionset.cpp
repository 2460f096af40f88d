// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/actionset.h"

#include <QAction>
#include <QCoreApplication>

namespace showdown::gui {

ActionSet::ActionSet(const char* context, QObject* parent) : QObject(parent), m_context(context) {}

QAction* ActionSet::declare(const char* name, const char* text, const char* tip,
                            const QList<QKeySequence>& shortcuts, const ActionLook& look)
{
    QAction* action = declare(QString::fromLatin1(name), shortcuts, look);
    m_words.push_back({action, text, tip});
    return action;
}

QAction* ActionSet::declare(const QString& name, const QList<QKeySequence>& shortcuts,
                            const ActionLook& look)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setShortcuts(shortcuts);
    action->setCheckable(look.isCheckable);
    if (look.icon)
        action->setIcon(icon(*look.icon));
    action->setIconVisibleInMenu(false);
    return action;
}

void ActionSet::retranslate()
{
    for (const Words& words : m_words)
        setWords(*words.action, QCoreApplication::translate(m_context, words.text),
                 QCoreApplication::translate(m_context, words.tip));
}

void ActionSet::setWords(QAction& action, const QString& text, const QString& tip)
{
    action.setText(text);
    action.setStatusTip(tip);
    const QKeySequence shortcut = action.shortcut();
    //: A tool tip: what a button does, and its shortcut
    action.setToolTip(shortcut.isEmpty()
                          ? tip
                          : tr("%1 (%2)").arg(tip, shortcut.toString(QKeySequence::NativeText)));
}

} // namespace showdown::gui
