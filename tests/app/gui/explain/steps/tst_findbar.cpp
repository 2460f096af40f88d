// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/findbar.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/stepsearch.h"
#include "app/gui/window/explanationdock.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window that shows the steps, with a bar to find some.
struct FindWindow : WindowTest
{
    FindWindow() { window().findChild<ExplanationDock*>()->showPage(QStringLiteral("steps")); }

    FindField& field() const { return *find<FindField>(QStringLiteral("findField")); }
    const StepSearch& search() const { return find<FindBar>(QStringLiteral("findBar"))->search(); }
    const StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }

    QString count() const { return text(QStringLiteral("findCountLabel")); }
    QString nothing() const { return text(QStringLiteral("findNothingLabel")); }

    /// The current step, and its position among those found.
    QString place() const
    {
        const std::vector<int>& hits = search().hits();
        const auto hit = std::ranges::find(hits, player().index());
        return hit == hits.end() ? QStringLiteral("elsewhere")
                                 : QString::number(hit - hits.begin() + 1);
    }

    QToolButton* button(const char* action) const
    {
        const auto* wanted = find<QAction>(QLatin1String(action));
        for (auto* each : find<FindBar>(QStringLiteral("findBar"))->findChildren<QToolButton*>()) {
            if (each->defaultAction() == wanted)
                return each;
        }
        return nullptr;
    }
};

} // namespace

/// Finding steps in the window.
class TestFindBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void enterGoesThroughTheHits();
    void keysGoOnFromTheField_data();
    void keysGoOnFromTheField();
    void buttonsAndMenuGoOn();
    void withNothingToFindTheKeyAsks();
    void aKeyLeadsToTheField_data();
    void aKeyLeadsToTheField();
    void escapeClearsAndThenLeaves();
    void escapeStillEndsTheRunElsewhere();
    void clearIsAButtonToo();
    void withoutACountTheFieldIsWider();
    void itGoesOnInTheRowOfTheButtons();
    void whatIsNotThereIsSaid();
    void anEndedRunHasNoHits();
    void readersHearTheCount();
    void theLanguageFollows();
};

void TestFindBar::enterGoesThroughTheHits()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.click(&window.field());
    window.type("numWilds");
    const auto count = static_cast<int>(window.search().hits().size());
    QVERIFY(count > 2);
    QCOMPARE(window.count(), QStringLiteral("%1 steps").arg(count));
    QCOMPARE(window.player().index(), 0); // typing goes nowhere
    window.press(Qt::Key_Return);
    QCOMPARE(window.count(), QStringLiteral("1 of %1").arg(count));
    QCOMPARE(window.player().index(), window.search().hits().front());
    QVERIFY(window.find<QSpinBox>(QStringLiteral("stepCounter"))->text().contains(u'–'));
    window.press(Qt::Key_Enter);
    QCOMPARE(window.count(), QStringLiteral("2 of %1").arg(count));
    window.press(Qt::Key_Return, Qt::ShiftModifier);
    window.press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(window.count(), QStringLiteral("%1 of %1").arg(count));
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.player().index(), 0);
    QCOMPARE(window.count(), QStringLiteral("%1 steps").arg(count));
    QCOMPARE(window.focusName(), QStringLiteral("findField"));
}

void TestFindBar::keysGoOnFromTheField_data()
{
    QTest::addColumn<QString>("focus");
    QTest::newRow("from the field") << "findField";
    QTest::newRow("from the code") << "listingView";
    QTest::newRow("from the arena") << "foundList";
}

void TestFindBar::keysGoOnFromTheField()
{
    QFETCH(const QString, focus);
    FindWindow window;
    QVERIFY(window.isReady());
    window.field().setFocus();
    window.type("FindWinner");
    window.find<QWidget>(focus)->setFocus();
    window.press(Qt::Key_F3);
    QCOMPARE(window.place(), QStringLiteral("1"));
    window.press(Qt::Key_F3);
    QCOMPARE(window.place(), QStringLiteral("2"));
    window.press(Qt::Key_F3, Qt::ShiftModifier);
    window.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(window.place(), QString::number(window.search().hits().size()));
    QCOMPARE(window.focusName(), focus);
}

