// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/playerfacts.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QSpacerItem;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class PlaceMark;
class ComparePlayerActions;
class PlayerName;
class TextLabel;

/// The words of a player's panel: number, name and place, the rank in two lines, and buttons for
/// the hand's actions. If name and place do not fit side by side, the place is below the name.
class PlayerWords : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with `player1` for player 0.
    PlayerWords(ComparePlayerActions& actions, int player, QWidget* parent);

    PlayerName& name() const { return *m_name; }

    void show(const PlayerFacts& facts);

    void setMetrics(const CompareMetrics& metrics);

    /// How far the first button extends before the words.
    int inset() const;

    /// The height with room for all words.
    int heightForWidth(int width) const override;

signals:
    /// Emitted when the user asked why a pair does not count.
    void lowPairAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void applyLook();
    void showDetail();
    void writeDetail(const QString& text);
    void arrange();
    void applyLengths();
    bool isTight(int width) const;
    void putPlace();
    QRect discRect() const;

    const int m_player;
    CompareMetrics m_metrics;
    QString m_wholeDetail;
    QString m_shortDetail;
    QString m_lowPair; ///< the end of both, which is a link
    Standing m_standing = Standing::notIn;
    bool m_isMissing = false; ///< a card of the hand

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
