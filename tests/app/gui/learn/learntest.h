// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/learn/lessontree.h"
#include "app/gui/learn/lessonwriter.h"
#include "tests/support/guitest.h"

#include <QAction>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextFrame>

#include <algorithm>

namespace showdown::tests {

/// Learn, with the three lessons of tests/data/lessons, in the window.
class LearnTest : public WindowTest
{
public:
    LearnTest()
    {
        view().readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
        window().showView(view());
    }

    gui::LearnView& view() { return *dynamic_cast<gui::LearnView*>(window().views()[1]); }
    gui::LessonPane& pane() { return *find<gui::LessonPane>(QStringLiteral("lessonPane")); }
    gui::LessonTree& tree() { return *find<gui::LessonTree>(QStringLiteral("lessonTree")); }

    QString viewName() { return window().view().name(); }

    /// The text of the lesson, without the characters that stand for cards.
    QString lessonText()
    {
        return pane().toPlainText().remove(QChar(QChar::ObjectReplacementCharacter));
    }

    /// Turns to the exercises beside the text.
    void showExercises() { find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(1); }

    /// Opens a lesson with more examples than a window shows.
    void showLongColumn()
    {
        view().readFrom(lessons::Shelf::programRoot());
        const auto& lessons = view().shelf().lessons();
        const auto longest = std::ranges::max_element(
            lessons, {}, [](const lessons::Lesson& each) { return each.examples.size(); });
        view().open(static_cast<int>(longest - lessons.begin()));
    }

    QAction& action(const char* name) { return *find<QAction>(QString::fromLatin1(name)); }

    /// The point of the first letter of these words on the screen, in the pane.
    QPoint placeOf(const QString& words)
    {
        const QTextCursor found = pane().document()->find(words);
        if (found.isNull())
            return {};
        QTextCursor start = found;
        start.setPosition(found.selectionStart() + 1);
        pane().setTextCursor(start);
        pane().ensureCursorVisible();
        return pane().cursorRect(start).center();
    }

    void clickWords(const QString& words)
    {
        const QPoint place = placeOf(words);
        click(pane().viewport(), place);
    }
};

/// The number of boxes of a kind in the text.
inline int boxesIn(const QTextFrame& frame, gui::TextBox kind)
{
    int count = gui::boxOf(frame) == kind ? 1 : 0;
    for (const QTextFrame* inner : frame.childFrames())
        count += boxesIn(*inner, kind);
    return count;
}

} // namespace showdown::tests
