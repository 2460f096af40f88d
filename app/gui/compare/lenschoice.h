// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"

#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace showdown::gui {

class CompareActions;
class LensCombo;
class NoticeBar;
class NoticePlace;
class CompareSession;

/// The choice of the lens: in the tool bar or in a menu of Rules, and shown in a bar above the
/// verdict that leads back to the best rank. All arguments must outlive it.
class LensChoice : public QObject
{
    Q_OBJECT

public:
    /// The menu's parent is the window.
    LensChoice(CompareSession& session, CompareActions& actions, LensCombo& combo,
               NoticePlace& notices, QWidget* window, QObject* parent);

    /// "Compare as", with the ranks.
    QAction& menuEntry() const;

    /// Shows the lens in force everywhere, in the current language.
    void show();

signals:
    /// Emitted when new rules have removed the lens.
    void said(const QString& message);

private:
    void choose(std::optional<Category> lens);
    void showBar();
    void sayWhatIsGone();

    CompareSession& m_session;
    CompareActions& m_actions;
    LensCombo& m_combo;
    NoticeBar& m_bar;
    QMenu* m_menu = nullptr;
    std::optional<Category> m_shown;
};

} // namespace showdown::gui
