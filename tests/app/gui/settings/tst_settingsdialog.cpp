// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/learn/lessonpane.h"
#include "tests/app/gui/settings/settingstest.h"
#include "tests/support/testprogram.h"
#include "tests/support/windowwidgets.h"

#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QStyleOptionSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include <memory>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString firstChoices =
    QStringLiteral("Follow system (English)|Follow system|two|100 %|Short|yes|yes|yes");

} // namespace

/// Using the settings: opened, changed with mouse and keys, followed by the window.
class TestSettingsDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init();
    void cleanup();
    void itOpensWhereItIsLookedFor();
    void helpStandsAtTheFootOfTheRail();
    void languagesGoByTheirOwnNames();
    void tabGoesThroughItInOrder();
    void keysChangeEachSettingAtOnce_data();
    void keysChangeEachSettingAtOnce();
    void theMouseChangesThemToo();
    void aTypedTextSizeHoldsWithEnter();
    void theWheelChangesOnlyWhatHasTheFocus();
    void theViewMenuIsFollowed();
    void theLanguageChangesWhileALessonIsRead();
    void theLanguageChangesWhileARunIsStepped();
    void defaultsComeBack();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
};

void TestSettingsDialog::init()
{
    m_settings.reset(); // or it would write into a folder that is gone, and make it again
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")),
                                             QSettings::IniFormat);
}

void TestSettingsDialog::cleanup()
{
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

void TestSettingsDialog::itOpensWhereItIsLookedFor()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    QVERIFY(!start.dialog().isModal());
    start.press(Qt::Key_Escape);
    QVERIFY(!start.isOpen());
    start.test().click(start.test().find<QToolButton>(QStringLiteral("settingsButton")));
    QVERIFY(start.isOpen());
    QCOMPARE(start.test().window().findChildren<SettingsDialog*>().size(), 1);
    QVERIFY(QTest::qWaitForWindowActive(&start.dialog()));
    start.click(start.part<QPushButton>("closeSettingsButton"));
    QVERIFY(!start.isOpen());
    const auto* edit = start.test().find<QMenu>(QStringLiteral("editMenu"));
    QVERIFY(edit->actions().contains(&start.action("settingsAction")));
}

void TestSettingsDialog::helpStandsAtTheFootOfTheRail()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.test().isReady());
    const auto* button = start.test().find<QToolButton>(QStringLiteral("helpButton"));
    const auto names = [](const QMenu& menu) {
        QStringList found;
        for (const QAction* entry : menu.actions())
            found << entry->objectName();
        return found;
    };
    for (const char* view : {"compare", "learn", "odds"}) {
        QVERIFY(start.test().window().showView(QString::fromLatin1(view)));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the menus before
        QCOMPARE(names(*button->menu()),
                 names(*start.test().find<QMenu>(QStringLiteral("helpMenu"))));
    }
    bool isOpened = false;
    QTimer::singleShot(0, button, [button, &isOpened] {
        isOpened = button->menu()->isVisible();
        QTest::keyClick(button->menu(), Qt::Key_Escape);
    });
    start.test().click(start.test().find<QToolButton>(QStringLiteral("helpButton")));
    QVERIFY(isOpened);
}

void TestSettingsDialog::languagesGoByTheirOwnNames()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    const auto& list = start.part<QComboBox>("languageCombo");
    QStringList entries;
    for (int row = 0; row < list.count(); ++row)
        entries << list.itemText(row);
    QCOMPARE(entries.front(), QStringLiteral("Follow system (English)"));
    QVERIFY(entries.contains(QStringLiteral("Deutsch")));
    QVERIFY(entries.contains(QStringLiteral("English")));
    QCOMPARE(list.count(), 1 + static_cast<int>(narration::availableLanguages().size()));
}

void TestSettingsDialog::tabGoesThroughItInOrder()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    start.part<QCheckBox>("restoreViewCheckBox").setChecked(false); // there is something to restore
    QStringList order;
    for (int stop = 0; stop < 9; ++stop) {
        order << start.test().focusName();
        start.press(Qt::Key_Tab);
    }
    QCOMPARE(order.join(u' '),
             QStringLiteral("languageCombo themeCombo twoColorsRadio textSizeField motionCombo "
                            "restoreTableCheckBox restoreWindowCheckBox restoreViewCheckBox "
                            "restoreDefaultsButton"));
    QCOMPARE(start.test().focusName(), QStringLiteral("closeSettingsButton"));
    start.press(Qt::Key_Return);
    QVERIFY(!start.isOpen());
}

