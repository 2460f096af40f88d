// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/exercisenumbertext.h"
#include "app/narration/exercisetext.h"
#include "app/narration/solutiontext.h"
#include "core/cards/deck.h"
#include "core/questions/practicequestion.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/effort.h"
#include "tests/support/exercises.h"
#include "tests/support/randomsituations.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// Random exercises of every kind: for every answer there are whole sentences. What people type as a
/// number.
class TestExerciseWords : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerHasWords_data();
    void everyAnswerHasWords();
    void numbersAreReadAsPeopleWriteThem_data();
    void numbersAreReadAsPeopleWriteThem();
};

namespace {

const int wantedAnswers = trials(60, 10);

/// One or more hands, as many as a kind needs, of one deck or a free one.
Exercise exerciseAboutHands(const ExerciseKind& kind, RandomHands& random)
{
    Exercise exercise;
    exercise.kind = kind;
    exercise.rules = random.rules();
    exercise.lens = random.lens();
    for (int players = 1 + random.below(3); players > 0; --players) {
        const Hand hand = random.hand(exercise.rules.deck);
        std::ranges::copy(hand, exercise.hands.emplace_back().begin());
    }
    return exercise;
}

Exercise exerciseAboutSituation(const ExerciseKind& kind, unsigned seed)
{
    RandomSituations random(seed);
    Exercise exercise;
    exercise.kind = kind;
    exercise.situation = random.known(1 + random.below(3), 3 + random.below(2), 12);
    exercise.rules = exercise.situation->rules;
    exercise.hope = static_cast<Category>(random.below(10));
    return exercise;
}

/// Of a rank that the seed chooses; nothing for those that have none.
std::optional<Exercise> exerciseAboutBug(unsigned seed)
{
    const auto topic = static_cast<Topic>(seed % topicCount);
    const auto question = makeQuestion({topic, QuestionKind::bug, Difficulty::easy, {}, seed});
    return question ? std::optional(question->exercise) : std::nullopt;
}

/// Answers right and wrong to an exercise.
ExerciseAnswer answerTo(const Exercise& exercise, RandomHands& random)
{
    if (std::holds_alternative<BuildHands>(exercise.kind)) {
        BuiltHands built = exercise.hands;
        for (const CardPlace place : openPlaces(exercise))
            built[static_cast<std::size_t>(place.hand)][static_cast<std::size_t>(place.position)] =
                cardOf(random.below(53));
        return built;
    }
    ExerciseAnswer answer = *rightAnswer(exercise);
    if (random.below(3) == 0)
        return answer;
    if (auto* winners = std::get_if<Winners>(&answer))
        winners->players = {1 + random.below(static_cast<int>(exercise.hands.size()))};
    else if (auto* card = std::get_if<CardPlace>(&answer))
        *card = {random.below(2), random.below(5)};
    else if (auto* order = std::get_if<PartOrder>(&answer))
        random.shuffle(*order);
    else if (auto* wilds = std::get_if<WildRanks>(&answer))
        wilds->ranks.back() = *rankOf(2 + random.below(13));
    else if (auto* rank = std::get_if<Category>(&answer))
        *rank = static_cast<Category>(random.below(11));
    else if (auto* marked = std::get_if<MarkedCards>(&answer))
        marked->cards.back() = *cardOf(random.below(52));
    else if (auto* found = std::get_if<FoundBug>(&answer))
        *found = {1 + random.below(3), 1 + random.below(4)};
    else
        std::get<double>(answer) += 1;
    return answer;
}

} // namespace

void TestExerciseWords::everyAnswerHasWords_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("language");
    for (const QString& language : availableLanguages()) {
        for (const char* kind :
             {"build; winners 1", "build; decides kicker 1", "build; rank1 straight", "build; tie",
              "winner", "deciding-card", "order", "wild", "rank", "outs", "number; of outs",
              "number; of unseen", "number; of percent", "number; of against", "number; of wilds",
              "number; of part; named kicker 1", "bug",
              "number; of variable; function DoCardsHaveSameValue; variable numWilds; call 2"})
            QTest::addRow("%s, %s", kind, qPrintable(language))
                << QString::fromLatin1(kind) << language;
    }
}

void TestExerciseWords::everyAnswerHasWords()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, language);
    QVERIFY(speak(language.toLatin1().constData()));
    const ExerciseKind asked = kindOf(ExerciseWords(kind));
    const bool isBuilt = std::holds_alternative<BuildHands>(asked);
    const bool isBug = std::holds_alternative<FindBug>(asked);
    const auto* number = std::get_if<GiveNumber>(&asked);
    const bool isOfSituation =
        std::holds_alternative<MarkOuts>(asked)
        || (number && number->of >= GiveNumber::Of::outs && number->of <= GiveNumber::Of::against);

    RandomHands random(41);
    int told = 0;
    for (unsigned seed = 1; told < wantedAnswers; ++seed) {
        QVERIFY(seed < 100'000);
        const auto bug = isBug ? exerciseAboutBug(seed) : std::nullopt;
        if (isBug && !bug)
            continue;
        Exercise exercise = isBug           ? *bug
                            : isOfSituation ? exerciseAboutSituation(asked, seed)
                                            : exerciseAboutHands(asked, random);
        if (isBuilt) {
            for (std::size_t place = 0; place < 3; ++place)
                exercise.hands.front()[place].reset();
        }
        if (findFault(exercise))
            continue;
        const ExerciseAnswer answer = answerTo(exercise, random);
        const Judgement judgement = judge(exercise, answer);
        if (judgement.fault)
            continue;
        ++told;
        const QString text = exerciseFeedback(exercise, answer, judgement).reason;
        QVERIFY2(isSentence(text), qPrintable(text));
        for (const QString& step : solutionSteps(exercise))
            QVERIFY2(isSentence(step), qPrintable(step));
    }
}

void TestExerciseWords::numbersAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number"); // less than 0: it is none
    QTest::newRow("a number") << "12" << 12.0;
    QTest::newRow("a point") << " 2.8" << 2.8;
    QTest::newRow("a comma") << "2,8 " << 2.8;
    QTest::newRow("percent") << "19,6 %" << 19.6;
    QTest::newRow("to one") << "2.8 : 1" << 2.8;
    QTest::newRow("to one, tight") << "2.8:1" << 2.8;
    QTest::newRow("nothing") << "" << -1.0;
    QTest::newRow("a word") << "two" << -1.0;
    QTest::newRow("two numbers") << "2 3" << -1.0;
}

void TestExerciseWords::numbersAreReadAsPeopleWriteThem()
{
    QFETCH(const QString, text);
    QFETCH(const double, number);
    QCOMPARE(numberFromText(text).value_or(-1), number);
}

SHOWDOWN_TEST(TestExerciseWords)
#include "tst_exercisewords.moc"
