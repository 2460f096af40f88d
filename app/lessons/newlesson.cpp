// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/lessons/newlesson.h"

#include "app/lessons/claimfacts.h"
#include "app/lessons/lessonfolders.h"
#include "app/lessons/problems.h"
#include "app/lessons/prose.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/markdowntext.h"
#include "app/narration/spokenlanguage.h"
#include "app/narration/tabletext.h"
#include "app/tables/json.h"
#include "app/tables/savefile.h"
#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "core/rules/rule.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace showdown::lessons {

namespace {

using Json = nlohmann::ordered_json;

struct NewLessonText
{
    Q_DECLARE_TR_FUNCTIONS(NewLessonText)
};

constexpr std::size_t fewestMinutes = 2;
constexpr std::size_t longestMinutes = 60;

/// A list of the hands, whose cards are drawn: "- Player 1: `8s 8c 9h 7c 2s`".
QString handLines(const Setting& setting)
{
    QString lines;
    int player = 0;
    for (const Hand& hand : setting.fullHands()) {
        QStringList spans;
        for (const Card card : hand)
            spans += u'`' + QString::fromStdString(toText(card)) + u'`';
        lines +=
            QStringLiteral("- %1: %2\n").arg(narration::playerName(++player), spans.join(u' '));
    }
    return lines;
}

/// A title of a file, unless it has what that of a lesson cannot have: it is shown as it stands.
QString fitTitle(const QString& title, const QString& otherwise)
{
    const bool isPlain = !title.contains(u'`') && !title.contains(u"**") && linksOf(title).empty()
                         && strayMarkupOf(title).empty();
    return isPlain && !title.isEmpty() ? title : otherwise;
}

/// A text that a lesson shows as it stands: nothing in it is a mark, a tag, a link or an address,
/// not even for its check.
QString inLesson(const QString& text)
{
    static const QRegularExpression link(
        QStringLiteral(R"((\]\s*(?=[(:])|\bwww(?=\.)|\bmailto(?=:)|:(?=//)))"),
        QRegularExpression::CaseInsensitiveOption);
    return narration::inMarkdown(text)
        .replace(QStringLiteral("\\<"), QStringLiteral("&lt;"))
        .replace(link, QStringLiteral("\\1\\"));
}

/// A paragraph for each line.
QString noteLines(const QString& note)
{
    QString lines;
    for (const QString& line : note.split(u'\n', Qt::SkipEmptyParts))
        lines += inLesson(line.trimmed()) + QStringLiteral("\n\n");
    return lines;
}

/// The keys that say which hands there are, and under which rules.
void addSetting(Json& json, const Setting& setting)
{
    if (setting.rules.preset != Preset::series)
        json["rules"] = id(setting.rules.preset);
    for (const Rule rule : setting.rules.changed())
        json["set"][id(rule)] = valueText(setting.rules.rules, rule);
    if (setting.lens)
        json["lens"] = id(*setting.lens);
    json["hands"] = Json::array();
    for (const Hand& hand : setting.fullHands())
        json["hands"].push_back(toText(hand));
}

/// Each member of an object, and each object of a list, has a line of its own.
std::string tasksText(const Json& tasks)
{
    const auto inLine = [](const Json& value) {
        if (!value.is_array())
            return tables::jsonText(value);
        std::string list;
        for (const Json& element : value)
            list += (list.empty() ? "" : ", ") + tables::jsonText(element);
        return '[' + list + ']';
    };
    std::string text = "{";
    const char* comma = "\n";
    for (const auto& [key, value] : tasks.items()) {
        text += comma + ("  " + inLine(key)) + ": ";
        comma = ",\n";
        if (!value.is_array()) {
            text += inLine(value);
            continue;
        }
        const char* next = "[\n";
        for (const Json& element : value) {
            text += next;
            next = ",\n";
            const char* begin = "    {\n";
            for (const auto& [name, member] : element.items()) {
                text += begin + ("      " + inLine(name)) + ": " + inLine(member);
                begin = ",\n";
            }
            text += "\n    }";
        }
        text += "\n  ]";
    }
    return text + "\n}\n";
}

/// Why a folder cannot be made, judged by the nearest one there is.
narration::SaveFault faultOfFolder(QString folder)
{
    while (!QFileInfo::exists(QFileInfo(folder).path()))
        folder = QFileInfo(folder).path();
    return tables::faultOfPlace(folder);
}

} // namespace

