// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/seededrandom.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::progress;
using namespace showdown::tests;

namespace {

const std::set<Topic> fewTopics{Topic::highCard, Topic::pair, Topic::twoPair, Topic::flush};

PracticeCard cardOf(const QuestionSource& source)
{
    return {source.topic, source.kind};
}

/// Evening of a day.
QDateTime evening(int day)
{
    return QDateTime(QDate(2026, 1, 5).addDays(day), QTime(18, 0));
}

void give(PracticeRound& round, PracticeRecord& record, const QDateTime& when, bool isRight,
          int hints = 0)
{
    PracticeAnswer answer = answerTo(round, when, isRight, hints);
    answer.isRepeat = round.isRepeat();
    record.add(answer);
    take(round, answer, record);
}

/// No two of the questions are alike.
bool areAllDifferent(const PracticeRound& round)
{
    std::vector<Exercise> exercises;
    for (const QuestionSource& source : round.questions) {
        const auto question = makeQuestion(source);
        if (!question || std::ranges::find(exercises, question->exercise) != exercises.end())
            return false;
        exercises.push_back(question->exercise);
    }
    return true;
}

/// How often each topic is asked in rounds of these many seeds.
std::map<Topic, int> topicsOf(const RoundWish& wish, const PracticeRecord& record, int seeds)
{
    std::map<Topic, int> counts;
    for (int seed = 1; seed <= seeds; ++seed) {
        for (const QuestionSource& source :
             beginRound(wish, record, evening(1), static_cast<std::uint32_t>(seed)).questions)
            ++counts[source.topic];
    }
    return counts;
}

} // namespace

/// Which questions a round asks.
class TestPracticeRound : public QObject
{
    Q_OBJECT

private slots:
    void mixedAsksTopicsMet();
    void weakAndNewTopicsAreAskedMoreOften();
    void chosenTopicsAndKindsAreAsked();
    void aMistakeToPractiseTempts();
    void aSeedGivesOneRound();
    void todayAsksWhatIsDue();
    void todayAsksThirtyAtMost();
    void aMissReturnsWithinFour();
    void aLastMissDoesNotReturn();
    void untilStoppedThereIsANextOne();
    void whatCannotBeAskedIsOver();
    void theWeakestTopicIsThatOfTheRound();
    void aYearOfPractice();
};

void TestPracticeRound::mixedAsksTopicsMet()
{
    PracticeRecord record;
    QCOMPARE(mixedTopics(record, {}).size(), std::size_t(topicCount));
    record.add(practised({Topic::flush, QuestionKind::rank}, evening(0), true));
    QCOMPARE(mixedTopics(record, {Topic::pair}), (std::set<Topic>{Topic::pair, Topic::flush}));
    const PracticeRound round =
        beginRound({Door::mixed, 15, {}, {Topic::pair}, {}}, record, evening(1), 3);
    QCOMPARE(round.questions.size(), std::size_t(15));
    for (const QuestionSource& source : round.questions)
        QVERIFY(source.topic == Topic::pair || source.topic == Topic::flush);
    QVERIFY(areAllDifferent(round));
}

void TestPracticeRound::weakAndNewTopicsAreAskedMoreOften()
{
    PracticeRecord record; // two pair was never asked
    record.add(practised({Topic::highCard, QuestionKind::rank}, evening(0), true));
    record.add(practised({Topic::pair, QuestionKind::rank}, evening(0), false));
    record.add(practised({Topic::flush, QuestionKind::rank}, evening(0), true));
    const int seeds = trials(400, 60);
    auto counts = topicsOf({Door::mixed, 15, {}, fewTopics, {}}, record, seeds);
    const double each = 15.0 * seeds / (1 + 3 + 2 + 1);
    const auto isNear = [](int count, double wanted) {
        return std::abs(count - wanted) < 0.2 * wanted;
    };
    QVERIFY(isNear(counts[Topic::highCard], each));
    QVERIFY(isNear(counts[Topic::pair], 3 * each));
    QVERIFY(isNear(counts[Topic::twoPair], 2 * each));
    QVERIFY(isNear(counts[Topic::flush], each));

    counts = topicsOf({Door::topics, 15, {}, fewTopics, {}}, record, seeds);
    for (const auto& [topic, count] : counts)
        QVERIFY(isNear(count, 15.0 * seeds / 4));
}

void TestPracticeRound::chosenTopicsAndKindsAreAsked()
{
    const RoundWish wish{Door::topics,
                         30,
                         {},
                         {Topic::pair, Topic::flush},
                         {QuestionKind::winner, QuestionKind::rank}};
    const PracticeRound round = beginRound(wish, {}, evening(0), 1);
    QCOMPARE(round.questions.size(), std::size_t(30));
    std::set<PracticeCard> cards;
    for (std::size_t i = 0; i < round.questions.size(); ++i) {
        cards.insert(cardOf(round.questions[i]));
        QVERIFY(i == 0 || cardOf(round.questions[i]) != cardOf(round.questions[i - 1]));
        QCOMPARE(round.questions[i].difficulty, Difficulty::easy);
    }
    QCOMPARE(cards.size(), std::size_t(4));
    QVERIFY(areAllDifferent(round));
}

