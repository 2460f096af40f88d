// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/colors.h"
#include "tests/app/gui/cards/slottest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QApplication>
#include <QHoverEvent>
#include <QMouseEvent>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const Card kingOfDiamonds(Rank::king, Suit::diamonds);

int count(const QImage& image, const QColor& color)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return found;
}

QAccessibleInterface& access(CardSlot& slot)
{
    return *QAccessible::queryAccessibleInterface(&slot);
}

QString value(CardSlot& slot)
{
    return access(slot).text(QAccessible::Value);
}

} // namespace

/// The look of a slot, and what screen readers say about it.
class TestCardSlotLook : public QObject
{
    Q_OBJECT

private slots:
    void theWidgetHasRoomForRingsAroundTheCard();
    void theCardGrowsInItsProportions_data();
    void theCardGrowsInItsProportions();
    void statesAreSeen();
    void theFocusIsSeen();
    void thePointerLiftsTheCardButNotTheMargin();
    void theLookFollowsThePalette();
    void theLookFollowsTheColoursOfTheSuits();
    void contentIsReadAsAValue_data();
    void contentIsReadAsAValue();
    void nameAndDescriptionAreTheOwners();
    void contentIsReadAsText();
    void anUnknownCardIsSeenAndRead();
    void pressingSelects();
};

void TestCardSlotLook::anUnknownCardIsSeenAndRead()
{
    SlotTest test;
    const QImage empty = test.slot().grab().toImage();
    test.slot().setPlaced(PlacedCard::unknown());
    QCOMPARE(value(test.slot()), QStringLiteral("Unknown card"));
    const QImage unknown = test.slot().grab().toImage();
    QVERIFY(unknown != empty);
    test.slot().setCard(Card::joker());
    QCOMPARE(value(test.slot()), QStringLiteral("Wild card"));
    QVERIFY(test.slot().grab().toImage() != unknown);
    test.slot().setPlaced(std::nullopt);
    QCOMPARE(value(test.slot()), QStringLiteral("Empty"));
    QCOMPARE(test.slot().grab().toImage(), empty);
}

void TestCardSlotLook::theWidgetHasRoomForRingsAroundTheCard()
{
    SlotTest test(kingOfDiamonds);
    const QRect card = test.slot().cardRect();
    QCOMPARE(card.size(), QSize(64, 90));
    const QMarginsF room = CardPainter::overhang(64);
    QVERIFY(QRectF(QPointF(), test.slot().sizeHint()) == QRectF(card).marginsAdded(room));
}

void TestCardSlotLook::theCardGrowsInItsProportions_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("in a small window") << 50 << 70;
    QTest::newRow("usual") << 64 << 90;
    QTest::newRow("in a large window") << 96 << 135;
    QTest::newRow("with large text") << 128 << 180;
}

void TestCardSlotLook::theCardGrowsInItsProportions()
{
    QFETCH(const int, width);
    QFETCH(const int, height);
    SlotTest test;
    test.slot().setCardWidth(width);
    QCOMPARE(test.slot().cardRect().size(), QSize(width, height));
}

void TestCardSlotLook::statesAreSeen()
{
    SlotTest test(kingOfDiamonds);
    CardSlot& slot = test.slot();
    QList<QImage> images{slot.grab().toImage()};
    slot.setNext(true);
    images << slot.grab().toImage();
    slot.setMatched(true);
    images << slot.grab().toImage();
    slot.setStep(true);
    images << slot.grab().toImage();
    slot.setNext(false);
    slot.setMatched(false);
    images << slot.grab().toImage();
    for (qsizetype one = 0; one < images.size(); ++one) {
        for (qsizetype other = 0; other < one; ++other)
            QVERIFY(images[one] != images[other]);
    }
    slot.setStep(false);
    QCOMPARE(slot.grab().toImage(), images.first());
}

void TestCardSlotLook::theFocusIsSeen()
{
    SlotTest test(kingOfDiamonds);
    QVERIFY(test.isReady());
    test.slot().clearFocus();
    const QImage before = test.slot().grab().toImage();
    test.slot().setFocus();
    QVERIFY(test.slot().grab().toImage() != before);
}

