// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/tableplaces.h"

namespace showdown::gui {

class CompareSession;

/// The places of the hands of Compare: a key of the deck says what its card would make, and whole
/// hands can be entered.
class ComparePlaces : public TablePlaces
{
    Q_OBJECT

public:
    ComparePlaces(CompareSession& session, NextPlace& next, QObject* parent = nullptr);

    QStringList keyHints(PlacedCard card) const override;
    bool hasDeckChoice() const override { return true; }
    void setOneDeck(bool one) override;
    QString problemOf(const QString& text, Place to) const override;
    QString paste(const QString& text, Place at) override;

protected:
    std::variant<Entry, EntryVerdict> read(const QString& text, Place from) const override;

private:
    CompareSession& m_session;
};

} // namespace showdown::gui
