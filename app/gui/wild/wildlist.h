// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>
#include <QString>

#include <optional>
#include <vector>

class QStandardItemModel;

namespace showdown::gui {

class RowDelegate;

/// Choices for the wilds as a list, best first: what they stand for, what the hand makes, and the
/// place that it gets. Arrows move over the rows, Return or Space tries one, as a click does. It is
/// as high as its rows.
class WildList : public QListView
{
    Q_OBJECT

public:
    enum Role {
        handRole = Qt::UserRole, ///< "Pair of queens, kickers nine, seven, three"
        placeRole,               ///< "1st", or empty
        bestRole,                ///< whether it is worth as much as the best
        triedRole,
        optionRole,
    };

    struct Row
    {
        int option = 0; ///< of the question
        QString wilds;  ///< "Q"
        QString hand;
        QString place;
        QString description; ///< the whole row, for screen readers
        bool isBest = false;
        bool isTried = false;
    };

    explicit WildList(QWidget* parent = nullptr);

    /// Shows these rows; the current one stays if its option is still there.
    void setRows(const std::vector<Row>& rows);

    /// The option that is pointed at, or that the keyboard is at.
    std::optional<int> pointed() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void doItemsLayout() override;

signals:
    /// pointed() is another.
    void pointedChanged();

    void optionPicked(int option);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void setHovered(std::optional<int> option);

    QStandardItemModel* m_rows = nullptr;
    RowDelegate* m_delegate = nullptr;
    std::optional<int> m_hovered;
    int m_contentHeight = 0;
};

} // namespace showdown::gui
