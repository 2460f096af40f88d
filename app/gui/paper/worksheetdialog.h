// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/fileexport.h"
#include "app/lessons/newlesson.h"
#include "app/worksheet/worksheet.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QPushButton;
class QScrollArea;
class QSettings;
class QToolButton;

namespace showdown::gui {

class Appearance;
class OwnPresets;
class SheetChoices;
class SheetPreview;
class TextLabel;
struct SheetPapers;

/// File › Worksheet: the choices of a worksheet, and beside them what its pages and those of its key
/// look like. It saves them, prints them, and copies the command that makes the same.
class WorksheetDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with the choices kept in the settings, if there are any, else with `usual`, and keeps
    /// them there. With tables it asks who wins at each, lets the user choose only how that is put on
    /// paper, and keeps nothing. Settings, presets and appearance must outlive it.
    WorksheetDialog(const worksheet::SheetWish& usual, const lessons::LessonTables* tables,
                    QSettings* settings, OwnPresets& presets, const Appearance& appearance,
                    QWidget* parent);
    ~WorksheetDialog() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void connectParts();
    void showWords();
    void fitSize();
    worksheet::Worksheet sheetOf(const worksheet::SheetWish& wish, int version) const;
    bool remake();
    void showPage();
    void turn(int by);
    void save();
    void print();
    void copyCommand();
    void say(const QString& message);

    const std::optional<lessons::LessonTables> m_tables; ///< that are asked about, if these are
    QSettings* const m_settings;
    QScrollArea* m_scroll;
    SheetChoices* m_choices;
    TextLabel* m_caption;
    QToolButton* m_previous;
    QToolButton* m_next;
    SheetPreview* m_preview;
    TextLabel* m_problem; ///< why there are fewer questions, or none
    TextLabel* m_said;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_print;
    QPushButton* m_close;
    FileExport* m_file;
    QTimer m_wait; ///< for further changes before the sheet is made again
    worksheet::Worksheet m_sheet;
    std::unique_ptr<SheetPapers> m_papers; ///< of m_sheet
    int m_page = 0;
};

} // namespace showdown::gui
