// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

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
    PropertiesDialog(const QString& title, const QString& note, QWidget* parent);

    QString title() const;
    QString note() const;

private:
    void arrange();
    void showWords();
    void showLength();

    QLabel* m_titleLabel;
    QLineEdit* m_title;
    QLabel* m_noteLabel;
    QPlainTextEdit* m_note;
    QLabel* m_length;
    QDialogButtonBox* m_buttons;
};

} // namespace showdown::gui
