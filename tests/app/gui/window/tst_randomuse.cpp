// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/buildfield.h"
#include "app/gui/session/handcounts.h"
#include "app/gui/widgets/imagecache.h"
#include "app/gui/widgets/pictures.h"
#include "app/tables/cardtable.h"
#include "core/questions/naturalcards.h"
#include "tests/app/gui/window/randomperson.h"
#include "tests/support/effort.h"
#include "tests/support/memoryinuse.h"
#include "tests/support/testprogram.h"

#include <QBackingStore>
#include <QClipboard>
#include <QColor>
#include <QDesktopServices>
#include <QDir>
#include <QImage>
#include <QMap>
#include <QPainter>
#include <QRegularExpression>

#include <array>
#include <vector>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr std::array schemes{"http", "https", "file", "mailto"}; // that a browser or mail takes

int eventsToRun()
{
    bool isNumber = false;
    const int events = qEnvironmentVariableIntValue("SHOWDOWN_RANDOM_EVENTS", &isNumber);
    return isNumber ? events : trials(100'000, 1000);
}

std::uint64_t seedOfPerson()
{
    bool isNumber = false;
    const int seed = qEnvironmentVariableIntValue("SHOWDOWN_RANDOM_SEED", &isNumber);
    return isNumber ? static_cast<std::uint64_t>(seed) : 20261122;
}

/// Fills what keeps values of rules, images and pictures, up to a bound: chance would take longer to
/// fill them than to find what has no bound.
void fillCaches()
{
    constexpr int images = 100;
    constexpr int colors = 10; // with some 50 pictures more than the 300 that are kept
    constexpr int side = 256;  // pixels, 256 KiB
    for (const bool lowAce : {false, true}) {
        for (const Rank floor : allRanks()) {
            HouseRules rules;
            rules.pairFloor = floor;
            rules.lowAceStraight = lowAce;
            handCounts(rules);
            for (int wilds = 0; wilds < Hand::fullSize; ++wilds)
                naturalValues(wilds, rules);
        }
    }
    QImage paper(side, side, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&paper);
    for (int image = 0; image < images; ++image)
        paintThroughImage(painter, paper.rect(), QString::number(image), [](QPainter&) {});
    for (const char* folder : {"courts", "icons", "suits"}) {
        for (const QFileInfo& file : QDir(QStringLiteral(":/") + qt(folder)).entryInfoList()) {
            for (int color = 0; color < colors; ++color)
                paintPicture(painter, qt(folder) + u'/' + file.baseName(), paper.rect(),
                             QColor::fromHsvF(static_cast<float>(color) / colors, 1, 1));
        }
    }
}

/// Those of Compare and Odds; a new window has new ones.
std::array<TableSession*, 2> sessionsOf(RandomPerson& person)
{
    return {&person.test().session(), &person.test().oddsSession()};
}

/// Bytes of the pixels of all windows; a hidden one keeps its own.
qint64 pixelsOfWindows()
{
    constexpr qint64 bytesPerPixel = 4;
    qint64 bytes = 0;
    for (const QWidget* window : QApplication::topLevelWidgets()) {
        if (const QBackingStore* store = window->backingStore())
            bytes += bytesPerPixel * store->size().width() * store->size().height();
    }
    return bytes;
}

/// What a window at rest takes, without undo steps, which may take memory.
struct Taken
{
    qint64 memory = 0;
    qint64 pixels = 0; ///< bytes of it; they depend on how large each window was when last shown
    qint64 objects = 0;
    qint64 handles = 0;
};

/// A modified table stays modified, which clearing alone would change.
void forgetSteps(QUndoStack& stack)
{
    const bool wasClean = stack.isClean();
    stack.clear();
    if (!wasClean)
        stack.resetClean();
}

/// Forgets the undo steps of both tables and the clipboard first.
Taken takenAtRest(RandomPerson& person)
{
    person.comeToRest();
    QGuiApplication::clipboard()->clear();
    for (TableSession* session : sessionsOf(person)) {
        for (QUndoStack* stack : session->undoStacks())
            forgetSteps(*stack);
    }
    const QDir open(QStringLiteral("/proc/self/fd"));
    const qint64 memory = memoryInUse();
    return {memory, memory > 0 ? pixelsOfWindows() : 0, person.objects(),
            open.entryList(QDir::AllEntries | QDir::System).size()};
}

/// The message of a window that grew.
QByteArray grown(const char* what, qint64 before, qint64 after)
{
    return QByteArray::number(before) + ' ' + what + " grew to " + QByteArray::number(after);
}

/// Undoes the last steps of both tables, or does as many again.
void undoSteps(const std::array<QUndoStack*, 2>& stacks)
{
    constexpr int most = 50;
    for (QUndoStack* stack : stacks) {
        for (int steps = std::min(most, stack->index()); steps > 0; --steps)
            stack->undo();
    }
}

void redoTo(const std::array<QUndoStack*, 2>& stacks, const std::array<int, 2>& indexes)
{
    for (const std::size_t at : {std::size_t{1}, std::size_t{0}}) {
        for (int steps = indexes[at] - stacks[at]->index(); steps > 0; --steps)
            stacks[at]->redo();
    }
}

/// One step in the table: a card, a name, rules, players, their order.
void changeTable(TableSession& session, SeededRandom& random)
{
    const int player = random.below(session.playerCount());
    switch (random.below(12)) {
    case 0:
        return session.setName(player, QString::number(random.below(1000)));
    case 1:
        return session.setPlayerCount(CardTable::maximumPlayers - random.below(2));
    case 2:
        return session.swapPlayers(player, random.below(session.playerCount()));
    case 3:
        return session.clearPlayer(player);
    default:
        break;
    }
    const auto places = tables::placesOf(session.table());
    const int number = random.below(52);
    const Card card(allRanks()[static_cast<std::size_t>(number / 4)],
                    allSuits()[static_cast<std::size_t>(number % 4)]);
    session.setCard(random.pick(places), PlacedCard(card));
}

} // namespace

