// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/rowdelegate.h"

#include <QListView>

class QStandardItemModel;

namespace showdown::gui {

/// Painted rows as a list that is as high as they are, so that it does not scroll itself. Arrows
/// move over the rows; nothing is selected.
class RowList : public QListView
{
    Q_OBJECT

public:
    /// Draws each row as it is described.
    explicit RowList(RowDelegate::Describe describe, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void doItemsLayout() override;

protected:
    /// What is shown. After a change of it the layout is to be done anew.
    QStandardItemModel& items() const { return *m_items; }

    void resizeEvent(QResizeEvent* event) override;

private:
    QStandardItemModel* m_items = nullptr;
    RowDelegate* m_delegate = nullptr;
    int m_contentHeight = 0;
};

} // namespace showdown::gui