/// Whatever was made where it can be: each question tempts to it.
void TestPracticeRound::aMistakeToPractiseTempts()
{
    using enum QuestionKind;
    const std::vector<std::pair<Mistake, std::pair<Topic, std::set<QuestionKind>>>> habits{
        {BeginnersMistake::wildAsAce, {Topic::straight, {rank, name, wild}}},
        {BeginnersMistake::kickerIgnored, {Topic::pair, {winner}}},
        {BeginnersMistake::suitsBreakTies, {Topic::flush, {winner}}},
        {BeginnersMistake::fourAreEnough, {Topic::highCard, {rank}}},
    };
    for (const auto& [mistake, asked] : habits) {
        const RoundWish wish{Door::topics, 15, {}, {asked.first}, asked.second, mistake};
        const PracticeRound round = beginRound(wish, {}, evening(1), 3);
        QCOMPARE(round.questions.size(), std::size_t(15));
        for (const QuestionSource& source : round.questions)
            QVERIFY2(tempts(*makeQuestion(source), mistake), id(mistake).c_str());
    }
}

void TestPracticeRound::aSeedGivesOneRound()
{
    const RoundWish wish{Door::mixed, 15, {}, fewTopics, {}};
    const PracticeRound round = beginRound(wish, {}, evening(0), 5);
    QCOMPARE(beginRound(wish, {}, evening(0), 5), round);
    QVERIFY(beginRound(wish, {}, evening(0), 6).questions != round.questions);
    const RoundWish shorter{Door::mixed, 4, {}, fewTopics, {}};
    QCOMPARE(beginRound(shorter, {}, evening(0), 5).questions,
             std::vector<QuestionSource>(round.questions.begin(), round.questions.begin() + 4));
}

void TestPracticeRound::todayAsksWhatIsDue()
{
    PracticeRecord record;
    const PracticeCard late{Topic::flush, QuestionKind::rank};
    const PracticeCard later{Topic::pair, QuestionKind::winner};
    const PracticeCard known{Topic::pair, QuestionKind::rank};
    for (const PracticeCard& card : {later, late, known}) {
        const QDateTime first = evening(card == late ? 0 : card == later ? 1 : 3);
        record.add(practised(card, first, true));
        record.add(practised(card, first.addSecs(600), true));
    }
    const PracticeRound round = beginRound({Door::today, 15, {}, {}, {}}, record, evening(6), 1);
    QCOMPARE(round.questions.size(), std::size_t(2));
    QCOMPARE(cardOf(round.questions[0]), late);
    QCOMPARE(cardOf(round.questions[1]), later);
    QCOMPARE(round.questions[0].difficulty, Difficulty::medium);
    QVERIFY(beginRound({Door::today, 15, {}, {}, {}}, record, evening(2), 1).isOver());
}

void TestPracticeRound::todayAsksThirtyAtMost()
{
    PracticeRecord record;
    std::set<PracticeCard> cards;
    for (const Topic topic : allTopics()) {
        for (const QuestionKind kind : allQuestionKinds()) {
            if (canAsk(topic, kind, rulesOf(Preset::series)) && cards.insert({topic, kind}).second)
                record.add(practised({topic, kind}, evening(0), false));
        }
    }
    QVERIFY(cards.size() > 30);
    QCOMPARE(record.due(evening(1).date(), rulesOf(Preset::series)).size(), cards.size());
    PracticeRound round = beginRound({Door::today, 15, {}, {}, {}}, record, evening(1), 1);
    QCOMPARE(round.questions.size(), std::size_t(30));
    std::set<PracticeCard> asked;
    while (!round.isOver()) {
        asked.insert(cardOf(round.questions.at(static_cast<std::size_t>(round.current()))));
        give(round, record, evening(1), round.current() % 3 != 0);
    }
    QCOMPARE(round.answers.size(), std::size_t(30));
    QCOMPARE_GE(asked.size(), std::size_t(20)); // what came back took the place of the last
}

void TestPracticeRound::aMissReturnsWithinFour()
{
    for (int seed = 1; seed <= trials(300, 15); ++seed) {
        SeededRandom random(static_cast<std::uint64_t>(seed));
        PracticeRecord record;
        PracticeRound round = beginRound({Door::mixed, 15, {}, fewTopics, {}}, record, evening(0),
                                         static_cast<std::uint32_t>(seed));
        std::vector<std::pair<std::size_t, PracticeCard>> missed;
        const bool isHopeless = seed % 5 == 0; // misses all
        while (!round.isOver()) {
            const auto place = static_cast<std::size_t>(round.current());
            const bool isRight = !isHopeless && random.chance(1, 2);
            if (!isRight)
                missed.emplace_back(place, cardOf(round.questions[place]));
            give(round, record, evening(0).addSecs(qint64(place)), isRight);
            QCOMPARE(round.questions.size(), std::size_t(15));
        }
        for (const auto& [place, card] : missed) {
            if (place + 4 >= round.questions.size())
                continue;
            bool isBack = false;
            for (std::size_t i = place + 1; i <= place + 4; ++i)
                isBack = isBack
                         || (cardOf(round.questions[i]) == card
                             && round.repeats.contains(static_cast<int>(i))
                             && round.questions[i].seed != round.questions[place].seed);
            QVERIFY2(isBack, qPrintable(QStringLiteral("seed %1, %2").arg(seed).arg(place)));
        }
        QVERIFY(areAllDifferent(round));
        QCOMPARE(round.repeats.size(),
                 std::size_t(std::ranges::count(round.answers, true, &PracticeAnswer::isRepeat)));
    }
}