/// Long use of the program: nothing breaks, everything can be undone, nothing is lost, and nothing
/// grows. SHOWDOWN_RANDOM_EVENTS in the environment sets the number of events of both rows together,
/// SHOWDOWN_RANDOM_SEED the seed, and SHOWDOWN_RANDOM_TRACE has each event printed.
class TestRandomUse : public QObject
{
    Q_OBJECT

public slots:
    void noteUrl(const QUrl& url) { m_opened << url.toString(); }

private slots:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();

    void nothingIsLostAndNothingGrows_data();
    void nothingIsLostAndNothingGrows();
    void manyStepsAreUndone_data();
    void manyStepsAreUndone();

private:
    QTemporaryDir m_home;
    QStringList m_opened; ///< that a browser would show
};

/// Whatever is written without a folder lands in one that goes.
void TestRandomUse::initTestCase()
{
    useTestLook();
    qputenv("HOME", m_home.path().toLocal8Bit());
    QVERIFY(QDir::setCurrent(m_home.path()));
    QGuiApplication::setQuitOnLastWindowClosed(false);
    for (const char* scheme : schemes)
        QDesktopServices::setUrlHandler(qt(scheme), this, "noteUrl");
}

void TestRandomUse::cleanupTestCase()
{
    for (const char* scheme : schemes)
        QDesktopServices::unsetUrlHandler(qt(scheme));
}

void TestRandomUse::cleanup()
{
    narration::installTranslation(*qApp, QStringLiteral("en"));
    useTestLook();
}

void TestRandomUse::nothingIsLostAndNothingGrows_data()
{
    QTest::addColumn<bool>("closes");
    QTest::newRow("in one window") << false;
    QTest::newRow("the program is ended and started again") << true;
}

