// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/exercisereader.h"

#include "app/lessons/claimsreader.h"
#include "app/lessons/dealtexercises.h"
#include "app/lessons/settingreader.h"
#include "core/cards/notation.h"
#include "core/questions/mistakes.h"

#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileKey;

namespace {

using Of = GiveNumber::Of;

struct KindName
{
    std::string_view name;
    std::vector<std::string_view> keys; ///< besides those that every exercise has
};

const std::vector<KindName>& kindNames()
{
    static const std::vector<KindName> names{
        {"build", {"goal"}},
        {"winner", {"dealt"}},
        {"deciding-card", {}},
        {"order", {}},
        {"wild", {"player"}},
        {"rank", {"player"}},
        {"name", {"player", "options"}},
        {"which", {"rank"}},
        {"outs", {"player"}},
        {"number", {"ask", "player", "card", "part", "function", "call", "variable", "within"}},
        {"bug", {"printed", "function", "tables"}},
    };
    return names;
}

constexpr auto askNames = std::to_array<std::pair<std::string_view, Of>>({
    {"value", Of::cardValue},
    {"outs", Of::outs},
    {"unseen", Of::unseen},
    {"percent", Of::percent},
    {"against", Of::against},
    {"equity", Of::equity},
    {"wilds", Of::wilds},
    {"part", Of::partValue},
    {"variable", Of::variable},
});

constexpr int mostTables = 20; ///< that an exercise deals
constexpr int dealtHands = 2;  ///< at each of them

/// How far off an answer may be unless the lesson says otherwise.
double usualTolerance(Of of)
{
    if (of == Of::percent || of == Of::equity)
        return 0.5;
    return of == Of::against ? 0.05 : 0;
}

/// A value of a card as one writes it: `K`, `10`.
std::optional<Rank> rankFrom(std::string_view text)
{
    if (text == "10")
        return Rank::ten;
    return text.size() == 1 ? rankFromLetter(static_cast<unsigned char>(text.front()))
                            : std::nullopt;
}

/// Reads one exercise.
class ExerciseReader
{
public:
    ExerciseReader(const Node& node, Problems& problems) : m_object(node, problems) {}

    std::optional<LessonExercise> read()
    {
        m_result.line = m_object.line();
        m_result.lines = m_object.lines();
        m_result.id = m_object.neededId("id");
        m_result.question = m_object.neededText("question");
        m_result.hint = m_object.neededText("hint");
        m_result.filled = m_object.number("filled", 0, 99).value_or(0);
        m_result.punishesMistake = m_object.truth("mistake");
        const Node* kind = m_object.need("kind", Node::Kind::text);
        const KindName* known = kind ? find(*kind) : nullptr;
        if (!known)
            return checkTheRest();
        if (m_object.object().find("dealt"))
            return readDealt();
        m_object.refuseOthers(keysWith(known->keys));
        const std::size_t before = m_object.problems().all().size();
        readAsked(*kind);
        const std::optional<ExerciseAnswer> right = readAnswer("right");
        const std::optional<ExerciseAnswer> wrong = readAnswer("wrong");
        if (!right || !wrong)
            return std::nullopt;
        m_result.right = *right;
        m_result.wrong = *wrong;
        m_result.isWhole = m_object.problems().all().size() == before;
        return std::move(m_result);
    }

private:
    const KindName* find(const Node& kind) const
    {
        const auto& names = kindNames();
        const auto found = std::ranges::find(names, kind.text, &KindName::name);
        if (found != names.end())
            return &*found;
        std::vector<std::string> known;
        known.reserve(names.size());
        for (const KindName& name : names)
            known.emplace_back(name.name);
        m_object.problems().add(kind.line, FileFault::exerciseUnknown, {kind.text, known});
        return nullptr;
    }

    static std::vector<std::string_view> keysWith(const std::vector<std::string_view>& ofKind)
    {
        return keysOf({{"id", "kind", "question", "hint"},
                       settingKeys(),
                       ofKind,
                       {"filled", "right", "wrong", "mistake"}});
    }

    /// Checks what does not depend on the kind: keys that no exercise has, and the cards.
    std::optional<LessonExercise> checkTheRest()
    {
        std::vector<std::string_view> ofKinds;
        for (const KindName& name : kindNames())
            ofKinds.insert(ofKinds.end(), name.keys.begin(), name.keys.end());
        m_object.refuseOthers(keysWith(ofKinds));
        readSetting(m_object, {true, true});
        return std::nullopt;
    }

