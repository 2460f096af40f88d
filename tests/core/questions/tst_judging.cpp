// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/contradiction.h"
#include "core/questions/exercisefacts.h"
#include "tests/support/answeredrows.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::tests;

/// Answers to exercises, and what contradicts wrong ones.
class TestJudging : public QObject
{
    Q_OBJECT

private slots:
    void answerIs_data();
    void answerIs();
    void reasonIs_data();
    void reasonIs();
    void outsThatAreMissingAndWrongAreTold();
    void wrongPartsOfAFoundBugAreTold();
    void answersToOtherQuestionsAreNotJudged();
};

namespace {

QString verdictOf(const Judgement& judgement)
{
    static constexpr std::array faults{"other kind", "unfinished", "card twice", "changed",
                                       "no such line"};
    if (judgement.fault)
        return QString::fromLatin1(faults[static_cast<std::size_t>(*judgement.fault)]);
    return judgement.isRight ? QStringLiteral("right") : QStringLiteral("wrong");
}

/// `rank 1 flush`, `part 0 kicker 3`, `call 2 CountCards`.
struct PlaceText
{
    QString operator()(const RankPlace& place) const
    {
        return QStringLiteral("rank %1 %2").arg(place.player).arg(qt(id(place.rank)));
    }
    QString operator()(const PartPlace& place) const
    {
        return QStringLiteral("part %1 %2")
            .arg(place.comparison)
            .arg(qt(toText(nameOf(place.part))));
    }
    QString operator()(const CallPlace& place) const
    {
        return QStringLiteral("call %1 %2").arg(place.call).arg(qt(place.function));
    }
    QString operator()(const StepPlace& place) const
    {
        return QStringLiteral("step after %1").arg(place.asked.step);
    }
};

const char* const queens = "Qh Qd 9s 7c 2h | 7d Qc Qs 9d 3h";
const char* const wildKings = "6h * 6c 2s Kh";
const char* const pairTables = "Ks 9s 4h Kc 3d | Qs Qh 9d 4c 3h || Ks 9s 4h * * | As Ah Kc 9d 3h"
                               " || Qs 9h 7c 5d * | Qc Qd 9s 7h 4c";

} // namespace

