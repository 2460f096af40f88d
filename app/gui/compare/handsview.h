// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/playerfacts.h"
#include "app/gui/explain/why/comparisonsmodel.h"
#include "app/gui/table/cardfield.h"
#include "app/narration/verdicttext.h"

#include <optional>
#include <variant>

class QBoxLayout;
class QStackedWidget;

namespace showdown::gui {

class Appearance;
class ArenaView;
class PlayerPanels;
class CompareSession;
class StepPlayer;
class TableDealer;
class TablePlaces;
class VerdictBanner;

/// The comparison: the verdict, and under it a panel for each player or, while a run is stepped
/// through, the arena. The verdict stays in place; the part under it scrolls if there is too little
/// room.
class HandsView : public CardField
{
    Q_OBJECT

public:
    HandsView(CompareSession& session, TablePlaces& places, TableDealer& dealer, StepPlayer& player,
              const Appearance& appearance, QWidget* parent = nullptr);

    void focusCurrent() override;

    /// Whether the slots are visible, and not the arena.
    bool showsSlots() const override { return !m_isStepping; }

    void setCompact(bool compact) override;
    void setPresenting(bool presenting) override;
    void setMostHeight(int height) override;
    int neededHeight() const override;
    int usedOf(int height) override;

    /// Shows the arena instead of the panels, and until the last step of the run its phase instead
    /// of the verdict; or both as before.
    void setStepping(bool stepping);
    ArenaView& arena() const { return *m_arena; }

    /// Shows only so much of the result, and what to do for more.
    void setRevealed(Reveal reveal);

    /// Shows the verdict on a try-out of a player's wilds instead of the real one; nothing shows
    /// the real one again.
    void setTrial(const std::optional<narration::Verdict>& trial);

    /// The cards ringed besides those that decided: those that a part of a comparison compared, or
    /// those that a row of a ladder is about; until the display changes.
    using Chosen = std::variant<std::monostate, PartPlace, LadderPlace>;
    void ringChosen(const Chosen& chosen);

signals:
    /// Emitted when the user asked for the result as text.
    void copyAsked();

    /// Emitted when the user asked why a pair does not count.
    void lowPairAsked();

    /// Emitted when the user asked to step through the run.
    void stepsAsked();

    /// Emitted when the user asked for all wild choices of a player, from 0.
    void wildsAsked(int player);

    /// Emitted when the user asked to end the try-out of a wild.
    void trialEndAsked();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void setMargins();
    void sizeBanner();
    int bannerHeight() const;
    void sizeArena();
    void connectPanels();
    void connectSession();

    void connectSteps();
    void showVerdict();
    void showCanStep();
    void showPhase();
    void showMarks();
    void forgetProblems();

    CompareSession& m_session;
    StepPlayer& m_player;
    Chosen m_chosen;
    Reveal m_reveal = Reveal::all;
    bool m_compact = false;
    bool m_isStepping = false;
    bool m_isPresenting = false;
    int m_toldBannerHeight = 0; ///< as of the last neededHeightChanged()

    VerdictBanner* m_banner = nullptr;
    PlayerPanels* m_hands = nullptr;
    ArenaView* m_arena = nullptr;
    QStackedWidget* m_stack = nullptr;
    QBoxLayout* m_bannerLayout = nullptr;
};

} // namespace showdown::gui
