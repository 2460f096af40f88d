// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/practicequestion.h"
#include "tests/core/questions/rightbyreference.h"
#include "tests/core/rulesets.h"
#include "tests/support/effort.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace showdown;
using namespace showdown::tests;

/// Questions of practice, made from seeds: what is right is worked out by the definition of a
/// hand's value.
class TestPracticeQuestion : public QObject
{
    Q_OBJECT

private slots:
    void idsAreReadBack();
    void theRightAnswerIsTheReferences_data() { addKinds(); }
    void theRightAnswerIsTheReferences();
    void topicsMakeSense_data() { addKinds(); }
    void topicsMakeSense();
    void difficultiesAreThoseWished_data() { addKinds(); }
    void difficultiesAreThoseWished();
    void harderIsNeverEasier_data() { addKinds(); }
    void harderIsNeverEasier();
    void trapsComeAsDocumented_data();
    void trapsComeAsDocumented();
    void namesAndRanksTempt();
    void harderOrdersHaveThreeParts();
    void noOrderOfThreePartsIsShownAsItIsRight();
    void otherTopicsAskWhatMakesSense();
    void aMistakeTemptsOrNot();
    void placesOfTheRightOptionAreEven_data() { addKinds(); }
    void placesOfTheRightOptionAreEven();
    void hintsLeaveFewerOptions_data() { addKinds(); }
    void hintsLeaveFewerOptions();
    void everyPartAndNumberOfWildsComes();
    void everyBeginnersMistakeIsOffered();
    void namesComeFromTheHand();
    void wildsAreNoNumbersOfTheCode();
    void anyRulesArePlayedBy();
    void aSeedMakesTheSame();
    void aSeriesRepeatsNothing();
    void anyNumberOfTopicsAsksAllDifficulties();
    void noHandComesTwiceIfSoWished();
    void aSeriesEndsWhereThereIsNoMore();

private:
    static void addKinds()
    {
        QTest::addColumn<int>("kind");
        for (const QuestionKind kind : allQuestionKinds())
            QTest::newRow(id(kind).data()) << static_cast<int>(kind);
    }
};

namespace {

/// The sources of questions of a kind: of all its topics, difficulties and presets in turn.
std::vector<QuestionSource> sourcesOf(QuestionKind kind)
{
    std::vector<QuestionSource> sources;
    for (const Topic topic : allTopics()) {
        for (const Preset preset : allPresets()) {
            for (const Difficulty difficulty : allDifficulties) {
                if (canAsk(topic, kind, rulesOf(preset)))
                    sources.push_back({topic, kind, difficulty, {preset, rulesOf(preset)}, 0});
            }
        }
    }
    return sources;
}

/// The question from one of the seeds of a kind, if there is one; the first are made once for all
/// laws.
std::optional<PracticeQuestion> questionOf(QuestionKind kind, std::size_t seed)
{
    constexpr std::size_t mostKept = 2'500;
    static std::map<QuestionKind, std::vector<std::optional<PracticeQuestion>>> all;
    static std::map<QuestionKind, std::vector<QuestionSource>> sources;
    auto& kept = all[kind];
    if (seed < kept.size())
        return kept[seed];
    if (sources[kind].empty())
        sources[kind] = sourcesOf(kind);
    QuestionSource source = sources[kind][seed % sources[kind].size()];
    source.seed = static_cast<std::uint32_t>(seed);
    const auto question = makeQuestion(source);
    if (seed == kept.size() && seed < mostKept)
        kept.push_back(question);
    return question;
}

/// Calls `handle` with questions of a kind.
template <typename Handle>
void forQuestions(QuestionKind kind, int count, const Handle& handle)
{
    int made = 0;
    for (std::size_t seed = 0; made < count && seed < 2 * static_cast<std::size_t>(count); ++seed) {
        const auto question = questionOf(kind, seed);
        if (!question)
            continue;
        ++made;
        handle(*question);
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(made, count);
}

/// What is wrong with the options; empty if nothing is.
QString faultOfOptions(const PracticeQuestion& question, const ExerciseAnswer& right)
{
    int rightOnes = 0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        const Judgement judgement = judge(question.exercise, option.answer);
        rightOnes += judgement.isRight ? 1 : 0;
        if (judgement.fault || judgement.isRight != (option.answer == right))
            return QStringLiteral("option %1 is judged otherwise").arg(i);
        if (option.mistake
            && (judgement.isRight || !explains(*option.mistake, question.exercise, option.answer)))
            return QStringLiteral("option %1 is not by its mistake").arg(i);
        for (std::size_t j = 0; j < i; ++j) {
            if (question.options[j].answer == option.answer)
                return QStringLiteral("option %1 comes twice").arg(i);
        }
    }
    return rightOnes == 1 ? QString() : QStringLiteral("%1 are right").arg(rightOnes);
}

bool isSorted(const OpenHand& hand, const HouseRules& rules)
{
    std::vector<int> values;
    for (const std::optional<Card> card : hand) {
        if (card)
            values.push_back(rules.isWild(*card) ? 0 : number(*card->rank()));
    }
    return std::ranges::is_sorted(values, std::greater());
}

std::string describeSource(const QuestionSource& source)
{
    return std::string(id(source.topic)) + ' ' + std::string(id(source.difficulty)) + ' '
           + std::string(id(source.rules.preset)) + ' ' + std::to_string(source.seed);
}

std::string handsText(const PracticeQuestion& question)
{
    std::string text;
    for (const OpenHand& hand : question.exercise.hands) {
        text += text.empty() ? "" : " | ";
        for (const std::optional<Card> card : hand)
            text += card ? toText(*card) : "_";
    }
    return text;
}

} // namespace