void TestRandomUse::nothingIsLostAndNothingGrows()
{
    QFETCH(bool, closes);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^Q\\w+::"))); // a class of Qt, misused
    RandomPerson person(seedOfPerson() + (closes ? 1 : 0), closes);
    const auto stacks = [&person] {
        const std::array<TableSession*, 2> sessions = sessionsOf(person);
        return std::array<QUndoStack*, 2>{&sessions[0]->undoStack(), &sessions[1]->undoStack()};
    };
    const auto indexes = [&stacks] {
        return std::array<int, 2>{stacks()[0]->index(), stacks()[1]->index()};
    };
    const auto buildingStack = [&person] { return person.window().views()[1]->undoStack(); };
    fillCaches();
    const bool isTraced = qEnvironmentVariableIsSet("SHOWDOWN_RANDOM_TRACE");
    const int events = eventsToRun() / 2;
    int built = 0; // steps of exercises
    Taken before;
    std::array<int, 2> changes{};
    QMap<QString, int> shown; // how often a view was
    for (int event = 0; event < events; ++event) {
        const std::array<int, 2> indexesBefore = indexes();
        const QUndoStack* building = buildingStack();
        const int builtBefore = building ? building->count() : 0;
        const qsizetype practised = person.practised();
        // Chance alone, and the speed of the machine, would occasionally leave a view out, build
        // nothing, or never close the window.
        const int turn = event % 50;
        const bool isLearning = dynamic_cast<const LearnView*>(&person.window().view());
        const QString deed = QStringLiteral("%1: ").arg(event)
                             + (turn == 0                               ? person.goOn(event / 50)
                                : turn < 4 && isLearning                ? person.buildCard()
                                : closes && event % (events / 10) == 20 ? person.close()
                                                                        : person.act());
        if (isTraced)
            qInfo("%s, %lld bytes", qPrintable(deed), memoryInUse());
        QVERIFY2(m_opened.isEmpty(), qPrintable(deed + m_opened.join(u' ')));
        QVERIFY2(person.practised() >= practised || person.practised() == 0, qPrintable(deed));
        if (!person.window().isVisible()) {
            QVERIFY2(closes, qPrintable(deed));
            const QString lost = person.startAgain();
            QVERIFY2(lost.isEmpty(), qPrintable(deed + u' ' + lost));
            continue;
        }
        ++shown[person.window().view().name()];
        for (const TableSession* session : sessionsOf(person)) {
            QVERIFY2(!tables::findConflict(session->table()), qPrintable(deed));
            for (int player = session->playerCount(); player < CardTable::maximumPlayers; ++player)
                QVERIFY2(session->row(player).hand().isEmpty(), qPrintable(deed));
        }
        QVERIFY2(person.leftBehind().isEmpty(), qPrintable(deed + u' ' + person.leftBehind()));
        for (std::size_t at = 0; at < changes.size(); ++at)
            changes[at] += indexes()[at] > indexesBefore[at] ? 1 : 0;
        if (building && building == buildingStack() && building->count() > builtBefore)
            ++built;
        if (event % 200 == 199) {
            const std::array<int, 2> steps = indexes();
            const QByteArray content = person.content();
            undoSteps(stacks());
            const QByteArray undone = person.content();
            redoTo(stacks(), steps);
            QVERIFY2(person.content() == content, qPrintable(deed));
            undoSteps(stacks());
            QVERIFY2(person.content() == undone, qPrintable(deed));
            redoTo(stacks(), steps);
            for (const char* name : {"a.showdown", "b.showdown", "c.showdown"})
                QVERIFY(!QFileInfo::exists(person.files().path(name))
                        || person.files().tableIn(person.files().path(name))
                               != QStringLiteral("cannot be read"));
        }
        if (event == events / 2 || event % 10'000 == 9999) {
            const Taken now = takenAtRest(person);
            qInfo(
                "%d events, %d starts: %lld bytes, %lld of them pixels, %lld objects, %lld handles",
                event, person.starts(), now.memory, now.pixels, now.objects, now.handles);
            if (event <= events / 2)
                before = now;
        }
    }
    for (const View* view : person.window().views())
        QVERIFY2(shown[view->name()] >= events / 250, qPrintable(view->name()));
    for (const int each : changes) // it did something in both
        QVERIFY2(each > events / 200, qPrintable(QString::number(each)));
    QVERIFY2(built >= events / 500, qPrintable(QString::number(built)));
    QVERIFY(!closes || person.starts() > 1);
    QStringList used;
    for (const auto& [name, times] : person.used().toStdMap())
        used << QStringLiteral("%1 %2").arg(name).arg(times);
    qInfo("used: %s", qPrintable(used.join(QStringLiteral(", "))));
    const Taken after = takenAtRest(person);
    qInfo("%d events, %d starts: %lld bytes, %lld of them pixels, %lld objects, %lld handles",
          events, person.starts(), after.memory, after.pixels, after.objects, after.handles);
    // In few events, dialogs and pictures that are kept from their first use on still come.
    const bool isLong = eventsToRun() >= 100'000;
    const int mostMemory = isLong ? 105 : 200; // percent
    const int mostOthers = isLong ? 105 : 150;
    const qint64 memory = after.memory - after.pixels + before.pixels;
    QVERIFY2(memory * 100 <= before.memory * mostMemory, grown("bytes", before.memory, memory));
    QVERIFY2(after.objects * 100 <= before.objects * mostOthers,
             grown("objects", before.objects, after.objects));
    QVERIFY2(after.handles * 100 <= before.handles * mostOthers,
             grown("handles", before.handles, after.handles));
}

