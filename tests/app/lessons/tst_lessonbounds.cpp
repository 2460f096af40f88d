// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/shelf.h"
#include "app/narration/solutiontext.h"
#include "core/compare/showdown.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace showdown;
using lessons::Lesson;
using lessons::LessonExercise;

namespace {

constexpr int seriesExamples = 34;
constexpr int printedMistakes = 30;
constexpr int everyStep = 99;

/// The kinds of exercises, in the order of ExerciseKind, whose last one lessons do not have.
constexpr std::array kindNames{"build", "winner", "deciding-card", "order",  "wild", "rank",
                               "name",  "which",  "outs",          "number", "bug"};
static_assert(kindNames.size() == std::variant_size_v<ExerciseKind> - 1);

/// So many of so many.
struct Share
{
    int part = 0;
    int of = 0;

    void count(bool isPart)
    {
        part += isPart ? 1 : 0;
        ++of;
    }
    double value() const { return of == 0 ? 0 : static_cast<double>(part) / of; }
    QString text() const { return QStringLiteral("%1 of %2").arg(part).arg(of); }
};

/// The steps of a solution that are shown, of those that can be.
Share stepsShown(const LessonExercise& exercise)
{
    if (exercise.dealt)
        return {};
    const auto most = narration::filledSteps(exercise.exercise, everyStep).size();
    return {exercise.filled, static_cast<int>(most)};
}

/// The hands, if there are two or more and none has open places.
std::vector<Hand> wholeHands(const LessonExercise& exercise)
{
    const bool isWhole = exercise.setting.hands.size() > 1 && openPlaces(exercise.exercise).empty();
    return isWhole ? exercise.setting.fullHands() : std::vector<Hand>();
}

bool holdsWild(const Hand& hand)
{
    return std::ranges::any_of(hand, &Card::isJoker);
}

const Winners* winnersOf(const LessonExercise& exercise)
{
    return std::get_if<Winners>(&exercise.right);
}

/// Whether it asks who wins and gives no help: no steps shown, and no trap either.
bool asksPlainly(const LessonExercise& exercise)
{
    return winnersOf(exercise) && !exercise.dealt && exercise.filled == 0
           && !exercise.punishesMistake;
}

bool ties(const LessonExercise& exercise)
{
    const Winners* winners = winnersOf(exercise);
    return winners && winners->players.size() > 1;
}

int cardsMissing(const Hand& hand, const Hand& other)
{
    std::vector<Card> left(other.begin(), other.end());
    int missing = 0;
    for (const Card card : hand) {
        const auto same = std::ranges::find(left, card);
        if (same == left.end())
            ++missing;
        else
            left.erase(same);
    }
    return missing;
}

/// Whether another table asks who wins, differs in one card, and does not tie.
bool isTwin(const LessonExercise& exercise, const LessonExercise& other)
{
    const std::vector<Hand> hands = wholeHands(exercise);
    const std::vector<Hand> others = wholeHands(other);
    if (!winnersOf(other) || ties(other) || exercise.setting.lens != other.setting.lens
        || exercise.setting.rules != other.setting.rules || hands.size() != others.size())
        return false;
    int missing = 0;
    for (std::size_t hand = 0; hand < hands.size(); ++hand)
        missing += cardsMissing(hands[hand], others[hand]);
    return missing == 1;
}

/// What the exercises of a lesson, or of several, ask. Of those that are dealt only the kind is
/// counted: other tests hold their shares.
struct Counts
{
    std::array<int, kindNames.size()> kinds{};
    Share ties;  ///< of tables that ask plainly who wins
    Share ranks; ///< different ones, of tables by best rank
    Share wilds; ///< in all hands, of tables
    Share steps;
    std::array<int, 3> won{};                   ///< of tables of two: ties, player 1, player 2
    std::map<QString, std::vector<int>> places; ///< how often each place has the right answer

