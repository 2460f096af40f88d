// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/document.h"

#include "app/narration/foreigntext.h"
#include "app/narration/translation.h"
#include "app/tables/tablefile.h"

#include <QFileInfo>
#include <QUndoCommand>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace showdown::gui {

/// An undo step that changes which tables are in the strip, their order, or its title. It keeps only
/// the tables that are gone: what is in the others has steps of its own.
class StripCommand : public QUndoCommand
{
public:
    struct Order
    {
        std::vector<int> keys;
        int shown = 0; ///< the key of the shown one
        QString title;
    };

    StripCommand(Document& document, Order before, Order after,
                 std::map<int, tables::TableFile> come, const QString& text)
        : QUndoCommand(text),
          m_document(document),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_name(text),
          m_language(narration::currentLanguage()),
          m_away(std::move(come))
    {}

    void undo() override { arrange(m_before); }
    void redo() override { arrange(m_after); }

private:
    /// In another language it has no name.
    void arrange(const Order& order)
    {
        setText(narration::currentLanguage() == m_language ? m_name : QString());
        m_document.arrange(order.keys, order.shown, order.title, m_away);
    }

    Document& m_document;
    const Order m_before;
    const Order m_after;
    const QString m_name;
    const QString m_language;                ///< of the name
    std::map<int, tables::TableFile> m_away; ///< those that are not in the strip now
};

Document::Document(std::vector<DocumentPart> parts, QObject* parent)
    : QObject(parent),
      m_parts(std::move(parts)),
      m_main(std::ranges::find(m_parts, std::string(), &DocumentPart::key)->session)
{
    for (TableSession* each : sessions()) {
        for (QUndoStack* stack : each->undoStacks()) {
            connect(stack, &QUndoStack::indexChanged, this, &Document::edited);
            connect(stack, &QUndoStack::cleanChanged, this, &Document::showState);
        }
        connect(each, &TableSession::stepTaken, this, [this, each] { adoptChanged(*each); });
        connect(each, &TableSession::guestChanged, this, &Document::edited);
        each->turnBy(
            [this, each](int key) { return turnToKey(each == m_main ? strip() : m_own, key); });
    }
    connect(m_main, &TableSession::guestChanged, this, [this] {
        m_guests = ShownStrip(); // a guest comes alone; showGuests() adds those with it
        m_guestsAtFirst = {{m_guests.keys.front(), m_main->table()}};
        emit stripChanged();
    });
    m_main->whenChanged(TableChange::properties, this, &Document::nameSessions);
    nameSessions();
}

std::vector<TableSession*> Document::sessions() const
{
    std::vector<TableSession*> all;
    for (const DocumentPart& part : m_parts)
        all.push_back(part.session);
    return all;
}

QString Document::name() const
{
    return narration::shownPath(QFileInfo(m_path).fileName());
}

QString Document::title() const
{
    return m_main->ownTable().title;
}

QString Document::note() const
{
    return m_main->ownTable().note;
}

void Document::setProperties(const QString& title, const QString& note,
                             const std::optional<QString>& stripTitle)
{
    const ShownStrip& now = strip();
    const QString ofStrip =
        narration::shownText(stripTitle.value_or(now.file.title), CardTable::longestTitle);
    const bool isOfStrip = ofStrip != now.file.title;
    const bool isBoth = isOfStrip && (title != this->title() || note != this->note());
    QUndoStack& stack = m_main->undoStack();
    if (isBoth)
        stack.beginMacro({}); // a name would stay in its language
    m_main->setProperties(title, note);
    if (isOfStrip)
        push(now.keys, keyOf(shownTable()), ofStrip, {}, tr("Change title of the file"));
    if (isBoth)
        stack.endMacro();
}

bool Document::isModified() const
{
    return !std::ranges::all_of(
        m_parts, [](const DocumentPart& part) { return part.session->ownUndoStack().isClean(); });
}

bool Document::hasOwn(const TableSession& session) const
{
    return isNamed() || m_own.isOfSeveral() || session.hasOwn();
}

/// A guest whose cards are changed in the place of nothing is a person's own table.
void Document::adoptChanged(TableSession& session)
{
    if (!session.guest() || session.hasGuestCards() || hasOwn(session))
        return;
    adopt(session);
    nameSessions();
}

