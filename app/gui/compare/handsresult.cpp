// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/handsresult.h"

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionpicture.h"
#include "app/gui/compare/placemark.h"
#include "app/gui/compare/playerfacts.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/narration/rulestext.h"
#include "app/narration/verdicttext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace showdown::gui {
namespace {

struct HandsResultText
{
    Q_DECLARE_TR_FUNCTIONS(HandsResult)
};

constexpr int wordsTop = 12; ///< in a panel
constexpr int wordsBottom = 10;
constexpr int pageCaptionGap = 6;
constexpr int pagePillInset = 8;
constexpr int dividerInset = 12;

/// The columns of the page.
struct HandsColumns
{
    explicit HandsColumns(const PageLook& look) : metrics(CompareMetrics::of(look.font, false))
    {
        metrics.text += PageLook::inner - metrics.panelWidth();
        cards = metrics.start + metrics.text + metrics.textGap;
        room = cards + metrics.rowWidth() + pagePillInset;
        working = cards + metrics.rowWidth() + metrics.workingGap;
    }

    CompareMetrics metrics;
    int cards = 0;   ///< the start of the five cards
    int room = 0;    ///< of the room for pills, which working hand and end are in
    int working = 0; ///< of the working hand
};

/// The players on the page, from 0.
std::vector<int> playersOf(const CompareSession& session)
{
    std::vector<int> players;
    for (int player = 0; player < session.playerCount(); ++player) {
        if (!session.row(player).hand().isEmpty())
            players.push_back(player);
    }
    if (players.empty()) {
        players.resize(static_cast<std::size_t>(session.playerCount()));
        std::iota(players.begin(), players.end(), 0);
    }
    return players;
}

ResultDescription::Banner verdictOf(const CompareSession& session)
{
    const narration::Verdict verdict =
        narration::verdict(session.shown(), session.rules().rules, session.shownLens(),
                           session.names(), narration::Medium::text);
    return {
        verdictRole(verdict.kind), verdictIcon(verdict.kind), verdict.title, {verdict.sentence}};
}

/// Captions above the cards and above the working hands if there are any, on a common base line.
PageRow captions(const CompareSession& session, const HandsColumns& columns)
{
    const bool areAny = std::ranges::any_of(
        session.shown().players, [](const PlayerResult& each) { return each.result.has_value(); });
    const auto caption = [](const QString& words) {
        return std::vector<PagePart>{{PageText{words, 11, QFont::Normal, true}}};
    };
    const CompareMetrics& metrics = columns.metrics;
    const QString words = areAny ? narration::workingHandCaption(session.shownLens()) : QString();
    return {
        {{columns.working, metrics.workingWidth(), 0, caption(words)},
         {columns.cards, metrics.rowWidth(), 0, caption(HandsResultText::tr("Cards")), 0, true}},
        {},
        pageCaptionGap};
}

PageColumn wordsOf(const PlayerFacts& facts, int number, const PageLook& look,
                   const CompareMetrics& metrics)
{
    const QFont font = look.sized(11.5, QFont::DemiBold);
    const auto paintMark = [place = facts.place, standing = facts.standing, font,
                            look](QPainter& painter, const QRect& mark) {
        painter.setFont(font);
        paintPlaceMark(painter, mark, place, standing, {look.colors, look.font, look.direction});
    };
    const auto beside = static_cast<int>(NumberDisc::size + NumberDisc::gap);
    const int gap = PageLook::lineGap;
    const PageName name{number, facts.name, look.colors.secondaryText, look.colors.onRole};
    const PagePicture mark{placeMarkSize(facts.place, facts.standing, font, look.font), paintMark};
    const int named = QFontMetrics(look.sized(14, QFont::DemiBold)).horizontalAdvance(facts.name);
    const int end = metrics.text - mark.size.width();
    std::vector<PagePart> parts{{name}, {mark, 2 * gap, beside}};
    if (beside + named + static_cast<int>(NumberDisc::gap) <= end)
        parts = {{mark, 1, end}, {name, -mark.size.height() - 1}}; // in one line
    parts.push_back({PageText{facts.rank, 16, QFont::DemiBold}, 3 * gap});
    parts.push_back({PageText{facts.detail, 12.5, QFont::Normal, true}});
    return {metrics.start, metrics.text, wordsTop, parts, wordsBottom};
}

PageColumn dealtCards(const CompareSession& session, int player, const PlayerFacts& facts,
                      const HandsColumns& columns)
{
    const CompareMetrics& metrics = columns.metrics;
    PageCards cards{{}, metrics.slot, metrics.slotGap};
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        const std::optional<Card> card = session.row(player).face(slot);
        const bool isWild = card && !card->isJoker() && session.rules().rules.isWild(*card);
        cards.cards.push_back({card ? CardContent(*card) : CardContent(EmptyPlace()),
                               isWild ? CardStates(CardState::wild) : CardStates(),
                               facts.wilds.value(slot), facts.shortWilds.value(slot)});
    }
    return {columns.cards,
            metrics.rowWidth(),
            metrics.slotTop,
            {{cards}},
            metrics.underSlot + metrics.bottom};
}

