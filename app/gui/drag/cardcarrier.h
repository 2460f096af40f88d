// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/drag/carddrag.h"
#include "app/gui/session/cardtable.h"

#include <QObject>
#include <QPoint>
#include <QString>

#include <functional>
#include <optional>

class QDrag;
class QDropEvent;
class QKeyEvent;
class QMimeData;
class QWidget;

namespace showdown::gui {

class Appearance;
class CardPlaces;
class CarriedCardView;
class SlotField;

/// Carries a card from a slot or the deck to a slot: dragged by mouse, or by keys after M. The
/// places decide what is possible; this shows it in the slots and reports it. Text dragged in from
/// elsewhere is pasted where it is dropped.
class CardCarrier : public QObject
{
    Q_OBJECT

public:
    /// Drops are accepted anywhere on the page, which owns this. Places, field, appearance and
    /// slots must outlive it.
    CardCarrier(CardPlaces& places, SlotField& field, const Appearance& appearance, QWidget& page);

    /// The card being carried.
    const std::optional<CarriedCard>& carried() const { return m_carried; }

    /// Sets the function that runs a drag until it ends; tests replace it.
    void setDragRunner(const std::function<DragEnd(QDrag&)>& run) { m_run = run; }

public slots:
    /// Drags the card of a slot, or of the deck, until it is dropped.
    void dragFromSlot(Place place, const QPoint& hotSpot);
    void dragFromDeck(showdown::PlacedCard card);

    /// Starts carrying the card of a slot by keys.
    void pickUp(Place place);

    /// Ends the carrying; the card goes back.
    void cancel();

signals:
    /// Emitted with what dropping would do, or why it is impossible, for the status bar; empty when
    /// that is over.
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // By mouse
    void drag(const CarriedCard& card, const QPoint& hotSpot);
    void finishDrag(const DragEnd& end);
    bool isKeptAt(const QPoint& point) const;
    bool dragEvent(QEvent& event);
    void dragOver(QDropEvent& event);
    bool judgeText(const QMimeData& data, Place to);
    void drop(QDropEvent& event);

    // By keys
    bool keyEvent(QKeyEvent& event);
    bool pressKey(const QKeyEvent& event);
    bool moveAsWithoutShift(int key);
    void followFocus(const QWidget* now);
    void stop(bool goesBack);

    // Both
    bool judge(std::optional<Place> place, DropStyle style);
    bool letGo(std::optional<Place> place, DropStyle style);
    void takeOff();
    void showTarget(std::optional<Place> place, bool takes);
    void putDown();
    void say(const QString& text);

    CardPlaces& m_places;
    SlotField& m_field;
    const Appearance& m_appearance;
    QWidget& m_page;
    std::function<DragEnd(QDrag&)> m_run;

    std::optional<CarriedCard> m_carried;
    std::optional<Place> m_target;
    DropStyle m_style = DropStyle::put;
    bool m_byKeys = false;
    QString m_said;
    CarriedCardView* m_view; ///< the card carried by keys
};

} // namespace showdown::gui
