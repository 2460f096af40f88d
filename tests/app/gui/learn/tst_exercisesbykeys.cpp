// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonpane.h"
#include "tests/app/gui/learn/answerbykeys.h"
#include "tests/app/gui/learn/exerciseanswers.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QAction>

#include <algorithm>
#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A user without a mouse.
struct KeyPerson : ExercisePerson
{
    static bool isIn(const QWidget* area)
    {
        const QWidget* focus = QApplication::focusWidget();
        return area && focus && (area == focus || area->isAncestorOf(focus));
    }

    /// Presses a key until a condition holds; false if it never does.
    template <typename Condition>
    bool pressUntil(Qt::Key key, Qt::KeyboardModifiers modifiers, Condition&& isSo)
    {
        constexpr int most = 60;
        for (int i = 0; i < most && !isSo(); ++i)
            press(key, modifiers);
        return isSo();
    }

    bool goToLesson(const QString& id)
    {
        press(Qt::Key_2, Qt::ControlModifier);
        return pressUntil(Qt::Key_F6, Qt::ShiftModifier, [this] { return isIn(&tree()); })
               && pressUntil(Qt::Key_Down, Qt::NoModifier, [&] { return lesson().id == id; });
    }
    bool goToExercises()
    {
        if (!pressUntil(Qt::Key_F6, Qt::NoModifier,
                        [this] { return focusName() == u"learnSideTabs"; }))
            return false;
        press(Qt::Key_Right);
        return pressUntil(Qt::Key_F6, Qt::NoModifier, [this] { return isIn(&panel()); });
    }
    bool goToNextExercise()
    {
        const bool isThere = pressUntil(Qt::Key_Tab, Qt::ShiftModifier,
                                        [this] { return focusName() == u"nextExerciseButton"; });
        press(Qt::Key_Space);
        return isThere
               && pressUntil(Qt::Key_Tab, Qt::NoModifier, [this] { return isIn(panel().field()); });
    }
};

/// Whether a widget of the exercises is in sight; of a map of cells, and of lines that are too high
/// for the column, the one with the cursor.
bool isSeenIn(const QScrollArea& column, const QWidget& widget)
{
    if (!column.isAncestorOf(&widget))
        return widget.isVisible(); // below what scrolls
    const QVariant cursor = widget.inputMethodQuery(Qt::ImCursorRectangle);
    const QRect room = column.viewport()->rect();
    const bool isOfCells = qobject_cast<const CellMap*>(&widget) || widget.height() > room.height();
    const QRect place = isOfCells ? cursor.toRect() : widget.rect();
    return room.contains({widget.mapTo(column.viewport(), place.topLeft()), place.size()});
}

} // namespace

/// Whole lessons without a mouse, from the table to the last exercise.
class TestExercisesByKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aLessonIsDoneByKeysAlone();
    void whatIsBuiltIsUndoneWhereItIsShown();
    void whatIsDoneIsInSightInASmallWindow_data();
    void whatIsDoneIsInSightInASmallWindow();
    void cleanup() { useTestLook(); }
};

/// These lessons have every kind of exercise.
void TestExercisesByKeys::aLessonIsDoneByKeysAlone()
{
    KeyPerson person;
    QVERIFY(person.isReady());
    std::set<std::size_t> kinds;
    for (const char* id : {"full-house", "review-ranks", "house-rules", "outs", "find-the-bug"}) {
        person.window().showView(QStringLiteral("compare"));
        QVERIFY2(person.goToLesson(qt(id)), id);
        QVERIFY(person.goToExercises());
        for (int exercise = 0; exercise < person.exercises().count(); ++exercise) {
            if (exercise > 0)
                QVERIFY(person.goToNextExercise());
            QCOMPARE(person.exercises().current(), exercise);
            const lessons::LessonExercise& asked =
                person.lesson().exercises[static_cast<std::size_t>(exercise)];
            std::visit(AnswerByKeys{person}, rightAnswerOf(asked));
            person.press(Qt::Key_Return, Qt::ControlModifier);
            const auto recorded =
                person.learn().states().answer(person.lesson(), asked.recordedId());
            const bool goesOn = asked.dealt && exercise + 1 < person.exercises().count();
            QVERIFY2(goesOn ? !recorded : recorded == true, qPrintable(asked.id));
            QCOMPARE(person.text(QStringLiteral("feedbackTitleLabel")), QStringLiteral("Right."));
            kinds.insert(asked.exercise.kind.index());
        }
        QVERIFY(person.disc() == LessonState::done);
    }
    QCOMPARE(kinds.size(), std::variant_size_v<ExerciseKind> - 1); // practice asks the other
}

