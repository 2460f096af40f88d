// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/laddertext.h"
#include "app/narration/wildlegend.h"
#include "app/narration/wildtext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QSet>
#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

struct Asked
{
    HouseRules rules;
    WildQuestion question;
    std::vector<Hand> hands;

    Showdown tried(const WildOption& option) const
    {
        return compareHandsTaking(hands, rules, {question.player, option.as});
    }

    QString verdict(const WildOption& option, bool isThroughLens = false) const
    {
        return wildTrialVerdict(question, option, tried(option), rules, isThroughLens).text();
    }

    /// The option of these ranks, as letters; in the suit that matters or in others.
    const WildOption& option(const QString& ranks, bool ofOneSuit = false) const
    {
        for (const WildOption& each : question.options) {
            QString letters;
            for (const Rank rank : each.ranks)
                letters += QLatin1Char(letter(rank));
            if (letters == ranks && each.suit.has_value() == ofOneSuit)
                return each;
        }
        qFatal("no option %s", qPrintable(ranks));
    }
};

/// The question for the first hand of a table that holds a wild.
Asked asked(const QString& table, const QString& rules)
{
    std::vector<Hand> hands;
    for (const QString& hand : table.split(QStringLiteral(" | ")))
        hands.push_back(handOf(hand.toStdString()));
    const HouseRules house = rulesFrom(rules)->rules;
    int player = 1;
    while (!asksForWilds(hands[static_cast<std::size_t>(player) - 1], house))
        ++player;
    return {house, *wildQuestion(hands, player, house), hands};
}

const QString sample = QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h");

QString legend(const Asked& of)
{
    return wildLegend(of.question).replace(QChar::Nbsp, u' ');
}

} // namespace

/// The texts about the choices for the wilds of a hand.
class TestWildText : public QObject
{
    Q_OBJECT

private slots:
    void oneWild();
    void twoWilds();
    void bestIs_data();
    void bestIs();
    void forbiddenSaysWhy();
    void standings();
    void whatIsTriedIsToldAsAnyResult();
    void everyTrialHasItsWords_data();
    void everyTrialHasItsWords();
    void shortNamesDiffer();
};

void TestWildText::oneWild()
{
    const Asked wild = asked(sample, QStringLiteral("series"));
    QCOMPARE(wildBestText(wild.question),
             QStringLiteral("As a queen it makes a pair of queens; no other value makes more."));
    QCOMPARE(wildSuitsText(wild.question),
             QStringLiteral("Suits do not matter: four suits are in the hand."));
    QCOMPARE(legend(wild), QStringLiteral("P pair   H high card   ringed: best   dashed: tried"));
    QCOMPARE(wildMoreText(wild.question, 6), QStringLiteral("and 7 more: 8 7 6 5 4 3 2"));
    QCOMPARE(wildMoreText(wild.question, 13), QString());
    const WildOption& nine = wild.option(QStringLiteral("9"));
    QCOMPARE(wildTrialTitle(nine), QStringLiteral("Trying the wild as a nine"));
    QCOMPARE(wildTrialTitle(nine, 2), QStringLiteral("Trying Player 2's wild as a nine"));
    QCOMPARE(wildMadeText(nine, wild.rules),
             QStringLiteral("High card: a pair of nines does not count here."));
    QCOMPARE(wildCostText(wild.question, nine),
             QStringLiteral("Player 1 wins. Player 2: 3rd instead of 1st."));
    QCOMPARE(wildOutcomeText(nine, 2), QStringLiteral("Loses to Player 1."));
    QCOMPARE(
        wildCellName(wild.question, wild.question.order.front(), false, wild.rules),
        QStringLiteral("Queen: pair of queens, kickers nine, seven, three, first place, best"));
    QCOMPARE(wildCellName(wild.question, wild.question.optionAt(0, 5), true, wild.rules),
             QStringLiteral("Nine: high card, queen, then nine, nine, seven, three, "
                            "a pair of nines counts as a high card here, third place, tried"));
}

