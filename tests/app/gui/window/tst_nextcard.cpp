// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "app/gui/drag/cardcarrier.h"
#include "core/cases/seededrandom.h"
#include "tests/app/gui/exercises/exercisepaneltest.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QDrag>
#include <QKeySequence>
#include <QLineEdit>
#include <QRegularExpression>

#include <memory>

namespace showdown::tests::nextcard {

using namespace showdown::gui;

/// Compare, Odds or an exercise, and a user who puts cards there. Places are `2.3`, the third card
/// of the second player, `B4`, the turn, and `D1`, the first dead card.
class Person
{
public:
    virtual ~Person() = default;

    virtual void start(const QString& cards) = 0;

    /// The cards on the table, in the notation of start().
    virtual QString cards() = 0;

    virtual QStringList places() = 0;
    virtual CardSlot* slot(const QString& place) = 0;

    /// The part of the window with the slots and their deck.
    virtual QWidget& room() = 0;

    virtual void perform(const QString& name) = 0;

    /// Performs one action, such as `click 2.3`; false if there is no such action.
    bool act(const QString& deed)
    {
        const QString what = deed.section(u' ', 0, 0);
        const QString with = deed.section(u' ', 1);
        if (what == u"click")
            click(*slot(with), slot(with)->cardRect().center());
        else if (what == u"deck")
            clickKey(with);
        else if (what == u"type")
            type(with);
        else if (what == u"enter")
            enter(with);
        else if (what == u"keys")
            press(with);
        else if (what == u"drag")
            drag(with.section(u' ', 0, 0), with.section(u' ', 1));
        else if (what == u"press")
            press(*find<QAbstractButton>(with));
        else if (what == u"choose")
            perform(with);
        else
            return false;
        QCoreApplication::processEvents();
        return true;
    }

    /// The framed places.
    QString framed()
    {
        QStringList framed;
        const QStringList all = places();
        for (const QString& place : all) {
            if (slot(place)->states() & CardState::next)
                framed << place;
        }
        return framed.join(u' ');
    }

    /// What does not agree in the visible and spoken signs of the next place; empty if all does.
    QString disagreement()
    {
        const QString next = framed();
        if (next.isEmpty() || next.contains(u' '))
            return QStringLiteral("framed: “%1”").arg(next);
        const CardSlot& frame = *slot(next);
        const QStringList all = places();
        for (const QString& place : all) {
            const bool isSaid =
                slot(place)->contentText() == QStringLiteral("Empty, next card goes here");
            if (isSaid != (place == next && !slot(place)->placed()))
                return QStringLiteral("%1 says “%2”").arg(place, slot(place)->contentText());
        }
        const auto* header = find<QLabel>(QStringLiteral("nextSlotLabel"));
        const QString said = QStringLiteral("Next card: ") + frame.accessibleName();
        if (!header->accessibleName().startsWith(said))
            return QStringLiteral("%1 is framed, the deck says “%2”")
                .arg(next, header->accessibleName());
        const auto* focus = qobject_cast<CardSlot*>(QApplication::focusWidget());
        if (focus && focus != &frame)
            return QStringLiteral("%1 is framed, %2 has the keys").arg(next, focus->objectName());
        return {};
    }

    /// The cards of the deck that can be clicked.
    std::vector<Card> unused()
    {
        std::vector<Card> cards;
        const QString there = this->cards();
        for (int index = 0; index < 52; ++index) {
            if (const Card card = *cardOf(index); !there.contains(qt(toText(card))))
                cards.push_back(card);
        }
        return cards;
    }

protected:
    template <typename T>
    T* find(const QString& name)
    {
        return room().findChild<T*>(name);
    }

private:
    static QWindow* keyboard()
    {
        QWidget* popup = QApplication::activePopupWidget();
        return (popup ? popup : QApplication::activeWindow())->windowHandle();
    }

    static void click(QWidget& widget, const QPoint& point)
    {
        QTest::mouseClick(widget.window()->windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          widget.mapTo(widget.window(), point));
    }

    static void press(QWidget& button) { click(button, button.rect().center()); }

    static void type(const QString& text)
    {
        for (const QChar character : text) {
            if (character != u' ')
                QTest::keyClick(keyboard(), character.toLatin1());
        }
    }

    static void press(const QString& strokes)
    {
        const QStringList all = strokes.split(u' ');
        for (const QString& key : all) {
            const QKeyCombination stroke = QKeySequence(key)[0];
            QTest::keyClick(keyboard(), stroke.key(), stroke.keyboardModifiers());
        }
    }

    /// In an exercise the deck is in a popup, which is opened.
    DeckGrid& deck()
    {
        auto* grid = find<DeckGrid>(QStringLiteral("deckGrid"));
        if (!grid->isVisible())
            click(*slot(framed()), slot(framed())->cardRect().center());
        return *grid;
    }

    void clickKey(const QString& card)
    {
        DeckGrid& grid = deck();
        click(grid, grid.keyRect(DeckKeys::key(cardFrom(card.toStdString()))).center().toPoint());
    }

    void enter(const QString& text)
    {
        deck();
        find<QLineEdit>(QStringLiteral("deckEntry"))->setFocus();
        type(text);
        press(QStringLiteral("Return"));
    }

    /// Drags a card of a slot or of the deck, and drops it over a slot.
    void drag(const QString& from, const QString& to)
    {
        find<CardCarrier>(QStringLiteral("cardCarrier"))->setDragRunner([this, to](QDrag&) {
            return DragEnd{Qt::IgnoreAction, true,
                           slot(to)->mapToGlobal(slot(to)->cardRect().center())};
        });
        static const QRegularExpression place(QStringLiteral("^([123]\\.|B|D)\\d+$"));
        const bool isSlot = place.match(from).hasMatch();
        QWidget& widget = isSlot ? static_cast<QWidget&>(*slot(from)) : deck();
        const QPoint point =
            isSlot ? slot(from)->cardRect().center()
                   : deck().keyRect(DeckKeys::key(cardFrom(from.toStdString()))).center().toPoint();
        const auto send = [&](QEvent::Type type, const QPoint& at, Qt::MouseButton button) {
            QMouseEvent event(type, at, widget.mapToGlobal(at), button, Qt::LeftButton, {});
            QApplication::sendEvent(&widget, &event);
        };
        send(QEvent::MouseButtonPress, point, Qt::LeftButton);
        send(QEvent::MouseMove, point + QPoint(0, 60), Qt::NoButton);
    }
};

class InCompare : public Person
{
public:
    void start(const QString& cards) override
    {
        m_test.session().begin(tableOf(cards));
        m_test.slot(1, 1)->window()->setFocus();
    }
    QString cards() override { return m_test.table(); }
    QStringList places() override
    {
        QStringList places;
        for (int player = 1; player <= m_test.session().playerCount(); ++player) {
            for (int card = 1; card <= 5; ++card)
                places << QStringLiteral("%1.%2").arg(player).arg(card);
        }
        return places;
    }
    CardSlot* slot(const QString& place) override
    {
        return m_test.slot(place.at(0).digitValue(), place.at(2).digitValue());
    }
    QWidget& room() override { return m_test.window().view().widget(); }
    void perform(const QString& name) override { m_test.find<QAction>(name)->trigger(); }

    WindowTest& test() { return m_test; }

private:
    WindowTest m_test;
};

class InOdds : public Person
{
public:
    void start(const QString& cards) override { m_test.odds().begin(oddsTableOf(cards)); }
    QString cards() override { return m_test.cards(); }
    QStringList places() override
    {
        QStringList places;
        for (int player = 1; player <= m_test.odds().playerCount(); ++player)
            places << QStringLiteral("%1.1").arg(player) << QStringLiteral("%1.2").arg(player);
        for (int card = 1; card <= Situation::boardSize; ++card)
            places << QStringLiteral("B%1").arg(card);
        for (int card = 1; card <= mostCards(RowKind::dead); ++card) {
            if (const QString place = QStringLiteral("D%1").arg(card); slot(place)->isVisible())
                places << place;
        }
        return places;
    }
    CardSlot* slot(const QString& place) override
    {
        if (place.startsWith(u'B'))
            return m_test.boardSlot(place.mid(1).toInt());
        if (place.startsWith(u'D'))
            return m_test.find<CardSlot>(QStringLiteral("deadCard%1Slot").arg(place.mid(1)));
        return m_test.holeSlot(place.at(0).digitValue(), place.at(2).digitValue());
    }
    QWidget& room() override { return m_test.view().widget(); }
    void perform(const QString& name) override { m_test.find<QAction>(name)->trigger(); }

    OddsTest& test() { return m_test; }

private:
    OddsTest m_test;
};

/// Starts with `Ts _ 4d _ Qh | Td Tc 4s _ _`, where `_` is an open place.
class InExercise : public Person
{
public:
    void start(const QString& cards) override
    {
        m_test = std::make_unique<ExercisePanelTest>(exerciseOf(cards, BuildHands{BuildGoal()}));
        m_hands = openHands(cards);
        QVERIFY(m_test->isReady());
        m_test->panel.focusAnswer();
    }
    QString cards() override
    {
        QStringList hands;
        for (std::size_t hand = 0; hand < m_hands.size(); ++hand) {
            QStringList cards;
            for (std::size_t card = 0; card < Hand::fullSize; ++card) {
                const auto place = QStringLiteral("%1.%2").arg(hand + 1).arg(card + 1);
                const auto there = m_hands[hand][card] ? m_hands[hand][card] : slot(place)->card();
                cards << (there ? qt(toText(*there)) : QStringLiteral("_"));
            }
            hands << cards.join(u' ');
        }
        return hands.join(QStringLiteral(" | "));
    }
    QStringList places() override
    {
        QStringList places;
        for (std::size_t hand = 0; hand < m_hands.size(); ++hand) {
            for (std::size_t card = 0; card < Hand::fullSize; ++card) {
                if (!m_hands[hand][card])
                    places << QStringLiteral("%1.%2").arg(hand + 1).arg(card + 1);
            }
        }
        return places;
    }
    CardSlot* slot(const QString& place) override
    {
        return m_test->slot(place.at(0).digitValue(), place.at(2).digitValue());
    }
    QWidget& room() override { return m_test->window; }
    void perform(const QString& name) override { m_test->find<QAction>(name)->trigger(); }

private:
    std::unique_ptr<ExercisePanelTest> m_test;
    std::vector<OpenHand> m_hands;
};

/// A random action.
inline QString anyDeed(SeededRandom& random, Person& person)
{
    const QStringList places = person.places();
    const auto place = [&] { return places.at(random.below(static_cast<int>(places.size()))); };
    const auto card = [&] { return qt(toText(random.pick(person.unused()))); };
    const auto filled = [&] {
        QStringList found;
        for (const QString& each : places) {
            if (person.slot(each)->placed())
                found << each;
        }
        return found.isEmpty() ? QString() : found.at(random.below(static_cast<int>(found.size())));
    };
    switch (random.below(9)) {
    case 0:
        return QStringLiteral("click ") + place();
    case 1:
    case 2:
        return QStringLiteral("deck ") + card();
    case 3:
        return QStringLiteral("type ") + card();
    case 4:
        return QStringLiteral("enter ") + card();
    case 5:
        return QStringLiteral("keys ")
               + random.pick(std::array{QStringLiteral("Right"), QStringLiteral("Left"),
                                        QStringLiteral("Up"), QStringLiteral("Down"),
                                        QStringLiteral("Delete"), QStringLiteral("Home")});
    case 6:
        return QStringLiteral("drag %1 %2").arg(card(), place());
    default:
        break;
    }
    if (const QString from = filled(); !from.isEmpty() && random.chance(1, 2))
        return QStringLiteral("drag %1 %2").arg(from, place());
    return random.chance(1, 2) ? QStringLiteral("keys Ctrl+Z") : QStringLiteral("keys Ctrl+Y");
}

} // namespace showdown::tests::nextcard

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;
using namespace showdown::tests::nextcard;