/// Ctrl+Z is about the exercise in Learn, and about the table elsewhere.
void TestExercisesByKeys::whatIsBuiltIsUndoneWhereItIsShown()
{
    KeyPerson person;
    const WindowTest& window = person;
    QVERIFY(person.isReady());
    const auto undo = [&person] { person.press(Qt::Key_Z, Qt::ControlModifier); };
    const auto redo = [&person] {
        person.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    };
    const auto built = [&person] {
        QStringList cards;
        for (const CardPlace place : openPlaces(person.exercise())) {
            const auto* slot = person.find<CardSlot>(QStringLiteral("exercisePlayer%1Card%2Slot")
                                                         .arg(place.hand + 1)
                                                         .arg(place.position + 1));
            cards << (slot->card() ? qt(toText(*slot->card())) : QStringLiteral("-"));
        }
        return cards.join(u' ');
    };
    const auto* canUndo = window.find<QAction>(QStringLiteral("undoAction"));
    person.session().setCard({0, 0}, std::nullopt);
    const QString table = person.table();

    QVERIFY(person.goToLesson(QStringLiteral("full-house")));
    QVERIFY(!canUndo->isEnabled());
    QVERIFY(person.goToExercises());
    const auto& exercises = person.lesson().exercises;
    const auto isBuilt = [](const lessons::LessonExercise& each) {
        return std::holds_alternative<BuildHands>(each.exercise.kind);
    };
    const auto at = std::ranges::find_if(exercises, isBuilt) - exercises.begin();
    QVERIFY(at < std::ssize(exercises));
    while (person.exercises().current() < at)
        QVERIFY(person.goToNextExercise());
    person.panel().focusAnswer();
    QVERIFY(!canUndo->isEnabled());
    const QString empty = built();
    const QString first = person.focusName();
    person.type("ks");
    const QString one = built();
    person.type("qs");
    const QString two = built();
    QVERIFY(empty != one && one != two);

    undo();
    QCOMPARE(built(), one);
    undo();
    QCOMPARE(built(), empty);
    QCOMPARE(person.focusName(), first);
    QVERIFY(!canUndo->isEnabled());
    redo();
    redo();
    QCOMPARE(built(), two);
    QCOMPARE(person.table(), table);

    person.press(Qt::Key_1, Qt::ControlModifier); // to the table, and back
    undo();
    QVERIFY(person.table() != table);
    redo();
    QCOMPARE(person.table(), table);
    person.press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(built(), two);
    undo();
    QCOMPARE(built(), one);

    window.find<QAction>(QStringLiteral("previousExerciseAction"))->trigger();
    QVERIFY(!canUndo->isEnabled());
    window.find<QAction>(QStringLiteral("nextExerciseAction"))->trigger();
    undo();
    QCOMPARE(built(), empty);
    QVERIFY(window.find<QAction>(QStringLiteral("redoAction"))->isEnabled());
    emit person.learn().states().cleared(); // all answers are forgotten
    QVERIFY(!window.find<QAction>(QStringLiteral("redoAction"))->isEnabled());
    QCOMPARE(person.table(), table);
}

void TestExercisesByKeys::whatIsDoneIsInSightInASmallWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("small, large text") << QSize(1024, 670) << 150;
    QTest::newRow("smallest") << QSize(800, 560) << 100;
}

/// The answer when its exercise opens, what the feedback offers, and whatever Tab goes to.
void TestExercisesByKeys::whatIsDoneIsInSightInASmallWindow()
{
    QFETCH(const QSize, size);
    QFETCH(const int, text);
    KeyPerson person;
    person.appearance().setTextSize(text);
    person.window().resize(size);
    QVERIFY(person.isReady());
    person.press(Qt::Key_2, Qt::ControlModifier);
    const auto& column = *person.find<QScrollArea>(QStringLiteral("lessonSide"));
    const auto isFocusSeen = [&] { return isSeenIn(column, *QApplication::focusWidget()); };
    QStringList hidden;
    std::set<std::pair<std::size_t, std::size_t>> walked; // kinds and numbers of hands
    for (int lesson = 0; lesson < std::ssize(person.learn().shelf().lessons()); ++lesson) {
        if (lesson % 2 != (text == 100 ? 0 : 1) && !areProofsWhole())
            continue; // the windows take turns
        person.learn().open(lesson);
        person.window().findChild<LessonPane*>()->setFocus();
        for (int exercise = 0; exercise < person.exercises().count(); ++exercise) {
            const lessons::LessonExercise& asked =
                person.lesson().exercises[static_cast<std::size_t>(exercise)];
            const auto note = [&](const char* what, const QString& name) {
                hidden << QStringLiteral("%1/%2: %3 %4")
                              .arg(person.lesson().id, asked.id, qt(what), name);
            };
            person.press(Qt::Key_PageDown, Qt::ControlModifier);
            QCOMPARE(person.exercises().current(), exercise);
            QVERIFY(KeyPerson::isIn(person.panel().field()));
            if (!isFocusSeen())
                note("opened", person.focusName());
            const QWidget& field = *person.panel().field();
            if (field.height() <= column.viewport()->height() && !isSeenIn(column, field))
                note("field", field.objectName());
            std::visit(AnswerByKeys{person}, wrongAnswersOf(asked).front());
            for (int times = 0; times < 2; ++times)
                person.press(Qt::Key_Return, Qt::ControlModifier);
            for (const char* name : {"showStepButton", "showAnswerButton"}) {
                const auto* button = person.find<QWidget>(qt(name));
                if (button->isVisible() && !isSeenIn(column, *button))
                    note("offered", button->objectName());
            }
            const Exercise& like = asked.exercise;
            const bool isNew = walked.emplace(like.kind.index(), like.hands.size()).second;
            if (!isNew && !areProofsWhole())
                continue;
            for (const Qt::KeyboardModifiers back : {Qt::NoModifier, Qt::ShiftModifier}) {
                for (int stop = 0; stop < 8; ++stop) {
                    person.press(Qt::Key_Tab, back);
                    if (person.exercises().holds(QApplication::focusWidget()) && !isFocusSeen())
                        note("Tab", person.focusName());
                }
            }
            person.panel().focusAnswer();
        }
    }
    QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
}

SHOWDOWN_TEST(TestExercisesByKeys)
#include "tst_exercisesbykeys.moc"
