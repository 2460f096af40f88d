// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/choicebutton.h"
#include "app/gui/exercises/handrows.h"

#include <functional>
#include <optional>

namespace showdown::gui {

class Appearance;

/// A choice as wide as there is room, its key in front: words, or a hand. Once settled it says what
/// it is, and cannot be chosen any more.
class OptionButton : public ChoiceButton
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    OptionButton(const QString& objectName, const Appearance& appearance,
                 QWidget* parent = nullptr);

    /// Draws these cards in place of its words, which screen readers still read.
    void setHand(const HandRow& hand, const HouseRules& rules);

    /// Only as wide as its words, so that others may stand beside it.
    void setNarrow() { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); }

    /// Sets the words beside the cards.
    void setNote(const QString& note);

    /// Shows an answer that stands: whose it is, "Your answer", or nothing.
    void settle(AnswerMark mark, const QString& title);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool hitButton(const QPoint& position) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where everything is in a left-to-right button of some width.
    struct Places
    {
        QRect key;
        std::optional<HandRowsLayout> hand;
        QPoint handAt;
        QRect words;
        QRect title;
        QRect name;
        int height = 0;
    };

    void describe();
    Places placesIn(int width) const;
    bool isWide() const { return sizePolicy().horizontalPolicy() == QSizePolicy::Expanding; }

    const Appearance& m_appearance;
    std::vector<HandRow> m_hand; ///< one, or none
    HouseRules m_rules;
    bool m_isSettled = false;
    QString m_title;
    QString m_note;
};

} // namespace showdown::gui
