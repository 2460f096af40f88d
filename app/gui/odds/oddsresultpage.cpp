// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsresultpage.h"

#include "app/gui/cards/cardrow.h"
#include "app/gui/odds/oddschip.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/oddsstandings.h"
#include "app/gui/odds/outgroups.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/narration/oddsmethodtext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddsstatetext.h"
#include "app/narration/oddstext.h"
#include "app/narration/tabletext.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

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
constexpr int pageSignSize = 18;
constexpr int pageSignGap = 8;

constexpr int pageCards = PaintedPage::margin + pageStart + pageWordsWidth + pageCardsLeft;

QRect holeCardAt(int x, int y)
{
    return {x, y, pageCardWidth, CardPainter::heightFor(pageCardWidth)};
}

/// The places of the board's cards: a street is further apart than the next card.
QRect boardCardAt(int card, int y)
{
    const int streets = card < 3 ? 0 : card - 2;
    const int gaps = card * pageCardGap + streets * (pageStreetGap - pageCardGap);
    return holeCardAt(pageCards + card * pageCardWidth + gaps, y);
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

constexpr int shadowReach = 2; ///< around a card lying there

} // namespace

OddsResultPage::OddsResultPage(const OddsShown& shown, int player, SuitColors suitColors,
                               const QString& title)
    : PaintedPage(suitColors)
{
    addTitle(title);
    addAhead(shown);
    addBoard(shown);
    const std::vector<OddsStanding> standings = standingsOf(shown);
    for (int each = 0; each < shown.table.playerCount; ++each)
        addPlayer(shown, each, standings[static_cast<std::size_t>(each)]);
    if (const std::optional<int> withOuts = playerWithOuts(standings, player))
        addOuts(shown, *withOuts);
    addBasis(shown);
    addRules(shown.table.rules);
    mirror();
}

void OddsResultPage::addAhead(const OddsShown& shown)
{
    const AheadWords words = aheadWords(shown);
    Banner banner;
    if (words.sign == AheadBox::Sign::winner)
        banner = {Role::winner, IconId::winner};
    else if (words.sign == AheadBox::Sign::tie)
        banner = {Role::tie, IconId::tie};
    QStringList lines{words.hand, words.note};
    lines.removeAll(QString());
    addBanner(banner, words.title.isEmpty() ? tr("The chances are not counted yet") : words.title,
              lines);
}

void OddsResultPage::addCard(const QRect& rect, const std::optional<PlacedCard>& card,
                             const HouseRules& rules)
{
    const std::optional<Card> face = card ? card->face() : std::nullopt;
    const bool isWild = face && !face->isJoker() && rules.isWild(*face);
    m_cards.push_back({rect, card ? contentOf(*card) : CardContent(EmptyPlace()),
                       isWild ? CardStates(CardState::wild) : CardStates()});
}

void OddsResultPage::endPanel(Panel& panel, int bottom)
{
    panel.rect.setBottom(bottom - 1);
    m_y = bottom + panelGap;
    m_panels.push_back(panel);
}

void OddsResultPage::addBoard(const OddsShown& shown)
{
    const CardTable& table = shown.table;
    const Street street = tables::streetOf(table);
    Panel panel;
    panel.rect = {margin, m_y, inner, 0};
    QRect column(margin + pageStart, m_y + pageTextTop, pageWordsWidth, 0);
    const auto add = [&](const QString& text, const QFont& font, const QColor& ink) {
        column.moveTop(column.top() + addLines(text, font, ink, column));
    };
    add(tr("Board"), designFont(m_font, 14, QFont::DemiBold), m_colors.text);
    const QFont note = designFont(m_font, 12.5);
    add(narration::streetName(street), note, m_colors.text);
    add(narration::cardsToComeText(street), note, m_colors.secondaryText);
    add(narration::cardsUnseenText(tables::cardsLeft(table)->left), note, m_colors.secondaryText);

    const int cardsTop = m_y + pageTop;
    std::vector<QRect> places;
    for (int card = 0; card < Situation::boardSize; ++card) {
        places.push_back(boardCardAt(card, cardsTop));
        addCard(places.back(), table.card({CardTable::boardRow, card}), table.rules.rules);
    }
    m_brackets.emplace_back(places[0].united(places[2]), narration::streetName(Street::flop),
                            m_font);
    m_brackets.emplace_back(places[3], narration::streetName(Street::turn), m_font);
    m_brackets.emplace_back(places[4], narration::streetName(Street::river), m_font);
    const int cards = places[0].bottom() + Bracket::height(m_font) + lineGap;
    endPanel(panel,
             std::max({column.top() + pageTextTop, cards, addDead(table, m_y + pageTextTop)}));
}

