// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"
#include "core/trace/question.h"
#include "core/trace/recorder.h"
#include "core/trace/scene.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

const int tablesOfAPreset = trials(200, 80);
const int tablesOfALaw = trials(60, 30);
constexpr std::size_t longestStory = 65;

/// Runs of two or three hands under a preset, the same ones each time. The hands are often alike,
/// so that many parts are compared.
class RandomRuns
{
public:
    explicit RandomRuns(Preset preset) : m_rules(rulesOf(preset)), m_random(20261122) {}

    Run next()
    {
        std::vector<Hand> hands{m_random.hand(m_rules.deck)};
        const int players = 2 + m_random.below(2);
        while (static_cast<int>(hands.size()) < players) {
            const bool isAlike = m_random.below(2) == 0;
            hands.push_back(isAlike ? m_random.variant(hands.front())
                                    : m_random.hand(m_rules.deck));
        }
        return {std::move(hands), Terms{m_rules, std::nullopt}};
    }

private:
    HouseRules m_rules;
    RandomHands m_random;
};

void addPresets()
{
    QTest::addColumn<int>("preset");
    for (const Preset preset : allPresets())
        QTest::newRow(id(preset).data()) << static_cast<int>(preset);
}

/// The findings of the story, for each player or comparison, in order.
struct StoryTold
{
    std::map<int, Category> ranks; ///< by player, from 1
    std::vector<std::vector<ComparisonPart>> parts;
    std::vector<Outcome> outcomes;
    std::array<int, 3> places{};

    explicit StoryTold(const Run& run) : parts(run.outcome().comparisons.size())
    {
        for (const int index : run.visible(Level::story))
            add(run.step(index));
    }

private:
    void add(const Step& step)
    {
        if (const auto* rank = std::get_if<RankAnswered>(&*step.finding);
            rank && fits(rank->answer))
            ranks.emplace(step.players.front(), rank->rank);
        if (const auto* part = std::get_if<PartCompared>(&*step.finding))
            parts[static_cast<std::size_t>(*step.comparison)].push_back(part->part);
        if (const auto* compared = std::get_if<HandsCompared>(&*step.finding))
            outcomes.push_back(compared->outcome);
        if (const auto* placed = std::get_if<PlayersPlaced>(&*step.finding))
            places = placed->places;
    }
};

/// The parts of a comparison, starting with equal ranks.
std::vector<ComparisonPart> partsOf(const Comparison& comparison, const Showdown& outcome)
{
    std::vector<ComparisonPart> parts = comparison.parts;
    if (comparison.comparator == Comparator::getWinningPlayer)
        return parts;
    const auto first = static_cast<std::size_t>(comparison.firstPlayer) - 1;
    const int rank = static_cast<int>(outcome.players[first].result->value.category());
    parts.insert(parts.begin(), {PartKind::rank, 0, rank, rank, Outcome::equal});
    return parts;
}

/// The right answer derived from the outcome of the run, not from the step.
struct AnswerOfOutcome
{
    const Showdown& outcome;
    const Step& step;

    const HandResult& result(int player) const
    {
        return *outcome.players[static_cast<std::size_t>(player) - 1].result;
    }

    Answer operator()(const ConditionAsked& /*question*/) const { return step.condition.value(); }
    Answer operator()(const RankAsked& question) const
    {
        return result(question.player).value.category() == question.rank;
    }
    Answer operator()(const PartAsked& question) const
    {
        const auto index = static_cast<std::size_t>(question.comparison);
        const std::vector<ComparisonPart> parts = partsOf(outcome.comparisons[index], outcome);
        const auto found = std::ranges::find_if(parts, [&](const ComparisonPart& part) {
            return part.kind == question.part.kind && part.index == question.part.index;
        });
        return found->outcome;
    }
    Answer operator()(const WildAsked& question) const
    {
        if (question.wilds < question.held)
            return question.answer; // the outcome does not tell which of them are meant
        const auto& wilds = result(question.player).substitutions;
        return std::ranges::max_element(wilds, {}, &Substitution::rank)->rank;
    }
};

} // namespace

