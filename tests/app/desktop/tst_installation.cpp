// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/desktop/installed.h"
#include "tests/support/testprogram.h"

#include <QImage>
#include <QRegularExpression>
#include <QTest>

using namespace showdown::tests;

namespace {

const QString appId = QStringLiteral("org.showdown_app.Showdown");
const QString desktopFile = QStringLiteral("share/applications/org.showdown_app.Showdown.desktop");
const QString metainfoFile =
    QStringLiteral("share/metainfo/org.showdown_app.Showdown.metainfo.xml");

} // namespace

/// What an installation offers the desktop, queried as desktops do.
class TestInstallation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(m_installed.run().exitCode == 0, qPrintable(m_installed.run().err));
    }
    void filesStandWhereTheyAreLookedFor_data();
    void filesStandWhereTheyAreLookedFor();
    void theEngineIsNotAmongThem();
    void iconsHaveTheirSizes_data();
    void iconsHaveTheirSizes();
    void theDesktopFileIsValid();
    void theDesktopFileNamesWhatIsInstalled();
    void theMetainfoIsValid();
    void filesAreKnownByNameAndByContent_data();
    void filesAreKnownByNameAndByContent();

private:
    /// The value of a key of the desktop file.
    QString entry(const char* key) const
    {
        const QRegularExpression line(QStringLiteral("^%1=(.*)$").arg(QLatin1String(key)),
                                      QRegularExpression::MultilineOption);
        return line.match(m_installed.text(desktopFile)).captured(1);
    }

    Installed m_installed;
};

void TestInstallation::filesStandWhereTheyAreLookedFor_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"bin/showdown",
                             "bin/showdown-cli",
                             "share/applications/org.showdown_app.Showdown.desktop",
                             "share/metainfo/org.showdown_app.Showdown.metainfo.xml",
                             "share/mime/packages/org.showdown_app.Showdown.xml",
                             "share/icons/hicolor/scalable/apps/org.showdown_app.Showdown.svg",
                             "share/icons/hicolor/scalable/mimetypes/application-x-showdown.svg",
                             "share/man/man1/showdown.1",
                             "share/man/man1/showdown-cli.1",
                             "share/man/de/man1/showdown.1",
                             "share/man/de/man1/showdown-cli.1",
                             "share/bash-completion/completions/showdown",
                             "share/bash-completion/completions/showdown-cli",
                             "share/zsh/site-functions/_showdown",
                             "share/zsh/site-functions/_showdown-cli",
                             "share/fish/vendor_completions.d/showdown.fish",
                             "share/fish/vendor_completions.d/showdown-cli.fish",
                             "share/doc/showdown/copyright",
                             "share/doc/showdown/CHANGELOG.md",
                             "share/showdown/schemas/compare.schema.json",
                             "share/showdown/schemas/batch.schema.json",
                             "share/showdown/schemas/showdown.schema.json"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestInstallation::filesStandWhereTheyAreLookedFor()
{
    QFETCH(const QString, file);
    const QFileInfo info(m_installed.path(file));
    QVERIFY(info.isFile());
    QVERIFY(info.size() > 0);
}

/// Its headers and library are a component of their own.
void TestInstallation::theEngineIsNotAmongThem()
{
    const QStringList folders =
        QDir(m_installed.path(QString())).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QCOMPARE(folders, QStringList({QStringLiteral("bin"), QStringLiteral("share")}));
}

void TestInstallation::iconsHaveTheirSizes_data()
{
    QTest::addColumn<QString>("context");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("size");
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QTest::addRow("the program, %d", size) << QStringLiteral("apps") << appId << size;
        QTest::addRow("a file, %d", size)
            << QStringLiteral("mimetypes") << QStringLiteral("application-x-showdown") << size;
    }
}

