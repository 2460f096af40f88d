// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

// answering FOLDER LESSON FIRST COUNT
//
// Answers exercises FIRST, FIRST + 1, … of a lesson in the progress of a folder, COUNT of them, and
// writes the number of each on a line as soon as it is kept. Ends with 1 as soon as one is not.
//
// answering FOLDER --practice FIRST COUNT
//
// The same with questions of practice: goes on with the unfinished round, or begins another; the
// number of an answer is its minute.
//
// answering FOLDER --clear
//
// Clears the lessons and writes 1, then practice and writes 2.

#include "app/progress/progressstore.h"

#include <QCoreApplication>
#include <QTimeZone>

#include <cstdio>
#include <cstdlib>

using namespace showdown;

namespace {

/// Answers the current question of the unfinished round, or of a new one, in minute `number`.
progress::Failure practise(progress::ProgressStore& store, const QDateTime& begin, int number)
{
    const QDateTime when = begin.addSecs(60 * qint64(number));
    const auto& rounds = store.rounds();
    progress::PracticeRound round =
        rounds.empty() ? progress::beginRound({}, store.practice(), when,
                                              static_cast<std::uint32_t>(number + 1))
                       : rounds.front();
    progress::PracticeAnswer answer;
    answer.source = round.questions.at(round.answers.size());
    answer.when = when;
    answer.isRight = number % 3 != 0;
    return store.record(round, answer);
}

bool clear(progress::ProgressStore& store)
{
    if (store.clear())
        return false;
    std::puts("1");
    std::fflush(stdout);
    if (store.clearPractice())
        return false;
    std::puts("2");
    return std::fflush(stdout) == 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const bool clears = arguments.size() == 3 && arguments.at(2) == QLatin1String("--clear");
    if (arguments.size() != 5 && !clears)
        return 2;
    progress::ProgressStore store(arguments.at(1));
    if (!store.isKept() || store.problem())
        return EXIT_FAILURE;
    if (clears)
        return clear(store) ? EXIT_SUCCESS : EXIT_FAILURE;
    const bool isPractice = arguments.at(2) == QLatin1String("--practice");
    const progress::LessonKey lesson{{}, arguments.at(2)};
    const QDateTime when(QDate(2026, 3, 1), QTime(9, 30), Qt::UTC);
    const int first = arguments.at(3).toInt();
    for (int number = first; number < first + arguments.at(4).toInt(); ++number) {
        if (isPractice ? practise(store, when, number)
                       : store.record({lesson, QString::number(number), when, number % 2 == 0}))
            return EXIT_FAILURE;
        std::printf("%d\n", number);
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}
