// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tabledealer.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace showdown::gui {

/// Asks for the seed of a deal and for what to deal: all hands, those of a player, or close ones.
/// It does not block: open() shows it and returns.
class DealSeedDialog : public QDialog
{
    Q_OBJECT

public:
    /// `player`, from 0, is the one whose hand can be dealt alone.
    DealSeedDialog(const CompareSession& session, int player, QWidget* parent);

    /// The current choice.
    DealOrder order() const;
    int seed() const;

    /// Preselects a deal; does nothing if it cannot be chosen here.
    void setChoice(const DealOrder& order, int seed);

signals:
    void dealAsked(const DealOrder& order, int seed);

private:
    void arrange();
    void showWords();
    void showChoice();

    const CompareSession& m_session;
    const int m_player;
    QLabel* m_kindLabel = nullptr;
    QComboBox* m_kind = nullptr;
    QLabel* m_seedLabel = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_choice = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace showdown::gui
