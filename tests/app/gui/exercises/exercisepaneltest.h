// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckkeys.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/widgets/cellmap.h"
#include "tests/support/exercises.h"
#include "tests/support/testlook.h"
#include "tests/support/texts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include <utility>

namespace showdown::tests {

inline Exercise exerciseOf(const QString& hands, const ExerciseKind& kind)
{
    Exercise exercise;
    exercise.hands = openHands(hands);
    exercise.kind = kind;
    return exercise;
}

/// An exercise in a window as wide as the side pane, its user, and its signals.
class ExercisePanelTest
{
public:
    explicit ExercisePanelTest(const Exercise& exercise, const gui::ExerciseTexts& texts = {},
                               int width = 352)
    {
        QObject::connect(&panel, &gui::ExercisePanel::answered, &panel,
                         [this](bool right) { m_answered << (right ? "right" : "wrong"); });
        QObject::connect(&panel, &gui::ExercisePanel::stepAsked, &panel,
                         [this](const gui::AskedStep& step) { m_step = step; });
        auto* layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(&panel);
        panel.setExercise(exercise, texts);
        window.resize(width, 600);
        window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&window); }

    template <typename T>
    T* find(const QString& objectName) const
    {
        auto* found = window.findChild<T*>(objectName);
        if (!found)
            qWarning("nothing is called %s", qPrintable(objectName));
        return found;
    }

    /// The text of a label, or empty if it is hidden.
    QString text(const char* label) const
    {
        const auto* found = find<QLabel>(QLatin1String(label));
        return found && found->isVisible() ? found->text() : QString();
    }

    /// The judgements since the last call: "wrong right".
    QString answered() { return std::exchange(m_answered, {}).join(u' '); }
    std::optional<gui::AskedStep> step() const { return m_step; }

    void click(QWidget* widget) { click(widget, widget->rect().center()); }
    void click(QWidget* widget, QPoint position)
    {
        QWidget* top = widget->window();
        QTest::mouseClick(top->windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          widget->mapTo(top, position));
    }
    void clickButton(const QString& objectName) { click(find<QAbstractButton>(objectName)); }
    void clickCell(const QString& map, int cell)
    {
        auto* cells = find<gui::CellMap>(map);
        click(cells, cells->cellRect(cell).center());
    }

    gui::CardSlot* slot(int player, int card) const
    {
        return find<gui::CardSlot>(
            QStringLiteral("exercisePlayer%1Card%2Slot").arg(player).arg(card));
    }

    /// Clicks the key of a card in the open deck.
    void clickKey(std::string_view card)
    {
        auto* grid = find<gui::DeckGrid>(QStringLiteral("deckGrid"));
        click(grid, grid->keyRect(gui::DeckKeys::key(cardFrom(card))).center().toPoint());
    }

    /// Keys go to the open popup, or else to the window.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(keyboardWindow(), key, modifiers);
    }
    void type(const QByteArray& text)
    {
        for (const char character : text)
            QTest::keyClick(keyboardWindow(), character);
    }

    /// Presses Tab until the focus is on a widget of this name; false if it never is.
    bool tabTo(const QString& objectName)
    {
        constexpr int most = 20;
        for (int i = 0; i < most; ++i) {
            if (focusName() == objectName)
                return true;
            press(Qt::Key_Tab);
        }
        return false;
    }

    QString focusName() const
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    gui::Appearance appearance;
    QWidget window;
    gui::ExercisePanel panel{appearance, &window};

private:
    QWindow* keyboardWindow() const
    {
        const QWidget* popup = QApplication::activePopupWidget();
        return (popup ? popup : &window)->windowHandle();
    }

    QStringList m_answered;
    std::optional<gui::AskedStep> m_step;
};

} // namespace showdown::tests
