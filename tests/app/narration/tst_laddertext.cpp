// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "app/narration/laddertext.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/narration/tsfile.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const int sampleSize = trials(15000, 6000);

struct Sample
{
    Hand hand;
    HouseRules rules;
    std::optional<Category> lens;
};

/// Hands, rules and lenses that a random sample hardly ever has.
constexpr std::array<std::array<const char*, 3>, 8> rareSamples{{
    {"Kh Kd Kc Ks *", "standard", "five-of-a-kind"},
    {"3h 2d * * *", "standard", "five-of-a-kind"},
    {"Kh Kd Kc Ks Kh", "series deck=free fiveOfAKind=on", "five-of-a-kind"},
    {"Kh Kd Kc Ks Kh", "series deck=free", "two-pair"},
    {"Kh Kd Kc Ks Kh", "series deck=free", "straight"},
    {"Ad Ad Kd 9d *", "standard deck=free", "flush"},
    {"Ad Ad Ad 9d *", "standard deck=free", "flush"},
    {"Ad Ad Ad Ad *", "standard deck=free", "flush"},
}};

std::vector<Sample> samples()
{
    std::vector<Sample> all;
    RandomHands random(41);
    for (int i = 0; i < sampleSize; ++i) {
        const HouseRules rules = i % 4 == 0 ? rulesOf(Preset::series) : random.rules();
        all.push_back({random.hand(rules.deck), rules, random.lens()});
    }
    for (const auto& [hand, rules, lens] : rareSamples)
        all.push_back(
            {handOf(hand), rulesFrom(QString::fromLatin1(rules))->rules, categoryFromId(lens)});
    return all;
}

PlayerResult checked(const Hand& hand, const HouseRules& rules,
                     std::optional<Category> lens = std::nullopt)
{
    return compareHands(std::array{hand}, rules, lens).players.front();
}

/// The pattern of a text, with a group for each argument.
QRegularExpression patternOf(const QString& source)
{
    static const QRegularExpression placeholder(QStringLiteral("%[1-9]"));
    QString pattern = QRegularExpression::escape(source);
    pattern.replace(QStringLiteral("\\%"), QStringLiteral("%"));
    pattern.replace(placeholder, QStringLiteral(".+"));
    // Words inside another text begin with a small letter or a digit.
    const bool isWhole = source[0].isUpper() || source[0] == u'%';
    return QRegularExpression(isWhole ? QRegularExpression::anchoredPattern(pattern) : pattern);
}

} // namespace

/// Why a hand is of a rank or not, in words.
class TestLadderText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void aReasonNamesCardsOrCounts_data();
    void aReasonNamesCardsOrCounts();
    void equallyHighCardsAreNamed_data();
    void equallyHighCardsAreNamed();
    void aRowIsDescribed();
    void aHandThatIsNotCompleteWaits();
    void everyTextOccurs();
    void everyRowHasATextInEveryLanguage();
};

void TestLadderText::aReasonNamesCardsOrCounts_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rank");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* hand, const char* rank, const char* text,
                        const char* rules = "series") {
        QTest::addRow("%s, %s: %s", rules, rank, hand) << rules << hand << rank << text;
    };

    row("9c Qs 3d * 7h", "royal-flush", "Four different suits");
    row("Kh 6c 6h 2c *", "flush", "Two different suits");
    row("9c Qs 3d * 7h", "four-of-a-kind", "Wild + one queen is 2 of 4");
    row("9c Qs Qd * 7h", "four-of-a-kind", "Wild + two queens are 3 of 4");
    row("9c Qs * * 7h", "four-of-a-kind", "Two wilds + one queen are 3 of 4");
    row("9c Qs Qd 3d 7h", "three-of-a-kind", "Two queens are 2 of 3");
    row("9c Ts Qd 3d 7h", "pair", "Five different values");
    row("9c Qs 3d * 7h", "full-house", "Four different values");
    row("9c Qs 3d * 7h", "straight", "3 up to queen: too far apart for five in a row");
    row("Ah 2c 3d 4s 9h", "straight", "Ace up to 9: too far apart for five in a row", "standard");
    row("9h 7c 5d * Th", "straight", "Needs an 8 and a 6, has one wild");
    row("Ah Kc Qd Js 9h", "straight", "Needs a 10, has no wild");
    row("Ah Kc 9d * *", "straight", "Needs a queen, a jack and a 10, has two wilds");
    row("6h 6c 5d 4s 3h", "straight", "Two sixes, but all five must differ");
    row("Ad Ad Kd 9d *", "flush", "Two aces, but with a wild all must differ",
        "standard deck=free");
    row("9h 8h 7h 6h 5h", "royal-flush", "Only nine high, not ace high");
    row("9c Qs 3d * 7h", "two-pair", "One wild makes only one pair");
    row("9c Qs Qd 3d 7h", "two-pair", "Only one pair: queens");
    row("Th Td 9c 4s 2h", "pair", "A pair of tens is below jacks");
    row("Th 9c 4s 2h *", "pair", "A pair of tens is below jacks");
    row("9c Qs 3d * 7h", "high-card", "Not reached");
    row("9c Qs 3d * 7h", "pair", "The wild and Q♠ make a pair of queens");
    row("9c Th 3d * *", "three-of-a-kind", "Two wilds and 10♥ make three tens");
    row("Kh Kd Kc * *", "four-of-a-kind", "A wild, K♥, K♦ and K♣ make four kings");
    row("Qh Qd 5c 5s Jh", "two-pair", "Two queens (Q♥ Q♦) and two fives (5♣ 5♠)");
    row("2s Kh Kd 5c 5s", "full-house", "Three kings (2♠ K♥ K♦) and two fives (5♣ 5♠)", "deuces");
    row("9h 8d 7h 6s *", "straight", "In a row: 6 up to 10, the wild acts as 10");
    row("Ah 2d 3c 4s *", "straight", "In a row: ace up to 5, the wild acts as 5", "standard");
    row("Kd Jd 9d 4d *", "flush", "Four diamonds and one wild");
    row("Ah Kh Qh Jh *", "royal-flush", "Four hearts and one wild in a row: 10 up to ace");
    row("* * * * *", "five-of-a-kind", "Five wilds make five aces", "standard");
    row("9h 9c 7d 4s 2h", "high-card", "9♥ and 9♣ are the highest cards");
    row("Th 9c 4s 2h *", "high-card", "The wild is the highest card, an ace");
    row("Kh Kd 5c 2s *", "three-of-a-kind", "Two kings are 2 of 3; the wild counts as an ace",
        "bug");
    row("9h 7c 2d * *", "three-of-a-kind", "Two wilds are 2 of 3", "bug");
    row("9h 7c 2d * *", "two-pair", "Only one pair: aces; the wilds count as aces", "bug");
}

