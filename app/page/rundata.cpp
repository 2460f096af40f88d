// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/page/rundata.h"

#include "app/narration/code/codelisting.h"
#include "app/narration/comparisontext.h"
#include "app/narration/expressiontext.h"
#include "app/narration/handtext.h"
#include "app/narration/onesteptext.h"
#include "app/narration/scenetext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "app/page/cardart.h"
#include "core/trace/scene.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace showdown::page {

namespace {

struct RunDataText
{
    Q_DECLARE_TR_FUNCTIONS(RunData)
};

QString latin(std::string_view text)
{
    return QUtf8StringView(text).toString();
}

/// Values that are each kept once, in the order of their first occurrence.
class ValueTable
{
public:
    int indexOf(const QJsonValue& value)
    {
        const QByteArray key = value.isString()
                                   ? value.toString().toUtf8()
                                   : QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
        const auto known = m_indexes.constFind(key);
        if (known != m_indexes.constEnd())
            return *known;
        m_values.append(value);
        m_indexes.insert(key, static_cast<int>(m_values.size()) - 1);
        return static_cast<int>(m_values.size()) - 1;
    }

    const QJsonArray& values() const { return m_values; }

private:
    QJsonArray m_values;
    QHash<QByteArray, int> m_indexes;
};

class RunWriter
{
public:
    RunWriter(const Run& run, const QStringList& names, CardArt& art)
        : m_run(run), m_names(names), m_art(art)
    {}

    QJsonObject data()
    {
        QJsonArray steps;
        for (int index = 0; index < m_run.size(); ++index)
            steps.append(step(index));
        QJsonObject object{{QStringLiteral("steps"), steps},
                           {QStringLiteral("words"), words()},
                           {QStringLiteral("chapters"), chapters()},
                           {QStringLiteral("players"), players()},
                           {QStringLiteral("listings"), m_listings},
                           {QStringLiteral("cards"), m_cards.values()},
                           {QStringLiteral("scenes"), m_scenes.values()},
                           {QStringLiteral("found"), m_found.values()},
                           {QStringLiteral("founds"), m_founds.values()}};
        object.insert(QStringLiteral("text"), m_texts.values());
        return object;
    }

private:
    int text(const QString& text) { return text.isEmpty() ? -1 : m_texts.indexOf(text); }

    int listing(const Listing& listing)
    {
        const auto known = m_listingIndexes.constFind(&listing);
        if (known != m_listingIndexes.constEnd())
            return *known;
        QJsonArray codes;
        for (const narration::CodeLanguage language : narration::allCodeLanguages) {
            QJsonArray lines;
            int number = 0;
            for (const auto& [code, line] : narration::codeLines(listing, m_run.terms(), language))
                lines.append(QJsonArray{line ? ++number : 0, code});
            codes.append(lines);
        }
        m_listings.append(QJsonArray{latin(listing.function), codes, latin(listing.uniqueName)});
        m_listingIndexes.insert(&listing, static_cast<int>(m_listings.size()) - 1);
        return static_cast<int>(m_listings.size()) - 1;
    }

    QJsonArray step(int index)
    {
        const Step& step = m_run.step(index);
        const narration::Expression expression = narration::expressionOf(step, m_run.terms());
        const std::optional<int> before = m_run.previousOfCall(index);
        const bool hasNumbers = expression.numbers != expression.code;
        return {listing(*step.listing),
                step.number(m_run.terms()),
                static_cast<int>(step.level()) + (findingOf<WildsGiven>(step) ? 4 : 0),
                text(narration::sentenceAt(m_run, index, Level::every, m_names)),
                text(step.finding ? narration::sentenceAt(m_run, index, Level::story, m_names)
                                  : QString()),
                step.condition ? static_cast<int>(*step.condition) : -1,
                step.caller.value_or(-1),
                before.value_or(-1),
                variables(step, before),
                text(expression.code),
                text(hasNumbers ? expression.numbers : QString()),
                m_scenes.indexOf(scene(index)),
                m_founds.indexOf(founds(index)),
                static_cast<int>(&m_run.chapterOf(index) - m_run.chapters().data())};
    }

    /// The variables that are new or changed since the previous step of the same call. A call only
    /// ever adds variables at the end.
    QJsonArray variables(const Step& step, std::optional<int> before)
    {
        QJsonArray changes;
        const std::vector<Variable> none;
        const std::vector<Variable>& earlier = before ? m_run.step(*before).variables : none;
        for (std::size_t i = 0; i < step.variables.size(); ++i) {
            const Variable& variable = step.variables[i];
            if (i < earlier.size() && earlier[i] == variable)
                continue;
            changes.append(static_cast<int>(i));
            changes.append(text(latin(variable.name)));
            changes.append(text(narration::variableText(variable.value)));
        }
        return changes;
    }

    int card(const SceneCard& card)
    {
        const Card dealt =
            m_run.hands()[static_cast<std::size_t>(card.card.player) - 1][card.card.position];
        return m_cards.indexOf(QJsonArray{m_art.id(Face::of(card.card, dealt)),
                                          text(narration::sceneCardText(card, m_run))});
    }

