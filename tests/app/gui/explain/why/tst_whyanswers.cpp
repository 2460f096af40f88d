// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/comparisonstree.h"
#include "app/gui/rankings/rankingsdialog.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/linkline.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/pasting.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

class AnswersTest : public WindowTest
{
public:
    using WindowTest::WindowTest;

    LinkLine& line(const char* name) const { return *find<LinkLine>(QString::fromLatin1(name)); }

    /// The text of a line, or empty if it is hidden.
    QString says(const char* name) const
    {
        return line(name).isVisible() ? line(name).line() : QString();
    }

    /// Chooses the player that the answers are about.
    void choose(int player)
    {
        click(find<QToolButton>(QStringLiteral("whyPlayer%1Button").arg(player)));
    }

    /// Puts the focus on a line by Tab, from where it is.
    void tabTo(const char* name)
    {
        find<QToolButton>(QStringLiteral("whyPlayer2Button"))->setFocus(Qt::TabFocusReason);
        for (int tabs = 0; tabs < 12 && !line(name).hasFocus(); ++tabs)
            press(Qt::Key_Tab);
    }
};

} // namespace

/// The three short rows of Why, and where they lead.
class TestWhyAnswers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void rowsFollowTheTable();
    void rowsThatDoNotApplyAreGone();
    void lensIsSaid();
    void rarityOpensTheRankings();
    void otherRulesAreLookedAtFirst();
    void refusedRulesGoTheUsualWay();
    void oneCardIsChangedAndRinged();
    void keysFollowTheLinks();
    void nothingIsAskedOutOfSight();
    void namesAreWholeSentences();
    void treeKeepsRoom_data();
    void treeKeepsRoom();
};

void TestWhyAnswers::rowsFollowTheTable()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    // 53 cards, as the hand holds a joker
    QCOMPARE(test.says("howRareLink"), QStringLiteral("Better than 77.5 % of all five-card hands"));
    QCOMPARE(test.says("otherRules1Link"),
             QStringLiteral("Under Bug or Deuces wild, Player 1 would win"));
    QCOMPARE(test.says("otherRules2Link"), QString());
    QCOMPARE(test.says("oneCardLink"), QStringLiteral("The hand wins as it is"));
    test.choose(1);
    QCOMPARE(test.says("howRareLink"), QStringLiteral("Better than 83.3 % of all five-card hands"));
    QCOMPARE(test.says("oneCardLink"), QStringLiteral("With 2♦ in place of 9♦ Player 1 would win"));
    test.session().setName(0, QStringLiteral("<b>R&D</b>"));
    QCOMPARE(test.says("otherRules1Link"),
             QStringLiteral("Under Bug or Deuces wild, <b>R&D</b> would win"));
    QVERIFY(test.line("otherRules1Link").shortcut().isEmpty());
    pasteCards(test.session(), QStringLiteral("Kh Kd Ks 7s 2h"), {0, 0});
    QCOMPARE(test.says("otherRules1Link"), QStringLiteral("The same under every preset"));
    QSignalSpy asked(&test.window().view(), &View::pageAsked);
    test.click(&test.line("otherRules1Link"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("rules"));
    QCOMPARE(test.session().undoStack().count(), 2);
}

void TestWhyAnswers::rowsThatDoNotApplyAreGone()
{
    AnswersTest test(tableOf(QStringLiteral("Ah Ad 9c 7s - | Kh - - - - | - - - - -")));
    QVERIFY(test.isReady());
    for (const char* name : {"howRareLink", "otherRules1Link", "oneCardLink"})
        QCOMPARE(test.says(name), QString());
    test.session().setCard({0, 4}, cardFrom("2h"));
    QVERIFY(!test.says("howRareLink").isEmpty());
    QCOMPARE(test.says("otherRules1Link"), QString());
    QVERIFY(!test.find<QLabel>(QStringLiteral("oneCardLabel"))->isVisible());
    pasteCards(test.session(), QStringLiteral("Kh Kd 9s 7h 2c"), {1, 0});
    QVERIFY(!test.says("otherRules1Link").isEmpty());
    QVERIFY(!test.says("oneCardLink").isEmpty());
}

void TestWhyAnswers::lensIsSaid()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.session().setLens(Category::pair));
    QVERIFY(test.says("howRareLink").startsWith(QStringLiteral("By its best rank better than")));
    test.choose(3); // no pair
    QVERIFY(!test.says("howRareLink").isEmpty());
    QVERIFY(test.says("oneCardLink").contains(QStringLiteral("Player 3 would win")));
}

void TestWhyAnswers::rarityOpensTheRankings()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    test.click(&test.line("howRareLink"));
    const auto* dialog = test.find<RankingsDialog>(QStringLiteral("rankingsDialog"));
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
}

void TestWhyAnswers::otherRulesAreLookedAtFirst()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    const auto box = [&test](const char* label) {
        return test.text(QStringLiteral("presetPreviewBox%1Label").arg(QString::fromLatin1(label)));
    };
    test.click(&test.line("otherRules1Link"));
    QCOMPARE(test.session().undoStack().count(), 0);
    QCOMPARE(box("Title"), QStringLiteral("Under Bug, Player 1 would win"));
    QVERIFY(box("Text").contains(
        QStringLiteral("A wild is an ace, unless it completes a straight or a flush.")));
    auto* choice = test.find<QComboBox>(QStringLiteral("presetPreviewCombo"));
    QVERIFY(choice->hasFocus());
    test.press(Qt::Key_Down);
    QCOMPARE(box("Title"), QStringLiteral("Under Deuces wild, Player 1 would win"));
    QVERIFY(box("Text").contains(QStringLiteral("All twos are wild.")));
    test.press(Qt::Key_Up);
    test.press(Qt::Key_Escape);
    QCOMPARE(box("Title"), QString());
    QVERIFY(test.window().showTab(QStringLiteral("why")));
    test.click(&test.line("otherRules1Link"));
    test.click(test.find<QPushButton>(QStringLiteral("usePresetButton")));
    QCOMPARE(box("Title"), QString());
    QVERIFY(test.session().rules().preset == Preset::bug);
    QCOMPARE(test.session().undoStack().count(), 1);
    QVERIFY(test.window().showTab(QStringLiteral("why")));
    QVERIFY(test.session().result().winners == std::vector{1});
    QCOMPARE(test.says("otherRules1Link"),
             QStringLiteral("Under Series or Standard, Player 2 would win"));
    test.session().undoStack().undo();
    QCOMPARE(test.says("otherRules1Link"),
             QStringLiteral("Under Bug or Deuces wild, Player 1 would win"));
}

