// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/imagecache.h"
#include "tests/app/gui/cards/cardpicture.h"
#include "tests/support/memoryinuse.h"
#include "tests/support/testprogram.h"

#include <QPicture>
#include <QTest>
#include <QTranslator>

#include <cmath>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A drawing that counts how often it is drawn.
class CountedDrawing
{
public:
    explicit CountedDrawing(const QString& name) : m_name(name) {}

    void paint(QPainter& painter, const QRectF& area)
    {
        paintThroughImage(painter, area, m_name, [&](QPainter& onto) {
            ++m_count;
            draw(onto, area);
        });
    }

    /// A frame with half-transparent edges, and a line across.
    static void draw(QPainter& painter, const QRectF& area)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(200, 30, 30), 1.3));
        painter.setBrush(QColor(30, 30, 200, 120));
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 3, 3);
        painter.drawLine(area.topLeft() + QPointF(3, 3), area.bottomRight() - QPointF(3, 3));
    }

    int count() const { return m_count; }

private:
    QString m_name;
    int m_count = 0;
};

QImage paper(qreal ratio = 1)
{
    QImage image(QSize(80, 60) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    return image;
}

int largestDifference(const QImage& one, const QImage& other)
{
    int largest = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            largest = std::max({largest, qAbs(a.red() - b.red()), qAbs(a.green() - b.green()),
                                qAbs(a.blue() - b.blue())});
        }
    }
    return largest;
}

/// A language in which every word is "JOKER".
class Jokers : public QTranslator
{
public:
    QString translate(const char*, const char*, const char*, int) const override
    {
        return QStringLiteral("JOKER");
    }
    bool isEmpty() const override { return false; }
};

} // namespace

/// Drawings cached as images.
class TestImageCache : public QObject
{
    Q_OBJECT

private slots:
    void whatIsThereAlreadyIsNotDrawnAgain();
    void anImageLooksAsItsDrawing_data();
    void anImageLooksAsItsDrawing();
    void anotherPlaceAmongThePixelsIsDrawnAnew();
    void placesThatDifferByRoundingAreAllFound();
    void anotherSizeIsDrawnAnew();
    void aPainterThatTurnsGetsTheDrawing();
    void aDeviceWithoutPixelsGetsTheDrawing();
    void nothingIsDrawnWhereThereIsNoRoom();
    void anImageTakesItsPixelsAndLittleMore();
    void cardsFollowEveryChangeOfTheLook_data();
    void cardsFollowEveryChangeOfTheLook();
    void wildsFollowTheLanguage();
};

void TestImageCache::whatIsThereAlreadyIsNotDrawnAgain()
{
    QImage image = paper();
    QPainter painter(&image);
    CountedDrawing drawing(QStringLiteral("twice"));
    drawing.paint(painter, {10, 10, 20, 20});
    drawing.paint(painter, {40, 12, 20, 20});
    painter.translate(5, 5);
    drawing.paint(painter, {10, 10, 20, 20});
    QCOMPARE(drawing.count(), 1);
    CountedDrawing other(QStringLiteral("once"));
    other.paint(painter, {10, 10, 20, 20});
    QCOMPARE(other.count(), 1);
}

void TestImageCache::anImageLooksAsItsDrawing_data()
{
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<QPointF>("corner");
    for (const qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
        for (const QPointF corner : {QPointF(10, 10), QPointF(10.3, 11.6)})
            QTest::addRow("ratio %g at %g", ratio, corner.x()) << ratio << corner;
    }
}

void TestImageCache::anImageLooksAsItsDrawing()
{
    QFETCH(const qreal, ratio);
    QFETCH(const QPointF, corner);
    const QRectF area(corner, QSizeF(31, 21.5));
    QImage drawn = paper(ratio);
    QPainter direct(&drawn);
    CountedDrawing::draw(direct, area);
    CountedDrawing drawing(QStringLiteral("as drawn"));
    for (int time = 0; time < 2; ++time) {
        QImage shown = paper(ratio);
        QPainter painter(&shown);
        drawing.paint(painter, area);
        constexpr int rounding = 3;
        QCOMPARE_LE(largestDifference(shown, drawn), rounding);
    }
    QCOMPARE(drawing.count(), 1);
}

void TestImageCache::anotherPlaceAmongThePixelsIsDrawnAnew()
{
    QImage image = paper();
    QPainter painter(&image);
    CountedDrawing drawing(QStringLiteral("places"));
    drawing.paint(painter, {10, 10, 20, 20});
    drawing.paint(painter, {10.5, 10, 20, 20});
    QCOMPARE(drawing.count(), 2);
}

