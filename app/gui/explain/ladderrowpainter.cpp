// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/ladderrowpainter.h"

#include "app/gui/explain/rowframe.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double signCentre = 15;
constexpr double answerSize = 13;
constexpr double rankStart = 34;
constexpr double reasonGap = 6;
constexpr double plainEnd = 2; // free at the end of a row
constexpr double yesEnd = 12;

QFont answerFont(const RowGeometry& geometry)
{
    return geometry.sized(12, QFont::Bold);
}

/// As wide as the widest rank, at least as in the design, and never more than half of the row.
int rankColumn(const RowGeometry& geometry, int rankWidth)
{
    const int wanted = std::max(rankWidth, geometry.px(geometry.isCompact ? 94 : 110));
    const int free = geometry.width - geometry.px(rankStart + reasonGap + plainEnd);
    return std::min(wanted, free / 2);
}

/// How wide the reason may be.
int reasonColumn(const RowGeometry& geometry, int rankWidth, bool isYes)
{
    if (isYes)
        return geometry.width - geometry.px(rankStart + yesEnd);
    return geometry.width - geometry.px(rankStart + reasonGap + plainEnd)
           - rankColumn(geometry, rankWidth);
}

} // namespace

LadderRowPainter::LadderRowPainter(const QModelIndex& index, const RowGeometry& geometry,
                                   int rankWidth)
    : m_geometry(geometry),
      m_state(static_cast<LadderModel::State>(index.data(LadderModel::stateRole).toInt())),
      m_isBanded(index.row() % 2 == 0),
      m_answer(index.data(LadderModel::answerRole).toString(), answerFont(geometry),
               lineWidth(index.data(LadderModel::answerRole).toString(), answerFont(geometry)),
               geometry.direction),
      m_rank(index.data().toString(),
             isYes() ? geometry.sized(13.5, QFont::Bold) : rankFont(geometry),
             isYes() ? geometry.width - m_answer.size().width()
                           - geometry.px(rankStart + reasonGap + yesEnd)
                     : rankColumn(geometry, rankWidth),
             geometry.direction),
      m_reason(index.data(LadderModel::reasonRole).toString(), geometry.sized(isYes() ? 12.5 : 12),
               reasonColumn(geometry, rankWidth, isYes()), geometry.direction)
{
    if (isYes())
        arrangeBelow();
    else
        arrangeBeside();
}

QFont LadderRowPainter::rankFont(const RowGeometry& geometry)
{
    return geometry.sized(13, QFont::Medium);
}

void LadderRowPainter::arrangeBelow()
{
    const int gap = m_geometry.px(2);
    const int texts = m_rank.height() + gap + m_reason.height();
    m_height = std::max(m_geometry.px(m_geometry.isCompact ? 39 : 42), texts + m_geometry.px(6));
    const int top = (m_height - texts) / 2;
    const int start = m_geometry.px(rankStart);
    m_rankPlace = {start, top};
    m_reasonPlace = {start, top + m_rank.height() + gap};
    m_answerPlace = {m_geometry.width - m_geometry.px(yesEnd) - m_answer.size().width(),
                     top + m_rank.ascent() - m_answer.ascent()};
}

void LadderRowPainter::arrangeBeside()
{
    const int least = m_geometry.px(m_geometry.isCompact ? 25 : 28);
    const int lower = m_rank.ascent() - m_reason.ascent(); // both on one base line
    const int texts = std::max(m_rank.height(), m_reason.height() + lower);
    const int top = (least - m_rank.lineHeight()) / 2;
    m_height = std::max(least, texts + 2 * top);
    m_rankPlace = {m_geometry.px(rankStart), top};
    m_reasonPlace = {m_geometry.px(rankStart + reasonGap) + m_rank.size().width(), top + lower};
}

void LadderRowPainter::paint(QPainter& painter, const QRect& row, const Colors& colors,
                             bool hasFocus) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintArea(painter, row, colors);
    paintSign(painter, row, colors);
    paintTexts(painter, row, colors);
    if (hasFocus)
        paintRing(painter, row, isYes() ? 3 : 0, 2, colors);
    painter.restore();
}

void LadderRowPainter::paintArea(QPainter& painter, const QRect& row, const Colors& colors) const
{
    if (isYes()) {
        paintFrame(painter, row, Role::winner, colors);
    } else if (m_isBanded) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.alternate);
        painter.drawRoundedRect(row, 3, 3);
    }
}

void LadderRowPainter::paintSign(QPainter& painter, const QRect& row, const Colors& colors) const
{
    const int size = m_geometry.px(answerSize);
    const int middle = isYes() ? m_height / 2 : m_rankPlace.y() + m_rank.lineHeight() / 2;
    const QRectF sign =
        m_geometry.at(row, {m_geometry.px(signCentre) - size / 2, middle - size / 2, size, size});
    switch (m_state) {
    case LadderModel::no:
        paintIcon(painter, IconId::no, sign, colors.secondaryText);
        break;
    case LadderModel::yes: {
        const qreal radius = m_geometry.px(9);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.role(Role::winner));
        painter.drawEllipse(sign.center(), radius, radius);
        paintIcon(painter, IconId::yes, sign, colors.onRole);
        break;
    }
    case LadderModel::notReached:
        paintIcon(painter, IconId::notRun, sign, colors.disabled);
        break;
    }
}

void LadderRowPainter::paintTexts(QPainter& painter, const QRect& row, const Colors& colors) const
{
    const auto paint = [&](const WrappedText& text, QPoint place, const QColor& color) {
        text.paint(painter, m_geometry.at(row, QRect(place, text.size())).topLeft(), color);
    };
    paint(m_rank, m_rankPlace,
          m_state == LadderModel::notReached ? colors.secondaryText : colors.text);
    paint(m_reason, m_reasonPlace, isYes() ? colors.text : colors.secondaryText);
    if (isYes())
        paint(m_answer, m_answerPlace, colors.role(Role::winner));
}

} // namespace showdown::gui
