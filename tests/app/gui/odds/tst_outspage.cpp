// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardrow.h"
#include "app/narration/translation.h"
#include "tests/app/gui/odds/outspagetest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

Situation picture(const QString& board = QStringLiteral("Qs 9s 4d 8h"))
{
    return situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), board);
}

Situation alone(const QString& hole, const QString& board)
{
    return situationOf(hole, board);
}

/// A count with the equities of all streets.
std::shared_ptr<const OddsCount> withStreets(const Situation& situation)
{
    auto count = std::make_shared<OddsCount>(*outsCountOf(situation));
    count->streets = equityByStreet(situation);
    return count;
}

} // namespace

/// The Outs page: outs, misses, the arithmetic, and the equity by street.
class TestOutsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void theTurnOfThePicture();
    void moreMissesWaitBehindAButton();
    void anotherPlayerIsChosen_data();
    void anotherPlayerIsChosen();
    void onTheFlopTheCardsAheadCount();
    void whoLeadsHasCardsThatKeepTheLead();
    void aPlayerAloneHopesForARank();
    void theHopeIsAlwaysAboveTheHand();
    void streetsAreATable();
    void statesSayWhyThereAreNoOuts_data();
    void statesSayWhyThereAreNoOuts();
    void playersKeepTheirSeats();
    void jokersAreOneCardWithCopies();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void aHiddenPageCatchesUp();
    void thePageFollowsTheRowOfTheKeys();
    void longNamesEndWithAnEllipsis();
};

void TestOutsPage::theTurnOfThePicture()
{
    OutsPageTest test(picture());
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("7 outs"));
    QCOMPARE(test.text("outsChanceValue"), QStringLiteral("16.7 %"));
    QCOMPARE(test.text("outsChanceCaption"), QStringLiteral("chance to win"));
    QCOMPARE(test.text("outsOddsValue"), QStringLiteral("5.0 : 1"));
    QCOMPARE(test.text("outsOddsCaption"), QStringLiteral("odds against"));
    QCOMPARE(test.text("outsMessage"), QString());
    const QStringList groups = test.groups();
    QCOMPARE(groups.mid(0, 2),
             (QStringList{QStringLiteral("Flush, ace high (7 cards)"),
                          QStringLiteral("Spades that are no outs (2 cards): They make a flush, "
                                         "but they give Player 2 a full house.")}));
    const auto* outs = test.find<CardRow>("outGroup1Cards");
    const auto* misses = test.find<CardRow>("outGroup2Cards");
    QCOMPARE(outs->cards().size(), std::size_t{7});
    QVERIFY(!outs->cards().front().isStruck);
    QVERIFY(misses->cards().front().isStruck);
    QCOMPARE(test.working()[2], QStringLiteral("Win: 7 ÷ 42 unseen, 16.7 %"));
    test.setDecimals(0);
    QCOMPARE(test.text("outsChanceValue"), QStringLiteral("17 %"));
    QCOMPARE(test.working()[2], QStringLiteral("Win: 7 ÷ 42 unseen, 17 %"));
}

void TestOutsPage::moreMissesWaitBehindAButton()
{
    OutsPageTest test(picture());
    auto* more = test.find<QToolButton>("moreMissesButton");
    const auto hidden = [&test] { return test.find<QWidget>("outGroup3")->isHidden(); };
    QVERIFY(!test.find<QWidget>("outGroup2")->isHidden());
    QVERIFY(hidden());
    QCOMPARE(more->text(), QStringLiteral("14 more cards"));
    QTest::keyClick(more, Qt::Key_Space);
    QVERIFY(!hidden());
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(hidden());
}

void TestOutsPage::anotherPlayerIsChosen_data()
{
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("by mouse") << false;
    QTest::newRow("by keys") << true;
}

void TestOutsPage::anotherPlayerIsChosen()
{
    QFETCH(const bool, byKeys);
    OutsPageTest test(picture());
    if (byKeys)
        QTest::keyClick(test.find<QToolButton>("outsPlayer2Button"), Qt::Key_Space);
    else
        test.press(1);
    QCOMPARE(test.told, QStringList{QStringLiteral("player 1")});
    QCOMPARE(test.page.player(), 1);
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("10 outs"));
    QCOMPARE(test.groups().mid(0, 1), QStringList{QStringLiteral("Four queens (1 card)")});
    test.press(1); // again
    QCOMPARE(test.told.size(), qsizetype{1});
    test.page.setPlayer(2); // from elsewhere: no signal
    QCOMPARE(test.told.size(), qsizetype{1});
    QVERIFY(test.find<QToolButton>("outsPlayer3Button")->isChecked());
    QCOMPARE(test.text("outsOddsCaption"), QStringLiteral("odds in favour"));
}