/// A cache that takes one place for another now and then, as their hashes happen to lie, gives a
/// wrong image, and when it grows can end the program.
void TestImageCache::placesThatDifferByRoundingAreAllFound()
{
    constexpr int places = 300;
    QImage image = paper();
    QPainter painter(&image);
    CountedDrawing drawing(QStringLiteral("rounding"));
    for (int time = 0; time < 2; ++time) {
        qreal left = 10.3;
        for (int place = 0; place < places; ++place) {
            drawing.paint(painter, {left, 10, 20, 20});
            left = std::nextafter(left, 11.0);
        }
        QCOMPARE(drawing.count(), places);
    }
}

void TestImageCache::anotherSizeIsDrawnAnew()
{
    CountedDrawing drawing(QStringLiteral("sizes"));
    for (const qreal ratio : {1.0, 2.0}) {
        QImage image = paper(ratio);
        QPainter painter(&image);
        drawing.paint(painter, {10, 10, 20, 20});
        drawing.paint(painter, {10, 10, 40, 40});
    }
    QCOMPARE(drawing.count(), 4);
}

void TestImageCache::aPainterThatTurnsGetsTheDrawing()
{
    QImage image = paper();
    QPainter painter(&image);
    painter.rotate(5);
    CountedDrawing drawing(QStringLiteral("turned"));
    drawing.paint(painter, {10, 10, 20, 20});
    drawing.paint(painter, {10, 10, 20, 20});
    QCOMPARE(drawing.count(), 2);
}

void TestImageCache::aDeviceWithoutPixelsGetsTheDrawing()
{
    QPicture printed;
    QPainter painter(&printed);
    CountedDrawing drawing(QStringLiteral("printed"));
    drawing.paint(painter, {10, 10, 20, 20});
    drawing.paint(painter, {10, 10, 20, 20});
    QCOMPARE(drawing.count(), 2);
}

void TestImageCache::nothingIsDrawnWhereThereIsNoRoom()
{
    QImage image = paper();
    QPainter painter(&image);
    CountedDrawing drawing(QStringLiteral("squeezed"));
    drawing.paint(painter, {10, 10, 0, 20});
    QCOMPARE(drawing.count(), 0);
}

/// What painted it is not kept.
void TestImageCache::anImageTakesItsPixelsAndLittleMore()
{
    constexpr int images = 500;
    constexpr qint64 most = 4096; // bytes each, of which 20 x 20 pixels take 1,600
    QImage image = paper();
    QPainter painter(&image);
    const qint64 before = memoryInUse();
    for (int number = 0; number < images; ++number)
        CountedDrawing(QString::number(number)).paint(painter, {10, 10, 20, 20});
    const qint64 each = (memoryInUse() - before) / images;
    QVERIFY2(each < most, qPrintable(QString::number(each)));
}

void TestImageCache::cardsFollowEveryChangeOfTheLook_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<SuitColors>("suitColors");
    QTest::addColumn<QString>("family");
    const QString sans = QStringLiteral("DejaVu Sans");
    QTest::newRow("another theme") << true << SuitColors::two << sans;
    QTest::newRow("other suit colours") << false << SuitColors::four << sans;
    QTest::newRow("another font") << false << SuitColors::two << QStringLiteral("DejaVu Serif");
}

void TestImageCache::cardsFollowEveryChangeOfTheLook()
{
    QFETCH(const bool, isDark);
    QFETCH(const SuitColors, suitColors);
    QFETCH(const QString, family);
    const CardPainter before(Colors::light(), SuitColors::two,
                             QFont(QStringLiteral("DejaVu Sans")));
    const CardPainter after(isDark ? Colors::dark() : Colors::light(), suitColors, QFont(family));
    const Card card(Rank::king, Suit::clubs);
    const QImage first = CardPicture().paint(before, card).image();
    QVERIFY(CardPicture().paint(after, card).image() != first);
    QCOMPARE(CardPicture().paint(before, card).image(), first);
    const CardPainter::Key key{card};
    const QImage firstKey = CardPicture().paintKey(before, key).image();
    QVERIFY(CardPicture().paintKey(after, key).image() != firstKey);
    QCOMPARE(CardPicture().paintKey(before, key).image(), firstKey);
}

void TestImageCache::wildsFollowTheLanguage()
{
    const CardPainter cards(Colors::light(), SuitColors::two, QFont(QStringLiteral("DejaVu Sans")));
    const QImage english = CardPicture().paint(cards, Card::joker()).image();
    Jokers other;
    QCoreApplication::installTranslator(&other);
    const QImage translated = CardPicture().paint(cards, Card::joker()).image();
    QCoreApplication::removeTranslator(&other);
    QVERIFY(translated != english);
    QCOMPARE(CardPicture().paint(cards, Card::joker()).image(), english);
}

SHOWDOWN_TEST(TestImageCache)
#include "tst_imagecache.moc"
