// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonpane.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/view/view.h"
#include "tests/app/gui/learn/exerciseperson.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

QStringList itemTexts(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole)})
            texts << index.data(role).toString();
        texts << itemTexts(model, index);
    }
    return texts;
}

/// All texts of a widget or an action, by the name of the property or part.
QStringList textsOf(const QObject& object)
{
    // Its name is the last announcement, which comes some time after the change on screen.
    const bool isAnnounced = object.objectName() == QStringLiteral("aheadTitleLabel");
    QStringList texts;
    for (const char* property : {"text", "iconText", "title", "windowTitle", "toolTip", "statusTip",
                                 "accessibleName", "accessibleDescription", "placeholderText"}) {
        if (!isAnnounced || qstrcmp(property, "accessibleName") != 0)
            texts << object.property(property).toString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&object)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts << tabs->tabText(tab);
    }
    if (const auto* combo = qobject_cast<const QComboBox*>(&object))
        texts << itemTexts(*combo->model());
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&object); view && view->model())
        texts << itemTexts(*view->model());
    return texts;
}

/// All texts of the window, a line for each of its objects.
QStringList said(const MainWindow& window)
{
    QStringList lines{window.windowTitle()};
    const QList<QObject*> all = window.findChildren<QObject*>();
    for (const QObject* object : all) {
        if (object->objectName().startsWith(QStringLiteral("qt_"))
            && !qobject_cast<const QTabBar*>(object))
            continue;
        if (qobject_cast<const QTabBar*>(object->parent()))
            continue; // Qt names the buttons that scroll tabs once and for ever
        QStringList texts = textsOf(*object);
        texts.removeAll(QString());
        if (!texts.isEmpty())
            lines << object->objectName() + QStringLiteral(": ") + texts.join(u'|');
    }
    lines.sort();
    return lines;
}

/// The texts of one window that the other does not have.
QStringList missingFrom(const QStringList& one, const QStringList& other)
{
    QStringList lines;
    for (const QString& line : one) {
        if (one.count(line) != other.count(line))
            lines << line;
    }
    return lines;
}

/// Each Alt key that the current view responds to, and its owner: "Alt+F File". Hidden parts that
/// may appear while the view is shown count too; menu entries do not.
QStringList keysWithAlt(const MainWindow& window)
{
    QStringList keys;
    const auto add = [&](const QKeySequence& key, const QString& owner) {
        if (!key.isEmpty() && key[0].keyboardModifiers() == Qt::AltModifier)
            keys << key.toString(QKeySequence::PortableText) + u' ' + owner;
    };
    const QList<QAction*> menus = window.menuBar()->actions();
    for (const QAction* menu : menus) {
        add(QKeySequence::mnemonic(menu->text()), menu->text());
        for (const QAction* entry : menu->menu()->actions())
            add(entry->shortcut(), entry->text());
    }
    QList<const QWidget*> parts{&window.view().widget(), &window.view().toolBar()};
    for (const DockPage& page : window.view().dockPages())
        parts << page.widget;
    for (const QWidget* part : std::as_const(parts)) {
        const QList<QAbstractButton*> buttons = part->findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            if (button->window() == &window || button->isHidden())
                add(QKeySequence::mnemonic(button->text()), button->text());
        }
        const QList<QLabel*> labels = part->findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (label->buddy())
                add(QKeySequence::mnemonic(label->text()), label->text());
        }
    }
    return keys;
}

} // namespace

/// Changing the language while the program runs.
class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }
    void everyViewSaysEverythingAnew_data();
    void everyViewSaysEverythingAnew();
    void theTableAndItsHistoryStay();
    void qtSpeaksToo();
    void noKeyWithAltMeansTwoThings_data();
    void noKeyWithAltMeansTwoThings();
    void germanLeavesNoEnglishInLearn();
};

void TestLanguage::everyViewSaysEverythingAnew_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("view");
    const WindowTest test;
    int number = 0;
    for (const auto& [name, size] : {std::pair("regular", QSize(1280, 770)),
                                     {"compact", QSize(1100, 700)},
                                     {"folded", QSize(900, 600)}}) {
        ++number;
        for (const View* view : test.window().views()) {
            if (++number % 2 == 0 && !areProofsWhole())
                continue; // each view has its turn
            QTest::addRow("%s %s", qPrintable(view->name()), name) << size << view->name();
        }
    }
}

