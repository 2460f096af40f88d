// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QMenu;

namespace showdown {
class Run;
}

namespace showdown::page {
struct PageInput;
}

namespace showdown::gui {

class Appearance;
class PageCommands;
class Session;
class ShareActions;
struct SharedPage;

/// Takes the result of Compare out of the program: copies it as text, Markdown, a picture or a
/// command line, writes it into files and prints it.
class ShareCommands : public QObject
{
    Q_OBJECT

public:
    /// `copyText` is the action that copies it as text; what the result is called comes from the
    /// title of the hands.
    ShareCommands(Session& session, const Appearance& appearance, QAction* copyText,
                  QWidget* window, QObject* parent);

    /// The submenu of Edit with the ways to copy.
    QMenu& copyMenu() const { return *m_copyMenu; }

    /// What is at the end of what a view adds to File; a null action is a separator.
    QList<QAction*> fileMenu() const;

    void retranslate();

signals:
    /// Something worth a passing line in the status bar has happened.
    void said(const QString& message);

private:
    void copy(const QString& text, const QString& message);
    void copyMarkdown();
    void copyCommand();
    void exportRun(const QString& suffix, const QString& kind,
                   QByteArray (*write)(const Run&, const page::PageInput&));
    void showCards();
    QString fileName() const;
    SharedPage page() const;

    Session& m_session;
    const Appearance& m_appearance;
    ShareActions* m_actions;
    QMenu* m_copyMenu;
    PageCommands* m_page;
};

} // namespace showdown::gui
