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

/// Words and a button for each player, one of them pressed. What does not fit beside each other
/// stands below each other, so that every name can be read; one wider than that ends with an ellipsis,
/// and stands whole in the tool tip.
class PlayerButtons : public QWidget
{
    Q_OBJECT

public:
    /// The label is named after the widget, the buttons by a pattern: "whyPlayer%1Button".
    PlayerButtons(const QString& objectName, const QString& buttonPattern,
                  QWidget* parent = nullptr);

    /// Whose button is pressed, from 0.
    int player() const { return m_player; }

    /// Presses another button, and tells nobody.
    void setPlayer(int player);

    /// What stands before the buttons, and what each of them does: a text with %1 for the name.
    void setWords(const QString& label, const QString& tip);

    /// What the players are called, empty for "Player 2", and who they are, from 0.
    void setPlayers(const QStringList& names, const std::vector<int>& shown);

    /// "P1" for players without a name of their own.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A button was clicked; it is pressed already.
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
    QList<int> buttonWidths() const; ///< of those shown, with the whole names
    int textWidth(int player) const;
    int frameWidth(int player) const;

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
