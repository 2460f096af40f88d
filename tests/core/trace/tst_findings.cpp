// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"
#include "core/trace/alllistings.h"
#include "core/trace/run.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// What the steps of a run have found out, and the levels that show them.
class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void theStoryIsWhatTheResultSays_data();
    void theStoryIsWhatTheResultSays();
    void theStoryOfTheSampleIsShort();
    void linesOfOneNameAreOfOneKind();
    void levels_data();
    void levels();
    void cardsOfFindings_data();
    void cardsOfFindings();
};

namespace {

/// Together they cover every preset with every lens.
const int tablesPerPreset = trials(5000, 700);
constexpr int mostStorySteps = 65;

QString tableText(const Run& run)
{
    QStringList hands;
    for (const Hand& hand : run.hands())
        hands << qt(toText(hand));
    const std::optional<Category> lens = run.terms().lens;
    return hands.join(QStringLiteral(" | ")) + QStringLiteral(" lens ")
           + (lens ? qt(id(*lens)) : QStringLiteral("none"));
}

Run randomRun(RandomHands& random, const HouseRules& rules, int number)
{
    constexpr auto ranks = allCategories();
    const std::size_t lens = static_cast<std::size_t>(number) % (ranks.size() + 1);
    std::vector<Hand> hands{random.hand(rules.deck)};
    hands.push_back(number % 2 == 0 ? random.variant(hands[0]) : random.hand(rules.deck));
    if (number % 3 > 0)
        hands.push_back(number % 5 == 0 ? random.variant(hands[1]) : random.hand(rules.deck));
    return {hands, {rules, lens == 0 ? std::nullopt : std::optional(ranks[lens - 1])}};
}

/// The answers about a player's hand, in the order in which they came.
Ladder answersFor(const Run& run, int player)
{
    Ladder answers;
    for (const Step& step : run.steps()) {
        const auto* answered = step.finding ? std::get_if<RankAnswered>(&*step.finding) : nullptr;
        if (answered && step.players.front() == player)
            answers.push_back({answered->rank, answered->answer});
    }
    return answers;
}

/// The ladder without the ranks that were not reached.
Ladder reached(Ladder ladder)
{
    std::erase_if(ladder, [](const LadderRow& row) { return !row.fits(); });
    return ladder;
}

/// The parts settled in a comparison, apart from equal ranks.
std::vector<ComparisonPart> settledIn(const Run& run, int comparison)
{
    std::vector<ComparisonPart> parts;
    for (const Step& step : run.steps()) {
        const auto* settled = step.finding ? std::get_if<PartCompared>(&*step.finding) : nullptr;
        if (!settled || step.comparison != comparison)
            continue;
        if (settled->part.kind != PartKind::rank || settled->part.outcome != Outcome::equal)
            parts.push_back(settled->part);
    }
    return parts;
}

/// The values that wilds of one hand take are among those in its result. Which wild takes which may
/// differ: the working hand fills each group with wilds before natural cards.
bool isOfResult(const WildsGiven& given, const PlayerResult& player)
{
    std::vector<int> named;
    for (const Substitution& substitution : player.result->substitutions)
        named.push_back(number(substitution.rank));
    std::vector<int> taken;
    for (const PlayedCard& wild : given.wilds)
        taken.push_back(wild.value == cardvalue::lowAce ? cardvalue::ace : wild.value);
    std::ranges::sort(named);
    std::ranges::sort(taken);
    return std::ranges::includes(named, taken);
}

/// "rank pair", "part trio", "wilds"; empty for other steps.
QString nameOf(const Step& step)
{
    if (!step.finding)
        return {};
    if (const auto* answered = std::get_if<RankAnswered>(&*step.finding))
        return QStringLiteral("rank ") + qt(id(answered->rank));
    if (const auto* compared = std::get_if<PartCompared>(&*step.finding))
        return QStringLiteral("part ") + qt(id(compared->part.kind));
    return std::holds_alternative<WildsGiven>(*step.finding) ? QStringLiteral("wilds") : QString();
}

QString verdictFault(const Run& run, const Step& step)
{
    if (const auto* compared = std::get_if<HandsCompared>(&*step.finding)) {
        const auto& comparison =
            run.outcome().comparisons[static_cast<std::size_t>(*step.comparison)];
        const Outcome outcome = step.players.front() == comparison.firstPlayer
                                    ? compared->outcome
                                    : Outcome(-static_cast<int>(compared->outcome));
        return outcome == comparison.outcome() ? QString() : QStringLiteral("another outcome");
    }
    if (const auto* placed = std::get_if<PlayersPlaced>(&*step.finding)) {
        for (std::size_t i = 0; i < run.outcome().players.size(); ++i) {
            if (run.outcome().players[i].place.value_or(0) != placed->places[i])
                return QStringLiteral("another place");
        }
    }
    if (const auto* given = std::get_if<WildsGiven>(&*step.finding)) {
        const auto owner = static_cast<std::size_t>(given->wilds.player()) - 1;
        if (given->wilds.size() == 0 || !isOfResult(*given, run.outcome().players[owner]))
            return QStringLiteral("a wild takes a value that the result does not name");
    }
    return {};
}

} // namespace