/// The steps of other views belong to the table that is shown beside theirs from now on.
void Document::adopt(TableSession& session)
{
    if (&session == m_main)
        m_renamed[m_own.keys[m_own.shown]] = m_guests.keys[m_guests.shown];
    else
        m_renamed[session.key()] = m_own.keys[m_own.shown];
    if (&session == m_main)
        m_own = m_guests;
    session.adoptGuest();
}

/// All views are named after the document.
void Document::nameSessions()
{
    const QString fileName = isNamed() ? QFileInfo(m_path).completeBaseName() : QString();
    for (TableSession* each : sessions())
        each->setDocumentName(title(), fileName);
}

bool Document::isWorthKeeping() const
{
    return isModified() && cardCount(content()) > 0;
}

bool Document::isAllThereIs() const
{
    return isNamed() && diskState() == DiskState::removed && cardCount(content()) > 0;
}

bool Document::waitsUnsaved() const
{
    const bool isGuestShown = std::ranges::any_of(
        m_parts, [](const DocumentPart& part) { return part.session->guest().has_value(); });
    return isNamed() && isGuestShown && (isModified() || diskState() != DiskState::same)
           && cardCount(content()) > 0;
}

int Document::cardCount(const tables::TableStrip& file)
{
    const auto countOf = [](const CardTable& table) {
        return static_cast<int>(std::ranges::count_if(
            tables::placesOf(table), [&](Place place) { return table.card(place).has_value(); }));
    };
    int count = 0;
    for (const tables::TableFile& table : file.tables) {
        count += countOf(table.table);
        for (const auto& [key, part] : table.parts)
            count += countOf(part);
    }
    return count;
}

tables::TableStrip Document::content() const
{
    return withShown(m_own);
}

tables::TableStrip Document::withShown(const ShownStrip& strip) const
{
    tables::TableStrip file = strip.file;
    tables::TableFile& shown = file.tables[strip.shown];
    if (&strip == &m_guests) {
        shown.table = m_main->table();
        return file;
    }
    for (const auto& [key, session, first] : m_parts) {
        const CardTable& own = session->ownTable();
        shown.setPart(key, key.empty() || own != first ? std::optional(own) : std::nullopt);
    }
    return file;
}

tables::TableStrip Document::fileOf(const TableSession& session) const
{
    if (&session == m_main && session.guest() && m_guests.isOfSeveral())
        return withShown(m_guests);
    tables::TableFile file;
    file.setPart(std::ranges::find(m_parts, &session, &DocumentPart::session)->key,
                 session.table());
    return file;
}

tables::PartKinds Document::kinds() const
{
    tables::PartKinds kinds;
    for (const DocumentPart& part : m_parts) {
        if (!part.key.empty())
            kinds[part.key] = part.first.row(0).kind();
    }
    return kinds;
}

tables::TableStripResult Document::read(const QString& path) const
{
    return tables::readTablesIn(path, tables::largestTableFile, kinds());
}

tables::KeptTable Document::kept() const
{
    return {content(), m_path, m_onDisk, isModified(), false, false, static_cast<int>(m_own.shown)};
}

std::optional<narration::FileProblem> Document::open(const QString& path, int shown)
{
    // The digest first: if the file changes in between, it counts as changed.
    const QByteArray onDisk = tables::digestOf(path);
    const tables::TableStripResult result = read(path);
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return *problem;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), onDisk);
    show(std::get<tables::TableStrip>(result), shown);
    showState();
    emit begun();
    return std::nullopt;
}

void Document::begin(const tables::KeptTable& kept)
{
    emit leaving();
    setPath(kept.path, kept.onDisk);
    show(kept.file, kept.shown);
    for (TableSession* each : sessions()) {
        if (kept.isModified)
            each->ownUndoStack().resetClean();
    }
    showState();
    emit begun();
}

tables::TableFile Document::emptyTable() const
{
    tables::TableFile empty;
    for (const auto& [key, session, first] : m_parts) {
        const CardTable& own = session->ownTable();
        CardTable table = own.isSituation() ? emptySituation() : emptyHands();
        table.rules = own.rules;
        table.playerCount = own.playerCount;
        empty.setPart(key, table);
    }
    return empty;
}

