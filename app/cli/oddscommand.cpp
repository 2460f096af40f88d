// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/longcount.h"
#include "app/cli/oddsreport.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"
#include "app/tables/oddsquestion.h"
#include "app/tables/tablefile.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <limits>
#include <unistd.h>

namespace showdown::cli {

namespace {

struct OddsCommandText
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommandText)
};

/// The request of `odds`.
struct OddsRequest
{
    NamedRules rules;
    Situation situation;      ///< of those who play; without an error
    std::vector<int> numbers; ///< of those who play, from 1
    int seats = 0;            ///< players, with those who do not play
    QStringList names;        ///< of all players, from a file
    Category target = Category::straight;
    std::uint64_t seed = 1;
    bool progress = false;
    Format format = Format::text;
};

/// Reads everything but the cards. The requested rules apply on top of `start`.
OddsRequest requestOf(const Arguments& arguments, const NamedRules& start)
{
    OddsRequest request;
    request.rules = readRules(arguments, start);
    if (request.rules.rules.deck != DeckKind::one)
        throw badUsage(OddsCommandText::tr("deck=free cannot be used: odds are those of one deck"));
    request.target = readRank(arguments, "to", request.rules.rules).value_or(request.target);
    request.seed =
        readNumber(arguments, "seed", request.seed, 0, std::numeric_limits<std::uint64_t>::max());
    request.format = readFormat(arguments, textOrJson, request.format);
    request.progress = arguments.has("progress");
    return request;
}

std::vector<std::string> holeTexts(const Arguments& arguments)
{
    std::vector<std::string> texts;
    for (const Option& option : arguments.options) {
        if (option.name == "hole")
            texts.push_back(option.value);
    }
    return texts;
}

/// Nothing at all: a player who does not play.
bool isAbsent(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

/// Cards, of which some may be unknown.
bool areCards(const std::string& text)
{
    return std::holds_alternative<std::vector<Card>>(parseCards(text))
           || std::holds_alternative<HoleCards>(parseHole(text));
}

constexpr qsizetype longestSuggestion = 300;

/// The words that follow an option and are single cards belong to it: a shell took them apart.
/// `--hole "As Ks" --board "7d 5c Kh"`; nothing if there is another word, or too much to show.
QString quotedOptions(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 3> ofCards{"hole", "board", "dead"};
    QStringList options;
    std::size_t used = 0;
    for (std::size_t i = 0; i < arguments.options.size(); ++i) {
        const Option& option = arguments.options[i];
        if (std::ranges::find(ofCards, option.name) == ofCards.end())
            continue;
        std::vector<std::string> cards{option.value};
        for (; used < arguments.operands.size() && arguments.optionsBefore[used] == i + 1; ++used)
            cards.push_back(arguments.operands[used]);
        if (cards.size() > 1 ? !areSingleCards(cards) : !areCards(option.value))
            return {};
        options += QStringLiteral("--") + QString::fromStdString(option.name) + QLatin1Char(' ')
                   + quotedHand(cards);
    }
    const QString line = options.join(QLatin1Char(' '));
    const bool isWhole = used == arguments.operands.size() && line.size() <= longestSuggestion;
    return isWhole ? line : QString();
}

/// Words that belong to no option: the failure to throw.
Failure unexpectedCards(const Arguments& arguments)
{
    const QString options = quotedOptions(arguments);
    if (!options.isEmpty())
        return badUsage(
            OddsCommandText::tr("Quote the cards: %1", "%1: options to type").arg(options));
    return badUsage(
        OddsCommandText::tr("unexpected %1; --hole names the cards of a player")
            .arg(narration::quoted(QString::fromStdString(arguments.operands.front()))));
}

/// The number of players, including all whose cards are given.
std::size_t readPlayerCount(const Arguments& arguments, std::size_t hands)
{
    refuseOtherFiles(arguments.operands);
    if (!arguments.operands.empty())
        throw unexpectedCards(arguments);
    if (hands > Situation::maximumPlayers)
        throw badUsage(OddsCommandText::tr("%n hands given; at most three are possible", "",
                                           static_cast<int>(hands)));
    const std::uint64_t count = readNumber(arguments, "players", std::max(hands, std::size_t{1}), 1,
                                           Situation::maximumPlayers);
    if (count < hands)
        throw badUsage(
            OddsCommandText::tr("--players %1 is too few; hands given: %2", "%1, %2: numbers")
                .arg(count)
                .arg(hands));
    return static_cast<std::size_t>(count);
}

/// Fails if a rank is hoped for and others are there.
void refuseTarget(const Arguments& arguments, std::size_t players)
{
    if (players > 1 && arguments.has("to"))
        throw badUsage(
            OddsCommandText::tr("--to is for a player alone; against others cards count that win"));
}

/// The players who play, by number: all but those with an empty text. Fails if no player's cards
/// are given.
std::vector<int> readNumbers(const Arguments& arguments, const std::vector<std::string>& texts,
                             std::size_t seats)
{
    if (std::ranges::all_of(texts, isAbsent))
        throw badUsage(OddsCommandText::tr("no hand given; --hole names the cards of a player"));
    std::vector<int> numbers;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (seat >= texts.size() || !isAbsent(texts[seat]))
            numbers.push_back(static_cast<int>(seat) + 1);
    }
    refuseTarget(arguments, numbers.size());
    return numbers;
}

