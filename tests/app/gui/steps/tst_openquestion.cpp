// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/stepplayer.h"
#include "core/rules/presets.h"
#include "tests/app/gui/steps/stepstest.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholewindow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr int questionsOfALevel = 500;
constexpr int questionsADay = 8;
constexpr int questionsOfATable = 6;

/// Tables of two or three hands under a preset, often alike, so that many parts are compared.
Table randomTable(RandomHands& random, Preset preset)
{
    Table table;
    table.rules = {preset, rulesOf(preset)};
    table.rules.rules.deck = DeckKind::free;
    table.playerCount = 2 + random.below(2);
    const Hand first = random.hand(DeckKind::one);
    for (int player = 0; player < table.playerCount; ++player) {
        const bool isAlike = player > 0 && random.below(3) > 0;
        const Hand hand = player == 0 ? first
                          : isAlike   ? random.variant(first)
                                      : random.hand(DeckKind::one);
        for (int slot = 0; slot < hand.size(); ++slot)
            table.row(player).set(slot, hand[slot]);
    }
    return table;
}

/// Changes everything recorded after a moment: every answer, every finding and every value becomes
/// a different one. Nothing at that moment may show it.
class OtherFuture
{
public:
    OtherFuture(const Run& run, Moment moment, const Question& question)
        : m_run(run), m_moment(moment)
    {
        for (int index = moment.step; index < run.size(); ++index)
            m_steps.push_back(run.step(index));
        m_outcome = run.outcome();
        change(question);
    }
    ~OtherFuture()
    {
        for (int index = m_moment.step; index < m_run.size(); ++index)
            stepAt(index) = m_steps[static_cast<std::size_t>(index - m_moment.step)];
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

    void change(const Question& question)
    {
        for (int index = m_moment.step; index < m_run.size(); ++index) {
            Step& step = stepAt(index);
            if (step.condition)
                step.condition = !*step.condition;
            if (step.finding)
                std::visit(OtherFinding{}, *step.finding);
            if (index == m_moment.step)
                continue; // its variables and its cards are those of the question
            step.cards.clear();
            for (Variable& variable : step.variables) {
                if (bool* flag = std::get_if<bool>(&variable.value))
                    *flag = !*flag;
                else if (int* number = std::get_if<int>(&variable.value))
                    ++*number;
            }
        }
        const std::optional<int> now = m_run.step(m_moment.step).comparison;
        for (std::size_t index = 0; index < m_run.outcome().comparisons.size(); ++index) {
            if (static_cast<int>(index) > now.value_or(0)) // who meets first is no secret
                std::swap(comparisonAt(index).firstPlayer, comparisonAt(index).secondPlayer);
        }
        if (const auto* asked = std::get_if<WildAsked>(&question))
            changeWilds(playerAt(static_cast<std::size_t>(asked->player) - 1));
    }

    /// Changes the values of the hand's wilds, and the order in which it is compared.
    static void changeWilds(PlayerResult& player)
    {
        const HandValue value = player.result->value;
        std::vector<Rank> values;
        for (int index = 0; index < value.size(); ++index)
            values.push_back(value[index] == Rank::nine ? Rank::ten : Rank::nine);
        player.result->value = HandValue::of(value.category(), values).value();
        std::ranges::reverse(player.result->working);
    }

    const Run& m_run;
    Moment m_moment;
    std::vector<Step> m_steps;
    Showdown m_outcome;
};

struct QuestionWindow : StepsWindow
{
    QuestionWindow()
    {
        appearance().setMotion(Motion::none);
        find<QCheckBox>(QStringLiteral("askMeBox"))->click();
    }

    StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }
    QString question() const { return text(QStringLiteral("questionLabel")); }

    void setLevel(Level level)
    {
        while (player().level() != level)
            press(Qt::Key_D, Qt::AltModifier);
    }

    void begin(const Table& table)
    {
        session().begin(table);
        find<QPushButton>(QStringLiteral("stepThroughButton"))->click();
    }

    /// Presses Next until a question is open; false at the end of the run.
    bool goToQuestion()
    {
        do {
            if (!player().target(Move::next))
                return false;
            press(Qt::Key_F8);
        } while (question().isEmpty());
        return true;
    }

    /// Leaves the question and comes back to it.
    void askAgain()
    {
        press(Qt::Key_F8, Qt::ShiftModifier);
        press(Qt::Key_F8);
    }
};

/// Goes to questions of a level: of a comparison with a wild, and throughout the runs of random
/// tables, under every preset.
template <typename Check>
void eachQuestion(QuestionWindow& window, Level level, Check check)
{
    window.setLevel(level);
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | Ah Jd 8c 6s 4h")));
    window.player().goTo(window.player().run().nextComparison(0).value());
    for (int known = 0; known < questionsOfATable && window.goToQuestion(); ++known) {
        check();
        if (QTest::currentTestFailed())
            return;
    }
    RandomHands random(20261124U + static_cast<unsigned>(level));
    const int wanted = trials(questionsOfALevel, questionsADay);
    for (int asked = 0, table = 0; asked < wanted; ++table) {
        const auto presets = allPresets();
        window.begin(
            randomTable(random, presets[static_cast<std::size_t>(table) % presets.size()]));
        for (int ofTable = 0; ofTable < questionsOfATable && asked < wanted; ++ofTable) {
            window.player().goTo(random.below(window.player().run().size()));
            if (!window.goToQuestion())
                continue;
            check();
            if (QTest::currentTestFailed())
                return;
            ++asked;
        }
    }
}

void addLevels()
{
    QTest::addColumn<int>("level");
    for (const Level level : allLevels)
        QTest::newRow(id(level).data()) << static_cast<int>(level);
}

} // namespace

/// While a question is open the whole window shows the moment of the question.
class TestOpenQuestion : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingTellsTheAnswer_data() { addLevels(); }
    void nothingTellsTheAnswer();
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
        const Moment moment = window.player().moment();
        const OtherFuture other(window.player().run(), moment, *window.player().question());
        window.askAgain();
        QVERIFY2(window.player().moment() == moment, qPrintable(table));
        const QStringList otherTexts = textsOf(window.window());
        QVERIFY2(texts == otherTexts,
                 qPrintable(table + u'\n' + question + u'\n' + difference(texts, otherTexts)));
        QVERIFY2(picture == window.window().grab().toImage(), qPrintable(table + u'\n' + question));
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