    /// The rank of a hand, and who wins, at tables that are not in the file.
    std::optional<LessonExercise> readDealt()
    {
        m_object.refuseOthers({"id", "kind", "question", "rank", "hint", "rules", "set", "dealt"});
        const QStringList rankQuestions = readRankQuestions();
        const Node* dealt = m_object.need("dealt", Node::Kind::object);
        m_result.setting = readSetting(m_object, {false, true});
        m_result.exercise.rules = m_result.setting.rules.rules;
        if (!dealt)
            return std::nullopt;
        const ObjectReader object(*dealt, m_object.problems());
        object.refuseOthers({"topics", "count", "wilds"});
        ReviewWish wish;
        const Node* topics = object.need("topics", Node::Kind::list);
        if (topics && topics->children.empty())
            object.problems().add(topics->line, FileFault::keyMissing, {FileKey{"topics"}});
        for (const Node* topic : object.texts("topics")) {
            if (const auto rank = readRank(*topic, m_result.exercise.rules, m_object.problems()))
                wish.topics.push_back(*rank);
        }
        wish.count = object.neededNumber("count", 1, mostTables).value_or(1);
        wish.wilds = object.truth("wilds");
        if (rankQuestions.size() != dealtHands)
            return std::nullopt;
        m_result.dealt = DealtTable{m_result.id, rankQuestions, wish};
        return std::move(m_result);
    }

    /// One about each hand.
    QStringList readRankQuestions() const
    {
        QStringList questions;
        const Node* list = m_object.need("rank", Node::Kind::list);
        if (!list)
            return questions;
        for (const Node* text : m_object.texts("rank"))
            questions += QString::fromStdString(text->text).simplified();
        questions.removeAll(QString());
        if (questions.size() != dealtHands)
            m_object.problems().add(list->line, FileFault::asManyAsHandsWanted,
                                    {FileKey{"rank"}, dealtHands});
        return questions;
    }

    void readAsked(const Node& kind)
    {
        const bool isBuilt = kind.text == "build";
        const std::optional<Of> ask = kind.text == "number" ? readAsk() : std::nullopt;
        const bool needsCards = ask != Of::cardValue && kind.text != "bug";
        m_result.setting = readSetting(m_object, {isBuilt, !needsCards});
        m_result.exercise = {m_result.setting.rules.rules, m_result.setting.lens,
                             m_result.setting.hands,       m_result.setting.situation,
                             m_result.setting.hope,        ChooseWinner{}};
        m_result.exercise.kind = exerciseKind(kind.text, ask);
    }

    ExerciseKind exerciseKind(std::string_view kind, std::optional<Of> ask) const
    {
        const int player = m_object.number("player", 1, 3).value_or(1);
        if (kind == "build")
            return BuildHands{readGoal()};
        if (kind == "deciding-card")
            return ChooseDecidingCard{};
        if (kind == "order")
            return OrderParts{};
        if (kind == "wild")
            return NameWilds{player};
        if (kind == "rank")
            return NameRank{player};
        if (kind == "name")
            return ChooseName{player, readOptions()};
        if (kind == "which") {
            const Node* rank = m_object.need("rank", Node::Kind::text);
            const auto known =
                rank ? readRank(*rank, m_result.setting.rules.rules, m_object.problems())
                     : std::nullopt;
            return ChooseHand{known.value_or(Category::highCard)};
        }
        if (kind == "outs")
            return MarkOuts{player};
        if (kind == "bug")
            return readBug();
        if (kind == "number")
            return readNumber(ask.value_or(Of::wilds), player);
        Q_ASSERT(kind == "winner");
        return ChooseWinner{};
    }

    /// How many hands can win; the most there can be if they could not be read.
    int players() const
    {
        const auto count = static_cast<int>(m_result.setting.hands.size());
        return count > 0 ? count : 3;
    }

    BuildGoal readGoal() const
    {
        BuildGoal goal;
        const Node* node = m_object.need("goal", Node::Kind::object);
        if (!node)
            return goal;
        const ObjectReader object(*node, m_object.problems());
        object.refuseOthers({"winners", "decides", "ranks", "name"});
        goal.winners = object.numbers("winners", 1, players()).value_or(std::vector<int>());
        std::ranges::sort(goal.winners);
        if (const Node* decides = object.find("decides", Node::Kind::text)) {
            goal.ties = decides->text == "tie";
            goal.decides = readPart(*decides, m_object.problems(), {"tie"});
        }
        if (const Node* ranks = object.find("ranks", Node::Kind::object))
            readGoalRanks(*ranks, goal);
        if (const Node* name = object.find("name", Node::Kind::text))
            readGoalName(*name, goal);
        return goal;
    }