void TestJudging::answerIs_data()
{
    addAnsweredColumns();
    QTest::addColumn<QString>("verdict");

    const auto row = [](const char* kind, const char* setting, const char* rules,
                        const char* answer, const char* verdict) {
        addAnsweredRow(kind, setting, rules, answer) << QString::fromUtf8(verdict);
    };
    // build: any right hand counts
    const char* const build = "build; winners 1; decides kicker 3";
    const char* const open = "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h";
    row(build, open, "series", "Qh Qd 9s 7c 4h | Qc Qs 9d 7d 3h", "right");
    row(build, open, "series", "Qh Qd 9s 7c 6c | Qc Qs 9d 7d 3h", "right");
    row(build, open, "series", "Qh Qd 9s 7c 3s | Qc Qs 9d 7d 3h", "wrong");
    row(build, open, "series", "Qh Qd 9s 7c 8s | Qc Qs 9d 7d 3h", "wrong"); // kicker 2 decides
    row(build, open, "series", "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h", "unfinished");
    row(build, open, "series", "Qh Qd 9s 7c 3h | Qc Qs 9d 7d 3h", "card twice");
    row(build, open, "series deck=free", "Qh Qd 9s 7c 3h | Qc Qs 9d 7d 3h", "wrong");
    row(build, open, "series", "Qh Qd 9s 8c 4h | Qc Qs 9d 7d 3h", "changed");
    row(build, open, "series", "Qh Qd 9s 7c 4h", "changed");
    row("build; tie", open, "series", "Qh Qd 9s 7c 3s | Qc Qs 9d 7d 3h", "right");
    row("build; tie", open, "series", "Qh Qd 9s 7c 4s | Qc Qs 9d 7d 3h", "wrong");
    row("build; winners 1 2", open, "series", "Qh Qd 9s 7c 3s | Qc Qs 9d 7d 3h", "right");
    row("build; rank1 two-pair", "Qh Qd _ _ _", "series", "Qh Qd 2c 2d 3h", "right");
    row("build; rank1 two-pair", "Qh Qd _ _ _", "series", "Qh Qd 2c 2d 2h", "wrong");
    row("build; rank1 straight", "_ _ 9s 7c 6h", "series", "* * 9s 7c 6h", "right");
    // winner
    row("winner", queens, "series", "2", "right");
    row("winner", queens, "series", "1", "wrong");
    row("winner", queens, "series", "1 2", "wrong");
    row("winner", queens, "series", "", "unfinished");
    row("winner", queens, "series", "2 2", "right");
    row("winner", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 2c", "series", "2 1", "right");
    row("winner", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 2c", "series", "1", "wrong");
    row("winner; lens straight", "Qh Qd 9s 7c 2h | 2c 3d 4h 5s 6s", "series", "2", "right");
    row("winner", "9h 9d 5s 4c 2h | As Ks 8d 7d 3c", "series", "2", "right");
    row("winner", "9h 9d 5s 4c 2h | As Ks 8d 7d 3c", "standard", "1", "right");
    // deciding card
    row("deciding-card", queens, "series", "1:5", "right");
    row("deciding-card", queens, "series", "2:5", "right");
    row("deciding-card", queens, "series", "2:1", "wrong");
    row("deciding-card", queens, "series", "1:1", "wrong");
    row("deciding-card", queens, "series", "3:1", "wrong");
    row("deciding-card", queens, "series", "1:6", "wrong");
    // the rank decides: what makes it
    row("deciding-card", "9h 8h Kh 9d 2h | Ah Qc 8s 7d 3h", "standard", "1:4", "right");
    row("deciding-card", "9h 8h Kh 9d 2h | Ah Qc 8s 7d 3h", "standard", "1:3", "wrong");
    row("deciding-card", "9h 8h Kh 9d 2h | Ah Qc 8s 7d 3h", "standard", "2:1", "wrong");
    // both cards of a pair, and the wild that makes one
    row("deciding-card", "9h * Kd 8c 2h | 8h 8d Kc 9c 2d", "standard", "1:3", "right");
    row("deciding-card", "9h * Kd 8c 2h | 8h 8d Kc 9c 2d", "standard", "1:2", "right");
    row("deciding-card", "9h * Kd 8c 2h | 8h 8d Kc 9c 2d", "standard", "2:1", "right");
    row("deciding-card", "9h * Kd 8c 2h | 8h 8d Kc 9c 2d", "standard", "2:3", "wrong");
    // either nine may be the one that is compared
    row("deciding-card", "9h 9d 7c 5s 2h | 9c 8d 7h 5c 2c", "series", "1:1", "right");
    row("deciding-card", "9h 9d 7c 5s 2h | 9c 8d 7h 5c 2c", "series", "1:2", "right");
    row("deciding-card", "9h 9d 7c 5s 2h | 9c 8d 7h 5c 2c", "series", "2:1", "wrong");
    // fewer wilds
    row("deciding-card", "Kh Kd 9c 7s 2h | Kc * 9d 7c 2d", "series naturalBeatsWild=on", "2:2",
        "right");
    row("deciding-card", "Kh Kd 9c 7s 2h | Kc * 9d 7c 2d", "series naturalBeatsWild=on", "1:1",
        "wrong");
    // the low ace is no highest card
    row("deciding-card", "Ah 2d 3c 4s 5h | 2c 3d 4h 5c 6c", "standard", "1:5", "right");
    row("deciding-card", "Ah 2d 3c 4s 5h | 2c 3d 4h 5c 6c", "standard", "1:1", "wrong");
    // order
    row("order", queens, "series", "pair, kicker 1, kicker 2, kicker 3", "right");
    row("order", queens, "series", "pair, kicker 2, kicker 1, kicker 3", "wrong");
    row("order", queens, "series", "pair, kicker 1, kicker 2", "unfinished");
    row("order", "8h 8d 8c 2s 2h | 8s 8h 8d 3c 3s", "series deck=free", "trio, pair", "right");
    row("order", "Kh Kd 6c 6s 3h | Kc Ks 6h 6d 2c", "series", "higher-pair, lower-pair, kicker 1",
        "right");
    // wilds
    row("wild", wildKings, "series", "6", "right");
    row("wild", wildKings, "series", "K", "wrong");
    row("wild", wildKings, "series", "", "unfinished");
    row("wild; lens two-pair", wildKings, "series", "K", "right");
    row("wild; lens two-pair", wildKings, "series", "6", "wrong");
    row("wild", "* 8h 8d 8c *", "series", "A 8", "right");
    row("wild", "* 8h 8d 8c *", "series", "8 A", "right");
    row("wild", "* 8h 8d 8c *", "series", "8 8", "wrong");
    row("wild", "* 8h 8d 8c *", "standard", "8 8", "right");
    row("wild", "* 8h 8d 8c *", "standard", "8", "unfinished");
    row("wild", "Ah Kh 9h 4h *", "series", "A", "right");
    row("wild", "Ah Kh 9h 4h *", "standard", "Q", "right");
    row("wild", "Kh Kd 9c 4h *", "bug", "A", "right");
    row("wild; player 2", "Kh Kd 9c 4h 3h | Ah Kc * 4d 5d", "series", "A", "right");
    // rank
    row("rank", queens, "series", "pair", "right");
    row("rank", queens, "series", "high-card", "wrong");
    row("rank; player 2", "Qh Qd 9s 7c 2h | 2c 3c 4c 5c 6c", "series", "straight-flush", "right");
    row("rank", "9h 9d 5s 4c 2h", "series", "high-card", "right");
    row("rank; lens pair", "9h 9d 9s 4c 2h", "series", "three-of-a-kind", "right");
    // names
    const char* const names =
        "name; of full-house T 3, full-house 3 T, two-pair T 3 T, pair T 3 2 4";
    row(names, "Th 3d Tc 3s Ts", "series", "full-house T 3", "right");
    row(names, "Th 3d Tc 3s Ts", "series", "full-house 3 T", "wrong");
    row(names, "Th 3d Tc 3s Ts", "series", "two-pair T 3 T", "wrong");
    row((QByteArray(names) + "; lens pair").constData(), "Th 3d * 3s Ts", "series",
        "full-house T 3", "right");
    row("build; rank1 full-house; values1 10 3", "Th 3d _ _ _", "series", "Th 3d Tc 3s Ts",
        "right");
    row("build; rank1 full-house; values1 10 3", "Th 3d _ _ _", "series", "Th 3d 3h 3s Ts",
        "wrong");
    row("build; rank1 pair; values1 12", "Qh Qd _ _ _", "series", "Qh Qd 9c 3s 2s", "right");
    row("build; rank1 pair; values1 12", "Qh Qd _ _ _", "series", "Qh Qd Qc 3s 2s", "wrong");
    // hands
    const char* const some = "9h 8d 7s 6c 5h | 2h 4h 6h 8h Th | 9c 8c 7d 6d 4s";
    row("which; of straight", some, "series", "1", "right");
    row("which; of straight", some, "series", "3", "wrong");
    row("which; of straight", some, "series", "", "unfinished");
    row("which; of flush; lens straight", some, "series", "2", "right");
    // outs
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "2c 3c 6c 7c 10c Jc Qc Kc Ac",
        "right");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "2c 3c 6c 7c 10c Jc Qc Kc", "wrong");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "2c 3c 6c 7c 10c Jc Qc Kc Ac Ah",
        "wrong");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "", "unfinished");
    // numbers
    row("number; of value; card Jh", "-", "series", "11", "right");
    row("number; of value; card Jh", "-", "series", "12", "wrong");
    row("number; of value; card Ad", "-", "standard", "14", "right");
    row("number; of outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "9", "right");
    row("number; of unseen", "4c 9c [7d 5c Kh 8c]", "standard", "46", "right");
    row("number; of unseen", "4c 9c [7d 5c Kh 8c]", "standard jokers=2", "48", "right");
    row("number; of percent; hope flush; within 0.5", "4c 9c [7d 5c Kh 8c]", "standard", "20",
        "right"); // 19.57
    row("number; of percent; hope flush; within 0.5", "4c 9c [7d 5c Kh 8c]", "standard", "19",
        "wrong");
    row("number; of against; hope flush; within 0.05", "4c 9c [7d 5c Kh 8c]", "standard", "4.1",
        "right"); // 4.11
    row("number; of against; hope flush; within 0.05", "4c 9c [7d 5c Kh 8c]", "standard", "4",
        "wrong");
    row("number; of equity; within 0.5", "Ah As | 7c 2d [Ad Ac Kh Ks]", "standard", "100", "right");
    row("number; of equity; player 2; within 0.5", "Ah As | 7c 2d [Ad Ac Kh Ks]", "standard", "0",
        "right");
    row("number; of wilds", "* 8h 8d 2c *", "deuces", "3", "right");
    row("number; of wilds", "* 8h 8d 2c *", "series", "2", "right");
    row("number; of part; named kicker 3", queens, "series", "2", "right");
    row("number; of part; named pair; player 2", queens, "series", "12", "right");
    row("number; of part; named lower-pair; lens two-pair", "Kh Kd Kc 4h 4c", "series", "4",
        "right");
    const char* const variable =
        "number; of variable; function DoCardsHaveSameValue; variable numToMatch; call ";
    row((QByteArray(variable) + "1").constData(), "Qh Qd 9s 7c 2h", "series", "4", "right");
    row((QByteArray(variable) + "2").constData(), "Qh Qd 9s 7c 2h", "series", "3", "right");
    row((QByteArray(variable) + "2").constData(), "Qh Qd 9s 7c 2h", "series", "4", "wrong");
    const char* const result = "number; of variable; function CompareKickers; variable result";
    row(result, queens, "series", "-1", "right");
    row(result, queens, "series", "1", "wrong");
    // the first suit is set and the cards are asked for theirs, until two differ
    const char* const kings = "Kh Ks 9d 7c 2h";
    row("next-step; of line; step 9", kings, "series", "7", "right");
    row("next-step; of line; step 9", kings, "series", "8", "wrong");
    row("next-step; of line; step 14", kings, "series", "8", "right");
    row("next-step; of line; step 14", kings, "series", "AreCardsSameSuit", "other kind");
    row("next-step; of line; step 2", kings, "series", "4", "right"); // after the call
    row("next-step; of function; step 19", kings, "series", "StraightFlush", "right");
    row("next-step; of function; step 19", kings, "series", "AreCardsSameSuit", "wrong");
    row("next-step; of answer; step 15", kings, "series", "yes", "right");
    row("next-step; of answer; step 11", kings, "series", "yes", "wrong");
    row("next-step; of answer; step 18; level story", kings, "series", "no", "right");
    // the second hand's wilds are counted in the first one
    const char* const bug = "bug; mistake 3; function CompareKickers; lens pair";
    row(bug, pairTables, "series", "2:9", "right");
    row(bug, pairTables, "series", "1:9", "wrong");
    row(bug, pairTables, "series", "2:3", "wrong");
    row(bug, pairTables, "series", "3:3", "wrong");
    row(bug, pairTables, "series", "0:9", "no such line");
    row(bug, pairTables, "series", "4:9", "no such line");
    row(bug, pairTables, "series", "2:0", "no such line");
    row(bug, pairTables, "series", "2:16", "no such line"); // the listing has 15 lines
    row(bug, pairTables, "series", "2:15", "wrong");
}

