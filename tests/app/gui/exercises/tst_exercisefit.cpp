// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/choicebutton.h"
#include "app/gui/exercises/choicegroup.h"
#include "tests/app/gui/exercises/exercisekindcases.h"
#include "tests/support/testprogram.h"

#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Every kind of exercise in the room of the side pane.
class TestExerciseFit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void itFitsWhereItStands_data();
    void itFitsWhereItStands();
    void ranksStandInColumns();
    void allBeginAtTheSameEdge_data();
    void allBeginAtTheSameEdge();
};

void TestExerciseFit::itFitsWhereItStands_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("width");
    for (std::size_t i = 0; i < kindCases().size(); ++i) {
        for (const int width : {300, 352, 700})
            QTest::addRow("%s, %d wide", kindCases()[i].name, width)
                << static_cast<int>(i) << width;
    }
}

void TestExerciseFit::itFitsWhereItStands()
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

void TestExerciseFit::ranksStandInColumns()
{
    ExercisePanelTest test(exerciseOf(QStringLiteral("Ks Kd 7h 7c Td"), NameRank{1}), {}, 352);
    QVERIFY(test.isReady());
    const auto* group = test.find<ChoiceGroup>(QStringLiteral("rankChoice"));
    std::set<int> lefts;
    std::set<int> tops;
    for (int rank = 0; rank < group->count(); ++rank) {
        QCOMPARE(group->button(rank).width(), group->button(0).width());
        lefts.insert(group->button(rank).x());
        tops.insert(group->button(rank).y());
    }
    QCOMPARE(lefts.size(), std::size_t(2));
    QCOMPARE(tops.size(), std::size_t(5));
}

void TestExerciseFit::allBeginAtTheSameEdge_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void TestExerciseFit::allBeginAtTheSameEdge()
{
    QFETCH(const Qt::LayoutDirection, direction);
    const KindCase number = numberCase();
    ExercisePanelTest test(number.exercise, {QStringLiteral("How likely is it?"), {}, 0});
    test.window.setLayoutDirection(direction);
    QVERIFY(test.isReady());
    const auto edge = [&](const QString& name) {
        const auto* widget = test.find<QWidget>(name);
        const QRect place(widget->mapTo(&test.panel, QPoint()), widget->size());
        return direction == Qt::LeftToRight ? place.left() : test.panel.width() - place.right();
    };
    if (direction == Qt::LeftToRight)
        QCOMPARE(edge(QStringLiteral("numberEdit")), edge(QStringLiteral("exerciseQuestionLabel")));
    else // the unit is before the number
        QCOMPARE(edge(QStringLiteral("numberUnitLabel")),
                 edge(QStringLiteral("exerciseQuestionLabel")));
}

SHOWDOWN_TEST(TestExerciseFit)
#include "tst_exercisefit.moc"
