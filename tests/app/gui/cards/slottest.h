// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/theme/appearance.h"
#include "core/cards/notation.h"
#include "tests/support/pasting.h"

#include <QTest>

namespace showdown::tests {

inline const Card kingOfHearts(Rank::king, Suit::hearts);
inline const QString noSuchCard = QStringLiteral("No such card. Try Ks, 10h or *.");

/// One slot in a window, and its signals as text.
class SlotTest
{
public:
    explicit SlotTest(std::optional<Card> card = std::nullopt) : m_slot(m_appearance, &m_window)
    {
        m_slot.setCard(card);
        m_slot.setNumber(3);
        m_slot.resize(m_slot.sizeHint());
        m_window.resize(200, 200);
        QObject::connect(
            &m_slot, &gui::CardSlot::cardTyped, &m_window, [this](const PlacedCard& typed) {
                m_reports << (typed.isUnknown() ? QStringLiteral("?")
                                                : QString::fromStdString(toText(*typed.face())));
            });
        QObject::connect(&m_slot, &gui::CardSlot::cleared, &m_window,
                         [this] { m_reports << QStringLiteral("empty"); });
        QObject::connect(&m_slot, &gui::CardSlot::textPasted, &m_window,
                         [this](const QString& text) { paste(text); });
        QObject::connect(&m_slot, &gui::CardSlot::moveRequested, &m_window,
                         [this](gui::SlotMove move) { m_reports << nameOf(move); });
        QObject::connect(&m_slot, &gui::CardSlot::selected, &m_window,
                         [this] { m_reports << QStringLiteral("selected"); });
        QObject::connect(&m_slot, &gui::CardSlot::deckRequested, &m_window,
                         [this] { m_reports << QStringLiteral("to the deck"); });
        QObject::connect(&m_slot, &gui::CardSlot::problemFound, &m_window,
                         [this](const QString& problem) { m_reports << problem; });
        m_window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&m_window); }

    gui::Appearance& appearance() { return m_appearance; }
    gui::CardSlot& slot() { return m_slot; }
    QWidget& window() { return m_window; }

    /// The signals since the last call, in order: "Kh; left".
    QString takeReports() { return std::exchange(m_reports, {}).join(QStringLiteral("; ")); }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_slot, static_cast<Qt::Key>(key), modifiers);
    }

    void type(const QString& keys)
    {
        for (const QChar key : keys)
            QTest::keyClick(&m_slot, key.toLatin1());
    }

    void click(QPoint position) { QTest::mouseClick(&m_slot, Qt::LeftButton, {}, position); }

private:
    void paste(const QString& text)
    {
        gui::TableSession session(tables::emptyHands());
        if (const std::optional<QString> problem = pasteCards(session, text, {}))
            m_reports << *problem;
        else
            m_reports << QString::fromStdString(toText(session.row(0).hand()));
    }

    static QString nameOf(gui::SlotMove move)
    {
        switch (move) {
        case gui::SlotMove::left:
            return QStringLiteral("left");
        case gui::SlotMove::right:
            return QStringLiteral("right");
        case gui::SlotMove::up:
            return QStringLiteral("up");
        case gui::SlotMove::down:
            return QStringLiteral("down");
        case gui::SlotMove::back:
            return QStringLiteral("back");
        case gui::SlotMove::forward:
            return QStringLiteral("forward");
        case gui::SlotMove::first:
            return QStringLiteral("first");
        case gui::SlotMove::last:
            return QStringLiteral("last");
        }
        return {};
    }

    gui::Appearance m_appearance;
    QWidget m_window;
    gui::CardSlot m_slot;
    QStringList m_reports;
};

} // namespace showdown::tests
