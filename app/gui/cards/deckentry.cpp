// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckentry.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

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

bool isUndoing(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
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

DeckEntry::DeckEntry(CardPlaces& places, QWidget* parent) : QLineEdit(parent), m_places(places)
{
    setObjectName(QStringLiteral("deckEntry"));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Type cards"));
        setStatusTip(tip());
        setToolTip(statusTip());
        //: In an empty field; s h d c are understood in every language, its own letters as well
        setPlaceholderText(tr("Type cards: Ks 10h *"));
    });
    setAcceptDrops(false); // a dropped card is for the slots
    auto* sign = addAction(icon(IconId::type), QLineEdit::LeadingPosition);
    sign->setObjectName(QStringLiteral("deckEntryIcon"));
    const QList<QToolButton*> buttons = findChildren<QToolButton*>();
    for (QToolButton* button : buttons) // a visible sign that screen readers need not name
        onRetranslate(*button, [button] { button->setAccessibleName(tr("Type cards")); });
    connect(this, &QLineEdit::textChanged, this, [this] {
        m_isRefused = false;
        m_isOutdated = false;
        judge();
    });
    for (const auto happened :
         {&CardPlaces::changed, &CardPlaces::wordsChanged, &CardPlaces::nextChanged})
        connect(&places, happened, this, &DeckEntry::judge);
    connect(&places, &CardPlaces::changed, this, [this] {
        m_isOutdated = true;
        forgetMistake();
    });
}

/// Clears a text that is not a card once the user has gone on at the table: it is no longer wanted.
void DeckEntry::forgetMistake()
{
    if (m_isOutdated && state() == EntryState::wrong && window()->focusWidget() != this)
        clear();
}

void DeckEntry::finish()
{
    if (m_isRefused && m_places.finishEntry())
        clear();
}

QString DeckEntry::tip() const
{
    return m_places.hasUnknownKey()
               ? tr("Type one card or several and press Enter: Ks, 10h, * for a wild or ? for an "
                    "unknown card")
               : tr("Type one card or several and press Enter: Ks, 10h or * for a wild");
}

QSize DeckEntry::sizeHint() const
{
    return {scaled(178, font()), std::max(scaled(26, font()), QLineEdit::sizeHint().height())};
}

QSize DeckEntry::minimumSizeHint() const
{
    return {scaled(96, font()), sizeHint().height()};
}

/// In an empty field the keys that undo belong to the table.
bool DeckEntry::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()
        && isUndoing(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
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
    } else if (text().isEmpty() && isUndoing(*event)) {
        event->ignore();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void DeckEntry::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        forgetMistake();
}

/// In a folded deck the mistake would be invisible.
void DeckEntry::hideEvent(QHideEvent* event)
{
    QLineEdit::hideEvent(event);
    if (isHidden() && state() == EntryState::wrong)
        clear();
}

void DeckEntry::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    const std::optional<Role> edge = edgeOf(state());
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
    setVerdict(m_places.entryVerdict(text()));
}

QString DeckEntry::message() const
{
    return state() == EntryState::none ? QString() : m_verdict.message;
}

void DeckEntry::setVerdict(const EntryVerdict& verdict)
{
    const EntryState stateBefore = state();
    const QString messageBefore = message();
    m_verdict = verdict;
    if (state() == stateBefore && message() == messageBefore)
        return;
    setAccessibleDescription(message());
    update();
    emit judged();
}

void DeckEntry::enter()
{
    if (state() == EntryState::fits || state() == EntryState::used) {
        if (m_places.enter(text()))
            clear();
        else
            m_isRefused = true;
    } else if (!text().trimmed().isEmpty()) {
        EntryVerdict wrong = m_verdict;
        wrong.state = EntryState::wrong;
        setVerdict(wrong);
        selectAll();
        emit saidSomething(wrong.mistake.isEmpty() ? message() : wrong.mistake);
    }
}

} // namespace showdown::gui
