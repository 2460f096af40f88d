// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/practicecommand.h"

#include "app/cli/commands.h"
#include "app/cli/linereader.h"
#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/lessons/exercisereader.h"
#include "app/lessons/practicelesson.h"
#include "app/narration/bughunttext.h"
#include "app/narration/errortext.h"
#include "app/narration/exercisefaulttext.h"
#include "app/narration/exercisenumbertext.h"
#include "app/narration/fill.h"
#include "app/narration/practicetext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <utility>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr int usualQuestions = 15;
constexpr int mostQuestions = 500;

struct PracticeCommandText
{
    Q_DECLARE_TR_FUNCTIONS(PracticeCommandText)
};

QuestionWish readWish(const Arguments& arguments)
{
    QuestionWish wish;
    wish.rules = readRules(arguments);
    for (const Option& option : arguments.options) {
        if (option.name == "topic")
            wish.topics.push_back(
                valueNamed(option.value, allTopics(),
                           PracticeCommandText::tr("unknown topic %1; did you mean %2?"),
                           PracticeCommandText::tr("unknown topic %1; one of %2")));
        else if (option.name == "kind")
            wish.kinds.push_back(
                valueNamed(option.value, allQuestionKinds(),
                           PracticeCommandText::tr("unknown kind of question %1; did you mean %2?"),
                           PracticeCommandText::tr("unknown kind of question %1; one of %2")));
    }
    if (const std::string* difficulty = arguments.value("difficulty"))
        wish.difficulty =
            valueNamed(*difficulty, allDifficulties,
                       PracticeCommandText::tr("unknown difficulty %1; did you mean %2?"),
                       PracticeCommandText::tr("unknown difficulty %1; one of %2"));
    return wish;
}

/// Refuses a topic that has no question in a choice; where it has others, it says which.
void refuseEmptyTopics(const QuestionWish& wish)
{
    if (wish.kinds == std::vector{QuestionKind::bug} && !knowsPrintedCode(wish.rules.rules))
        throw badInput(PracticeCommandText::tr(
            "'bug' questions are asked under the rules of the series; only deck, jokers, wild "
            "cards and the lowest pair may differ"));
    for (const Topic topic : wish.topics) {
        QStringList kinds;
        bool isAsked = false;
        for (const QuestionKind kind : allQuestionKinds()) {
            if (!canAsk(topic, kind, wish.rules.rules))
                continue;
            kinds << QString::fromLatin1(id(kind).data());
            isAsked = isAsked || wish.kinds.empty()
                      || std::ranges::find(wish.kinds, kind) != wish.kinds.end();
        }
        const QStringList words{QString::fromStdString(std::string(id(topic))), listed(kinds)};
        if (kinds.isEmpty())
            throw badInput(narration::fill(
                PracticeCommandText::tr("no question of %1 fits these rules", "%1: a topic"),
                words));
        if (!isAsked)
            throw badInput(narration::fill(
                PracticeCommandText::tr("no question of %1 fits this choice; the topic has %2",
                                        "%1: a topic; %2: kinds of questions, 'number, next-step'"),
                words));
    }
}

/// The player that is asked about, from 1; nothing if it is no single one.
std::optional<int> playerAsked(const Exercise& exercise)
{
    using Of = GiveNumber::Of;
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    if (number
        && (number->of == Of::cardValue || number->of == Of::unseen || number->of == Of::variable))
        return std::nullopt;
    const auto player = [](const auto& kind) -> std::optional<int> {
        if constexpr (requires { kind.player; })
            return kind.player;
        else
            return std::nullopt;
    };
    return std::visit(player, exercise.kind);
}

/// Adds hands, or a situation, as tasks.json has them.
void addCards(Json& json, const Exercise& exercise)
{
    if (const auto* bug = std::get_if<FindBug>(&exercise.kind)) {
        json["printed"] = id(Mistake(PrintedMistake{bug->mistake}));
        json["function"] = bug->function;
        json["tables"] = Json::array();
        for (const std::vector<OpenHand>& table : bug->tables)
            json["tables"].push_back(toText(table.front(), '_') + " | "
                                     + toText(table.back(), '_'));
        return;
    }
    if (!exercise.situation) {
        json["hands"] = Json::array();
        for (const OpenHand& hand : exercise.hands)
            json["hands"].push_back(toText(hand, '_'));
        return;
    }
    json["holes"] = Json::array();
    for (const HoleCards& hole : exercise.situation->players)
        json["holes"].push_back(toText(hole, '?'));
    json["board"] = toText(exercise.situation->board);
    json["dead"] = toText(exercise.situation->dead);
    json["to"] = exercise.hope ? Json(id(*exercise.hope)) : Json(nullptr);
}

