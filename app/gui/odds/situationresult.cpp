// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/situationresult.h"

#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/oddschip.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/oddsstandings.h"
#include "app/gui/odds/outgroups.h"
#include "app/gui/odds/outkinds.h"
#include "app/narration/oddsmethodtext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddsstatetext.h"
#include "app/narration/oddstext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

struct SituationResultText
{
    Q_DECLARE_TR_FUNCTIONS(SituationResult)
};

constexpr int pageStart = 16;
constexpr int pageWordsWidth = 164;
constexpr int pageCardsLeft = 12; ///< after the words
constexpr int pageCardWidth = 64;
constexpr int pageCardGap = 8;
constexpr int pageStreetGap = 32;
constexpr int pageTextGap = 24;
constexpr int pagePercentWidth = 182;
constexpr int pageTop = 10;    ///< above cards, in a panel
constexpr int pageTextTop = 8; ///< above words, in a panel
constexpr int pageChipTop = 5;
constexpr int pageBarTop = 6;
constexpr int pageBarHeight = 20;
constexpr int pageSmallCard = 34;
constexpr int pageSmallGap = 5;
constexpr int pageOutsStart = 26;
constexpr int pageOutsTop = 4; ///< above outs, and above the basis

// the starts of columns, and the width of that of the board
constexpr int pageCards = pageStart + pageWordsWidth + pageCardsLeft;
constexpr int pageBoardWidth = 5 * pageCardWidth + 2 * pageCardGap + 2 * pageStreetGap;
constexpr int pageDead = pageCards + pageBoardWidth + pageStreetGap - 1;
constexpr int pageHand = pageCards + 2 * pageCardWidth + pageCardGap + pageTextGap;
constexpr int pageEnd = PageLook::inner - pageStart;
constexpr int pagePercent = pageEnd - pagePercentWidth;

QSize pageCardSize(int width)
{
    return {width, CardPainter::heightFor(width)};
}

PagePart note(const QString& text, int gap = 0, int indent = 0)
{
    return {PageText{text, 12.5, QFont::Normal, true}, gap, indent};
}

/// The player whose outs are shown: this one, or else the first with outs.
std::optional<int> playerWithOuts(const std::vector<OddsStanding>& standings, int player)
{
    const auto at = static_cast<std::size_t>(player);
    if (at < standings.size() && standings[at].hasOuts)
        return player;
    const auto found = std::ranges::find(standings, true, &OddsStanding::hasOuts);
    if (found == standings.end())
        return std::nullopt;
    return static_cast<int>(found - standings.begin());
}

ResultDescription::Banner aheadBanner(const OddsShown& shown)
{
    const AheadWords words = aheadWords(shown);
    ResultDescription::Banner banner;
    if (words.sign == AheadBox::Sign::winner)
        banner = {Role::winner, IconId::winner, {}, {}};
    else if (words.sign == AheadBox::Sign::tie)
        banner = {Role::tie, IconId::tie, {}, {}};
    banner.title = words.title.isEmpty()
                       ? SituationResultText::tr("The chances are not counted yet")
                       : words.title;
    banner.lines = {words.hand, words.note};
    banner.lines.removeAll(QString());
    return banner;
}

PageCard pageCard(const std::optional<PlacedCard>& card, const HouseRules& rules)
{
    const std::optional<Card> face = card ? card->face() : std::nullopt;
    const bool isWild = face && !face->isJoker() && rules.isWild(*face);
    return {card ? contentOf(*card) : CardContent(EmptyPlace()),
            isWild ? CardStates(CardState::wild) : CardStates()};
}

PagePainting panelOf(std::optional<Role> role, const PageLook& look)
{
    return [role, look](QPainter& painter, const QRect& panel) {
        paintPanel(painter, panel, role, look.font, look.colors);
    };
}

