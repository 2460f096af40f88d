// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckkeys.h"
#include "app/gui/exercises/choicebutton.h"
#include "app/gui/exercises/choicecells.h"
#include "app/gui/exercises/deckpopup.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/exercises/outsfield.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/learn/lessontree.h"
#include "app/gui/widgets/cellmap.h"
#include "app/narration/categorytext.h"
#include "tests/support/guitest.h"
#include "tests/support/texts.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>

namespace showdown::tests {

/// A user of the program's lessons, who knows the answers and gives them with the mouse, or in a
/// derived class with the keyboard.
class ExercisePerson : public WindowTest
{
public:
    ExercisePerson() = default;
    virtual ~ExercisePerson() = default;
    ExercisePerson(const ExercisePerson&) = delete;
    ExercisePerson& operator=(const ExercisePerson&) = delete;

    gui::LearnView& learn() { return *dynamic_cast<gui::LearnView*>(window().views()[1]); }
    gui::LessonTree& tree() { return *find<gui::LessonTree>(QStringLiteral("lessonTree")); }
    virtual gui::ExercisePanel& panel() { return exercises().panel(); }
    gui::LessonExercises& exercises()
    {
        return *WindowTest::find<gui::LessonExercises>(QStringLiteral("lessonExercises"));
    }

    /// Finds a part in the current exercise first: others are kept with their answers.
    template <typename T>
    T* find(const QString& name)
    {
        const gui::AnswerField* field = panel().field();
        for (QWidget* shown :
             std::initializer_list<QWidget*>{panel().field(), field ? field->beside() : nullptr}) {
            if (auto* part = qobject_cast<T*>(shown); part && part->objectName() == name)
                return part;
            if (T* part = shown ? shown->findChild<T*>(name) : nullptr)
                return part;
        }
        return WindowTest::find<T>(name);
    }
    const lessons::Lesson& lesson()
    {
        return learn().shelf().lessons()[static_cast<std::size_t>(learn().lesson())];
    }
    virtual const Exercise& exercise()
    {
        return lesson().exercises[static_cast<std::size_t>(exercises().current())].exercise;
    }

    /// The state that the disc before a lesson shows.
    gui::LessonState disc()
    {
        return tree().currentIndex().data(gui::LessonModel::stateRole).value<gui::LessonState>();
    }

    /// The widgets that could not be clicked because they were not visible; empty if all could.
    const QString& hidden() const { return m_hidden; }

    /// Clicks a lesson in the tree.
    void clickLesson(int lesson)
    {
        const QAbstractItemModel& model = *tree().model();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex above = model.index(group, 0);
            for (int row = 0; row < model.rowCount(above); ++row) {
                const QModelIndex index = model.index(row, 0, above);
                if (index.data(gui::LessonModel::lessonRole).toInt() != lesson)
                    continue;
                tree().scrollTo(index);
                clickAt(*tree().viewport(), tree().visualRect(index).center());
            }
        }
    }

    /// Clicks the tab of the exercises beside the text.
    void clickExercises()
    {
        auto& tabs = *find<QTabBar>(QStringLiteral("learnSideTabs"));
        clickAt(tabs, tabs.tabRect(1).center());
    }

    /// Scrolls to a widget of the exercise, if necessary, and clicks it.
    void clickAt(QWidget& widget, QPoint place)
    {
        QCoreApplication::processEvents(); // laid out, and scrolled to what was said
        QWidget* top = widget.window();
        QScrollArea* side = nullptr;
        for (QWidget* each = widget.parentWidget(); each && !side; each = each->parentWidget())
            side = qobject_cast<QScrollArea*>(each);
        if (side) {
            const QPoint inside = widget.mapTo(side->widget(), place);
            side->ensureVisible(inside.x(), inside.y(), 0, clickedRoom);
        }
        const QPoint clicked = widget.mapTo(top, place);
        const QWidget* there = top->childAt(clicked);
        if (!there || (there != &widget && !widget.isAncestorOf(there)))
            m_hidden += widget.objectName() + u' ';
        QTest::mouseClick(top->windowHandle(), Qt::LeftButton, Qt::NoModifier, clicked);
    }
    void clickOn(const QString& name)
    {
        if (auto* widget = find<QWidget>(name))
            clickAt(*widget, widget->rect().center());
        else
            m_hidden += name + u' ';
    }
    void clickOn(const char* name) { clickOn(qt(name)); }
    void clickCell(const QString& map, int cell)
    {
        auto& cells = *find<gui::CellMap>(map);
        QCoreApplication::sendPostedEvents();
        clickAt(cells, cells.cellRect(cell).center());
    }

private:
    static constexpr int clickedRoom = 30;

    QString m_hidden;
};

/// The number of the choice for a rank, from 1.
inline int rankChoice(ExercisePerson& person, Category rank)
{
    const QString words = narration::categoryName(rank, person.exercise().rules);
    const auto choices = person.panel().field()->findChildren<gui::ChoiceButton*>();
    const auto found = std::ranges::find(choices, words, &gui::ChoiceButton::words);
    return static_cast<int>(found - choices.begin()) + 1;
}

/// The number of the choice for those who tie, from 1, where three play.
inline int tieChoice(const Winners& winners)
{
    const int sum = winners.players.front() + winners.players.back();
    return winners.players.size() == 3 ? 4 : sum - 2;
}

/// The cell of a rank among those for a wild.
inline int wildCell(Rank rank)
{
    return number(Rank::ace) - number(rank);
}

