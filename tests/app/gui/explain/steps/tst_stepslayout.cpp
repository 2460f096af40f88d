// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/callersview.h"
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/explain/steps/playbutton.h"
#include "app/gui/explain/steps/scrubber.h"
#include "app/gui/explain/steps/stepactions.h"
#include "app/gui/explain/steps/stepspage.h"
#include "app/gui/explain/steps/variablesview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/translation.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The page in a separate window.
struct PageTest
{
    explicit PageTest(QSize size, int textSize = 100)
    {
        page.setFont(resized(page.font(), textSize / 100.0));
        QObject::connect(&page, &StepsPage::stepsShown, &actions,
                         [this] { actions.setSeen(true); });
        page.show();
        resize(size);
    }

    void resize(QSize size)
    {
        page.resize(size);
        QCoreApplication::processEvents();
    }
    template <typename T>
    T* find(const char* name) const
    {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    void click(QWidget* widget, QPoint position)
    {
        QTest::mouseClick(page.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          widget->mapTo(&page, position));
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key) { QTest::keyClick(page.windowHandle(), key); }

    CompareSession session;
    StepPlayer player{session};
    StepActions actions{player};
    StepsPage page{session, player, actions};
};

} // namespace

/// The page of the steps at any size: what stays, what gives way, what can be reached.
class TestStepsLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theControlsStayWhereTheyAre_data();
    void theControlsStayWhereTheyAre();
    void playIsAsWideAsPause();
    void narrowPagesHaveTabs();
    void theCodeAsPrintedHasATab();
    void everythingCanBeReachedInLittleRoom_data();
    void everythingCanBeReachedInLittleRoom();
    void changedVariablesCanBeSeen();
    void aMoveBringsTheSentenceBack();
    void theSentenceAndTheLineAreSeenTogether();
    void tabGoesFromTopToBottom();
    void whatWasAddedHasItsPlace();
    void whatIsToComeCanBeSeen();
    void theCodeHasItsRoomInASmallWindow_data();
    void theCodeHasItsRoomInASmallWindow();
    void itIsNotLowerBesideAScrollBar_data();
    void itIsNotLowerBesideAScrollBar();
};

void TestStepsLayout::theControlsStayWhereTheyAre_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(640, 600);
    QTest::newRow("narrow") << QSize(320, 480);
}

void TestStepsLayout::theControlsStayWhereTheyAre()
{
    QFETCH(const QSize, size);
    PageTest test(size);
    const auto* next = test.find<QToolButton>("nextStepButton");
    const auto* scrubber = test.find<Scrubber>("scrubber");
    const auto places = [&] {
        QCoreApplication::processEvents();
        return std::pair(next->mapToGlobal(QPoint()).y(), scrubber->mapToGlobal(QPoint()).y());
    };
    const std::pair first = places();
    std::pair lowest = first;
    while (test.player.target(Move::next)) {
        test.player.go(Move::next);
        const std::pair now = places();
        QVERIFY(now.first >= lowest.first && now.second >= lowest.second);
        lowest = now;
    }
    if (size.width() > 600)
        QCOMPARE(lowest, first); // two lines are enough for every sentence
    while (test.player.target(Move::back)) {
        test.player.go(Move::back);
        QCOMPARE(places(), lowest);
    }
}

void TestStepsLayout::playIsAsWideAsPause()
{
    PageTest test({640, 600});
    auto* play = test.find<PlayButton>("playStepsButton");
    const QImage before = play->grab().toImage();
    const QRect place = play->geometry();
    QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
    test.click(play, play->rect().center());
    QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
    QCOMPARE(play->geometry(), place);
    QVERIFY(play->grab().toImage() != before);
    test.click(play, play->rect().center());
    QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
}

