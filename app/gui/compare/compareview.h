// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/playersmodel.h"
#include "app/gui/session/table.h"
#include "app/gui/widgets/cardslotedit.h"

#include <QScrollArea>

#include <array>

class QBoxLayout;

namespace showdown {

class PlayerPanel;
class Session;
class TextLabel;
class VerdictBanner;

/// The comparison: the verdict, and under it a panel for each player.
class CompareView : public QScrollArea
{
    Q_OBJECT

public:
    explicit CompareView(Session& session, QWidget* parent = nullptr);

    /// The slot that has, or had last, the focus.
    SlotPlace current() const { return m_current; }

    /// "Player 2, card 4: Wild card, acts as Q".
    QString currentText() const;

    void focusCurrent();

    /// Enters what is being typed, as leaving the slot would.
    void enterTyping();

signals:
    /// The current slot is another one, or says something else.
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createWidgets();
    void arrange();
    QBoxLayout* arrangeCaptions();
    void connectParts();

    void showPlayers();
    void showVerdict();
    void showCaptions();
    void setStacked(bool stacked);
    void setCurrent(SlotPlace place);
    void move(SlotPlace from, SlotMove move);
    CardSlotEdit& slotAt(SlotPlace place) const;
    PlayerPanel& panel(int player) const { return *m_panels[static_cast<std::size_t>(player)]; }

    Session& m_session;
    PlayersModel m_model;
    SlotPlace m_current;

    QWidget* m_page = nullptr;
    VerdictBanner* m_banner = nullptr;
    TextLabel* m_cardsCaption = nullptr;
    TextLabel* m_workingCaption = nullptr;
    QBoxLayout* m_captions = nullptr;
    std::array<PlayerPanel*, Table::maximumPlayers> m_panels{};
};

} // namespace showdown