/// The next place, whatever the user did before: the same rule in Compare, in Odds and in
/// exercises, by mouse and by keys.
class TestNextCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theNextCardFollowsThePerson_data();
    void theNextCardFollowsThePerson();
    void theCardLandsWhereTheFrameIs_data();
    void theCardLandsWhereTheFrameIs();

private:
    Person& personIn(const QString& room);

    InCompare m_compare;
    InOdds m_odds;
    InExercise m_exercise;
};

void TestNextCard::initTestCase()
{
    useTestLook();
}

Person& TestNextCard::personIn(const QString& room)
{
    if (room == u"compare") {
        m_compare.test().window().activateWindow();
        return m_compare;
    }
    if (room == u"odds") {
        m_odds.test().window().activateWindow();
        return m_odds;
    }
    return m_exercise;
}

void TestNextCard::theNextCardFollowsThePerson_data()
{
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("deeds");
    QTest::addColumn<QString>("cards"); ///< a star for any
    QTest::addColumn<QString>("next");

    const char* room = "compare";
    const auto row = [&room](const char* name, const char* start, const char* deeds,
                             const char* cards, const char* next) {
        QTest::addRow("%s: %s", room, name)
            << qt(room) << qt(start) << qt(deeds) << qt(cards) << qt(next);
    };
    const char* const full = "Ks Qs Js 9s 8s | Kh Qh Jh 9h 8h";
    const char* const gaps = "Ks - Js - 8s | Kh Qh - 9h 8h";

    row("the first empty place is next", gaps, "", gaps, "1.2");
    row("in a full table the first", full, "", full, "1.1");
    row("a clicked place is next", gaps, "click 2.5", gaps, "2.5");
    row("a place reached by keys is next", gaps, "click 1.1; keys Down Right", gaps, "2.2");
    row("a clicked card goes on to the right", gaps, "click 1.2; deck 2c",
        "Ks 2c Js - 8s | Kh Qh - 9h 8h", "1.4");
    row("a typed card goes on to the right", gaps, "click 1.2; type 2c",
        "Ks 2c Js - 8s | Kh Qh - 9h 8h", "1.4");
    row("then from the start of the row", gaps, "click 1.4; deck 2c",
        "Ks - Js 2c 8s | Kh Qh - 9h 8h", "1.2");
    row("then to the next hand that lacks cards", gaps, "click 1.2; type 2c 3d",
        "Ks 2c Js 3d 8s | Kh Qh - 9h 8h", "2.3");
    row("and round to the first hand", gaps, "click 2.3; deck 2c", "Ks - Js - 8s | Kh Qh 2c 9h 8h",
        "1.2");
    row("a card clicked over another goes on to the empty place", gaps, "click 1.1; deck 2c",
        "2c - Js - 8s | Kh Qh - 9h 8h", "1.2");
    row("so does a card typed over another", gaps, "click 1.1; type 2c 3d",
        "2c 3d Js - 8s | Kh Qh - 9h 8h", "1.4");
    row("a second click replaces again", full, "click 1.2; deck 2c; deck 3d",
        "Ks 3d Js 9s 8s | Kh Qh Jh 9h 8h", "1.2");
    row("a second typed card goes one to the right", full, "click 1.1; type 2c 3d",
        "2c 3d Js 9s 8s | Kh Qh Jh 9h 8h", "1.3");
    row("and stays at the end of the row", full, "click 1.4; type 2c 3d 4c",
        "Ks Qs Js 2c 4c | Kh Qh Jh 9h 8h", "1.5");
    row("a hand is typed over whoever lacks cards", "Ks Qs Js 9s 8s | Kh - Jh 9h 8h",
        "click 1.1; type 2c 3d", "2c 3d Js 9s 8s | Kh - Jh 9h 8h", "1.3");
    row("and from its end to who lacks cards", "Ks Qs Js 9s 8s | Kh - Jh 9h 8h",
        "click 1.4; type 2c 3d", "Ks Qs Js 2c 3d | Kh - Jh 9h 8h", "2.2");
    row("the last empty place that is typed goes to the right", "Ks - Js 9s 8s | Kh Qh Jh 9h 8h",
        "click 1.2; type 2c", "Ks 2c Js 9s 8s | Kh Qh Jh 9h 8h", "1.3");
    row("the last empty place that is clicked stays", "Ks - Js 9s 8s | Kh Qh Jh 9h 8h",
        "click 1.2; deck 2c", "Ks 2c Js 9s 8s | Kh Qh Jh 9h 8h", "1.2");
    row("several cards of the field go as if typed one after the other", gaps,
        "click 1.1; enter 2c 3d 4c 5d", "2c 3d Js 4c 8s | Kh Qh 5d 9h 8h", "2.4");
    row("over a full hand in order", full, "click 1.1; enter 2c 3d 4c",
        "2c 3d 4c 9s 8s | Kh Qh Jh 9h 8h", "1.4");
    row("but none over another", full, "click 1.4; enter 2c 3d 4c",
        "4c Qs Js 2c 3d | Kh Qh Jh 9h 8h", "1.2");
    row("a card dropped out of the deck goes on", gaps, "drag 2c 1.2",
        "Ks 2c Js - 8s | Kh Qh - 9h 8h", "1.4");
    row("a place that a card is dropped on from another is next", gaps, "drag 2.1 1.4",
        "Ks - Js Kh 8s | - Qh - 9h 8h", "1.4");
    row("a place that a card is carried to by keys is next", gaps,
        "click 2.1; keys M Up Right Return", "Ks Kh Js - 8s | - Qh - 9h 8h", "1.2");
    row("a card that is deleted leaves its place next", full, "click 1.3; keys Delete",
        "Ks Qs - 9s 8s | Kh Qh Jh 9h 8h", "1.3");
    row("undo makes the place that changed next", gaps,
        "click 1.2; deck 2c; click 2.1; keys Ctrl+Z", gaps, "1.2");
    row("so does redo", gaps, "click 1.2; deck 2c; keys Ctrl+Z; click 2.1; keys Ctrl+Y",
        "Ks 2c Js - 8s | Kh Qh - 9h 8h", "1.2");
    row("of several places that change the first", full,
        "click 2.4; choose clearTableAction; keys Ctrl+Z", full, "1.1");
    row("a player who joins", "Ks - - - - | Kh - - - -", "click 1.2; choose threePlayersAction",
        "Ks - - - - | Kh - - - - | - - - - -", "3.1");
    row("a player who joins by the button", "Ks - - - - | Kh - - - -",
        "click 1.2; press addPlayerButton", "Ks - - - - | Kh - - - - | - - - - -", "3.1");
    row("the place goes with the player when another leaves",
        "Ks - - - - | Kh - - - - | Kd - - - -", "click 3.2; choose player1RemoveAction",
        "Kh - - - - | Kd - - - -", "2.2");
    row("clearing the table", gaps, "click 2.4; choose clearTableAction", "- - - - - | - - - - -",
        "1.1");
    row("clearing a player", gaps, "click 1.2; choose player2ClearAction",
        "Ks - Js - 8s | - - - - -", "2.1");
    row("dealing all", gaps, "click 2.3; choose dealAction", "*", "1.1");
    row("dealing to one player", gaps, "click 2.1; choose player2DealAction", "*", "1.2");
    row("a sample", gaps, "click 2.3; choose straightSampleAction", "*", "1.1");
    row("hands that are pasted", full, "click 2.3; enter 2c 3c|2d 3d", "2c 3c - - - | 2d 3d - - -",
        "1.3");
    row("duplicates that are allowed after typing", gaps,
        "click 1.2; type Kh; press conflictBarAllowButton; type 2c",
        "Ks Kh Js 2c 8s | Kh Qh - 9h 8h [series deck=free]", "2.3");
    row("duplicates that are allowed in the field", gaps,
        "click 1.2; enter Kh; press conflictBarAllowButton; type 2c",
        "Ks Kh Js 2c 8s | Kh Qh - 9h 8h [series deck=free]", "2.3");
    row("a card that is swapped after all", gaps,
        "click 1.2; type Kh; press conflictBarSwapButton; type 2c", "Ks Kh Js 2c 8s | - Qh - 9h 8h",
        "2.1");

    room = "odds";
    const char* const whole = "Ks Qs | Kh Qh / 2c 3c 4c 5c 6c";
    const char* const flop = "Ks Qs | Kh Qh / 2c 3c 4c - -";
    row("the first empty place is next", flop, "", flop, "B4");
    row("in a full situation the first", whole, "", whole, "1.1");
    row("cards are typed in order", "- - | - -", "click 1.1; type KsQsKhQh2c3c4c5c",
        "Ks Qs | Kh Qh / 2c 3c 4c 5c -", "B5");
    row("cards are clicked in order", "- - | - -",
        "deck Ks; deck Qs; deck Kh; deck Qh; deck 2c; deck 3c; deck 4c; deck 5c",
        "Ks Qs | Kh Qh / 2c 3c 4c 5c -", "B5");
    row("the start of the row comes before the next", "- - | - -", "click 1.2; deck Ks",
        "- Ks | - -", "1.1");
    row("the flop comes before the turn", "Ks Qs | Kh Qh", "click B3; deck 2c; deck 3c",
        "Ks Qs | Kh Qh / 3c - 2c - -", "B2");
    row("whatever street was clicked", "Ks Qs | Kh Qh", "click B5; deck 2c",
        "Ks Qs | Kh Qh / - - - - 2c", "B1");
    row("the board goes on with the players", "Ks - | Kh Qh / 2c 3c 4c 5c -", "click B5; deck 6c",
        "Ks - | Kh Qh / 2c 3c 4c 5c 6c", "1.2");
    row("a second click replaces again", whole, "click 1.1; deck Ad; deck Ac",
        "Ac Qs | Kh Qh / 2c 3c 4c 5c 6c", "1.1");
    row("two cards are typed over two", whole, "click 1.1; type AdAc",
        "Ad Ac | Kh Qh / 2c 3c 4c 5c 6c", "1.2");
    row("also where the board lacks cards", flop, "click 1.1; type AdAc",
        "Ad Ac | Kh Qh / 2c 3c 4c - -", "B4");
    row("also where another player does", "Ks Qs | - -", "click 1.1; type AdAc", "Ad Ac | - -",
        "2.1");
    row("a flop is typed over a flop", flop, "click B1; type AdAc9d",
        "Ks Qs | Kh Qh / Ad Ac 9d - -", "B4");
    row("the board is typed over the board", whole, "click B1; type AdAc9d8d7d",
        "Ks Qs | Kh Qh / Ad Ac 9d 8d 7d", "B5");
    row("the field does the same", flop, "click 1.1; enter Ad Ac", "Ad Ac | Kh Qh / 2c 3c 4c - -",
        "B4");
    row("the field and a flop", flop, "click B1; enter Ad Ac 9d", "Ks Qs | Kh Qh / Ad Ac 9d - -",
        "B4");
    row("the flop is dealt", "Ks Qs | Kh Qh", "click 1.1; choose flopAction", "*", "B4");
    row("by the button", "Ks Qs | Kh Qh", "choose dealStreetAction", "*", "B4");
    row("and the turn", "Ks Qs | Kh Qh", "choose dealStreetAction; choose dealStreetAction", "*",
        "B5");
    row("and the river: nothing is empty, it stays", "Ks Qs | Kh Qh",
        "click 2.1; choose riverAction", "*", "2.1");
    row("the river is dealt while a player lacks a card", "Ks - | Kh Qh",
        "click B1; choose riverAction", "*", "1.2");
    row("going back to the flop", whole, "click 1.2; choose flopAction",
        "Ks Qs | Kh Qh / 2c 3c 4c - -", "B4");
    row("going back before the flop", whole, "click 1.2; choose preflopAction", "Ks Qs | Kh Qh",
        "B1");
    row("a player who joins a full board", whole, "choose oddsPlayers3Action; deck Ad",
        "Ks Qs | Kh Qh | Ad - / 2c 3c 4c 5c 6c", "3.2");
    row("a player who joins the flop", flop, "choose oddsPlayers3Action; deck Ad; deck Ac",
        "Ks Qs | Kh Qh | Ad Ac / 2c 3c 4c - -", "B4");
    row("a player leaves, and it goes with its own", "Ks Qs | Kh - | Kd -",
        "click 3.2; choose oddsPlayer1RemoveAction", "Kh - | Kd -", "2.2");
    row("clearing a player", whole, "click B2; choose oddsPlayer2ClearAction",
        "Ks Qs | - - / 2c 3c 4c 5c 6c", "2.1");
    row("unknown cards", "Ks Qs | - - | Kh -", "click B2; choose oddsPlayer2UnknownAction",
        "Ks Qs | ? ? | Kh -", "3.2");
    row("an unknown card", "Ks Qs | - -", "click 2.1; choose oddsMakeUnknownAction", "Ks Qs | ? -",
        "2.2");
    row("dealing to all", "Ks Qs | - -", "click 1.1; choose oddsDealAllAction", "*", "B1");
    row("dealing to one player", "- - | - -", "click 1.2; choose oddsPlayer1DealAction", "*",
        "2.1");
    row("clearing the situation", whole, "click B2; choose oddsClearTableAction", "- - | - -",
        "1.1");
    row("undo of a street", "Ks Qs | Kh Qh", "choose flopAction; click 1.1; keys Ctrl+Z",
        "Ks Qs | Kh Qh", "B1");
    row("redo of a card", flop, "click B4; deck 5c; keys Ctrl+Z; click 1.1; keys Ctrl+Y",
        "Ks Qs | Kh Qh / 2c 3c 4c 5c -", "B4");
    row("dead cards follow dead cards", "Ks Qs | - - / dead 2h 3h", "click D3; deck 4h; deck 5h",
        "Ks Qs | - - / dead 2h 3h 4h 5h", "D5");
    row("a card dropped out of the deck goes on", flop, "drag Ad B5",
        "Ks Qs | Kh Qh / 2c 3c 4c - Ad", "B4");
    row("a place that a card is dropped on from another is next", flop, "drag 2.1 B5",
        "Ks Qs | - Qh / 2c 3c 4c - Kh", "B5");

    room = "exercise";
    const char* const open = "Ts _ 4d _ Qh | Td Tc 4s _ _";
    row("the first open place is next", open, "", open, "1.2");
    row("a typed card goes on to the right", open, "type 2c", "Ts 2c 4d _ Qh | Td Tc 4s _ _",
        "1.4");
    row("then to the next hand", open, "type 2c3c", "Ts 2c 4d 3c Qh | Td Tc 4s _ _", "2.4");
    row("a clicked card goes on to the right", open, "deck 2c", "Ts 2c 4d _ Qh | Td Tc 4s _ _",
        "1.4");
    row("then from the start of the row", open, "click 1.4; deck 2c",
        "Ts _ 4d 2c Qh | Td Tc 4s _ _", "1.2");
    row("a second click replaces again", open, "type 2c3c5c6c; click 1.2; deck 7c; deck 8c",
        "Ts 8c 4d 3c Qh | Td Tc 4s 5c 6c", "1.2");
    row("two cards are typed over two", open, "type 2c3c5c6c; click 1.2; keys Escape; type 7c8c",
        "Ts 7c 4d 8c Qh | Td Tc 4s 5c 6c", "1.4");
    row("and stay at the end of the row", open, "type 2c3c5c6c; click 2.5; keys Escape; type 7c8c",
        "Ts 2c 4d 3c Qh | Td Tc 4s 5c 8c", "2.5");
    row("the field does the same", open, "click 1.2; enter 2c3c5c",
        "Ts 2c 4d 3c Qh | Td Tc 4s 5c _", "2.5");
    row("a place that a card is carried to is next", open,
        "type 2c; click 1.2; keys Escape M Right Return", "Ts _ 4d 2c Qh | Td Tc 4s _ _", "1.4");
}

