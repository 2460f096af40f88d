// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessonreader.h"

#include "app/lessons/claimsreader.h"
#include "app/lessons/exercisereader.h"
#include "app/lessons/lessonfolders.h"
#include "app/lessons/markdownreader.h"
#include "app/lessons/problems.h"
#include "app/lessons/settingreader.h"
#include "app/narration/errortext.h"
#include "app/narration/foreigntext.h"
#include "app/tables/json.h"
#include "app/tables/readfile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstddef>
#include <map>
#include <variant>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileKey;

namespace {

constexpr qint64 largestFile = qint64(1024) * 1024;
constexpr int leastMinutes = 1;
constexpr int mostMinutes = 60;
constexpr int seriesExamples = 34;

/// The content of a file in a folder; nothing, with a problem reported, if it cannot be read.
std::optional<std::string> textOf(const QString& folder, const char* name, Problems& problems)
{
    const auto file = tables::readFile(QDir(folder).filePath(QLatin1String(name)), largestFile);
    if (const auto* fault = std::get_if<FileFault>(&file)) {
        problems.add(1, *fault);
        return std::nullopt;
    }
    return std::get<QByteArray>(file).toStdString();
}

void addUnfit(int line, char32_t character, Problems& problems)
{
    problems.add(line, FileFault::unfitCharacter,
                 {narration::codePointName(character).toStdString()});
}

/// Reports the first line that is not UTF-8 or has a character that must not be shown.
void checkCharacters(const std::string& text, Problems& problems)
{
    int line = 1;
    for (const QByteArray& each : QByteArray::fromStdString(text).split('\n')) {
        if (!each.isValidUtf8() || each.contains('\0'))
            return problems.add(line, FileFault::notText);
        if (const auto unfit = narration::unfitIn(QString::fromUtf8(each)))
            return addUnfit(line, *unfit, problems);
        ++line;
    }
}

/// Its number among the worked examples of the series, or several of them.
std::vector<int> readSeries(const ObjectReader& object)
{
    const Node* series = object.object().find("series");
    if (series && series->kind == Node::Kind::list)
        return object.numbers("series", 1, seriesExamples).value_or(std::vector<int>());
    const std::optional<int> number = object.number("series", 1, seriesExamples);
    return number ? std::vector<int>{*number} : std::vector<int>();
}

void readExample(const Node& node, Lesson& lesson, Problems& problems)
{
    if (node.kind != Node::Kind::object) {
        problems.add(node.line, FileFault::objectWanted, {FileKey{"examples"}});
        return;
    }
    const ObjectReader object(node, problems);
    object.refuseOthers(keysOf({{"id", "title", "text", "series"}, settingKeys(), claimKeys()}));
    Example example;
    example.line = node.line;
    example.lines = object.lines();
    example.id = object.neededId("id");
    example.title = object.neededText("title");
    example.text = object.text("text");
    example.series = readSeries(object);
    const std::size_t before = problems.all().size();
    example.setting = readSetting(object);
    example.claims = readClaims(object, example.setting);
    example.isWhole = problems.all().size() == before;
    if (example.claims.places.empty())
        problems.add(node.line, FileFault::noClaim);
    lesson.examples.push_back(std::move(example));
}

/// Also characters that are escaped: `\u001b`.
void refuseUnfit(const Node& node, Problems& problems)
{
    for (const std::string* text : {&node.key, &node.text}) {
        if (const auto unfit = narration::unfitIn(QString::fromStdString(*text)))
            addUnfit(node.line, *unfit, problems);
    }
    for (const Node& child : node.children)
        refuseUnfit(child, problems);
}

void addNoObject(const std::string& text, Problems& problems)
{
    const std::size_t zero = text.find('\0');
    if (zero == std::string::npos)
        return problems.add(1, FileFault::notObject);
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(zero);
    problems.add(1 + static_cast<int>(std::count(text.begin(), end, '\n')), FileFault::notText);
}

void addFault(const std::string& text, const narration::FileProblem& problem, Problems& problems)
{
    if (problem.fault == FileFault::notShowdown)
        addNoObject(text, problems);
    else
        problems.add(problem.line, problem);
}

/// Reads tasks.json into a lesson.
void readTasks(const std::string& text, Lesson& lesson, Problems& problems)
{
    const auto json = tables::readJsonObject(text);
    if (const auto* problem = std::get_if<narration::FileProblem>(&json))
        return addFault(text, *problem, problems);
    const auto& document = std::get<tables::JsonObject>(json);
    for (const tables::RepeatedKeyAt& repeated : document.repeated)
        problems.add(repeated.line, FileFault::keyTwice, {FileKey{repeated.key}});
    refuseUnfit(document.root, problems);
    const ObjectReader object(document.root, problems);
    object.refuseOthers({"title", "aim", "group", "minutes", "examples", "exercises"});
    lesson.lines = object.lines();
    lesson.title = object.neededText("title");
    if (object.object().find("aim"))
        lesson.aim = object.neededText("aim");
    else
        problems.add(object.line(), FileFault::aimMissing);
    lesson.group = object.neededText("group");
    lesson.minutes = object.neededNumber("minutes", leastMinutes, mostMinutes).value_or(0);
    if (const Node* examples = object.need("examples", Node::Kind::list)) {
        if (examples->children.empty())
            problems.add(examples->line, FileFault::noExample);
        for (const Node& example : examples->children)
            readExample(example, lesson, problems);
    }
    if (const Node* exercises = object.need("exercises", Node::Kind::list)) {
        for (const Node& exercise : exercises->children) {
            for (LessonExercise& read : readExercise(exercise, problems))
                lesson.exercises.push_back(std::move(read));
        }
    }
}

/// Reports ids that occur twice: links could not tell them apart.
class Ids
{
public:
    void add(const QString& id, int line, Problems& problems)
    {
        if (id.isEmpty())
            return;
        const auto [first, isNew] = m_places.try_emplace(id, Place{problems.file(), line});
        if (!isNew)
            problems.add(line, FileFault::idTwice,
                         {id.toStdString(), first->second.file, first->second.line});
    }

private:
    struct Place
    {
        std::string file;
        int line = 1;
    };

