// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/ruleoutcometext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/rulewords.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"
#include "core/rules/alsowild.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>

namespace showdown::narration {

namespace {

struct RuleNote
{
    Q_DECLARE_TR_FUNCTIONS(RuleNote)
};

/// The message of a note.
enum class Message : std::uint8_t {
    wins,              ///< %1: who
    winsBecause,       ///< %1: who, %2: 'pair of tens beats high card'
    winsWithFewer,     ///< wilds; %1: who
    twoTie,            ///< two of three; %1, %2: who
    everyoneTies,      ///< three, or two who are alone
    noneFits,          ///< the lens
    anotherPlace,      ///< the winners stay, as for the three that follow; %1: who, %2: '2nd'
    noLongerFits,      ///< the lens; %1: who
    drops,             ///< to a lower hand; %1: who, %2: 'a flush'
    rises,             ///< to a higher hand; %1: who, %2: 'a flush'
    anotherPlaceInTie, ///< these four again where the winners tie
    noLongerFitsInTie,
    dropsInTie,
    risesInTie,
    onlyHandIsOther ///< %1: who, %2: 'a flush'
};

/// The wording of the change; the value is the last argument where there is one.
enum class Change : std::uint8_t { on, off, value };

constexpr int changes = 3;

using Forms = std::array<SourceText, changes>; // in the order of Change

constexpr std::array<Forms, 15> notes{{
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, %1 would win.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, %1 would win.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %2, %1 would win.", "%2: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, %1 would win: %2.",
                         "of a house rule; %2: 'pair of tens beats high card', '3 beats 2'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, %1 would win: %2.",
                         "of a house rule; %2: 'pair of tens beats high card', '3 beats 2'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3, %1 would win: %2.",
                         "%2: 'pair of tens beats high card', '3 beats 2'; %3: 'twos'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, %1 would win with fewer wilds.",
                         "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, %1 would win with fewer wilds.",
                         "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %2, %1 would win with fewer wilds.",
                         "%2: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, %1 and %2 would tie.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, %1 and %2 would tie.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3, %1 and %2 would tie.",
                         "%1, %2: players; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, everyone would tie.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, everyone would tie.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %1, everyone would tie.",
                         "%1: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, no hand would fit.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, no hand would fit.", "of a house rule"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %1, no hand would fit.",
                         "%1: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1 would be %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: '3rd'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1 would be %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: '3rd'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3: same winner; %1 would be %2.",
                         "%1: 'Player 2'; %2: '3rd'; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1's hand would not fit.",
                         "if a house rule were changed; %1: 'Player 2'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1's hand would not fit.",
                         "if a house rule were changed; %1: 'Player 2'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %2: same winner; %1's hand would not fit.",
                         "%1: 'Player 2'; %2: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1 drops to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1 drops to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3: same winner; %1 drops to %2.",
                         "%1: 'Player 2'; %2: 'a flush'; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1 rises to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same winner; %1 rises to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3: same winner; %1 rises to %2.",
                         "%1: 'Player 2'; %2: 'a flush'; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1 would be %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: '3rd'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1 would be %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: '3rd'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3: same tie; %1 would be %2.",
                         "%1: 'Player 2'; %2: '3rd'; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1's hand would not fit.",
                         "if a house rule were changed; %1: 'Player 2'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1's hand would not fit.",
                         "if a house rule were changed; %1: 'Player 2'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %2: same tie; %1's hand would not fit.",
                         "%1: 'Player 2'; %2: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1 drops to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1 drops to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3: same tie; %1 drops to %2.",
                         "%1: 'Player 2'; %2: 'a flush'; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1 rises to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "Same tie; %1 rises to %2.",
                         "if a house rule were changed; %1: 'Player 2'; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3: same tie; %1 rises to %2.",
                         "%1: 'Player 2'; %2: 'a flush'; %3: 'twos', 'one-eyed jacks'")}},
    {{QT_TRANSLATE_NOOP3("RuleNote", "With this on, %1 would have %2.",
                         "of a house rule; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With this off, %1 would have %2.",
                         "of a house rule; %2: 'a flush'"),
      QT_TRANSLATE_NOOP3("RuleNote", "With %3, %1 would have %2.",
                         "%2: 'a flush'; %3: 'twos', 'one-eyed jacks'")}},
}};

/// The message of an outcome's note, and its arguments.
struct Note
{
    Message message = Message::wins;
    QStringList arguments;
};

const PlayerResult& resultOf(const Showdown& showdown, int number)
{
    return showdown.players[static_cast<std::size_t>(number - 1)];
}

/// "pair of tens beats high card", "3 beats 2".
QString reasonOf(const Comparison& comparison, const HandValue& winner)
{
    const bool isOfRank = comparison.comparator == Comparator::getWinningPlayer;
    if (isOfRank && winner.category() == Category::pair)
        return fill(RuleNote::tr("pair of %1 beats high card", "%1: 'tens'"),
                    {rankPlural(winner[0])});
    return decision(comparison);
}

