// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/narration/verdicttext.h"
#include "core/questions/wildquestion.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class CardRow;
class ChoiceBox;
class CompareSession;
class TextLabel;
class WildList;
class WildMap;
class WildPlayers;

/// What every choice for the wilds of a player would make, and why the best is the best. A choice
/// can be tried: the session shows its outcome until the try-out ends. All choices count by best
/// rank, even through a lens. The choices are listed when the page is first shown, and
/// nothing is computed while it is hidden.
class WildPage : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    WildPage(CompareSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    /// Whether any player holds a wild in a complete hand.
    bool isNeeded() const { return m_isNeeded; }

    /// Shows this player, from 0, or else the best of those who hold wilds; not during a try-out.
    void setPlayer(int player);

    /// Shows this player, from 0, who holds wilds, and takes the focus.
    void showPlayer(int player);

    /// The verdict on the choice being tried, if any.
    std::optional<narration::Verdict> trial() const;

    /// Goes back to the best choice.
    void endTrial();

signals:
    /// Emitted when isNeeded() changed.
    void neededChanged();

    /// Emitted when trial() changed.
    void trialChanged();

    /// Emitted when a player, from 0, was asked for.
    void playerPicked(int player);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void connectParts();
    void build();
    void connectChoices();
    void showLegend();
    void updateLook();
    void follow();
    void pick(int player);
    void showPlayer();
    void refresh();
    void showQuestion();
    void showChoices();
    void showPointed();
    void tryOption(int option);
    bool hasCells() const { return m_question && m_question->shape != WildShape::list; }

    CompareSession& m_session;
    const Appearance& m_appearance;
    std::shared_ptr<const WildQuestion> m_question; ///< none while the page is hidden
    int m_wanted = 0;                               ///< of setPlayer()
    int m_player = 0;
    std::optional<std::pair<CardTable, int>> m_shown; ///< the table and the player of the question
    std::optional<int> m_tried;                       ///< an option
    bool m_isNeeded = false;

    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_foot = nullptr; ///< below the scrolling part
    ChoiceBox* m_box = nullptr;
    QToolButton* m_back = nullptr;
    TextLabel* m_hint = nullptr;

    // Null before the page is first shown.
    QWidget* m_content = nullptr;
    QVBoxLayout* m_layout = nullptr; ///< of the content
    WildPlayers* m_players = nullptr;
    CardRow* m_cards = nullptr;
    TextLabel* m_best = nullptr;
    TextLabel* m_suits = nullptr;
    TextLabel* m_lens = nullptr;
    WildMap* m_map = nullptr;
    TextLabel* m_legend = nullptr;
    TextLabel* m_listTitle = nullptr;
    TextLabel* m_placeTitle = nullptr;
    WildList* m_list = nullptr;
    TextLabel* m_more = nullptr;
};

} // namespace showdown::gui
