// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"

#include <QDialog>

#include <array>

class QGridLayout;
class QToolButton;

namespace showdown::gui {

/// Asks which natural cards are wild: all of a value, or single ones. Arrow keys go from key to
/// key, one of which is the tab stop. It does not block: open() shows it and returns.
class WildCardsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WildCardsDialog(const HouseRules& rules, QWidget* parent = nullptr);

    RankSet ranks() const;
    CardSet cards() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int columns = 13; ///< ace to two
    static constexpr int rows = 5;     ///< whole values, then the suits

    void createKeys(const HouseRules& rules, QGridLayout& grid);
    void showKey(int row, int column);
    void moveTo(int row, int column);
    QToolButton*& key(int row, int column);
    QToolButton* key(int row, int column) const;

    std::array<QToolButton*, static_cast<std::size_t>(rows) * columns> m_keys{};
    QToolButton* m_current = nullptr; ///< the tab stop
};

} // namespace showdown::gui
