// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/code/codesource.h"
#include "core/rules/presets.h"

#include <QDialog>

class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace showdown::gui {

class FileExport;
class TextLabel;

/// Help › Take the code: the listings under the rules in force as one program in Python or
/// JavaScript, or one function with those that it calls, to read, copy and save.
class TakeCodeDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with the language in which listings are shown, if that is one of a program.
    explicit TakeCodeDialog(const NamedRules& rules, QWidget* parent);

private:
    void arrange();
    void connectParts();
    void showWords();
    void updateLook();
    narration::CodeLanguage language() const;
    QString function() const;
    void showCode();
    void copy(const QString& text, const QString& said);
    void save();

    const NamedRules m_rules;
    QComboBox* m_language;
    QComboBox* m_function;
    TextLabel* m_languageLabel;
    TextLabel* m_functionLabel;
    TextLabel* m_rulesLabel;
    QPlainTextEdit* m_code;
    TextLabel* m_said;
    QPushButton* m_copyCommand;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_close;
    FileExport* m_file;
};

} // namespace showdown::gui
