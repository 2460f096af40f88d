// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace showdown::gui {

class LadderModel;
class RowDelegate;

/// The rank ladder as a list: arrows move over the rows, Return activates one. Whatever does not
/// fit beside each other takes another line; nothing is cut off.
class LadderView : public QListView
{
    Q_OBJECT

public:
    explicit LadderView(LadderModel& model, QWidget* parent = nullptr);

    /// Rows closer to each other, for a small window.
    void setCompact(bool compact);

    /// How high all rows are together at the present width.
    int contentHeight() const { return m_contentHeight; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void doItemsLayout() override;
    void reset() override;

signals:
    void rowActivated(int row);
    void contentHeightChanged(int height);

protected:
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    RowDelegate* m_delegate = nullptr;
    int m_contentHeight = 0;
};

} // namespace showdown::gui
