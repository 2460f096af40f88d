// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/exercises/shownhands.h"
#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/lessonexercises.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/support/testprogram.h"

#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>

#include <set>
#include <vector>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct PresentedLessonTest : LearnTest
{
    void present(QSize screen)
    {
        press(Qt::Key_F11);
        window().resize(screen);
        for (int pass = 0; pass < 3; ++pass) // the larger text is laid out last
            QCoreApplication::processEvents();
    }

    QToolButton& forward() { return *find<QToolButton>(QStringLiteral("presentForwardButton")); }
};

/// Where the first card of each row is that an exercise shows.
std::vector<QRect> cardsIn(const QWidget& exercises, const QWidget& page)
{
    std::vector<QRect> cards;
    const auto all = exercises.findChildren<ShownHands*>();
    for (const ShownHands* hands : all) {
        const HandRowsLayout places = hands->layoutFor(hands->width());
        const QPoint corner = hands->mapTo(&page, QPoint());
        for (int row = 0; hands->isVisible() && row < hands->rowCount(); ++row)
            cards.push_back(places.cardRect(row, 0).translated(corner));
    }
    return cards;
}

/// Whether a row of pixels holds a part of a letter or of a card.
bool hasInk(const QImage& page, int row)
{
    constexpr int dark = 110;
    for (int x = 0; x < page.width(); ++x) {
        if (qGray(page.pixel(x, row)) < dark)
            return true;
    }
    return false;
}

} // namespace

/// Lessons on the wall, page by page.
class TestPresentedLessons : public QObject
{
    Q_OBJECT

private slots:
    void init() { useTestLook(); }

    void aPageEndsBetweenLines_data();
    void aPageEndsBetweenLines();
    void aPageOfExamplesBeginsWithAWholeOne();
    void aPageOfExercisesCutsNoCard();
    void theLastLessonHasAnEnd();
    void aGuessThatComesIntoSightIsToBeRevealed();
    void wordsBesideAreAsLarge();
    void nothingIsFramed();
};

void TestPresentedLessons::aPageEndsBetweenLines_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("larger");
    for (const QSize screen : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        for (const int larger : {0, 30})
            QTest::addRow("%d, +%d %%", screen.width(), larger) << screen << larger;
    }
}

void TestPresentedLessons::aPageEndsBetweenLines()
{
    QFETCH(const QSize, screen);
    QFETCH(const int, larger);
    PresentedLessonTest test;
    test.view().readFrom(lessons::Shelf::programRoot());
    QVERIFY(test.isReady());
    test.present(screen);
    test.appearance().setTextSize(test.appearance().textSize() + larger);
    QCoreApplication::processEvents();
    LessonPane& pane = test.pane();
    const QScrollBar& bar = *pane.verticalScrollBar();
    QImage whole(pane.viewport()->width(), bar.maximum() + bar.pageStep(), QImage::Format_RGB32);
    whole.fill(Qt::white);
    QPainter painter(&whole);
    pane.document()->drawContents(&painter);
    std::set<int> seen; // rows with ink
    int pages = 0;
    for (int before = -1; before != bar.value(); pane.turnPage(true), ++pages) {
        before = bar.value();
        const QImage page = pane.viewport()->grab().toImage();
        for (int row = 0; row < page.height(); ++row) {
            if (hasInk(page, row))
                seen.insert(before + row);
        }
        for (const int edge : {0, page.height() - 1})
            QVERIFY2(!hasInk(page, edge), qPrintable(QString::number(pages)));
    }
    for (int row = 0; row < whole.height(); ++row)
        QVERIFY2(!hasInk(whole, row) || seen.contains(row), qPrintable(QString::number(row)));
    QVERIFY(pages > 2);
    QVERIFY(pane.turnPage(false));
    QVERIFY(!hasInk(pane.viewport()->grab().toImage(), 0));
}

void TestPresentedLessons::aPageOfExamplesBeginsWithAWholeOne()
{
    PresentedLessonTest test;
    test.showLongColumn();
    QVERIFY(test.isReady());
    test.present({1024, 700});
    const auto* side = test.find<QScrollArea>(QStringLiteral("lessonSide"));
    for (int presses = 0; presses < 100 && !side->isVisible(); ++presses)
        test.press(Qt::Key_PageDown);
    const QScrollBar& bar = *side->verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    test.press(Qt::Key_PageDown);
    QVERIFY(bar.value() > 0 && bar.value() < bar.maximum());
    const auto* parts = side->widget();
    const auto cards =
        parts->findChildren<QFrame*>(QRegularExpression(QStringLiteral("^example\\d+Card$")));
    QVERIFY(std::ranges::any_of(cards, [&](const QFrame* card) {
        return card->mapTo(parts, QPoint()).y() == bar.value();
    }));
}

