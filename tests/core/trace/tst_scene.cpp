// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/samevalue.h"
#include "core/trace/scene.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace showdown;
using namespace showdown::tests;

/// The scene of a step, against what the run recorded.
class TestScene : public QObject
{
    Q_OBJECT

private slots:
    void scenesOfFindings_data();
    void scenesOfFindings();
    void groupsGrowCardByCard();
    void scenesHoldWhatTheRunKnows();
};

namespace {

/// "Qs matched", "Q* wild", "9c".
QString cardText(const SceneCard& card)
{
    PlayedHand alone;
    alone.add(card.card);
    const QString name = qt(toText(alone));
    return card.role ? name + u' ' + qt(id(*card.role)) : name;
}

QString cardsText(const std::vector<SceneCard>& cards)
{
    QStringList texts;
    for (const SceneCard& card : cards)
        texts << cardText(card);
    return texts.join(QStringLiteral(", "));
}

/// "2 sorted: Qs matched, 9c, …", "group 12, 2 of 2: …", "rest: …", "columns 4+1", one per line.
QStringList linesOf(const Scene& scene)
{
    static const QStringList orders{QStringLiteral("dealt"), QStringLiteral("sorted"),
                                    QStringLiteral("working")};
    QStringList lines;
    for (const SceneHand& hand : scene.hands)
        lines << QStringLiteral("%1 %2: %3")
                     .arg(hand.player)
                     .arg(orders[static_cast<int>(hand.order)], cardsText(hand.cards));
    if (scene.group) {
        lines << QStringLiteral("group %1, %2 of %3: %4")
                     .arg(scene.group->value)
                     .arg(scene.group->count)
                     .arg(scene.group->needed)
                     .arg(cardsText(scene.group->cards));
        lines << QStringLiteral("rest: ") + cardsText(scene.group->rest);
    }
    if (!scene.parts.empty())
        lines << QStringLiteral("parts: %1").arg(scene.parts.size());
    if (scene.columns)
        lines
            << QStringLiteral("columns %1+%2").arg(scene.columns->first).arg(scene.columns->count);
    return lines;
}

Run runThrough(const QStringList& hands, const char* rules = "series")
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    return Run(std::move(dealt), Terms{rulesFrom(QString::fromLatin1(rules))->rules, {}});
}

/// The step of this finding, counted from 0.
int finding(const Run& run, int number)
{
    return run.visible(Level::story)[static_cast<std::size_t>(number)];
}

int stepThatFinds(const Run& run, int player, Category rank)
{
    return run.answerOf(player, rank).value();
}

const Chapter& comparison(const Run& run, int number)
{
    return *std::ranges::find_if(run.chapters(), [number](const Chapter& chapter) {
        return chapter.kind == Chapter::Kind::comparison && chapter.comparison == number;
    });
}

const QStringList sampleHands{QStringLiteral("Qh 9d Qc 7s 2h"), QStringLiteral("9c Qs 3d * 7h"),
                              QStringLiteral("Ah Jd 8c 6s 4h")};

} // namespace

void TestScene::scenesOfFindings_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<int>("step");
    QTest::addColumn<QStringList>("lines");

    const Run run = runThrough(sampleHands);
    QTest::newRow("the start") << sampleHands << finding(run, 0)
                               << QStringList{"1 dealt: Qh, 9d, Qc, 7s, 2h",
                                              "2 dealt: 9c, Qs, 3d, *, 7h",
                                              "3 dealt: Ah, Jd, 8c, 6s, 4h"};
    QTest::newRow("a group that is too small")
        << sampleHands << stepThatFinds(run, 2, Category::threeOfAKind)
        << QStringList{"2 sorted: Qs matched, 9c, 7h, 3d, * wild",
                       "group 12, 2 of 3: Qs matched, Q* wild", "rest: 9c, 7h, 3d"};
    QTest::newRow("a pair with a wild")
        << sampleHands << stepThatFinds(run, 2, Category::pair)
        << QStringList{"2 sorted: Qs matched, 9c kicker, 7h kicker, 3d kicker, * wild",
                       "group 12, 2 of 2: Q* wild, Qs matched",
                       "rest: 9c kicker, 7h kicker, 3d kicker"};
    QTest::newRow("a straight that is none: no group")
        << sampleHands << stepThatFinds(run, 2, Category::straight)
        << QStringList{"2 sorted: Qs current, 9c, 7h, 3d current, *"};
    QTest::newRow("a comparison begins: the wild is one")
        << sampleHands << comparison(run, 0).first
        << QStringList{"1 working: Qh, Qc, 9d, 7s, 2h", "2 dealt: 9c, Qs, 3d, *, 7h"};
    QTest::newRow("the pairs are equal")
        << sampleHands << run.settlingOf(0, {PartKind::pair, 0, 12, 12, Outcome::equal}).value()
        << QStringList{"1 working: Qh matched, Qc matched, 9d, 7s, 2h",
                       "2 working: Q* wild, Qs matched, 9c, 7h, 3d", "parts: 2", "columns 0+2"};
    QTest::newRow("the third kicker decides")
        << sampleHands << run.settlingOf(0, {PartKind::kicker, 3, 2, 3, Outcome::worse}).value()
        << QStringList{"1 working: Qh, Qc, 9d, 7s, 2h current",
                       "2 working: Q*, Qs, 9c, 7h, 3d current", "parts: 5", "columns 4+1"};
    QTest::newRow("ranks differ: no column, and the hand with the wild lies as the code holds it")
        << sampleHands << comparison(run, 1).last
        << QStringList{"2 dealt: 9c, Qs, 3d, *, 7h", "3 working: Ah, Jd, 8c, 6s, 4h", "parts: 1"};
    const QStringList straight{QStringLiteral("9c 8s 6d * 5h")};
    QTest::newRow("a straight with a wild")
        << straight << stepThatFinds(runThrough(straight), 1, Category::straight)
        << QStringList{"1 sorted: 9c matched, 8s matched, 6d matched, 5h matched, * wild",
                       "group 0, 0 of 0: 9c matched, 8s matched, 7* wild, 6d matched, 5h matched",
                       "rest: "};
    const QStringList high{QStringLiteral("Kh 9d 7c 4s 2h")};
    QTest::newRow("a high card has no group")
        << high << stepThatFinds(runThrough(high), 1, Category::highCard)
        << QStringList{"1 dealt: Kh matched, 9d kicker, 7c kicker, 4s kicker, 2h "
                       "kicker"};
}

