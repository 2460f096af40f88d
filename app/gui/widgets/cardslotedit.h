// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/slotmove.h"
#include "core/cards/hand.h"

#include <QLineEdit>

#include <optional>

namespace showdown {

/// A slot that shows one card and takes typed ones: `Ks`, `10h`, `*`, or a whole hand at once.
///
/// Typing is entered with Return, by leaving the slot, or by enter(); pasting enters at once. What
/// is no card is kept until the slot is left, which then shows its card again; the problem stays
/// known until somebody types here or sets a card. Escape goes back to the card.
class CardSlotEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit CardSlotEdit(QWidget* parent = nullptr);

    std::optional<Card> card() const { return m_card; }

    /// Shows this card; typing that has not been entered, and a problem, are gone.
    void setCard(std::optional<Card> card);

    /// What is wrong with the last typing; empty if nothing.
    QString problem() const { return m_problem; }
    void setProblem(const QString& problem);

    /// Enters what was typed, if anything was.
    void enter();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Cards were typed, none to empty the slot. Whoever listens answers with setCard() or
    /// setProblem().
    void cardsEntered(const Hand& cards);
    void problemChanged(const QString& problem);
    void moveRequested(SlotMove move);
    void focusReceived();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void noteTyping(const QString& text);
    void showCard();
    void updateInk();
    std::optional<SlotMove> moveOf(const QKeyEvent& event) const;

    std::optional<Card> m_card;
    QString m_problem;
    QString m_typed; ///< the text before the latest change by the user
    bool m_selectOnRelease = false;
};

} // namespace showdown
