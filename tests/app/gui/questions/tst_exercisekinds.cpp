// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/outsfield.h"
#include "tests/app/gui/questions/exercisepaneltest.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QLineEdit>
#include <QListWidget>

#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

using Act = std::function<void(ExercisePanelTest&)>;

/// How somebody answers an exercise wrongly, and then rightly, with the mouse and with keys alone.
struct KindCase
{
    const char* name;
    Exercise exercise;
    const char* first; ///< where Tab leads to
    Act wrongByMouse, rightByMouse, wrongByKeys, rightByKeys;
};

Act clickOn(const QString& button)
{
    return [button](ExercisePanelTest& test) { test.clickButton(button); };
}

Act clickCells(const QString& map, const std::vector<int>& cells)
{
    return [map, cells](ExercisePanelTest& test) {
        for (const int cell : cells)
            test.clickCell(map, cell);
    };
}

Act typing(const QByteArray& text)
{
    return [text](ExercisePanelTest& test) { test.type(text); };
}

Act pressing(const std::vector<Qt::Key>& keys, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return [keys, modifiers](ExercisePanelTest& test) {
        for (const Qt::Key key : keys)
            test.press(key, modifiers);
    };
}

/// The deck under a slot is opened by a click, and a key clicked there.
Act dealing(int player, int place, std::string_view card)
{
    return [=](ExercisePanelTest& test) {
        test.click(test.slot(player, place));
        test.clickKey(card);
    };
}

KindCase buildCase()
{
    BuildGoal goal;
    goal.winners = {2};
    goal.decides = partFromText("kicker 1");
    return {"build",
            exerciseOf(QStringLiteral("Ts Th 4d 4c Qh | Td Tc 4s 4h _"), BuildHands{goal}),
            "exercisePlayer2Card5Slot",
            dealing(2, 5, "2s"),
            dealing(2, 5, "Kd"),
            typing("2s"),
            [](ExercisePanelTest& test) {
                test.press(Qt::Key_Space); // the deck, at the key of this card
                test.type("K");
                test.press(Qt::Key_Return);
            }};
}

KindCase winnerCase()
{
    return {"winner",
            exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2c"), ChooseWinner{}),
            "winnerChoice1",
            clickOn(QStringLiteral("winnerChoice2")),
            clickOn(QStringLiteral("winnerChoice1")),
            typing("2"),
            typing("1")};
}

KindCase tieCase()
{
    return {"a tie",
            exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 3c"), ChooseWinner{}),
            "winnerChoice1",
            clickOn(QStringLiteral("winnerChoice1")),
            clickOn(QStringLiteral("winnerChoice3")),
            typing("1"),
            typing("t")};
}

KindCase tieOfSomeCase()
{
    const QString hands = QStringLiteral("Qs Qd 9h 7c 3d | 2h 3s 5d 8c Jh | Qh Qc 9s 7d 3c");
    return {"two of three tie",
            exerciseOf(hands, ChooseWinner{}),
            "winnerChoice1",
            [](ExercisePanelTest& test) {
                test.clickButton(QStringLiteral("winnerChoice4"));
                test.clickButton(QStringLiteral("tieChoice4"));
            },
            clickOn(QStringLiteral("tieChoice2")),
            typing("3"),
            [](ExercisePanelTest& test) {
                test.type("T");
                test.press(Qt::Key_Tab);
                test.press(Qt::Key_Space);
                test.press(Qt::Key_Right);
            }};
}

KindCase cardCase()
{
    return {"deciding card",
            exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2c"), ChooseDecidingCard{}),
            "cardCells",
            clickCells(QStringLiteral("cardCells"), {3}),
            clickCells(QStringLiteral("cardCells"), {4}),
            pressing({Qt::Key_Right, Qt::Key_Space}),
            pressing({Qt::Key_Down, Qt::Key_End, Qt::Key_Space})};
}

/// The parts begin in a wrong order, so that nothing need be done to be wrong.
KindCase orderCase()
{
    const auto sortByButtons = [](ExercisePanelTest& test, const std::function<void(bool)>& move) {
        auto* list = test.find<QListWidget>(QStringLiteral("orderList"));
        const QStringList right{QStringLiteral("Higher pair"), QStringLiteral("Lower pair"),
                                QStringLiteral("Kicker")};
        for (int to = 0; to < right.size(); ++to) {
            int row = to;
            while (!list->item(row)->text().endsWith(right[to]))
                ++row;
            list->setCurrentRow(row);
            for (; row > to; --row)
                move(true);
        }
    };
    return {"order",
            exerciseOf(QStringLiteral("Ks Kd 7h 7c Td | Kh Kc 7s 7d 9c"), OrderParts{}),
            "orderList",
            [](ExercisePanelTest&) {},
            [=](ExercisePanelTest& test) {
                sortByButtons(test,
                              [&test](bool) { test.clickButton(QStringLiteral("partUpButton")); });
            },
            [](ExercisePanelTest&) {},
            [=](ExercisePanelTest& test) {
                sortByButtons(test, [&test](bool) { test.press(Qt::Key_Up, Qt::AltModifier); });
            }};
}

