// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/counting/exactequity.h"

#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/dealwalk.h"

#include <cstddef>
#include <memory>

namespace showdown {
namespace {

template <std::size_t players>
SlicedWork workFor(const Seats& seats)
{
    const auto plan = std::make_shared<const DealPlan>(seats);
    SlicedWork work;
    work.slices = plan->slices.size();
    work.slice = [&seats, plan](std::uint64_t slice, const std::stop_token& stop) {
        return DealWalk<players>(seats, *plan, stop)
            .count(plan->slices[static_cast<std::size_t>(slice)]);
    };
    return work;
}

} // namespace

SlicedWork exactWork(const Seats& seats)
{
    return seats.seats.size() == 2 ? workFor<2>(seats) : workFor<3>(seats);
}

} // namespace showdown
