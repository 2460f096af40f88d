// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/buildfield.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/tableplaces.h"
#include "app/gui/carry/cardcarrier.h"
#include "app/gui/questions/deckpopup.h"
#include "app/gui/questions/handrows.h"
#include "app/gui/questions/openslotmenu.h"
#include "app/gui/questions/shownhands.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardplacetext.h"

#include <QApplication>
#include <QMouseEvent>

#include <algorithm>
#include <cstdlib>

namespace showdown::gui {
namespace {

constexpr double buildNoteGap = 4;
constexpr double buildNoteSize = 11.5;

/// The hands of an exercise; those cards that it shows are given.
CardTable tableOf(const Exercise& exercise)
{
    CardTable table = emptyHands();
    table.playerCount = static_cast<int>(exercise.hands.size());
    table.rules.rules = exercise.rules;
    for (int hand = 0; hand < table.playerCount; ++hand) {
        for (int slot = 0; slot < Hand::fullSize; ++slot) {
            const auto& card =
                exercise.hands[static_cast<std::size_t>(hand)][static_cast<std::size_t>(slot)];
            if (!card)
                continue;
            table.set({hand, slot}, *card);
            table.given.push_back({hand, slot});
        }
    }
    return table;
}

/// The places of an exercise do not say how much of the deck is left, nor what a card would make:
/// that is the question.
class BuildPlaces : public TablePlaces
{
public:
    using TablePlaces::TablePlaces;

