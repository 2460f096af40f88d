// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/carry/slotfield.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/explain/why/comparisonsmodel.h"
#include "app/gui/session/cardtable.h"
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
class CompareSession;
class StepPlayer;
class TableDealer;
class VerdictBanner;

/// The comparison: the verdict, and under it a panel for each player or, while a run is stepped
/// through, the arena. The verdict stays in place; the part under it scrolls if there is too little
/// room.
class HandsView : public QWidget, public SlotField
{
    Q_OBJECT

public:
    HandsView(CompareSession& session, NextPlace& nextSlot, TableDealer& dealer, StepPlayer& player,
              const Appearance& appearance, QWidget* parent = nullptr);

    /// The slot that has, or last had, the focus, or that is next.
    Place current() const;

    /// "Player 2, card 4: Wild card, acts as Q".
    QString currentText() const;

    /// The current slot.
    CardSlot& currentSlot() const { return slotAt(current()); }

    void focusCurrent();

    /// Cards have been typed or pasted up to a slot, which held a card before or not: next slot and
    /// focus continue from there.
    void goOnFrom(Place last, bool isOver);

    /// Moves the focus to a slot, and with it the next card, if the slots are visible.
    void focusSlot(Place place) override;

    std::vector<Place> places() const override;
    CardSlot& slotAt(Place place) const override;
    std::optional<Place> placeAt(const QPoint& point) const override;
    bool isPanelAt(const QPoint& point) const override;

    /// Whether the slots are visible, and not the arena.
    bool showsSlots() const override { return !m_isStepping; }

    /// Moves the focus to the same slot of a player, from 0, if that player plays.
    void focusPlayer(int player);

    /// Opens the field for a new name of a player, from 0.
    void renamePlayer(int player);

    /// For small windows.
    void setCompact(bool compact);

    /// Lets cards grow larger than is good for building.
    void setPresenting(bool presenting);

    /// Shows the arena instead of the panels, and until the last step of the run its phase instead
    /// of the verdict; or both as before.
    void setStepping(bool stepping);
    ArenaView& arena() const { return *m_arena; }

    /// Shows the verdict on a try-out of a player's wilds instead of the real one; nothing shows
    /// the real one again.
    void setTrial(const std::optional<narration::Verdict>& trial);

    /// The cards ringed besides those that decided: those that a part of a comparison compared, or
    /// those that a row of a ladder is about; until the display changes.
    using Chosen = std::variant<std::monostate, PartPlace, LadderPlace>;
    void ringChosen(const Chosen& chosen);

    /// Rings the card of a slot, and scrolls to it, until the table or the next slot changes.
    void ringHolder(Place holder);

    /// The height it has when everything around it gives what it can.
    void setMostHeight(int height);

    /// The height at which no hand needs to scroll.
    int neededHeight() const;

    /// How much of a height it uses, with cards as large as that allows.
    int usedOf(int height) const;

signals:
    /// Emitted when the user asked for the result as text.
    void copyAsked();

    /// Emitted when neededHeight() may have changed.
    void neededHeightChanged();

    /// Emitted when the current slot or its text changed.
    void currentChanged();

    /// Emitted when the user asked for the menu of the current slot, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Emitted when the user asked to choose the card of the current slot.
    void deckRequested();

    /// Emitted when the user starts to carry the card of a slot by keys, or drags it; `hotSpot` is
    /// the pointer's position on it.
    void pickUpRequested(Place place);
    void dragStarted(Place place, const QPoint& hotSpot);

    /// Emitted when what was typed is no card: why, and where.
    void problemFound(const QString& problem);

    /// Emitted when the user asked why a pair does not count.
    void lowPairAsked();

    /// Emitted when the user asked to step through the run.
    void stepsAsked();

    /// Emitted when the user asked for all wild choices of a player, from 0.
    void wildsAsked(int player);

    /// Emitted when the user asked to end the try-out of a wild.
    void trialEndAsked();

    /// Emitted when a player could not be dealt cards: why.
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

    void select(Place place);
    void forgetProblems();
    void move(Place from, SlotMove move);

    CompareSession& m_session;
    NextPlace& m_nextSlot;
    StepPlayer& m_player;
    Chosen m_chosen;
    bool m_compact = false;
    bool m_isStepping = false;
    int m_toldBannerHeight = 0; ///< as of the last neededHeightChanged()

    VerdictBanner* m_banner = nullptr;
    QScrollArea* m_scroll = nullptr;
    PlayerPanels* m_hands = nullptr;
    ArenaView* m_arena = nullptr;
    QStackedWidget* m_stack = nullptr;
    QBoxLayout* m_bannerLayout = nullptr;
};

} // namespace showdown::gui
