// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "app/gui/session/samples.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/view.h"
#include "app/narration/translation.h"
#include "app/progress/progressstore.h"
#include "tests/app/gui/practice/practiceperson.h"
#include "tests/app/gui/window/cutoff.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QDialog>
#include <QFontDatabase>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabBar>
#include <QTranslator>

#include <array>
#include <iterator>
#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A language with longer words: every text of the source has two fifths more letters.
class LongWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override
    {
        const QString text = QString::fromUtf8(source);
        if (text == QLatin1String("QT_LAYOUT_DIRECTION"))
            return {};
        const qsizetype more = text.size() * 2 / 5;
        const QString words = QStringLiteral(" ooooo").repeated(static_cast<int>(more / 6 + 1));
        return text + (more < 4 ? words.mid(1, more) : words.left(more));
    }
};

const QStringList longNames{QStringLiteral("Maximilian von Hohenberg"),
                            QStringLiteral("Bartholomew Featherstone"),
                            QStringLiteral("Wilhelmina Mammoth-Moore")};
const QStringList wideNames(3, QString(24, QLatin1Char('W')));
const QString longHands = QStringLiteral("Kh Kd Qs Qd * | Ah Jh 9h 5h 2h | 8h 8c 6d * 3d");

/// How a person may have set up the program.
struct Setting
{
    QSize size;
    int textSize = 100;
    QString language;
    QString family;
    Theme theme = Theme::system;
    bool isMirrored = false;
    bool hasLongNames = false;
    bool hasWideNames = false; ///< without a place to break
};

const std::array settingSizes{QSize(800, 560),  QSize(1024, 670),  QSize(1024, 700),
                              QSize(1280, 770), QSize(1600, 1000), QSize(1920, 1050)};
const std::array settingTexts{100, 150, 200};
const std::array<const char*, 3> settingLanguages{"en", "de", "long"};
const std::array<const char*, 2> settingFamilies{"DejaVu Sans", "Cantarell"}; // wide and narrow
const std::array<int, 7> settingChoices{6, 3, 3, 2, 4, 2, 2};
using Choice = std::array<int, 7>;

Setting settingOf(const Choice& choice)
{
    const auto at = [](const auto& all, int index) { return all[static_cast<std::size_t>(index)]; };
    return {at(settingSizes, choice[0]),
            at(settingTexts, choice[1]),
            qt(at(settingLanguages, choice[2])),
            qt(at(settingFamilies, choice[3])),
            at(allThemes(), choice[4]),
            choice[5] == 1,
            choice[6] == 1,
            false};
}

/// Every choice of everything but the themes, which take turns.
std::vector<Choice> everyChoice()
{
    std::vector<Choice> all;
    for (int number = 0; number < 6 * 3 * 3 * 2 * 2 * 2; ++number) {
        Choice choice{};
        int left = number;
        for (std::size_t part : {0u, 1u, 2u, 3u, 5u, 6u}) {
            choice[part] = left % settingChoices[part];
            left /= settingChoices[part];
        }
        choice[4] = (number + number / 7) % settingChoices[4];
        all.push_back(choice);
    }
    return all;
}

/// A few choices in which each two values of two parts meet, but for the themes and the sizes
/// between others.
std::vector<Choice> pairedChoices()
{
    std::vector<Choice> open = everyChoice();
    std::erase_if(open, [](const Choice& choice) { return choice[0] == 2 || choice[0] == 4; });
    std::set<std::array<int, 4>> met;
    const auto pairsOf = [](const Choice& choice) {
        std::vector<std::array<int, 4>> pairs;
        for (int one = 0; one < 7; ++one) {
            for (int other = one + 1; other < 7 && one != 4; ++other)
                if (other != 4)
                    pairs.push_back({one, choice[static_cast<std::size_t>(one)], other,
                                     choice[static_cast<std::size_t>(other)]});
        }
        return pairs;
    };
    const auto newIn = [&](const Choice& choice) {
        return std::ranges::count_if(pairsOf(choice),
                                     [&](const auto& pair) { return !met.contains(pair); });
    };
    std::vector<Choice> chosen;
    for (;;) {
        const Choice& best = *std::ranges::max_element(open, {}, newIn);
        if (newIn(best) == 0)
            return chosen;
        chosen.push_back(best);
        std::ranges::copy(pairsOf(best), std::inserter(met, met.end()));
    }
}

