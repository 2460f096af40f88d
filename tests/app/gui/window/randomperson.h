// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/practiceview.h"
#include "app/gui/settings/restored.h"
#include "app/narration/translation.h"
#include "core/cases/seededrandom.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/guitest.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPixmapCache>
#include <QPointer>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QUndoStack>
#include <QUrl>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace showdown::tests {

/// A user who does random things with the program, the same things for the same seed: in the window,
/// its menus and dialogs, with files and settings, all of which are in a folder of their own. The
/// user may close the window, and then starts the program again.
class RandomPerson
{
public:
    explicit RandomPerson(std::uint64_t seed, bool closes = true) : m_random(seed), m_closes(closes)
    {
        // Some menus and boxes block until they are closed. One of them may open another: this is
        // started again before each use, and what is below in the stack waits.
        m_blocked.setSingleShot(true);
        m_blocked.setInterval(1);
        QObject::connect(&m_blocked, &QTimer::timeout, &m_blocked, [this] {
            m_blocked.start();
            if (loopLevel() <= m_level)
                return;
            const QScopedValueRollback level(m_level, loopLevel());
            useWhatOpened();
        });
        m_blocked.start();
        begin();
    }

    StartedWindow& test() { return *m_test; }
    gui::MainWindow& window() { return m_test->window(); }
    int starts() const { return m_starts; }

    /// The cards of all tables, as their file would hold them.
    QByteArray content() { return tables::tableText(m_test->document().content()); }

    /// The number of answers in Practice that are known.
    qsizetype practised() { return qsizetype(desk().record().answers().size()); }

    const FilesFolder& files() const { return m_files; }

    /// How often menus and dialogs were used, by their names.
    const QMap<QString, int>& used() const { return m_used; }

    /// Goes to one of the views, which take turns, and returns what was done.
    QString goOn(int turn)
    {
        const auto& views = window().views();
        gui::View* next = views[static_cast<std::size_t>(turn) % views.size()];
        next->modeAction().trigger();
        if (auto* learn = dynamic_cast<gui::LearnView*>(next))
            openBuilding(*learn);
        return QStringLiteral("go on to ") + next->name();
    }

    /// Types a card into the next place of the exercise; clicks and letters alone rarely make one.
    QString buildCard()
    {
        constexpr std::string_view ranks = "akqjt98765432";
        constexpr std::string_view suits = "cdhs";
        focusBuilding();
        const QByteArray card = QByteArray(1, m_random.pick(ranks)) + m_random.pick(suits);
        m_test->WindowTest::type(card);
        return QStringLiteral("build with ") + QString::fromLatin1(card);
    }

    /// Asks to close the window, and returns what was done.
    QString close()
    {
        window().close();
        return QStringLiteral("close");
    }