std::vector<Card> readArea(const Arguments& arguments, std::string_view name, SeenArea area)
{
    const std::string* text = arguments.value(name);
    if (!text)
        return {};
    const std::variant<std::vector<Card>, NotationError> cards = parseCards(*text);
    if (const auto* error = std::get_if<NotationError>(&cards))
        throw badInput(narration::errorText(*error, area));
    return std::get<std::vector<Card>>(cards);
}

/// The hole cards of a player, whose number counts from 1; unknown ones if no text gives them.
HoleCards readHole(const std::vector<std::string>& texts, int number)
{
    if (number > static_cast<int>(texts.size()))
        return {};
    const std::variant<HoleCards, NotationError> hole =
        parseHole(texts[static_cast<std::size_t>(number - 1)]);
    if (const auto* error = std::get_if<NotationError>(&hole))
        throw badInput(narration::errorText(*error, SeenArea::hole, number - 1));
    return std::get<HoleCards>(hole);
}

/// Fails if the situation cannot be; players are called by their numbers.
void refuseError(const OddsRequest& request)
{
    std::optional<SituationError> error = findError(request.situation);
    if (!error)
        return;
    for (SeenPlace* place : {&error->first, &error->second})
        place->player = request.numbers[static_cast<std::size_t>(place->player)] - 1;
    throw badInput(narration::errorText(*error));
}

/// What the situation of a file lacks before its odds can be counted.
QString lackText(const tables::OddsLack& lack, const QStringList& names)
{
    SituationError error;
    switch (lack.gap) {
    case tables::OddsGap::holeUnfinished:
        return narration::fill(
            OddsCommandText::tr("%1: one of two cards is missing", "%1: 'Player 2'"),
            {narration::playerName(lack.player + 1, names)});
    case tables::OddsGap::noPlayer:
        error.fault = SituationFault::noPlayer;
        return narration::errorText(error);
    case tables::OddsGap::boardUnfinished:
        return lack.street == Street::flop
                   ? OddsCommandText::tr("the flop lacks %n card(s)", "", lack.cards)
                   : OddsCommandText::tr("the turn is missing", "a card of the board");
    case tables::OddsGap::deckTooSmall:
        error.fault = SituationFault::deckTooSmall;
        error.count = lack.cards;
        return narration::errorText(error);
    }
    return {};
}

