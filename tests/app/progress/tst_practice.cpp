// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/practiceexport.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/testprogram.h"

#include <QBuffer>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace showdown;
using namespace showdown::progress;
using namespace showdown::tests;

namespace {

const PracticeCard pairWinner{Topic::pair, QuestionKind::winner};
const PracticeCard pairRank{Topic::pair, QuestionKind::rank};
const PracticeCard flushRank{Topic::flush, QuestionKind::rank};
const PracticeCard fiveRank{Topic::fiveOfAKind, QuestionKind::rank};
const HouseRules series = rulesOf(Preset::series);

/// A moment, by its local day and hour of March 2026.
QDateTime march(int day, int hour = 12)
{
    return QDateTime(QDate(2026, 3, 1).addDays(day - 1), QTime(hour, 0));
}

/// Answers to one card, a day each: `+` right, `?` with a hint, `-` wrong.
PracticeRecord recordOf(const QString& signs, const PracticeCard& card = pairWinner)
{
    PracticeRecord record;
    for (const QChar sign : signs)
        record.add(practised(card, march(1, 6).addSecs(60 * qint64(record.answers().size())),
                             sign != u'-', sign == u'?' ? 1 : 0));
    return record;
}

} // namespace

/// What follows from the answers of practice, and how they are written.
class TestPractice : public QObject
{
    Q_OBJECT

private slots:
    void streaksOutliveHints_data();
    void streaksOutliveHints();
    void strengthIsThatOfTheLastTwenty_data();
    void strengthIsThatOfTheLastTwenty();
    void theMostOverdueComesFirst();
    void difficultyFollowsFromStability();
    void weeksBeginOnMonday();
    void aMonthCountsHints();
    void habitsAreNamedWithTheirTopic();
    void habitsWearOff();
    void csvHoldsEveryAnswerOfPractice();
    void jsonHoldsEveryAnswerOfPractice();
    void whatIsUnknownIsLeftOut();
    void roundsComeBackFromText();
};

void TestPractice::streaksOutliveHints_data()
{
    QTest::addColumn<QString>("signs");
    QTest::addColumn<int>("now");
    QTest::addColumn<int>("best");
    QTest::addColumn<int>("before");
    QTest::newRow("none") << "" << 0 << 0 << 0;
    QTest::newRow("right") << "++" << 2 << 2 << 0;
    QTest::newRow("with a hint") << "+?+" << 3 << 3 << 0;
    QTest::newRow("wrong") << "+++-" << 0 << 3 << 3;
    QTest::newRow("wrong twice") << "++--+" << 1 << 2 << 2;
    QTest::newRow("a shorter one later") << "+++-+-" << 0 << 3 << 1;
}

void TestPractice::streaksOutliveHints()
{
    QFETCH(QString, signs);
    const PracticeRecord record = recordOf(signs);
    QTEST(record.streak(), "now");
    QTEST(record.bestStreak(), "best");
    QTEST(record.lastStreak(), "before");
}

void TestPractice::strengthIsThatOfTheLastTwenty_data()
{
    QTest::addColumn<QString>("signs");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("asked");
    QTest::addColumn<bool>("isWeak");
    QTest::newRow("never asked") << "" << 0 << 0 << false;
    QTest::newRow("three of four") << "+-++" << 3 << 4 << false;
    QTest::newRow("a hint costs the point") << "+-+?" << 2 << 4 << true;
    QTest::newRow("long ago") << QString(30, u'-') + QString(20, u'+') << 20 << 20 << false;
    QTest::newRow("weak now") << QString(30, u'+') + QString(6, u'-') << 14 << 20 << true;
    QTest::newRow("just strong") << QString(30, u'+') + QString(5, u'-') << 15 << 20 << false;
}

void TestPractice::strengthIsThatOfTheLastTwenty()
{
    QFETCH(QString, signs);
    QFETCH(int, right);
    QFETCH(int, asked);
    const PracticeRecord record = recordOf(signs);
    QCOMPARE(record.lately(Topic::pair), (Share{right, asked}));
    QTEST(record.isWeak(Topic::pair), "isWeak");
    QCOMPARE(record.shareOf(Topic::pair).asked, signs.size());
    QCOMPARE(record.shareOf(Topic::flush), Share());
}

void TestPractice::theMostOverdueComesFirst()
{
    PracticeRecord record;
    for (const PracticeCard& card : {pairWinner, pairRank, flushRank, fiveRank}) {
        const int first = card == pairRank ? 2 : card == flushRank ? 1 : 5;
        record.add(practised(card, march(first), true));
        record.add(practised(card, march(first).addSecs(600), true)); // then in four days
    }
    const auto due = [&record](int day) { return record.due(march(day).date(), series); };
    QCOMPARE(due(4), std::vector<PracticeCard>());
    QCOMPARE(due(5), std::vector<PracticeCard>{flushRank});
    QCOMPARE(due(9), (std::vector<PracticeCard>{flushRank, pairRank, pairWinner}));
    QCOMPARE(record.comingDue(march(6).date(), series), 1);
    QCOMPARE(record.comingDue(march(9).date(), series), 1); // five of a kind is not asked here
    QCOMPARE(record.comingDue(march(7).date(), series), 0);
    HouseRules fives = series;
    fives.fiveOfAKind = true;
    QCOMPARE(record.due(march(9).date(), fives).size(), std::size_t(4));
}

