// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/savefile.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QProcess>
#include <QSet>
#include <QThread>

#include <random>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The last number that a program printed on a complete line after a word; -1 if none.
int lastTold(const QByteArray& output, const QByteArray& word)
{
    int number = -1;
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
        if (line.startsWith(word + ' '))
            number = line.mid(word.size() + 1).toInt();
    }
    return number;
}

/// Of a file with so many tables.
int numberIn(const tables::TableStrip& file, std::size_t tableCount)
{
    bool isNumber = false;
    const int number = file.tables.front().table.names[0].toInt(&isNumber);
    return isNumber && file.tables.size() == tableCount ? number : -2;
}

} // namespace

/// Killing programs and windows while they save.
class TestKills : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void nothingToldIsLostByAKill_data();
    void nothingToldIsLostByAKill();
    void windowsSaveAtOnce_data();
    void windowsSaveAtOnce();
    void killedWindowsComeBack();

private:
    std::unique_ptr<QProcess> startShowdown(const QStringList& arguments = {}) const;

    std::unique_ptr<FilesFolder> m_files;
};

void TestKills::nothingToldIsLostByAKill_data()
{
    QTest::addColumn<QStringList>("begin");
    QTest::addColumn<std::size_t>("tableCount");
    QTest::newRow("one table") << QStringList() << std::size_t(1);
    QTest::newRow("several") << QStringList(
        QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"))
                             << std::size_t(3);
}

void TestKills::nothingToldIsLostByAKill()
{
    QFETCH(const QStringList, begin);
    QFETCH(const std::size_t, tableCount);
    std::mt19937 random(29); // NOLINT(bugprone-random-generator-seed): the same moments each time
    const auto upTo = [&random](int most) {
        return std::uniform_int_distribution<int>(0, most)(random);
    };
    const QString file = m_files->path("a.showdown");
    const tables::Autosave room(m_files->path("tables"));
    int kept = -1;
    int saved = -1;
    for (int kill = 0; kill < trials(200, 20); ++kill) {
        QProcess program;
        program.start(QStringLiteral(SHOWDOWN_SAVING_PATH),
                      QStringList{m_files->folder(), QString::number(kept + 1)} + begin);
        QByteArray output;
        const int lines = 1 + upTo(12);
        while (output.count('\n') < lines) {
            QVERIFY(program.waitForReadyRead(60'000));
            output += program.readAllStandardOutput();
        }
        QThread::usleep(upTo(4'000));
        program.kill();
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        output += program.readAllStandardOutput();
        const int before = kept;
        kept = std::max(kept, lastTold(output, "kept"));
        saved = std::max(saved, lastTold(output, "saved"));
        QVERIFY(kept > before);

        const tables::LeftTables left = room.left();
        QVERIFY(left.faulty.empty());
        QCOMPARE(left.tables.size(), std::size_t(1));
        const int inRoom = numberIn(left.tables[0].table.file, tableCount);
        QVERIFY2(inRoom == kept || inRoom == kept + 1, qPrintable(QString::number(inRoom)));
        if (QFile::exists(file) || saved >= 0) {
            const tables::TableStripResult read = tables::readTablesIn(file);
            const auto* whole = std::get_if<tables::TableStrip>(&read);
            QVERIFY2(whole, contentOf(file).constData());
            const int inFile = numberIn(*whole, tableCount);
            QVERIFY2(inFile >= saved && inFile <= kept, qPrintable(QString::number(inFile)));
        }
        kept = inRoom;
    }
    QCOMPARE_GT(saved, 40);
}

void TestKills::windowsSaveAtOnce_data()
{
    QTest::addColumn<int>("windows");
    QTest::newRow("two") << 2;
    QTest::newRow("five") << 5;
}

/// Each its own table, and all into one file; then all are killed.
void TestKills::windowsSaveAtOnce()
{
    QFETCH(const int, windows);
    constexpr int numbersEach = 100'000;
    std::vector<std::unique_ptr<QProcess>> programs;
    std::vector<QByteArray> outputs(static_cast<std::size_t>(windows));
    for (int window = 0; window < windows; ++window) {
        programs.push_back(std::make_unique<QProcess>());
        programs.back()->start(QStringLiteral(SHOWDOWN_SAVING_PATH),
                               {m_files->folder(), QString::number(window * numbersEach)});
    }
    for (std::size_t window = 0; window < programs.size(); ++window) {
        while (outputs[window].count('\n') < trials(400, 60)) {
            QVERIFY(programs[window]->waitForReadyRead(60'000));
            outputs[window] += programs[window]->readAllStandardOutput();
        }
    }
    QSet<int> kept;
    for (std::size_t window = 0; window < programs.size(); ++window) {
        programs[window]->kill();
        QVERIFY(programs[window]->waitForFinished(60'000));
        QCOMPARE(programs[window]->exitStatus(), QProcess::CrashExit); // it never gave up
        outputs[window] += programs[window]->readAllStandardOutput();
        kept += lastTold(outputs[window], "kept");
    }
    const tables::LeftTables left = tables::Autosave(m_files->path("tables")).left();
    QVERIFY(left.faulty.empty());
    QCOMPARE(left.tables.size(), programs.size());
    for (const tables::LeftTable& each : left.tables) {
        const int number = numberIn(each.table.file, 1);
        QVERIFY2(kept.remove(number) || kept.remove(number - 1),
                 qPrintable(QString::number(number)));
    }
    const tables::TableStripResult read = tables::readTablesIn(m_files->path());
    const auto* whole = std::get_if<tables::TableStrip>(&read);
    QVERIFY2(whole, contentOf(m_files->path()).constData());
    QVERIFY(numberIn(*whole, 1) >= 0);
}

/// The real window, offscreen, with the folder of the test for everything that it keeps.
std::unique_ptr<QProcess> TestKills::startShowdown(const QStringList& arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"})
        environment.insert(QString::fromLatin1(name), m_files->folder());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    auto program = std::make_unique<QProcess>();
    program->setProcessEnvironment(environment);
    program->start(QStringLiteral(SHOWDOWN_PATH), arguments);
    return program;
}

void TestKills::killedWindowsComeBack()
{
    const QString tables = m_files->path("showdown/tables");
    const QString named = m_files->path("a.showdown");
    const QString other = m_files->path("b.showdown");
    QVERIFY(!tables::saveFile(named, handsFile));
    QVERIFY(!tables::saveFile(other, handsFile));
    const tables::Autosave room(tables);
    {
        tables::KeptTable kept; // a changed named file, as a window leaves it
        kept.file = std::get<tables::TableFile>(readTableFile(named));
        kept.file.tables.front().table.row(0).set(1, Card(Rank::nine, Suit::clubs));
        kept.path = named;
        kept.onDisk = tables::digestOf(named);
        kept.isModified = true;
        tables::Autosave before(tables);
        QVERIFY(!before.write(kept));
    }
    const auto one = startShowdown();
    QTRY_VERIFY_WITH_TIMEOUT(room.left().tables.empty(), 60'000); // it works on the changed one
    const auto two = startShowdown({other});
    const auto count = [&tables] {
        return QDir(tables).entryList({QStringLiteral("*.showdown")}, QDir::Files).size();
    };
    QTRY_COMPARE_WITH_TIMEOUT(count(), qsizetype(2), 60'000);
    QVERIFY(room.left().tables.empty());
    for (const auto& program : {one.get(), two.get()}) {
        program->kill();
        QVERIFY(program->waitForFinished(60'000));
    }
    QCOMPARE(room.left().tables.size(), std::size_t(2));

    StartedWindow again(m_files->path("showdown"), other); // the other one is opened by hand
    QCOMPARE(again.document().path(), other);
    const QString entries = again.entries("recoverMenu");
    QVERIFY2(entries.startsWith(QStringLiteral("&1 a.showdown, ")), qPrintable(entries));
    again.trigger("recoverTable1Action");
    QCOMPARE(again.document().path(), named);
    QCOMPARE(again.table(), QStringLiteral("Kh 9c * - - | 2s 3s - - -"));
    QVERIFY(again.window().isWindowModified());
    QCOMPARE(m_files->tableIn(named), QStringLiteral("Kh - * - - | 2s 3s - - -"));
}

SHOWDOWN_TEST(TestKills)
#include "tst_kills.moc"
