// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddscounter.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "tests/support/randomhands.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <memory>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Longer than any count here takes, even with a sanitizer.
constexpr int longest = 60'000;

/// Takes hours to count, and so always runs.
const QString endless = QStringLiteral("As Ks | ? ? | ? ?");

/// Takes half a minute on one thread, with steady progress.
const QString steady = QStringLiteral("As Kd | Qh ? | ? ?");

const QString quick = QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -");

OddsQuestion asked(const QString& table)
{
    return std::get<OddsQuestion>(tables::questionOf(oddsTableOf(table)));
}

/// Counts all deals, however many there are.
EquityOptions withoutLimit()
{
    EquityOptions options;
    options.exactLimit = std::uint64_t(1) << 62;
    return options;
}

bool hasEstimate(const OddsCounter& counter)
{
    return counter.result() && counter.result()->hasEquity;
}

/// Waits until something is known, or the count has ended; false if neither happens.
bool waitUntil(const OddsCounter& counter, const std::function<bool()>& isKnown)
{
    QSignalSpy changed(&counter, &OddsCounter::changed);
    while (counter.isCounting() && !isKnown()) {
        if (!changed.wait(longest))
            return false;
    }
    return true;
}

/// A user who makes random changes to a situation.
class Fidget
{
public:
    explicit Fidget(OddsSession& session) : m_session(session), m_dealer(session, 1) {}

    void edit()
    {
        switch (m_random.below(14)) {
        case 0:
            m_dealer.deal(boardDeal(m_session.table(),
                                    nextStreet(m_session.table()).value_or(Street::river)));
            break;
        case 1:
            m_dealer.deal(boardDeal(m_session.table(), Street::river));
            break;
        case 2:
            m_dealer.deal({});
            break;
        case 3:
            m_session.goBackTo(static_cast<Street>(m_random.below(4)));
            break;
        case 4:
            m_session.undoStack().undo();
            break;
        case 5:
            m_session.undoStack().redo();
            break;
        case 6:
            m_session.setPlayerCount(1 + m_random.below(3));
            break;
        case 7:
            changeRules();
            break;
        default:
            placeCard();
        }
    }

private:
    void changeRules()
    {
        const Preset preset =
            allPresets()[static_cast<std::size_t>(m_random.below(int(allPresets().size())))];
        NamedRules rules{preset, rulesOf(preset)};
        rules.rules.jokers = *JokerCount::of(m_random.below(3));
        m_session.setRules(rules);
    }

    void placeCard()
    {
        const std::vector<Place> places = tables::placesOf(m_session.table());
        const Place place =
            places[static_cast<std::size_t>(m_random.below(static_cast<int>(places.size())))];
        const int kind = m_random.below(8);
        if (kind == 0)
            m_session.setCard(place, std::nullopt);
        else if (kind < 3 && place.row < CardTable::boardRow)
            m_session.setCard(place, PlacedCard::unknown());
        else
            m_session.setCard(place, *cardOf(m_random.below(53)));
    }

    OddsSession& m_session;
    TableDealer m_dealer;
    RandomHands m_random{14};
};

} // namespace

/// Counting in a background thread.
class TestOddsCounter : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsKnownBeforeTheFirstQuestion();
    void anEstimateComesWhileTheCountGoesOn();
    void theLastValueIsExact();
    void anUnknownOpponentSettlesAsASample();
    void aNewQuestionDropsTheOneBefore();
    void theSameQuestionIsNotCountedAgain();
    void theTargetOfAPlayerAloneIsAskedAbout();
    void aStopLeavesWhatIsKnown();
    void whatWasStoppedCanBeginAnew();
    void aStopAfterAllIsKnownIsNone();
    void nothingIsLeftAfterClear();
    void itMayEndWhileItCounts_data();
    void itMayEndWhileItCounts();
    void theLastOfManyEditsIsCounted();
};

void TestOddsCounter::nothingIsKnownBeforeTheFirstQuestion()
{
    OddsCounter counter;
    const QSignalSpy changed(&counter, &OddsCounter::changed);
    QVERIFY(!counter.result() && !counter.isCounting() && !counter.wasStopped());
    counter.stop();
    counter.clear();
    QVERIFY(changed.isEmpty());
}

