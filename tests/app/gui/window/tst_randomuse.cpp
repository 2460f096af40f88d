// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardslot.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/exercises/buildfield.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/tables/cardtable.h"
#include "core/cases/seededrandom.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QMap>
#include <QMenu>
#include <QMimeData>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr std::array keys{
    Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Home, Qt::Key_End,
    Qt::Key_Return, Qt::Key_Space,     Qt::Key_Escape, Qt::Key_Tab,      Qt::Key_F6,   Qt::Key_F5,
    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_F8,   Qt::Key_M};

constexpr std::string_view letters = "akqjt98765432hdcsw*1<>=?";

constexpr std::array droppedTexts{"Kh",        "*",     "Qs ?", "2c 3c 4c 5c 6c",
                                  "not cards", "10d,w", "",     "As Ks Qs Js Ts | 2h 2d * * 5s"};

constexpr std::array sizes{QSize(1280, 770), QSize(1024, 670), QSize(800, 560), QSize(1920, 1050)};

/// A window and a user who does random things with it, the same things for the same seed.
class RandomPerson
{
public:
    explicit RandomPerson(std::uint64_t seed) : m_random(seed)
    {
        // The menu of a tool button blocks until it is closed.
        QObject::connect(&m_closing, &QTimer::timeout, &m_closing, [this] { closeWhatOpened(); });
        m_closing.start(1);
    }

    WindowTest& test() { return m_test; }

    /// Goes to the next view, and returns what was done.
    QString goOn()
    {
        const auto& views = m_test.window().views();
        const auto seen = std::ranges::find(views, &m_test.window().view());
        const auto next = seen == views.end() || seen + 1 == views.end() ? views.begin() : seen + 1;
        (*next)->modeAction().trigger();
        if (auto* learn = dynamic_cast<LearnView*>(*next))
            openBuilding(*learn);
        return QStringLiteral("go on to ") + (*next)->name();
    }

    /// Does something, and returns what.
    QString act()
    {
        constexpr std::array<int, 8> weights{30, 25, 20, 12, 8, 4, 3, 1};
        m_accepts = m_random.chance(1, 2);
        if (m_random.chance(1, 12))
            closeDialogs();
        if (dynamic_cast<LearnView*>(&m_test.window().view()) && m_random.chance(1, 3))
            return buildCard();
        QString deed;
        switch (m_random.weighted(weights)) {
        case 0:
            deed = click();
            break;
        case 1:
            deed = pressKey();
            break;
        case 2:
            deed = typeLetter();
            break;
        case 3:
            deed = chooseAction();
            break;
        case 4:
            deed = drop();
            break;
        case 5:
            deed = undoOrRedo();
            break;
        case 6:
            deed = drag();
            break;
        default:
            deed = resize();
            break;
        }
        closeWhatOpened();
        return deed;
    }

    /// A slot marked as left behind although its card is not being carried, or nothing. A carried
    /// card comes from where its carrier says.
    QString leftBehind() const
    {
        for (const View* view : m_test.window().views()) {
            int behind = 0;
            QString name;
            for (const CardSlot* slot : view->widget().findChildren<CardSlot*>()) {
                if (!(slot->states() & CardState::leftBehind))
                    continue;
                ++behind;
                name = slot->objectName();
            }
            const auto carriers = view->widget().findChildren<CardCarrier*>();
            const auto carried = std::ranges::count_if(carriers, [](const CardCarrier* carrier) {
                return carrier->carried() && carrier->carried()->from;
            });
            if (behind > carried)
                return name;
        }
        return {};
    }

    /// Closes the dialogs that stay open beside the window.
    void closeDialogs()
    {
        for (QDialog* dialog : m_test.window().findChildren<QDialog*>()) {
            if (!dialog->isVisible())
                continue;
            dialog->close();
            m_test.window().activateWindow();
        }
    }

