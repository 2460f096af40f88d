// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/desktop/installed.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown::tests;

/// The man pages, as readers and checking tools see them.
class TestManPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(m_installed.run().exitCode == 0, qPrintable(m_installed.run().err));
    }
    void pagesAreClean_data() { pages(); }
    void pagesAreClean();
    void pagesHaveTheirChapters_data() { pages(); }
    void pagesHaveTheirChapters();
    void everyOptionOfTheHelpIsInThePage_data() { pages(); }
    void everyOptionOfTheHelpIsInThePage();
    void everyCommandIsInThePage();
    void everyExampleWorks();
    void aPageBearsTheDateOfItsSource();

private:
    static void pages();

    Installed m_installed;
};

void TestManPages::pages()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("language");
    for (const char* program : {"showdown", "showdown-cli"}) {
        for (const char* language : {"en", "de"})
            QTest::addRow("%s in %s", program, language)
                << QString::fromLatin1(program) << QString::fromLatin1(language);
    }
}

namespace {

QString pageOf(const QString& program, const QString& language)
{
    const QString folder =
        language == QStringLiteral("en") ? QString() : language + QStringLiteral("/");
    return QStringLiteral("share/man/%1man1/%2.1").arg(folder, program);
}

} // namespace

void TestManPages::pagesAreClean()
{
    QFETCH(const QString, program);
    QFETCH(const QString, language);
    const QString page = m_installed.path(pageOf(program, language));
    const CliRun mandoc = runTool("mandoc", {QStringLiteral("-T"), QStringLiteral("lint"), page});
    QCOMPARE(mandoc.out + mandoc.err, QString());
    QCOMPARE(mandoc.exitCode, 0);
    const CliRun groff =
        runTool("groff", {QStringLiteral("-k"), QStringLiteral("-Kutf8"), QStringLiteral("-man"),
                          QStringLiteral("-ww"), QStringLiteral("-Tutf8"), page});
    QCOMPARE(groff.err, QString());
    const CliRun man = runTool("man", {QStringLiteral("--warnings"), QStringLiteral("-E"),
                                       QStringLiteral("UTF-8"), QStringLiteral("-l"),
                                       QStringLiteral("-Tutf8"), QStringLiteral("-Z"), page});
    QCOMPARE(man.err, QString());
    QCOMPARE(man.exitCode, 0);
    const CliRun name = runTool("lexgrog", {page});
    QVERIFY2(name.out.contains(u'"' + program + QStringLiteral(" - ")), qPrintable(name.out));
}

void TestManPages::pagesHaveTheirChapters()
{
    QFETCH(const QString, program);
    QFETCH(const QString, language);
    const QString page = m_installed.text(pageOf(program, language));
    const bool isGerman = language == QStringLiteral("de");
    const QString headings =
        isGerman ? QStringLiteral("BEZEICHNUNG|ÜBERSICHT|BESCHREIBUNG|OPTIONEN|BEISPIELE|"
                                  "RÜCKGABEWERT|DATEIEN|UMGEBUNG|SIEHE AUCH")
                 : QStringLiteral("NAME|SYNOPSIS|DESCRIPTION|OPTIONS|EXAMPLES|EXIT STATUS|FILES|"
                                  "ENVIRONMENT|SEE ALSO");
    qsizetype last = 0;
    for (const QString& heading : headings.split(u'|')) {
        const qsizetype at = page.indexOf(QStringLiteral("\n.SH %1\n").arg(heading));
        QVERIFY2(at > last, qPrintable(heading));
        last = at;
    }
}

void TestManPages::everyOptionOfTheHelpIsInThePage()
{
    QFETCH(const QString, program);
    QFETCH(const QString, language);
    QString page = m_installed.text(pageOf(program, language));
    page.replace(QStringLiteral("\\-"), QStringLiteral("-"));
    const QString path = m_installed.path(QStringLiteral("bin/") + program);
    QString help = runProgram(path, {QStringLiteral("--help")}).out;
    if (program == QStringLiteral("showdown-cli")) {
        for (const char* command : {"compare", "explain", "cases", "check", "ranks", "wild",
                                    "rules", "odds", "lesson", "practice", "worksheet"})
            help += runProgram(path, {QStringLiteral("help"), QString::fromLatin1(command)}).out;
    }
    static const QRegularExpression option(QStringLiteral("(?<=\\s)--[a-z-]{2,}"));
    int count = 0;
    for (auto match = option.globalMatch(help); match.hasNext(); ++count) {
        const QString name = match.next().captured();
        QVERIFY2(page.contains(QStringLiteral("\\fB%1\\fR").arg(name)), qPrintable(name));
    }
    QVERIFY(count > 8);
}

void TestManPages::everyCommandIsInThePage()
{
    const QString page =
        m_installed.text(pageOf(QStringLiteral("showdown-cli"), QStringLiteral("en")));
    const QString said = runProgram(m_installed.path(QStringLiteral("bin/showdown-cli")), {}).err;
    const QStringList commands =
        said.section(QStringLiteral("one of "), 1).trimmed().split(QStringLiteral(", "));
    QCOMPARE(commands.size(), 13);
    for (const QString& command : commands)
        QVERIFY2(page.contains(QStringLiteral("\n.SS %1\n").arg(command)), qPrintable(command));
}

/// The examples that need no file and no program of the user.
void TestManPages::everyExampleWorks()
{
    const QString page =
        m_installed.text(pageOf(QStringLiteral("showdown-cli"), QStringLiteral("en")));
    QString examples =
        page.section(QStringLiteral("\n.nf\n"), 1).section(QStringLiteral("\n.fi\n"), 0, 0);
    examples.replace(QStringLiteral("\\-"), QStringLiteral("-"));
    const QTemporaryDir folder; // some write
    int count = 0;
    for (const QString& example : examples.split(u'\n')) {
        static const QRegularExpression needsMore(
            QStringLiteral("(table|week|hands)\\.showdown|situation\\.showdown|--command|resources/|> "));
        if (example.contains(needsMore))
            continue;
        QVERIFY2(example.startsWith(QStringLiteral("showdown-cli ")), qPrintable(example));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"), m_installed.path(QStringLiteral("bin")) + u':'
                                                       + environment.value(QStringLiteral("PATH")));
        const CliRun run =
            runTool("sh",
                    {QStringLiteral("-c"), QStringLiteral("cd '%1' && ").arg(folder.path())
                                               + QString(example).replace(QStringLiteral("| less"),
                                                                          QStringLiteral("| cat"))},
                    environment);
        QVERIFY2(run.exitCode == 0 && run.err.isEmpty(), qPrintable(example + u'\n' + run.err));
        ++count;
    }
    QVERIFY(count >= 15);
}

void TestManPages::aPageBearsTheDateOfItsSource()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("SOURCE_DATE_EPOCH"), QStringLiteral("1000000000"));
    const CliRun run = runProgram(
        m_installed.path(QStringLiteral("bin/showdown-cli")),
        {QStringLiteral("help"), QStringLiteral("--format"), QStringLiteral("man")}, environment);
    QVERIFY2(run.out.contains(QStringLiteral("\n.TH SHOWDOWN\\-CLI 1 2001-09-09 ")),
             qPrintable(run.out.left(200)));
}

SHOWDOWN_TEST(TestManPages)
#include "tst_manpages.moc"
