// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessondocument.h"

#include <QTextBrowser>

#include <map>
#include <optional>

namespace showdown::gui {

class Appearance;

/// The text of a lesson, in lines of a readable length. Each lesson is written once for a size and
/// a look, and cached.
class LessonPane : public QTextBrowser
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit LessonPane(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows a lesson from its beginning; it must not change until forget() is called.
    void showLesson(const lessons::Lesson& lesson, const LessonPlace& place);

    /// Called when the lessons or their language changed; nothing is shown. Guesses are kept.
    void forget();

    /// Forgets all guesses and asks again.
    void forgetGuesses();

    /// Has the title of the lesson read.
    void tellTitle() const;

    /// What the text is for: study beside its examples or, in larger letters, reading or a class,
    /// which copies nothing.
    enum class Use { study, reading, presenting };
    void setUse(Use use);
    bool isLarge() const { return m_use != Use::study; }

    /// How much larger than for study the text is then.
    static double largeFactor();

    /// The reader's guesses in the current lesson, by block.
    const LessonGuesses& guesses() const;

    /// The paragraph at the top, as in paragraphAt(), and how to go back there. It stays the same
    /// whatever the size of text and pane, until the user scrolls.
    double position() const { return m_position; }
    void setPosition(double position);

    /// Marks these words wherever they occur in the text; none if empty.
    void setMarked(const QString& words);

    /// How often they occur.
    int marks() const;

    /// Scrolls by a page that begins with a whole line, if it can with a whole paragraph; false if
    /// there is none.
    bool turnPage(bool forward);
    bool isAtEnd() const;

    /// Whether a question in sight waits for a guess, and its answer without one.
    bool hasOpenGuess() const { return openGuess().has_value(); }
    void revealGuess();

    /// Selects the next mark or the one before, from the start of the text or from the selection;
    /// after the last one comes the first. It is scrolled to a third of the height.
    void selectMark(bool forward);
    void selectFirstMark();

    /// Which mark is selected, from 1; 0 if none is.
    int selectedMark() const;

    /// Scrolls to a heading of the second level, counted from 0.
    void goToHeading(int number);

    /// The width of its lines where there is room, including their margins.
    int measure() const;
    int wholeMeasure() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when the reader has scrolled.
    void scrolled();

    /// Emitted when the user asked to step through the example with this id.
    void stepsAsked(const QString& example);

    /// Emitted when the user asked for the exercises.
    void exercisesAsked();

    /// Emitted when the user asked for the lesson with this id.
    void lessonAsked(const QString& id);

    /// Emitted when the reader has guessed who wins.
    void guessed();

protected:
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    LessonLook look() const;
    void showDocument();
    void showAgain();
    void restorePosition();
    void mark();
    void setMargins();
    void sayAtLink(const QString& text);
    void readCodeIn(const QString& wanted);
    void markLink(const QString& address);
    void copyCode(std::size_t block);
    void follow(const QUrl& link);
    void guess(int block, int player);
    std::optional<int> openGuess() const;
    QRect seenRect() const;
    QString meaningOf(const QUrl& link) const;
    void paintFocus();
    bool goOverEdge(bool down);

    const Appearance& m_appearance;
    QWidget* m_said;
    const lessons::Lesson* m_lesson = nullptr;
    LessonPlace m_place;
    Use m_use = Use::study;
    double m_position = 0;
    bool m_isArranging = false; ///< scrolling meanwhile is not the user's
    QString m_marked;
    int m_lineWidth = 0;       ///< for which the documents were written
    QObject* m_kept = nullptr; ///< owns the documents, which would otherwise be deleted while parts
                               ///< of them are shown
    std::map<QString, LessonDocument*> m_documents; ///< by the keys of lessons
    std::map<QString, LessonGuesses> m_guesses;
    QTextDocument* m_blank = nullptr; ///< shown without a lesson
};

} // namespace showdown::gui