void TestScene::scenesOfFindings()
{
    QFETCH(QStringList, hands);
    QFETCH(int, step);
    QFETCH(QStringList, lines);
    QCOMPARE(linesOf(sceneAt(runThrough(hands), step)).join(u'\n'), lines.join(u'\n'));
}

void TestScene::groupsGrowCardByCard()
{
    const Run run = runThrough({QStringLiteral("8h 8d 8c 5s *")});
    QStringList groups;
    for (int index = 0; index < run.answerOf(1, Category::fourOfAKind).value(); ++index) {
        const std::optional<SceneGroup> group = sceneAt(run, index).group;
        const QString text = group ? QStringLiteral("%1: %2 of %3")
                                         .arg(cardsText(group->cards))
                                         .arg(group->count)
                                         .arg(group->needed)
                                   : QString();
        if (!text.isEmpty() && (groups.isEmpty() || groups.last() != text))
            groups << text;
    }
    QCOMPARE(groups.join(u'\n'),
             QStringList({"8h base: 0 of 4", "8h matched: 1 of 4", "8h matched, 8d matched: 2 of 4",
                          "8h matched, 8d matched, 8c matched: 3 of 4",
                          "8h matched, 8d matched, 8c matched, 8* wild: 4 of 4"})
                 .join(u'\n'));
}

void TestScene::scenesHoldWhatTheRunKnows()
{
    for (const Run& run : sampleRuns(40)) {
        for (int index = 0; index < run.size(); ++index) {
            const Step& step = run.step(index);
            const Scene scene = sceneAt(run, index);
            const QString where = describe(step, run.terms());
            for (const SceneHand& hand : scene.hands) {
                std::set<int> positions;
                for (const SceneCard& card : hand.cards)
                    positions.insert(card.card.position);
                QVERIFY2(positions.size() == 5 && hand.cards.size() == 5, qPrintable(where));
                QVERIFY2(!hand.rankFoundAt || *hand.rankFoundAt <= index, qPrintable(where));
            }
            if (scene.group)
                QCOMPARE(scene.group->cards.size() + scene.group->rest.size(), std::size_t{5});
            if (step.listing == &doCardsHaveSameValueListing && scene.group
                && step.isAt(doCardsHaveSameValueListing, DoCardsHaveSameValueLine::countMatched)) {
                const auto counted =
                    std::ranges::find(step.variables, "numMatched", &Variable::name);
                QCOMPARE(std::get<int>(counted->value), scene.group->count);
            }
            if (scene.parts.empty())
                continue;
            const Comparison& comparison =
                run.outcome()
                    .comparisons[static_cast<std::size_t>(run.chapterOf(index).comparison)];
            // equal ranks are the first part settled, but no part of the comparison
            const std::size_t first = scene.parts.front().part.kind == PartKind::rank
                                              && scene.parts.front().part.outcome == Outcome::equal
                                          ? 1
                                          : 0;
            for (std::size_t part = first; part < scene.parts.size(); ++part)
                QCOMPARE(scene.parts[part].part, comparison.parts[part - first]);
        }
    }
}

SHOWDOWN_TEST(TestScene)
#include "tst_scene.moc"
