// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace showdown::gui {

class ChoiceBox;
class CompareSession;

/// A preview of presets that are not in force: what they would make of the hands on the table, and
/// which rules they would change; a choice if there are several, and a button that puts the chosen
/// one in force. It is hidden until presets are shown, and again as soon as the hands or the rules
/// change.
class PresetPreview : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit PresetPreview(const CompareSession& session, QWidget* parent = nullptr);

    /// Shows the first of these and focuses the button that puts it in force.
    void showPresets(const std::vector<Preset>& presets);

    /// Hides it.
    void close();

signals:
    void presetChosen(Preset preset);

    /// Emitted when the preview was closed with the focus in it.
    void focusLeft();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showWords();
    void showPreset();
    void updateLook();

    const CompareSession& m_session;
    std::vector<Preset> m_presets;
    ChoiceBox* m_box = nullptr;
    QComboBox* m_choice = nullptr;
    QPushButton* m_use = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace showdown::gui
