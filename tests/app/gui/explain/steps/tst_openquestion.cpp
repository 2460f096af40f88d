// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/explain/steps/questiontest.h"
#include "tests/support/testprogram.h"

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Changes in what was recorded all that lies ahead of a moment: every answer, every finding and
/// every value becomes another one. Nothing of a moment may show it.
class OtherFuture
{
public:
    OtherFuture(const Run& run, Moment moment, const std::optional<Question>& question)
        : m_run(run), m_first(moment.lastRun() + 1)
    {
        for (int index = m_first; index < run.size(); ++index)
            m_steps.push_back(run.step(index));
        m_outcome = run.outcome();
        change(question);
    }
    ~OtherFuture()
    {
        for (int index = m_first; index < m_run.size(); ++index)
            stepAt(index) = m_steps[static_cast<std::size_t>(index - m_first)];
        for (std::size_t index = 0; index < m_outcome.comparisons.size(); ++index)
            comparisonAt(index) = m_outcome.comparisons[index];
        for (std::size_t index = 0; index < m_outcome.players.size(); ++index)
            playerAt(index) = m_outcome.players[index];
    }
    Q_DISABLE_COPY_MOVE(OtherFuture)

private:
    // the run is const, but the contents of its lists can be changed
    Step& stepAt(int index) const { return const_cast<Step&>(m_run.step(index)); }
    Comparison& comparisonAt(std::size_t index) const
    {
        return const_cast<Comparison*>(m_run.outcome().comparisons.data())[index];
    }
    PlayerResult& playerAt(std::size_t index) const
    {
        return const_cast<PlayerResult*>(m_run.outcome().players.data())[index];
    }

    static Outcome other(Outcome outcome)
    {
        return outcome == Outcome::better ? Outcome::worse : Outcome::better;
    }

    /// "Higher" is found one line before the others.
    static Outcome otherAtThisLine(Outcome outcome)
    {
        if (outcome == Outcome::better)
            return outcome;
        return outcome == Outcome::worse ? Outcome::equal : Outcome::worse;
    }

    struct OtherFinding
    {
        void operator()(RankAnswered& finding) const
        {
            finding.answer = fits(finding.answer) ? MatchAnswer(SuitsDiffer{3}) : Fits{};
        }
        void operator()(WildsGiven& finding) const
        {
            for (PlayedCard& wild : finding.wilds)
                wild.value = wild.value == 9 ? 10 : 9;
        }
        void operator()(PartCompared& finding) const
        {
            std::swap(finding.part.first, finding.part.second);
            finding.part.outcome = otherAtThisLine(finding.part.outcome);
        }
        void operator()(HandsCompared& finding) const { finding.outcome = other(finding.outcome); }
        void operator()(PlayersPlaced& finding) const { std::ranges::reverse(finding.places); }
        void operator()(Started& /*is known*/) const {}
    };

    void change(const std::optional<Question>& question)
    {
        for (int index = m_first; index < m_run.size(); ++index) {
            Step& step = stepAt(index);
            if (step.condition)
                step.condition = !*step.condition;
            if (step.finding)
                std::visit(OtherFinding{}, *step.finding);
            if (question && index == m_first)
                continue; // its variables and its cards are those of the question
            step.cards.clear();
            for (Variable& variable : step.variables) {
                if (bool* flag = std::get_if<bool>(&variable.value))
                    *flag = !*flag;
                else if (int* number = std::get_if<int>(&variable.value))
                    ++*number;
            }
        }
        int now = 0; // who meets first is no secret
        for (int index = 0; index <= m_first && index < m_run.size(); ++index)
            now = std::max(now, m_run.step(index).comparison.value_or(0));
        for (std::size_t index = 0; index < m_run.outcome().comparisons.size(); ++index) {
            if (static_cast<int>(index) > now)
                std::swap(comparisonAt(index).firstPlayer, comparisonAt(index).secondPlayer);
        }
        const auto* asked = question ? std::get_if<WildAsked>(&*question) : nullptr;
        if (asked)
            changeWilds(playerAt(static_cast<std::size_t>(asked->player) - 1));
    }

    /// Changes the values of the hand's wilds, and the order in which it is compared.
    static void changeWilds(PlayerResult& player)
    {
        const HandValue value = player.result->value;
        std::vector<Rank> values;
        values.reserve(static_cast<std::size_t>(value.size()));
        for (int index = 0; index < value.size(); ++index)
            values.push_back(value[index] == Rank::nine ? Rank::ten : Rank::nine);
        player.result->value = HandValue::of(value.category(), values).value();
        std::ranges::reverse(player.result->working);
    }

    const Run& m_run;
    int m_first; ///< of the steps ahead
    std::vector<Step> m_steps;
    Showdown m_outcome;
};

void addLevels()
{
    QTest::addColumn<int>("level");
    for (const Level level : allLevels)
        QTest::newRow(id(level).data()) << static_cast<int>(level);
}

} // namespace

