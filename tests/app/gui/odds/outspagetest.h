// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/outspage.h"
#include "app/gui/theme/appearance.h"
#include "tests/support/situations.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QListView>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <numeric>

namespace showdown::tests {

/// A finished count of a situation whose players have these numbers at the table.
inline std::shared_ptr<const gui::OddsCount> outsCountOf(const Situation& situation,
                                                         std::vector<int> players = {},
                                                         Category target = Category::straight)
{
    auto count = std::make_shared<gui::OddsCount>();
    const auto size = situation.players.size();
    if (players.empty()) {
        players.resize(size);
        std::iota(players.begin(), players.end(), 0);
    }
    count->question = {situation, players};
    count->equity = equityOf(situation);
    count->hasEquity = true;
    count->isSettled = true;
    count->counted = count->equity.counted;
    const bool isFlopAgainstOthers = size > 1 && situation.street() == Street::flop;
    for (int player = 0; player < static_cast<int>(size); ++player) {
        const bool isKnown = situation.isKnown(player);
        count->hands.push_back(isKnown ? handSoFar(situation, player) : std::nullopt);
        count->outs.push_back(isFlopAgainstOthers ? cardsAhead(situation, player)
                                                  : outsOf(situation, player, target));
        count->draws.push_back(drawsOf(situation, player));
        count->final.push_back(isKnown && situation.street() != Street::preflop
                                   ? std::optional(ranksAtRiver(situation, player))
                                   : std::nullopt);
    }
    count->ahead = aheadSoFar(situation);
    count->streets.push_back({situation.street(), count->equity});
    return count;
}

/// The page in a window of the dock's width.
class OutsPageTest
{
public:
    explicit OutsPageTest(const Situation& situation, int width = 360) : page(appearance)
    {
        QObject::connect(&page, &gui::OutsPage::playerChosen, &page,
                         [this](int player) { told << QStringLiteral("player %1").arg(player); });
        QObject::connect(&page, &gui::OutsPage::targetChosen, &page, [this](Category target) {
            told << QStringLiteral("target %1").arg(qt(id(target)));
        });
        state.playerCount = static_cast<int>(situation.players.size());
        setCount(outsCountOf(situation));
        page.resize(width, 640);
        page.show();
    }

    void setPlayers(const QStringList& names, int count)
    {
        state.names = names;
        state.playerCount = count;
        page.showState(state);
    }

    void setCount(const std::shared_ptr<const gui::OddsCount>& count)
    {
        state.count = count;
        page.showState(state);
    }

    void setLack(const QString& sentence)
    {
        state.lack = sentence;
        page.showState(state);
    }

    void setDecimals(int decimals)
    {
        state.decimals = decimals;
        page.showState(state);
    }

    template <typename Widget = QLabel>
    Widget* find(const char* name) const
    {
        return page.findChild<Widget*>(QString::fromLatin1(name));
    }

    /// The text of a label; empty if it is hidden.
    QString text(const char* name) const
    {
        const auto* label = find(name);
        return label && label->isVisible() ? label->text() : QString();
    }

    /// "Flush, ace high (7 cards)", with the note for those that are no outs.
    QStringList groups() const
    {
        QStringList groups;
        for (int i = 1; find<QWidget>(qPrintable(QStringLiteral("outGroup%1").arg(i))); ++i) {
            const auto of = [&](const char* part) {
                return text(
                    qPrintable(QStringLiteral("outGroup%1").arg(i) + QString::fromLatin1(part)));
            };
            QString group = of("Title") + QStringLiteral(" (") + of("Count") + u')';
            if (!of("Note").isEmpty())
                group += QStringLiteral(": ") + of("Note");
            groups << group;
        }
        return groups;
    }

    /// The words of a screen reader for each line of the arithmetic.
    QStringList working() const
    {
        const auto* list = find<QListView>("workingList");
        QStringList lines;
        for (int row = 0; list->isVisible() && row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            const QString said = index.data(Qt::AccessibleTextRole).toString();
            lines << (said.isEmpty() ? index.data().toString() : said);
        }
        return lines;
    }

    QTableView* streets() const { return find<QTableView>("streetsTable"); }

    /// Presses the button of a player, from 0.
    void press(int player)
    {
        QTest::mouseClick(
            find<QToolButton>(qPrintable(QStringLiteral("outsPlayer%1Button").arg(player + 1))),
            Qt::LeftButton);
    }

    gui::Appearance appearance;
    gui::OutsPage::State state;
    QStringList told;
    gui::OutsPage page;
};

} // namespace showdown::tests
