// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/conflictbar.h"

#include "app/gui/session/deckstate.h"
#include "app/gui/session/session.h"
#include "app/gui/session/slottext.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace showdown {
namespace {

int differentSlots(const TableRows& first, const TableRows& second)
{
    int count = 0;
    for (std::size_t player = 0; player < first.size(); ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot)
            count += first[player][slot] != second[player][slot] ? 1 : 0;
    }
    return count;
}

} // namespace

ConflictBar::ConflictBar(Session& session, QWidget* parent) : QFrame(parent), m_session(session)
{
    setObjectName(QStringLiteral("conflictBar"));
    createWidgets();
    hide();
    connect(&session, &Session::changeRefused, this, &ConflictBar::offer);
    connect(&session.undoStack(), &QUndoStack::indexChanged, this, &QWidget::hide);
}

void ConflictBar::createWidgets()
{
    auto* sign = new QLabel(this);
    sign->setPixmap(icon(IconId::problem, Role::warning).pixmap(scaled(20, font())));
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("conflictLabel"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_firstButton = createButton(QStringLiteral("conflictFirstButton"));
    m_secondButton = createButton(QStringLiteral("conflictSecondButton"));
    connect(m_firstButton, &QPushButton::clicked, this, [this] { take(m_first); });
    connect(m_secondButton, &QPushButton::clicked, this, [this] { take(m_second); });
    m_closeButton = new QToolButton(this);
    m_closeButton->setObjectName(QStringLiteral("closeConflictButton"));
    m_closeButton->setIcon(icon(IconId::no));
    m_closeButton->setAutoRaise(true);
    m_closeButton->setFocusPolicy(Qt::TabFocus);
    m_closeButton->setAccessibleName(tr("Close this message"));
    m_closeButton->setToolTip(tr("Close this message (Esc)"));
    m_closeButton->setStatusTip(m_closeButton->accessibleName());
    connect(m_closeButton, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(sign);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_firstButton);
    layout->addWidget(m_secondButton);
    layout->addWidget(m_closeButton);
}

QPushButton* ConflictBar::createButton(const QString& objectName)
{
    auto* button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(true);
    return button;
}

void ConflictBar::sayTooFewCards()
{
    say(tr("Not enough cards left to deal. Clear a hand or allow duplicates."), {},
        {tr("&Allow duplicates"), tr("Let a card lie in several slots"),
         [this] { m_session.setOneDeck(false); }});
}

void ConflictBar::offer(const Table& wanted, const CardConflict& conflict)
{
    if (wanted.rows == m_session.table().rows)
        offerKeepingFirst(wanted.rules);
    else
        offerSwap(wanted, conflict);
}

/// Cards that lie elsewhere. One card can change places with what lies where it was wanted.
void ConflictBar::offerSwap(const Table& wanted, const CardConflict& conflict)
{
    WayOut swap;
    if (differentSlots(wanted.rows, m_session.table().rows) == 1)
        swap = {tr("&Swap"), tr("Let the two slots change their cards"),
                [this, conflict] { m_session.swapCards(conflict.holder, conflict.wanted); }};
    say(conflictText(conflict), swap,
        {tr("&Allow duplicates"), tr("Let a card lie in several slots"),
         [this, rows = wanted.rows] { m_session.setRowsAllowingDuplicates(rows); }});
}

/// Rules with one deck while cards lie twice.
void ConflictBar::offerKeepingFirst(const NamedRules& wanted)
{
    say(tr("%n cards are used twice. Keep the first of each?", nullptr,
           cardsUsedTwice(m_session.table())),
        {tr("&Keep first"), tr("Clear the second slot of each of these cards"),
         [this, wanted] { m_session.setRulesKeepingFirst(wanted); }},
        {tr("&Leave duplicates"), tr("Leave the cards, and let them lie in several slots"),
         [this, wanted] {
             NamedRules rules = wanted;
             rules.rules.deck = DeckKind::free;
             m_session.setRules(rules);
         }});
}

void ConflictBar::say(const QString& text, const WayOut& first, const WayOut& second)
{
    m_first = first;
    m_second = second;
    m_text->setText(text);
    setAccessibleName(text);
    const auto show = [](QPushButton& button, const WayOut& wayOut) {
        button.setVisible(wayOut.take != nullptr);
        button.setText(wayOut.text);
        button.setAccessibleName(QString(wayOut.text).remove(u'&'));
        button.setToolTip(wayOut.tip);
        button.setStatusTip(wayOut.tip);
    };
    show(*m_firstButton, first);
    show(*m_secondButton, second);
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit announced(text);
}

void ConflictBar::take(const WayOut& wayOut)
{
    hide();
    const auto action = wayOut.take;
    action();
}

void ConflictBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void ConflictBar::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.role(Role::warning));
    painter.setBrush(colors.fill(Role::warning));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
}

} // namespace showdown
