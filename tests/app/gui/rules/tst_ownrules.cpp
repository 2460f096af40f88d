// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/ownpresetdialogs.h"
#include "app/gui/session/ownpresets.h"
#include "app/gui/widgets/houserulescombo.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString toolBarCombo = QStringLiteral("houseRulesCombo");

/// A window in which the user saves, chooses, renames and deletes rules.
class OwnRulesTest : public WindowTest
{
public:
    OwnRulesTest() { window().showTab(QStringLiteral("rules")); }

    QString shownIn(const QString& combo) { return find<HouseRulesCombo>(combo)->currentText(); }

    QStringList offeredIn(const QString& combo)
    {
        const auto* list = find<HouseRulesCombo>(combo);
        QStringList names;
        for (int row = 0; row < list->count(); ++row)
            names << list->itemText(row);
        return names;
    }

    template <typename Dialog>
    Dialog* opened(const char* name)
    {
        auto* dialog = window().template findChild<Dialog*>(QString::fromLatin1(name));
        const auto isActive = [dialog] { return QApplication::activeWindow() == dialog; };
        return dialog && QTest::qWaitFor(isActive) ? dialog : nullptr;
    }

    /// Types a name into the dialog that asks for one, and confirms it.
    static void answer(QWidget& dialog, const QString& name)
    {
        auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("ruleNameEdit"));
        edit->selectAll();
        if (name.isEmpty())
            QTest::keyClick(edit, Qt::Key_Delete);
        else
            QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    static QString faultIn(QWidget& dialog)
    {
        const auto* fault = dialog.findChild<QLabel*>(QStringLiteral("ruleNameFaultLabel"));
        return fault->isVisible() ? fault->text() : QString();
    }

    bool save(const QString& name)
    {
        click(find<QPushButton>(QStringLiteral("saveRulesButton")));
        auto* dialog = opened<RuleNameDialog>("ruleNameDialog");
        if (!dialog)
            return false;
        const QPointer<RuleNameDialog> open(dialog); // it deletes itself once it is closed
        answer(*dialog, name);
        if (!QTest::qWaitFor([&open] { return !open; }))
            return false;
        window().activateWindow();
        return isReady();
    }

    void changeRule()
    {
        NamedRules rules = session().rules();
        rules.rules.fiveOfAKind = !rules.rules.fiveOfAKind;
        session().setRules(rules);
    }
};

} // namespace

/// User presets: saved, chosen, renamed and deleted, in the window.
class TestOwnRules : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void savedRulesAreOfferedEverywhere();
    void savedRulesAreChosen();
    void nineRulesHaveAKey();
    void aNameIsRefusedWithOneMessage();
    void aNameIsReplacedAfterAsking();
    void rulesAreRenamedAndDeletedByKeys();
    void theyAreThereAtTheNextStart();
};

void TestOwnRules::savedRulesAreOfferedEverywhere()
{
    OwnRulesTest test;
    QVERIFY(test.isReady());
    test.changeRule();
    for (const QString& combo : {toolBarCombo, QStringLiteral("rulesPageCombo")})
        QCOMPARE(test.shownIn(combo), QStringLiteral("Series (changed)"));
    QVERIFY(test.save(QStringLiteral("Ann & Bob")));
    QCOMPARE(test.find<QLabel>(QStringLiteral("rulesLabel"))->text(),
             QStringLiteral("Rules: Ann & Bob"));
    for (const QString& combo : {toolBarCombo, QStringLiteral("rulesPageCombo")}) {
        QCOMPARE(test.shownIn(combo), QStringLiteral("Ann & Bob"));
        QCOMPARE(test.offeredIn(combo).mid(0, 4).join(u'|'),
                 QStringLiteral("Series|Standard|Bug|Deuces wild"));
        QCOMPARE(test.offeredIn(combo).mid(5), QStringList{QStringLiteral("Ann & Bob")});
    }
    const auto* menu = test.find<QMenu>(QStringLiteral("ownRulesMenu"));
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("&1 Ann && Bob"));
    QVERIFY(menu->actions().front()->isChecked());
    test.changeRule();
    QCOMPARE(test.shownIn(toolBarCombo), QStringLiteral("Series"));
    QVERIFY(!menu->actions().front()->isChecked());
    QCOMPARE(test.session().undoStack().count(), 2); // saving is no change of the table
}

void TestOwnRules::nineRulesHaveAKey()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("own.ini")), QSettings::IniFormat);
    OwnPresets presets;
    presets.keepIn(settings);
    const NamedRules rules{Preset::bug, rulesOf(Preset::bug)};
    for (int number = 1; number <= 10; ++number)
        presets.save(QStringLiteral("<b>%1</b>").arg(number, 2, 10, QLatin1Char('0')), rules);
    OwnRulesTest test;
    QVERIFY(test.isReady());
    test.window().keepIn(settings);
    const QList<QAction*> offered = test.find<QMenu>(QStringLiteral("ownRulesMenu"))->actions();
    QCOMPARE(offered[8]->text(), QStringLiteral("&9 <b>09</b>"));
    QCOMPARE(offered[9]->text(), QStringLiteral("10 <b>10</b>"));
    QVERIFY(!offered[0]->toolTip().contains(QLatin1Char('<')));
    QCOMPARE(offered[0]->toolTip(), QStringLiteral("Compare under these house rules"));

    test.window().showView(QStringLiteral("odds"));
    const auto* counted = test.find<QAction>(QStringLiteral("oddsOwnRules1Action"));
    QVERIFY(counted);
    QCOMPARE(counted->statusTip(), QStringLiteral("Count under your house rules “<b>01</b>”"));
}

