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
#include <QVBoxLayout>

namespace showdown::gui {

TopicsDialog::TopicsDialog(const HouseRules& rules, const std::set<Topic>& ticked, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("topicsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Choose topics"));
    auto* says = new TextLabel(QStringLiteral("topicsDialogLabel"), this);
    says->setText(tr("What should the questions of this round be about?"));
    auto* grid = new QGridLayout;
    for (const Topic topic : allTopics()) {
        if (!canAsk(topic, rules))
            continue;
        const QString name = narration::topicName(topic, rules);
        auto* box = new QCheckBox(escapedForControl(name), this);
        const auto word = id(topic);
        box->setObjectName(
            QStringLiteral("%1TopicBox")
                .arg(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))));
        box->setAccessibleName(name);
        //: %1: a topic
        setTips(*box, tr("Ask about this topic: %1").arg(name));
        box->setChecked(ticked.contains(topic));
        const auto at = static_cast<int>(m_boxes.size());
        grid->addWidget(box, at / 2, at % 2);
        m_boxes.emplace_back(topic, box);
        connect(box, &QCheckBox::toggled, this, &TopicsDialog::showUsable);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(tr("&Start", "a round"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startTopicsButton"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(says);
    layout->addLayout(grid);
    layout->addWidget(buttons);
    showUsable();
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

void TopicsDialog::showUsable()
{
    m_start->setEnabled(!topics().empty());
}

} // namespace showdown::gui
