// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/playerfacts.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLineEdit;
class QSpacerItem;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class PlaceMark;
class PlayerActions;
class TextLabel;

/// The name of a player, which can be edited in its place. Where there is not enough room, a name
/// of one's own is elided; the usual one gives way to its short form, or to the number beside it.
class PlayerName : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with the purpose: `player1NameLabel`, `player1NameEdit`.
    explicit PlayerName(const QString& purpose, QWidget* parent = nullptr);

    /// The whole name, and the short form of one that nobody has chosen, else empty.
    void setName(const QString& name, const QString& shortName);

    /// Shows the short form even where there is room for more.
    void setShort(bool isShort);

    /// The width that what is to be shown needs.
    int wantedWidth() const;

    /// Opens a field for a new name, as wide as its parent has room; Enter or leaving takes it,
    /// Escape does not.
    void edit();

signals:
    void renamed(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void showName();
    void placeEdit();
    void finish(bool take);

    const QString m_purpose;
    QString m_name;
    QString m_shortName;
    bool m_isShort = false;
    TextLabel* m_label = nullptr;
    QPointer<QLineEdit> m_edit;
    QPointer<QWidget> m_focusBefore;
};

/// The words of a player's panel: number, name and place, the rank in two lines, and buttons for
/// what can be done with the hand. Where name and place do not fit beside each other, the place
/// stands under the name.
class PlayerWords : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with `player1` for player 0.
    PlayerWords(const PlayerActions& actions, int player, QWidget* parent);

    PlayerName& name() const { return *m_name; }

    void show(const PlayerFacts& facts);

    void setMetrics(const CompareMetrics& metrics);

    /// How far the first button stands out before the words.
    int inset() const;

    /// With room for all words in lines of this width.
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void createButtons(const PlayerActions& actions, const QString& purpose);
    void nameButtons();
    void applyLook();
    void arrange();
    void applyLengths();
    bool isTight(int width) const;
    void putPlace();
    QRect discRect() const;

    const int m_player;
    CompareMetrics m_metrics;
    QString m_spokenName; ///< of the player
    Standing m_standing = Standing::notIn;

    PlayerName* m_name = nullptr;
    PlaceMark* m_place = nullptr;
    TextLabel* m_rank = nullptr;
    TextLabel* m_detail = nullptr;
    std::vector<QToolButton*> m_buttons;
    QHBoxLayout* m_head = nullptr;
    QHBoxLayout* m_under = nullptr; ///< the line under the name, for the place
    QVBoxLayout* m_text = nullptr;
    QHBoxLayout* m_row = nullptr;
    QSpacerItem* m_headInset = nullptr;
    QSpacerItem* m_underInset = nullptr;
    bool m_isPlaceUnder = false;
    QSpacerItem* m_textInset = nullptr;
};

} // namespace showdown::gui
