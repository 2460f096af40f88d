// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessoncheck.h"

#include "app/lessons/claims.h"
#include "app/lessons/problems.h"
#include "app/lessons/prose.h"
#include "app/lessons/shelf.h"
#include "app/narration/solutiontext.h"
#include "app/narration/spokenlanguage.h"
#include "app/narration/translation.h"
#include "core/trace/alllistings.h"

#include <QDir>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileProblem;

namespace {

/// The settings that prose may make claims about, with their facts.
using Subjects = std::map<QString, ClaimFacts>;

QString simple(QString text)
{
    return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')).simplified().toLower();
}

/// A field of a link, `name2`, and its player, from 0; -1: it is about no player.
struct Field
{
    QString name;
    int player = -1;
};

Field fieldOf(const QString& text)
{
    const QChar last = text.isEmpty() ? QChar() : text.back();
    if (last >= QLatin1Char('1') && last <= QLatin1Char('3'))
        return {text.chopped(1), last.digitValue() - 1};
    return {text, -1};
}

/// What a link can claim: of the setting as a whole or of one player.
struct Claimable
{
    const char* name = nullptr;
    std::optional<QString> (ClaimFacts::*plain)() = nullptr;
    std::optional<QString> (ClaimFacts::*ofPlayer)(int) = nullptr;
};

constexpr auto claimables = std::to_array<Claimable>({
    {"winner", &ClaimFacts::winners, nullptr},
    {"decides", &ClaimFacts::decidesInWords, nullptr},
    {"rank", nullptr, &ClaimFacts::rankInWords},
    {"name", nullptr, &ClaimFacts::name},
    {"values", nullptr, &ClaimFacts::values},
    {"wild", nullptr, &ClaimFacts::wildsInWords},
    {"outs", &ClaimFacts::outs, nullptr},
    {"unseen", &ClaimFacts::unseen, nullptr},
    {"percent", &ClaimFacts::percentInWords, nullptr},
    {"against", &ClaimFacts::againstInWords, nullptr},
    {"boards", &ClaimFacts::boards, nullptr},
    {"equity", nullptr, &ClaimFacts::equityInWords},
    {"wins", nullptr, &ClaimFacts::wins},
    {"ties", nullptr, &ClaimFacts::ties},
});

std::vector<std::string> claimableNames()
{
    std::vector<std::string> names;
    names.reserve(claimables.size());
    for (const Claimable& each : claimables)
        names.push_back(std::string(each.name) + (each.ofPlayer ? "1" : ""));
    return names;
}

/// The file of a text, and what its links can begin with.
struct TextFile
{
    const char* name = textFile;
    std::vector<std::string> links = {"step:", "claim:"};
};

/// Whether a problem is a claim, wrong or idle, that begins like this.
bool isClaim(const FileProblem& problem, std::string_view begin)
{
    using enum FileFault;
    const bool isOne = problem.fault == claimWrong || problem.fault == verdictWrong
                       || problem.fault == claimNotInEnglish || problem.fault == claimIdle;
    return isOne && std::get<std::string>(problem.arguments.front()).starts_with(begin);
}

/// Whether a problem is that the target of a link is missing.
bool isAboutLink(const FileProblem& problem)
{
    return problem.fault == FileFault::stepUnknown || problem.fault == FileFault::claimUnknown;
}

int lineOfKey(const LessonExercise& exercise, const char* key)
{
    const auto at = exercise.lines.find(key);
    return at == exercise.lines.end() ? exercise.line : at->second;
}

/// Checks that no more steps are filled in than is possible without the answer.
void checkFilled(const LessonExercise& exercise, Problems& problems)
{
    const auto most = narration::filledSteps(exercise.exercise, exercise.filled).size();
    if (exercise.filled > static_cast<int>(most))
        problems.add(lineOfKey(exercise, "filled"), FileFault::numberOutside,
                     {narration::FileKey{"filled"}, 0, static_cast<int>(most)});
}

FileFault faultOf(AnswerFault fault)
{
    switch (fault) {
    case AnswerFault::otherKind:
        return FileFault::answerOfOtherKind;
    case AnswerFault::unfinished:
        return FileFault::answerUnfinished;
    case AnswerFault::cardTwice:
        return FileFault::answerWithCardTwice;
    case AnswerFault::changed:
        return FileFault::answerChangesCards;
    case AnswerFault::noSuchLine:
        return FileFault::answerNamesNoLine;
    }
    return FileFault::answerOfOtherKind;
}

void checkAnswer(const LessonExercise& exercise, const char* key, bool shouldBeRight,
                 Problems& problems)
{
    const ExerciseAnswer& answer = shouldBeRight ? exercise.right : exercise.wrong;
    const Judgement judgement = judge(exercise.exercise, answer);
    const int line = lineOfKey(exercise, key);
    if (judgement.fault)
        problems.add(line, faultOf(*judgement.fault), {key});
    else if (judgement.isRight != shouldBeRight)
        problems.add(line, shouldBeRight ? FileFault::rightIsWrong : FileFault::wrongIsRight,
                     {narration::GivenAnswer{exercise.exercise, answer}});
}

/// Checks an exercise against the engine: it can be asked, its right answer is right and its wrong
/// one is wrong.
void checkExercise(const LessonExercise& exercise, Problems& problems)
{
    if (const std::optional<ExerciseFault> fault = findFault(exercise.exercise)) {
        problems.add(exercise.line, FileFault::exerciseWrong, {*fault});
        return;
    }
    checkFilled(exercise, problems);
    checkAnswer(exercise, "right", true, problems);
    checkAnswer(exercise, "wrong", false, problems);
}

/// Checks one lesson against the engine.
class LessonChecker
{
public:
    explicit LessonChecker(const Lesson& lesson, TextFile text = {})
        : m_lesson(lesson), m_text(std::move(text))
    {}

