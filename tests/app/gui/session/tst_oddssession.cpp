// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssession.h"
#include "app/narration/translation.h"
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

using OddsEdit = std::function<void(OddsSession&)>;

Q_DECLARE_METATYPE(OddsEdit)

namespace {

const QString start = QStringLiteral("As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h");

/// Records the signals of a session, in order: "cards, question".
class OddsSignals : public QObject
{
public:
    explicit OddsSignals(const OddsSession& session)
    {
        const auto note = [this](const char* word) {
            return [this, word] { m_words << QLatin1String(word); };
        };
        connect(&session, &OddsSession::cardsChanged, this, note("cards"));
        connect(&session, &OddsSession::playerCountChanged, this,
                [this](int count) { m_words << QStringLiteral("count %1").arg(count); });
        connect(&session, &OddsSession::rulesChanged, this, note("rules"));
        connect(&session, &OddsSession::namesChanged, this, note("names"));
        connect(&session, &OddsSession::titleChanged, this, note("title"));
        connect(&session, &OddsSession::questionChanged, this, note("question"));
        connect(&session, &OddsSession::changeRefused, this, note("refused"));
    }

    /// The signals since the last call.
    QString take() { return std::exchange(m_words, {}).join(QStringLiteral(", ")); }

private:
    QStringList m_words;
};

OddsEdit place(SlotPlace place, const char* card)
{
    return [place, card = placedCardOf(qt(card))](OddsSession& session) {
        session.setCard(place, card);
    };
}

} // namespace

/// The document of Odds.
class TestOddsSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void everyEditIsOneStep_data();
    void everyEditIsOneStep();
    void whatIsSetAlreadyIsNoStep_data();
    void whatIsSetAlreadyIsNoStep();
    void noCardLiesTwice_data();
    void noCardLiesTwice();
    void playersTakeTheirNamesAlong();
    void whoComesBackHasTheCards();
    void namesAreCutAndTrimmed();
    void aSampleThatIsChangedIsNone();
    void whoHearsOfAGuestFindsItsCards();
    void oddsAreOfOneDeck();
    void theQuestionIsThatOfTheTableAfterAnyEdits();
};