Note winnerNote(const Showdown& after, int winner, const QStringList& names)
{
    const QString name = playerName(winner, names);
    const Comparison* const comparison = decidingComparison(after, winner);
    const ComparisonPart* const part = comparison ? comparison->decidingPart() : nullptr;
    if (!part)
        return {Message::wins, {name}};
    if (part->kind == PartKind::wilds)
        return {Message::winsWithFewer, {name}};
    return {Message::winsBecause,
            {name, reasonOf(*comparison, resultOf(after, winner).result->value)}};
}

Note winnersNote(const Showdown& after, const QStringList& names)
{
    if (after.winners.empty())
        return {Message::noneFits, {}};
    if (after.winners.size() == 1)
        return winnerNote(after, after.winners.front(), names);
    const auto plays = std::ranges::count_if(after.players, &PlayerResult::plays);
    if (static_cast<std::ptrdiff_t>(after.winners.size()) == plays)
        return {Message::everyoneTies, {}};
    return {Message::twoTie,
            {playerName(after.winners[0], names), playerName(after.winners[1], names)}};
}

Note placeNote(const Showdown& after, int player, const QStringList& names)
{
    const QString name = playerName(player, names);
    if (!resultOf(after, player).place)
        return {Message::noLongerFits, {name}};
    return {Message::anotherPlace, {name, placeMark(after, player)}};
}

Note handNote(const Showdown& before, const Showdown& after, int player, const QStringList& names)
{
    const HandValue& value = resultOf(after, player).result->value;
    const HandValue& earlier = resultOf(before, player).result->value;
    const bool isSameRank = value.category() == earlier.category();
    const auto complete = std::ranges::count_if(
        after.players, [](const PlayerResult& each) { return each.place.has_value(); });
    return {complete == 1     ? Message::onlyHandIsOther
            : value < earlier ? Message::drops
                              : Message::rises,
            {playerName(player, names),
             handPhrase(value, isSameRank ? HandDetail::all : HandDetail::rank)}};
}

/// The message for winners who stay and tie.
Message inTie(Message message)
{
    const bool hasOne = message >= Message::anotherPlace && message <= Message::rises;
    const int further =
        static_cast<int>(Message::anotherPlaceInTie) - static_cast<int>(Message::anotherPlace);
    return hasOne ? static_cast<Message>(static_cast<int>(message) + further) : message;
}

Note noteOf(const Showdown& before, const RuleOutcome& outcome, const QStringList& names)
{
    const Showdown& after = outcome.result;
    switch (outcome.change) {
    case ResultChange::winners:
        return winnersNote(after, names);
    case ResultChange::places:
        return placeNote(after, firstChanged(before, after).value_or(1), names);
    case ResultChange::hand:
        return handNote(before, after, firstChanged(before, after).value_or(1), names);
    case ResultChange::none:
        break;
    }
    return {};
}

/// Whether the changed rule is on or off, or has a value.
Change kindOfChange(const RuleOutcome& outcome)
{
    const RuleMember member = memberOf(outcome.rule);
    if (const auto* const flag = std::get_if<bool HouseRules::*>(&member))
        return outcome.rules.**flag ? Change::on : Change::off;
    // each of the two scopes stands beside its own note
    return std::holds_alternative<WildScope HouseRules::*>(member) ? Change::on : Change::value;
}

/// "twos", "the king of hearts": the text after "with".
QString changedValue(const RuleOutcome& outcome)
{
    if (outcome.rule == Rule::pairFloor)
        return rankPluralAfterWith(outcome.rules.pairFloor);
    const std::optional<AlsoWild> wild = alsoWild(outcome.rules);
    if (wild == AlsoWild::none)
        return RuleNote::tr("no natural wilds", "after 'With', as a value of a house rule");
    if (wild == AlsoWild::oneEyedJacks)
        return RuleNote::tr("one-eyed jacks", "after 'With', as a value of a house rule");
    if (wild == AlsoWild::kingOfHearts)
        return RuleNote::tr("the king of hearts", "after 'With', as a value of a house rule");
    return alsoWildText(outcome.rules);
}

} // namespace

QString ruleNote(const Showdown& before, const RuleOutcome& outcome, const QStringList& names)
{
    if (outcome.change == ResultChange::none)
        return {};
    Note note = noteOf(before, outcome, names);
    if (before.winners.size() > 1)
        note.message = inTie(note.message);
    const Change change = kindOfChange(outcome);
    if (change == Change::value)
        note.arguments << changedValue(outcome);
    return fill(
        notes[static_cast<std::size_t>(note.message)][static_cast<std::size_t>(change)].translated(
            "RuleNote"),
        note.arguments);
}

} // namespace showdown::narration
