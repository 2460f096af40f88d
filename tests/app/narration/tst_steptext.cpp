// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "tests/app/narration/stepping.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <map>
#include <set>
#include <tuple>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

std::vector<Run> runs;

constexpr int stepSample = 2000;
constexpr int longest = 125;

/// A line of a listing, and the answer if it asks.
using Place = std::tuple<const ListingLine*, Half, std::optional<bool>>;

Place placeOf(const Run& run, const Step& step)
{
    return {step.listing->find(step.line, step.half, run.terms()), step.half, step.condition};
}

/// What is wrong with a sentence; empty if nothing is.
QString faultOf(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%[0-9n]|%L|\\(s\\)|\uFFFD"));
    if (text.isEmpty())
        return QStringLiteral("no sentence");
    if (text.contains(placeholder))
        return QStringLiteral("leftover in: ") + text;
    if (text != text.simplified())
        return QStringLiteral("blanks in: ") + text;
    if (!text.endsWith(u'.') && !text.endsWith(u'?'))
        return QStringLiteral("no sentence: ") + text;
    if (text.size() > longest)
        return QStringLiteral("too long: ") + text;
    return {};
}

/// The faults of the whole sample, each place once.
QStringList faultsOfSample()
{
    std::map<Place, QString> faults;
    for (const Run& run : runs) {
        for (const Step& step : run.steps()) {
            const QString fault = faultOf(sentence(run, step));
            if (!fault.isEmpty())
                faults.try_emplace(placeOf(run, step),
                                   describe(step, run.terms()) + QStringLiteral(" ") + fault);
        }
    }
    QStringList texts;
    for (const auto& [place, fault] : faults)
        texts << fault;
    return texts;
}

/// The first sentence at every place of the sample.
std::map<Place, QString> firstSentences()
{
    std::map<Place, QString> sentences;
    for (const Run& run : runs) {
        for (const Step& step : run.steps()) {
            if (!sentences.contains(placeOf(run, step)))
                sentences.emplace(placeOf(run, step), sentence(run, step));
        }
    }
    return sentences;
}

/// "[bug]": the rule that a line needs, if any.
QString conditionOf(const ListingLine& line)
{
    struct Named
    {
        bool (*condition)(const Terms&);
        const char* name;
    };
    static constexpr auto conditions = std::to_array<Named>({
        {when::bug, " [bug]"},
        {when::noBug, " [no bug]"},
        {when::lowAce, " [low ace]"},
        {when::noLowAce, " [no low ace]"},
        {when::pairFloor, " [pair floor]"},
        {when::flushRepeats, " [flush repeats]"},
        {when::noFlushRepeats, " [no flush repeats]"},
        {when::naturalBeatsWild, " [natural beats wild]"},
        {when::lens, " [lens]"},
        {when::noLens, " [no lens]"},
        {nullptr, ""},
    });
    const auto* const found = std::ranges::find(conditions, line.condition, &Named::condition);
    return found == conditions.end() ? QStringLiteral(" [?]") : QLatin1String(found->name);
}

/// "[as printed: 9 10]": the mistakes with which, or without which, a line stands.
QString inPrintOf(InPrint print)
{
    QString text;
    for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
        if ((print.mistakes >> mistake & 1U) != 0)
            text += QStringLiteral(" %1").arg(mistake);
    }
    if (text.isEmpty())
        return text;
    return (print.isPrinted ? QStringLiteral(" [as printed:%1]") : QStringLiteral(" [repaired:%1]"))
        .arg(text);
}

/// "yes, if: " and the like: when a sentence is said.
QString occasionOf(const When& when)
{
    const QString answer =
        when.answer() ? (*when.answer() ? QStringLiteral("yes") : QStringLiteral("no")) : QString();
    const QString test = when.hasTest() ? QStringLiteral("if") : QString();
    const QString both =
        answer.isEmpty() || test.isEmpty() ? answer + test : answer + QStringLiteral(", ") + test;
    return both.isEmpty() ? both : both + QStringLiteral(": ");
}