void TestOddsSession::everyEditIsOneStep_data()
{
    QTest::addColumn<OddsEdit>("edit");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("step");

    const auto row = [](const char* name, const OddsEdit& edit, const char* after, const char* told,
                        const char* step) {
        QTest::newRow(name) << edit << qt(after) << qt(told) << qt(step);
    };
    row("a card on the board", place({CardTable::boardRow, 3}, "8h"),
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d 8h - / dead 2h 3h", "cards, question", "Place card");
    row("a card in place of another", place({0, 1}, "Jc"),
        "As Jc | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", "cards, question", "Place card");
    row("an unknown card", place({2, 0}, "?"), "As Ks | Qd ? | ? 4c / Qs 9s 4d - - / dead 2h 3h",
        "cards, question", "Place card");
    row("no card", place({1, 0}, "-"), "As Ks | - ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h",
        "cards, question", "Clear card");
    row("one more dead card", place({CardTable::deadRow, 2}, "Kh"),
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h Kh", "cards, question", "Place card");
    row("dead cards close up", place({CardTable::deadRow, 0}, "-"),
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 3h", "cards, question", "Clear card");
    row(
        "a player without cards", [](OddsSession& session) { session.clearPlayer(0); },
        "- - | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", "cards, question", "Clear player");
    row(
        "no cards", [](OddsSession& session) { session.clearTable(); }, "- - | - - | - -",
        "cards, question", "Clear table");
    row(
        "a new table", [](OddsSession& session) { session.beginNewTable(); }, "- - | - - | - -",
        "cards, question", "New situation");
    row(
        "before the flop again", [](OddsSession& session) { session.goBackTo(Street::preflop); },
        "As Ks | Qd ? | 4h 4c / dead 2h 3h", "cards, question", "Go back to a street");
    row(
        "two players", [](OddsSession& session) { session.setPlayerCount(2); },
        "As Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h", "count 2, cards, question",
        "Change number of players");
    row(
        "one player", [](OddsSession& session) { session.setPlayerCount(1); },
        "As Ks / Qs 9s 4d - - / dead 2h 3h", "count 1, cards, question",
        "Change number of players");
    row(
        "the first player leaves", [](OddsSession& session) { session.removePlayer(0); },
        "Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", "count 2, cards, question", "Remove player");
    row(
        "two change places", [](OddsSession& session) { session.movePlayer(0, 2); },
        "4h 4c | Qd ? | As Ks / Qs 9s 4d - - / dead 2h 3h", "cards, question", "Move player");
    row(
        "somebody unknown", [](OddsSession& session) { session.setUnknown(0); },
        "? ? | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", "cards, question",
        "Make the cards unknown");
    row(
        "a name", [](OddsSession& session) { session.setName(1, QStringLiteral("Ann")); },
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", "names", "Rename player");
    row(
        "other rules",
        [](OddsSession& session) { session.setRules(*rulesFrom(QStringLiteral("bug"))); },
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h / bug", "rules, question",
        "Change house rules");
    row(
        "other rules under a name",
        [](OddsSession& session) {
            session.setRules(*rulesFrom(QStringLiteral("deuces")), QStringLiteral("Own"));
        },
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h / deuces", "rules, question", "Own");
    row(
        "another table",
        [](OddsSession& session) {
            session.setTable(oddsTableOf(QStringLiteral("2c 2d / bug")), QStringLiteral("Load"));
        },
        "2c 2d / bug", "count 1, cards, rules, question", "Load");
}

void TestOddsSession::everyEditIsOneStep()
{
    QFETCH(const OddsEdit, edit);
    QFETCH(const QString, after);
    QFETCH(const QString, told);
    QFETCH(const QString, step);
    OddsSession session(oddsTableOf(start));
    OddsSignals listener(session);
    edit(session);
    QCOMPARE(describe(session.table()), after);
    QCOMPARE(listener.take(), told);
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.undoStack().undoText(), step);
    const CardTable changed = session.table();

    session.undoStack().undo();
    QCOMPARE(describe(session.table()), start);
    listener.take();
    session.undoStack().redo();
    QCOMPARE(session.table(), changed);
    QCOMPARE(listener.take(), told);
}

void TestOddsSession::whatIsSetAlreadyIsNoStep_data()
{
    QTest::addColumn<OddsEdit>("edit");

    QTest::newRow("a card") << place({0, 0}, "As");
    QTest::newRow("an unknown card") << place({1, 1}, "?");
    QTest::newRow("an empty slot") << place({CardTable::boardRow, 4}, "-");
    QTest::newRow("no dead card") << place({CardTable::deadRow, 2}, "-");
    QTest::newRow("the street") << OddsEdit([](OddsSession& s) { s.goBackTo(Street::flop); });
    QTest::newRow("a later street") << OddsEdit([](OddsSession& s) { s.goBackTo(Street::river); });
    QTest::newRow("the number of players") << OddsEdit([](OddsSession& s) { s.setPlayerCount(3); });
    QTest::newRow("the rules") << OddsEdit([](OddsSession& s) { s.setRules(s.rules()); });
    QTest::newRow("a blank name") << OddsEdit([](OddsSession& s) { s.setName(0, qt("  ")); });
    QTest::newRow("a player's own place") << OddsEdit([](OddsSession& s) { s.movePlayer(1, 1); });
    QTest::newRow("a place above all") << OddsEdit([](OddsSession& s) { s.movePlayer(0, -1); });
    QTest::newRow("a place below all") << OddsEdit([](OddsSession& s) { s.movePlayer(1, 3); });
}

void TestOddsSession::whatIsSetAlreadyIsNoStep()
{
    QFETCH(const OddsEdit, edit);
    OddsSession session(oddsTableOf(start));
    OddsSignals listener(session);
    edit(session);
    QCOMPARE(session.undoStack().count(), 0);
    QCOMPARE(listener.take(), QString());
}

void TestOddsSession::noCardLiesTwice_data()
{
    QTest::addColumn<SlotPlace>("wanted");
    QTest::addColumn<QString>("card");
    QTest::addColumn<SlotPlace>("holder");

    const int board = CardTable::boardRow;
    const int dead = CardTable::deadRow;
    QTest::newRow("a hole card on the board") << SlotPlace{board, 3} << "As" << SlotPlace{0, 0};
    QTest::newRow("a board card in a hand") << SlotPlace{0, 1} << "9s" << SlotPlace{board, 1};
    QTest::newRow("a dead card in a hand") << SlotPlace{1, 1} << "3h" << SlotPlace{dead, 1};
    QTest::newRow("a hole card among the dead") << SlotPlace{dead, 2} << "4c" << SlotPlace{2, 1};
    QTest::newRow("the other hole card") << SlotPlace{0, 0} << "Ks" << SlotPlace{0, 1};
}

void TestOddsSession::noCardLiesTwice()
{
    QFETCH(const SlotPlace, wanted);
    QFETCH(const QString, card);
    QFETCH(const SlotPlace, holder);
    OddsSession session(oddsTableOf(start));
    OddsSignals listener(session);
    const auto conflict = session.setCard(wanted, placedCardOf(card));
    QVERIFY(conflict);
    QCOMPARE(qt(toText(conflict->card)), card);
    QCOMPARE(conflict->holder, holder);
    QCOMPARE(conflict->wanted, wanted);
    QCOMPARE(describe(session.table()), start);
    QCOMPARE(session.undoStack().count(), 0);
    QCOMPARE(listener.take(), QStringLiteral("refused"));

    session.setCard({0, 0}, Card::joker()); // but any number of jokers
    session.setCard({0, 1}, Card::joker());
    QCOMPARE(listener.take(), QStringLiteral("cards, question, cards, question"));
}

void TestOddsSession::playersTakeTheirNamesAlong()
{
    CardTable table = oddsTableOf(start);
    table.names = {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cy")};
    OddsSession session(table);
    session.movePlayer(0, 2);
    QCOMPARE(session.names(), QStringList({"Cy", "Bob", "Ann"}));
    session.removePlayer(1);
    QCOMPARE(session.names(), QStringList({"Cy", "Ann"}));
    QCOMPARE(describe(session.table()),
             QStringLiteral("4h 4c | As Ks / Qs 9s 4d - - / dead 2h 3h"));
    session.removePlayer(0);
    session.removePlayer(0); // the last one stays
    QCOMPARE(session.names(), QStringList({"Ann"}));
    session.setPlayerCount(3);
    QCOMPARE(session.names(), QStringList({"Ann", "", ""}));
    session.setPlayerCount(1);
    session.beginNewTable();
    QCOMPARE(session.names(), QStringList({""}));
}

void TestOddsSession::whoComesBackHasTheCards()
{
    OddsSession session(oddsTableOf(start));
    session.setName(2, QStringLiteral("Cy"));
    const CardTable whole = session.table();
    session.setPlayerCount(1);
    session.setPlayerCount(2);
    QCOMPARE(describe(session.table()), QStringLiteral("As Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h"));
    session.setPlayerCount(3);
    QVERIFY(session.table() == whole);
    session.setPlayerCount(2);
    session.setCard({0, 0}, Card(Rank::four, Suit::clubs)); // which Cy held
    session.setPlayerCount(3);
    QCOMPARE(describe(session.table()),
             QStringLiteral("4c Ks | Qd ? | 4h - / Qs 9s 4d - - / dead 2h 3h"));
    QCOMPARE(session.names()[2], QStringLiteral("Cy"));
}

void TestOddsSession::namesAreCutAndTrimmed()
{
    OddsSession session(oddsTableOf(start));
    session.setName(2, QStringLiteral("  A & <b>  B  "));
    QCOMPARE(session.names()[2], QStringLiteral("A & <b> B"));
    session.setName(2, QString(100, u'x'));
    QCOMPARE(session.names()[2], QString(CardTable::longestName, u'x'));
    session.setName(2, QStringLiteral(" "));
    QCOMPARE(session.names()[2], QString());
    const QSignalSpy names(&session, &OddsSession::namesChanged);
    session.retranslate();
    QCOMPARE(names.count(), 1);
}

void TestOddsSession::aSampleThatIsChangedIsNone()
{
    const CardTable own = oddsTableOf(QStringLiteral("2c 2d"));
    OddsSession session(own);
    const QString title = QStringLiteral("A coin flip");
    session.showGuest(oddsTableOf(start), {Guest::Source::sample, [title] { return title; }});
    OddsSignals listener(session);
    session.setRules(*rulesFrom(QStringLiteral("bug")));
    QCOMPARE(session.title(), title);
    listener.take();
    session.setCard({1, 1}, Card::joker());
    QCOMPARE(session.title(), QString());
    QCOMPARE(listener.take(), QStringLiteral("cards, title, question"));
    session.undoStack().undo();
    QCOMPARE(session.title(), title);
    session.goBack();
    QVERIFY(session.table() == own);
    QVERIFY(!session.undoStack().canUndo());
}

void TestOddsSession::whoHearsOfAGuestFindsItsCards()
{
    const CardTable own = oddsTableOf(QStringLiteral("2c 2d"));
    const CardTable guest = oddsTableOf(start);
    OddsSession session(own);
    QStringList shown;
    connect(&session, &OddsSession::guestChanged, this,
            [&] { shown << describe(session.table()); });
    session.showGuest(guest, {Guest::Source::sample});
    session.goBack();
    session.showGuest(guest, {Guest::Source::sample});
    session.begin(emptySituation());
    const QStringList wanted{describe(guest), describe(own), describe(guest),
                             describe(emptySituation())};
    QCOMPARE(shown, wanted);
}

void TestOddsSession::oddsAreOfOneDeck()
{
    OddsSession session(oddsTableOf(start));
    session.setRules(*rulesFrom(QStringLiteral("bug deck=free")));
    QCOMPARE(session.rules().rules.deck, DeckKind::one);
    QCOMPARE(session.undoStack().count(), 1);
    session.setRules(*rulesFrom(QStringLiteral("bug deck=free")));
    QCOMPARE(session.undoStack().count(), 1);
}

void TestOddsSession::theQuestionIsThatOfTheTableAfterAnyEdits()
{
    OddsSession session(oddsTableOf(QStringLiteral("- - | - -")));
    RandomHands random(3);
    int questions = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto before = session.question();
        const QSignalSpy changed(&session, &OddsSession::questionChanged);
        const std::vector<SlotPlace> places = files::placesOf(session.table());
        const SlotPlace place =
            places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
        if (random.below(12) == 0)
            session.setPlayerCount(1 + random.below(3));
        else if (random.below(4) == 0)
            session.undoStack().undo();
        else if (place.player < CardTable::boardRow && random.below(4) == 0)
            session.setCard(place, PlacedCard::unknown());
        else
            session.setCard(place, random.below(6) == 0
                                       ? std::nullopt
                                       : std::optional<PlacedCard>(*cardOf(random.below(53))));
        QVERIFY(session.question() == files::questionOf(session.table()));
        QCOMPARE(changed.count(), session.question() == before ? 0 : 1);
        QVERIFY(!findConflict(session.table()));
        if (const auto* question = std::get_if<OddsQuestion>(&session.question())) {
            QVERIFY(!findError(question->situation));
            ++questions;
        }
    }
    QVERIFY2(questions > 100, qPrintable(QString::number(questions)));
}

SHOWDOWN_TEST(TestOddsSession)
#include "tst_oddssession.moc"
