// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/trace/question.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace showdown::gui {

class CompareSession;

/// A move from one step to another.
enum class Move : std::uint8_t {
    first,
    back,
    next,
    last,
    into,           ///< the step after this one, shown at the level or not
    out,            ///< from a step that the level hides to the one that sums it up
    nextComparison, ///< its first step
    nextStop,       ///< the next step on a line with a stop mark
    previousChapter,
    nextChapter,
};

/// The speed at which a run plays.
enum class Speed : std::uint8_t { slow, normal, fast, racing };

/// How the table differs from that of a run.
enum class TableDifference : std::uint8_t {
    none,
    cards,
    moved,   ///< the same cards in other places
    rules,   ///< or what the hands are compared as
    players, ///< another number of them
    table,   ///< it is another one
};

/// Goes through the run of a session step by step, forwards and backwards, manually or by playing.
/// A run begins on request; a change of the table ends it. The session must outlive it.
class StepPlayer : public QObject
{
    Q_OBJECT

public:
    explicit StepPlayer(const CompareSession& session, QObject* parent = nullptr);

    /// Begins at the first step of the session's run; nothing without a complete hand.
    void start();
    void end(TableDifference cause = TableDifference::none);
    bool isRunning() const { return m_run != nullptr; }
    /// What ended the previous run; none if the user did, or none was begun. Only while none is running.
    TableDifference endedBy() const { return m_endedBy; }
    /// How the table still differs from that of the ended run; none if it is the same again, or a
    /// third one.
    TableDifference difference() const;

    /// The run; only while it is running.
    const Run& run() const { return *m_run; }
    /// The current step, from 0; while a question is open, the one that is about to run.
    int index() const { return m_index; }
    const Step& step() const { return m_run->step(m_index); }
    /// What has run so far.
    Moment moment() const { return {m_index, m_question.has_value()}; }

    /// Whether moves stop for questions.
    bool isAsking() const { return m_isAsking; }
    /// Turns questions on or off; an open one is closed.
    void setAsking(bool asking);
    /// The question that is open.
    const std::optional<Question>& question() const { return m_question; }
    /// The step that it is about; only while one is open.
    int askedStep() const { return *m_run->next(m_index - 1, m_level); }
    /// The step of a question that the user has left by going back; it is asked again when the run
    /// gets there.
    const std::optional<int>& waitingStep() const { return m_waiting; }
    /// Opens the question that waits.
    void goToWaiting();

    /// Whether nothing on screen may tell what has not run yet: while questions are asked, until the
    /// end of the run.
    bool hidesAhead() const;
    /// Closes an open question and lets the result be seen until the next move.
    void showAhead();
    /// The last step that has run at any moment of this run; -1 if none has.
    int furthest() const { return m_furthest; }

    /// How many steps the level shows up to this one, and in all. A hidden step counts as the one
    /// before it; while a question is open, the step that it is about counts.
    int position() const { return positionOf(m_question ? askedStep() : m_index); }
    int positionOf(int index) const;
    int count() const { return static_cast<int>(m_visible.size()); }
    /// Whether the level shows this step, or asks about one.
    bool isVisible() const { return m_question || m_run->isVisible(m_index, m_level); }

    Level level() const { return m_level; }
    /// The step stays, but the next and previous steps may change. A question that the level does
    /// not ask here is closed.
    void setLevel(Level level);

    /// Where a move leads; nothing if nowhere.
    std::optional<int> target(Move move) const;
    /// Whether a move is to be offered: if it leads somewhere. While questions are asked that would
    /// tell what lies ahead: a move to the next comparison or stop mark is offered until the end of
    /// the run, and goes there if it leads nowhere else.
    bool offers(Move move) const;
    // Whoever goes somewhere pauses.

    /// Does nothing if the move is not offered. All moves but the last step stop at the first
    /// question on their way, and go past one that is open. Back goes to the question about a step
    /// before it goes on.
    void go(Move move);
    /// Goes to any step of the run, from 0; one outside is clamped. Nothing is asked.
    void goTo(int index);
    /// Goes to a step by its position, from 1, among those that the level shows, as moves do.
    void goToPosition(int position);

    /// To a step as playing goes there: it stops at a stop mark and at the end.
    void playTo(int index);

    bool isPlaying() const { return m_beat.isActive(); }
    /// Plays from here, or from the first step if this is the last.
    void play();
    void pause();
    /// Playing, but waiting for an answer.
    bool isHeld() const { return isPlaying() && m_question; }
    Speed speed() const { return m_speed; }
    void setSpeed(Speed speed);

    /// Sets a stop mark on a line, or takes it away. It stays when the run ends.
    void toggleStop(const Listing& listing, std::uint8_t line);
    bool isStop(const Listing& listing, std::uint8_t line) const;

signals:
    void started();
    void ended();
    void moved();
    void levelChanged();
    void askingChanged();
    void playingChanged(bool playing);
    void speedChanged();
    void stopsChanged();

    /// Emitted after each of ended(), moved(), levelChanged() and askingChanged(), when the page
    /// shows the new state.
    void changed();

private:
    void tell(void (StepPlayer::*change)());
    void moveTo(int index);
    bool openQuestion(int index, int after);
    bool openQuestionOnWay(int there);
    void closeQuestion();
    void arrive();
    void beat();
    std::optional<int> beatTarget() const;
    std::optional<int> neighbourChapter(bool forwards) const;

    const CompareSession& m_session;
    std::shared_ptr<const Run> m_run;
    int m_index = 0;
    bool m_isAsking = false;
    std::optional<Question> m_question;
    std::optional<int> m_waiting;
    int m_furthest = -1;
    bool m_showsAhead = false;
    TableDifference m_endedBy = TableDifference::none;
    CardTable m_table; ///< that the run is or was of
    int m_tableNumber = 0;
    int m_endedAt = 0; ///< the number of the table that was shown when the run ended
    Level m_level = Level::story;
    std::vector<int> m_visible; ///< at the level
    std::set<std::pair<const Listing*, std::uint8_t>> m_stops;
    Speed m_speed = Speed::normal;
    QTimer m_beat;
};

} // namespace showdown::gui