/// Streets are further apart than the cards of one.
PageColumn boardCards(const CardTable& table, const QColor& ink)
{
    PageCards cards{{}, pageCardSize(pageCardWidth), pageCardGap};
    for (int card = 0; card < Situation::boardSize; ++card) {
        cards.cards.push_back(pageCard(table.card({CardTable::boardRow, card}), table.rules.rules));
        cards.cards.back().before = card < 3 ? 0 : pageStreetGap - pageCardGap;
    }
    cards.brackets = {{0, 3, narration::streetName(Street::flop), ink},
                      {3, 1, narration::streetName(Street::turn), ink},
                      {4, 1, narration::streetName(Street::river), ink}};
    return {pageCards, pageBoardWidth, pageTop, {{cards}}, PageLook::lineGap - 1};
}

PageRow boardRow(const CardTable& table, const PageLook& look)
{
    const Street street = tables::streetOf(table);
    const int toCome = Situation::boardSize - static_cast<int>(table.board().faces().size());
    PageRow row;
    row.panel = panelOf(std::nullopt, look);
    row.columns = {{pageStart,
                    pageWordsWidth,
                    pageTextTop,
                    {{PageText{SituationResultText::tr("Board"), 14, QFont::DemiBold}},
                     {PageText{narration::streetName(street), 12.5}},
                     note(narration::cardsToComeText(toCome)),
                     note(narration::cardsUnseenText(tables::cardsLeft(table)->left))},
                    pageTextTop},
                   boardCards(table, look.colors.secondaryText)};
    if (table.dead().isEmpty())
        return row;
    PageCards dead{{}, pageCardSize(pageSmallCard), pageSmallGap};
    for (const Card card : table.dead().faces())
        dead.cards.push_back(pageCard(card, table.rules.rules));
    const PageText caption{SituationResultText::tr("Dead cards"), 12, QFont::Normal, true};
    row.columns.push_back(
        {pageDead, pageEnd - pageDead, pageTextTop, {{caption}, {dead}}, pageTop});
    return row;
}

PageColumn nameOf(const CardTable& table, int player, const OddsStanding& standing,
                  const PageLook& look)
{
    const QString name = narration::playerName(player + 1, tables::names(table));
    PageColumn column{pageStart,
                      pageWordsWidth,
                      pageTop,
                      {{PageName{player + 1, name, look.colors.text, look.colors.base}}},
                      pageTextTop};
    if (!standing.isAhead)
        return column;
    const QString ahead = OddsPlayerPanel::aheadText(standing);
    const auto paint = [ahead, look](QPainter& painter, const QRect& chip) {
        paintOddsChip(painter, chip, ahead, true, look.font, look.direction, look.colors);
    };
    column.parts.push_back({PagePicture{oddsChipSize(ahead, true, look.font), paint}, pageChipTop});
    return column;
}

/// The hand, its draws, and the bar.
PageColumn handOf(const OddsStanding& standing, const PageLook& look)
{
    PageColumn column{pageHand,
                      pagePercent - pageTextGap - pageHand,
                      2 * pageTextTop,
                      {{PageText{standing.hand, 14, QFont::DemiBold}}, note(standing.draw)},
                      pageTextTop};
    if (!standing.isCounted)
        return column;
    const EquityShares shares{standing.win, standing.tie, standing.isEstimate};
    const EquityOwner owner = standing.isAhead ? EquityOwner::ahead : EquityOwner::other;
    const auto paint = [shares, owner, look](QPainter& painter, const QRect& bar) {
        paintEquity(painter, bar, shares, owner, look.colors, 1, look.direction);
    };
    column.parts.push_back({PagePicture{{column.width, pageBarHeight}, paint}, pageBarTop});
    column.bottom = pageTop;
    return column;
}

PageRow playerRow(const CardTable& table, int player, const OddsStanding& standing,
                  const PageLook& look)
{
    PageCards hole{{}, pageCardSize(pageCardWidth), pageCardGap};
    for (int card = 0; card < table.row(player).size(); ++card)
        hole.cards.push_back(pageCard(table.card({player, card}), table.rules.rules));
    const PageColumn chances{pagePercent,
                             pagePercentWidth,
                             pageTop,
                             {{PageText{standing.percent, 24, QFont::Bold}},
                              {PageText{standing.odds, 13, QFont::Medium}},
                              note(standing.outs),
                              {PageText{standing.ties, 12, QFont::Normal, true}}},
                             pageTextTop};
    const std::optional<Role> role =
        standing.isAhead ? std::optional(standing.isLevel ? Role::tie : Role::winner)
                         : std::nullopt;
    return {{nameOf(table, player, standing, look),
             {pageCards, pageBoardWidth, pageTop, {{hole}}, pageTop},
             handOf(standing, look),
             chances},
            panelOf(role, look)};
}