    /// Of the first hand with an open place.
    void readGoalName(const Node& node, BuildGoal& goal) const
    {
        const auto name = readName(node);
        const std::vector<CardPlace> open = openPlaces(m_result.exercise);
        if (!name || open.empty())
            return;
        const auto hand = static_cast<std::size_t>(open.front().hand);
        goal.ranks[hand] = name->rank;
        goal.values[hand] = name->values;
    }

    void readGoalRanks(const Node& ranks, BuildGoal& goal) const
    {
        for (const Node& rank : ranks.children) {
            if (rank.key != "1" && rank.key != "2" && rank.key != "3")
                m_object.problems().add(rank.line, FileFault::keyUnknown,
                                        {rank.key, std::vector<std::string>{"1", "2", "3"}});
            else if (rank.kind != Node::Kind::text)
                m_object.wrong(rank, FileFault::textWanted);
            else
                goal.ranks[static_cast<std::size_t>(rank.key.front() - '1')] =
                    readRank(rank, m_result.setting.rules.rules, m_object.problems());
        }
    }

    /// A rank and values, as many as are given: `full-house T 3`.
    struct Name
    {
        Category rank = Category::highCard;
        std::vector<Rank> values;
    };

    std::optional<Name> readName(const Node& node) const
    {
        const QStringList words = QString::fromStdString(node.text).split(u' ', Qt::SkipEmptyParts);
        const std::optional<Category> rank = categoryFromId(words.value(0).toStdString());
        std::vector<Rank> values;
        for (const QString& word : words.mid(1)) {
            if (const std::optional<Rank> value = rankFrom(word.toStdString()))
                values.push_back(*value);
        }
        const auto count = static_cast<qsizetype>(values.size());
        if (rank && count == words.size() - 1 && count <= tieBreakSize(*rank))
            return Name{*rank, values};
        m_object.problems().add(node.line, FileFault::handNameUnknown, {node.text});
        return std::nullopt;
    }

    /// The whole name of a hand.
    std::optional<HandValue> readWholeName(const Node& node) const
    {
        const auto name = readName(node);
        const auto value = name ? HandValue::of(name->rank, name->values) : std::nullopt;
        if (name && !value)
            m_object.problems().add(node.line, FileFault::handNameUnknown, {node.text});
        return value;
    }

    std::vector<HandValue> readOptions() const
    {
        std::vector<HandValue> names;
        if (!m_object.need("options", Node::Kind::list))
            return names;
        for (const Node* text : m_object.texts("options")) {
            if (const auto name = readWholeName(*text))
                names.push_back(*name);
        }
        return names;
    }

    std::optional<Of> readAsk() const
    {
        const Node* ask = m_object.need("ask", Node::Kind::text);
        if (!ask)
            return std::nullopt;
        const auto* found =
            std::ranges::find(askNames, ask->text, &std::pair<std::string_view, Of>::first);
        if (found != askNames.end())
            return found->second;
        std::vector<std::string> known;
        known.reserve(askNames.size());
        for (const auto& each : askNames)
            known.emplace_back(each.first);
        m_object.problems().add(ask->line, FileFault::numberUnknown, {ask->text, known});
        return std::nullopt;
    }

    GiveNumber readNumber(Of of, int player) const
    {
        GiveNumber number;
        number.of = of;
        number.player = player;
        if (of == Of::cardValue)
            number.card = readCard();
        if (of == Of::partValue) {
            if (const Node* part = m_object.need("part", Node::Kind::text))
                number.part = readPart(*part, m_object.problems());
        }
        if (of == Of::variable) {
            number.function = m_object.neededText("function").toStdString();
            number.variable = m_object.neededText("variable").toStdString();
            number.call = m_object.number("call", 1, std::numeric_limits<int>::max()).value_or(1);
        }
        number.within = m_object.decimal("within").value_or(usualTolerance(of));
        return number;
    }

    FindBug readBug() const
    {
        FindBug bug;
        const auto printed = mistakeFromId(m_object.neededText("printed").toStdString());
        if (const auto* mistake = printed ? std::get_if<PrintedMistake>(&*printed) : nullptr)
            bug.mistake = mistake->number;
        bug.function = m_object.neededText("function").toStdString();
        if (!m_object.need("tables", Node::Kind::list))
            return bug;
        for (const Node* text : m_object.texts("tables"))
            bug.tables.push_back(readTable(*text));
        return bug;
    }

