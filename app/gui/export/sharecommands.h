// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/fileexport.h"
#include "app/gui/export/shareactions.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QMenu;

namespace showdown::gui {

class TableSession;
struct ResultDescription;
struct SharedPage;

/// The content of a view in every form in which it can leave the program. Each function is called
/// when its form is needed.
struct SharedResult
{
    std::function<QString()> text;
    std::function<QString()> markdown;
    std::function<QString()> command; ///< a command line
    std::function<ResultDescription()> page;
};

/// Takes the result of a view out of the program: copies it as text, Markdown, a picture or a
/// command line, writes it to files and prints it. Dialogs do not block.
class ShareCommands : public QObject
{
    Q_OBJECT

public:
    /// The result is that of the session, whose title names pages and files.
    ShareCommands(const ShareWords& words, TableSession& session, SharedResult result,
                  QWidget* window, QObject* parent);

    /// Copies the result as text; it also has a key.
    QAction* copyText() const { return m_actions->copyText; }

    /// The submenu of Edit with the ways to copy.
    QMenu& copyMenu() const { return *m_copyMenu; }

    /// The end of the entries that a view adds to File; a null action is a separator.
    QList<QAction*> fileMenu() const;

    void retranslate();

signals:
    /// Emitted for an event worth a passing line in the status bar.
    void said(const QString& message);

protected:
    /// The submenu of File with the kinds of files.
    QMenu& exportMenu() const { return *m_exportMenu; }

    /// The proposed name of a file, without its ending.
    QString fileName() const;

    FileExport& file() const { return *m_file; }

    /// Why nothing can be shared now; empty if it can. Initially that there is no card.
    virtual QString refusal() const;

    /// Enables everything, or disables it with the reason.
    virtual void showUsable();

private:
    SharedPage sharedPage() const;
    void copy(const QString& text, const QString& message);
    void copyPicture();
    void exportPng();
    void exportPage(const QString& suffix, const QString& kind,
                    QByteArray (*bytesOf)(const SharedPage&));
    void exportMarkdown();
    void print();

    const TableSession& m_session;
    SharedResult m_result;
    QWidget* m_window;
    FileExport* m_file;
    ShareActions* m_actions;
    QMenu* m_copyMenu;
    QMenu* m_exportMenu;
};

} // namespace showdown::gui