    std::map<QString, Place> m_places;
};

void readText(const QString& folder, const char* name, Lesson& lesson, Problems& problems)
{
    const std::optional<std::string> text = textOf(folder, name, problems);
    if (!text)
        return;
    if (QString::fromStdString(*text).trimmed().isEmpty())
        problems.add(1, FileFault::empty);
    checkCharacters(*text, problems);
    lesson.blocks = readMarkdown(*text, problems);
}

void checkIds(const Lesson& lesson, Problems& ofText, Problems& ofTasks)
{
    Ids ids;
    for (const Example& example : lesson.examples)
        ids.add(example.id, example.line, ofTasks);
    for (const LessonExercise& exercise : lesson.exercises)
        ids.add(exercise.id, exercise.line, ofTasks);
    for (const Block& block : lesson.blocks) {
        if (const auto* cards = std::get_if<CardsBlock>(&block.content))
            ids.add(cards->id, block.line, ofText);
    }
}

} // namespace

ReadLesson readLesson(const QString& folder)
{
    const QDir place(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    ReadLesson result;
    Lesson& lesson = result.lesson;
    lesson.id = lessonId(place.dirName());
    lesson.folder = place.absolutePath();
    lesson.language = languageOf(folder);
    Problems ofFolder{std::string()};
    if (!isLessonName(place.dirName()))
        ofFolder.add(1, FileFault::folderName);
    Problems ofText(textFile);
    Problems ofTasks(tasksFile);
    readText(folder, textFile, lesson, ofText);
    if (const std::optional<std::string> tasks = textOf(folder, tasksFile, ofTasks))
        readTasks(*tasks, lesson, ofTasks);
    checkIds(lesson, ofText, ofTasks);
    result.problems = inLineOrder({&ofFolder, &ofText, &ofTasks});
    return result;
}

ReadLesson readHelp(const QString& folder)
{
    ReadLesson result;
    result.lesson.isHelp = true;
    result.lesson.id = QStringLiteral("help");
    result.lesson.folder = folder;
    result.lesson.language = QDir(folder).dirName();
    Problems problems(helpFile);
    readText(folder, helpFile, result.lesson, problems);
    result.problems = inLineOrder({&problems});
    return result;
}

} // namespace showdown::lessons
