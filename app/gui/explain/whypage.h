// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QWidget>

class QSplitter;

namespace showdown::gui {

class ComparisonsView;
class LadderModel;
class LadderView;
class NextSlot;
class PlayerChoice;
class Session;
class TextLabel;

/// Why the result is what it is: the rank ladder of one player, or what it waits for, and below it
/// the comparisons that ran.
class WhyPage : public QWidget
{
    Q_OBJECT

public:
    WhyPage(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// The player whose ranks are checked, counted from 0.
    int player() const;

    /// For small windows.
    void setCompact(bool compact);

    /// How the height is shared, to be kept; empty as long as nobody has changed it.
    QByteArray split() const;
    void setSplit(const QByteArray& split);

signals:
    /// A leaf of the comparisons is selected: the part of leafParts() of a comparison of the
    /// result, so that its cards can be shown.
    void partSelected(int comparison, int part);

    /// A row of the ladder of a player, counted from 0, is selected in its place.
    void rowSelected(int player, int row);

    /// Neither is selected any more.
    void selectionCleared();

    /// Somebody asks for the cards of a row of the ladder of a player, counted from 0.
    void rowActivated(int player, int row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createWidgets();
    void arrange();
    void connectParts();
    void updateLook();
    void showPlayer();
    void showLadder();
    void fitLadder();

    /// At most one is selected, in the ladder or among the comparisons.
    void tellPart(int comparison, int part);
    void tellRow();

    const Session& m_session;
    LadderModel* m_ladder = nullptr;
    PlayerChoice* m_choice = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_upper = nullptr;
    LadderView* m_ladderView = nullptr;
    TextLabel* m_waits = nullptr;
    ComparisonsView* m_comparisons = nullptr;
    bool m_compact = false;
    bool m_isSplitByHand = false;
};

} // namespace showdown::gui
