// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The code alone, at a step in a function with long lines.
struct ListingTest
{
    explicit ListingTest(int width)
    {
        player.setLevel(Level::every);
        player.start();
        const Run& run = player.run();
        int step = 0;
        while (run.step(step).listing->function != "DoCardsHaveSameValue")
            ++step;
        player.goTo(step);
        view.show();
        resize({width, 700});
    }

    void resize(QSize size)
    {
        view.resize(size);
        QCoreApplication::processEvents();
    }

    QRect row(int number) const { return view.visualRect(model.index(number - 1)); }

    int lineHeight() const
    {
        int height = row(1).height();
        for (int number = 2; number <= model.rowCount(); ++number)
            height = std::min(height, row(number).height());
        return height;
    }

    /// The number of lines of each row.
    std::vector<int> lines() const
    {
        std::vector<int> lines;
        const int height = lineHeight();
        for (int number = 1; number <= model.rowCount(); ++number)
            lines.push_back(row(number).height() / height);
        return lines;
    }

    /// The first row with that many lines; 0 if there is none.
    int rowWithLines(int count) const
    {
        const std::vector<int> all = lines();
        const auto row = std::ranges::find(all, count);
        return row == all.end() ? 0 : static_cast<int>(row - all.begin()) + 1;
    }

    /// The left and right edges of the words of a line of a row.
    std::pair<int, int> inkOf(int number, int line) const
    {
        const QImage image = view.viewport()->grab().toImage();
        const QRect area = row(number);
        const int height = lineHeight();
        const QColor ground = Colors::of(view.palette()).base;
        int first = image.width();
        int last = -1;
        for (int y = area.top() + line * height + 2; y < area.top() + (line + 1) * height - 2;
             ++y) {
            for (int x = codeLeft; x < area.right(); ++x) {
                if (image.pixelColor(x, y) != ground) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
            }
        }
        return {first, last};
    }

    static constexpr int codeLeft = 54; ///< behind the gutter

    CompareSession session;
    StepPlayer player{session};
    ListingModel model{player};
    ListingView view{model};
};

} // namespace

/// Lines of code that are wider than the view.
class TestListingView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void longLinesGoOnBelow();
    void theyGoOnFartherIn();
    void rowsFollowTheWidth();
    void rowsFollowTheFont();
    void rowsFollowTheLanguage();
    void marksStandAtTheFirstLine();
    void theWholeRowIsFilled();
    void aClickBesideAnyLineSetsTheMark();
    void theCurrentLineCanBeSeen_data();
    void theCurrentLineCanBeSeen();
};

void TestListingView::longLinesGoOnBelow()
{
    const ListingTest narrow(300);
    QVERIFY(narrow.rowWithLines(2) > 0);
    QVERIFY(narrow.rowWithLines(3) > 0);
    QCOMPARE(narrow.view.horizontalScrollBar()->maximum(), 0);
    QVERIFY(!narrow.view.horizontalScrollBar()->isVisible());
    QCOMPARE(narrow.row(1).width(), narrow.view.viewport()->width());
    const ListingTest wide(900);
    QVERIFY(std::ranges::all_of(wide.lines(), [](int lines) { return lines == 1; }));
}

void TestListingView::theyGoOnFartherIn()
{
    const ListingTest test(300);
    const int row = test.rowWithLines(2);
    const int space = QFontMetrics(test.view.font()).horizontalAdvance(u' ');
    QVERIFY(row > 0);
    const auto [left, right] = test.inkOf(row, 0);
    const auto [goesOn, end] = test.inkOf(row, 1);
    QVERIFY2(std::abs(goesOn - left - 4 * space) <= 3,
             qPrintable(QStringLiteral("%1, %2").arg(left).arg(goesOn)));
    QVERIFY(end > goesOn && end < test.view.viewport()->width() - 4);
    QVERIFY(right < test.view.viewport()->width() - 4);
}

void TestListingView::rowsFollowTheWidth()
{
    ListingTest test(900);
    const std::vector<int> wide = test.lines();
    test.resize({300, 700});
    const std::vector<int> narrow = test.lines();
    QVERIFY(narrow != wide);
    QCOMPARE(narrow, ListingTest(300).lines());
    test.resize({900, 700});
    QCOMPARE(test.lines(), wide);
}