void TestOwnRules::savedRulesAreChosen()
{
    OwnRulesTest test;
    QVERIFY(test.isReady());
    test.changeRule();
    QVERIFY(test.save(QStringLiteral("Friday")));
    const QString saved = describe(test.session().rules());
    const auto others = [&] { test.session().setRules({Preset::bug, rulesOf(Preset::bug)}); };
    others();
    auto* combo = test.find<HouseRulesCombo>(toolBarCombo);
    combo->setFocus();
    test.press(Qt::Key_End);
    QCOMPARE(describe(test.session().rules()), saved);
    others();
    test.find<QAction>(QStringLiteral("ownRules1Action"))->trigger();
    QCOMPARE(describe(test.session().rules()), saved);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.shownIn(toolBarCombo), QStringLiteral("Bug"));
}

void TestOwnRules::aNameIsRefusedWithOneMessage()
{
    OwnRulesTest test;
    QVERIFY(test.isReady());
    test.find<QAction>(QStringLiteral("saveRulesAction"))->trigger();
    auto* dialog = test.opened<RuleNameDialog>("ruleNameDialog");
    QVERIFY(dialog);
    OwnRulesTest::answer(*dialog, {});
    QCOMPARE(OwnRulesTest::faultIn(*dialog), QStringLiteral("Give the rules a name."));
    OwnRulesTest::answer(*dialog, QString(25, u'x'));
    QCOMPARE(OwnRulesTest::faultIn(*dialog), QStringLiteral("A name has at most 24 characters."));
    OwnRulesTest::answer(*dialog, QStringLiteral("standard"));
    QCOMPARE(OwnRulesTest::faultIn(*dialog),
             QStringLiteral("“standard” is the name of a preset. Choose another one."));
    auto* ok = dialog->findChild<QPushButton*>(QStringLiteral("ruleNameOkButton"));
    ok->setFocus();
    QTest::mouseClick(ok, Qt::LeftButton);
    const auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("ruleNameEdit"));
    QVERIFY(edit->hasFocus() && edit->selectedText() == edit->text());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(test.offeredIn(toolBarCombo).size(), 4);
}

void TestOwnRules::aNameIsReplacedAfterAsking()
{
    OwnRulesTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.save(QStringLiteral("Friday")));
    test.changeRule();
    test.find<QAction>(QStringLiteral("saveRulesAction"))->trigger();
    const QPointer<RuleNameDialog> dialog(test.opened<RuleNameDialog>("ruleNameDialog"));
    QVERIFY(dialog);
    OwnRulesTest::answer(*dialog, QStringLiteral("friday"));
    QVERIFY(dialog->isVisible());
    QCOMPARE(OwnRulesTest::faultIn(*dialog),
             QStringLiteral("Other rules are called “friday”. Replace them?"));
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("ruleNameOkButton"));
    QCOMPARE(button->text(), QStringLiteral("&Replace"));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(!dialog);
    QCOMPARE(test.offeredIn(toolBarCombo).mid(5), QStringList{QStringLiteral("friday")});
    QCOMPARE(test.shownIn(toolBarCombo), QStringLiteral("friday"));
}

void TestOwnRules::rulesAreRenamedAndDeletedByKeys()
{
    OwnRulesTest test;
    QVERIFY(test.isReady());
    test.changeRule();
    QVERIFY(test.save(QStringLiteral("Friday")));
    test.find<QAction>(QStringLiteral("manageRulesAction"))->trigger();
    auto* dialog = test.opened<OwnPresetsDialog>("ownPresetsDialog");
    QVERIFY(dialog);
    auto* list = dialog->findChild<QListWidget*>(QStringLiteral("ownPresetsList"));
    QCOMPARE(list->count(), 1);
    QTest::keyClick(list, Qt::Key_F2);
    auto* name = test.opened<RuleNameDialog>("ruleNameDialog");
    QVERIFY(name);
    OwnRulesTest::answer(*name, QStringLiteral("Saturday"));
    QCOMPARE(list->item(0)->text(), QStringLiteral("Saturday"));
    QCOMPARE(test.shownIn(toolBarCombo), QStringLiteral("Saturday"));
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    QTest::keyClick(list, Qt::Key_Delete);
    auto* box = test.opened<QMessageBox>("deletePresetBox");
    QVERIFY(box);
    QTest::mouseClick(box->findChild<QPushButton*>(QStringLiteral("reallyDeleteButton")),
                      Qt::LeftButton);
    QCOMPARE(list->count(), 0);
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("renamePresetButton"))->isEnabled());
    QCOMPARE(test.shownIn(toolBarCombo), QStringLiteral("Series (changed)"));
    QVERIFY(!test.find<QAction>(QStringLiteral("manageRulesAction"))->isEnabled());
}

void TestOwnRules::theyAreThereAtTheNextStart()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("showdown.ini")), QSettings::IniFormat);
    for (const bool isFirst : {true, false}) {
        OwnRulesTest test;
        QVERIFY(test.isReady());
        test.window().keepIn(settings);
        QCOMPARE(test.offeredIn(toolBarCombo).size(), isFirst ? 4 : 6);
        if (isFirst)
            QVERIFY(test.save(QStringLiteral("Friday")));
    }
}

SHOWDOWN_TEST(TestOwnRules)
#include "tst_ownrules.moc"