/// Laws for the run of any table, under each preset.
class TestRunLaws : public QObject
{
    Q_OBJECT

private slots:
    void itsStepsAreTheRecorders_data() { addPresets(); }
    void itsStepsAreTheRecorders();
    void levelsBeginAndEndAlike_data() { addPresets(); }
    void levelsBeginAndEndAlike();
    void asManyStepsBackAsForthGiveTheFirst_data() { addPresets(); }
    void asManyStepsBackAsForthGiveTheFirst();
    void outIsTheWayBackFromInto_data() { addPresets(); }
    void outIsTheWayBackFromInto();
    void theStoryTellsTheVerdict_data() { addPresets(); }
    void theStoryTellsTheVerdict();
    void theStoryIsShort_data() { addPresets(); }
    void theStoryIsShort();
    void answersAreJudged_data() { addPresets(); }
    void answersAreJudged();
    void aFinerLevelAsksMore_data() { addPresets(); }
    void aFinerLevelAsksMore();
    void theWayOfAskingTellsNothing_data() { addPresets(); }
    void theWayOfAskingTellsNothing();
    void variablesAppearWhereTheyAreSet_data() { addPresets(); }
    void variablesAppearWhereTheyAreSet();
    void indexesAreThoseOfTheCode_data() { addPresets(); }
    void indexesAreThoseOfTheCode();
};

/// Forwards, and then backwards: going back is no second run.
void TestRunLaws::itsStepsAreTheRecorders()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        Recorder recorder;
        const Showdown outcome =
            compareHands(run.hands(), run.terms().rules, run.terms().lens, &recorder);
        const std::vector<Step> steps = recorder.takeSteps();
        QCOMPARE(run.size(), static_cast<int>(steps.size()));
        QVERIFY(run.outcome() == outcome);
        const auto isAsRecorded = [&](int index) {
            const Step& one = run.step(index);
            const Step& other = steps[static_cast<std::size_t>(index)];
            return one.listing == other.listing && one.line == other.line
                   && one.variables == other.variables && one.cards == other.cards
                   && one.condition == other.condition && one.finding == other.finding
                   && one.caller == other.caller;
        };
        std::optional<int> index = 0;
        for (; run.next(*index, Level::every); index = run.next(*index, Level::every))
            QVERIFY(isAsRecorded(*index));
        for (; index; index = run.previous(*index, Level::every))
            QVERIFY(isAsRecorded(*index));
    }
}

void TestRunLaws::levelsBeginAndEndAlike()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        std::vector<int> coarser;
        for (const Level level : allLevels) {
            const std::vector<int> visible = run.visible(level);
            QCOMPARE(visible.front(), 0);
            QCOMPARE(visible.back(), run.size() - 1);
            QVERIFY(std::ranges::includes(visible, coarser));
            coarser = visible;
        }
        QCOMPARE(static_cast<int>(coarser.size()), run.size());
    }
}

void TestRunLaws::asManyStepsBackAsForthGiveTheFirst()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        for (const Level level : allLevels) {
            int index = 0;
            int moves = 0;
            for (std::optional<int> next = run.next(index, level); next;
                 next = run.next(index, level), ++moves)
                index = *next;
            QCOMPARE(index, run.size() - 1);
            for (; moves > 0; --moves)
                index = run.previous(index, level).value();
            QCOMPARE(index, 0);
        }
    }
}

void TestRunLaws::outIsTheWayBackFromInto()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    int stretches = 0;
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        for (const Level level : {Level::story, Level::questions}) {
            for (const int index : run.visible(level)) {
                const std::optional<int> inside = run.into(index);
                if (!inside || run.isVisible(*inside, level))
                    continue; // nothing is hidden
                QCOMPARE(run.outOf(*inside, level), run.next(index, level));
                ++stretches;
            }
        }
    }
    QVERIFY(stretches > 0);
}

