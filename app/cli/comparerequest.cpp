// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparerequest.h"

#include "app/cli/rulesoptions.h"
#include "app/narration/errortext.h"
#include "core/cards/deck.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct CompareCommandText
{
    Q_DECLARE_TR_FUNCTIONS(CompareCommandText)
};

constexpr std::size_t mostHands = 3;

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

Failure badInput(const QString& message)
{
    return {ExitCode::badInput, message};
}

} // namespace

Result<CompareRequest> readCompareRequest(const Arguments& arguments)
{
    const Result<NamedRules> rules = readRules(arguments);
    if (const auto* failure = std::get_if<Failure>(&rules))
        return *failure;
    const Result<std::optional<Category>> lens = readLens(arguments, std::get<0>(rules).rules);
    if (const auto* failure = std::get_if<Failure>(&lens))
        return *failure;
    const Result<Format> format = readFormat(arguments, Format::text);
    if (const auto* failure = std::get_if<Failure>(&format))
        return *failure;
    if (arguments.operands.empty())
        return badUsage(CompareCommandText::tr("no hand given; one to three are possible"));
    if (arguments.operands.size() > mostHands)
        return badUsage(CompareCommandText::tr("%n hands given; at most three are possible", "",
                                               static_cast<int>(arguments.operands.size())));
    const Result<std::vector<Hand>> hands = readHands(arguments.operands, std::get<0>(rules).rules);
    if (const auto* failure = std::get_if<Failure>(&hands))
        return *failure;
    return CompareRequest{std::get<0>(rules), std::get<0>(lens), std::get<0>(format),
                          std::get<0>(hands)};
}

Result<std::vector<Hand>> readHands(std::span<const std::string> texts, const HouseRules& rules)
{
    std::vector<Hand> hands;
    for (const std::string& text : texts) {
        const std::variant<Hand, NotationError> hand = parseHand(text);
        if (const auto* error = std::get_if<NotationError>(&hand))
            return badInput(narration::errorText(*error, static_cast<int>(hands.size()) + 1));
        hands.push_back(std::get<Hand>(hand));
    }
    if (rules.deck == DeckKind::one) {
        if (const std::optional<RepeatedCard> repeated = findRepeatedCard(hands))
            return badInput(
                CompareCommandText::tr("%1 (--deck free allows more)", "%1: the mistake")
                    .arg(narration::errorText(*repeated)));
    }
    return hands;
}

} // namespace showdown::cli
