// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/stripcommands.h"

#include "app/gui/files/document.h"
#include "app/gui/files/stripactions.h"
#include "app/gui/session/tablesession.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <numeric>
#include <utility>

namespace showdown::gui {

StripCommands::StripCommands(Document& document, QWidget& window)
    : QObject(&window),
      m_document(document),
      m_actions(new StripActions(this)),
      m_menu(new QMenu(&window))
{
    m_menu->setObjectName(QStringLiteral("tablesMenu"));
    addEntries(*m_menu, m_actions->menu());
    const auto on = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, function);
    };
    on(m_actions->previousTable, [this] { turn(false); });
    on(m_actions->nextTable, [this] { turn(true); });
    on(m_actions->moveBack, [this] { move(false); });
    on(m_actions->moveOn, [this] { move(true); });
    on(m_actions->duplicate, &StripCommands::duplicate);
    on(m_actions->remove, [this] { m_document.removeTables(chosen()); });
    on(m_actions->worksheet, &StripCommands::worksheetAsked);
    on(m_actions->lesson, &StripCommands::lessonAsked);
    on(m_actions->present, &StripCommands::present);
    connect(&document, &Document::stripChanged, this, &StripCommands::forgetChosen);
    connect(&document, &Document::tableTurned, this, &StripCommands::forgetChosen);
    retranslate();
}

void StripCommands::retranslate()
{
    m_actions->retranslate();
    m_menu->setTitle(tr("Ta&bles in a row"));
    showState();
}

void StripCommands::setShown(bool shown)
{
    m_isShown = shown;
    showState();
}

void StripCommands::setAway(bool away)
{
    if (std::exchange(m_isAway, away) != away)
        emit awayChanged();
}

/// Only those that are still there, and that the shown one is among.
void StripCommands::forgetChosen()
{
    const int shown = m_document.keyOf(m_document.shownTable());
    if (std::ranges::find(m_chosen, shown) == m_chosen.end())
        m_chosen.clear();
    showState();
}

void StripCommands::showState()
{
    const bool isOfSeveral = m_document.tableCount() > 1;
    m_menu->menuAction()->setVisible(isOfSeveral);
    const QList<QAction*> entries = m_actions->menu();
    for (QAction* entry : entries) {
        if (entry)
            entry->setEnabled(isOfSeveral);
    }
    const bool isSeen = isOfSeveral && m_isShown; // in the bar of a presentation, too
    m_actions->previousTable->setVisible(isSeen);
    m_actions->nextTable->setVisible(isSeen);
    m_actions->previousTable->setEnabled(m_isShown && beside(false));
    m_actions->nextTable->setEnabled(m_isShown && beside(true));
    const std::vector<int> all = chosen();
    const auto count = static_cast<int>(all.size());
    m_actions->remove->setEnabled(count < m_document.tableCount());
    const bool isTogether = all.back() - all.front() == count - 1;
    m_actions->moveBack->setEnabled(isOfSeveral && !(isTogether && all.front() == 0));
    m_actions->moveOn->setEnabled(isOfSeveral
                                  && !(isTogether && all.back() == m_document.tableCount() - 1));
}

std::vector<int> StripCommands::chosen() const
{
    std::vector<int> tables;
    for (int at = 0; at < m_document.tableCount(); ++at) {
        if (std::ranges::find(m_chosen, m_document.keyOf(at)) != m_chosen.end())
            tables.push_back(at);
    }
    return tables.empty() ? std::vector{m_document.shownTable()} : tables;
}

void StripCommands::choose(const std::vector<int>& tables)
{
    m_chosen.clear();
    for (const int at : tables)
        m_chosen.push_back(m_document.keyOf(at));
    showState();
}

/// The table before or after the shown one, of those that are presented if some are.
std::optional<int> StripCommands::beside(bool forward) const
{
    const int step = forward ? 1 : -1;
    for (int at = m_document.shownTable() + step; at >= 0 && at < m_document.tableCount();
         at += step) {
        if (!isPresenting()
            || std::ranges::find(m_presented, m_document.keyOf(at)) != m_presented.end())
            return at;
    }
    return std::nullopt;
}

bool StripCommands::turn(bool forward)
{
    const std::optional<int> next = beside(forward);
    if (next)
        show(*next);
    return next.has_value();
}

void StripCommands::show(int table)
{
    m_document.showTable(table);
    const QString number = QString::number(table + 1);
    const QString count = QString::number(m_document.tableCount());
    const QString title = m_document.table(table).title;
    emit said(title.isEmpty() ? tr("Table %1 of %2").arg(number, count)
                              //: %3: its title
                              : tr("Table %1 of %2: %3").arg(number, count, title));
}

void StripCommands::moveChosen(int before)
{
    m_document.moveTables(chosen(), before);
}

void StripCommands::move(bool forward)
{
    const std::vector<int> tables = chosen();
    const bool isTogether = tables.back() - tables.front() == static_cast<int>(tables.size()) - 1;
    if (forward)
        moveChosen(tables.back() + (isTogether ? 2 : 1));
    else
        moveChosen(tables.front() - (isTogether ? 1 : 0));
}

bool StripCommands::hasRoomFor(std::size_t more)
{
    const bool hasRoom =
        static_cast<std::size_t>(m_document.tableCount()) + more <= std::size_t{tables::mostTables};
    if (!hasRoom)
        emit said(tr("A file has at most %1 tables.").arg(tables::mostTables));
    return hasRoom;
}

void StripCommands::addTable()
{
    if (!hasRoomFor(1))
        return;
    m_document.insertTables({m_document.emptyTable()}, tr("Add table"));
}

void StripCommands::duplicate()
{
    const std::vector<tables::TableFile> copies = stripOf(chosen()).tables;
    if (hasRoomFor(copies.size()))
        m_document.insertTables(copies, tr("Duplicate tables"));
}

/// To present: those that are chosen, or all if that is one.
std::vector<int> StripCommands::presented() const
{
    std::vector<int> tables = chosen();
    if (tables.size() == 1) {
        tables.resize(static_cast<std::size_t>(m_document.tableCount()));
        std::iota(tables.begin(), tables.end(), 0);
    }
    return tables;
}

tables::TableStrip StripCommands::stripOf(const std::vector<int>& tables) const
{
    const tables::TableStrip all = m_document.shownStrip();
    tables::TableStrip strip;
    strip.title = all.title;
    strip.tables.clear();
    for (const int at : tables)
        strip.tables.push_back(all.tables[static_cast<std::size_t>(at)]);
    return strip;
}

void StripCommands::present()
{
    const std::vector<int> tables = presented();
    m_presented.clear();
    for (const int at : tables)
        m_presented.push_back(m_document.keyOf(at));
    m_document.showTable(tables.front());
    showState();
    emit presentAsked();
}

void StripCommands::endPresentation()
{
    m_presented.clear();
    showState();
}

} // namespace showdown::gui
