// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "app/narration/nextcardtext.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace showdown::gui {

/// What the marks of a map of next cards stand for, and how many cards have each: as many beside
/// each other as fit. Screen readers find one text.
class NextCardLegend : public QWidget
{
    Q_OBJECT

public:
    explicit NextCardLegend(QWidget* parent = nullptr);

    /// Shows a count with next cards.
    void setCount(std::shared_ptr<const OddsCount> count, const narration::OddsPlayers& players);

    /// The player, from 0 in the count, whose mark is in the accent colour.
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
