// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/expressiontext.h"
#include "app/narration/scenetext.h"
#include "app/narration/storytext.h"
#include "core/trace/scene.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/page/pages.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QJsonArray>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

struct HeldVariable
{
    QString name;
    QString value;
    bool isChanged = false;

    bool operator==(const HeldVariable&) const = default;
};

/// Reads the data as the script does, by the table in app/page/rundata.h.
class WrittenRun
{
public:
    explicit WrittenRun(const QString& html) : m_data(dataOf(html)) {}

    int size() const { return static_cast<int>(table("steps").size()); }
    QString text(int index) const
    {
        return index < 0 ? QString() : table("text").at(index).toString();
    }
    QJsonArray step(int index) const { return table("steps").at(index).toArray(); }
    int number(int index, int place) const { return step(index).at(place).toInt(); }
    QString textOf(int index, int place) const { return text(number(index, place)); }
    QJsonArray rowOf(int index, int place, const char* name) const
    {
        return table(name).at(number(index, place)).toArray();
    }

    const std::vector<HeldVariable>& variables(int index)
    {
        if (m_variables.size() <= static_cast<std::size_t>(index))
            m_variables.resize(static_cast<std::size_t>(index) + 1);
        std::vector<HeldVariable>& held = m_variables[static_cast<std::size_t>(index)];
        const int before = number(index, 7);
        if (before >= 0)
            held = m_variables[static_cast<std::size_t>(before)];
        for (HeldVariable& each : held)
            each.isChanged = false;
        const QJsonArray changes = step(index).at(8).toArray();
        for (int i = 0; i < changes.size(); i += 3) {
            const auto position = static_cast<std::size_t>(changes.at(i).toInt());
            held.resize(std::max(held.size(), position + 1));
            held[position] = {text(changes.at(i + 1).toInt()), text(changes.at(i + 2).toInt()),
                              before >= 0};
        }
        return held;
    }

private:
    QJsonArray table(const char* name) const { return m_data.value(QLatin1String(name)).toArray(); }

    QJsonObject m_data;
    std::vector<std::vector<HeldVariable>> m_variables;
};

std::vector<HeldVariable> heldAt(const Run& run, int index)
{
    const std::optional<int> before = run.previousOfCall(index);
    std::vector<HeldVariable> held;
    for (const Variable& variable : run.step(index).variables) {
        bool isChanged = false;
        if (before) {
            const std::vector<Variable>& earlier = run.step(*before).variables;
            isChanged = std::ranges::find(earlier, variable) == earlier.end();
        }
        held.push_back({qt(variable.name), narration::variableText(variable.value), isChanged});
    }
    return held;
}

/// Runs of each preset, and those through lines that random hands seldom reach.
std::vector<PagedRun> manyRuns()
{
    std::vector<PagedRun> runs;
    for (const Preset preset : allPresets()) {
        for (PagedRun& each : randomRuns(3, 3, preset))
            runs.push_back(std::move(each));
    }
    for (Run& run : rareRuns()) {
        const NamedRules rules{Preset::series, run.terms().rules};
        runs.push_back({std::move(run), {rules, {}, {}}});
    }
    return runs;
}

} // namespace

/// The data for the script of the page: each step as the step player shows it.
class TestPageData : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void stepsSayWhatTheStepPlayerSays();
    void variablesAreThoseOfTheStep();
    void scenesAreThoseOfTheStep();
    void whatWasFoundIsListed();
};

