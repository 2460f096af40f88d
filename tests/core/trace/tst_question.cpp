// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/question.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The question at each step, and its right answer.
class TestQuestion : public QObject
{
    Q_OBJECT

private slots:
    void theStoryAsks_data();
    void theStoryAsks();
    void linesAreAskedAboutWhereTheyAreShown();
    void hiddenStepsAreNotAskedAbout();
    void choices_data();
    void choices();
    void anAnswerOfAnotherKindIsWrong();
};

namespace {

QString answerText(const Answer& answer)
{
    if (const bool* yes = std::get_if<bool>(&answer))
        return *yes ? QStringLiteral("yes") : QStringLiteral("no");
    if (const Rank* rank = std::get_if<Rank>(&answer))
        return QString(QLatin1Char(letter(*rank)));
    const auto outcome = static_cast<int>(std::get<Outcome>(answer));
    return QStringList{"worse", "equal", "better"}[outcome + 1];
}

/// "player 1 flush: no", "comparison 0 kicker 3: worse", "2 of 2 wilds of player 1: K", "line:
/// yes".
struct AskedText
{
    QString operator()(const ConditionAsked& /*question*/) const { return QStringLiteral("line"); }
    QString operator()(const RankAsked& question) const
    {
        return QStringLiteral("player %1 %2").arg(question.player).arg(qt(id(question.rank)));
    }
    QString operator()(const PartAsked& question) const
    {
        const QString part = qt(id(question.part.kind));
        const QString where = QStringLiteral("comparison %1 %2").arg(question.comparison).arg(part);
        return question.part.index > 0 ? where + QStringLiteral(" %1").arg(question.part.index)
                                       : where;
    }
    QString operator()(const WildAsked& question) const
    {
        return QStringLiteral("%1 of %2 wilds of player %3")
            .arg(question.wilds)
            .arg(question.held)
            .arg(question.player);
    }
};

QString askedText(const Question& question)
{
    return std::visit(AskedText{}, question) + QStringLiteral(": ")
           + answerText(rightAnswer(question));
}

Run askedRun(const QStringList& hands, const QString& rules = QStringLiteral("series"),
             std::optional<Category> lens = std::nullopt)
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    return {dealt, Terms{rulesFrom(rules).value().rules, lens}};
}

QStringList questionsOf(const Run& run, Level level)
{
    QStringList questions;
    for (const int index : run.visible(level)) {
        if (const std::optional<Question> question = questionAt(run, index, level))
            questions << askedText(*question);
    }
    return questions;
}

} // namespace

void TestQuestion::theStoryAsks_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QStringList>("questions");

    const auto no = [](const QString& player, const QStringList& ranks) {
        QStringList questions;
        for (const QString& rank : ranks)
            questions << QStringLiteral("player %1 %2: no").arg(player, rank);
        return questions;
    };
    const QStringList aboveAPair{"royal-flush", "straight-flush", "four-of-a-kind",  "full-house",
                                 "flush",       "straight",       "three-of-a-kind", "two-pair"};

    QTest::newRow("all ranks but the high card, which every hand is")
        << "series"
        << "" << QStringList{"Kh 9d 7c 4s 2h"} << no("1", aboveAPair + QStringList{"pair"});
    QTest::newRow("pairs with a wild, and kickers down to the one that decides")
        << "series"
        << "" << QStringList{"Qh 9d Qc 7s 2h", "9c Qs 3d * 7h"}
        << no("1", aboveAPair) + QStringList{"player 1 pair: yes"} + no("2", aboveAPair)
               + QStringList{"player 2 pair: yes",           "comparison 0 rank: equal",
                             "1 of 1 wilds of player 2: Q",  "comparison 0 pair: equal",
                             "comparison 0 kicker 1: equal", "comparison 0 kicker 2: equal",
                             "comparison 0 kicker 3: worse"};
    QTest::newRow("through a lens the ranks go without saying")
        << "standard"
        << "straight" << QStringList{"8h 7d 6c * *", "9s 9h 9d Qc 2d", "Ah 2d * 4c 5h"}
        << QStringList{"player 1 straight: yes",      "player 2 straight: no",
                       "player 3 straight: yes",      "2 of 2 wilds of player 1: T",
                       "1 of 1 wilds of player 3: 3", "comparison 0 highest: better"};
    QTest::newRow("of several wilds the highest value")
        << "standard"
        << "straight" << QStringList{"* 2d 3c 4s *", "* 2c 3s 4d 5d"}
        << QStringList{"player 1 straight: yes", "player 2 straight: yes",
                       "2 of 2 wilds of player 1: 6", "1 of 1 wilds of player 2: 6",
                       "comparison 0 highest: equal"};
    QTest::newRow("a wild beside the group")
        << "series"
        << "four-of-a-kind" << QStringList{"9h 9c * * *", "9d 9s * 9h 5c"}
        << QStringList{"player 1 four-of-a-kind: yes", "player 2 four-of-a-kind: yes",
                       "2 of 3 wilds of player 1: 9",  "1 of 1 wilds of player 2: 9",
                       "comparison 0 quad: equal",     "comparison 0 kicker 1: better"};
    QTest::newRow("wilds that the code calls aces")
        << "series"
        << "flush" << QStringList{"Kh 9h 4h 2h *", "Kd 9d 4d * 3d"}
        << QStringList{"player 1 flush: yes",        "player 2 flush: yes",
                       "comparison 0 card 1: equal", "comparison 0 card 2: equal",
                       "comparison 0 card 3: equal", "comparison 0 card 4: equal",
                       "comparison 0 card 5: worse"};
    QTest::newRow("so many wilds that they are a pair by themselves")
        << "series"
        << "pair" << QStringList{"Kh 9d 4h * *", "Kd Ks 9d 4c 3d"}
        << QStringList{"player 1 pair: yes", "player 2 pair: yes", "2 of 2 wilds of player 1: A",
                       "comparison 0 pair: better"};
    QTest::newRow("fewer wilds are better")
        << "series naturalBeatsWild=on"
        << "pair" << QStringList{"Kh Kd 9c 7s 2h", "Kc * 9d 7c 2d"}
        << QStringList{"player 1 pair: yes",           "player 2 pair: yes",
                       "1 of 1 wilds of player 2: K",  "comparison 0 pair: equal",
                       "comparison 0 kicker 1: equal", "comparison 0 kicker 2: equal",
                       "comparison 0 kicker 3: equal", "comparison 0 wilds: better"};
}

