// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/placemark.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"

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

PillLook lookOf(Standing standing, const Colors& colors)
{
    const auto filled = [&colors](Role role) {
        return PillLook{colors.role(role), colors.role(role), colors.onRole};
    };
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

} // namespace

PlaceMark::PlaceMark(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void PlaceMark::setMark(const QString& text, Standing standing)
{
    m_standing = standing;
    setText(text);
    updateGeometry();
    update();
}

QSize PlaceMark::sizeHint() const
{
    const QFont base = parentWidget()->font();
    const int padding = scaled(hasIcon() ? 6 + 3 + 13 + 8 : 15, base) + 1;
    return {fontMetrics().horizontalAdvance(text()) + padding,
            std::max(scaled(20, base), fontMetrics().height() + 2)};
}

QSize PlaceMark::minimumSizeHint() const
{
    return sizeHint();
}

bool PlaceMark::hasIcon() const
{
    return m_standing == Standing::winner || m_standing == Standing::tied;
}

void PlaceMark::paintEvent(QPaintEvent*)
{
    const QFont base = parentWidget()->font();
    const PillLook look = lookOf(m_standing, Colors::of(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF pill = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(look.edge);
    painter.setBrush(look.fill);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);

    QRect words = rect();
    if (hasIcon()) {
        const int size = scaled(13, base);
        const QRect icon(scaled(6, base), (height() - size) / 2, size, size);
        paintIcon(painter, m_standing == Standing::winner ? IconId::winner : IconId::tie,
                  QStyle::visualRect(layoutDirection(), rect(), icon), look.text);
        words.setLeft(icon.right() + scaled(3, base));
        words.setRight(rect().right() - scaled(6, base));
        words = QStyle::visualRect(layoutDirection(), rect(), words);
    }
    painter.setPen(look.text);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // as the words run, not the window
    painter.drawText(words, Qt::AlignCenter, text());
}

} // namespace showdown::gui