void TestPractice::difficultyFollowsFromStability()
{
    PracticeRecord record;
    QCOMPARE(record.difficultyFor(pairWinner), Difficulty::easy);
    QStringList difficulties;
    QDateTime when = march(1);
    for (int i = 0; i < 5; ++i) {
        record.add(practised(pairWinner, when, true));
        const spacing::Memory& memory = record.memories().at(pairWinner);
        difficulties += QStringLiteral("%1 %2")
                            .arg(std::lround(memory.stability))
                            .arg(static_cast<int>(record.difficultyFor(pairWinner)));
        when = memory.due;
    }
    QCOMPARE(difficulties.join(u','), QStringLiteral("3 1,4 1,14 1,44 2,125 2"));
    record.add(practised(pairRank, march(1), true, 1));
    QCOMPARE(record.difficultyFor(pairRank), Difficulty::easy);
}

void TestPractice::weeksBeginOnMonday()
{
    PracticeRecord record;
    record.add(practised(pairRank, march(2, 3), true));  // still Sunday
    record.add(practised(pairRank, march(2, 4), false)); // Monday
    record.add(practised(pairRank, march(8, 23), true, 1));
    record.add(practised(pairRank, march(9), true));
    const std::array<Share, 12> weeks = record.weeks(march(15).date());
    QCOMPARE(weeks[11], (Share{1, 1}));
    QCOMPARE(weeks[10], (Share{0, 2}));
    QCOMPARE(weeks[9], (Share{1, 1}));
    QCOMPARE(weeks[8], Share());
    QCOMPARE(record.weeks(march(9).date().addDays(77))[0], (Share{1, 1}));
    QCOMPARE(record.weeks(march(9).date().addDays(84))[0], Share());
    QCOMPARE(record.weeks(march(1).date())[11], (Share{1, 1}));
}

void TestPractice::aMonthCountsHints()
{
    PracticeRecord record;
    record.add(practised(pairRank, march(1, 3), true)); // still February
    record.add(practised(pairRank, march(1, 5), true));
    record.add(practised(pairRank, march(1, 6), true, 2));
    record.add(practised(pairRank, march(31, 23), false, 1));
    record.add(practised(pairRank, march(32, 5), true));
    QCOMPARE(record.month(march(9).date()), (PracticeRecord::Month{{1, 3}, 2, 2}));
    QCOMPARE(record.month(march(1).date().addDays(-1)), (PracticeRecord::Month{{1, 1}, 0, 1}));
    QCOMPARE(record.month(march(9).date().addYears(1)), PracticeRecord::Month());
}

void TestPractice::habitsAreNamedWithTheirTopic()
{
    const Mistake third = PrintedMistake{3};
    const Mistake ace = BeginnersMistake::wildAsAce;
    PracticeRecord record;
    const auto add = [&record](const PracticeCard& card, std::optional<Mistake> made,
                               const std::vector<Mistake>& tempting) {
        PracticeAnswer answer = practised(card, march(1), !made);
        answer.mistake = made;
        answer.tempting = tempting;
        record.add(answer);
    };
    add(pairRank, third, {third, ace});
    add(pairRank, third, {third});
    add(pairRank, ace, {ace}); // once is no habit
    add(pairRank, std::nullopt, {third});
    add(pairRank, std::nullopt, {third});
    add(flushRank, ace, {}); // typed
    add(flushRank, ace, {ace});
    add(flushRank, std::nullopt, {ace, third});
    using Habit = PracticeRecord::Habit;
    QCOMPARE(record.habits(), (std::vector<Habit>{{ace, Topic::flush, 2, 3, {flushRank.second}},
                                                  {third, Topic::pair, 2, 4, {pairRank.second}}}));
}

void TestPractice::habitsWearOff()
{
    PracticeRecord record;
    PracticeAnswer answer = practised(pairRank, march(1), false);
    answer.mistake = PrintedMistake{3};
    answer.tempting = {PrintedMistake{3}};
    record.add(answer);
    record.add(answer);
    answer.mistake.reset();
    for (int i = 0; i < 18; ++i)
        record.add(answer);
    QCOMPARE(record.habits().front().of, 20);
    record.add(answer);
    QVERIFY(record.habits().empty());
}

