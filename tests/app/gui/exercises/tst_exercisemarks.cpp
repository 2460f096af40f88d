// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/choicebutton.h"
#include "app/gui/exercises/outsfield.h"
#include "tests/app/gui/exercises/exercisekindcases.h"
#include "tests/support/testprogram.h"

#include <QListWidget>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

QString described(const ExercisePanelTest& test, const QString& map, int cell)
{
    return test.find<CellMap>(map)->cellDescription(cell);
}

QStringList rowTexts(const QListWidget& list)
{
    QStringList texts;
    for (int row = 0; row < list.count(); ++row)
        texts << list.item(row)->text();
    return texts;
}

} // namespace

/// Which parts of a checked answer are marked right and wrong.
class TestExerciseMarks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void outsAreMarkedEachByItself();
    void wildsAreMarkedEachByItself();
    void aTieOfOthersIsATie();
    void rowsAreMarkedUpToTheFirstWrongOne();
    void toldRowsStay();
    void marksOutlastTheMoveBeforeThem_data();
    void marksOutlastTheMoveBeforeThem();
};

/// Two outs of nine and a card that is none: the other seven are not given away.
void TestExerciseMarks::outsAreMarkedEachByItself()
{
    const QString map = QStringLiteral("outsCells");
    const auto cell = [](const char* card) { return OutsField::cellOf(cardFrom(card)); };
    ExercisePanelTest test(flushDraw(MarkOuts{1}));
    QVERIFY(test.isReady());
    for (const char* card : {"Qc", "Jc", "Qh"})
        test.clickCell(map, cell(card));
    const QWidget* cells = test.find<CellMap>(map);
    const QPixmap before = const_cast<QWidget*>(cells)->grab();
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(described(test, map, cell("Qc")), QStringLiteral("Marked, right"));
    QCOMPARE(described(test, map, cell("Jc")), QStringLiteral("Marked, right"));
    QCOMPARE(described(test, map, cell("Qh")), QStringLiteral("Marked, wrong"));
    QCOMPARE(described(test, map, cell("Tc")), QString());
    const auto* shown = test.find<CellMap>(map);
    const QImage after = const_cast<QWidget*>(cells)->grab().toImage();
    const auto inkOf = [&](int at) { // of the edge at the bottom
        const QRect place = shown->cellRect(at);
        return after.pixelColor(place.center().x() - place.width() / 3, place.bottom() - 4);
    };
    const auto isRed = [](const QColor& ink) { return ink.red() > ink.green() + 40; };
    QVERIFY(!isRed(inkOf(cell("Qc"))));
    QVERIFY(isRed(inkOf(cell("Qh"))));
    QVERIFY(before.toImage() != after);
    test.clickCell(map, cell("Tc"));
    QCOMPARE(described(test, map, cell("Qc")), QStringLiteral("Marked"));
}

void TestExerciseMarks::wildsAreMarkedEachByItself()
{
    ExercisePanelTest test(exerciseOf(QStringLiteral("Ks * 9h 8d *"), NameWilds{1}));
    QVERIFY(test.isReady());
    test.clickCell(QStringLiteral("wildCells1"), 1); // king
    test.clickCell(QStringLiteral("wildCells2"), 5);
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(described(test, QStringLiteral("wildCells1"), 1), QStringLiteral("Marked, right"));
    QCOMPARE(described(test, QStringLiteral("wildCells2"), 5), QStringLiteral("Marked, wrong"));
}

void TestExerciseMarks::aTieOfOthersIsATie()
{
    const QString hands = QStringLiteral("Qs Qd 9h 7c 3d | 2h 3s 5d 8c Jh | Qh Qc 9s 7d 3c");
    ExercisePanelTest test(exerciseOf(hands, ChooseWinner{}));
    QVERIFY(test.isReady());
    test.clickButton(QStringLiteral("winnerChoice4"));
    test.clickButton(QStringLiteral("tieChoice4"));
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(test.find<ChoiceButton>(QStringLiteral("winnerChoice4"))->mark(), AnswerMark::right);
    QCOMPARE(test.find<ChoiceButton>(QStringLiteral("tieChoice4"))->mark(), AnswerMark::wrong);
}

