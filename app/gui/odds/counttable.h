// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTableView>

#include <vector>

class QStandardItemModel;

namespace showdown::gui {

/// A small table of names with numbers beside them, as high as all its rows, without scroll bars,
/// for a scrolling page. Long names take several lines. The arrows move over the rows, Tab leaves
/// it.
class CountTable : public QTableView
{
    Q_OBJECT

public:
    explicit CountTable(const QString& objectName, QWidget* parent = nullptr);

    /// Shows these rows, each with as many texts as there are headings. The last one is a total, in
    /// bold letters, if requested. The current row stays.
    void setRows(const QStringList& headings, const std::vector<QStringList>& rows,
                 bool hasSum = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void fitRows();

    QStandardItemModel* m_rows = nullptr;
    QStringList m_headings;
    std::vector<QStringList> m_texts;
    bool m_hasSum = false;
    int m_contentHeight = 0;
};

} // namespace showdown::gui
