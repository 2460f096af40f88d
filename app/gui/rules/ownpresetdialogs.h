// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QString>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace showdown::gui {

class OwnPresets;
class TextLabel;

/// Asks for a name for house rules of one's own. One that other rules of one's own have can be given
/// if its button, which then says "Replace", is pressed once more. It does not block.
class RuleNameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Without a former name it asks under which the rules are to be saved; with one, which other
    /// name they are to have.
    explicit RuleNameDialog(const OwnPresets& presets, const QString& former = {},
                            QWidget* parent = nullptr);

    QString name() const;

private:
    void tryToAccept();
    void showFault(const QString& fault, bool canReplace);

    const OwnPresets& m_presets;
    QString m_former;
    QLineEdit* m_edit = nullptr;
    TextLabel* m_fault = nullptr;
    QPushButton* m_accept = nullptr;
    bool m_replaces = false; ///< the next press does
};

/// The house rules of one's own, to be renamed (F2) and deleted (Delete). It does not block.
class OwnPresetsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OwnPresetsDialog(OwnPresets& presets, QWidget* parent = nullptr);

private:
    void arrange();
    void showPresets();
    void showButtons();
    void rename();
    void remove();
    QString current() const;

    OwnPresets& m_presets;
    QListWidget* m_list = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace showdown::gui
