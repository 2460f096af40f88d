// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonloader.h"

#include "app/gui/session/oddssession.h"
#include "app/gui/session/session.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"

#include <QPushButton>

#include <algorithm>

namespace showdown::gui {
namespace {

Table tableOf(const lessons::Setting& setting, const QString& title)
{
    Table table;
    const int hands = static_cast<int>(setting.hands.size());
    table.playerCount = std::clamp(hands, Table::minimumPlayers, Table::maximumPlayers);
    table.rules = setting.rules;
    table.lens = setting.lens;
    table.title = title;
    for (int player = 0; player < std::min(hands, table.playerCount); ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot)
            table.row(player).set(
                slot,
                setting.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)]);
    }
    return table;
}

OddsTable oddsTableOf(const lessons::Setting& setting, const QString& title)
{
    OddsTable table;
    const Situation& situation = *setting.situation;
    table.playerCount = static_cast<int>(situation.players.size());
    table.rules = setting.rules;
    table.rules.rules.deck = DeckKind::one;
    table.title = title;
    const auto place = [&table](int player, int slot, PlacedCard card) {
        table.set({player, slot}, card);
    };
    for (int player = 0; player < table.playerCount; ++player) {
        const HoleCards& hole = situation.players[static_cast<std::size_t>(player)];
        for (int slot = 0; slot < OddsTable::holeSize; ++slot) {
            const std::optional<Card>& card = hole[static_cast<std::size_t>(slot)];
            place(player, slot, card ? PlacedCard(*card) : PlacedCard::unknown());
        }
    }
    for (int slot = 0; slot < static_cast<int>(situation.board.size()); ++slot)
        place(OddsTable::boardRow, slot, situation.board[static_cast<std::size_t>(slot)]);
    for (int slot = 0; slot < static_cast<int>(situation.dead.size()); ++slot)
        place(OddsTable::deadRow, slot, situation.dead[static_cast<std::size_t>(slot)]);
    return table;
}

} // namespace

LessonLoader::LessonLoader(const Tables& tables, QObject* parent)
    : QObject(parent), m_tables(tables)
{
    makeBar(m_compare, tables.compareNotices, QStringLiteral("lesson"));
    makeBar(m_odds, tables.oddsNotices, QStringLiteral("oddsLesson"));
    connect(&tables.compare, &Session::titleChanged, this,
            [this] { showBar(m_compare, m_tables.compare.table().title); });
    connect(&tables.odds, &OddsSession::titleChanged, this,
            [this] { showBar(m_odds, m_tables.odds.table().title); });
}

void LessonLoader::makeBar(Back& back, NoticePlace& notices, const QString& purpose)
{
    back.bar = &notices.add(purpose + QStringLiteral("Bar"));
    back.bar->setIcon(IconId::learn);
    back.bar->setClosable(true);
    back.button = &back.bar->addButton(purpose + QStringLiteral("BackButton"));
    connect(back.button, &QPushButton::clicked, this, &LessonLoader::backAsked);
    connect(back.bar, &NoticeBar::closed, this, [&back] { back.loaded.erase(back.title); });
    inEveryLanguage(*back.bar, [&back] {
        NoticeBar::setWords(*back.button, tr("Back to &lesson"),
                            tr("Go on reading where this comes from"));
        if (const auto from = back.loaded.find(back.title); from != back.loaded.end())
            back.bar->setText(textOf(from->second));
    });
}

QString LessonLoader::textOf(const LoadedPart& from)
{
    const QString text = from.kind == LoadedPart::Kind::example
                             ? tr("Example %1 from “%2”.", "%2: the title of a lesson")
                             : tr("Exercise %1 from “%2”.", "%2: the title of a lesson");
    return text.arg(from.number).arg(from.lesson);
}

void LessonLoader::load(const AskedStep& step, const NamedRules& rules, const LoadedPart& from)
{
    lessons::Setting setting;
    setting.rules = rules;
    setting.rules.rules = step.rules;
    setting.lens = step.lens;
    for (const Hand& hand : step.hands) {
        OpenHand open;
        std::ranges::copy(hand, open.begin());
        setting.hands.push_back(open);
    }
    //: The title of a table. %1: the title of a lesson
    load(setting, tr("%1, exercise %2").arg(from.lesson, QString::number(from.number)), from);
}

void LessonLoader::load(const lessons::Setting& setting, const QString& title,
                        const LoadedPart& from)
{
    Back& back = setting.situation ? m_odds : m_compare;
    back.title = title.isEmpty() ? from.lesson : title;
    back.loaded[back.title] = from;
    const QString step =
        from.kind == LoadedPart::Kind::example ? tr("Load an example") : tr("Show the step");
    if (setting.situation)
        m_tables.odds.setTable(oddsTableOf(setting, back.title), step);
    else
        m_tables.compare.setTable(tableOf(setting, back.title), step);
    showBar(back, back.title); // a table of the same title is another one all the same
}

/// What lies there after an undo may be what was loaded before, or not be from a lesson at all.
void LessonLoader::showBar(Back& back, const QString& title)
{
    const auto from = back.loaded.find(title);
    if (from == back.loaded.end())
        return back.bar->dismiss();
    back.title = title;
    back.bar->setText(textOf(from->second));
    back.bar->dismiss(); // the latest notice is the one that is seen
    back.bar->present();
}

} // namespace showdown::gui
