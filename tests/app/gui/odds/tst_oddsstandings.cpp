// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsannouncer.h"
#include "app/gui/odds/oddsstandings.h"
#include "app/gui/odds/oddswork.h"
#include "app/narration/translation.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A table, and everything reported about it in the course of the count.
struct Told
{
    explicit Told(const QString& text) : table(oddsTableOf(text)), question(questionOf(table))
    {
        EquityOptions options;
        options.exactLimit = 1;
        options.maxSamples = 1;
        countOdds(std::get<OddsQuestion>(question), Category::straight, options, {},
                  [this](const OddsCount& count) { counts.push_back(count); });
    }

    OddsShown shown(const OddsCount& count, bool isCounting = false) const
    {
        return {table, question, &count, isCounting, 1};
    }

    OddsShown last() const { return shown(counts.back()); }

    CardTable table = emptySituation();
    std::variant<OddsQuestion, OddsLack> question;
    std::vector<OddsCount> counts;
};

} // namespace

/// What the panels and the box say about a count.
class TestOddsStandings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void nobodyLeadsUnknownCards();
    void dealsAreCalledDeals();
    void aStoppedSampleSaysSo();
    void figuresOfASampleAreAbout();
    void reportsDoNotPutOffWhatIsSaid();
};

void TestOddsStandings::nobodyLeadsUnknownCards()
{
    const Told known(qt("As Ks | Qh Qd / Qs 9s 4d 8h -"));
    QVERIFY(standingsOf(known.last())[1].isAhead);
    QCOMPARE(standingsOf(known.last())[1].outs, qt("leads"));
    const Told unknown(qt("As Ks | Qh Qd | ? ? / Qs 9s 4d 8h -"));
    const AheadWords ahead = aheadWords(unknown.last());
    QVERIFY(ahead.sign == AheadBox::Sign::note);
    QVERIFY2(ahead.title.endsWith(u"favourite"), qPrintable(ahead.title));
    QVERIFY2(ahead.hand.startsWith(u"Equity "), qPrintable(ahead.hand));
    QCOMPARE(ahead.note, qt("Of the known hands Player 2 is ahead"));
    for (const OddsStanding& standing : standingsOf(unknown.last())) {
        QVERIFY(!standing.isAhead && !standing.isLevel);
        QVERIFY(standing.outs != qt("leads"));
    }
}

void TestOddsStandings::dealsAreCalledDeals()
{
    const Told unknown(qt("As Ks | ? ?"));
    OddsCount count = unknown.counts.back();
    count.isSettled = false;
    QVERIFY(progressText(unknown.shown(count, true)).startsWith(u"Drawing deals by chance… "));
    count.counted = count.equity.deals / 4;
    QCOMPARE(progressText(unknown.shown(count, true)), qt("Counting 2,097,572,400 deals… 25 %"));
    QVERIFY(!count.equity.isExact); // what is shown is a sample
    const Told known(qt("As Ks | Qh Qd"));
    count = known.counts.back();
    count.isSettled = false;
    count.counted = count.equity.deals / 4;
    QCOMPARE(progressText(known.shown(count, true)), qt("Counting 1,712,304 boards… 25 %"));
    count.isSettled = true;
    QCOMPARE(progressTexts(known.shown(count, true)).back(), qt("Counting…")); // where it is narrow
}

void TestOddsStandings::aStoppedSampleSaysSo()
{
    const Told unknown(qt("As Ks | ? ?"));
    QVERIFY(countStatus(unknown.last()).startsWith(u"Sampled: "));
    OddsCount count = unknown.counts.back();
    count.isSettled = false;
    count.equity.isCancelled = true;
    QVERIFY(countStatus(unknown.shown(count)).startsWith(u"Stopped: "));
}

/// In symbols and in spoken words; a complete count is exact.
void TestOddsStandings::figuresOfASampleAreAbout()
{
    const Told unknown(qt("As Ks | ? ?"));
    const OddsStanding sample = standingsOf(unknown.last())[0];
    for (const QString& figure : {sample.percent, sample.odds})
        QVERIFY2(figure.startsWith(u"≈ "), qPrintable(figure));
    static const QRegularExpression ties(qt("^wins ≈ [\\d.]+ %, ties ≈ [\\d.]+ %$"));
    QVERIFY2(ties.match(sample.ties).hasMatch(), qPrintable(sample.ties));
    static const QRegularExpression sum(
        qt("^Equity ≈ [\\d.]+ %: wins ≈ [\\d.]+ %, and half of ties ≈ [\\d.]+ %$"));
    QVERIFY2(sum.match(sample.sum).hasMatch(), qPrintable(sample.sum));
    static const QRegularExpression spoken(
        qt("^Player 1 wins about [\\d.]+ percent, about [\\d.]+ to 1 "));
    QVERIFY2(spoken.match(sample.spoken).hasMatch(), qPrintable(sample.spoken));
    QVERIFY(countStatus(unknown.last()).startsWith(u"Sampled: "));
    QVERIFY(aheadWords(unknown.last()).hand.startsWith(u"Equity ≈ "));

    const Told known(qt("As Ks | Qh Qd"));
    const OddsStanding exact = standingsOf(known.last())[0];
    QCOMPARE(exact.percent, qt("46.2 %"));
    QCOMPARE(exact.spoken, qt("Player 1 wins 46.0 percent, 1.2 to 1 against"));
    for (const QString& figure : {exact.odds, exact.ties, exact.sum, exact.spoken})
        QVERIFY2(!figure.contains(u'≈') && !figure.contains(u"about"), qPrintable(figure));
    QVERIFY(countStatus(known.last()).startsWith(u"Exact: "));
}

/// While next cards and streets are counted, the chances are known.
void TestOddsStandings::reportsDoNotPutOffWhatIsSaid()
{
    const Told told(qt("As Ks | Qh Qd / Qs 9s 4d 8h -"));
    OddsCount count = told.counts.back();
    count.isSettled = false;
    AheadBox box;
    box.show();
    OddsAnnouncer announcer(
        box, [&] { return told.shown(count, true); }, &box);
    const auto* title = box.findChild<QLabel*>(qt("aheadTitleLabel"));
    announcer.begin();
    int reports = 0;
    QTimer news;
    connect(&news, &QTimer::timeout, &box, [&] {
        announcer.follow();
        count.isSettled = ++reports > 50;
        if (!count.isSettled)
            QCOMPARE(title->accessibleName(), QString());
    });
    news.start(20);
    QTRY_VERIFY(title->accessibleName().contains(u"Player 2 is ahead"));
    QVERIFY(news.isActive());
}

SHOWDOWN_TEST(TestOddsStandings)
#include "tst_oddsstandings.moc"
