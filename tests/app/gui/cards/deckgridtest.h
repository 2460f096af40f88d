// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckgrid.h"
#include "app/gui/theme/appearance.h"
#include "tests/support/testlook.h"
#include "tests/support/texts.h"

#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include <utility>

namespace showdown::tests {

/// A grid under a text field, and the cards picked from it: `Kh *`.
class GridTest
{
public:
    GridTest()
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&field);
        layout->addWidget(&grid);
        window.resize(820, 240);
        QObject::connect(&grid, &gui::DeckGrid::cardPicked, &window,
                         [this](const PlacedCard& card) { m_picked << textOf(card); });
        window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&window); }

    void click(std::string_view card)
    {
        QTest::mouseClick(&grid, Qt::LeftButton, Qt::NoModifier, center(card));
    }

    QPoint center(std::string_view card) const
    {
        return grid.keyRect(keyOf(card)).center().toPoint();
    }

    /// `Kh`, `*`, `?`.
    static QString textOf(const PlacedCard& card)
    {
        return card.isUnknown() ? QStringLiteral("?") : qt(toText(*card.face()));
    }

    static int keyOf(std::string_view card)
    {
        if (card == "?")
            return gui::DeckKeys::unknown;
        return gui::DeckKeys::key(std::get<Card>(parseCard(card)));
    }

    QString current() const { return textOf(gui::DeckKeys::card(grid.currentKey())); }
    QString takePicked() { return std::exchange(m_picked, {}).join(u' '); }

    gui::Appearance appearance;
    QWidget window;
    QLineEdit field;
    gui::DeckGrid grid{appearance};

private:
    QStringList m_picked;
};

} // namespace showdown::tests
