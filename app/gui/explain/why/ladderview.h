// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QString>

#include <optional>
#include <vector>

namespace showdown::gui {

class RowDelegate;
class CompareSession;

/// The rank ladder of one player: a row for each rank that the rules know, highest first, with the
/// matcher's answer for this hand. Through a lens, only the row of the lens. No rows while the hand
/// is incomplete. The accessible text of a row is the whole row.
class LadderModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        answerRole = Qt::UserRole, ///< "Yes", "No" or "Not reached"; the name is the display role
        reasonRole,                ///< "Wild + one queen is 2 of 4"
        stateRole,                 ///< a State
    };

    enum State {
        no,
        yes,        ///< the first rank that fits
        notReached, ///< a rank below it
    };

    explicit LadderModel(const CompareSession& session, QObject* parent = nullptr);

    /// Counted from 0, as on the table.
    int player() const { return m_player; }
    void setPlayer(int player);

    /// Whether the first rank that was not reached speaks for those below it too.
    bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);

    /// The row that speaks for those below it; -1 if none does.
    int foldedRow() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        State state = notReached;
        QString rank;
        QString answer;
        QString reason;
        QString description;

        bool operator==(const Row&) const = default;
    };

    std::vector<Row> rows() const;
    void update();

    const CompareSession& m_session;
    bool m_isFolded = false;
    int m_player = 0;
    std::vector<Row> m_rows;
};

/// The rank ladder as a list: arrows move over the rows and select them, Return or a double click
/// activates one, Escape clears the selection. Texts that do not fit side by side take another
/// line; nothing is cut off.
class LadderView : public QListView
{
    Q_OBJECT

public:
    explicit LadderView(LadderModel& model, QWidget* parent = nullptr);

    /// Moves the rows closer together, for a small window.
    void setCompact(bool compact);

    /// The height of all rows together at the current width.
    int contentHeight() const { return m_contentHeight; }

    /// Shows the ranks that were not reached in one row.
    void setFolded(bool folded);

    /// The height of all rows at this width if none is folded and each that was not reached has one
    /// line.
    int unfoldedHeight(int width) const;

    /// The selected row; it stays selected while the ladder has as many rows.
    std::optional<int> selectedRow() const;

    /// Selects a row, or the one that speaks for it, and scrolls there.
    void selectRow(int row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void doItemsLayout() override;

signals:
    void rowActivated(int row);

    /// Emitted when selectedRow() changed.
    void selectedRowChanged();

    void contentHeightChanged(int height);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    void foldRows();
    int shownRow(int row) const;
    void showAnswer();

    /// Saves the current row, whether it is selected, and the scroll position through a reset of
    /// the model, if the ladder then has as many rows.
    void remember();
    void restore();

    LadderModel& m_model;
    RowDelegate* m_delegate = nullptr;
    int m_contentHeight = 0;
    int m_rowsBefore = 0;
    int m_currentBefore = -1;
    bool m_wasSelected = false;
    int m_scrolledBefore = 0;
};

} // namespace showdown::gui