    LessonCheck check()
    {
        for (const Example& example : m_lesson.examples) {
            if (example.isWhole)
                addSubject(example.id, example.setting, example.claims.player);
        }
        for (const LessonExercise& exercise : m_lesson.exercises) {
            if (exercise.isWhole)
                addSubject(exercise.id, exercise.setting, playerOf(exercise.exercise.kind));
        }
        for (const Block& block : m_lesson.blocks) {
            const auto* cards = std::get_if<CardsBlock>(&block.content);
            if (cards && cards->isWhole)
                addSubject(cards->id, cards->setting, cards->claims.player);
        }
        for (const QString& id : std::as_const(m_doubled))
            m_subjects.erase(id); // a link could mean either
        checkBlocks();
        checkTasks();
        return take();
    }

private:
    static int playerOf(const ExerciseKind& kind)
    {
        if (const auto* outs = std::get_if<MarkOuts>(&kind))
            return outs->player;
        const auto* number = std::get_if<GiveNumber>(&kind);
        return number ? number->player : 1;
    }

    void addSubject(const QString& id, const Setting& setting, int player)
    {
        if (!id.isEmpty() && !m_subjects.try_emplace(id, setting, player).second)
            m_doubled += id;
    }

    /// Adds the lesson's language to problems whose words are in English because the program does
    /// not speak it.
    void nameLanguage()
    {
        for (FileProblem& problem : m_result.problems) {
            if (problem.fault == FileFault::claimIdle
                || (!isClaim(problem, "name") && !isClaim(problem, "claim:")))
                continue;
            problem.fault = FileFault::claimNotInEnglish;
            constexpr std::size_t withoutVerdict = 3;
            problem.arguments.resize(withoutVerdict);
            problem.arguments.emplace_back(m_lesson.language.toStdString());
        }
    }

    LessonCheck take()
    {
        m_result.problems = inLineOrder({&m_ofText, &m_ofTasks});
        if (!narration::availableLanguages().contains(m_lesson.language))
            nameLanguage();
        return std::move(m_result);
    }

    void checkTasks()
    {
        checkTitle(m_lesson.lines, 1, "title", m_lesson.title);
        checkMember(m_lesson.lines, 1, "aim", m_lesson.aim);
        checkTitle(m_lesson.lines, 1, "group", m_lesson.group);
        for (const Example& example : m_lesson.examples)
            checkExample(example);
        for (const LessonExercise& exercise : m_lesson.exercises)
            checkOne(exercise);
    }

