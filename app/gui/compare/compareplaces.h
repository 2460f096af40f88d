// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/tableplaces.h"

namespace showdown::gui {

class CompareSession;

/// The places of the hands of Compare: a key of the deck says what its card would make, and one deck
/// is a choice.
class ComparePlaces : public TablePlaces
{
    Q_OBJECT

public:
    ComparePlaces(CompareSession& session, NextPlace& next, QObject* parent = nullptr);

    QStringList keyHints(PlacedCard card) const override;
    bool hasDeckChoice() const override { return true; }
    void setOneDeck(bool one) override;

protected:
    QString putText(Place at) const override; ///< and what the hand is so far

private:
    CompareSession& m_session;
};

} // namespace showdown::gui
