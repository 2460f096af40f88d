// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/practiceexport.h"

#include "app/narration/commandtext.h"
#include "app/progress/progress.h"
#include "app/tables/rulesline.h"

#include <QIODevice>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace showdown::progress {

namespace {

using Json = nlohmann::ordered_json;

QString textOf(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

std::optional<NamedRules> rulesFrom(const QString& options)
{
    tables::RulesLine line;
    if (line.add(options))
        return std::nullopt;
    const auto found = line.finish();
    const auto* rules = std::get_if<tables::RulesLine::Rules>(&found);
    return rules ? std::optional(rules->rules) : std::nullopt;
}

/// As in JSON, where a mistake may be missing and those that tempt are a list.
Json valueOf(const QString& column, const QVariant& value)
{
    const std::string text = value.toString().toStdString();
    if (column == u"mistake" && text.empty())
        return nullptr;
    if (column == u"tempting") {
        Json list = Json::array();
        for (const QString& each : value.toString().split(u' ', Qt::SkipEmptyParts))
            list.push_back(each.toStdString());
        return list;
    }
    if (value.typeId() == QMetaType::Bool)
        return value.toBool();
    return value.typeId() == QMetaType::QString ? Json(text) : Json(value.toLongLong());
}

Json rowOf(const QVariantList& columns)
{
    Json row = Json::array();
    for (const QVariant& value : columns)
        row.push_back(valueOf({}, value));
    return row;
}

QVariantList columnsFrom(const Json& row)
{
    QVariantList columns;
    for (const Json& value : row) {
        if (value.is_boolean())
            columns += value.get<bool>();
        else if (value.is_number())
            columns += QVariant::fromValue(value.get<qlonglong>());
        else
            columns += QString::fromStdString(value.get<std::string>());
    }
    return columns;
}

template <typename Value>
Json idsOf(const std::set<Value>& values)
{
    Json list = Json::array();
    for (const Value value : values)
        list.push_back(id(value));
    return list;
}

/// What an id in JSON means; an unknown one ends the reading.
template <typename From>
auto known(const Json& text, From from)
{
    return from(text.get<std::string>()).value();
}

PracticeRound readRound(const Json& json)
{
    PracticeRound round;
    round.wish.door = known(json.at("door"), doorFromId);
    round.wish.count.reset();
    if (!json.at("count").is_null())
        round.wish.count = json.at("count").get<int>();
    round.wish.rules = rulesFrom(QString::fromStdString(json.at("rules"))).value();
    for (const Json& topic : json.at("topics"))
        round.wish.topics.insert(known(topic, topicFromId));
    for (const Json& kind : json.at("kinds"))
        round.wish.kinds.insert(known(kind, questionKindFromId));
    round.wish.mistake = mistakeFromId(json.value("mistake", std::string())); // no id: none
    round.seed = json.at("seed").get<std::uint32_t>();
    round.begun = momentFrom(QString::fromStdString(json.at("begun")));
    for (const Json& each : json.at("questions"))
        round.questions.push_back({known(each.at(0), topicFromId),
                                   known(each.at(1), questionKindFromId),
                                   known(each.at(2), difficultyFromId), round.wish.rules,
                                   each.at(3).get<std::uint32_t>()});
    round.repeats = json.at("repeats").get<std::set<int>>();
    round.hints = json.value("hints", 0); // not in the first files
    for (const Json& each : json.at("answers"))
        round.answers.push_back(answerFrom(columnsFrom(each)).value());
    return round;
}

bool isWritten(const QByteArray& text, QIODevice& device)
{
    return device.write(text) == text.size();
}

} // namespace

const QStringList& answerColumns()
{
    static const QStringList columns =
        QStringLiteral("answered topic kind difficulty rules seed right hints mistake tempting "
                       "repeat")
            .split(u' ');
    return columns;
}

QVariantList columnsOf(const PracticeAnswer& answer)
{
    QStringList tempting;
    for (const Mistake& mistake : answer.tempting)
        tempting += QString::fromStdString(id(mistake));
    return {momentText(answer.when),
            textOf(id(answer.source.topic)),
            textOf(id(answer.source.kind)),
            textOf(id(answer.source.difficulty)),
            narration::rulesOptions(answer.source.rules),
            static_cast<qlonglong>(answer.source.seed),
            answer.isRight,
            answer.hints,
            answer.mistake ? QString::fromStdString(id(*answer.mistake)) : QString(),
            tempting.join(u' '),
            answer.isRepeat};
}

std::optional<PracticeAnswer> answerFrom(const QVariantList& columns)
{
    if (columns.size() != answerColumns().size())
        return std::nullopt;
    const auto text = [&columns](int column) {
        return columns.at(column).toString().toStdString();
    };
    const auto topic = topicFromId(text(1));
    const auto kind = questionKindFromId(text(2));
    const auto difficulty = difficultyFromId(text(3));
    const auto rules = rulesFrom(columns.at(4).toString());
    if (!topic || !kind || !difficulty || !rules)
        return std::nullopt;
    PracticeAnswer answer;
    answer.source = {*topic, *kind, *difficulty, *rules, columns.at(5).toUInt()};
    answer.when = momentFrom(columns.at(0).toString());
    answer.isRight = columns.at(6).toBool();
    answer.hints = columns.at(7).toInt();
    answer.mistake = mistakeFromId(text(8));
    for (const QString& each : columns.at(9).toString().split(u' ', Qt::SkipEmptyParts)) {
        if (const auto mistake = mistakeFromId(each.toStdString()))
            answer.tempting.push_back(*mistake);
    }
    answer.isRepeat = columns.at(10).toBool();
    return answer;
}

bool writeCsv(const std::vector<PracticeAnswer>& answers, QIODevice& device)
{
    QByteArray text = answerColumns().join(u',').toUtf8() + '\n';
    for (const PracticeAnswer& answer : answers) {
        QByteArrayList fields;
        for (const QVariant& value : columnsOf(answer))
            fields += value.typeId() == QMetaType::Bool ? QByteArray(value.toBool() ? "yes" : "no")
                                                        : csvField(value.toString());
        text += fields.join(',') + '\n';
    }
    return isWritten(text, device);
}

bool writeJson(const std::vector<PracticeAnswer>& answers, QIODevice& device)
{
    Json list = Json::array();
    for (const PracticeAnswer& answer : answers) {
        const QVariantList values = columnsOf(answer);
        Json object = Json::object();
        for (qsizetype i = 0; i < values.size(); ++i) {
            const QString& column = answerColumns().at(i);
            object[column.toStdString()] = valueOf(column, values.at(i));
        }
        list.push_back(std::move(object));
    }
    Json json;
    json["answers"] = std::move(list);
    return isWritten(QByteArray::fromStdString(json.dump(2)) + '\n', device);
}

QString roundText(const PracticeRound& round)
{
    Json json;
    json["door"] = id(round.wish.door);
    json["count"] = round.wish.count ? Json(*round.wish.count) : Json(nullptr);
    json["rules"] = narration::rulesOptions(round.wish.rules).toStdString();
    json["topics"] = idsOf(round.wish.topics);
    json["kinds"] = idsOf(round.wish.kinds);
    if (round.wish.mistake)
        json["mistake"] = id(*round.wish.mistake);
    json["seed"] = round.seed;
    json["begun"] = momentText(round.begun).toStdString();
    json["questions"] = Json::array();
    for (const QuestionSource& each : round.questions)
        json["questions"].push_back(
            {id(each.topic), id(each.kind), id(each.difficulty), each.seed});
    json["repeats"] = round.repeats;
    json["hints"] = round.hints;
    json["answers"] = Json::array();
    for (const PracticeAnswer& answer : round.answers)
        json["answers"].push_back(rowOf(columnsOf(answer)));
    return QString::fromStdString(json.dump());
}

std::optional<PracticeRound> roundFrom(const QString& text)
{
    try {
        return readRound(Json::parse(text.toStdString()));
    } catch (const std::exception&) { // no JSON, another form, or an id of another version
        return std::nullopt;
    }
}

QString roundKey(const PracticeRound& round)
{
    return momentText(round.begun) + QStringLiteral("-%1").arg(round.seed);
}

} // namespace showdown::progress
