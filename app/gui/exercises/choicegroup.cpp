// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/choicegroup.h"

#include "app/gui/exercises/choicebutton.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/flowlayout.h"

#include <QButtonGroup>
#include <QKeyEvent>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int choiceSpacing = 5;

} // namespace

ChoiceGroup::ChoiceGroup(const QString& objectName, int count, QWidget* parent,
                         const MakeButton& make)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    setObjectName(objectName);
    makeGroup(*this);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(choiceSpacing);
    for (int choice = 0; choice < count; ++choice) {
        const QString name = objectName + QString::number(choice + 1);
        m_choices.push_back(make ? make(name, this) : new ChoiceButton(name, this));
        m_group->addButton(m_choices.back(), choice);
        layout->addWidget(m_choices.back());
    }
    connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool isChosen) {
        if (isChosen)
            emit chosenChanged();
    });
}

void ChoiceGroup::setEven()
{
    static_cast<FlowLayout*>(layout())->setEven(true);
}

void ChoiceGroup::setWords(int choice, const QString& words, const QString& key)
{
    button(choice).setWords(words, key);
}

std::optional<int> ChoiceGroup::chosen() const
{
    const int id = m_group->checkedId();
    return id < 0 ? std::nullopt : std::optional(id);
}

void ChoiceGroup::choose(int choice)
{
    button(choice).click();
}

void ChoiceGroup::clear()
{
    m_group->setExclusive(false);
    for (ChoiceButton* choice : m_choices)
        choice->setChecked(false);
    m_group->setExclusive(true);
    setMark(AnswerMark::none);
}

bool ChoiceGroup::takeKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers =
        event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier)
        return false;
    const QString key = event.text();
    for (int choice = 0; choice < count(); ++choice) {
        if (!key.isEmpty() && button(choice).isEnabled()
            && button(choice).key().compare(key, Qt::CaseInsensitive) == 0) {
            button(choice).setFocus(Qt::OtherFocusReason);
            choose(choice);
            return true;
        }
    }
    return false;
}

void ChoiceGroup::setMark(AnswerMark mark)
{
    for (ChoiceButton* choice : m_choices)
        choice->setMark(choice->isChecked() ? mark : AnswerMark::none);
}

void ChoiceGroup::focusChoice()
{
    const auto isOpen = [](const ChoiceButton* choice) { return choice->isEnabled(); };
    const auto first = std::ranges::find_if(m_choices, isOpen) - m_choices.begin();
    button(chosen().value_or(static_cast<int>(first) % count())).setFocus(Qt::OtherFocusReason);
}

} // namespace showdown::gui
