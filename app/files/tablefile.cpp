// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/files/tablefile.h"

#include "app/files/jsondocument.h"
#include "core/cards/notation.h"

#include <QFile>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace showdown::files {

namespace {

using nlohmann::ordered_json;

QString qtText(const ordered_json& text)
{
    return QString::fromStdString(text.get_ref<const std::string&>());
}

/// Reads one part after the other until something is wrong. Each step is true if all is well, and
/// otherwise has set the problem.
class Reader
{
public:
    std::variant<Table, narration::FileProblem> read(const ordered_json& document)
    {
        const bool isRead = checkFormat(document) && readTitle(document) && readRules(document)
                            && readLens(document) && readPlayers(document) && checkDeck();
        if (!isRead)
            return *m_problem;
        return m_table;
    }

private:
    bool fail(narration::FileProblem problem)
    {
        m_problem = std::move(problem);
        return false;
    }

    /// The value of a key, if it is there and of the kind that is asked for; else nullptr, and the
    /// problem is set. A path "rules.preset" is read from the object of "rules".
    const ordered_json* find(const ordered_json& object, const narration::FileKey& key,
                             narration::FileValue kind)
    {
        const std::size_t dot = key.path.rfind('.');
        const auto found = object.find(key.path.substr(dot == std::string::npos ? 0 : dot + 1));
        if (found == object.end()) {
            fail(narration::MissingKey{key});
            return nullptr;
        }
        if (!isOfKind(*found, kind)) {
            fail(narration::WrongValue{key, kind});
            return nullptr;
        }
        return &*found;
    }

    static bool isOfKind(const ordered_json& value, narration::FileValue kind)
    {
        switch (kind) {
        case narration::FileValue::text:
            return value.is_string();
        case narration::FileValue::textOrNull:
            return value.is_string() || value.is_null();
        case narration::FileValue::object:
            return value.is_object();
        case narration::FileValue::list:
            return value.is_array();
        }
        return false;
    }

    bool checkFormat(const ordered_json& document)
    {
        const auto format = document.find("showdown");
        if (format == document.end() || !format->is_number() || *format < tableFormat)
            return fail(narration::FileFault::notShowdown);
        return *format == tableFormat || fail(narration::FileFault::newer);
    }

    bool readTitle(const ordered_json& document)
    {
        const ordered_json* title = find(document, {"title", {}}, narration::FileValue::textOrNull);
        if (title && title->is_string())
            m_table.title = qtText(*title).simplified();
        return title;
    }

    bool readRules(const ordered_json& document)
    {
        const ordered_json* rules = find(document, {"rules", {}}, narration::FileValue::object);
        if (!rules)
            return false;
        const ordered_json* name = find(*rules, {"rules.preset", {}}, narration::FileValue::text);
        if (!name)
            return false;
        const auto& text = name->get_ref<const std::string&>();
        const std::optional<Preset> preset = presetFromId(text);
        if (!preset)
            return fail(narration::UnknownId{narration::UnknownId::Kind::preset, text});
        m_table.rules = {*preset, rulesOf(*preset)};

        const ordered_json* changed =
            find(*rules, {"rules.changed", {}}, narration::FileValue::object);
        return changed && std::ranges::all_of(changed->items(), [this](const auto& change) {
                   return changeRule(change.key(), change.value());
               });
    }

    bool changeRule(const std::string& name, const ordered_json& value)
    {
        const std::optional<Rule> rule = ruleFromId(name);
        if (!rule)
            return fail(narration::UnknownId{narration::UnknownId::Kind::rule, name});
        if (!value.is_string())
            return fail(
                narration::WrongValue{{"rules.changed." + name, {}}, narration::FileValue::text});
        const auto& text = value.get_ref<const std::string&>();
        return setFromText(m_table.rules.rules, *rule, text)
               || fail(narration::WrongRuleValue{*rule, text});
    }

    bool readLens(const ordered_json& document)
    {
        const ordered_json* lens = find(document, {"lens", {}}, narration::FileValue::textOrNull);
        if (!lens || lens->is_null())
            return lens;
        const auto& text = lens->get_ref<const std::string&>();
        m_table.lens = categoryFromId(text);
        if (!m_table.lens)
            return fail(narration::UnknownId{narration::UnknownId::Kind::rank, text});
        return m_table.rules.rules.knows(*m_table.lens)
               || fail(narration::LensNotInRules{*m_table.lens});
    }