    void add(const LessonExercise& exercise)
    {
        ++kinds[exercise.exercise.kind.index()];
        if (exercise.dealt)
            return;
        if (asksPlainly(exercise))
            ties.count(::ties(exercise));
        const Share shown = stepsShown(exercise);
        steps.part += shown.part;
        steps.of += shown.of;
        addTable(exercise);
        addPlace(exercise);
    }
    void add(const Lesson& lesson)
    {
        for (const LessonExercise& exercise : lesson.exercises)
            add(exercise);
    }

    QString text() const
    {
        QStringList asked;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if (kinds[kind] > 0)
                asked
                    << QStringLiteral("%1 %2").arg(kinds[kind]).arg(QLatin1String(kindNames[kind]));
        }
        QStringList parts{
            asked.join(QStringLiteral(", ")),
            QStringLiteral("ties ") + ties.text(),
            QStringLiteral("other ranks ") + ranks.text(),
            QStringLiteral("wilds ") + wilds.text(),
            QStringLiteral("steps shown ") + steps.text(),
            QStringLiteral("won by 1: %1, by 2: %2, tied: %3").arg(won[1]).arg(won[2]).arg(won[0])};
        for (const auto& [choice, right] : places) {
            QStringList numbers;
            for (const int number : right)
                numbers << QString::number(number);
            parts << choice + QStringLiteral(": ") + numbers.join(u' ');
        }
        return parts.join(QStringLiteral("; "));
    }

private:
    void addTable(const LessonExercise& exercise)
    {
        const std::vector<Hand> hands = wholeHands(exercise);
        if (hands.empty())
            return;
        wilds.count(std::ranges::all_of(hands, holdsWild));
        if (!exercise.setting.lens) {
            std::set<Category> found;
            for (const Hand& hand : hands)
                found.insert(evaluate(hand, exercise.setting.rules.rules)->value.category());
            ranks.count(found.size() > 1);
        }
        const Winners* winners = winnersOf(exercise);
        if (winners && hands.size() == 2)
            ++won[winners->players.size() > 1 ? 0
                                              : static_cast<std::size_t>(winners->players.front())];
    }

    void addPlace(const LessonExercise& exercise)
    {
        const auto hands = static_cast<int>(exercise.setting.hands.size());
        if (const auto* named = std::get_if<ChooseName>(&exercise.exercise.kind)) {
            const auto right = std::ranges::find(named->names, std::get<HandValue>(exercise.right));
            addPlace(QStringLiteral("name"), static_cast<int>(right - named->names.begin()),
                     static_cast<int>(named->names.size()));
        } else if (const auto* chosen = std::get_if<ChosenHand>(&exercise.right)) {
            addPlace(QStringLiteral("hand of %1").arg(hands), chosen->player - 1, hands);
        } else if (const auto* card = std::get_if<CardPlace>(&exercise.right)) {
            addPlace(QStringLiteral("card of hand"), card->hand, hands);
            addPlace(QStringLiteral("card"), card->position, Hand::fullSize);
        }
    }
    void addPlace(const QString& choice, int place, int of)
    {
        std::vector<int>& right = places[choice];
        right.resize(static_cast<std::size_t>(of));
        ++right[static_cast<std::size_t>(place)];
    }
};

const std::vector<Lesson>& allLessons()
{
    static const lessons::Shelf shelf(QStringLiteral("en"));
    return shelf.lessons();
}

Counts allCounts()
{
    Counts counts;
    for (const Lesson& lesson : allLessons())
        counts.add(lesson);
    return counts;
}

/// The kinds that are not asked, of those that are about ranks.
QStringList kindsMissing(const Counts& counts)
{
    QStringList missing;
    for (std::size_t kind = 0; kind < counts.kinds.size(); ++kind) {
        const bool isOfCode = kindNames[kind] == std::string_view("bug");
        if (counts.kinds[kind] == 0 && !isOfCode)
            missing << QLatin1String(kindNames[kind]);
    }
    return missing;
}

