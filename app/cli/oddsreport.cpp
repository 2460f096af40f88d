// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/oddsreport.h"

#include "app/cli/report.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddstext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"
#include "core/odds/situation.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <array>
#include <bit>
#include <limits>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

struct OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

Json holeJson(const HoleCards& hole)
{
    Json cards = Json::array();
    for (const std::optional<Card> card : hole)
        cards.push_back(card ? toText(*card) : "?");
    return cards;
}

/// An entry for every card, so that there are as many as outs.
Json outsJson(const PlayerOuts& outs)
{
    Json json = Json::array();
    for (const Out& out : outs.outs) {
        for (int copy = 0; copy < out.card.copies; ++copy)
            json.push_back({{"card", toText(out.card.card)}, {"makes", id(out.makes.category())}});
    }
    return json;
}

/// "2.7 : 1", the same in every language.
Json againstJson(const Chance& chance)
{
    const std::optional<std::uint64_t> tenths = chance.againstTenths();
    if (!tenths)
        return nullptr;
    return std::to_string(*tenths / 10) + '.' + std::to_string(*tenths % 10) + " : 1";
}

/// The standard error of a sample. Of an exact count that was stopped none is known: it is no
/// sample.
Json errorJson(const EquityResult& equity, int player)
{
    if (equity.isExact || equity.counted == 0)
        return nullptr;
    return equity.error(player);
}

void addEquity(Json& json, const OddsReport& report, int player)
{
    for (const char* key : {"wins", "ties", "equity"})
        json[key] = nullptr;
    if (!report.isAlone()) {
        json["wins"] = report.equity.wins(player);
        json["ties"] = report.equity.ties(player);
        if (report.equity.counted > 0)
            json["equity"] = report.equity.equity(player);
    }
    if (!report.isExact())
        json["error"] = errorJson(report.equity, player);
}

void addOuts(Json& json, const std::optional<PlayerOuts>& outs)
{
    for (const char* key : {"outs", "outCount", "chance", "against"})
        json[key] = nullptr;
    if (!outs)
        return;
    json["outs"] = outsJson(*outs);
    json["outCount"] = outs->count;
    json["chance"] = outs->nextCard.value();
    json["against"] = againstJson(outs->nextCard);
}

Json oddsPlayerJson(const OddsReport& report, int player)
{
    const auto index = static_cast<std::size_t>(player);
    const OddsPlayer& about = report.players[index];
    Json json;
    json["player"] = player + 1;
    json["hole"] = holeJson(report.situation.players[index]);
    json["hand"] = about.hand ? Json(id(about.hand->category())) : Json(nullptr);
    addEquity(json, report, player);
    addOuts(json, about.outs);
    return json;
}

/// The sets of two or three players, smaller ones first.
constexpr std::array<PlayerSet, 4> sharingSets{0b011, 0b101, 0b110, 0b111};

Json tiesJson(const EquityResult& equity)
{
    Json ties = Json::array();
    for (const PlayerSet set : sharingSets) {
        if (std::bit_width(set) > equity.players)
            continue;
        Json players = Json::array();
        for (int player = 0; player < equity.players; ++player) {
            if ((set >> player & 1U) != 0)
                players.push_back(player + 1);
        }
        ties.push_back({{"players", std::move(players)}, {"boards", equity.byWinners[set]}});
    }
    return ties;
}

Json boardsJson(const EquityResult& equity)
{
    const bool isKnown = equity.deals < std::numeric_limits<std::uint64_t>::max();
    return isKnown ? Json(equity.deals) : Json(nullptr);
}

QString notation(std::span<const Card> cards)
{
    QStringList texts;
    for (const Card card : cards)
        texts += QString::fromStdString(toText(card));
    return texts.join(QLatin1Char(' '));
}

QString notation(const HoleCards& hole)
{
    QStringList texts;
    for (const std::optional<Card> card : hole)
        texts += card ? QString::fromStdString(toText(*card)) : QStringLiteral("?");
    return texts.join(QLatin1Char(' '));
}

