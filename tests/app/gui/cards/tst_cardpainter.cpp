// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/cardpicture.h"
#include "tests/support/testprogram.h"

#include <QGuiApplication>
#include <QTest>

#include <vector>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

CardPainter painter(SuitColors suitColors = SuitColors::two, const Colors& colors = Colors::light())
{
    return {colors, suitColors, QFont(QStringLiteral("DejaVu Sans"), 10)};
}

CardPicture picture(const CardContent& content, CardStates states = {})
{
    return CardPicture().paint(painter(), content, states);
}

std::vector<Card> wholeDeck()
{
    std::vector<Card> cards;
    for (int index = 0; index <= 52; ++index)
        cards.push_back(*cardOf(index));
    return cards;
}

const Card tenOfDiamonds(Rank::ten, Suit::diamonds);
const QColor red(0xb8, 0x15, 0x2a);
const QColor blue(0x0b, 0x57, 0xb0);
const QColor green(0x0a, 0x66, 0x38);
const QColor black(0x1b, 0x1e, 0x22);
const QColor purple(0x6b, 0x0f, 0x7a);

} // namespace

/// The visible faces of cards.
class TestCardPainter : public QObject
{
    Q_OBJECT

private slots:
    void suitsHaveTheirInk_data();
    void suitsHaveTheirInk();
    void allFacesDiffer_data();
    void allFacesDiffer();
    void courtsCarryASolidPanel();
    void courtsDifferByTheirUpperEdge_data();
    void courtsDifferByTheirUpperEdge();
    void theDarkLookHasASofterPaperAndTheSameInk();
    void smallCardsHaveOneSuitOnly();
    void aWildIsPurpleAlone();
    void anUnknownCardIsNoWild();
    void anUnknownCardIsReadInEveryLook_data();
    void anUnknownCardIsReadInEveryLook();
    void aSubstituteIsDashedAndStarred();
    void theSuitOfASubstituteIsSeenWhereItMatters();
    void edgesAreSharpAtEveryRatio_data();
    void edgesAreSharpAtEveryRatio();
    void sizesOfTheFontDoNotChangeCards();
    void familiesOfFontsKeepTheHeightOfTheRank();
    void rightToLeftMirrorsNoFace();
};

void TestCardPainter::suitsHaveTheirInk_data()
{
    QTest::addColumn<Suit>("suit");
    QTest::addColumn<SuitColors>("colors");
    QTest::addColumn<QColor>("ink");
    QTest::newRow("hearts are red") << Suit::hearts << SuitColors::two << red;
    QTest::newRow("diamonds are red as well") << Suit::diamonds << SuitColors::two << red;
    QTest::newRow("clubs are black") << Suit::clubs << SuitColors::two << black;
    QTest::newRow("spades are black as well") << Suit::spades << SuitColors::two << black;
    QTest::newRow("hearts stay red in four colours") << Suit::hearts << SuitColors::four << red;
    QTest::newRow("diamonds are blue in four colours")
        << Suit::diamonds << SuitColors::four << blue;
    QTest::newRow("clubs are green in four colours") << Suit::clubs << SuitColors::four << green;
    QTest::newRow("spades stay black in four colours") << Suit::spades << SuitColors::four << black;
}

void TestCardPainter::suitsHaveTheirInk()
{
    QFETCH(const Suit, suit);
    QFETCH(const SuitColors, colors);
    QFETCH(const QColor, ink);
    constexpr int muchInk = 200;
    for (const Rank rank : allRanks()) {
        CardPicture card;
        card.paint(painter(colors), Card(rank, suit));
        QCOMPARE_GT(card.count(ink), muchInk);
        for (const QColor& other : {red, blue, green, black, purple}) {
            if (other != ink)
                QCOMPARE(card.count(other), 0);
        }
    }
}

void TestCardPainter::allFacesDiffer_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("in a hand") << QSizeF(64, 90);
    QTest::newRow("in a hand of a small window") << QSizeF(50, 70);
    QTest::newRow("in the working hand") << QSizeF(44, 62);
    QTest::newRow("in the working hand of a small window") << QSizeF(34, 48);
    QTest::newRow("in text") << QSizeF(28, 40);
    QTest::newRow("in a very large window") << QSizeF(192, 270);
}

void TestCardPainter::allFacesDiffer()
{
    QFETCH(const QSizeF, size);
    const QRectF place(QPointF(CardPicture::room, CardPicture::room), size);
    std::vector<QImage> images;
    for (const Card card : wholeDeck())
        images.push_back(CardPicture(place).paint(painter(), card).image());
    for (std::size_t one = 0; one < images.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other)
            QVERIFY2(images[one] != images[other], qPrintable(QString::number(one)));
    }
}

