// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/textlabel.h"

#include "app/gui/theme/colors.h"

#include <QEvent>

namespace showdown::gui {

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

void TextLabel::setInk(Ink ink)
{
    m_ink = ink;
    applyInk();
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
    if (event->type() == QEvent::PaletteChange)
        applyInk();
}

void TextLabel::align()
{
    const Qt::Alignment leading =
        layoutDirection() == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight;
    setAlignment(leading | Qt::AlignAbsolute | Qt::AlignVCenter);
}

void TextLabel::applyInk()
{
    QPalette own; // takes all but one colour from around
    if (m_ink != Ink::text && parentWidget()) {
        const Colors colors = Colors::of(parentWidget()->palette());
        own.setColor(foregroundRole(),
                     m_ink == Ink::error ? colors.role(Role::error) : colors.secondaryText);
    }
    setPalette(own);
}

} // namespace showdown::gui
