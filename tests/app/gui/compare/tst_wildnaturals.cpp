// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QLabel>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

NamedRules preset(Preset preset)
{
    return {preset, rulesOf(preset)};
}

/// A window with a two in the first slot, and its user.
class WildNaturalsTest : public WindowTest
{
public:
    WildNaturalsTest()
        : WindowTest(tableOf(QStringLiteral("2h 9d Qc 7s 4h | 9c Qs 3d * 7h | As - - - -")))
    {
        appearance().setTheme(Theme::light);
    }

    DeckGrid& deck() const { return *find<DeckGrid>(QStringLiteral("deckGrid")); }

    static int key(const char* card) { return DeckKeys::key(cardFrom(card)); }

    QImage keyPicture(const char* card) const
    {
        return deck().grab(deck().keyRect(key(card)).toAlignedRect()).toImage();
    }

    QImage slotPicture(int player, int card) const { return slot(player, card)->grab().toImage(); }

    /// The name of a card's key for screen readers.
    QString keyName(const char* card) const
    {
        const QAccessibleInterface* grid = QAccessible::queryAccessibleInterface(&deck());
        return grid->child(key(card))->text(QAccessible::Name);
    }

    void setRules(Preset name) { session().setRules(preset(name)); }
};

} // namespace

/// Natural cards that the house rules make wild.
class TestWildNaturals : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theCardHasAStarAndANameWhileItIsWild();
    void anUnfinishedHandFollowsToo();
    void theKeyHasAStarAndANameWhileItIsWild();
    void theRulesOfTheStartCount();
    void whatReplacesItIsSaid();
};

void TestWildNaturals::theCardHasAStarAndANameWhileItIsWild()
{
    WildNaturalsTest test;
    QVERIFY(test.isReady());
    const QImage two = test.slotPicture(1, 1);
    const QImage nine = test.slotPicture(1, 2);
    QCOMPARE(test.slot(1, 1)->contentText(), QStringLiteral("Two of hearts"));
    test.setRules(Preset::deuces);
    QVERIFY(test.slotPicture(1, 1) != two);
    QVERIFY(test.slot(1, 1)->states() & CardState::wild);
    QVERIFY(!(test.slot(1, 2)->states() & CardState::wild));
    QCOMPARE(test.slotPicture(1, 2), nine);
    QCOMPARE(test.slot(1, 1)->contentText(), QStringLiteral("Two of hearts (wild), acts as queen"));
    test.session().undoStack().undo();
    QCOMPARE(test.slotPicture(1, 1), two);
    QCOMPARE(test.slot(1, 1)->contentText(), QStringLiteral("Two of hearts"));
}

void TestWildNaturals::anUnfinishedHandFollowsToo()
{
    WildNaturalsTest test;
    QVERIFY(test.isReady());
    test.session().setCard({2, 1}, cardFrom("2c"));
    test.setRules(Preset::deuces);
    QCOMPARE(test.slot(3, 2)->contentText(), QStringLiteral("Two of clubs (wild)"));
    test.session().setCard({2, 1}, cardFrom("3c"));
    QVERIFY(!(test.slot(3, 2)->states() & CardState::wild));
    QCOMPARE(test.slot(3, 2)->contentText(), QStringLiteral("Three of clubs"));
}

void TestWildNaturals::theKeyHasAStarAndANameWhileItIsWild()
{
    WildNaturalsTest test;
    QVERIFY(test.isReady());
    const QImage free = test.keyPicture("2s");
    const QImage used = test.keyPicture("2h");
    const QImage three = test.keyPicture("3s");
    QCOMPARE(test.keyName("2s"), QStringLiteral("Two of spades"));
    test.setRules(Preset::deuces);
    QVERIFY(test.keyPicture("2s") != free);
    QVERIFY(test.keyPicture("2h") != used);
    QCOMPARE(test.keyPicture("3s"), three);
    QCOMPARE(test.keyName("2s"), QStringLiteral("Two of spades (wild)"));
    test.setRules(Preset::series);
    QCOMPARE(test.keyPicture("2s"), free);
    QCOMPARE(test.keyName("2s"), QStringLiteral("Two of spades"));
}

void TestWildNaturals::theRulesOfTheStartCount()
{
    CardTable table = tableOf(QStringLiteral("2h - - - - | 9c Qs 3d * 7h"));
    table.rules = preset(Preset::deuces);
    WindowTest test(table);
    QVERIFY(test.slot(1, 1)->states() & CardState::wild);
    QCOMPARE(test.slot(1, 1)->contentText(), QStringLiteral("Two of hearts (wild)"));
}

void TestWildNaturals::whatReplacesItIsSaid()
{
    WildNaturalsTest test;
    QVERIFY(test.isReady());
    test.setRules(Preset::deuces);
    test.slot(1, 1)->select();
    const auto* next = test.find<QLabel>(QStringLiteral("nextSlotLabel"));
    QCOMPARE(next->accessibleName(),
             QStringLiteral("Next card: Player 1, card 1 (replaces 2♥ (wild))"));
}

SHOWDOWN_TEST(TestWildNaturals)
#include "tst_wildnaturals.moc"
