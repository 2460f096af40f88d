// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QLineEdit>

namespace showdown::gui {

/// The sign before what the field says, in its colour; with the state none, before where the next
/// card goes.
struct EntrySign
{
    IconId icon;
    Role role;
};

EntrySign signOf(EntryState state, bool isRightToLeft);

/// A field that takes any number of cards as text: `Ks`, `10h *`. Return puts them into the next
/// slot and those after it, all in one step, or none of them; the document then says why. It may take
/// other text as well, as hands with names or rules. While one types, the field says what Return
/// would do.
class DeckEntry : public QLineEdit
{
    Q_OBJECT

public:
    /// The places have to outlive the field.
    explicit DeckEntry(CardPlaces& places, QWidget* parent = nullptr);

    /// What Return would do with the text as it is.
    EntryState state() const { return m_verdict.state; }

    /// "Goes to Player 2, card 4", "Already in Player 1, card 3"; empty with the state none.
    QString message() const;

    /// If the cards that the document refused last came from here, they have been placed after all:
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
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString tip() const;
    void judge();
    void setVerdict(const EntryVerdict& verdict);
    void enter();
    void forgetMistake();

    CardPlaces& m_places;
    EntryVerdict m_verdict;
    bool m_isOutdated = false; ///< the table has changed since the text did
    bool m_isRefused = false;  ///< the text as it is was entered, and its cards were refused
};

} // namespace showdown::gui
