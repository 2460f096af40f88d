// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/listingview.h"
#include "app/narration/mistaketext.h"
#include "core/cases/exposers.h"
#include "core/printed/printedmistakes.h"
#include "core/trace/alllistings.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QPushButton>
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
    void theButtonKeepsItsWords();
    void aFunctionThatIsPrintedAsItRuns();
    void theRunsPart_data();
    void theRunsPart();
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
    test.goInto("StraightFlush");
    QVERIFY(action->isEnabled());
    test.choose("asPrintedAction");
    QVERIFY(test.column().isVisible() && test.button().isVisible() && test.button().isChecked());
    test.click(&test.button());
    QVERIFY(!test.column().isVisible() && !test.button().isVisible() && !action->isChecked());
    test.player().end();
    QVERIFY(!action->isEnabled());
}

/// The name of the language gives way first; with the longest names there is room for neither.
void TestAsPrinted::theButtonKeepsItsWords()
{
    PrintedWindow test(comparedAs("full-house", "8h 8d 7c * * | 7h 7d 7s Kc Kd"));
    test.window().resize(1280, 800);
    for (const char* function : {"FullHouse", "GetTrioPairValues", "FindWinnerFullHouse"}) {
        test.goInto(function);
        QCOMPARE(test.button().text(), QStringLiteral("As printed"));
    }
    test.goInto("WildsAssumeInfoCardValues");
    QCOMPARE(test.button().text(), QStringLiteral("≠"));
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
    QCOMPARE(test.function(), there);
    QCOMPARE(test.choice().currentText(), mistake);
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
