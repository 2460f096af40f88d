// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetchoices.h"
#include "tests/app/gui/settings/settingstest.h"
#include "tests/support/effort.h"
#include "tests/support/mutations.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTemporaryDir>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What stands in a file of settings.
const std::vector<QByteArray> settingPieces{"=",           "\n",
                                            "[window]\n",  "[look]\n",
                                            "@ByteArray(", "@Rect(0 0 -1 99999)",
                                            "\\x0",        "@Invalid()",
                                            "1e999",       "-2147483648",
                                            "nan",         "true",
                                            "@Size()",     ")",
                                            "\"",          "99999999999",
                                            "de",          "dark",
                                            "\\0",         ",",
                                            "%U20",        "dockWidth/x=",
                                            "practice",    "@Variant(\\0\\0\\0\\x7f)"};

/// The settings that a window leaves which was used a little.
QByteArray goodSettings(const QString& path)
{
    {
        QSettings settings(path, QSettings::IniFormat);
        SettingsTest start(settings);
        for (const char* view : {"learn", "practice", "odds", "compare"})
            start.test().window().showView(qt(view));
        start.appearance().setTextSize(110);
        start.appearance().setTheme(Theme::dark);
        for (const Restored what : allRestored())
            settings.setValue(restoredKey(what), true);
        worksheet::SheetWish wish;
        wish.title = QStringLiteral("Monday");
        keepWish(settings, wish);
        settings.setValue(QStringLiteral("window/dockWidth/steps"), 420.5);
        settings.setValue(QStringLiteral("look/language"), QStringLiteral("de"));
        settings.setValue(QStringLiteral("files/recent"),
                          QStringList{path, QStringLiteral("/no/such.showdown")});
    }
    return contentOf(path);
}

} // namespace

/// Files of settings that were cut or mutilated.
class TestSettingsFuzz : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aWindowStartsWithAnySettings();
    void cleanup() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }

private:
    QTemporaryDir m_folder;
};

void TestSettingsFuzz::aWindowStartsWithAnySettings()
{
    Mutations mutations(20'261'202, {goodSettings(m_folder.filePath(QStringLiteral("good.ini")))},
                        settingPieces);
    constexpr int filesOfWindow = 25; // one starts, and is given all of them
    for (int files = 0; files < hostileTrials(10'000, 150); files += filesOfWindow) {
        const QString path = m_folder.filePath(QStringLiteral("%1.ini").arg(files));
        const auto write = [&] {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(mutations.next()) >= 0;
        };
        QVERIFY(write());
        QSettings settings(path, QSettings::IniFormat);
        SettingsTest start(settings);
        MainWindow& window = start.test().window();
        for (int file = 1; file < filesOfWindow; ++file) {
            QVERIFY(write());
            settings.sync();
            window.hide();
            restoreLook(start.appearance(), settings);
            window.keepIn(settings);
            window.restoreLayout(settings);
            static_cast<void>(keptWish(settings, {}));
            window.show();
            QCoreApplication::processEvents();
            QVERIFY(window.isVisible());
            QVERIFY(window.width() >= window.minimumWidth());
            QCOMPARE(start.test().table(), describe(sampleTable())); // no setting touches hands
        }
    }
}

SHOWDOWN_TEST(TestSettingsFuzz)
#include "tst_settingsfuzz.moc"
