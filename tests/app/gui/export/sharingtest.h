// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/texts.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QTest>

namespace showdown::tests {

/// The open dialog or box with this name; nullptr if there is none.
template <typename T>
T* openIn(QWidget& window, const char* name)
{
    const QList<T*> all = window.findChildren<T*>(qt(name)); // and closed ones
    return all.isEmpty() || !all.last()->isVisible() ? nullptr : all.last();
}

/// Chooses a file and the kind with this number in the open dialog.
inline void chooseExport(QWidget& window, const QString& path, int kind = 0)
{
    auto* dialog = openIn<QFileDialog>(window, "exportDialog");
    QVERIFY(dialog);
    dialog->selectNameFilter(dialog->nameFilters().at(kind));
    emit dialog->filterSelected(dialog->nameFilters().at(kind));
    emit dialog->fileSelected(path);
    dialog->close();
    QCoreApplication::processEvents();
}

/// The object names of the entries of a menu; separators have none.
inline QString entriesOf(const QMenu& menu)
{
    QStringList names;
    const QList<QAction*> entries = menu.actions();
    for (const QAction* entry : entries)
        names << entry->objectName();
    return names.join(u' ');
}

inline QByteArray exportedBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString clipboardText()
{
    return QGuiApplication::clipboard()->text();
}

inline QImage clipboardPicture()
{
    return qvariant_cast<QImage>(QGuiApplication::clipboard()->mimeData()->imageData());
}

} // namespace showdown::tests