KindCase wildCase()
{
    return {"wild",
            exerciseOf(QStringLiteral("Qs 9h 7d 3c *"), NameWilds{1}),
            "wildCells1",
            clickCells(QStringLiteral("wildCells1"), {0}), // ace
            clickCells(QStringLiteral("wildCells1"), {2}), // queen
            pressing({Qt::Key_Space}),
            pressing({Qt::Key_Right, Qt::Key_Right, Qt::Key_Space})};
}

KindCase twoWildsCase()
{
    return {"two wilds",
            exerciseOf(QStringLiteral("Ks * 9h 8d *"), NameWilds{1}),
            "wildCells1",
            [](ExercisePanelTest& test) {
                test.clickCell(QStringLiteral("wildCells1"), 1);
                test.clickCell(QStringLiteral("wildCells2"), 5);
            },
            clickCells(QStringLiteral("wildCells2"), {1}), // two kings
            [](ExercisePanelTest& test) {
                test.press(Qt::Key_Space);
                test.press(Qt::Key_Tab);
                test.press(Qt::Key_Space);
            },
            [](ExercisePanelTest& test) {
                test.press(Qt::Key_Right);
                test.press(Qt::Key_Space);
                test.press(Qt::Key_Backtab, Qt::ShiftModifier);
                test.press(Qt::Key_Right);
                test.press(Qt::Key_Space);
            }};
}

/// Royal flush is the first choice, then straight flush, four of a kind, full house, flush, straight.
KindCase rankCase()
{
    return {"rank",
            exerciseOf(QStringLiteral("5h 6d 7c 8s 9h"), NameRank{1}),
            "rankChoice1",
            clickOn(QStringLiteral("rankChoice5")),
            clickOn(QStringLiteral("rankChoice6")),
            pressing({Qt::Key_Space}),
            pressing({Qt::Key_Down, Qt::Key_Down, Qt::Key_Right})};
}

Exercise flushDraw(const ExerciseKind& kind)
{
    Exercise exercise;
    exercise.situation = situationOf(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c"));
    exercise.rules = exercise.situation->rules;
    exercise.hope = Category::flush;
    exercise.kind = kind;
    return exercise;
}

KindCase outsCase()
{
    const QString map = QStringLiteral("outsCells");
    std::vector<int> clubs;
    for (const char* card : {"Ac", "Kc", "Qc", "Jc", "Tc", "7c", "6c", "3c"})
        clubs.push_back(OutsField::cellOf(cardFrom(card)));
    const int last = OutsField::cellOf(cardFrom("2c"));
    return {
        "outs",
        flushDraw(MarkOuts{1}),
        "outsCells",
        clickCells(map, clubs),
        clickCells(map, {last}),
        [](ExercisePanelTest& test) { // the last row from its ace on; its taken cards take no mark
            for (int i = 0; i < 3; ++i)
                test.press(Qt::Key_Down);
            test.press(Qt::Key_Home);
            for (int i = 0; i < 12; ++i) {
                test.press(Qt::Key_Space);
                test.press(Qt::Key_Right);
            }
        },
        pressing({Qt::Key_Space})};
}

KindCase numberCase()
{
    GiveNumber asked;
    asked.of = GiveNumber::Of::percent;
    asked.within = 0.5;
    return {"number",
            flushDraw(asked),
            "numberEdit",
            [](ExercisePanelTest& test) {
                test.clickButton(QStringLiteral("checkButton")); // nothing yet
                test.click(test.find<QLineEdit>(QStringLiteral("numberEdit")));
                test.type("25");
            },
            [](ExercisePanelTest& test) {
                auto* edit = test.find<QLineEdit>(QStringLiteral("numberEdit"));
                test.click(edit);
                edit->selectAll();
                test.type("19,6");
            },
            typing("9"),
            [](ExercisePanelTest& test) {
                test.press(Qt::Key_Backspace);
                test.type("19.6 %");
            }};
}

const std::vector<KindCase>& kindCases()
{
    static const std::vector<KindCase> cases{
        buildCase(), winnerCase(),   tieCase(),  tieOfSomeCase(), cardCase(),  orderCase(),
        wildCase(),  twoWildsCase(), rankCase(), outsCase(),      numberCase()};
    return cases;
}

} // namespace

