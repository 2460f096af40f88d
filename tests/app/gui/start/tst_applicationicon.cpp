// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startapplication.h"
#include "tests/support/testprogram.h"

#include <QIcon>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;

/// The icons of the program and its files on the desktop.
class TestApplicationIcon : public QObject
{
    Q_OBJECT

private slots:
    void itIsThereInEverySize_data();
    void itIsThereInEverySize();
    void thePicturesOfTheDesktopAreWhole_data();
    void thePicturesOfTheDesktopAreWhole();
};

void TestApplicationIcon::itIsThereInEverySize_data()
{
    QTest::addColumn<int>("side");
    for (const int side : {16, 24, 32, 48, 64, 128, 256})
        QTest::addRow("%d pixels", side) << side;
}

/// A star on a white card, on green.
void TestApplicationIcon::itIsThereInEverySize()
{
    QFETCH(const int, side);
    const QImage image = applicationIcon().pixmap(side).toImage();
    QCOMPARE(image.size(), QSize(side, side));
    const auto at = [&](double x, double y) {
        return image.pixelColor(static_cast<int>(x * side), static_cast<int>(y * side));
    };
    QVERIFY(at(0.61, 0.53).blue() > at(0.61, 0.53).green()); // the star
    QVERIFY(at(0.6, 0.8).lightness() > 230);                 // its card
    const QColor ground = at(0.5, 0.03);
    QVERIFY(ground.green() > ground.red() && ground.green() > ground.blue());
    QVERIFY(at(0, 0).alpha() < 128); // the corners are round
}

void TestApplicationIcon::thePicturesOfTheDesktopAreWhole_data()
{
    QTest::addColumn<QString>("file");
    for (const char* name : {"org.showdown_app.Showdown", "application-x-showdown"})
        QTest::newRow(name) << QStringLiteral(SHOWDOWN_TEST_DATA_DIR
                                              "/../../resources/desktop/%1.svg")
                                   .arg(QString::fromLatin1(name));
}

void TestApplicationIcon::thePicturesOfTheDesktopAreWhole()
{
    QFETCH(const QString, file);
    QSvgRenderer picture(file);
    QVERIFY(picture.isValid());
    QCOMPARE(picture.viewBoxF(), QRectF(0, 0, 128, 128));
    QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.render(&painter);
    painter.end();
    QCOMPARE(image.pixelColor(36, 38).alpha(), 255);
}

SHOWDOWN_TEST(TestApplicationIcon)
#include "tst_applicationicon.moc"
