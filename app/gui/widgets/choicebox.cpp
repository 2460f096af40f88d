// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/choicebox.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/look.h"

#include <QPainter>
#include <QVBoxLayout>

namespace showdown::gui {

ChoiceBox::ChoiceBox(const QString& objectName, QWidget* parent)
    : QFrame(parent),
      m_title(new TextLabel(objectName + QStringLiteral("TitleLabel"), this)),
      m_text(new TextLabel(objectName + QStringLiteral("TextLabel"), this))
{
    setObjectName(objectName);
    auto* layout = new QVBoxLayout(this);
    for (TextLabel* label : {m_title, m_text}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch();
    onLookChange(*this, [this] { updateLook(); });
}

void ChoiceBox::show(const QString& title, const QString& text, bool isTried)
{
    m_title->setText(title);
    m_text->setText(text);
    m_isTried = isTried;
    update();
}

void ChoiceBox::setLines(int lines)
{
    m_lines = lines;
    updateLook();
}

void ChoiceBox::updateLook()
{
    const int side = scaled(12, font());
    const int edge = scaled(8, font());
    layout()->setContentsMargins(side, edge, side, edge);
    layout()->setSpacing(scaled(2, font()));
    m_title->setFont(designFont(font(), 13, QFont::DemiBold));
    m_text->setFont(designFont(font(), 12.5));
    setMinimumHeight(2 * edge + m_lines * TextLabel::lineHeight(font()));
}

void ChoiceBox::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = m_isTried ? colors.role(Role::step) : colors.hairline;
    const qreal line = colors.line(1.5);
    const qreal inset = line / 2;
    painter.setPen(QPen(edge, line));
    painter.setBrush(m_isTried ? colors.fill(Role::step) : colors.alternate);
    const double corner = scaled(5, font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), corner, corner);
}

} // namespace showdown::gui