void TestExerciseMarks::rowsAreMarkedUpToTheFirstWrongOne()
{
    ExercisePanelTest test(
        exerciseOf(QStringLiteral("Ks Kd 7h 7c Td | Kh Kc 7s 7d 9c"), OrderParts{}));
    QVERIFY(test.isReady());
    auto* list = test.find<QListWidget>(QStringLiteral("orderList"));
    const auto rowOf = [&](const char* name) {
        int row = 0;
        while (!list->item(row)->text().endsWith(QLatin1String(name)))
            ++row;
        return row;
    };
    const auto told = [&](int row) {
        return list->item(row)->data(Qt::AccessibleDescriptionRole).toString();
    };
    for (list->setCurrentRow(rowOf("Higher pair")); list->currentRow() > 0;)
        test.clickButton(QStringLiteral("partUpButton"));
    list->setCurrentRow(rowOf("Kicker"));
    if (list->currentRow() == 2)
        test.clickButton(QStringLiteral("partUpButton"));
    QCoreApplication::processEvents();
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(told(0), QStringLiteral("Right place"));
    QCOMPARE(told(1), QStringLiteral("Wrong place"));
    QCOMPARE(told(2), QString());
    QVERIFY(!list->item(0)->icon().isNull());
    QVERIFY(list->item(2)->icon().isNull());
}

/// The question says that steps are done: they are in their places, and cannot be removed.
void TestExerciseMarks::toldRowsStay()
{
    ExercisePanelTest test(
        exerciseOf(QStringLiteral("As Jd 9h 7c 2d | Ah Jc 9s 7d 3c"), OrderParts{}),
        {QStringLiteral("In which order?"), {}, 3});
    QVERIFY(test.isReady());
    auto* list = test.find<QListWidget>(QStringLiteral("orderList"));
    const QStringList first = rowTexts(*list);
    QCOMPARE(list->count(), 5);
    for (int row = 0; row < 3; ++row) {
        QVERIFY(!list->item(row)->flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(first[row].endsWith(QString::number(row + 1)));
    }
    test.panel.focusAnswer();
    QCOMPARE(list->currentRow(), 3);
    test.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(rowTexts(*list), first);
    list->insertItem(0, list->takeItem(4)); // as a drag does
    QTRY_COMPARE(list->item(3)->text(), QStringLiteral("4. Card 4"));
    QVERIFY(!list->item(0)->flags().testFlag(Qt::ItemIsEnabled));
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("right"));
    QVERIFY(list->item(2)->icon().isNull()); // it was given
    QVERIFY(!list->item(3)->icon().isNull());
}

void TestExerciseMarks::marksOutlastTheMoveBeforeThem_data()
{
    QTest::addColumn<bool>("isDragged");
    QTest::newRow("a row that was dragged before those that stay") << true;
    QTest::newRow("a row that a key moved") << false;
}

/// A slow machine checks the answer before everything triggered by the move is done.
void TestExerciseMarks::marksOutlastTheMoveBeforeThem()
{
    QFETCH(bool, isDragged);
    ExercisePanelTest test(
        exerciseOf(QStringLiteral("As Jd 9h 7c 2d | Ah Jc 9s 7d 3c"), OrderParts{}),
        {QStringLiteral("In which order?"), {}, 3});
    QVERIFY(test.isReady());
    auto* list = test.find<QListWidget>(QStringLiteral("orderList"));
    if (isDragged) {
        list->insertItem(0, list->takeItem(4));
        QCoreApplication::sendPostedEvents(); // once: more is posted meanwhile
    } else {
        test.panel.focusAnswer();
        test.press(Qt::Key_Down, Qt::AltModifier);
    }
    QCOMPARE(list->item(3)->text(), QStringLiteral("4. Card 4"));
    test.clickButton(QStringLiteral("checkButton"));
    QTest::qWait(1);
    QCOMPARE(test.answered(), QStringLiteral("right"));
    QVERIFY(!list->item(3)->icon().isNull());
    QCOMPARE(list->item(3)->data(Qt::AccessibleDescriptionRole).toString(),
             QStringLiteral("Right place"));
}

SHOWDOWN_TEST(TestExerciseMarks)
#include "tst_exercisemarks.moc"