    /// `Kh 6c 6h 2s * | Ks 6d 6s 3h *`
    std::vector<OpenHand> readTable(const Node& node) const
    {
        std::vector<OpenHand> table;
        Node part = node;
        for (const QString& text : QString::fromStdString(node.text).split(u'|')) {
            part.text = text.trimmed().toStdString();
            const auto hand = readHand(part, "tables", static_cast<int>(table.size()) + 1, false,
                                       m_object.problems());
            table.push_back(hand.value_or(OpenHand{}));
        }
        return table;
    }

    std::optional<Card> readCard() const
    {
        const Node* node = m_object.need("card", Node::Kind::text);
        if (!node)
            return std::nullopt;
        const auto card = parseCard(node->text);
        if (const auto* error = std::get_if<NotationError>(&card)) {
            m_object.problems().add(node->line, FileFault::cardsWrong, {FileKey{"card"}, *error});
            return std::nullopt;
        }
        return std::get<Card>(card);
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key) const
    {
        return std::visit([&](const auto& kind) { return readAnswer(key, kind); },
                          m_result.exercise.kind);
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const BuildHands& /*kind*/) const
    {
        if (!m_object.need(key, Node::Kind::list))
            return std::nullopt;
        BuiltHands hands;
        for (const Node* text : m_object.texts(key)) {
            const std::optional<OpenHand> hand = readHand(
                *text, key, static_cast<int>(hands.size()) + 1, false, m_object.problems());
            if (!hand)
                return std::nullopt;
            hands.push_back(*hand);
        }
        return hands;
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key,
                                             const ChooseWinner& /*kind*/) const
    {
        if (!m_object.need(key, Node::Kind::list))
            return std::nullopt;
        std::vector<int> winners = m_object.numbers(key, 1, players()).value_or(std::vector<int>());
        std::ranges::sort(winners);
        return Winners{winners};
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const OrderParts& /*kind*/) const
    {
        if (!m_object.need(key, Node::Kind::list))
            return std::nullopt;
        PartOrder order;
        for (const Node* text : m_object.texts(key)) {
            if (const std::optional<PartName> part = readPart(*text, m_object.problems()))
                order.push_back(*part);
        }
        return order;
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const NameWilds& /*kind*/) const
    {
        if (!m_object.need(key, Node::Kind::list))
            return std::nullopt;
        WildRanks wilds;
        for (const Node* text : m_object.texts(key)) {
            if (const std::optional<Rank> rank = rankFrom(text->text))
                wilds.ranks.push_back(*rank);
            else
                m_object.problems().add(text->line, FileFault::cardValuesWanted,
                                        {FileKey{std::string(key)}});
        }
        return wilds;
    }

    /// `1:4`, both counted from 1.
    std::optional<ExerciseAnswer> readAnswer(std::string_view key,
                                             const ChooseDecidingCard& /*kind*/) const
    {
        const Node* node = m_object.need(key, Node::Kind::text);
        if (!node)
            return std::nullopt;
        const std::string& text = node->text;
        const bool isPlace = text.size() == 3 && text[0] >= '1' && text[0] <= '3' && text[1] == ':'
                             && text[2] >= '1' && text[2] <= '5';
        if (!isPlace) {
            m_object.wrong(*node, FileFault::playerAndCardWanted);
            return std::nullopt;
        }
        return CardPlace{text[0] - '1', text[2] - '1'};
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const NameRank& /*kind*/) const
    {
        const Node* node = m_object.need(key, Node::Kind::text);
        const std::optional<Category> rank =
            node ? readRank(*node, m_result.setting.rules.rules, m_object.problems())
                 : std::nullopt;
        return rank ? std::optional<ExerciseAnswer>(*rank) : std::nullopt;
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const ChooseName& /*kind*/) const
    {
        const Node* node = m_object.need(key, Node::Kind::text);
        const auto name = node ? readWholeName(*node) : std::nullopt;
        return name ? std::optional<ExerciseAnswer>(*name) : std::nullopt;
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const ChooseHand& /*kind*/) const
    {
        const std::optional<int> player = m_object.neededNumber(key, 1, players());
        return player ? std::optional<ExerciseAnswer>(ChosenHand{*player}) : std::nullopt;
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const MarkOuts& /*kind*/) const
    {
        const Node* node = m_object.need(key, Node::Kind::text);
        if (!node)
            return std::nullopt;
        return MarkedCards{readCards(*node, m_object.problems())};
    }

    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const GiveNumber& /*kind*/) const
    {
        const Node* node = m_object.need(key, Node::Kind::number);
        return node ? std::optional<ExerciseAnswer>(node->number) : std::nullopt;
    }

