// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/moderail.h"

#include "app/gui/theme/scale.h"
#include "app/gui/window/toolbar.h"

#include <QActionGroup>
#include <QEvent>
#include <QLayout>
#include <QToolButton>

namespace showdown::gui {

ModeRail::ModeRail(QWidget* parent) : QToolBar(parent), m_modes(new QActionGroup(this))
{
    setObjectName(QStringLiteral("modeRail"));
    setOrientation(Qt::Vertical);
    setMovable(false);
    // the menu would hide the bar, and nothing brings it back
    setContextMenuPolicy(Qt::PreventContextMenu);
    retranslate();
    resizeButtons();
}

void ModeRail::addMode(QAction& mode)
{
    m_modes->addAction(&mode);
    addAction(&mode);
    nameToolButtons(*this);
    resizeButtons();
}

void ModeRail::retranslate()
{
    setWindowTitle(tr("Views"));
    setAccessibleName(windowTitle());
    nameToolButtons(*this);
}

void ModeRail::setCompact(bool compact)
{
    m_compact = compact;
    resizeButtons();
}

void ModeRail::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        resizeButtons();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ModeRail::resizeButtons()
{
    const auto icon = scaled(20, font());
    setIconSize({icon, icon});
    setToolButtonStyle(m_compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
    const QSize size = m_compact ? QSize(scaled(40, font()), scaled(44, font()))
                                 : QSize(scaled(64, font()), scaled(60, font()));
    const int margin = scaled(m_compact ? 4 : 5, font());
    layout()->setContentsMargins(margin, margin, margin, margin);
    const QList<QAction*> all = actions();
    for (QAction* action : all) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action))) {
            button->setMinimumSize(size);
            button->setToolButtonStyle(toolButtonStyle());
        }
    }
}

} // namespace showdown::gui
