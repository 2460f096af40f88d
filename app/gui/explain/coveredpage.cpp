// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/coveredpage.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/tips.h"

#include <QApplication>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace showdown::gui {

CoveredPage::CoveredPage(QWidget* page, QWidget* parent)
    : QWidget(parent),
      m_pages(new QStackedLayout(this)),
      m_page(page),
      m_cover(new QWidget(this)),
      m_layout(new QVBoxLayout(m_cover)),
      m_words(new TextLabel(page->objectName() + QStringLiteral("CoverLabel"), m_cover)),
      m_back(new QPushButton(m_cover)),
      m_show(new QPushButton(m_cover))
{
    m_back->setObjectName(page->objectName() + QStringLiteral("ToStepsButton"));
    m_show->setObjectName(page->objectName() + QStringLiteral("ShowButton"));
    m_words->setWordWrap(true);
    m_words->setInk(Ink::secondary);
    m_cover->setBackgroundRole(QPalette::Base);
    m_cover->setAutoFillBackground(true);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_back, m_show}) {
        button->setAutoDefault(true); // Return presses it, as Space does
        buttons->addWidget(button);
    }
    m_layout->addWidget(m_words);
    m_layout->addLayout(buttons);
    m_layout->addStretch();
    m_pages->addWidget(m_page);
    m_pages->addWidget(m_cover);
    connect(m_back, &QPushButton::clicked, this, &CoveredPage::stepsAsked);
    connect(m_show, &QPushButton::clicked, this, &CoveredPage::pageAsked);
    onRetranslate(*this, [this] { showWords(); });
    onLookChange(*this, [this] { updateLook(); });
}

void CoveredPage::setCovered(bool covered)
{
    QWidget* const shown = covered ? m_cover : m_page;
    if (m_pages->currentWidget() == shown)
        return;
    const bool hadFocus = m_pages->currentWidget()->isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentWidget(shown);
    if (hadFocus && covered)
        m_back->setFocus(Qt::OtherFocusReason);
    else if (QWidget* const before = m_page->focusWidget(); hadFocus && before)
        before->setFocus(Qt::OtherFocusReason);
}

void CoveredPage::showWords()
{
    m_words->setText(tr("Steps asks questions that this page would answer."));
    m_back->setText(tr("Back to the steps"));
    m_back->setAccessibleName(m_back->text());
    setTips(*m_back, tr("Answer the questions in Steps"));
    m_show->setText(tr("Show this page"));
    m_show->setAccessibleName(m_show->text());
    setTips(*m_show, tr("Show the result now; Steps will ask again"));
}

void CoveredPage::updateLook()
{
    const int side = scaled(10, font());
    m_layout->setContentsMargins(side, side, side, side);
    m_layout->setSpacing(scaled(8, font()));
    for (QPushButton* button : {m_back, m_show})
        button->setMinimumHeight(scaled(28, font()));
}

} // namespace showdown::gui
