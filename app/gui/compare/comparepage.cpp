// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparepage.h"

#include "app/gui/compare/compareview.h"
#include "app/gui/compare/conflictbar.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"

#include <QPainter>
#include <QVBoxLayout>

namespace showdown {

ComparePage::ComparePage(Session& session, NextSlot& nextSlot, TableDealer& dealer,
                         const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_hands(new CompareView(session, nextSlot, dealer, appearance, this)),
      m_conflicts(new ConflictBar(session, this))
{
    setObjectName(QStringLiteral("compareArea"));
    arrange();
    connectParts();
}

void ComparePage::arrange()
{
    auto* layout = new QVBoxLayout(this);
    const int side = scaled(12, font());
    layout->setContentsMargins(0, 0, 0, scaled(8, font()));
    layout->setSpacing(0);
    layout->addWidget(m_hands, 1);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(side, scaled(8, font()), side, 0);
    below->setSpacing(scaled(8, font()));
    below->addWidget(m_conflicts);
    layout->addLayout(below);
}

void ComparePage::connectParts()
{
    connect(m_hands, &CompareView::dealRefused, m_conflicts, &ConflictBar::sayTooFewCards);
}

void ComparePage::setCompact(bool compact)
{
    m_hands->setCompact(compact);
}

void ComparePage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), Colors::of(palette()).table);
}

} // namespace showdown
