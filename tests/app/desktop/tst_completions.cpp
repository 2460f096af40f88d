// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/desktop/installed.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace showdown::tests;

namespace {

struct Shell
{
    const char* name;
    const char* file; ///< the completions, %1 being the program
};

constexpr std::array shells{
    Shell{"bash", "share/bash-completion/completions/%1"},
    Shell{"zsh", "share/zsh/site-functions/_%1"},
    Shell{"fish", "share/fish/vendor_completions.d/%1.fish"},
};

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

/// What Tab offers in the real shells.
class TestCompletions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void filesAreSoundForTheirShell_data();
    void filesAreSoundForTheirShell();
    void wordsAreCompleted_data();
    void wordsAreCompleted();
    void viewsAndPagesAreThoseOfTheWindow();
    void everySettingOfARuleIsTaken();

private:
    /// The completions of a shell at the end of a line, sorted, in a folder with two files in it.
    QStringList offered(const QString& shell, const QString& line) const;

    Installed m_installed;
    QTemporaryDir m_folder;
};

void TestCompletions::initTestCase()
{
    QVERIFY2(m_installed.run().exitCode == 0, qPrintable(m_installed.run().err));
    for (const char* name : {"hands.showdown", "notes.txt"}) {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("lessons")));
}

QStringList TestCompletions::offered(const QString& shell, const QString& line) const
{
    const auto* const known = std::ranges::find(
        shells, shell, [](const Shell& each) { return QString::fromLatin1(each.name); });
    const QString file =
        m_installed.path(QString::fromLatin1(known->file).arg(line.section(u' ', 0, 0)));
    const QStringList options = shell == QStringLiteral("zsh") ? QStringList{QStringLiteral("-f")}
                                : shell == QStringLiteral("fish")
                                    ? QStringList{QStringLiteral("--no-config")}
                                    : QStringList{QStringLiteral("--norc")};
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(QStandardPaths::findExecutable(shell),
                  options + QStringList{QStringLiteral(SHOWDOWN_COMPLETING) + shell, file, line});
    process.closeWriteChannel();
    if (!process.waitForFinished(30000))
        return {QStringLiteral("(it hangs)")};
    QStringList all =
        QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    const QString err = QString::fromUtf8(process.readAllStandardError());
    if (!err.isEmpty())
        all << err;
    for (QString& word : all) {
        // bash completes after the last equals sign; the others complete the whole word.
        word = word.section(u'=', -1);
        if (word.endsWith(u'/'))
            word.chop(1);
    }
    all.removeAll(QString());
    all.removeDuplicates();
    all.sort();
    return all;
}

void TestCompletions::filesAreSoundForTheirShell_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("program");
    for (const Shell& shell : shells) {
        for (const char* program : {"showdown", "showdown-cli"})
            QTest::addRow("%s, %s", program, shell.name)
                << QString::fromLatin1(shell.name) << QString::fromLatin1(program);
    }
}

void TestCompletions::filesAreSoundForTheirShell()
{
    QFETCH(const QString, shell);
    QFETCH(const QString, program);
    const auto* const known = std::ranges::find(
        shells, shell, [](const Shell& each) { return QString::fromLatin1(each.name); });
    const QString file = m_installed.path(QString::fromLatin1(known->file).arg(program));
    const CliRun run = runTool(known->name, {QStringLiteral("-n"), file});
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
}