void TestWildText::twoWilds()
{
    const Asked wild =
        asked(QStringLiteral("9c 8d 6s * * | Qc Qs 4d 3h 2h"), QStringLiteral("standard"));
    QCOMPARE(wildBestText(wild.question),
             QStringLiteral("As ten and seven they make a straight, ten high; no other choice "
                            "makes more."));
    QCOMPARE(wildSuitsText(wild.question), QString());
    QCOMPARE(legend(wild),
             QStringLiteral("P pair   2P two pair   3× three of a kind   S straight   "
                            "empty: high card\n"
                            "stronger colour is better, ringed: best; both wilds may be equal"));
    const WildOption& pair = wild.option(QStringLiteral("K9"));
    QCOMPARE(wildPointedTitle(pair), QStringLiteral("King and nine"));
    QCOMPARE(wildMadeText(pair, wild.rules),
             QStringLiteral("Pair of nines, kickers king, eight, six."));
    QCOMPARE(wildOutcomeText(pair, 1), QStringLiteral("Loses to Player 2."));
    QCOMPARE(wildPointedTitle(wild.option(QStringLiteral("99"))), QStringLiteral("Two nines"));
    QCOMPARE(wildTrialTitle(wild.option(QStringLiteral("99")), 1, {QStringLiteral("Ann & Bob")}),
             QStringLiteral("Trying Ann & Bob's wilds as two nines"));
}

void TestWildText::bestIs_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("best");

    const auto row = [](const char* hand, const char* rules, const char* best) {
        QTest::addRow("%s, %s", hand, rules)
            << QString::fromUtf8(hand) << QString::fromUtf8(rules) << QString::fromUtf8(best);
    };
    row("Ah Kd 9c 5s *", "series",
        "As an ace it makes a pair of aces; as a king only a pair of kings.");
    row("Kh 6h 9h 2h *", "standard",
        "As an ace of hearts it makes a flush, ace high; as a queen of hearts only a flush, king "
        "high.");
    row("Ah 6h 9h 2h *", "standard",
        "As a king of hearts it makes a flush, ace high, then king, nine, six, two; as a queen of "
        "hearts only a flush, ace high, then queen, nine, six, two.");
    row("Kh 9c 7d 5s *", "bug", "As an ace it makes ace high; the rules allow no other value.");
    row("Kh 9c 7d * *", "bug",
        "As two aces they make a pair of aces; the rules allow no other choice.");
    row("9h 8h * * *", "standard",
        "As queen, jack and ten of hearts they make a straight flush, queen high; no other choice "
        "makes more.");
    row("9h * * * *", "standard",
        "As four nines they make five nines; no other choice makes more.");
}

void TestWildText::bestIs()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, rules);
    QFETCH(const QString, best);
    QCOMPARE(wildBestText(asked(hand, rules).question), best);
}

void TestWildText::forbiddenSaysWhy()
{
    const auto said = [](const char* hand, const char* rules, const char* ranks, bool ofOneSuit) {
        const Asked wild = asked(QString::fromUtf8(hand), QString::fromUtf8(rules));
        return wildMadeText(wild.option(QString::fromUtf8(ranks), ofOneSuit), wild.rules);
    };
    QCOMPARE(said("Kh 6h 9h 2h *", "series", "Q", true),
             QStringLiteral("Not allowed: in a flush every wild is an ace."));
    QCOMPARE(said("Kh 6h 9h 2h *", "standard", "K", true),
             QStringLiteral("Not allowed: in a flush a wild repeats no value."));
    QCOMPARE(said("Kh 9c 7d 5s *", "bug", "K", false),
             QStringLiteral("Not allowed: a bug is an ace unless it completes a straight or a "
                            "flush."));
    const Asked flush = asked(QStringLiteral("Kh 6h 9h 2h *"), QStringLiteral("series"));
    QCOMPARE(wildSuitsText(flush.question),
             QStringLiteral("Suits matter: all natural cards are hearts."));
    QVERIFY(legend(flush).contains(QStringLiteral("– not allowed   ♥ all of one suit")));
}

