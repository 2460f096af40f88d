// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

namespace showdown::gui {

class CardCarrier;
class CardField;
class CardSlot;
class DeckPopup;
class NextPlace;
class OpenSlotMenu;
class ShownHands;
class TablePlaces;
class TableSession;
class TextLabel;

/// Hands with open places, which are slots: a click, Space or Enter opens the deck under one, and
/// cards can be typed, pasted, and carried from one to another or out, by mouse or with M. Given
/// cards stay.
class BuildField : public AnswerField
{
    Q_OBJECT

public:
    BuildField(const Exercise& exercise, const Appearance& appearance, QWidget* parent);
    ~BuildField() override;
    BuildField(const BuildField&) = delete;
    BuildField& operator=(const BuildField&) = delete;

    DeckPopup& deck() const { return *m_deck; }
    CardCarrier& carrier() const { return *m_carrier; }

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    bool showsCards() const override { return true; }
    void focusAnswer() override;
    void setPresenting(bool presenting) override;
    QUndoStack* undoStack() override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void sayWords();
    void sayNote();
    int noteHeight(int width) const;
    void arrange();
    void openDeck(CardSlot* clicked = nullptr);
    int emptyCount() const;

    TableSession* m_session;
    NextPlace* m_next;
    TablePlaces* m_places;
    CardField* m_field;
    ShownHands* m_hands;
    TextLabel* m_note;
    DeckPopup* m_deck;
    CardCarrier* m_carrier;
    OpenSlotMenu* m_menu;
    QString m_said; ///< what dropping the carried card would do
};

} // namespace showdown::gui