std::variant<Setting, QString> winnerSetting(const std::vector<Hand>& hands,
                                             const NamedRules& rules, std::optional<Category> lens)
{
    if (hands.size() < 2 || hands.size() > std::size_t{tables::CardTable::maximumPlayers}
        || !std::ranges::all_of(hands, &Hand::isComplete))
        return NewLessonText::tr("a table to ask about has two or three hands of five cards");
    const std::optional<RepeatedCard> repeated = findRepeatedCard(hands);
    if (repeated && rules.rules.deck == DeckKind::one)
        return narration::errorText(*repeated);
    Setting setting;
    setting.rules = rules;
    setting.lens = lens;
    for (const Hand& hand : hands) {
        OpenHand cards;
        std::ranges::copy(hand, cards.begin());
        setting.hands.push_back(cards);
    }
    if (ClaimFacts(setting).winners().value_or(QString()).isEmpty())
        return NewLessonText::tr("no hand is of the rank that all are compared as");
    return setting;
}

std::variant<LessonTables, QString> lessonTables(const tables::TableStrip& file)
{
    LessonTables all{file.title, {}};
    for (const tables::TableFile& each : file.tables) {
        const tables::CardTable& table = each.table;
        std::vector<Hand> hands;
        QStringList names;
        for (int player = 0; player < table.playerCount; ++player) {
            if (table.row(player).isEmpty())
                continue;
            hands.push_back(table.row(player).hand());
            names += table.names[static_cast<std::size_t>(player)];
        }
        const auto setting = winnerSetting(hands, table.rules, table.lens);
        if (const auto* wrong = std::get_if<QString>(&setting)) {
            if (file.tables.size() == 1)
                return *wrong;
            return narration::fill(NewLessonText::tr("table %1: %2", "%2: the mistake"),
                                   {QString::number(all.tables.size() + 1), *wrong});
        }
        all.tables.push_back({std::get<Setting>(setting), table.title, table.note, names});
    }
    return all;
}

NewLesson lessonOf(const LessonTables& all, const QString& language)
{
    const narration::SpokenLanguage spoken(language);
    QString text;
    Json examples = Json::array();
    Json exercises = Json::array();
    for (const auto& [table, ownTitle, note, names] : all.tables) {
        const auto number = QString::number(examples.size() + 1);
        //: The title of an example
        const QString title = fitTitle(ownTitle, NewLessonText::tr("Table %1").arg(number));
        text += narration::fill(QStringLiteral("## %1\n\n%2%3\n[%4](step:table-%5)\n\n"),
                                {inLesson(title), noteLines(note), handLines(table),
                                 NewLessonText::tr("Step through this"), number});
        ClaimFacts facts(table);
        Json winners = Json::array();
        for (const QString& winner : facts.winners()->split(u' '))
            winners.push_back(winner.toInt());
        Json example{{"id", "table-" + number.toStdString()}, {"title", title.toStdString()}};
        addSetting(example, table);
        example["winners"] = winners;
        example["decides"] = facts.decides()->toStdString();
        examples.push_back(example);
        Json exercise{{"id", "winner-" + number.toStdString()},
                      {"kind", "winner"},
                      {"question", NewLessonText::tr("Who wins?").toStdString()},
                      {"hint", NewLessonText::tr("First name each hand.").toStdString()}};
        addSetting(exercise, table);
        exercise["right"] = winners;
        const int first = winners.front();
        const bool isTie = winners.size() > 1;
        exercise["wrong"] = Json::array({isTie ? first : first == 1 ? 2 : 1});
        exercises.push_back(exercise);
    }
    const Json tasks{
        {"title", fitTitle(all.title, NewLessonText::tr("A new lesson")).toStdString()},
        {"aim", NewLessonText::tr("You can say who wins, and why.").toStdString()},
        {"group", "basics"},
        {"minutes", std::clamp(all.tables.size(), fewestMinutes, longestMinutes)},
        {"examples", examples},
        {"exercises", exercises}};
    return {text.trimmed().toUtf8() + '\n', QByteArray::fromStdString(tasksText(tasks))};
}

std::optional<narration::SaveFault> writeLesson(const QString& folder, const NewLesson& lesson)
{
    const bool wasThere = QFileInfo::exists(folder);
    if (!QDir().mkpath(folder))
        return faultOfFolder(folder);
    const QDir place(folder);
    const std::array files{tables::NewFile{place.filePath(QLatin1String(textFile)), lesson.text},
                           tables::NewFile{place.filePath(QLatin1String(tasksFile)), lesson.tasks}};
    const std::optional<tables::NotSaved> failed = tables::saveFiles(files);
    if (!failed)
        return std::nullopt;
    if (!wasThere)
        QDir().rmdir(folder);
    return failed->fault;
}

} // namespace showdown::lessons