void TestStepsLayout::narrowPagesHaveTabs()
{
    PageTest test({640, 600});
    const auto* tabs = test.find<QTabWidget>("stepCodeTabs");
    auto* listing = test.find<ListingView>("listingView");
    auto* variables = test.find<VariablesView>("variablesView");
    auto* callers = test.find<CallersView>("callersList");
    test.resize({420, 600});
    QVERIFY(tabs->isVisible());
    QCOMPARE(tabs->tabText(0), QStringLiteral("Code"));
    QCOMPARE(tabs->tabText(1), QStringLiteral("Variables"));
    QVERIFY(listing->isVisible() && !variables->isVisible());
    test.click(tabs->tabBar(), tabs->tabBar()->tabRect(1).center());
    QVERIFY(!listing->isVisible() && variables->isVisible() && callers->isVisible());
    test.resize({640, 600});
    QVERIFY(!tabs->isVisible());
    QVERIFY(listing->isVisible() && variables->isVisible() && callers->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(&test.page));
    variables->setFocus();
    test.resize({420, 600});
    QVERIFY(variables->isVisible()); // the focus stays visible
}

void TestStepsLayout::theCodeAsPrintedHasATab()
{
    PageTest test({520, 600});
    auto* tabs = test.find<QTabWidget>("stepCodeTabs");
    auto* button = test.find<QToolButton>("asPrintedButton");
    const auto* printed = test.find<QWidget>("printedView");
    const Run& run = test.player.run();
    test.player.goTo(*run.nextWhere(
        -1, [](const Step& step) { return step.listing->function == "CompareHands"; }));
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(tabs->count(), 3);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("As printed"));
    QVERIFY(printed->isVisible());
    test.resize({700, 600});
    QVERIFY(!tabs->isVisible());
    QVERIFY(printed->isVisible());
    QVERIFY(test.find<QWidget>("listingView")->isVisible());
    QVERIFY(!test.find<QWidget>("variablesView")->isVisible());
    test.resize({520, 600});
    QCOMPARE(tabs->count(), 3);
    tabs->setCurrentIndex(0);
    test.click(button, button->rect().center());
    QCOMPARE(tabs->count(), 2);
    QVERIFY(!printed->isVisible());
    test.resize({700, 600});
    QVERIFY(test.find<QWidget>("variablesView")->isVisible());
}

void TestStepsLayout::everythingCanBeReachedInLittleRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("320 x 480") << QSize(320, 480) << 100;
    QTest::newRow("320 x 480, large text") << QSize(320, 480) << 150;
    QTest::newRow("640 x 480, large text") << QSize(640, 480) << 150;
}

void TestStepsLayout::everythingCanBeReachedInLittleRoom()
{
    QFETCH(const QSize, size);
    QFETCH(const int, text);
    PageTest test(size, text);
    const auto* area = test.find<QScrollArea>("stepsArea");
    QCOMPARE(area->size(), size);
    const QWidget* page = area->widget();
    QVERIFY2(page->width() <= area->viewport()->width(),
             qPrintable(QString::number(page->width())));
    QVERIFY(page->height() <= area->viewport()->height() + area->verticalScrollBar()->maximum());
    const QList<QWidget*> widgets = page->findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        const bool isControl = qobject_cast<const QToolButton*>(widget)
                               || qobject_cast<const QComboBox*>(widget)
                               || qobject_cast<const QSpinBox*>(widget);
        if (!isControl || !widget->isVisible() || widget->objectName().isEmpty())
            continue;
        const QRect place(widget->mapTo(page, QPoint()), widget->size());
        QVERIFY2(page->rect().contains(place), qPrintable(widget->objectName()));
        QVERIFY2(widget->width() >= widget->minimumSizeHint().width(),
                 qPrintable(widget->objectName()));
        QVERIFY2(widget->height() >= 24, qPrintable(widget->objectName()));
    }
    const auto* listing = test.find<ListingView>("listingView");
    int line = listing->height();
    for (int row = 0; row < listing->model()->rowCount(); ++row)
        line = std::min(line, listing->visualRect(listing->model()->index(row, 0)).height());
    QVERIFY(listing->viewport()->height() >= 3 * line);
}

