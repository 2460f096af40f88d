// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/rowlist.h"

#include <QString>

#include <optional>
#include <vector>

namespace showdown::gui {

/// The choices for the wilds as a list, best first: what they stand for, what the hand makes, and
/// its place. Arrows move over the rows; Return, Space or a click tries one.
class WildList : public RowList
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
        int option = 0; ///< index into the question's options
        QString wilds;  ///< "Q"
        QString hand;
        QString place;
        QString description; ///< the whole row, for screen readers
        bool isBest = false;
        bool isTried = false;
    };

    explicit WildList(QWidget* parent = nullptr);

    /// Shows these rows; the current row stays if its option is still there.
    void setRows(const std::vector<Row>& rows);

    /// The option under the pointer, or with the keyboard cursor.
    std::optional<int> pointed() const;

signals:
    /// Emitted when pointed() changed.
    void pointedChanged();

    void optionPicked(int option);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void setHovered(std::optional<int> option);

    std::optional<int> m_hovered;
};

} // namespace showdown::gui
