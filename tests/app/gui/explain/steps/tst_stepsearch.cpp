// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/stepsearch.h"
#include "app/gui/session/comparesession.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Which steps of a run should be found.
using IsHit = std::function<bool(const Run& run, int index)>;

QString lineOf(const Run& run, int index)
{
    return qt(run.step(index).text(run.terms()));
}

QString sentencesOf(const Run& run, int index)
{
    return narration::stepText(run.step(index), run.hands(), run.terms().rules) + u'\n'
           + narration::storyText(run, index);
}

/// Steps whose function, line or sentences match a pattern.
IsHit whereSaid(const char* pattern)
{
    const QRegularExpression words(QString::fromUtf8(pattern),
                                   QRegularExpression::UseUnicodePropertiesOption);
    return [words](const Run& run, int index) {
        const QString said = qt(run.step(index).listing->function) + u'\n' + lineOf(run, index)
                             + u'\n' + sentencesOf(run, index);
        return words.match(said).hasMatch();
    };
}

/// Steps that are about a dealt card, or name it.
IsHit whereCard(int player, int position, const char* symbol)
{
    const QString name = QString::fromUtf8(symbol);
    return [player, position, name](const Run& run, int index) {
        const CardsInRoles& cards = run.step(index).cards;
        return sentencesOf(run, index).contains(name)
               || std::ranges::any_of(cards, [&](const CardInRole& card) {
                      return card.player == player && card.position == position;
                  });
    };
}

IsHit both(const IsHit& first, const IsHit& second)
{
    return [first, second](const Run& run, int index) {
        return first(run, index) && second(run, index);
    };
}

/// A run of the sample that is searched.
struct Searched
{
    Searched() { player.start(); }

    std::vector<int> hits(const char* text)
    {
        search.setText(QString::fromUtf8(text));
        return search.hits();
    }

    CompareSession session;
    StepPlayer player{session};
    StepSearch search{session, player};
};

} // namespace

Q_DECLARE_METATYPE(IsHit)

/// Finding steps by words.
class TestStepSearch : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void wordsFindSteps_data();
    void wordsFindSteps();
    void someWordsFindNothing_data();
    void someWordsFindNothing();
    void theWayGoesRound();
    void theLevelAndTheSpeedStay();
    void aNewRunIsSearchedAnew();
    void namesAndLanguageAreFollowed();
    void theSameWordsAreNotLookedForAgain();
};

void TestStepSearch::wordsFindSteps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<IsHit>("isHit");
    const auto row = [](const char* name, const char* text, const IsHit& isHit) {
        QTest::newRow(name) << QString::fromUtf8(text) << isHit;
    };
    row("a function", "DoCardsHaveSameValue", whereSaid("\\bDoCardsHaveSameValue\\b"));
    row("a function in small letters", "docardshavesamevalue",
        whereSaid("\\bDoCardsHaveSameValue\\b"));
    row("the end of its name", "Kickers", whereSaid("(\\b|[a-z](?=K))[Kk]ickers"));
    row("a variable", "numWilds", whereSaid("\\bnumWilds"));
    row("its beginning", "numMat", whereSaid("\\bnumMat"));
    row("with what follows", "numMatched ← numMatched + 1",
        whereSaid("numMatched ← numMatched \\+ 1"));
    row("words of a line", "leave the loop", whereSaid("leave the loop"));
    row("words of a sentence", "four different suits", whereSaid("[Ff]our different suits"));
    row("in another order", "flush royal no",
        both(whereSaid("\\b[Nn]o"), both(whereSaid("[Rr]oyal"), whereSaid("[Ff]lush"))));
    row("blanks around and between", "  leave   the loop ", whereSaid("leave the loop"));
    row("a card", "Q♣", whereCard(1, 2, "Q♣"));
    row("a card as it is typed", "Qc", whereCard(1, 2, "Q♣"));
    row("in small letters", "qc", whereCard(1, 2, "Q♣"));
    row("a function and a card", "DoCardsHaveSameValue qc",
        both(whereSaid("DoCardsHaveSameValue"), whereCard(1, 2, "Q♣")));
    row("a wild", "★", whereCard(2, 3, "★"));
    row("a wild as it is typed", "*", whereCard(2, 3, "★"));
}

void TestStepSearch::wordsFindSteps()
{
    QFETCH(const QString, text);
    QFETCH(const IsHit, isHit);
    Searched searched;
    searched.search.setText(text);
    std::vector<int> expected;
    for (int index = 0; index < searched.player.run().size(); ++index) {
        if (isHit(searched.player.run(), index))
            expected.push_back(index);
    }
    QVERIFY(!expected.empty());
    QVERIFY(static_cast<int>(expected.size()) < searched.player.run().size());
    QCOMPARE(searched.search.hits(), expected);
}