void TestJudging::answerIs()
{
    const auto [exercise, given] = answeredHere();
    QVERIFY(!findFault(exercise));
    QTEST(verdictOf(judge(exercise, given)), "verdict");

    // what is right by itself is right
    const std::optional<ExerciseAnswer> right = rightAnswer(exercise);
    QCOMPARE(right.has_value(), !std::holds_alternative<BuildHands>(exercise.kind));
    if (right)
        QVERIFY(judge(exercise, *right).isRight);
}

void TestJudging::reasonIs_data()
{
    addAnsweredColumns();
    QTest::addColumn<QString>("decides");
    QTest::addColumn<QString>("place"); ///< in the run

    const auto row = [](const char* kind, const char* setting, const char* rules,
                        const char* answer, const char* decides, const char* place) {
        addAnsweredRow(kind, setting, rules, answer)
            << QString::fromUtf8(decides) << QString::fromUtf8(place);
    };
    row("winner", queens, "series", "1", "kicker 3", "part 0 kicker 3");
    row("winner", queens, "series", "2", "kicker 3", "none");
    row("winner", queens, "series", "", "none", "none");
    row("winner", queens, "series", "1 2", "kicker 3", "part 0 kicker 3");
    row("winner", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 2c", "series", "1", "none", "part 0 kicker 3");
    row("winner", "Qh Qd 9s 7c 2h | 2c 3c 4d 5d 6d", "series", "1", "rank", "part 0 rank");
    row("winner; lens straight", "Qh Qd 9s 7c 2h | 2c 3d 4h 5s 6s", "series", "1", "none",
        "rank 1 straight");
    // three: 1 beats 2 by the trio, then 3 beats 1 by the rank
    const char* const three = "9h 9d 9c 7c 2h | 8h 8d 8c Ad Kd | 2s 3s 4s 5s 7s";
    row("winner", three, "series", "2", "rank", "part 0 trio");
    row("winner", three, "series", "1", "rank", "part 1 rank");
    row("winner", three, "series", "2 3", "rank", "part 0 trio");
    row("deciding-card", queens, "series", "1:1", "kicker 3", "part 0 kicker 3");
    row("order", queens, "series", "pair, kicker 2, kicker 1, kicker 3", "kicker 3",
        "part 0 kicker 1");
    row("order", queens, "series", "kicker 1, pair, kicker 2, kicker 3", "kicker 3", "part 0 pair");
    row("wild", wildKings, "series", "K", "none", "rank 1 three-of-a-kind");
    row("wild; lens two-pair", wildKings, "series", "6", "none", "rank 1 two-pair");
    row("rank", "Qh Qd 9s 7c 2h", "series", "two-pair", "none", "rank 1 two-pair");
    row("rank", "Qh Qd 9s 7c 2h", "series", "high-card", "none", "rank 1 pair");
    row("rank", "Qh Qd Qs Qc *", "series", "five-of-a-kind", "none", "rank 1 four-of-a-kind");
    row("rank; player 2", queens, "series", "flush", "kicker 3", "rank 2 flush");
    const char* const names =
        "name; of full-house T 3, full-house 3 T, two-pair T 3 T, flush T 9 8 7 2";
    row(names, "Th 3d Tc 3s Ts", "series", "full-house 3 T", "none", "rank 1 full-house");
    row(names, "Th 3d Tc 3s Ts", "series", "two-pair T 3 T", "none", "rank 1 full-house");
    row("which; of flush", "9h 8d 7s 6c 5h | 2h 4h 6h 8h Th", "series", "1", "rank",
        "rank 1 flush");
    row("number; of wilds", "* 8h 8d 2c *", "series", "1", "none", "none");
    row("number; of part; named kicker 3", "Qh Qd 9s 7c 2h", "series", "3", "none", "rank 1 pair");
    row("number; of variable; function DoCardsHaveSameValue; variable numWilds; call 2",
        "Qh Qd 9s 7c 2h", "series", "7", "none", "call 2 DoCardsHaveSameValue");
    row("next-step; of answer; step 18; level story", "Kh Ks 9d 7c 2h", "series", "yes", "none",
        "step after 18");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "2c", "none", "none");
    row("bug; mistake 3; function CompareKickers; lens pair", pairTables, "series", "3:9",
        "kicker 3", "none");
    const char* const open = "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h";
    row("build; winners 1", open, "series", "Qh Qd 9s 7c 2c | Qc Qs 9d 7d 3h", "kicker 3",
        "part 0 kicker 3");
    row("build; decides kicker 3", open, "series", "Qh Qd 9s 7c 8c | Qc Qs 9d 7d 3h", "kicker 2",
        "part 0 kicker 2");
    row("build; decides kicker 3", open, "series", "Qh Qd 9s 7c 3c | Qc Qs 9d 7d 3h", "none",
        "part 0 kicker 3");
    row("build; rank1 three-of-a-kind", open, "series", "Qh Qd 9s 7c 3c | Qc Qs 9d 7d 3h", "none",
        "rank 1 three-of-a-kind");
    row("build; rank1 full-house; values1 10 3", "Th 3d _ _ _", "series", "Th 3d 3h 3s Ts", "none",
        "rank 1 full-house");
    row("build; rank1 pair", open, "series", "Qh Qd 9s 7c 9c | Qc Qs 9d 7d 3h", "rank",
        "rank 1 two-pair");
}

