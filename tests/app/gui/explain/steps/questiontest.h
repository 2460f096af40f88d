// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"
#include "core/rules/presets.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/wholewindow.h"

#include <QCheckBox>
#include <QPushButton>

namespace showdown::tests {

inline constexpr int questionsOfALevel = 500;
inline constexpr int questionsADay = 4;
inline const int questionsOfATable = trials(6, 3);

/// Tables of two or three hands under a preset, often alike, so that many parts are compared.
inline gui::CardTable alikeTable(RandomHands& random, Preset preset)
{
    gui::CardTable table = gui::emptyHands();
    table.rules = {preset, rulesOf(preset)};
    table.rules.rules.deck = DeckKind::free;
    table.playerCount = 2 + random.below(2);
    const Hand first = random.hand(DeckKind::one);
    for (int player = 0; player < table.playerCount; ++player) {
        const bool isAlike = player > 0 && random.below(3) > 0;
        const Hand hand = player == 0 ? first
                          : isAlike   ? random.variant(first)
                                      : random.hand(DeckKind::one);
        for (int slot = 0; slot < hand.size(); ++slot)
            table.row(player).set(slot, hand[slot]);
    }
    return table;
}

/// A window in which the steps ask.
struct QuestionWindow : StepsWindow
{
    QuestionWindow()
    {
        appearance().setMotion(gui::Motion::none);
        find<QCheckBox>(QStringLiteral("askMeBox"))->click();
    }

    gui::StepPlayer& player() const { return *window().findChild<gui::StepPlayer*>(); }
    QString question() const { return text(QStringLiteral("questionLabel")); }

    void setLevel(Level level)
    {
        while (player().level() != level)
            press(Qt::Key_D, Qt::AltModifier);
    }

    void begin(const gui::CardTable& table)
    {
        session().begin(table);
        find<QPushButton>(QStringLiteral("stepThroughButton"))->click();
    }

    /// Presses Next until a question is open; false at the end of the run.
    bool goToQuestion()
    {
        do {
            if (!player().target(gui::Move::next))
                return false;
            press(Qt::Key_F8);
        } while (question().isEmpty());
        return true;
    }

    /// All that a widget says while each of the other pages of the explanation is shown.
    QStringList textsBesidePages(const QWidget& widget)
    {
        QStringList all;
        for (const auto* page : {"why", "wild", "rules"}) {
            const bool isThere = window().showTab(QLatin1String(page));
            QCoreApplication::processEvents(); // scroll bars come and go with the layout
            if (isThere)
                all << QLatin1String(page) << textsOf(widget);
        }
        window().showTab(QStringLiteral("steps"));
        return all;
    }

    /// Leaves the question and comes to it again.
    void askAgain()
    {
        press(Qt::Key_F8, Qt::ShiftModifier);
        press(Qt::Key_F8);
    }
};

/// Goes to questions of a level: of a comparison with a wild, and all over the runs of random
/// tables, under every preset.
template <typename Check>
void eachQuestion(QuestionWindow& window, Level level, Check check)
{
    window.setLevel(level);
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | Ah Jd 8c 6s 4h")));
    window.player().goTo(window.player().run().nextComparison(0).value());
    for (int known = 0; known < questionsOfATable && window.goToQuestion(); ++known) {
        check();
        if (QTest::currentTestFailed())
            return;
    }
    RandomHands random(20261124U + static_cast<unsigned>(level));
    const int wanted = trials(questionsOfALevel, questionsADay);
    for (int asked = 0, table = 0; asked < wanted; ++table) {
        const auto presets = allPresets();
        window.begin(alikeTable(random, presets[static_cast<std::size_t>(table) % presets.size()]));
        for (int ofTable = 0; ofTable < questionsOfATable && asked < wanted; ++ofTable) {
            window.player().start(); // what was seen before would be told
            window.player().goTo(random.below(window.player().run().size()));
            if (!window.goToQuestion())
                continue;
            check();
            if (QTest::currentTestFailed())
                return;
            ++asked;
        }
    }
}

} // namespace showdown::tests