/// `6h 6d *`, or with a number where there are several jokers: `6h *×2`.
QString notation(const std::vector<UnseenCard>& cards)
{
    QStringList texts;
    for (const UnseenCard& unseen : cards) {
        const QString card = QString::fromStdString(toText(unseen.card));
        texts += unseen.copies == 1 ? card : QStringLiteral("%1×%2").arg(card).arg(unseen.copies);
    }
    return texts.join(QLatin1Char(' '));
}

QString dealText(const OddsReport& report)
{
    const Situation& situation = report.situation;
    Columns columns;
    columns.add({OddsText::tr("Street", "label: how far the board is dealt"),
                 narration::streetName(situation.street())});
    if (!situation.board.empty())
        columns.add({OddsText::tr("Board", "label: cards"), notation(situation.board)});
    if (!situation.dead.empty())
        columns.add({OddsText::tr("Dead", "label: cards"), notation(situation.dead)});
    columns.add({OddsText::tr("Unseen", "label: how many cards nobody has seen"),
                 narration::countText(static_cast<std::uint64_t>(report.unseen))});
    return columns.text();
}

QStringList equityCells(const OddsReport& report, int player)
{
    if (report.isAlone())
        return {};
    const EquityResult& equity = report.equity;
    if (equity.counted == 0)
        return {QStringLiteral("0"), QStringLiteral("0"), QStringLiteral("–")};
    const Chance share = equity.share(player);
    return {narration::countText(equity.wins(player)), narration::countText(equity.ties(player)),
            narration::percentText(share), narration::oddsText(share)};
}

QString playersText(const OddsReport& report)
{
    Columns columns;
    QStringList heading{QString(), OddsText::tr("Holds", "heading of a column: two cards"),
                        OddsText::tr("Has now", "heading of a column: 'Two pair'")};
    if (!report.isAlone())
        heading += {OddsText::tr("Wins", "heading of a column: boards"),
                    OddsText::tr("Ties", "heading of a column: boards"),
                    OddsText::tr("Equity", "heading of a column: the share of the pot")};
    columns.add(heading);
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player) {
        const auto index = static_cast<std::size_t>(player);
        const std::optional<HandValue>& hand = report.players[index].hand;
        columns.add(
            QStringList{narration::playerName(player + 1),
                        notation(report.situation.players[index]),
                        hand ? narration::categoryName(hand->category()) : QStringLiteral("–")}
            + equityCells(report, player));
    }
    return columns.text();
}

/// Who shares how many boards, a line for each set that does.
QString tiesText(const EquityResult& equity)
{
    QString text;
    for (std::size_t set = 1; set < equity.byWinners.size(); ++set) {
        if (std::popcount(set) < 2 || equity.byWinners[set] == 0)
            continue;
        QStringList players;
        for (int player = 0; player < equity.players; ++player) {
            if ((set >> player & 1U) != 0)
                players += QString::number(player + 1);
        }
        text +=
            narration::fill(
                OddsText::tr("Shared by players %1: %2", "%1: '1, 3'; %2: a number of boards"),
                {players.join(QStringLiteral(", ")), narration::countText(equity.byWinners[set])})
            + QLatin1Char('\n');
    }
    return text;
}

