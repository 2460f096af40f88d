// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/savefile.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Work comes back: closing, starting again, several windows, and recovery.
class TestKeeping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void aTableWithoutANameComesBack();
    void aChangeIsKeptAtOnce();
    void aTableThatNobodyTouchedIsNotKept();
    void aFileComesBackAsThatFile();
    void aChangedFileComesBackChanged();
    void aFileThatIsGoneComesBackAsItWas();
    void whatAGoneFileHeldCanBeRecovered();
    void closingAsksAboutAChangedFile();
    void closingCanSaveAndFail();
    void whatWasDiscardedDoesNotComeBack();
    void windowsDoNotHurtEachOther();
    void aTableThatAFileReplacesCanBeRecovered();
    void recoveringGivesTheOtherTableBack();
    void recoveringAsksAboutAChangedFile();
    void aTableOfAnotherWindowIsNotOffered();
    void recoverableTablesAreDeletedTogether();
    void aTableOfAnEarlierVersionIsTakenIn();
    void aFaultyKeptTableIsSetAside();
    void nothingIsRestoredIfNobodyWantsIt();

private:
    QString path(const char* name = "a.showdown") const { return m_files->path(name); }
    QString folder() const { return m_files->folder(); }
    QString withHands(const char* name = "a.showdown") const { return m_files->withHands(name); }

    std::unique_ptr<FilesFolder> m_files;
};

void TestKeeping::aTableWithoutANameComesBack()
{
    QString built;
    QString odds;
    {
        StartedWindow test(folder());
        QVERIFY(test.isReady());
        test.type("3s ");
        test.session().setName(1, QStringLiteral("Zoë"));
        test.trigger("deucesRulesAction");
        test.oddsSession().setCard({0, 1}, PlacedCard::unknown());
        built = test.table();
        odds = test.odds();
        QVERIFY(test.window().close()); // no question
    }
    QVERIFY(built.contains(u"deuces"));
    StartedWindow again(folder());
    QCOMPARE(again.table(), built);
    QCOMPARE(again.odds(), odds);
    QCOMPARE(again.session().names()[1], QStringLiteral("Zoë"));
    QVERIFY(!again.document().isNamed());
    QCOMPARE(again.title(), QStringLiteral("Showdown"));
    QCOMPARE(m_files->kept().size(), 1); // the same one
}

void TestKeeping::aChangeIsKeptAtOnce()
{
    StartedWindow test(folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    QTRY_COMPARE(m_files->keptTable(), test.table());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_files->keptTable(), test.table());
    // Changes without a pause do not delay it.
    bool isKeptMeanwhile = false;
    const QString before = m_files->keptTable();
    for (int change = 0; change < 100 && !isKeptMeanwhile; ++change) {
        test.session().setName(0, QString::number(change));
        test.session().setCard(
            {0, 0}, change % 2 == 0 ? std::nullopt : std::optional(Card(Rank::two, Suit::clubs)));
        QTest::qWait(20);
        isKeptMeanwhile = m_files->keptTable() != before;
    }
    QVERIFY(isKeptMeanwhile);
}

void TestKeeping::aTableThatNobodyTouchedIsNotKept()
{
    {
        StartedWindow test(folder());
        QVERIFY(test.isReady());
        QVERIFY(test.window().close());
    }
    QCOMPARE(m_files->kept(), QStringList());
}

void TestKeeping::aFileComesBackAsThatFile()
{
    {
        StartedWindow test(folder(), withHands());
        QVERIFY(test.window().close());
    }
    QByteArray changed(handsFile);
    QVERIFY(!tables::saveFile(path(), changed.replace("Kh", "Ah"))); // meanwhile
    StartedWindow again(folder());
    QCOMPARE(again.table(), QStringLiteral("Ah - * - - | 2s 3s - - -"));
    QCOMPARE(again.document().path(), path());
    QVERIFY(!again.window().isWindowModified());
    QCOMPARE(m_files->kept().size(), 1);
}

void TestKeeping::aChangedFileComesBackChanged()
{
    QString built;
    {
        StartedWindow test(folder(), withHands());
        QVERIFY(test.isReady());
        test.type("9c ");
        built = test.table();
        QTRY_COMPARE(m_files->keptTable(), built);
    } // ends without being closed, as by a kill
    StartedWindow again(folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.table(), built);
    QCOMPARE(again.title(), QStringLiteral("a.showdown[*] — Showdown"));
    QVERIFY(again.window().isWindowModified());
    QCOMPARE(m_files->tableIn(path()), QString::fromLatin1(handsOfFile));
    again.press(Qt::Key_S, Qt::ControlModifier); // the file is as it was
    QCOMPARE(m_files->tableIn(path()), built);
    QVERIFY(contentOf(path()).contains(R"("by": "Ann")"));
    QVERIFY(!again.window().isWindowModified());
}

