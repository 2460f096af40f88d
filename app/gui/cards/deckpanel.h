// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/cards/placedcard.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QToolButton;

namespace showdown::gui {

class Appearance;
class CardPlaces;
class DeckEntry;
class DeckGrid;
class FittingLabel;
class KeyMenu;
class KeyPointer;

/// The deck under the hands: the place of the next card, how many cards are left, a field for typed
/// cards, and the keys. It folds to a strip with the first two.
class DeckPanel : public QFrame
{
    Q_OBJECT

public:
    /// Places and appearance must outlive the panel.
    DeckPanel(CardPlaces& places, const Appearance& appearance, QWidget* parent = nullptr);

    ~DeckPanel() override;

    /// Folded, the panel is one line high.
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);

    DeckGrid& keys() const { return *m_grid; }

    /// Whether it has a button to fold it; initially yes.
    void setFoldable(bool foldable);

    /// The note on the folded panel, from the longest text to the shortest; by default the slot for
    /// the next card.
    void setFoldedNote(const QStringList& texts);

    /// For small windows: less text and smaller keys.
    void setCompact(bool compact);

    /// The height it would like, with nothing given away.
    int fullHeight() const;

    /// The least height, with the keys as low as they may be.
    int leastHeight() const;

    /// How much more height its keys can use.
    int mostGrowth() const;

    /// Asks the keys for this many pixels less in height, or more, while it is unfolded.
    void giveRoom(int height);

    /// Puts the focus on the keys; folded, on the button that unfolds them.
    void focusKeys();

    /// Puts the focus on the keys, and back to the hands after one card unless it is to stay there.
    /// Unfolds the panel.
    void enterFromHands(bool leadsBack = true);

    /// Called when the cards that the document refused last have been placed.
    void finishEntry();

    /// Forgets what is typed: it was meant for another table.
    void clearEntry();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when the panel was folded or unfolded, by its button or otherwise.
    void foldedChanged(bool folded);

    /// Emitted when the key of a card was pressed that is in this slot.
    void holderAsked(Place holder);

    /// Emitted when focus and next card are to go to this slot, which holds the card of a key.
    void goToAsked(Place holder);

    /// Emitted when the card of a key is dragged away.
    void cardDragged(showdown::PlacedCard card);

    /// Emitted with a sentence for the status bar; assistive technology has been told already.
    void saidSomething(const QString& text);

    /// Emitted when the focus is to go to the next slot.
    void handsRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void createHeader();
    void showWords();
    void arrange();
    void connectParts();
    void connectKeys();
    void applyLengths();
    void applyColors();

    void pick(PlacedCard card);
    void say(const QString& text);

    void showNextSlot();
    void showDeck();
    void showLeft();
    void showFold();

    CardPlaces& m_places;
    bool m_folded = false;
    QStringList m_foldedNote;
    bool m_compact = false;
    bool m_backAfterPick = false;

    QWidget* m_body; ///< holds all parts and lays them out
    QSize m_needed;  ///< at the last layout request
    QToolButton* m_fold = nullptr;
    QLabel* m_sign = nullptr; ///< before the next slot, or before the message about typed text
    FittingLabel* m_next = nullptr;
    QWidget* m_said = nullptr;
    FittingLabel* m_left = nullptr;
    QCheckBox* m_oneDeck = nullptr;
    DeckEntry* m_entry = nullptr;
    DeckGrid* m_grid = nullptr;
    KeyPointer* m_pointer = nullptr;
    KeyMenu* m_menu = nullptr;
};

} // namespace showdown::gui