void TestListingView::rowsFollowTheFont()
{
    ListingTest test(460);
    const std::vector<int> before = test.lines();
    const int height = test.lineHeight();
    const QFont usual = test.view.font();
    test.view.setFont(resized(usual, 1.5));
    QCoreApplication::processEvents();
    QVERIFY(test.lines() != before);
    QVERIFY(test.lineHeight() > height);
    QCOMPARE(test.view.horizontalScrollBar()->maximum(), 0);
    test.view.setFont(usual);
    QCoreApplication::processEvents();
    QCOMPARE(test.lines(), before);
}

void TestListingView::rowsFollowTheLanguage()
{
    ListingTest test(460);
    const std::vector<int> before = test.lines();
    const QRect first = test.row(1);
    QVERIFY(speak("de"));
    QCoreApplication::processEvents();
    const ListingTest born(460);
    QCOMPARE(test.lines(), born.lines());
    QCOMPARE(test.model.index(1).data(), born.model.index(1).data());
    QVERIFY(test.model.index(1).data().toString().endsWith(
        QStringLiteral("wenn info neu ist oder fehlt")));
    QVERIFY(speak("en"));
    QCoreApplication::processEvents();
    QCOMPARE(test.lines(), before);
    QCOMPARE(test.row(1), first); // scrolled as before
}

void TestListingView::marksStandAtTheFirstLine()
{
    ListingTest test(300);
    const int row = test.rowWithLines(3);
    test.model.toggleStop(row - 1);
    const QImage image = test.view.viewport()->grab().toImage();
    const QColor mark = Colors::of(test.view.palette()).role(Role::error);
    const auto isMarked = [&](int line) {
        const int middle = test.row(row).top() + test.lineHeight() * (2 * line + 1) / 2;
        return image.pixelColor(10, middle) == mark;
    };
    QVERIFY(isMarked(0));
    QVERIFY(!isMarked(1) && !isMarked(2));
}

void TestListingView::theWholeRowIsFilled()
{
    ListingTest test(300);
    const Colors colors = Colors::of(test.view.palette());
    int lines = 0;
    while (lines < 2 && test.player.target(Move::next)) {
        test.player.go(Move::next);
        QCoreApplication::processEvents();
        lines = test.lines()[static_cast<std::size_t>(test.model.shownRow())];
    }
    QVERIFY(lines >= 2);
    const QImage image = test.view.viewport()->grab().toImage();
    const QRect current = test.row(test.model.shownRow() + 1);
    QVERIFY(image.rect().contains(current));
    for (const int y : {current.top() + 4, current.bottom() - 4}) {
        for (const int x : {4, 40, image.width() - 4})
            QCOMPARE(image.pixelColor(x, y), colors.fill(Role::step));
    }
}

void TestListingView::aClickBesideAnyLineSetsTheMark()
{
    ListingTest test(300);
    const int row = test.rowWithLines(3);
    const QModelIndex index = test.model.index(row - 1);
    const QRect place = test.row(row);
    for (const int y : {place.top() + 4, place.bottom() - 4}) {
        const bool before = index.data(ListingModel::isStopRole).toBool();
        QTest::mouseClick(test.view.viewport(), Qt::LeftButton, {}, {20, y});
        QCOMPARE(index.data(ListingModel::isStopRole).toBool(), !before);
    }
}

void TestListingView::theCurrentLineCanBeSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("narrow and low") << QSize(240, 130);
    QTest::newRow("narrow") << QSize(240, 300);
    QTest::newRow("wide and low") << QSize(700, 130);
}

void TestListingView::theCurrentLineCanBeSeen()
{
    QFETCH(const QSize, size);
    ListingTest test(300);
    test.resize(size);
    for (int step = 0; step < 150; ++step) {
        test.player.go(Move::next);
        const QRect current = test.row(test.model.shownRow() + 1);
        const QRect seen = test.view.viewport()->rect();
        QVERIFY2(seen.contains(current) || (current.height() > seen.height() && current.top() == 0),
                 qPrintable(QStringLiteral("step %1").arg(test.player.index() + 1)));
    }
}

SHOWDOWN_TEST(TestListingView)
#include "tst_listingview.moc"