void TestStepsLayout::changedVariablesCanBeSeen()
{
    PageTest test({640, 540});
    test.player.setLevel(Level::every);
    auto* view = test.find<VariablesView>("variablesView");
    const auto* model = static_cast<const VariablesModel*>(view->model());
    bool wasScrolled = false;
    for (int step = 0; step < 300; ++step) {
        test.player.go(Move::next);
        const QModelIndex changed = model->firstChanged();
        QVERIFY(!changed.isValid()
                || view->viewport()->rect().intersects(view->visualRect(changed)));
        wasScrolled = wasScrolled || view->verticalScrollBar()->value() > 0;
    }
    QVERIFY(wasScrolled);
}

void TestStepsLayout::aMoveBringsTheSentenceBack()
{
    PageTest test({500, 300}, 150);
    QScrollBar* bar = test.find<QScrollArea>("stepsArea")->verticalScrollBar();
    const auto* sentence = test.find<QWidget>("narrationFrame");
    bar->setValue(bar->maximum());
    QVERIFY(sentence->visibleRegion().isEmpty());
    test.player.go(Move::next);
    QCoreApplication::processEvents();
    QCOMPARE(sentence->visibleRegion().boundingRect(), sentence->rect());
}

void TestStepsLayout::theSentenceAndTheLineAreSeenTogether()
{
    WindowTest test;
    test.appearance().setTextSize(150);
    test.window().resize(1024, 700);
    test.window().view().showStep(30, Level::every); // before there is a window, as --step does
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    QVERIFY(test.isReady());
    const auto* sentence = test.find<QWidget>(QStringLiteral("narrationFrame"));
    const auto* listing = test.find<ListingView>(QStringLiteral("listingView"));
    const auto* model = static_cast<const ListingModel*>(listing->model());
    for (int step = 30; step < 200; step += 3) {
        test.window().view().showStep(step, Level::every);
        QCoreApplication::processEvents();
        QCOMPARE(sentence->visibleRegion().boundingRect(), sentence->rect());
        const QRect line = listing->visualRect(model->index(model->shownRow()));
        const QRect seen = listing->viewport()->visibleRegion().boundingRect();
        QVERIFY2(seen.contains(line), qPrintable(QStringLiteral("step %1: %2 to %3 in %4 to %5")
                                                     .arg(step)
                                                     .arg(line.top())
                                                     .arg(line.bottom())
                                                     .arg(seen.top())
                                                     .arg(seen.bottom())));
    }
    test.appearance().setTextSize(100);
}

void TestStepsLayout::tabGoesFromTopToBottom()
{
    PageTest test({640, 600});
    test.player.go(Move::next);
    test.player.go(Move::next);
    const QStringList order{
        QStringLiteral("showInWhyButton"),      QStringLiteral("stepCounter"),
        QStringLiteral("firstStepButton"),      QStringLiteral("previousStepButton"),
        QStringLiteral("playStepsButton"),      QStringLiteral("nextStepButton"),
        QStringLiteral("lastStepButton"),       QStringLiteral("levelCombo"),
        QStringLiteral("speedCombo"),           QStringLiteral("stepIntoButton"),
        QStringLiteral("nextComparisonButton"), QStringLiteral("scrubber"),
        QStringLiteral("asPrintedButton"),      QStringLiteral("codeChoice"),
        QStringLiteral("copyCodeButton"),       QStringLiteral("listingView"),
        QStringLiteral("variablesView"),        QStringLiteral("callersList")};
    QVERIFY(QTest::qWaitForWindowActive(&test.page));
    test.page.findChild<QWidget*>(order.front())->setFocus();
    for (const QString& name : order) {
        QVERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), name);
        test.press(Qt::Key_Tab);
    }
}

