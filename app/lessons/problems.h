// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/lessonproblem.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace showdown::lessons {

/// The files of a lesson.
inline constexpr const char* textFile = "lesson.md";
inline constexpr const char* tasksFile = "tasks.json";

/// Collects the problems of one file of a lesson.
class Problems
{
public:
    explicit Problems(std::string file) : m_file(std::move(file)) {}

    void add(int line, narration::LessonFault fault)
    {
        m_all.push_back({m_file, line, std::move(fault)});
    }

    const std::string& file() const { return m_file; }
    const std::vector<narration::LessonProblem>& all() const { return m_all; }

private:
    std::string m_file;
    std::vector<narration::LessonProblem> m_all;
};

/// The problems of several files, one file after the other, each in the order of lines.
inline std::vector<narration::LessonProblem> inLineOrder(
    std::initializer_list<const Problems*> files)
{
    std::vector<narration::LessonProblem> all;
    for (const Problems* problems : files) {
        const auto first = static_cast<std::ptrdiff_t>(all.size());
        all.insert(all.end(), problems->all().begin(), problems->all().end());
        std::ranges::stable_sort(all.begin() + first, all.end(), {},
                                 &narration::LessonProblem::line);
    }
    return all;
}

} // namespace showdown::lessons
