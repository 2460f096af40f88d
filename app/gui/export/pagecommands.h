// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/sharedpage.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QMenu;

namespace showdown::gui {

class ShareActions;

/// A kind of file: its name in a file dialog, and the function that writes it.
struct ExportKind
{
    QString name;
    std::function<QByteArray()> bytes;
};

/// An export, kept so that it can be tried again.
struct Export
{
    QString fileName; ///< the proposed name, without its ending
    QString suffix;   ///< "png"
    std::vector<ExportKind> kinds;
    int kind = 0; ///< the preselected one
};

/// Copies a page as a picture, writes it to a file and prints it. Dialogs do not block.
class PageCommands : public QObject
{
    Q_OBJECT

public:
    /// `page` is called when the page is needed.
    PageCommands(const ShareActions& actions, std::function<SharedPage()> page, QWidget* window,
                 QObject* parent);

    /// The submenu of File with the kinds of files.
    QMenu& exportMenu() const { return *m_exportMenu; }

    /// Asks for a file and writes it.
    void askForFile(const Export& wanted) { askForFile(wanted, {}); }

    void retranslate();

signals:
    /// Emitted for an event worth a passing line in the status bar.
    void said(const QString& message);

private:
    void copyPicture();
    void exportPng();
    void exportSvg();
    void exportPdf();
    void print();
    void askForFile(const Export& wanted, const QString& path);
    void writeOrAsk(const Export& wanted, const QString& path);
    void write(const Export& wanted, const QString& path);

    std::function<SharedPage()> m_page;
    QWidget* m_window;
    QMenu* m_exportMenu;
};

} // namespace showdown::gui
