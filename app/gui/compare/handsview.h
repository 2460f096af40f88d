// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/carry/slotfield.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/explain/comparisonsmodel.h"
#include "app/gui/session/table.h"
#include "app/narration/verdicttext.h"

#include <QWidget>

#include <optional>
#include <variant>

class QBoxLayout;
class QScrollArea;
class QStackedWidget;

namespace showdown::gui {

class Appearance;
class ArenaView;
class CardSlot;
class PlayerPanels;
class NextPlace;
class Session;
class StepPlayer;
class TableDealer;
class VerdictBanner;

/// The comparison: the verdict, and under it a panel for each player, or while a run is stepped
/// through the arena. The verdict stays where it is; what is under it scrolls where there is too
/// little room.
class HandsView : public QWidget, public SlotField
{
    Q_OBJECT

public:
    HandsView(Session& session, NextPlace& nextSlot, TableDealer& dealer, StepPlayer& player,
              const Appearance& appearance, QWidget* parent = nullptr);

    /// The slot that has, or had last, the focus, or that the next card goes to.
    SlotPlace current() const;

    /// "Player 2, card 4: Wild card, acts as Q".
    QString currentText() const;

    /// The slot that is current.
    CardSlot& currentSlot() const { return slotAt(current()); }

    void focusCurrent();

    /// Cards have been typed or pasted up to a slot, and one lay there or not: the next card and the
    /// focus go on from there.
    void goOnFrom(SlotPlace last, bool isOver);

    /// Moves the focus to a slot, and with it the next card, if the slots are to be seen.
    void focusSlot(SlotPlace place) override;

    std::vector<SlotPlace> places() const override;
    CardSlot& slotAt(SlotPlace place) const override;
    std::optional<SlotPlace> placeAt(const QPoint& point) const override;
    bool isPanelAt(const QPoint& point) const override;

    /// Whether the slots are to be seen, and not the arena.
    bool showsSlots() const override { return !m_isStepping; }

    /// Moves the focus to the same slot of a player, from 0, if that player plays.
    void focusPlayer(int player);

    /// Opens the field for a new name of a player, from 0.
    void renamePlayer(int player);

    /// For small windows.
    void setCompact(bool compact);

    /// Cards may become larger than is good for building.
    void setPresenting(bool presenting);

    /// Shows the arena in place of the panels, and what the run is about in place of the verdict
    /// until it comes to its last step; or both as before.
    void setStepping(bool stepping);
    ArenaView& arena() const { return *m_arena; }

    /// Shows in place of the verdict that on what is tried with the wilds of a player, or the verdict
    /// again.
    void setTrial(const std::optional<narration::Verdict>& trial);

    /// What is ringed besides the cards that decided: those that a part of a comparison compared, or
    /// those that a row of a ladder speaks of; until what is shown changes.
    using Chosen = std::variant<std::monostate, PartPlace, LadderPlace>;
    void ringChosen(const Chosen& chosen);

    /// Rings the card of a slot, and brings it into view, until the table or the next slot changes.
    void ringHolder(SlotPlace holder);

    /// The height that it has when all around it gives what it can.
    void setMostHeight(int height);

    /// The height with which no hand needs to scroll.
    int neededHeight() const;

    /// How much of a height it makes use of, cards as large as that allows.
    int usedOf(int height) const;

signals:
    /// Somebody wants the result as text.
    void copyAsked();

    /// neededHeight() may be another.
    void neededHeightChanged();

    /// The current slot is another one, or says something else.
    void currentChanged();

    /// Somebody wants the menu of the current slot, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Somebody wants to choose the card of the current slot.
    void deckRequested();

    /// Somebody wants to carry the card of a slot by keys, or drags it; where the pointer is on it.
    void pickUpRequested(SlotPlace place);
    void dragStarted(SlotPlace place, const QPoint& hotSpot);

    /// What was typed is no card; why, and where.
    void problemFound(const QString& problem);

    /// Somebody wants to know why a pair does not count.
    void lowPairAsked();

    /// Somebody wants to go through the run.
    void stepsAsked();

    /// Somebody wants to see every choice for the wilds of a player, from 0.
    void wildsAsked(int player);

    /// Somebody wants the try-out of a wild to end.
    void trialEndAsked();

    /// Nothing was dealt to a player, and why.
    void dealRefused(const QString& reason);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void setMargins();
    void keepNextInView();
    int bannerHeight() const;
    void sizeArena();
    void connectPanels();
    void connectSession();

    void showPlayers();
    void connectSteps();
    void showVerdict();
    void showCanStep();
    void showPhase();
    void showMarks();
    void showNext();
    void forgetHolder();

    void select(SlotPlace place);
    void forgetProblems();
    void move(SlotPlace from, SlotMove move);

    Session& m_session;
    NextPlace& m_nextSlot;
    StepPlayer& m_player;
    Chosen m_chosen;
    bool m_compact = false;
    bool m_isStepping = false;
    int m_toldBannerHeight = 0; ///< when neededHeightChanged() told of it

    VerdictBanner* m_banner = nullptr;
    QScrollArea* m_scroll = nullptr;
    PlayerPanels* m_hands = nullptr;
    ArenaView* m_arena = nullptr;
    QStackedWidget* m_stack = nullptr;
    QBoxLayout* m_bannerLayout = nullptr;
};

} // namespace showdown::gui
