// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/practicelesson.h"

#include "app/lessons/lessonfolders.h"
#include "app/lessons/lessonreader.h"
#include "app/lessons/prose.h"
#include "app/lessons/shelf.h"
#include "app/narration/translation.h"
#include "core/questions/exercisefacts.h"

#include <map>
#include <utility>

namespace showdown::lessons {

namespace {

/// Of what wilds become in hands of this rank.
const char* wildLessonOf(std::optional<Category> rank)
{
    switch (rank.value_or(Category::fourOfAKind)) {
    case Category::straight:
    case Category::straightFlush:
        return "wild-gaps";
    case Category::flush:
    case Category::royalFlush:
        return "wild-flush";
    case Category::twoPair:
    case Category::fullHouse:
        return "wild-full-house";
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        return "wild-best-rank";
    default:
        return "wild-pairs";
    }
}

/// Nothing where the lesson of the topic speaks of it.
const char* lessonOf(BeginnersMistake mistake, Topic topic)
{
    switch (mistake) {
    case BeginnersMistake::wildAsAce:
        return wildLessonOf(rankOf(topic));
    case BeginnersMistake::wildWithLowest:
        return "wild-full-house";
    case BeginnersMistake::wildBelow:
        return "wild-gaps";
    case BeginnersMistake::flushWild:
        return "wild-flush";
    case BeginnersMistake::wheelAceHigh:
        return "straight";
    case BeginnersMistake::lowPairCounts:
        return "jacks-or-better";
    case BeginnersMistake::wheelForgotten:
    case BeginnersMistake::wheelAssumed:
    case BeginnersMistake::lowPairForgotten:
    case BeginnersMistake::moreWildsWin:
        return "house-rules";
    case BeginnersMistake::fourAreEnough:
    case BeginnersMistake::highestCardWins:
        return "ladder";
    case BeginnersMistake::straightBeatsFlush:
        return "why-this-order";
    case BeginnersMistake::sumOfCards:
        return "high-card";
    case BeginnersMistake::suitsBreakTies:
        return "cards";
    case BeginnersMistake::thirdForgotten:
        return "three-players";
    case BeginnersMistake::seenCounted:
    case BeginnersMistake::onceIn:
        return "chance";
    case BeginnersMistake::helpsOther:
        return "against-others";
    case BeginnersMistake::kickerFirst:
    case BeginnersMistake::kickerIgnored:
    case BeginnersMistake::lowerFirst:
        break;
    }
    return nullptr;
}

const char* lessonOf(Topic topic)
{
    switch (topic) {
    case Topic::highCard:
        return "high-card";
    case Topic::pair:
        return "jacks-or-better";
    case Topic::twoPair:
        return "two-pair";
    case Topic::threeOfAKind:
        return "three-of-a-kind";
    case Topic::straight:
        return "straight";
    case Topic::flush:
        return "flush";
    case Topic::fullHouse:
        return "full-house";
    case Topic::fourOfAKind:
        return "four-of-a-kind";
    case Topic::straightFlush:
    case Topic::royalFlush:
        return "straight-flush";
    case Topic::fiveOfAKind:
    case Topic::rules:
        return "house-rules";
    case Topic::wilds:
        return "wild-best-rank";
    case Topic::threePlayers:
        return "three-players";
    case Topic::code:
        return "matchers";
    case Topic::odds:
        return "outs";
    }
    return "";
}

/// Of a number of a situation.
const char* lessonOf(const GiveNumber& asked, const Situation& situation)
{
    switch (asked.of) {
    case GiveNumber::Of::equity:
        return "against-others";
    case GiveNumber::Of::outs:
        return situation.players.size() > 1 ? "against-others" : "outs";
    default:
        return "chance";
    }
}

std::optional<Category> rankOfPlayer(const Exercise& exercise, int player)
{
    const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
    const auto& result = showdown.players[static_cast<std::size_t>(player) - 1].result;
    return result ? std::optional(result->value.category()) : std::nullopt;
}

/// Of the function whose step is asked for.
const char* lessonOf(const FindNextStep& asked, const Exercise& exercise)
{
    const Run run(handsOf(exercise.hands), {exercise.rules, exercise.lens});
    const std::string_view function = run.step(asked.step).listing->function;
    return function == "AreCardsStraight"       ? "walking-a-straight"
           : function == "DoCardsHaveSameValue" ? "equal-cards"
                                                : "matchers";
}

} // namespace

QString lessonFor(const PracticeQuestion& question, const std::optional<Mistake>& mistake)
{
    const Exercise& exercise = question.exercise;
    const Topic topic = question.source.topic;
    // what the printed code does is no lesson for the hand at the table
    const auto* beginners = mistake ? std::get_if<BeginnersMistake>(&*mistake) : nullptr;
    if (const char* lesson = beginners ? lessonOf(*beginners, topic) : nullptr)
        return QLatin1String(lesson);
    if (const auto* wild = std::get_if<NameWilds>(&exercise.kind))
        return QLatin1String(wildLessonOf(rankOfPlayer(exercise, wild->player)));
    if (const auto* next = std::get_if<FindNextStep>(&exercise.kind))
        return QLatin1String(lessonOf(*next, exercise));
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    return QLatin1String(number && exercise.situation ? lessonOf(*number, *exercise.situation)
                                                      : lessonOf(topic));
}

QString rememberOf(const QString& lessonId)
{
    static std::map<std::pair<QString, QString>, QString> known;
    const QString language = narration::currentLanguage();
    const auto [entry, isNew] = known.try_emplace({language, lessonId});
    if (isNew) {
        const QString root = Shelf::programRoot() + u'/';
        QString folder = lessonCalled(lessonId, root + language);
        if (folder.isEmpty())
            folder = lessonCalled(lessonId, root + QStringLiteral("en"));
        entry->second = plainText(readLesson(folder).lesson.remember());
    }
    return entry->second;
}

} // namespace showdown::lessons
