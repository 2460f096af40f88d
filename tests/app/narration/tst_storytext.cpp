// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/storytext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/traces.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The findings of a run, in words.
class TestStoryText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void storiesReadWell_data();
    void storiesReadWell();
    void playersMayHaveNames();
    void everyFindingHasAStoryInEveryLanguage();
};

namespace {

QStringList storyOf(const Run& run, const QStringList& names = {})
{
    QStringList texts;
    for (const int index : run.visible(Level::story))
        texts << storyText(run, index, names);
    return texts;
}

} // namespace

void TestStoryText::storiesReadWell_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QStringList>("sentences"); ///< some of them, in this order

    QTest::newRow("one hand alone")
        << "series"
        << "" << QStringList{"Kh 9d 7c 4s 2h"}
        << QStringList{"Which rank is Player 1's hand? The highest is tried first.",
                       "Player 1's hand is no royal flush. Four different suits.",
                       "Player 1's hand is no pair of jacks or better. Five different values.",
                       "Player 1 is left with a high card. K♥ is the highest card."};
    QTest::newRow("a pair that does not count")
        << "series"
        << "" << QStringList{"9h 9d 7c 4s 2h"}
        << QStringList{"Player 1's hand is no pair of jacks or better. A pair of nines is below "
                       "jacks."};
    QTest::newRow("wilds of a full house and two who tie")
        << "series"
        << "" << QStringList{"9h 9d 7c 7s *", "9c * 9s 7d 7h"}
        << QStringList{"Player 1 vs Player 2: whose hand is better?",
                       "Both have a full house, so FindWinnerFullHouse compares them.",
                       "Player 1's wild acts as 9.",
                       "Player 2's wild acts as 9.",
                       "Trio: Player 1 nines, Player 2 nines. Equal.",
                       "Pair: Player 1 sevens, Player 2 sevens. Equal.",
                       "Player 1's hand and Player 2's are worth the same.",
                       "Player 1 and Player 2 share the first place."};
    QTest::newRow("several wilds")
        << "series"
        << "" << QStringList{"9h * 6h * 5h", "2c 9c Jc 4c 3c"}
        << QStringList{
               "Player 1 has a straight flush. Three hearts and two wilds in a row: 5 up to 9.",
               "Rank: Player 1 straight flush, Player 2 flush. Player 1 is higher. "
               "Decides.",
               "Player 1's hand is better than Player 2's.",
               "Player 1 comes first. Player 2 comes second."};
    QTest::newRow("a straight with an ace below the two")
        << "standard"
        << "" << QStringList{"Ah 2d * 4c 5h", "Ad 2c 3s * 5d"}
        << QStringList{"Player 1's wild acts as 3.", "Player 2's wild acts as 4."};
    QTest::newRow("what several wilds act as")
        << "standard"
        << "" << QStringList{"8h 7d 6c * *", "Jd Th 8d * *"}
        << QStringList{"Player 1's wilds act as 10 and 9.", "Player 2's wilds act as Q and 9."};
    QTest::newRow("a wild kicker through a lens")
        << "standard"
        << "three-of-a-kind" << QStringList{"9h 9d 9c * 2h", "9s 9h 9d Qc 2d"}
        << QStringList{"Who comes first? Hands that fit are compared two at a time.",
                       "Is Player 1's hand three of a kind?", "Player 1's wild acts as A.",
                       "Kicker 1: Player 1 ace, Player 2 queen. Player 1 is higher. Decides."};
    QTest::newRow("nobody fits") << "standard"
                                 << "flush" << QStringList{"9h 9d 9c 4s 2h", "9s 9h 9d Qc 2d"}
                                 << QStringList{
                                        "Player 2's hand is no flush. Four different suits.",
                                        "No hand takes part."};
    QTest::newRow("natural beats wild")
        << "series naturalBeatsWild=on"
        << "" << QStringList{"Kh Kd 9c 7s 2h", "Kc * 9d 7c 2d"}
        << QStringList{"Wilds: Player 1 none, Player 2 one. Player 1 has fewer. Decides."};
    QTest::newRow("all three tie")
        << "series"
        << "" << QStringList{"Ah Kd 9c 7s 2h", "Ac Ks 9d 7h 2d", "As Kh 9s 7d 2c"}
        << QStringList{"All three share the first place."};
    QTest::newRow("two share the second place")
        << "series"
        << "" << QStringList{"Ah Kd 9c 7s 2h", "Ac Ad 9d 7h 2d", "As Kh 9s 7d 2c"}
        << QStringList{"Player 2 comes first. Player 1 and Player 3 share the second place."};
}

void TestStoryText::storiesReadWell()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, hands);
    QFETCH(const QStringList, sentences);

    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    const QStringList story =
        storyOf(Run(dealt, {rulesFrom(rules).value().rules, categoryFromId(lens.toStdString())}));
    qsizetype from = 0;
    for (const QString& sentence : sentences) {
        const qsizetype at = story.indexOf(sentence, from);
        QVERIFY2(at >= 0, qPrintable(sentence + u'\n' + story.join(u'\n')));
        from = at + 1;
    }
}

void TestStoryText::playersMayHaveNames()
{
    const Run run({handOf("Kh Kd 9c 7s 2h"), handOf("Kc * 9d 7c 2d")}, Terms{});
    const QStringList story = storyOf(run, {QStringLiteral("Anna"), QString()});
    QVERIFY(story.contains(QStringLiteral("Anna and Player 2 share the first place.")));
    QVERIFY(!story.join(u' ').contains(QStringLiteral("Player 1")));
}

void TestStoryText::everyFindingHasAStoryInEveryLanguage()
{
    const std::vector<Run> sample = sampleRuns(200);
    for (const char* language : {"en", "de"}) {
        QVERIFY(speak(language));
        for (const Run& run : sample) {
            for (int index = 0; index < run.size(); ++index) {
                const QString text = storyText(run, index);
                QCOMPARE(text.isEmpty(), !run.step(index).finding);
                QVERIFY2(!text.contains(u'%'), qPrintable(text));
                QVERIFY2(text.isEmpty() || text.endsWith(u'.') || text.endsWith(u'?'),
                         qPrintable(text));
            }
            QStringList titles;
            for (const Chapter& chapter : run.chapters()) {
                titles << chapterTitle(run, chapter);
                QVERIFY(!titles.back().isEmpty());
            }
            if (language == QLatin1String("en"))
                QVERIFY(titles.count(QStringLiteral("Places")) <= 1);
        }
    }
}

SHOWDOWN_TEST(TestStoryText)
#include "tst_storytext.moc"
