// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/handtext.h"
#include "app/narration/tabletext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// A table of one to three hands, some of them alike, some unfinished.
struct RandomTable
{
    HouseRules rules;
    std::optional<Category> lens;
    std::vector<Hand> hands;

    explicit RandomTable(RandomHands& random) : rules(random.rules()), lens(random.lens())
    {
        const int players = 1 + random.below(3);
        for (int player = 0; player < players; ++player) {
            const bool alike = !hands.empty() && hands.front().isComplete() && random.below(2) == 0;
            Hand hand = alike ? random.variant(hands.front()) : random.hand(DeckKind::free);
            if (random.below(8) == 0)
                hand = *Hand::of(hand.cards().first(std::size_t(random.below(5))));
            hands.push_back(hand);
        }
    }

    QString text() const
    {
        QStringList texts;
        for (const Hand& hand : hands)
            texts << qt(toText(hand));
        return texts.join(QStringLiteral(" | "));
    }
};

/// True if a phrase such as "a pair of queens" is true for this value.
bool holds(const QString& phrase, const HandValue& value)
{
    const auto details = {HandDetail::rank, HandDetail::firstGroup, HandDetail::allGroups,
                          HandDetail::all};
    return std::ranges::any_of(
        details, [&](HandDetail detail) { return handPhrase(value, detail) == phrase; });
}

/// A claim of the sentence: players, by number, and what they have.
struct Claim
{
    std::vector<int> players;
    QString phrase;
};

Claim claimOf(const Verdict& verdict, const Showdown& result)
{
    static const QRegularExpression two(
        QStringLiteral("^Both Player (\\d) and Player (\\d) have (.*?)(, card for card)?; "));
    static const QRegularExpression rest(
        QStringLiteral("^(Both|All three) have (.*?)(, card for card)?(;|\\.)"));
    Claim claim;
    const auto named = two.match(verdict.sentence);
    if (named.hasMatch())
        return {{named.captured(1).toInt(), named.captured(2).toInt()}, named.captured(3)};
    const auto unnamed = rest.match(verdict.sentence);
    if (!unnamed.hasMatch())
        return {};
    const bool ofWinners = verdict.kind != VerdictKind::winner;
    for (int player = 1; player <= static_cast<int>(result.players.size()); ++player) {
        const auto& place = result.players[std::size_t(player - 1)].place;
        if (place && (!ofWinners || *place == 1))
            claim.players.push_back(player);
    }
    claim.phrase = unnamed.captured(2);
    return claim;
}

bool isWellFormed(const QString& text)
{
    return !text.isEmpty() && !text.contains(u'%') && !text.contains(u'<')
           && !text.contains(QStringLiteral("  ")) && !text.contains(QStringLiteral(".."))
           && text.trimmed() == text;
}

} // namespace

/// Laws for every verdict.
class TestVerdictLaws : public QObject
{
    Q_OBJECT

private slots:
    void everyVerdictIsWellFormed_data();
    void everyVerdictIsWellFormed();
    void whatASentenceSaysHolds();
};

void TestVerdictLaws::everyVerdictIsWellFormed_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestVerdictLaws::everyVerdictIsWellFormed()
{
    QFETCH(const QString, language);
    QVERIFY(speak(qPrintable(language)));
    RandomHands random(7);
    for (int i = 0; i < 5000; ++i) {
        const RandomTable table(random);
        const Showdown result = compareHands(table.hands, table.rules, table.lens);
        const Verdict said = verdict(result, table.rules, table.lens);
        QVERIFY2(isWellFormed(said.title) && isWellFormed(said.sentence)
                     && said.sentence.endsWith(u'.'),
                 qPrintable(table.text() + QStringLiteral(": ") + said.text()));
        QString stripped = said.richSentence;
        stripped.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
        QCOMPARE(stripped.replace(QStringLiteral("&#39;"), QStringLiteral("'")), said.sentence);
    }
}

void TestVerdictLaws::whatASentenceSaysHolds()
{
    QVERIFY(speak("en"));
    RandomHands random(11);
    int claims = 0;
    for (int i = 0; i < 20000; ++i) {
        const RandomTable table(random);
        const Showdown result = compareHands(table.hands, table.rules, table.lens);
        const Verdict said = verdict(result, table.rules, table.lens);
        const QString where = table.text() + QStringLiteral(": ") + said.text();

        if (said.kind == VerdictKind::winner)
            QVERIFY2(said.title.startsWith(playerName(result.winners.front())), qPrintable(where));
        QCOMPARE(said.soFar, said.title.endsWith(QStringLiteral(" so far")));

        const Claim claim = claimOf(said, result);
        claims += claim.players.empty() ? 0 : 1;
        for (const int player : claim.players) {
            const auto& hand = result.players[std::size_t(player - 1)].result;
            QVERIFY2(hand && holds(claim.phrase, hand->value), qPrintable(where));
        }
    }
    QVERIFY(claims > 2000);
}

SHOWDOWN_TEST(TestVerdictLaws)
#include "tst_verdictlaws.moc"
