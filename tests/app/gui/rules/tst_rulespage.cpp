// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareexplanation.h"
#include "app/gui/rules/rulenote.h"
#include "app/gui/rules/rulespage.h"
#include "app/gui/table/conflictbar.h"
#include "app/gui/widgets/houserulescombo.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QCheckBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The sample with two rules changed, as in the design.
CardTable drawnTable()
{
    CardTable table = sampleTable();
    table.rules.rules.lowAceStraight = true;
    table.rules.rules.naturalBeatsWild = true;
    return table;
}

/// A window that shows the page of all rules.
class RulesTest : public WindowTest
{
public:
    explicit RulesTest(const CardTable& table = sampleTable()) : WindowTest(table)
    {
        window().showTab(QStringLiteral("rules"));
    }

    RulesPage& page() { return *find<RulesPage>(QStringLiteral("rulesPage")); }
    QString rules() { return describe(session().rules()); }

    /// The words and, marked by an asterisk, whether they stand out; empty if there is no note.
    QString note(const char* rule)
    {
        const auto* note = find<RuleNote>(QString::fromLatin1(rule) + QStringLiteral("Note"));
        if (!note->isVisible())
            return {};
        return (note->standsOut() ? QStringLiteral("* ") : QString()) + note->text();
    }

    bool isChanged(const char* rule)
    {
        return find<QLabel>(QString::fromLatin1(rule) + QStringLiteral("ChangedLabel"))
            ->isVisible();
    }

    /// Scrolls to a control and clicks where it can be pressed.
    template <typename T>
    void clickOn(const char* name)
    {
        auto* control = find<T>(QString::fromLatin1(name));
        find<QScrollArea>(QStringLiteral("rulesScroll"))->ensureWidgetVisible(control);
        const int x = control->layoutDirection() == Qt::RightToLeft ? control->width() - 8 : 8;
        click(control, {x, control->height() / 2});
    }

    template <typename T>
    void press(const char* name, Qt::Key key)
    {
        find<T>(QString::fromLatin1(name))->setFocus();
        WindowTest::press(key);
    }
};

} // namespace

/// The page of all house rules: what it shows, and every control by mouse and by keyboard.
class TestRulesPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void notesAreThoseOfTheDesign();
    void notesFollowTheTable();
    void aHiddenPageAsksNothing();
    void rulesAreChangedByMouse_data();
    void rulesAreChangedByMouse();
    void rulesAreChangedByKeyboard_data();
    void rulesAreChangedByKeyboard();
    void whatIsChangedIsMarked();
    void backGoesToThePreset();
    void aTypedNumberOfJokersIsOneStep();
    void theWheelChangesNothingInPassing();
    void oneDeckIsRefusedWithDuplicates();
    void rulesWithoutTheLensSaySo();
    void theActionShowsThePage();
    void aRuleIsShown();
    void controlsSayAllThatStandsAroundThem();
};

void TestRulesPage::notesAreThoseOfTheDesign()
{
    RulesTest test(drawnTable());
    QVERIFY(test.isReady());
    for (const char* rule : {"pairFloor", "lowAceStraight", "fiveOfAKind", "flushRepeats",
                             "naturalBeatsWild", "fullWild"})
        QCOMPARE(test.note(rule), QString());
    QVERIFY(test.find<QLabel>(QStringLiteral("withoutNoteLabel"))->isVisible());
    QCOMPARE(test.note("bugWild"),
             QStringLiteral("* With this on, Player 1 would win: pair of queens beats high card."));
    QCOMPARE(test.note("alsoWild"),
             QStringLiteral("* With twos, Player 1 would win: three of a kind beats pair."));
    QCOMPARE(test.note("deck"), QString());
    QCOMPARE(test.note("jokers"), QString());
    QCOMPARE(test.page().presetCombo().currentText(), QStringLiteral("Series (changed)"));
}

void TestRulesPage::notesFollowTheTable()
{
    RulesTest test;
    QVERIFY(test.isReady());
    test.session().setName(0, QStringLiteral("Ann & Bob"));
    QVERIFY(test.note("bugWild").startsWith(QStringLiteral("* With this on, Ann & Bob would win")));
    test.session().setCard({1, 3}, Card(Rank::five, Suit::clubs));
    QCOMPARE(test.note("bugWild"), QString());
    const auto* withoutNote = test.find<QLabel>(QStringLiteral("withoutNoteLabel"));
    QVERIFY(withoutNote->isVisible());
    test.session().clearTable();
    QVERIFY(!withoutNote->isVisible()); // there is no result
    test.session().undoStack().undo();
    test.session().undoStack().undo();
    QVERIFY(test.note("bugWild").startsWith(u'*'));
}