void TestSettingsDialog::keysChangeEachSettingAtOnce_data()
{
    QTest::addColumn<char>("mnemonic");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("choices");
    QTest::addColumn<QString>("action"); // of the View menu that is checked then

    const auto row = [](const char* name, char mnemonic, Qt::Key key, const char* choices,
                        const char* action = "") {
        QTest::newRow(name) << mnemonic << key << QString::fromLatin1(choices)
                            << QString::fromLatin1(action);
    };
    row("another language", 'l', Qt::Key_E, "English|Follow system|two|100 %|Short|yes|yes|yes");
    row("the light theme", 't', Qt::Key_Down,
        "Follow system (English)|Light|two|100 %|Short|yes|yes|yes", "lightThemeAction");
    row("high contrast", 't', Qt::Key_End,
        "Follow system (English)|High contrast|two|100 %|Short|yes|yes|yes", "contrastThemeAction");
    row("four colours", 'f', Qt::Key_unknown,
        "Follow system (English)|Follow system|four|100 %|Short|yes|yes|yes", "fourColorsAction");
    row("larger text", 's', Qt::Key_Up,
        "Follow system (English)|Follow system|two|110 %|Short|yes|yes|yes");
    row("smaller text", 's', Qt::Key_Down,
        "Follow system (English)|Follow system|two|90 %|Short|yes|yes|yes");
    row("no motion", 'm', Qt::Key_Down,
        "Follow system (English)|Follow system|two|100 %|None|yes|yes|yes", "noMotionAction");
    row("other hands", 'h', Qt::Key_unknown,
        "Follow system (English)|Follow system|two|100 %|Short|no|yes|yes");
    row("another place", 'p', Qt::Key_unknown,
        "Follow system (English)|Follow system|two|100 %|Short|yes|no|yes");
    row("another view", 'v', Qt::Key_unknown,
        "Follow system (English)|Follow system|two|100 %|Short|yes|yes|no");
}

void TestSettingsDialog::keysChangeEachSettingAtOnce()
{
    QFETCH(const char, mnemonic);
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, choices);
    QFETCH(const QString, action);
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    QCOMPARE(start.choices(), firstChoices);
    QTest::keyClick(start.dialog().windowHandle(), mnemonic, Qt::AltModifier);
    if (key != Qt::Key_unknown)
        start.press(key);
    QTRY_COMPARE(start.choices(), choices);
    QVERIFY(action.isEmpty() || start.test().find<QAction>(action)->isChecked());
    QCOMPARE(start.appearance().textSize(), start.part<QSpinBox>("textSizeField").value());
    QVERIFY(start.part<QPushButton>("restoreDefaultsButton").isEnabled());
}

void TestSettingsDialog::theMouseChangesThemToo()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    const auto& four = start.part<QRadioButton>("fourColorsRadio");
    start.click(four, {four.iconSize().width() / 2 + 20, four.height() / 2}); // on its cards
    QCOMPARE(start.appearance().suitColors(), SuitColors::four);
    start.click(start.part<QCheckBox>("restoreWindowCheckBox"), {8, 8});
    QVERIFY(!isRestored(*m_settings, Restored::window));
    auto& size = start.part<QSpinBox>("textSizeField");
    QStyleOptionSpinBox option;
    option.initFrom(&size);
    option.subControls = QStyle::SC_All;
    const QRect up =
        size.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &size);
    start.click(size, up.center());
    QCOMPARE(start.appearance().textSize(), 110);
    QCOMPARE(start.choices(),
             QStringLiteral("Follow system (English)|Follow system|four|110 %|Short|yes|no|yes"));
}

void TestSettingsDialog::aTypedTextSizeHoldsWithEnter()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    start.part<QSpinBox>("textSizeField").setFocus();
    start.part<QSpinBox>("textSizeField").selectAll();
    QTest::keyClick(start.dialog().windowHandle(), '1');
    QTest::keyClick(start.dialog().windowHandle(), '3');
    QTest::keyClick(start.dialog().windowHandle(), '5');
    QCOMPARE(start.appearance().textSize(), 100); // not 80 for the first digit
    start.press(Qt::Key_Return);
    QCOMPARE(start.appearance().textSize(), 135);
    QVERIFY(start.isOpen());
}

