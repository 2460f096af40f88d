// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/session/table.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QToolButton;

namespace showdown::gui {

class Appearance;
class DecisionOverlay;
class PlayerPanel;
class Session;
class TableDealer;
class TextLabel;

/// The panels of all players under each other, with captions over them and what decides drawn
/// between them. Cards are of one size in all panels, as large as the room allows.
class PlayerPanels : public QWidget
{
    Q_OBJECT

public:
    PlayerPanels(Session& session, TableDealer& dealer, const Appearance& appearance,
                 QWidget* parent = nullptr);

    PlayerPanel& panel(int player) const { return *m_panels[static_cast<std::size_t>(player)]; }
    const CompareMetrics& metrics() const { return m_metrics; }

    void setCompact(bool compact);

    /// Cards may become larger than is good for building.
    void setPresenting(bool presenting);

    /// How many panels are to be seen.
    void setPlayerCount(int count);

    /// What is ringed and joined, and what decided, which need not be the same.
    void setMarks(const DecisionMarks& decision, const ChosenMarks& chosen);

    /// The room that there is where nothing scrolls.
    void setRoom(QSize room);

    /// The height that there is when all around the panels gives what it can. The form is chosen for
    /// it alone, so that it does not depend on what room there was before.
    void setMostHeight(int height);

    /// The height with which nothing scrolls, cards at the smallest of the form that is chosen.
    int needed() const { return m_needed; }

    /// How much of a height cards and words make use of, cards as large as it allows.
    int usedOf(int height) const;

signals:
    /// Somebody wants the third player to play.
    void playerWanted();

    /// needed() is another.
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

    const Session& m_session;
    CompareMetrics m_metrics;
    QSize m_room;
    std::optional<int> m_mostHeight; ///< the height of the room if nobody has told
    int m_width = 0;                 ///< what is left of the room beside a scroll bar
    int m_leastWidth = 0;
    int m_needed = 0;
    int m_smallerWords = 0;
    bool m_isTight = false; ///< the compact form, though the window is large enough for the other
    bool m_areWordsShort = false;
    bool m_compact = false;
    bool m_isPresenting = false;
    int m_count = 0;

    TextLabel* m_cardsCaption = nullptr;
    TextLabel* m_workingCaption = nullptr;
    std::array<PlayerPanel*, Table::maximumPlayers> m_panels{};
    QToolButton* m_addPlayer = nullptr; ///< below two players
    DecisionOverlay* m_overlay = nullptr;
};

} // namespace showdown::gui