void TestRulesPage::aHiddenPageAsksNothing()
{
    RulesTest test;
    QVERIFY(test.isReady());
    test.window().showTab(QStringLiteral("why"));
    const auto* note = test.find<RuleNote>(QStringLiteral("bugWildNote"));
    const QString before = note->text();
    test.session().setCard({1, 3}, Card(Rank::five, Suit::clubs));
    QCOMPARE(note->text(), before);
    test.window().showTab(QStringLiteral("rules"));
    QVERIFY(note->text() != before);
}

void TestRulesPage::rulesAreChangedByMouse_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("step");
    const auto row = [](const char* control, const char* rules, const char* step) {
        QTest::newRow(control) << QByteArray(control) << QString::fromLatin1(rules)
                               << QString::fromLatin1(step);
    };
    row("lowAceStraightCheck", "series lowAceStraight=on", "Change ace below the two");
    row("fiveOfAKindCheck", "series fiveOfAKind=on", "Change five of a kind");
    row("bugWildCheck", "series wildScope=bug", "Change what a wild is");
    row("flushRepeatsCheck", "series flushRepeats=off", "Change repeats in a flush");
    row("naturalBeatsWildCheck", "series naturalBeatsWild=on", "Change natural beats wild");
    row("deckCheck", "series deck=free", "Allow duplicates");
}

void TestRulesPage::rulesAreChangedByMouse()
{
    QFETCH(const QByteArray, control);
    QFETCH(const QString, rules);
    QFETCH(const QString, step);
    RulesTest test;
    QVERIFY(test.isReady());
    auto* button = test.find<QAbstractButton>(QString::fromLatin1(control));
    const bool before = button->isChecked();
    test.clickOn<QAbstractButton>(control.constData());
    QCOMPARE(test.rules(), rules);
    QCOMPARE(test.session().undoStack().undoText(), step);
    QCOMPARE(button->isChecked(), !before);
    QCOMPARE(test.session().undoStack().count(), 1);
    test.WindowTest::press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.rules(), QStringLiteral("series"));
    QCOMPARE(button->isChecked(), before);
}

void TestRulesPage::rulesAreChangedByKeyboard_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("rules");
    const auto row = [](const char* control, Qt::Key key, const char* rules) {
        QTest::newRow(control) << QByteArray(control) << key << QString::fromLatin1(rules);
    };
    row("pairFloorField", Qt::Key_Down, "series pairFloor=Q");
    row("lowAceStraightCheck", Qt::Key_Space, "series lowAceStraight=on");
    row("fiveOfAKindCheck", Qt::Key_Space, "series fiveOfAKind=on");
    row("fullWildCheck", Qt::Key_Down, "series wildScope=bug");
    row("flushRepeatsCheck", Qt::Key_Space, "series flushRepeats=off");
    row("naturalBeatsWildCheck", Qt::Key_Space, "series naturalBeatsWild=on");
    row("alsoWildField", Qt::Key_Down, "series wildRanks=2");
    row("deckCheck", Qt::Key_Space, "series deck=free");
    row("jokersField", Qt::Key_Up, "series jokers=1");
    row("rulesPageCombo", Qt::Key_Down, "standard");
}

void TestRulesPage::rulesAreChangedByKeyboard()
{
    QFETCH(const QByteArray, control);
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, rules);
    RulesTest test;
    QVERIFY(test.isReady());
    test.press<QWidget>(control.constData(), key);
    QCOMPARE(test.rules(), rules);
    QCOMPARE(test.session().undoStack().count(), 1);
    test.session().undoStack().undo(); // in a field the field's own keys win
    QCOMPARE(test.rules(), QStringLiteral("series"));
}

void TestRulesPage::whatIsChangedIsMarked()
{
    RulesTest test(drawnTable());
    QVERIFY(test.isReady());
    for (const char* rule : {"lowAceStraight", "naturalBeatsWild"})
        QVERIFY(test.isChanged(rule));
    for (const char* rule : {"pairFloor", "fiveOfAKind", "flushRepeats", "fullWild", "bugWild",
                             "alsoWild", "deck", "jokers"})
        QVERIFY(!test.isChanged(rule));
    NamedRules rules = test.session().rules();
    rules.rules.wildScope = WildScope::bug;
    rules.rules.wildCards.insert(Card(Rank::ten, Suit::clubs));
    test.session().setRules(rules);
    QVERIFY(test.isChanged("bugWild"));
    QVERIFY(!test.isChanged("fullWild"));
    QVERIFY(test.isChanged("alsoWild"));
    QCOMPARE(test.find<QComboBox>(QStringLiteral("alsoWildField"))->currentText(),
             QStringLiteral("10♣"));
}

void TestRulesPage::backGoesToThePreset()
{
    RulesTest test(drawnTable());
    QVERIFY(test.isReady());
    auto* back = test.find<QPushButton>(QStringLiteral("backToPresetButton"));
    QVERIFY(back->isEnabled());
    test.click(back);
    QCOMPARE(test.rules(), QStringLiteral("series"));
    QVERIFY(!back->isEnabled());
    QCOMPARE(test.page().presetCombo().currentText(), QStringLiteral("Series"));
    test.WindowTest::press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.rules(), QStringLiteral("series lowAceStraight=on naturalBeatsWild=on"));
    QVERIFY(back->isEnabled());
}