/// The request for the situation of a file, whose rules the options change.
OddsRequest readFileRequest(const Arguments& arguments, const tables::TableFile& file)
{
    const QString name = narration::quotedPath(QString::fromStdString(arguments.operands.front()));
    const tables::CardTable* odds = file.part(tables::oddsKey);
    if (!odds)
        throw badInput(narration::fill(
            OddsCommandText::tr("%1 has no situation for odds in it, only hands", "%1: a file"),
            {name}));
    OddsRequest request = requestOf(arguments, odds->rules);
    tables::CardTable table = *odds;
    table.rules = request.rules;
    const auto question = tables::questionOf(table);
    if (const auto* lack = std::get_if<tables::OddsLack>(&question))
        throw badInput(narration::fill(QStringLiteral("%1: %2"),
                                       {name, lackText(*lack, tables::names(table))}));
    const auto& asked = std::get<tables::OddsQuestion>(question);
    refuseTarget(arguments, asked.players.size());
    request.situation = asked.situation;
    for (const int player : asked.players)
        request.numbers.push_back(player + 1);
    request.seats = table.playerCount;
    request.names = tables::names(table);
    return request;
}

/// Fails if cards are given as options beside a file.
void refuseCardOptions(const Arguments& arguments)
{
    for (const char* name : {"hole", "board", "dead", "players"}) {
        if (arguments.has(name))
            throw badUsage(narration::fill(
                OddsCommandText::tr("the cards come from the file; leave out --%1", "%1: 'hole'"),
                {QString::fromLatin1(name)}));
    }
}

/// The request that the arguments make. Options are read before cards, so that the first mistake
/// reported is one of usage.
OddsRequest readOddsRequest(const Arguments& arguments)
{
    OddsRequest request = requestOf(arguments, {Preset::standard, rulesOf(Preset::standard)});
    if (std::ranges::any_of(arguments.operands, isTableFile))
        refuseCardOptions(arguments);
    if (const std::optional<tables::TableFile> file = readFileOperand(arguments))
        return readFileRequest(arguments, *file);
    const std::vector<std::string> texts = holeTexts(arguments);
    const std::size_t seats = readPlayerCount(arguments, texts.size());
    request.seats = static_cast<int>(seats);
    request.numbers = readNumbers(arguments, texts, seats);

    Situation& situation = request.situation;
    situation.rules = request.rules.rules;
    for (const int number : request.numbers)
        situation.players.push_back(readHole(texts, number));
    situation.board = readArea(arguments, "board", SeenArea::board);
    situation.dead = readArea(arguments, "dead", SeenArea::dead);
    refuseError(request);
    return request;
}

/// The least time of sampling, even after Ctrl+C.
constexpr std::chrono::milliseconds leastSampling(50);

EquityResult counted(const OddsRequest& request)
{
    EquityOptions options;
    options.seed = request.seed;
    const bool isTerminal = isatty(STDERR_FILENO) == 1;
    const ProgressWish wish = request.progress ? ProgressWish::always
                              : isTerminal     ? ProgressWish::ifLong
                                               : ProgressWish::never;
    using Clock = ProgressLine::Clock;
    const Clock::time_point start = Clock::now();
    EquityResult result;
    {
        ProgressLine line(std::cerr, isTerminal, wish, start);
        const Interrupt interrupt;
        result = equityOf(request.situation, options, interrupt.token(),
                          [&line](const EquityResult& soFar) { line.show(soFar, Clock::now()); });
    }
    // a part of all deals is no fair one, and a sample that had just begun is too small, or nothing
    if (result.isCancelled
        && (result.isExact || result.counted == 0 || Clock::now() - start < leastSampling)) {
        result = sampleFor(leastSampling, request.situation, options);
        result.isCancelled = true;
    }
    return result;
}

} // namespace

void runOdds(const Arguments& arguments, std::ostream& out)
{
    const OddsRequest request = readOddsRequest(arguments);
    OddsReport report = oddsReport(request.situation, request.rules, request.target,
                                   counted(request), request.numbers, request.seats);
    report.names = request.names;
    writeReport(out, report, request.format);
}

} // namespace showdown::cli
