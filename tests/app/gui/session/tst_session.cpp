// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/session.h"
#include "tests/app/gui/session/sessionedit.h"
#include "tests/support/randomhands.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString sample = QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h");

NamedRules presetRules(Preset preset)
{
    return {preset, rulesOf(preset)};
}

/// Records the signals of a session, in order: "hand 1, result".
class SessionSignals : public QObject
{
public:
    explicit SessionSignals(const Session& session)
    {
        connect(&session, &Session::handChanged, this,
                [this](int player) { m_words << QStringLiteral("hand %1").arg(player + 1); });
        connect(&session, &Session::playerCountChanged, this,
                [this](int count) { m_words << QStringLiteral("count %1").arg(count); });
        connect(&session, &Session::rulesChanged, this,
                [this] { m_words << QStringLiteral("rules"); });
        connect(&session, &Session::lensChanged, this,
                [this] { m_words << QStringLiteral("lens"); });
        connect(&session, &Session::resultChanged, this,
                [this] { m_words << QStringLiteral("result"); });
    }

    /// The signals since the last call.
    QString take() { return std::exchange(m_words, {}).join(QStringLiteral(", ")); }

private:
    QStringList m_words;
};

} // namespace

namespace {

/// Puts cards into slots as typing does: none empties the slot.
Edit put(SlotPlace place, std::string_view cards)
{
    return [place, hand = handOf(cards)](Session& session) {
        if (hand.size() > 1)
            session.setCards(place, hand);
        else
            session.setCard(place, hand.isEmpty() ? std::nullopt : std::optional(hand[0]));
    };
}

Edit choose(Preset preset)
{
    return [preset](Session& session) { session.setRules(presetRules(preset)); };
}

Edit chooseJokers(int count)
{
    return [count](Session& session) {
        NamedRules rules = session.rules();
        rules.rules.jokers = JokerCount::of(count).value();
        session.setRules(rules);
    };
}

void row(const char* name, const Edit& edit, const char* after, const char* told)
{
    QTest::newRow(name) << edit << QString::fromUtf8(after) << QString::fromUtf8(told);
}

} // namespace

/// The open document and its undo stack.
class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void startsWithTheSampleAndNothingToUndo();
    void everyEditTellsWhatChangedAndCanBeTakenBack_data();
    void everyEditTellsWhatChangedAndCanBeTakenBack();
    void settingWhatIsSetAlreadyDoesNothing_data();
    void settingWhatIsSetAlreadyDoesNothing();
    void allIsUpToDateWhenASignalArrives();
    void aThousandEditsAreUndoneAndRedoneOneByOne();
    void aNewEditForgetsWhatWasUndone();
};

void TestSession::startsWithTheSampleAndNothingToUndo()
{
    Session session;
    QCOMPARE(describe(session.table()), sample);
    QCOMPARE(session.playerCount(), 3);
    QVERIFY(session.rules() == NamedRules());
    QVERIFY(!session.lens());
    QVERIFY(!session.undoStack().canUndo());
    QVERIFY(session.undoStack().isClean());
    QCOMPARE(session.result().winners, std::vector<int>{2});
    QCOMPARE(qt(toText(session.result().players[1].result->value)),
             QStringLiteral("pair 12 9 7 3"));
}

