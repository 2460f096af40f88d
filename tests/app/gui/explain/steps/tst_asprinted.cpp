// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/widgets/codechoice.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/mistaketext.h"
#include "app/narration/translation.h"
#include "core/cases/exposers.h"
#include "core/printed/printedmistakes.h"
#include "core/trace/alllistings.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QTabWidget>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const Listing& listingOf(const QString& name)
{
    return **std::ranges::find_if(
        allListings(), [&](const Listing* listing) { return name == qt(listing->uniqueName); });
}

/// A window in the first step of a function.
struct PrintedWindow : StepsWindow
{
    explicit PrintedWindow(const CardTable& table = sampleTable()) : StepsWindow(table)
    {
        player().start();
    }

    StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }
    QToolButton& button() const { return *find<QToolButton>(QStringLiteral("asPrintedButton")); }
    QComboBox& choice() const { return *find<QComboBox>(QStringLiteral("printedMistakeBox")); }
    QWidget& column() const { return *find<QWidget>(QStringLiteral("printedView")); }
    QPushButton& tableButton() const
    {
        return *find<QPushButton>(QStringLiteral("exposingTableButton"));
    }
    QPushButton& partingButton() const
    {
        return *find<QPushButton>(QStringLiteral("partingStepButton"));
    }
    QString outcome() const
    {
        return find<QWidget>(QStringLiteral("printedOutcomeLabel"))->isVisible()
                   ? text(QStringLiteral("printedOutcomeLabel"))
                   : QString();
    }

    void goInto(const Listing& listing)
    {
        const auto step = player().run().nextWhere(
            -1, [&](const Step& each) { return each.listing == &listing; });
        QVERIFY(step);
        player().goTo(*step);
        QCoreApplication::processEvents();
    }

    void goInto(const char* function) { goInto(listingOf(QLatin1String(function))); }

    /// Numbers of the marked lines of a list.
    QStringList marked(const char* view) const
    {
        QStringList numbers;
        const auto* model = find<ListingView>(QLatin1String(view))->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex line = model->index(row, 0);
            if (line.data(ListingModel::isOtherRole).toBool())
                numbers << line.data(ListingModel::numberRole).toString();
        }
        return numbers;
    }
};

CardTable comparedAs(const char* lens, const char* hands)
{
    CardTable table = tests::tableOf(QLatin1String(hands));
    table.rules.rules.deck = DeckKind::free;
    table.lens = categoryFromId(lens);
    return table;
}

} // namespace

/// The code as the articles print it, beside that which runs.
class TestAsPrinted : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void theColumnSaysWhatGoesWrong();
    void theMenuShowsIt();
    void theMenuBringsItToTheFront();
    void theButtonsKeepTheirWords_data();
    void theButtonsKeepTheirWords();
    void aFunctionThatIsPrintedAsItRuns();
    void theRunsPart_data();
    void theRunsPart();
    void theCodeThatRunsHasTheMistakeToo();
    void handsShowEachMistake_data();
    void handsShowEachMistake();
    void otherRulesAreNotAskedAbout();
    void aQuestionIsNotAnswered();
};

void TestAsPrinted::theColumnSaysWhatGoesWrong()
{
    PrintedWindow test;
    test.goInto("CompareHands");
    QVERIFY(test.marked("listingView").isEmpty());
    test.click(&test.button());
    QVERIFY(test.column().isVisible());
    QStringList offered;
    for (int each = 0; each < test.choice().count(); ++each)
        offered << test.choice().itemText(each);
    QCOMPARE(offered, (QStringList{"E1", "E2", "E6"}));
    QCOMPARE(test.marked("listingView"), QStringList{"5"});
    QCOMPARE(test.marked("printedListingView"), QStringList{"5"});
    QCOMPARE(test.text(QStringLiteral("printedMeaningLabel")),
             QStringLiteral("CompareHands: it reads both values from hand 1. Some hands get a "
                            "wrong answer."));
    QCOMPARE(test.outcome(),
             QStringLiteral("Here: Player 2 wins. As printed: Player 1 and Player 2 tie.\nThe runs "
                            "part in CompareHands, line 5. value2 is 3, as printed 2."));
    test.choice().setFocus();
    QTest::keyClick(&test.choice(), Qt::Key_Down);
    QCOMPARE(test.marked("listingView"), QStringList{"3"});
    QVERIFY(test.outcome().contains(QStringLiteral("both run alike")));
    QTest::keyClick(&test.choice(), Qt::Key_Down);
    QVERIFY(test.marked("printedListingView").isEmpty());
    QVERIFY(test.text(QStringLiteral("printedMeaningLabel"))
                .contains(QStringLiteral("The text is wrong")));
    QVERIFY(!test.tableButton().isVisible());
    test.click(&test.button());
    QVERIFY(!test.column().isVisible());
    QVERIFY(test.marked("listingView").isEmpty());
    QVERIFY(test.find<QWidget>(QStringLiteral("variablesView"))->isVisible());
}

