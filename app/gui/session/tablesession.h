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
    std::function<QString()> title =
        nullptr;         ///< of the cards, in the current language; may be none
    int number = 0;      ///< of the example or exercise, from 1
    QString lesson = {}; ///< the title of its lesson

    bool isOfLesson() const { return source == Source::example || source == Source::exercise; }
};

/// The common part of the sessions of Compare and Odds: the user's own table, which belongs to the
/// document, and a guest that may be shown instead. While a guest is shown the own table waits with
/// its undo stack; changes are then made to the guest, which has a separate undo stack. goBack()
/// returns to the own table, adoptGuest() makes the guest the own one.
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

    /// Makes the guest the own table, with its undo stack; the previous one is gone.
    void adoptGuest();

    /// A different number for each shown table: a document, a guest, the own table again.
    int shownNumber() const { return m_shownNumber; }

    /// Sets the document's names: its title, and its file without the ending.
    void setDocumentWords(const QString& title, const QString& fileName);

    /// The title of the shown table; a guest has one as long as its cards are unchanged. May be
    /// empty.
    QString title() const;

    /// The title, or else the name of the file.
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

    /// receive() is called before a guest is shown, sayReceived() afterwards; it emits the signals.
    void receive(const Guest& guest);
    void sayReceived();

    /// Called before and after another own table is shown as an opened document.
    void dismissGuest();
    void forgetOwnSteps();

    /// The title of the own table as long as it is the sample of a first start.
    virtual QString sampleTitle() const { return {}; }

    /// Shows the waiting own table.
    virtual void showOwn() = 0;

private:
    QUndoStack& guestStack() { return m_stacks[1 - m_own]; }
    static void empty(QUndoStack& stack);

    std::array<QUndoStack, 2> m_stacks;
    std::size_t m_own = 0; ///< which of them is that of the own table
    std::optional<Guest> m_guest;
    int m_shownNumber = 0;
    QString m_documentTitle;
    QString m_fileName;
};

} // namespace showdown::gui
