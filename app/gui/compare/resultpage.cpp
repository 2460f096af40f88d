// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/resultpage.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/cards/cardgroup.h"
#include "app/gui/compare/placemark.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/narration/rulestext.h"
#include "app/narration/verdicttext.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace showdown::gui {
namespace {

constexpr int wordsTop = 12; ///< in a panel
constexpr int wordsBottom = 10;
constexpr int pageCaptionGap = 6;
constexpr int wildStar = 16; ///< with the gap behind it
constexpr int pagePillInset = 8;

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

CardContent workingContent(const WorkingCard& card)
{
    if (card.isSubstitute)
        return SubstituteCard{card.rank, card.suit};
    return Card(card.rank, card.suit.value_or(Suit::spades));
}

constexpr int dividerInset = 12;
constexpr int starSize = 11;

} // namespace

ResultPage::ResultPage(const CompareSession& session, SuitColors suitColors, const QString& title)
    : PaintedPage(suitColors), m_metrics(CompareMetrics::of(m_font, false))
{
    m_metrics.text += inner - m_metrics.panelWidth();
    addTitle(title);
    addVerdict(session);
    addCaptions(session);
    const std::vector<int> players = playersOf(session);
    for (const int player : players)
        addPanel(session, player);
    setDecision(session, players);
    addRules(session.rules(), session.shownLens());
    mirror();
}

void ResultPage::addVerdict(const CompareSession& session)
{
    const narration::Verdict verdict =
        narration::verdict(session.shown(), session.rules().rules, session.shownLens(),
                           session.names(), narration::Medium::text);
    addBanner({verdictRole(verdict.kind), verdictIcon(verdict.kind)}, verdict.title,
              {verdict.sentence});
    if (session.shownLens())
        m_y += addLines(narration::comparingAs(*session.shownLens()), m_font,
                        m_colors.secondaryText, {margin, m_y, inner, 0});
}

/// Adds captions above the cards and above the working hands if there are any, on a common base
/// line.
void ResultPage::addCaptions(const CompareSession& session)
{
    const QFont font = designFont(m_font, 11);
    const int cards = margin + m_metrics.start + m_metrics.text + m_metrics.textGap;
    const int working = cards + m_metrics.rowWidth() + m_metrics.workingGap;
    const bool areAny = std::ranges::any_of(
        session.shown().players, [](const PlayerResult& each) { return each.result.has_value(); });
    const QString words = areAny ? narration::workingHandCaption(session.shownLens()) : QString();
    const int height = QFontMetrics(font).height() + lineGap;
    const auto lines =
        std::max(1, static_cast<int>(wrappedLines(words, font, m_metrics.workingWidth()).size()));
    addLines(tr("Cards"), font, m_colors.secondaryText,
             {cards, m_y + (lines - 1) * height, m_metrics.rowWidth(), 0});
    addLines(words, font, m_colors.secondaryText, {working, m_y, m_metrics.workingWidth(), 0});
    m_y += lines * height + pageCaptionGap;
}

void ResultPage::addPanel(const CompareSession& session, int player)
{
    const PlayerFacts facts = PlayerFacts::of(session, player);
    Panel panel;
    panel.number = player + 1;
    panel.standing = facts.standing;
    panel.place = facts.place;
    panel.rect = {margin, m_y, inner, m_metrics.panelHeight()};
    const int words = addWords(panel, facts);
    panel.rect.setHeight(std::max(panel.rect.height(), words));
    addDealt(panel, session, player, facts);
    addWorking(panel, facts.working, static_cast<int>(m_panels.size()) + 1);
    m_y += panel.rect.height() + panelGap;
    m_panels.push_back(panel);
}