/// Adds the dead cards beside the board; returns where they end.
int OddsResultPage::addDead(const CardTable& table, int y)
{
    if (table.dead().isEmpty())
        return y;
    const int left = boardCardAt(Situation::boardSize - 1, 0).right() + pageStreetGap;
    const int right = width - margin - pageStart;
    y += addLines(tr("Dead cards"), designFont(m_font, 12), m_colors.secondaryText,
                  {left, y, right - left, 0});
    const QSize size(pageSmallCard, CardPainter::heightFor(pageSmallCard));
    const int columns = (right - left + pageSmallGap) / (size.width() + pageSmallGap);
    int column = 0;
    for (const Card card : table.dead().faces()) {
        if (column == columns) {
            column = 0;
            y += size.height() + pageSmallGap;
        }
        addCard({QPoint(left + column * (size.width() + pageSmallGap), y), size}, card,
                table.rules.rules);
        ++column;
    }
    return y + size.height() + pageTop;
}

void OddsResultPage::addPlayer(const OddsShown& shown, int player, const OddsStanding& standing)
{
    const CardTable& table = shown.table;
    Panel panel;
    panel.rect = {margin, m_y, inner, 0};
    panel.number = player + 1;
    panel.isAhead = standing.isAhead;
    panel.isLevel = standing.isLevel;
    for (int card = 0; card < table.row(player).size(); ++card)
        addCard(holeCardAt(pageCards + card * (pageCardWidth + pageCardGap), m_y + pageTop),
                table.card({player, card}), table.rules.rules);
    const int cards = m_y + 2 * pageTop + CardPainter::heightFor(pageCardWidth);
    const QString name = narration::playerName(player + 1, tables::names(table));
    const int bottom = std::max({cards, addName(panel, name, standing), addHand(panel, standing),
                                 addPercent(panel, standing)});
    endPanel(panel, bottom);
}

/// Adds number, name and, for the player ahead, the chip; returns where they end.
int OddsResultPage::addName(Panel& panel, const QString& name, const OddsStanding& standing)
{
    const auto disc = static_cast<int>(NumberDisc::size);
    const auto gap = static_cast<int>(NumberDisc::gap);
    const int left = margin + pageStart;
    panel.disc = {left, panel.rect.top() + pageTop, disc, disc};
    const QFont font = designFont(m_font, 14, QFont::DemiBold);
    QRect beside(left + disc + gap, panel.disc.top(), pageWordsWidth - disc - gap, 0);
    beside.translate(0, (disc - QFontMetrics(font).height()) / 2);
    const int names = beside.top() + addLines(name, font, m_colors.text, beside);
    int y = std::max(names, panel.disc.bottom() + 1);
    if (standing.isAhead) {
        panel.chipText = OddsPlayerPanel::aheadText(standing);
        panel.chip = {QPoint(left, y + pageChipTop), oddsChipSize(panel.chipText, true, m_font)};
        y = panel.chip.bottom() + 1;
    }
    return y + pageTextTop;
}

/// Adds the hand, its draws, and the bar; returns where they end.
int OddsResultPage::addHand(Panel& panel, const OddsStanding& standing)
{
    const int left = pageCards + 2 * pageCardWidth + pageCardGap + pageTextGap;
    const int right = width - margin - pageStart - pagePercentWidth - pageTextGap;
    int y = panel.rect.top() + 2 * pageTextTop;
    y += addLines(standing.hand, designFont(m_font, 14, QFont::DemiBold), m_colors.text,
                  {left, y, right - left, 0});
    y += addLines(standing.draw, designFont(m_font, 12.5), m_colors.secondaryText,
                  {left, y, right - left, 0});
    if (!standing.isCounted)
        return y + pageTextTop;
    panel.shares = {standing.win, standing.tie, standing.isEstimate};
    panel.bar = {left, y + pageBarTop, right - left, pageBarHeight};
    return panel.bar.bottom() + 1 + pageTop;
}

