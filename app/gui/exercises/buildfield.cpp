// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/buildfield.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/tableplaces.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/exercises/deckpopup.h"
#include "app/gui/exercises/handrows.h"
#include "app/gui/exercises/openslotmenu.h"
#include "app/gui/exercises/shownhands.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/table/cardfield.h"
#include "app/gui/table/cardpanels.h"
#include "app/gui/table/cardroweditor.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"

#include <QMouseEvent>
#include <QScrollArea>
#include <QUndoStack>

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

protected:
    bool takesTables() const override { return false; }
};

/// The given cards as a picture, and over it the rows with the open places.
class BuildPanels : public CardPanels
{
public:
    BuildPanels(TablePlaces& places, ShownHands* hands, const Appearance& appearance,
                QWidget* parent)
        : CardPanels(places.session(), parent), m_hands(hands)
    {
        addPanel(*m_hands);
        for (const int row : allRows()) {
            m_rows.push_back(new CardRowEditor(
                places, appearance, row, QStringLiteral("exercisePlayer%1").arg(row + 1), this));
            for (int slot = 0; slot < m_rows.back()->slotCount(); ++slot)
                m_rows.back()->slot(slot).setAsked(true);
        }
        for (std::size_t row = rows().size(); row < m_rows.size(); ++row)
            m_rows[row]->hide();
    }

    CardRowEditor& cards(int row) const override { return *m_rows[static_cast<std::size_t>(row)]; }
    QWidget& panelOf(int /*row*/) const override { return *m_hands; }

protected:
    int takeSmallest(int /*width*/) override { return 0; }
    bool takeGrown(int steps, int /*width*/) override { return steps == 0; }

    void arrange() override
    {
        CardPanels::arrange();
        const HandRowsLayout layout = m_hands->layoutFor(m_hands->width());
        for (const int row : rows()) {
            const int margin = cards(row).margin();
            const QRect first = layout.cardRect(row, 0);
            const QRect second = layout.cardRect(row, 1);
            cards(row).setLengths(layout.card(), std::abs(second.x() - first.x()) - first.width());
            cards(row).setGeometry(first.united(layout.cardRect(row, Hand::fullSize - 1))
                                       .adjusted(-margin, -margin, margin, margin));
        }
    }

private:
    ShownHands* m_hands;
    std::vector<CardRowEditor*> m_rows;
};

} // namespace

BuildField::BuildField(const Exercise& exercise, const Appearance& appearance, QWidget* parent)
    : AnswerField(parent),
      m_session(new TableSession(tableOf(exercise), this)),
      m_next(new NextPlace(*m_session, this)),
      m_places(new BuildPlaces(*m_session, *m_next, this)),
      m_field(new CardField(*m_places, QStringLiteral("buildHands"), this)),
      m_hands(new ShownHands(appearance)),
      m_note(new TextLabel(QStringLiteral("buildNoteLabel"), this))
{
    setObjectName(QStringLiteral("buildField"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    makeGroup(*this);
    m_hands->setExercise(exercise);
    m_field->setPanels(*new BuildPanels(*m_places, m_hands, appearance, &m_field->scrollArea()));
    m_note->setInk(Ink::secondary);
    m_note->setWordWrap(true);
    m_note->setFont(designFont(font(), buildNoteSize));
    m_deck = new DeckPopup(*m_places, appearance, this);
    m_carrier = new CardCarrier(*m_places, *m_field, appearance, *this);
    m_menu = new OpenSlotMenu(this);
    connectParts();
    onRetranslate(*this, [this] { sayWords(); });
}

BuildField::~BuildField()
{
    delete m_carrier; // before the slots that it looks at
    delete m_deck;    // before the places, which it asks while it closes
    delete m_field;
}

void BuildField::connectParts()
{
    for (const Place place : m_field->places())
        m_field->slotAt(place).installEventFilter(this);
    connect(m_field, &CardField::deckRequested, this, [this] { openDeck(); });
    connect(m_field, &CardField::menuRequested, this,
            [this](const QPoint& position) { m_menu->open(m_field->currentSlot(), position); });
    connect(m_field, &CardField::problemFound, this, [this](const QString& problem) {
        if (!problem.isEmpty())
            emit saidSomething(problem);
    });
    connect(m_field, &CardField::pickUpRequested, m_carrier, &CardCarrier::pickUp);
    connect(m_field, &CardField::dragStarted, m_carrier, &CardCarrier::dragFromSlot);
    connect(&m_deck->panel(), &DeckPanel::saidSomething, this, &AnswerField::saidSomething);
    connect(m_deck, &DeckPopup::cardDragged, m_carrier, &CardCarrier::dragFromDeck);
    connect(m_deck, &DeckPopup::undoAsked, undoStack(), &QUndoStack::undo);
    connect(m_deck, &DeckPopup::redoAsked, undoStack(), &QUndoStack::redo);
    connect(m_deck, &DeckPopup::closed, this, &BuildField::focusAnswer,
            Qt::QueuedConnection); // when the next place has moved on
    connect(m_carrier, &CardCarrier::said, this, [this](const QString& text) {
        m_said = text;
        sayNote();
    });
    connect(m_places, &CardPlaces::changed, this, [this] {
        if (emptyCount() == 0)
            m_deck->hide();
        emit changed();
    });
    connect(m_session, &TableSession::changeRefused, this,
            [this](const CardTable& /*wanted*/, const CardConflict& conflict) {
                emit saidSomething(conflictText(*m_session, conflict));
            });
}

void BuildField::sayWords()
{
    setAccessibleName(tr("Hands to be built"));
    sayNote();
}

/// How cards are entered; while one is carried, what dropping it would do.
void BuildField::sayNote()
{
    const QString usual = tr("Type a card, such as Ks or *, or press Space for the deck.");
    m_note->setText(m_said.isEmpty() ? usual : m_said);
}

std::optional<ExerciseAnswer> BuildField::answer() const
{
    if (emptyCount() > 0)
        return std::nullopt;
    std::vector<OpenHand> hands(static_cast<std::size_t>(m_session->playerCount()));
    for (const Place place : tables::placesOf(m_session->table()))
        hands[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.slot)] =
            m_session->face(place);
    return hands;
}

int BuildField::emptyCount() const
{
    return static_cast<int>(
        std::ranges::count_if(tables::placesOf(m_session->table()),
                              [this](Place place) { return !m_session->card(place); }));
}

void BuildField::setPresenting(bool presenting)
{
    m_hands->setPresenting(presenting);
    m_field->setPresenting(presenting);
    m_note->setVisible(!presenting);
    updateGeometry();
    arrange();
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
    m_field->focusCurrent();
}

void BuildField::openDeck(CardSlot* clicked)
{
    const CardSlot& slot = m_field->currentSlot();
    const QRect card = slot.cardRect();
    m_deck->openAt({slot.mapToGlobal(card.topLeft()), card.size()},
                   {m_hands->mapToGlobal(QPoint()), m_hands->size()}, clicked);
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
    return m_hands->heightForWidth(width)
           + (m_note->isHidden() ? 0 : scaled(buildNoteGap, font()) + noteHeight(width));
}

/// Room for two lines, so that the message about a carried card moves nothing.
int BuildField::noteHeight(int width) const
{
    return std::max(m_note->heightForWidth(width), 2 * m_note->fontMetrics().lineSpacing());
}

void BuildField::arrange()
{
    const int handsHeight = m_hands->heightForWidth(width());
    m_field->setGeometry(0, 0, width(), handsHeight);
    const int noteTop = handsHeight + scaled(buildNoteGap, font());
    m_note->setGeometry(0, noteTop, width(), noteHeight(width()));
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
