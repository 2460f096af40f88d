// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/exerciseview.h"
#include "app/progress/practice.h"

#include <functional>
#include <set>

class QMenu;

namespace showdown::lessons {
struct Setting;
}

namespace showdown::gui {

class FileExport;
class LessonStates;
class NoticeBar;
class OwnPresets;
class PracticeActions;
class PracticeDesk;
class PracticePage;
class PracticeToolBar;

/// Practice: rounds of questions without end, each of which teaches. What was answered is kept with
/// the progress in the lessons.
class PracticeView : public ExerciseView
{
    Q_OBJECT

public:
    /// All of these must outlive it.
    PracticeView(LessonStates& states, OwnPresets& ownPresets, const Appearance& appearance,
                 const Actions& actions, QWidget* window);

    void build() override;

    const PracticeActions& actions() const { return *m_actions; }
    PracticeDesk& desk() const { return *m_desk; }

    QString name() const override { return QStringLiteral("practice"); }
    QString title() const override { return tr("Practice", "the view"); }
    std::vector<Area> areas() const override;
    ViewMenus menus() const override;
    Status status() const override;
    std::vector<ShortcutGroup> shortcutGroups() const override;
    void focus() override;
    void setPresenting(bool presenting) override;
    QSize presentedRoom() const override { return {760, 480}; }
    bool keepsBack() const override;
    bool stepPresentation(bool forward) override;
    bool takeKey(const QKeyEvent& event) override;
    QList<QAction*> presentActions() const override;
    void saveLayout(QSettings& settings) const override;
    void restoreLayout(const QSettings& settings) override;
    void retranslate() override;

signals:
    /// Emitted when the lesson with this id is to be shown, with the way back.
    void lessonAsked(const QString& id);

private:
    void connectParts();
    void connectActions();
    void noteSetting();
    progress::RoundWish wish(progress::Door door, const std::set<Topic>& topics = {}) const;
    void open(progress::Door door);
    progress::RoundWish newWish() const;
    void practise(Topic topic, const std::set<QuestionKind>& kinds, std::optional<Mistake> mistake);
    void begin(const progress::RoundWish& wish);
    void chooseTopics();
    void askToEnd(const std::function<void()>& then = [] {});
    void askToClear();
    void showQuestion();
    void stepThrough();
    void sayNothingIsAsked();
    void showTable(const FindStep& step, std::optional<Category> lens, int mistake = 0);
    void exportAnswers();
    void say(const std::function<QString()>& problem);
    void showUsable();
    void focusAnswer() const;

    /// Whether a question is asked, and its answer is given.
    bool isAsking() const;
    bool isAnswered() const;

    /// The cards of the answered question.
    lessons::Setting setting() const;

    OwnPresets& m_ownPresets;
    PracticeActions* m_actions;
    PracticeDesk* m_desk;
    QMenu* m_kinds;
    FileExport* m_file = nullptr;
    PracticeToolBar* m_toolBar = nullptr;
    PracticePage* m_page = nullptr;
    NoticeBar* m_problem = nullptr;
    std::function<QString()> m_problemWords; ///< in the current language
    std::set<Topic> m_topics;                ///< chosen last
};

} // namespace showdown::gui
