// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QBoxLayout;
class QButtonGroup;

namespace showdown::gui {

class TextLabel;

/// Words and a button for each player, one of them pressed, all in one row, or the words above it.
/// Names that are too wide for that are elided, after the player's number, and are whole in the tool
/// tip.
class PlayerButtons : public QWidget
{
    Q_OBJECT

public:
    /// The label is named after the widget, the buttons by a pattern: "whyPlayer%1Button".
    PlayerButtons(const QString& objectName, const QString& buttonPattern,
                  QWidget* parent = nullptr);

    /// The player whose button is pressed, from 0.
    int player() const { return m_player; }

    /// Presses another button without emitting a signal.
    void setPlayer(int player);

    /// Sets the words before the buttons, and the tip of the buttons: a text with %1 for the name.
    void setWords(const QString& label, const QString& tip);

    /// Sets the names of the players, empty for "Player 2", and which players are shown, from 0.
    void setPlayers(const QStringList& names, const std::vector<int>& shown);

    /// Shows "P1" for players without their own name.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when a button was clicked; it is already pressed.
    void playerClicked(int player);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createButtons(const QString& pattern);
    void showWords();
    void showChosen();
    void updateLook();
    void fitWidth();
    QList<int> buttonWidths() const; ///< for the visible buttons, with whole names
    int textWidth(int player) const;
    int frameWidth(int player) const;
    int mostWidth(int room) const;

    static constexpr int mostPlayers = 3;

    TextLabel* m_label = nullptr;
    QButtonGroup* m_buttons = nullptr;
    QBoxLayout* m_layout = nullptr;
    QBoxLayout* m_buttonLayout = nullptr;
    QString m_tip;
    QStringList m_names;
    std::array<QString, mostPlayers> m_texts; ///< of the buttons, whole
    std::vector<int> m_shown;
    int m_player = 0;
    bool m_compact = false;
};

} // namespace showdown::gui