/// Each listing line by line, and under each line the sentences in the order in which they are
/// tried.
QStringList linesWithSentences()
{
    QStringList text{
        QStringLiteral("# Each line of each listing, and below it all that can be said there.")};
    for (const StepTable* table : stepTables()) {
        text << QString();
        for (const ListingLine& line : table->listing().lines) {
            text << qt(line.text) + conditionOf(line) + inPrintOf(line.print);
            for (const StepRow& row : table->rows()) {
                if (std::ranges::find(row.names(), line.name) == row.names().end())
                    continue;
                const StepSentence& said = row.sentence;
                const QString start = QStringLiteral("    > ") + occasionOf(said.when);
                text << start + QString::fromUtf8(said.text.text);
                if (said.one.text)
                    text << start + QStringLiteral("one: ") + QString::fromUtf8(said.one.text);
            }
        }
    }
    return text << QString();
}

} // namespace

/// The sentences that a learner reads at each step.
class TestStepText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyRowIsUsed();
    void everyStepHasASentence_data();
    void everyStepHasASentence();
    void languagesSayItInTheirOwnWords();
    void aStepOfAnUnknownListingHasNoSentence();
    void handsThatAreMissingDoNoHarm();
    void everySentenceStandsAtItsLine();
};

void TestStepText::initTestCase()
{
    runs = sampleRuns(stepSample);
    std::ranges::move(printedRuns(20), std::back_inserter(runs));
}

void TestStepText::init()
{
    QVERIFY(speak("en"));
}

void TestStepText::everyRowIsUsed()
{
    std::map<const Listing*, const StepTable*> tables;
    for (const StepTable* table : stepTables())
        tables.emplace(&table->listing(), table);
    std::set<const StepSentence*> used;
    for (const Run& run : runs) {
        for (const Step& step : run.steps()) {
            const StepFacts facts(step, run.hands(), run.terms().rules);
            used.insert(tables.at(step.listing)->find(step.line, facts));
        }
    }
    QStringList unused;
    for (const StepTable* table : stepTables()) {
        for (const StepRow& row : table->rows()) {
            if (!used.contains(&row.sentence))
                unused << qt(table->listing().function) + QStringLiteral(": ")
                              + QString::fromUtf8(row.sentence.text.text);
        }
    }
    QCOMPARE(unused.join(u'\n'), QString());
}

void TestStepText::everyStepHasASentence_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestStepText::everyStepHasASentence()
{
    QFETCH(const QString, language);
    QVERIFY(speak(qPrintable(language)));
    const QStringList faults = faultsOfSample();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestStepText::languagesSayItInTheirOwnWords()
{
    const std::map<Place, QString> english = firstSentences();
    for (const QString& language : availableLanguages()) {
        if (language == u"en")
            continue;
        QVERIFY(speak(qPrintable(language)));
        for (const auto& [place, text] : firstSentences())
            QVERIFY2(text != english.at(place), qPrintable(text));
    }
}

void TestStepText::aStepOfAnUnknownListingHasNoSentence()
{
    static constexpr std::array lines{ListingLine{0, "function Unknown()", {}, {}, nullptr}};
    static constexpr Listing listing{"Unknown", lines, ListingRole::speaks, "Unknown"};
    Step step;
    step.listing = &listing;
    step.players = {1};
    QCOMPARE(stepText(step, {}, HouseRules()), QString());
    step.listing = allListings().front();
    step.line = 200;
    QCOMPARE(stepText(step, {}, HouseRules()), QString());
}

void TestStepText::handsThatAreMissingDoNoHarm()
{
    const Run& run = runs.front();
    for (const Step& step : run.steps())
        QVERIFY(!stepText(step, {}, run.terms().rules).isEmpty());
}

/// The file shows each line with all of its possible sentences, so that a reader notices a sentence
/// at the wrong line.
void TestStepText::everySentenceStandsAtItsLine()
{
    const QString path = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/step-sentences.txt");
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList found = linesWithSentences();
    const auto [line, other] = std::ranges::mismatch(found, expected);
    if (line == found.end() && other == expected.end())
        return;
    QFile seen(QStringLiteral("step-sentences.txt"));
    QVERIFY(seen.open(QIODevice::WriteOnly));
    seen.write(found.join(u'\n').toUtf8());
    const QString text =
        QStringLiteral("line %1 is now \"%2\"; all lines as they are now: %3")
            .arg(line - found.begin() + 1)
            .arg(line == found.end() ? QString() : *line, QFileInfo(seen).absoluteFilePath());
    QFAIL(qPrintable(text));
}

SHOWDOWN_TEST(TestStepText)
#include "tst_steptext.moc"
