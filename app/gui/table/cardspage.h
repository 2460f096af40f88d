// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class CardCarrier;
class CardField;
class ConflictBar;
class DeckPanel;
class NoticePlace;
class TablePlaces;

/// The page of a view with cards: its notices, the field, a bar when the latest change was refused,
/// and the deck. Cards are carried between field and deck.
class CardsPage : public QWidget
{
    Q_OBJECT

public:
    /// The object names of page, bar and deck.
    struct Names
    {
        QString page;
        QString conflicts;
        QString deck;
    };

    /// Makes the field of these places, a child of the page.
    using MakeField = std::function<CardField*(TablePlaces& places, QWidget* page)>;

    /// Takes the places.
    CardsPage(const Names& names, TablePlaces* places, const Appearance& appearance,
              const MakeField& makeField, QWidget* parent);

    ~CardsPage() override;

    TablePlaces& places() const { return *m_places; }
    CardField& field() const { return *m_field; }
    NoticePlace& notices() const { return *m_notices; }
    ConflictBar& conflicts() const { return *m_conflicts; }
    DeckPanel& deck() const { return *m_deck; }
    CardCarrier& carrier() const { return *m_carrier; }

    /// Puts a strip above everything else; its height counts as that of a smaller window.
    void setStrip(QWidget& strip);

    /// For small windows.
    void setCompact(bool compact);

    /// Shows only the field, as large as the room allows; or everything.
    void setPresenting(bool presenting);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void applyLengths();
    void makeRoom();
    void connectParts();
    void connectRefusals();

    TablePlaces* m_places;
    NoticePlace* m_notices;
    CardField* m_field;
    ConflictBar* m_conflicts;
    DeckPanel* m_deck;
    CardCarrier* m_carrier;
    QWidget* m_strip = nullptr;
    QVBoxLayout* m_above = nullptr;
    QVBoxLayout* m_below = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
