// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/outsfield.h"
#include "tests/app/gui/exercises/exercisepaneltest.h"
#include "tests/support/situations.h"

#include <QLineEdit>
#include <QListWidget>

#include <functional>
#include <vector>

namespace showdown::tests {

using Act = std::function<void(ExercisePanelTest&)>;

/// How a user answers an exercise wrongly, and then rightly, with the mouse and by keyboard alone.
struct KindCase
{
    const char* name;
    Exercise exercise;
    const char* first; ///< where Tab leads to
    Act wrongByMouse, rightByMouse, wrongByKeys, rightByKeys;
};

inline Act clickOn(const QString& button)
{
    return [button](ExercisePanelTest& test) { test.clickButton(button); };
}

inline Act clickCells(const QString& map, const std::vector<int>& cells)
{
    return [map, cells](ExercisePanelTest& test) {
        for (const int cell : cells)
            test.clickCell(map, cell);
    };
}

inline Act typing(const QByteArray& text)
{
    return [text](ExercisePanelTest& test) { test.type(text); };
}

inline Act pressing(const std::vector<Qt::Key>& keys,
                    Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return [keys, modifiers](ExercisePanelTest& test) {
        for (const Qt::Key key : keys)
            test.press(key, modifiers);
    };
}

/// Opens the deck under a slot by a click, and clicks a key there.
inline Act dealing(int player, int place, std::string_view card)
{
    return [=](ExercisePanelTest& test) {
        test.click(test.slot(player, place));
        test.clickKey(card);
    };
}

inline KindCase buildCase()
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

inline KindCase winnerCase()
{
    return {"winner",
            exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2c"), ChooseWinner{}),
            "winnerChoice1",
            clickOn(QStringLiteral("winnerChoice2")),
            clickOn(QStringLiteral("winnerChoice1")),
            typing("2"),
            typing("1")};
}

inline KindCase tieCase()
{
    return {"a tie",
            exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 3c"), ChooseWinner{}),
            "winnerChoice1",
            clickOn(QStringLiteral("winnerChoice1")),
            clickOn(QStringLiteral("winnerChoice3")),
            typing("1"),
            typing("t")};
}

inline KindCase tieOfSomeCase()
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

inline KindCase cardCase()
{
    return {"deciding card",
            exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2c"), ChooseDecidingCard{}),
            "cardCells",
            clickCells(QStringLiteral("cardCells"), {3}),
            clickCells(QStringLiteral("cardCells"), {4}),
            pressing({Qt::Key_Right, Qt::Key_Space}),
            pressing({Qt::Key_Down, Qt::Key_End, Qt::Key_Space})};
}

/// The parts begin in a wrong order, so that no action is needed for a wrong answer.
inline KindCase orderCase()
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

inline KindCase wildCase()
{
    return {"wild",
            exerciseOf(QStringLiteral("Qs 9h 7d 3c *"), NameWilds{1}),
            "wildCells1",
            clickCells(QStringLiteral("wildCells1"), {0}), // ace
            clickCells(QStringLiteral("wildCells1"), {2}), // queen
            pressing({Qt::Key_Space}),
            pressing({Qt::Key_Right, Qt::Key_Right, Qt::Key_Space})};
}

inline KindCase twoWildsCase()
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

/// Royal flush is the first choice, then straight flush, four of a kind, full house, flush,
/// straight.
inline KindCase rankCase()
{
    return {"rank",
            exerciseOf(QStringLiteral("5h 6d 7c 8s 9h"), NameRank{1}),
            "rankChoice1",
            clickOn(QStringLiteral("rankChoice5")),
            clickOn(QStringLiteral("rankChoice6")),
            pressing({Qt::Key_Space}),
            pressing({Qt::Key_Down, Qt::Key_Down, Qt::Key_Right})};
}

inline KindCase nameCase()
{
    ChooseName asked;
    for (const char* name : {"full-house 3 T", "two-pair T 3 T", "full-house T 3", "pair T 3 2 4"})
        asked.names.push_back(handValueNamed(QString::fromLatin1(name)));
    return {"name",
            exerciseOf(QStringLiteral("Th 3d Tc 3s Ts"), asked),
            "nameChoice1",
            clickOn(QStringLiteral("nameChoice1")),
            clickOn(QStringLiteral("nameChoice3")),
            typing("b"),
            typing("C")};
}

inline KindCase handCase()
{
    const QString hands = QStringLiteral("Th 9d 8c 7s 5h | 2h 3h 6h 8h Jh | 5s 6d 7c 8d 9c");
    return {"one hand of several",
            exerciseOf(hands, ChooseHand{Category::straight}),
            "handChoice1",
            clickOn(QStringLiteral("handChoice1")),
            clickOn(QStringLiteral("handChoice3")),
            typing("2"),
            typing("3")};
}

inline Exercise flushDraw(const ExerciseKind& kind)
{
    Exercise exercise;
    exercise.situation = situationOf(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c"));
    exercise.rules = exercise.situation->rules;
    exercise.hope = Category::flush;
    exercise.kind = kind;
    return exercise;
}

inline KindCase outsCase()
{
    const QString map = QStringLiteral("outsCells");
    std::vector<int> clubs;
    for (const char* card : {"Ac", "Kc", "Qc", "Jc", "Tc", "7c", "6c", "3c"})
        clubs.push_back(gui::OutsField::cellOf(cardFrom(card)));
    const int last = gui::OutsField::cellOf(cardFrom("2c"));
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

inline KindCase numberCase()
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

inline const std::vector<KindCase>& kindCases()
{
    static const std::vector<KindCase> cases{buildCase(), winnerCase(), tieCase(),  tieOfSomeCase(),
                                             cardCase(),  orderCase(),  wildCase(), twoWildsCase(),
                                             rankCase(),  nameCase(),   handCase(), outsCase(),
                                             numberCase()};
    return cases;
}

} // namespace showdown::tests
