// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/textlabel.h"
#include "tests/support/guitest.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace showdown::tests {

// Finds words with too little room.

/// Texts that begin with a player's name are elided if there is too little room.
inline bool beginsWithAName(const QLabel& label)
{
    return label.objectName() == QLatin1String("focusLabel")
           || label.objectName() == QLatin1String("nextSlotLabel");
}

/// How much wider the words of a control are than their room.
inline int lacking(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const gui::FittingLabel*>(&widget)) {
        if (beginsWithAName(*label) && label->toolTip() == label->text())
            return 0;
        const bool isElided = label->shownText().endsWith(u'…');
        return isElided ? label->sizeHint().width() - label->width() : 0;
    }
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const int flags = (label->wordWrap() ? Qt::TextWordWrap : 0)
                          | (label->buddy() ? Qt::TextShowMnemonic : 0);
        const QRect words = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 0), flags,
                                                              shownText(*label));
        const int height =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        return label->text().isEmpty()
                   ? 0
                   : std::max(words.width() - label->width(), height - label->height());
    }
    if (qobject_cast<const gui::PrimaryButton*>(&widget))
        return 0; // it shows its icon alone where there is no room
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        option.frame = combo->hasFrame();
        const QRect field = combo->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                           QStyle::SC_ComboBoxEditField, combo);
        return combo->fontMetrics().horizontalAdvance(combo->currentText()) - field.width();
    }
    if (const auto* button = qobject_cast<const QToolButton*>(&widget);
        button && button->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return 0;
    if (const auto* line = qobject_cast<const gui::LinkLine*>(&widget))
        return line->heightForWidth(line->width()) - line->height();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().isEmpty() ? 0
                                        : std::max(button->sizeHint().width() - button->width(),
                                                   button->sizeHint().height() - button->height());
    return 0;
}

/// The texts cut off in a window, each with how much is missing.
inline QStringList clipped(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isInternal = widget->objectName().startsWith(QStringLiteral("qt_"))
                                || qobject_cast<const QTabBar*>(widget->parentWidget())
                                || qobject_cast<const QDockWidget*>(widget->parentWidget());
        if (!widget->isVisible() || isInternal)
            continue;
        const QRect parent(QPoint(), widget->parentWidget()->size());
        const bool isText = qobject_cast<const QLabel*>(widget)
                            || qobject_cast<const QAbstractButton*>(widget)
                            || qobject_cast<const QComboBox*>(widget);
        const bool isOutside = isText && !parent.contains(widget->geometry());
        if (const int lack = lacking(*widget); lack > 0 || isOutside)
            found << QStringLiteral("%1 %2%3")
                         .arg(widget->objectName())
                         .arg(lack)
                         .arg(isOutside ? QStringLiteral(" outside") : QString());
    }
    for (const QTabBar* tabs : window.findChildren<QTabBar*>()) {
        for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab)
                && tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab))
                       > tabs->tabRect(tab).width())
                found << QStringLiteral("tab ") + tabs->tabText(tab);
        }
    }
    for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
        // the central area scrolls where text is large
        const bool mayScroll = window.font().pointSize() >= 15;
        if (!mayScroll && area->isVisible() && area->horizontalScrollBar()->isVisible())
            found << area->objectName() + QStringLiteral(" scrolls sideways");
    }
    return found;
}

/// The columns of tables that are narrower than their contents.
inline QStringList narrowColumns(const QWidget& window)
{
    QStringList found;
    for (const QTableView* table : window.findChildren<QTableView*>()) {
        const QAbstractItemView& cells = *table;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const int heading = table->horizontalHeader()->isVisible()
                                    ? table->horizontalHeader()->sectionSizeHint(column)
                                    : 0;
            const int lack =
                std::max(heading, cells.sizeHintForColumn(column)) - table->columnWidth(column);
            if (lack > 0)
                found << QStringLiteral("%1 column %2 %3")
                             .arg(table->objectName())
                             .arg(column)
                             .arg(lack);
        }
    }
    return found;
}

} // namespace showdown::tests