void TestKeeping::aFileThatIsGoneComesBackAsItWas()
{
    {
        StartedWindow test(folder(), withHands());
        QVERIFY(test.window().close());
    }
    QVERIFY(QFile::remove(path()));
    StartedWindow again(folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.table(), QString::fromLatin1(handsOfFile));
    QVERIFY(again.window().isWindowModified());
    again.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(again.shown("overwriteBox"));
}

void TestKeeping::whatAGoneFileHeldCanBeRecovered()
{
    {
        StartedWindow test(folder(), withHands());
        QVERIFY(test.window().close());
    }
    QVERIFY(QFile::remove(path()));
    StartedWindow other(folder(), withHands("b.showdown"));
    QVERIFY(other.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
}

void TestKeeping::closingAsksAboutAChangedFile()
{
    StartedWindow test(folder(), withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    QVERIFY(!test.window().close());
    QVERIFY(!test.window().close()); // it is being asked
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QVERIFY(test.window().isVisible());
    test.press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(!test.window().isVisible());
    QCOMPARE(m_files->tableIn(path()), test.table());
}

void TestKeeping::closingCanSaveAndFail()
{
    QVERIFY(QDir().mkpath(path("gone")));
    StartedWindow test(folder(), withHands("gone/a.showdown"));
    QVERIFY(test.isReady());
    test.type("9c ");
    QVERIFY(QDir(path("gone")).removeRecursively());
    QVERIFY(!test.window().close());
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    QVERIFY(test.shown("saveFaultBox"));
    QVERIFY(test.choose("saveFaultBox", "cancelButton"));
    QVERIFY(test.window().isVisible()); // it goes on
    QVERIFY(!test.window().close());
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(QDir().mkpath(path("gone")));
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    QVERIFY(!test.window().isVisible()); // and ends when all is saved
    QCOMPARE(m_files->tableIn(path("gone/a.showdown")), test.table());
}

void TestKeeping::whatWasDiscardedDoesNotComeBack()
{
    {
        StartedWindow test(folder(), withHands());
        QVERIFY(test.isReady());
        test.type("9c ");
        QVERIFY(!test.window().close());
        QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
        QVERIFY(!test.window().isVisible());
    }
    QCOMPARE(m_files->tableIn(path()), QString::fromLatin1(handsOfFile));
    StartedWindow again(folder());
    QCOMPARE(again.table(), QString::fromLatin1(handsOfFile));
    QVERIFY(!again.window().isWindowModified());
    QCOMPARE(again.entries("recoverMenu"), QString());
}

void TestKeeping::windowsDoNotHurtEachOther()
{
    QString first;
    QString second;
    {
        StartedWindow one(folder());
        StartedWindow two(folder());
        one.session().setCard({0, 0}, Card(Rank::two, Suit::clubs));
        two.session().setCard({0, 1}, Card(Rank::three, Suit::clubs));
        first = one.table();
        second = two.table();
        QTRY_COMPARE(m_files->kept().size(), 2);
        QCOMPARE(one.entries("recoverMenu"), QString());
        makeOlder(path("tables"));
        one.session().setCard({2, 0}, std::nullopt);
        first = one.table();
        QVERIFY(two.window().close());
        QVERIFY(one.window().close());
    }
    StartedWindow one(folder());
    StartedWindow two(folder());
    QVERIFY((one.table() == first && two.table() == second)
            || (one.table() == second && two.table() == first));
    StartedWindow three(folder());
    QVERIFY(three.session().table() == sampleTable());
}

void TestKeeping::aTableThatAFileReplacesCanBeRecovered()
{
    StartedWindow test(folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString built = test.table();
    test.window().files().open(withHands()); // no question
    QCOMPARE(test.table(), QString::fromLatin1(handsOfFile));
    const QString entries = test.entries("recoverMenu");
    QVERIFY2(entries.startsWith(QStringLiteral("&1 3♠ 9♦ Q♣ 7♠ 2♥ · 3 players, ")),
             qPrintable(entries));
    QVERIFY(entries.endsWith(QStringLiteral(" | &Delete all of them…")));
    test.trigger("recoverTable1Action");
    QCOMPARE(test.table(), built);
    QVERIFY(!test.document().isNamed());
    QCOMPARE(test.title(), QStringLiteral("Showdown"));
    QCOMPARE(test.entries("recoverMenu"), QString());
    QCOMPARE(m_files->keptTable(), built);
}

void TestKeeping::recoveringGivesTheOtherTableBack()
{
    QString first;
    QString second;
    {
        StartedWindow test(folder());
        test.session().setCard({0, 0}, Card(Rank::two, Suit::clubs));
        first = test.table();
        test.window().files().open(withHands());
    }
    makeOlder(path("tables"));
    StartedWindow test(folder(), std::nullopt, false); // the file was forgotten with nothing lost
    QVERIFY(test.isReady());
    test.session().setCard({0, 1}, Card(Rank::three, Suit::clubs));
    second = test.table();
    for (int round = 0; round < 2; ++round) { // to and fro
        QCOMPARE(test.entries("recoverMenu").count(u'|'), 1);
        test.trigger("recoverTable1Action");
        QCOMPARE(test.table(), first);
        QCOMPARE(test.entries("recoverMenu").count(u'|'), 1);
        test.trigger("recoverTable1Action");
        QCOMPARE(test.table(), second);
    }
}

void TestKeeping::recoveringAsksAboutAChangedFile()
{
    StartedWindow test(folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString built = test.table();
    test.window().files().open(withHands());
    test.type("9c ");
    test.entries("recoverMenu");
    test.trigger("recoverTable1Action");
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QCOMPARE(test.table(), built);
    QCOMPARE(m_files->tableIn(path()), QStringLiteral("Kh 9c * - - | 2s 3s - - -"));
}

void TestKeeping::aTableOfAnotherWindowIsNotOffered()
{
    StartedWindow one(folder());
    StartedWindow two(folder());
    one.session().setCard({0, 0}, Card(Rank::two, Suit::clubs));
    one.window().files().open(withHands());
    QVERIFY(two.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
    one.entries("recoverMenu");
    one.trigger("recoverTable1Action"); // while the menu of the other one is open
    const QString before = two.table();
    two.trigger("recoverTable1Action");
    QCOMPARE(two.table(), before);
    QCOMPARE(two.entries("recoverMenu"), QString());
}

void TestKeeping::recoverableTablesAreDeletedTogether()
{
    StartedWindow test(folder());
    QVERIFY(test.isReady());
    for (const char* name : {"a.showdown", "b.showdown"}) {
        test.type("3s ");
        test.window().files().open(withHands(name));
        test.press(Qt::Key_N, Qt::ControlModifier);
    }
    QCOMPARE(test.entries("recoverMenu").count(u'|'), 2);
    test.trigger("forgetRecoverableAction");
    auto* box = test.shown("forgetBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("Delete 2 tables that could be recovered? This cannot be "
                                         "undone."));
    QTest::keyClick(box, Qt::Key_Return); // not to do it is the first choice
    QCOMPARE(test.entries("recoverMenu").count(u'|'), 2);
    test.trigger("forgetRecoverableAction");
    QVERIFY(test.choose("forgetBox", "deleteRecoverableButton"));
    QCOMPARE(test.entries("recoverMenu"), QString());
    QCOMPARE(m_files->kept().size(), 1); // that of the window
}

void TestKeeping::aTableOfAnEarlierVersionIsTakenIn()
{
    withHands("table.showdown"); // where it stood
    {
        StartedWindow test(folder());
        QCOMPARE(test.table(), QString::fromLatin1(handsOfFile));
        QVERIFY(!test.document().isNamed());
        QVERIFY(!QFile::exists(path("table.showdown")));
    }
    StartedWindow again(folder());
    QCOMPARE(again.table(), QString::fromLatin1(handsOfFile));
}

void TestKeeping::aFaultyKeptTableIsSetAside()
{
    QVERIFY(QDir().mkpath(path("tables")));
    QVERIFY(!tables::saveFile(path("tables/x.showdown"), "{"));
    QVERIFY(!tables::saveFile(path("tables/y.showdown"), R"({"showdown": 3})"));
    {
        StartedWindow test(folder());
        QVERIFY(test.isReady());
        QTRY_VERIFY(test.shown("keptProblemBox"));
        QVERIFY(test.shown("keptProblemBox")
                    ->informativeText()
                    .startsWith(path("tables/x.showdown.unread\n")));
        QVERIFY(test.session().table() == sampleTable());
    }
    QCOMPARE(contentOf(path("tables/x.showdown.unread")), QByteArray("{"));
    QCOMPARE(m_files->kept(), QStringList(QStringLiteral("y.showdown"))); // a newer program's
    StartedWindow again(folder());
    QVERIFY(again.isReady());
    QCoreApplication::processEvents();
    QVERIFY(!again.shown("keptProblemBox"));
}

void TestKeeping::nothingIsRestoredIfNobodyWantsIt()
{
    QString built;
    {
        StartedWindow test(folder());
        test.session().setCard({0, 0}, Card(Rank::two, Suit::clubs));
        built = test.table();
    }
    StartedWindow test(folder(), std::nullopt, false);
    QVERIFY(test.session().table() == sampleTable());
    QVERIFY(test.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
    test.trigger("recoverTable1Action");
    QCOMPARE(test.table(), built);
}

SHOWDOWN_TEST(TestKeeping)
#include "tst_keeping.moc"
