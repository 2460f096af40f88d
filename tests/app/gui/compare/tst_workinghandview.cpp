// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerfacts.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/theme/colors.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// The brackets in one line; those of matched cards in capitals: `1-2 PAIR, 3-5 kickers`.
QString bracketsOf(const WorkingRow& row)
{
    QStringList texts;
    for (const HandPart& part : row.parts) {
        texts << QStringLiteral("%1-%2 %3")
                     .arg(part.first + 1)
                     .arg(part.first + part.count)
                     .arg(part.matched ? part.name.toUpper() : part.name);
    }
    return texts.join(QStringLiteral(", "));
}

/// How many pixels of the ring's upper edge over a card have this colour.
int ringPixels(WorkingHandView& view, int position, const QColor& color)
{
    const QImage picture = view.grab().toImage();
    const QRect card = view.cardRect(position);
    int found = 0;
    for (int x = card.left(); x <= card.right(); ++x)
        found += picture.pixelColor(x, card.top() - 2) == color ? 1 : 0;
    return found;
}

} // namespace

/// The working hand of a player: cards, brackets and rings.
class TestWorkingHandView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void bracketsNameTheParts_data();
    void bracketsNameTheParts();
    void cardsComeFromTheirSlots();
    void cardsAreDescribed();
    void withoutCardsThereIsANote();
    void matchedCardsAndTheDecidingOneAreRinged();
    void labelsStandApart();
    void pointingAtACardTellsItsSlot();
    void itIsMirroredFromRightToLeft();
};

void TestWorkingHandView::initTestCase()
{
    useTestLook();
    QApplication::setPalette(Colors::light().palette());
}

void TestWorkingHandView::bracketsNameTheParts_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("brackets");
    const auto row = [](const char* name, const char* hand, const char* brackets) {
        QTest::newRow(name) << QString::fromLatin1(hand) << QString::fromLatin1(brackets);
    };
    row("high card", "As Jd 8c 6s 4h", "1-5 high cards");
    row("pair", "Qh 9d Qc 7s 2h", "1-2 PAIR, 3-5 kickers");
    row("two pair", "Qh 9d Qc 9s 2h", "1-2 HIGHER PAIR, 3-4 LOWER PAIR, 5-5 kicker");
    row("three of a kind", "Qh Qd Qc 9s 2h", "1-3 THREE QUEENS, 4-5 kickers");
    row("straight", "9h 8d 7c 6s 5h", "1-5 STRAIGHT");
    row("flush", "Ah Jh 9h 5h 2h", "1-5 FLUSH");
    row("full house", "Kh Kd Kc 8s 8h", "1-3 THREE KINGS, 4-5 PAIR");
    row("four of a kind", "Kh Kd Kc Ks 8h", "1-4 FOUR KINGS, 5-5 kicker");
    row("straight flush", "9h 8h 7h 6h 5h", "1-5 STRAIGHT FLUSH");
    row("royal flush", "Ah Kh Qh Jh *", "1-5 ROYAL FLUSH");
}

void TestWorkingHandView::bracketsNameTheParts()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, brackets);
    const CompareSession session(tableOf(hand + QStringLiteral(" | - - - - -")));
    const WorkingRow row = PlayerFacts::of(session, 0).working;
    QCOMPARE(bracketsOf(row), brackets);
    for (int position = 0; position < 5; ++position)
        QCOMPARE(row.cards[static_cast<std::size_t>(position)].matched,
                 row.partAt(position).matched);
}

void TestWorkingHandView::cardsComeFromTheirSlots()
{
    const CompareSession session;
    const WorkingRow row = PlayerFacts::of(session, 1).working; // 9c Qs 3d * 7h
    QList<int> slotsInOrder;
    for (const WorkingRow::Place& place : row.cards)
        slotsInOrder << place.slot;
    QCOMPARE(slotsInOrder, QList<int>({3, 1, 0, 4, 2}));
    QVERIFY(row.cards.front().card.isSubstitute);
}