void TestSession::everyEditTellsWhatChangedAndCanBeTakenBack_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("told");

    row("a card takes the place of another", put({0, 4}, "2s"),
        "Qh 9d Qc 7s 2s | 9c Qs 3d * 7h | As Jd 8c 6s 4h", "hand 1, result");
    row("a slot is emptied", put({2, 0}, ""), "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | - Jd 8c 6s 4h",
        "hand 3, result");
    row("a wild may be there as often as one likes", put({0, 0}, "*"),
        "* 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h", "hand 1, result");
    row("five cards fill a row", put({1, 0}, "2c 3c 4c 5c 6c"),
        "Qh 9d Qc 7s 2h | 2c 3c 4c 5c 6c | As Jd 8c 6s 4h", "hand 2, result");
    row("two cards go from their slot on", put({1, 2}, "2c 3c"),
        "Qh 9d Qc 7s 2h | 9c Qs 2c 3c 7h | As Jd 8c 6s 4h", "hand 2, result");
    row("cards that do not fit begin further back", put({1, 4}, "2c 3c 4c"),
        "Qh 9d Qc 7s 2h | 9c Qs 2c 3c 4c | As Jd 8c 6s 4h", "hand 2, result");
    row("the cards of a row may change places", put({0, 0}, "2h 7s Qc 9d Qh"),
        "2h 7s Qc 9d Qh | 9c Qs 3d * 7h | As Jd 8c 6s 4h", "hand 1, result");
    row(
        "a player is cleared", [](Session& s) { s.clearPlayer(1); },
        "Qh 9d Qc 7s 2h | - - - - - | As Jd 8c 6s 4h", "hand 2, result");
    row(
        "the table is cleared", [](Session& s) { s.clearTable(); },
        "- - - - - | - - - - - | - - - - -", "hand 1, hand 2, hand 3, result");
    row(
        "the third player leaves with the cards", [](Session& s) { s.setPlayerCount(2); },
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h", "count 2, hand 3, result");
    row("other house rules are chosen", choose(Preset::standard),
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [standard]", "rules, result");
    row("house rules under which every hand stays what it is", chooseJokers(2),
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [series jokers=2]", "rules");
    row("house rules that give another result", choose(Preset::deuces),
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [deuces]", "rules, result");
    row(
        "all hands are compared as one rank", [](Session& s) { s.setLens(Category::highCard); },
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [as high-card]", "lens, result");
}

void TestSession::everyEditTellsWhatChangedAndCanBeTakenBack()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, after);
    QFETCH(const QString, told);
    Session session;
    const Showdown before = session.result();
    SessionSignals words(session);

    edit(session);
    QCOMPARE(describe(session.table()), after);
    QVERIFY(session.result()
            == showdown::showdown(hands(session.table()), session.rules().rules, session.lens()));
    QCOMPARE(words.take(), told);
    QCOMPARE(session.undoStack().count(), 1);
    QVERIFY(!session.undoStack().undoText().isEmpty());

    session.undoStack().undo();
    QCOMPARE(describe(session.table()), sample);
    QVERIFY(session.result() == before);
    QCOMPARE(words.take(),
             QString(told).replace(QStringLiteral("count 2"), QStringLiteral("count 3")));

    session.undoStack().redo();
    QCOMPARE(describe(session.table()), after);
    QCOMPARE(words.take(), told);
}

void TestSession::settingWhatIsSetAlreadyDoesNothing_data()
{
    QTest::addColumn<Edit>("edit");

    QTest::newRow("the same card") << put({0, 0}, "Qh");
    QTest::newRow("the same wild") << put({1, 3}, "*");
    QTest::newRow("an empty slot emptied") << put({2, 2}, "");
    QTest::newRow("the same hand") << put({0, 0}, "Qh 9d Qc 7s 2h");
    QTest::newRow("no cards at all") << Edit([](Session& s) { s.setCards({0, 2}, Hand()); });
    QTest::newRow("a player without cards cleared") << Edit([](Session& s) { s.clearPlayer(2); });
    QTest::newRow("the same number of players") << Edit([](Session& s) { s.setPlayerCount(3); });
    QTest::newRow("the same rules") << choose(Preset::series);
    QTest::newRow("the same lens") << Edit([](Session& s) { s.setLens(std::nullopt); });
}

void TestSession::settingWhatIsSetAlreadyDoesNothing()
{
    QFETCH(const Edit, edit);
    Session session(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | - - - - -")));
    SessionSignals words(session);

    edit(session);
    QCOMPARE(words.take(), QString());
    QCOMPARE(session.undoStack().count(), 0);
}

void TestSession::allIsUpToDateWhenASignalArrives()
{
    Session session;
    int calls = 0;
    const auto check = [&session, &calls] {
        ++calls;
        QCOMPARE(describe(session.table()), QStringLiteral("- - - - - | - - - - - | - - - - -"));
        QVERIFY(session.result().winners.empty());
    };
    connect(&session, &Session::handChanged, this, check);
    connect(&session, &Session::resultChanged, this, check);
    session.clearTable();
    QCOMPARE(calls, 4);
}

void TestSession::aThousandEditsAreUndoneAndRedoneOneByOne()
{
    Session session;
    RandomHands random(20);
    QStringList states{describe(session.table())};
    while (session.undoStack().count() < 1000) {
        const int player = random.below(session.playerCount());
        switch (random.below(8)) {
        case 0:
            session.setPlayerCount(2 + random.below(2));
            break;
        case 1:
            session.setRules(presetRules(allPresets()[static_cast<std::size_t>(random.below(4))]));
            break;
        case 2:
            session.setLens(random.lens());
            break;
        case 3:
            session.setCards({player, random.below(5)}, random.hand(DeckKind::one));
            break;
        default:
            session.setCard({player, random.below(5)}, cardOf(random.below(60)));
        }
        if (session.undoStack().count() == states.size())
            states << describe(session.table());
    }
    QCOMPARE(states.size(), 1001);
    for (qsizetype step = states.size() - 1; step > 0; --step) {
        QCOMPARE(describe(session.table()), states[step]);
        session.undoStack().undo();
    }
    QCOMPARE(describe(session.table()), sample);
    QVERIFY(!session.undoStack().canUndo());
    while (session.undoStack().canRedo())
        session.undoStack().redo();
    QCOMPARE(describe(session.table()), states.back());
}

void TestSession::aNewEditForgetsWhatWasUndone()
{
    Session session;
    session.clearPlayer(0);
    session.undoStack().undo();
    QVERIFY(session.undoStack().canRedo());
    session.clearPlayer(1);
    QVERIFY(!session.undoStack().canRedo());
    QCOMPARE(session.undoStack().count(), 1);
}

SHOWDOWN_TEST(TestSession)
#include "tst_session.moc"
