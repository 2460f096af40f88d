// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/gui/learn/exerciseperson.h"

#include <algorithm>

namespace showdown::tests {

/// Gives an answer of each kind with the keyboard; the focus is where the answer is entered.
struct AnswerByKeys
{
    ExercisePerson& person;

    /// Typed cards go into one open place after the other.
    void operator()(const BuiltHands& hands) const
    {
        for (const CardPlace place : openPlaces(person.exercise())) {
            const auto& hand = hands[static_cast<std::size_t>(place.hand)];
            const Card card = *hand[static_cast<std::size_t>(place.position)];
            person.type(QByteArray::fromStdString(toText(card)));
        }
    }
    void operator()(const Winners& winners) const
    {
        if (winners.players.size() == 1)
            return person.type(QByteArray::number(winners.players.front()));
        person.type("t");
        if (person.exercise().hands.size() == 2)
            return;
        person.press(Qt::Key_Tab);
        person.press(Qt::Key_Space);
        for (int choice = 1; choice < tieChoice(winners); ++choice)
            person.press(Qt::Key_Right);
    }
    void operator()(const CardPlace& place) const
    {
        mark(QStringLiteral("cardCells"), place.hand * Hand::fullSize + place.position,
             Hand::fullSize);
    }
    void operator()(const PartOrder& order) const
    {
        const auto& list = *person.find<QListWidget>(QStringLiteral("orderList"));
        for (int to = 0; to < static_cast<int>(order.size()); ++to) {
            const auto shown = std::get<PartOrder>(*person.panel().field()->answer());
            const auto from = std::ranges::find(shown, order[static_cast<std::size_t>(to)]);
            const int row = static_cast<int>(from - shown.begin());
            for (int at = list.currentRow(); at != row; at += at < row ? 1 : -1)
                person.press(at < row ? Qt::Key_Down : Qt::Key_Up);
            for (int at = row; at > to; --at)
                person.press(Qt::Key_Up, Qt::AltModifier);
        }
    }
    void operator()(const WildRanks& wilds) const
    {
        for (std::size_t wild = 0; wild < wilds.ranks.size(); ++wild) {
            if (wild > 0)
                person.press(Qt::Key_Tab);
            mark(QStringLiteral("wildCells%1").arg(wild + 1), wildCell(wilds.ranks[wild]), 13);
        }
    }
    void operator()(const HandValue& name) const
    {
        const auto& names = std::get<ChooseName>(person.exercise().kind).names;
        person.type(
            QByteArray(1, 'a' + static_cast<char>(std::ranges::find(names, name) - names.begin())));
    }
    void operator()(const ChosenHand& hand) const { person.type(QByteArray::number(hand.player)); }
    void operator()(Category rank) const
    {
        person.press(Qt::Key_Space);
        goTo(QStringLiteral("rankChoice%1").arg(rankChoice(person, rank)));
    }
    void operator()(const MarkedCards& marked) const
    {
        for (const Card card : marked.cards)
            mark(QStringLiteral("outsCells"), gui::OutsField::cellOf(card), 13);
    }
    void operator()(const FoundBug& found) const
    {
        person.type(QByteArray::number(found.table));
        const auto& lines = *person.find<QAbstractItemView>(QStringLiteral("bugLines"));
        constexpr int most = 60;
        for (int i = 0; i < most && !lines.hasFocus(); ++i)
            person.press(Qt::Key_Tab);
        const auto here = [&lines] { return lines.currentIndex().row() + 1; };
        for (int i = 0; i < most && here() != found.line; ++i)
            person.press(here() < found.line ? Qt::Key_Down : Qt::Key_Up);
        person.press(Qt::Key_Space);
    }
    /// Only practice asks it, with options.
    void operator()(const NextStep& /*step*/) const {}
    void operator()(double number) const
    {
        person.type(numberText(person.exercise(), number).toLatin1());
    }

private:
    /// Arrows go from choice to choice in their order.
    void goTo(const QString& choice) const
    {
        constexpr int most = 30;
        const auto& wanted = *person.find<QWidget>(choice);
        for (int i = 0; i < most && !wanted.hasFocus(); ++i) {
            const QPoint here = QApplication::focusWidget()->pos();
            const QPoint there = wanted.pos();
            person.press(here.y() < there.y()   ? Qt::Key_Down
                         : here.y() > there.y() ? Qt::Key_Up
                         : here.x() < there.x() ? Qt::Key_Right
                                                : Qt::Key_Left);
        }
    }

    /// Goes to a cell with the arrows and marks it.
    void mark(const QString& map, int cell, int columns) const
    {
        const auto& cells = *person.find<gui::CellMap>(map);
        constexpr int most = 60;
        for (int i = 0; i < most && cells.currentCell() != cell; ++i) {
            const int here = cells.currentCell();
            person.press(here / columns < cell / columns   ? Qt::Key_Down
                         : here / columns > cell / columns ? Qt::Key_Up
                         : here < cell                     ? Qt::Key_Right
                                                           : Qt::Key_Left);
        }
        person.press(Qt::Key_Space);
    }
};

} // namespace showdown::tests