/// Leaves a round open in which a mistake came back.
void practiseIn(const QString& folder)
{
    progress::ProgressStore store(folder);
    progress::RoundWish wish;
    wish.door = progress::Door::topics;
    wish.topics = {Topic::straight};
    progress::PracticeRound round = progress::beginRound(wish, {}, QDateTime::currentDateTime(), 1);
    for (int answers = 0; answers < 3; ++answers) {
        progress::PracticeAnswer answer;
        answer.source = round.questions[static_cast<std::size_t>(round.current())];
        answer.when = round.begun;
        answer.mistake = BeginnersMistake::wildAsAce;
        store.record(round, answer);
    }
}

} // namespace

/// Whatever the window, the text size, the language, the font, the theme, the direction and the
/// names, everything fits: no word is cut, nothing lies over anything, touches its frame, or scrolls
/// without need.
class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void theFirstWindowFitsTheScreen();
    void everythingOfCompareFits_data();
    void everythingOfCompareFits();
    void everythingOfOddsFits_data() { everythingOfCompareFits_data(); }
    void everythingOfOddsFits();
    void everythingOfLearnFits_data() { everythingOfCompareFits_data(); }
    void everythingOfLearnFits();
    void everythingOfPracticeFits_data() { everythingOfCompareFits_data(); }
    void everythingOfPracticeFits();
    void everyDialogFits_data() { everythingOfCompareFits_data(); }
    void everyDialogFits();

private:
    void setUp(const Setting& setting);
    void open(WindowTest& test, const Setting& setting);
    void take(QWidget& window, const QString& shown);
    void takeMenus(const MainWindow& window);

    std::unique_ptr<QTranslator> m_language;
    QStringList m_names;
    QStringList m_faults;
};

void TestFit::cleanup()
{
    if (m_language)
        QCoreApplication::removeTranslator(m_language.get());
    m_language.reset();
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    useTestLook();
}

void TestFit::theFirstWindowFitsTheScreen()
{
    QCOMPARE(firstWindow({1920, 1080}), usualWindow);
    QCOMPARE(firstWindow({1280, 800}), usualWindow);
    QCOMPARE(firstWindow({1024, 700}), QSize(1024, 670)); // below its title bar
    QCOMPARE(firstWindow({1366, 728}), QSize(1280, 698));
}