/// A number as people write it: with as few digits as give the same judgement.
inline QString numberText(const Exercise& exercise, double number)
{
    constexpr int most = 12;
    const bool isRight = judge(exercise, number).isRight;
    for (int digits = 0; digits < most; ++digits) {
        const QString text = QString::number(number, 'f', digits);
        if (judge(exercise, text.toDouble()).isRight == isRight)
            return text;
    }
    return QString::number(number, 'g', most);
}

/// Gives an answer of each kind with the mouse.
struct AnswerByMouse
{
    ExercisePerson& person;

    /// The first open place is clicked, and a card in the deck under it, which stays for the others.
    void operator()(const BuiltHands& hands) const
    {
        for (const CardPlace place : openPlaces(person.exercise())) {
            const Card card = *hands[static_cast<std::size_t>(place.hand)]
                                    [static_cast<std::size_t>(place.position)];
            auto& slot = *person.find<gui::CardSlot>(QStringLiteral("exercisePlayer%1Card%2Slot")
                                                         .arg(place.hand + 1)
                                                         .arg(place.position + 1));
            if (slot.card() == card)
                continue;
            auto& deck = *person.panel().field()->findChild<gui::DeckPopup*>();
            if (!deck.isVisible() || slot.card()) {
                deck.hide();
                person.clickAt(slot, slot.cardRect().center());
            }
            auto& grid =
                *person.panel().field()->findChild<gui::DeckGrid*>(QStringLiteral("deckGrid"));
            person.clickAt(grid, grid.keyRect(gui::DeckKeys::key(card)).center().toPoint());
        }
    }
    void operator()(const Winners& winners) const
    {
        const auto players = static_cast<int>(person.exercise().hands.size());
        const bool isTie = winners.players.size() > 1;
        person.clickOn(
            QStringLiteral("winnerChoice%1").arg(isTie ? players + 1 : winners.players.front()));
        if (isTie && players > 2)
            person.clickOn(QStringLiteral("tieChoice%1").arg(tieChoice(winners)));
    }
    void operator()(const CardPlace& place) const
    {
        person.clickCell(QStringLiteral("cardCells"), place.hand * Hand::fullSize + place.position);
    }
    /// Each part in turn is chosen and moved up to its place.
    void operator()(const PartOrder& order) const
    {
        auto& list = *person.find<QListWidget>(QStringLiteral("orderList"));
        for (int to = 0; to < static_cast<int>(order.size()); ++to) {
            const auto shown = std::get<PartOrder>(*person.panel().field()->answer());
            const auto from = std::ranges::find(shown, order[static_cast<std::size_t>(to)]);
            int row = static_cast<int>(from - shown.begin());
            if (row == to)
                continue;
            QCoreApplication::sendPostedEvents();
            person.clickAt(*list.viewport(), list.visualItemRect(list.item(row)).center());
            for (; row > to; --row)
                person.clickOn("partUpButton");
        }
    }
    /// A click on the marked cell would remove the mark.
    void operator()(const WildRanks& wilds) const
    {
        int wild = 0;
        for (const Rank rank : wilds.ranks) {
            const QString map = QStringLiteral("wildCells%1").arg(++wild);
            if (!person.find<gui::ChoiceCells>(map)->isMarked(wildCell(rank)))
                person.clickCell(map, wildCell(rank));
        }
    }
    void operator()(Category rank) const
    {
        person.clickOn(QStringLiteral("rankChoice%1").arg(rankChoice(person, rank)));
    }
    void operator()(const HandValue& name) const
    {
        const auto& names = std::get<ChooseName>(person.exercise().kind).names;
        const auto at = std::ranges::find(names, name) - names.begin();
        person.clickOn(QStringLiteral("nameChoice%1").arg(at + 1));
    }
    void operator()(const ChosenHand& hand) const
    {
        person.clickOn(QStringLiteral("handChoice%1").arg(hand.player));
    }
    /// Clicks the cells whose mark has to change.
    void operator()(const MarkedCards& marked) const
    {
        const auto answer = person.panel().field()->answer();
        const auto shown = answer ? std::get<MarkedCards>(*answer).cards : std::vector<Card>();
        const auto& cells = *person.find<gui::CellMap>(QStringLiteral("outsCells"));
        for (int cell = 0; cell < cells.cellCount(); ++cell) {
            const Card card = gui::OutsField::cardOf(cell);
            if (std::ranges::count(shown, card) != std::ranges::count(marked.cards, card))
                person.clickCell(QStringLiteral("outsCells"), cell);
        }
    }
    void operator()(const FoundBug& found) const
    {
        person.clickOn(QStringLiteral("tableChoice%1").arg(found.table));
        auto& lines = *person.find<QAbstractItemView>(QStringLiteral("bugLines"));
        const QModelIndex line = lines.model()->index(found.line - 1, 0);
        QCoreApplication::processEvents(); // it scrolls once it is laid out
        lines.scrollTo(line);
        person.clickAt(*lines.viewport(), lines.visualRect(line).center());
    }
    /// Only practice asks it, with options.
    void operator()(const NextStep& /*step*/) const {}
    /// Clicks and types a number, replacing the previous one.
    void operator()(double number) const
    {
        person.clickOn("numberEdit");
        person.press(Qt::Key_A, Qt::ControlModifier);
        person.type(numberText(person.exercise(), number).toLatin1());
    }
};

} // namespace showdown::tests
