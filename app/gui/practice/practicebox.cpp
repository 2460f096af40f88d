// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicebox.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"

#include <QBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace showdown::gui {

PracticeBox::PracticeBox(const QString& purpose, QWidget* parent, double titleSize,
                         const LabelLook& textLook)
    : QFrame(parent),
      m_head(new QHBoxLayout),
      m_body(new QVBoxLayout),
      m_title(newLabel(purpose + QStringLiteral("TitleLabel"), this, {titleSize, QFont::DemiBold})),
      m_sign(new QLabel(this)),
      m_number(newLabel(purpose + QStringLiteral("NumberLabel"), this,
                        {32, QFont::Bold, Ink::text, false})),
      m_beside(newLabel(purpose + QStringLiteral("BesideLabel"), this,
                        {13, QFont::Normal, Ink::secondary})),
      m_text(newLabel(purpose + QStringLiteral("Label"), this, textLook))
{
    makeGroup(*this);
    m_head->addWidget(m_title, 1);
    auto* number = new QHBoxLayout;
    number->addWidget(m_sign);
    number->addWidget(m_number);
    number->addWidget(m_beside, 1, Qt::AlignBottom);
    m_body->addLayout(number);
    m_body->addWidget(m_text);
    for (QWidget* part : std::initializer_list<QWidget*>{m_sign, m_number, m_beside, m_text})
        part->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_head);
    layout->addLayout(m_body, 1);
    onLookChange(*this, [this] { updateLook(); });
}

void PracticeBox::say(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setHidden(text.isEmpty());
}

void PracticeBox::setNumber(const QString& number, const QString& beside,
                            std::optional<IconId> sign)
{
    m_signIcon = sign;
    m_number->setText(number);
    m_beside->setText(beside);
    m_sign->setVisible(sign.has_value());
    m_number->show();
    m_beside->show();
    updateLook();
}

QPushButton* PracticeBox::addButton(const QString& name)
{
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    m_body->addWidget(button, 0, Qt::AlignLeading);
    onLookChange(*this, [this, button] { button->setMinimumHeight(scaled(30, font())); });
    return button;
}

void PracticeBox::addLine(const std::vector<QWidget*>& parts)
{
    auto* line = new QHBoxLayout;
    m_body->addLayout(line);
    for (QWidget* part : parts)
        line->addWidget(part);
    line->addStretch();
}

void PracticeBox::setFirst(bool first)
{
    m_isFirst = first;
    update();
}

void PracticeBox::setRole(Role role)
{
    m_role = role;
    update();
}

void PracticeBox::updateLook()
{
    const int side = scaled(14, font());
    layout()->setContentsMargins(side, scaled(10, font()), side, scaled(12, font()));
    layout()->setSpacing(scaled(8, font()));
    m_body->setSpacing(scaled(6, font()));
    const int sign = scaled(26, font());
    if (m_signIcon)
        m_sign->setPixmap(
            icon(*m_signIcon, Role::step).pixmap(QSize(sign, sign), devicePixelRatioF()));
}

void PracticeBox::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = colors.line(m_isFirst ? 2 : 1);
    painter.setPen(QPen(m_isFirst ? colors.role(Role::accent)
                        : m_role  ? colors.role(*m_role)
                                  : colors.hairline,
                        line));
    painter.setBrush(m_role ? colors.fill(*m_role) : colors.base);
    const double radius = scaled(7, font());
    const double inset = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace showdown::gui
