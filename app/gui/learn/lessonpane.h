// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessondocument.h"

#include <QTextBrowser>

#include <map>
#include <optional>

namespace showdown::gui {

class Appearance;

/// The text of a lesson, in lines of a length that can be read well. Each lesson is written once for
/// a size and a look, and kept.
class LessonPane : public QTextBrowser
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which has to outlive it.
    explicit LessonPane(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows a lesson from its beginning; it must stay as it is until forget() is called.
    void showLesson(const lessons::Lesson& lesson, const LessonPlace& place);

    /// The lessons are others, or are said in another language; nothing is shown. What was guessed
    /// is kept.
    void forget();

    /// Asks all that was guessed again.
    void forgetGuesses();

    /// Larger text, for reading alone.
    void setLarge(bool large);
    bool isLarge() const { return m_isLarge; }

    /// What the reader has guessed, by block; of the lesson that is shown.
    const LessonGuesses& guesses() const;

    /// Which paragraph stands at the top, as of paragraphAt(), and back there. That stays whatever the
    /// size of the text and of the pane, until somebody scrolls.
    double position() const { return m_position; }
    void setPosition(double position);

    /// Marks these words wherever they stand in the text; none if they are empty.
    void setMarked(const QString& words);

    /// The width that its lines have where there is room, and with the room beside them.
    int measure() const;
    int wholeMeasure() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The reader has scrolled.
    void scrolled();

    /// Somebody wants to step through the example of this id.
    void stepsAsked(const QString& example);

    /// The reader has guessed who wins.
    void guessed();

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
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
    void follow(const QUrl& link);
    void paintFocus();
    void paintBoxes(QPainter& painter, const QTextFrame& frame) const;

    const Appearance& m_appearance;
    const lessons::Lesson* m_lesson = nullptr;
    LessonPlace m_place;
    bool m_isLarge = false;
    double m_position = 0;
    bool m_isArranging = false; ///< what is scrolled meanwhile nobody has scrolled
    QString m_marked;
    int m_lineWidth = 0;       ///< for which the documents are written
    QObject* m_kept = nullptr; ///< owns the documents; else they would go while parts are shown
    std::map<QString, LessonDocument*> m_documents; ///< by the keys of lessons
    std::map<QString, LessonGuesses> m_guesses;
    QTextDocument* m_blank = nullptr; ///< where there is no lesson
};

} // namespace showdown::gui
