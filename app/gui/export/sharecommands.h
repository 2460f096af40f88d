// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QMenu;

namespace showdown::gui {

class PageCommands;
class ShareActions;
struct SharedPage;
struct ShareWords;

/// The content of a view in every form in which it can leave the program. Each function is called
/// when its form is needed.
struct SharedResult
{
    std::function<QString()> text;
    std::function<QString()> markdown;
    std::function<QString()> command; ///< a command line
    std::function<SharedPage()> page;
};

/// Takes the result of a view out of the program: copies it as text, Markdown, a picture or a
/// command line, writes it to files and prints it.
class ShareCommands : public QObject
{
    Q_OBJECT

public:
    ShareCommands(const ShareWords& words, SharedResult result, QWidget* window, QObject* parent);

    /// Copies the result as text; it also has a key.
    QAction* copyText() const;

    /// The submenu of Edit with the ways to copy.
    QMenu& copyMenu() const { return *m_copyMenu; }

    /// The end of the entries that a view adds to File; a null action is a separator.
    QList<QAction*> fileMenu() const;

    /// Writes files; its menu may get entries that only this view has.
    PageCommands& page() const { return *m_page; }

    /// Without a card there is nothing to share: disables everything, with a reason.
    void setEmpty(bool isEmpty);

    /// Does the same while wilds are tried: the cards on screen are then not the result.
    void setTrying(bool isTrying);

    void retranslate();

signals:
    /// Emitted for an event worth a passing line in the status bar.
    void said(const QString& message);

private:
    void showUsable();
    void copy(const QString& text, const QString& message);
    void exportMarkdown();

    SharedResult m_result;
    ShareActions* m_actions;
    QMenu* m_copyMenu;
    PageCommands* m_page;
    bool m_isEmpty = false;
    bool m_isTrying = false;
};

} // namespace showdown::gui
