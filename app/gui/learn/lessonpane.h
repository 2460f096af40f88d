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

    /// The lessons are others, or are said in another language; nothing is shown.
    void forget();

    /// Asks all that was guessed again.
    void forgetGuesses();

    /// Larger text, for reading alone.
    void setLarge(bool large);
    bool isLarge() const { return m_isLarge; }

    /// What the reader has guessed, by block; of the lesson that is shown.
    const LessonGuesses& guesses() const;

    /// How far it is scrolled, from 0 to 1, and back there.
    double position() const;
    void setPosition(double position);

    /// The width that its lines have where there is room, and with the room beside them.
    int measure() const;
    int wholeMeasure() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Somebody wants to step through the example of this id.
    void stepsAsked(const QString& example);

    /// The reader has guessed who wins.
    void guessed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    LessonLook look() const;
    void showDocument();
    void showAgain();
    void setMargins();
    void follow(const QUrl& link);
    void paintBoxes(QPainter& painter, const QTextFrame& frame) const;

    const Appearance& m_appearance;
    const lessons::Lesson* m_lesson = nullptr;
    LessonPlace m_place;
    bool m_isLarge = false;
    int m_lineWidth = 0;       ///< for which the documents are written
    QObject* m_kept = nullptr; ///< owns the documents; else they would go while parts are shown
    std::map<QString, LessonDocument*> m_documents;
    std::map<QString, LessonGuesses> m_guesses;
    QTextDocument* m_blank = nullptr; ///< where there is no lesson
};

} // namespace showdown::gui
