// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"
#include "app/narration/code/codelisting.h"

#include <QAbstractListModel>
#include <QListView>

#include <optional>
#include <vector>

namespace showdown::gui {

class LineDelegate;

/// The lines of the function that runs, or of one that called it, as the terms of the run show
/// them, in the language of the code. The display text is the code, indented.
class ListingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        numberRole = Qt::UserRole, ///< QString, from 1; empty for a brace that closes
        isCurrentRole,             ///< bool: the line of the step
        isCallRole,                ///< bool: the line that made the call, of a function that called
        isStopRole,                ///< bool: it has a stop mark
        isOtherRole,               ///< bool: it is printed otherwise with the mistake
        isRightRole,               ///< bool: it was judged as the answer; invalid if it was not
        continuedRole,             ///< int: by how many spaces what goes on below is farther in
        endRole,                   ///< QString: what follows the code, such as an answer
    };

    /// The player must outlive it.
    explicit ListingModel(StepPlayer& player, QObject* parent = nullptr);

    /// A listing without a run, in pseudo-code, of which a line can be chosen.
    ListingModel(const Listing& listing, const Terms& terms, QObject* parent = nullptr);

    /// The number of the line that is chosen, from 1; nothing before.
    std::optional<int> chosen() const { return m_chosen; }
    /// Whether lines are chosen, until it is settled.
    bool isChoice() const { return m_isChoice; }
    /// Marks the chosen line as right or wrong, or no longer.
    void setJudged(std::optional<bool> isRight);
    /// Marks these lines as right, by number; no other is chosen from now on.
    void settle(const std::vector<int>& right);

    /// Asks about the marked line, of pseudo-code: what it finds out is not told, and no stop marks
    /// are set.
    void setAsked() { m_isAsked = true; }

    /// Shows the lines as the articles print them, none of which runs: no stop marks are set.
    void setPrinted() { m_isPrinted = true; }

    /// Marks the lines that a printed mistake changes; 0 marks none.
    void setMistake(int mistake);

    /// Shows the line of a step of the run, such as one that made a call, until the player moves.
    void showStep(int index);

    /// "GetPokerHand": whose lines these are; empty without a run.
    QString function() const;
    const Listing* listing() const { return m_listing; }
    /// The row of the line that is shown, of printed ones the first with the mistake; -1 without a
    /// run.
    int shownRow() const;
    /// The whole listing as text.
    QString text() const;
    /// Says the lines anew, in the language of the code.
    void retranslate();
    /// Sets the stop mark of a row, or takes it away; or chooses its line.
    void toggleStop(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

signals:
    void lineChanged();
    /// Emitted when another line was chosen.
    void chosenChanged();

private:
    void follow();
    const Step& shownStep() const { return m_player->run().step(m_shown); }
    /// The line is about to run.
    bool isOpen() const
    {
        return m_isAsked || (m_player->question() && m_shown == m_player->index());
    }
    bool isShown(const narration::CodeLine& line) const;
    bool isCurrent(int row) const;
    bool isStop(const narration::CodeLine& line) const;
    bool isOther(int row) const;
    bool isMistake(int row) const;
    std::optional<bool> judged(int row) const;
    narration::CodeLanguage language() const;
    QString endOf(int row) const;
    int numberOf(int row) const;
    QString describe(int row) const;

    StepPlayer* m_player = nullptr; ///< null without a run
    const Listing* m_listing = nullptr;
    Terms m_terms;
    std::vector<narration::CodeLine> m_lines;
    int m_shown = 0; ///< the step whose line is marked
    bool m_isAsked = false;
    bool m_isPrinted = false;
    int m_mistake = 0;
    bool m_isChoice = false;
    std::optional<int> m_chosen;
    std::optional<bool> m_judged; ///< whether the chosen line is right
    std::vector<int> m_right;     ///< by number
};

/// Code with line numbers and stop marks, always from left to right. A line that is too wide
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