void TestFindings::theStoryIsWhatTheResultSays_data()
{
    QTest::addColumn<int>("preset");
    for (const Preset preset : allPresets())
        QTest::newRow(id(preset).data()) << static_cast<int>(preset);
}

void TestFindings::theStoryIsWhatTheResultSays()
{
    QFETCH(const int, preset);
    const HouseRules rules = rulesOf(Preset(preset));
    RandomHands random(static_cast<unsigned>(preset) + 7);
    for (int number = 0; number < tablesPerPreset; ++number) {
        const Run run = randomRun(random, rules, number);
        for (std::size_t i = 0; i < run.outcome().players.size(); ++i)
            QVERIFY2(answersFor(run, static_cast<int>(i) + 1)
                         == reached(run.outcome().players[i].ladder),
                     qPrintable(tableText(run)));
        for (std::size_t i = 0; i < run.outcome().comparisons.size(); ++i)
            QVERIFY2(settledIn(run, static_cast<int>(i)) == run.outcome().comparisons[i].parts,
                     qPrintable(tableText(run)));
        for (const Step& step : run.steps()) {
            const QString fault = step.finding ? verdictFault(run, step) : QString();
            QVERIFY2(fault.isEmpty(), qPrintable(fault + QStringLiteral(": ") + tableText(run)));
        }
        const auto story = static_cast<int>(run.visible(Level::story).size());
        QVERIFY2(story <= mostStorySteps, qPrintable(QString::number(story) + tableText(run)));
    }
}

void TestFindings::theStoryOfTheSampleIsShort()
{
    const Run run({handOf("Qh 9d Qc 7s 2h"), handOf("9c Qs 3d * 7h"), handOf("Kh 6c 6h 2s *")},
                  {rulesOf(Preset::series), std::nullopt});
    const auto story = run.visible(Level::story).size();
    QVERIFY2(story >= 40 && story <= 50, qPrintable(QString::number(story)));
}

void TestFindings::linesOfOneNameAreOfOneKind()
{
    for (const Listing* listing : allListings()) {
        for (const ListingLine& line : listing->lines)
            QVERIFY2(line.kind == listing->kindOf(line.name), line.text.data());
    }
}

