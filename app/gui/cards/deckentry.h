// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/pastedtable.h"
#include "app/gui/cards/cardplaces.h"
#include "app/gui/session/table.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "core/cards/notation.h"

#include <QLineEdit>

#include <optional>
#include <vector>

namespace showdown::gui {

class NextSlot;
class Session;

/// The sign before what the field says, in its colour; with the state none, before where the next
/// card goes.
struct EntrySign
{
    IconId icon;
    Role role;
};

EntrySign signOf(EntryState state, bool isRightToLeft);

/// A field that takes any number of cards as text: `Ks`, `10h *`. Return puts them into the next
/// slot and those after it, all in one step, or none of them; the session then says why. Hands with
/// names or rules, as they are copied, can be pasted into it. While one
/// types, the field says what Return would do.
class DeckEntry : public QLineEdit
{
    Q_OBJECT

public:
    /// Session and next slot have to outlive the field.
    DeckEntry(Session& session, NextSlot& nextSlot, QWidget* parent = nullptr);

    /// What Return would do with the text as it is.
    EntryState state() const { return m_state; }

    /// "Goes to Player 2, card 4", "Already in Player 1, card 3"; empty with the state none.
    QString message() const { return m_message; }

    /// If the cards that the session refused last came from here, they have been placed after all:
    /// the field is cleared, and the next slot moves on from the last of them.
    void finish();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void judged(); ///< state or message have changed

    /// Return was pressed, and this is what is wrong.
    void saidSomething(const QString& text);

    /// Escape was pressed in an empty field.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void judge();
    void judgeCards(const std::vector<Card>& cards);
    void judgeHands();
    void showConflict(const CardConflict& conflict, const HouseRules& rules);
    void enterHands();
    void setVerdict(EntryState state, const QString& message);
    void enter();

    Session& m_session;
    NextSlot& m_nextSlot;
    EntryState m_state = EntryState::none;
    QString m_message;
    QString m_mistake;                ///< what exactly is wrong with the notation
    std::vector<SlotPlace> m_places;  ///< of the typed cards, while they can be read
    std::vector<SlotPlace> m_entered; ///< of those that were refused or placed last
    TableRows m_wanted;
    std::optional<files::PastedTable> m_hands; ///< in the text, if it is more than cards
};

} // namespace showdown::gui
