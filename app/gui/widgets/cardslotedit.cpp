// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/cardslotedit.h"

#include "app/gui/widgets/inkcolor.h"
#include "app/gui/widgets/textsize.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "core/cards/notation.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>
#include <variant>

namespace showdown {
namespace {

constexpr int longestCard = 5; // "joker"

/// How many characters one change put in.
qsizetype insertedLength(const QString& before, const QString& after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return after.size() - head - tail;
}

/// True for undo and redo, which are the table's unless something is being typed.
bool isHistoryKey(const QKeyEvent& event)
{
    const QKeySequence keys(event.keyCombination());
    return keys == QKeySequence(Qt::CTRL | Qt::Key_Z) || keys == QKeySequence(Qt::CTRL | Qt::Key_Y)
           || keys == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
}

} // namespace

CardSlotEdit::CardSlotEdit(QWidget* parent) : QLineEdit(parent)
{
    setLayoutDirection(Qt::LeftToRight); // a card reads the same in every language
    setAlignment(Qt::AlignCenter);
    setFont(resized(font(), 1.4));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAcceptDrops(false); // dropped text would land in the middle of a card
    connect(this, &QLineEdit::textEdited, this, &CardSlotEdit::noteTyping);
}

void CardSlotEdit::setCard(std::optional<Card> card)
{
    m_card = card;
    showCard();
    updateInk();
    setProblem({});
}

void CardSlotEdit::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    update();
    emit problemChanged(m_problem);
}

void CardSlotEdit::enter()
{
    if (!isModified())
        return;
    const QString typed = text().trimmed();
    QString notation = typed;
    notation.replace(cardSymbol(Card::joker()), QStringLiteral("*"));
    const auto parsed = parseHand(notation.toStdString());
    if (const auto* cards = std::get_if<Hand>(&parsed)) {
        emit cardsEntered(*cards);
        return;
    }
    const bool isOneCard = typed.size() <= longestCard && !typed.contains(u' ');
    setProblem(isOneCard ? tr("No such card. Try Ks, 10h or *.")
                         : errorText(std::get<NotationError>(parsed)));
}

QSize CardSlotEdit::sizeHint() const
{
    const QFontMetrics metrics(font());
    const QSize text(metrics.horizontalAdvance(QStringLiteral("10♠")) + metrics.height(),
                     metrics.height() * 3 / 2);
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_LineEdit, &option, text, this);
}

QSize CardSlotEdit::minimumSizeHint() const
{
    return sizeHint();
}

bool CardSlotEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()
        && isHistoryKey(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return false;
    }
    return QLineEdit::event(event);
}

void CardSlotEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const bool wasTyped = isModified();
        enter();
        if (wasTyped && !m_problem.isEmpty())
            selectAll();
        else
            emit moveRequested(SlotMove::forward);
    } else if (event->key() == Qt::Key_Escape && (isModified() || !m_problem.isEmpty())) {
        setCard(m_card);
    } else if (const std::optional<SlotMove> move = moveOf(*event)) {
        emit moveRequested(*move);
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

std::optional<SlotMove> CardSlotEdit::moveOf(const QKeyEvent& event) const
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return std::nullopt;
    const bool allSelected = selectionLength() == text().size(); // also if there is no text
    const bool none = !hasSelectedText();
    switch (event.key()) {
    case Qt::Key_Up:
        return SlotMove::up;
    case Qt::Key_Down:
        return SlotMove::down;
    case Qt::Key_Left:
        if (allSelected || (none && cursorPosition() == 0))
            return SlotMove::left;
        break;
    case Qt::Key_Right:
        if (allSelected || (none && cursorPosition() == text().size()))
            return SlotMove::right;
        break;
    case Qt::Key_Backspace:
        if (text().isEmpty())
            return SlotMove::back;
        break;
    default:
        break;
    }
    return std::nullopt;
}

void CardSlotEdit::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    m_selectOnRelease = event->reason() == Qt::MouseFocusReason;
    if (!isModified())
        selectAll();
    emit focusReceived();
}

void CardSlotEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    enter();
    showCard(); // what is no card does not stay behind; its problem does
    deselect();
}

void CardSlotEdit::mouseReleaseEvent(QMouseEvent* event)
{
    QLineEdit::mouseReleaseEvent(event);
    if (m_selectOnRelease && !hasSelectedText())
        selectAll(); // so that typing after a first click replaces the card
    m_selectOnRelease = false;
}

void CardSlotEdit::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::ParentChange || event->type() == QEvent::PaletteChange)
        updateInk();
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

void CardSlotEdit::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const auto outline = [&painter, this](const QColor& color, int width, int inset) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(QRectF(rect())
                             .adjusted(inset, inset, -inset, -inset)
                             .marginsRemoved(QMarginsF(width, width, width, width) / 2));
    };
    if (!m_problem.isEmpty())
        outline(errorInk(palette()), 3, 0);
    if (hasFocus())
        outline(focusInk(palette()), 2, m_problem.isEmpty() ? 0 : 4);
    else if (m_problem.isEmpty())
        outline(outlineInk(palette()), 1, 0);
}

void CardSlotEdit::noteTyping(const QString& text)
{
    const bool pasted = insertedLength(m_typed, text) > 1;
    m_typed = text;
    setProblem({});
    if (pasted)
        enter();
}

void CardSlotEdit::showCard()
{
    m_typed = m_card ? cardSymbol(*m_card) : QString();
    if (text() != m_typed || isModified())
        setText(m_typed);
    if (hasFocus())
        selectAll();
}

void CardSlotEdit::updateInk()
{
    const QPalette around = parentWidget() ? parentWidget()->palette() : QApplication::palette();
    QPalette own; // takes all but one colour from around
    own.setColor(QPalette::Text, cardInk(m_card, around));
    setPalette(own);
}

} // namespace showdown