void TestSettingsDialog::theWheelChangesOnlyWhatHasTheFocus()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    auto& themes = start.part<QComboBox>("themeCombo");
    const auto turn = [&] {
        QWheelEvent wheel(themes.rect().center(), themes.mapToGlobal(themes.rect().center()), {},
                          {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&themes, &wheel);
    };
    turn();
    QCOMPARE(start.appearance().theme(), Theme::system);
    themes.setFocus();
    turn();
    QCOMPARE(start.appearance().theme(), Theme::light);
}

void TestSettingsDialog::theViewMenuIsFollowed()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    for (const char* name :
         {"darkThemeAction", "fourColorsAction", "largerTextAction", "noMotionAction"})
        start.action(name).trigger();
    QCOMPARE(start.choices(),
             QStringLiteral("Follow system (English)|Dark|four|110 %|None|yes|yes|yes"));
}

void TestSettingsDialog::theLanguageChangesWhileALessonIsRead()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.test().isReady());
    QVERIFY(start.test().window().showView(QStringLiteral("learn")));
    QCoreApplication::processEvents();
    auto* pane = start.test().find<LessonPane>(QStringLiteral("lessonPane"));
    pane->verticalScrollBar()->setValue(pane->verticalScrollBar()->maximum() / 2);
    QCoreApplication::processEvents();
    const double place = pane->position();
    const QString title = start.test().window().windowTitle();
    QVERIFY(place > 2);
    QVERIFY(start.open());
    start.choose("languageCombo", QStringLiteral("Deutsch"));
    QCOMPARE(start.chosen("themeCombo"), QStringLiteral("Wie das System"));
    QVERIFY(start.test().window().windowTitle() != title);
    QVERIFY2(qAbs(pane->position() - place) < 0.5, qPrintable(QString::number(pane->position())));
    start.choose("languageCombo", QStringLiteral("English"));
    QCOMPARE(start.test().window().windowTitle(), title);
    QVERIFY2(qAbs(pane->position() - place) < 0.5, qPrintable(QString::number(pane->position())));
}

void TestSettingsDialog::theLanguageChangesWhileARunIsStepped()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.test().isReady());
    QVERIFY(start.test().window().view().showStep(20, Level::every));
    const auto* player = start.test().window().findChild<StepPlayer*>();
    QVERIFY(player->isRunning());
    const int index = player->index();
    QVERIFY(start.open());
    start.choose("languageCombo", QStringLiteral("Deutsch"));
    QCOMPARE(start.dialog().windowTitle(), QStringLiteral("Einstellungen"));
    QVERIFY(player->isRunning());
    QCOMPARE(player->index(), index);
}

void TestSettingsDialog::defaultsComeBack()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    auto& defaults = start.part<QPushButton>("restoreDefaultsButton");
    QVERIFY(!defaults.isEnabled());
    start.choose("themeCombo", QStringLiteral("Dark"));
    start.choose("motionCombo", QStringLiteral("None"));
    start.appearance().setTextSize(150);
    start.appearance().setSuitColors(SuitColors::four);
    for (const char* box : {"restoreTableCheckBox", "restoreWindowCheckBox", "restoreViewCheckBox"})
        start.part<QCheckBox>(box).click();
    start.choose("languageCombo", QStringLiteral("Deutsch"));
    QCOMPARE(start.choices(), QStringLiteral("Deutsch|Dunkel|four|150 %|Keine|no|no|no"));
    start.dialog().activateWindow();
    defaults.setFocus();
    start.press(Qt::Key_Space);
    QCoreApplication::processEvents();
    QCOMPARE(start.choices(), firstChoices);
    QVERIFY(!defaults.isEnabled());
    QCOMPARE(start.appearance().textSize(), 100);
    QCOMPARE(narration::currentLanguage(), QStringLiteral("en"));
}

SHOWDOWN_TEST(TestSettingsDialog)
#include "tst_settingsdialog.moc"