void TestAsPrinted::theMenuShowsIt()
{
    PrintedWindow test;
    auto* action = test.find<QAction>(QStringLiteral("asPrintedAction"));
    for (const char* asPrinted : {"StraightFlush", "PlacePlayers"}) {
        test.goInto(asPrinted);
        QVERIFY(!action->isEnabled());
    }
    test.goInto("CompareHands");
    QVERIFY(action->isEnabled());
    test.choose("asPrintedAction");
    test.goInto("StraightFlush");
    QVERIFY(test.column().isVisible() && test.button().isVisible() && test.button().isChecked());
    QVERIFY(action->isEnabled());
    test.click(&test.button());
    QVERIFY(!test.column().isVisible() && !test.button().isVisible() && !action->isChecked());
    QVERIFY(!action->isEnabled());
    test.goInto("CompareHands");
    QVERIFY(action->isEnabled());
    test.player().end();
    QVERIFY(!action->isEnabled());
}

/// Where the explanation is behind the hands.
void TestAsPrinted::theMenuBringsItToTheFront()
{
    PrintedWindow test;
    const auto asBefore = qScopeGuard([&test] { test.appearance().setTextSize(100); });
    test.appearance().setTextSize(150);
    test.window().resize(1280, 800);
    QCoreApplication::processEvents();
    test.goInto("CompareHands");
    test.find<QTabWidget>(QStringLiteral("centerTabs"))->setCurrentIndex(0);
    QVERIFY(!test.find<QWidget>(QStringLiteral("listingView"))->isVisible());
    test.choose("asPrintedAction");
    QCoreApplication::processEvents();
    QVERIFY(test.column().isVisible());
}

void TestAsPrinted::theButtonsKeepTheirWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<CardTable>("table");
    QTest::addColumn<QStringList>("functions");
    const QStringList longNames{QStringLiteral("FullHouse"), QStringLiteral("GetTrioPairValues"),
                                QStringLiteral("FindWinnerFullHouse"),
                                QStringLiteral("DoCardsHaveSameValue"),
                                QStringLiteral("WildsAssumeInfoCardValues")};
    const CardTable houses = comparedAs("full-house", "8h 8d 7c * * | 7h 7d 7s Kc Kd");
    const CardTable pairs = comparedAs("two-pair", "9h 9d 4c * * | Kh 9s 4h 4d *");
    const QStringList longest{QStringLiteral("SetInfoAndCheckForTwoPair")};
    QTest::newRow("1280 x 800") << "en" << QSize(1280, 800) << houses << longNames;
    QTest::newRow("1280 x 800, two pair") << "en" << QSize(1280, 800) << pairs << longest;
    QTest::newRow("German, 1600 x 1000") << "de" << QSize(1600, 1000) << houses << longNames;
    QTest::newRow("German, 1600 x 1000, two pair") << "de" << QSize(1600, 1000) << pairs << longest;
}