    /// The number of objects in the window, without those of exercises: each that was begun is kept.
    int objects()
    {
        closeDialogs();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto count = m_test.window().findChildren<QObject*>().size();
        for (const BuildField* field : m_test.window().findChildren<BuildField*>())
            count -= field->findChildren<QObject*>().size() + 1;
        return static_cast<int>(count);
    }

private:
    /// Opens an exercise in which hands are built, and goes to its first place.
    void openBuilding(LearnView& learn)
    {
        std::vector<std::pair<int, int>> found;
        const auto& lessons = learn.shelf().lessons();
        for (std::size_t lesson = 0; lesson < lessons.size(); ++lesson) {
            const auto& exercises = lessons[lesson].exercises;
            for (std::size_t at = 0; at < exercises.size(); ++at) {
                if (std::holds_alternative<BuildHands>(exercises[at].exercise.kind))
                    found.emplace_back(static_cast<int>(lesson), static_cast<int>(at));
            }
        }
        const auto [lesson, exercise] = m_random.pick(found);
        learn.open(lesson);
        auto* exercises = m_test.find<LessonExercises>(QStringLiteral("lessonExercises"));
        exercises->showExercise(exercise);
        focusBuilding();
    }

    void focusBuilding()
    {
        m_test.find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(1);
        m_test.find<QTabBar>(QStringLiteral("learnTabs"))->setCurrentIndex(2);
        m_test.find<LessonExercises>(QStringLiteral("lessonExercises"))->panel().focusAnswer();
    }

    static const CardCarrier* carrierOf(const View& view)
    {
        return view.widget().findChild<CardCarrier*>(QStringLiteral("cardCarrier"));
    }

    /// Types a card into the next place of the exercise; clicks and letters alone rarely make one.
    QString buildCard()
    {
        constexpr std::string_view ranks = "akqjt98765432";
        constexpr std::string_view suits = "cdhs";
        focusBuilding();
        const QByteArray card = QByteArray(1, m_random.pick(ranks)) + m_random.pick(suits);
        m_test.type(card);
        return QStringLiteral("build with ") + QString::fromLatin1(card);
    }

    QPoint anywhere()
    {
        return {m_random.below(m_test.window().width()), m_random.below(m_test.window().height())};
    }

    QString click()
    {
        const QPoint at = anywhere();
        const bool isRight = m_random.chance(1, 8);
        const bool isDouble = m_random.chance(1, 10);
        auto* window = m_test.window().windowHandle();
        if (isDouble)
            QTest::mouseDClick(window, Qt::LeftButton, Qt::NoModifier, at);
        else
            QTest::mouseClick(window, isRight ? Qt::RightButton : Qt::LeftButton, Qt::NoModifier,
                              at);
        return QStringLiteral("click at %1, %2").arg(at.x()).arg(at.y());
    }

    QString pressKey()
    {
        const Qt::Key key = m_random.pick(keys);
        const Qt::KeyboardModifiers modifiers =
            m_random.chance(1, 6) ? Qt::ShiftModifier : Qt::NoModifier;
        m_test.press(key, modifiers);
        return QStringLiteral("key %1").arg(QKeySequence(key).toString());
    }

    QString typeLetter()
    {
        const char letter = m_random.pick(letters);
        m_test.type(QByteArray(1, letter));
        return QStringLiteral("letter %1").arg(QLatin1Char(letter));
    }

    /// Any entry of the menus that does not end the program, or leave what is there with all its
    /// steps; occasionally one that opens a dialog.
    /// Actions of a hidden view cannot be chosen.
    QString chooseAction()
    {
        const bool mayOpen = m_random.chance(1, 4);
        QList<QAction*> actions;
        const QList<QAction*> all = m_test.window().findChildren<QAction*>();
        for (QAction* action : all) {
            if (isOfHiddenView(*action))
                continue;
            const bool opens = action->menu() || (!mayOpen && action->text().contains(u'…'));
            const bool ends = action->objectName() == QStringLiteral("quitAction")
                              || action->objectName() == QStringLiteral("newFileAction");
            if (!action->objectName().isEmpty() && action->isEnabled() && action->isVisible()
                && !opens && !ends)
                actions << action;
        }
        QAction* chosen = m_random.pick(actions);
        const View& view = m_test.window().view();
        const bool isOdds = view.name() == QStringLiteral("odds");
        auto* pickUp = m_test.find<QAction>(isOdds ? QStringLiteral("oddsPickUpCardAction")
                                                   : QStringLiteral("pickUpCardAction"));
        if (const CardCarrier* carrier = carrierOf(view);
            carrier && carrier->carried() && pickUp->isEnabled() && m_random.chance(1, 3))
            chosen = pickUp; // another one
        chosen->trigger();
        return chosen->objectName();
    }