void TestFindBar::buttonsAndMenuGoOn()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.field().setFocus();
    window.type("FindWinner");
    window.click(window.button("findNextAction"));
    window.click(window.button("findNextAction"));
    QCOMPARE(window.place(), QStringLiteral("2"));
    window.click(window.button("findPreviousAction"));
    QCOMPARE(window.place(), QStringLiteral("1"));
    const QList<QAction*> menu = window.find<QMenu>(QStringLiteral("stepsMenu"))->actions();
    for (const char* name : {"findNextAction", "findPreviousAction", "copyStepAction"})
        QVERIFY2(menu.contains(window.find<QAction>(QLatin1String(name))), name);
    window.find<QTabWidget>(QStringLiteral("explanationTabs"))->setCurrentIndex(0);
    QVERIFY(!window.find<QAction>(QStringLiteral("findNextAction"))->isEnabled());
}

void TestFindBar::withNothingToFindTheKeyAsks()
{
    FindWindow window;
    QVERIFY(window.isReady());
    QCOMPARE(window.count(), QString());
    window.find<QWidget>(QStringLiteral("foundList"))->setFocus();
    window.press(Qt::Key_F3);
    QCOMPARE(window.focusName(), QStringLiteral("findField"));
    QCOMPARE(window.player().index(), 0);
}

void TestFindBar::aKeyLeadsToTheField_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("focus");
    const QSize large(1280, 770);
    QTest::newRow("from the code") << large << "listingView";
    QTest::newRow("from the arena") << large << "foundList";
    QTest::newRow("from the arena of a small window") << QSize(1016, 650) << "foundList";
}

/// What is typed then replaces what was looked for.
void TestFindBar::aKeyLeadsToTheField()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, focus);
    FindWindow window;
    window.window().resize(size);
    QVERIFY(window.isReady());
    window.window().showTab(QStringLiteral("steps"));
    window.field().setText(QStringLiteral("flush"));
    if (!window.find<QWidget>(focus)->isVisible())
        window.find<QTabWidget>(QStringLiteral("centerTabs"))->setCurrentIndex(0);
    window.find<QWidget>(focus)->setFocus();
    QCOMPARE(window.focusName(), focus);
    window.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(window.focusName(), QStringLiteral("findField"));
    QVERIFY(window.field().isVisible());
    window.type("pair");
    QCOMPARE(window.field().text(), QStringLiteral("pair"));
}

void TestFindBar::escapeClearsAndThenLeaves()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.find<QWidget>(QStringLiteral("listingView"))->setFocus();
    window.press(Qt::Key_F3);
    window.type("loop");
    window.press(Qt::Key_Escape);
    QCOMPARE(window.field().text(), QString());
    QCOMPARE(window.count(), QString());
    QCOMPARE(window.focusName(), QStringLiteral("findField"));
    QVERIFY(window.player().isRunning());
    window.press(Qt::Key_Escape);
    QCOMPARE(window.focusName(), QStringLiteral("listingView"));
    QVERIFY(window.player().isRunning());

    window.find<QWidget>(QStringLiteral("foundList"))->setFocus(); // outside of the page
    window.press(Qt::Key_F3);
    window.press(Qt::Key_Escape);
    const QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus && focus != &window.field());
    QVERIFY(window.find<QWidget>(QStringLiteral("stepsPage"))->isAncestorOf(focus));
}

void TestFindBar::escapeStillEndsTheRunElsewhere()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.find<QWidget>(QStringLiteral("listingView"))->setFocus();
    window.press(Qt::Key_Escape);
    QVERIFY(!window.player().isRunning());
}

void TestFindBar::clearIsAButtonToo()
{
    FindWindow window;
    QVERIFY(window.isReady());
    auto* clear = window.find<QAction>(QStringLiteral("clearFindIcon"));
    QVERIFY(!clear->isVisible());
    window.field().setFocus();
    window.type("loop");
    QVERIFY(clear->isVisible());
    auto* button = window.field().findChild<QToolButton*>();
    QVERIFY(!button->accessibleName().isEmpty());
    window.click(button);
    QCOMPARE(window.field().text(), QString());
    QVERIFY(!clear->isVisible());
}