/// Adds disc, name, place, rank and details; returns the height that they need.
int ResultPage::addWords(Panel& panel, const PlayerFacts& facts)
{
    const auto disc = static_cast<int>(NumberDisc::size);
    const auto gap = static_cast<int>(NumberDisc::gap);
    const int left = panel.rect.left() + m_metrics.start;
    const QRect column(left, panel.rect.top() + wordsTop, m_metrics.text, 0);
    panel.disc = {left, column.top(), disc, disc};

    const QFont nameFont = designFont(m_font, 14, QFont::DemiBold);
    QRect beside = column.adjusted(disc + gap, 0, 0, 0);
    beside.translate(0, (disc - QFontMetrics(nameFont).height()) / 2);
    const int names = addLines(facts.name, nameFont, m_colors.text, beside);
    int y = column.top() + std::max(disc, names + beside.top() - column.top()) + 2 * lineGap;

    const QFont markFont = designFont(m_font, 11.5, QFont::DemiBold);
    panel.mark = {{beside.left(), y}, placeMarkSize(facts.place, facts.standing, markFont, m_font)};
    y += panel.mark.height() + 3 * lineGap;
    y += addLines(facts.rank, designFont(m_font, 16, QFont::DemiBold), m_colors.text,
                  {left, y, m_metrics.text, 0});
    y += addLines(facts.detail, designFont(m_font, 12.5), m_colors.secondaryText,
                  {left, y, m_metrics.text, 0});
    return y - panel.rect.top() + wordsBottom;
}

void ResultPage::addDealt(Panel& panel, const CompareSession& session, int player,
                          const PlayerFacts& facts)
{
    const SlotRow& row = session.row(player);
    const QFont font = designFont(m_font, 11, QFont::DemiBold);
    const QFontMetrics metrics(font);
    QRect place(panel.rect.left() + m_metrics.start + m_metrics.text + m_metrics.textGap,
                panel.rect.top() + m_metrics.slotTop, m_metrics.slot.width(),
                m_metrics.slot.height());
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        const std::optional<Card> card = row.face(slot);
        const bool isWild = card && !card->isJoker() && session.rules().rules.isWild(*card);
        panel.cards.push_back({place, card ? CardContent(*card) : CardContent(EmptyPlace()),
                               isWild ? CardStates(CardState::wild) : CardStates()});
        QString text = facts.wilds.value(slot);
        if (metrics.horizontalAdvance(text) + wildStar > place.width() + m_metrics.slotGap)
            text = facts.shortWilds.value(slot);
        if (!text.isEmpty()) {
            QRect mark(0, place.bottom() + 3, metrics.horizontalAdvance(text) + wildStar,
                       metrics.height());
            mark.moveLeft(place.center().x() - mark.width() / 2);
            panel.wilds.push_back({mark, text});
        }
        place.translate(place.width() + m_metrics.slotGap, 0);
    }
}

void ResultPage::addWorking(Panel& panel, const WorkingRow& row, int number)
{
    const int cards = panel.rect.left() + m_metrics.start + m_metrics.text + m_metrics.textGap;
    const int left = cards + m_metrics.rowWidth() + m_metrics.workingGap;
    HandPlace drawn;
    drawn.panel = panel.rect;
    drawn.room = panel.rect;
    drawn.room.setLeft(cards + m_metrics.rowWidth() + pagePillInset);
    drawn.room.setRight(panel.rect.right() - pagePillInset);
    QRect place({left, panel.rect.top() + m_metrics.workingTop}, m_metrics.working);
    for (const WorkingRow::Place& each : row.cards) {
        drawn.cards.push_back(place);
        panel.cards.push_back({place, workingContent(each.card),
                               each.matched ? CardStates(CardState::matched) : CardStates()});
        place.translate(place.width() + m_metrics.workingSpacing, 0);
    }
    for (const narration::HandPart& part : row.parts) {
        const auto first = static_cast<std::size_t>(part.first);
        const auto last = static_cast<std::size_t>(part.first + part.count) - 1;
        const Bracket bracket(drawn.cards[first].united(drawn.cards[last]), part.name, m_font);
        drawn.labels.push_back(bracket.label());
        panel.parts.push_back({bracket, part.matched});
    }
    panel.divider = row.cards.empty() ? 0 : left - m_metrics.workingGap / 2;
    m_decision.places.push_back(drawn);
    Q_ASSERT(static_cast<int>(m_decision.places.size()) == number);
}