/// Adds the chances in figures; returns where they end.
int OddsResultPage::addPercent(const Panel& panel, const OddsStanding& standing)
{
    const int left = width - margin - pageStart - pagePercentWidth;
    int y = panel.rect.top() + pageTop;
    const auto add = [&](const QString& text, const QFont& font, const QColor& ink) {
        y += addLines(text, font, ink, {left, y, pagePercentWidth, 0});
    };
    add(standing.percent, designFont(m_font, 24, QFont::Bold), m_colors.text);
    add(standing.odds, designFont(m_font, 13, QFont::Medium), m_colors.text);
    add(standing.outs, designFont(m_font, 12.5), m_colors.secondaryText);
    add(standing.ties, designFont(m_font, 12), m_colors.secondaryText);
    return y + pageTextTop;
}

void OddsResultPage::addOuts(const OddsShown& shown, int player)
{
    const std::optional<int> place = placeOf(*shown.count, player);
    if (!place)
        return;
    const PlayerOuts& outs = *shown.count->outs[static_cast<std::size_t>(*place)];
    const QStringList names = tables::names(shown.table);
    const bool isLead = outsStandingOf(*shown.count, *place) == OutsStanding::leads;
    const QString count =
        isLead ? narration::cardCountText(outs.count) : narration::outCountText(outs.count);
    m_y += partGap - panelGap;
    //: Over cards; %1: a player; %2: "7 outs" or "31 cards"
    m_y += addLines(tr("%1: %2").arg(narration::playerName(player + 1, names), count),
                    designFont(m_font, 16, QFont::Bold), m_colors.text, {margin, m_y, inner, 0});
    if (isLead)
        m_y += addLines(narration::leadCaption(shown.count->question.situation.street()),
                        designFont(m_font, 12.5), m_colors.secondaryText, {margin, m_y, inner, 0});
    const std::vector<CardsOfOneKind> kinds = outKinds(*shown.count, *place, names);
    for (const CardsOfOneKind& kind : kinds)
        addOutKind(kind);
    m_y += panelGap;
}

/// Adds a sign, what the cards make and how many they are, the cards and, if they are no outs, why.
void OddsResultPage::addOutKind(const CardsOfOneKind& kind)
{
    m_y += 2 * lineGap;
    const QFont bold = designFont(m_font, 13, QFont::DemiBold);
    const QFont plain = designFont(m_font, 12);
    const int countWidth = QFontMetrics(plain).horizontalAdvance(kind.count) + 1;
    const QRect column(margin + pageSignSize + pageSignGap, m_y, inner - pageSignSize - pageSignGap,
                       0);
    m_signs.push_back({{margin, m_y, pageSignSize, pageSignSize}, kind.areOuts});
    addLines(kind.count, plain, m_colors.secondaryText,
             {column.right() + 1 - countWidth, m_y, countWidth, 0});
    m_y += addLines(kind.title, bold, m_colors.text,
                    column.adjusted(0, 0, -countWidth - pageSignGap, 0))
           + lineGap;
    const QSize size(pageSmallCard, CardPainter::heightFor(pageSmallCard));
    const int columns = (column.width() + pageSmallGap) / (size.width() + pageSmallGap);
    const bool hasCopies =
        std::ranges::any_of(kind.cards, [](const UnseenCard& unseen) { return unseen.copies > 1; });
    const int copiesHeight = hasCopies ? QFontMetrics(plain).height() + lineGap : 0;
    const int step = size.height() + copiesHeight + pageSmallGap;
    for (std::size_t at = 0; at < kind.cards.size(); ++at) {
        const UnseenCard& unseen = kind.cards[at];
        const auto line = static_cast<int>(at) / columns;
        const auto place = static_cast<int>(at) % columns;
        const QRect rect(
            QPoint(column.left() + place * (size.width() + pageSmallGap), m_y + line * step), size);
        m_outs.push_back({rect, unseen.card, kind.areOuts});
        if (unseen.copies > 1) //: Under a card: how many of it there are
            addLines(tr("×%1").arg(unseen.copies), plain, m_colors.text,
                     {rect.left(), rect.bottom() + lineGap, rect.width(), 0}, Qt::AlignHCenter);
    }
    const int lines = (static_cast<int>(kind.cards.size()) + columns - 1) / columns;
    m_y += lines * step + lineGap;
    m_y += addLines(kind.note, designFont(m_font, 12.5), m_colors.secondaryText,
                    {column.left(), m_y, column.width(), 0});
}