void TestFindBar::withoutACountTheFieldIsWider()
{
    FindWindow window;
    QVERIFY(window.isReady());
    const auto gap = [&window] {
        QCoreApplication::processEvents();
        return window.button("findPreviousAction")->x() - window.field().geometry().right() - 1;
    };
    const int between = window.button("findNextAction")->x()
                        - window.button("findPreviousAction")->geometry().right() - 1;
    QCOMPARE(gap(), between);
    window.field().setFocus();
    window.type("loop");
    QVERIFY(gap() > between);
    window.press(Qt::Key_Escape);
    QCOMPARE(gap(), between);
}

void TestFindBar::itGoesOnInTheRowOfTheButtons()
{
    FindWindow window;
    QVERIFY(window.isReady());
    const auto place = [&window](const QString& name) {
        const auto* widget = window.find<QWidget>(name);
        return QRect(widget->mapTo(&window.window(), QPoint()), widget->size());
    };
    const QRect ask = place(QStringLiteral("askMeBox"));
    const QRect bar = place(QStringLiteral("findBar"));
    QVERIFY(bar.left() > ask.right());
    QVERIFY(bar.top() <= ask.center().y() && bar.bottom() >= ask.center().y());
    QCOMPARE(bar.right(), place(QStringLiteral("scrubber")).right());
    window.field().setFocus();
    window.type("blinds");
    QCoreApplication::processEvents();
    QCOMPARE(place(QStringLiteral("findBar")).width(), bar.width());
    const QRect said = place(QStringLiteral("findNothingLabel"));
    QVERIFY(
        said.height()
        >= window.find<QWidget>(QStringLiteral("findNothingLabel"))->heightForWidth(said.width()));
    QVERIFY(said.bottom() < place(QStringLiteral("scrubber")).top());
}

void TestFindBar::whatIsNotThereIsSaid()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.field().setFocus();
    window.type("blinds");
    QCOMPARE(window.nothing(), QStringLiteral("No step mentions “blinds”."));
    QCOMPARE(window.count(), QString());
    QVERIFY(window.field().width()
            > window.field().fontMetrics().horizontalAdvance(QStringLiteral("numWilds")));
    window.press(Qt::Key_Return);
    window.press(Qt::Key_F3);
    QCOMPARE(window.player().index(), 0);
}

void TestFindBar::anEndedRunHasNoHits()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.field().setFocus();
    window.type("qc");
    QVERIFY(!window.search().hits().empty());
    window.session().setCard({0, 2}, std::get<Card>(parseCard("Kc")));
    QVERIFY(window.search().hits().empty());
    QCOMPARE(window.count() + window.nothing(), QString());
    window.press(Qt::Key_F5); // starts again, with other cards
    window.press(Qt::Key_F5);
    QCOMPARE(window.nothing(), QStringLiteral("No step mentions “qc”."));
}

void TestFindBar::readersHearTheCount()
{
    FindWindow window;
    QVERIFY(window.isReady());
    window.field().setFocus();
    window.type("blinds");
    QCOMPARE(window.find<QLabel>(QStringLiteral("findNothingLabel"))->accessibleName(),
             QStringLiteral("No step mentions “blinds”."));
    QAccessibleInterface* field = QAccessible::queryAccessibleInterface(&window.field());
    QCOMPARE(field->text(QAccessible::Name), QStringLiteral("Find steps"));
    for (const char* name : {"findNextAction", "findPreviousAction"}) {
        QVERIFY(!window.button(name)->accessibleName().isEmpty());
        QVERIFY(window.button(name)->toolTip().contains(u"F3"));
    }
}

void TestFindBar::theLanguageFollows()
{
    FindWindow window;
    QVERIFY(window.isReady());
    const QString tip = window.field().toolTip();
    QVERIFY(tip.contains(u"Enter"));
    window.field().setFocus();
    window.type("straight");
    const std::size_t english = window.search().hits().size();
    QVERIFY(speak("de"));
    window.session().retranslate();
    QVERIFY(window.search().hits().size() < english);
}

SHOWDOWN_TEST(TestFindBar)
#include "tst_findbar.moc"
