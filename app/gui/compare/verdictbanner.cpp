// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/verdictbanner.h"

#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/textsize.h"

#include <QAccessible>
#include <QVBoxLayout>

#include <chrono>

namespace showdown {

VerdictBanner::VerdictBanner(QWidget* parent)
    : QFrame(parent),
      m_title(new TextLabel(QStringLiteral("verdictTitleLabel"), this)),
      m_sentence(new TextLabel(QStringLiteral("verdictSentenceLabel"), this))
{
    setObjectName(QStringLiteral("verdictBanner"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);

    QFont bold = resized(font(), 1.4);
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_sentence->setWordWrap(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);

    m_announcement.setSingleShot(true);
    m_announcement.setInterval(std::chrono::milliseconds(400));
    connect(&m_announcement, &QTimer::timeout, this, &VerdictBanner::announce);
}

void VerdictBanner::setVerdict(const Verdict& verdict)
{
    if (verdict == m_verdict)
        return;
    m_verdict = verdict;
    m_title->setText(verdict.title);
    m_title->setWins(verdict.kind == VerdictKind::winner);
    m_sentence->setText(verdict.sentence);
    setAccessibleName(verdict.text());
    m_announcement.start();
}

void VerdictBanner::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    emit announced(accessibleName());
}

} // namespace showdown