void TestRunLaws::theStoryTellsTheVerdict()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        const StoryTold told(run);
        const Showdown& outcome = run.outcome();
        for (std::size_t player = 0; player < outcome.players.size(); ++player) {
            const PlayerResult& result = outcome.players[player];
            QVERIFY(told.ranks.at(static_cast<int>(player) + 1) == result.result->value.category());
            QCOMPARE(told.places[player], result.place.value());
        }
        QCOMPARE(told.outcomes.size(), outcome.comparisons.size());
        for (std::size_t i = 0; i < outcome.comparisons.size(); ++i) {
            QVERIFY(told.parts[i] == partsOf(outcome.comparisons[i], outcome));
            QVERIFY(told.outcomes[i] == outcome.comparisons[i].outcome());
        }
    }
}

void TestRunLaws::theStoryIsShort()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    for (int table = 0; table < tablesOfAPreset; ++table)
        QVERIFY(runs.next().visible(Level::story).size() <= longestStory);
}

void TestRunLaws::answersAreJudged()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    std::array<int, std::variant_size_v<Question>> asked{};
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        for (const Level level : allLevels) {
            for (int index = 0; index < run.size(); ++index) {
                const std::optional<Question> question = questionAt(run, index, level);
                if (!question)
                    continue;
                QVERIFY(run.isVisible(index, level));
                const Moment moment = momentOfQuestion(run, index, level);
                const std::optional<int> before = run.previous(index, level);
                QVERIFY(moment.isBefore && moment.step <= index);
                QVERIFY(before && moment.lastRun() >= *before);
                ++asked[question->index()];
                const Answer rightOne =
                    std::visit(AnswerOfOutcome{run.outcome(), run.step(index)}, *question);
                int right = 0;
                for (const Answer& answer : choicesOf(*question)) {
                    const bool isTheRightOne = answer == rightOne;
                    QCOMPARE(isRight(*question, answer), isTheRightOne);
                    right += isTheRightOne ? 1 : 0;
                }
                QCOMPARE(right, 1);
            }
        }
    }
    QVERIFY(std::ranges::all_of(asked, [](int count) { return count > 0; }));
}

void TestRunLaws::aFinerLevelAsksMore()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    for (int table = 0; table < tablesOfAPreset; ++table) {
        const Run run = runs.next();
        int questions = 0;
        int lines = 0;
        for (int index = 0; index < run.size(); ++index) {
            const std::optional<Question> coarse = questionAt(run, index, Level::questions);
            const std::optional<Question> every = questionAt(run, index, Level::every);
            QVERIFY(!coarse || coarse == every);
            QVERIFY(!every || run.step(index).condition.has_value());
            questions += coarse ? 1 : 0;
            lines += every ? 1 : 0;
        }
        QVERIFY(questions < lines);
    }
}

/// The line where a part or a rank is asked about, and whether its cards are shown, does not depend
/// on the answer: neither may give it away.
void TestRunLaws::theWayOfAskingTellsNothing()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    std::map<std::pair<const Listing*, std::uint8_t>, bool> hasCards;
    std::map<std::tuple<const Listing*, PartKind, int>, std::uint8_t> lineOfPart;
    for (int table = 0; table < tablesOfALaw; ++table) {
        const Run run = runs.next();
        for (int index = 0; index < run.size(); ++index) {
            const Step& step = run.step(index);
            if (step.condition && step.listing->kindOf(step.line) == LineKind::question) {
                const bool has = !step.cards.empty();
                const auto known = hasCards.try_emplace({step.listing, step.line}, has).first;
                QVERIFY2(known->second == has, step.text(run.terms()).data());
            }
            const std::optional<Question> question = questionAt(run, index, Level::story);
            const auto* part = question ? std::get_if<PartAsked>(&*question) : nullptr;
            if (!part)
                continue;
            const Step& line = run.step(momentOfQuestion(run, index, Level::story).step);
            QVERIFY(line.condition.has_value());
            const std::tuple key{line.listing, part->part.kind, 0};
            const auto known = lineOfPart.try_emplace(key, line.line).first;
            QVERIFY2(known->second == line.line, line.text(run.terms()).data());
        }
    }
    QVERIFY(lineOfPart.size() > 4);
}