void TestPractice::csvHoldsEveryAnswerOfPractice()
{
    PracticeAnswer first = practised(pairWinner, minute(1), false, 1);
    first.source.seed = 4'000'000'000;
    first.mistake = PrintedMistake{3};
    first.tempting = {PrintedMistake{3}, BeginnersMistake::wildAsAce};
    PracticeAnswer second = practised(pairRank, minute(2), true);
    second.source.difficulty = Difficulty::hard;
    second.source.rules.rules.wildRanks = RankSet();
    QVERIFY(setFromText(second.source.rules.rules, Rule::wildRanks, "2,J"));
    second.isRepeat = true;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(writeCsv({first, second}, buffer));
    QCOMPARE(QString::fromUtf8(buffer.data()),
             QStringLiteral("answered,topic,kind,difficulty,rules,seed,right,hints,mistake,"
                            "tempting,repeat\n"
                            "2026-03-01T09:01:00.000Z,pair,winner,easy,--rules series,4000000000,"
                            "no,1,E3,E3 wild-as-ace,no\n"
                            "2026-03-01T09:02:00.000Z,pair,rank,hard,"
                            "\"--rules series --set wildRanks=2,J\",1,yes,0,,,yes\n"));
    for (const PracticeAnswer& answer : {first, second})
        QCOMPARE(answerFrom(columnsOf(answer)), answer);

    QFile full(QStringLiteral("/dev/full"));
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(!writeCsv(std::vector<PracticeAnswer>(), full));
    QVERIFY(!writeJson({}, full));
}

void TestPractice::jsonHoldsEveryAnswerOfPractice()
{
    PracticeAnswer answer = practised(pairWinner, minute(1), false, 2);
    answer.mistake = BeginnersMistake::wildAsAce;
    answer.tempting = {PrintedMistake{3}, BeginnersMistake::wildAsAce};
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(writeJson({answer, practised(flushRank, minute(2), true)}, buffer));
    const auto json = nlohmann::ordered_json::parse(buffer.data().toStdString());
    QCOMPARE(QString::fromStdString(json.dump()),
             QStringLiteral(
                 "{\"answers\":[{\"answered\":\"2026-03-01T09:01:00.000Z\",\"topic\":\"pair\","
                 "\"kind\":\"winner\",\"difficulty\":\"easy\",\"rules\":\"--rules series\","
                 "\"seed\":1,\"right\":false,\"hints\":2,\"mistake\":\"wild-as-ace\","
                 "\"tempting\":[\"E3\",\"wild-as-ace\"],\"repeat\":false},"
                 "{\"answered\":\"2026-03-01T09:02:00.000Z\",\"topic\":\"flush\","
                 "\"kind\":\"rank\",\"difficulty\":\"easy\",\"rules\":\"--rules series\","
                 "\"seed\":1,\"right\":true,\"hints\":0,\"mistake\":null,\"tempting\":[],"
                 "\"repeat\":false}]}"));
}

void TestPractice::whatIsUnknownIsLeftOut()
{
    const QVariantList columns = columnsOf(practised(pairWinner, minute(1), true));
    for (const int column : {1, 2, 3, 4}) {
        QVariantList unknown = columns;
        unknown[column] = QStringLiteral("later");
        QVERIFY(!answerFrom(unknown));
    }
    QVariantList mistaken = columns;
    mistaken[8] = QStringLiteral("later");
    mistaken[9] = QStringLiteral("E3 later");
    QCOMPARE(answerFrom(mistaken)->mistake, std::nullopt);
    QCOMPARE(answerFrom(mistaken)->tempting, std::vector<Mistake>{PrintedMistake{3}});
    for (const char* text : {"", "[", "{}", "[1]", "{\"door\": 3}"})
        QVERIFY(!roundFrom(QString::fromLatin1(text)));
}

void TestPractice::roundsComeBackFromText()
{
    RoundWish wish{Door::topics, std::nullopt, {}, {Topic::pair, Topic::flush}, {}};
    wish.kinds = {QuestionKind::winner, QuestionKind::rank};
    wish.mistake = BeginnersMistake::wildAsAce;
    wish.rules = {Preset::standard, rulesOf(Preset::standard)};
    PracticeRecord record;
    PracticeRound round = beginRound(wish, record, minute(0), 9);
    for (int i = 0; i < 7; ++i) {
        PracticeAnswer answer = answerTo(round, minute(i), i % 3 != 0, i % 2);
        answer.tempting = {PrintedMistake{7}};
        record.add(answer);
        take(round, answer, record);
    }
    QVERIFY(!round.repeats.empty());
    QCOMPARE(roundFrom(roundText(round)), round);
    round.wish.count = 12;
    round.wish.door = Door::mixed;
    QCOMPARE(roundFrom(roundText(round)), round);
    // One of another version is none.
    QVERIFY(
        !roundFrom(roundText(round).replace(QStringLiteral("winner"), QStringLiteral("later"))));
}

SHOWDOWN_TEST(TestPractice)
#include "tst_practice.moc"