    /// Does something, and returns what.
    QString act()
    {
        constexpr std::array<int, 12> weights{26, 20, 16, 12, 8, 4, 3, 14, 4, 3, 1, 1};
        m_uses = m_random.below(6);
        if (m_random.chance(1, 12))
            closeDialogs();
        if (!QApplication::activeWindow())
            window().activateWindow();
        QString deed;
        if (QDialog* beside = dialogBeside(); beside && m_random.chance(1, 2)) {
            ++m_used[beside->objectName()];
            deed = use(*beside);
        } else if (dynamic_cast<gui::LearnView*>(&window().view()) && m_random.chance(1, 4))
            deed = buildCard();
        else
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
            case 7:
                deed = use(window().view().widget());
                break;
            case 8:
                deed = openMenu();
                break;
            case 9:
                deed = doWithFiles();
                break;
            case 10:
                deed = changeLook();
                break;
            default:
                deed = resize();
                break;
            }
        while (m_uses > 0 && useWhatOpened())
            QCoreApplication::processEvents();
        closeWhatOpened();
        return deed;
    }

    /// Starts the program again in the same folder; returns what is not there as it was, or nothing.
    QString startAgain()
    {
        const QByteArray before = content();
        const QString path = m_test->document().path();
        const qsizetype answers = practised();
        const bool restores = isRestored(*m_settings, gui::Restored::table);
        window().saveLayout(*m_settings);
        gui::Appearance& look = m_test->appearance(); // the desktop's, as in a new process
        look.disconnect();
        look.setFittedTextSize({});
        look.setTextSize(gui::Appearance::usualText);
        look.setTheme(gui::Theme::system);
        m_test.reset();
        begin();
        if (practised() != answers)
            return QStringLiteral("%1 answers became %2").arg(answers).arg(practised());
        if (!restores || (content() == before && m_test->document().path() == path))
            return {};
        return path + u' ' + QString::fromUtf8(before) + QStringLiteral(" became ")
               + m_test->document().path() + u' ' + QString::fromUtf8(content());
    }

    /// A slot marked as left behind although its card is not being carried, or nothing. A carried
    /// card comes from where its carrier says.
    QString leftBehind()
    {
        for (const gui::View* view : window().views()) {
            int behind = 0;
            QString name;
            for (const gui::CardSlot* slot : view->widget().findChildren<gui::CardSlot*>()) {
                if (!(slot->states() & gui::CardState::leftBehind))
                    continue;
                ++behind;
                name = slot->objectName();
            }
            const auto carriers = view->widget().findChildren<gui::CardCarrier*>();
            const auto carried =
                std::ranges::count_if(carriers, [](const gui::CardCarrier* carrier) {
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
        for (QDialog* dialog : window().findChildren<QDialog*>()) {
            if (!dialog->isVisible())
                continue;
            dialog->close();
            window().activateWindow();
        }
    }

    /// Comes to the state in which the window is measured: an opened file with nothing to undo, no
    /// dialog, no answer that is kept for a return to its exercise, the usual look.
    void comeToRest()
    {
        closeWhatOpened();
        closeDialogs();
        for (const char* screen : {"presentAction", "fullScreenAction"}) {
            if (auto* action = m_test->find<QAction>(qt(screen)); action->isChecked())
                action->trigger();
        }
        narration::installTranslation(*qApp, QStringLiteral("en"));
        m_test->appearance().setTheme(gui::Theme::system);
        m_test->appearance().setSuitColors(gui::SuitColors::two);
        m_test->appearance().setTextSize(gui::Appearance::usualText);
        window().resize(usualSize);
        for (gui::View* view : window().views()) {
            window().showView(*view);
            settle();
        }
        for (gui::View* view : window().views()) {
            if (auto* learn = dynamic_cast<gui::LearnView*>(view))
                learn->open(0);
        }
        m_test->find<gui::LessonExercises>(QStringLiteral("lessonExercises"))->showExercise(0);
        if (desk().isForClass())
            desk().askAlone();
        desk().end();
        for (gui::ExercisePanel* panel : window().findChildren<gui::ExercisePanel*>())
            panel->forgetAnswers();
        openAtRest();
        window().showView(*window().views().front());
        settle();
        QPixmapCache::clear();
    }

    /// The number of objects in the window.
    qsizetype objects() { return window().findChildren<QObject*>().size(); }

private:
    static constexpr QSize usualSize{1280, 770};
    static constexpr std::array sizes{usualSize, QSize(1024, 670), QSize(800, 560),
                                      QSize(1920, 1050)};
    static constexpr std::array keys{
        Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Home,
        Qt::Key_End,      Qt::Key_Return, Qt::Key_Space,  Qt::Key_Escape,    Qt::Key_Tab,
        Qt::Key_F6,       Qt::Key_F5,     Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_PageUp,
        Qt::Key_PageDown, Qt::Key_F8,     Qt::Key_M,      Qt::Key_F11};
    static constexpr std::string_view letters = "akqjt98765432hdcsw*1<>=?";
    static constexpr std::array droppedTexts{
        "Kh",        "*",     "Qs ?", "2c 3c 4c 5c 6c",
        "not cards", "10d,w", "",     "As Ks Qs Js Ts | 2h 2d * * 5s"};

    void begin()
    {
        ++m_starts;
        m_settings =
            std::make_unique<QSettings>(m_files.path("settings.ini"), QSettings::IniFormat);
        m_test = std::make_unique<StartedWindow>(m_files.folder(), std::nullopt,
                                                 isRestored(*m_settings, gui::Restored::table));
        window().keepProgressIn(m_files.folder());
        restoreLook(m_test->appearance(), *m_settings);
        rememberLook(m_test->appearance(), *m_settings);
        for (gui::View* view : window().views()) // which builds it
            window().showView(*view);
        window().showView(*window().views().front());
        desk().setSeed(quint32(m_random.below(1 << 30)));
        if (!m_closes)
            window().installEventFilter(&m_staysOpen);
        if (!m_test->isReady())
            qWarning("the window is not active");
    }

    gui::PracticeDesk& desk() const
    {
        for (gui::View* view : m_test->window().views()) {
            if (auto* practice = dynamic_cast<gui::PracticeView*>(view))
                return practice->desk();
        }
        Q_UNREACHABLE();
    }

    /// Opens an exercise in which hands are built, and goes to its first place.
    void openBuilding(gui::LearnView& learn)
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
        auto* exercises = m_test->find<gui::LessonExercises>(QStringLiteral("lessonExercises"));
        exercises->showExercise(exercise);
        focusBuilding();
    }

    void focusBuilding()
    {
        m_test->find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(1);
        m_test->find<QTabBar>(QStringLiteral("learnTabs"))->setCurrentIndex(2);
        m_test->find<gui::LessonExercises>(QStringLiteral("lessonExercises"))
            ->panel()
            .focusAnswer();
    }

    static const gui::CardCarrier* carrierOf(const gui::View& view)
    {
        return view.widget().findChild<gui::CardCarrier*>(QStringLiteral("cardCarrier"));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_test->WindowTest::press(key, modifiers);
    }

    QPoint anywhere(const QWidget& in)
    {
        return {m_random.below(std::max(1, in.width())), m_random.below(std::max(1, in.height()))};
    }

    QString click()
    {
        const QPoint at = anywhere(window());
        const bool isRight = m_random.chance(1, 8);
        const bool isDouble = m_random.chance(1, 10);
        auto* handle = window().windowHandle();
        if (isDouble)
            QTest::mouseDClick(handle, Qt::LeftButton, Qt::NoModifier, at);
        else
            QTest::mouseClick(handle, isRight ? Qt::RightButton : Qt::LeftButton, Qt::NoModifier,
                              at);
        return QStringLiteral("click at %1, %2").arg(at.x()).arg(at.y());
    }

    QString pressKey()
    {
        const Qt::Key key = m_random.pick(keys);
        const Qt::KeyboardModifiers modifiers =
            m_random.chance(1, 6) ? Qt::ShiftModifier : Qt::NoModifier;
        press(key, modifiers);
        return QStringLiteral("key %1").arg(QKeySequence(key).toString());
    }

    QString typeLetter()
    {
        const char letter = m_random.pick(letters);
        m_test->WindowTest::type(QByteArray(1, letter));
        return QStringLiteral("letter %1").arg(QLatin1Char(letter));
    }

    /// Any entry of the menus; occasionally one that opens a dialog. Actions of a hidden view cannot
    /// be chosen.
    QString chooseAction()
    {
        const bool mayOpen = m_random.chance(1, 4);
        QList<QAction*> actions;
        const QList<QAction*> all = window().findChildren<QAction*>();
        for (QAction* action : all) {
            if (isOfHiddenView(*action))
                continue;
            const bool opens = action->menu() || (!mayOpen && action->text().contains(u'…'));
            if (!action->objectName().isEmpty() && action->isEnabled() && action->isVisible()
                && !opens)
                actions << action;
        }
        QAction* chosen = m_random.pick(actions);
        const gui::View& view = window().view();
        const bool isOdds = view.name() == QStringLiteral("odds");
        auto* pickUp = m_test->find<QAction>(isOdds ? QStringLiteral("oddsPickUpCardAction")
                                                    : QStringLiteral("pickUpCardAction"));
        if (const gui::CardCarrier* carrier = carrierOf(view);
            carrier && carrier->carried() && pickUp->isEnabled() && m_random.chance(1, 3))
            chosen = pickUp; // another one
        const QString name = chosen->objectName();
        chosen->trigger();
        return name;
    }

    /// Whether its set of actions belongs to another view and it is not the action that shows that
    /// view.
    bool isOfHiddenView(const QAction& action)
    {
        for (const gui::View* view : window().views()) {
            const QObject* owner = &action;
            while (owner && owner != view)
                owner = owner->parent();
            if (owner && view != &window().view() && &view->modeAction() != &action)
                return true;
        }
        return false;
    }

    QString drop()
    {
        QMimeData data;
        const QString text = QLatin1String(m_random.pick(droppedTexts));
        data.setText(text);
        return drop(data, m_random.chance(1, 3) ? Qt::ShiftModifier : Qt::NoModifier) + text;
    }

    QString drop(const QMimeData& data, Qt::KeyboardModifiers modifiers)
    {
        const QPoint at = anywhere(window());
        QWidget* target = window().childAt(at);
        while (target && !target->acceptDrops())
            target = target->parentWidget();
        if (!target)
            return {};
        const QPoint inside = target->mapFrom(&window(), at);
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
        QCoreApplication::processEvents();
        return QStringLiteral("drop on %1: ").arg(target->objectName());
    }

    QString drag()
    {
        const QPoint from = anywhere(window());
        const QPoint to = anywhere(window());
        auto* handle = window().windowHandle();
        QTest::mousePress(handle, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(handle, (from + to) / 2);
        QTest::mouseMove(handle, to);
        QTest::mouseRelease(handle, Qt::LeftButton, Qt::NoModifier, to);
        return QStringLiteral("drag to %1, %2").arg(to.x()).arg(to.y());
    }

    QString undoOrRedo()
    {
        const bool redo = m_random.chance(1, 3);
        const int times = 1 + m_random.below(4);
        for (int time = 0; time < times; ++time)
            press(redo ? Qt::Key_Y : Qt::Key_Z, Qt::ControlModifier);
        return redo ? QStringLiteral("redo") : QStringLiteral("undo");
    }

    QString resize()
    {
        const QSize size = m_random.pick(sizes);
        window().resize(size);
        QCoreApplication::processEvents();
        return QStringLiteral("size %1").arg(size.width());
    }

    QString changeLook()
    {
        const QStringList languages = narration::availableLanguages();
        switch (m_random.below(3)) {
        case 0: {
            const QString language = m_random.pick(languages);
            narration::installTranslation(*qApp, language);
            QCoreApplication::processEvents();
            return QStringLiteral("language ") + language;
        }
        case 1:
            m_test->appearance().setTheme(m_random.pick(gui::allThemes()));
            QCoreApplication::processEvents();
            return QStringLiteral("theme");
        default: {
            const int steps = (gui::Appearance::largestText - gui::Appearance::smallestText)
                              / gui::Appearance::textStep;
            const int size = gui::Appearance::smallestText
                             + (m_random.below(steps + 1) * gui::Appearance::textStep);
            m_test->appearance().setTextSize(size);
            QCoreApplication::processEvents();
            return QStringLiteral("text %1").arg(size);
        }
        }
    }

    /// Clicks a title of the menu bar.
    QString openMenu()
    {
        QMenuBar& bar = *window().menuBar();
        const QList<QAction*> menus = bar.actions();
        QAction* menu = m_random.pick(menus);
        if (!bar.isVisible())
            return QStringLiteral("no menus");
        QTest::mouseClick(window().windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          bar.mapTo(&window(), bar.actionGeometry(menu).center()));
        return QStringLiteral("menu ") + menu->text();
    }

    /// A file of the folder; it need not be there.
    QString somePath()
    {
        constexpr std::array names{"a.showdown", "b.showdown", "c.showdown"};
        return m_files.path(m_random.pick(names));
    }

    QString doWithFiles()
    {
        const auto both = Qt::KeyboardModifiers(Qt::ControlModifier).setFlag(Qt::ShiftModifier);
        switch (m_random.below(m_closes ? 7 : 6)) {
        case 0:
            press(Qt::Key_S, Qt::ControlModifier);
            return QStringLiteral("save");
        case 1:
            press(Qt::Key_S, both);
            return QStringLiteral("save as");
        case 2:
            press(Qt::Key_O, Qt::ControlModifier);
            return QStringLiteral("open");
        case 3:
            press(Qt::Key_N, Qt::ControlModifier);
            return QStringLiteral("new");
        case 4:
            press(Qt::Key_N, both);
            return QStringLiteral("add a table");
        case 6:
            return close();
        default:
            break;
        }
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(somePath())});
        return drop(data, Qt::NoModifier) + QStringLiteral("file");
    }

    /// A dialog that is open beside the window and does not block it, or nothing.
    QDialog* dialogBeside()
    {
        for (QDialog* dialog : window().findChildren<QDialog*>()) {
            if (dialog->isVisible() && !dialog->isModal())
                return dialog;
        }
        return nullptr;
    }

    /// Uses one of the controls in a dialog or view: one that can be seen.
    QString use(QWidget& in)
    {
        QList<QWidget*> controls;
        for (QWidget* each : in.findChildren<QWidget*>()) {
            if (each->isVisible() && each->isEnabled() && each->window() == in.window()
                && !each->visibleRegion().isEmpty() && each->focusPolicy() != Qt::NoFocus)
                controls << each;
        }
        if (controls.isEmpty())
            return QStringLiteral("nothing to use in ") + in.objectName();
        QPointer<QWidget> control = m_random.pick(controls);
        const QString name = control->objectName() + QStringLiteral(" of ") + in.objectName();
        const QPoint place = qobject_cast<QAbstractButton*>(control)
                                 ? control->visibleRegion().boundingRect().center()
                                 : anywhere(*control);
        if (qobject_cast<QComboBox*>(control) || qobject_cast<QAbstractSpinBox*>(control)) {
            control->setFocus();
            QTest::keyClick(control, m_random.chance(1, 2) ? Qt::Key_Down : Qt::Key_Up);
            return name;
        }
        QTest::mouseClick(in.window()->windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          control->mapTo(in.window(), place));
        if (control && qobject_cast<QLineEdit*>(control)) {
            for (int typed = m_random.below(6); typed > 0 && control; --typed)
                QTest::keyClick(control, m_random.pick(letters));
        } else if (control && control->isVisible() && m_random.chance(1, 4)) {
            QTest::keyClick(control, m_random.pick(keys));
        }
        return name;
    }

    static int loopLevel() { return QThread::currentThread()->loopLevel(); }

    /// Uses the menu or box in front of the window, or closes it; false if there is none.
    bool useWhatOpened()
    {
        QWidget* popup = QApplication::activePopupWidget();
        QWidget* box = popup ? popup : QApplication::activeModalWidget();
        if (!box)
            return false;
        ++m_used[box->objectName()];
        if (m_uses-- <= 0)
            box->close(); // as if Esc were pressed there
        else if (popup)
            useMenu(*popup);
        else
            useBox(*box);
        return true;
    }

    void useMenu(QWidget& popup)
    {
        const QPointer<QWidget> shown = &popup;
        for (int steps = m_random.below(8); steps > 0 && shown; --steps)
            QTest::keyClick(shown, Qt::Key_Down);
        if (shown)
            QTest::keyClick(shown, m_random.chance(2, 3) ? Qt::Key_Return : Qt::Key_Escape);
    }

    /// Does something in a box, or leaves it by one of its buttons.
    void useBox(QWidget& box)
    {
        if (auto* files = qobject_cast<QFileDialog*>(&box))
            return choosePath(*files);
        if (!box.windowHandle())
            return;
        if (!qobject_cast<QMessageBox*>(&box) && m_random.chance(3, 4)) {
            use(box);
            return;
        }
        QList<QAbstractButton*> buttons;
        for (auto* button : box.findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->isEnabled())
                buttons << button;
        }
        if (buttons.isEmpty())
            box.close();
        else
            m_random.pick(buttons)->click();
    }

    /// Never by a click, which may lead out of the folder.
    void choosePath(QFileDialog& dialog)
    {
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (!name || m_random.chance(1, 3))
            return dialog.reject();
        const bool isTable = dialog.objectName().endsWith(QStringLiteral("TableDialog"));
        const QString path = isTable ? somePath() : m_files.path(m_random.chance(1, 2) ? "x" : "y");
        name->setText(path);
        if (name->completer())
            name->completer()->popup()->hide(); // or it would take Return
        QTest::keyClick(name, Qt::Key_Return);
    }

    void closeWhatOpened()
    {
        constexpr int most = 50; // one may open another
        m_uses = 0;
        for (int tries = 0; tries < most && useWhatOpened(); ++tries)
            QCoreApplication::processEvents();
    }

    void settle()
    {
        for (int pass = 0; pass < 4; ++pass) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        if (!QTest::qWaitFor([this] { return window().view().isAtRest(); }, 60'000))
            qWarning("%s does not come to rest", qPrintable(window().view().name()));
    }

    /// Opens a file, whatever becomes of what was there.
    void openAtRest()
    {
        window().files().open(m_files.withHands("rest.showdown"));
        while (m_test->choose("unsavedBox", "discardChangesButton"))
            QCoreApplication::processEvents();
    }

    /// Closes nothing that is asked to close.
    class StaysOpen : public QObject
    {
    protected:
        bool eventFilter(QObject* /*watched*/, QEvent* event) override
        {
            if (event->type() == QEvent::Close)
                event->ignore();
            return event->type() == QEvent::Close;
        }
    };

    SeededRandom m_random;
    bool m_closes;
    QMap<QString, int> m_used;
    int m_starts = 0;
    int m_uses = 0;  ///< of what opens, until it is closed
    int m_level = 0; ///< of the event loop whose menu or box is being used
    StaysOpen m_staysOpen;
    FilesFolder m_files;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<StartedWindow> m_test;
    QTimer m_blocked;
};

} // namespace showdown::tests
