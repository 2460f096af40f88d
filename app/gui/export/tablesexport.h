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

class StripCommands;

/// What is made of the tables in a row of a file: worksheets and lessons, which ask who wins at each.
class TablesExport : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TablesExport(const StripCommands& strip, QWidget& window);

signals:
    /// Emitted with a text for the status bar.
    void said(const QString& message);

    /// Emitted when a worksheet is to be made of these.
    void worksheetAsked(const showdown::lessons::LessonTables& tables);

private:
    void makeLesson();
    void writeLesson(const lessons::LessonTables& tables, const QString& folder);
    std::optional<lessons::LessonTables> questions();

    const StripCommands& m_strip;
    QWidget& m_window;
};

} // namespace showdown::gui