/// A variable exists from the line that sets it, and changes with a line that names it; a call sets
/// its result as it returns, for the next line to show.
void TestRunLaws::variablesAppearWhereTheyAreSet()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    const auto names = [](const Run& run, int index, std::string_view variable) {
        const std::string_view text = run.step(index).text(run.terms());
        const std::string_view object = variable.substr(0, variable.find('.'));
        const auto holds = [text](std::string_view word) {
            return text.find(word) != std::string_view::npos;
        };
        return (variable == "player" && holds("each hand")) // whose it is
               || (variable == "valueCounts" && holds("entry")) || holds("card.value ←")
               || (variable == "result" && holds("return ")) // the last step holds the outcome
               || text.find(variable) != std::string_view::npos
               || text.find(object) != std::string_view::npos
               || (variable.starts_with("info") && text.find("info") != std::string_view::npos);
    };
    for (int table = 0; table < tablesOfALaw; ++table) {
        const Run run = runs.next();
        for (int index = 0; index < run.size(); ++index) {
            const std::optional<int> before = run.previousOfCall(index);
            if (!before)
                continue;
            const std::vector<Variable>& earlier = run.step(*before).variables;
            for (const Variable& variable : run.step(index).variables) {
                if (std::ranges::find(earlier, variable) != earlier.end())
                    continue;
                const bool called = *before + 1 < index;
                const bool isNamed = names(run, index, variable.name)
                                     || (called && names(run, *before, variable.name));
                const QByteArray told =
                    QByteArray(variable.name.data(), static_cast<qsizetype>(variable.name.size()))
                    + " at " + run.step(index).text(run.terms()).data();
                QVERIFY2(isNamed, told.constData());
            }
        }
    }
}

/// Every index in the arena is an index of each hand named beside it.
void TestRunLaws::indexesAreThoseOfTheCode()
{
    QFETCH(const int, preset);
    RandomRuns runs{Preset(preset)};
    int compared = 0;
    for (int table = 0; table < tablesOfALaw / 6; ++table) {
        const Run run = runs.next();
        for (int index = 0; index < run.size(); ++index) {
            const Scene scene = sceneAt(run, index);
            if (scene.index.variables.empty())
                continue;
            const QStringList names =
                QString::fromStdString(scene.index.variables).split(QStringLiteral(", "));
            QCOMPARE(names.size(), static_cast<qsizetype>(scene.hands.size()));
            for (std::size_t which = 0; which < scene.hands.size(); ++which) {
                const SceneHand& shown = scene.hands[which];
                const std::string name = names[static_cast<qsizetype>(which)].toStdString();
                std::vector<int> calls = run.callers(index);
                calls.push_back(index);
                const PlayedHand* held = nullptr;
                for (const int call : calls) {
                    for (const Variable& variable : run.step(call).variables) {
                        const auto* hand = std::get_if<PlayedHand>(&variable.value);
                        if (hand && variable.name == name && hand->player() == shown.player)
                            held = hand;
                    }
                }
                QVERIFY(held);
                for (std::size_t column = 0; column < shown.cards.size(); ++column) {
                    const std::optional<int> at = scene.index.columns.at(column);
                    QVERIFY(!at || (*held)[*at].position == shown.cards[column].card.position);
                }
            }
            compared += scene.hands.size() == 2 ? 1 : 0;
        }
    }
    QVERIFY(compared > 0);
}

SHOWDOWN_TEST(TestRunLaws)
#include "tst_runlaws.moc"
