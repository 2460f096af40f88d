// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"
#include "core/questions/reviewdeal.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace showdown::lessons {

/// Hands under rules, or a situation, that a lesson shows or asks about.
struct Setting
{
    NamedRules rules;
    std::optional<Category> lens;
    std::vector<OpenHand> hands;        ///< none where there is a situation
    std::optional<Situation> situation; ///< its rules are `rules`
    std::optional<Category> hope;       ///< of a player alone

    /// The hands, as far as they are filled.
    std::vector<Hand> fullHands() const;
};

/// Variables at the end of a call.
struct AfterCall
{
    std::string function;
    int call = 1; ///< from 1
    std::map<std::string, std::string> variables;
};

/// A lesson's claim about the rank of a hand.
struct RankClaim
{
    bool isClaimed = false;
    std::optional<Category> rank; ///< nothing: it does not fit the lens
};

/// Where a claim stands.
struct ClaimPlace
{
    int line = 1;
    std::string written; ///< its key as the author wrote it
};

/// A lesson's claims about a setting. Each one given must agree with the engine.
struct Claims
{
    std::optional<std::vector<int>> winners; ///< from 1
    QString decides;                         ///< `kicker 3`: against the best other; `tie`, `fit`
    std::vector<RankClaim> ranks;            ///< of each hand
    QStringList names;                       ///< of each hand; an empty one claims nothing
    std::vector<std::vector<int>> values;
    QStringList working;
    QStringList wilds; ///< of each hand: "K", "9 6"; an empty one claims nothing
    QString printed;   ///< `E3:2`
    std::optional<AfterCall> after;
    std::optional<int> outs;
    std::optional<std::vector<Card>> outCards;
    std::optional<int> unseen;
    std::optional<int> percent;
    QString against;
    QStringList equities; ///< of each player in percent with one decimal
    std::optional<int> boards;
    std::vector<int> wins;
    std::vector<int> ties;
    int player = 1; ///< whose outs are claimed, from 1

    /// Where each claim stands, by its key.
    std::map<std::string, ClaimPlace> places;
};

/// A worked example that can be loaded onto a table.
struct Example
{
    QString id;
    QString title;
    QString text;            ///< a sentence in Markdown; may be empty
    std::vector<int> series; ///< its numbers among the worked examples of the series
    Setting setting;
    Claims claims;
    bool isWhole = true; ///< cards and claims could be read
    int line = 1;        ///< in tasks.json

    /// Where its members stand, by their keys.
    std::map<std::string, int> lines;
};

/// From which the tables on paper, and those that are checked, are dealt.
inline constexpr std::uint32_t usualSeed = 1;

/// A table of a round, and how it was dealt.
struct DealtTable
{
    QString round; ///< the id of the exercise in the file, as which all its questions count
    QStringList rankQuestions; ///< of each hand
    ReviewWish wish;
    int table = 0; ///< among those of the wish, from 0
    std::uint32_t seed = usualSeed;
};

/// An exercise of a lesson.
struct LessonExercise
{
    QString id;
    QString question; ///< in Markdown
    QString hint;
    Setting setting;
    Exercise exercise; ///< the same setting, as core asks it
    int filled = 0;    ///< how many first steps are shown filled in
    bool punishesMistake = false;
    std::optional<DealtTable> dealt; ///< its hands are not in the file
    ExerciseAnswer right;
    ExerciseAnswer wrong;
    bool isWhole = true; ///< cards, question and answers could be read
    int line = 1;        ///< in tasks.json

    /// Where its members stand, by their keys.
    std::map<std::string, int> lines;

    /// The id under which answers are recorded: its own, or that of its round.
    const QString& recordedId() const { return dealt ? dealt->round : id; }
};

// What the reading pane shows, block after block.

/// Plain Markdown.
struct Prose
{
    QString markdown;
};

/// Cards, and the claims about them.
struct CardsBlock
{
    QString id;
    Setting setting;
    std::vector<Card> loose; ///< cards without a claim
    Claims claims;
    QString caption;
    QString question; ///< of a guess: the reader chooses who wins; else empty
    bool showsWorking = false;
    bool isWhole = true; ///< cards and claims could be read
};

/// The engine's own listings.
struct ListingBlock
{
    QStringList functions;
    NamedRules rules;
    std::optional<Category> lens;
    int mistake = 0; ///< they are shown as printed with it, with the numbers of their lines

    bool operator==(const ListingBlock&) const = default;
};

struct Block
{
    std::variant<Prose, CardsBlock, ListingBlock> content;
    int line = 1; ///< in lesson.md
};

/// A whole lesson in one language.
struct Lesson
{
    QString id;       ///< the name of its folder without its digits: "two-pair"
    QString folder;   ///< where it was read, as an absolute path
    QString language; ///< the folder above: "en", also if that is called otherwise
    QString origin;   ///< the user folder from which it was read; empty: the program's own
    QString title;
    QString aim;   ///< in Markdown, what the reader can do afterwards
    QString group; ///< `basics` …, or a text of its author
    int minutes = 0;
    std::vector<Block> blocks;
    std::vector<Example> examples;
    std::vector<LessonExercise> exercises;

    /// Where the members of tasks.json stand, by their keys.
    std::map<std::string, int> lines;

    /// The number that the folder begins with, or 0.
    int number() const;

    /// The paragraph that begins with `**Remember.**`, without that word, in Markdown.
    QString remember() const;

    /// Whether this is the page of help: a text without tasks.
    bool isHelp = false;

    /// The key of the lesson on a shelf: for a lesson of the program its id, in any language, else
    /// its folder.
    QString key() const { return origin.isEmpty() ? id : folder; }
};

} // namespace showdown::lessons
