// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/longcount.h"
#include "app/cli/oddsreport.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <iostream>
#include <limits>
#include <unistd.h>

namespace showdown::cli {

namespace {

struct OddsCommandText
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommandText)
};

/// What `odds` is asked for.
struct OddsRequest
{
    NamedRules rules;
    Situation situation; ///< without an error
    Category target = Category::straight;
    std::uint64_t seed = 1;
    bool progress = false;
    Format format = Format::json;
};

/// Everything but the cards.
OddsRequest readWishes(const Arguments& arguments)
{
    OddsRequest request;
    request.rules = readRules(arguments, Preset::standard);
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

/// How many play, each of the hands given among them.
std::size_t readPlayerCount(const Arguments& arguments, std::size_t hands)
{
    if (!arguments.operands.empty())
        throw badUsage(
            OddsCommandText::tr("unexpected %1; --hole names the cards of a player")
                .arg(narration::quoted(QString::fromStdString(arguments.operands.front()))));
    if (hands == 0)
        throw badUsage(OddsCommandText::tr("no hand given; --hole names the cards of a player"));
    if (hands > Situation::maximumPlayers)
        throw badUsage(OddsCommandText::tr("%n hands given; at most three are possible", "",
                                           static_cast<int>(hands)));
    const std::uint64_t count =
        readNumber(arguments, "players", hands, 1, Situation::maximumPlayers);
    if (count < hands)
        throw badUsage(
            OddsCommandText::tr("--players %1 is too few; hands given: %2", "%1, %2: numbers")
                .arg(count)
                .arg(hands));
    return static_cast<std::size_t>(count);
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

/// The request that the arguments make. Options are read before cards, so that the first mistake
/// reported is one of usage.
OddsRequest readOddsRequest(const Arguments& arguments)
{
    OddsRequest request = readWishes(arguments);
    const std::vector<std::string> texts = holeTexts(arguments);
    const std::size_t players = readPlayerCount(arguments, texts.size());

    Situation& situation = request.situation;
    situation.rules = request.rules.rules;
    for (const std::string& text : texts) {
        const std::variant<HoleCards, NotationError> hole = parseHole(text);
        if (const auto* error = std::get_if<NotationError>(&hole))
            throw badInput(narration::errorText(*error, SeenArea::hole,
                                                static_cast<int>(situation.players.size())));
        situation.players.push_back(std::get<HoleCards>(hole));
    }
    situation.players.resize(players);
    situation.board = readArea(arguments, "board", SeenArea::board);
    situation.dead = readArea(arguments, "dead", SeenArea::dead);
    if (const std::optional<SituationError> error = findError(situation))
        throw badInput(narration::errorText(*error));
    return request;
}

EquityResult counted(const OddsRequest& request)
{
    EquityOptions options;
    options.seed = request.seed;
    const bool isTerminal = isatty(STDERR_FILENO) == 1;
    const ProgressWish wish = request.progress ? ProgressWish::always
                              : isTerminal     ? ProgressWish::ifLong
                                               : ProgressWish::never;
    using Clock = ProgressLine::Clock;
    ProgressLine line(std::cerr, isTerminal, wish, Clock::now());
    const Interrupt interrupt;
    return equityOf(request.situation, options, interrupt.token(),
                    [&line](const EquityResult& soFar) { line.show(soFar, Clock::now()); });
}

} // namespace

void runOdds(const Arguments& arguments, std::ostream& out)
{
    const OddsRequest request = readOddsRequest(arguments);
    const OddsReport report =
        oddsReport(request.situation, request.rules, request.target, counted(request));
    writeReport(out, report, request.format);
}

} // namespace showdown::cli
