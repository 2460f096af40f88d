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

/// Asks for a name for a user preset. To take the name of another user preset, its button, which
/// then says "Replace", must be pressed once more. It does not block.
class RuleNameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Without a former name it asks for the name to save the rules under; with one, for the new
    /// name.
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
    bool m_replaces = false; ///< the next press replaces
};

/// The user presets, to be renamed (F2) and deleted (Delete). It does not block.
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