void TestCompletions::wordsAreCompleted_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("expected"); ///< sorted
    const auto row = [](const char* name, const char* line, const char* expected) {
        QStringList sorted = words(expected);
        sorted.sort();
        for (const Shell& shell : shells)
            QTest::addRow("%s, %s", name, shell.name)
                << QString::fromLatin1(shell.name) << QString::fromLatin1(line) << sorted;
    };
    row("all commands", "showdown-cli ",
        "compare explain cases check ranks wild rules odds lesson practice worksheet code help");
    row("a command that is begun", "showdown-cli co", "compare code");
    row("a command after a language", "showdown-cli --lang de ex", "explain");
    row("no command after a command", "showdown-cli ranks co", "");
    row("options of the program", "showdown-cli --v", "--version");
    row("options of a command", "showdown-cli explain --l", "--lang --lens --level");
    row("options of a command without rules", "showdown-cli rules --r", "");
    row("rules", "showdown-cli compare --rules ", "series standard bug deuces");
    row("rules after an equals sign", "showdown-cli compare --rules=st", "standard");
    row("a rule", "showdown-cli compare --set lowA", "on off");
    row("the value of a rule", "showdown-cli compare --set pairFloor=1", "10");
    row("a rank", "showdown-cli compare --lens fl", "flush");
    row("the ranks of cases", "showdown-cli cases --lens a", "all");
    row("a level", "showdown-cli explain --level ", "story questions every");
    row("a function", "showdown-cli explain --function DoCards", "DoCardsHaveSameValue");
    row("a format", "showdown-cli cases --format ", "json csv");
    row("a colour", "showdown-cli odds --color a", "auto always");
    row("the rules of a name", "showdown-cli rules d", "deuces");
    row("topics of help", "showdown-cli help wi", "wild");
    row("forms of a description", "showdown-cli help --format ", "man bash zsh fish schema");
    row("a value that is no word", "showdown-cli odds --seed ", "");
    row("a deck", "showdown-cli compare --deck ", "one free");
    row("the only deck of odds", "showdown-cli odds --deck ", "one");
    row("no other deck of odds", "showdown-cli odds --set deck=f", "");
    row("a table", "showdown-cli compare han", "hands.showdown");
    row("any file", "showdown-cli compare --batch no", "notes.txt");
    row("a folder", "showdown-cli lesson check le", "lessons");
    row("what lesson does", "showdown-cli lesson n", "new");
    row("tables for a lesson", "showdown-cli lesson new 01-a --from no", "notes.txt");
    row("a theme", "showdown --theme ", "system light dark contrast");
    row("a table to open", "showdown han", "hands.showdown");
    row("options of the window", "showdown --s", "--suits --step --screenshot --size --scale");
}

void TestCompletions::wordsAreCompleted()
{
    QFETCH(const QString, shell);
    QFETCH(const QString, line);
    QTEST(offered(shell, line), "expected");
}

/// They are not read from the window, and so could become outdated.
void TestCompletions::viewsAndPagesAreThoseOfTheWindow()
{
    const QString program = m_installed.path(QStringLiteral("bin/showdown"));
    const auto listed = [&](const QStringList& arguments) {
        const CliRun run =
            runProgram(program, QStringList{QStringLiteral("--screenshot"),
                                            m_folder.filePath(QStringLiteral("p.png"))}
                                    + arguments);
        const QString names =
            run.err.section(QStringLiteral("there are: "), 1).section(u'\n', 0, 0);
        return names.split(QStringLiteral(", "), Qt::SkipEmptyParts);
    };
    QStringList views = listed({QStringLiteral("--view"), QStringLiteral("?")});
    QStringList pages;
    for (const QString& view : views)
        pages +=
            listed({QStringLiteral("--view"), view, QStringLiteral("--tab"), QStringLiteral("?")});
    views.sort();
    pages.removeDuplicates();
    pages.sort();
    QVERIFY(views.size() >= 3);
    QCOMPARE(offered(QStringLiteral("bash"), QStringLiteral("showdown --view ")), views);
    QCOMPARE(offered(QStringLiteral("bash"), QStringLiteral("showdown --tab ")), pages);
}

void TestCompletions::everySettingOfARuleIsTaken()
{
    const CliRun file = runProgram(m_installed.path(QStringLiteral("bin/showdown-cli")),
                                   words("help --format bash"));
    static const QRegularExpression place(
        QStringLiteral("compare:--set\\) kind=words words='([^']*)'"));
    const QStringList settings = place.match(file.out).captured(1).split(u' ');
    QVERIFY(settings.size() > 30);
    for (const QString& setting : settings) {
        const CliRun run = runProgram(m_installed.path(QStringLiteral("bin/showdown-cli")),
                                      {QStringLiteral("compare"), QStringLiteral("--set"), setting,
                                       QStringLiteral("Kh Kd 5c 2s 3d")});
        QVERIFY2(run.exitCode == 0, qPrintable(setting + u'\n' + run.err));
    }
}

SHOWDOWN_TEST(TestCompletions)
#include "tst_completions.moc"