void TestOddsCounter::anEstimateComesWhileTheCountGoesOn()
{
    EquityOptions options = withoutLimit();
    options.threads = 1;
    OddsCounter counter(nullptr, options);
    counter.count(asked(steady), Category::straight);
    QVERIFY(counter.isCounting());
    QTRY_VERIFY_WITH_TIMEOUT(hasEstimate(counter), longest);
    QVERIFY(counter.isCounting());
    const auto estimate = counter.result();
    QVERIFY(!estimate->isSettled && !estimate->equity.isExact);
    QVERIFY(estimate->equity.error(0) > 0);
    QTRY_VERIFY_WITH_TIMEOUT(counter.result()->counted > estimate->counted, longest);
    QCOMPARE(estimate->counted, std::uint64_t(0)); // what was given out does not change
}

void TestOddsCounter::theLastValueIsExact()
{
    OddsCounter counter;
    const OddsQuestion question = asked(QStringLiteral("As Ks | Qd Qc | 7h 6h"));
    counter.count(question, Category::straight);
    QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
    QCOMPARE(counter.result()->question, question);
    QVERIFY(counter.result()->isSettled && !counter.wasStopped());
    QCOMPARE(counter.result()->equity, equityOf(question.situation));
}

void TestOddsCounter::anUnknownOpponentSettlesAsASample()
{
    EquityOptions options;
    options.exactLimit = 1'000'000;
    options.wantedError = 0.001;
    OddsCounter counter(nullptr, options);
    const OddsQuestion question = asked(QStringLiteral("As Ks | ? ?"));
    counter.count(question, Category::straight);
    QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
    const EquityResult& equity = counter.result()->equity;
    QVERIFY(counter.result()->isSettled && !equity.isExact);
    QVERIFY(equity.error(0) > 0 && equity.error(0) <= options.wantedError);
    QCOMPARE(equity, equityOf(question.situation, options));
}

void TestOddsCounter::aNewQuestionDropsTheOneBefore()
{
    OddsCounter counter(nullptr, withoutLimit());
    OddsQuestion latest;
    connect(&counter, &OddsCounter::changed, this, [&] {
        if (counter.result())
            QCOMPARE(counter.result()->question, latest);
    });
    for (int i = 0; i < 5; ++i) {
        latest = asked(endless);
        counter.count(latest, Category::straight);
        QVERIFY(!counter.result());
        QTRY_VERIFY_WITH_TIMEOUT(hasEstimate(counter), longest);
        latest = asked(quick);
        counter.count(latest, Category::straight);
        QVERIFY(!counter.result());
        QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
        QCOMPARE(counter.result()->equity, equityOf(latest.situation));
    }
}

void TestOddsCounter::theSameQuestionIsNotCountedAgain()
{
    OddsCounter counter;
    counter.count(asked(quick), Category::straight);
    counter.count(asked(quick), Category::straight);
    QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
    const auto known = counter.result();
    const QSignalSpy changed(&counter, &OddsCounter::changed);
    counter.count(asked(quick), Category::straight);
    QVERIFY(changed.isEmpty());
    QCOMPARE(counter.result(), known);
}

void TestOddsCounter::theTargetOfAPlayerAloneIsAskedAbout()
{
    OddsCounter counter;
    const OddsQuestion question = asked(QStringLiteral("8s 7s / 6s 5d Ks - -"));
    for (const Category target : {Category::flush, Category::straight}) {
        counter.count(question, target);
        QVERIFY(counter.isCounting());
        QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
        QCOMPARE(counter.result()->outs[0], outsOf(question.situation, 0, target));
    }
    QCOMPARE(counter.result()->outs[0]->count, 15);
}

void TestOddsCounter::aStopLeavesWhatIsKnown()
{
    OddsCounter counter(nullptr, withoutLimit());
    counter.count(asked(endless), Category::straight);
    QTRY_VERIFY_WITH_TIMEOUT(hasEstimate(counter), longest);
    QSignalSpy changed(&counter, &OddsCounter::changed);
    counter.stop();
    QCOMPARE(changed.count(), 1);
    QVERIFY(!counter.isCounting() && counter.wasStopped());
    const auto known = counter.result();
    QVERIFY(known->hasEquity && !known->isSettled);
    QVERIFY(known->equity.isCancelled); // and says so
    counter.stop();
    QCOMPARE(changed.count(), 1);

    // The thread is free again, and nothing arrived from the stopped count.
    OddsQuestion next = asked(quick);
    connect(&counter, &OddsCounter::changed, this, [&] {
        if (counter.result())
            QCOMPARE(counter.result()->question, next);
    });
    counter.count(next, Category::straight);
    QVERIFY(!counter.wasStopped());
    QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
    QVERIFY(counter.result()->isSettled);
    QCOMPARE(known->question, asked(endless)); // a result in use stays
}