    /// Whether its set of actions belongs to another view and it is not the action that shows that
    /// view.
    bool isOfHiddenView(const QAction& action) const
    {
        for (const View* view : m_test.window().views()) {
            const QObject* owner = &action;
            while (owner && owner != view)
                owner = owner->parent();
            if (owner && view != &m_test.window().view() && &view->modeAction() != &action)
                return true;
        }
        return false;
    }

    QString drop()
    {
        QMimeData data;
        const QString text = QLatin1String(m_random.pick(droppedTexts));
        data.setText(text);
        const QPoint at = anywhere();
        QWidget* target = m_test.window().childAt(at);
        while (target && !target->acceptDrops())
            target = target->parentWidget();
        if (!target)
            return {};
        const QPoint inside = target->mapFrom(&m_test.window(), at);
        const Qt::KeyboardModifiers modifiers =
            m_random.chance(1, 3) ? Qt::ShiftModifier : Qt::NoModifier;
        const auto actions = Qt::CopyAction | Qt::MoveAction;
        QDragEnterEvent enter(inside, actions, &data, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(target, &enter);
        QDragMoveEvent move(inside, actions, &data, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(target, &move);
        if (m_random.chance(1, 5)) {
            QDragLeaveEvent leave;
            QCoreApplication::sendEvent(target, &leave);
        } else {
            QDropEvent event(inside, actions, &data, Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(target, &event);
        }
        return QStringLiteral("drop “%1” on %2").arg(text, target->objectName());
    }

    QString drag()
    {
        const QPoint from = anywhere();
        const QPoint to = anywhere();
        auto* window = m_test.window().windowHandle();
        QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(window, (from + to) / 2);
        QTest::mouseMove(window, to);
        QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, to);
        return QStringLiteral("drag to %1, %2").arg(to.x()).arg(to.y());
    }

    QString undoOrRedo()
    {
        const bool redo = m_random.chance(1, 3);
        const int times = 1 + m_random.below(4);
        for (int time = 0; time < times; ++time)
            m_test.press(redo ? Qt::Key_Y : Qt::Key_Z, Qt::ControlModifier);
        return redo ? QStringLiteral("redo") : QStringLiteral("undo");
    }

    QString resize()
    {
        const QSize size = m_random.pick(sizes);
        m_test.window().resize(size);
        QCoreApplication::processEvents();
        return QStringLiteral("size %1").arg(size.width());
    }

    /// Menus and boxes in front of the window go: as if Esc were pressed there, or by a choice in
    /// the box.
    void closeWhatOpened() const
    {
        for (int tries = 0; tries < 4; ++tries) {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            else if (QWidget* box = QApplication::activeModalWidget())
                tries == 0 && m_accepts ? accept(*box) : static_cast<void>(box->close());
            else
                return;
        }
    }

    static void accept(QWidget& box)
    {
        if (box.objectName() == QStringLiteral("saveTableDialog"))
            return; // once in a file, New would begin another document, without undo
        const auto* buttons = box.findChild<QDialogButtonBox*>();
        const auto offered = buttons ? buttons->buttons() : QList<QAbstractButton*>();
        for (QAbstractButton* button : offered) {
            if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
                return button->click();
        }
    }

    SeededRandom m_random;
    bool m_accepts = false; ///< what a box offers, if one opens
    QTimer m_closing;
    WindowTest m_test;
};

int eventsToRun()
{
    bool isNumber = false;
    const int events = qEnvironmentVariableIntValue("SHOWDOWN_RANDOM_EVENTS", &isNumber);
    return isNumber ? events : trials(20'000, 1000);
}

} // namespace

/// Random use of the window: nothing breaks, everything can be undone, and nothing grows.
/// SHOWDOWN_RANDOM_EVENTS in the environment sets the number of actions.
class TestRandomUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void everythingIsUndoneAndNothingGrows();
};

void TestRandomUse::everythingIsUndoneAndNothingGrows()
{
    RandomPerson person(20261122);
    WindowTest& test = person.test();
    QVERIFY(test.isReady());
    for (const char* view : {"learn", "practice", "odds", "compare"})
        test.window().showView(qt(view)); // which builds it
    const CardTable start = test.session().table();
    const CardTable oddsStart = test.odds().table();
    // User tables: no sample replaces them.
    test.session().clearPlayer(0);
    test.odds().clearPlayer(0);
    const std::array<TableSession*, 2> sessions{&test.session(), &test.odds()};
    const auto steps = [&sessions] {
        return std::array<int, 2>{sessions[0]->undoStack().count(),
                                  sessions[1]->undoStack().count()};
    };
    const View& learn = *test.window().views()[1];
    int built = 0; // steps of exercises
    const int events = eventsToRun();
    int objects = 0;
    std::array<int, 2> changes{};
    QMap<QString, int> shown; // how often a view was
    for (int event = 0; event < events; ++event) {
        const std::array<int, 2> before = steps();
        const QUndoStack* building = learn.undoStack();
        const int builtBefore = building ? building->count() : 0;
        // Chance alone, and the speed of the machine, would occasionally leave a view out.
        const QString deed = event % 50 == 0 ? person.goOn() : person.act();
        ++shown[test.window().view().name()];
        QVERIFY2(test.window().isVisible(), qPrintable(deed));
        QVERIFY2(!findConflict(test.session().table()), qPrintable(deed));
        for (int player = test.session().playerCount(); player < CardTable::maximumPlayers;
             ++player)
            QVERIFY2(test.session().row(player).hand().isEmpty(), qPrintable(deed));
        QVERIFY2(!tables::findConflict(test.odds().table()), qPrintable(deed));
        QVERIFY2(person.leftBehind().isEmpty(), qPrintable(deed + u' ' + person.leftBehind()));
        for (std::size_t at = 0; at < sessions.size(); ++at)
            changes[at] += steps()[at] > before[at] ? 1 : 0;
        if (building && building == learn.undoStack() && building->count() > builtBefore)
            ++built;
        if (event == events / 2)
            objects = person.objects();
    }
    for (const View* view : test.window().views())
        QVERIFY2(shown[view->name()] > events / 20, qPrintable(view->name()));
    for (const int each : changes) // it did something in both
        QVERIFY2(each > events / 100, qPrintable(QString::number(each)));
    QVERIFY2(built > events / 100, qPrintable(QString::number(built)));
    for (BuildField* field : learn.widget().findChildren<BuildField*>()) {
        while (field->undoStack()->canUndo())
            field->undoStack()->undo();
        const auto* session = field->findChild<TableSession*>();
        for (const Place place : tables::placesOf(session->table()))
            QCOMPARE(session->card(place).has_value(), session->table().isGiven(place));
    }
    for (TableSession* session : sessions) {
        session->goBack();
        while (session->undoStack().canUndo())
            session->undoStack().undo();
    }
    QCOMPARE(describe(test.session().table()), describe(start));
    QVERIFY(test.session().table() == start);
    QVERIFY(test.odds().table() == oddsStart);
    // Boxes, menus and dialogs may be kept from their first use on, which the speed of the machine may
    // put into the second half; a new one per use would be thousands.
    const int grown = person.objects() - objects;
    QVERIFY2(grown < 600, qPrintable(QString::number(grown)));
}

SHOWDOWN_TEST(TestRandomUse)
#include "tst_randomuse.moc"