void TestPracticeQuestion::idsAreReadBack()
{
    for (const Topic topic : allTopics())
        QCOMPARE(topicFromId(id(topic)), std::optional(topic));
    for (const QuestionKind kind : allQuestionKinds())
        QCOMPARE(questionKindFromId(id(kind)), std::optional(kind));
    for (const Difficulty difficulty : allDifficulties)
        QCOMPARE(difficultyFromId(id(difficulty)), std::optional(difficulty));
    QCOMPARE(id(Topic::threeOfAKind), "three-of-a-kind");
    QCOMPARE(id(Topic::threePlayers), "three-players");
    QVERIFY(!topicFromId("aces") && !questionKindFromId("who") && !difficultyFromId("harder"));
}

void TestPracticeQuestion::theRightAnswerIsTheReferences()
{
    QFETCH(const int, kind);
    int compared = 0;
    forQuestions(static_cast<QuestionKind>(kind), trials(20'000, 500), [&](const auto& question) {
        const std::string name = describeSource(question.source);
        const Exercise& exercise = question.exercise;
        QVERIFY2(!findFault(exercise), name.c_str());
        QVERIFY2(exercise.rules == question.rules.rules, name.c_str());
        QVERIFY2(exercise.rules.deck == DeckKind::free || !findRepeatedCard(handsAsked(question)),
                 name.c_str());
        const ExerciseAnswer right = rightAnswer(question);
        QVERIFY2(judge(exercise, right).isRight, name.c_str());
        if (!question.options.empty()) {
            const QString fault = faultOfOptions(question, right);
            QVERIFY2(fault.isEmpty(), qPrintable(qt(name) + u' ' + fault));
        }
        if (!isQuickByReference(question))
            return;
        ++compared;
        QVERIFY2(std::visit(RightByReference{question, right}, exercise.kind),
                 (name + ' ' + handsText(question)).c_str());
    });
    QVERIFY(compared > trials(20'000, 500) / 2);
}

void TestPracticeQuestion::topicsMakeSense()
{
    QFETCH(const int, kind);
    forQuestions(static_cast<QuestionKind>(kind), trials(4'000, 400), [](const auto& question) {
        const std::string name = describeSource(question.source);
        const QuestionSource& source = question.source;
        const Exercise& exercise = question.exercise;
        const std::vector<Hand> hands =
            handsOf(question.solution.empty() ? exercise.hands : question.solution);
        std::set<Category> ranks;
        if (exercise.lens)
            ranks.insert(*exercise.lens);
        int wilds = 0;
        for (const Hand& hand : hands) {
            const auto result = evaluate(hand, exercise.rules, exercise.lens);
            ranks.insert(exercise.lens ? *exercise.lens : result->value.category());
            wilds += wildsAsked(hand, exercise.rules);
        }
        if (const auto rank = rankOf(source.topic); rank && source.kind != QuestionKind::rank)
            QVERIFY2(ranks.contains(*rank), name.c_str());
        if (source.topic == Topic::wilds)
            QVERIFY2(wilds > 0, name.c_str());
        if (source.topic == Topic::threePlayers)
            QCOMPARE(hands.size(), std::size_t(3));
        if (source.topic == Topic::odds) {
            QVERIFY2(exercise.situation && question.rules.rules == rulesOf(Preset::standard),
                     name.c_str());
        } else if (source.topic == Topic::rules) {
            Exercise usual = exercise;
            usual.rules = source.rules.rules;
            const bool isOther =
                findFault(usual)
                || (question.solution.empty() ? rightAnswer(usual) != rightAnswer(exercise)
                                              : !judge(usual, question.solution).isRight);
            QVERIFY2(isOther, name.c_str());
        } else {
            QVERIFY2(question.rules == source.rules, name.c_str());
        }
        const std::size_t options = question.options.size();
        if (source.kind == QuestionKind::winner)
            QCOMPARE(options, std::size_t(hands.size() == 2 ? 3 : 7));
        QVERIFY2(options <= 7, name.c_str());
    });
}

/// Where a topic has hands of a difficulty, nearly all are of it; easy hands lie sorted.
void TestPracticeQuestion::difficultiesAreThoseWished()
{
    QFETCH(const int, kind);
    const int count = trials(4'000, 600);
    int asWished = 0;
    std::set<Difficulty> seen;
    forQuestions(static_cast<QuestionKind>(kind), count, [&](const auto& question) {
        const Difficulty difficulty = difficultyOf(question.exercise);
        asWished += difficulty == question.source.difficulty ? 1 : 0;
        seen.insert(difficulty);
        if (question.source.difficulty == Difficulty::easy) {
            for (const OpenHand& hand : question.exercise.hands)
                QVERIFY2(isSorted(hand, question.exercise.rules),
                         describeSource(question.source).c_str());
        }
    });
    QCOMPARE(seen.size(), allDifficulties.size());
    QVERIFY2(asWished >= count * 4 / 5, qPrintable(QString::number(asWished)));
}

namespace {

constexpr int trapCount = static_cast<int>(Trap::mistakeParts) + 1;

/// The percentages of easy, medium and hard questions.
using Shares = std::array<int, allDifficulties.size()>;

/// What some questions of each difficulty have, by its number.
class ShareCount
{
public:
    void add(const PracticeQuestion& question, const std::set<int>& has)
    {
        const auto difficulty = static_cast<std::size_t>(question.source.difficulty);
        ++m_all.at(difficulty);
        for (const int each : has)
            ++m_found[each].at(difficulty);
    }
    Shares shares(int of)
    {
        Shares shares = m_found[of];
        for (std::size_t each = 0; each < shares.size(); ++each)
            shares.at(each) = 100 * shares.at(each) / std::max(m_all.at(each), 1);
        return shares;
    }

private:
    Shares m_all{};
    std::map<int, Shares> m_found;
};

std::set<int> trapNumbers(const PracticeQuestion& question)
{
    std::set<int> numbers;
    for (const Trap trap : trapsIn(question.exercise))
        numbers.insert(static_cast<int>(trap));
    return numbers;
}

bool holdsWilds(const PracticeQuestion& question)
{
    return std::ranges::any_of(handsAsked(question), [&question](const Hand& hand) {
        return wildsAsked(hand, question.exercise.rules) > 0;
    });
}

} // namespace

/// No trap is rarer, and no fewer hands hold wilds, in harder questions of a kind.
void TestPracticeQuestion::harderIsNeverEasier()
{
    QFETCH(const int, kind);
    constexpr int byChance = 6; // percent
    ShareCount count;
    forQuestions(static_cast<QuestionKind>(kind), trials(9'000, 900), [&](const auto& question) {
        std::set<int> has = trapNumbers(question);
        if (holdsWilds(question))
            has.insert(trapCount);
        count.add(question, has);
    });
    for (int each = 0; each <= trapCount; ++each) {
        const Shares shares = count.shares(each);
        QVERIFY2(shares[1] >= shares[0] - byChance && shares[2] >= shares[1] - byChance,
                 qPrintable(QStringLiteral("%1: %2 %3 %4")
                                .arg(each)
                                .arg(shares[0])
                                .arg(shares[1])
                                .arg(shares[2])));
    }
}

void TestPracticeQuestion::trapsComeAsDocumented_data()
{
    QTest::addColumn<QuestionKind>("kind");
    QTest::addColumn<Trap>("trap");
    QTest::addColumn<int>("easyAtMost"); // percent
    QTest::addColumn<int>("mediumAtLeast");
    QTest::addColumn<int>("hardAtLeast");
    using enum QuestionKind;
    QTest::newRow("winner, unsorted") << winner << Trap::unsorted << 0 << 40 << 92;
    QTest::newRow("name, unsorted") << name << Trap::unsorted << 0 << 60 << 92;
    QTest::newRow("order, unsorted") << order << Trap::unsorted << 0 << 8 << 92;
    QTest::newRow("name, wild") << name << Trap::temptingWild << 3 << 15 << 50;
    QTest::newRow("rank, wild") << rank << Trap::temptingWild << 3 << 15 << 70;
    QTest::newRow("wild, wild") << wild << Trap::temptingWild << 20 << 55 << 65;
    QTest::newRow("name, seems more") << name << Trap::seemsMore << 2 << 2 << 20;
    QTest::newRow("order, third part") << order << Trap::thirdPart << 2 << 70 << 70;
    QTest::newRow("deciding card, second part")
        << decidingCard << Trap::secondPart << 0 << 18 << 42;
    QTest::newRow("outs, several ranks") << outs << Trap::severalRanks << 0 << 90 << 95;
    QTest::newRow("next step, inner call") << nextStep << Trap::innerCall << 0 << 65 << 82;
    QTest::newRow("bug, unsorted") << bug << Trap::unsorted << 0 << 45 << 95;
    QTest::newRow("bug, runs elsewhere") << bug << Trap::mistakeRuns << 20 << 40 << 92;
    QTest::newRow("bug, parts elsewhere") << bug << Trap::mistakeParts << 3 << 3 << 72;
}

void TestPracticeQuestion::trapsComeAsDocumented()
{
    QFETCH(const QuestionKind, kind);
    QFETCH(const Trap, trap);
    QFETCH(const int, easyAtMost);
    QFETCH(const int, mediumAtLeast);
    QFETCH(const int, hardAtLeast);
    ShareCount count;
    forQuestions(kind, trials(9'000, 900),
                 [&](const auto& question) { count.add(question, trapNumbers(question)); });
    const Shares shares = count.shares(static_cast<int>(trap));
    QVERIFY2(shares[0] <= easyAtMost && shares[1] >= mediumAtLeast && shares[2] >= hardAtLeast,
             qPrintable(QStringLiteral("%1 %2 %3").arg(shares[0]).arg(shares[1]).arg(shares[2])));
}

/// Most names and ranks offer what a mistake gives, easy ones too.
void TestPracticeQuestion::namesAndRanksTempt()
{
    for (const auto& [kind, least] :
         {std::pair(QuestionKind::name, 75), std::pair(QuestionKind::rank, 45)}) {
        ShareCount count;
        forQuestions(kind, 900, [&count](const PracticeQuestion& question) {
            const bool tempts = std::ranges::any_of(
                question.options, [](const Option& option) { return option.mistake.has_value(); });
            count.add(question, tempts ? std::set{0} : std::set<int>());
        });
        const Shares shares = count.shares(0);
        for (const int share : shares)
            QVERIFY2(share >= least, qPrintable(QString::number(share)));
    }
}

/// Only a full house and four of a kind have two.
void TestPracticeQuestion::harderOrdersHaveThreeParts()
{
    forQuestions(QuestionKind::order, 900, [](const auto& question) {
        const auto parts = std::get<PartOrder>(rightAnswer(question)).size();
        const Category rank =
            evaluate(handsAsked(question).front(), question.exercise.rules)->value.category();
        const bool hasTwo = rank == Category::fullHouse || rank == Category::fourOfAKind;
        QVERIFY2(parts > 2 || hasTwo || question.source.difficulty == Difficulty::easy,
                 describeSource(question.source).c_str());
    });
}

void TestPracticeQuestion::noOrderOfThreePartsIsShownAsItIsRight()
{
    int twoShown = 0; // of two parts either may come first
    int two = 0;
    forQuestions(QuestionKind::order, 300, [&](const auto& question) {
        const auto right = std::get<PartOrder>(rightAnswer(question));
        const PartOrder shown = partsShown(question);
        QVERIFY(std::ranges::is_permutation(shown, right));
        if (right.size() > 2)
            QVERIFY2(shown != right, describeSource(question.source).c_str());
        two += right.size() == 2 ? 1 : 0;
        twoShown += right.size() == 2 && shown == right ? 1 : 0;
    });
    QVERIFY2(3 * twoShown > two && 3 * twoShown < 2 * two, qPrintable(QString::number(twoShown)));
}

void TestPracticeQuestion::otherTopicsAskWhatMakesSense()
{
    const auto kinds = [](Topic topic) {
        std::string all;
        for (const QuestionKind kind : allQuestionKinds()) {
            if (canAsk(topic, kind, rulesOf(Preset::series)))
                all += std::string(id(kind)) + ' ';
        }
        return all;
    };
    QCOMPARE(kinds(Topic::rules), "winner rank name which deciding-card order wild number build ");
    QCOMPARE(kinds(Topic::threePlayers), "winner which build ");
    QCOMPARE(kinds(Topic::odds), "outs number ");
    QCOMPARE(kinds(Topic::code), "number next-step bug ");
}

void TestPracticeQuestion::aMistakeTemptsOrNot()
{
    const QuestionWish wish{{}, {Topic::straight}, {QuestionKind::rank}, {}};
    int tempting = 0;
    for (const PracticeQuestion& question : makeQuestions(wish, 4, 60)) {
        const bool isOffered = std::ranges::any_of(question.options, [](const Option& option) {
            return option.mistake == Mistake(BeginnersMistake::wildAsAce);
        });
        QCOMPARE(tempts(question, BeginnersMistake::wildAsAce), isOffered);
        tempting += isOffered ? 1 : 0;
    }
    QVERIFY(tempting > 10 && tempting < 60);
    const auto outs = makeQuestion({Topic::odds, QuestionKind::outs, Difficulty::hard, {}, 1});
    QVERIFY(tempts(*outs, BeginnersMistake::helpsOther));
    QVERIFY(!tempts(*outs, BeginnersMistake::wildAsAce));
}

void TestPracticeQuestion::placesOfTheRightOptionAreEven()
{
    QFETCH(const int, kind);
    const int count = trials(20'000, 600);
    std::map<std::size_t, std::map<int, int>> places; // by the number of options
    forQuestions(static_cast<QuestionKind>(kind), count, [&](const auto& question) {
        if (const auto right = rightOption(question))
            ++places[question.options.size()][*right];
    });
    for (const auto& [options, counts] : places) {
        int all = 0;
        for (const auto& [place, times] : counts)
            all += times;
        if (all < count / 20)
            continue; // too few to tell
        // of two hands some ranks hardly ever tie
        const bool isTieRarer = static_cast<QuestionKind>(kind) == QuestionKind::winner;
        for (int place = 0; place < static_cast<int>(options); ++place) {
            const double share = double(counts.contains(place) ? counts.at(place) : 0) / all;
            const double even = 1.0 / double(options);
            const double chance = 4 * std::sqrt(even * (1 - even) / all);
            const double least = even * (isTieRarer && options == 3 && place == 2 ? 0.5 : 0.8);
            QVERIFY2(share > least - chance && share < even * 1.2 + chance,
                     qPrintable(
                         QStringLiteral("%1 options, %2: %3").arg(options).arg(place).arg(share)));
        }
    }
}

/// And each keeps what the next one leaves, the right option always among them.
void TestPracticeQuestion::hintsLeaveFewerOptions()
{
    QFETCH(const int, kind);
    forQuestions(static_cast<QuestionKind>(kind), trials(2'000, 200), [](const auto& question) {
        const auto all = optionsLeft(question, 0);
        const auto some = optionsLeft(question, 1);
        const auto few = optionsLeft(question, 2);
        QCOMPARE(all.size(), question.options.size());
        QVERIFY(std::ranges::includes(all, some) && std::ranges::includes(some, few));
        if (all.empty())
            return;
        QVERIFY(std::ranges::binary_search(few, *rightOption(question)));
        QCOMPARE(few.size(), std::size_t(2));
        QVERIFY(some.size() < all.size() || all.size() == 2);
        QVERIFY(few.size() < some.size() || all.size() <= 3);
    });
}

void TestPracticeQuestion::everyPartAndNumberOfWildsComes()
{
    std::set<std::string> parts;
    std::map<int, int> wilds;
    for (const QuestionKind kind : {QuestionKind::winner, QuestionKind::decidingCard}) {
        forQuestions(kind, trials(2'000, 1'200), [&](const auto& question) {
            const auto judged = judge(question.exercise, rightAnswer(question));
            if (judged.decides)
                parts.insert(toText(*judged.decides));
            for (const Hand& hand : handsAsked(question))
                ++wilds[wildsAsked(hand, question.exercise.rules)];
        });
    }
    for (const PartName& part : allPartNames()) {
        const std::string text = toText(part);
        if (!parts.contains(text))
            QFAIL(text.c_str());
    }
    for (int count = 0; count <= 3; ++count)
        QVERIFY(wilds[count] > 20);
}

void TestPracticeQuestion::everyBeginnersMistakeIsOffered()
{
    std::set<std::string> offered;
    for (const QuestionKind kind : allQuestionKinds()) {
        forQuestions(kind, 600, [&](const auto& question) {
            for (const Option& option : question.options) {
                if (option.mistake)
                    offered.insert(id(*option.mistake));
            }
            if (!question.options.empty())
                return;
            for (const BeginnersMistake mistake : allBeginnersMistakes()) {
                const auto answer = answerBy(mistake, question.exercise);
                if (answer && mistakeIn(question, *answer))
                    offered.insert(std::string(id(mistake)));
            }
        });
    }
    for (const BeginnersMistake mistake : allBeginnersMistakes())
        QVERIFY2(offered.contains(std::string(id(mistake))), id(mistake).data());
}

void TestPracticeQuestion::namesComeFromTheHand()
{
    forQuestions(QuestionKind::name, 600, [](const auto& question) {
        const HandValue right = std::get<HandValue>(rightAnswer(question));
        for (const Option& option : question.options) {
            const auto& name = std::get<HandValue>(option.answer);
            QVERIFY(name.category() != Category::royalFlush || name[0] == Rank::ace);
            int foreign = 0;
            for (int i = 0; i < name.size(); ++i)
                foreign += !cardValuesOf(right).contains(number(name[i]));
            const bool isOfRank = name.category() == right.category();
            QVERIFY2(option.mistake || !isOfRank || foreign <= 1,
                     describeSource(question.source).c_str());
        }
    });
}

void TestPracticeQuestion::wildsAreNoNumbersOfTheCode()
{
    const QuestionWish wish{{}, {Topic::code}, {QuestionKind::number}, {}};
    for (const PracticeQuestion& question : makeQuestions(wish, 9, 60))
        QVERIFY(std::get<double>(rightAnswer(question)) < 100);
}

void TestPracticeQuestion::anyRulesArePlayedBy()
{
    QByteArrayList all = ruleSets();
    all << "series wildRanks=2,3,4,5,6,7,8,9,T,J,Q,K,A"
        << "standard wildRanks=2,3,4,5,6,7,8,9,T,J";
    std::uint32_t seed = 0;
    for (const QByteArray& rules : all) {
        const NamedRules named = *rulesFrom(QString::fromLatin1(rules));
        for (const Topic topic : allTopics()) {
            for (const QuestionKind kind : allQuestionKinds()) {
                const Difficulty difficulty = allDifficulties[++seed % allDifficulties.size()];
                if (seed % 4 > 0 && !areProofsWhole())
                    continue;
                const auto question = makeQuestion({topic, kind, difficulty, named, seed});
                QVERIFY(!question || canAsk(topic, kind, named.rules));
                QVERIFY2(!question || !findFault(question->exercise), rules.constData());
            }
        }
    }
}

void TestPracticeQuestion::aSeedMakesTheSame()
{
    QuestionSource source{Topic::straight, QuestionKind::winner, Difficulty::hard, {}, 7};
    const auto question = makeQuestion(source);
    QVERIFY(question.has_value());
    QVERIFY(*question == *makeQuestion(source)); // known values do not matter
    source.seed = 8;
    QVERIFY(*question != *makeQuestion(source));
    QCOMPARE(qt(handsText(*question)),
             QStringLiteral("7s6d9c8cTc | 9s6h8h*5d")); // on every platform
}

void TestPracticeQuestion::aSeriesRepeatsNothing()
{
    const QuestionWish wish{{}, {}, {}, {}};
    const auto questions = makeQuestions(wish, 5, 150);
    QCOMPARE(questions.size(), std::size_t(150));
    const auto fewer = makeQuestions(wish, 5, 40);
    QVERIFY(std::equal(fewer.begin(), fewer.end(), questions.begin()));
    std::set<std::pair<QuestionKind, std::multiset<std::multiset<Card>>>> seen;
    std::set<Topic> topics;
    std::set<QuestionKind> kinds;
    std::set<Difficulty> difficulties;
    for (const PracticeQuestion& question : questions) {
        topics.insert(question.source.topic);
        kinds.insert(question.source.kind);
        difficulties.insert(question.source.difficulty);
        std::multiset<std::multiset<Card>> hands;
        for (const Hand& hand : handsAsked(question))
            hands.insert({hand.begin(), hand.end()});
        const bool hasHands = !hands.empty();
        QVERIFY(seen.emplace(question.source.kind, hands).second || !hasHands);
    }
    QCOMPARE(topics.size(), std::size_t(topicCount) - 1); // the series knows no five of a kind
    QCOMPARE(kinds.size(), std::size_t(questionKindCount));
    QCOMPARE(difficulties.size(), allDifficulties.size());
}

void TestPracticeQuestion::anyNumberOfTopicsAsksAllDifficulties()
{
    QuestionWish wish;
    for (const Topic topic : {Topic::pair, Topic::straight, Topic::flush, Topic::wilds}) {
        wish.topics.push_back(topic);
        std::map<Topic, std::set<Difficulty>> asked;
        const auto made = makeQuestions(wish, 7, 24);
        const auto other = makeQuestions(wish, 8, 24);
        for (std::size_t i = 0; i < made.size(); ++i) {
            asked[made[i].source.topic].insert(made[i].source.difficulty);
            QCOMPARE(other.at(i).source.difficulty, made[i].source.difficulty);
        }
        QCOMPARE(asked.size(), wish.topics.size());
        for (const auto& [each, difficulties] : asked)
            QCOMPARE(difficulties.size(), allDifficulties.size());
    }
}

/// In any order of their cards, also among different kinds.
void TestPracticeQuestion::noHandComesTwiceIfSoWished()
{
    QuestionWish wish;
    wish.rules = {Preset::standard, rulesOf(Preset::standard)};
    wish.topics = {Topic::royalFlush, Topic::straightFlush, Topic::odds};
    wish.onPaper = true;
    std::multiset<std::multiset<std::optional<Card>>> hands;
    for (const PracticeQuestion& question : makeQuestions(wish, 7, 30)) {
        for (const OpenHand& hand :
             question.solution.empty() ? question.exercise.hands : question.solution)
            hands.insert({hand.begin(), hand.end()});
        if (question.exercise.situation) {
            for (const HoleCards& hole : question.exercise.situation->players)
                hands.insert({hole.begin(), hole.end()});
        }
    }
    QVERIFY(hands.size() >= 30);
    QCOMPARE((std::set(hands.begin(), hands.end()).size()), hands.size());
}

void TestPracticeQuestion::aSeriesEndsWhereThereIsNoMore()
{
    QVERIFY(makeQuestions({{}, {Topic::odds}, {QuestionKind::winner}, {}}, 1, 10).empty());
    const auto questions =
        makeQuestions({{}, {Topic::royalFlush}, {QuestionKind::wild}, Difficulty::easy}, 1, 500);
    QVERIFY(questions.size() >= 4); // K Q J 10 and a wild, in four suits
    QVERIFY(questions.size() < 20);
    QVERIFY(!makeQuestion({Topic::code, QuestionKind::outs, Difficulty::easy, {}, 1}));
}

SHOWDOWN_TEST(TestPracticeQuestion)
#include "tst_practicequestion.moc"
