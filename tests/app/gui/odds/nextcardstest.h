// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/nextcardlegend.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/nextcardspage.h"
#include "tests/app/gui/odds/oddscounts.h"

#include <QLabel>
#include <QTest>

#include <memory>
#include <utility>
#include <vector>

namespace showdown::tests {

/// The page of every next card alone, and its user.
struct NextCardsTest
{
    explicit NextCardsTest(const Situation& situation) : NextCardsTest(countOf(situation)) {}

    explicit NextCardsTest(std::shared_ptr<gui::OddsCount> counted) : count(std::move(counted))
    {
        page.resize(360, 640);
        page.showCount(count, {});
        page.show();
        QObject::connect(&page, &gui::NextCardsPage::cardAsked, &page,
                         [this](Card card) { asked.push_back(card); });
    }

    bool isReady() { return QTest::qWaitForWindowActive(&page); }

    gui::NextCardMap& map() const { return *page.findChild<gui::NextCardMap*>(); }

    QString text(const char* label) const
    {
        const auto* found = page.findChild<QLabel*>(QLatin1String(label));
        return found && found->isVisible() ? found->text() : QString();
    }

    QString legend() const { return page.findChild<gui::NextCardLegend*>()->accessibleName(); }

    QString box() const
    {
        return text("nextCardBoxTitleLabel") + QLatin1String(" | ") + text("nextCardBoxTextLabel");
    }

    static int cell(const char* card)
    {
        return gui::NextCardMap::cellOf(cardsOf(QLatin1String(card)).front());
    }

    /// "1 100 %": the text beside a card.
    QString at(const char* card) const { return map().cellText(cell(card)); }

    QPoint centre(const char* card) const { return map().cellRect(cell(card)).center(); }

    std::shared_ptr<gui::OddsCount> count;
    gui::NextCardsPage page;
    std::vector<Card> asked; ///< to be dealt
};

} // namespace showdown::tests
