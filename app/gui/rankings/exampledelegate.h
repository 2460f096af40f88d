// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace showdown::gui {

class Appearance;
class RankingsModel;

/// Draws the example of a row of the rankings as five small cards.
class ExampleDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Model and appearance must outlive it.
    ExampleDelegate(const RankingsModel& model, const Appearance& appearance,
                    QObject* parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const RankingsModel& m_model;
    const Appearance& m_appearance;
};

} // namespace showdown::gui