void TestCardPainter::courtsCarryASolidPanel()
{
    const QRect lowerEnd(CardPicture::room + 30, CardPicture::room + 76, 26, 6);
    for (const Rank rank : allRanks()) {
        const CardPicture card = picture(Card(rank, Suit::hearts));
        const bool isCourt = rank == Rank::jack || rank == Rank::queen || rank == Rank::king;
        QCOMPARE(card.count(red, lowerEnd) > 130, isCourt);
    }
}

void TestCardPainter::courtsDifferByTheirUpperEdge_data()
{
    QTest::addColumn<Rank>("rank");
    QTest::addColumn<int>("parts");
    QTest::addColumn<bool>("isPointed");
    QTest::newRow("the jack has two tips") << Rank::jack << 2 << true;
    QTest::newRow("the queen has three arches") << Rank::queen << 3 << false;
    QTest::newRow("the king has three points") << Rank::king << 3 << true;
}

void TestCardPainter::courtsDifferByTheirUpperEdge()
{
    QFETCH(const Rank, rank);
    QFETCH(const int, parts);
    QFETCH(const bool, isPointed);
    const QImage card = picture(Card(rank, Suit::hearts)).image();
    constexpr int row = CardPicture::room + 37; // through all tips
    int found = 0;
    int inked = 0;
    bool wasInked = false;
    for (int x = 26; x < 62; ++x) {
        const bool isInked = card.pixelColor(CardPicture::room + x, row).green() < 128;
        found += isInked && !wasInked ? 1 : 0;
        inked += isInked ? 1 : 0;
        wasInked = isInked;
    }
    QCOMPARE(found, parts);
    QCOMPARE(inked < 18, isPointed);
}

void TestCardPainter::theDarkLookHasASofterPaperAndTheSameInk()
{
    CardPicture dark;
    dark.paint(painter(SuitColors::two, Colors::dark()), tenOfDiamonds);
    QCOMPARE(dark.count(Qt::white), 0);
    QCOMPARE_GT(dark.count(Colors::dark().paper), 3000);
    QCOMPARE(dark.count(red), picture(tenOfDiamonds).count(red));
}

void TestCardPainter::smallCardsHaveOneSuitOnly()
{
    const auto upperPart = [](const QSizeF& size) {
        const QRectF place(QPointF(CardPicture::room, CardPicture::room), size);
        const CardPicture card =
            CardPicture(place).paint(painter(), Card(Rank::seven, Suit::hearts));
        const QRect besideTheSuit(CardPicture::room + 3,
                                  CardPicture::room + qRound(size.height() * 0.44),
                                  qRound(size.width() * 0.3), qRound(size.height() * 0.12));
        return card.count(red, besideTheSuit);
    };
    QCOMPARE(upperPart({48, 68}), 0);
    QCOMPARE_GT(upperPart({52, 74}), 0);
}

void TestCardPainter::aWildIsPurpleAlone()
{
    const CardPicture card = picture(Card::joker());
    QCOMPARE_GT(card.count(purple), 300);
    QCOMPARE(card.count(red) + card.count(black), 0);
    const QRect word(CardPicture::room + 8, CardPicture::room + 70, 48, 12);
    QCOMPARE_GT(card.count(purple, word), 20);
}

void TestCardPainter::anUnknownCardIsNoWild()
{
    const CardPicture card = picture(UnknownCard());
    const QColor gray = Colors::light().backInk;
    QCOMPARE(card.count(purple) + card.count(red) + card.count(black), 0);
    QCOMPARE_GT(card.count(gray), 150); // the question mark
    const QRect middle(CardPicture::room + 18, CardPicture::room + 25, 28, 40);
    QCOMPARE(card.count(gray, middle), card.count(gray));
    QCOMPARE(picture(UnknownCard(), CardState::wild).image(), card.image()); // no star

    const QImage image = card.image().copy(CardPicture::room, CardPicture::room, 64, 15);
    int differing = 0; // the back is the same in both directions, apart from the mark
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            differing += CardPicture::isNear(image.pixelColor(x, y),
                                             image.pixelColor(image.width() - 1 - x, y))
                             ? 0
                             : 1;
    }
    QCOMPARE(differing, 0);
    QCOMPARE(contentOf(PlacedCard::unknown()), CardContent(UnknownCard()));
    QCOMPARE(contentOf(tenOfDiamonds), CardContent(tenOfDiamonds));
}

void TestCardPainter::anUnknownCardIsReadInEveryLook_data()
{
    QTest::addColumn<Colors>("look");
    QTest::newRow("light") << Colors::light();
    QTest::newRow("dark") << Colors::dark();
    QTest::newRow("black on white") << Colors::highContrast(false);
    QTest::newRow("white on black") << Colors::highContrast(true);
}