void TestWildText::standings()
{
    const auto said = [](const char* table, const char* ranks) {
        const Asked wild = asked(QString::fromUtf8(table), QStringLiteral("series"));
        const WildOption& option = wild.option(QString::fromUtf8(ranks));
        return wildOutcomeText(option, 1) + QLatin1String(" / ")
               + wildCostText(wild.question, option);
    };
    QCOMPARE(said("Qh 9d 7s 3c *", "Q"), QStringLiteral(" / "));
    QCOMPARE(said("Qh 9d 7s 3c * | Ks Jd 8d 6c 4c", "A"),
             QStringLiteral("Wins. / Player 1 wins. It costs no place."));
    QCOMPARE(said("Qh 9d 7s 3c * | Qs Qd 9c 7c 3d", "Q"),
             QStringLiteral("Ties with Player 2. / Player 1 and Player 2 tie. It costs no place."));
    QCOMPARE(
        said("Qh 9d 7s 3c * | Qs Qd 9c 7c 3d", "A"),
        QStringLiteral("Loses to Player 2. / Player 2 wins. Player 1: 2nd instead of Tied 1st."));
}

void TestWildText::whatIsTriedIsToldAsAnyResult()
{
    const Asked wild = asked(sample, QStringLiteral("series"));
    QCOMPARE(
        wild.verdict(wild.option(QStringLiteral("9"))),
        QStringLiteral("Trying Player 2's wild as a nine. Player 1 wins. A pair beats a high "
                       "card. Player 2's pair of nines does not count: the lowest that does is "
                       "a pair of jacks. Player 2: 3rd instead of 1st."));
    const Asked level =
        asked(QStringLiteral("Qh 9d 7s 3c * | Qs Qd 9c 7c 3d"), QStringLiteral("series"));
    QCOMPARE(level.verdict(level.option(QStringLiteral("Q")), true),
             QStringLiteral("Trying Player 1's wild as a queen. It is a tie. Both have a pair of "
                            "queens, kickers nine, seven, three; all five values match. It costs "
                            "no place. That is by best rank."));
    const Asked alone = asked(QStringLiteral("Qh 9d 7s 3c *"), QStringLiteral("series"));
    QCOMPARE(alone.verdict(alone.option(QStringLiteral("A"))),
             QStringLiteral("Trying Player 1's wild as an ace. High card, ace, then queen, nine, "
                            "seven, three."));

    // a wild taken for one card does not count as missing another
    const Asked row = asked(QStringLiteral("9c 8d 6s * 5h"), QStringLiteral("standard"));
    const PlayerResult ten = row.tried(row.option(QStringLiteral("T"))).players.front();
    const auto straight = std::ranges::find(ten.ladder, Category::straight, &LadderRow::rank);
    QCOMPARE(ladderText(*straight, ten, row.rules), QStringLiteral("Needs a 7"));
}

void TestWildText::everyTrialHasItsWords_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"series", "standard", "bug", "deuces", "series naturalBeatsWild=on"})
        QTest::newRow(rules) << QString::fromUtf8(rules);
}

/// Every rank of a hand being tried has a reason, and the verdict names the winner.
void TestWildText::everyTrialHasItsWords()
{
    QFETCH(const QString, rules);
    const HouseRules house = rulesFrom(rules)->rules;
    RandomHands random(5);
    for (int table = 0; table < trials(500, 60); ++table) {
        const std::vector<Hand> hands{random.hand(DeckKind::free), random.hand(DeckKind::free)};
        const auto question = wildQuestion(hands, 1, house);
        if (!question)
            continue;
        for (const WildOption& option : question->options) {
            if (!option.isAllowed())
                continue;
            const Showdown tried = compareHandsTaking(hands, house, {1, option.as});
            for (const LadderRow& row : tried.players.front().ladder)
                QVERIFY(!ladderText(row, tried.players.front(), house).isEmpty());
            const QString said = wildTrialVerdict(*question, option, tried, house, false).sentence;
            const QString winner = tried.winners.size() == 2
                                       ? QStringLiteral("It is a tie. ")
                                       : QStringLiteral("Player %1 wins. ").arg(tried.winners[0]);
            QVERIFY2(said.startsWith(winner), qPrintable(said));
        }
    }
}

void TestWildText::shortNamesDiffer()
{
    QSet<QString> names;
    for (const Category category : allCategories())
        names.insert(wildShortName(category));
    QCOMPARE(names.size(), qsizetype(allCategories().size()));
}

SHOWDOWN_TEST(TestWildText)
#include "tst_wildtext.moc"
