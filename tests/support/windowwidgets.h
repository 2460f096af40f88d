// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QList>
#include <QTabBar>

namespace showdown::tests {

/// The widgets that a user works with, without the internal parts of Qt's widgets.
inline QList<QWidget*> interactiveWidgets(const QWidget& window)
{
    QList<QWidget*> found;
    const QList<QWidget*> all = window.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        const bool isInternal = widget->objectName().startsWith(QStringLiteral("qt_"))
                                || qobject_cast<QComboBox*>(widget->parentWidget())
                                || qobject_cast<QTabBar*>(widget->parentWidget())
                                || qobject_cast<QLineEdit*>(widget->parentWidget())
                                || qobject_cast<QAbstractItemView*>(widget->parentWidget());
        const bool isInteractive =
            qobject_cast<QAbstractButton*>(widget) || qobject_cast<gui::CardSlot*>(widget)
            || qobject_cast<QLineEdit*>(widget) || qobject_cast<QComboBox*>(widget);
        if (isInteractive && !isInternal)
            found << widget;
    }
    return found;
}

} // namespace showdown::tests