/// While questions are asked the whole window shows the moment of the run, and nothing ahead of it.
class TestOpenQuestion : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingTellsTheAnswer_data() { addLevels(); }
    void nothingTellsTheAnswer();
    void nothingTellsWhatIsStillToCome_data() { addLevels(); }
    void nothingTellsWhatIsStillToCome();
    void theStateThatIsAskedAboutIsShown_data() { addLevels(); }
    void theStateThatIsAskedAboutIsShown();
    void everyAnswerShowsItsStep_data() { addLevels(); }
    void everyAnswerShowsItsStep();
};

/// Whatever comes next, everything that can be read, heard or seen is the same.
void TestOpenQuestion::nothingTellsTheAnswer()
{
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    eachQuestion(window, Level(level), [&] {
        const QString table = window.table();
        const QString question = window.question();
        window.askAgain();
        QCOMPARE(window.question(), question);
        const QStringList texts = textsOf(window.window());
        const QImage picture = window.window().grab().toImage();
        const QStringList beside = window.textsBesidePages(window.window());
        const Moment moment = window.player().moment();
        const OtherFuture other(window.player().run(), moment, *window.player().question());
        window.askAgain();
        QVERIFY2(window.player().moment() == moment, qPrintable(table));
        const QStringList otherTexts = textsOf(window.window());
        QVERIFY2(texts == otherTexts,
                 qPrintable(table + u'\n' + question + u'\n' + difference(texts, otherTexts)));
        QVERIFY2(picture == window.window().grab().toImage(), qPrintable(table + u'\n' + question));
        const QStringList otherBeside = window.textsBesidePages(window.window());
        QVERIFY2(beside == otherBeside,
                 qPrintable(table + u'\n' + question + u'\n' + difference(beside, otherBeside)));
    });
}

/// Nor between two questions.
void TestOpenQuestion::nothingTellsWhatIsStillToCome()
{
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    eachQuestion(window, Level(level), [&] {
        window.press(Qt::Key_F8); // past it
        StepPlayer& player = window.player();
        const int step = player.index();
        if (!player.target(Move::next))
            return;
        QVERIFY(window.question().isEmpty());
        const auto lookAgain = [&] {
            player.goTo(step - 1);
            player.goTo(step);
            return textsOf(window.window()) + window.textsBesidePages(window.window());
        };
        const QStringList texts = lookAgain();
        const OtherFuture other(player.run(), player.moment(), std::nullopt);
        const QStringList otherTexts = lookAgain();
        QVERIFY2(texts == otherTexts, qPrintable(window.table() + u'\n' + QString::number(step)
                                                 + u'\n' + difference(texts, otherTexts)));
    });
}

/// Code, variables and cards are at the line in question, and no line since the last one shown is
/// hidden.
void TestOpenQuestion::theStateThatIsAskedAboutIsShown()
{
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    eachQuestion(window, Level(level), [&] {
        const QString about = window.table() + u'\n' + window.question();
        const QString line = window.currentLine();
        QVERIFY2(!line.isEmpty() && !line.contains(u'→' + QStringLiteral(" yes"))
                     && !line.contains(u'→' + QStringLiteral(" no")),
                 qPrintable(about));
        if (level != static_cast<int>(Level::story)) {
            const QString code = window.question().section(QStringLiteral(": "), 1);
            QVERIFY2(line.contains(code), qPrintable(about + u'\n' + line));
            QVERIFY2(window.question().contains(window.function()), qPrintable(about));
        }
        const QStringList before = window.variables();
        if (line.contains(QStringLiteral(" if ")) && line.contains(QStringLiteral("the card "))) {
            const QStringList texts = textsOf(window.window());
            QVERIFY2(std::ranges::any_of(texts,
                                         [](const QString& text) {
                                             return text.contains(QStringLiteral(", looked at"));
                                         }),
                     qPrintable(about));
        }
        // the answer to a line changes no variables except those of a loop
        window.press(Qt::Key_F8);
        if (level != static_cast<int>(Level::story) && line.contains(QStringLiteral(" if ")))
            QVERIFY2(window.variables() == before, qPrintable(about));
    });
}

/// Right or wrong, the answer leads to the step that tells it, and is judged.
void TestOpenQuestion::everyAnswerShowsItsStep()
{
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.setLevel(Level(level));
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    for (int questions = 0; questions < 20 && window.goToQuestion(); ++questions) {
        const int position = window.player().position();
        const Answer right = rightAnswer(*window.player().question());
        const std::vector<Answer> choices = choicesOf(*window.player().question());
        const auto place = std::ranges::find(choices, right) - choices.begin() + 1;
        window.click(window.find<QToolButton>(QStringLiteral("answer%1Button").arg(place)));
        QCOMPARE(window.player().position(), position);
        QVERIFY(window.question().isEmpty());
        QVERIFY(
            window.text(QStringLiteral("judgementLabel")).startsWith(QStringLiteral("Right. ")));
        QVERIFY(window.player().isVisible());
    }
}

SHOWDOWN_TEST(TestOpenQuestion)
#include "tst_openquestion.moc"
