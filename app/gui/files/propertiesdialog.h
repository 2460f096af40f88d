// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <optional>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace showdown::gui {

/// Asks for the title of a table and for a note about it. It does not block: open() shows it and
/// returns.
class PropertiesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Also asks for the title of a file with several tables, if there is one.
    PropertiesDialog(const QString& title, const QString& note,
                     const std::optional<QString>& fileTitle, QWidget* parent);

    QString title() const;
    QString note() const;
    std::optional<QString> fileTitle() const;

private:
    void arrange();
    void showWords();
    void showLength();

    QLabel* m_titleLabel;
    QLineEdit* m_title;
    QLabel* m_fileTitleLabel = nullptr; ///< of a file with several tables
    QLineEdit* m_fileTitle = nullptr;
    QLabel* m_noteLabel;
    QPlainTextEdit* m_note;
    QLabel* m_length;
    QDialogButtonBox* m_buttons;
};

} // namespace showdown::gui
