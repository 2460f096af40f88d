// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/ownpresets.h"
#include "app/gui/settings/settingsfile.h"
#include "app/gui/start/startapplication.h"
#include "app/tables/savefile.h"
#include "tests/app/gui/settings/settingstest.h"
#include "tests/support/fulldisk.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QRect>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>

#include <limits>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A value of each type that the window keeps, and of some that it does not know.
const QVariantMap& everyType()
{
    static const QVariantMap all{
        {QStringLiteral("plain"), QStringLiteral("yes")},
        {QStringLiteral("look/theme"), QStringLiteral("dark")},
        {QStringLiteral("look/a list"), QStringList{QStringLiteral("a, b"), QStringLiteral("; c")}},
        {QStringLiteral("ownRules/My%20rules"), QStringLiteral("Zoë’s “rules” = \\1\n 2 ")},
        {QStringLiteral("window/frame"), QByteArray("\0\1\xd9\xff=;,\"", 8)},
        {QStringLiteral("window/place"), QRect(-1, 2, 3, 4)},
        {QStringLiteral("window/panels"), QByteArray(3'000, 'x')},
        {QStringLiteral("zz/later"), QVariant(QVariantMap{{QStringLiteral("a"), 1}})},
        {QStringLiteral("~a/~b"), QString()},
    };
    return all;
}

QVariantMap allOf(const QSettings& settings)
{
    QVariantMap all;
    const QStringList keys = settings.allKeys();
    for (const QString& key : keys)
        all[key] = settings.value(key);
    return all;
}

/// What another program reads in the file.
QVariantMap readAgain(const QTemporaryDir& folder)
{
    const QString copy = folder.filePath(QStringLiteral("copy.ini"));
    QFile::remove(copy);
    if (!QFile::copy(settingsFile(), copy))
        return {};
    return allOf(QSettings(copy, QSettings::IniFormat));
}

} // namespace

/// The file of the settings, on any disk and with anything in it.
class TestSettingsFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { useFolder(m_earlier); }
    void itIsReadAsQtReadsIt();
    void itIsWrittenAsQtWritesIt();
    void windowsKeepWhatOthersWrote();
    void aFileOfAnotherKindIsReadAsFarAsPossible_data();
    void aFileOfAnotherKindIsReadAsFarAsPossible();
    void anyValueOpensTheWindow_data();
    void anyValueOpensTheWindow();
    void theWindowSaysThatTheyCannotBeSaved();
#ifdef Q_OS_UNIX
    void aFullDiskLeavesItWhole_data();
    void aFullDiskLeavesItWhole();
#endif

private:
    static void useFolder(const QString& folder)
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    }

    QString m_earlier;
    std::optional<QTemporaryDir> m_folder;
};

void TestSettingsFile::initTestCase()
{
    useTestLook();
    m_earlier = QFileInfo(settingsFile()).path();
}

void TestSettingsFile::init()
{
    m_folder.emplace();
    useFolder(m_folder->path());
    QSettings written(settingsFile(), QSettings::IniFormat);
    for (auto each = everyType().cbegin(); each != everyType().cend(); ++each)
        written.setValue(each.key(), each.value());
}

void TestSettingsFile::itIsReadAsQtReadsIt()
{
    const OpenedSettings opened = openSettings();
    QVERIFY(!opened.fault);
    QCOMPARE(opened.settings->fileName(), settingsFile());
    QCOMPARE(allOf(*opened.settings), everyType());
}

void TestSettingsFile::itIsWrittenAsQtWritesIt()
{
    const QByteArray before = contentOf(settingsFile());
    {
        const OpenedSettings opened = openSettings();
        opened.settings->setValue(QStringLiteral("look/theme"), QStringLiteral("light"));
    }
    QCOMPARE(contentOf(settingsFile()), QByteArray(before).replace("dark", "light"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList(QStringLiteral("showdown.ini")));
    {
        const OpenedSettings opened = openSettings();
        opened.settings->clear();
    }
    QCOMPARE(readAgain(*m_folder), QVariantMap());
}

void TestSettingsFile::windowsKeepWhatOthersWrote()
{
    const OpenedSettings opened = openSettings();
    opened.settings->sync();
    QVERIFY(
        !tables::saveFile(settingsFile(), contentOf(settingsFile()) + "[other]\nwindow=there\n"));
    opened.settings->setValue(QStringLiteral("look/theme"), QStringLiteral("light"));
    opened.settings->sync();
    QVariantMap all = everyType();
    all[QStringLiteral("look/theme")] = QStringLiteral("light");
    all[QStringLiteral("other/window")] = QStringLiteral("there");
    QCOMPARE(readAgain(*m_folder), all);
}

void TestSettingsFile::aFileOfAnotherKindIsReadAsFarAsPossible_data()
{
    QTest::addColumn<QByteArray>("before"); // the settings
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("of a newer version") << QByteArray("[new]\nkey=@Later(1 2)\n") << QByteArray();
    QTest::newRow("cut off") << QByteArray() << QByteArray("[window]\ngeometry=\"@ByteArray(\\x1");
    QTest::newRow("a comment") << QByteArray("# mine\n") << QByteArray();
    QTest::newRow("a line that is none") << QByteArray("[look\n") << QByteArray("what?\n");
    QTest::newRow("no text") << QByteArray("\xff\xfe=\x80\n") << QByteArray("\0\0\0\n", 4);
}

void TestSettingsFile::aFileOfAnotherKindIsReadAsFarAsPossible()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QVERIFY(!tables::saveFile(settingsFile(), before + "[ownRules]\nMine=series\n" + after));
    {
        const OpenedSettings opened = openSettings();
        QVERIFY(!opened.fault);
        SettingsTest start(*opened.settings);
        QVERIFY(start.test().isReady());
    }
    QCOMPARE(readAgain(*m_folder).value(QStringLiteral("ownRules/Mine")).toString(),
             QStringLiteral("series"));
}

