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

/// A table that is shown for a while beside a person's own one: where it comes from.
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
    /// Of the table that is shown.
    QUndoStack& undoStack() { return m_stacks[m_guest ? 1 - m_own : m_own]; }
    QUndoStack& ownUndoStack() { return m_stacks[m_own]; }
    const QUndoStack& ownUndoStack() const { return m_stacks[m_own]; }

    /// Both of them; which one is the guest's may change.
    std::array<QUndoStack*, 2> undoStacks() { return {&m_stacks[0], &m_stacks[1]}; }

    /// What is shown in the place of the own table, if anything is.
    const std::optional<Guest>& guest() const { return m_guest; }

    /// The guest is no longer what it was when it came.
    bool isGuestChanged() const { return m_guest && !m_stacks[1 - m_own].isClean(); }

    /// The cards that are shown are those of the guest when it came.
    virtual bool hasGuestCards() const = 0;

    /// A file with the guest alone.
    virtual files::TableFile guestFile() const = 0;

    /// There is something that a person has built or opened in the own table, or one undo step away.
    virtual bool hasOwn() const = 0;

    /// Shows the own table again, as it was left.
    void goBack();

    /// The guest is the own table from now on, with its undo stack; the one before is gone.
    void adoptGuest();

    /// Another number for each table that is shown: a document, a guest, the own table again.
    int tableNumber() const { return m_tableNumber; }

    /// What the document is called: the title that a person gave it, and its file without the ending.
    void setDocumentName(const QString& title, const QString& fileName);

    /// The title of what is shown; of a guest as long as its cards are those that came. May be empty.
    QString title() const;

    /// Gives the same title later, too, whatever is shown by then, in the language of that time; may
    /// be none.
    std::function<QString()> lastingTitle() const;

    /// The same, or else the name of the file.
    QString heading() const;

    /// A file name, without ending, to propose for what is made of the table that is shown.
    QString proposedName(const QString& otherwise) const;

signals:
    /// title() is another.
    void titleChanged();

    /// Another table is shown from its beginning: a document, a guest, a paste of several hands, or one
    /// without cards.
    void begun();

    /// A guest takes the place of the own table, which waits from now on, or that comes back.
    void ownWaits();
    void ownCameBack();

    /// The guest is about to go; what was changed in it can still be kept.
    void guestLeaving();

    /// guest() is another, or there is none any more.
    void guestChanged();

protected:
    using QObject::QObject;

    /// Another table is shown from its beginning, which `apply` puts there: a guest, or without one an
    /// own table as a document that is opened. Nothing of before can be undone in it.
    void replace(const std::optional<Guest>& guest, const std::function<void()>& apply);

    /// Gives the title of the own table as long as it is what a first start shows.
    virtual std::function<QString()> sampleTitle() const { return nullptr; }

    /// Shows the own table that waits.
    virtual void showOwn() = 0;

private:
    QUndoStack& guestStack() { return m_stacks[1 - m_own]; }
    void exchange(const std::optional<Guest>& guest, const std::function<void()>& apply);
    static void empty(QUndoStack& stack);

    std::array<QUndoStack, 2> m_stacks;
    std::size_t m_own = 0; ///< which of them is that of the own table
    std::optional<Guest> m_guest;
    int m_tableNumber = 0;
    QString m_documentTitle;
    QString m_fileName;
};

} // namespace showdown::gui
