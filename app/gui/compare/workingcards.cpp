// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/workingcards.h"

#include "app/gui/widgets/textsize.h"
#include "core/cards/hand.h"

#include <QHBoxLayout>
#include <QLabel>

namespace showdown {

WorkingCards::WorkingCards(const QString& purpose, int height, QWidget* parent)
    : QStackedWidget(parent), m_note(new QLabel(this))
{
    auto* cards = new QWidget(this);
    auto* layout = new QHBoxLayout(cards);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    const QFont large = resized(font(), 1.2);
    const int width = QFontMetrics(large).horizontalAdvance(QStringLiteral("10♠★"));
    for (int position = 1; position <= Hand::fullSize; ++position) {
        auto* card = new QLabel(cards);
        card->setObjectName(QStringLiteral("%1WorkingCard%2Label").arg(purpose).arg(position));
        card->setLayoutDirection(Qt::LeftToRight); // a card reads the same in every language
        card->setTextFormat(Qt::PlainText);
        card->setFont(large);
        card->setAlignment(Qt::AlignCenter);
        card->setFixedSize(width, height);
        layout->addWidget(card);
        m_cards.push_back(card);
    }
    m_note->setObjectName(purpose + QStringLiteral("WorkingNoteLabel"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    addWidget(cards);
    addWidget(m_note);
    setFixedWidth(cards->sizeHint().width());
}

void WorkingCards::setCards(const QStringList& cards)
{
    for (std::size_t position = 0; position < m_cards.size(); ++position)
        m_cards[position]->setText(cards.value(static_cast<qsizetype>(position)));
    setCurrentIndex(0);
}

void WorkingCards::setNote(const QString& note)
{
    m_note->setText(note);
    setCurrentIndex(1);
}

} // namespace showdown
