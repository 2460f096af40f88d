// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "app/gui/theme/flatstyle.h"
#include "app/narration/translation.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QLabel>
#include <QScrollArea>

#include <array>
#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct FormTest : WindowTest
{
    using WindowTest::WindowTest;

    /// The places of all cards and of the keys of the deck.
    QList<QRect> places() const
    {
        QList<QRect> places;
        const auto add = [&](const QWidget& widget, const QRect& part) {
            places << part.translated(widget.mapTo(&window(), QPoint()));
        };
        for (int player = 1; player <= 3; ++player) {
            for (int card = 1; card <= 5; ++card)
                add(*slot(player, card), slot(player, card)->cardRect());
        }
        const auto* deck = find<DeckGrid>(QStringLiteral("deckGrid"));
        add(*deck, deck->rect());
        return places;
    }

    static void settle()
    {
        for (int pass = 0; pass < 4; ++pass)
            QCoreApplication::processEvents();
    }

    void showWelcome() { find<QAction>(QStringLiteral("showWelcomeAction"))->trigger(); }
};

} // namespace

/// The form of the hands depends only on the current size and contents of the window.
class TestCompareForm : public QObject
{
    Q_OBJECT

private slots:
    void init() { useTestLook(); }
    void cleanup() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }

    void theUsualWindowHasTheWholeForm_data();
    void theUsualWindowHasTheWholeForm();
    void theFirstCardIsNearTheTop_data() { theUsualWindowHasTheWholeForm_data(); }
    void theFirstCardIsNearTheTop();
    void whatCameAndWentLeavesNoTrace_data();
    void whatCameAndWentLeavesNoTrace();
    void aVerdictOfTwoLinesLeavesTheHandsInPlace();
    void theNextSlotIsInView();
    void cardsGrowWithTheText();
};

void TestCompareForm::theUsualWindowHasTheWholeForm_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : narration::availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestCompareForm::theUsualWindowHasTheWholeForm()
{
    QFETCH(const QString, language);
    QVERIFY(narration::installTranslation(*qApp, language));
    QApplication::setStyle(new FlatStyle);
    FormTest test;
    QVERIFY(test.isReady());
    test.showWelcome();
    FormTest::settle();
    for (int player = 1; player <= 3; ++player) {
        QVERIFY(test.slot(player, 1)->cardRect().width() >= 64);
        const auto name = QStringLiteral("player%1DealButton").arg(player);
        QVERIFY(test.find<QWidget>(name)->isVisible());
    }
}

void TestCompareForm::theFirstCardIsNearTheTop()
{
    QFETCH(const QString, language);
    QVERIFY(narration::installTranslation(*qApp, language));
    QApplication::setStyle(new FlatStyle);
    FormTest test;
    QVERIFY(test.isReady());
    FormTest::settle();
    QVERIFY2(test.places().first().top() < 170,
             qPrintable(QString::number(test.places().first().top())));
}

void TestCompareForm::whatCameAndWentLeavesNoTrace_data()
{
    QTest::addColumn<QSize>("size");
    constexpr std::array sizes{
        QSize(1280, 770), QSize(1240, 790), QSize(1400, 770), QSize(1024, 700), QSize(1280, 760),
        QSize(1280, 780), QSize(1280, 800), QSize(1400, 830), QSize(1180, 760), QSize(1024, 670)};
    for (int row = 0; row < trials(static_cast<int>(sizes.size()), 2); ++row) {
        const QSize size = sizes[static_cast<std::size_t>(row)];
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
}

/// After each of these everything is where it is in a window that has never changed.
void TestCompareForm::whatCameAndWentLeavesNoTrace()
{
    QFETCH(const QSize, size);
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("de")));
    FormTest test;
    test.window().resize(size);
    QVERIFY(test.isReady());
    CompareSession& session = test.session();
    const QString longName(CardTable::longestName, u'm');
    const std::vector<std::pair<const char*, std::function<void()>>> changes{
        {"welcome", [&] { test.showWelcome(); }},
        {"a long sentence", [&] { session.setName(1, longName); }},
        {"two", [&] { session.setName(0, longName); }},
        {"a lens", [&] { session.setLens(Category::fullHouse); }},
        {"best rank", [&] { session.setLens(std::nullopt); }},
        {"no card", [&] { test.type("Kz"); }},
        {"in use", [&] { test.type("Qs"); }},
        {"a card", [&] { test.type("As"); }},
        {"short", [&] { session.setName(0, {}); }},
        {"short again", [&] { session.setName(1, {}); }},
        {"no welcome",
         [&] { test.click(test.find<QWidget>(QStringLiteral("welcomeBarCloseButton"))); }},
        {"two players", [&] { session.setPlayerCount(2); }},
        {"three players", [&] { session.setPlayerCount(3); }},
    };
    for (const auto& [name, change] : changes) {
        change();
        FormTest::settle();
        const QList<QRect> places = test.places();
        test.window().resize(size + QSize(60, 90));
        FormTest::settle();
        test.window().resize(size);
        FormTest::settle();
        QVERIFY2(test.places() == places, name);
    }
}

void TestCompareForm::aVerdictOfTwoLinesLeavesTheHandsInPlace()
{
    FormTest test;
    QVERIFY(test.isReady());
    FormTest::settle();
    const auto* sentence = test.find<QLabel>(QStringLiteral("verdictSentenceLabel"));
    const auto cards = [&] { return test.places().first(15); };
    const QList<QRect> before = cards();
    const int lines = sentence->height();
    test.slot(1, 5)->setFocus();
    test.type("9s");
    FormTest::settle();
    QVERIFY(sentence->height() < lines * 2 / 3); // two pair beats a pair
    QCOMPARE(cards(), before);
}

void TestCompareForm::theNextSlotIsInView()
{
    FormTest test;
    test.appearance().setTextSize(200);
    test.window().resize(1024, 670);
    QVERIFY(test.isReady());
    const auto* scroll = test.find<QScrollArea>(QStringLiteral("handsScrollArea"));
    const auto isSeen = [&](int player, int card) {
        const auto* slot = test.slot(player, card);
        const QRect place = slot->cardRect().translated(slot->mapTo(scroll->viewport(), QPoint()));
        return scroll->viewport()->rect().contains(place);
    };
    test.session().clearTable();
    test.slot(3, 1)->setFocus();
    FormTest::settle();
    QVERIFY(isSeen(3, 1));
    test.window().resize(1024, 640);
    FormTest::settle();
    QVERIFY(isSeen(3, 1));
    test.appearance().setTextSize(150);
    FormTest::settle();
    QTRY_VERIFY(isSeen(3, 1));
}

/// Not only the words: as far as the window has room for two hands.
void TestCompareForm::cardsGrowWithTheText()
{
    constexpr int compactCard = 50;
    FormTest test;
    test.session().setPlayerCount(2);
    QVERIFY(test.isReady());
    const auto width = [&] { return test.slot(1, 1)->cardRect().width(); };
    test.appearance().setTextSize(150);
    FormTest::settle();
    QVERIFY2(width() > compactCard * 3 / 2, qPrintable(QString::number(width())));
    test.appearance().setTextSize(100);
    test.window().resize(1024, 700);
    FormTest::settle();
    QCOMPARE(width(), compactCard);
}

SHOWDOWN_TEST(TestCompareForm)
#include "tst_compareform.moc"
