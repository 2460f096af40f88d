// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/comparisontext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <set>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const QStringList longNames{QStringLiteral("Anna"), QStringLiteral("Ben"), QString()};

/// The tree of a comparison: `title [result] name: text / name: text`.
QString treeOf(const Comparison& comparison, const Showdown& showdown,
               const QStringList& names = {})
{
    QStringList leaves;
    for (const ComparisonPart& part : leafParts(comparison, showdown))
        leaves << partName(part, comparison.comparator) + QStringLiteral(": ") + leafText(part);
    return branchTitle(comparison, names) + QStringLiteral(" [") + branchResult(comparison, names)
           + QStringLiteral("] ") + leaves.join(QStringLiteral(" / "));
}

QStringList treesOf(const Compared& compared, const QStringList& names = {})
{
    QStringList trees;
    for (const Comparison& comparison : compared.result.comparisons)
        trees << treeOf(comparison, compared.result, names);
    return trees;
}

} // namespace

/// The tree of comparisons in words.
class TestComparisonText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void comparisonsReadAsATree_data();
    void comparisonsReadAsATree();
    void playersMayHaveNames();
    void playersOfOneNameAreToldApart_data();
    void playersOfOneNameAreToldApart();
    void leavesAreDescribed_data();
    void leavesAreDescribed();
    void wildsAreCountedInGermanWords();
    void everyPartHasATextInEveryLanguage();
};

void TestComparisonText::comparisonsReadAsATree_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QStringList>("trees");
    const auto row = [](const char* name, const char* hands, const QStringList& trees,
                        const char* rules = "series") {
        QTest::newRow(name) << rules << hands << trees;
    };

    row("three players", "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h",
        {QStringLiteral("Player 1 vs Player 2 [Player 2 higher] Rank: pair = pair / Pair: queens = "
                        "queens / Kicker 1: 9 = 9 / Kicker 2: 7 = 7 / Kicker 3: 2 < 3, decides"),
         QStringLiteral("Player 2 vs Player 3 [Player 2 higher: pair beats high card] "
                        "Rank: pair > high card, decides"),
         QStringLiteral("For 2nd: Player 1 vs Player 3 [Player 1 higher: pair beats high card] "
                        "Rank: pair > high card, decides")});
    row("a tie of straights", "9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d",
        {QStringLiteral("Player 1 vs Player 2 [tie] Rank: straight = straight / "
                        "Highest card: 9 = 9")});
    row("two pair", "Qh Qd 5c 5s Jh | Qs Qc 5d 5h Kd",
        {QStringLiteral("Player 1 vs Player 2 [Player 2 higher] Rank: two pair = two pair / "
                        "Higher pair: queens = queens / Lower pair: fives = fives / "
                        "Kicker: J < K, decides")});
    row("full houses", "8h 8d Kc Ks Kd | Kh * 9c 9d 9s",
        {QStringLiteral("Player 1 vs Player 2 [Player 2 higher: four of a kind beats full house] "
                        "Rank: full house < four of a kind, decides")});
    row("the pair of a full house", "8h 8d Kc Ks * | Kh Kd 9c 9d *",
        {QStringLiteral("Player 1 vs Player 2 [Player 2 higher] Rank: full house = full house / "
                        "Trio: kings = kings / Pair: eights < nines, decides")});
    row("four of a kind", "7h 7d 7c 7s Kd | * * * 7h Ad",
        {QStringLiteral("Player 1 vs Player 2 [Player 2 higher] "
                        "Rank: four of a kind = four of a kind / Quad: sevens < aces, decides")},
        "series deck=free");
    row("high cards", "As Jd 8c 6s 4h | Ad Jh 8d 5s 4c",
        {QStringLiteral("Player 1 vs Player 2 [Player 1 higher] Rank: high card = high card / "
                        "Card 1: A = A / Card 2: J = J / Card 3: 8 = 8 / "
                        "Card 4: 6 > 5, decides")});
    row("five of a kind", "* * * * * | Kh Kd Kc Ks *",
        {QStringLiteral("Player 1 vs Player 2 [Player 1 higher] "
                        "Rank: five of a kind = five of a kind / Value: aces > kings, decides")},
        "standard");
    row("fewer wilds", "9h 8d 7c 6s * | Th 9d 8c 7h 6d",
        {QStringLiteral("Player 1 vs Player 2 [Player 2 higher] Rank: straight = straight / "
                        "Highest card: 10 = 10 / Wilds: one loses to none, decides")},
        "series naturalBeatsWild=on");
    row("fewer wilds of the first", "Th 9d 8c 7h 6d | 9h 8s 7c 6s *",
        {QStringLiteral("Player 1 vs Player 2 [Player 1 higher] Rank: straight = straight / "
                        "Highest card: 10 = 10 / Wilds: none beats one, decides")},
        "series naturalBeatsWild=on");
}

void TestComparisonText::comparisonsReadAsATree()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, hands);
    QTEST(treesOf(Compared(hands, rules, {})), "trees");
}

