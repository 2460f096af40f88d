// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/pictures.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QMetaEnum>
#include <QPainter>
#include <QPixmap>
#include <QTest>

#include <vector>

using namespace showdown;
using namespace showdown::gui;

namespace {

QImage image(const QIcon& icon, int size = 24, qreal ratio = 1, QIcon::Mode mode = QIcon::Normal)
{
    return icon.pixmap(QSize(size, size), ratio, mode)
        .toImage()
        .convertToFormat(QImage::Format_ARGB32);
}

QString nameOf(IconId id)
{
    return QString::fromLatin1(QMetaEnum::fromType<IconId>().valueToKey(static_cast<int>(id)));
}

std::vector<IconId> allIcons()
{
    const QMetaEnum names = QMetaEnum::fromType<IconId>();
    std::vector<IconId> icons;
    icons.reserve(static_cast<std::size_t>(names.keyCount()));
    for (int index = 0; index < names.keyCount(); ++index)
        icons.push_back(static_cast<IconId>(names.value(index)));
    return icons;
}

/// The pictures included in the program, as "suits/hearts".
QStringList allPictures()
{
    QStringList pictures;
    for (const QString folder : {"icons", "suits", "courts"}) {
        const QStringList files =
            QDir(QStringLiteral(":/") + folder).entryList({QStringLiteral("*.svg")});
        for (const QString& file : files)
            pictures << folder + u'/' + file.chopped(4);
    }
    return pictures;
}

QImage drawnPicture(const QString& name, const QColor& color)
{
    constexpr int size = 60;
    QImage drawn(size, size, QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    paintPicture(painter, name, drawn.rect(), color);
    return drawn;
}

/// The colour of the most opaque pixels.
QColor ink(const QImage& image)
{
    QColor found(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > found.alpha())
                found = image.pixelColor(x, y);
        }
    }
    return found;
}

int opaquePixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).alpha() > 250 ? 1 : 0;
    }
    return count;
}

} // namespace

/// The application's own drawings.
class TestIcons : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QApplication::setPalette(Colors::light().palette()); }

    void everyPictureIsDrawnInTheColorAskedFor_data();
    void everyPictureIsDrawnInTheColorAskedFor();
    void everyIconHasItsFileAndEveryFileItsIcon();
    void aMissingPictureIsComplainedOf();
    void everyIconDrawsSomethingAndStaysInside();
    void allIconsDiffer();
    void iconsFollowThePalette();
    void iconsOfARoleFollowTheLook();
    void disabledIconsArePaler();
    void iconsAreDrawnAnewForEveryRatio();
    void linesOfLargeIconsGrowWithThem();
};

void TestIcons::everyPictureIsDrawnInTheColorAskedFor_data()
{
    QTest::addColumn<QString>("picture");
    const QStringList pictures = allPictures();
    QCOMPARE_GE(pictures.size(), 4 + 2 + 3);
    for (const QString& picture : pictures)
        QTest::newRow(qPrintable(picture)) << picture;
}

void TestIcons::everyPictureIsDrawnInTheColorAskedFor()
{
    QFETCH(const QString, picture);
    for (const Colors& colors : {Colors::light(), Colors::dark()}) {
        const QImage drawn = drawnPicture(picture, colors.text);
        QCOMPARE_GT(opaquePixels(drawn), 20);
        QCOMPARE(ink(drawn), colors.text);
    }
}

void TestIcons::everyIconHasItsFileAndEveryFileItsIcon()
{
    QStringList named;
    for (const IconId id : allIcons())
        named << QStringLiteral("icons/") + nameOf(id).toLower();
    named.sort();
    QStringList files = allPictures().filter(QStringLiteral("icons/"));
    files.sort();
    QCOMPARE(files, named);
}

void TestIcons::aMissingPictureIsComplainedOf()
{
    QTest::ignoreMessage(QtWarningMsg, "The picture icons/nothing is missing");
    QCOMPARE(opaquePixels(drawnPicture(QStringLiteral("icons/nothing"), Qt::black)), 0);
}

void TestIcons::everyIconDrawsSomethingAndStaysInside()
{
    for (const IconId id : allIcons()) {
        const QImage drawn = image(icon(id), 48);
        int atTheRim = 0;
        for (int step = 0; step < 48; ++step) {
            for (const QPoint point :
                 {QPoint(step, 0), QPoint(step, 47), QPoint(0, step), QPoint(47, step)})
                atTheRim += drawn.pixelColor(point).alpha();
        }
        QVERIFY2(opaquePixels(drawn) > 5, qPrintable(nameOf(id)));
        QVERIFY2(atTheRim == 0, qPrintable(nameOf(id)));
    }
}

void TestIcons::allIconsDiffer()
{
    for (const IconId one : allIcons()) {
        for (const IconId other : allIcons()) {
            if (one != other)
                QVERIFY2(image(icon(one), 16) != image(icon(other), 16), qPrintable(nameOf(one)));
        }
    }
}

void TestIcons::iconsFollowThePalette()
{
    const QIcon undo = icon(IconId::undo);
    QApplication::setPalette(Colors::light().palette());
    QCOMPARE(ink(image(undo)), Colors::light().text);
    QApplication::setPalette(Colors::dark().palette());
    QCOMPARE(ink(image(undo)), Colors::dark().text);
}

void TestIcons::iconsOfARoleFollowTheLook()
{
    const QIcon trophy = icon(IconId::winner, Role::winner);
    QApplication::setPalette(Colors::light().palette());
    QCOMPARE(ink(image(trophy)), Colors::light().role(Role::winner));
    QApplication::setPalette(Colors::dark().palette());
    QCOMPARE(ink(image(trophy)), Colors::dark().role(Role::winner));
}

void TestIcons::disabledIconsArePaler()
{
    for (const Colors& colors : {Colors::light(), Colors::dark()}) {
        QApplication::setPalette(colors.palette());
        QCOMPARE(ink(image(icon(IconId::redo), 24, 1, QIcon::Disabled)), colors.disabled);
        QCOMPARE(ink(image(icon(IconId::redo, Role::tie), 24, 1, QIcon::Disabled)),
                 colors.disabled);
    }
}

void TestIcons::iconsAreDrawnAnewForEveryRatio()
{
    const QImage once = image(icon(IconId::rules), 20, 1);
    const QImage twice = image(icon(IconId::rules), 20, 2);
    QCOMPARE(once.size(), QSize(20, 20));
    QCOMPARE(twice.size(), QSize(40, 40));
    QVERIFY(twice != once.scaled(40, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    QVERIFY(twice != once.scaled(40, 40));
    QVERIFY(opaquePixels(twice) > 3 * opaquePixels(once));
}

void TestIcons::linesOfLargeIconsGrowWithThem()
{
    // The line of "not run", which is as high as it is wide, in the middle of the icon.
    const auto lineWidth = [](int size) {
        const QImage drawn = image(icon(IconId::notRun), size);
        qreal width = 0;
        for (int y = 0; y < size; ++y)
            width += drawn.pixelColor(size / 2, y).alphaF();
        return width;
    };
    QVERIFY(qAbs(lineWidth(16) - 1.7) < 0.1);
    QVERIFY(qAbs(lineWidth(24) - 1.7) < 0.1);
    QVERIFY(qAbs(lineWidth(48) - 3.4) < 0.1);
}

SHOWDOWN_TEST(TestIcons)
#include "tst_icons.moc"
