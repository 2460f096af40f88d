// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/spacing.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>

using namespace showdown::progress::spacing;

namespace {

QDateTime noon(int day = 0)
{
    return QDateTime(QDate(2026, 3, 2).addDays(day), QTime(12, 0));
}

Grade gradeOf(int number)
{
    return static_cast<Grade>(number);
}

} // namespace

/// When a card is asked again.
class TestSpacing : public QObject
{
    Q_OBJECT

private slots:
    void cardsDueGiveThePublishedIntervals();
    void firstAnswersGiveTheFirstMemory_data();
    void firstAnswersGiveTheFirstMemory();
    void recallFallsWithTheDays();
    void memoryAfterSeveralDays_data();
    void memoryAfterSeveralDays();
    void stepsComeBeforeDays_data();
    void stepsComeBeforeDays();
    void aDayBeginsAtFour();
    void aClockSetBackIsOneDay();
};

void TestSpacing::cardsDueGiveThePublishedIntervals()
{
    const QList<int> grades{3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3};
    const QList<qint64> wanted{0, 4, 14, 44, 125, 328, 0, 0, 7, 16, 34, 71, 142};
    QList<qint64> days;
    std::optional<Memory> memory;
    for (const int grade : grades) {
        const QDateTime when = memory ? memory->due : noon();
        memory = after(memory, gradeOf(grade), when);
        days += dayOf(when).daysTo(dayOf(memory->due));
    }
    QCOMPARE(days, wanted);
}

void TestSpacing::firstAnswersGiveTheFirstMemory_data()
{
    QTest::addColumn<int>("grade");
    QTest::addColumn<double>("stability");
    QTest::addColumn<double>("difficulty");
    QTest::newRow("again") << 1 << 0.40255 << 7.1949;
    QTest::newRow("hard") << 2 << 1.18385 << 6.48830527;
    QTest::newRow("good") << 3 << 3.173 << 5.28243442;
    QTest::newRow("easy") << 4 << 15.69105 << 3.22450159;
}

void TestSpacing::firstAnswersGiveTheFirstMemory()
{
    QFETCH(int, grade);
    QFETCH(double, stability);
    QFETCH(double, difficulty);
    const Memory memory = after({}, gradeOf(grade), noon());
    QCOMPARE(memory.stability, stability);
    QCOMPARE_LE(std::abs(memory.difficulty - difficulty), 5e-9);
}

void TestSpacing::recallFallsWithTheDays()
{
    QCOMPARE_LE(std::abs(recall(16, 15.69105) - 0.89832125), 5e-9);
    QCOMPARE_LE(std::abs(recall(40, 40) - 0.9), 1e-12);
    QCOMPARE(recall(0, 5), 1.0);
}

void TestSpacing::memoryAfterSeveralDays_data()
{
    QTest::addColumn<QList<int>>("grades");
    QTest::addColumn<QList<int>>("daysBetween"); // before each answer
    QTest::addColumn<double>("stability");
    QTest::addColumn<double>("difficulty");
    QTest::newRow("missed at first")
        << QList<int>{1, 3, 3, 3, 3, 3, 3} << QList<int>{0, 0, 0, 1, 3, 8, 21} << 48.4848 << 7.0866;
    QTest::newRow("a second one on a day adds")
        << QList<int>{3, 3} << QList<int>{0, 0} << 4.4669 << 5.2730;
    QTest::newRow("a third one on a day adds nothing")
        << QList<int>{3, 3, 3} << QList<int>{0, 0, 0} << 4.4669 << 5.2635;
    QTest::newRow("but one after a miss does")
        << QList<int>{3, 3, 1, 3} << QList<int>{0, 0, 0, 0} << 3.1506 << 6.7742;
    QTest::newRow("a hint on the day takes away")
        << QList<int>{3, 2} << QList<int>{0, 0} << 2.6648 << 6.0350;
}

void TestSpacing::memoryAfterSeveralDays()
{
    QFETCH(QList<int>, grades);
    QFETCH(QList<int>, daysBetween);
    QFETCH(double, stability);
    QFETCH(double, difficulty);
    std::optional<Memory> memory;
    int day = 0;
    for (qsizetype i = 0; i < grades.size(); ++i) {
        day += daysBetween.at(i);
        memory = after(memory, gradeOf(grades.at(i)), noon(day));
    }
    QCOMPARE_LE(std::abs(memory->stability - stability), 5e-5);
    QCOMPARE_LE(std::abs(memory->difficulty - difficulty), 5e-5);
}

void TestSpacing::stepsComeBeforeDays_data()
{
    QTest::addColumn<QList<int>>("grades"); // each when due
    QTest::addColumn<int>("minutes");       // that the card then waits; -1: days
    QTest::newRow("missed") << QList<int>{1} << 1;
    QTest::newRow("missed twice") << QList<int>{1, 1} << 1;
    QTest::newRow("with a hint") << QList<int>{2} << 5;
    QTest::newRow("right") << QList<int>{3} << 10;
    QTest::newRow("missed, then right") << QList<int>{1, 3} << 10;
    QTest::newRow("right, then with a hint") << QList<int>{3, 2} << 10;
    QTest::newRow("right, then missed") << QList<int>{3, 1} << 1;
    QTest::newRow("right twice") << QList<int>{3, 3} << -1;
    QTest::newRow("at once easy") << QList<int>{4} << -1;
    QTest::newRow("known, then missed") << QList<int>{3, 3, 1} << 10;
    QTest::newRow("known, then missed twice") << QList<int>{3, 3, 1, 1} << 10;
    QTest::newRow("known, missed, with a hint") << QList<int>{3, 3, 1, 2} << 15;
    QTest::newRow("known, missed, right") << QList<int>{3, 3, 1, 3} << -1;
    QTest::newRow("known, then with a hint") << QList<int>{3, 3, 2} << -1;
}

void TestSpacing::stepsComeBeforeDays()
{
    QFETCH(QList<int>, grades);
    QFETCH(int, minutes);
    std::optional<Memory> memory;
    for (const int grade : grades)
        memory = after(memory, gradeOf(grade), memory ? memory->due : noon());
    if (minutes >= 0) {
        QCOMPARE(memory->last.secsTo(memory->due) / 60, qint64(minutes));
        QVERIFY(memory->step >= 0);
    } else {
        QCOMPARE(memory->due.time(), QTime(4, 0));
        QVERIFY(memory->last < memory->due);
        QCOMPARE(memory->step, -1);
    }
}

void TestSpacing::aDayBeginsAtFour()
{
    const QDate day(2026, 3, 2);
    QCOMPARE(dayOf(QDateTime(day, QTime(3, 59, 59, 999))), day.addDays(-1));
    QCOMPARE(dayOf(QDateTime(day, QTime(4, 0))), day);
    QCOMPARE(dayOf(QDateTime(day, QTime(23, 0)).toUTC()), day);
    QCOMPARE(dayOf(beginOf(day)), day);
    // Late at night is the day before, so that tomorrow morning is not the same day.
    const Memory late = after({}, Grade::good, QDateTime(day, QTime(1, 0)));
    const Memory next = after(late, Grade::good, QDateTime(day, QTime(8, 0)));
    QVERIFY(next.stability > 4.5);
}

void TestSpacing::aClockSetBackIsOneDay()
{
    const Memory first = after({}, Grade::good, noon(5));
    const Memory second = after(first, Grade::good, noon());
    QCOMPARE(second.stability, after(first, Grade::good, noon(5)).stability);
}

SHOWDOWN_TEST(TestSpacing)
#include "tst_spacing.moc"