void TestComparisonText::playersMayHaveNames()
{
    const Compared compared(QStringLiteral("Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"),
                            QStringLiteral("series"), {});
    QVERIFY(treesOf(compared, longNames)[0].startsWith(u"Anna vs Ben [Ben higher]"));
}

/// A name that is not unique is followed by the player's number.
void TestComparisonText::playersOfOneNameAreToldApart_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("beginning");
    const auto row = [](const char* name, const QStringList& names, const char* beginning) {
        QTest::newRow(name) << names << QString::fromUtf8(beginning);
    };
    const QString ann = QStringLiteral("Ann");
    row("two of one name", {ann, ann}, "Ann (1) vs Ann (2) [Ann (2) higher]");
    row("a third of one name", {ann, QStringLiteral("Ben"), ann}, "Ann (1) vs Ben [Ben higher]");
    row("names of each other's place", {QStringLiteral("Player 2"), QStringLiteral("Player 1")},
        "Player 2 (1) vs Player 1 (2) [Player 1 (2) higher]");
    row("the same in another language", {QStringLiteral("Spieler 2"), QString()},
        "Spieler 2 (1) vs Player 2 [Player 2 higher]");
    row("the name of the own place", {QStringLiteral("Player 1"), ann},
        "Player 1 vs Ann [Ann higher]");
}

void TestComparisonText::playersOfOneNameAreToldApart()
{
    QFETCH(const QStringList, names);
    QFETCH(const QString, beginning);
    const Compared compared(QStringLiteral("Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"),
                            QStringLiteral("series"), {});
    const QString tree = treesOf(compared, names)[0];
    QVERIFY2(tree.startsWith(beginning), qPrintable(tree));
}

void TestComparisonText::leavesAreDescribed_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<int>("leaf");
    QTest::addColumn<QString>("text");

    const char* pairs = "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h";
    QTest::newRow("rank") << pairs << 0 << "Rank: Player 1 pair, Player 2 pair. Equal.";
    QTest::newRow("pair") << pairs << 1 << "Pair: Player 1 queens, Player 2 queens. Equal.";
    QTest::newRow("kicker") << pairs << 2 << "Kicker 1: Player 1 nine, Player 2 nine. Equal.";
    QTest::newRow("decides")
        << pairs << 4 << "Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. Decides.";
    QTest::newRow("wilds") << "Th 9d 8c 7h 6d | 9h 8d 7c 6s *" << 2
                           << "Wilds: Player 1 none, Player 2 one. Player 1 has fewer. Decides.";
}

void TestComparisonText::leavesAreDescribed()
{
    QFETCH(const QString, hands);
    QFETCH(const int, leaf);
    const Compared compared(hands, QStringLiteral("series naturalBeatsWild=on"), {});
    const Comparison& comparison = compared.result.comparisons.front();
    const std::vector<ComparisonPart> parts = leafParts(comparison, compared.result);
    QTEST(leafDescription(parts[static_cast<std::size_t>(leaf)], comparison), "text");
}

void TestComparisonText::wildsAreCountedInGermanWords()
{
    QVERIFY(speak("de"));
    const Compared compared(QStringLiteral("Kh Kd 9c 8s * | Kc * * 9c 8s"),
                            QStringLiteral("series deck=free naturalBeatsWild=on"), {});
    const Comparison& comparison = compared.result.comparisons.front();
    const ComparisonPart wilds = leafParts(comparison, compared.result).back();
    QCOMPARE(leafDescription(wilds, comparison).section(u'.', 0, 0),
             QStringLiteral("Joker: Spieler 1 einer, Spieler 2 zwei"));
    QCOMPARE(leafText(wilds), QStringLiteral("1 schlägt 2, entscheidet"));
}

void TestComparisonText::everyPartHasATextInEveryLanguage()
{
    for (const QString& language : availableLanguages()) {
        QVERIFY(speak(qPrintable(language)));
        std::set<PartKind> seen;
        RandomHands random(12);
        for (int i = 0; i < 1500; ++i) {
            HouseRules rules = random.rules();
            rules.naturalBeatsWild = true;
            const Hand hand = random.hand(rules.deck);
            const std::array hands{hand, random.variant(hand), random.hand(rules.deck)};
            const Showdown result = compareHands(hands, rules, random.lens());
            for (const Comparison& comparison : result.comparisons) {
                const QString tree = treeOf(comparison, result);
                QVERIFY2(!tree.contains(u'%') && !tree.contains(QStringLiteral(": /")),
                         qPrintable(tree));
                for (const ComparisonPart& part : leafParts(comparison, result)) {
                    seen.insert(part.kind);
                    QVERIFY(!leafDescription(part, comparison).contains(u'%'));
                }
            }
        }
        QCOMPARE(seen.size(), std::size_t{11});
        QVERIFY(comparisonCount(3).startsWith(u'3'));
    }
}

SHOWDOWN_TEST(TestComparisonText)
#include "tst_comparisontext.moc"
