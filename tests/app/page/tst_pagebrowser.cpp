// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/codelisting.h"
#include "app/narration/expressiontext.h"
#include "app/narration/onesteptext.h"
#include "app/narration/scenetext.h"
#include "app/narration/storytext.h"
#include "core/trace/scene.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/page/browser.h"
#include "tests/app/page/pages.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QHash>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;
using narration::CodeLanguage;

namespace {

const int pages = trials(10, 4); ///< of each preset

/// The levels to go through: normally all of them and back on the first page.
std::vector<Level> levelsOf(int number)
{
    if (number == 0 || areProofsWhole())
        return {allLevels.begin(), allLevels.end()};
    return {Level::story};
}

QString expressionAt(const Run& run, int index, Level level)
{
    const Step& step = run.step(index);
    const narration::Expression expression = narration::expressionOf(step, run.terms());
    if (expression.code.isEmpty() || (level == Level::story && findingOf<WildsGiven>(step)))
        return {};
    QStringList parts{expression.code};
    if (!expression.numbers.isEmpty() && expression.numbers != expression.code)
        parts << expression.numbers;
    if (step.condition)
        parts << (*step.condition ? QStringLiteral("true") : QStringLiteral("false"));
    return parts.join(QStringLiteral(" › "));
}

QString variablesAt(const Run& run, int index)
{
    const std::optional<int> before = run.previousOfCall(index);
    QStringList rows;
    for (const Variable& variable : run.step(index).variables) {
        const bool isChanged = before
                               && std::ranges::find(run.step(*before).variables, variable)
                                      == run.step(*before).variables.end();
        rows << qt(variable.name) + u'=' + narration::variableText(variable.value)
                    + (isChanged ? QStringLiteral("*") : QString());
    }
    return rows.join(QStringLiteral("; "));
}

QString callersAt(const Run& run, int index)
{
    std::vector<int> calls = run.callers(index);
    calls.push_back(index);
    std::ranges::reverse(calls);
    QStringList rows;
    for (const int call : calls)
        rows << QStringLiteral("%1 line %2")
                    .arg(qt(run.step(call).listing->function))
                    .arg(run.step(call).number(run.terms()));
    return rows.join(QStringLiteral("; "));
}

QString cardsAt(const Run& run, int index)
{
    const Scene scene = sceneAt(run, index);
    QStringList cards;
    for (const SceneHand& hand : scene.hands) {
        for (const SceneCard& card : hand.cards)
            cards << narration::sceneCardText(card, run);
    }
    if (scene.group) {
        for (const SceneCard& card : scene.group->cards)
            cards << narration::sceneCardText(card, run);
    }
    return cards.join(QStringLiteral("; "));
}

/// What tests/data/pageprobe.js should see.
QStringList expectedLines(const Run& run, const std::vector<Level>& levels)
{
    QStringList lines;
    for (const Level level : levels) {
        const std::vector<int> shown = run.visible(level);
        lines << QStringLiteral("level %1").arg(static_cast<int>(level));
        int position = 0;
        for (const int index : shown) {
            const Step& step = run.step(index);
            const QStringList seen{
                narration::sentenceAt(run, index, level),
                expressionAt(run, index, level),
                QStringLiteral("Step %1 of %2").arg(++position).arg(shown.size()),
                narration::chapterTitle(run, run.chapterOf(index)),
                qt(step.listing->function),
                qt(step.text(run.terms())) + narration::answerMark(step),
                variablesAt(run, index),
                callersAt(run, index),
                cardsAt(run, index)};
            lines << seen.join(QStringLiteral(" | "));
        }
        if (level != Level::story || levels.size() == 1)
            continue;
        lines << QStringLiteral("back");
        for (auto index = shown.rbegin(); index != shown.rend(); ++index)
            lines << narration::sentenceAt(run, *index, level);
    }
    return lines;
}

/// What it should see of the other keys and buttons.
QStringList expectedUses(const Run& run)
{
    const std::vector<int> story = run.visible(Level::story);
    const auto use = [&](const char* what, std::size_t position) {
        return QStringLiteral("%1: Step %2 of %3 | %4")
            .arg(QString::fromLatin1(what))
            .arg(position + 1)
            .arg(story.size())
            .arg(narration::sentenceAt(run, story[position], Level::story));
    };
    const auto second = std::ranges::lower_bound(story, run.chapters()[1].first);
    const auto inLanguage = [&run](CodeLanguage language) {
        const Step& last = run.step(run.size() - 1);
        const auto lines = narration::codeLines(*last.listing, run.terms(), language);
        const auto line =
            std::ranges::find(lines, last.listing->find(last.line, last.half, run.terms()),
                              &narration::CodeLine::line);
        return narration::codeLanguageName(language) + QStringLiteral(": ") + line->text;
    };
    QString copied = QStringLiteral("copy: ");
    for (const auto& line : narration::codeLines(*run.step(run.size() - 1).listing, run.terms(),
                                                 CodeLanguage::pseudoCode))
        copied += line.text + QStringLiteral(" / ");
    const QString continued = QStringLiteral("continued farther in: true");
    return {use("End", story.size() - 1),
            use("scrubber", 2),
            use("second part", static_cast<std::size_t>(second - story.begin())),
            QStringLiteral("level that hides the step: Step 1–2 of %1 | %2")
                .arg(story.size())
                .arg(narration::sentenceAt(run, 1, Level::story)),
            use("right", 1),
            use("fifth line of the story", 4),
            QStringLiteral("focus stays with the findings: true"),
            QStringLiteral("focus stays with the findings: true"),
            QStringLiteral("Pause"),
            QStringLiteral("Play"),
            inLanguage(CodeLanguage::python),
            continued,
            inLanguage(CodeLanguage::javaScript),
            continued,
            inLanguage(CodeLanguage::pseudoCode),
            continued,
            QStringLiteral("dark true"),
            QStringLiteral("light false"),
            copied,
            QStringLiteral("Copied true")};
}

/// Pages are counted through all presets.
int numberOf(Preset preset, int page)
{
    return static_cast<int>(preset) * pages + page;
}

std::vector<PagedRun> runsOf(Preset preset)
{
    return randomRuns(21, pages, preset);
}

/// A copy of a page that reports what it shows.
QByteArray probed(const PagedRun& paged, int page, const std::vector<Level>& probedLevels)
{
    QStringList levels;
    for (const Level level : probedLevels)
        levels << QString::number(static_cast<int>(level));
    const QString before =
        QStringLiteral(
            "<head><script>window.probedPage = %1; window.probedLevels = [%2];"
            "window.probedErrors = [];"
            "const told = (what) => window.probedErrors.push(String(what));"
            "addEventListener('error', (event) => told(event.message));"
            "addEventListener('securitypolicyviolation', (event) => told(event.blockedURI));"
            "console.error = console.warn = told;</script>")
            .arg(page)
            .arg(levels.join(u','));
    const QByteArray probe = contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/pageprobe.js"));
    QString html = paged.html();
    html.replace(QStringLiteral("<head>"), before);
    html.replace(QStringLiteral("</body>"),
                 QStringLiteral("<script>%1</script></body>").arg(QString::fromUtf8(probe)));
    return html.toUtf8();
}

/// A page around the others that records their reports.
QByteArray frameOf(int count)
{
    QString html = QStringLiteral("<!DOCTYPE html><meta charset=\"utf-8\"><pre></pre><script>"
                                  "const told = []; addEventListener('message', (event) => {"
                                  "told.push(event.data); document.querySelector('pre').textContent"
                                  " = JSON.stringify(told); });</script>");
    for (int page = 0; page < count; ++page)
        html +=
            QStringLiteral("<iframe width=\"1280\" height=\"800\" src=\"page%1.html\"></iframe>")
                .arg(page);
    return html.toUtf8();
}

} // namespace