void TestJudging::reasonIs()
{
    const auto [exercise, given] = answeredHere();
    QVERIFY(!findFault(exercise));
    const Judgement judgement = judge(exercise, given);
    const QString none = QStringLiteral("none");
    QTEST(judgement.decides ? qt(toText(*judgement.decides)) : none, "decides");

    const std::optional<RunPlace> place = contradictionOf(exercise, given);
    QTEST(place ? std::visit(PlaceText(), *place) : none, "place");
    if (!place)
        return;
    std::vector<Hand> hands;
    for (const PlayerResult& player : judgement.showdown.players)
        hands.push_back(player.hand);
    const Run run(hands, {exercise.rules, lensOf(exercise)});
    const std::optional<int> step = stepAt(run, *place);
    QVERIFY(step);
    if (const auto* call = std::get_if<CallPlace>(&*place)) {
        QCOMPARE(qt(run.step(*step).listing->function), qt(call->function));
        QVERIFY(run.step(*step).text(run.terms()).find("return") != std::string_view::npos);
    } else {
        QVERIFY(run.step(*step).finding);
    }
}

void TestJudging::outsThatAreMissingAndWrongAreTold()
{
    const Exercise exercise =
        exerciseOf(QStringLiteral("outs; hope flush"), QStringLiteral("4c 9c [7d 5c Kh 8c]"),
                   QStringLiteral("standard"));
    const Judgement judgement =
        judge(exercise, MarkedCards{cardsOf(QStringLiteral("2c 3c 6c 6h 7c 10c 7c Qc Kc Ad"))});
    QVERIFY(!judgement.isRight);
    QCOMPARE(describe(judgement.missing), QStringLiteral("Jc Ac"));
    QCOMPARE(describe(judgement.wrong), QStringLiteral("6h Ad"));
}

void TestJudging::wrongPartsOfAFoundBugAreTold()
{
    const Exercise exercise =
        exerciseOf(QStringLiteral("bug; mistake 3; function CompareKickers; lens pair"),
                   QString::fromUtf8(pairTables), QStringLiteral("series"));
    for (const int table : {1, 2, 3}) {
        for (const int line : {8, 9, 10}) {
            const Judgement judgement = judge(exercise, FoundBug{table, line});
            QCOMPARE(judgement.isTableWrong, table != 2);
            QCOMPARE(judgement.isLineWrong, line != 9);
            const auto& bug = std::get<FindBug>(exercise.kind);
            QVERIFY(judgement.showdown.players.front().hand == handsOf(bug.tables[1]).front());
        }
    }
}

void TestJudging::answersToOtherQuestionsAreNotJudged()
{
    const Exercise exercise =
        exerciseOf(QStringLiteral("winner"), QString::fromUtf8(queens), QStringLiteral("series"));
    const Judgement judgement = judge(exercise, ExerciseAnswer(2.0));
    QCOMPARE(verdictOf(judgement), QStringLiteral("other kind"));
    QVERIFY(!judgement.isRight);
}

SHOWDOWN_TEST(TestJudging)
#include "tst_judging.moc"
