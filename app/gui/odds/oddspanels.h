// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsmetrics.h"
#include "app/gui/session/cardtable.h"

#include <QSize>
#include <QWidget>

#include <array>

namespace showdown::gui {

class Appearance;
class BoardPanel;
class TableDealer;
class OddsPlaces;
class OddsPlayerPanel;
class OddsSession;

/// The panels of a situation, stacked, with cards of one size in all of them, as large as the room
/// allows.
class OddsPanels : public QWidget
{
    Q_OBJECT

public:
    OddsPanels(OddsSession& session, OddsPlaces& places, TableDealer& dealer,
               const Appearance& appearance, QWidget* parent = nullptr);

    BoardPanel& board() const { return *m_board; }
    OddsPlayerPanel& panel(int player) const { return *m_panels[static_cast<std::size_t>(player)]; }
    const OddsMetrics& metrics() const { return m_metrics; }

    void setCompact(bool compact);

    /// Lets cards grow larger than is good for building.
    void setPresenting(bool presenting);

    /// The room within which nothing scrolls.
    void setRoom(QSize room);

    /// The height at which nothing scrolls, with cards at their smallest.
    int needed() const { return m_needed; }

    /// How much of a height it uses, with cards as large as it allows.
    int usedOf(int height) const;

signals:
    /// Emitted when needed() changed.
    void neededChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPlayers();
    void chooseMetrics();
    OddsMetrics smallest(int width) const;
    OddsMetrics grownFor(const OddsMetrics& least, QSize room) const;
    void growToPresent(const OddsMetrics& least);
    void apply(const OddsMetrics& metrics);
    int heightFor(const OddsMetrics& metrics, int width) const;
    void arrange();

    const OddsSession& m_session;
    OddsMetrics m_metrics;
    QSize m_room;
    int m_width = 0;
    int m_needed = 0;
    bool m_compact = false;
    bool m_isPresenting = false;
    BoardPanel* m_board = nullptr;
    std::array<OddsPlayerPanel*, CardTable::maximumPlayers> m_panels{};
};

} // namespace showdown::gui
