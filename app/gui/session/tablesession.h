// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/tablefile.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace showdown::gui {

/// A table shown for a while beside the user's own one: where it comes from.
struct Guest
{
    enum class Source : std::uint8_t {
        example,   ///< of a lesson
        exercise,  ///< of a lesson
        sample,    ///< of the program
        situation, ///< the hands of Odds
    };

    Source source = Source::sample;
    /// Of the cards, in the current language; may be none.
    std::function<QString()> title = nullptr;

    int number = 0;      ///< of the example or exercise, from 1
    QString lesson = {}; ///< the title of its lesson

    bool isOfLesson() const { return source == Source::example || source == Source::exercise; }
};

/// What the sessions of Compare and of Odds have in common: a person's own table, which belongs to
/// the document, and a guest that may be shown in its place. While a guest is shown the own table
/// waits with its undo stack; whatever is changed then is changed in the guest, which has an undo
/// stack of its own. The own table comes back with goBack(), or the guest becomes the own one with
/// adoptGuest().
class TableSession : public QObject
{
    Q_OBJECT

public:
    /// The undo stack of the shown table.
    QUndoStack& undoStack() { return m_stacks[m_guest ? 1 - m_own : m_own]; }
    QUndoStack& ownUndoStack() { return m_stacks[m_own]; }
    const QUndoStack& ownUndoStack() const { return m_stacks[m_own]; }

    /// Both of them; which one is the guest's may change.
    std::array<QUndoStack*, 2> undoStacks() { return {&m_stacks[0], &m_stacks[1]}; }

    /// The table shown instead of the own one, if any.
    const std::optional<Guest>& guest() const { return m_guest; }

    /// Whether the guest has changed since it came.
    bool isGuestChanged() const { return m_guest && !m_stacks[1 - m_own].isClean(); }

    /// Whether the shown cards are those with which the guest came.
    virtual bool hasGuestCards() const = 0;

    /// A file with only the guest.
    virtual files::TableFile guestFile() const = 0;

    /// Whether the user has built or opened something in the own table, or would after one undo
    /// step.
    virtual bool hasOwn() const = 0;

    /// Shows the own table again, as it was left.
    void goBack();

    /// Does `next` when the guest may go: at once, unless a question that was set has to be asked
    /// first; not at all if it is cancelled.
    void whenGuestMayGo(const std::function<void()>& next);

    /// Sets a question that is asked before the guest goes; it calls its argument, at once or later.
    void askBeforeGuestGoes(std::function<void(const std::function<void()>&)> question);

    /// Makes the guest the own table, with its undo stack; the previous one is gone.
    void adoptGuest();

    /// Another number for each table that is shown: a document, a guest, the own table again.
    int tableNumber() const { return m_tableNumber; }

    /// What the document is called: the title that a person gave it, and its file without the ending.
    void setDocumentName(const QString& title, const QString& fileName);

    /// The title of the shown table; a guest has one as long as its cards are unchanged. May be
    /// empty.
    QString title() const;

    /// Gives the same title later, too, whatever is shown by then, in the language of that time; may
    /// be none.
    std::function<QString()> lastingTitle() const;

    /// Leaves a guest without its title as long as that may tell an answer: "The last card decides".
    void hideGuestTitle(bool hides);
    bool isGuestTitleHidden() const { return m_hidesGuestTitle; }

    /// The same, or else the name of the file.
    QString heading() const;

    /// The file name, without ending, to propose for exports of the shown table.
    QString proposedName(const QString& otherwise) const;

signals:
    /// Emitted when title() changed.
    void titleChanged();

    /// Emitted when another table is shown from its beginning: a document, a guest, a paste of
    /// several hands, or one without cards.
    void begun();

    /// Emitted when a guest replaces the own table, which waits from now on, and when the own table
    /// comes back.
    void ownWaits();
    void ownCameBack();

    /// Emitted when the guest is about to go; its changes can still be kept.
    void guestLeaving();

    /// Emitted when guest() changed.
    void guestChanged();

protected:
    using QObject::QObject;

    /// Another table is shown from its beginning, which `apply` puts there: a guest, or without one an
    /// own table as a document that is opened. Nothing of before can be undone in it.
    void replace(const std::optional<Guest>& guest, const std::function<void()>& apply);

    /// Gives the title of the own table as long as it is what a first start shows.
    virtual std::function<QString()> sampleTitle() const { return nullptr; }

    /// Shows the waiting own table.
    virtual void showOwn() = 0;

private:
    QUndoStack& guestStack() { return m_stacks[1 - m_own]; }
    void exchange(const std::optional<Guest>& guest, const std::function<void()>& apply);
    static void empty(QUndoStack& stack);

    std::array<QUndoStack, 2> m_stacks;
    std::size_t m_own = 0; ///< which of them is that of the own table
    std::optional<Guest> m_guest;
    std::function<void(const std::function<void()>&)> m_question;
    bool m_hidesGuestTitle = false;
    int m_tableNumber = 0;
    QString m_documentTitle;
    QString m_fileName;
};

} // namespace showdown::gui
