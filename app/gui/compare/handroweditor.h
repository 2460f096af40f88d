// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/table/cardroweditor.h"
#include "core/cards/hand.h"

#include <QStringList>

#include <array>
#include <optional>

namespace showdown::gui {

class CompareSession;
class WildMark;

/// The five slots of one player, each with its wild's label below it.
class HandRowEditor : public CardRowEditor
{
    Q_OBJECT

public:
    HandRowEditor(CompareSession& session, TablePlaces& places, const Appearance& appearance,
                  int player, QWidget* parent = nullptr);

    /// Sets five texts, "acts as Q" or empty, and short ones for little room, "Q"; and whether the
    /// wilds are only tried.
    void setWilds(const QStringList& wilds, const QStringList& shortWilds, bool areTried);

    /// Sets the part of each of the five cards in the result: "In the pair. Decides: no."
    void setParts(const QStringList& parts) const;

    /// Sets the sizes of the slots; the widget is somewhat larger, see margin().
    void setMetrics(const CompareMetrics& metrics);

    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

    /// Rings the cards of a chosen row of Why.
    void setChosen(const std::array<bool, Hand::fullSize>& chosen);

    /// Makes a slot the current one and asks for its menu, at a point of the screen.
    void askForMenu(int slot, const QPoint& position);

    /// Also "Wild, acts as queen".
    QString contentText(int slot) const override;

signals:
    /// Emitted when the user asked for all wild choices of the hand.
    void wildsAsked();

    /// Emitted when the pointer entered the card of this slot, or the focus did while the pointer
    /// is over none; nothing if neither is.
    void slotPointedAt(std::optional<int> slot);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void arrange() override;
    bool isRinged(int slot) const override;

private:
    void createMark(int slot);
    void setHovered(int slot, bool isHovered);
    void findPointed();
    void placeMarks(bool areShort);
    bool areMarksApart() const;

    CompareSession& m_session;
    CompareMetrics m_metrics;
    std::array<bool, Hand::fullSize> m_chosen{};
    std::optional<int> m_hovered; ///< the slot under the pointer
    std::optional<int> m_pointed; ///< as last reported
    bool m_isFocusByKeys = false; ///< rather than by a click or by code
    std::array<WildMark*, Hand::fullSize> m_marks{};
};

} // namespace showdown::gui