void TestOutsPage::onTheFlopTheCardsAheadCount()
{
    OutsPageTest test(picture(QStringLiteral("Qs 9s 4d")));
    const PlayerOuts ahead = *cardsAhead(picture(QStringLiteral("Qs 9s 4d")), 0);
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("%1 outs").arg(ahead.count));
    QCOMPARE(test.text("outsChanceCaption"), QStringLiteral("chance to be ahead"));
    QVERIFY(test.text("outsHeadNote").contains(u"put Player 1 ahead"));
    QVERIFY(test.working().contains(QStringLiteral("With both cards to come")));
}

/// Player 3 of the picture: no card that comes is an out.
void TestOutsPage::whoLeadsHasCardsThatKeepTheLead()
{
    OutsPageTest test(picture());
    test.press(2);
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("25 cards"));
    QCOMPARE(test.text("outsCountCaption"), QStringLiteral("to win"));
    QCOMPARE(test.working().size(), 4);
    QCOMPARE(test.working().back(), QStringLiteral("Odds: 25 cards : 17 others, 1.5 : 1"));
    auto* more = test.find<QToolButton>("moreMissesButton");
    QVERIFY(more->text().endsWith(u"more cards"));
    QVERIFY(!test.groups().contains(QStringLiteral("Nothing changes (25 cards)")));
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY2(test.groups().back().startsWith(u"Nothing changes ("),
             qPrintable(test.groups().back()));
    test.press(0);
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("7 outs"));
    QCOMPARE(test.text("outsCountCaption"), QString());
}