void TestInstallation::iconsHaveTheirSizes()
{
    QFETCH(const QString, context);
    QFETCH(const QString, name);
    QFETCH(const int, size);
    const QImage icon(m_installed.path(
        QStringLiteral("share/icons/hicolor/%1x%1/%2/%3.png").arg(size).arg(context, name)));
    QCOMPARE(icon.size(), QSize(size, size));
    QVERIFY(icon.hasAlphaChannel());
    QCOMPARE(icon.pixelColor(0, 0).alpha(), 0);
    QCOMPARE(icon.pixelColor(size / 2, size / 2).alpha(), 255);
}

void TestInstallation::theDesktopFileIsValid()
{
    const CliRun run = runTool("desktop-file-validate", {m_installed.path(desktopFile)});
    QCOMPARE(run.out + run.err, QString());
    QCOMPARE(run.exitCode, 0);
}

void TestInstallation::theDesktopFileNamesWhatIsInstalled()
{
    const QString program = entry("Exec").section(u' ', 0, 0);
    QVERIFY(QFileInfo(m_installed.path(QStringLiteral("bin/") + program)).isExecutable());
    QCOMPARE(entry("TryExec"), program);
    QCOMPARE(entry("Icon"), appId);
    QVERIFY(entry("MimeType").startsWith(QStringLiteral("application/x-showdown;")));
    for (const char* key : {"Comment[de]", "GenericName[de]", "Keywords[de]"})
        QVERIFY2(m_installed.text(desktopFile).contains(u'\n' + QLatin1String(key) + u'='), key);
    const QString metainfo = m_installed.text(metainfoFile);
    QVERIFY(metainfo.contains(QStringLiteral("<id>%1</id>").arg(appId)));
    QVERIFY(metainfo.contains(QStringLiteral(">%1.desktop<").arg(appId)));
}

void TestInstallation::theMetainfoIsValid()
{
    const CliRun run =
        runTool("appstreamcli", {QStringLiteral("validate"), QStringLiteral("--no-net"),
                                 QStringLiteral("--no-color"), m_installed.path(metainfoFile)});
    QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
    // Only pedantic remarks may be left: no errors, warnings or hints.
    QVERIFY2(!run.out.contains(QRegularExpression(QStringLiteral("(^|\n)[EWI]: "))),
             qPrintable(run.out));
}

void TestInstallation::filesAreKnownByNameAndByContent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("type");
    const QString table = QStringLiteral("{\n  \"showdown\": 1,\n  \"title\": null\n}\n");
    const QString own = QStringLiteral("application/x-showdown");
    QTest::newRow("a table") << QStringLiteral("hands.showdown") << table << own;
    QTest::newRow("a spoilt table")
        << QStringLiteral("hands.showdown") << QStringLiteral("{") << own;
    QTest::newRow("a table without a name") << QStringLiteral("hands") << table << own;
    QTest::newRow("a table on one line without a name")
        << QStringLiteral("short") << QStringLiteral("{\"showdown\":1}") << own;
    QTest::newRow("other JSON") << QStringLiteral("other.json")
                                << QStringLiteral("{\"players\": []}")
                                << QStringLiteral("application/json");
    QTest::newRow("text") << QStringLiteral("notes") << QStringLiteral("the \"showdown\": 1")
                          << QStringLiteral("text/plain");
}

void TestInstallation::filesAreKnownByNameAndByContent()
{
    QFETCH(const QString, name);
    QFETCH(const QString, content);
    const QString share = m_installed.path(QStringLiteral("share"));
    const CliRun update = runTool("update-mime-database", {share + QStringLiteral("/mime")});
    QVERIFY2(update.exitCode == 0, qPrintable(update.err));

    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content.toUtf8());
    file.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_DIRS"), share + QStringLiteral(":/usr/share"));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
    const CliRun run = runTool("gio",
                               {QStringLiteral("info"), QStringLiteral("-a"),
                                QStringLiteral("standard::content-type"), file.fileName()},
                               environment);
    const QString type = run.out.section(QStringLiteral("content-type: "), 1).trimmed();
    QTEST(type, "type");
}

SHOWDOWN_TEST(TestInstallation)
#include "tst_installation.moc"
