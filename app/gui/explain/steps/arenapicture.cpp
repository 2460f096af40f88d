// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/arenapicture.h"

#include "app/gui/theme/textsize.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/handtext.h"
#include "app/narration/scenetext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace showdown::gui {
namespace {

struct ArenaText
{
    Q_DECLARE_TR_FUNCTIONS(ArenaPicture)
};

const PlayerResult& resultOf(const Run& run, int player)
{
    return run.outcome().players[static_cast<std::size_t>(player) - 1];
}

CardStates statesOf(const SceneCard& card)
{
    CardStates states;
    if (card.card.isWild())
        states |= CardState::wild;
    if (!card.role)
        return states;
    switch (*card.role) {
    case CardRole::current:
        return states | CardState::step;
    case CardRole::base:
    case CardRole::matched:
    case CardRole::wild:
        return states | CardState::matched;
    case CardRole::excluded:
        return states | CardState::notInvolved;
    case CardRole::kicker:
        break;
    }
    return states;
}

/// Puts the parts of a picture into their places.
class Arranging
{
public:
    Arranging(const Run& run, Moment moment, const QStringList& names, const ArenaMetrics& metrics)
        : m_run(run),
          m_names(names),
          m_metrics(metrics),
          m_scene(sceneAt(run, moment)),
          m_kind(run.chapterOf(moment.step).kind)
    {}

    ArenaPicture picture()
    {
        switch (m_kind) {
        case Chapter::Kind::rank:
            showSought();
            break;
        case Chapter::Kind::comparison:
            showCompared();
            break;
        case Chapter::Kind::places:
            showPlaced();
            break;
        }
        return m_picture;
    }

private:
    void addWords(int top, int height, std::optional<int> number, const QString& title,
                  QStringList lines)
    {
        lines.removeAll(QString());
        const int right = m_metrics.wordsEnd();
        m_picture.words.push_back({QRect(m_metrics.edge(), top, right - m_metrics.edge(), height),
                                   number, title, lines.join(u'\n')});
    }

    void addCard(const SceneCard& card, const QRect& rect, CardStates states, bool ofGroup = false)
    {
        const CardContent content = contentOf(card.card, m_run);
        if (!std::holds_alternative<Card>(content) || std::get<Card>(content).isJoker())
            states &= ~CardStates(CardState::wild);
        m_picture.places.push_back({card.card.player, card.card.position, ofGroup, rect, content,
                                    states, narration::sceneCardText(card, m_run)});
    }

    /// Adds the indexes of the code, or the positions counted from 1.
    void addIndexes()
    {
        const bool isOfCode = !m_scene.index.variables.empty();
        m_picture.indexName = isOfCode ? QString::fromStdString(m_scene.index.variables)
                                       : ArenaText::tr("position", "of a card in its row");
        const QRect first = m_metrics.place(0, m_metrics.firstTop(), m_metrics.card());
        const int right = first.center().x() - m_metrics.indexPill().width() / 2;
        m_picture.indexTitle = {m_metrics.edge(), m_metrics.edge(),
                                right - m_metrics.px(4) - m_metrics.edge(),
                                m_metrics.indexHeight()};
        constexpr double spare = 1.02; // letters do not shrink evenly
        m_picture.indexFont = narrowed(codeFont().resolve(m_metrics.font), m_picture.indexName,
                                       m_picture.indexTitle.width() / spare);
        for (int column = 0; column < 5; ++column) {
            const QRect card = m_metrics.place(column, m_metrics.firstTop(), m_metrics.card());
            const std::optional<int> number =
                isOfCode ? m_scene.index.columns.at(static_cast<std::size_t>(column)) : column + 1;
            if (number)
                m_picture.indexes.push_back(
                    {QRect(card.left(), m_metrics.edge(), card.width(), m_metrics.indexHeight()),
                     QString::number(*number), isCompared(column)});
        }
    }

    void addPart(const QRect& cards, const QString& name, Role role)
    {
        if (cards.isValid())
            m_picture.parts.push_back({Bracket(cards, name, m_metrics.font), role});
    }

    // a comparison

    /// The columns that this step compares, or else those that have decided.
    std::optional<CardRange> columns() const
    {
        if (m_scene.columns || m_scene.parts.empty())
            return m_scene.columns;
        const ScenePart& last = m_scene.parts.back();
        const bool decides = last.part.outcome != Outcome::equal && last.columns.count > 0;
        return decides ? std::optional(last.columns) : std::nullopt;
    }

    bool isCompared(int column) const { return columns() && columns()->contains(column); }

    void showCompared()
    {
        addIndexes();
        int top = m_metrics.firstTop();
        for (const SceneHand& hand : m_scene.hands) {
            addHand(hand, top, m_metrics.card());
            addWords(top, m_metrics.card().height(), hand.player,
                     narration::playerName(hand.player, m_names),
                     {rankOf(hand), narration::wildsText(hand)});
            top = m_metrics.secondTop();
        }
        addParts();
        addRelations();
    }

