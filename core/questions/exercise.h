// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"
#include "core/compare/partname.h"
#include "core/compare/showdown.h"
#include "core/odds/situation.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/trace/question.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace showdown {

// What a learner can be asked about hands or a situation, which answers are possible, whether an
// answer is right, and which fact decides. The right answer is never stored: the engine works it
// out.

/// Five places of a hand, each of which may be open.
using OpenHand = std::array<std::optional<Card>, Hand::fullSize>;

/// The goal for built hands. Parts left out do not matter.
struct BuildGoal
{
    std::vector<int> winners;                     ///< from 1, ascending
    std::optional<PartName> decides;              ///< settles first place, against the best other
    bool ties = false;                            ///< nothing decides: first place is shared
    std::array<std::optional<Category>, 3> ranks; ///< of each player's hand
    /// The first values of each hand, where its rank is given: 10 and 3 for tens over threes.
    std::array<std::vector<Rank>, 3> values;

    bool operator==(const BuildGoal&) const = default;
};

// What may be answered.

/// All hands with their open places filled.
using BuiltHands = std::vector<OpenHand>;
/// Who wins, from 1, ascending.
struct Winners
{
    std::vector<int> players;
    bool operator==(const Winners&) const = default;
};
/// The parts in order.
using PartOrder = std::vector<PartName>;
/// The values of the wilds, in any order.
struct WildRanks
{
    std::vector<Rank> ranks;
    bool operator==(const WildRanks&) const = default;
};
/// One of the hands, by its player, from 1.
struct ChosenHand
{
    int player = 0;
    bool operator==(const ChosenHand&) const = default;
};
/// The cards that were marked.
struct MarkedCards
{
    std::vector<Card> cards;
    bool operator==(const MarkedCards&) const = default;
};

/// What the code does next: a function, a line of it from 1, or what a question in it answers.
struct NextStep
{
    std::variant<std::string, int, Answer> what;
    bool operator==(const NextStep&) const = default;
};

/// The table that shows a printed mistake, and the line of the listing that makes it, from 1.
struct FoundBug
{
    int table = 0;
    int line = 0;
    bool operator==(const FoundBug&) const = default;
};

// Each kind of question with the type of its answers. Players count from 1, as people count them; a
// CardPlace counts hands and dealt cards from 0.

/// Fill the open places.
struct BuildHands
{
    using Answer = BuiltHands;

    BuildGoal goal;

    bool operator==(const BuildHands&) const = default;
};

/// Who wins? Several if they tie.
struct ChooseWinner
{
    using Answer = Winners;

    bool operator==(const ChooseWinner&) const = default;
};

/// With which card does the better of two hands win? Every card of either hand with the value
/// compared in the deciding part is right. If the rank decides, every card that makes the better
/// hand's rank is right; if the wilds decide, every wild is.
struct ChooseDecidingCard
{
    using Answer = CardPlace;

    bool operator==(const ChooseDecidingCard&) const = default;
};

/// In which order are two hands compared, part by part? Equal ranks do not count as a part.
struct OrderParts
{
    using Answer = PartOrder;

    bool operator==(const OrderParts&) const = default;
};

/// What do the wilds of a hand become?
struct NameWilds
{
    using Answer = WildRanks;

    int player = 1;

    bool operator==(const NameWilds&) const = default;
};

/// Of which rank is a hand? Always its best one; a lens does not matter.
struct NameRank
{
    using Answer = Category;

    int player = 1;

    bool operator==(const NameRank&) const = default;
};

/// What is a hand called? Always by its best rank; a lens does not matter.
struct ChooseName
{
    using Answer = HandValue;

    int player = 1;
    std::vector<HandValue> names; ///< four, one of which is right

    bool operator==(const ChooseName&) const = default;
};

/// Which hand is of this rank? One is. Always by best rank; a lens does not matter.
struct ChooseHand
{
    using Answer = ChosenHand;

    Category rank = Category::highCard;

    bool operator==(const ChooseHand&) const = default;
};

/// Which cards are outs of the player? Alone on flop or turn: those that make the rank hoped for,
/// or a straight if none is named. With opponents: those with which the player is ahead alone on
/// the flop, or wins alone on the turn.
struct MarkOuts
{
    using Answer = MarkedCards;

    int player = 1;

    bool operator==(const MarkOuts&) const = default;
};

/// A number to be found by counting or looking.
struct GiveNumber
{
    using Answer = double;

    enum class Of : std::uint8_t {
        cardValue, ///< of `card`, 2 to 14
        outs,      ///< of the player, every joker counted
        unseen,    ///< cards not seen
        percent,   ///< of the outs among the unseen cards
        against,   ///< x of "x : 1" against an out with the next card
        equity,    ///< of the player, in percent
        wilds,     ///< in the player's hand
        partValue, ///< of `part` in the player's hand: the value that is compared
        variable,  ///< of `function` at the last step of its call number `call`; an outcome is 1, 0
                   ///< or -1, as listings show it
    };

    Of of = Of::cardValue;
    int player = 1;
    std::optional<Card> card = std::nullopt;
    std::optional<PartName> part = std::nullopt;
    std::string function = {};
    int call = 1; ///< from 1, in the run of all hands
    std::string variable = {};
    double within = 0; ///< how far off an answer may be

    bool operator==(const GiveNumber&) const = default;
};

/// What happens next in the run of all hands?
struct FindNextStep
{
    using Answer = NextStep;

    enum class Of : std::uint8_t {
        function, ///< which is the next to be called
        line,     ///< of this function: which of its lines runs next
        answer,   ///< to the question that questionAt() asks about this step
    };

