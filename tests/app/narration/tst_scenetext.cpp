// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/scenetext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The words on the scene of a step.
class TestSceneText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void wildsAreWhatTheyAreByNow();
    void cardsAreReadInTheirRole();
    void playersWaitForTheirPart();
    void linesTellWhatWasFound();
    void linesFollowTheNames();
    void everyStepHasWords();
};

namespace {

Run sampleRunOfThree()
{
    return Run({handOf("Qh 9d Qc 7s 2h"), handOf("9c Qs 3d * 7h"), handOf("Ah Jd 8c 6s 4h")},
               Terms{rulesFrom(QStringLiteral("series"))->rules, {}});
}

const Chapter& comparison(const Run& run, int number)
{
    return *std::ranges::find_if(run.chapters(), [number](const Chapter& chapter) {
        return chapter.kind == Chapter::Kind::comparison && chapter.comparison == number;
    });
}

QStringList found(const Run& run, int index, const QStringList& names = {})
{
    QStringList lines;
    for (const FoundLine& line : foundLines(run, index, names))
        lines << QStringLiteral("%1: %2").arg(line.subject, line.finding);
    return lines;
}

} // namespace

void TestSceneText::wildsAreWhatTheyAreByNow()
{
    const Run run = sampleRunOfThree();
    const auto wilds = [&run](int index) { return wildsText(sceneAt(run, index).hands[1]); };
    const Chapter& first = comparison(run, 0);
    QCOMPARE(wildsText(sceneAt(run, first.first).hands[0]), QStringLiteral("no wilds"));
    QCOMPARE(wilds(first.first), QStringLiteral("1 wild"));
    QCOMPARE(wilds(first.last), QStringLiteral("wild acts as Q"));
    const Run two({handOf("Kh Kd * 7s *"), handOf("Ks Kc * 7h *")},
                  Terms{rulesFrom(QStringLiteral("standard"))->rules, {}});
    QCOMPARE(wildsText(sceneAt(two, comparison(two, 0).last).hands[1]),
             QStringLiteral("wilds act as K, K"));
    QVERIFY(speak("de"));
    QCOMPARE(wilds(first.last), QStringLiteral("Joker gilt als Dame"));
}

void TestSceneText::cardsAreReadInTheirRole()
{
    const Run run = sampleRunOfThree();
    const Scene scene = sceneAt(run, run.answerOf(2, Category::pair).value());
    QStringList texts;
    for (const SceneCard& card : scene.hands[0].cards)
        texts << sceneCardText(card, run);
    QCOMPARE(texts.join(u'|'),
             QStringLiteral("Queen of spades, matched|Nine of clubs, kicker|Seven of hearts, kicker"
                            "|Three of diamonds, kicker|Wild card, fills in"));
    QCOMPARE(sceneCardText(scene.group->cards[0], run),
             QStringLiteral("Wild card, acts as Q, fills in"));
    QCOMPARE(groupValue(*scene.group), QStringLiteral("queen"));
    QCOMPARE(groupCount(*scene.group), QStringLiteral("2 of 2"));
    QCOMPARE(orderText(scene.hands[0].order), QStringLiteral("as the code sorted it"));
}

void TestSceneText::playersWaitForTheirPart()
{
    const Run run = sampleRunOfThree();
    const auto chapter = [&run](std::size_t index) { return run.chapters()[index].first; };
    QCOMPARE(waitingText(run, chapter(1), 2), QStringLiteral("Comes next"));
    QCOMPARE(waitingText(run, chapter(1), 3), QStringLiteral("Comes later"));
    QCOMPARE(waitingText(run, chapter(2), 1), QStringLiteral("Pair of queens"));
    QCOMPARE(waitingText(run, comparison(run, 0).first, 3),
             QStringLiteral("Meets the winner of this pair next"));
    QCOMPARE(waitingText(run, comparison(run, 1).first, 1), QStringLiteral("Pair of queens"));
    QCOMPARE(waitingText(run, comparison(run, 2).first, 2), QStringLiteral("Pair of queens"));
}

void TestSceneText::linesTellWhatWasFound()
{
    const Run run = sampleRunOfThree();
    QCOMPARE(found(run, run.answerOf(2, Category::pair).value()).last(),
             QStringLiteral("Jacks or better: The wild and Q♠ make a pair of queens"));
    const std::vector<FoundLine> lines = foundLines(run, comparison(run, 0).last);
    QCOMPARE(
        found(run, comparison(run, 0).last).join(u'|'),
        QStringLiteral("Rank: pair = pair|Pair: queens = queens|Kicker 1: 9 = 9|Kicker 2: 7 = 7"
                       "|Kicker 3: 2 < 3, decides"));
    QCOMPARE(lines[0].mark, FoundLine::Mark::equal);
    QCOMPARE(lines[4].mark, FoundLine::Mark::decides);
    QCOMPARE(
        found(run, run.size() - 1).join(u'|'),
        QStringLiteral("Player 1 vs Player 2: Player 2 higher"
                       "|Player 2 vs Player 3: Player 2 higher: pair beats high card"
                       "|For 2nd: Player 1 vs Player 3: Player 1 higher: pair beats high card"));
    QVERIFY(found(run, comparison(run, 1).first).isEmpty());
}

void TestSceneText::linesFollowTheNames()
{
    const Run run = sampleRunOfThree();
    QCOMPARE(found(run, run.size() - 1, {QStringLiteral("Ann"), QStringLiteral("Bob")}).first(),
             QStringLiteral("Ann vs Bob: Bob higher"));
}

void TestSceneText::everyStepHasWords()
{
    for (const char* language : {"en", "de"}) {
        QVERIFY(speak(language));
        for (const Run& run : sampleRuns(12)) {
            for (int index = 0; index < run.size(); index += 7) {
                for (const SceneHand& hand : sceneAt(run, index).hands) {
                    QVERIFY(!wildsText(hand).isEmpty() && !orderText(hand.order).isEmpty());
                    for (const SceneCard& card : hand.cards)
                        QVERIFY(!sceneCardText(card, run).isEmpty());
                    QVERIFY(!waitingText(run, index, hand.player).isEmpty());
                }
                for (const FoundLine& line : foundLines(run, index))
                    QVERIFY(!line.subject.isEmpty() && !line.finding.isEmpty()
                            && line.step <= index);
            }
        }
    }
}

SHOWDOWN_TEST(TestSceneText)
#include "tst_scenetext.moc"
