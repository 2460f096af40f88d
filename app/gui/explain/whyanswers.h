// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "core/questions/onecard.h"
#include "core/rules/presets.h"

#include <QWidget>

#include <array>
#include <optional>
#include <tuple>
#include <vector>

namespace showdown::gui {

class LinkLine;
class Session;
class TextLabel;

/// The three short rows of Why: how rare a player's hand is, who would win under other rules, and
/// which single card would have won. Each leads on: to the rankings, to other rules, to another
/// table, or to what decided. What does not apply has no row, and nothing does while
/// wilds are tried. Nothing is worked out while it cannot be seen.
class WhyAnswers : public QWidget
{
    Q_OBJECT

public:
    explicit WhyAnswers(const Session& session, QWidget* parent = nullptr);

    /// Whose hand it is about, counted from 0.
    void setPlayer(int player);

    /// For small windows.
    void setCompact(bool compact);

signals:
    /// Somebody wants to see how often each rank comes.
    void rankingsAsked();

    /// The user asked what the house rules of one of these presets would change.
    void presetsAsked(const std::vector<Preset>& presets);

    /// Somebody wants to see all house rules.
    void rulesAsked();

    /// Somebody wants one card of a player, from 0, to be changed.
    void changeAsked(int player, const CardChange& change);

    /// Somebody wants to see what decided for the player.
    void decisionAsked();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

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

    const Session& m_session;
    int m_player = 0;
    std::optional<std::tuple<Table, int, bool>> m_asked; ///< table and player of what is shown, and
                                                         ///< whether wilds are tried
    std::optional<CardChange> m_change;
    std::vector<std::vector<Preset>> m_presets; ///< of the lines about other rules

    std::array<TextLabel*, 3> m_headings{};
    LinkLine* m_rarity = nullptr;
    std::array<LinkLine*, 4> m_others{};
    LinkLine* m_oneCard = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
