// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/rowdelegate.h"

#include <QListView>

class QStandardItemModel;

namespace showdown::gui {

/// A list of painted rows that is as high as they are, and so does not scroll itself. Arrows move
/// over the rows; nothing is selected.
class RowList : public QListView
{
    Q_OBJECT

public:
    /// Draws each row as `describe` returns it.
    explicit RowList(RowDelegate::Describe describe, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void doItemsLayout() override;

protected:
    /// The items shown. After changing them, lay the list out again.
    QStandardItemModel& items() const { return *m_items; }

    void resizeEvent(QResizeEvent* event) override;

private:
    QStandardItemModel* m_items = nullptr;
    RowDelegate* m_delegate = nullptr;
    int m_contentHeight = 0;
};

/// Makes the surrounding scroll area follow the current row of a view that has the focus; for a
/// view that is as high as its rows and has a model.
void keepCurrentSeen(QAbstractItemView& view);

} // namespace showdown::gui
