// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/problems.h"

#include <string>

namespace showdown::lessons {

/// Reads tasks.json into a lesson.
void readTasks(const std::string& text, Lesson& lesson, Problems& problems);

} // namespace showdown::lessons