Json toJson(const PracticeQuestion& question, int number)
{
    Json json{{"n", number},
              {"kind", id(question.source.kind)},
              {"topic", id(question.source.topic)},
              {"difficulty", id(question.source.difficulty)}};
    addRules(json, question.rules);
    json["lens"] = question.exercise.lens ? Json(id(*question.exercise.lens)) : Json(nullptr);
    addCards(json, question.exercise);
    if (const std::optional<int> player = playerAsked(question.exercise))
        json["player"] = *player;
    json["question"] = narration::practiceQuestionText(question).toStdString();
    if (const QString listing = narration::listingAsked(question.exercise); !listing.isEmpty())
        json["listing"] = listing.toStdString();
    const ExerciseAnswer right = rightAnswer(question);
    if (!question.options.empty()) {
        json["options"] = Json::array();
        for (int i = 0; i < static_cast<int>(question.options.size()); ++i) {
            const showdown::Option& option = question.options[static_cast<std::size_t>(i)];
            json["options"].push_back(
                {{"key", narration::optionKey(question, i).toStdString()},
                 {"text", narration::practiceAnswerText(question, option.answer).toStdString()},
                 {"answer", lessons::answerJson(option.answer)},
                 {"mistake", option.mistake ? Json(id(*option.mistake)) : Json(nullptr)}});
        }
        json["right"] = narration::optionKey(question, *rightOption(question)).toStdString();
    }
    if (const PartOrder parts = partsShown(question); !parts.empty())
        json["parts"] = lessons::answerJson(parts);
    json["answer"] = lessons::answerJson(right);
    if (std::holds_alternative<FoundBug>(right))
        json["lines"] = BugHunt(question.exercise).mistakenLines();
    json["hints"] = Json::array();
    for (int hint = 1; hint <= narration::hintCount; ++hint)
        json["hints"].push_back(narration::practiceHint(question, hint).toStdString());
    json["reason"] =
        narration::practiceFeedback(question, right, judge(question.exercise, right), 0)
            .reason.toStdString();
    const QString lesson = lessons::lessonFor(question);
    json["remember"] = lessons::rememberOf(lesson, question).toStdString();
    json["lesson"] = lesson.toStdString();
    return json;
}

} // namespace

PracticeReport readQuestions(const Arguments& arguments)
{
    constexpr std::uint32_t mostSeed = std::numeric_limits<std::uint32_t>::max();
    PracticeReport report;
    report.wish = readWish(arguments);
    report.count =
        static_cast<int>(readNumber(arguments, "count", usualQuestions, 1, mostQuestions));
    report.seed = arguments.has("seed")
                      ? static_cast<std::uint32_t>(readNumber(arguments, "seed", 1, 0, mostSeed))
                      : QRandomGenerator::system()->generate();
    refuseOperands(arguments);
    refuseEmptyTopics(report.wish);
    return report;
}

Json questionsJson(const std::vector<PracticeQuestion>& questions)
{
    Json json = Json::array();
    for (const PracticeQuestion& question : questions)
        json.push_back(toJson(question, static_cast<int>(json.size()) + 1));
    return json;
}

namespace {

PracticeReport readPractice(const Arguments& arguments)
{
    PracticeReport report = readQuestions(arguments);
    report.questions = makeQuestions(report.wish, report.seed, report.count);
    const auto made = static_cast<int>(report.questions.size());
    if (made < report.count)
        throw badInput(narration::fill(
            PracticeCommandText::tr("only %1 questions fit this choice, not %2", "%1, %2: numbers"),
            {QString::number(made), QString::number(report.count)}));
    return report;
}

/// Its keys are in a documented order.
Json toJson(const PracticeReport& report)
{
    Json json{{"seed", report.seed}};
    addRules(json, report.wish.rules);
    json["questions"] = questionsJson(report.questions);
    return json;
}

/// Asks the questions, one after another, and reads the answers from standard input.
class Questioner
{
public:
    Questioner(const PracticeReport& report, const InputFile& input, std::ostream& out)
        : m_report(report), m_out(out), m_lines(input.descriptor(), [&out] { out.flush(); })
    {}

