// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QMetaProperty>
#include <QWidget>

namespace showdown::tests {

// Everything that a user can read, see or hear in a whole window.

/// All texts of the entries of a model, in each of its roles.
inline void addTexts(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role :
                 {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::StatusTipRole},
                  int{Qt::AccessibleTextRole}, int{Qt::AccessibleDescriptionRole}})
                texts << index.data(role).toString();
            for (int role = Qt::UserRole; role < Qt::UserRole + 8; ++role)
                texts << index.data(role).toString();
        }
        addTexts(model, model.index(row, 0, parent), texts);
    }
}

/// Every text of a visible widget, whatever property holds it, and what a screen reader says about
/// it.
inline void addTexts(const QWidget& widget, QStringList& texts)
{
    const QMetaObject& meta = *widget.metaObject();
    for (int property = 0; property < meta.propertyCount(); ++property) {
        const QMetaProperty each = meta.property(property);
        const bool isText = each.metaType().id() == QMetaType::QString;
        if (isText && qstrcmp(each.name(), "objectName") != 0
            && qstrcmp(each.name(), "styleSheet") != 0)
            texts << each.read(&widget).toString();
    }
    if (QAccessibleInterface* read =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget))) {
        for (const QAccessible::Text text :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            texts << read->text(text);
        if (QAccessibleValueInterface* value = read->valueInterface())
            texts << value->maximumValue().toString();
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view && view->model())
        addTexts(*view->model(), view->rootIndex(), texts);
}

/// The visible texts of a window, each after the name of its widget.
inline QStringList textsOf(const QWidget& window)
{
    QStringList all;
    QList<const QWidget*> widgets{&window};
    for (const QWidget* widget : window.findChildren<QWidget*>())
        widgets << widget;
    for (const QWidget* widget : widgets) {
        if (!widget->isVisible())
            continue;
        QStringList texts;
        addTexts(*widget, texts);
        texts.removeAll(QString());
        for (const QString& text : std::as_const(texts))
            all << widget->objectName() + QStringLiteral(": ") + text;
    }
    return all;
}

/// The texts in which two lists differ.
inline QString difference(const QStringList& one, const QStringList& other)
{
    QStringList lines;
    for (qsizetype i = 0; i < std::max(one.size(), other.size()); ++i) {
        if (one.value(i) != other.value(i))
            lines << one.value(i) + QStringLiteral("  |  ") + other.value(i);
    }
    return lines.join(u'\n');
}

} // namespace showdown::tests