void TestPresentedLessons::aPageOfExercisesCutsNoCard()
{
    PresentedLessonTest test;
    test.view().readFrom(lessons::Shelf::programRoot());
    QVERIFY(test.isReady());
    const auto* side = test.find<QScrollArea>(QStringLiteral("lessonSide"));
    const auto* exercises = test.window().findChild<LessonExercises*>();
    const QScrollBar& bar = *side->verticalScrollBar();
    int scrolled = 0;
    for (const int lesson : {20, 21, 32}) {
        test.view().open(lesson);
        test.present({1024, 700});
        for (int presses = 0; presses < 100 && test.view().lesson() == lesson; ++presses) {
            const int before = bar.value();
            test.press(Qt::Key_PageDown);
            QCoreApplication::processEvents();
            if (!exercises->isVisible() || bar.value() <= before)
                continue;
            ++scrolled;
            for (const QRect& card : cardsIn(*exercises, *side->viewport()))
                QVERIFY2(card.top() >= 0 || card.bottom() < 0, qPrintable(test.lessonText()));
        }
        test.press(Qt::Key_F11);
    }
    QVERIFY(scrolled > 20);
}

void TestPresentedLessons::theLastLessonHasAnEnd()
{
    PresentedLessonTest test;
    QVERIFY(test.isReady());
    test.view().open(static_cast<int>(test.view().shelf().lessons().size()) - 2);
    test.present({1024, 700});
    const QShortcut& key = *test.find<QShortcut>(QStringLiteral("presentForwardShortcut"));
    for (int presses = 0; presses < 100 && test.forward().isEnabled(); ++presses) {
        QVERIFY(key.isEnabled());
        test.press(Qt::Key_PageDown);
        QCoreApplication::processEvents();
    }
    QVERIFY(!test.forward().isEnabled());
    QVERIFY(!key.isEnabled());
    QCOMPARE(test.view().lesson() + 1, static_cast<int>(test.view().shelf().lessons().size()));
    QVERIFY(test.window().findChild<LessonExercises*>()->panel().isAnswerShown());
    test.press(Qt::Key_PageUp);
    QCoreApplication::processEvents();
    QVERIFY(test.forward().isEnabled());
    QVERIFY(key.isEnabled());
    test.press(Qt::Key_F11);
    QVERIFY(!key.isEnabled());
}

/// With larger text it may come into sight only when the text is laid out.
void TestPresentedLessons::aGuessThatComesIntoSightIsToBeRevealed()
{
    PresentedLessonTest test;
    test.view().readFrom(lessons::Shelf::programRoot());
    test.window().resize(1024, 700);
    test.appearance().setTextSize(150);
    QVERIFY(test.isReady());
    test.present({1024, 700});
    for (int pages = 0; pages < 3; ++pages) {
        const bool hasGuess = test.pane().hasOpenGuess();
        QCOMPARE(test.forward().accessibleName(),
                 hasGuess ? QStringLiteral("Reveal") : QStringLiteral("Next"));
        if (hasGuess)
            return;
        test.pane().turnPage(true); // as the wheel does
        QCoreApplication::processEvents();
    }
    QFAIL("no guess");
}

/// As much larger than usual as the text of the lesson, at any size.
void TestPresentedLessons::wordsBesideAreAsLarge()
{
    PresentedLessonTest test;
    QVERIFY(test.isReady());
    const QStringList labels{QStringLiteral("example1VerdictLabel"),
                             QStringLiteral("exercisesRightLabel"),
                             QStringLiteral("exerciseQuestionLabel")};
    const auto sizes = [&] {
        QList<double> points;
        for (const QString& label : labels)
            points << QFontInfo(test.find<QWidget>(label)->font()).pointSizeF();
        return points;
    };
    const QList<double> before = sizes();
    test.present({1024, 768});
    for (const int larger : {0, 30}) {
        test.appearance().setTextSize(test.appearance().textSize() + larger);
        QCoreApplication::processEvents();
        const double wanted = test.appearance().textSize() / 100.0 * LessonPane::largeFactor();
        for (qsizetype at = 0; at < labels.size(); ++at)
            QVERIFY2(sizes()[at] > before[at] * wanted * 0.95, qPrintable(labels[at]));
    }
    test.press(Qt::Key_F11);
    QCoreApplication::processEvents();
    QCOMPARE(sizes(), before);
}

/// Neither by a click nor as the example that would be loaded.
void TestPresentedLessons::nothingIsFramed()
{
    PresentedLessonTest test;
    test.showLongColumn();
    QVERIFY(test.isReady());
    test.present({1024, 768});
    const auto picture = [](QWidget* part) { return part->grab().toImage(); };
    QWidget* page = test.pane().viewport();
    const QImage plain = picture(page);
    test.click(page, {4, page->height() / 2});
    QVERIFY(test.pane().hasFocus());
    QCOMPARE(picture(page), plain);
    auto* examples = test.window().findChild<ExamplesList*>();
    for (int presses = 0; presses < 100 && !examples->isVisible(); ++presses)
        test.press(Qt::Key_PageDown);
    auto* card = test.find<QWidget>(QStringLiteral("example1Card"));
    examples->select(1);
    const QImage other = picture(card);
    examples->select(0);
    QCOMPARE(picture(card), other);
    test.click(card, {20, 4});
    QCOMPARE(picture(card), other);
    test.press(Qt::Key_F11);
    QVERIFY(picture(card) != other);
}

SHOWDOWN_TEST(TestPresentedLessons)
#include "tst_presentedlessons.moc"
