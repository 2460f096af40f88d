// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/questions/onecard.h"
#include "core/rules/presets.h"

#include <QWidget>

#include <array>
#include <optional>
#include <thread>
#include <tuple>
#include <vector>

namespace showdown::gui {

class LinkLine;
class CompareSession;
class TextLabel;

/// The three short rows of Why: how rare a player's hand is, who would win under other rules, and
/// which single card would have won. Each is a link: to the rankings, to other rules, to a changed
/// table, or to what decided. A row that does not apply is hidden, as all are while wilds are
/// tried. Nothing is computed while the widget is hidden.
class WhyAnswers : public QWidget
{
    Q_OBJECT

public:
    explicit WhyAnswers(const CompareSession& session, QWidget* parent = nullptr);

    /// The player whose hand it is about, counted from 0.
    void setPlayer(int player);

    /// For small windows.
    void setCompact(bool compact);

signals:
    /// Emitted when the user asked how often each rank comes.
    void rankingsAsked();

    /// Emitted when the user asked what the house rules of one of these presets would change.
    void presetsAsked(const std::vector<Preset>& presets);

    /// Emitted when the user asked for all house rules.
    void rulesAsked();

    /// Emitted when the user asked to change one card of a player, from 0.
    void changeAsked(int player, const CardChange& change);

    /// Emitted when the user asked what decided for the player.
    void decisionAsked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createRows();
    void updateLook();
    void follow();
    void answer(bool anyway);
    void ask();
    void showRarity(const Hand& hand);
    void showOtherRules(const std::vector<Hand>& hands);
    void showOthers(std::size_t count);
    void showOneCard(const std::vector<Hand>& hands);

    const CompareSession& m_session;
    int m_player = 0;

    /// Table and player of the answers shown, and whether wilds are tried.
    std::optional<std::tuple<CardTable, int, bool>> m_asked;
    std::optional<CardChange> m_change;
    std::vector<std::vector<Preset>> m_presets; ///< of the lines about other rules

    std::array<TextLabel*, 3> m_headings{};
    LinkLine* m_rarity = nullptr;
    std::array<LinkLine*, 4> m_others{};
    LinkLine* m_oneCard = nullptr;
    bool m_compact = false;
    std::jthread m_preparation; ///< of how rare ranks are; the last member, so that it ends first
};

} // namespace showdown::gui
