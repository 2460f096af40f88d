// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/houserulescombo.h"
#include "app/narration/rulestext.h"
#include "app/narration/translation.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The height of the row in the open list.
int rowHeight(const HouseRulesCombo& combo, int row)
{
    return combo.view()->visualRect(combo.model()->index(row, 0)).height();
}

} // namespace

/// The choice of house rules, with their descriptions.
class TestHouseRulesCombo : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theListSaysWhatTheRulesAre_data();
    void theListSaysWhatTheRulesAre();
    void theListIsWideEnough_data();
    void theListIsWideEnough();
    void keysChooseInTheList();
    void theRulesInForceAreDescribed();
};

void TestHouseRulesCombo::theListSaysWhatTheRulesAre_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from left to right") << Qt::LeftToRight;
    QTest::newRow("from right to left") << Qt::RightToLeft;
}

void TestHouseRulesCombo::theListSaysWhatTheRulesAre()
{
    QFETCH(const Qt::LayoutDirection, direction);
    HouseRulesCombo combo;
    combo.setLayoutDirection(direction);
    const int width = combo.sizeHint().width();
    NamedRules changed{Preset::series, rulesOf(Preset::series)};
    changed.rules.fiveOfAKind = true;
    combo.showRules(changed);
    combo.show();
    combo.showPopup();
    QVERIFY(QTest::qWaitForWindowExposed(combo.view()->window()));
    QCOMPARE(combo.count(), 5);
    const int presets = static_cast<int>(allPresets().size());
    for (const Preset preset : allPresets()) {
        const int row = static_cast<int>(preset);
        QCOMPARE(combo.itemText(row), narration::presetName(preset)); // the short name alone
        const QModelIndex index = combo.model()->index(row, 0);
        const QAccessibleInterface* list = QAccessible::queryAccessibleInterface(combo.view());
        QCOMPARE(list->child(row)->text(QAccessible::Name), narration::presetName(preset));
        QCOMPARE(list->child(row)->text(QAccessible::Description),
                 narration::presetDescription(preset));
        QVERIFY(rowHeight(combo, row)
                >= rowHeight(combo, presets) + combo.fontMetrics().height() * 3 / 4);

        const QRect place = combo.view()->visualRect(index);
        const QImage said = combo.view()->viewport()->grab(place).toImage();
        combo.setItemData(row, QString(), Qt::AccessibleDescriptionRole);
        QVERIFY(combo.view()->viewport()->grab(place).toImage() != said);
    }
    QVERIFY(width < combo.view()->width());
    combo.hidePopup();
}

void TestHouseRulesCombo::theListIsWideEnough_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")}) {
        for (const int percent : {100, 150})
            QTest::addRow("%s at %d", qPrintable(language), percent) << language << percent;
    }
}

void TestHouseRulesCombo::theListIsWideEnough()
{
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    QVERIFY(narration::installTranslation(*qApp, language));
    HouseRulesCombo combo;
    QFont font = combo.font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    combo.setFont(font);
    combo.view()->setFont(font);
    combo.show();
    combo.showPopup();
    QVERIFY(QTest::qWaitForWindowExposed(combo.view()->window()));
    for (int row = 0; row < combo.count(); ++row) {
        const QModelIndex index = combo.model()->index(row, 0);
        QVERIFY(combo.view()->sizeHintForIndex(index).width() <= combo.view()->viewport()->width());
        const QFontMetrics metrics(font);
        QVERIFY(metrics.horizontalAdvance(combo.itemText(row)) < combo.width());
    }
    combo.hidePopup();
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

void TestHouseRulesCombo::keysChooseInTheList()
{
    HouseRulesCombo combo;
    const QSignalSpy chosen(&combo, &HouseRulesCombo::presetChosen);
    combo.showRules({Preset::series, rulesOf(Preset::series)});
    combo.show();
    combo.showPopup();
    QVERIFY(QTest::qWaitForWindowExposed(combo.view()->window()));
    QTest::keyClick(combo.view(), Qt::Key_Down);
    QTest::keyClick(combo.view(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().front().value<Preset>(), Preset::standard);
}

void TestHouseRulesCombo::theRulesInForceAreDescribed()
{
    HouseRulesCombo combo;
    combo.showRules({Preset::deuces, rulesOf(Preset::deuces)});
    QCOMPARE(combo.accessibleDescription(), QStringLiteral("every two is wild"));
    NamedRules changed{Preset::deuces, rulesOf(Preset::deuces)};
    changed.rules.fiveOfAKind = !changed.rules.fiveOfAKind;
    combo.showRules(changed);
    QCOMPARE(combo.accessibleDescription(), QString());
}

SHOWDOWN_TEST(TestHouseRulesCombo)
#include "tst_houserulescombo.moc"
