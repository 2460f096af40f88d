// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/view.h"
#include "core/questions/onecard.h"
#include "core/rules/rule.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QSettings;

namespace showdown::gui {

class Appearance;
class CompareActions;
class CompareCommands;
class HandsView;
class CoveredPage;
class NextPlace;
class RankingsDialog;
class RuleCommands;
class RulesPage;
class CompareSession;
class StepsController;
class WhyPage;
class WildPage;

/// The explanation of Compare: why one hand wins, what its wilds could be, the steps and the house
/// rules, and where each of them leads. All arguments must outlive it.
class CompareExplanation : public QObject
{
    Q_OBJECT

public:
    /// The parts that the explanation works on.
    struct Room
    {
        CompareSession& session;
        NextPlace& nextSlot;
        const Appearance& appearance;
        const CompareActions& actions;
        HandsView& field;
        StepsController& steps;
        CompareCommands& hands;
        RuleCommands& rules;
        QWidget* window;
    };

    CompareExplanation(const Room& room, QObject* parent);

    /// The pages of the dock, as View::dockPages(). That of the wilds is shown while a player
    /// holds one.
    std::vector<DockPage> pages() const;

    RulesPage& rulesPage() const { return *m_rulesPage; }

    /// Raises the tab of the house rules, with the focus on one of them.
    void showRule(Rule rule);

    /// Ends the try-out of a wild.
    void endTrial();

    /// Shows the hand rankings.
    void showRankings();

    void setCompact(bool compact);
    void saveLayout(QSettings& settings) const;
    void restoreLayout(const QSettings& settings);

signals:
    /// As the signals of View.
    void asked();
    void pageAsked(const QString& name);
    void pagesChanged();

private:
    void connectWhy();
    void connectSteps();
    void connectWilds();
    void connectRules();
    void showWilds(int player);
    void changeCard(int player, const CardChange& change);
    void hideAnswers();
    void leaveSteps();

    Room m_room;
    WhyPage* m_why = nullptr;
    WildPage* m_wild = nullptr;
    CoveredPage* m_whyCover = nullptr; // around the two pages
    CoveredPage* m_wildCover = nullptr;
    RulesPage* m_rulesPage = nullptr;
    std::function<void()> m_backToWhy;   ///< while the steps that were opened from Why are shown
    QPointer<RankingsDialog> m_rankings; ///< null unless it is for this table
};

} // namespace showdown::gui
