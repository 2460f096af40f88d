// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/cardpicture.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const Card theKing(Rank::king, Suit::hearts);
const Colors colors = Colors::light();

CardPainter twoColoured()
{
    return {colors, SuitColors::two, QFont(QStringLiteral("DejaVu Sans"), 10)};
}

CardPicture pictureIn(const CardContent& content, CardStates states = {})
{
    return CardPicture().paint(twoColoured(), content, states);
}

CardPicture key(const CardPainter::Key& key, QSizeF size = {51, 33})
{
    const QRectF place(QPointF(CardPicture::room, CardPicture::room), size);
    return CardPicture(place).paintKey(twoColoured(), key);
}

} // namespace

/// The states that cards and keys of the deck show besides their face.
class TestCardStates : public QObject
{
    Q_OBJECT

private slots:
    void ringsLieOutsideTheCard_data();
    void ringsLieOutsideTheCard();
    void allStatesDiffer_data();
    void allStatesDiffer();
    void nothingReachesBeyondTheOverhang_data();
    void nothingReachesBeyondTheOverhang();
    void theFocusIsSeenBesideTheNextSlot();
    void anEmptyPlaceShowsItsNumber();
    void aPlaceThatTakesOrRefusesHidesItsCard();
    void aTypedRankWaitsForItsSuit();
    void whatIsNotInvolvedIsHalfTransparent();
    void aUsedKeyIsDashedAndPaler();
    void aUsedKeyCarriesItsHolder();
    void theWildKeySaysThatItHasNoLimit();
    void theUnknownKeyIsNoWild_data();
    void theUnknownKeyIsNoWild();
    void allKeysDiffer();
};

void TestCardStates::ringsLieOutsideTheCard_data()
{
    QTest::addColumn<CardState>("state");
    QTest::addColumn<Role>("role");
    QTest::newRow("the next slot") << CardState::next << Role::accent;
    QTest::newRow("keyboard focus") << CardState::focus << Role::accent;
    QTest::newRow("matched") << CardState::matched << Role::matched;
    QTest::newRow("the current step") << CardState::step << Role::step;
}

void TestCardStates::ringsLieOutsideTheCard()
{
    QFETCH(const CardState, state);
    QFETCH(const Role, role);
    const CardPicture card = pictureIn(theKing, state);
    const QColor ink = colors.role(role);
    const QRect betweenTheCorners(CardPicture::room, CardPicture::room + 45, 64, 35);
    QCOMPARE(card.count(ink, betweenTheCorners), 0);
    QCOMPARE_GT(card.count(ink), 400);
    QCOMPARE(pictureIn(theKing).count(ink), 0);
}

void TestCardStates::allStatesDiffer_data()
{
    QTest::addColumn<CardContent>("content");
    QTest::newRow("a king") << CardContent(theKing);
    QTest::newRow("an unknown card") << CardContent(UnknownCard());
}

void TestCardStates::allStatesDiffer()
{
    QFETCH(const CardContent, content);
    std::vector<QImage> images{pictureIn(content).image()};
    for (int bit = 1; bit <= static_cast<int>(CardState::step); bit *= 2)
        images.push_back(pictureIn(content, static_cast<CardState>(bit)).image());
    QCOMPARE(images.size(), std::size_t(11));
    for (std::size_t one = 0; one < images.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            QVERIFY2(images[one] != images[other], qPrintable(QString::number(one)));
        }
    }
}

void TestCardStates::nothingReachesBeyondTheOverhang_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<qreal>("ratio");
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        QTest::addRow("in a hand at ratio %g", ratio) << QSizeF(64, 90) << ratio;
        QTest::addRow("in the working hand at ratio %g", ratio) << QSizeF(34, 48) << ratio;
        QTest::addRow("in a large window at ratio %g", ratio) << QSizeF(96, 135) << ratio;
        QTest::addRow("with very large text at ratio %g", ratio) << QSizeF(192, 270) << ratio;
    }
}

void TestCardStates::nothingReachesBeyondTheOverhang()
{
    QFETCH(const QSizeF, size);
    QFETCH(const qreal, ratio);
    const QMarginsF overhang = CardPainter::overhang(size.width());
    const QRectF place(QPointF(CardPicture::room, CardPicture::room), size);
    for (int bit = 1; bit <= static_cast<int>(CardState::step); bit *= 2) {
        CardPicture card(place, ratio);
        CardPicture star(place, ratio);
        const CardStates states = CardStates(static_cast<CardState>(bit)) | CardState::hover;
        card.paint(twoColoured(), theKing, states);
        if (!(states & CardState::pickedUp)) // only dealt cards can be
            star.paint(twoColoured(), SubstituteCard{Rank::ten, Suit::clubs}, states);
        QCOMPARE(card.paintedOutside(overhang), 0);
        QCOMPARE(star.paintedOutside(overhang), 0);
    }
}

void TestCardStates::theFocusIsSeenBesideTheNextSlot()
{
    const CardStates both = CardStates(CardState::next) | CardState::focus;
    const QColor accent = colors.role(Role::accent);
    const CardPicture card = pictureIn(theKing, both);
    // From the left along the middle: a ring, a gap, a ring, the card.
    QList<bool> runs;
    for (int x = 0; x < CardPicture::room; ++x) {
        const bool isRing = card.count(accent, QRect(x, CardPicture::room + 45, 1, 1)) == 1;
        if (runs.isEmpty() || runs.last() != isRing)
            runs << isRing;
    }
    QCOMPARE(runs, (QList<bool>{false, true, false, true}));
}

