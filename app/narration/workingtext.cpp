// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/workingtext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct WorkingText
{
    Q_DECLARE_TR_FUNCTIONS(WorkingText)
};

/// "queen", or "queen of spades" where there is a suit.
QString cardWords(Rank rank, std::optional<Suit> suit)
{
    if (!suit)
        return rankWord(rank);
    return fill(WorkingText::tr("%1 of %2", "inside a sentence: 'queen of spades'"),
                {rankWord(rank), suitWord(*suit)});
}

} // namespace

QString workingHandTitle(int player, std::optional<Category> lens, const QStringList& names)
{
    const QString name = playerName(player, names);
    if (!lens)
        return fill(WorkingText::tr("%1 working hand, in comparing order", "%1: 'Player 2'"),
                    {name});
    return fill(WorkingText::tr("%1 working hand, as %2", "%1: 'Player 2'; %2: 'full house'"),
                {name, categoryInline(*lens)});
}

QString workingCardDescription(int player, int position, const WorkingCard& card,
                               const HandPart& part, const QStringList& names)
{
    const QString pattern =
        card.isSubstitute
            ? WorkingText::tr("%1, position %2 of 5, %3, from a wild, part of the %4",
                              "Player 2, position 1 of 5, queen, from a wild, part of the pair")
            : WorkingText::tr("%1, position %2 of 5, %3, part of the %4",
                              "Player 2, position 2 of 5, queen of spades, part of the pair");
    return fill(pattern, {playerName(player, names), QString::number(position),
                          cardWords(card.rank, card.suit), part.name});
}

QString slotContent(std::optional<Card> card, const std::optional<Substitution>& substitution)
{
    if (!card)
        return WorkingText::tr("Empty", "a slot");
    if (!substitution)
        return cardName(*card);
    const QString acts = cardWords(substitution->rank, substitution->suit);
    if (card->isJoker())
        return fill(WorkingText::tr("Wild, acts as %1", "%1: 'queen'"), {acts});
    return fill(WorkingText::tr("%1, acts as %2", "a card that the rules make wild"),
                {cardName(*card), acts});
}

QString slotPart(const HandPart& part, bool decides)
{
    return fill(decides ? WorkingText::tr("In the %1. Decides: yes.", "%1: 'pair'")
                        : WorkingText::tr("In the %1. Decides: no.", "%1: 'pair'"),
                {part.name});
}

} // namespace showdown::narration