void TestOutsPage::aPlayerAloneHopesForARank()
{
    OutsPageTest test(alone(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c")));
    auto* targets = test.find<QComboBox>("outsTargetCombo");
    QVERIFY(targets->isVisible());
    QCOMPARE(targets->currentText(), QStringLiteral("Straight or better"));
    QCOMPARE(targets->itemText(0), QStringLiteral("Royal flush"));
    QVERIFY(!test.find<QWidget>("outsPlayers")->isVisible());
    QVERIFY(!test.streets()->isVisible());
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("12 outs"));
    targets->setFocus();
    QTest::keyClick(targets, Qt::Key_Up);
    QCOMPARE(test.told, QStringList{QStringLiteral("target flush")});
    QCOMPARE(test.page.target(), Category::flush);
    test.setCount(outsCountOf(alone(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c")), {},
                              Category::flush));
    QCOMPARE(test.text("outsCountValue"), QStringLiteral("9 outs"));
    QCOMPARE(targets->currentText(), QStringLiteral("Flush or better"));
}

void TestOutsPage::theHopeIsAlwaysAboveTheHand()
{
    OutsPageTest test(alone(QStringLiteral("Jc Td"), QStringLiteral("9h 8s 7c")));
    QCOMPARE(test.told, QStringList{QStringLiteral("target flush")});
    QCOMPARE(test.find<QComboBox>("outsTargetCombo")->currentText(),
             QStringLiteral("Flush or better"));
    test.setCount(outsCountOf(alone(QStringLiteral("Jc Td"), QStringLiteral("9h 8s 2c"))));
    QCOMPARE(test.told.back(), QStringLiteral("target straight"));
    test.setCount(outsCountOf(alone(QStringLiteral("Ac Kc"), QStringLiteral("Qc Jc Tc"))));
    QVERIFY(!test.find<QComboBox>("outsTargetCombo")->isVisible());
    QCOMPARE(test.text("outsMessage"), QStringLiteral("There is no better rank to hope for."));
}

void TestOutsPage::streetsAreATable()
{
    OutsPageTest test(picture());
    test.setCount(withStreets(picture()));
    const QAbstractItemModel* cells = test.streets()->model();
    QCOMPARE(cells->rowCount(), 3);
    QStringList said;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 4; ++column)
            said << cells->index(row, column).data().toString();
    }
    QCOMPARE(said.join(u' '), QStringLiteral("Pre-flop 40.2 % 41.1 % 18.7 % Flop 25.9 % 58.5 % "
                                             "15.6 % Turn 16.7 % 23.8 % 59.5 %"));
    QCOMPARE(cells->headerData(3, Qt::Horizontal).toString(), QStringLiteral("Player 3"));
    QCOMPARE(cells->index(2, 3).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Turn, Player 3: 59.5 %, best"));
    QCOMPARE(cells->index(2, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Turn, now"));
    const auto* chart = test.find<QWidget>("streetsChart");
    QVERIFY(chart->isVisible());
    QVERIFY(chart->accessibleDescription().startsWith(
        u"Player 1: before the flop 40.2 %, on the flop 25.9 %, on the turn 16.7 %."));
    test.setPlayers({QString(), QString(), QStringLiteral("Ann & <B>")}, 3);
    QCOMPARE(cells->headerData(3, Qt::Horizontal).toString(), QStringLiteral("Ann & <B>"));
}

void TestOutsPage::statesSayWhyThereAreNoOuts_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("expected");
    QTest::newRow("before the flop")
        << "As Ks | Qh Qd" << QString() << "Outs are counted from the flop on.";
    QTest::newRow("river") << "As Ks | Qh Qd"
                           << "Qs 9s 4d 8h 2c"
                           << "No card is to come, so there are no outs.";
    QTest::newRow("decided") << "As Ad | 7h 2c"
                             << "Ah Ac Ks 9d"
                             << "Player 1 wins whatever comes. There are no outs.";
    QTest::newRow("unknown cards at the river") << "As Ks | Qh ?"
                                                << "Qs 9s 4d 8h 2c"
                                                << "No card is to come, so there are no outs.";
    QTest::newRow("unknown cards")
        << "As Ks | Qh ?"
        << "Qs 9s 4d 8h"
        << "With unknown cards nobody can say which card helps: there are no outs.";
}

void TestOutsPage::statesSayWhyThereAreNoOuts()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    OutsPageTest test(situationOf(holes, board));
    QTEST(test.text("outsMessage"), "expected");
    QVERIFY(!test.find<QWidget>("outsHead")->isVisible());
    QVERIFY(test.groups().isEmpty());
    QVERIFY(test.working().isEmpty());
    test.setLack(QStringLiteral("Give one player two cards."));
    QTEST(test.text("outsMessage"), "expected");
    test.setCount({});
    QCOMPARE(test.text("outsMessage"), QStringLiteral("Give one player two cards."));
    QVERIFY(!test.streets()->isVisible());
}

/// The second player at the table has no cards, and can be chosen all the same.
void TestOutsPage::playersKeepTheirSeats()
{
    OutsPageTest test(situationOf(QStringLiteral("As Ks | Qh Qd"), QStringLiteral("Qs 9s 4d 8h")));
    test.setPlayers({}, 3);
    test.setCount(outsCountOf(
        situationOf(QStringLiteral("As Ks | Qh Qd"), QStringLiteral("Qs 9s 4d 8h")), {0, 2}));
    for (const char* name : {"outsPlayer1Button", "outsPlayer2Button", "outsPlayer3Button"})
        QVERIFY(test.find<QToolButton>(name)->isVisible());
    QVERIFY(test.groups().join(u' ').contains(u"give Player 3 a full house"));
    QTest::mouseClick(test.find<QToolButton>("outsPlayer2Button"), Qt::LeftButton);
    QCOMPARE(test.text("outsMessage"), QStringLiteral("This player has no cards."));
    QVERIFY(test.groups().isEmpty());
}

void TestOutsPage::jokersAreOneCardWithCopies()
{
    OutsPageTest test(situationOf(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c"), {},
                                  QStringLiteral("standard jokers=2")));
    const auto* row = test.find<CardRow>("outGroup1Cards");
    QVERIFY(row);
    QCOMPARE(test.groups()[0], QStringLiteral("Flush (11 cards)"));
    QCOMPARE(row->cards().back().copies, 2);
}

void TestOutsPage::nothingIsCutOff_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isMirrored");
    QTest::addColumn<double>("text");
    QTest::newRow("usual") << 360 << false << 1.0;
    QTest::newRow("narrow") << 300 << false << 1.0;
    QTest::newRow("right to left") << 320 << true << 1.0;
    QTest::newRow("large text") << 420 << false << 1.5;
}

