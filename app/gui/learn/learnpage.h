// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QScrollArea;
class QSettings;
class QSplitter;

namespace showdown::gui {

class Appearance;
class ExamplesList;
class LessonList;
class LessonPane;
class LessonStates;
class NoticePlace;

/// The page of Learn: the lessons, the text of one, and beside it its examples and exercises; in a
/// narrow window below it, with the exercises beside the examples.
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

    /// Puts a widget under the examples.
    void addBeside(QWidget& widget);

    /// Puts a widget below the column beside the text, where it stays while the column scrolls.
    void setFootBeside(QWidget& widget);

    /// Scrolls a part of that column into view, as soon as it has its place.
    void showBeside(QWidget& widget);

    /// Scrolls that column to the focused widget, or to the first one.
    void showFocusBeside();
    void showBesideFromTop();

    void setCompact(bool compact);

    /// Shows only the text, larger.
    void setReading(bool reading);

    /// As setReading(), but Esc does not end it.
    void setPresenting(bool presenting);

    void setListShown(bool shown);

    /// Saves and restores the sizes of the parts.
    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

signals:
    /// Emitted on Esc: the user asked to see everything again.
    void readingLeft();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void applyLengths();
    void adapt();
    void shareWidth();
    void arrangeSide();

    NoticePlace* m_notices = nullptr;
    LessonList* m_list = nullptr;
    LessonPane* m_pane = nullptr;
    ExamplesList* m_examples = nullptr;
    QWidget* m_beside = nullptr; ///< a scrolling part and its foot
    QScrollArea* m_side = nullptr;
    QBoxLayout* m_sideLayout = nullptr;
    QSplitter* m_columns = nullptr; ///< the lessons, and the rest
    QSplitter* m_text = nullptr;    ///< the text, and the column beside or below it
    bool isAlone() const { return m_isReading || m_isPresenting; }

    bool m_isReading = false;
    bool m_isPresenting = false;
    bool m_isListShown = true;
    bool m_isListMoved = false; ///< the user moved the border of the list
    bool m_isTextMoved = false; ///< the user moved the border of the text
};

} // namespace showdown::gui
