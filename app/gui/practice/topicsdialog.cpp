// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/topicsdialog.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/practicetext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace showdown::gui {

TopicsDialog::TopicsDialog(const HouseRules& rules, const std::set<QuestionKind>& kinds,
                           const std::set<Topic>& ticked, QWidget* parent)
    : QDialog(parent), m_says(new TextLabel(QStringLiteral("topicsDialogLabel"), this))
{
    setObjectName(QStringLiteral("topicsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Choose topics"));
    auto* layout = new QGridLayout(this);
    layout->addWidget(m_says, 0, 0, 1, 2);
    for (const Topic topic : allTopics()) {
        const auto isKindAsked = [&](QuestionKind kind) { return canAsk(topic, kind, rules); };
        if (!canAsk(topic, rules) || (!kinds.empty() && std::ranges::none_of(kinds, isKindAsked)))
            continue;
        const QString name = narration::topicName(topic, rules);
        auto* box = new QCheckBox(escapedForControl(name), this);
        box->setObjectName(QString::fromStdString(std::string(id(topic)) + "TopicBox"));
        box->setAccessibleName(name);
        //: %1: a topic
        setTips(*box, tr("Ask about this topic: %1").arg(name));
        box->setChecked(ticked.contains(topic));
        const auto at = static_cast<int>(m_boxes.size());
        layout->addWidget(box, 1 + at / 2, at % 2);
        m_boxes.emplace_back(topic, box);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startTopicsButton"));
    m_start->setEnabled(!topics().empty());
    setWords(tr("What should the questions of this round be about?"), tr("&Start", "a round"));
    layout->addWidget(buttons, layout->rowCount(), 0, 1, 2);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (const auto& [topic, box] : m_boxes)
        connect(box, &QCheckBox::toggled, this, [this] { m_start->setEnabled(!topics().empty()); });
}

void TopicsDialog::setWords(const QString& asks, const QString& accept)
{
    m_says->setText(asks);
    m_start->setText(accept);
}

std::set<Topic> TopicsDialog::topics() const
{
    std::set<Topic> topics;
    for (const auto& [topic, box] : m_boxes) {
        if (box->isChecked())
            topics.insert(topic);
    }
    return topics;
}

} // namespace showdown::gui