bool buildsAName(const LessonExercise& exercise)
{
    const auto* build = std::get_if<BuildHands>(&exercise.exercise.kind);
    return build && std::ranges::any_of(build->goal.values, [](const auto& values) {
               return !values.empty();
           });
}

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The numbers from 1 that are not among these.
QString missingUpTo(int last, const std::set<int>& numbers)
{
    QStringList missing;
    for (int number = 1; number <= last; ++number) {
        if (!numbers.contains(number))
            missing += QString::number(number);
    }
    return missing.join(u' ');
}

} // namespace

/// What the lessons of the program ask is mixed well enough that no answer can be guessed.
class TestLessonBounds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void stepsAreShownLessAndLess_data();
    void stepsAreShownLessAndLess();
    void tiesAreNotTheRule();
    void eachTieHasATwinThatDoesNotTie();
    void ranksDifferAtAThirdOfTheTables();
    void mostHandsHoldWildsOnceTheyAreTaught();
    void eachPlayerWinsAsOften();
    void noPlaceIsRightTooOften();
    void groupsAboutRanksAskEverything_data();
    void groupsAboutRanksAskEverything();
    void everyWorkedExampleIsInALesson();
    void everyPrintedMistakeIsNamed_data();
    void everyPrintedMistakeIsNamed();
};

/// States what each lesson asks.
void TestLessonBounds::initTestCase()
{
    QVERIFY(!allLessons().empty());
    for (const Lesson& lesson : allLessons()) {
        Counts counts;
        counts.add(lesson);
        qInfo("%2d %s: %s", lesson.number(), qPrintable(lesson.id), qPrintable(counts.text()));
    }
    qInfo("all: %s", qPrintable(allCounts().text()));
}

void TestLessonBounds::stepsAreShownLessAndLess_data()
{
    QTest::addColumn<int>("lesson");
    for (std::size_t lesson = 0; lesson < allLessons().size(); ++lesson)
        QTest::newRow(qPrintable(allLessons()[lesson].id)) << static_cast<int>(lesson);
}

/// All at first, none at the end, and in between no more than before.
void TestLessonBounds::stepsAreShownLessAndLess()
{
    QFETCH(const int, lesson);
    const auto& exercises = allLessons()[static_cast<std::size_t>(lesson)].exercises;
    double before = 1;
    bool isShown = false;
    for (const LessonExercise& exercise : exercises) {
        const Share shown = stepsShown(exercise);
        if (shown.of == 0)
            continue;
        QVERIFY2(shown.value() <= before, qPrintable(exercise.id));
        if (shown.part > 0 && !isShown)
            QVERIFY2(shown.part == shown.of, qPrintable(exercise.id));
        isShown = isShown || shown.part > 0;
        before = shown.value();
    }
    QCOMPARE(exercises.back().filled, 0);
}

void TestLessonBounds::tiesAreNotTheRule()
{
    const Share share = allCounts().ties;
    QVERIFY2(share.part * 3 <= share.of, qPrintable(share.text()));
    QVERIFY(share.part > 0);
}

/// Who counts on a tie is wrong at a table that looks nearly the same.
void TestLessonBounds::eachTieHasATwinThatDoesNotTie()
{
    for (const Lesson& lesson : allLessons()) {
        for (const LessonExercise& exercise : lesson.exercises) {
            if (!asksPlainly(exercise) || !ties(exercise))
                continue;
            const bool hasTwin =
                std::ranges::any_of(lesson.exercises, [&](const LessonExercise& other) {
                    return isTwin(exercise, other);
                });
            QVERIFY2(hasTwin, qPrintable(lesson.id + u'/' + exercise.id));
        }
    }
}

void TestLessonBounds::ranksDifferAtAThirdOfTheTables()
{
    const Share share = allCounts().ranks;
    QVERIFY2(share.part * 3 >= share.of, qPrintable(share.text()));
}