void TestStepSearch::someWordsFindNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("blanks") << "   ";
    QTest::newRow("a word that is not there") << "blinds";
    QTest::newRow("the middle of a word") << "ilds";
    QTest::newRow("the middle of a name") << "umWilds";
    QTest::newRow("a card that nobody holds") << "Qd";
    QTest::newRow("a word that is there and one that is not") << "numWilds blinds";
}

void TestStepSearch::someWordsFindNothing()
{
    QFETCH(const QString, text);
    Searched searched;
    QVERIFY(!searched.hits("numWilds").empty());
    searched.search.setText(text);
    QVERIFY(searched.search.hits().empty());
    searched.search.next();
    searched.search.previous();
    QCOMPARE(searched.player.index(), 0);
    QCOMPARE(searched.search.position(), 0);
}

void TestStepSearch::theWayGoesRound()
{
    Searched searched;
    const std::vector<int> hits = searched.hits("GetPokerHand");
    QVERIFY(hits.size() > 2);
    QVERIFY(hits.front() > 0);
    QCOMPARE(searched.search.position(), 0);
    for (std::size_t i = 0; i < hits.size(); ++i) {
        searched.search.next();
        QCOMPARE(searched.player.index(), hits[i]);
        QCOMPARE(searched.search.position(), static_cast<int>(i) + 1);
    }
    searched.search.next();
    QCOMPARE(searched.player.index(), hits.front());
    searched.search.previous();
    QCOMPARE(searched.player.index(), hits.back());
    searched.search.previous();
    QCOMPARE(searched.player.index(), hits[hits.size() - 2]);

    const auto gap = std::ranges::adjacent_find(
        hits, [](int hit, int following) { return following - hit > 1; });
    QVERIFY(gap != hits.end());
    searched.player.goTo(*gap + 1);
    QCOMPARE(searched.search.position(), 0);
    searched.search.previous();
    QCOMPARE(searched.player.index(), *gap);
    searched.player.goTo(*gap + 1);
    searched.search.next();
    QCOMPARE(searched.player.index(), *std::next(gap));
}

void TestStepSearch::theLevelAndTheSpeedStay()
{
    Searched searched;
    QCOMPARE(searched.player.level(), Level::story);
    const std::vector<int> hits = searched.hits("startIndex");
    QVERIFY(!searched.player.run().isVisible(hits.front(), Level::story));
    searched.player.play();
    searched.search.next();
    QCOMPARE(searched.player.index(), hits.front());
    QVERIFY(!searched.player.isVisible());
    QCOMPARE(searched.player.level(), Level::story);
    QVERIFY(!searched.player.isPlaying());
}

void TestStepSearch::aNewRunIsSearchedAnew()
{
    Searched searched;
    const QSignalSpy found(&searched.search, &StepSearch::found);
    const std::vector<int> before = searched.hits("Q♣");
    QVERIFY(!before.empty());
    searched.session.setCard({0, 2}, std::get<Card>(parseCard("Kc")));
    QVERIFY(searched.search.hits().empty()); // the run has ended
    searched.player.start();
    QVERIFY(searched.search.hits().empty());
    QVERIFY(!searched.hits("K♣").empty());
    searched.session.undoStack().undo();
    searched.player.start();
    QCOMPARE(searched.hits("Q♣"), before);
    QVERIFY(found.count() >= 6);
}

void TestStepSearch::namesAndLanguageAreFollowed()
{
    Searched searched;
    QVERIFY(searched.hits("Ada").empty());
    searched.session.setName(0, QStringLiteral("Ada"));
    QVERIFY(!searched.search.hits().empty());

    const std::vector<int> english = searched.hits("straight");
    QVERIFY(speak("de"));
    searched.session.retranslate();
    QVERIFY(searched.search.hits().size() < english.size()); // names of functions alone
    QVERIFY(!searched.hits("Straße").empty());
    QCOMPARE(searched.hits("dx"), searched.hits("Q♣"));
    QVERIFY(!searched.hits("dx").empty());
}

void TestStepSearch::theSameWordsAreNotLookedForAgain()
{
    Searched searched;
    const QSignalSpy found(&searched.search, &StepSearch::found);
    searched.search.setText(QStringLiteral("wild"));
    searched.search.setText(QStringLiteral("wild "));
    QCOMPARE(found.count(), 1);
}

SHOWDOWN_TEST(TestStepSearch)
#include "tst_stepsearch.moc"