void TestPageData::stepsSayWhatTheStepPlayerSays()
{
    for (const PagedRun& paged : manyRuns()) {
        const Run& run = paged.run;
        const WrittenRun written(paged.html());
        QCOMPARE(written.size(), run.size());
        for (int i = 0; i < run.size(); ++i) {
            const Step& step = run.step(i);
            const QJsonArray listing = written.rowOf(i, 0, "listings");
            QCOMPARE(listing.at(0).toString(), qt(step.listing->function));
            const QJsonArray lines = listing.at(1).toArray().at(0).toArray(); // pseudo-code
            const QJsonArray line = lines.at(written.number(i, 1) - 1).toArray();
            QCOMPARE(line.at(0).toInt(), written.number(i, 1));
            QCOMPARE(line.at(1).toString(), qt(step.text(run.terms())));
            QCOMPARE(written.number(i, 2) & 3, static_cast<int>(step.level()));
            QCOMPARE(written.textOf(i, 3), narration::sentenceAt(run, i, Level::every));
            QCOMPARE(written.textOf(i, 4),
                     step.finding ? narration::sentenceAt(run, i, Level::story) : QString());
            QCOMPARE(written.number(i, 5), step.condition ? int(*step.condition) : -1);
            QCOMPARE(written.number(i, 6), step.caller.value_or(-1));
            const narration::Expression expression = narration::expressionOf(step, run.terms());
            QCOMPARE(written.textOf(i, 9), expression.code);
            QCOMPARE(written.textOf(i, 10),
                     expression.numbers == expression.code ? QString() : expression.numbers);
            QCOMPARE(written.text(written.rowOf(i, 13, "chapters").at(0).toInt()),
                     narration::chapterTitle(run, run.chapterOf(i)));
        }
    }
}

void TestPageData::variablesAreThoseOfTheStep()
{
    for (const PagedRun& paged : manyRuns()) {
        WrittenRun written(paged.html());
        for (int i = 0; i < paged.run.size(); ++i)
            QVERIFY2(written.variables(i) == heldAt(paged.run, i), qPrintable(QString::number(i)));
    }
}

void TestPageData::scenesAreThoseOfTheStep()
{
    for (const PagedRun& paged : manyRuns()) {
        const WrittenRun written(paged.html());
        for (int i = 0; i < paged.run.size(); ++i) {
            const Scene scene = sceneAt(paged.run, i);
            const QJsonArray hands = written.rowOf(i, 11, "scenes").at(0).toArray();
            QCOMPARE(hands.size(), qsizetype(scene.hands.size()));
            for (int hand = 0; hand < hands.size(); ++hand) {
                const SceneHand& seen = scene.hands[static_cast<std::size_t>(hand)];
                const QJsonArray row = hands.at(hand).toArray();
                QCOMPARE(row.at(0).toInt(), seen.player);
                QCOMPARE(written.text(row.at(1).toInt()), narration::orderText(seen.order));
                QCOMPARE(row.size(), 5 + 2 * qsizetype(seen.cards.size()));
                for (int card = 0; card < static_cast<int>(seen.cards.size()); ++card) {
                    const SceneCard& each = seen.cards[static_cast<std::size_t>(card)];
                    QCOMPARE(row.at(6 + 2 * card).toInt(), each.role ? int(*each.role) : -1);
                }
            }
        }
    }
}

void TestPageData::whatWasFoundIsListed()
{
    const PagedRun paged = sampleRun();
    const WrittenRun written(paged.html());
    const QJsonObject data = dataOf(paged.html());
    const QJsonArray found = data.value(QStringLiteral("found")).toArray();
    for (int i = 0; i < paged.run.size(); ++i) {
        QStringList lines;
        for (const QJsonValue each : written.rowOf(i, 12, "founds")) {
            const QJsonArray row = found.at(each.toInt()).toArray();
            lines << written.text(row.at(1).toInt()) + u'|' + written.text(row.at(2).toInt()) + u'|'
                         + QString::number(row.at(3).toInt());
        }
        QStringList expected;
        for (const narration::FoundLine& line : narration::foundLines(paged.run, i))
            expected << line.subject + u'|' + line.finding + u'|' + QString::number(line.step);
        QCOMPARE(lines, expected);
    }
}

SHOWDOWN_TEST(TestPageData)
#include "tst_pagedata.moc"