    /// For a hand that does not lie in comparing order yet only the rank is known: its full name
    /// would give away what the wilds become.
    QString rankOf(const SceneHand& hand) const
    {
        const PlayerResult& result = resultOf(m_run, hand.player);
        if (!hand.rankFoundAt || !result.result)
            return {};
        const HandValue& value = result.result->value;
        return hand.order == SceneHand::Order::working
                   ? narration::handName(value).first
                   : narration::categoryName(value.category(), m_run.terms().rules);
    }

    void addHand(const SceneHand& hand, int top, QSize size)
    {
        const PlayerResult& result = resultOf(m_run, hand.player);
        const int matched = hand.order == SceneHand::Order::working && result.result
                                ? matchedCount(result.result->value.category())
                                : 0;
        int column = 0;
        for (const SceneCard& card : hand.cards) {
            CardStates states = statesOf(card);
            if (m_kind == Chapter::Kind::comparison && isCompared(column))
                states = (states & ~CardStates(CardState::matched)) | CardState::step;
            else if (!(states & CardState::step) && column < matched)
                states |= CardState::matched;
            addCard(card, m_metrics.place(column, top, size), states);
            ++column;
        }
    }

    /// The names of the parts, under the hands where they differ in rank, else under both.
    void addParts()
    {
        const HandValue first = resultOf(m_run, m_scene.hands[0].player).result->value;
        const HandValue second = resultOf(m_run, m_scene.hands[1].player).result->value;
        const auto isSorted = [this](std::size_t which) {
            return m_scene.hands[which].order == SceneHand::Order::working;
        };
        // between the hands there is room for names or for a pill
        if (first.category() != second.category() && m_scene.parts.empty() && isSorted(0))
            addPartsOf(first, m_metrics.firstTop());
        if (isSorted(1))
            addPartsOf(second, m_metrics.secondTop());
    }

    void addPartsOf(const HandValue& value, int top)
    {
        const std::optional<CardRange> compared = columns();
        const bool decides =
            !m_scene.parts.empty() && m_scene.parts.back().part.outcome != Outcome::equal;
        for (const narration::HandPart& part : narration::handParts(value)) {
            int end = part.first + part.count;
            if (decides && compared && compared->first < end)
                end = std::max(part.first, compared->first); // the rest is named by the band
            if (end == part.first)
                continue;
            const QRect cards = m_metrics.place(part.first, top, m_metrics.card())
                                    .united(m_metrics.place(end - 1, top, m_metrics.card()));
            addPart(cards, part.name, part.matched ? Role::matched : Role::kicker);
        }
    }

    void addRelations()
    {
        const int middle = m_metrics.secondTop() - m_metrics.betweenRows() / 2;
        for (const ScenePart& part : m_scene.parts) {
            if (part.part.outcome != Outcome::equal)
                continue;
            for (int column = part.columns.first; column < part.columns.first + part.columns.count;
                 ++column)
                m_picture.equals.emplace_back(
                    m_metrics.place(column, m_metrics.secondTop(), m_metrics.card()).center().x(),
                    middle);
        }
        if (const std::optional<CardRange> compared = columns()) {
            const int last = compared->first + compared->count - 1;
            m_picture.band =
                m_metrics.place(compared->first, m_metrics.firstTop(), m_metrics.card())
                    .united(m_metrics.place(last, m_metrics.secondTop(), m_metrics.card()))
                    .adjusted(-m_metrics.px(5), -m_metrics.underIndex() - m_metrics.indexHeight(),
                              m_metrics.px(5), Bracket::height(m_metrics.font));
        }
        if (m_scene.parts.empty() || m_scene.parts.back().part.outcome == Outcome::equal)
            return;
        const ComparisonPart& part = m_scene.parts.back().part;
        m_picture.pill = narration::partResult(part);
        const QRect all = m_metrics.place(0, m_metrics.secondTop(), m_metrics.card())
                              .united(m_metrics.place(4, m_metrics.secondTop(), m_metrics.card()));
        m_picture.pillMiddle = {
            m_picture.band.isEmpty() ? all.center().x() : m_picture.band.center().x(), middle};
        if (!m_picture.band.isEmpty())
            m_picture.bandName = ArenaText::tr("decides", "under the column that decides");
    }

    // the rank of one hand

    void showSought()
    {
        const SceneHand& hand = m_scene.hands.front();
        addIndexes();
        addWords(m_metrics.firstTop(), m_metrics.card().height(), hand.player,
                 narration::playerName(hand.player, m_names),
                 {narration::orderText(hand.order), narration::wildsText(hand)});
        int column = 0;
        for (const SceneCard& card : hand.cards) {
            CardStates states = statesOf(card);
            if (m_scene.group && (!card.role || card.role == CardRole::kicker))
                states |= CardState::notInvolved;
            addCard(card, m_metrics.place(column++, m_metrics.firstTop(), m_metrics.card()),
                    states);
        }
        if (m_scene.group)
            showGroup(hand, *m_scene.group);
    }