/// The page in a browser: from beginning to end, it shows what the step player shows.
class TestPageBrowser : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QVERIFY(speak("en")); }
    void everyStepIsShown_data();
    void everyStepIsShown();

private:
    QHash<int, QJsonObject> m_told; ///< by each page
};

/// One browser shows all pages, which takes less time than one browser each.
void TestPageBrowser::initTestCase()
{
    QVERIFY(speak("en"));
    const QTemporaryDir folder;
    for (const Preset preset : allPresets()) {
        const std::vector<PagedRun> runs = runsOf(preset);
        for (int page = 0; page < pages; ++page) {
            const int number = numberOf(preset, page);
            QVERIFY(write(folder.filePath(QStringLiteral("page%1.html").arg(number)),
                          probed(runs[static_cast<std::size_t>(page)], number, levelsOf(number))));
        }
    }
    const int all = static_cast<int>(allPresets().size()) * pages;
    QVERIFY(write(folder.filePath(QStringLiteral("frame.html")), frameOf(all)));

    const QString dom = domOf(folder.filePath(QStringLiteral("frame.html")),
                              folder.filePath(QStringLiteral("profile")));
    const QString told =
        readText(dom.section(QStringLiteral("<pre>"), 1).section(QStringLiteral("</pre>"), 0, 0));
    for (const QJsonValue each : QJsonDocument::fromJson(told.toUtf8()).array()) {
        const QJsonObject answer = each.toObject();
        m_told.insert(answer.value(QStringLiteral("page")).toInt(), answer);
    }
    QCOMPARE(m_told.size(), qsizetype(all));
}

void TestPageBrowser::everyStepIsShown_data()
{
    QTest::addColumn<Preset>("preset");
    for (const Preset preset : allPresets())
        QTest::newRow(std::string(id(preset)).c_str()) << preset;
}

void TestPageBrowser::everyStepIsShown()
{
    QFETCH(const Preset, preset);
    const std::vector<PagedRun> runs = runsOf(preset);
    for (int page = 0; page < pages; ++page) {
        const int number = numberOf(preset, page);
        const QJsonObject answer = m_told.value(number);
        QCOMPARE(answer.value(QStringLiteral("errors")).toArray(), QJsonArray());
        QStringList seen;
        for (const QJsonValue line : answer.value(QStringLiteral("lines")).toArray())
            seen << line.toString();
        const Run& run = runs[static_cast<std::size_t>(page)].run;
        const QStringList expected = expectedLines(run, levelsOf(number)) + expectedUses(run);
        QVERIFY(expected.size() > 10);
        for (qsizetype i = 0; i < std::min(seen.size(), expected.size()); ++i)
            QCOMPARE(seen[i], expected[i]);
        QCOMPARE(seen.size(), expected.size());
    }
}

SHOWDOWN_TEST(TestPageBrowser)
#include "tst_pagebrowser.moc"