void TestCardSlotLook::thePointerLiftsTheCardButNotTheMargin()
{
    SlotTest test(kingOfDiamonds);
    CardSlot& slot = test.slot();
    const QImage atRest = slot.grab().toImage();
    const auto hover = [&slot](QEvent::Type type, QPointF position) {
        QHoverEvent event(type, position, slot.mapToGlobal(position), QPointF(-1, -1));
        QApplication::sendEvent(&slot, &event);
        return slot.grab().toImage();
    };
    QCOMPARE(hover(QEvent::HoverEnter, QPointF(1, 1)), atRest);
    QVERIFY(hover(QEvent::HoverMove, slot.cardRect().center()) != atRest);
    QCOMPARE(hover(QEvent::HoverLeave, QPointF(-1, -1)), atRest);

    // the movement that begins a drag arrives as hovering when the drag has ended
    QVERIFY(hover(QEvent::HoverMove, slot.cardRect().center()) != atRest);
    const QPoint start = slot.cardRect().center();
    const QPoint end = start + QPoint(QApplication::startDragDistance(), 0);
    QTest::mousePress(&slot, Qt::LeftButton, {}, start);
    slot.clearFocus();
    QMouseEvent move(QEvent::MouseMove, end, slot.mapToGlobal(end), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&slot, &move);
    QTest::mouseRelease(&slot, Qt::LeftButton, {}, end);
    QCOMPARE(hover(QEvent::HoverMove, end), atRest);
    QVERIFY(hover(QEvent::HoverEnter, end) != atRest);
}

void TestCardSlotLook::theLookFollowsThePalette()
{
    SlotTest test(kingOfDiamonds);
    test.window().setPalette(Colors::light().palette());
    QCOMPARE_GT(count(test.slot().grab().toImage(), Colors::light().paper), 2000);
    test.window().setPalette(Colors::dark().palette());
    QCOMPARE_GT(count(test.slot().grab().toImage(), Colors::dark().paper), 2000);
}

void TestCardSlotLook::theLookFollowsTheColoursOfTheSuits()
{
    SlotTest test(kingOfDiamonds);
    const QColor blue = Colors::light().suit(Suit::diamonds, SuitColors::four);
    QCOMPARE(count(test.slot().grab().toImage(), blue), 0);
    test.appearance().setSuitColors(SuitColors::four);
    QCOMPARE_GT(count(test.slot().grab().toImage(), blue), 300);
}

void TestCardSlotLook::contentIsReadAsAValue_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("isNext");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* card, bool isNext, const char* words,
                        const char* typed, const char* value) {
        QTest::newRow(name) << QString::fromLatin1(card) << isNext << QString::fromLatin1(words)
                            << QString::fromLatin1(typed) << QString::fromLatin1(value);
    };
    row("a card by its name", "Kd", false, "", "", "King of diamonds");
    row("the next slot with a card by its name", "Kd", true, "", "", "King of diamonds");
    row("an empty slot", "", false, "", "", "Empty");
    row("the empty slot that is next", "", true, "", "", "Empty, next card goes here");
    row("a wild as its owner words it", "*", false, "Wild, acts as queen", "",
        "Wild, acts as queen");
    row("a rank that waits", "Kd", true, "", "10", "10, suit missing");
}

void TestCardSlotLook::contentIsReadAsAValue()
{
    QFETCH(const QString, card);
    QFETCH(const bool, isNext);
    QFETCH(const QString, words);
    QFETCH(const QString, typed);
    QFETCH(const QString, value);
    SlotTest test;
    if (!card.isEmpty())
        test.slot().setCard(std::get<Card>(parseCard(card.toStdString())));
    test.slot().setNext(isNext);
    test.slot().setContentText(words);
    test.type(typed);
    QCOMPARE(::value(test.slot()), value);
}

void TestCardSlotLook::nameAndDescriptionAreTheOwners()
{
    SlotTest test(kingOfDiamonds);
    test.slot().setAccessibleName(QStringLiteral("Player 2, card 4"));
    test.slot().setAccessibleDescription(QStringLiteral("In the pair. Decides: no."));
    QCOMPARE(access(test.slot()).text(QAccessible::Name), QStringLiteral("Player 2, card 4"));
    QCOMPARE(access(test.slot()).text(QAccessible::Description),
             QStringLiteral("In the pair. Decides: no."));
    QVERIFY(access(test.slot()).state().focusable);
}

void TestCardSlotLook::contentIsReadAsText()
{
    SlotTest test(kingOfDiamonds);
    QAccessibleTextInterface* text = access(test.slot()).textInterface();
    QVERIFY(text);
    QCOMPARE(text->text(0, text->characterCount()), QStringLiteral("King of diamonds"));
    QCOMPARE(text->text(0, 4), QStringLiteral("King"));
}

void TestCardSlotLook::pressingSelects()
{
    SlotTest test(kingOfDiamonds);
    QVERIFY(test.isReady());
    test.slot().clearFocus();
    test.takeReports();
    QAccessibleActionInterface* actions = access(test.slot()).actionInterface();
    QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
    actions->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(test.slot().hasFocus());
    QCOMPARE(test.takeReports(), QStringLiteral("selected"));
}

SHOWDOWN_TEST(TestCardSlotLook)
#include "tst_cardslotlook.moc"
