// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/progresstext.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct ProgressText
{
    Q_DECLARE_TR_FUNCTIONS(ProgressText)
};

} // namespace

QString progressProblemText(const ProgressProblem& problem)
{
    switch (problem.fault) {
    case ProgressFault::damaged:
        return fill(ProgressText::tr("The file with your progress was damaged. It is now called "
                                     "“%1”, and a new one was begun.",
                                     "%1: a file name"),
                    {QString::fromStdString(problem.aside)});
    case ProgressFault::newer:
        return fill(ProgressText::tr("Your progress was kept by a newer version of Showdown. Its "
                                     "file is now called “%1”, and a new one was begun.",
                                     "%1: a file name"),
                    {QString::fromStdString(problem.aside)});
    case ProgressFault::notSetAside:
        return ProgressText::tr("The file with your progress can be neither read nor renamed, so "
                                "nothing is kept.");
    case ProgressFault::notFile:
        return ProgressText::tr(
            "What stands in place of the file with your progress is no file, so "
            "nothing is kept.");
    case ProgressFault::notWritable:
        return ProgressText::tr("The folder for your progress cannot be written to, so nothing "
                                "new is kept.");
    case ProgressFault::diskFull:
        return ProgressText::tr("The disk is full, so nothing new of your progress is kept.");
    case ProgressFault::busy:
        return ProgressText::tr("Another program holds the file with your progress, so nothing "
                                "new is kept.");
    case ProgressFault::noDatabase:
        return ProgressText::tr("The SQLite part of Qt is not installed, so nothing of your "
                                "progress is kept.");
    case ProgressFault::otherError:
        return ProgressText::tr("The file with your progress cannot be read, so nothing is kept.");
    }
    return {};
}

QString answerNotKeptText(ProgressFault fault)
{
    switch (fault) {
    case ProgressFault::diskFull:
        return ProgressText::tr("Your answer is not kept yet: the disk is full. The next answer "
                                "tries again.");
    case ProgressFault::busy:
        return ProgressText::tr("Your answer is not kept yet: another program holds the file. The "
                                "next answer tries again.");
    case ProgressFault::notWritable:
        return ProgressText::tr("Your answer is not kept yet: the file cannot be written to. The "
                                "next answer tries again.");
    case ProgressFault::damaged:
    case ProgressFault::newer:
    case ProgressFault::notSetAside:
    case ProgressFault::notFile:
    case ProgressFault::noDatabase:
    case ProgressFault::otherError:
        return ProgressText::tr("Your answer is not kept yet: the file with your progress gives an "
                                "error. The next answer tries again.");
    }
    return {};
}

QString progressNotClearedText(ProgressFault fault)
{
    switch (fault) {
    case ProgressFault::diskFull:
        return ProgressText::tr("Nothing was cleared: the disk is full.");
    case ProgressFault::busy:
        return ProgressText::tr("Nothing was cleared: another program holds the file.");
    case ProgressFault::notWritable:
        return ProgressText::tr("Nothing was cleared: the file cannot be written to.");
    case ProgressFault::damaged:
    case ProgressFault::newer:
    case ProgressFault::notSetAside:
    case ProgressFault::notFile:
    case ProgressFault::noDatabase:
    case ProgressFault::otherError:
        return ProgressText::tr("Nothing was cleared: the file with your progress gives an error.");
    }
    return {};
}

} // namespace showdown::narration