void TestCardPainter::anUnknownCardIsReadInEveryLook()
{
    QFETCH(const Colors, look);
    QCOMPARE_GT(contrast(look.backInk, look.paper), 4.5);
    for (const QSizeF& size : {QSizeF(64, 90), QSizeF(42, 58), QSizeF(28, 39)}) {
        const QRectF place(QPointF(CardPicture::room, CardPicture::room), size);
        CardPicture card(place);
        card.paint(painter(SuitColors::two, look), UnknownCard());
        const QRect middle = place
                                 .adjusted(size.width() / 4, size.height() / 4, -size.width() / 4,
                                           -size.height() / 4)
                                 .toRect();
        QCOMPARE_GT(card.count(look.backInk, middle), 0.05 * middle.width() * middle.height());
        QCOMPARE_GT(card.count(look.paper, middle), 0.3 * middle.width() * middle.height());
        QCOMPARE(card.paintedOutside(CardPainter::overhang(size.width())), 0);
    }
}

void TestCardPainter::aSubstituteIsDashedAndStarred()
{
    const CardPicture card = picture(SubstituteCard{Rank::queen, {}});
    const QRect leftEdge(CardPicture::room, CardPicture::room + 10, 1, 70);
    const int dashes = card.count(purple, leftEdge);
    QCOMPARE_GT(dashes, 25);
    QCOMPARE_LT(dashes, 60);
    QCOMPARE_GT(card.count(Colors::light().substitutePaper), 2000);
    const QRect farCorner(CardPicture::room + 48, CardPicture::room - 4, 20, 20);
    QCOMPARE_GT(card.count(purple, farCorner), 100);
    QCOMPARE(picture(tenOfDiamonds).count(purple), 0);
}

void TestCardPainter::theSuitOfASubstituteIsSeenWhereItMatters()
{
    QCOMPARE(picture(SubstituteCard{Rank::ten, {}}).count(red), 0);
    QCOMPARE_GT(picture(SubstituteCard{Rank::ten, Suit::hearts}).count(red), 200);
}

void TestCardPainter::edgesAreSharpAtEveryRatio_data()
{
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<qreal>("x");
    for (const qreal ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        for (const qreal x : {16.0, 16.4})
            QTest::addRow("ratio %g at %g", ratio, x) << ratio << x;
    }
}

void TestCardPainter::edgesAreSharpAtEveryRatio()
{
    QFETCH(const qreal, ratio);
    QFETCH(const qreal, x);
    const QRectF place(x, 16, 64, 90);
    for (const CardStates states : {CardStates(), CardStates(CardState::next),
                                    CardStates(CardState::focus), CardStates(CardState::step)}) {
        CardPicture card(place, ratio);
        card.paint(painter(), Card(Rank::ace, Suit::spades), states);
        const int middle = qRound((16 + 40) * ratio); // where there is only the edge
        QSet<QRgb> colors;
        for (int pixel = 0; pixel < qRound((x + 4) * ratio); ++pixel)
            colors << card.image().pixel(pixel, middle);
        const Colors light = Colors::light();
        const QSet<QRgb> pure{CardPicture::ground().rgb(), light.paper.rgb(), light.cardEdge.rgb(),
                              light.role(Role::accent).rgb(), light.role(Role::step).rgb()};
        colors.subtract(pure);
        QCOMPARE_LE(colors.size(), 2); // the shadow's two
    }
}

void TestCardPainter::sizesOfTheFontDoNotChangeCards()
{
    const auto withFont = [](int points) {
        const CardPainter cards(Colors::light(), SuitColors::two,
                                QFont(QStringLiteral("DejaVu Sans"), points));
        return CardPicture().paint(cards, Card(Rank::king, Suit::hearts)).image();
    };
    QCOMPARE(withFont(7), withFont(20));
}

void TestCardPainter::familiesOfFontsKeepTheHeightOfTheRank()
{
    const auto rows = [](const char* family) {
        const CardPainter cards(Colors::light(), SuitColors::two,
                                QFont(QString::fromLatin1(family)));
        const CardPicture card = CardPicture().paint(cards, Card(Rank::king, Suit::spades));
        QList<int> inked;
        for (int y = 0; y < 30; ++y) {
            if (card.count(black, QRect(CardPicture::room + 6, CardPicture::room + y, 20, 1)) > 0)
                inked << y;
        }
        return inked;
    };
    const QList<int> sans = rows("DejaVu Sans");
    QVERIFY(sans.size() >= 18 && sans.size() <= 20); // 0.727 of 0.3 of the height
    QCOMPARE(rows("DejaVu Serif"), sans);
    QCOMPARE(rows("DejaVu Sans Mono"), sans);
}

void TestCardPainter::rightToLeftMirrorsNoFace()
{
    const QImage before = picture(tenOfDiamonds).image();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage after = picture(tenOfDiamonds).image();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(after, before);
    QVERIFY(before != before.mirrored(true, false));
}

SHOWDOWN_TEST(TestCardPainter)
#include "tst_cardpainter.moc"