void TestOddsCounter::whatWasStoppedCanBeginAnew()
{
    OddsCounter counter(nullptr, withoutLimit());
    counter.count(asked(endless), Category::straight);
    counter.stop(); // whatever has come until now
    QVERIFY(counter.wasStopped() && !counter.isCounting());
    counter.count(asked(endless), Category::straight);
    QVERIFY(!counter.wasStopped() && counter.isCounting() && !counter.result());
    QTRY_VERIFY_WITH_TIMEOUT(hasEstimate(counter), longest);
}

void TestOddsCounter::aStopAfterAllIsKnownIsNone()
{
    OddsCounter counter;
    counter.count(asked(quick), Category::straight);
    QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
    const QSignalSpy changed(&counter, &OddsCounter::changed);
    counter.stop();
    QVERIFY(changed.isEmpty() && !counter.wasStopped());
}

void TestOddsCounter::nothingIsLeftAfterClear()
{
    OddsCounter counter(nullptr, withoutLimit());
    counter.count(asked(endless), Category::straight);
    QTRY_VERIFY_WITH_TIMEOUT(hasEstimate(counter), longest);
    QSignalSpy changed(&counter, &OddsCounter::changed);
    counter.clear();
    QCOMPARE(changed.count(), 1);
    QVERIFY(!counter.result() && !counter.isCounting() && !counter.wasStopped());
    counter.clear();
    QCoreApplication::processEvents();
    QCOMPARE(changed.count(), 1);
}

void TestOddsCounter::itMayEndWhileItCounts_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<bool>("afterEstimate");

    QTest::newRow("an exact count") << endless << true << true;
    QTest::newRow("an exact count that has hardly begun") << endless << true << false;
    QTest::newRow("a sample") << endless << false << true;
    QTest::newRow("known hands") << QStringLiteral("As Ks | Qd Qc | 7h 6h") << true << false;
    QTest::newRow("every next card")
        << QStringLiteral("As Ks | ? ? | ? ? / 2c 3d 7h 8c -") << true << true;
}

void TestOddsCounter::itMayEndWhileItCounts()
{
    QFETCH(const QString, table);
    QFETCH(const bool, isExact);
    QFETCH(const bool, afterEstimate);
    EquityOptions options = withoutLimit();
    if (!isExact) {
        options.exactLimit = 1;
        options.wantedError = 0;
        options.maxSamples = std::uint64_t(1) << 40;
    }
    auto doomed = std::make_unique<OddsCounter>(nullptr, options);
    doomed->count(asked(table), Category::straight);
    if (afterEstimate)
        QTRY_VERIFY_WITH_TIMEOUT(hasEstimate(*doomed), longest);
    doomed.reset();
    QCoreApplication::processEvents();
}

void TestOddsCounter::theLastOfManyEditsIsCounted()
{
    OddsSession session(oddsTableOf(quick));
    OddsCounter counter;
    Fidget fidget(session);
    int known = 0;
    connect(&counter, &OddsCounter::changed, this, [&] {
        if (!counter.result())
            return;
        ++known;
        QCOMPARE(counter.result()->question, std::get<OddsQuestion>(session.question()));
    });
    session.whenChanged(TableChange::outcome, this, [&] {
        if (const auto* question = std::get_if<OddsQuestion>(&session.question()))
            counter.count(*question, Category::straight);
        else
            counter.clear();
    });

    int duringCounts = 0;
    for (int i = 0; i < 2000; ++i) {
        duringCounts += counter.isCounting() ? 1 : 0;
        fidget.edit();
        // occasionally the user waits for the first part, or for the estimate
        if (i % 8 == 0)
            QVERIFY(waitUntil(counter, [&] { return counter.result() != nullptr; }));
        if (i % 40 == 0)
            QVERIFY(waitUntil(counter, [&] { return hasEstimate(counter); }));
    }
    QVERIFY2(duringCounts > 500, qPrintable(QString::number(duringCounts)));
    QVERIFY2(known > 20, qPrintable(QString::number(known)));

    session.setTable(oddsTableOf(QStringLiteral("As Kh | Qh Qd / Qs 9s 4d 8h -")), {});
    const auto question = std::get<OddsQuestion>(session.question());
    QTRY_VERIFY_WITH_TIMEOUT(!counter.isCounting(), longest);
    QCOMPARE(counter.result()->question, question);
    QCOMPARE(counter.result()->equity, equityOf(question.situation));
}

SHOWDOWN_TEST(TestOddsCounter)
#include "tst_oddscounter.moc"