    void checkBlocks()
    {
        for (const Block& block : m_lesson.blocks) {
            if (const auto* prose = std::get_if<Prose>(&block.content)) {
                checkProse(prose->markdown, block.line, m_ofText);
            } else if (const auto* cards = std::get_if<CardsBlock>(&block.content)) {
                const auto subject = m_subjects.find(cards->id);
                ClaimFacts own(cards->setting, cards->claims.player);
                ClaimFacts& facts = subject == m_subjects.end() ? own : subject->second;
                if (cards->isWhole)
                    m_result.claims += checkClaims(cards->claims, facts, m_ofText);
                checkProse(cards->caption, block.line, m_ofText);
                checkProse(cards->question, block.line, m_ofText);
            }
        }
    }

    void checkExample(const Example& example)
    {
        const auto subject = m_subjects.find(example.id);
        ClaimFacts own(example.setting, example.claims.player);
        ClaimFacts& facts = subject == m_subjects.end() ? own : subject->second;
        if (example.isWhole)
            m_result.claims += checkClaims(example.claims, facts, m_ofTasks);
        checkTitle(example.lines, example.line, "title", example.title);
        checkMember(example.lines, example.line, "text", example.text);
    }

    void checkOne(const LessonExercise& exercise)
    {
        if (exercise.isWhole)
            checkExercise(exercise, m_ofTasks);
        m_result.claims += 2; // its right answer and its wrong one
        if (exercise.dealt && exercise.id != exercise.dealt->round + QStringLiteral("-1"))
            return; // the texts of a round are the same
        for (const QString& text : exercise.dealt ? exercise.dealt->rankQuestions : QStringList())
            checkMember(exercise.lines, exercise.line, "rank", text);
        checkMember(exercise.lines, exercise.line, "question", exercise.question);
        checkMember(exercise.lines, exercise.line, "hint", exercise.hint);
    }

    /// Checks a text of an object that begins at a line; `lines` are those of its keys.
    void checkMember(const std::map<std::string, int>& lines, int begin, const char* key,
                     const QString& text)
    {
        const auto line = lines.find(key);
        checkProse(text, line == lines.end() ? begin : line->second, m_ofTasks, false);
    }

    /// Checks a text that is shown as it stands.
    void checkTitle(const std::map<std::string, int>& lines, int begin, const char* key,
                    const QString& text)
    {
        const bool hasMarks = text.contains(QLatin1Char('`')) || text.contains(QLatin1String("**"))
                              || !linksOf(text).empty();
        if (!hasMarks)
            return checkMember(lines, begin, key, text);
        const auto line = lines.find(key);
        m_ofTasks.add(line == lines.end() ? begin : line->second, FileFault::markupInTitle, {key});
    }

    /// In JSON a text is one line, whatever line ends it holds.
    void checkProse(const QString& markdown, int line, Problems& problems, bool hasLines = true)
    {
        for (const CodeSpan& span : codeSpansOf(markdown)) {
            if (looksLikeFunction(span.text))
                checkFunction(span.text, line + (hasLines ? span.line : 0), problems);
        }
        for (const ProseLink& link : linksOf(markdown))
            checkLink(link, line + (hasLines ? link.line : 0), problems);
        for (const StrayMarkup& stray : strayMarkupOf(markdown)) {
            const int at = line + (hasLines ? stray.line : 0);
            if (stray.isHtml)
                problems.add(at, FileFault::html);
            else
                refuseLink(stray.text, at, problems);
        }
    }

    void checkFunction(const QString& code, int line, Problems& problems)
    {
        const std::string name = functionName(code).toStdString();
        const std::set<std::string_view> names = functionNames();
        ++m_result.claims;
        if (!names.contains(name))
            problems.add(line, FileFault::functionUnknown,
                         {name, std::vector<std::string>(names.begin(), names.end())});
    }

    void checkLink(const ProseLink& link, int line, Problems& problems)
    {
        const QString scheme = link.target.section(QLatin1Char(':'), 0, 0);
        const QString rest = link.target.section(QLatin1Char(':'), 1);
        const bool isLesson = scheme == QLatin1String("lesson");
        if (isLesson
            && std::ranges::find(m_text.links, link.target.toStdString()) != m_text.links.end())
            ++m_result.claims; // a lesson that is there
        else if (scheme == QLatin1String("step"))
            checkStep(rest, line, problems);
        else if (scheme == QLatin1String("claim"))
            checkClaim(link, rest, line, problems);
        else
            refuseLink(link.target, line, problems);
    }