void TestRulesPage::aTypedNumberOfJokersIsOneStep()
{
    RulesTest test;
    QVERIFY(test.isReady());
    auto* jokers = test.find<QSpinBox>(QStringLiteral("jokersField"));
    jokers->setFocus();
    jokers->selectAll();
    test.type("120");
    QCOMPARE(test.rules(), QStringLiteral("series"));
    test.WindowTest::press(Qt::Key_Return);
    QCOMPARE(test.rules(), QStringLiteral("series jokers=120"));
    QCOMPARE(test.session().undoStack().count(), 1);
}

void TestRulesPage::theWheelChangesNothingInPassing()
{
    RulesTest test;
    QVERIFY(test.isReady());
    for (const char* name : {"pairFloorField", "alsoWildField", "jokersField", "rulesPageCombo"}) {
        auto* field = test.find<QWidget>(QString::fromLatin1(name));
        const QPointF middle = QRectF(field->rect()).center();
        QWheelEvent wheel(middle, field->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(field, &wheel);
        QCOMPARE(test.rules(), QStringLiteral("series"));
    }
}

void TestRulesPage::oneDeckIsRefusedWithDuplicates()
{
    CardTable table = tableOf(QStringLiteral("As As Kd 9c 5h | Qs Qd 9h 5d 3c"));
    table.rules.rules.deck = DeckKind::free;
    RulesTest test(table);
    QVERIFY(test.isReady());
    test.clickOn<QCheckBox>("deckCheck");
    QCOMPARE(test.rules(), QStringLiteral("series deck=free"));
    QVERIFY(!test.find<QCheckBox>(QStringLiteral("deckCheck"))->isChecked());
    QVERIFY(test.find<ConflictBar>(QStringLiteral("conflictBar"))->isVisible());
    test.click(test.find<QPushButton>(QStringLiteral("backToPresetButton")));
    QCOMPARE(test.rules(), QStringLiteral("series deck=free"));
    test.click(test.find<QPushButton>(QStringLiteral("conflictBarKeepFirstButton")));
    QCOMPARE(test.rules(), QStringLiteral("series"));
    QVERIFY(test.find<QCheckBox>(QStringLiteral("deckCheck"))->isChecked());
}

void TestRulesPage::rulesWithoutTheLensSaySo()
{
    CardTable table = sampleTable();
    table.rules = {Preset::standard, rulesOf(Preset::standard)};
    table.lens = Category::fiveOfAKind;
    RulesTest test(table);
    QVERIFY(test.isReady());
    test.clickOn<QCheckBox>("fiveOfAKindCheck");
    QVERIFY(!test.session().lens());
    QTRY_COMPARE(test.find<QStatusBar>(QStringLiteral("statusBar"))->currentMessage(),
                 QStringLiteral("Back to the best rank: these rules know no five of a kind."));
    QCOMPARE(test.session().undoStack().count(), 1);
}

void TestRulesPage::theActionShowsThePage()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* page = test.find<RulesPage>(QStringLiteral("rulesPage"));
    QVERIFY(!page->isVisible());
    test.click(test.find<QToolButton>(QStringLiteral("houseRulesButton")));
    QVERIFY(page->isVisible());
    QCOMPARE(test.focusName(), QStringLiteral("rulesPageCombo"));
}

void TestRulesPage::aRuleIsShown()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.window().resize(1024, 670);
    auto& explanation = *test.window().view().findChild<CompareExplanation*>();
    explanation.showRule(Rule::jokers);
    QCOMPARE(test.focusName(), QStringLiteral("jokersField"));
    const auto* field = test.find<QWidget>(QStringLiteral("jokersField"));
    QCOMPARE(field->visibleRegion().boundingRect(), field->rect());
    explanation.showRule(Rule::pairFloor);
    QCOMPARE(test.focusName(), QStringLiteral("pairFloorField"));
    explanation.showRule(Rule::wildScope);
    QCOMPARE(test.focusName(), QStringLiteral("fullWildCheck"));
    explanation.showRule(Rule::wildCards);
    QCOMPARE(test.focusName(), QStringLiteral("alsoWildField"));
}

void TestRulesPage::controlsSayAllThatStandsAroundThem()
{
    RulesTest test(drawnTable());
    QVERIFY(test.isReady());
    const auto* check = test.find<QCheckBox>(QStringLiteral("lowAceStraightCheck"));
    QCOMPARE(check->accessibleName(), QStringLiteral("Ace may stand below the two"));
    QCOMPARE(check->accessibleDescription(),
             QStringLiteral("Changed. A 2 3 4 5 is a straight, five high."));
}

SHOWDOWN_TEST(TestRulesPage)
#include "tst_rulespage.moc"
