// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/outkinds.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "core/cards/card.h"
#include "core/odds/situation.h"

#include <QString>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QGridLayout;
class QToolButton;

namespace showdown::gui {

class Appearance;
class CardRow;
class TextLabel;

/// Draws the sign before the title of such cards: a check, or a cross if they are no outs.
void paintOutSign(QPainter& painter, const QRectF& disc, bool areOuts, const Colors& colors);

/// One group of cards with the same effect: its title under a line, its cards, each of which can be
/// clicked, and the note beside or below them.
class OutGroup : public QWidget
{
    Q_OBJECT

public:
    OutGroup(const CardsOfOneKind& cards, int number, const Appearance& appearance,
             QWidget* parent = nullptr);

    void setCompact(bool compact);
    CardRow& cards() const { return *m_cards; }

signals:
    /// Emitted when this card is to come next.
    void cardAsked(showdown::Card card);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();

    bool m_areOuts = true;
    bool m_isNoteBeside = false;
    TextLabel* m_title = nullptr;
    TextLabel* m_count = nullptr;
    CardRow* m_cards = nullptr;
    TextLabel* m_note = nullptr;
    QGridLayout* m_head = nullptr;
    QBoxLayout* m_body = nullptr;
};

/// The groups, stacked. Unchanged groups are kept. Of several groups of cards that are no outs all
/// but the first wait behind a button, as do those that are set to wait, so that the content below
/// stays in view.
class OutGroups : public QWidget
{
    Q_OBJECT

public:
    explicit OutGroups(const Appearance& appearance, QWidget* parent = nullptr);

    void setGroups(const std::vector<CardsOfOneKind>& groups);

    /// Uses smaller cards.
    void setCompact(bool compact);
signals:
    /// Emitted when this card is to come next.
    void cardAsked(showdown::Card card);

    /// Emitted when the focused group is gone without a replacement.
    void focusLeft();

private:
    void addGroup(const CardsOfOneKind& group);
    void orderTabs() const;
    void showMore();

    const Appearance& m_appearance;
    std::vector<CardsOfOneKind> m_groups;
    std::vector<OutGroup*> m_widgets;
    bool m_isCompact = false;
    QToolButton* m_more = nullptr; ///< checked while all groups are shown
};

} // namespace showdown::gui
