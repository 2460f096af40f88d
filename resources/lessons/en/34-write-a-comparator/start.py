import sys

WILD, ACE, JACK = 15, 14, 11


def values_of(hand):
    ranks = "23456789TJQKA*"
    values = [ranks.index(card[0]) + 2 for card in hand.split()]
    sorted(values, reverse=True)
    return values


def high_card(values):
    return [min(value, ACE) for value in values]


def pair(values):
    wilds = values.count(WILD)
    group = WILD
    for value in values:
        if wilds < 2 and value != WILD:
            if values.count(value) + wilds >= 2:
                group = value
                break
    found = min(group, ACE)
    if values.count(group) + wilds < 2 or found < JACK:
        return None
    kickers = list(values)
    for _ in range(2):
        kickers.remove(group if group in kickers else WILD)
    return [found] + high_card(kickers)


RANKS = {"high-card": high_card, "pair": pair}
value_as = RANKS[sys.argv[1]]

for line in sys.stdin:
    hands = line.split("|")
    found = [value_as(values_of(hand)) for hand in hands]
    best = max((value for value in found if value), default=0)
    winners = []
    for player, value in enumerate(found, 1):
        if value == best:
            winners.append(str(player))
    print(" ".join(winners), flush=True)
