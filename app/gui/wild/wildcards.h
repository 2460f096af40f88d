// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;

/// The five cards of a hand as they were dealt, its wilds ringed. Nothing to be clicked.
class WildCards : public QWidget
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which has to outlive it.
    explicit WildCards(const Appearance& appearance, QWidget* parent = nullptr);

    /// The hand, and where its wilds lie in it.
    void setHand(const Hand& hand, const std::vector<int>& wilds);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    Hand m_hand;
    std::vector<int> m_wilds;
};

} // namespace showdown::gui
