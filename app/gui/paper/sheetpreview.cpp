// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetpreview.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"

#include <QPainter>

namespace showdown::gui {
namespace {

constexpr double pageGap = 14;
constexpr double shadow = 3;

} // namespace

SheetPreview::SheetPreview(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("sheetPreview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    makeText(*this);
}

void SheetPreview::showPage(const SheetPapers* papers, int page)
{
    m_papers = papers;
    m_page = page;
    update();
}

QSize SheetPreview::sizeHint() const
{
    return {scaled(820, font()), scaled(600, font())};
}

QSize SheetPreview::minimumSizeHint() const
{
    return {160, 120};
}

std::pair<QRectF, QRectF> SheetPreview::places() const
{
    const QSizeF paper = m_papers ? m_papers->questions.layout().fullRect(QPageLayout::Point).size()
                                  : QPageSize::size(QPageSize::A4, QPageSize::Point);
    const double gap = scaled(pageGap, font());
    const QSizeF beside =
        paper.scaled((width() - 3 * gap) / 2, height() - 2 * gap, Qt::KeepAspectRatio);
    const QSizeF below =
        paper.scaled(width() - 2 * gap, (height() - 3 * gap) / 2, Qt::KeepAspectRatio);
    const bool isBeside = beside.width() >= below.width();
    const QSizeF page = isBeside ? beside : below;
    const QPointF step =
        isBeside ? QPointF(page.width() + gap, 0) : QPointF(0, page.height() + gap);
    const QSizeF both = page + QSizeF(step.x(), step.y());
    const QRectF first(QPointF((width() - both.width()) / 2, (height() - both.height()) / 2), page);
    const QRectF second = first.translated(step);
    return isBeside && layoutDirection() == Qt::RightToLeft ? std::pair(second, first)
                                                            : std::pair(first, second);
}

void SheetPreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    painter.fillRect(rect(), colors.hairline);
    if (!m_papers)
        return;
    const auto draw = [&](const QRectF& place, const SheetPaper& paper) {
        if (m_page >= paper.pageCount())
            return;
        painter.fillRect(place.translated(shadow, shadow), colors.shadow);
        painter.fillRect(place, Qt::white); // in every theme
        painter.save();
        painter.setClipRect(place);
        painter.translate(place.topLeft());
        const double scale = place.width() / paper.layout().fullRect(QPageLayout::Point).width();
        painter.scale(scale, scale);
        painter.setPen(Qt::black);
        paper.paintPage(painter, m_page);
        painter.restore();
    };
    const auto [sheet, key] = places();
    draw(sheet, m_papers->questions);
    draw(key, m_papers->key);
}

} // namespace showdown::gui