    void run()
    {
        write(
            rulesHeading(m_report.wish.rules) + u'\n'
            + narration::fill(PracticeCommandText::tr("Seed: %1", "%1: a number"),
                              {QString::number(m_report.seed)})
            + u'\n'
            + wrapped(PracticeCommandText::tr(
                "Answer with a letter, two for a shared win (ab), cards, a number, or a table and a line (2:7). '?' gives a hint, 'q' quits.")));
        for (m_asked = 0; m_asked < m_report.questions.size(); ++m_asked) {
            show(question());
            if (!answer())
                break;
        }
        writeScore();
        if (m_lines.error() != 0)
            throw cannotRead("-", m_lines.error());
    }

private:
    const PracticeQuestion& question() const { return m_report.questions[m_asked]; }

    void write(const QString& text) { writeText(m_out, text); }
    void writeLine(const QString& text) { write(wrapped(text)); }

    void show(const PracticeQuestion& asked)
    {
        QStringList words{QString::number(m_asked + 1), QString::number(m_report.questions.size()),
                          narration::difficultyName(asked.source.difficulty)};
        QString heading =
            PracticeCommandText::tr("Question %1 of %2: %3", "%1, %2: numbers; %3: 'Hard'");
        if (!tellsByTopic(asked.source.kind)) {
            words.insert(2, narration::topicName(asked.source.topic, asked.rules.rules));
            heading = PracticeCommandText::tr("Question %1 of %2: %3, %4",
                                              "%1, %2: numbers; %3: 'Straight'; %4: 'Hard'");
        }
        write(headed(narration::fill(heading, words)));
        if (asked.rules != m_report.wish.rules)
            write(rulesHeading(asked.rules) + u'\n');
        writeLine(narration::practiceQuestionText(asked));
        write(u'\n' + cardsText(asked.exercise));
        if (const QString listing = narration::listingAsked(asked.exercise); !listing.isEmpty())
            write(u'\n' + listing);
        m_parts = partsShown(asked);
        write(choicesText(asked));
        m_hints = 0;
    }

    static QString cardsText(const Exercise& exercise)
    {
        Columns columns;
        const auto add = [&columns](const QString& label, const std::string& cards) {
            if (!cards.empty())
                columns.add({QStringLiteral("  ") + label, QString::fromStdString(cards)});
        };
        int player = 0;
        for (const OpenHand& hand : exercise.hands)
            add(narration::playerName(++player), toText(hand, '_'));
        if (const auto* bug = std::get_if<FindBug>(&exercise.kind)) {
            int table = 0;
            for (const std::vector<OpenHand>& hands : bug->tables)
                add(narration::tableName(++table),
                    toText(hands.front(), '_') + " | " + toText(hands.back(), '_'));
        }
        if (exercise.situation) {
            for (const HoleCards& hole : exercise.situation->players)
                add(narration::playerName(++player), toText(hole, '?'));
            add(PracticeCommandText::tr("Board", "label: cards"),
                toText(exercise.situation->board));
        }
        return columns.text();
    }

    QString choicesText(const PracticeQuestion& asked) const
    {
        Columns columns;
        for (int i = 0; i < static_cast<int>(asked.options.size()); ++i)
            columns.add({QStringLiteral("  ") + narration::optionKey(asked, i),
                         narration::practiceAnswerText(
                             asked, asked.options[static_cast<std::size_t>(i)].answer)});
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            columns.add({QStringLiteral("  ") + QChar(u'A' + static_cast<int>(i)),
                         narration::practiceAnswerText(asked, PartOrder{m_parts[i]})});
        const QString text = columns.text();
        return text.isEmpty() ? text : u'\n' + text;
    }

    /// Reads lines until one is an answer, and judges it. False at the end.
    bool answer()
    {
        while (true) {
            m_out << "> ";
            const std::optional<LineReader::Line> line = m_lines.next();
            const QString text = line ? QString::fromUtf8(line->text.data(),
                                                          static_cast<qsizetype>(line->text.size()))
                                            .trimmed()
                                      : QStringLiteral("q");
            if (!line)
                m_out << '\n';
            if (text.compare(u"q", Qt::CaseInsensitive) == 0)
                return false;
            if (text == u"?")
                writeHint();
            else if (const std::optional<ExerciseAnswer> given = answerIn(text))
                if (judged(*given))
                    return true;
        }
    }