/// Renumbers the players for the page, which has only some of them.
void ResultPage::setDecision(const CompareSession& session, const std::vector<int>& players)
{
    const auto onPage = [&players](int number) {
        const auto found = std::ranges::find(players, number - 1);
        return static_cast<int>(found - players.begin()) + 1;
    };
    m_decision.font = m_font;
    m_decision.direction = m_direction;
    m_decision.marks = decisionMarks(session.shown());
    for (DecisionMarks::Join& join : m_decision.marks.joins) {
        join.upper = onPage(join.upper);
        join.lower = onPage(join.lower);
    }
    for (DecisionMarks::Ring& ring : m_decision.marks.rings)
        ring.player = onPage(ring.player);
    int number = 0;
    for (Panel& panel : m_panels) {
        ++number;
        const auto working = panel.cards.begin() + Hand::fullSize;
        for (auto card = working; card != panel.cards.end(); ++card) {
            if (m_decision.marks.isRinged(number, static_cast<int>(card - working)))
                card->states = CardState::step;
        }
    }
}

/// Mirrors everything but the inside of cards, which is never mirrored.
void ResultPage::mirror()
{
    if (!isMirrored())
        return;
    mirrorCommon();
    const QRect all(QPoint(), size());
    for (Panel& panel : m_panels) {
        for (QRect* rect : {&panel.rect, &panel.disc, &panel.mark})
            *rect = mirrored(*rect);
        panel.divider = panel.divider == 0 ? 0 : width - 1 - panel.divider;
        for (CardPlace& card : panel.cards)
            card.rect = mirrored(card.rect);
        for (Wild& wild : panel.wilds)
            wild.rect = mirrored(wild.rect);
        for (Part& part : panel.parts)
            part.bracket = part.bracket.mirrored(m_direction, all);
    }
    for (HandPlace& place : m_decision.places) {
        for (QRect* rect : {&place.panel, &place.room})
            *rect = mirrored(*rect);
        for (std::vector<QRect>* rects : {&place.cards, &place.labels}) {
            for (QRect& rect : *rects)
                rect = mirrored(rect);
        }
    }
}

void ResultPage::paint(QPainter& painter) const
{
    painter.save();
    paintGround(painter);
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
    m_decision.paintLines(painter, QRect(QPoint(), size()), m_colors);
    for (const Panel& panel : m_panels)
        paintParts(painter, panel);
    m_decision.paintSigns(painter, m_colors);
    paintLines(painter);
    painter.restore();
}

void ResultPage::paintPanel(QPainter& painter, const Panel& panel) const
{
    paintPanelEdge(painter, panel.rect, panelRole(panel.standing), m_font, m_direction, m_colors);
    if (panel.divider > 0) {
        const int height = panel.rect.height() - 2 * dividerInset;
        painter.fillRect(QRect(panel.divider, panel.rect.top() + dividerInset, 1, height),
                         m_colors.hairline);
    }
    paintNumberDisc(painter, panel.disc, panel.number, m_colors.secondaryText, m_colors.onRole,
                    m_font);
    painter.setFont(designFont(m_font, 11.5, QFont::DemiBold));
    paintPlaceMark(painter, panel.mark, panel.place, panel.standing,
                   {m_colors, m_font, m_direction});
}

/// Draws the cards and their parts over the lines between the hands: names of brackets stay clear
/// of the lines even where nothing can be clipped.
void ResultPage::paintParts(QPainter& painter, const Panel& panel) const
{
    const CardPainter cards(m_colors, m_suitColors, m_font);
    for (const CardPlace& card : panel.cards)
        cards.paint(painter, card.rect, card.content, card.states);
    for (const Part& part : panel.parts) {
        painter.fillRect(part.bracket.label().adjusted(-2, 1, 2, -1), m_colors.base);
        part.bracket.paint(painter, m_colors.role(part.matched ? Role::matched : Role::kicker),
                           part.matched ? 1.5 : 1);
    }
    const QColor ink = m_colors.role(Role::wild);
    for (const Wild& wild : panel.wilds) {
        painter.setFont(designFont(m_font, 11, QFont::DemiBold));
        painter.setPen(ink);
        paintText(painter, wild.rect,
                  (isMirrored() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, wild.text);
        const QRectF area(wild.rect);
        const double half = starSize / 2.0;
        paintSign(painter, wildPicture(),
                  {isMirrored() ? area.right() - half : area.left() + half, area.center().y()},
                  starSize, ink);
    }
}

} // namespace showdown::gui