void TestNextCard::theNextCardFollowsThePerson()
{
    QFETCH(const QString, room);
    QFETCH(const QString, start);
    QFETCH(const QString, deeds);
    QFETCH(const QString, cards);
    Person& person = personIn(room);
    person.start(start);
    QVERIFY(QTest::qWaitForWindowActive(person.room().window()));
    QCOMPARE(person.disagreement(), QString());
    const QStringList all = deeds.split(QStringLiteral("; "), Qt::SkipEmptyParts);
    for (const QString& deed : all) {
        QVERIFY2(person.act(deed), qPrintable(deed));
        const QString wrong = person.disagreement();
        QVERIFY2(wrong.isEmpty(), qPrintable(deed + QStringLiteral(": ") + wrong));
    }
    if (cards != u"*")
        QCOMPARE(person.cards(), cards);
    QTEST(person.framed(), "next");
}

void TestNextCard::theCardLandsWhereTheFrameIs_data()
{
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("start");
    QTest::newRow("compare") << "compare"
                             << "Ks - Js - 8s | Kh Qh - 9h 8h | - - - - -";
    QTest::newRow("odds") << "odds"
                          << "Ks - | Kh Qh | - - / 2c 3c 4c - - / dead 9d";
    QTest::newRow("exercise") << "exercise"
                              << "Ts _ 4d _ _ | Td Tc 4s _ _";
}

/// Whatever was done: frame, header and keys agree on one place, and the next card goes there,
/// whether clicked or typed.
void TestNextCard::theCardLandsWhereTheFrameIs()
{
    QFETCH(const QString, room);
    QFETCH(const QString, start);
    Person& person = personIn(room);
    person.start(start);
    QVERIFY(QTest::qWaitForWindowActive(person.room().window()));
    SeededRandom random(20261124);
    const int deeds = trials(2000, 60);
    for (int i = 0; i < deeds; ++i) {
        const QString deed = anyDeed(random, person);
        QVERIFY2(person.act(deed), qPrintable(deed));
        const QString wrong = person.disagreement();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1, %2: %3").arg(i).arg(deed, wrong)));
        if (i % 3 > 0)
            continue;
        const QString next = person.framed();
        const Card card = random.pick(person.unused());
        const QString put = QStringLiteral("deck ") + qt(toText(card));
        person.act(put);
        QVERIFY2(person.slot(next)->card() == card,
                 qPrintable(QStringLiteral("%1, after %2: %3 came not to %4, but %5")
                                .arg(i)
                                .arg(deed, put, next, person.cards())));
    }
}

SHOWDOWN_TEST(TestNextCard)
#include "tst_nextcard.moc"