void TestFindings::levels_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("level");

    const auto row = [](const char* function, const char* line, const char* level) {
        QTest::addRow("%s: %s", function, line)
            << QString::fromUtf8(function) << QString::fromUtf8(line) << QString::fromUtf8(level);
    };
    row("GetPokerHand", "function GetPokerHand(hand)", "story");
    row("GetPokerHand", "for each rank that the rules know, from the highest down to the pair",
        "every");
    row("GetPokerHand", "if found", "questions");
    row("GetPokerHand", "return rank", "questions");
    row("GetPokerHand", "found ← the matcher of rank, with hand", "every");
    row("RoyalFlush", "return false", "story");
    row("RoyalFlush", "if not sameSuit", "questions");
    row("AreCardsSameSuit", "return false", "questions");
    row("AreCardsSameSuit", "if the card is a wild", "questions");
    row("AreCardsStraight", "while unused > 0 and highest < ace", "every");
    row("AreCardsStraight", "if gap < 0 or gap > unused", "questions");
    row("DoCardsHaveSameValue", "if numMatched = numToMatch", "questions");
    row("CountCardsByValue", "if card.value = value", "every");
    row("CountCardsByValue", "return count", "every");
    row("BuildHandExcludingValues", "if card.value is in values and numExcluded < max", "every");
    row("BuildHandExcludingValues", "return rest", "every");
    row("GetKickers", "if numOfValue ≥ groupSize", "questions");
    row("FindWinnerThreeKind", "if result ≠ 0", "questions");
    row("GetWinningPlayer", "if rank1 > rank2", "questions");
    row("GetWinningPlayer", "result ← the FindWinner function of the rank, with hand1 and hand2",
        "story");
    row("GetWinningPlayer", "return result", "story");
    row("PlacePlayers", "return places", "story");
}

void TestFindings::levels()
{
    QFETCH(const QString, function);
    QFETCH(const QString, line);
    QFETCH(const QString, level);

    const Run run({handOf("9h 9d 9c Ks 2h"), handOf("* 9s 9d Kc 3h")},
                  {rulesOf(Preset::series), std::nullopt});
    const Run straights({handOf("9h 8d 7c 6s *"), handOf("* 9s 8d 7c 6h")},
                        {rulesOf(Preset::series), std::nullopt});
    bool isFound = false;
    for (const Run* each : {&run, &straights}) {
        for (const Step& step : each->steps()) {
            if (qt(step.listing->function) != function
                || qt(step.text(each->terms())).trimmed() != line)
                continue;
            isFound = true;
            QCOMPARE(qt(id(step.level())), level);
        }
    }
    QVERIFY(isFound);
}

