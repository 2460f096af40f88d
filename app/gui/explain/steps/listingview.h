// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"

#include <QAbstractListModel>
#include <QListView>

namespace showdown::gui {

class LineDelegate;

/// The lines of the function that runs, or of one that called it, as the terms of the run show
/// them. The display text is the code, indented.
class ListingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        numberRole = Qt::UserRole, ///< int, from 1
        isCurrentRole,             ///< bool: the line of the step
        isCallRole,                ///< bool: the line that made the call, of a function that called
        isStopRole,                ///< bool: it has a stop mark
        answerRole,                ///< QString: "yes" or "no" where the line of the step asks
    };

    /// The player must outlive it.
    explicit ListingModel(StepPlayer& player, QObject* parent = nullptr);

    /// Asks about the marked line: what it finds out is not told, and no stop marks are set.
    void setAsked() { m_isAsked = true; }

    /// Shows the line of a step of the run, such as one that made a call, until the player moves.
    void showStep(int index);

    /// "GetPokerHand": whose lines these are; empty without a run.
    QString function() const;
    /// The row of the line that is shown; -1 without a run.
    int shownRow() const;
    /// Sets the stop mark of a row, or takes it away.
    void toggleStop(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

signals:
    void lineChanged();

private:
    void follow();
    const Step& shownStep() const { return m_player.run().step(m_shown); }
    /// The line is about to run.
    bool isOpen() const
    {
        return m_isAsked || (m_player.question() && m_shown == m_player.index());
    }
    bool isShown(const ListingLine& line) const;
    QString describe(int row) const;

    StepPlayer& m_player;
    const Listing* m_listing = nullptr;
    std::vector<const ListingLine*> m_lines; ///< those that the terms show
    int m_shown = 0;                         ///< the step whose line is marked
    bool m_isAsked = false;
};

/// Pseudo-code with line numbers and stop marks, always from left to right. A line that is too wide
/// for the view goes on below, farther in.
class ListingView : public QListView
{
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit ListingView(ListingModel& model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void doItemsLayout() override;

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void showMarked();

    ListingModel& m_model;
    LineDelegate* m_delegate = nullptr;
    bool m_isScrolledHidden = false; ///< without knowing how much of it is seen
};

} // namespace showdown::gui