void TestLadderText::aReasonNamesCardsOrCounts()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, hand);
    QFETCH(const QString, rank);
    const Hand dealt = handOf(hand.toStdString());
    const HouseRules house = rulesFrom(rules).value().rules;
    const Category category = categoryFromId(rank.toStdString()).value();
    const PlayerResult player = checked(dealt, house);
    const auto row = std::ranges::find(player.ladder, category, &LadderRow::rank);
    QVERIFY(row != player.ladder.end());
    QTEST(ladderText(*row, player, house), "text");
}

void TestLadderText::equallyHighCardsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Kh Kd 9c 9s *") << "The wild is the highest card, an ace";
    QTest::newRow("Kh Kd 9c * *") << "The wilds are the highest cards, aces";
    QTest::newRow("Ah Kd 9c 9s *") << "The wild and A♥ are the highest cards";
    QTest::newRow("Ah Ad 9c 9s *") << "The wild and A♥ A♦ are the highest cards";
    QTest::newRow("Ah Kd 9c * *") << "The wilds and A♥ are the highest cards";
    QTest::newRow("Ah Ad Ac 9s 7h") << "A♥ A♦ A♣ are the highest cards";
}

/// Through the lens of high cards, which takes pairs too.
void TestLadderText::equallyHighCardsAreNamed()
{
    const HouseRules rules;
    const PlayerResult player = checked(handOf(QTest::currentDataTag()), rules, Category::highCard);
    QTEST(ladderText(player.ladder.front(), player, rules), "text");
}

void TestLadderText::aRowIsDescribed()
{
    const Hand hand = handOf("9c Qs 3d * 7h");
    const HouseRules rules;
    QStringList descriptions;
    const PlayerResult player = checked(hand, rules);
    for (const LadderRow& row : player.ladder)
        descriptions << ladderAnswer(row) + u'|' + ladderDescription(row, player, rules);
    QCOMPARE(descriptions[5],
             QStringLiteral("No|Straight: no. 3 up to queen: too far apart for five in a row."));
    QCOMPARE(descriptions[8],
             QStringLiteral("Yes|Jacks or better: yes. The wild and Q♠ make a pair of queens."));
    QCOMPARE(descriptions[9], QStringLiteral("Not reached|High card: not reached."));
    QCOMPARE(foldedLadderDescription(QStringLiteral("Two pair")),
             QStringLiteral("Two pair: not reached, nor any below."));
}

void TestLadderText::aHandThatIsNotCompleteWaits()
{
    QCOMPARE(ladderWaits(3, handOf("9c Qs 3d")),
             QStringLiteral("Player 3 has 3 of 5 cards. The rank check starts with the fifth."));
    QCOMPARE(ladderWaits(1, handOf("9c"), {QStringLiteral("Anna")}),
             QStringLiteral("Anna has 1 of 5 cards. The rank check starts with the fifth."));
}

void TestLadderText::everyTextOccurs()
{
    std::set<QString> said{foldedLadderText()};
    for (const Sample& sample : samples()) {
        const PlayerResult player = checked(sample.hand, sample.rules, sample.lens);
        for (const LadderRow& row : player.ladder) {
            said.insert(ladderText(row, player, sample.rules));
            said.insert(ladderAnswer(row));
            said.insert(ladderDescription(row, player, sample.rules));
            said.insert(foldedLadderDescription(categoryName(row.rank, sample.rules)));
        }
    }
    QStringList neverSaid;
    for (const TsMessage& message : readTsFile(QStringLiteral("de"))) {
        if (message.context != u"LadderText" || message.plural)
            continue;
        const QRegularExpression pattern = patternOf(message.source);
        if (std::ranges::none_of(
                said, [&](const QString& text) { return pattern.match(text).hasMatch(); }))
            neverSaid << message.source;
    }
    QCOMPARE(neverSaid.join(u'\n'), QString());
}

void TestLadderText::everyRowHasATextInEveryLanguage()
{
    const std::vector<Sample> all = samples();
    for (const QString& language : availableLanguages()) {
        QVERIFY(speak(qPrintable(language)));
        for (std::size_t i = 0; i < all.size(); i += 5) {
            const auto& [hand, rules, lens] = all[i];
            const PlayerResult player = checked(hand, rules, lens);
            for (const LadderRow& row : player.ladder) {
                const QString text = ladderDescription(row, player, rules);
                QVERIFY2(!ladderText(row, player, rules).isEmpty(), toText(hand).c_str());
                QVERIFY2(!text.contains(u'%') && !text.contains(u"(s)"), qPrintable(text));
            }
        }
    }
}

SHOWDOWN_TEST(TestLadderText)
#include "tst_laddertext.moc"
