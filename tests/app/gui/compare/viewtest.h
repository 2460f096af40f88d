// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/compareplaces.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/theme/scale.h"
#include "tests/support/guitest.h"

namespace showdown::tests {

/// Only the hands, as large as in the design.
class ViewTest
{
public:
    explicit ViewTest(const gui::CardTable& table = gui::sampleTable())
        : m_session(table),
          m_next(m_session),
          m_dealer(m_session, 1),
          m_player(m_session),
          m_places(m_session, m_next),
          m_view(m_session, m_places, m_dealer, m_player, m_appearance)
    {
        resize(844, 480); // in this font the verdict takes a second line
        m_view.show();
    }

    gui::CompareSession& session() { return m_session; }
    gui::HandsView& view() { return m_view; }

    /// A length of the design in this font.
    int px(double length) const { return gui::scaled(length, m_view.font()); }

    void resize(double width, double height) { m_view.resize(px(width), px(height)); }

    template <typename T = QWidget>
    T* find(const QString& objectName) const
    {
        return m_view.findChild<T*>(objectName);
    }

    /// The place of a player's part, `Panel` or `WorkingHand`, in the coordinates of the view.
    QRect placeOf(const QWidget& part) const
    {
        return {part.mapTo(&m_view, QPoint()), part.size()};
    }

private:
    gui::Appearance m_appearance;
    gui::CompareSession m_session;
    gui::NextPlace m_next;
    gui::TableDealer m_dealer;
    gui::StepPlayer m_player;
    gui::ComparePlaces m_places;
    gui::HandsView m_view;
};

} // namespace showdown::tests
