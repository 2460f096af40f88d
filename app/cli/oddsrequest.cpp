// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/oddsrequest.h"

#include "app/cli/rulesoptions.h"
#include "app/narration/errortext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace showdown::cli {

namespace {

struct OddsRequestText
{
    Q_DECLARE_TR_FUNCTIONS(OddsRequestText)
};

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

Failure badInput(const QString& message)
{
    return {ExitCode::badInput, message};
}

/// Everything but the cards.
Result<OddsRequest> readWishes(const Arguments& arguments)
{
    OddsRequest request;
    const Result<NamedRules> rules = readRules(arguments, Preset::standard);
    if (const auto* failure = std::get_if<Failure>(&rules))
        return *failure;
    request.rules = std::get<NamedRules>(rules);
    const Result<std::optional<Category>> target = readRank(arguments, "to", request.rules.rules);
    if (const auto* failure = std::get_if<Failure>(&target))
        return *failure;
    request.target = std::get<0>(target).value_or(request.target);
    const Result<std::uint64_t> seed =
        readNumber(arguments, "seed", request.seed, 0, std::numeric_limits<std::uint64_t>::max());
    if (const auto* failure = std::get_if<Failure>(&seed))
        return *failure;
    request.seed = std::get<std::uint64_t>(seed);
    const Result<Format> format = readFormat(arguments, request.format);
    if (const auto* failure = std::get_if<Failure>(&format))
        return *failure;
    request.format = std::get<Format>(format);
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
Result<std::size_t> readPlayerCount(const Arguments& arguments, std::size_t hands)
{
    if (!arguments.operands.empty())
        return badUsage(
            OddsRequestText::tr("unexpected %1; --hole names the cards of a player")
                .arg(narration::quoted(QString::fromStdString(arguments.operands.front()))));
    if (hands == 0)
        return badUsage(OddsRequestText::tr("no hand given; --hole names the cards of a player"));
    if (hands > Situation::maximumPlayers)
        return badUsage(OddsRequestText::tr("%n hands given; at most three are possible", "",
                                            static_cast<int>(hands)));
    const Result<std::uint64_t> players =
        readNumber(arguments, "players", hands, 1, Situation::maximumPlayers);
    if (const auto* failure = std::get_if<Failure>(&players))
        return *failure;
    const std::uint64_t count = std::get<std::uint64_t>(players);
    if (count < hands)
        return badUsage(
            OddsRequestText::tr("--players %1 is too few; hands given: %2", "%1, %2: numbers")
                .arg(count)
                .arg(hands));
    return static_cast<std::size_t>(count);
}

Result<std::vector<Card>> readArea(const Arguments& arguments, std::string_view name, SeenArea area)
{
    const std::string* text = arguments.value(name);
    if (!text)
        return std::vector<Card>();
    const std::variant<std::vector<Card>, NotationError> cards = parseCards(*text);
    if (const auto* error = std::get_if<NotationError>(&cards))
        return badInput(narration::errorText(*error, area));
    return std::get<std::vector<Card>>(cards);
}

} // namespace

Result<OddsRequest> readOddsRequest(const Arguments& arguments)
{
    Result<OddsRequest> result = readWishes(arguments);
    if (std::holds_alternative<Failure>(result))
        return result;
    const std::vector<std::string> texts = holeTexts(arguments);
    const Result<std::size_t> players = readPlayerCount(arguments, texts.size());
    if (const auto* failure = std::get_if<Failure>(&players))
        return *failure;

    auto& request = std::get<OddsRequest>(result);
    Situation& situation = request.situation;
    situation.rules = request.rules.rules;
    for (const std::string& text : texts) {
        const std::variant<HoleCards, NotationError> hole = parseHole(text);
        if (const auto* error = std::get_if<NotationError>(&hole))
            return badInput(narration::errorText(*error, SeenArea::hole,
                                                 static_cast<int>(situation.players.size())));
        situation.players.push_back(std::get<HoleCards>(hole));
    }
    situation.players.resize(std::get<std::size_t>(players));
    Result<std::vector<Card>> board = readArea(arguments, "board", SeenArea::board);
    if (const auto* failure = std::get_if<Failure>(&board))
        return *failure;
    situation.board = std::get<0>(std::move(board));
    Result<std::vector<Card>> dead = readArea(arguments, "dead", SeenArea::dead);
    if (const auto* failure = std::get_if<Failure>(&dead))
        return *failure;
    situation.dead = std::get<0>(std::move(dead));
    if (const std::optional<SituationError> error = findError(situation))
        return badInput(narration::errorText(*error));
    return result;
}

} // namespace showdown::cli
