// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/laddertext.h"
#include "tests/app/narration/ladderclaims.h"
#include "tests/app/narration/stepping.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const int handsForReasons = trials(20000, 8000);
const int runsForSteps = trials(500, 200);

/// True if only cards dealt to a player of the step are named.
bool namesHeldCards(const QString& text, const QString& dealt)
{
    static const QRegularExpression card(QStringLiteral("\\b(10|[2-9JQKA])([♥♦♣♠])"));
    for (auto found = card.globalMatch(text); found.hasNext();) {
        const auto named = found.next();
        const QString rank = named.captured(1) == u"10" ? QStringLiteral("T") : named.captured(1);
        const auto suit = QStringLiteral("♥♦♣♠").indexOf(named.captured(2));
        if (!dealt.contains(rank + QStringLiteral("hdcs")[suit]))
            return false;
    }
    return true;
}

/// "Only two nines and no wild", "Only three sixes, with the wild": true if the number of cards is
/// right.
bool countsGroup(const QString& text, const CardCounts& counts)
{
    static const QRegularExpression group(
        QStringLiteral("^Only (\\w+) (\\w+)(?: and no wild|, with (?:the|two|2|3) wilds?):"));
    const auto match = group.match(text);
    if (!match.hasMatch())
        return true;
    const bool isAlone = text.contains(QStringLiteral("no wild"));
    const int inHand = counts.equal(spokenValue(match.captured(2)));
    return spokenNumber(match.captured(1)) == inHand + (isAlone ? 0 : counts.freeWilds())
           && (!isAlone || counts.freeWilds() == 0);
}

/// True if no part exceeds the whole: "2 of 3".
bool fractionsHold(const QString& text)
{
    static const QRegularExpression fraction(QStringLiteral("\\b(\\w+) of (\\w+)\\b"));
    for (auto found = fraction.globalMatch(text); found.hasNext();) {
        const auto named = found.next();
        const int all = spokenNumber(named.captured(2));
        if (all > 0 && spokenNumber(named.captured(1)) > all)
            return false;
    }
    return true;
}

/// What is wrong with the numbers and the cards of a sentence; empty if nothing is.
QString faultOf(const QString& text, const Step& step, const Run& run)
{
    static const QRegularExpression place(QStringLiteral("[Aa]t card (\\d+)"));
    static const QRegularExpression wilds(
        QStringLiteral("\\b(one|two|three|four|five|\\d) wilds?\\b(?! is needed)"));
    static const QRegularExpression noValue(QStringLiteral("\\b(of|value|beats) none\\b"));
    QString dealt;
    int most = 0;
    for (const int player : step.players) {
        const Hand& hand = run.hands()[std::size_t(player) - 1];
        dealt += qt(toText(hand)) + u' ';
        most = std::max(most, CardCounts(hand, run.terms().rules).wilds);
    }
    if (!namesHeldCards(text, dealt))
        return QStringLiteral("a card that nobody holds");
    const Hand& own = run.hands()[std::size_t(step.players.front()) - 1];
    if (step.players.size() == 1 && !countsGroup(text, CardCounts(own, run.terms().rules)))
        return QStringLiteral("a group of another size");
    if (!fractionsHold(text))
        return QStringLiteral("more than all");
    const auto where = place.match(text);
    if (where.hasMatch() && where.captured(1).toInt() > Hand::fullSize)
        return QStringLiteral("a card that there is not");
    for (auto found = wilds.globalMatch(text); found.hasNext();) {
        if (spokenNumber(found.next().captured(1)) > most && !text.contains(u"need"))
            return QStringLiteral("more wilds than were dealt");
    }
    return text.contains(noValue) ? QStringLiteral("a value that is none") : QString();
}

} // namespace

/// Sentences are true for the cards, whatever the cards.
class TestSentenceLaws : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void everyReasonIsTrue_data() { addPresets(); }
    void everyReasonIsTrue();
    void everyStepIsTrue_data() { addPresets(); }
    void everyStepIsTrue();

private:
    static void addPresets();
};

void TestSentenceLaws::addPresets()
{
    QTest::addColumn<int>("preset");
    for (const Preset preset : allPresets())
        QTest::newRow(qPrintable(qt(id(preset)))) << int(preset);
}

void TestSentenceLaws::everyReasonIsTrue()
{
    QFETCH(const int, preset);
    const HouseRules rules = rulesOf(Preset(preset));
    QHash<QString, LadderClaim> known;
    RandomHands random(51);
    for (int i = 0; i < handsForReasons; ++i) {
        const Hand hand = random.hand(rules.deck);
        const CardCounts facts(hand, rules);
        const Showdown result = compareHands(std::array{hand}, rules, random.lens());
        for (const LadderRow& row : result.players.front().ladder) {
            if (row.fits().value_or(true))
                continue;
            const QString reason = ladderText(row, result.players.front(), rules);
            auto claim = known.find(reason);
            if (claim == known.end())
                claim = known.insert(reason, ladderClaim(reason));
            QVERIFY2(*claim, qPrintable(QStringLiteral("what does it claim? ") + reason));
            QVERIFY2(
                (*claim)(facts, row.rank),
                qPrintable(
                    QStringLiteral("%1 %2: %3").arg(qt(toText(hand)), qt(id(row.rank)), reason)));
        }
    }
}

void TestSentenceLaws::everyStepIsTrue()
{
    QFETCH(const int, preset);
    const HouseRules rules = rulesOf(Preset(preset));
    RandomHands random(52);
    for (int i = 0; i < runsForSteps; ++i) {
        const Hand first = random.hand(rules.deck);
        const Run run({first, random.hand(rules.deck)}, {rules, random.lens()});
        for (const Step& step : run.steps()) {
            const QString text = sentence(run, step);
            const QString fault = faultOf(text, step, run);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("%1: %2 %3").arg(fault, text, qt(toText(first)))));
        }
    }
}

SHOWDOWN_TEST(TestSentenceLaws)
#include "tst_sentencelaws.moc"
