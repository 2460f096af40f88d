// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/settings/restored.h"
#include "app/gui/theme/colors.h"

#include <QDialog>

#include <array>
#include <map>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QScrollArea;
class QSpinBox;

namespace showdown::gui {

class Appearance;
class Preferences;

/// Language, look, the screen for a class, and what is restored at the next start. It does not block; each choice takes
/// effect at once, and changes made elsewhere, such as in the View menu, show here at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Both must outlive it.
    SettingsDialog(Appearance& appearance, Preferences& preferences, QWidget* parent = nullptr);

    /// Opens it, or brings it to the front.
    void present();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createFields();
    void createRestored();
    void createButtons();
    void arrange();
    void connectFields();
    void showWords();
    void showChoices();
    void showValues();
    void resizeCards();
    void fit();
    bool areDefaults() const;
    void restoreDefaults();

    Appearance& m_appearance;
    Preferences& m_preferences;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_languageLabel = nullptr;
    QComboBox* m_language = nullptr;
    QLabel* m_themeLabel = nullptr;
    QComboBox* m_theme = nullptr;
    QLabel* m_suitsLabel = nullptr;
    std::map<SuitColors, QRadioButton*> m_suits;
    QLabel* m_textSizeLabel = nullptr;
    QSpinBox* m_textSize = nullptr;
    QLabel* m_motionLabel = nullptr;
    QComboBox* m_motion = nullptr;
    QLabel* m_screenLabel = nullptr;
    QComboBox* m_screen = nullptr;
    QLabel* m_restoredLabel = nullptr;
    std::map<Restored, QCheckBox*> m_restored;
    QPushButton* m_defaults = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace showdown::gui