    /// Nothing else can be followed in the window.
    void refuseLink(const QString& target, int line, Problems& problems) const
    {
        problems.add(line, FileFault::linkUnknown, {target.toStdString(), m_text.links});
    }

    void checkStep(const QString& id, int line, Problems& problems)
    {
        ++m_result.claims;
        std::vector<std::string> known;
        for (const Example& example : m_lesson.examples) {
            if (example.setting.hands.empty())
                continue;
            if (example.id == id)
                return;
            known.push_back(example.id.toStdString());
        }
        problems.add(line, FileFault::stepUnknown, {id.toStdString(), known});
    }

    void checkClaim(const ProseLink& link, const QString& target, int line, Problems& problems)
    {
        ++m_result.claims;
        const QString id = target.section(QLatin1Char('/'), 0, 0);
        const auto subject = m_subjects.find(id);
        if (subject == m_subjects.end()) {
            std::vector<std::string> known;
            for (const auto& each : m_subjects)
                known.push_back(each.first.toStdString());
            problems.add(line, FileFault::claimUnknown, {id.toStdString(), known});
            return;
        }
        const QString field = target.section(QLatin1Char('/'), 1);
        const Field asked = fieldOf(field);
        const auto* claimed = std::ranges::find_if(claimables, [&asked](const Claimable& each) {
            return asked.name == QLatin1String(each.name)
                   && (asked.player < 0) == (each.plain != nullptr);
        });
        if (claimed == claimables.end())
            return problems.add(line, FileFault::fieldUnknown,
                                {field.toStdString(), claimableNames()});
        ClaimFacts& facts = subject->second;
        const std::optional<QString> found =
            claimed->plain ? (facts.*claimed->plain)() : (facts.*claimed->ofPlayer)(asked.player);
        const bool isVerdict =
            asked.name == QLatin1String("winner") || asked.name == QLatin1String("decides");
        hold(link, asked.name, found, isVerdict ? facts.verdict() : std::nullopt, line, problems);
    }

    static void hold(const ProseLink& link, const QString& name,
                     const std::optional<QString>& found,
                     const std::optional<narration::GivenAnswer>& verdict, int line,
                     Problems& problems)
    {
        const std::string claim = link.target.toStdString();
        if (!found)
            return problems.add(line, FileFault::claimIdle, {claim});
        QString truth = *found;
        if (name == QLatin1String("values"))
            truth.replace(QLatin1Char(' '), QLatin1String(", "));
        if (simple(truth) != simple(link.text))
            addWrong(claim, link.text, truth, verdict, line, problems);
    }

    const Lesson& m_lesson;
    TextFile m_text;
    Subjects m_subjects;
    QStringList m_doubled; ///< ids that are there twice
    Problems m_ofText{m_text.name};
    Problems m_ofTasks{tasksFile};
    LessonCheck m_result;
};

/// The problems of reading before those of checking, in the order of files and lines.
LessonCheck withReading(const ReadLesson& read, LessonCheck check)
{
    check.problems.insert(check.problems.begin(), read.problems.begin(), read.problems.end());
    std::ranges::stable_sort(check.problems, {}, [](const FileProblem& problem) {
        return std::pair(problem.file, problem.line);
    });
    return check;
}

} // namespace

LessonCheck checkLesson(const Lesson& lesson)
{
    const narration::SpokenLanguage spoken(lesson.language);
    return LessonChecker(lesson).check();
}

LessonCheck checkWhatWasRead(const ReadLesson& read)
{
    LessonCheck check = checkLesson(read.lesson);
    if (!read.problems.empty())
        std::erase_if(check.problems, isAboutLink);
    return withReading(read, std::move(check));
}

LessonCheck checkHelp(const ReadLesson& read)
{
    TextFile text{.name = helpFile, .links = {"claim:"}};
    for (const QString& folder : lessonFolders(Shelf::programRoot() + QStringLiteral("/en")))
        text.links.push_back("lesson:" + lessonId(QDir(folder).dirName()).toStdString());
    const narration::SpokenLanguage spoken(read.lesson.language);
    LessonCheck check = LessonChecker(read.lesson, text).check();
    return withReading(read, std::move(check));
}

} // namespace showdown::lessons
