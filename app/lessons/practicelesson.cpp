// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/practicelesson.h"

#include "app/lessons/lessonfolders.h"
#include "app/lessons/lessonreader.h"
#include "app/lessons/prose.h"
#include "app/lessons/shelf.h"
#include "app/narration/translation.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string_view>
#include <utility>

namespace showdown::lessons {

namespace {

/// Of what wilds become in hands of this rank.
std::string_view wildLessonOf(std::optional<Category> rank)
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

/// Empty where the lesson of the topic speaks of it.
std::string_view lessonOf(BeginnersMistake mistake, Topic topic)
{
    switch (mistake) {
    case BeginnersMistake::wildAsAce:
        return wildLessonOf(rankOf(topic));
    case BeginnersMistake::wildWithLowest:
        return "wild-full-house";
    case BeginnersMistake::wildWithHighest:
        return "wild-best-rank";
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
    case BeginnersMistake::rowOverlooked:
    case BeginnersMistake::groupOverlooked:
    case BeginnersMistake::highestCardWins:
        return "ladder";
    case BeginnersMistake::straightBeatsFlush:
        return "why-this-order";
    case BeginnersMistake::aceLow:
    case BeginnersMistake::sumOfCards:
        return "high-card";
    case BeginnersMistake::colourMakesFlush:
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
    case BeginnersMistake::rankAlone:
    case BeginnersMistake::lowerFirst:
        break;
    }
    return {};
}

std::string_view lessonOf(Topic topic)
{
    switch (topic) {
    case Topic::pair:
        return "jacks-or-better";
    case Topic::royalFlush:
        return "straight-flush";
    case Topic::fiveOfAKind:
    case Topic::rules:
        return "house-rules";
    case Topic::wilds:
        return "wild-best-rank";
    case Topic::code:
        return "matchers";
    case Topic::odds:
        return "outs";
    default:
        return id(topic); // which is also the lesson's
    }
}

/// Of a number of a situation.
std::string_view lessonOf(const GiveNumber& asked, const Situation& situation)
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
    const Showdown showdown = showdownOf(exercise);
    const auto& result = showdown.players[static_cast<std::size_t>(player) - 1].result;
    return result ? std::optional(result->value.category()) : std::nullopt;
}

/// Of the function whose step is asked for.
std::string_view lessonOf(const FindNextStep& asked, const Exercise& exercise)
{
    const Run run = runOf(exercise);
    const std::string_view function = run.step(asked.step).listing->function;
    return function == "AreCardsStraight"       ? "walking-a-straight"
           : function == "DoCardsHaveSameValue" ? "equal-cards"
                                                : "matchers";
}

/// The rank that the answer is about, where the topic is ranks.
std::optional<Category> rankAsked(const PracticeQuestion& question)
{
    const Exercise& exercise = question.exercise;
    if (const auto* which = std::get_if<ChooseHand>(&exercise.kind))
        return which->rank;
    if (!rankOf(question.source.topic))
        return std::nullopt;
    if (const auto* named = std::get_if<NameRank>(&exercise.kind))
        return rankOfPlayer(exercise, named->player);
    if (std::holds_alternative<ChooseWinner>(exercise.kind)) {
        const std::vector<Hand> hands = handsOf(exercise.hands);
        return rankOfPlayer(exercise, showdownOf(exercise, hands).winners.front());
    }
    return std::nullopt;
}

QString textOf(std::string_view lesson)
{
    return QString::fromLatin1(lesson.data(), static_cast<qsizetype>(lesson.size()));
}

/// Whether what to remember of a lesson is true under these rules: some is about a rule of a house.
bool holds(const QString& lessonId, const HouseRules& rules)
{
    const auto isOf = [&lessonId](std::initializer_list<const char*> lessons) {
        return std::ranges::any_of(
            lessons, [&](const char* lesson) { return lessonId == QLatin1String(lesson); });
    };
    const bool isBug = rules.wildScope == WildScope::bug;
    if (isOf({"jacks-or-better"}))
        return rules.pairFloor == Rank::jack;
    if (isOf({"three-of-a-kind", "straight", "straight-flush"})) // these would tie
        return !rules.naturalBeatsWild;
    if (isOf({"wild-flush"}))
        return rules.flushRepeats;
    if (isOf({"wild-pairs"})) // no wild is left over
        return !rules.fiveOfAKind || isBug;
    return !isBug || !isOf({"wild-full-house", "wild-best-rank", "equal-cards"});
}

/// What is said of a lesson.
struct Said
{
    QString title;
    QString remember;
};

/// Reads it once in each language.
const Said& read(const QString& lessonId)
{
    static std::map<std::pair<QString, QString>, Said> known;
    const QString language = narration::currentLanguage();
    const auto [entry, isNew] = known.try_emplace({language, lessonId});
    if (isNew) {
        const QString root = Shelf::programRoot() + u'/';
        QString folder = lessonCalled(lessonId, root + language);
        if (folder.isEmpty())
            folder = lessonCalled(lessonId, root + QStringLiteral("en"));
        const Lesson lesson = readLesson(folder).lesson;
        entry->second = {lesson.title, plainText(lesson.remember())};
    }
    return entry->second;
}

} // namespace

QString lessonFor(Topic topic)
{
    return textOf(lessonOf(topic));
}

QString lessonFor(const PracticeQuestion& question, const std::optional<Mistake>& mistake)
{
    const Exercise& exercise = question.exercise;
    const Topic topic = question.source.topic;
    // what the printed code does is no lesson for the hand at the table
    const auto* beginners = mistake ? std::get_if<BeginnersMistake>(&*mistake) : nullptr;
    const std::string_view ofMistake = beginners ? lessonOf(*beginners, topic) : std::string_view();
    if (!ofMistake.empty())
        return textOf(ofMistake);
    if (const auto* wild = std::get_if<NameWilds>(&exercise.kind))
        return textOf(wildLessonOf(rankOfPlayer(exercise, wild->player)));
    if (const auto* next = std::get_if<FindNextStep>(&exercise.kind))
        return textOf(lessonOf(*next, exercise));
    if (std::holds_alternative<FindBug>(exercise.kind))
        return QStringLiteral("find-the-bug");
    if (const auto rank = rankAsked(question))
        return lessonFor(static_cast<Topic>(*rank));
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    return number && exercise.situation ? textOf(lessonOf(*number, *exercise.situation))
                                        : lessonFor(topic);
}

QString titleOf(const QString& lessonId)
{
    return read(lessonId).title;
}

QString rememberOf(const QString& lessonId)
{
    return read(lessonId).remember;
}

QString rememberOf(const QString& lessonId, const PracticeQuestion& question)
{
    return holds(lessonId, question.exercise.rules) ? rememberOf(lessonId) : QString();
}

} // namespace showdown::lessons
