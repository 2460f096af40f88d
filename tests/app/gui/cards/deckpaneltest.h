// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckentry.h"
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/compare/compareplaces.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/widgets/textlabel.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWindow>

#include <utility>

namespace showdown::tests {

/// A deck panel on a separate session, its user, and what it requested from the window.
class DeckPanelTest
{
public:
    explicit DeckPanelTest(const QString& table) : session(tableOf(table))
    {
        QObject::connect(&panel, &gui::DeckPanel::saidSomething, &panel,
                         [this](const QString& text) { m_said = text; });
        QObject::connect(&panel, &gui::DeckPanel::handsRequested, &panel,
                         [this] { m_asked << QStringLiteral("hands"); });
        QObject::connect(&session, &gui::TableSession::changeRefused, &panel,
                         [this](const gui::CardTable& wanted, const gui::CardConflict& conflict) {
                             const bool isRules = wanted.rows == session.table().rows;
                             m_asked << (isRules ? QStringLiteral("one deck")
                                                 : QStringLiteral("cards ")
                                                       + qt(toText(conflict.card)));
                             lastWanted = wanted;
                         });
        panel.resize(820, 196);
        panel.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&panel); }

    template <typename T>
    T* find(const char* objectName) const
    {
        return panel.findChild<T*>(QLatin1String(objectName));
    }

    gui::DeckGrid& grid() const { return *find<gui::DeckGrid>("deckGrid"); }
    gui::DeckEntry& entry() const { return *find<gui::DeckEntry>("deckEntry"); }

    /// The text of a label, or empty if it is hidden.
    QString text(const char* label) const
    {
        const auto* found = find<QLabel>(label);
        return found->isVisible() ? found->text() : QString();
    }

    void click(std::string_view card)
    {
        const int key = gui::DeckKeys::key(std::get<Card>(parseCard(card)));
        const QPoint place = grid().keyRect(key).center().toPoint();
        QTest::mouseClick(panel.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          grid().mapTo(&panel, place));
    }

    void press(Qt::Key key) { QTest::keyClick(panel.windowHandle(), key); }

    void type(const QByteArray& text)
    {
        for (const char character : text)
            QTest::keyClick(panel.windowHandle(), character);
    }

    QString table() const { return describe(session.table()); }

    /// The next slot as player and card, counted from 1: `2.4`.
    QString next() const
    {
        const gui::Place place = nextSlot.place();
        return QStringLiteral("%1.%2").arg(place.row + 1).arg(place.slot + 1);
    }

    QString focusName() const
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    /// The latest message and request since the last call.
    QString said() { return std::exchange(m_said, {}); }
    QString asked() { return std::exchange(m_asked, {}).join(QStringLiteral(", ")); }

    gui::CompareSession session;
    gui::NextPlace nextSlot{session};
    gui::Appearance appearance;
    gui::ComparePlaces places{session, nextSlot};
    gui::DeckPanel panel{places, appearance};
    gui::CardTable lastWanted = gui::emptyHands();

private:
    QString m_said;
    QStringList m_asked;
};

} // namespace showdown::tests
