// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <optional>

class QWidget;

namespace showdown::lessons {
struct LessonTables;
}

namespace showdown::gui {

class FileExport;
class StripCommands;

/// Makes worksheets and lessons of the tables in a row of a file: each is asked who wins at it.
class TablesExport : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TablesExport(const StripCommands& strip, QWidget& window);

signals:
    /// Emitted with a text for the status bar.
    void said(const QString& message);

private:
    void makeWorksheet();
    void makeLesson();
    void writeLesson(const lessons::LessonTables& tables, const QString& folder);
    std::optional<lessons::LessonTables> questions();

    const StripCommands& m_strip;
    QWidget& m_window;
    FileExport* const m_export;
};

} // namespace showdown::gui
