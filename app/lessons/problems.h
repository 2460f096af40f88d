// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/lessonproblem.h"

#include <string>
#include <utility>
#include <vector>

namespace showdown::lessons {

/// Collects what is wrong with one file of a lesson.
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

} // namespace showdown::lessons
