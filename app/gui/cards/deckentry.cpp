// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckentry.h"

#include "app/gui/session/nextslot.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

std::optional<Role> edgeOf(EntryState state)
{
    switch (state) {
    case EntryState::none:
        break;
    case EntryState::fits:
        return Role::accent;
    case EntryState::used:
        return Role::step;
    case EntryState::wrong:
        return Role::error;
    }
    return std::nullopt;
}

} // namespace

EntrySign signOf(EntryState state, bool isRightToLeft)
{
    switch (state) {
    case EntryState::none:
        break;
    case EntryState::fits:
        return {IconId::yes, Role::accent};
    case EntryState::used:
        return {IconId::note, Role::step};
    case EntryState::wrong:
        return {IconId::problem, Role::error};
    }
    return {isRightToLeft ? IconId::chevronLeft : IconId::chevronRight, Role::accent};
}

DeckEntry::DeckEntry(Session& session, NextSlot& nextSlot, QWidget* parent)
    : QLineEdit(parent), m_session(session), m_nextSlot(nextSlot)
{
    setObjectName(QStringLiteral("deckEntry"));
    inEveryLanguage(*this, [this] {
        setAccessibleName(tr("Type cards"));
        setStatusTip(tr("Type one card or several and press Enter: Ks, 10h or * for a wild"));
        setToolTip(statusTip());
        //: In an empty field; keep the cards as they are, they are understood in every language
        setPlaceholderText(tr("Type cards: Ks 10h *"));
    });
    setAcceptDrops(false); // a dropped card is for the slots
    auto* sign = addAction(icon(IconId::type), QLineEdit::LeadingPosition);
    sign->setObjectName(QStringLiteral("deckEntryIcon"));
    const QList<QToolButton*> buttons = findChildren<QToolButton*>();
    for (QToolButton* button : buttons) // a sign for the eye, which no screen reader need name
        inEveryLanguage(*button, [button] { button->setAccessibleName(tr("Type cards")); });
    connect(this, &QLineEdit::textChanged, this, [this] {
        m_entered.clear();
        judge();
    });
    connect(&session, &Session::changeRefused, this, [this] { m_entered.clear(); });
    connect(&nextSlot, &NextSlot::placeChanged, this, &DeckEntry::judge);
    connect(&session, &Session::handChanged, this, &DeckEntry::judge);
    connect(&session, &Session::playerCountChanged, this, &DeckEntry::judge);
    connect(&session, &Session::rulesChanged, this, &DeckEntry::judge);
    connect(&session, &Session::namesChanged, this, &DeckEntry::judge);
}

void DeckEntry::finish()
{
    const std::vector<SlotPlace> places = std::exchange(m_entered, {});
    if (places.empty())
        return;
    clear();
    m_nextSlot.setPlace(places.back());
    m_nextSlot.advance();
}

QSize DeckEntry::sizeHint() const
{
    return {scaled(178, font()), std::max(scaled(26, font()), QLineEdit::sizeHint().height())};
}

QSize DeckEntry::minimumSizeHint() const
{
    return {scaled(96, font()), sizeHint().height()};
}

void DeckEntry::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enter();
    } else if (event->key() == Qt::Key_Escape) {
        if (text().isEmpty())
            emit left();
        else
            clear();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void DeckEntry::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    const std::optional<Role> edge = edgeOf(m_state);
    if (!edge)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = 1.6 * uiScale(font());
    painter.setPen(QPen(Colors::of(palette()).role(*edge), width));
    const QRectF around = QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.drawRoundedRect(around, 4, 4);
}

void DeckEntry::judge()
{
    m_places.clear();
    m_mistake.clear();
    m_hands.reset();
    if (files::isMoreThanCards(text()))
        return judgeHands();
    QString notation = text().trimmed();
    notation.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    if (notation.isEmpty()) {
        setVerdict(EntryState::none, {});
        return;
    }
    const auto parsed = parseCards(notation.toStdString());
    if (const auto* cards = std::get_if<std::vector<Card>>(&parsed)) {
        judgeCards(*cards);
        return;
    }
    const auto& error = std::get<NotationError>(parsed);
    m_mistake = narration::errorText(error);
    if (error.text.empty())
        setVerdict(EntryState::none, {}); // the card may still become one
    else
        setVerdict(EntryState::wrong, narration::noSuchCard());
}

void DeckEntry::judgeCards(const std::vector<Card>& cards)
{
    const int room = m_session.playerCount() * SlotRow::size;
    const int count = static_cast<int>(cards.size());
    if (count > room) {
        setVerdict(EntryState::wrong, narration::roomFor(room));
        return;
    }
    m_places = m_nextSlot.placesFor(count);
    Table after = m_session.table();
    for (std::size_t i = 0; i < cards.size(); ++i)
        after.row(m_places[i].player).set(m_places[i].slot, cards[i]);
    m_wanted = after.rows;
    if (const auto conflict = m_session.conflictOf(after))
        return showConflict(*conflict, after.rules.rules);
    setVerdict(EntryState::fits,
               narration::goesTo(count, cardPlace(m_places.front()), m_session.names()));
}

/// Says of hands what Return would do with them.
void DeckEntry::judgeHands()
{
    const auto read = files::readPastedTable(text());
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read)) {
        m_mistake = narration::pasteProblemText(*problem);
        const bool isUnfinished =
            problem->fault == narration::PasteFault::noHand
            || (problem->fault == narration::PasteFault::badHand && problem->notation.text.empty());
        return isUnfinished ? setVerdict(EntryState::none, {})
                            : setVerdict(EntryState::wrong, m_mistake);
    }
    const auto& pasted = std::get<files::PastedTable>(read);
    if (pasted.isCards()) {
        const Hand& hand = pasted.hands.front().hand;
        return judgeCards({hand.begin(), hand.end()});
    }
    m_hands = pasted;
    const Table after = files::withPastedHands(m_session.table(), *m_hands, m_nextSlot.place());
    if (const auto conflict = m_session.conflictOf(after))
        return showConflict(*conflict, after.rules.rules);
    const auto count = static_cast<int>(m_hands->hands.size());
    const int cards = m_hands->hands.front().hand.size();
    const SlotPlace first = files::firstPlace(m_nextSlot.place(), cards);
    setVerdict(EntryState::fits,
               count > 1 ? narration::handsComeIn(count)
                         : narration::goesTo(cards, cardPlace(first), m_session.names()));
}

/// Which card would lie twice.
void DeckEntry::showConflict(const CardConflict& conflict, const HouseRules& rules)
{
    const bool isOnTable = m_session.card(conflict.holder) == conflict.card;
    setVerdict(EntryState::used,
               isOnTable ? narration::alreadyIn(cardPlace(conflict.holder), m_session.names())
                         : narration::comesTwice(conflict.card, rules));
}

void DeckEntry::setVerdict(EntryState state, const QString& message)
{
    if (state == m_state && message == m_message)
        return;
    m_state = state;
    m_message = message;
    setAccessibleDescription(message);
    update();
    emit judged();
}

void DeckEntry::enterHands()
{
    const files::PastedTable hands = *m_hands; // those of the table as it is now
    const bool isRefused = m_session.paste(hands, m_nextSlot.place()).has_value();
    m_entered = {m_nextSlot.place()};
    if (!isRefused)
        finish();
}

void DeckEntry::enter()
{
    if (m_hands && m_state != EntryState::wrong) {
        enterHands();
    } else if (m_state == EntryState::fits || m_state == EntryState::used) {
        const std::vector<SlotPlace> places = m_places; // those of the table as it is now
        const auto conflict =
            m_session.setRows(m_wanted, places.size() == 1 ? tr("Place card") : tr("Place cards"));
        m_entered = places;
        if (!conflict)
            finish();
    } else if (!text().trimmed().isEmpty()) {
        if (m_state == EntryState::none)
            setVerdict(EntryState::wrong, narration::noSuchCard());
        selectAll();
        emit saidSomething(m_mistake.isEmpty() ? m_message : m_mistake);
    }
}

} // namespace showdown::gui