    /// `2:9`, a table and a line.
    std::optional<ExerciseAnswer> readAnswer(std::string_view key, const FindBug& /*kind*/) const
    {
        static const QRegularExpression numbers(QStringLiteral("^([1-3]):([1-9][0-9]?)$"));
        const Node* node = m_object.need(key, Node::Kind::text);
        if (!node)
            return std::nullopt;
        const auto match = numbers.match(QString::fromStdString(node->text));
        if (!match.hasMatch()) {
            m_object.wrong(*node, FileFault::tableAndLineWanted);
            return std::nullopt;
        }
        return FoundBug{match.captured(1).toInt(), match.captured(2).toInt()};
    }

    /// Lessons ask for the variables of a call instead.
    std::optional<ExerciseAnswer> readAnswer(std::string_view /*key*/,
                                             const FindNextStep& /*kind*/) const
    {
        return std::nullopt;
    }

    ObjectReader m_object;
    LessonExercise m_result;
};

} // namespace

std::vector<LessonExercise> readExercise(const Node& node, Problems& problems)
{
    if (node.kind != Node::Kind::object) {
        problems.add(node.line, FileFault::objectWanted, {FileKey{"exercises"}});
        return {};
    }
    const std::optional<LessonExercise> read = ExerciseReader(node, problems).read();
    if (!read)
        return {};
    if (!read->dealt)
        return {*read};
    std::vector<LessonExercise> questions = dealtExercises(*read, usualSeed);
    const ReviewWish& wish = read->dealt->wish;
    const int tables = questions.empty() ? 0 : questions.back().dealt->table + 1;
    if (!wish.topics.empty() && tables < wish.count)
        problems.add(read->lines.at("dealt"), FileFault::nothingDealt,
                     {wish.count, narration::knownIds(wish.topics), tables});
    return questions;
}

namespace {

/// Writes the answers of each kind as ExerciseReader reads them.
struct WrittenAnswer
{
    using Json = nlohmann::ordered_json;

    Json operator()(const BuiltHands& hands) const
    {
        return listOf(hands, [](const OpenHand& hand) { return toText(hand, '_'); });
    }
    Json operator()(const Winners& winners) const { return winners.players; }
    Json operator()(const PartOrder& order) const
    {
        return listOf(order, [](const PartName& part) { return toText(part); });
    }
    Json operator()(const WildRanks& wilds) const
    {
        return listOf(wilds.ranks, [](Rank rank) { return std::string(1, letter(rank)); });
    }
    Json operator()(const CardPlace& place) const
    {
        return std::to_string(place.hand + 1) + ':' + std::to_string(place.position + 1);
    }
    Json operator()(Category rank) const { return id(rank); }
    Json operator()(const HandValue& name) const
    {
        std::string text(id(name.category()));
        for (int i = 0; i < name.size(); ++i)
            text += {' ', letter(name[i])};
        return text;
    }
    Json operator()(const ChosenHand& hand) const { return hand.player; }
    Json operator()(const MarkedCards& marked) const { return toText(marked.cards); }
    Json operator()(double number) const
    {
        return number == std::floor(number) ? Json(static_cast<std::int64_t>(number))
                                            : Json(number);
    }

    Json operator()(const FoundBug& found) const
    {
        return std::to_string(found.table) + ':' + std::to_string(found.line);
    }

    Json operator()(const NextStep& next) const
    {
        return std::visit([](const auto& what) { return written(what); }, next.what);
    }

private:
    static Json written(const std::string& function) { return function; }
    static Json written(int line) { return line; }
    static Json written(const Answer& answer)
    {
        if (const bool* yes = std::get_if<bool>(&answer))
            return *yes;
        if (const Rank* rank = std::get_if<Rank>(&answer))
            return std::string(1, letter(*rank));
        return static_cast<int>(std::get<Outcome>(answer));
    }
    template <typename Values, typename Written>
    static Json listOf(const Values& values, Written written)
    {
        Json list = Json::array();
        for (const auto& value : values)
            list.push_back(written(value));
        return list;
    }
};

} // namespace

nlohmann::ordered_json answerJson(const ExerciseAnswer& answer)
{
    return std::visit(WrittenAnswer{}, answer);
}

} // namespace showdown::lessons