void TestQuestion::theStoryAsks()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, hands);
    QFETCH(const QStringList, questions);
    const Run run = askedRun(hands, rules, categoryFromId(lens.toStdString()));
    QCOMPARE(questionsOf(run, Level::story).join(u'\n'), questions.join(u'\n'));
}

void TestQuestion::linesAreAskedAboutWhereTheyAreShown()
{
    const Run run = askedRun({QStringLiteral("Qh 9d Qc 7s 2h"), QStringLiteral("9c Qs 3d * 7h")});
    // they only read a variable
    const QStringList readOff{"if found",      "if not found",  "if not sameSuit",
                              "if isStraight", "if result ≠ 0", "if result < 0"};
    QStringList notAsked;
    int lines = 0;
    int loops = 0;
    for (int index = 0; index < run.size(); ++index) {
        const Step& step = run.step(index);
        if (!step.condition)
            continue;
        const QString text = qt(step.text(run.terms())).trimmed();
        if (readOff.contains(text)) {
            QVERIFY(!questionAt(run, index, Level::every));
            notAsked << text;
            continue;
        }
        // whatever the step finds out
        const Question asked = ConditionAsked{*step.condition};
        QVERIFY(questionAt(run, index, Level::every) == asked);
        QVERIFY(momentOfQuestion(run, index, Level::every) == Moment(index, true));
        const bool isShown = step.level() <= Level::questions;
        QVERIFY(questionAt(run, index, Level::questions)
                == (isShown ? std::optional(asked) : std::nullopt));
        lines += isShown ? 1 : 0;
        loops += step.listing->kindOf(step.line) == LineKind::loop ? 1 : 0;
    }
    QVERIFY(lines > 0);
    QVERIFY(loops > 0);
    QCOMPARE(QSet<QString>(notAsked.begin(), notAsked.end()),
             QSet<QString>(readOff.begin(), readOff.end()));
}

void TestQuestion::hiddenStepsAreNotAskedAbout()
{
    const Run run = askedRun({QStringLiteral("Qh 9d Qc 7s 2h"), QStringLiteral("9c Qs 3d * 7h")});
    for (const Level level : allLevels) {
        for (int index = 0; index < run.size(); ++index)
            QVERIFY(run.isVisible(index, level) || !questionAt(run, index, level));
    }
}

void TestQuestion::choices_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("offered");
    QTest::newRow("a condition") << 0 << "yes no";
    QTest::newRow("a rank") << 1 << "yes no";
    QTest::newRow("a part") << 2 << "worse equal better";
    QTest::newRow("a number of wilds") << 3 << "better equal worse";
    QTest::newRow("a wild") << 4 << "2 3 4 5 6 7 8 9 T J Q K A";
}

void TestQuestion::choices()
{
    QFETCH(const int, kind);
    QFETCH(const QString, offered);
    const std::array<Question, 5> questions{
        ConditionAsked{}, RankAsked{}, PartAsked{0, {PartKind::kicker, 1, 9, 9, Outcome::equal}},
        PartAsked{0, {PartKind::wilds, 0, 0, 1, Outcome::better}}, WildAsked{}};
    QStringList choices;
    for (const Answer& choice : choicesOf(questions.at(static_cast<std::size_t>(kind))))
        choices << answerText(choice);
    QCOMPARE(choices.join(u' '), offered);
}

void TestQuestion::anAnswerOfAnotherKindIsWrong()
{
    const Question question = WildAsked{1, 1, 1, Rank::queen};
    QVERIFY(isRight(question, Rank::queen));
    QVERIFY(!isRight(question, Rank::king));
    QVERIFY(!isRight(question, true));
    QVERIFY(!isRight(question, Outcome::equal));
}

SHOWDOWN_TEST(TestQuestion)
#include "tst_question.moc"