/// Adds a sign, what the cards make and how many they are, the cards and, if they are no outs, why.
void addOutKind(std::vector<PagePart>& parts, const CardsOfOneKind& kind, const Colors& colors)
{
    const auto sign = [areOuts = kind.areOuts, colors](QPainter& painter, const QRect& disc) {
        paintOutSign(painter, disc, areOuts, colors);
    };
    PageCards cards{{}, pageCardSize(pageSmallCard), pageSmallGap};
    for (const UnseenCard& unseen : kind.cards) {
        PageCard card{contentOf(unseen.card)};
        card.isStruck = !kind.areOuts;
        if (unseen.copies > 1) //: Under a card: how many of it there are
            card.copies = SituationResultText::tr("×%1").arg(unseen.copies);
        cards.cards.push_back(card);
    }
    parts.push_back({PageHeading{kind.title, kind.count, sign}, 2 * PageLook::lineGap});
    parts.push_back({cards, PageLook::lineGap, pageOutsStart});
    parts.push_back(note(kind.note, pageSmallGap + PageLook::lineGap, pageOutsStart));
}

/// The outs of a player of the question.
PageRow outsRow(const OddsShown& shown, int player, int place, const Colors& colors)
{
    const PlayerOuts& outs = *shown.count->outs[static_cast<std::size_t>(place)];
    const QStringList names = tables::names(shown.table);
    const bool isLead = outsStandingOf(*shown.count, place) == OutsStanding::leads;
    const QString count =
        isLead ? narration::cardCountText(outs.count) : narration::outCountText(outs.count);
    //: Over cards; %1: a player; %2: "7 outs" or "31 cards"
    const QString title =
        SituationResultText::tr("%1: %2").arg(narration::playerName(player + 1, names), count);
    std::vector<PagePart> parts{{PageText{title, 16, QFont::Bold}}};
    if (isLead)
        parts.push_back(note(narration::leadCaption(shown.count->question.situation.street())));
    for (const CardsOfOneKind& kind : outKinds(*shown.count, place, names))
        addOutKind(parts, kind, colors);
    return {{{0, PageLook::inner, pageOutsTop, parts}}};
}

/// How the figures were found and, for a sample, how accurate they are.
PageRow basisRow(const OddsShown& shown)
{
    const OddsCount& count = *shown.count;
    QStringList status{countStatus(shown)};
    if (!count.isSettled)
        status << narration::stillCounting();
    QStringList errors;
    if (count.question.players.size() > 1)
        errors = narration::sampleErrors(
            count.equity,
            narration::oddsPlayers(count.question.players, tables::names(shown.table)));
    std::vector<PagePart> parts;
    for (const QString& line : status)
        parts.push_back({PageText{line, 12.5, QFont::DemiBold}});
    for (const QString& line : errors)
        parts.push_back({PageText{line, 12.5}});
    return {{{0, PageLook::inner, pageOutsTop, parts}}};
}

} // namespace

ResultDescription situationResult(const OddsShown& shown, int player, SuitColors suitColors)
{
    const PageLook look(suitColors);
    ResultDescription result{look, {}, aheadBanner(shown)};
    result.rules = shown.table.rules;
    result.rows.push_back(boardRow(shown.table, look));
    const std::vector<OddsStanding> standings = standingsOf(shown);
    for (int each = 0; each < shown.table.playerCount; ++each)
        result.rows.push_back(
            playerRow(shown.table, each, standings[static_cast<std::size_t>(each)], look));
    if (const std::optional<int> withOuts = playerWithOuts(standings, player)) {
        if (const std::optional<int> place = placeOf(*shown.count, *withOuts))
            result.rows.push_back(outsRow(shown, *withOuts, *place, look.colors));
    }
    if (shown.count && shown.count->hasEquity)
        result.rows.push_back(basisRow(shown));
    return result;
}

} // namespace showdown::gui