/// Every kind of exercise, answered wrongly and rightly.
class TestExerciseKinds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void byMouse_data() { addCases(); }
    void byMouse();
    void byKeysAlone_data() { addCases(); }
    void byKeysAlone();
    void nothingChosenIsNotCounted_data() { addCases(); }
    void nothingChosenIsNotCounted();
    void itFitsWhereItStands_data();
    void itFitsWhereItStands();

private:
    static void addCases();
};

void TestExerciseKinds::addCases()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kindCases().size(); ++i)
        QTest::newRow(kindCases()[i].name) << static_cast<int>(i);
}

void TestExerciseKinds::byMouse()
{
    QFETCH(const int, index);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    QCOMPARE(static_cast<int>(findFault(kind.exercise).value_or(ExerciseFault::noGoal)),
             static_cast<int>(ExerciseFault::noGoal));
    ExercisePanelTest test(kind.exercise);
    QVERIFY(test.isReady());
    kind.wrongByMouse(test);
    QCOMPARE(test.answered(), QString());
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Not quite."));
    kind.rightByMouse(test);
    QCoreApplication::processEvents();
    QCOMPARE(test.text("feedbackTitleLabel"), QString()); // that was another answer
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("right"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Right."));
    QVERIFY(!test.text("feedbackTextLabel").isEmpty());
}

void TestExerciseKinds::byKeysAlone()
{
    QFETCH(const int, index);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    ExercisePanelTest test(kind.exercise);
    QVERIFY(test.isReady());
    QVERIFY(test.tabTo(QLatin1String(kind.first)));
    kind.wrongByKeys(test);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Not quite."));
    kind.rightByKeys(test);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.answered(), QStringLiteral("right"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Right."));
}

void TestExerciseKinds::nothingChosenIsNotCounted()
{
    QFETCH(const int, index);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    if (std::holds_alternative<OrderParts>(kind.exercise.kind))
        return; // a list is always in some order
    ExercisePanelTest test(kind.exercise);
    QVERIFY(test.isReady());
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QString());
    QCOMPARE(test.text("feedbackTitleLabel"), QString());
    QVERIFY(!test.text("feedbackTextLabel").isEmpty());
}

void TestExerciseKinds::itFitsWhereItStands_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("width");
    for (std::size_t i = 0; i < kindCases().size(); ++i) {
        for (const int width : {300, 352, 700})
            QTest::addRow("%s, %d wide", kindCases()[i].name, width)
                << static_cast<int>(i) << width;
    }
}

void TestExerciseKinds::itFitsWhereItStands()
{
    QFETCH(const int, index);
    QFETCH(const int, width);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    ExercisePanelTest test(kind.exercise, {QStringLiteral("Who wins?"), {}, 0}, width);
    QVERIFY(test.isReady());
    QCOMPARE(test.window.width(), width); // it asks for no more
    const QList<CardSlot*> openSlots = test.window.findChildren<CardSlot*>();
    for (const CardSlot* slot : openSlots)
        QVERIFY(test.panel.rect().contains(
            QRect(slot->mapTo(&test.panel, slot->cardRect().topLeft()), slot->cardRect().size())));
    const QList<CellMap*> maps = test.window.findChildren<CellMap*>();
    for (const CellMap* map : maps) {
        for (int cell = 0; cell < map->cellCount(); ++cell) {
            const QRect place = map->cellRect(cell);
            QVERIFY2(map->rect().contains(place), qPrintable(map->cellName(cell)));
            QVERIFY(place.width() >= 24 && place.height() >= 24);
        }
    }
    const QList<QAbstractButton*> buttons = test.panel.findChildren<QAbstractButton*>();
    for (const QAbstractButton* button : buttons) {
        if (!button->isVisible() || button->window() != &test.window)
            continue;
        const QRect place(button->mapTo(&test.panel, QPoint()), button->size());
        QVERIFY2(test.panel.rect().contains(place), qPrintable(button->objectName()));
        QVERIFY2(place.height() >= 24, qPrintable(button->objectName()));
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
    }
}

SHOWDOWN_TEST(TestExerciseKinds)
#include "tst_exercisekinds.moc"
