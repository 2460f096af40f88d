// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/placemark.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

struct PillLook
{
    QColor fill;
    QColor edge;
    QColor text;
};

PillLook lookOf(Standing standing, bool isTried, const Colors& colors)
{
    const auto filled = [&colors](Role role) {
        return PillLook{colors.role(role), colors.role(role), colors.onRole};
    };
    if (isTried)
        return filled(Role::step);
    switch (standing) {
    case Standing::winner:
        return filled(Role::winner);
    case Standing::tied:
        return filled(Role::tie);
    case Standing::placed:
        if (colors.isHighContrast)
            break;
        return {colors.fill(Role::kicker), colors.fill(Role::kicker), colors.text};
    case Standing::notIn:
        break;
    }
    return {colors.base, colors.outline, colors.secondaryText};
}

bool hasIcon(Standing standing)
{
    return standing == Standing::winner || standing == Standing::tied;
}

} // namespace

PlaceMark::PlaceMark(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void PlaceMark::setMark(const QString& text, Standing standing, bool isTried)
{
    m_isTried = isTried;
    m_standing = standing;
    setText(text);
    updateGeometry();
    update();
}

QSize PlaceMark::sizeHint() const
{
    return placeMarkSize(text(), m_standing, font(), parentWidget()->font());
}

QSize PlaceMark::minimumSizeHint() const
{
    return sizeHint();
}

void PlaceMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    paintPlaceMark(painter, rect(), text(), m_standing,
                   {Colors::of(palette()), parentWidget()->font(), layoutDirection(), m_isTried});
}

QSize placeMarkSize(const QString& text, Standing standing, const QFont& own, const QFont& base)
{
    const QFontMetrics metrics(own);
    const int padding = scaled(hasIcon(standing) ? 6 + 3 + 13 + 8 : 15, base) + 1;
    return {metrics.horizontalAdvance(text) + padding,
            std::max(scaled(20, base), metrics.height() + 2)};
}

void paintPlaceMark(QPainter& painter, const QRect& mark, const QString& text, Standing standing,
                    const MarkLook& look)
{
    const PillLook colors = lookOf(standing, look.isTried, look.colors);
    const QRectF pill = QRectF(mark).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(colors.edge);
    painter.setBrush(colors.fill);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);

    QRect words = mark;
    if (hasIcon(standing)) {
        const int size = scaled(13, look.base);
        const QRect icon(mark.left() + scaled(6, look.base),
                         mark.top() + (mark.height() - size) / 2, size, size);
        paintIcon(painter, standing == Standing::winner ? IconId::winner : IconId::tie,
                  QStyle::visualRect(look.direction, mark, icon), colors.text);
        words.setLeft(icon.right() + scaled(3, look.base));
        words.setRight(mark.right() - scaled(6, look.base));
        words = QStyle::visualRect(look.direction, mark, words);
    }
    painter.setPen(colors.text);
    paintText(painter, words, Qt::AlignCenter, text);
}

} // namespace showdown::gui
