// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "app/narration/nextcardtext.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace showdown::gui {

/// The legend of a map of next cards: what the marks stand for and how many cards have each, with
/// as many entries side by side as fit. Screen readers find one text.
class NextCardLegend : public QWidget
{
    Q_OBJECT

public:
    explicit NextCardLegend(QWidget* parent = nullptr);

    /// Shows a count with next cards.
    void setCount(std::shared_ptr<const OddsCount> count, const narration::OddsPlayers& players);

    /// Sets the player, from 0 in the count, whose mark has the accent colour.
    void setPlayer(int player);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<QRect> places(int width) const;

    std::shared_ptr<const OddsCount> m_count;
    narration::OddsPlayers m_players;
    std::vector<narration::NextCardGroup> m_groups;
    int m_player = 0;
};

} // namespace showdown::gui
