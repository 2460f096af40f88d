// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/fileactions.h"
#include "app/gui/files/filemenus.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/samples.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QDateTime>
#include <QMenu>
#include <QTest>
#include <QTextLayout>

#include <vector>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QDateTime evening(QDate(2026, 11, 23), QTime(18, 5, 7));

tables::LeftTable leftOf(const CardTable& table, const QDateTime& time = evening)
{
    tables::LeftTable left;
    left.table.file.tables.front().table = table;
    left.time = time;
    return left;
}

/// The entries of the tables in the menu.
QStringList entriesOf(const std::vector<tables::LeftTable>& tables)
{
    const FileActions actions;
    QMenu menu;
    fillRecoverMenu(menu, {tables, {}}, actions, [](const QString& /*id*/) {});
    QStringList entries;
    for (const QAction* each : menu.actions()) {
        if (each->objectName().startsWith(u"recoverTable"))
            entries << each->text();
    }
    return entries;
}

} // namespace

/// The tables under File › Recover: each can be told from the others.
class TestRecoverMenu : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void cleanup() { speak("en"); }
    void aTableIsNamedByWhatTellsIt_data();
    void aTableIsNamedByWhatTellsIt();
    void theTimeIsSaidInTheLanguage();
    void tablesOfOneMinuteHaveSeconds();
    void secondsStandBehindTheSeparatorOfTheLanguage();
    void cardsReadFromLeftToRight();
    void aLongTitleIsElided();
    void onlyTheNewestWithoutANameStay();
};

void TestRecoverMenu::aTableIsNamedByWhatTellsIt_data()
{
    QTest::addColumn<tables::LeftTable>("left");
    QTest::addColumn<QString>("name");
    const CardTable hands = tableOf(QStringLiteral("Kh 6c 6h 2s * | 2c - - - -"));
    QTest::newRow("the first hand") << leftOf(hands) << QStringLiteral("K♥ 6♣ 6♥ 2♠ ★ · 2 players");
    QTest::newRow("the first hand with cards")
        << leftOf(tableOf(QStringLiteral("- - - - - | 2c - - - - | 3c - - - -")))
        << QStringLiteral("2♣ · 3 players");
    CardTable titled = hands;
    titled.title = QStringLiteral("A & B");
    QTest::newRow("a title") << leftOf(titled) << QStringLiteral("A && B");
    tables::LeftTable named = leftOf(titled);
    named.table.path = QStringLiteral("/home/ann/kings.showdown");
    QTest::newRow("a file") << named << QStringLiteral("kings.showdown");
    tables::LeftTable odds = leftOf(sampleTable());
    odds.table.file.tables.front().setPart(tables::oddsKey, firstSituation());
    QTest::newRow("a situation beside the sample")
        << odds << QStringLiteral("Odds: A♠ K♠ Q♥ Q♦ J♣ · 3 players");
}

void TestRecoverMenu::aTableIsNamedByWhatTellsIt()
{
    QFETCH(const tables::LeftTable, left);
    QFETCH(const QString, name);
    const QStringList entries = entriesOf({left});
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries[0].section(QStringLiteral(", "), 0, 0), QStringLiteral("&1 ") + name);
}

void TestRecoverMenu::theTimeIsSaidInTheLanguage()
{
    const tables::LeftTable left = leftOf(tableOf(QStringLiteral("Kh - - - - | - - - - -")));
    QVERIFY(speak("de"));
    QCOMPARE(entriesOf({left}), QStringList(QStringLiteral("&1 K♥ · 2 Spieler, 23.11.26 18:05")));
}

void TestRecoverMenu::tablesOfOneMinuteHaveSeconds()
{
    const CardTable table = tableOf(QStringLiteral("Kh - - - - | - - - - -"));
    QVERIFY(speak("de"));
    const QStringList entries = entriesOf(
        {leftOf(table), leftOf(table, evening.addSecs(-3)), leftOf(table, evening.addSecs(-3600))});
    QCOMPARE(entries, QStringList({QStringLiteral("&1 K♥ · 2 Spieler, 23.11.26 18:05:07"),
                                   QStringLiteral("&2 K♥ · 2 Spieler, 23.11.26 18:05:04"),
                                   QStringLiteral("&3 K♥ · 2 Spieler, 23.11.26 17:05")}));
}