    Of of = Of::line;
    int step = 0; ///< from 0: has run or, where its answer is asked, has not run yet
    Level level = Level::questions; ///< at which its answer is asked

    bool operator==(const FindNextStep&) const = default;
};

/// A listing was printed with a mistake. Which of three tables does it answer otherwise than the
/// repaired code, and which line does it? See bughunt.h.
struct FindBug
{
    using Answer = FoundBug;

    int mistake = 0;      ///< 3 for E3
    std::string function; ///< of several functions of this name the one that the mistake changes
    std::vector<std::vector<OpenHand>>
        tables; ///< of two hands each: most mistakes need two to show

    bool operator==(const FindBug&) const = default;
};

using ExerciseKind =
    std::variant<BuildHands, ChooseWinner, ChooseDecidingCard, OrderParts, NameWilds, NameRank,
                 ChooseName, ChooseHand, MarkOuts, GiveNumber, FindBug, FindNextStep>;

/// Something to ask.
struct Exercise
{
    HouseRules rules;
    std::optional<Category> lens;
    std::vector<OpenHand> hands;        ///< one to three; none where there is a situation or tables
    std::optional<Situation> situation; ///< its rules are `rules`
    std::optional<Category> hope;       ///< of a player alone: the rank hoped for or a better one
    ExerciseKind kind = ChooseWinner{};

    bool operator==(const Exercise&) const = default;
};

/// For a variant of kinds the variant of their answers.
template <typename Kinds>
struct AnswersTo;
template <typename... Kinds>
struct AnswersTo<std::variant<Kinds...>>
{
    using Type = std::variant<typename Kinds::Answer...>;
};

/// An answer to some kind of question.
using ExerciseAnswer = AnswersTo<ExerciseKind>::Type;

/// Why an exercise cannot be asked; for its author to fix.
enum class ExerciseFault : std::uint8_t {
    noHands,        ///< not the hands, or not the situation, that the kind asks about; or both
    handUnfinished, ///< a hand has open places, though nothing is built
    nothingOpen,    ///< nothing is left to build
    wrongHandCount, ///< more or fewer hands than the kind needs
    noSuchPlayer,
    noWild,         ///< the hand holds no wild
    nothingDecides, ///< the hands tie, so that no card decides; or none is of the lens
    noOuts,         ///< the situation has none to mark or count
    noSuchPart,     ///< the hand has no such part; or there are fewer than two to put in order
    noCard,         ///< no card, or a wild, whose value is asked for
    noSuchVariable, ///< no such function, call or variable, or no number; no such step, or none
                    ///< follows that can be asked about
    unknownLens,    ///< the rules do not know the rank
    cardTwice,      ///< one deck holds a card once
    badSituation,
    noGoal,      ///< nothing is said of what is to be built
    notOneName,  ///< not four different names, one of which is right
    notOneHand,  ///< no hand is of the rank, or several are
    noMistake,   ///< no such printed mistake, under these rules, or no such function with a line of
                 ///< it that runs where the mistake shows
    notOneTable, ///< no table shows the mistake, or several do
    notThreeTables, ///< of two hands each, and no other hands
};

/// The fault of an exercise; nothing if it can be asked.
std::optional<ExerciseFault> findFault(const Exercise& exercise);

/// Why an answer cannot be judged, right or wrong.
enum class AnswerFault : std::uint8_t {
    otherKind,  ///< an answer to another question
    unfinished, ///< places are open, or fewer are named than are asked for
    cardTwice,  ///< one deck holds it once
    changed,    ///< a given card was changed
    noSuchLine, ///< the listing has no such line, or there is no such table
};

/// The part of a goal that the built hands miss first.
struct MissedGoal
{
    enum class What : std::uint8_t { rank, values, winners, decides, tie };

    What what = What::rank;
    int player = 0; ///< whose rank, or whose values, differ, from 1; else 0

    bool operator==(const MissedGoal&) const = default;
};

/// An answer judged.
struct Judgement
{
    bool isRight = false;
    std::optional<AnswerFault> fault; ///< the answer cannot be judged: it is not counted

    /// The hands as answered, or those of the table named, compared: the source of the reason given.
    /// Empty if the exercise is about a situation or the answer cannot be judged.
    Showdown showdown;
    /// The part that settles first place; nothing where it is shared or one hand is alone.
    std::optional<PartName> decides;
    /// Of a wrong order of parts: the first part that is not where it belongs.
    std::optional<PartName> misplaced;
    std::optional<MissedGoal> missed; ///< of built hands
    /// For a wrong rank, name or hand: the first rank, from the top, about which the answer is
    /// wrong: the one named, or the real one if that is higher.
    std::optional<Category> contradicts;
    /// Outs that were not marked, and marked cards that are none.
    std::vector<Card> missing;
    std::vector<Card> wrong;
    /// Named values that no wild has, each as often as it is surplus.
    std::vector<Rank> wrongRanks;
    /// The number that is right, where one is asked for.
    std::optional<double> number;
    /// Which parts of a FoundBug are wrong.
    bool isTableWrong = false;
    bool isLineWrong = false;
};

/// Judges an answer to an exercise without a fault.
Judgement judge(const Exercise& exercise, const ExerciseAnswer& answer);

/// One right answer; nothing for hands to be built.
std::optional<ExerciseAnswer> rightAnswer(const Exercise& exercise);

/// The places that are open, in reading order.
std::vector<CardPlace> openPlaces(const Exercise& exercise);

} // namespace showdown