void TestFindings::cardsOfFindings_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("finding"); ///< the first of its kind: `rank pair`, `part trio`
    QTest::addColumn<QString>("cards");   ///< `1.2 matched`: player 1, card 2

    const auto row = [](const char* name, const char* rules, const char* lens,
                        const QStringList& hands, const char* finding, const char* cards) {
        QTest::newRow(name) << rules << lens << hands << finding << cards;
    };
    row("a pair and its kickers", "series", "", {"9h Qd 7c Qs 2h"}, "rank pair",
        "1.2 matched, 1.4 matched, 1.1 kicker, 1.3 kicker, 1.5 kicker");
    row("a wild joins the pair", "series", "", {"9h Qd 7c * 2h"}, "rank pair",
        "1.2 matched, 1.4 wild, 1.1 kicker, 1.3 kicker, 1.5 kicker");
    row("two pair", "series", "", {"9h Qd 9c Qs 2h"}, "rank two-pair",
        "1.2 matched, 1.4 matched, 1.1 matched, 1.3 matched, 1.5 kicker");
    row("too few for a trio", "series", "", {"9h Qd 7c Qs 2h"}, "rank three-of-a-kind",
        "1.2 matched, 1.4 matched");
    row("all of a flush", "series", "", {"2h 9h Kh 4h *"}, "rank flush",
        "1.1 matched, 1.2 matched, 1.3 matched, 1.4 matched, 1.5 wild");
    row("suits that differ", "series", "", {"2h 9h Kd 4h *"}, "rank flush",
        "1.1 current, 1.2 current, 1.3 current, 1.4 current");
    row("the ends of a gap", "series", "", {"3h 9h Kd 4h 6c"}, "rank straight",
        "1.1 current, 1.3 current");
    row("values that repeat", "series", "", {"3h 9h 9d 4h 6c"}, "rank straight",
        "1.2 matched, 1.3 matched");
    row("a pair below the floor", "series", "", {"3h 9h 9d 4h 6c"}, "rank pair",
        "1.2 matched, 1.3 matched");
    row("an ace that stands low", "standard", "", {"Ah 2h 3d 5h 8c"}, "rank straight",
        "1.1 current, 1.5 current");
    row("high card", "series", "", {"3h 9h Kd 4h 6c"}, "rank high-card",
        "1.3 matched, 1.1 kicker, 1.2 kicker, 1.4 kicker, 1.5 kicker");
    row("the trios", "series", "", {"9h 9d 9c Ks 2h", "8c * 8d Kc 3h"}, "part trio",
        "1.1 matched, 1.2 matched, 1.3 matched, 2.1 matched, 2.3 matched, 2.2 wild");
    row("a kicker", "series", "", {"9h 9d 9c Ks 2h", "* 9s 9d Qc 3h"}, "part kicker",
        "1.4 current, 2.4 current");
    row("the lower pair takes the wild after it", "standard", "two-pair",
        {"Kh 9h * * 2d", "Kc Kd 3c 3s 2h"}, "part lower-pair",
        "1.2 matched, 1.4 wild, 2.3 matched, 2.4 matched");
    row("wilds alone are the pair", "standard", "pair", {"Kh 9h * * 2d", "Ac Ad 3c 4s 2h"},
        "part pair", "1.3 wild, 1.4 wild, 2.1 matched, 2.2 matched");
    row("the higher pair takes the first wild", "standard", "two-pair",
        {"Kh 9h * * 2d", "Qh Qd 3c 3s 2h"}, "wilds", "1.3 wild, 1.4 wild");
    row("trio and pair of a full house", "series", "", {"9h 9d 9c 2s 2h", "8c * 8d 3c 3h"},
        "part trio", "1.1 matched, 1.2 matched, 1.3 matched, 2.1 matched, 2.2 wild, 2.3 matched");
    row("the wild that a bug has become", "bug", "", {"Ah 9d 7c 3s *", "Ac Ad 7c 3s 2d"}, "wilds",
        "1.5 wild");
    row("a bug is an ace", "bug", "", {"Ah 9d 7c 3s *", "Kh Ks 7d * 2d"}, "rank pair",
        "1.1 matched, 1.5 wild, 1.2 kicker, 1.3 kicker, 1.4 kicker");
    row("two wilds are a pair by themselves", "standard", "pair", {"9h 7d * * 2c"}, "rank pair",
        "1.3 wild, 1.4 wild, 1.1 kicker, 1.2 kicker, 1.5 kicker");
    row("two wilds are the higher pair", "standard", "two-pair", {"9h 9d * * 2c"}, "rank two-pair",
        "1.3 wild, 1.4 wild, 1.1 matched, 1.2 matched, 1.5 kicker");
    row("four cards of a trio", "standard", "three-of-a-kind", {"9h 9d 9c 9s *"},
        "rank three-of-a-kind", "1.1 matched, 1.2 matched, 1.3 matched, 1.4 kicker, 1.5 kicker");
}

void TestFindings::cardsOfFindings()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, hands);
    QFETCH(const QString, finding);
    QFETCH(const QString, cards);

    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    const Run run(dealt, {rulesFrom(rules).value().rules, categoryFromId(lens.toStdString())});
    const auto step = std::ranges::find_if(
        run.steps(), [&](const Step& each) { return nameOf(each) == finding; });
    QVERIFY(step != run.steps().end());
    QStringList found;
    for (const CardInRole& card : step->cards)
        found << QStringLiteral("%1.%2 %3")
                     .arg(card.player)
                     .arg(card.position + 1)
                     .arg(qt(id(card.role)));
    QCOMPARE(found.join(QStringLiteral(", ")), cards);
}

SHOWDOWN_TEST(TestFindings)
#include "tst_findings.moc"
