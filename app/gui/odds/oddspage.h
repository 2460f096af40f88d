// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/carry/cardspage.h"

class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class NextPlace;
class NoticeBar;
class NoticePlace;
class TableDealer;
class OddsPlaces;
class OddsSession;
class SituationView;

/// The page of Odds: the situation, the deck under it, and above the deck a bar when the latest
/// change was refused.
class OddsPage : public CardsPage
{
    Q_OBJECT

public:
    OddsPage(OddsSession& session, NextPlace& next, TableDealer& dealer,
             const Appearance& appearance, QWidget* parent = nullptr);

    ~OddsPage() override;

    NoticePlace& notices() const { return *m_above; }
    SituationView& situation() const { return *m_situation; }
    DeckPanel& deck() const { return *m_deck; }
    CardCarrier& carrier() const { return *m_carrier; }

    /// Says why something was not done, until the next change or until it is closed; empty:
    /// nothing.
    void sayWhy(const QString& reason);

    void setCompact(bool compact);

    /// Shows only the situation, as large as the room allows; or everything.
    void setPresenting(bool presenting);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void applyLengths();
    void makeRoom();
    void connectParts(const OddsSession& session);

    NoticePlace* m_above = nullptr;
    NoticePlace* m_notices = nullptr; ///< above the deck
    NoticeBar* m_problem = nullptr;
    OddsPlaces* m_places = nullptr;
    SituationView* m_situation = nullptr;
    DeckPanel* m_deck = nullptr;
    CardCarrier* m_carrier = nullptr;
    QVBoxLayout* m_below = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
