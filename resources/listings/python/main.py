# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def answer(line: str, lens: Optional[str] = None) -> str:
    """The winners among several hands, the rank of a single one."""
    rank, colon, cards = line.rpartition(":")
    lens = readRank(rank.strip()) if colon else lens
    hands = {player: readHand(text) for player, text in enumerate(cards.split("|"), 1)}
    if len(hands) > 3:
        raise BadInput("there are more than three hands")
    if lens:
        places = PlacePlayersThroughLens(hands, lens, {})
    elif len(hands) > 1:
        places = PlacePlayers(hands, {})
    else:
        return GetPokerHand(hands[1])
    return " ".join(str(player) for player, place in places.items() if place == 1)


def readLens(arguments: list[str]) -> Optional[str]:
    if not arguments:
        return None
    if len(arguments) != 2 or arguments[0] != "--lens":
        raise BadInput("the only option is --lens RANK")
    return readRank(arguments[1])


def main() -> None:
    try:
        lens = readLens(sys.argv[1:])
        for line in sys.stdin:
            print(answer(line, lens), flush=True)
    except BadInput as error:
        print(error, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