    void showGroup(const SceneHand& hand, const SceneGroup& group)
    {
        const QSize size = m_metrics.card();
        const QSize small = m_metrics.restCard();
        const int top = m_metrics.secondTop();
        const int matched = static_cast<int>(group.cards.size());
        QRect wild;
        for (int column = 0; column < matched; ++column) {
            const SceneCard& card = group.cards[static_cast<std::size_t>(column)];
            addCard(card, m_metrics.place(column, top, size), CardState::matched, true);
            if (card.card.dealtWild && wild.isNull())
                wild = m_metrics.place(column, top, size);
        }
        int left =
            m_metrics.place(matched, top, size).left() - m_metrics.gap() + m_metrics.beforeRest();
        QRect rest;
        for (const SceneCard& card : group.rest) {
            const QRect place(QPoint(left, top + size.height() - small.height()), small);
            addCard(card, place, CardState::notInvolved, true);
            rest = rest.united(place);
            left += small.width() + m_metrics.gap();
        }
        addGroupParts(hand, group, m_metrics.place(0, top, size), rest);
        addWords(top, size.height(), std::nullopt,
                 hand.rankFoundAt ? ArenaText::tr("Found", "the cards that make the rank")
                                  : ArenaText::tr("Group", "of cards that are matched"),
                 groupLines(group));
        showSpent(hand, group, wild);
    }

    static QStringList groupLines(const SceneGroup& group)
    {
        QStringList lines;
        if (const QString value = narration::groupValue(group); !value.isEmpty())
            lines << ArenaText::tr("base value %1", "%1: queen").arg(value);
        if (const QString count = narration::groupCount(group); !count.isEmpty())
            lines << count;
        return lines;
    }

    void addGroupParts(const SceneHand& hand, const SceneGroup& group, const QRect& first,
                       const QRect& rest)
    {
        const int step = first.width() + m_metrics.gap();
        const auto cards = [&](int from, int count) {
            return first.translated(from * step, 0)
                .united(first.translated((from + count - 1) * step, 0));
        };
        if (!hand.rankFoundAt) {
            const QString count = narration::groupCount(group);
            addPart(cards(0, static_cast<int>(group.cards.size())),
                    count.isEmpty() ? ArenaText::tr("matched", "cards of a group") : count,
                    Role::matched);
        } else {
            const HandValue& value = resultOf(m_run, hand.player).result->value;
            for (const narration::HandPart& part : narration::handParts(value)) {
                if (part.matched)
                    addPart(cards(part.first, part.count), part.name, Role::matched);
            }
        }
        if (!rest.isEmpty())
            addPart(rest, ArenaText::tr("left over", "cards beside a group"), Role::kicker);
    }

    void showSpent(const SceneHand& hand, const SceneGroup& group, const QRect& joining)
    {
        const auto spent = static_cast<int>(std::ranges::count_if(
            group.cards, [](const SceneCard& card) { return card.card.dealtWild; }));
        const auto lies = std::ranges::find_if(
            hand.cards, [](const SceneCard& card) { return card.card.dealtWild && card.role; });
        const bool isComplete = group.needed > 0 && group.count >= group.needed;
        if (spent == 0 || lies == hand.cards.end() || !(hand.rankFoundAt || isComplete))
            return;
        m_picture.spent = m_metrics.place(static_cast<int>(lies - hand.cards.begin()),
                                          m_metrics.firstTop(), m_metrics.card());
        m_picture.joining = joining;
        m_picture.spentText = spent == 1 ? ArenaText::tr("one wild is spent")
                                         : ArenaText::tr("%n wild(s) are spent", nullptr, spent);
    }

    // all players

    void showPlaced()
    {
        const QSize size = m_metrics.placedCard();
        const int rows = static_cast<int>(m_scene.hands.size());
        const int room = m_metrics.height() - 2 * m_metrics.edge();
        int top = m_metrics.edge();
        for (const SceneHand& hand : m_scene.hands) {
            const int height = room / std::max(rows, 3);
            addHand(hand, top + (height - size.height()) / 2, size);
            const int place = m_scene.places[static_cast<std::size_t>(hand.player) - 1];
            const QString mark =
                place > 0 ? narration::placeMark(m_run.outcome(), hand.player) : QString();
            addWords(top + (height - size.height()) / 2, size.height(), hand.player,
                     narration::playerName(hand.player, m_names), {rankOf(hand), mark});
            top += height;
        }
    }

    const Run& m_run;
    const QStringList& m_names;
    const ArenaMetrics& m_metrics;
    Scene m_scene;
    Chapter::Kind m_kind;
    ArenaPicture m_picture;
};

} // namespace

CardContent contentOf(const PlayedCard& card, const Run& run)
{
    const Hand& dealt = run.hands()[static_cast<std::size_t>(card.player) - 1];
    if (!card.dealtWild || card.isWild())
        return dealt[card.position];
    SubstituteCard substitute;
    substitute.rank = card.rank().value_or(Rank::ace);
    if (card.suit != 0)
        substitute.suit = static_cast<Suit>(card.suit);
    return substitute;
}

ArenaPicture ArenaPicture::of(const Run& run, Moment moment, const QStringList& names,
                              const ArenaMetrics& metrics)
{
    return Arranging(run, moment, names, metrics).picture();
}

} // namespace showdown::gui
