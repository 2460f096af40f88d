// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/savefile.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace showdown::gui {

/// A kind of file: its name in a file dialog, and the function that writes it.
struct ExportKind
{
    QString name;
    std::function<QByteArray()> bytes;
    /// Instead, where several files come of one: their paths from the chosen one.
    std::function<std::vector<tables::NewFile>(const QString& path)> files = {};
};

/// An export, kept so that it can be tried again.
struct Export
{
    QString fileName; ///< the proposed name, without its ending
    QString suffix;   ///< "png"
    std::vector<ExportKind> kinds;
    int kind = 0; ///< the preselected one
};

/// Writes exports into files that the user chooses, whose ending decides on the kind. Dialogs do not
/// block.
class FileExport : public QObject
{
    Q_OBJECT

public:
    explicit FileExport(QWidget* window, QObject* parent);

    /// Asks for a file and writes it. Proposes a path or, without one, the default name.
    void ask(const Export& wanted, const QString& path = {});

signals:
    /// Emitted when a file was written, for a passing line in the status bar.
    void said(const QString& message);

private:
    void writeOrAsk(Export wanted, QString path);
    void write(const Export& wanted, const QString& path,
               const std::vector<tables::NewFile>& files);

    QWidget* m_window;
    QString m_latest; ///< its path
};

} // namespace showdown::gui
