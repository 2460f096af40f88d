// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/deal.h"
#include "core/cases/seededrandom.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <utility>

namespace showdown::gui {

using tables::DealKind;
using tables::DealOrder;
using tables::DealRefusal;

class TableSession;

/// What a deal to this table would give: "Close hands, seed 4711", "Turn, seed 4711".
QString dealtText(const DealOrder& order, int seed, const TableSession& session);

/// "No close hands were found under these rules."
QString refusalText(const DealOrder& order, const DealRefusal& refusal,
                    const TableSession& session);

/// Deals cards to the table of a session, as dealt() in app/tables/deal.h does; each deal is one undo
/// step.
class TableDealer : public QObject
{
    Q_OBJECT

public:
    /// `seed` is for the generator that picks deal seeds.
    TableDealer(TableSession& session, std::uint64_t seed, QObject* parent = nullptr);

    /// Deals with this seed, or a random one. If that is impossible, returns why and changes
    /// nothing.
    std::optional<DealRefusal> deal(const DealOrder& order, std::optional<int> seed = std::nullopt);

    /// The last deal and its seed; nothing before the first.
    const std::optional<std::pair<DealOrder, int>>& latest() const { return m_latest; }

signals:
    /// Emitted with what dealtText() said before the deal.
    void dealt(const DealOrder& order, const QString& text);

private:
    TableSession& m_session;
    SeededRandom m_seeds;
    std::optional<std::pair<DealOrder, int>> m_latest;
};

} // namespace showdown::gui
