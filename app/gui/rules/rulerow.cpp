// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/rulerow.h"

#include "app/gui/rules/rulenote.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

namespace showdown::gui {

RuleRow::RuleRow(const QString& name, QWidget* parent) : QWidget(parent), m_prefix(name)
{
    setObjectName(nameOf("Row"));
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_head = new FlowLayout;
    m_layout->addLayout(m_head);
    m_changed = new TextLabel(nameOf("ChangedLabel"), this);
    m_changed->hide();
    m_line = new TextLabel(nameOf("LineLabel"), this);
    m_line->setInk(Ink::secondary);
    m_line->setWordWrap(true);
    m_note = new RuleNote(nameOf("Note"), this);
    auto* below = new QHBoxLayout;
    m_indent = new QSpacerItem(0, 0, QSizePolicy::Fixed, QSizePolicy::Minimum);
    below->addSpacerItem(m_indent);
    m_below = new QVBoxLayout;
    m_below->addWidget(m_line);
    m_below->addWidget(m_note);
    below->addLayout(m_below, 1);
    below->setSpacing(0);
    m_layout->addLayout(below);
    onRetranslate(*this, [this] {
        //: A mark on a house rule that differs from the preset; the disc is its sign
        m_changed->setText(tr("● changed"));
        //: The same mark as a screen reader says it
        m_changed->setAccessibleName(tr("changed"));
    });
    updateLook();
}

QString RuleRow::nameOf(const char* part) const
{
    return m_prefix + QString::fromLatin1(part);
}

bool RuleRow::isCheck() const
{
    return qobject_cast<QAbstractButton*>(m_control) != nullptr;
}

void RuleRow::addCheck(QAbstractButton* check)
{
    m_control = check;
    check->setObjectName(nameOf("Check"));
    m_head->addWidget(check);
    m_head->addWidget(m_changed);
    updateLook();
}

void RuleRow::addField(QWidget* field)
{
    m_control = field;
    m_name = new TextLabel(nameOf("Label"), this);
    m_name->setBuddy(field);
    m_name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    field->setObjectName(nameOf("Field"));
    m_head->addWidget(m_name);
    m_head->addWidget(m_changed);
    m_head->addWidget(field);
    updateLook();
}

void RuleRow::setWords(const QString& name, const QString& line)
{
    if (m_name)
        m_name->setText(name);
    else if (auto* check = qobject_cast<QAbstractButton*>(m_control))
        check->setText(name);
    m_control->setAccessibleName(name);
    m_line->setText(line);
    describe();
}

void RuleRow::setChanged(bool changed)
{
    m_changed->setVisible(changed);
    describe();
}

void RuleRow::setNote(const QString& text, bool standsOut)
{
    m_note->setNote(text, standsOut);
    describe();
}

/// A screen reader on the control also reads the texts around it.
void RuleRow::describe()
{
    QStringList words;
    if (m_changed->isVisibleTo(this))
        words << tr("Changed.", "of a house rule that differs from the preset");
    for (const QString& text : {m_line->text(), m_note->text()}) {
        if (!text.isEmpty())
            words << text;
    }
    m_control->setAccessibleDescription(words.join(u' '));
    setTips(*m_control, m_line->text());
}

void RuleRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateLook();
}

void RuleRow::updateLook()
{
    m_layout->setSpacing(scaled(2, font()));
    m_below->setSpacing(scaled(2, font()));
    m_head->setSpacing(scaled(8, font()));
    const QFont small = resized(font(), 12.0 / 13);
    for (QLabel* label : {static_cast<QLabel*>(m_changed), static_cast<QLabel*>(m_line),
                          static_cast<QLabel*>(m_note)})
        label->setFont(small);
    if (m_control)
        m_control->setMinimumHeight(scaled(24, font()));
    const int indent = isCheck() ? style()->pixelMetric(QStyle::PM_IndicatorWidth)
                                       + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing)
                                 : 0;
    m_indent->changeSize(indent, 0, QSizePolicy::Fixed, QSizePolicy::Minimum);
    m_layout->invalidate();
}

} // namespace showdown::gui