void TestSettingsFile::anyValueOpensTheWindow_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("empty") << QVariant(QString());
    QTest::newRow("a text") << QVariant(QStringLiteral("two pair"));
    QTest::newRow("a list") << QVariant(QStringList{QStringLiteral("1"), QStringLiteral("2")});
    QTest::newRow("bytes") << QVariant(QByteArray("\0\1\xff", 3));
    QTest::newRow("many bytes") << QVariant(QByteArray(10'000, '\xff'));
    QTest::newRow("less than nothing") << QVariant(-1);
    QTest::newRow("the largest number") << QVariant(std::numeric_limits<int>::max());
    QTest::newRow("a larger one") << QVariant(QStringLiteral("99999999999999999999"));
    QTest::newRow("no number") << QVariant(QStringLiteral("nan"));
    QTest::newRow("without end") << QVariant(QStringLiteral("-inf"));
    QTest::newRow("a place far away") << QVariant(QRect(-1'000'000, 1'000'000, 1 << 30, 1 << 30));
}

void TestSettingsFile::anyValueOpensTheWindow()
{
    QFETCH(const QVariant, value);
    const auto showAll = [](SettingsTest& start) {
        for (View* view : start.test().window().views()) {
            start.test().window().showView(*view);
            QCoreApplication::processEvents();
        }
    };
    const OpenedSettings opened = openSettings();
    QSettings& settings = *opened.settings;
    settings.clear();
    {
        SettingsTest start(settings);
        QVERIFY(start.test().isReady());
        showAll(start);
    }
    QStringList keys = settings.allKeys();
    QCOMPARE_GT(keys.size(), 20);
    for (const char* chosen :
         {"look/theme", "look/textSize", "look/presentedTextDifference", "look/motion",
          "look/language", "look/fourColors", "present/screen", "files/recent", "restore/window",
          "restore/view", "restore/table", "worksheet/count", "worksheet/rules"})
        keys += QString::fromLatin1(chosen);
    for (const QString& key : keys)
        settings.setValue(key, value);
    settings.remove(QStringLiteral("look/language")); // or all is in another one
    settings.setValue(QStringLiteral("restore/window"), true);
    settings.setValue(QStringLiteral("ownRules/Mine"), QStringLiteral("series"));
    settings.setValue(QStringLiteral("later/key"), value);
    {
        SettingsTest start(settings);
        QVERIFY(start.test().isReady());
        showAll(start);
        const MainWindow& window = start.test().window();
        QVERIFY(window.screen()->geometry().intersects(window.frameGeometry()));
        QVERIFY(start.appearance().textSize() >= 50 && start.appearance().textSize() <= 400);
        QVERIFY(start.open());
    }
    settings.sync();
    QCOMPARE(settings.status(), QSettings::NoError);
    QCOMPARE(readAgain(*m_folder).value(QStringLiteral("ownRules/Mine")).toString(),
             QStringLiteral("series"));
    QVERIFY(readAgain(*m_folder).contains(QStringLiteral("later/key")));
}

/// Once, in the status bar.
void TestSettingsFile::theWindowSaysThatTheyCannotBeSaved()
{
    QVERIFY(QFile::remove(settingsFile()));
    QVERIFY(!tables::saveFile(m_folder->filePath(QStringLiteral("file")), "no folder"));
    useFolder(m_folder->filePath(QStringLiteral("file/below")));
    const OpenedSettings opened = openSettings();
    SettingsTest start(*opened.settings);
    QVERIFY(start.test().isReady());
    QStringList said;
    connect(start.test().window().statusBar(), &QStatusBar::messageChanged, this,
            [&said](const QString& text) { said += text; });
    for (const Theme theme : {Theme::dark, Theme::light}) {
        start.appearance().setTheme(theme);
        QCoreApplication::processEvents();
    }
    said.removeAll(QString());
    QCOMPARE(said, QStringList(QStringLiteral("Your settings cannot be saved in %1. The file could "
                                              "not be saved: its folder is not there.")
                                   .arg(QDir::toNativeSeparators(settingsFile()))));
}

#ifdef Q_OS_UNIX
void TestSettingsFile::aFullDiskLeavesItWhole_data()
{
    QTest::addColumn<int>("most"); // bytes of a file
    for (const int most : {0, 100, 1'000, 3'000})
        QTest::addRow("%d bytes", most) << most;
}

void TestSettingsFile::aFullDiskLeavesItWhole()
{
    QFETCH(const int, most);
    const OpenedSettings opened = openSettings();
    QSignalSpy told(qobject_cast<SettingsFile*>(opened.settings.get()), &SettingsFile::notSaved);
    QCOMPARE(opened.settings->allKeys().size(), everyType().size());
    std::optional<FullDisk> full(most);
    QVERIFY(contentOf(settingsFile()).size() > most);
    for (const char* theme : {"light", "system"}) {
        opened.settings->setValue(QStringLiteral("look/theme"), QLatin1String(theme));
        QCoreApplication::processEvents();
    }
    opened.settings->sync();
    full.reset();
    QCOMPARE(told.count(), 1);
    QCOMPARE(readAgain(*m_folder), everyType());
    QVariantMap all = everyType();
    all[QStringLiteral("look/theme")] = QStringLiteral("system");
    opened.settings->sync(); // there is room again
    QCOMPARE(readAgain(*m_folder), all);
}
#endif

SHOWDOWN_TEST(TestSettingsFile)
#include "tst_settingsfile.moc"