/// Beside the variables, and beside the code as printed.
void TestAsPrinted::theButtonsKeepTheirWords()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const CardTable, table);
    QFETCH(const QStringList, functions);
    QVERIFY(narration::installTranslation(*qApp, language));
    PrintedWindow test(table);
    test.window().resize(size);
    const auto* choice = test.find<CodeChoice>(QStringLiteral("codeChoice"));
    const auto* title = test.find<FittingLabel>(QStringLiteral("functionLabel"));
    for (const bool isShown : {false, true}) {
        for (const QString& function : functions) {
            test.goInto(listingOf(function));
            test.button().setChecked(isShown);
            QCoreApplication::processEvents();
            QCOMPARE(test.column().isVisible(), isShown);
            QCOMPARE(title->shownText(), function);
            QCOMPARE(test.button().text(), test.button().accessibleName());
            QVERIFY(test.button().width() >= test.button().sizeHint().width());
            QCOMPARE(choice->toolButtonStyle(), Qt::ToolButtonTextOnly);
            QVERIFY(choice->width() >= choice->sizeHint().width());
        }
        test.button().setChecked(false);
    }
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

void TestAsPrinted::aFunctionThatIsPrintedAsItRuns()
{
    PrintedWindow test;
    test.goInto("StraightFlush");
    QVERIFY(!test.button().isVisible());
    test.goInto("CompareHands");
    test.click(&test.button());
    test.goInto("StraightFlush");
    QVERIFY(test.column().isVisible());
    QCOMPARE(test.text(QStringLiteral("printedMeaningLabel")),
             QStringLiteral("No mistake is known in this function."));
    QVERIFY(!test.find<QWidget>(QStringLiteral("printedListingView"))->isVisible());
    QVERIFY(test.outcome().isEmpty());
    QVERIFY(!test.tableButton().isVisible());
    QVERIFY(!test.partingButton().isVisible());
    test.goInto("CompareHands");
    QCOMPARE(test.choice().currentText(), QStringLiteral("E1"));
}

void TestAsPrinted::theRunsPart_data()
{
    QTest::addColumn<CardTable>("table");
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("mistake");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("there");
    QTest::newRow("an answer") << comparedAs("pair", "Kh 9d * * * | Qh 9c * * *")
                               << "ComparePairKickers"
                               << "E20"
                               << "Here: Player 1 wins. As printed: Player 1 and Player 2 tie.\n"
                                  "The runs part in CompareKickers, line 4. It answers no, as "
                                  "printed yes."
                               << "CompareKickers";
    QTest::newRow("a stop") << comparedAs("full-house", "8h * * * * | Kh Kd Ks Qd Qh")
                            << "DoCardsHaveSameValue"
                            << "E18"
                            << "Here: Player 1 wins. As printed, the code stops: it asks for "
                               "something that is not there."
                            << "DoCardsHaveSameValue";
    QTest::newRow("a step") << comparedAs("straight", "9h 7d 5s * * | Th 9d 8s 7d 6h")
                            << "WildsAssumeValues"
                            << "E26"
                            << "Both come to the same answer: Player 2 wins."
                            << "WildsAssumeValues";
    QTest::newRow("further on") << comparedAs("full-house", "8h 8d 7c * * | 7h 7d 7s Kc Kd")
                                << "FindWinnerFullHouse"
                                << "E12"
                                << "Here: Player 1 wins. As printed: Player 2 wins.\nThe runs part "
                                   "in FindWinnerFullHouse, line 2. The difference first shows in "
                                   "WildsAssumeCardValues, line 6. It answers no, as printed yes."
                                << "WildsAssumeCardValues, line 6";
    QTest::newRow("not here") << comparedAs("straight", "9h 8d 7s 6s 5c | Th 9d 8s 7d 6h")
                              << "AreCardsStraight"
                              << "E8"
                              << "On this table both run alike: Player 2 wins."
                              << "";
}

void TestAsPrinted::theRunsPart()
{
    QFETCH(const CardTable, table);
    QFETCH(const QString, function);
    QFETCH(const QString, mistake);
    QFETCH(const QString, outcome);
    QFETCH(const QString, there);
    PrintedWindow test(table);
    test.goInto(listingOf(function));
    test.click(&test.button());
    test.choice().setCurrentText(mistake);
    QVERIFY2(test.outcome().startsWith(outcome), qPrintable(test.outcome()));
    QCOMPARE(test.partingButton().isVisible(), !there.isEmpty());
    if (there.isEmpty())
        return;
    const int before = test.player().index();
    test.click(&test.partingButton());
    QVERIFY(test.player().index() != before);
    QCOMPARE(test.function(), there.section(QStringLiteral(", line "), 0, 0));
    QVERIFY(test.currentLine().startsWith(there.section(QStringLiteral(", line "), 1)));
    QCOMPARE(test.choice().currentText(), mistake);
}

