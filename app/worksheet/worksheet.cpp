// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/worksheet/worksheet.h"

#include "app/lessons/newlesson.h"
#include "app/narration/commandtext.h"
#include "app/narration/spokenlanguage.h"
#include "core/cases/seededrandom.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/options.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace showdown::worksheet {

namespace {

struct WorksheetText
{
    Q_DECLARE_TR_FUNCTIONS(WorksheetText)
};

QString latin(std::string_view text)
{
    return QUtf8StringView(text).toString();
}

/// Who wins at a table where one of two or three whole hands does.
PracticeQuestion winnerQuestion(const lessons::Setting& table)
{
    PracticeQuestion question;
    question.rules = table.rules;
    question.exercise = {table.rules.rules, table.lens,   table.hands,
                         std::nullopt,      std::nullopt, ChooseWinner{}};
    const Showdown showdown = showdownOf(question.exercise, handsOf(table.hands));
    const auto winner = static_cast<std::size_t>(showdown.winners.front()) - 1;
    question.source = {table.hands.size() > 2
                           ? Topic::threePlayers
                           : static_cast<Topic>(showdown.players[winner].result->value.category()),
                       QuestionKind::winner, difficultyOf(question.exercise), table.rules, 1};
    SeededRandom random(question.source.seed);
    question.options = optionsFor(question.exercise, random);
    return question;
}

} // namespace

std::string_view id(Paper paper)
{
    return paper == Paper::a4 ? "a4" : "letter";
}

std::string_view id(Suits suits)
{
    constexpr std::array<std::string_view, allSuitInks.size()> ids{"two", "four", "grey"};
    return ids[static_cast<std::size_t>(suits)];
}

QString Worksheet::letter() const
{
    return QChar(u'A' + version);
}

std::optional<std::uint32_t> Worksheet::seed() const
{
    return tables.empty() ? std::optional(wish.seed + static_cast<std::uint32_t>(version))
                          : std::nullopt;
}

QString Worksheet::title() const
{
    const narration::SpokenLanguage spoken(wish.language);
    return wish.title.isEmpty() ? WorksheetText::tr("Poker hands", "the title of a worksheet")
                                : wish.title;
}

Worksheet makeWorksheet(const SheetWish& wish, int version)
{
    Worksheet sheet{wish, version, {}};
    sheet.wish.questions.onPaper = true;
    sheet.questions = makeQuestions(sheet.wish.questions, *sheet.seed(), wish.count);
    return sheet;
}

Worksheet worksheetOf(const lessons::LessonTables& tables, const SheetWish& wish)
{
    Worksheet sheet{wish, 0, {}};
    sheet.wish.versions = 1;
    sheet.wish.count = static_cast<int>(tables.tables.size());
    if (wish.title.isEmpty())
        sheet.wish.title = tables.title;
    for (const lessons::LessonTable& each : tables.tables) {
        sheet.questions.push_back(winnerQuestion(each.setting));
        sheet.tables.push_back({each.title, each.names});
    }
    sheet.wish.questions.rules = sheet.questions.front().rules;
    return sheet;
}

QString tooFewText(int made)
{
    return WorksheetText::tr("Only %n different question(s) of this choice can be made.", "", made);
}

QString pathOf(const QString& path, const Worksheet& sheet, bool isKey)
{
    const QString ending = QFileInfo(path).suffix();
    const QString added = (isKey ? QStringLiteral("-key") : QString())
                          + (sheet.wish.versions > 1 ? u'-' + sheet.letter() : QString());
    return QString(path).insert(ending.isEmpty() ? path.size() : path.size() - ending.size() - 1,
                                added);
}

QString worksheetCommand(const SheetWish& wish)
{
    QStringList words{QStringLiteral("showdown-cli worksheet")};
    const auto add = [&words](const char* option, const QString& value, bool isGiven = true) {
        if (isGiven)
            words << QLatin1String(option) << narration::shellWord(value);
    };
    const QuestionWish& asked = wish.questions;
    if (wish.file.isEmpty()) {
        words << narration::rulesOptions(asked.rules);
        for (const Topic topic : asked.topics)
            add("--topic", latin(id(topic)));
        for (const QuestionKind kind : asked.kinds)
            add("--kind", latin(id(kind)));
        if (asked.difficulty)
            add("--difficulty", latin(id(*asked.difficulty)));
        add("--count", QString::number(wish.count));
        add("--seed", QString::number(wish.seed));
        add("--versions", QString::number(wish.versions), wish.versions > 1);
    }
    add("--from", QFileInfo(wish.file).fileName(),
        !wish.file.isEmpty()); // no pupil needs the folder
    add("--paper", latin(id(wish.paper)), wish.paper != Paper::a4);
    add("--columns", QString::number(wish.columns), wish.columns != 1);
    add("--suits", latin(id(wish.suits)), wish.suits != Suits::two);
    if (wish.hasHints)
        words << QStringLiteral("--hints");
    if (!wish.hasLines)
        words << QStringLiteral("--no-lines");
    if (!wish.hasName)
        words << QStringLiteral("--no-name");
    add("--title", wish.title, !wish.title.isEmpty());
    add("--lang", wish.language);
    return words.join(u' ');
}

QStringList commandParts(const QString& command)
{
    static const QRegularExpression beforeOption(QStringLiteral(" (?=--[a-z])"));
    return command.split(beforeOption);
}

} // namespace showdown::worksheet
