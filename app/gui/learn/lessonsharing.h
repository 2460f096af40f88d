// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QMenu;
class QWidget;

namespace showdown::gui {

class Appearance;
class FileExport;
class LearnView;
struct LessonOnPaper;
struct LessonPlace;

/// Takes the open lesson of Learn out of the program: as a file, and on paper.
class LessonSharing : public QObject
{
    Q_OBJECT

public:
    /// View and appearance must outlive it.
    LessonSharing(LearnView& view, const Appearance& appearance, QWidget* window);

    /// The submenu of File.
    QMenu& menu() const { return *m_menu; }

    void retranslate();

private:
    void exportAs(const QString& suffix, const QString& kind,
                  QByteArray (*bytesOf)(const LessonOnPaper&));
    void print();
    LessonOnPaper paper(const LessonPlace& place) const;

    LearnView& m_view;
    const Appearance& m_appearance;
    QWidget* m_window;
    QMenu* m_menu;
    FileExport* m_file;
};

} // namespace showdown::gui