/// What is there before the window.
void TestFit::setUp(const Setting& setting)
{
    useTestLook();
    QFont font(setting.family, 10);
    font.setHintingPreference(QFont::PreferNoHinting); // widths are no whole pixels, as on a screen
    QApplication::setFont(font);
    QCOMPARE(QFontInfo(QApplication::font()).family(), setting.family);
    if (setting.language == QLatin1String("long")) {
        m_language = std::make_unique<LongWords>();
        QCoreApplication::installTranslator(m_language.get());
    } else {
        QVERIFY(narration::installTranslation(*qApp, setting.language));
    }
    QCoreApplication::processEvents();
    QGuiApplication::setLayoutDirection(setting.isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    m_names = setting.hasWideNames ? wideNames : setting.hasLongNames ? longNames : QStringList();
    m_faults.clear();
}

void TestFit::open(WindowTest& test, const Setting& setting)
{
    test.appearance().setTheme(setting.theme);
    test.appearance().setTextSize(setting.textSize);
    test.window().resize(setting.size);
    for (int player = 0; player < m_names.size(); ++player) {
        test.session().setName(player, m_names[player]);
        test.odds().setName(player, m_names[player]);
    }
    QVERIFY(test.isReady());
}

/// What does not fit, once everything is laid out.
void TestFit::take(QWidget& window, const QString& shown)
{
    QCoreApplication::processEvents();
    QStringList found;
    for (int pass = 0; pass < 3; ++pass) {
        found = misfits(window, m_names);
        if (found.isEmpty())
            return;
        QTest::qWait(20);
    }
    for (const QString& fault : std::as_const(found))
        m_faults << shown + QStringLiteral(": ") + fault;
}

void TestFit::takeMenus(const MainWindow& window)
{
    const QMenuBar& bar = *window.menuBar();
    for (QAction* title : bar.actions()) {
        if (!bar.rect().contains(bar.actionGeometry(title)) && !isTextLarge(window))
            m_faults << title->text() + QStringLiteral(" is not in the menu bar");
        title->menu()->popup({});
        take(*title->menu(), title->text());
        title->menu()->close();
    }
}

void TestFit::everythingOfCompareFits_data()
{
    QTest::addColumn<Setting>("setting");
    for (const Choice& choice : areProofsWhole() ? everyChoice() : pairedChoices()) {
        const Setting setting = settingOf(choice);
        if (!QFontDatabase::hasFamily(setting.family))
            continue; // not Debian
        QTest::addRow("%d x %d, text %d, %s, %s, %s%s%s", setting.size.width(),
                      setting.size.height(), setting.textSize, qPrintable(setting.language),
                      qPrintable(setting.family), qPrintable(themeWord(setting.theme)),
                      setting.isMirrored ? ", mirrored" : "",
                      setting.hasLongNames ? ", long names" : "")
            << setting;
    }
    for (const QSize size : {QSize(800, 560), QSize(1024, 670), QSize(1280, 770)})
        QTest::addRow("%d x %d, wide names", size.width(), size.height()) << Setting{
            size,  100, QStringLiteral("en"), qt(settingFamilies.front()), Theme::system, false,
            false, true};
}

void TestFit::everythingOfCompareFits()
{
    QFETCH(const Setting, setting);
    setUp(setting);
    WindowTest test(tableOf(longHands));
    open(test, setting);
    MainWindow& window = test.window();
    take(window, QStringLiteral("hands"));
    if (setting.textSize == 100) // the screen of the test is narrow
        takeMenus(window);
    const bool isTiny = setting.textSize == 200 && setting.size.width() == 800;
    if (!isTiny) { // there a bar leaves no room for the cards
        test.find<QAction>(QStringLiteral("showWelcomeAction"))->trigger();
        take(window, QStringLiteral("welcome"));
        test.find<QAbstractButton>(QStringLiteral("welcomeBarCloseButton"))->click();
    }
    const bool isLow =
        setting.textSize >= 150 && setting.size.width() <= (setting.textSize == 200 ? 1280 : 800);
    for (const DockPage& page : window.view().dockPages()) {
        if (isLow && page.name == QLatin1String("why"))
            continue; // it has no room for all its parts there
        window.showTab(page.name);
        take(window, page.name);
    }
    window.view().showStep(30, Level::every);
    window.showTab(QStringLiteral("steps"));
    take(window, QStringLiteral("a step"));
    window.showView(window.view());
    take(window, QStringLiteral("arena"));
    if (!isTiny) {
        test.session().setLens(Category::fullHouse);
        take(window, QStringLiteral("through a lens"));
        test.session().setLens(std::nullopt);
    }
    test.session().clearTable();
    take(window, QStringLiteral("empty"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
    QCOMPARE(window.size(), setting.size);
}

void TestFit::everythingOfOddsFits()
{
    QFETCH(const Setting, setting);
    setUp(setting);
    WindowTest test;
    open(test, setting);
    test.window().showView(QStringLiteral("odds"));
    const View& view = test.window().view();
    const auto takeShown = [&](const QString& shown) {
        QVERIFY(QTest::qWaitFor([&] { return view.isAtRest(); }, 30000));
        take(test.window(), shown);
    };
    const auto takePages = [&](const QString& sample) {
        test.window().showView(test.window().view()); // where there is no dock
        takeShown(sample);
        for (const DockPage& page : view.dockPages()) {
            test.window().showTab(page.name);
            takeShown(sample + u' ' + page.name);
        }
    };
    const std::array samples{"straight-against-flush-draw", "series-example", "combined-draw"};
    for (std::size_t number = 0; number < samples.size(); ++number) {
        const bool isOfToday = number == static_cast<std::size_t>(setting.textSize) / 50 % 3;
        if (!isOfToday && !areProofsWhole())
            continue;
        const char* sample = samples[number];
        CardTable table = situationSamples().read(qt(sample));
        for (int player = 0; player < m_names.size(); ++player)
            table.names[static_cast<std::size_t>(player)] = m_names[player];
        test.odds().setTable(table, qt(sample));
        takePages(qt(sample));
    }
    test.odds().clearTable();
    takePages(QStringLiteral("empty"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
    QCOMPARE(test.window().size(), setting.size);
}

void TestFit::everythingOfLearnFits()
{
    QFETCH(const Setting, setting);
    setUp(setting);
    WindowTest test;
    open(test, setting);
    auto* learn = dynamic_cast<LearnView*>(test.window().views()[1]);
    learn->readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
    test.window().showView(*learn);
    for (int lesson = 0; lesson < 3; ++lesson) {
        learn->open(lesson);
        take(test.window(), QString::number(lesson));
        for (const char* name : {"learnTabs", "learnSideTabs"}) {
            auto* tabs = test.find<QTabBar>(qt(name));
            for (int part = 1; tabs->isVisible() && part < tabs->count(); ++part) {
                tabs->setCurrentIndex(part);
                take(test.window(), QString::number(lesson) + u' ' + tabs->tabText(part));
            }
        }
    }
    test.find<QLineEdit>(QStringLiteral("lessonSearchField"))->setText(QStringLiteral("blinds"));
    take(test.window(), QStringLiteral("nothing found"));
    test.find<QAction>(QStringLiteral("readingModeAction"))->trigger();
    take(test.window(), QStringLiteral("reading"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
    QCOMPARE(test.window().size(), setting.size);
}

/// The start with all its boxes, questions and answers, and the result of a round.
void TestFit::everythingOfPracticeFits()
{
    QFETCH(const Setting, setting);
    setUp(setting);
    const QTemporaryDir folder;
    practiseIn(folder.path());
    PracticePerson test(folder.path());
    open(test, setting);
    take(test.window(), QStringLiteral("start"));
    const bool isLow =
        setting.textSize >= 150 && setting.size.width() <= (setting.textSize == 200 ? 1280 : 800);
    for (const QuestionKind kind : allQuestionKinds()) {
        if (isLow)
            break; // a long question has no room there
        const bool isOfToday = static_cast<int>(kind) % 3 == setting.textSize / 50 % 3;
        if (!isOfToday && !areProofsWhole())
            continue;
        const auto topics = allTopics();
        const auto* topic = std::ranges::find_if(
            topics, [kind](Topic each) { return canAsk(each, kind, NamedRules().rules); });
        QVERIFY(test.begin(kind, *topic, 1));
        const QString name = qt(std::string(id(kind)));
        take(test.window(), name);
        test.page().reveal();
        take(test.window(), name + QStringLiteral(", answered"));
        test.desk().goOn();
    }
    take(test.window(), QStringLiteral("result"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
    QCOMPARE(test.window().size(), setting.size);
}

void TestFit::everyDialogFits()
{
    QFETCH(const Setting, setting);
    setUp(setting);
    WindowTest test(tableOf(longHands));
    open(test, setting);
    const auto opened = [&test]() -> QDialog* {
        for (QDialog* dialog : test.window().findChildren<QDialog*>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    };
    for (const char* name :
         {"help", "handRankings", "dealRank", "dealFromSeed", "shortcuts", "settings", "about",
          "properties", "saveRules", "manageRules", "alsoWild"}) {
        if (auto* action = test.find<QAction>(qt(name) + QStringLiteral("Action"))) {
            QVERIFY2(action->isEnabled(), name);
            action->trigger();
        } else {
            test.find<QAction>(QStringLiteral("houseRulesAction"))->trigger();
            auto* combo = test.find<QComboBox>(qt(name) + QStringLiteral("Field"));
            emit combo->activated(combo->count() - 1);
        }
        QDialog* dialog = opened();
        QVERIFY2(dialog, name);
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        take(*dialog, qt(name));
        if (auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("ruleNameEdit"))) {
            edit->setText(QStringLiteral("Friday")); // there is something to manage then
            dialog->accept();
        }
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(!opened(), name);
    }
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

SHOWDOWN_TEST(TestFit)
#include "tst_fit.moc"
