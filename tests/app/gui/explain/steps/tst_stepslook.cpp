// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/appearance.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholewindow.h"

#include <QCheckBox>
#include <QHash>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window with an open question, at a chosen size.
struct LookWindow : StepsWindow
{
    LookWindow()
    {
        appearance().setMotion(Motion::none);
        appearance().setTheme(Theme::light);
        find<QCheckBox>(QStringLiteral("askMeBox"))->click();
    }
    ~LookWindow() { appearance().setTextSize(Appearance::usualText); }
    Q_DISABLE_COPY_MOVE(LookWindow)

    void openQuestion()
    {
        press(Qt::Key_F8);
        press(Qt::Key_F8);
    }

    /// Font and colours of all that is to be seen of the window, each after its name.
    QStringList looks() const
    {
        QStringList looks;
        for (const QWidget* widget : window().findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            const QPalette& palette = widget->palette();
            QStringList look{widget->objectName(), QString::number(widget->font().pointSizeF()),
                             QString::number(widget->font().weight())};
            for (const QPalette::ColorRole role :
                 {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Window,
                  QPalette::Base, QPalette::Button, QPalette::Highlight})
                look << palette.color(role).name();
            looks << look.join(u' ');
        }
        return looks;
    }
};

} // namespace

/// The steps, and what stands beside them, follow theme and text size at once, as if it had been opened with them.
class TestStepsLook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void allFollows_data();
    void allFollows();
    void everyFontGrows();
};

void TestStepsLook::allFollows_data()
{
    QTest::addColumn<QList<int>>("keys"); ///< with Ctrl
    QTest::newRow("the theme") << QList<int>{Qt::Key_T};
    QTest::newRow("the text size") << QList<int>{Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Plus};
    QTest::newRow("both") << QList<int>{Qt::Key_T, Qt::Key_Plus, Qt::Key_Plus};
}

void TestStepsLook::allFollows()
{
    QFETCH(const QList<int>, keys);
    const auto change = [&keys](LookWindow& window) {
        for (const int key : keys)
            window.press(Qt::Key(key), Qt::ControlModifier);
        QCoreApplication::processEvents();
    };
    QStringList looks;
    QImage picture;
    {
        LookWindow window;
        QVERIFY(window.isReady());
        change(window);
        window.openQuestion();
        looks = window.looks();
        picture = window.window().grab().toImage();
    }
    LookWindow window;
    QVERIFY(window.isReady());
    window.openQuestion();
    QVERIFY(window.looks() != looks);
    change(window);
    const QStringList now = window.looks();
    QVERIFY2(now == looks, qPrintable(difference(now, looks)));
    if (!keys.contains(Qt::Key_Plus)) // else the dock may have another width by now
        QVERIFY(window.window().grab().toImage() == picture);
}

/// All words of the steps become larger together, by as much as the window says.
void TestStepsLook::everyFontGrows()
{
    LookWindow window;
    QVERIFY(window.isReady());
    window.openQuestion();
    const auto* page = window.find<QWidget>(QStringLiteral("stepsPage"));
    const double before = page->font().pointSizeF();
    QHash<const QWidget*, double> sizes;
    for (const QWidget* widget : page->findChildren<QWidget*>())
        sizes.insert(widget, widget->font().pointSizeF());
    for (int press = 0; press < 3; ++press)
        window.press(Qt::Key_Plus, Qt::ControlModifier);
    const double factor = page->font().pointSizeF() / before;
    QVERIFY(factor > 1.2);
    for (const QWidget* widget : page->findChildren<QWidget*>()) {
        if (!sizes.contains(widget))
            continue;
        const double grown = widget->font().pointSizeF() / sizes.value(widget);
        QVERIFY2(qAbs(grown - factor) < 0.05,
                 qPrintable(QStringLiteral("%1 %2: %3")
                                .arg(QLatin1String(widget->metaObject()->className()),
                                     widget->objectName())
                                .arg(grown)));
    }
}

SHOWDOWN_TEST(TestStepsLook)
#include "tst_stepslook.moc"
