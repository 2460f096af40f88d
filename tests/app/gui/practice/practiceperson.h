// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/feedbackbox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/practicepage.h"
#include "app/gui/practice/practiceview.h"
#include "app/gui/practice/questionpage.h"
#include "app/narration/practicetext.h"
#include "tests/app/gui/learn/answerbykeys.h"
#include "tests/app/gui/learn/exerciseanswers.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QTemporaryDir>

namespace showdown::tests {

/// A user of Practice, whose answers are kept in a folder.
class PracticePerson : public ExercisePerson
{
public:
    explicit PracticePerson(const QString& folder = {})
    {
        if (!folder.isEmpty())
            window().keepProgressIn(folder);
        window().showView(view());
        desk().setSeed(1);
    }

    gui::PracticeView& view() { return *dynamic_cast<gui::PracticeView*>(window().views()[2]); }
    gui::PracticeDesk& desk() { return view().desk(); }
    gui::QuestionPage& page()
    {
        return *WindowTest::find<gui::QuestionPage>(QStringLiteral("questionPage"));
    }
    gui::ExercisePanel& panel() override { return page().panel(); }
    const Exercise& exercise() override { return desk().question()->exercise; }
    const PracticeQuestion& question() { return *desk().question(); }

    bool isAsking() { return page().isVisible(); }
    QString viewName() { return window().view().name(); }

    void trigger(const char* action) { WindowTest::find<QAction>(qt(action))->trigger(); }

    /// Begins a round of one kind and, if not of all, of one topic.
    bool begin(QuestionKind kind, std::optional<Topic> topic = {}, std::uint32_t count = 5)
    {
        progress::RoundWish wish;
        wish.door = progress::Door::topics;
        wish.count = static_cast<int>(count);
        wish.kinds = {kind};
        if (topic)
            wish.topics = {*topic};
        return desk().begin(wish);
    }

    /// One right answer.
    ExerciseAnswer right()
    {
        const std::optional<ExerciseAnswer> known = rightAnswer(exercise());
        return known ? *known : ExerciseAnswer(question().solution);
    }

    /// A wrong answer: another option, or one near the right one.
    std::optional<ExerciseAnswer> wrong()
    {
        std::vector<ExerciseAnswer> answers;
        for (const Option& option : question().options)
            answers.push_back(option.answer);
        const ExerciseAnswer known = right();
        if (answers.empty())
            answers = std::visit(NearAnswers{exercise(), known}, exercise().kind);
        const auto found = std::ranges::find_if(answers, [this](const ExerciseAnswer& answer) {
            const Judgement judgement = judge(exercise(), answer);
            return !judgement.isRight && !judgement.fault;
        });
        return found == answers.end() ? std::nullopt : std::optional(*found);
    }

    /// The number of the option that is this answer, from 0; -1 if none is.
    int optionOf(const ExerciseAnswer& answer)
    {
        const auto& options = question().options;
        const auto found = std::ranges::find(options, answer, &Option::answer);
        return found == options.end() ? -1 : static_cast<int>(found - options.begin());
    }

    /// Chooses or enters an answer with the mouse and checks it.
    void answerByMouse(const ExerciseAnswer& answer)
    {
        if (const int option = optionOf(answer); option >= 0)
            clickOn(QStringLiteral("option%1").arg(option + 1));
        else
            std::visit(AnswerByMouse{*this}, answer);
        clickOn("checkButton");
    }

    /// Types the letter of an option or enters an answer with the keyboard, and checks it.
    void answerByKeys(const ExerciseAnswer& answer)
    {
        if (const int option = optionOf(answer); option >= 0)
            type(narration::optionKey(question(), option).toLatin1());
        else
            std::visit(AnswerByKeys{*this}, answer);
        press(Qt::Key_Return, Qt::ControlModifier); // Enter alone marks a card
    }

    /// The title of the feedback, or empty.
    QString feedback()
    {
        const auto& box = panel().feedback();
        return box.isVisible() ? text(QStringLiteral("feedbackTitleLabel")) : QString();
    }
};

} // namespace showdown::tests