void Document::beginNew()
{
    const tables::TableFile empty = emptyTable();
    emit leaving();
    setPath({}, {});
    show(empty);
    showState();
    emit begun();
}

void Document::show(const tables::TableStrip& file, int shown)
{
    m_own = newStrip(file);
    if (shown > 0 && shown < static_cast<int>(file.tables.size()))
        m_own.shown = static_cast<std::size_t>(shown);
    const tables::TableFile& table = m_own.file.tables[m_own.shown];
    for (const auto& [key, session, first] : m_parts) {
        const CardTable* part = table.part(key);
        session->begin(part ? *part : first, m_own.keys[m_own.shown]);
    }
    nameSessions();
    emit stripChanged();
}

/// Each table gets a key that none has had.
ShownStrip Document::newStrip(const tables::TableStrip& file)
{
    ShownStrip strip{file, {}};
    for (std::size_t at = 0; at < file.tables.size(); ++at)
        strip.keys.push_back(++m_lastKey);
    return strip;
}

const CardTable& Document::table(int table) const
{
    return table == shownTable() ? m_main->table()
                                 : strip().file.tables[static_cast<std::size_t>(table)].table;
}

void Document::showTable(int table)
{
    showIn(strip(), static_cast<std::size_t>(table));
}

void Document::showIn(ShownStrip& strip, std::size_t table)
{
    if (table == strip.shown)
        return;
    strip.file = withShown(strip);
    turn(strip, table);
    emit tableTurned();
}

/// Shows a table; that which was shown before is in the strip as it was left.
void Document::turn(ShownStrip& strip, std::size_t table)
{
    strip.shown = table;
    const int key = strip.keys[table];
    const tables::TableFile file = strip.file.tables[table];
    if (&strip == &m_guests) {
        m_main->turnGuest(key, file.table, m_guestsAtFirst.at(key));
    } else {
        for (const auto& [name, session, first] : m_parts) {
            const CardTable* part = file.part(name);
            session->turnOwn(key, part ? *part : first);
        }
        nameSessions(); // a table that waits behind a guest changes without a signal
    }
}

bool Document::turnToKey(ShownStrip& strip, int key)
{
    const std::vector<int>& keys = strip.keys;
    auto found = std::ranges::find(keys, key);
    if (const auto renamed = m_renamed.find(key); found == keys.end() && renamed != m_renamed.end())
        found = std::ranges::find(keys, renamed->second);
    if (found == keys.end())
        return false;
    showIn(strip, static_cast<std::size_t>(found - keys.begin()));
    return true;
}

void Document::arrange(const std::vector<int>& keys, int shown, const QString& title,
                       std::map<int, tables::TableFile>& away)
{
    ShownStrip& strip = this->strip();
    strip.file = withShown(strip);
    std::map<int, tables::TableFile> all = std::exchange(away, {});
    for (std::size_t at = 0; at < strip.keys.size(); ++at)
        all.emplace(strip.keys[at], std::move(strip.file.tables[at]));
    strip.file.tables.clear();
    for (const int key : keys)
        strip.file.tables.push_back(all.extract(key).mapped());
    away = std::move(all);
    const int before = strip.keys[strip.shown];
    strip.keys = keys;
    strip.file.title = title;
    strip.shown = static_cast<std::size_t>(std::ranges::find(keys, shown) - keys.begin());
    if (shown != before)
        turn(strip, strip.shown);
    emit stripChanged();
}

/// As an undo step of the table that is shown now, from which it begins again.
void Document::push(std::vector<int> keys, int shown, const QString& title,
                    std::map<int, tables::TableFile> come, const QString& text)
{
    const ShownStrip& now = strip();
    m_main->undoStack().push(
        new StripCommand(*this, {now.keys, now.keys[now.shown], now.file.title},
                         {std::move(keys), shown, title}, std::move(come), text));
}

void Document::insertTables(const std::vector<tables::TableFile>& tables, const QString& text)
{
    std::vector<int> keys = strip().keys;
    std::map<int, tables::TableFile> come;
    auto place = keys.begin() + shownTable() + 1;
    const int first = m_lastKey + 1;
    for (const tables::TableFile& each : tables) {
        come.emplace(++m_lastKey, each);
        if (m_main->guest())
            m_guestsAtFirst.emplace(m_lastKey, each.table);
        place = keys.insert(place, m_lastKey) + 1;
    }
    push(keys, first, stripTitle(), std::move(come), text);
}