void TestStepsLayout::whatWasAddedHasItsPlace()
{
    PageTest test({640, 600});
    auto* question = new QLabel(QStringLiteral("question"));
    auto* field = new QLineEdit;
    auto* box = new QCheckBox(QStringLiteral("Ask me"));
    test.page.addAboveCode(question);
    test.page.addToTransport(box);
    test.page.addToTransport(field);
    QCoreApplication::processEvents();
    const auto top = [&](const QWidget* widget) { return widget->mapTo(&test.page, QPoint()).y(); };
    const auto* scrubber = test.find<Scrubber>("scrubber");
    const auto* play = test.find<QWidget>("playStepsButton");
    QVERIFY(top(question) >= top(scrubber) + scrubber->height());
    QVERIFY(top(box) >= top(play) + play->height());
    const QRect row = QRect(box->mapTo(&test.page, QPoint()), box->size());
    const QRect rest = QRect(field->mapTo(&test.page, QPoint()), field->size());
    QVERIFY(rest.left() > row.right()
            && rest.contains(QPoint(rest.center().x(), row.center().y())));
    QCOMPARE(rest.right(), scrubber->mapTo(&test.page, scrubber->rect().bottomRight()).x());
    QVERIFY(top(field) + field->height() <= top(scrubber));
    QVERIFY(QTest::qWaitForWindowActive(&test.page));
    test.find<QWidget>("nextComparisonButton")->setFocus();
    for (const QWidget* next : std::initializer_list<const QWidget*>{box, field, scrubber}) {
        test.press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), next);
    }
}

void TestStepsLayout::whatIsToComeCanBeSeen()
{
    for (const Colors& colors : {Colors::light(), Colors::dark()}) {
        for (const QColor& behind : {colors.window, colors.base})
            QVERIFY(contrast(colors.outline, behind) >= 3);
    }
}

void TestStepsLayout::theCodeHasItsRoomInASmallWindow_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : narration::availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

/// At most two rows of controls are above it.
void TestStepsLayout::theCodeHasItsRoomInASmallWindow()
{
    QFETCH(const QString, language);
    QVERIFY(narration::installTranslation(*qApp, language));
    WindowTest test;
    test.window().resize(1024, 700);
    QVERIFY(test.isReady());
    test.window().view().showStep(1, Level::story);
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    QCoreApplication::processEvents();
    const auto* transport = test.find<QWidget>(QStringLiteral("stepTransport"));
    int rows = 0;
    int below = 0;
    QList<QRect> places;
    for (const QObject* child : transport->children()) {
        if (const auto* widget = qobject_cast<const QWidget*>(child); widget && widget->isVisible())
            places << widget->geometry();
    }
    std::ranges::sort(places, {}, [](const QRect& place) { return place.bottom(); });
    for (const QRect& place : std::as_const(places)) {
        if (place.top() >= below) {
            ++rows;
            below = place.bottom();
        }
    }
    QCOMPARE(rows, 2);
    const int code = test.find<QWidget>(QStringLiteral("listingView"))->width();
    QVERIFY2(code >= 420, qPrintable(QString::number(code)));
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

void TestStepsLayout::itIsNotLowerBesideAScrollBar_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    for (const int width : {360, 440, 500, 540, 700}) {
        for (const int textSize : {100, 150, 200}) {
            const bool isOfToday = width == 540 && textSize != 150;
            if (!isOfToday && !areProofsWhole())
                continue;
            for (const QString& language : narration::availableLanguages())
                QTest::addRow("%d wide, text %d, %s", width, textSize, qPrintable(language))
                    << width * textSize / 100 << textSize << language;
        }
    }
}

/// Or the bar would go, and come back at once.
void TestStepsLayout::itIsNotLowerBesideAScrollBar()
{
    QFETCH(const int, width);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    QVERIFY(narration::installTranslation(*qApp, language));
    {
        const QSize size(width, 10 * textSize); // enough for everything
        PageTest test(size, textSize);
        test.player.setLevel(Level::every);
        const auto* area = test.find<QScrollArea>("stepsArea");
        const QSize bar(area->verticalScrollBar()->sizeHint().width(), 0);
        const auto needed = [area] {
            return area->widget()->heightForWidth(area->viewport()->width());
        };
        for (int step = 20; test.player.target(Move::next); step += 20) {
            test.player.goTo(std::min(step, test.player.run().size() - 1));
            QCoreApplication::processEvents();
            const int whole = needed();
            test.resize(size - bar);
            const int beside = needed();
            QVERIFY2(beside >= whole, qPrintable(QStringLiteral("step %1: %2 beside a bar, else %3")
                                                     .arg(step)
                                                     .arg(beside)
                                                     .arg(whole)));
            test.resize(size);
        }
    }
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

SHOWDOWN_TEST(TestStepsLayout)
#include "tst_stepslayout.moc"