    QStringList leftTexts() const override { return {}; }
};

} // namespace

BuildField::BuildField(const Exercise& exercise, const Appearance& appearance, QWidget* parent)
    : AnswerField(parent),
      m_exercise(exercise),
      m_session(new TableSession(tableOf(exercise), this)),
      m_next(new NextPlace(*m_session, this)),
      m_places(new BuildPlaces(*m_session, *m_next, this)),
      m_hands(new ShownHands(appearance, this)),
      m_note(new TextLabel(QStringLiteral("buildNoteLabel"), this))
{
    setObjectName(QStringLiteral("buildField"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    makeGroup(*this);
    m_hands->setExercise(exercise);
    m_note->setInk(Ink::secondary);
    m_note->setWordWrap(true);
    m_note->setFont(designFont(font(), buildNoteSize));
    for (const Place place : places()) {
        m_slots.push_back({place, new CardSlot(appearance, this)});
        createSlot(place);
        connectSlot(m_slots.back());
    }
    m_deck = new DeckPopup(*m_places, appearance, this);
    m_carrier = new CardCarrier(*m_places, *this, appearance, *this);
    m_menu = new OpenSlotMenu(this);
    connect(&m_deck->panel(), &DeckPanel::saidSomething, this, &AnswerField::saidSomething);
    connect(m_deck, &DeckPopup::cardDragged, m_carrier, &CardCarrier::dragFromDeck);
    connect(m_carrier, &CardCarrier::said, this, [this](const QString& text) {
        m_said = text;
        sayNote();
    });
    connect(m_deck, &DeckPopup::closed, this, &BuildField::focusAnswer,
            Qt::QueuedConnection); // when the next place has moved on
    connect(m_places, &CardPlaces::changed, this, [this] {
        showCards();
        emit changed();
    });
    connect(m_places, &CardPlaces::nextChanged, this, &BuildField::showNext);
    connect(m_session, &TableSession::changeRefused, this,
            [this](const CardTable& /*wanted*/, const CardConflict& conflict) {
                emit saidSomething(conflictText(*m_session, conflict));
            });
    onRetranslate(*this, [this] { sayWords(); });
    showNext();
}

BuildField::~BuildField()
{
    delete m_deck; // before the places, which it asks while it closes
}

void BuildField::createSlot(Place place)
{
    CardSlot& slot = slotAt(place);
    slot.setObjectName(
        QStringLiteral("exercisePlayer%1Card%2Slot").arg(place.row + 1).arg(place.slot + 1));
    slot.setNumber(place.slot + 1);
    slot.setAsked(true);
    slot.installEventFilter(this);
}

void BuildField::connectSlot(const OpenSlot& open)
{
    const Place place = open.place;
    const CardSlot* slot = open.widget;
    connect(slot, &CardSlot::cardTyped, this,
            [this, place](const PlacedCard& card) { type(place, *card.face()); });
    connect(slot, &CardSlot::cleared, this,
            [this, place] { m_session->setCard(place, std::nullopt); });
    connect(slot, &CardSlot::textPasted, this,
            [this, place](const QString& text) { paste(place, text); });
    connect(slot, &CardSlot::selected, this, [this, place] { m_places->setNext(place); });
    connect(slot, &CardSlot::deckRequested, this, [this] { openDeck(); });
    connect(slot, &CardSlot::moveRequested, this,
            [this, place](SlotMove how) { move(place, how); });
    connect(slot, &CardSlot::problemFound, this, &AnswerField::saidSomething);
    connect(slot, &CardSlot::pickUpRequested, this, [this, place] { m_carrier->pickUp(place); });
    connect(slot, &CardSlot::dragStarted, this,
            [this, place](const QPoint& hotSpot) { m_carrier->dragFromSlot(place, hotSpot); });
    connect(slot, &CardSlot::menuRequested, this, [this, place](const QPoint& position) {
        slotAt(place).select();
        m_menu->open(slotAt(place), position);
    });
}

void BuildField::sayWords()
{
    setAccessibleName(tr("Hands to be built"));
    sayNote();
    for (const OpenSlot& slot : m_slots) {
        slot.widget->setAccessibleName(narration::slotName({slot.place.row, slot.place.slot}));
        slot.widget->setToolTip(tr("Type a card, such as Ks or *, or click for the deck (Space)"));
        slot.widget->setStatusTip(slot.widget->toolTip());
    }
    showCards();
}

/// How cards are entered; while one is carried, what dropping it would do.
void BuildField::sayNote()
{
    const QString usual = tr("Type a card, such as Ks or *, or press Space for the deck.");
    m_note->setText(m_said.isEmpty() ? usual : m_said);
}

std::vector<Place> BuildField::places() const
{
    std::vector<Place> open = tables::placesOf(m_session->table());
    std::erase_if(open, [this](Place place) { return m_session->table().isGiven(place); });
    return open;
}

std::optional<Place> BuildField::placeAt(const QPoint& point) const
{
    for (const OpenSlot& slot : m_slots) {
        if (slot.widget->cardRect().contains(slot.widget->mapFromGlobal(point)))
            return slot.place;
    }
    return std::nullopt;
}

bool BuildField::isPanelAt(const QPoint& point) const
{
    return m_hands->rect().contains(m_hands->mapFromGlobal(point));
}

void BuildField::focusSlot(Place place)
{
    slotAt(place).setFocus(Qt::OtherFocusReason);
}

CardSlot& BuildField::slotAt(Place place) const
{
    const auto found = std::ranges::find(m_slots, place, &OpenSlot::place);
    return *found->widget;
}

void BuildField::showCards()
{
    for (const OpenSlot& slot : m_slots) {
        const std::optional<PlacedCard> card = m_places->card(slot.place);
        slot.widget->setPlaced(card);
        slot.widget->setState(CardState::wild,
                              statesOf(card, m_exercise.rules).testFlag(CardState::wild));
        slot.widget->setContentText(narration::placeContent(card, m_exercise.rules));
    }
}

void BuildField::showNext()
{
    for (const OpenSlot& slot : m_slots)
        slot.widget->setNext(slot.place == m_places->next());
    if (std::ranges::find(m_slots, QApplication::focusWidget(), &OpenSlot::widget) != m_slots.end())
        focusAnswer(); // the focused slot is the next one
}

std::optional<ExerciseAnswer> BuildField::answer() const
{
    if (emptyCount() > 0)
        return std::nullopt;
    std::vector<OpenHand> hands(m_exercise.hands.size());
    for (const Place place : tables::placesOf(m_session->table()))
        hands[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.slot)] =
            m_session->face(place);
    return hands;
}

int BuildField::emptyCount() const
{
    return static_cast<int>(
        std::ranges::count_if(places(), [this](Place place) { return !m_session->card(place); }));
}

QUndoStack* BuildField::undoStack()
{
    return &m_session->undoStack();
}

QString BuildField::missingText() const
{
    return tr("%n place(s) are still empty.", nullptr, emptyCount());
}

void BuildField::focusAnswer()
{
    slotAt(m_places->next()).setFocus(Qt::OtherFocusReason);
}

void BuildField::openDeck(CardSlot* clicked)
{
    const CardSlot& slot = slotAt(m_places->next());
    const QRect card = slot.cardRect();
    m_deck->openAt({slot.mapToGlobal(card.topLeft()), card.size()},
                   {m_hands->mapToGlobal(QPoint()), m_hands->size()}, clicked);
}

void BuildField::type(Place place, Card card)
{
    const bool isIn = m_places->type(card, place);
    showCards(); // drops what was typed, even if refused
    if (isIn)
        focusAnswer();
}

void BuildField::paste(Place place, const QString& text)
{
    if (const QString problem = m_places->paste(text, place); !problem.isEmpty())
        emit saidSomething(problem);
    else
        focusAnswer();
}

/// Left and right are those of the screen; up and down go to the nearest place in another hand.
void BuildField::move(Place from, SlotMove how)
{
    const std::vector<Place> open = places();
    const auto here = std::ranges::find(open, from) - open.begin();
    const auto count = static_cast<std::ptrdiff_t>(open.size());
    std::ptrdiff_t there = here;
    const bool isMirrored = isRightToLeft();
    const auto toHand = [&](int step) {
        std::ptrdiff_t best = here;
        for (std::ptrdiff_t i = 0; i < count; ++i) {
            const Place place = open[static_cast<std::size_t>(i)];
            const Place known = open[static_cast<std::size_t>(best)];
            const bool isBetter =
                best == here || std::abs(place.row - from.row) < std::abs(known.row - from.row)
                || (place.row == known.row
                    && std::abs(place.slot - from.slot) < std::abs(known.slot - from.slot));
            if ((place.row - from.row) * step > 0 && isBetter)
                best = i;
        }
        return best;
    };
    switch (how) {
    case SlotMove::left:
        there = here + (isMirrored ? 1 : -1);
        break;
    case SlotMove::right:
        there = here + (isMirrored ? -1 : 1);
        break;
    case SlotMove::back:
        there = here - 1;
        break;
    case SlotMove::forward:
        there = here + 1;
        break;
    case SlotMove::first:
        there = 0;
        break;
    case SlotMove::last:
        there = count - 1;
        break;
    case SlotMove::up:
        there = toHand(-1);
        break;
    case SlotMove::down:
        there = toHand(1);
        break;
    }
    there = std::clamp<std::ptrdiff_t>(there, 0, count - 1);
    slotAt(open[static_cast<std::size_t>(there)]).setFocus(Qt::OtherFocusReason);
}

bool BuildField::eventFilter(QObject* watched, QEvent* event)
{
    auto* slot = qobject_cast<CardSlot*>(watched);
    if (slot && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton
            && slot->cardRect().contains(mouse->position().toPoint()))
            openDeck(slot);
    }
    return AnswerField::eventFilter(watched, event);
}

QSize BuildField::sizeHint() const
{
    const int width = m_hands->sizeHint().width();
    return {width, heightForWidth(width)};
}

QSize BuildField::minimumSizeHint() const
{
    const int width = m_hands->minimumSizeHint().width();
    return {width, heightForWidth(width)};
}

int BuildField::heightForWidth(int width) const
{
    return m_hands->heightForWidth(width) + scaled(buildNoteGap, font()) + noteHeight(width);
}

/// Room for two lines, so that the message about a carried card moves nothing.
int BuildField::noteHeight(int width) const
{
    return std::max(m_note->heightForWidth(width), 2 * m_note->fontMetrics().lineSpacing());
}

void BuildField::arrange()
{
    const int handsHeight = m_hands->heightForWidth(width());
    m_hands->setGeometry(0, 0, width(), handsHeight);
    const int noteTop = handsHeight + scaled(buildNoteGap, font());
    m_note->setGeometry(0, noteTop, width(), noteHeight(width()));
    const HandRowsLayout places = m_hands->layoutFor(width());
    for (const OpenSlot& slot : m_slots) {
        slot.widget->setCardWidth(places.card().width());
        const QPoint corner = places.cardRect(slot.place.row, slot.place.slot).topLeft()
                              - slot.widget->cardRect().topLeft();
        slot.widget->setGeometry({corner, slot.widget->sizeHint()});
    }
}

void BuildField::changeEvent(QEvent* event)
{
    AnswerField::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_note->setFont(designFont(font(), buildNoteSize));
        updateGeometry();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void BuildField::resizeEvent(QResizeEvent* event)
{
    AnswerField::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui
