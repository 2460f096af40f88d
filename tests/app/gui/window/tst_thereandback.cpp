// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/session/samples.h"
#include "app/gui/window/explanationdock.h"
#include "app/narration/translation.h"
#include "core/cases/seededrandom.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QImage>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>

#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

enum class TripWay : std::uint8_t {
    toView,
    toPage,
    throughRun,
    toSize,
    toText,
    toTheme,
    toLanguage,
    toScreen,
    pastWelcome,
    pastProblem,
};

constexpr int tripWays = 10;

/// A way there and back, and those between.
struct Trip
{
    TripWay way = TripWay::toView;
    int choice = 0;
    std::vector<Trip> inside;
};

QString tripWord(const Trip& trip)
{
    static constexpr std::array words{"view",  "page",     "run",    "size",    "text",
                                      "theme", "language", "screen", "welcome", "problem"};
    QString text = QString::fromLatin1(words[static_cast<std::size_t>(trip.way)])
                   + QStringLiteral("-%1").arg(trip.choice);
    if (!trip.inside.empty()) {
        QStringList inside;
        for (const Trip& each : trip.inside)
            inside << tripWord(each);
        text += QStringLiteral("(%1)").arg(inside.join(u' '));
    }
    return text;
}

QString tripWords(const std::vector<Trip>& trips)
{
    QStringList words;
    for (const Trip& trip : trips)
        words << tripWord(trip);
    return words.join(u' ');
}

/// At most `count` trips, in sequence or nested.
std::vector<Trip> planTrips(SeededRandom& random, int& count)
{
    std::vector<Trip> trips;
    while (count > 0 && (trips.empty() || !random.chance(1, 4))) {
        --count;
        Trip trip{TripWay(random.below(tripWays)), random.below(1000), {}};
        if (random.chance(1, 2))
            trip.inside = planTrips(random, count);
        trips.push_back(std::move(trip));
    }
    return trips;
}

/// Leaves out the trip with this number, counted down to 0, and all inside it; false if there are
/// not so many.
bool leaveOut(std::vector<Trip>& trips, int& number)
{
    for (auto trip = trips.begin(); trip != trips.end(); ++trip) {
        if (number-- == 0) {
            std::vector<Trip> inside = std::move(trip->inside);
            const auto after = trips.erase(trip);
            trips.insert(after, std::make_move_iterator(inside.begin()),
                         std::make_move_iterator(inside.end()));
            return true;
        }
        if (leaveOut(trip->inside, number))
            return true;
    }
    return false;
}

constexpr std::array tripSizes{QSize(1280, 770), QSize(1024, 700),  QSize(800, 560),
                               QSize(1600, 900), QSize(1920, 1050), QSize(1180, 760),
                               QSize(1366, 740)};
constexpr std::array tripTexts{100, 120, 150, 200, 80, 110};

/// A window in a state that its seed tells, and a user who goes on trips from there.
class Traveller
{
public:
    explicit Traveller(std::uint64_t seed) : m_random(seed) {}

    WindowTest& test() { return m_test; }

    /// The first state; returns what it is.
    QString begin()
    {
        const QSize size = m_random.pick(tripSizes);
        const int textSize = m_random.chance(1, 2) ? 100 : m_random.pick(tripTexts);
        const auto& views = m_test.window().views();
        View& view =
            *views[m_random.chance(1, 2) ? 0 : static_cast<std::size_t>(m_random.below(3))];
        m_test.appearance().setMotion(Motion::none);
        window().setAttribute(Qt::WA_KeyboardFocusChange); // as after the first Tab
        m_test.window().resize(size);
        m_test.appearance().setTextSize(textSize);
        m_test.appearance().setTheme(m_random.chance(1, 3) ? Theme::dark : Theme::light);
        QString state = QStringLiteral("%1 %2x%3 %4 %")
                            .arg(view.name())
                            .arg(size.width())
                            .arg(size.height())
                            .arg(textSize);
        m_test.session().setTable(handSamples().read(m_random.pick(handSamples().ids())),
                                  QStringLiteral("x"));
        m_test.odds().setTable(situationSamples().read(m_random.pick(situationSamples().ids())),
                               QStringLiteral("x"));
        settle();
        m_test.window().showView(view);
        settle();
        if (auto* learn = dynamic_cast<LearnView*>(&view)) {
            learn->open(m_random.below(static_cast<int>(learn->shelf().lessons().size())));
            const int part = m_random.below(2);
            m_test.find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(part);
            state += QStringLiteral(" part %1").arg(part);
        } else if (view.name() == QStringLiteral("compare") && m_random.chance(1, 2)) {
            const auto level = Level(m_random.below(3));
            const int steps = view.showStep(std::nullopt, level).value_or(1);
            const int step = 1 + m_random.below(steps);
            view.showStep(step, level);
            state += QStringLiteral(" step %1").arg(step);
        } else {
            const QStringList pages = this->pages();
            const QString page = m_random.pick(pages);
            if (page != QStringLiteral("steps"))
                m_test.window().showTab(page);
            if (m_random.chance(1, 4))
                action("explanationAction").trigger();
            state += u' ' + page;
        }
        settle();
        if (auto* slot = qobject_cast<CardSlot*>(QApplication::focusWidget())) {
            besideOf(*slot).setFocus(); // Why goes with the focus
            slot->setFocus();
            settle();
        }
        return state;
    }

    void go(const std::vector<Trip>& trips)
    {
        for (const Trip& trip : trips) {
            const std::function<void()> back = there(trip);
            if (!back)
                continue; // no such way from here
            settle();
            go(trip.inside);
            back();
            settle();
        }
    }

    QImage picture()
    {
        m_test.window().statusBar()->clearMessage(); // it goes by itself
        settle();
        return m_test.window().grab().toImage();
    }

    void settle()
    {
        for (int pass = 0; pass < 6; ++pass)
            QCoreApplication::processEvents();
        if (!m_test.window().view().isAtRest()) {
            static_cast<void>(
                QTest::qWaitFor([&] { return m_test.window().view().isAtRest(); }, 30000));
            settle();
        }
    }

private:
    MainWindow& window() { return m_test.window(); }
    QAction& action(const char* name) { return *m_test.find<QAction>(QLatin1String(name)); }
    QTabWidget& tabs() { return window().findChild<ExplanationDock*>()->tabs(); }
    bool isPresenting() { return action("presentAction").isChecked(); }
    bool isCompare() { return window().view().name() == QStringLiteral("compare"); }
    bool isRunning() { return window().findChild<StepPlayer*>()->isRunning(); }

    QStringList pages()
    {
        QStringList names;
        for (const DockPage& page : window().view().dockPages()) {
            if (page.isShown)
                names << page.name;
        }
        return names.isEmpty() ? QStringList{QString()} : names;
    }

    /// Another one of the same hand.
    CardSlot& besideOf(CardSlot& slot)
    {
        for (CardSlot* each : window().view().widget().findChildren<CardSlot*>()) {
            if (each != &slot && each->isVisible() && each->parentWidget() == slot.parentWidget())
                return *each;
        }
        return slot;
    }

    template <typename Values, typename Value>
    static auto other(const Values& values, int choice, const Value& value)
    {
        const auto at = static_cast<std::size_t>(choice) % std::size(values);
        return values[at] == value ? values[(at + 1) % std::size(values)] : values[at];
    }

    /// Goes there; returns the way back, or nothing if there is no way.
    std::function<void()> there(const Trip& trip)
    {
        const int choice = trip.choice;
        switch (trip.way) {
        case TripWay::toView:
            return toView(choice);
        case TripWay::toPage:
            return toPage(choice);
        case TripWay::throughRun:
            return throughRun(choice);
        case TripWay::toSize: {
            const QSize before = window().size();
            if (isPresenting())
                return {};
            window().resize(other(tripSizes, choice, before));
            return [this, before] { window().resize(before); };
        }
        case TripWay::toText: {
            const int before = m_test.appearance().textSize();
            m_test.appearance().setTextSize(other(tripTexts, choice, before));
            return [this, before] { m_test.appearance().setTextSize(before); };
        }
        case TripWay::toTheme: {
            const Theme before = m_test.appearance().theme();
            m_test.appearance().setTheme(
                other(std::array{Theme::light, Theme::dark, Theme::highContrast}, choice, before));
            return [this, before] { m_test.appearance().setTheme(before); };
        }
        case TripWay::toLanguage: {
            const QString before = m_language;
            setLanguage(other(narration::availableLanguages(), choice, before));
            return [this, before] { setLanguage(before); };
        }
        case TripWay::toScreen:
            return toScreen(choice);
        case TripWay::pastWelcome: {
            const auto* bar = m_test.find<QWidget>(QStringLiteral("welcomeBar"));
            if (!isCompare() || isPresenting() || isRunning() || (bar && bar->isVisible())
                || !qobject_cast<CardSlot*>(QApplication::focusWidget()))
                return {}; // it goes to the hands
            action("showWelcomeAction").trigger();
            return [this] {
                m_test.find<QAbstractButton>(QStringLiteral("welcomeBarCloseButton"))->click();
            };
        }
        case TripWay::pastProblem:
            return pastProblem(choice);
        }
        return {};
    }

    void setLanguage(const QString& language)
    {
        m_language = language;
        narration::installTranslation(*qApp, language);
    }

    std::function<void()> toView(int choice)
    {
        if (isPresenting())
            return {}; // another view ends it
        View* before = &window().view();
        other(window().views(), choice, before)->modeAction().trigger();
        return [before] { before->modeAction().trigger(); };
    }

    /// Opens the explanation if it is closed.
    std::function<void()> toPage(int choice)
    {
        if (pages().front().isEmpty() || isPresenting())
            return {};
        const bool wasOpen = tabs().isVisible();
        if (!wasOpen)
            action("explanationAction").trigger();
        settle();
        QTabWidget& tabs = this->tabs();
        QWidget* before = tabs.currentWidget();
        int to = (tabs.currentIndex() + 1 + choice % (tabs.count() - 1)) % tabs.count();
        if (tabs.widget(to)->objectName() == QStringLiteral("stepsPage") && !isRunning())
            to = tabs.currentIndex(); // it would begin a run, see throughRun()
        tabs.setCurrentIndex(to);
        return [this, before, wasOpen, &tabs] {
            tabs.setCurrentWidget(before);
            settle();
            if (!wasOpen)
                action("explanationAction").trigger();
        };
    }

    /// Begins and ends a run that is not there.
    std::function<void()> throughRun(int choice)
    {
        if (!isCompare() || isRunning() || !qobject_cast<CardSlot*>(QApplication::focusWidget()))
            return {}; // its end goes to the slot
        const bool wasOpen = tabs().isVisible();
        QWidget* before = tabs().currentWidget();
        m_test.press(Qt::Key_F5);
        settle();
        for (int step = choice % 5; step > 0; --step)
            m_test.press(Qt::Key_F8);
        return [this, wasOpen, before] {
            m_test.press(Qt::Key_Escape);
            settle();
            tabs().setCurrentWidget(before);
            settle();
            if (wasOpen != tabs().isVisible())
                action("explanationAction").trigger();
        };
    }

    std::function<void()> toScreen(int choice)
    {
        if (isPresenting())
            return {};
        const QSize before = window().size();
        m_test.press(Qt::Key_F11);
        settle();
        window().resize(choice % 2 == 0 ? QSize(1280, 770) : QSize(1920, 1050));
        return [this, before] {
            action("presentAction").trigger();
            window().resize(before); // as a desktop does
        };
    }

    /// A card that there is not, or one that is in use.
    std::function<void()> pastProblem(int choice)
    {
        auto* slot = qobject_cast<CardSlot*>(QApplication::focusWidget());
        if (!slot || isPresenting())
            return {}; // Esc ends that
        QByteArray text = "Kz";
        if (choice % 2 == 0) {
            for (const CardSlot* each : window().view().widget().findChildren<CardSlot*>()) {
                if (each != slot && each->isVisible() && each->card()
                    && each->card() != slot->card() && !each->card()->isJoker())
                    text = QByteArray::fromStdString(toText(*each->card()));
            }
        }
        m_test.type(text);
        return [this, slot] {
            m_test.press(Qt::Key_Escape);
            besideOf(*slot).setFocus(); // takes the words about the card away
            slot->setFocus();
        };
    }