void TestLanguage::everyViewSaysEverythingAnew()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, view);
    const auto show = [&](WindowTest& test) {
        test.window().resize(size);
        QVERIFY(test.isReady());
        QVERIFY(test.window().showView(view));
        test.session().setName(1, QStringLiteral("Ann"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the menus before
    };
    WindowTest test;
    show(test);
    const QStringList english = said(test.window());
    QVERIFY(speak("de"));
    QCoreApplication::processEvents();
    WindowTest born;
    show(born);
    const auto settle = [](const View& shown) { // what is counted is said, and laid out
        QCoreApplication::processEvents();
        QTRY_VERIFY_WITH_TIMEOUT(shown.isAtRest(), 30000);
        QCoreApplication::processEvents();
    };
    for (WindowTest* each : {&test, &born}) { // what is hidden is laid out when it is shown
        for (View* other : each->window().views()) {
            each->window().showView(*other);
            settle(*other);
        }
        QVERIFY(each->window().showView(view));
        settle(each->window().view());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    const QStringList wanted = said(born.window());
    QVERIFY(wanted != english);
    const QStringList left = missingFrom(said(test.window()), wanted);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n') + QStringLiteral("\ninstead of\n")
                                        + missingFrom(wanted, said(test.window())).join(u'\n')));
    QCOMPARE(missingFrom(wanted, said(test.window())), QStringList());
}

void TestLanguage::theTableAndItsHistoryStay()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.session().clearPlayer(0);
    const QString table = test.table();
    QVERIFY(speak("de"));
    QCoreApplication::processEvents();
    QCOMPARE(test.table(), table);
    test.find<QAction>(QStringLiteral("undoAction"))->trigger();
    QVERIFY(test.table() != table);
}

void TestLanguage::qtSpeaksToo()
{
    QDialogButtonBox buttons(QDialogButtonBox::Close);
    const QKeySequence quit(QKeyCombination(Qt::CTRL, Qt::Key_Q));
    QVERIFY(speak("de"));
    QTRY_VERIFY(buttons.button(QDialogButtonBox::Close)->text().contains(u"Schließen"));
    QCOMPARE(quit.toString(QKeySequence::NativeText), QStringLiteral("Strg+Q"));
    QVERIFY(speak("en"));
    QTRY_VERIFY(buttons.button(QDialogButtonBox::Close)->text().contains(u"Close"));
    QCOMPARE(quit.toString(QKeySequence::NativeText), QStringLiteral("Ctrl+Q"));
}

void TestLanguage::noKeyWithAltMeansTwoThings_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("view");
    const WindowTest test;
    for (const QString& language : narration::availableLanguages()) {
        for (const auto& [name, size] :
             {std::pair("regular", QSize(1280, 770)), {"compact", QSize(1024, 670)}}) {
            for (const View* view : test.window().views())
                QTest::addRow("%s %s %s", qPrintable(language), qPrintable(view->name()), name)
                    << language << size << view->name();
        }
    }
}

void TestLanguage::noKeyWithAltMeansTwoThings()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const QString, view);
    QVERIFY(speak(language.toLatin1().constData()));
    WindowTest test;
    test.window().resize(size);
    QVERIFY(test.isReady());
    QVERIFY(test.window().showView(view));
    QCoreApplication::processEvents();
    const QStringList keys = keysWithAlt(test.window());
    QVERIFY(keys.size() >= 4); // the menus at least
    for (const QString& key : keys) {
        const QString start = key.section(u' ', 0, 0) + u' ';
        QVERIFY2(keys.filter(QRegularExpression(u'^' + QRegularExpression::escape(start))).size()
                     == 1,
                 qPrintable(keys.join(u'\n')));
    }
}

void TestLanguage::germanLeavesNoEnglishInLearn()
{
    QVERIFY(speak("de"));
    ExercisePerson person;
    QVERIFY(person.isReady());
    person.window().showView(person.learn());
    static const QRegularExpression english(
        QStringLiteral(
            "\\b(?:the|this|that|is|are|has|have|of|from|what|which|who|your?|with|wins)\\b(?!-)"),
        QRegularExpression::CaseInsensitiveOption);
    QStringList left;
    for (int lesson = 0; lesson < std::ssize(person.learn().shelf().lessons()); ++lesson) {
        person.learn().open(lesson);
        QStringList texts =
            person.find<LessonPane>(QStringLiteral("lessonPane"))->toPlainText().split(u'\n');
        for (int exercise = 0; exercise < person.exercises().count(); ++exercise) {
            if (exercise > 0)
                person.find<QAction>(QStringLiteral("nextExerciseAction"))->trigger();
            QCoreApplication::processEvents();
            texts << said(person.window());
        }
        for (const QString& text : texts.filter(english))
            left << QString::number(lesson + 1) + u' ' + text;
    }
    left.removeDuplicates();
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

SHOWDOWN_TEST(TestLanguage)
#include "tst_language.moc"
