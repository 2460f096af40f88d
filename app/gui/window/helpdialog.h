// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QLineEdit;
class QMenuBar;

namespace showdown::gui {

class Appearance;
class LessonPane;
class TextLabel;
class View;

/// Help: one page about the program and its words, and all keys of the current view. It does not
/// block, and a field searches it.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    /// The appearance must outlive it; the menus are read when the page is written.
    HelpDialog(const Appearance& appearance, const QMenuBar& menus, QWidget* parent);

    /// Opens it for this view, or brings it to the front.
    void present(const View& view);

    /// The current view, whose menus must be in the bar.
    void setView(const View& view);

signals:
    /// Emitted when the user asked for the lesson with this id.
    void lessonAsked(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void write();
    QString contents() const;
    QString keys() const;
    void search();
    void goOn(bool forward);
    void showFound();

    QPointer<const QMenuBar> m_menus;
    QPointer<const View> m_view;
    lessons::Lesson m_page; ///< what the pane shows
    bool m_isSized = false;
    QLabel* m_caption = nullptr;
    QLineEdit* m_search = nullptr;
    LessonPane* m_pane = nullptr;
    TextLabel* m_found = nullptr;
};

} // namespace showdown::gui
