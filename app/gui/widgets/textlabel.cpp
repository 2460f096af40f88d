// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/textlabel.h"

#include "app/gui/widgets/inkcolor.h"

#include <QEvent>

namespace showdown {

TextLabel::TextLabel(const QString& objectName, QWidget* parent) : QLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    align();
}

int TextLabel::lineHeight(const QFont& font)
{
    QLabel line(QStringLiteral("X"));
    line.setFont(font);
    return line.sizeHint().height();
}

void TextLabel::setWins(bool wins)
{
    m_wins = wins;
    ink();
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
    if (event->type() == QEvent::PaletteChange)
        ink();
}

void TextLabel::align()
{
    const Qt::Alignment leading =
        layoutDirection() == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight;
    setAlignment(leading | Qt::AlignAbsolute | Qt::AlignVCenter);
}

void TextLabel::ink()
{
    QPalette own; // takes all but one colour from around
    if (m_wins)
        own.setColor(foregroundRole(), winnerInk(palette()));
    setPalette(own);
}

} // namespace showdown
