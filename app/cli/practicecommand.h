// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "core/questions/practicequestion.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace showdown::cli {

// What `worksheet` shares with `practice`.

/// What is to be asked, and the questions made from it.
struct PracticeReport
{
    QuestionWish wish;
    std::uint32_t seed = 1;
    int count = 1;
    std::vector<PracticeQuestion> questions;
};

/// Reads what is to be asked, and draws a seed if none is given. The questions are not made yet, but
/// a topic that has none in this choice is refused.
PracticeReport readQuestions(const Arguments& arguments);

/// The questions with their answers. Keys are in a documented order.
nlohmann::ordered_json questionsJson(const std::vector<PracticeQuestion>& questions);

} // namespace showdown::cli