    void writeHint()
    {
        if (m_hints == narration::hintCount)
            return writeLine(PracticeCommandText::tr("There are no more hints."));
        writeLine(narration::practiceHint(question(), ++m_hints));
    }

    /// The answer that a line gives; nothing, with a word on what is wanted, if it gives none.
    std::optional<ExerciseAnswer> answerIn(const QString& text)
    {
        return question().options.empty() ? std::visit(
                   [&](const auto& kind) { return typed(text, kind); }, question().exercise.kind)
                                          : chosen(text);
    }

    std::optional<ExerciseAnswer> chosen(const QString& text)
    {
        QStringList keys;
        for (const int i : optionsLeft(question(), m_hints)) {
            keys += narration::optionKey(question(), i);
            if (lettersIn(text) == lettersIn(keys.back())
                || (keys.back() == u"T" && lettersIn(text) == lettersOfAll()))
                return question().options[static_cast<std::size_t>(i)].answer;
        }
        writeLine(narration::fill(
            PracticeCommandText::tr("Answer with one of %1.", "%1: 'A, B, T'"), {listed(keys)}));
        return std::nullopt;
    }

    /// Its letters in capitals and in order.
    static QString lettersIn(const QString& text)
    {
        QString letters = text.toUpper();
        letters.removeIf([](QChar each) { return each.isSpace() || each == u','; });
        std::ranges::sort(letters);
        return letters;
    }

    /// "AB": all hands share.
    QString lettersOfAll() const
    {
        return QStringLiteral("ABC").first(
            static_cast<qsizetype>(question().exercise.hands.size()));
    }

    std::optional<std::vector<Card>> cardsIn(const QString& text)
    {
        const auto cards = parseCards(text.toStdString());
        if (const auto* error = std::get_if<NotationError>(&cards)) {
            writeLine(narration::errorText(*error));
            return std::nullopt;
        }
        return std::get<std::vector<Card>>(cards);
    }

    std::optional<ExerciseAnswer> typed(const QString& text, const MarkOuts& /*kind*/)
    {
        const std::optional<std::vector<Card>> cards = cardsIn(text);
        return cards ? std::optional<ExerciseAnswer>(MarkedCards{*cards}) : std::nullopt;
    }
    std::optional<ExerciseAnswer> typed(const QString& text, const GiveNumber& /*kind*/)
    {
        const std::optional<double> number = narration::numberFromText(text);
        if (!number)
            writeLine(PracticeCommandText::tr("Answer with a number."));
        return number ? std::optional<ExerciseAnswer>(*number) : std::nullopt;
    }
    /// A card, or its hand and place, `2:5`.
    std::optional<ExerciseAnswer> typed(const QString& text, const ChooseDecidingCard& /*kind*/)
    {
        static const QRegularExpression place(QStringLiteral("^([1-3]):([1-5])$"));
        if (const auto match = place.match(text); match.hasMatch())
            return CardPlace{match.captured(1).toInt() - 1, match.captured(2).toInt() - 1};
        const std::optional<std::vector<Card>> cards = cardsIn(text);
        if (!cards)
            return std::nullopt;
        std::vector<CardPlace> found;
        const std::vector<OpenHand>& hands = question().exercise.hands;
        for (int hand = 0; hand < static_cast<int>(hands.size()); ++hand) {
            for (int position = 0; position < Hand::fullSize; ++position) {
                if (cards->size() == 1
                    && hands[static_cast<std::size_t>(hand)][static_cast<std::size_t>(position)]
                           == cards->front())
                    found.push_back({hand, position});
            }
        }
        if (found.size() == 1)
            return found.front();
        writeLine(PracticeCommandText::tr(
            "Answer with one of these cards, or with its hand and place, such as 2:5."));
        return std::nullopt;
    }
    /// The letters of the parts, in order.
    std::optional<ExerciseAnswer> typed(const QString& text, const OrderParts& /*kind*/)
    {
        PartOrder order;
        for (const QChar letter : text.toUpper()) {
            const auto place = static_cast<std::size_t>(letter.unicode() - u'A');
            if (place < m_parts.size())
                order.push_back(m_parts[place]);
        }
        if (order.size() == m_parts.size())
            return order;
        writeLine(PracticeCommandText::tr("Answer with all letters in order, such as BAC."));
        return std::nullopt;
    }
    /// The cards for the open places, or the whole hand.
    std::optional<ExerciseAnswer> typed(const QString& text, const BuildHands& /*kind*/)
    {
        const std::optional<std::vector<Card>> cards = cardsIn(text);
        if (!cards)
            return std::nullopt;
        const std::vector<CardPlace> open = openPlaces(question().exercise);
        BuiltHands hands = question().exercise.hands;
        OpenHand& hand = hands[static_cast<std::size_t>(open.front().hand)];
        if (cards->size() == hand.size()) {
            std::ranges::copy(*cards, hand.begin());
            return hands;
        }
        if (cards->size() == open.size()) {
            for (std::size_t i = 0; i < open.size(); ++i)
                hand[static_cast<std::size_t>(open[i].position)] = (*cards)[i];
            return hands;
        }
        writeLine(
            narration::fill(PracticeCommandText::tr("Answer with as many cards as are missing: %1.",
                                                    "%1: a number"),
                            {QString::number(open.size())}));
        return std::nullopt;
    }
    /// A table and a line: `2 7`, `2:7`.
    std::optional<ExerciseAnswer> typed(const QString& text, const FindBug& /*kind*/)
    {
        static const QRegularExpression numbers(QStringLiteral("^([1-3])[\\s:,]+([0-9]{1,3})$"));
        if (const auto match = numbers.match(text); match.hasMatch())
            return FoundBug{match.captured(1).toInt(), match.captured(2).toInt()};
        writeLine(PracticeCommandText::tr("Answer with a table and a line, such as 2:7."));
        return std::nullopt;
    }
    std::optional<ExerciseAnswer> typed(const QString& /*text*/, const auto& /*has options*/)
    {
        return std::nullopt;
    }

