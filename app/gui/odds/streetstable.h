// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/streets.h"

#include <QStringList>
#include <QTableView>

#include <vector>

class QStandardItemModel;

namespace showdown::gui {

/// The share of the pot of each player on each street so far, the best of a street in bold letters
/// and the last street marked. It is as high as its rows.
class StreetsTable : public QTableView
{
    Q_OBJECT

public:
    explicit StreetsTable(QWidget* parent = nullptr);

    /// `names` are those of the players of the equities; `decimals` is for the percentages.
    void setStreets(const std::vector<StreetEquity>& streets, const QStringList& names,
                    int decimals);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void elideNames();
    void addStreet(const StreetEquity& street, bool isNow);
    void updateLook();
    int contentHeight() const;

    std::vector<StreetEquity> m_shown;
    QStringList m_names;
    int m_decimals = 1;
    QStandardItemModel* m_cells = nullptr;
};

} // namespace showdown::gui
