// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/statusline.h"

#include "app/gui/view/view.h"
#include "app/gui/widgets/textlabel.h"

#include <QLabel>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr int messageTime = 5000; // milliseconds

} // namespace

StatusLine::StatusLine(QWidget* parent) : QStatusBar(parent)
{
    setObjectName(QStringLiteral("statusBar"));
    m_focus = new FittingLabel(QStringLiteral("focusLabel"), this);
    m_focus->setContentsMargins(8, 0, 8, 0);
    addWidget(m_focus, 1);
    // Qt hides it under a message only if it was visible when the message appeared.
    connect(this, &QStatusBar::messageChanged, m_focus,
            [this](const QString& message) { m_focus->setVisible(message.isEmpty()); });
}

void StatusLine::showStatus(const Status& status)
{
    m_focus->setTexts({status.focus});
    for (QLabel* label : std::as_const(m_facts)) {
        if (std::ranges::find(status.facts, label->objectName(), &Status::Fact::objectName)
            == status.facts.end()) {
            label->hide();
            label->clear(); // a fact of another view, or in another language
        }
    }
    for (const Status::Fact& fact : status.facts) {
        auto found = std::ranges::find(m_facts, fact.objectName, &QLabel::objectName);
        if (found == m_facts.end()) {
            m_facts << label(fact.objectName);
            found = m_facts.end() - 1;
            addPermanentWidget(*found);
        }
        (*found)->setText(fact.text);
        (*found)->setVisible(!fact.text.isEmpty());
    }
}

void StatusLine::say(const QString& message)
{
    showMessage(message, messageTime);
}

QLabel* StatusLine::label(const QString& objectName)
{
    auto* label = new QLabel(this);
    label->setObjectName(objectName);
    label->setContentsMargins(8, 0, 8, 0);
    return label;
}

} // namespace showdown::gui
