// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/countpage.h"
#include "app/gui/odds/oddscount.h"
#include "app/narration/nextcardtext.h"

#include <QString>

#include <memory>

class QVBoxLayout;

namespace showdown::gui {

class ChoiceBox;
class NextCardLegend;
class NextCardMap;
class TextLabel;

/// The effect of every card that may come next: whom it helps and what it leaves the chosen player.
/// The card pointed at is described below, always in the same place. After a change the previous
/// next cards stay, pale, until the new ones are known.
class NextCardsPage : public CountPage
{
    Q_OBJECT

public:
    explicit NextCardsPage(QWidget* parent = nullptr);
    ~NextCardsPage() override;

    /// Shows what is known so far; nothing if there is nothing to count. The names are those of the
    /// table, empty for a player without one.
    void showCount(const std::shared_ptr<const OddsCount>& count, const QStringList& names);

    /// Sets the player at the table, from 0, whose chances are shown.
    void setPlayer(int player);

    /// "Every river card": the current title of the page.
    QString title() const;

signals:
    void titleChanged();

    /// Emitted when a card was clicked, or pressed with Enter or Space: it is to come next.
    void cardAsked(showdown::Card card);

    /// Emitted when the focused widget disappeared.
    void focusLeft();

protected:
    void showAll() override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void updateLook();
    void showAnew();
    void showMap();
    void showPointed();
    QString missing() const;
    bool isWaiting() const;
    int player() const;

    std::shared_ptr<const OddsCount> m_count;
    narration::OddsPlayers m_players;
    std::shared_ptr<const OddsCount> m_shown; ///< in the map: the current one or the previous one
    narration::OddsPlayers m_shownPlayers;
    int m_chosen = 0; ///< at the table
    QString m_title;

    QVBoxLayout* m_foot = nullptr; ///< below the scrolling part
    TextLabel* m_missing = nullptr;
    NextCardLegend* m_legend = nullptr;
    TextLabel* m_unknown = nullptr;
    TextLabel* m_caption = nullptr;
    NextCardMap* m_map = nullptr;
    ChoiceBox* m_box = nullptr;
};

} // namespace showdown::gui
