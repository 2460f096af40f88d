// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/share/sharedpage.h"
#include "app/narration/fileproblem.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QMenu;

namespace showdown::gui {

class ShareActions;

/// Copies a page as a picture, writes it into a file and prints it. Dialogs do not block.
class PageCommands : public QObject
{
    Q_OBJECT

public:
    /// The page is asked for when something is done with it.
    PageCommands(const ShareActions& actions, std::function<SharedPage()> page, QWidget* window,
                 QObject* parent);

    /// The submenu of File with the kinds of files.
    QMenu& exportMenu() const { return *m_exportMenu; }

    void retranslate();

signals:
    /// Something worth a passing line in the status bar has happened.
    void said(const QString& message);

private:
    /// A kind of file: its name in a file dialog, and what is written.
    struct Kind
    {
        QString name;
        std::function<QByteArray(const SharedPage&)> bytes;
    };

    /// What is to be written where, so that it can be tried again.
    struct Export
    {
        SharedPage page;
        QString suffix; ///< "png"
        std::vector<Kind> kinds;
        int kind = 0;
    };

    void copyPicture();
    void exportPng();
    void exportSvg();
    void exportPdf();
    void print();
    void askForFile(const Export& wanted, const QString& path);
    void write(const Export& wanted, const QString& path);
    void tellProblem(const Export& wanted, const QString& path, narration::SaveFault fault);

    std::function<SharedPage()> m_page;
    QWidget* m_window;
    QMenu* m_exportMenu;
};

} // namespace showdown::gui