void TestRecoverMenu::secondsStandBehindTheSeparatorOfTheLanguage()
{
    const CardTable table = tableOf(QStringLiteral("Kh - - - - | - - - - -"));
    QVERIFY(speak("en"));
    const QStringList entries = entriesOf({leftOf(table), leftOf(table, evening.addSecs(-3))});
    QVERIFY2(entries[0].contains(QStringLiteral("6:05:07")), qPrintable(entries[0]));
    QCOMPARE(timeFormatWithSeconds(QStringLiteral("HH.mm")), QStringLiteral("HH.mm.ss"));
    QCOMPARE(timeFormatWithSeconds(QStringLiteral("h:mm AP")), QStringLiteral("h:mm:ss AP"));
    QCOMPARE(timeFormatWithSeconds(QStringLiteral("HH 'h' mm")), QStringLiteral("HH 'h' mm:ss"));
}

void TestRecoverMenu::cardsReadFromLeftToRight()
{
    const FileActions actions;
    QMenu menu;
    menu.setLayoutDirection(Qt::RightToLeft);
    fillRecoverMenu(menu, {{leftOf(tableOf(QStringLiteral("7s 6h - - - | - - - - -")))}, {}},
                    actions, [](const QString& /*id*/) {});
    QTextLayout entry(menu.actions().front()->text().remove(u'&'), menu.font());
    QTextOption option;
    option.setTextDirection(Qt::RightToLeft);
    entry.setTextOption(option);
    entry.beginLayout();
    QTextLine line = entry.createLine();
    entry.endLayout();
    const auto placeOf = [&](QChar each) {
        return line.cursorToX(static_cast<int>(entry.text().indexOf(each)));
    };
    QCOMPARE_LT(placeOf(QChar(0x2660)), placeOf(QChar(0x2665)));
    QCOMPARE_LT(placeOf(QChar(0x2665)), placeOf(u'p'));
}

void TestRecoverMenu::aLongTitleIsElided()
{
    CardTable titled = tableOf(QStringLiteral("Kh - - - - | - - - - -"));
    titled.title = QString(5000, u'x') + u'\n';
    const QStringList entries = entriesOf({leftOf(titled)});
    QVERIFY(entries[0].size() < 120);
    QVERIFY(entries[0].contains(u"x…, "));
}

/// With restoring turned off, every window leaves one behind.
void TestRecoverMenu::onlyTheNewestWithoutANameStay()
{
    const FilesFolder folder;
    for (int start = 0; start < 13; ++start) {
        tables::KeptTable kept;
        kept.file.tables.front().table.row(0).set(
            0, Card(allRanks().at(std::size_t(start)), Suit::clubs));
        kept.path = start == 0 ? folder.path("gone.showdown") : QString();
        kept.isModified = true;
        tables::Autosave left(folder.path("tables"));
        QVERIFY(!left.write(kept));
        makeOlder(folder.path("tables"));
    }
    StartedWindow test(folder.folder(), std::nullopt, false);
    QTRY_COMPARE(folder.kept().size(), 11); // and the changes of a file, however old
    const QStringList entries = test.entries("recoverMenu").split(QStringLiteral(" | "));
    QCOMPARE(entries.size(), 12); // all of them, and what deletes them
    QVERIFY2(entries[0].startsWith(QStringLiteral("&1 A♣ · 3 players, ")), qPrintable(entries[0]));
    QVERIFY2(entries[9].startsWith(QStringLiteral("&0 5♣ · 3 players, ")), qPrintable(entries[9]));
    QVERIFY2(entries[10].startsWith(QStringLiteral("gone.showdown, ")), qPrintable(entries[10]));
}

SHOWDOWN_TEST(TestRecoverMenu)
#include "tst_recovermenu.moc"
