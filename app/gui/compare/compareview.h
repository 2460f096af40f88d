// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/playerfacts.h"
#include "app/gui/table/tableview.h"

#include <optional>

namespace showdown::gui {

class Actions;
class Appearance;
class CompareActions;
class CompareCommands;
class CompareExplanation;
class CardsPage;
class CompareSharing;
class CompareToolBar;
class HandsView;
class LensChoice;
class OwnPresets;
class RuleCommands;
class CompareSession;
class StepsController;
class TableDealer;
class Welcome;

/// Compare: hands are built, ranked and compared, and the explanation says why one wins. Its
/// session, which it does not own, must outlive it, as must the look, the dealer and the user
/// presets.
class CompareView : public TableView
{
    Q_OBJECT

public:
    CompareView(CompareSession& session, TableDealer& dealer, OwnPresets& ownPresets,
                const Appearance& appearance, const Actions& actions, QWidget* window);

    /// Ends the welcome; called when the user has used something.
    void endWelcome();

    QString name() const override { return QStringLiteral("compare"); }
    QString title() const override;
    QAction& modeAction() const override;
    ToolBar& toolBar() const override;
    std::vector<DockPage> dockPages() const override;
    ViewMenus menus() const override;
    Status status() const override;
    QString shownFunction() const override;
    std::optional<int> showStep(std::optional<int> number, std::optional<Level> level) override;
    std::vector<ShortcutGroup> shortcutGroups() const override;
    std::optional<std::string> fileKey() const override { return std::string(); }
    std::vector<Area> areas() const override;
    void setStrip(QWidget& strip) override;
    void showAsked(const AskedTable& asked) override;
    void setCompact(bool compact) override;
    void setExplanationFolded(bool folded) override;
    void setPresenting(bool presenting) override;
    bool keepsBack() const override;
    bool isAtEnd() const override;
    bool stepPresentation(bool forward) override;
    bool takeKey(const QKeyEvent& event) override;
    QList<QAction*> presentActions() const override;
    bool wantsWideExplanation() const override;
    void saveLayout(QSettings& settings) const override;
    void restoreLayout(const QSettings& settings) override;
    void showRankings() override;
    void retranslate() override;

signals:
    /// Emitted when a newcomer asked to begin with the first lesson.
    void firstLessonAsked();

private:
    QList<QAction*> handsMenu() const;
    CardsPage* makePage(TableDealer& dealer, const Appearance& appearance, QWidget* window);
    void connectParts();
    void connectRules();
    void connectSteps();
    void connectExplanation();
    void connectWelcome();
    void showStepping(bool stepping);
    void reveal(Reveal reveal);
    void sayWhyFolded();

    CompareSession& m_session;
    CompareActions* m_actions = nullptr;
    CompareToolBar* m_toolBar = nullptr;
    StepsController* m_steps = nullptr;
    HandsView* m_hands = nullptr;
    LensChoice* m_lens = nullptr;
    RuleCommands* m_rules = nullptr;
    CompareCommands* m_commands = nullptr;
    CompareExplanation* m_explanation = nullptr;
    CompareSharing* m_share = nullptr;
    Welcome* m_welcome = nullptr;
    QWidget* m_strip = nullptr; ///< of the tables of the file
    bool m_isExplanationFolded = false;
    bool m_isPresenting = false;
    Reveal m_reveal = Reveal::all;
};

} // namespace showdown::gui