void TestLessonBounds::mostHandsHoldWildsOnceTheyAreTaught()
{
    const auto first =
        std::ranges::find(allLessons(), QStringLiteral("wild-cards"), &Lesson::group);
    QVERIFY(first != allLessons().end());
    Counts counts;
    for (auto lesson = first; lesson != allLessons().end(); ++lesson)
        counts.add(*lesson);
    QVERIFY2(counts.wilds.part * 2 > counts.wilds.of, qPrintable(counts.wilds.text()));
}

void TestLessonBounds::eachPlayerWinsAsOften()
{
    const auto [tied, first, second] = allCounts().won;
    const int tables = tied + first + second;
    for (const int won : {first, second}) {
        QCOMPARE_GE(won * 10, tables * 3);
        QCOMPARE_LE(won * 10, tables * 4);
    }
}

/// At most 1.3 times its share, or what is left if the exercises cannot be shared out evenly.
void TestLessonBounds::noPlaceIsRightTooOften()
{
    constexpr double mostOfShare = 1.3;
    const Counts counts = allCounts();
    QCOMPARE(counts.places.size(), std::size_t{4});
    for (const auto& [choice, right] : counts.places) {
        const auto places = static_cast<int>(right.size());
        int all = 0;
        for (const int number : right)
            all += number;
        const int even = (all + places - 1) / places;
        const auto most = static_cast<int>(mostOfShare * all / places);
        QVERIFY2(std::ranges::max(right) <= std::max(even, most), qPrintable(counts.text()));
    }
}

void TestLessonBounds::groupsAboutRanksAskEverything_data()
{
    QTest::addColumn<QString>("group");
    for (const char* group : {"equal-ranks", "wild-cards"})
        QTest::newRow(group) << QString::fromLatin1(group);
}

/// Each kind, a hand to be built from its name, and tables of their own at each visit.
void TestLessonBounds::groupsAboutRanksAskEverything()
{
    QFETCH(const QString, group);
    Counts counts;
    bool isNamed = false;
    bool isDealt = false;
    for (const Lesson& lesson : allLessons()) {
        if (lesson.group != group)
            continue;
        counts.add(lesson);
        isNamed = isNamed || std::ranges::any_of(lesson.exercises, buildsAName);
        isDealt = std::ranges::any_of(lesson.exercises, [](const LessonExercise& exercise) {
            return exercise.dealt.has_value();
        });
    }
    QCOMPARE(kindsMissing(counts), QStringList());
    QVERIFY(isNamed);
    QVERIFY2(isDealt, "the last lesson of the group is a review");
}

void TestLessonBounds::everyWorkedExampleIsInALesson()
{
    std::set<int> numbers;
    for (const Lesson& lesson : allLessons()) {
        for (const lessons::Example& example : lesson.examples)
            numbers.insert(example.series.begin(), example.series.end());
    }
    QCOMPARE(missingUpTo(seriesExamples, numbers), QString());
    QVERIFY(*numbers.rbegin() <= seriesExamples);
}

void TestLessonBounds::everyPrintedMistakeIsNamed_data()
{
    QTest::addColumn<QString>("language");
    const QDir root(lessons::Shelf::programRoot());
    for (const QString& language : root.entryList(QDir::Dirs, QDir::Name))
        QTest::newRow(qPrintable(language)) << language;
}

void TestLessonBounds::everyPrintedMistakeIsNamed()
{
    QFETCH(const QString, language);
    static const QRegularExpression mistake(QStringLiteral("\\bE([1-9][0-9]?)\\b"));
    std::set<int> numbers;
    for (const QString& folder :
         lessons::lessonFolders(lessons::Shelf::programRoot() + u'/' + language)) {
        for (const char* name : {"/lesson.md", "/tasks.json"}) {
            auto found = mistake.globalMatch(textOf(folder + QLatin1String(name)));
            while (found.hasNext())
                numbers.insert(found.next().captured(1).toInt());
        }
    }
    QCOMPARE(missingUpTo(printedMistakes, numbers), QString());
}

SHOWDOWN_TEST(TestLessonBounds)
#include "tst_lessonbounds.moc"
