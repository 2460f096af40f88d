// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/tableplaces.h"

namespace showdown::narration {
struct PasteProblem;
}

namespace showdown::gui {

/// The places of a situation: cards may be unknown, and whole situations can be entered.
class OddsPlaces : public TablePlaces
{
    Q_OBJECT

public:
    OddsPlaces(TableSession& session, NextPlace& next, QObject* parent = nullptr);

    QStringList leftTexts() const override;
    bool hasWildKey() const override; ///< where the deck holds jokers
    bool hasUnknownKey() const override { return true; }

protected:
    std::variant<Entry, EntryVerdict> read(const QString& text, Place from) const override;

private:
    const TableSession& m_session;
};

} // namespace showdown::gui