CardContent workingContent(const WorkingCard& card)
{
    if (card.isSubstitute)
        return SubstituteCard{card.rank, card.suit};
    return Card(card.rank, card.suit.value_or(Suit::spades));
}

PageColumn workingCards(const WorkingRow& row, int number, const DecisionMarks& marks,
                        const Colors& colors, const HandsColumns& columns)
{
    const CompareMetrics& metrics = columns.metrics;
    PageCards cards{{}, metrics.working, metrics.workingSpacing};
    for (const WorkingRow::Place& place : row.cards) {
        const bool decides = marks.isRinged(number, static_cast<int>(cards.cards.size()));
        cards.cards.push_back({workingContent(place.card), decides ? CardStates(CardState::step)
                                                           : place.matched
                                                               ? CardStates(CardState::matched)
                                                               : CardStates()});
    }
    for (const narration::HandPart& part : row.parts)
        cards.brackets.push_back({part.first, part.count, part.name,
                                  colors.role(part.matched ? Role::matched : Role::kicker),
                                  part.matched ? 1.5 : 1});
    return {columns.room,
            PageLook::inner - columns.room - pagePillInset,
            metrics.workingTop,
            {{cards, 0, columns.working - columns.room}}};
}

/// The panel of a player, with a line before the working hand if there is one.
PagePainting panelOf(const PlayerFacts& facts, const PageLook& look, const HandsColumns& columns)
{
    const int divider =
        facts.working.cards.empty() ? 0 : columns.working - columns.metrics.workingGap / 2;
    return [standing = facts.standing, look, divider](QPainter& painter, const QRect& panel) {
        const std::optional<Role> role = panelRole(standing);
        paintPanel(painter, panel, role, look.font, look.colors);
        if (role)
            paintPanelBar(painter, panel, look.colors.role(*role), look.font, look.direction);
        if (divider == 0)
            return;
        const QRect line(panel.left() + divider, panel.top() + dividerInset, 1,
                         panel.height() - 2 * dividerInset);
        painter.fillRect(QStyle::visualRect(look.direction, panel, line), look.colors.hairline);
    };
}

/// What decided, between the rows of these players: the page has only some of them.
PageLinks linksOf(DecisionMarks marks, const std::vector<int>& players, const PageLook& look,
                  const std::vector<PagePlace>& rows)
{
    const auto onPage = [&players](int number) {
        const auto found = std::ranges::find(players, number - 1);
        return static_cast<int>(found - players.begin()) + 1;
    };
    for (DecisionMarks::Join& join : marks.joins) {
        join.upper = onPage(join.upper);
        join.lower = onPage(join.lower);
    }
    DecisionPicture picture{marks, {}, look.font, look.direction};
    for (const PagePlace& row : rows)
        picture.places.push_back({row.row, row.column, row.cards, row.labels});
    return {[picture, colors = look.colors](QPainter& painter, const QRect& page) {
                picture.paintLines(painter, page, colors);
            },
            [picture, colors = look.colors](QPainter& painter, const QRect& /*page*/) {
                picture.paintSigns(painter, colors);
            }};
}

} // namespace

ResultDescription handsResult(const CompareSession& session, SuitColors suitColors)
{
    const PageLook look(suitColors);
    const HandsColumns columns(look);
    const std::vector<int> players = playersOf(session);
    const DecisionMarks marks = decisionMarks(session.shown());
    ResultDescription result{look, {}, verdictOf(session)};
    result.rules = session.rules();
    if (const std::optional<Category> lens = session.shownLens()) {
        const PageText words{narration::comparingAs(*lens), 13, QFont::Normal, true};
        result.rows.push_back({{{0, PageLook::inner, 0, {{words}}}}, {}, 0});
    }
    result.rows.push_back(captions(session, columns));
    for (const int player : players) {
        const PlayerFacts facts = PlayerFacts::of(session, player);
        result.rows.push_back(
            {{wordsOf(facts, player + 1, look, columns.metrics),
              dealtCards(session, player, facts, columns),
              workingCards(facts.working, player + 1, marks, look.colors, columns)},
             panelOf(facts, look, columns)});
    }
    result.links = [marks, players, look](const std::vector<PagePlace>& rows) {
        return linksOf(marks, players, look, rows);
    };
    return result;
}

} // namespace showdown::gui
