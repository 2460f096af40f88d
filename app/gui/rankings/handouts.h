// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/paperpages.h"
#include "app/gui/view/actions.h"
#include "core/rules/category.h"
#include "core/rules/presets.h"

#include <functional>
#include <optional>

class QMenu;

namespace showdown::gui {

class TableSession;
class View;

/// A page or more to hand out, as it is seen before it is printed or saved.
struct Handout
{
    QString title;
    PagesFor pages;
};

/// The chart of Help › Hand rankings: the ranks under the rules of the table with examples and
/// shares, and what is wild. It is one page.
Handout rankingsHandout(const TableSession& session, SuitColors suits);

/// The pseudo-code of a function as in Steps, its lines numbered. Where the articles use its name
/// for several ranks it has the listings of all.
Handout listingHandout(const QString& function, const NamedRules& rules,
                       std::optional<Category> lens, SuitColors suits);

/// What to remember of all lessons of the program, on one page.
Handout rememberHandout(SuitColors suits);

/// Shows what it looks like on paper, to be printed or saved.
void previewHandout(const Handout& handout, QWidget& window);

/// File › Handouts.
class Handouts : public ActionSet
{
    Q_OBJECT

public:
    /// What is handed out belongs to this view, which has a table. All arguments must outlive it.
    Handouts(std::function<const View&()> view, const Appearance& appearance, QWidget& window);

    QMenu& menu() const { return *m_menu; }

    void retranslate() override;

private:
    void askForFunction();

    std::function<const View&()> m_view;
    const Appearance& m_appearance;
    QWidget& m_window;
    QMenu* m_menu;
    QAction* m_rankings;
    QAction* m_listing;
    QAction* m_remember;
};

} // namespace showdown::gui
