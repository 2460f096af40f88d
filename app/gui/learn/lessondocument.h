// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessonwriter.h"
#include "app/lessons/lesson.h"

#include <QTextDocument>

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace showdown::gui {

/// The position of a lesson among the others.
struct LessonPlace
{
    int number = 1;                 ///< from 1
    int count = 1;                  ///< 0 for a user lesson
    bool isInOtherLanguage = false; ///< other than the current one
};

/// Stands for a guess that nobody made: a class was shown the answer.
constexpr int noGuess = -1;

/// The reader's guesses: the player, from 1, or 0 for a tie, by the index of the block.
using LessonGuesses = std::map<int, int>;

/// Whether examples and exercises stand below the text, for paper.
enum class LessonTasks : std::uint8_t {
    none,
    open,     ///< with room to write
    answered, ///< the same, and the answers on pages of their own
};

/// A lesson, or another text written in the same way, as a document: prose, cards with the engine's
/// verdict on them, listings as in the engine. Its links are `step:EXAMPLE`, `guess:BLOCK/PLAYER`,
/// `word:WORD`, `exercises:open`, `code:LANGUAGE/BLOCK` and `copy:BLOCK`.
class LessonDocument : public QTextDocument
{
    Q_OBJECT

public:
    /// The text that `write` writes; it is called once, here.
    LessonDocument(const LessonLook& look, const std::function<void(LessonWriter&)>& write,
                   QObject* parent = nullptr);

    /// A lesson, in the current language.
    LessonDocument(const lessons::Lesson& lesson, const LessonPlace& place, const LessonLook& look,
                   const LessonGuesses& guesses, QObject* parent = nullptr,
                   LessonTasks tasks = LessonTasks::none);

    /// Draws what lies behind the boxes of the text, with their signs.
    void paintBoxes(QPainter& painter) const;

    /// Divides it into pages of this size, as far as it can so that no box, no table, and no cards
    /// with their verdict are torn, and no heading is the last line of a page.
    void divide(const QSizeF& page);

    /// The lines of a listing in a lesson, in the language of the code.
    static QStringList codeOf(const lessons::ListingBlock& block);

    /// What stands where a guess was made.
    struct Judgement
    {
        int position = 0;
        QString text;
    };

    /// By the index of the block.
    const std::map<int, Judgement>& judgements() const { return m_judgements; }

    /// Where the choices of those stand that are still to be made, by the index of the block.
    const std::map<int, int>& openGuesses() const { return m_openGuesses; }

private:
    /// What stays on one page, from its first position to its last; a box or a table is a frame.
    struct Whole
    {
        int first = 0;
        int last = 0;
        QTextFrame* frame = nullptr;
        bool isHeading = false; ///< and the first line below it
    };

    void writeLesson(LessonWriter& writer, const lessons::Lesson& lesson, const LessonPlace& place,
                     const LessonGuesses& guesses, LessonTasks tasks);
    QRectF firstLineOf(const QTextBlock& block) const;
    void keepWhole(const Whole& whole);
    void paintBoxesIn(QPainter& painter, const QTextFrame& frame) const;
    void writeHead(LessonWriter& writer, const lessons::Lesson& lesson, const LessonPlace& place);
    void writeCards(LessonWriter& writer, const lessons::CardsBlock& cards);
    void writeGuess(LessonWriter& writer, const lessons::CardsBlock& cards, int block,
                    const LessonGuesses& guesses);
    void writeListing(LessonWriter& writer, const lessons::ListingBlock& block, int at);
    void writeExamples(LessonWriter& writer, const lessons::Lesson& lesson);
    void writeExercises(LessonWriter& writer, const lessons::Lesson& lesson);
    static void writeAnswers(LessonWriter& writer, const lessons::Lesson& lesson);

    CardLook m_look;
    CardTextObject m_cards;
    std::map<int, Judgement> m_judgements;
    std::map<int, int> m_openGuesses;
    std::vector<Whole> m_cardBlocks;
};

} // namespace showdown::gui
