// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QBoxLayout;
class QButtonGroup;

namespace showdown::gui {

class Session;
class TextLabel;

/// Whose rank is checked: a button for each player, one of them pressed. What does not fit beside
/// each other stands below each other, so that every name can be read.
class PlayerChoice : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerChoice(const Session& session, QWidget* parent = nullptr);

    /// Counted from 0; always one who plays.
    int player() const { return m_player; }

    /// One who does not play becomes the last who does.
    void setPlayer(int player);

    /// Shorter words, and "P1" for players without a name of their own.
    void setCompact(bool compact);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void playerChanged(int player);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createButtons();
    void showPlayers();
    void showChosen();
    void updateLook();
    void fitWidth();
    QList<int> buttonWidths() const; ///< of those who play

    const Session& m_session;
    TextLabel* m_label = nullptr;
    QButtonGroup* m_buttons = nullptr;
    QBoxLayout* m_layout = nullptr;
    QBoxLayout* m_buttonLayout = nullptr;
    int m_player = 0;
    bool m_compact = false;
};

} // namespace showdown::gui
