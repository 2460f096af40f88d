// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QLineEdit>

namespace showdown::gui {

/// The sign before the field's message, in its colour; with the state none, the one before the next
/// place.
struct EntrySign
{
    IconId icon;
    Role role;
};

EntrySign signOf(EntryState state, bool isRightToLeft);

/// A field for any number of cards as text: `Ks`, `10h *`. Return puts them into the next slot and
/// those after it, all in one step or not at all; the document then says why. It may also take
/// other text, such as hands with names or rules. During typing the field says what Return would
/// do.
class DeckEntry : public QLineEdit
{
    Q_OBJECT

public:
    /// The places must outlive the field.
    explicit DeckEntry(CardPlaces& places, QWidget* parent = nullptr);

    /// What Return would do with the current text.
    EntryState state() const { return m_verdict.state; }

    /// "Goes to Player 2, card 4", "Already in Player 1, card 3"; empty with the state none.
    QString message() const;

    /// Called when the cards that the document refused last have been placed: if they came from
    /// here, clears the field, and the next slot moves on from the last of them.
    void finish();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void judged(); ///< emitted when state or message changed

    /// Emitted when Return was pressed and something is wrong.
    void saidSomething(const QString& text);

    /// Emitted when Escape was pressed in an empty field.
    void left();

protected:
    bool event(QEvent* event) override;
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
    bool m_isOutdated = false; ///< the table changed after the text
    bool m_isRefused = false;  ///< the current text was entered and its cards were refused
};

} // namespace showdown::gui
