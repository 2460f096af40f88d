// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "app/gui/window/explanationdock.h"
#include "tests/app/gui/settings/settingstest.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

#include <memory>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// How the settings of one start affect the next.
class TestKeptSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init();
    void cleanup() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void everySettingIsFoundAgain();
    void theLanguageOfTheCommandLineIsNotKept();
    void theLanguageOfTheCommandLineCanBeChosenAgain();
    void aLanguageThatIsNotSpokenIsTheSystems_data();
    void aLanguageThatIsNotSpokenIsTheSystems();
    void whatIsNotWantedDoesNotComeBack_data();
    void whatIsNotWantedDoesNotComeBack();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
};

void TestKeptSettings::init()
{
    m_settings.reset(); // or it would write into a folder that is gone, and make it again
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")),
                                             QSettings::IniFormat);
}

void TestKeptSettings::everySettingIsFoundAgain()
{
    const QString wanted = QStringLiteral("Deutsch|Hell|four|90 %|Keine|no|yes|no");
    {
        SettingsTest start(*m_settings);
        QVERIFY(start.open());
        start.choose("themeCombo", QStringLiteral("Light"));
        start.choose("motionCombo", QStringLiteral("None"));
        start.click(start.part<QRadioButton>("fourColorsRadio"), {8, 20});
        start.part<QSpinBox>("textSizeField").setFocus();
        start.press(Qt::Key_Down);
        start.click(start.part<QCheckBox>("restoreTableCheckBox"), {8, 8});
        start.click(start.part<QCheckBox>("restoreViewCheckBox"), {8, 8});
        start.choose("languageCombo", QStringLiteral("Deutsch"));
        QCOMPARE(start.choices(), wanted);
    }
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    SettingsTest again(*m_settings);
    QCOMPARE(narration::currentLanguage(), QStringLiteral("de"));
    QVERIFY(again.open());
    QCOMPARE(again.choices(), wanted);
    QVERIFY(!isRestored(*m_settings, Restored::table));
}

void TestKeptSettings::theLanguageOfTheCommandLineIsNotKept()
{
    {
        SettingsTest start(*m_settings, {QStringLiteral("--lang"), QStringLiteral("de")});
        QVERIFY(start.open());
        QCOMPARE(start.chosen("languageCombo"), QStringLiteral("Deutsch"));
        start.choose("themeCombo", QStringLiteral("Hell")); // another setting is kept
    }
    QCOMPARE(keptLanguage(*m_settings), QString());
    SettingsTest again(*m_settings);
    QCOMPARE(narration::currentLanguage(), QStringLiteral("en"));
    QVERIFY(again.open());
    QCOMPARE(again.chosen("languageCombo"), QStringLiteral("Follow system (English)"));
    QCOMPARE(again.chosen("themeCombo"), QStringLiteral("Light"));
}

void TestKeptSettings::theLanguageOfTheCommandLineCanBeChosenAgain()
{
    {
        SettingsTest start(*m_settings, {QStringLiteral("--lang"), QStringLiteral("de")});
        QVERIFY(start.open());
        start.choose("languageCombo", QStringLiteral("English"));
        start.choose("languageCombo", QStringLiteral("Deutsch"));
    }
    QCOMPARE(keptLanguage(*m_settings), QStringLiteral("de"));
    const SettingsTest english(*m_settings, {QStringLiteral("--lang"), QStringLiteral("en")});
    QCOMPARE(narration::currentLanguage(), QStringLiteral("en")); // goes before it
    QCOMPARE(keptLanguage(*m_settings), QStringLiteral("de"));
}

void TestKeptSettings::aLanguageThatIsNotSpokenIsTheSystems_data()
{
    QTest::addColumn<QString>("kept");
    QTest::newRow("of a later version") << QStringLiteral("eo");
    QTest::newRow("no language") << QStringLiteral("../../de");
    QTest::newRow("empty") << QString();
}

void TestKeptSettings::aLanguageThatIsNotSpokenIsTheSystems()
{
    QFETCH(const QString, kept);
    m_settings->setValue(QStringLiteral("look/language"), kept);
    SettingsTest start(*m_settings);
    QCOMPARE(narration::currentLanguage(), narration::systemLanguage());
    QVERIFY(start.open());
    QCOMPARE(start.part<QComboBox>("languageCombo").currentIndex(), 0);
}

void TestKeptSettings::whatIsNotWantedDoesNotComeBack_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<QString>("found"); // the view, and how window, explanation and decks stand
    QTest::newRow("everything comes back") << ""
                                           << "odds 800x700 closed folded folded no list";
    QTest::newRow("not the view") << "restoreViewCheckBox"
                                  << "compare 800x700 closed folded folded no list";
    QTest::newRow("not the place and the panels") << "restoreWindowCheckBox"
                                                  << "odds 1280x770 open deck deck list";
}

void TestKeptSettings::whatIsNotWantedDoesNotComeBack()
{
    QFETCH(const QString, box);
    {
        SettingsTest start(*m_settings);
        QVERIFY(start.open());
        if (!box.isEmpty())
            start.part<QCheckBox>(box.toLatin1().constData()).click();
        start.press(Qt::Key_Escape);
        WindowTest& test = start.test();
        start.action("deckPanelAction").trigger();
        test.window().showView(QStringLiteral("learn"));
        start.action("lessonListAction").trigger();
        test.window().showView(QStringLiteral("odds"));
        test.press(Qt::Key_D, Qt::ControlModifier);
        start.action("explanationAction").trigger();
        test.window().resize(800, 700);
    }
    SettingsTest again(*m_settings);
    QVERIFY(again.test().isReady());
    MainWindow& window = again.test().window();
    QStringList found{window.view().name(),
                      QStringLiteral("%1x%2").arg(window.width()).arg(window.height())};
    window.resize(1280, 770); // in a small one the explanation is no dock
    QCoreApplication::processEvents();
    found << (window.findChild<ExplanationDock*>()->isVisible() ? QStringLiteral("open")
                                                                : QStringLiteral("closed"));
    for (const char* view : {"compare", "odds"}) {
        window.showView(QString::fromLatin1(view));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto* deck = again.test().find<DeckPanel>(QStringLiteral("deckPanel"));
        found << (deck->isFolded() ? QStringLiteral("folded") : QStringLiteral("deck"));
    }
    window.showView(QStringLiteral("learn"));
    found << (again.action("lessonListAction").isChecked() ? QStringLiteral("list")
                                                           : QStringLiteral("no list"));
    QTEST(found.join(u' '), "found");
}

SHOWDOWN_TEST(TestKeptSettings)
#include "tst_keptsettings.moc"
