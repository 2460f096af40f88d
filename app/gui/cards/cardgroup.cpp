// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardgroup.h"

#include "app/narration/cardtext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <QStringList>

#include <variant>

namespace showdown::gui {
namespace {

struct CardGroupText
{
    Q_DECLARE_TR_FUNCTIONS(CardGroup)
};

} // namespace

QString CardGroup::spoken() const
{
    QStringList names;
    for (const PictureCard& card : cards)
        names << card.name;
    //: Between cards that are read aloud: "Queen of spades, Five of hearts"
    const QString all = names.join(CardGroupText::tr(", "));
    const QString whose = player > 0 ? narration::playerName(player) : caption;
    //: %1: "Player 1" or "Board"; %2: its cards
    return whose.isEmpty() ? all : CardGroupText::tr("%1: %2").arg(whose, all);
}

PictureCard dealtCard(std::optional<Card> card, const HouseRules& rules)
{
    if (!card)
        return {UnknownCard(), {}, narration::unknownCardName()};
    const bool isNaturalWild = !card->isJoker() && rules.isWild(*card);
    return {*card, isNaturalWild ? CardStates(CardState::wild) : CardStates(),
            narration::cardName(*card, rules)};
}

std::vector<Card> cardsInSpan(const QString& span)
{
    const auto read = parseCards(span.trimmed().toStdString());
    const auto* cards = std::get_if<std::vector<Card>>(&read);
    return cards ? *cards : std::vector<Card>();
}

CardGroup looseCards(const std::vector<Card>& cards)
{
    CardGroup group;
    for (const Card card : cards)
        group.cards.push_back(dealtCard(card, HouseRules()));
    return group;
}

} // namespace showdown::gui