    QJsonArray hand(const SceneHand& hand)
    {
        const bool isWorking = hand.order == SceneHand::Order::working;
        QJsonArray row{hand.player, text(narration::orderText(hand.order)),
                       text(narration::wildsText(hand)), text(latin(hand.variable)),
                       isWorking ? 1 : 0};
        for (const SceneCard& each : hand.cards) {
            row.append(card(each));
            row.append(each.role ? static_cast<int>(*each.role) : -1);
        }
        return row;
    }

    QJsonArray group(const SceneGroup& group)
    {
        QJsonArray cards;
        for (const SceneCard& each : group.cards)
            cards.append(card(each));
        return {text(narration::groupValue(group)), text(narration::groupCount(group)), cards};
    }

    QJsonArray scene(int index)
    {
        const Scene scene = sceneAt(m_run, index);
        QJsonArray hands;
        std::vector<int> shown;
        for (const SceneHand& each : scene.hands) {
            hands.append(hand(each));
            shown.push_back(each.player);
        }
        QJsonArray equal;
        std::optional<CardRange> columns = scene.columns;
        int result = -1;
        for (const ScenePart& part : scene.parts) {
            const bool isEqual = part.part.outcome == Outcome::equal;
            for (int i = 0; isEqual && i < part.columns.count; ++i)
                equal.append(part.columns.first + i);
            if (isEqual)
                continue;
            result = text(narration::partResult(part.part));
            if (!columns && part.columns.count > 0)
                columns = part.columns;
        }
        QJsonArray range;
        if (columns)
            range = {columns->first, columns->count};
        return {hands,
                range,
                equal,
                result,
                waiting(index, shown),
                scene.group ? group(*scene.group) : QJsonArray()};
    }

    QJsonArray waiting(int index, const std::vector<int>& shown)
    {
        QJsonArray rows;
        for (int player = 1; player <= static_cast<int>(m_run.hands().size()); ++player) {
            const bool waits =
                m_run.outcome().players[static_cast<std::size_t>(player) - 1].hand.isComplete()
                && std::ranges::find(shown, player) == shown.end();
            if (waits)
                rows.append(QJsonArray{player, text(narration::waitingText(m_run, index, player))});
        }
        return rows;
    }

    QJsonArray founds(int index)
    {
        QJsonArray lines;
        for (const narration::FoundLine& line : narration::foundLines(m_run, index, m_names))
            lines.append(m_found.indexOf(QJsonArray{static_cast<int>(line.mark), text(line.subject),
                                                    text(line.finding), line.step}));
        return lines;
    }

    QJsonArray chapters()
    {
        QJsonArray rows;
        for (const Chapter& chapter : m_run.chapters())
            rows.append(QJsonArray{text(narration::chapterTitle(m_run, chapter, m_names)),
                                   text(narration::chapterShortTitle(m_run, chapter)),
                                   text(narration::chapterDescription(m_run, chapter, m_names)),
                                   chapter.first, chapter.last});
        return rows;
    }

    QJsonArray players()
    {
        QJsonArray rows;
        int number = 0;
        for (const PlayerResult& player : m_run.outcome().players) {
            QJsonArray parts;
            if (player.result) {
                for (const narration::HandPart& part : narration::handParts(player.result->value))
                    parts.append(
                        QJsonArray{part.first, part.count, text(part.name), part.matched ? 1 : 0});
            }
            rows.append(QJsonArray{text(narration::playerName(++number, m_names)), parts});
        }
        return rows;
    }

    static QJsonObject words()
    {
        Step yes;
        yes.condition = true;
        Step no;
        no.condition = false;
        return {
            {QStringLiteral("step"), RunDataText::tr("Step %1 of %2")},
            {QStringLiteral("between"), RunDataText::tr("Step %1–%3 of %2", "between two steps")},
            {QStringLiteral("place"),
             RunDataText::tr("Step %1 of %2, %3", "%3: the part of the run")},
            {QStringLiteral("line"), RunDataText::tr("line %1", "of a function")},
            {QStringLiteral("changed"), RunDataText::tr("changed", "a variable")},
            {QStringLiteral("copy"),
             RunDataText::tr("Copy", "on a button: the lines of a function")},
            {QStringLiteral("copied"), RunDataText::tr("Copied", "on a button, for a while")},
            {QStringLiteral("play"), RunDataText::tr("Play")},
            {QStringLiteral("pause"), RunDataText::tr("Pause")},
            {QStringLiteral("yes"), narration::answerMark(yes)},
            {QStringLiteral("no"), narration::answerMark(no)},
        };
    }

    const Run& m_run;
    const QStringList& m_names;
    CardArt& m_art;
    ValueTable m_texts, m_cards, m_scenes, m_found, m_founds;
    QJsonArray m_listings;
    QHash<const Listing*, int> m_listingIndexes;
};

} // namespace

QByteArray runData(const Run& run, const QStringList& names, CardArt& art)
{
    return QJsonDocument(RunWriter(run, names, art).data()).toJson(QJsonDocument::Compact);
}

} // namespace showdown::page