void TestWorkingHandView::cardsAreDescribed()
{
    const CompareSession session;
    const WorkingRow row = PlayerFacts::of(session, 1).working;
    QCOMPARE(row.title, QStringLiteral("Player 2 working hand, in comparing order"));
    QCOMPARE(row.cards[0].description,
             QStringLiteral("Player 2, position 1 of 5, queen, from a wild, part of the pair"));
    QCOMPARE(row.cards[4].description,
             QStringLiteral("Player 2, position 5 of 5, three of diamonds, part of the kickers"));

    const Appearance appearance;
    WorkingHandView view(appearance, QStringLiteral("player2"));
    view.setRow(row);
    QCOMPARE(view.accessibleName(), row.title);
    const auto* card = view.findChild<QWidget*>(QStringLiteral("player2WorkingCard1"));
    QCOMPARE(card->accessibleName(), row.cards[0].description);
    QCOMPARE(card->toolTip(), row.cards[0].description);
}

void TestWorkingHandView::withoutCardsThereIsANote()
{
    const CompareSession session(tableOf(QStringLiteral("Ah - - - - | - - - - -")));
    const Appearance appearance;
    WorkingHandView view(appearance, QStringLiteral("player1"));
    view.setRow(PlayerFacts::of(session, 0).working);
    view.show();
    const auto* note = view.findChild<QLabel*>(QStringLiteral("player1WorkingNoteLabel"));
    QVERIFY(note->isVisible());
    QCOMPARE(note->text(), QStringLiteral("Appears when all five cards are in."));
    QVERIFY(!view.findChild<QWidget*>(QStringLiteral("player1WorkingCard1"))->isVisible());
    view.setRow(PlayerFacts::of(CompareSession(), 0).working);
    QVERIFY(!note->isVisible());
}

void TestWorkingHandView::matchedCardsAndTheDecidingOneAreRinged()
{
    const CompareSession session;
    const Appearance appearance;
    WorkingHandView view(appearance, QStringLiteral("player1"));
    view.setRow(PlayerFacts::of(session, 0).working);
    view.setRings({false, false, false, false, true}, std::nullopt);
    view.resize(view.sizeHint());
    const Colors colors = Colors::light();
    const int most = view.cardRect(0).width() * 8 / 10;
    QVERIFY(ringPixels(view, 0, colors.role(Role::matched)) > most);
    QVERIFY(ringPixels(view, 1, colors.role(Role::matched)) > most);
    QCOMPARE(ringPixels(view, 2, colors.role(Role::matched)), 0);
    QVERIFY(ringPixels(view, 4, colors.role(Role::step)) > most);
    QCOMPARE(ringPixels(view, 3, colors.role(Role::step)), 0);
}

void TestWorkingHandView::labelsStandApart()
{
    const CompareSession session(tableOf(QStringLiteral("Qh 9d Qc 9s 2h | - - - - -")));
    const Appearance appearance;
    WorkingHandView view(appearance, QStringLiteral("player1"));
    view.setRow(PlayerFacts::of(session, 0).working);
    view.resize(view.sizeHint());
    const std::vector<QRect> labels = view.labelRects();
    QCOMPARE(labels.size(), 3U);
    for (std::size_t label = 0; label < labels.size(); ++label) {
        QVERIFY(labels[label].top() > view.cardRect(0).bottom());
        QVERIFY(label == 0 || !labels[label].intersects(labels[label - 1]));
    }
}

void TestWorkingHandView::pointingAtACardTellsItsSlot()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* card = test.find<QWidget>(QStringLiteral("player2WorkingCard1"));
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QCoreApplication::sendEvent(card, &enter);
    QVERIFY(test.slot(2, 4)->states() & CardState::matched);
    QVERIFY(!(test.slot(2, 2)->states() & CardState::matched));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(card, &leave);
    QVERIFY(!(test.slot(2, 4)->states() & CardState::matched));
}

void TestWorkingHandView::itIsMirroredFromRightToLeft()
{
    const Appearance appearance;
    WorkingHandView view(appearance, QStringLiteral("player1"));
    view.setRow(PlayerFacts::of(CompareSession(), 0).working);
    view.resize(view.sizeHint());
    const QRect first = view.cardRect(0);
    const QRect last = view.cardRect(4);
    QVERIFY(first.left() < last.left());
    view.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(view.cardRect(0).left(), last.left());
    QCOMPARE(view.cardRect(4).left(), first.left());
}

SHOWDOWN_TEST(TestWorkingHandView)
#include "tst_workinghandview.moc"
