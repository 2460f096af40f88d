// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QDockWidget>
#include <QMenu>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <optional>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window whose look the user changes.
class LookTest : public WindowTest
{
public:
    QToolButton& button() const { return *find<QToolButton>(QStringLiteral("textSizeButton")); }

    /// The title of the menu of text sizes under View.
    QString menuTitle() const
    {
        QString title = find<QMenu>(QStringLiteral("textSizeMenu"))->title();
        return title.remove(u'&');
    }

    /// The heading of the sizes in the menu of the tool bar.
    QString heading() const { return button().menu()->actions().constFirst()->text(); }

    QString said() const { return window().statusBar()->currentMessage(); }
};

} // namespace

/// Theme and text size, as the window shows them.
class TestAppearanceCommands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup()
    {
        Appearance().setTheme(Theme::system);
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void theTextSizeIsSaidWhereItIsChosen_data();
    void theTextSizeIsSaidWhereItIsChosen();
    void everyThemeIsSaid();
    void theTitleOfTheDockGrowsWithTheText();
    void anotherThemeAndBackChangesNothing_data();
    void anotherThemeAndBackChangesNothing();
    void everythingFollowsThemeAndSize_data() { anotherThemeAndBackChangesNothing_data(); }
    void everythingFollowsThemeAndSize();
};

void TestAppearanceCommands::theTextSizeIsSaidWhereItIsChosen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("usual");
    QTest::addColumn<QString>("larger");
    QTest::newRow("English") << "en"
                             << "Text size: 100 %"
                             << "Text size: 110 %";
    QTest::newRow("German") << "de"
                            << "Schriftgröße: 100 %"
                            << "Schriftgröße: 110 %";
}

void TestAppearanceCommands::theTextSizeIsSaidWhereItIsChosen()
{
    QFETCH(const QString, language);
    QFETCH(const QString, usual);
    QFETCH(const QString, larger);
    LookTest test;
    QVERIFY(test.isReady());
    QVERIFY(narration::installTranslation(*qApp, language));
    const auto verify = [&](const QString& words) {
        QCOMPARE(test.menuTitle(), words);
        QCOMPARE(test.heading(), words);
        QCOMPARE(test.button().accessibleName(), words);
    };
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the menus before
    verify(usual);
    test.press(Qt::Key_Plus, Qt::ControlModifier);
    verify(larger);
    QCOMPARE(test.said(), larger);
    test.press(Qt::Key_0, Qt::ControlModifier);
    verify(usual);
    QCOMPARE(test.said(), usual);
}

void TestAppearanceCommands::everyThemeIsSaid()
{
    LookTest test;
    QVERIFY(test.isReady());
    for (const auto* said :
         {"Theme: light", "Theme: dark", "Theme: high contrast", "Theme: that of the system"}) {
        test.press(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(test.said(), QString::fromLatin1(said));
    }
}

void TestAppearanceCommands::theTitleOfTheDockGrowsWithTheText()
{
    const auto titleOf = [](const LookTest& test) {
        auto* dock = test.find<QDockWidget>(QStringLiteral("explanationDock"));
        return dock->grab({0, 0, dock->width(), dock->widget()->y()}).toImage();
    };
    LookTest test;
    test.window().resize(1800, 1200);
    QVERIFY(test.isReady());
    const QImage before = titleOf(test);
    for (int step = 0; step < 3; ++step)
        test.press(Qt::Key_Plus, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QVERIFY(titleOf(test).height() > before.height());
    LookTest later; // has begun with larger text
    later.window().resize(1800, 1200);
    QVERIFY(later.isReady());
    QCoreApplication::processEvents();
    QCOMPARE(titleOf(test).height(), titleOf(later).height());

    QVERIFY(titleOf(test) == titleOf(later));
}

void TestAppearanceCommands::anotherThemeAndBackChangesNothing_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("page");
    for (const char* page : {"why", "wild", "steps", "rules"})
        QTest::addRow("%s", page) << qt("compare") << qt(page);
    QTest::addRow("learn") << qt("learn") << QString();
    for (const char* page : {"outs", "next", "method"})
        QTest::addRow("%s", page) << qt("odds") << qt(page);
}

void TestAppearanceCommands::anotherThemeAndBackChangesNothing()
{
    QFETCH(const QString, view);
    QFETCH(const QString, page);
    WindowTest test(tableOf(qt("9c 8d 6s 2h * | Qc Qs 4d 3h 2c")));
    test.window().resize(1280, 800);
    QVERIFY(test.isReady());
    QVERIFY(test.window().showView(view));
    QVERIFY(page.isEmpty() || test.window().showTab(page));
    QTRY_VERIFY(test.window().view().isAtRest());
    const auto picture = [&test] {
        QImage last;
        const bool isStill = QTest::qWaitFor([&] {
            const QImage before = std::exchange(last, test.window().grab().toImage());
            return before == last;
        });
        return isStill ? last : QImage();
    };
    const QImage before = picture();
    QVERIFY(!before.isNull());
    for (const Theme theme : {Theme::dark, Theme::highContrast, Theme::system}) {
        test.appearance().setTheme(theme);
        QCoreApplication::processEvents();
    }
    QCOMPARE(picture(), before);
}

/// Each widget looks as if the window had begun like that.
void TestAppearanceCommands::everythingFollowsThemeAndSize()
{
    QFETCH(const QString, view);
    QFETCH(const QString, page);
    const CardTable table = tableOf(qt("9c 8d 6s 2h * | Qc Qs 4d 3h 2c"));
    const auto open = [&](WindowTest& test) {
        test.window().resize(1800, 1200);
        return test.isReady() && test.window().showView(view)
               && (page.isEmpty() || test.window().showTab(page));
    };
    const auto lookOf = [](const QWidget& widget) {
        const QPalette& palette = widget.palette();
        QStringList look{widget.font().toString()};
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text,
                                QPalette::Link, QPalette::Window, QPalette::Base})
            look << palette.color(QPalette::Active, role).name();
        return look.join(u' ');
    };
    WindowTest test(table);
    QVERIFY(open(test));
    test.appearance().setTheme(Theme::dark);
    for (int step = 0; step < 3; ++step)
        test.press(Qt::Key_Plus, Qt::ControlModifier);
    std::optional<WindowTest> later(std::in_place, table);
    later->appearance().setTheme(Theme::dark);
    QVERIFY(open(*later));
    QCoreApplication::processEvents();
    int compared = 0;
    const QList<QWidget*> widgets = test.window().findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        const QString name = widget->objectName();
        const auto* other = name.isEmpty() || name.startsWith(qt("qt_"))
                                ? nullptr
                                : later->window().findChild<QWidget*>(name);
        if (!other || !widget->isVisible())
            continue;
        QVERIFY2(lookOf(*widget) == lookOf(*other),
                 qPrintable(name + u'\n' + lookOf(*widget) + u'\n' + lookOf(*other)));
        ++compared;
    }
    QVERIFY2(compared > 20, qPrintable(QString::number(compared))); // large text shows one part
    later.reset();
    test.window().activateWindow(); // for the next row
    QVERIFY(QTest::qWaitForWindowActive(&test.window()));
    test.press(Qt::Key_0, Qt::ControlModifier);
}

SHOWDOWN_TEST(TestAppearanceCommands)
#include "tst_appearancecommands.moc"