void TestCardStates::anEmptyPlaceShowsItsNumber()
{
    const QRect middle(CardPicture::room + 16, CardPicture::room + 30, 32, 30);
    const int area = middle.width() * middle.height();
    QCOMPARE(pictureIn(EmptyPlace{}).count(colors.alternate, middle), area);
    QCOMPARE_LT(pictureIn(EmptyPlace{3}).count(colors.alternate, middle), area - 15);
    QVERIFY(pictureIn(EmptyPlace{3}).image() != pictureIn(EmptyPlace{4}).image());
}

void TestCardStates::aPlaceThatTakesOrRefusesHidesItsCard()
{
    const QColor red = colors.suit(Suit::hearts, SuitColors::two);
    QCOMPARE_GT(pictureIn(theKing).count(red), 500);
    for (const CardState state :
         {CardState::dropHere, CardState::cannotDrop, CardState::leftBehind}) {
        QCOMPARE(pictureIn(theKing, state).count(red), 0);
        QCOMPARE(pictureIn(theKing, state).image(), pictureIn(EmptyPlace{3}, state).image());
    }
    QCOMPARE_GT(pictureIn(theKing, CardState::dropHere).count(colors.fill(Role::accent)), 3000);
    QCOMPARE_GT(pictureIn(theKing, CardState::cannotDrop).count(colors.fill(Role::error)), 3000);
}

void TestCardStates::aTypedRankWaitsForItsSuit()
{
    const QImage ten = pictureIn(TypedRank{QStringLiteral("10")}).image();
    QVERIFY(ten != pictureIn(TypedRank{QStringLiteral("1")}).image());
    QVERIFY(ten != pictureIn(Card(Rank::ten, Suit::spades)).image());
}

void TestCardStates::whatIsNotInvolvedIsHalfTransparent()
{
    const QColor red = colors.suit(Suit::hearts, SuitColors::two);
    const CardPicture card = pictureIn(theKing, CardState::notInvolved);
    const QColor ground = CardPicture::ground();
    const QColor half((red.red() + ground.red()) / 2, (red.green() + ground.green()) / 2,
                      (red.blue() + ground.blue()) / 2);
    QCOMPARE(card.count(red), 0);
    QCOMPARE_GT(card.count(half), 500);
    QCOMPARE(card.paintedOutside(), 0);
}

void TestCardStates::aUsedKeyIsDashedAndPaler()
{
    const CardPicture free = key({theKing});
    const CardPicture used = key({theKing, true});
    const QColor red = colors.suit(Suit::hearts, SuitColors::two);
    QCOMPARE_GT(free.count(red), 80);
    QCOMPARE(used.count(red), 0);
    QCOMPARE_GT(used.count(colors.disabled), 60);
    const QRect upperEdge(CardPicture::room + 6, CardPicture::room, 39, 1);
    QCOMPARE(free.count(colors.cardEdge, upperEdge), 39);
    QCOMPARE_GT(used.count(colors.hairline, upperEdge), 12);
    QCOMPARE_GT(used.count(CardPicture::ground(), upperEdge), 12);
}

void TestCardStates::aUsedKeyCarriesItsHolder()
{
    const CardPicture bare = key({theKing, true});
    const CardPicture held = key({theKing, true, QStringLiteral("1")});
    const CardPicture onBoard = key({theKing, true, QStringLiteral("B")});
    QCOMPARE(bare.count(colors.secondaryText), 0);
    QCOMPARE_GT(held.count(colors.secondaryText), 5);
    QVERIFY(held.image() != onBoard.image());
}

void TestCardStates::theWildKeySaysThatItHasNoLimit()
{
    const QSizeF size(64, 146);
    const CardPicture wild = key({Card::joker()}, size);
    QCOMPARE_GT(wild.count(colors.wildInk), 300);
    const QRect note(CardPicture::room + 6, CardPicture::room + 96, 52, 16);
    QCOMPARE_LT(wild.count(colors.paper, note), note.width() * note.height() - 60);
    const CardPicture held = key({Card::joker(), false, {}, CardState::matched}, size);
    QCOMPARE_GT(held.count(colors.wildInk), wild.count(colors.wildInk) + 300);
}

void TestCardStates::theUnknownKeyIsNoWild_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("alone beside the rows") << QSizeF(64, 146);
    QTest::newRow("under the wild") << QSizeF(64, 71);
    QTest::newRow("under the wild, in a small window") << QSizeF(52, 51);
}

void TestCardStates::theUnknownKeyIsNoWild()
{
    QFETCH(const QSizeF, size);
    const CardPicture unknown = key({PlacedCard::unknown()}, size);
    QCOMPARE(unknown.count(colors.wildInk), 0);
    QCOMPARE_GT(unknown.count(colors.backInk), 60);
    QCOMPARE(key({Card::joker()}, size).count(colors.backInk), 0);
    const CardPicture held = key({PlacedCard::unknown(), false, {}, CardState::matched}, size);
    QCOMPARE_GT(held.count(colors.role(Role::matched)), 200);
    const QSizeF inside = size - QSizeF(4, 4); // no word reaches the edge
    const int edges =
        unknown.count(colors.backInk, QRect(CardPicture::room + 2, CardPicture::room + 2, 3,
                                            qRound(inside.height())));
    QCOMPARE(edges, 0);
}

void TestCardStates::allKeysDiffer()
{
    for (const bool used : {false, true}) {
        QList<QImage> images;
        for (int index = 0; index < 52; ++index)
            images << key({*cardOf(index), used}, {39, 31}).image();
        int same = 0;
        for (qsizetype one = 0; one < images.size(); ++one) {
            for (qsizetype other = 0; other < one; ++other)
                same += images[one] == images[other] ? 1 : 0;
        }
        QCOMPARE(same, 0);
    }
}

SHOWDOWN_TEST(TestCardStates)
#include "tst_cardstates.moc"