/// Both columns are alike; the variables show it.
void TestAsPrinted::theCodeThatRunsHasTheMistakeToo()
{
    PrintedWindow test(comparedAs("full-house", "8h 8d 8c * * | 7h 7d 7s Kc Kd"));
    test.goInto("WildsAssumeInfoCardValues");
    test.click(&test.button());
    test.choice().setCurrentText(QStringLiteral("E13"));
    QVERIFY(test.marked("printedListingView").isEmpty());
    QCOMPARE(test.outcome(),
             QStringLiteral("The code that runs here does the same. cardValues is [8, wild] at "
                            "first and [14, 8] at the end."));
    test.choose("askMeAction");
    QVERIFY(test.outcome().isEmpty());
    test.choose("askMeAction");
}

void TestAsPrinted::handsShowEachMistake_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<int>("mistake");
    for (const Listing* listing : allListings()) {
        for (const int mistake : mistakesOf(*listing)) {
            if (exposingTable(mistake, *listing))
                QTest::addRow("E%d in %s", mistake, std::string(listing->uniqueName).c_str())
                    << qt(listing->uniqueName) << mistake;
        }
    }
}

/// Asked for beside the function, which runs there again; one's own hands wait.
void TestAsPrinted::handsShowEachMistake()
{
    QFETCH(const QString, function);
    QFETCH(const int, mistake);
    const Listing& listing = listingOf(function);
    const auto exposing = exposingTable(mistake, listing);
    CardTable own = tests::tableOf(QStringLiteral("Ah | Kd"));
    own.lens = exposing->lens;
    own.rules.rules.deck = DeckKind::free;
    for (std::size_t player = 0; player < 2; ++player) {
        for (int slot = 0; slot < Hand::fullSize; ++slot)
            own.set({static_cast<int>(player), slot}, exposing->hands[1 - player][slot]);
    }
    PrintedWindow test(own);
    test.goInto(listing);
    test.click(&test.button());
    test.choice().setCurrentText(narration::mistakeName(mistake));
    QVERIFY(test.tableButton().isVisible());
    test.player().setLevel(Level::every);
    test.click(&test.tableButton());
    QCoreApplication::processEvents();
    QCOMPARE(test.player().level(), Level::every);
    const CompareSession& session = test.session();
    QVERIFY(session.guest());
    QCOMPARE(session.title(), QStringLiteral("A hand that shows E%1").arg(mistake));
    QVERIFY(test.player().isRunning());
    QCOMPARE(test.player().run().hands(), exposing->hands);
    QCOMPARE(test.player().step().listing, &listing);
    QCOMPARE(test.choice().currentData().toInt(), mistake);
    const bool differs = !changesNoAnswer(mistake);
    QCOMPARE(test.outcome().startsWith(QStringLiteral("Here: ")), differs);
    if (!test.partingButton().isVisible())
        return; // the engine has that mistake, too
    test.click(&test.partingButton());
    QCOMPARE(test.choice().currentData().toInt(), mistake);
    QCOMPARE(session.ownTable().rows, own.rows);
}

void TestAsPrinted::otherRulesAreNotAskedAbout()
{
    CardTable table = sampleTable();
    table.rules = NamedRules{Preset::standard, rulesOf(Preset::standard)};
    PrintedWindow test(table);
    test.goInto("CompareHands");
    test.click(&test.button());
    QVERIFY(test.outcome().contains(QStringLiteral("Choose the rules of the series")));
    QVERIFY(!test.partingButton().isVisible());
    QVERIFY(test.tableButton().isVisible());
}

void TestAsPrinted::aQuestionIsNotAnswered()
{
    PrintedWindow test;
    test.goInto("CompareHands");
    test.click(&test.button());
    QVERIFY(!test.outcome().isEmpty());
    test.choose("askMeAction");
    QVERIFY(test.outcome().isEmpty());
    QVERIFY(!test.partingButton().isVisible());
    test.choose("askMeAction");
    QVERIFY(!test.outcome().isEmpty());
}

SHOWDOWN_TEST(TestAsPrinted)
#include "tst_asprinted.moc"