void TestWhyAnswers::refusedRulesGoTheUsualWay()
{
    CardTable table = tableOf(QStringLiteral("Th Td 9s 5c 3h | Kh Qd 9s 6c 4h"));
    table.rules.rules.deck = DeckKind::free;
    AnswersTest test(table);
    QVERIFY(test.isReady());
    test.click(&test.line("otherRules1Link"));
    test.click(test.find<QPushButton>(QStringLiteral("usePresetButton")));
    QCOMPARE(test.session().undoStack().count(), 0);
    QVERIFY(test.find<QWidget>(QStringLiteral("conflictBar"))->isVisible());
}

void TestWhyAnswers::oneCardIsChangedAndRinged()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    test.choose(1);
    test.click(&test.line("oneCardLink"));
    QCOMPARE(test.row(1), QStringLiteral("Qh 2d Qc 7s 2h"));
    QVERIFY(test.session().result().winners == std::vector{1});
    QCOMPARE(test.session().undoStack().count(), 1);
    QCOMPARE(test.session().undoStack().undoText(), QStringLiteral("Change one card"));
    QVERIFY(test.slot(1, 2)->states() & CardState::matched);
    QVERIFY(!(test.slot(1, 1)->states() & CardState::matched));
    QCOMPARE(test.says("oneCardLink"), QStringLiteral("The hand wins as it is"));
    test.session().undoStack().undo();
    QCOMPARE(test.row(1), QStringLiteral("Qh 9d Qc 7s 2h"));
    QVERIFY(!(test.slot(1, 2)->states() & CardState::matched));
}

void TestWhyAnswers::keysFollowTheLinks()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    test.choose(1);
    test.tabTo("otherRules1Link");
    QCOMPARE(test.focusName(), QStringLiteral("otherRules1Link"));
    test.press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("oneCardLink"));
    test.press(Qt::Key_Return);
    QCOMPARE(test.row(1), QStringLiteral("Qh 2d Qc 7s 2h"));
    QCOMPARE(test.focusName(), QStringLiteral("oneCardLink"));
    test.press(Qt::Key_Return); // what decides now
    QCOMPARE(test.focusName(), QStringLiteral("comparisonsTree"));
    QVERIFY(test.find<ComparisonsTree>(QStringLiteral("comparisonsTree"))->part().has_value());
    test.session().undoStack().undo();
    test.tabTo("otherRules1Link");
    test.press(Qt::Key_Space);
    QCOMPARE(test.focusName(), QStringLiteral("presetPreviewCombo"));
    test.press(Qt::Key_Tab);
    test.press(Qt::Key_Space);
    QVERIFY(test.session().rules().preset == Preset::bug);
}

void TestWhyAnswers::nothingIsAskedOutOfSight()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    pasteCards(test.session(), QStringLiteral("Kh Kd Ks 7s 2h"), {0, 0});
    QCOMPARE(test.line("otherRules1Link").line(),
             QStringLiteral("Under Bug or Deuces wild, Player 1 would win"));
    QVERIFY(test.window().showTab(QStringLiteral("why")));
    QCOMPARE(test.says("otherRules1Link"), QStringLiteral("The same under every preset"));
}

void TestWhyAnswers::namesAreWholeSentences()
{
    AnswersTest test;
    QVERIFY(test.isReady());
    const auto* access = QAccessible::queryAccessibleInterface(&test.line("howRareLink"));
    QCOMPARE(access->text(QAccessible::Name),
             QStringLiteral("How rare: Better than 77.5 % of all five-card hands"));
    QCOMPARE(access->text(QAccessible::Description),
             QStringLiteral("Show how often each rank comes"));
    QCOMPARE(access->role(), QAccessible::Button);
    QCOMPARE(test.line("otherRules1Link").toolTip(),
             QStringLiteral("Show what these house rules would change"));
}

void TestWhyAnswers::treeKeepsRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("regular") << QSize(1280, 770);
    QTest::newRow("compact") << QSize(1024, 670);
}

void TestWhyAnswers::treeKeepsRoom()
{
    QFETCH(const QSize, size);
    AnswersTest test;
    test.window().resize(size);
    QVERIFY(test.isReady());
    test.choose(1);
    QApplication::processEvents(); // the page is laid out
    const auto* tree = test.find<ComparisonsTree>(QStringLiteral("comparisonsTree"));
    const int row = tree->visualRect(tree->model()->index(0, 0)).height();
    QVERIFY2(tree->viewport()->height() >= 2 * row, qPrintable(QString::number(tree->height())));
    for (const char* name : {"howRareLink", "otherRules1Link", "oneCardLink"}) {
        const LinkLine& line = test.line(name);
        QVERIFY2(line.height() >= line.heightForWidth(line.width()), name);
        QVERIFY2(line.height() >= 24, name);
    }
}

SHOWDOWN_TEST(TestWhyAnswers)
#include "tst_whyanswers.moc"