void addChances(Columns& columns, const PlayerOuts& outs)
{
    const QString about = OddsText::tr("about %1 %", "a rule by heart; %1: a number");
    const auto byHeart = [&](int percent) {
        return narration::fill(about, {QString::number(percent)});
    };
    const auto equation = [](const QString& sign, int left, int right) {
        return QString::number(left) + sign + QString::number(right);
    };
    const QString indent = QStringLiteral("  ");
    columns.add({indent + OddsText::tr("Chance", "label: outs divided by unseen cards"),
                 equation(QStringLiteral(" ÷ "), outs.count, outs.unseen),
                 narration::percentText(outs.nextCard)});
    columns.add({indent + OddsText::tr("Odds against", "label: misses to outs"),
                 equation(QStringLiteral(" : "), outs.unseen - outs.count, outs.count),
                 narration::againstText(outs.nextCard)});
    columns.add({indent + OddsText::tr("By heart", "label: the outs twice"),
                 equation(QStringLiteral(" × "), outs.count, 2), byHeart(outs.byHeartNextCard())});
    if (!outs.twoCards)
        return;
    columns.add({indent + OddsText::tr("Chance with two cards", "label: at least one out"),
                 QString(), narration::percentText(*outs.twoCards)});
    columns.add({indent + OddsText::tr("Odds against", "label: misses to outs"), QString(),
                 narration::againstText(*outs.twoCards)});
    columns.add({indent + OddsText::tr("By heart", "label: the outs four times"),
                 equation(QStringLiteral(" × "), outs.count, 4), byHeart(outs.byHeartTwoCards())});
}

QString outsText(const OddsReport& report, int player)
{
    const std::optional<PlayerOuts>& outs = report.players[static_cast<std::size_t>(player)].outs;
    if (!outs)
        return {};
    const QString indent = QStringLiteral("  ");
    QString text = QLatin1Char('\n')
                   + narration::fill(OddsText::tr("%1: %n out(s)", "%1: 'Player 1'", outs->count),
                                     {narration::playerName(player + 1)})
                   + QLatin1Char('\n');
    Columns groups;
    for (const narration::OutGroup& group : narration::outGroups(*outs))
        groups.add({indent + group.makes, QString::number(group.count), notation(group.cards)});
    Columns chances;
    addChances(chances, *outs);
    text += groups.text() + chances.text();
    const std::vector<narration::MissGroup> misses = narration::missGroups(*outs);
    if (misses.empty())
        return text;
    text +=
        indent + OddsText::tr("Cards that improve the hand and do not win:") + QLatin1Char('\n');
    for (const narration::MissGroup& group : misses)
        text += wrapped(notation(group.cards) + QStringLiteral("  ") + group.reason,
                        QStringLiteral("    "), QStringLiteral("      "));
    return text;
}

/// What a player alone is counted towards.
QString targetText(const OddsReport& report)
{
    if (!report.players.front().outs)
        return {};
    return narration::fill(OddsText::tr("Outs: cards for %1 or better", "%1: 'a straight'"),
                           {narration::categoryWithArticle(report.target)})
           + QLatin1Char('\n');
}

} // namespace

OddsReport oddsReport(const Situation& situation, const NamedRules& rules, Category target,
                      const EquityResult& equity)
{
    OddsReport report{rules, situation, target, UnseenDeck(situation).count(), {}, equity};
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        report.players.push_back({handSoFar(situation, player), outsOf(situation, player, target)});
    return report;
}

Json toJson(const OddsReport& report)
{
    Json json;
    addRules(json, report.rules);
    json["board"] = cardsJson(report.situation.board);
    json["dead"] = cardsJson(report.situation.dead);
    json["unseen"] = report.unseen;
    json["boards"] = boardsJson(report.equity);
    json["exact"] = report.isExact();
    if (!report.isExact())
        json["samples"] = report.equity.counted;
    if (report.equity.isCancelled && !report.isExact())
        json["partial"] = true;
    json["players"] = Json::array();
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player)
        json["players"].push_back(oddsPlayerJson(report, player));
    json["ties"] = tiesJson(report.equity);
    return json;
}

QString toText(const OddsReport& report)
{
    QString text = rulesHeading(report.rules) + QLatin1String("\n\n") + dealText(report)
                   + QLatin1Char('\n') + playersText(report);
    if (report.isAlone())
        text += targetText(report);
    else
        text += tiesText(report.equity) + narration::equityBasis(report.equity) + QLatin1Char('\n');
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player)
        text += outsText(report, player);
    return text;
}

} // namespace showdown::cli
