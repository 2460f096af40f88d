// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/movetext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct MoveText
{
    Q_DECLARE_TR_FUNCTIONS(MoveText)
};

QString pattern(MoveKind kind)
{
    switch (kind) {
    case MoveKind::nothing:
        return MoveText::tr("%1 stays in %2", "%1: 'K♦'; %2: 'Player 2, card 4'");
    case MoveKind::place:
        return MoveText::tr("%1 goes to %2", "%1: 'K♦'; %2: 'Player 2, card 4'");
    case MoveKind::replace:
        return MoveText::tr("%1 goes to %2 and replaces %3",
                            "%1, %3: 'K♦'; %2: 'Player 2, card 4'");
    case MoveKind::move:
        return MoveText::tr("%1 moves to %2", "%1: 'K♦'; %2: 'Player 2, card 4'");
    case MoveKind::swap:
        return MoveText::tr("%1 and %3 change places: %1 moves to %2",
                            "%1, %3: 'K♦'; %2: 'Player 2, card 4'");
    case MoveKind::insert:
        return MoveText::tr("%1 goes in at %2, and the cards there make room",
                            "%1: 'K♦'; %2: 'Player 2, card 4'");
    case MoveKind::clear:
        return MoveText::tr("%1 is taken off the table", "%1: 'K♦'");
    }
    return {};
}

} // namespace

QString moveText(MoveKind kind, const CarriedOver& carried, const HouseRules& rules,
                 const QStringList& names)
{
    return fill(pattern(kind), {cardSymbol(carried.card, rules), slotName(carried.place, names),
                                carried.there ? cardSymbol(*carried.there, rules) : QString()});
}

QString pickedUpText(Card card, const HouseRules& rules)
{
    return fill(MoveText::tr("%1 is picked up. Arrows choose a slot, Enter drops it, Esc takes "
                             "it back.",
                             "%1: 'K♦'"),
                {cardSymbol(card, rules)});
}

QString nothingToPickUp()
{
    return MoveText::tr("There is no card to pick up.");
}

QString rowIsFull(int player, const QStringList& names)
{
    return fill(MoveText::tr("%1 has five cards; there is no room for one more.", "%1: 'Player 2'"),
                {playerName(player, names)});
}

} // namespace showdown::narration
