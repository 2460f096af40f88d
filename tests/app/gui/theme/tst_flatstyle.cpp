// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/flatstyle.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyleOptionMenuItem>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A picture of one control in a window.
QImage pictureOf(QWidget& control)
{
    QWidget window;
    control.setParent(&window);
    control.setGeometry(10, 10, 90, 30);
    window.resize(110, 50);
    const QImage picture = window.grab().toImage();
    control.setParent(nullptr);
    return picture;
}

/// The colour furthest from the window's, by contrast, along the middle line of the control.
double edgeContrast(const QImage& picture)
{
    double most = 1;
    for (int x = 10; x < 100; ++x)
        most = std::max(most, contrast(picture.pixelColor(x, 25), picture.pixelColor(2, 2)));
    return most;
}

bool holds(const QImage& picture, const QColor& color)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) == color)
                return true;
        }
    }
    return false;
}

/// As on a desktop that puts icons on the buttons of dialogs.
class StyleWithPictures : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons
                   ? 1
                   : QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

} // namespace

/// Controls in our own themes: they are distinguishable, and look selected when they are.
class TestFlatStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanupTestCase() { Appearance().setTheme(Theme::system); }

    void controlsCanBeMadeOut_data();
    void controlsCanBeMadeOut();
    void whatIsChosenHasTheAccent_data() { controlsCanBeMadeOut_data(); }
    void whatIsChosenHasTheAccent();
    void buttonsOfDialogsHaveWordsAlone();
    void aChosenTabMovesNoOther();
    void aComboShowsThatThePointerIsOverIt_data() { controlsCanBeMadeOut_data(); }
    void aComboShowsThatThePointerIsOverIt();
    void theMenuTitleThatKeysReachIsSeen();
};

void TestFlatStyle::controlsCanBeMadeOut_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light;
    QTest::newRow("dark") << Theme::dark;
}

void TestFlatStyle::controlsCanBeMadeOut()
{
    QFETCH(const Theme, theme);
    Appearance appearance;
    appearance.setTheme(theme);
    QVERIFY(qobject_cast<FlatStyle*>(QApplication::style()));
    QLineEdit field;
    QPlainTextEdit lines;
    QComboBox combo;
    QCheckBox box;
    QToolButton button;
    button.setCheckable(true);
    button.setChecked(true);
    QRadioButton radio;
    QSpinBox number;
    for (QWidget* control :
         std::initializer_list<QWidget*>{&field, &lines, &combo, &box, &button, &radio, &number})
        QVERIFY2(edgeContrast(pictureOf(*control)) >= 3, control->metaObject()->className());
}

void TestFlatStyle::whatIsChosenHasTheAccent()
{
    QFETCH(const Theme, theme);
    Appearance appearance;
    appearance.setTheme(theme);
    const Colors colors = theme == Theme::dark ? Colors::dark() : Colors::light();
    QToolButton button;
    button.setText(QStringLiteral("3"));
    button.setCheckable(true);
    QVERIFY(!holds(pictureOf(button), colors.fill(Role::accent)));
    button.setChecked(true);
    const QImage chosen = pictureOf(button);
    QVERIFY(holds(chosen, colors.fill(Role::accent)));
    QVERIFY(holds(chosen, colors.role(Role::accent)));
    QCheckBox box;
    QVERIFY(!holds(pictureOf(box), colors.role(Role::accent)));
    box.setChecked(true);
    QVERIFY(holds(pictureOf(box), colors.role(Role::accent)));
    QRadioButton radio;
    QVERIFY(!holds(pictureOf(radio), colors.role(Role::accent)));
    radio.setChecked(true);
    QVERIFY(holds(pictureOf(radio), colors.role(Role::accent)));
}

void TestFlatStyle::aChosenTabMovesNoOther()
{
    Appearance appearance;
    appearance.setTheme(Theme::light);
    QTabBar tabs;
    tabs.setExpanding(false);
    tabs.addTab(QStringLiteral("Why"));
    tabs.addTab(QStringLiteral("House rules"));
    tabs.resize(tabs.sizeHint());
    const QRect second = tabs.tabRect(1);
    tabs.setCurrentIndex(1);
    QCOMPARE(tabs.tabRect(1), second);
    QVERIFY(holds(tabs.grab().toImage(), Colors::light().role(Role::accent)));
}

void TestFlatStyle::aComboShowsThatThePointerIsOverIt()
{
    QFETCH(const Theme, theme);
    Appearance appearance;
    appearance.setTheme(theme);
    QComboBox combo;
    const QImage still = pictureOf(combo);
    combo.setAttribute(Qt::WA_UnderMouse);
    QVERIFY(pictureOf(combo) != still);
    combo.setEnabled(false);
    const QImage disabled = pictureOf(combo);
    combo.setAttribute(Qt::WA_UnderMouse, false);
    QCOMPARE(pictureOf(combo), disabled);
}

void TestFlatStyle::theMenuTitleThatKeysReachIsSeen()
{
    Appearance appearance;
    appearance.setTheme(Theme::light);
    QMenuBar bar;
    bar.addMenu(QStringLiteral("File"));
    QStyleOptionMenuItem title;
    title.rect = QRect(0, 0, 60, 24);
    title.text = QStringLiteral("File");
    title.menuItemType = QStyleOptionMenuItem::Normal;
    title.state = QStyle::State_Enabled;
    title.palette = bar.palette();
    const auto painted = [&] {
        QImage picture(title.rect.size(), QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        bar.style()->drawControl(QStyle::CE_MenuBarItem, &title, &painter, &bar);
        return picture;
    };
    const QImage still = painted();
    title.state |= QStyle::State_Selected;
    QVERIFY(painted() != still);
}

/// The desktop's icons are dark on dark in the dark theme.
void TestFlatStyle::buttonsOfDialogsHaveWordsAlone()
{
    FlatStyle style;
    style.setBaseStyle(new StyleWithPictures);
    const QStyle& plain = style; // which has the arguments that are left out
    QCOMPARE(plain.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
}

SHOWDOWN_TEST(TestFlatStyle)
#include "tst_flatstyle.moc"
