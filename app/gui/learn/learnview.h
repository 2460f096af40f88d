// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/exerciseview.h"
#include "app/lessons/shelf.h"

#include <map>
#include <optional>

namespace showdown::gui {

class LearnActions;
class LearnPage;
class LearnToolBar;
class LearnWelcome;
class LessonExercises;
class LessonSharing;
class LessonStates;
class NoticeBar;
struct AskedStep;
struct LessonPlace;

/// Learn: lessons to read, whose cards can be tried out on the tables of the other views. The look
/// and the actions must outlive it.
class LearnView : public ExerciseView
{
    Q_OBJECT

public:
    LearnView(const Appearance& appearance, const Actions& actions, QWidget* window);

    ~LearnView() override;

    void build() override;

    /// Shows the lessons of this folder from now on, and those in user folders: see lessons::Shelf.
    /// Initially those that come with the program.
    void readFrom(const QString& root, const QStringList& ownFolders = {});

    /// Changes only the user folders.
    void setOwnFolders(const QStringList& folders) { readFrom(m_root, folders); }

    const LearnActions& actions() const { return *m_actions; }

    /// The lessons, which are read when they are first needed.
    const lessons::Shelf& shelf();

    /// The user's progress in the lessons.
    LessonStates& states() const { return m_states; }

    /// The open lesson, from 0; -1 if there is none.
    int lesson() const { return m_lesson; }

    /// The open lesson, valid until lessons are read again; nullptr if there is none.
    const lessons::Lesson* current() const;

    /// Opens a lesson, from 0.
    void open(int lesson);

    /// Where a lesson stands among the others.
    LessonPlace placeOf(const lessons::Lesson& lesson) const;

    QString name() const override { return QStringLiteral("learn"); }
    QString title() const override;
    QString documentTitle() const override;
    std::vector<Area> areas() const override;
    ViewMenus menus() const override;
    Status status() const override;
    std::vector<ShortcutGroup> shortcutGroups() const override;
    void keepProgressIn(const QString& folder) override;
    void openLesson(const QString& id) override;

    /// Offers to go back to the view whose question the lesson is about, until that is shown.
    void offerWayBack(const ExerciseView& view);
    void focus() override;
    void setCompact(bool compact) override;
    void setPresenting(bool presenting) override;
    QSize presentedRoom() const override { return {820, 560}; }
    bool keepsBack() const override;
    bool isAtEnd() const override;
    bool stepPresentation(bool forward) override;
    QList<QAction*> presentActions() const override;
    void saveLayout(QSettings& settings) const override;
    void restoreLayout(const QSettings& settings) override;
    void retranslate() override;

signals:
    /// Emitted when the view was used: a lesson chosen, an example loaded, a question answered.
    void used();

private:
    void connectParts();
    void connectExercises();
    void readLessons();
    void showLesson(bool fromText = false);
    void dealTables();
    void showUsable();
    void showGuesses();
    void rememberPosition();
    void use();
    void loadExample(int example, const FindStep& step = nullptr);
    void loadAllExamples();
    void stepThrough(const QString& example);
    void loadOrCheck();
    bool turnPart(bool forward);
    void focusExercise() const;
    void showAnswer() const;
    void showAskedStep(int exercise, const AskedStep& step);

    QString m_root = lessons::Shelf::programRoot();
    QStringList m_ownFolders;
    std::optional<lessons::Shelf> m_shelf; ///< read when first needed
    QString m_language;                    ///< of the lessons read
    int m_lesson = -1;
    bool m_comesBackToExercise = false;    ///< a step was shown for it
    QString m_wanted;                      ///< the id of a lesson to show once it can be read
    std::map<QString, double> m_positions; ///< the paragraphs to which lessons were scrolled
    std::optional<quint32> m_seed;         ///< of the tables that this visit of the lesson deals

    LessonStates& m_states;
    LearnActions* m_actions = nullptr;
    LessonSharing* m_sharing = nullptr;
    LearnToolBar* m_toolBar = nullptr;
    LearnPage* m_page = nullptr;
    LearnWelcome* m_welcome = nullptr;
    NoticeBar* m_wayBack = nullptr; ///< once a question led to a lesson
    LessonExercises* m_exercises = nullptr;
};

} // namespace showdown::gui
