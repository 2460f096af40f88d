// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsstandings.h"
#include "app/gui/table/tableview.h"

#include <QTimer>

namespace showdown::gui {

class Actions;
class Appearance;
class OddsActions;
class OddsAnnouncer;
class OddsCommands;
class OddsCounter;
class TableDealer;
class OddsExplanation;
class ShareCommands;
class OddsToolBar;
class OwnPresets;
class RuleCommands;
class SituationView;

/// Odds: a situation is built, and every card that can still come is counted. Its session, which it
/// does not own, must outlive it, as must the look and the user presets.
class OddsView : public TableView
{
    Q_OBJECT

public:
    OddsView(OddsSession& session, OwnPresets& ownPresets, const Appearance& appearance,
             const Actions& actions, QWidget* window);

    ~OddsView() override;

    void build() override;

    QString name() const override { return QStringLiteral("odds"); }
    QString title() const override;
    QAction& modeAction() const override;
    ToolBar& toolBar() const override;
    std::vector<DockPage> dockPages() const override;
    std::optional<ExplanationWords> explanationWords() const override;
    ViewMenus menus() const override;
    Status status() const override;
    std::vector<ShortcutGroup> shortcutGroups() const override;
    std::optional<std::string> fileKey() const override { return "odds"; }
    void setCompact(bool compact) override;
    void setExplanationFolded(bool folded) override;
    void setPresenting(bool presenting) override;
    bool keepsBack() const override { return m_keepsBack; }
    bool isAtEnd() const override;
    bool stepPresentation(bool forward) override;
    QList<QAction*> presentActions() const override;
    bool isAtRest() const override;
    void showRankings() override;
    void saveLayout(QSettings& settings) const override;
    void restoreLayout(const QSettings& settings) override;
    void retranslate() override;

    /// The counter of this view.
    OddsCounter& counter() const { return *m_counter; }

    /// The player whose outs are shown, from 0.
    int player() const { return m_player; }
    void choosePlayer(int player);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QAction*> rulesMenu() const;
    void connectParts();
    void connectCounting();
    void count();
    void showCount();
    void showAhead(const OddsShown& shown);
    void keepBack(bool keepsBack);
    void tellRules();
    void dealForClass();
    void takeBackDealt();
    void askToCompare();
    OddsShown shown() const;
    const OddsCount* result() const;

    OddsSession& m_session;
    OwnPresets& m_ownPresets;
    const Appearance& m_appearance;
    const Actions& m_windowActions;
    QWidget* m_window;
    TableDealer* m_dealer = nullptr;
    OddsActions* m_actions = nullptr;
    OddsToolBar* m_toolBar = nullptr;
    SituationView* m_situation = nullptr;
    RuleCommands* m_rules = nullptr;
    OddsCommands* m_commands = nullptr;
    OddsCounter* m_counter = nullptr;
    OddsExplanation* m_explanation = nullptr;
    int m_player = 0;
    ShareCommands* m_sharing = nullptr;
    OddsAnnouncer* m_announcer = nullptr;
    QTimer m_long;             ///< runs until a count is worth mentioning
    bool m_isLookedAt = false; ///< was ever shown
    bool m_isPresenting = false;
    bool m_keepsBack = false; ///< the chances, from a class
    int m_presentedFrom = 0; ///< the step of the undo stack behind which a class sees streets dealt
};

} // namespace showdown::gui
