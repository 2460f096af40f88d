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

/// What every card would do that may come next: whom it helps and what it leaves the chosen player.
/// What is pointed at is told below, always in the same place. Until it is known what the next cards
/// of another situation do, those before stay, pale.
class NextCardsPage : public CountPage
{
    Q_OBJECT

public:
    explicit NextCardsPage(QWidget* parent = nullptr);
    ~NextCardsPage() override;

    /// Shows what is known so far; nothing if there is nothing to count. The names are those of the
    /// table, empty for a player who has none.
    void showCount(const std::shared_ptr<const OddsCount>& count, const QStringList& names);

    /// The player at the table, from 0, whose chances are told.
    void setPlayer(int player);

    /// "Every river card": what the page is called while this is shown.
    QString title() const;

signals:
    void titleChanged();

    /// A card was clicked, or pressed with Enter or Space: it is to come next.
    void cardAsked(showdown::Card card);

    /// What had the focus is gone.
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
    std::shared_ptr<const OddsCount> m_shown; ///< in the map: the same, or the one before it
    narration::OddsPlayers m_shownPlayers;
    int m_chosen = 0; ///< at the table
    QString m_title;

    QVBoxLayout* m_foot = nullptr; ///< below what scrolls
    TextLabel* m_missing = nullptr;
    NextCardLegend* m_legend = nullptr;
    TextLabel* m_unknown = nullptr;
    TextLabel* m_caption = nullptr;
    NextCardMap* m_map = nullptr;
    ChoiceBox* m_box = nullptr;
};

} // namespace showdown::gui
