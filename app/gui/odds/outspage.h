// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/countpage.h"
#include "app/gui/odds/oddscount.h"
#include "app/gui/widgets/textlabel.h"
#include "core/cards/card.h"
#include "core/rules/category.h"

#include <QString>
#include <QStringList>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace showdown::gui {

class Appearance;
class EquityChart;
class FlowLayout;
class OutGroups;
class PlayerButtons;
class StreetsTable;
class WorkingList;

/// The outs of one player: how many, what they make, which cards help but still do not win, how the
/// chance is calculated, and how the chances changed from street to street.
class OutsPage : public CountPage
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit OutsPage(const Appearance& appearance, QWidget* parent = nullptr);

    /// The content of the page.
    struct State
    {
        QStringList names;   ///< of the players at the table, empty for "Player 2"
        int playerCount = 2; ///< at the table
        std::shared_ptr<const OddsCount> count; ///< nothing while there is nothing to count
        QString lack;     ///< a sentence about what the table lacks, shown while there is no count
        int decimals = 1; ///< of percentages, none or one

        bool operator==(const State&) const = default;
    };

    void showState(const State& state);

    void setCompact(bool compact);

    /// Sets the player whose outs are shown, from 0.
    void setPlayer(int player);
    int player() const { return m_player; }

    /// The rank that a player alone hopes for: the one chosen, initially a straight, or if the hand
    /// has it already the next better rank that the rules know.
    Category target() const { return m_target; }

    /// Sets the rank hoped for in the table that is shown now, which does not change the user's
    /// choice for others; nothing: that choice.
    void setHope(std::optional<Category> hope);

signals:
    /// Emitted when the user chose another player here.
    void playerChosen(int player);

    /// Emitted when this card is to come next.
    void cardAsked(showdown::Card card);

    /// Emitted when the focused widget disappeared.
    void focusLeft();

    /// Emitted when target() changed.
    void targetChosen(showdown::Category target);

protected:
    void showAll() override;
    void changeEvent(QEvent* event) override;

private:
    /// A large figure, and its caption below it.
    struct Figure
    {
        QWidget* box = nullptr;
        TextLabel* value = nullptr;
        TextLabel* caption = nullptr;
    };

    void createParts(const Appearance& appearance);
    Figure createFigure(const char* name);
    TextLabel* createHeading(const char* name);
    void arrange();
    void connectParts();
    void updateLook();

    void showPlayers();
    void showTargets();
    QString messageNow() const;
    void showHead();
    void showGroups();
    void showWorking();
    void showStreets();
    void followTarget();

    /// The index of the player in the question, if the player is in it.
    std::optional<int> place() const;
    const PlayerOuts* outs() const;
    bool isAlone() const;
    OutsStanding standing() const; ///< of the player
    bool leads() const { return standing() == OutsStanding::leads; }
    std::optional<PlayerSet> decidedFor() const; ///< against others: who gets the pot in any case

    std::shared_ptr<const OddsCount> m_count;
    QStringList m_names;
    QString m_lack;
    int m_playerCount = 2;
    int m_player = 0;
    int m_decimals = 1;
    Category m_wanted = Category::straight; ///< the user's choice
    std::optional<Category> m_hope;         ///< of this table, in place of it
    Category m_target = Category::straight;

    PlayerButtons* m_players = nullptr;
    QWidget* m_targetRow = nullptr;
    QLabel* m_targetLabel = nullptr;
    QComboBox* m_targets = nullptr;
    TextLabel* m_message = nullptr;
    QWidget* m_head = nullptr;
    FlowLayout* m_headLayout = nullptr;
    std::array<Figure, 3> m_figures; ///< outs, chance, odds
    TextLabel* m_headNote = nullptr;
    OutGroups* m_groups = nullptr;
    TextLabel* m_workingTitle = nullptr;
    WorkingList* m_working = nullptr;
    TextLabel* m_streetsTitle = nullptr;
    StreetsTable* m_streets = nullptr;
    TextLabel* m_streetsNote = nullptr;
    EquityChart* m_chart = nullptr;
};

} // namespace showdown::gui
