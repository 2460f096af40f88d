// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"
#include "core/rules/presets.h"

#include <QDialog>

#include <optional>
#include <tuple>

class QTableView;

namespace showdown::gui {

class Appearance;
class RankingsModel;
class TableSession;
class TextLabel;

/// Help › Hand rankings: the ranks under the rules in force, how often they come, and which of them
/// are on the table of Compare. It stays beside the window and follows it while open.
class RankingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Session and look must outlive it.
    RankingsDialog(const TableSession& session, const Appearance& appearance,
                   QWidget* parent = nullptr);

    const TableSession& session() const { return m_session; }

    /// Leaves out who has which rank.
    void setHoldersHidden(bool hidden);

    /// Opens it, or brings it to the front.
    void present();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createTable(const Appearance& appearance);
    void refresh();
    void fitTable();
    void takeSize();

    const TableSession& m_session;
    RankingsModel* m_model = nullptr;
    TextLabel* m_rules = nullptr;
    TextLabel* m_counted = nullptr;
    QTableView* m_table = nullptr;
    std::optional<std::tuple<Showdown, NamedRules, QStringList>> m_shown; ///< what is in the table
    bool m_hidesHolders;
    bool m_hasSize = false;
};

/// The only dialog of the window, for this table.
RankingsDialog& rankingsOf(const TableSession& session, const Appearance& appearance,
                           QWidget& window);

} // namespace showdown::gui
