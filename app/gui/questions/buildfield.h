// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/questions/answerfield.h"
#include "app/gui/session/table.h"

#include <vector>

namespace showdown::gui {

class DeckPopup;
class ExercisePlaces;
class ShownHands;
class TextLabel;

/// Hands with open places, which are slots: a click, Space or Enter opens the deck under one, and
/// cards can be typed and pasted. The cards that are given stay.
class BuildField : public AnswerField
{
    Q_OBJECT

public:
    BuildField(const Exercise& exercise, const Appearance& appearance, QWidget* parent);

    ExercisePlaces& places() const { return *m_places; }
    DeckPopup& deck() const { return *m_deck; }

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    bool showsCards() const override { return true; }
    void focusAnswer() override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct OpenSlot
    {
        SlotPlace place;
        CardSlot* widget = nullptr;
    };

    void createSlot(SlotPlace place);
    void connectSlot(const OpenSlot& slot);
    void sayWords();
    void showCards();
    void showNext();
    void arrange();
    void openDeck();
    void move(SlotPlace from, SlotMove how);
    void setCard(SlotPlace place, std::optional<PlacedCard> card);
    void paste(SlotPlace place, const QString& text);
    CardSlot& slotOf(SlotPlace place) const;

    const Exercise m_exercise;
    ExercisePlaces* m_places;
    ShownHands* m_hands;
    TextLabel* m_note;
    std::vector<OpenSlot> m_slots;
    DeckPopup* m_deck;
};

} // namespace showdown::gui
