// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>

class QScrollArea;
class QSettings;
class QSplitter;
class QTabBar;
class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class ExamplesList;
class LessonList;
class LessonPane;
class LessonStates;
class NoticePlace;

/// The parts of a lesson, in the order of their tabs.
enum class LessonPart : std::uint8_t { text, examples, exercises };

/// The page of Learn: the lessons, the text of one, and beside it its examples or exercises, which
/// are two tabs; in a narrow window text, examples and exercises are three. Each bar keeps its own
/// tab while the other is shown.
class LearnPage : public QWidget
{
    Q_OBJECT

public:
    LearnPage(const LessonStates& states, const Appearance& appearance, QWidget* parent = nullptr);

    /// The notices above the text.
    NoticePlace& notices() const { return *m_notices; }
    LessonList& list() const { return *m_list; }
    LessonPane& pane() const { return *m_pane; }
    ExamplesList& examples() const { return *m_examples; }
    QTabBar& tabs() const { return *m_tabs; }
    QTabBar& sideTabs() const { return *m_sideTabs; }

    /// Puts in the exercises.
    void setExercises(QWidget& widget);

    /// Puts a widget below the exercises, where it stays while they scroll.
    void setExercisesFoot(QWidget& widget);

    /// How many there are in the lesson; without any they have no tab.
    void setCounts(int examples, int exercises);

    /// Brings the tab of a part to the front.
    void showPart(LessonPart part);

    /// Does so only beside the text.
    void showPartBeside(LessonPart part);

    /// Another lesson begins with its text, and beside it its examples.
    void showFirstParts();

    /// Scrolls a part of that column into view, as soon as it has its place; one that is higher than
    /// the column from its top.
    void showBeside(QWidget& widget);

    /// Does so with the focused widget, if it is in that column.
    void showFocusBeside();

    /// Scrolls that column to its top.
    void showBesideFromTop();

    void setCompact(bool compact);

    /// Shows only the text, larger.
    void setReading(bool reading);

    /// Shows a part alone, larger, for a class; nothing: everything again.
    void present(std::optional<LessonPart> part);
    std::optional<LessonPart> presented() const { return m_presented; }

    /// Scrolls the presented part by a page; false if it is at its end.
    bool turnPage(bool forward);
    bool isAtEnd() const;

    /// The part that is presented first: what has the focus.
    LessonPart focusedPart() const;

    void setListShown(bool shown);

    /// Saves and restores the sizes of the parts.
    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

signals:
    /// Emitted on Esc: the user asked to see everything again.
    void readingLeft();

    /// Emitted when a part was scrolled or laid out anew.
    void scrolled();

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void applyLengths();
    void nameTabs();
    void adapt();
    void scrollToTop();
    void keepScrolled();
    void showParts();
    void showFocusedPart();
    void shareWidth();
    void tellUse();
    void applySideText();

    NoticePlace* m_notices = nullptr;
    LessonList* m_list = nullptr;
    LessonPane* m_pane = nullptr;
    ExamplesList* m_examples = nullptr;
    QWidget* m_beside = nullptr; ///< tabs, a scrolling part and its foot
    QScrollArea* m_side = nullptr;
    QWidget* m_examplesPlace = nullptr; ///< around what hides by itself
    QWidget* m_exercisesPlace = nullptr;
    QWidget* m_footPlace = nullptr;
    QVBoxLayout* m_sideLayout = nullptr;
    QTabBar* m_tabs = nullptr;      ///< of a narrow page
    QTabBar* m_sideTabs = nullptr;  ///< of a wide one, beside the text
    QSplitter* m_columns = nullptr; ///< the lessons, and the rest
    QSplitter* m_text = nullptr;    ///< the text, and the column beside it
    bool isAlone() const { return m_isReading || m_presented; }
    bool isNarrow() const;

    int m_exampleCount = 0;
    int m_exerciseCount = 0;
    int m_otherScrolled = 0;        ///< how far the column was in the other width
    std::optional<int> m_scrolling; ///< how far it will be, once it is laid out
    bool m_wasNarrow = false;
    bool m_isReading = false;
    std::optional<LessonPart> m_presented;
    bool m_isListShown = true;
    bool m_isListMoved = false; ///< the user moved the border of the list
    bool m_isTextMoved = false; ///< the user moved the border of the text
};

} // namespace showdown::gui