    bool readPlayers(const ordered_json& document)
    {
        const ordered_json* players = find(document, {"players", {}}, narration::FileValue::list);
        if (!players)
            return false;
        if (players->size() > Table::maximumPlayers)
            return fail(narration::TooManyPlayers());
        const int count = static_cast<int>(players->size());
        m_table.playerCount = std::max(count, Table::minimumPlayers);
        for (int player = 0; player < count; ++player) {
            if (!readPlayer(player, (*players)[static_cast<std::size_t>(player)]))
                return false;
        }
        return true;
    }

    bool readPlayer(int player, const ordered_json& object)
    {
        if (!object.is_object())
            return fail(narration::WrongValue{{"", player}, narration::FileValue::object});
        const ordered_json* name = find(object, {"name", player}, narration::FileValue::textOrNull);
        if (!name)
            return false;
        if (name->is_string()) {
            const QString own = qtText(*name).simplified();
            if (own.size() > Table::longestName)
                return fail(narration::LongName{player, Table::longestName});
            m_table.names[static_cast<std::size_t>(player)] = own;
        }
        const ordered_json* cards = find(object, {"cards", player}, narration::FileValue::list);
        return cards && readCards(player, *cards);
    }

    bool readCards(int player, const ordered_json& cards)
    {
        if (cards.size() != SlotRow::size)
            return fail(narration::WrongSlotCount{player});
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            if (!readCard({player, slot}, cards[static_cast<std::size_t>(slot)]))
                return false;
        }
        return true;
    }

    bool readCard(SlotPlace place, const ordered_json& value)
    {
        if (value.is_null())
            return true;
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        const std::variant<Card, NotationError> card = parseCard(text);
        if (!value.is_string() || std::holds_alternative<NotationError>(card))
            return fail(narration::NotACard{{place.player, place.slot}, text});
        m_table.row(place.player).set(place.slot, std::get<Card>(card));
        return true;
    }

    bool checkDeck()
    {
        const std::optional<CardConflict> conflict = findConflict(m_table);
        if (!conflict)
            return true;
        const auto [card, holder, wanted] = *conflict;
        return fail(narration::CardHeldTwice{
            card, {holder.player, holder.slot}, {wanted.player, wanted.slot}});
    }

    Table m_table;
    std::optional<narration::FileProblem> m_problem;
};

std::variant<Table, narration::FileProblem> tableFrom(const ordered_json& document)
{
    return Reader().read(document);
}

ordered_json unknownKeys(ordered_json document)
{
    const auto without = [](ordered_json object, std::initializer_list<const char*> known) {
        for (const char* key : known)
            object.erase(key);
        return object;
    };
    const ordered_json rules = without(document["rules"], {"preset", "changed"});
    ordered_json players = ordered_json::array();
    bool isAnyLeft = false;
    for (const ordered_json& player : document["players"]) {
        players.push_back(without(player, {"name", "cards"}));
        isAnyLeft = isAnyLeft || !players.back().empty();
    }
    ordered_json left =
        without(std::move(document), {"showdown", "title", "rules", "lens", "players"});
    if (!rules.empty())
        left["rules"] = rules;
    if (isAnyLeft)
        left["players"] = players;
    return left;
}

/// Reads on until the end, or until there is more than may be; a pipe gives its bytes in portions.
QByteArray readAtMost(QFile& file, qint64 most)
{
    QByteArray bytes;
    for (;;) {
        const QByteArray more = file.read(most - bytes.size());
        bytes += more;
        if (more.isEmpty() || bytes.size() >= most)
            return bytes;
    }
}

} // namespace

TableFileResult readTableFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return narration::FileFault::notFound;
    if (info.isDir())
        return narration::FileFault::folder;

    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.error() == QFile::PermissionsError || !info.isReadable()
                   ? narration::FileFault::noPermission
                   : narration::FileFault::notReadable;
    const QByteArray bytes = readAtMost(file, largestTableFile + 1);
    if (file.error() != QFile::NoError)
        return narration::FileFault::notReadable;
    if (bytes.size() > largestTableFile)
        return narration::FileFault::tooLarge;
    return readTable(bytes);
}

TableFileResult readTable(const QByteArray& text)
{
    if (text.size() > largestTableFile)
        return narration::FileFault::tooLarge;
    auto document = readJsonObject(text.toStdString());
    if (const auto* problem = std::get_if<narration::FileProblem>(&document))
        return *problem;

    auto& object = std::get<nlohmann::ordered_json>(document);
    const std::variant<Table, narration::FileProblem> table = tableFrom(object);
    if (const auto* problem = std::get_if<narration::FileProblem>(&table))
        return *problem;
    const nlohmann::ordered_json extras = unknownKeys(std::move(object));
    return TableFile{std::get<Table>(table),
                     extras.empty() ? QByteArray() : QByteArray::fromStdString(extras.dump())};
}

} // namespace showdown::files
