// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/session/cardtable.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QToolButton;

namespace showdown::gui {

class Appearance;
class DecisionOverlay;
class PlayerPanel;
class CompareSession;
class TableDealer;
class TextLabel;

/// The panels of all players, stacked, with captions over them and the decision drawn between them.
/// Cards have one size in all panels, as large as the room allows.
class PlayerPanels : public QWidget
{
    Q_OBJECT

public:
    PlayerPanels(CompareSession& session, TableDealer& dealer, const Appearance& appearance,
                 QWidget* parent = nullptr);

    PlayerPanel& panel(int player) const { return *m_panels[static_cast<std::size_t>(player)]; }
    const CompareMetrics& metrics() const { return m_metrics; }

    void setCompact(bool compact);

    /// Lets cards grow larger than is good for building.
    void setPresenting(bool presenting);

    /// The number of visible panels.
    void setPlayerCount(int count);

    /// Sets what is ringed and joined, and what decided, which need not be the same.
    void setMarks(const DecisionMarks& decision, const ChosenMarks& chosen);

    /// The room within which nothing scrolls.
    void setRoom(QSize room);

    /// The height available when everything around the panels gives what it can. Only this height
    /// determines the form, so that it does not depend on earlier room.
    void setMostHeight(int height);

    /// The height at which nothing scrolls, with cards at the smallest of the chosen form.
    int needed() const { return m_needed; }

    /// How much of a height cards and words use, with cards as large as it allows.
    int usedOf(int height) const;

signals:
    /// Emitted when the user asked for the third player.
    void playerWanted();

    /// Emitted when needed() changed.
    void neededChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectPanels();
    void offerPlayer();
    void showCaptions();
    std::vector<CompareMetrics> forms() const;
    CompareMetrics metricsFor(int width) const;
    CompareMetrics grownFor(const CompareMetrics& smallest, QSize room) const;
    int heightFor(const CompareMetrics& metrics) const;
    void chooseMetrics();
    bool squeeze();
    void fit(int width, bool grows = true);
    void apply(const CompareMetrics& metrics);
    int addPlayerHeight() const;
    int pageHeight(int width) const { return pageHeight(m_metrics, width); }
    int pageHeight(const CompareMetrics& metrics, int width) const;
    void arrange();
    void arrangeCaptions();
    void placeOverlay();
    QRect pillRoom(const PlayerPanel& panel) const;

    const CompareSession& m_session;
    CompareMetrics m_metrics;
    QSize m_room;
    std::optional<int> m_mostHeight; ///< if not set, the height of the room
    int m_width = 0;                 ///< the room's width without a scroll bar
    int m_leastWidth = 0;
    int m_needed = 0;
    int m_smallerWords = 0;
    bool m_isTight = false; ///< the compact form, although the window is large enough for the other
    bool m_areWordsShort = false;
    bool m_compact = false;
    bool m_isPresenting = false;
    int m_count = 0;

    TextLabel* m_cardsCaption = nullptr;
    TextLabel* m_workingCaption = nullptr;
    std::array<PlayerPanel*, CardTable::maximumPlayers> m_panels{};
    QToolButton* m_addPlayer = nullptr; ///< below two players
    DecisionOverlay* m_overlay = nullptr;
};

} // namespace showdown::gui
