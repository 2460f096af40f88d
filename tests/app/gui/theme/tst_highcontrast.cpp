// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/colors.h"
#include "app/gui/view/view.h"
#include "tests/app/gui/window/paintedtexts.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QPainter>
#include <QPalette>

#include <array>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr double wanted = 7; ///< of text on what it lies on

QPalette paletteOf(const QColor& window, const QColor& text)
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Base, window);
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        palette.setColor(role, text);
    return palette;
}

QImage cardWith(const Colors& colors, CardStates states)
{
    QImage picture(100, 130, QImage::Format_RGB32);
    picture.fill(colors.window);
    QPainter painter(&picture);
    const CardPainter cards(colors, SuitColors::two, QApplication::font());
    cards.paint(painter, {18, 20, 64, 90}, Card(Rank::queen, Suit::spades), states);
    return picture;
}

int pixelsApart(const QImage& one, const QImage& other)
{
    int apart = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            apart += contrast(one.pixelColor(x, y), other.pixelColor(x, y)) > 3 ? 1 : 0;
    }
    return apart;
}

/// True for greys, and for the reds of the suits.
bool isOfTwoColors(const QColor& color)
{
    const int least = std::min({color.red(), color.green(), color.blue()});
    const int most = std::max({color.red(), color.green(), color.blue()});
    const bool isRed = color.red() == most && std::abs(color.green() - color.blue()) < 40;
    return most - least < 16 || isRed;
}

} // namespace

/// The look of high contrast: when it is chosen, and that everything in it is readable.
class TestHighContrast : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { Appearance().setTheme(Theme::system); }

    void thePaletteOfTheDesktopDecides_data();
    void thePaletteOfTheDesktopDecides();
    void linksAreUnderlined();
    void aPaletteOfItsOwnIsKnownAgain_data();
    void aPaletteOfItsOwnIsKnownAgain();
    void allTextCanBeRead_data() { aPaletteOfItsOwnIsKnownAgain_data(); }
    void allTextCanBeRead();
    void ringsDifferByTheirForm_data() { aPaletteOfItsOwnIsKnownAgain_data(); }
    void ringsDifferByTheirForm();
    void theWindowHasTwoColors_data();
    void theWindowHasTwoColors();
};

void TestHighContrast::thePaletteOfTheDesktopDecides_data()
{
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<bool>("isHigh");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("black on white") << QColor(0xffffff) << QColor(Qt::black) << true << false;
    QTest::newRow("white on black") << QColor(Qt::black) << QColor(0xffffff) << true << true;
    QTest::newRow("yellow on black") << QColor(Qt::black) << QColor(0xffff00) << true << true;
    QTest::newRow("that of Gnome") << QColor(0xfdfdfc) << QColor(Qt::black) << true << false;
    QTest::newRow("plain Qt") << QColor(0xefefef) << QColor(Qt::black) << false << false;
    QTest::newRow("plain Windows") << QColor(0xf0f0f0) << QColor(Qt::black) << false << false;
    QTest::newRow("ours") << QColor(0xf1f2f4) << QColor(0x1b1e22) << false << false;
}

void TestHighContrast::thePaletteOfTheDesktopDecides()
{
    QFETCH(const QColor, window);
    QFETCH(const QColor, text);
    QFETCH(const bool, isHigh);
    const Colors colors = Colors::of(paletteOf(window, text));
    QCOMPARE(colors.isHighContrast, isHigh);
    QTEST(colors.isDark, "isDark");
    if (isHigh) {
        QCOMPARE(colors.window, window);
        QCOMPARE(colors.role(Role::winner), text);
    }
}

void TestHighContrast::linksAreUnderlined()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.window().showTab(QStringLiteral("why"));
    auto* link = test.find<QWidget>(QStringLiteral("howRareLink"));
    for (const Theme theme : {Theme::light, Theme::highContrast}) {
        test.appearance().setTheme(theme);
        QCoreApplication::processEvents();
        const Painted painted(*link);
        QVERIFY(!painted.texts().empty());
        QCOMPARE(painted.texts().front().isUnderlined, theme == Theme::highContrast);
    }
}

