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
    /// Begins with the rules of `usual`. Presets and appearance must outlive it.
    WorksheetDialog(const worksheet::SheetWish& usual, OwnPresets& presets,
                    const Appearance& appearance, QWidget* parent);
    ~WorksheetDialog() override;

    /// Asks who wins at each of these tables, and only how that is put on paper. Called first.
    void askAbout(const lessons::LessonTables& tables);

    /// Takes the choices from these settings, and keeps them there from now on.
    void keepIn(QSettings& settings);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void connectParts();
    void showWords();
    void fitSize();
    worksheet::Worksheet sheetOf(const worksheet::SheetWish& wish, int version) const;
    void remake();
    void showPage();
    void turn(int by);
    void save();
    void print();
    void copyCommand();
    void say(const QString& message);

    worksheet::SheetWish m_usual;
    std::optional<lessons::LessonTables> m_tables; ///< that are asked about, if these are
    QSettings* m_settings = nullptr;
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
