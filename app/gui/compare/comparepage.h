// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/carry/cardspage.h"

class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class HandsView;
class ConflictBar;
class TableDealer;
class NextPlace;
class NoticePlace;
class CompareSession;
class StepPlayer;
class ComparePlaces;

/// The page of Compare: the hands, the deck under them, a bar when the latest change was refused,
/// and above the verdict the notices.
class ComparePage : public CardsPage
{
    Q_OBJECT

public:
    ComparePage(CompareSession& session, NextPlace& nextSlot, TableDealer& dealer,
                StepPlayer& player, const Appearance& appearance, QWidget* parent = nullptr);

    ~ComparePage() override;

    NoticePlace& notices() const { return *m_notices; }
    HandsView& hands() const { return *m_hands; }
    ConflictBar& conflicts() const { return *m_conflicts; }
    DeckPanel& deck() const { return *m_deck; }
    CardCarrier& carrier() const { return *m_carrier; }

    void setCompact(bool compact);

    /// Shows only the hands, as large as the room allows; or everything.
    void setPresenting(bool presenting);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void applyLengths();
    void makeRoom();
    void connectParts(const CompareSession& session);

    NoticePlace* m_notices = nullptr;
    HandsView* m_hands = nullptr;
    ConflictBar* m_conflicts = nullptr;
    ComparePlaces* m_places = nullptr;
    DeckPanel* m_deck = nullptr;
    QVBoxLayout* m_above = nullptr;
    CardCarrier* m_carrier = nullptr; ///< of cards to the hands
    QVBoxLayout* m_below = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