void Document::removeTables(const std::vector<int>& tables)
{
    const auto goes = [&](int at) { return std::ranges::find(tables, at) != tables.end(); };
    std::vector<int> stay;
    std::optional<int> shown; // the shown one, else the next that stays, else the last
    for (int at = 0; at < tableCount(); ++at) {
        if (goes(at))
            continue;
        stay.push_back(keyOf(at));
        if (at <= shownTable() || !shown || *shown < shownTable())
            shown = at;
    }
    if (shown && stay.size() < strip().keys.size())
        push(stay, keyOf(*shown), stripTitle(), {}, tr("Remove tables"));
}

void Document::moveTables(const std::vector<int>& tables, int before)
{
    std::vector<int> keys;
    std::vector<int> moved;
    std::size_t place = 0;
    for (int at = 0; at < tableCount(); ++at) {
        if (at == before)
            place = keys.size();
        (std::ranges::find(tables, at) == tables.end() ? keys : moved).push_back(keyOf(at));
    }
    if (before >= tableCount())
        place = keys.size();
    keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(place), moved.begin(), moved.end());
    if (keys != strip().keys)
        push(keys, keyOf(shownTable()), stripTitle(), {}, tr("Move tables"));
}

void Document::showGuests(const std::vector<CardTable>& tables, const Guest& from,
                          const std::function<void()>& then)
{
    tables::TableStrip file;
    file.title = from.lesson;
    file.tables.clear();
    for (const CardTable& table : tables)
        file.tables.emplace_back().table = table;
    const ShownStrip strip = newStrip(file);
    Guest first = from;
    first.key = strip.keys.front();
    first.title = [title = tables.front().title] { return title; };
    m_main->showGuest(tables.front(), first, [this, strip, then] {
        m_guests = strip;
        m_guestsAtFirst.clear();
        for (std::size_t at = 0; at < strip.keys.size(); ++at)
            m_guestsAtFirst[strip.keys[at]] = strip.file.tables[at].table;
        emit stripChanged();
        then();
    });
}

DiskState Document::diskState() const
{
    if (!QFileInfo::exists(m_path))
        return DiskState::removed;
    const QByteArray onDisk = tables::digestOf(m_path);
    const bool isSame =
        onDisk == m_onDisk
        || onDisk == tables::digestOfBytes(tables::tableText(content())); // by a kill
    return isSame ? DiskState::same : DiskState::changed;
}

std::optional<narration::SaveFault> Document::saveTo(const QString& path)
{
    const QByteArray text = tables::tableText(content());
    if (const auto fault = tables::saveTables(path, text))
        return fault;
    setPath(QFileInfo(path).absoluteFilePath(), tables::digestOfBytes(text));
    for (TableSession* each : sessions())
        each->ownUndoStack().setClean();
    showState();
    emit saved();
    return std::nullopt;
}

std::optional<narration::SaveFault> Document::saveGuest(TableSession& session, const QString& path)
{
    const tables::TableStrip file = fileOf(session);
    const QByteArray text = tables::tableText(file);
    if (const auto fault = tables::saveTables(path, text))
        return fault;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), tables::digestOfBytes(text));
    adopt(session);
    if (&session != m_main)
        m_own = newStrip(file);
    for (const auto& [key, other, first] : m_parts) {
        if (other != &session)
            other->begin(key.empty() ? file.tables.front().table : first, m_own.keys[m_own.shown]);
    }
    nameSessions();
    emit stripChanged();
    session.ownUndoStack().setClean();
    showState();
    emit begun();
    return std::nullopt;
}

void Document::setPath(const QString& path, const QByteArray& onDisk)
{
    m_onDisk = onDisk;
    if (path == m_path)
        return;
    m_path = path;
    nameSessions();
    emit stateChanged();
}

void Document::showState()
{
    if (isModified() == m_wasModified)
        return;
    m_wasModified = !m_wasModified;
    emit stateChanged();
}

} // namespace showdown::gui