void TestHighContrast::aPaletteOfItsOwnIsKnownAgain_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("black on white") << false;
    QTest::newRow("white on black") << true;
}

void TestHighContrast::aPaletteOfItsOwnIsKnownAgain()
{
    QFETCH(const bool, isDark);
    const Colors colors = Colors::highContrast(isDark);
    QCOMPARE(colors.isDark, isDark);
    QVERIFY(Colors::of(colors.palette()) == colors);
}

void TestHighContrast::allTextCanBeRead()
{
    QFETCH(const bool, isDark);
    const Colors colors = Colors::highContrast(isDark);
    const auto verify = [](const QColor& text, const QColor& ground, const char* what) {
        QVERIFY2(contrast(text, ground) >= wanted, what);
    };
    for (const QColor& ground : {colors.window, colors.base, colors.alternate, colors.table,
                                 colors.selection, colors.paper, colors.substitutePaper}) {
        verify(colors.text, ground, "text");
        verify(colors.secondaryText, ground, "secondary text");
        verify(colors.disabled, ground, "disabled text");
        verify(colors.outline, ground, "outline");
        verify(colors.hairline, ground, "line");
    }
    for (int role = 0; role <= static_cast<int>(Role::warning); ++role) {
        const auto each = static_cast<Role>(role);
        QCOMPARE(colors.fill(each), colors.window); // no tint
        verify(colors.role(each), colors.window, "role");
        verify(colors.onRole, colors.role(each), "text on a role");
        verify(colors.text, colors.fill(each), "text on a fill");
    }
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
        for (const SuitColors suits : {SuitColors::two, SuitColors::four})
            verify(colors.suit(suit, suits), colors.paper, "suit");
    }
    verify(colors.wildInk, colors.paper, "wild");
    verify(colors.backInk, colors.paper, "back");
    const QPalette palette = colors.palette();
    verify(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), "chosen");
    verify(palette.color(QPalette::ButtonText), palette.color(QPalette::Button), "button");
    verify(palette.color(QPalette::Disabled, QPalette::ButtonText), palette.color(QPalette::Button),
           "disabled button");
    verify(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), "tip");
}

void TestHighContrast::ringsDifferByTheirForm()
{
    QFETCH(const bool, isDark);
    const Colors colors = Colors::highContrast(isDark);
    const std::array<CardStates, 6> states{{{},
                                            CardState::next,
                                            CardState::focus,
                                            CardState::matched,
                                            CardState::step,
                                            CardState::wild}};
    for (std::size_t one = 0; one < states.size(); ++one) {
        for (std::size_t other = one + 1; other < states.size(); ++other) {
            const int apart =
                pixelsApart(cardWith(colors, states[one]), cardWith(colors, states[other]));
            QVERIFY2(apart >= 60, qPrintable(QStringLiteral("%1 %2: %3")
                                                 .arg(states[one].toInt())
                                                 .arg(states[other].toInt())
                                                 .arg(apart)));
        }
    }
}

void TestHighContrast::theWindowHasTwoColors_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("steps");
    QTest::newRow("hands and why") << QSize(1280, 770) << false;
    QTest::newRow("steps with the arena") << QSize(1280, 770) << true;
    QTest::newRow("the smallest window") << QSize(800, 560) << false;
}

void TestHighContrast::theWindowHasTwoColors()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, steps);
    WindowTest test;
    test.appearance().setTheme(Theme::highContrast);
    test.window().resize(size);
    QVERIFY(test.isReady());
    if (steps)
        test.window().view().showStep(3, std::nullopt);
    QCoreApplication::processEvents();
    const QImage picture = test.window().grab().toImage();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            QVERIFY2(isOfTwoColors(pixel),
                     qPrintable(QStringLiteral("%1 at %2, %3").arg(pixel.name()).arg(x).arg(y)));
        }
    }
}

SHOWDOWN_TEST(TestHighContrast)
#include "tst_highcontrast.moc"