void TestRandomUse::manyStepsAreUndone_data()
{
    QTest::addColumn<bool>("inOdds");
    QTest::newRow("in Compare") << false;
    QTest::newRow("in Odds") << true;
}

/// As many as a long evening has, in a window.
void TestRandomUse::manyStepsAreUndone()
{
    constexpr qint64 mostPerStep = 16384; // bytes: two tables and a name
    QFETCH(bool, inOdds);
    WindowTest test;
    QVERIFY(test.isReady());
    test.window().showView(inOdds ? qt("odds") : qt("compare"));
    TableSession& session = inOdds ? static_cast<TableSession&>(test.odds()) : test.session();
    const int steps = trials(10'000, 300);
    SeededRandom random(seedOfPerson());
    std::vector<std::size_t> tables;
    tables.reserve(static_cast<std::size_t>(steps) + 1);
    const auto note = [&] { tables.push_back(qHash(describe(session.table()))); };
    const auto settle = [&test] {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return QTest::qWaitFor([&test] { return test.window().view().isAtRest(); }, 60'000);
    };
    const int warm = steps / 10;
    qint64 memory = 0;
    note();
    while (session.undoStack().count() < steps) {
        const int count = session.undoStack().count();
        changeTable(session, random);
        if (session.undoStack().count() == count)
            continue;
        note();
        if (count % 100 == 0)
            QVERIFY(settle());
        if (count == warm) {
            QVERIFY(settle());
            memory = memoryInUse();
        }
    }
    QVERIFY(settle());
    const qint64 perStep = (memoryInUse() - memory) / (steps - warm);
    qInfo("%lld bytes a step", perStep);
    QVERIFY2(perStep < mostPerStep, qPrintable(QString::number(perStep)));
    for (int step = steps; step > 0; --step) {
        QCOMPARE(qHash(describe(session.table())), tables[static_cast<std::size_t>(step)]);
        session.undoStack().undo();
    }
    QCOMPARE(qHash(describe(session.table())), tables.front());
    QVERIFY(!session.undoStack().canUndo());
    for (int step = 1; step <= steps; ++step) {
        session.undoStack().redo();
        QCOMPARE(qHash(describe(session.table())), tables[static_cast<std::size_t>(step)]);
    }
    QVERIFY(!session.undoStack().canRedo());
}

SHOWDOWN_TEST(TestRandomUse)
#include "tst_randomuse.moc"
