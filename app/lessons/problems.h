// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

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

/// The file of the help.
inline constexpr const char* helpFile = "help.md";

/// Collects the problems of one file of a lesson.
class Problems
{
public:
    explicit Problems(std::string file) : m_file(std::move(file)) {}

    void add(int line, narration::FileProblem problem)
    {
        problem.file = m_file;
        problem.line = line;
        m_all.push_back(std::move(problem));
    }
    void add(int line, narration::FileFault fault, std::vector<narration::FaultArgument> arguments)
    {
        add(line, {fault, std::move(arguments)});
    }

    const std::string& file() const { return m_file; }
    const std::vector<narration::FileProblem>& all() const { return m_all; }

private:
    std::string m_file;
    std::vector<narration::FileProblem> m_all;
};

/// The problems of several files, one file after the other, each in the order of lines.
inline std::vector<narration::FileProblem> inLineOrder(std::initializer_list<const Problems*> files)
{
    std::vector<narration::FileProblem> all;
    for (const Problems* problems : files) {
        const auto first = static_cast<std::ptrdiff_t>(all.size());
        all.insert(all.end(), problems->all().begin(), problems->all().end());
        std::ranges::stable_sort(all.begin() + first, all.end(), {}, &narration::FileProblem::line);
    }
    return all;
}

} // namespace showdown::lessons
