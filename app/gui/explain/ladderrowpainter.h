// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/laddermodel.h"
#include "app/gui/explain/rowgeometry.h"
#include "app/gui/explain/wrappedtext.h"

class QPainter;

namespace showdown::gui {

struct Colors;

/// How one row of the rank ladder is laid out and drawn: a sign, the rank, the reason. In the row
/// of the rank that fits the reason stands below the rank and the answer at the end; in every other
/// the reason stands beside the rank.
class LadderRowPainter
{
public:
    /// @param rankWidth the widest rank of the ladder: all reasons begin behind it
    LadderRowPainter(const QModelIndex& index, const RowGeometry& geometry, int rankWidth);

    /// What ranks are measured in.
    static QFont rankFont(const RowGeometry& geometry);

    int height() const { return m_height; }

    void paint(QPainter& painter, const QRect& row, const Colors& colors, bool hasFocus) const;

private:
    bool isYes() const { return m_state == LadderModel::yes; }
    void arrangeBelow();
    void arrangeBeside();
    void paintArea(QPainter& painter, const QRect& row, const Colors& colors) const;
    void paintSign(QPainter& painter, const QRect& row, const Colors& colors) const;
    void paintTexts(QPainter& painter, const QRect& row, const Colors& colors) const;

    const RowGeometry m_geometry;
    const LadderModel::State m_state;
    const bool m_isBanded;
    const WrappedText m_answer;
    const WrappedText m_rank;
    const WrappedText m_reason;
    QPoint m_answerPlace, m_rankPlace, m_reasonPlace; ///< of the corners at the leading edge
    int m_height = 0;
};

} // namespace showdown::gui