    SeededRandom m_random;
    QString m_language = QStringLiteral("en");
    WindowTest m_test;
};

struct Journey
{
    QString state;
    QImage before;
    QImage after;
    QString focus; ///< before and after
};

Journey travel(std::uint64_t seed, const std::vector<Trip>& trips)
{
    useTestLook();
    narration::installTranslation(*qApp, QStringLiteral("en"));
    Traveller traveller(seed);
    if (!traveller.test().isReady())
        return {};
    Journey journey;
    journey.state = traveller.begin();
    journey.before = traveller.picture();
    const QString focus = traveller.test().focusName();
    traveller.go(trips);
    journey.after = traveller.picture();
    journey.focus = focus + QStringLiteral(" -> ") + traveller.test().focusName();
    traveller.test().appearance().setTheme(Theme::system);
    return journey;
}

/// Where two pictures differ.
QRect placeOfDifference(const QImage& one, const QImage& other)
{
    QRect place;
    for (int y = 0; y < std::min(one.height(), other.height()); ++y) {
        for (int x = 0; x < std::min(one.width(), other.width()); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                place |= QRect(x, y, 1, 1);
        }
    }
    return place;
}

/// Without the trips that the difference does not need.
std::vector<Trip> shortenedTrips(std::uint64_t seed, std::vector<Trip> trips)
{
    for (int number = 0;;) {
        std::vector<Trip> fewer = trips;
        int left = number;
        if (!leaveOut(fewer, left))
            return trips;
        const Journey journey = travel(seed, fewer);
        if (journey.before != journey.after)
            trips = std::move(fewer);
        else
            ++number;
    }
}

} // namespace

/// Whoever goes somewhere and comes back finds the window as it was, pixel for pixel. A message in
/// the status bar, which goes by itself, and the caret, which blinks, do not count.
///
/// SHOWDOWN_TRIP_SEED in the environment tries one seed alone.
class TestThereAndBack : public QObject
{
    Q_OBJECT

private slots:
    void theWindowIsAsItWas();
    void cleanupTestCase();

private:
    const int m_caret = QApplication::cursorFlashTime();
};

void TestThereAndBack::theWindowIsAsItWas()
{
    QApplication::setCursorFlashTime(0);
    bool isOne = false;
    const int one = qEnvironmentVariableIntValue("SHOWDOWN_TRIP_SEED", &isOne);
    const int first = isOne ? one : 1;
    const int last = isOne ? one : trials(1000, 4);
    QStringList failures;
    for (int seed = first; seed <= last; ++seed) {
        SeededRandom random(static_cast<std::uint64_t>(seed) + 1'000'000);
        int count = 10;
        std::vector<Trip> trips;
        while (count > 0) {
            for (Trip& trip : planTrips(random, count))
                trips.push_back(std::move(trip));
        }
        const auto start = static_cast<std::uint64_t>(seed);
        if (const Journey journey = travel(start, trips); journey.before == journey.after)
            continue;
        trips = shortenedTrips(start, std::move(trips));
        const Journey journey = travel(start, trips);
        const QString file = QDir::temp().filePath(QStringLiteral("thereandback-%1-%2.png"));
        journey.before.save(file.arg(seed).arg(QStringLiteral("before")));
        journey.after.save(file.arg(seed).arg(QStringLiteral("after")));
        const QRect place = placeOfDifference(journey.before, journey.after);
        failures << QStringLiteral("seed %1: %2: %3; focus %4; differs in %5,%6 %7x%8; %9")
                        .arg(seed)
                        .arg(journey.state, tripWords(trips), journey.focus)
                        .arg(place.x())
                        .arg(place.y())
                        .arg(place.width())
                        .arg(place.height())
                        .arg(file.arg(seed).arg(QStringLiteral("*")));
        qWarning("%s", qPrintable(failures.last()));
    }
    QVERIFY2(failures.isEmpty(), qPrintable(failures.join(u'\n')));
}

void TestThereAndBack::cleanupTestCase()
{
    QApplication::setCursorFlashTime(m_caret);
    useTestLook();
    narration::installTranslation(*qApp, QStringLiteral("en"));
}

SHOWDOWN_TEST(TestThereAndBack)
#include "tst_thereandback.moc"