/// Nothing needs horizontal scrolling, and the lists are as high as their contents.
void TestOutsPage::nothingIsCutOff()
{
    QFETCH(const int, width);
    QFETCH(const bool, isMirrored);
    QFETCH(const double, text);
    OutsPageTest test(picture(QStringLiteral("Qs 9s 4d")), width);
    const auto count =
        std::make_shared<OddsCount>(*outsCountOf(picture(QStringLiteral("Qs 9s 4d"))));
    count->streets.insert(count->streets.begin(), {Street::preflop, count->equity});
    test.setCount(count);
    test.page.setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    QFont font = test.page.font();
    font.setPointSizeF(font.pointSizeF() * text);
    test.page.setFont(font);
    QVERIFY(QTest::qWaitForWindowExposed(&test.page));
    QTRY_COMPARE(test.find<QScrollArea>("outsScrollArea")->horizontalScrollBar()->maximum(), 0);
    const auto* list = test.find<QListView>("workingList");
    const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
    QTRY_VERIFY(list->visualRect(last).bottom() <= list->viewport()->height());
    const QTableView* streets = test.streets();
    const QModelIndex cell = streets->model()->index(streets->model()->rowCount() - 1, 0);
    QTRY_VERIFY(streets->visualRect(cell).bottom() <= streets->viewport()->height());
    QVERIFY(streets->visualRect(cell).height() > 0);
}

void TestOutsPage::aHiddenPageCatchesUp()
{
    OutsPageTest test(picture());
    test.page.hide();
    test.setCount(outsCountOf(picture(QStringLiteral("Qs 9s 4d 8h 2c"))));
    test.page.show();
    QCOMPARE(test.text("outsMessage"), QStringLiteral("No card is to come, so there are no outs."));
    QVERIFY(test.groups().isEmpty());
}

void TestOutsPage::thePageFollowsTheRowOfTheKeys()
{
    OutsPageTest test(picture());
    test.setCount(withStreets(picture()));
    test.page.resize(360, 150);
    QVERIFY(QTest::qWaitForWindowActive(&test.page));
    const auto* scroll = test.find<QScrollArea>("outsScrollArea");
    const auto isSeen = [&](const QAbstractItemView& view) {
        const QRect row = view.visualRect(view.currentIndex());
        return scroll->viewport()->rect().contains(
            view.viewport()->mapTo(scroll->viewport(), row.center()));
    };
    for (const char* name : {"workingList", "streetsTable"}) {
        auto* view = test.find<QAbstractItemView>(name);
        view->setCurrentIndex(view->model()->index(0, 0));
        view->setFocus();
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            QVERIFY2(row == 0 || isSeen(*view), qPrintable(QString::number(row)));
            QTest::keyClick(view, Qt::Key_Down);
        }
        for (int row = 0; row < view->model()->rowCount(); ++row)
            QTest::keyClick(view, Qt::Key_Up);
        QVERIFY(isSeen(*view));
    }
}

/// Nothing grows wider than the dock, and the whole name can be read.
void TestOutsPage::longNamesEndWithAnEllipsis()
{
    OutsPageTest test(picture(), 300);
    const QString name(24, u'W');
    test.setPlayers({name, qt("Ann & <b>"), name.toLower()}, 3);
    QCoreApplication::processEvents();
    QVERIFY(test.page.minimumSizeHint().width() <= 300);
    for (const int player : {1, 3}) {
        const auto* button =
            test.find<QToolButton>(qPrintable(qt("outsPlayer%1Button").arg(player)));
        QTRY_VERIFY(button->text().endsWith(u'…'));
        QVERIFY(button->sizeHint().width() <= button->width());
        const int right = button->mapTo(&test.page, QPoint(button->width(), 0)).x();
        QVERIFY2(right <= 300, qPrintable(QString::number(right)));
        QVERIFY(button->toolTip().contains(name, Qt::CaseInsensitive));
        QCOMPARE(button->accessibleName().toUpper(), name);
    }
    test.page.resize(300, 2000);
    QCoreApplication::processEvents();
    const auto* buttons = test.find<QWidget>("outsPlayers");
    QCOMPARE(buttons->height(), buttons->sizeHint().height());
    const QAbstractItemModel* streets = test.streets()->model();
    const QString head = streets->headerData(1, Qt::Horizontal).toString();
    QVERIFY2(head.startsWith(u'W') && head.endsWith(u'…'), qPrintable(head));
    QCOMPARE(streets->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), name);
    QCOMPARE(streets->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString(), name);
    QCOMPARE(test.find<QToolButton>("outsPlayer2Button")->toolTip(),
             qt("Show the outs of Ann &amp; &lt;b&gt;"));
    test.page.resize(1200, 640);
    QTRY_COMPARE(test.find<QToolButton>("outsPlayer1Button")->text(), name);
    QCOMPARE(test.find<QToolButton>("outsPlayer2Button")->text(), qt("Ann && <b>"));
}

SHOWDOWN_TEST(TestOutsPage)

#include "tst_outspage.moc"