    /// Says whether an answer is right, and why. False if it cannot be judged.
    bool judged(const ExerciseAnswer& given)
    {
        const PracticeQuestion& asked = question();
        const Judgement judgement = judge(asked.exercise, given);
        if (judgement.fault) {
            writeLine(narration::answerFaultText(asked.exercise, given, *judgement.fault));
            return false;
        }
        writeLine(narration::practiceFeedback(asked, given, judgement, m_hints).text());
        ++m_answered;
        const std::optional<Mistake> mistake =
            judgement.isRight ? std::nullopt : mistakeIn(asked, given);
        if (judgement.isRight)
            ++(m_hints > 0 ? m_withHint : m_right);
        else
            writeRight(asked);
        const QString lesson = lessons::lessonFor(asked, mistake);
        if (const QString rule = lessons::rememberOf(lesson, asked); !rule.isEmpty())
            writeLine(narration::fill(PracticeCommandText::tr("Remember: %1 (Lesson: %2)",
                                                              "%1: a sentence; %2: 'straight'"),
                                      {rule, lesson}));
        return true;
    }

    void writeRight(const PracticeQuestion& asked)
    {
        QString right = narration::practiceAnswerText(asked, rightAnswer(asked));
        if (const std::optional<int> option = rightOption(asked))
            right = narration::fill(PracticeCommandText::tr("%1, %2", "an answer: 'B', 'Player 2'"),
                                    {narration::optionKey(asked, *option), right});
        writeLine(narration::fill(
            PracticeCommandText::tr("The right answer: %1.", "%1: 'B, Player 2', 'Straight'"),
            {right}));
    }

    void writeScore()
    {
        QString score = narration::fill(
            PracticeCommandText::tr("%1 of %2 right.", "%1, %2: numbers of answers"),
            {QString::number(m_right), QString::number(m_answered)});
        if (m_withHint > 0)
            score += u' '
                     + narration::fill(PracticeCommandText::tr("With a hint: %1.", "%1: a number"),
                                       {QString::number(m_withHint)});
        write(u'\n' + score + u'\n');
    }

    const PracticeReport& m_report;
    std::ostream& m_out;
    LineReader m_lines;
    std::size_t m_asked = 0; ///< the index of the question
    int m_hints = 0;         ///< that were given to it
    PartOrder m_parts;       ///< that it offers to be put in order
    int m_answered = 0;
    int m_right = 0;
    int m_withHint = 0;
};

} // namespace

void runPractice(const Arguments& arguments, std::ostream& out)
{
    const Format format = readFormat(arguments, textOrJson, Format::text);
    const PracticeReport report = readPractice(arguments);
    if (format == Format::json) {
        out << jsonText(toJson(report), 2) << '\n';
        return;
    }
    const InputFile input("-");
    if (!input.isOpen())
        throw cannotRead("-", errno);
    Questioner(report, input, out).run();
}

} // namespace showdown::cli