void TestPracticeRound::aLastMissDoesNotReturn()
{
    PracticeRecord record;
    PracticeRound round = beginRound({Door::mixed, 2, {}, fewTopics, {}}, record, evening(0), 1);
    give(round, record, evening(0), false);
    QVERIFY(round.isRepeat());
    give(round, record, evening(0), false);
    QVERIFY(round.isOver());
    QCOMPARE(round.questions.size(), std::size_t(2));
    QCOMPARE(round.share(), (Share{0, 2}));
}

void TestPracticeRound::untilStoppedThereIsANextOne()
{
    PracticeRecord record;
    PracticeRound round =
        beginRound({Door::topics, std::nullopt, {}, {Topic::pair}, {QuestionKind::winner}}, record,
                   evening(0), 1);
    for (int i = 0; i < 80; ++i) {
        QVERIFY(!round.isOver());
        give(round, record, evening(0), i % 4 != 0);
    }
    QCOMPARE(round.share(), (Share{60, 80}));
    round.isEnded = true;
    QVERIFY(round.isOver());
}

void TestPracticeRound::whatCannotBeAskedIsOver()
{
    const RoundWish wish{Door::topics, 15, {}, {Topic::fiveOfAKind}, {}};
    QVERIFY(beginRound(wish, {}, evening(0), 1).isOver());
}

/// A learner knows some topics and not others, takes what is due each day, and mixed questions.
/// The smallest share, and of equal ones the topic that was asked most; a hint costs the point.
void TestPracticeRound::theWeakestTopicIsThatOfTheRound()
{
    PracticeRound round;
    const auto given = [&round](Topic topic, int right, int hinted, int wrong) {
        for (int at = 0; at < right + hinted + wrong; ++at)
            round.answers.push_back(practised({topic, QuestionKind::rank}, evening(1),
                                              at < right + hinted, at < right ? 0 : 1));
    };
    QCOMPARE(round.weakest(), std::nullopt);
    given(Topic::highCard, 3, 0, 1);
    QCOMPARE(round.weakest(), std::nullopt);
    given(Topic::pair, 1, 0, 1);
    QCOMPARE(round.weakest(), Topic::pair);
    given(Topic::flush, 2, 1, 1);
    QCOMPARE(round.weakest(), Topic::flush);
    given(Topic::straight, 1, 0, 2);
    QCOMPARE(round.weakest(), Topic::straight);
}

void TestPracticeRound::aYearOfPractice()
{
    const std::set<Topic> known{Topic::highCard, Topic::pair, Topic::twoPair, Topic::threeOfAKind};
    const std::set<Topic> unknown{Topic::straight, Topic::flush, Topic::fullHouse};
    std::set<Topic> topics = known;
    topics.insert(unknown.begin(), unknown.end());
    const HouseRules rules = rulesOf(Preset::series);
    SeededRandom random(2026);
    PracticeRecord record;
    const int days = trials(365, 120);
    std::vector<int> loads;
    qint64 longestWait = 0;
    for (int day = 0; day < days; ++day) {
        const Door door = day % 7 == 0 ? Door::mixed : Door::today;
        PracticeRound round = beginRound({door, 15, {}, topics, {}}, record, evening(day),
                                         static_cast<std::uint32_t>(day + 1));
        loads.push_back(static_cast<int>(round.questions.size()));
        while (!round.isOver()) {
            const QuestionSource& source =
                round.questions.at(static_cast<std::size_t>(round.current()));
            const bool isKnown = known.contains(source.topic);
            give(round, record, evening(day).addSecs(60 * qint64(round.current())),
                 random.chance(isKnown ? 95 : 60, 100), random.chance(1, 10) ? 1 : 0);
        }
        for (const auto& [card, memory] : record.memories())
            longestWait =
                std::max(longestWait, spacing::dayOf(memory.due).daysTo(evening(day).date()));
    }
    QCOMPARE_LE(*std::ranges::max_element(loads), 30);
    QCOMPARE_LE(longestWait, 7); // nothing is forgotten for ever

    const auto perCard = [&record, &rules](const std::set<Topic>& among) {
        int asked = 0;
        int cards = 0;
        for (const Topic topic : among) {
            asked += record.shareOf(topic).asked;
            for (const QuestionKind kind : allQuestionKinds())
                cards += canAsk(topic, kind, rules) ? 1 : 0;
        }
        return double(asked) / cards;
    };
    QCOMPARE_GT(perCard(unknown), 2 * perCard(known));
    QCOMPARE_GT(perCard(known), 1.0);
}

SHOWDOWN_TEST(TestPracticeRound)
#include "tst_practiceround.moc"