/// Adds how the figures were found and, for a sample, how accurate they are.
void OddsResultPage::addBasis(const OddsShown& shown)
{
    if (!shown.count || !shown.count->hasEquity)
        return;
    const OddsCount& count = *shown.count;
    m_y += partGap - panelGap;
    const auto add = [&](const QString& text, QFont::Weight weight) {
        m_y += addLines(text, designFont(m_font, 12.5, weight), m_colors.text,
                        {margin, m_y, inner, 0});
    };
    add(countStatus(shown), QFont::DemiBold);
    if (!count.isSettled)
        add(narration::stillCounting(), QFont::DemiBold);
    if (count.question.players.size() > 1) {
        const auto players =
            narration::oddsPlayers(count.question.players, tables::names(shown.table));
        const QStringList errors = narration::sampleErrors(count.equity, players);
        for (const QString& error : errors)
            add(error, QFont::Normal);
    }
    m_y += panelGap;
}

/// Mirrors everything but the inside of cards, which is never mirrored.
void OddsResultPage::mirror()
{
    if (!isMirrored())
        return;
    mirrorCommon();
    const QRect all(QPoint(), size());
    for (Panel& panel : m_panels) {
        for (QRect* rect : {&panel.disc, &panel.chip, &panel.bar})
            *rect = mirrored(*rect);
    }
    for (Bracket& bracket : m_brackets)
        bracket = bracket.mirrored(m_direction, all);
    for (CardPlace& card : m_cards)
        card.rect = mirrored(card.rect);
    for (OutPlace& card : m_outs)
        card.rect = mirrored(card.rect);
    for (OutSign& sign : m_signs)
        sign.rect = mirrored(sign.rect);
}

void OddsResultPage::paint(QPainter& painter) const
{
    painter.save();
    paintGround(painter);
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
    for (const Bracket& bracket : m_brackets)
        bracket.paint(painter, m_colors.secondaryText);
    const CardPainter cards(m_colors, m_suitColors, m_font);
    for (const CardPlace& card : m_cards)
        cards.paint(painter, card.rect, card.content, card.states);
    for (const OutPlace& card : m_outs)
        paintOut(painter, card, cards);
    for (const OutSign& sign : m_signs)
        paintOutSign(painter, sign.rect, sign.areOuts, m_colors);
    paintLines(painter);
    painter.restore();
}

/// A card that is no out is faded by a veil: painted translucent, it would become an image.
void OddsResultPage::paintOut(QPainter& painter, const OutPlace& card,
                              const CardPainter& cards) const
{
    cards.paint(painter, card.rect, contentOf(card.card));
    if (card.isOut)
        return;
    QColor veil(Qt::white);
    veil.setAlphaF(0.5F);
    const int reach = shadowReach;
    painter.fillRect(card.rect.adjusted(-reach, -reach, reach, reach), veil);
    paintStrike(painter, card.rect, m_colors);
}

void OddsResultPage::paintPanel(QPainter& painter, const Panel& panel) const
{
    paintOddsPanel(painter, panel.rect,
                   panel.isAhead ? std::optional(panel.isLevel ? Role::tie : Role::winner)
                                 : std::nullopt,
                   m_font, m_colors);
    if (panel.number > 0)
        paintNumberDisc(painter, panel.disc, panel.number, m_colors.text, m_colors.base, m_font);
    if (!panel.chipText.isEmpty())
        paintOddsChip(painter, panel.chip, panel.chipText, true, m_font, m_direction, m_colors);
    if (!panel.bar.isEmpty())
        paintEquity(painter, panel.bar, panel.shares,
                    panel.isAhead ? EquityOwner::ahead : EquityOwner::other, m_colors, 1,
                    m_direction);
}

} // namespace showdown::gui
