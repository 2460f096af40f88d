// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <QList>
#include <QWidget>

#include <array>
#include <optional>

class QBoxLayout;
class QButtonGroup;

namespace showdown::gui {

class NextSlot;
class Session;
class TextLabel;

/// Whose rank is checked: a button for each player, one of them pressed. It is the winner, or the
/// player that somebody chose here or by a slot of a complete hand, until another hand is complete.
/// What does not fit beside each other stands below each other, so that every name can be read.
class PlayerChoice : public QWidget
{
    Q_OBJECT

public:
    PlayerChoice(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// Counted from 0; always one who plays.
    int player() const { return m_player; }

    /// Stays with this player, who must play.
    void choose(int player);

    /// Shorter words, and "P1" for players without a name of their own.
    void setCompact(bool compact);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void playerChanged(int player);

    /// The change came from a button.
    void playerPicked(int player);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createButtons();
    void connectParts();
    void follow();
    void setPlayer(int player);
    void showPlayers();
    void showChosen();
    void updateLook();
    void fitWidth();
    QList<int> buttonWidths() const; ///< of those who play

    const Session& m_session;
    const NextSlot& m_nextSlot;
    std::optional<int> m_chosen;
    std::array<bool, Table::maximumPlayers> m_complete{}; ///< whose hands were complete
    TextLabel* m_label = nullptr;
    QButtonGroup* m_buttons = nullptr;
    QBoxLayout* m_layout = nullptr;
    QBoxLayout* m_buttonLayout = nullptr;
    int m_player = 0;
    bool m_compact = false;
};

} // namespace showdown::gui
