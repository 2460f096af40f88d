// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/conflictbar.h"

#include "app/gui/session/session.h"
#include "app/gui/session/table.h"
#include "app/gui/session/tableedits.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/tabletext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

namespace showdown::gui {
namespace {

int changedSlots(const TableRows& before, const TableRows& after)
{
    int changed = 0;
    for (std::size_t player = 0; player < before.size(); ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot)
            changed += before[player][slot] == after[player][slot] ? 0 : 1;
    }
    return changed;
}

} // namespace

ConflictBar::ConflictBar(Session& session, QWidget* parent) : QFrame(parent), m_session(session)
{
    setObjectName(QStringLiteral("conflictBar"));
    createWidgets();
    connectParts();
    inEveryLanguage(*this, [this] { showWords(); });
    applyLook();
    hide();
}

void ConflictBar::createWidgets()
{
    m_icon = new QLabel(this);
    m_icon->setObjectName(QStringLiteral("conflictIcon"));
    m_text = new TextLabel(QStringLiteral("conflictLabel"), this);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    makeNotification(*m_text);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    m_swap = addButton(QStringLiteral("swapCardsButton"));
    m_allow = addButton(QStringLiteral("allowDuplicatesButton"));
    m_keepFirst = addButton(QStringLiteral("keepFirstButton"));
    m_leave = addButton(QStringLiteral("leaveDuplicatesButton"));
    m_close = new QToolButton(this);
    m_close->setObjectName(QStringLiteral("closeConflictButton"));
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(IconId::no));
    layout->addWidget(m_close);
}

void ConflictBar::showWords()
{
    const auto say = [](QPushButton& button, const QString& text, const QString& tip) {
        button.setText(text);
        button.setAccessibleName(withoutMnemonic(text));
        button.setStatusTip(tip);
        button.setToolTip(tip);
    };
    setAccessibleName(tr("Message"));
    say(*m_swap, tr("S&wap"), tr("Let the two cards change places"));
    say(*m_allow, tr("Allow &duplicates"), tr("Play with more than one deck from now on"));
    say(*m_keepFirst, tr("&Keep first"), tr("Clear every card that lies on the table before"));
    say(*m_leave, tr("&Leave duplicates"), tr("Keep all cards and allow duplicates"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setStatusTip(tr("Close this message and change nothing"));
    //: Tool tip of a button
    m_close->setToolTip(tr("Close (Esc)"));
}

void ConflictBar::connectParts()
{
    connect(m_swap, &QPushButton::clicked, this, &ConflictBar::swapCards);
    connect(m_allow, &QPushButton::clicked, this, &ConflictBar::allowDuplicates);
    connect(m_keepFirst, &QPushButton::clicked, this, &ConflictBar::keepFirst);
    connect(m_leave, &QPushButton::clicked, this, &ConflictBar::leaveDuplicates);
    connect(m_close, &QToolButton::clicked, this, &ConflictBar::dismiss);
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    connect(escape, &QShortcut::activated, this, &ConflictBar::dismiss);
    connect(&m_session, &Session::handChanged, this, &ConflictBar::dismiss);
    connect(&m_session, &Session::playerCountChanged, this, &ConflictBar::dismiss);
    connect(&m_session, &Session::rulesChanged, this, &ConflictBar::dismiss);
    connect(&m_session, &Session::namesChanged, this, &ConflictBar::dismissIfOutdated);
    connect(&m_session, &Session::lensChanged, this, &ConflictBar::dismissIfOutdated);
    connect(&m_session, &Session::titleChanged, this, &ConflictBar::dismissIfOutdated);
}

QPushButton* ConflictBar::addButton(const QString& objectName)
{
    auto* button = new QPushButton(this);
    button->setObjectName(objectName);
    layout()->addWidget(button);
    return button;
}

void ConflictBar::offerTable(const CardConflict& conflict, const Table& wanted)
{
    m_conflict = conflict;
    m_wanted = wanted;
    const bool isOnTable = m_session.card(conflict.holder) == conflict.card;
    Table same = m_session.table();
    same.rows = wanted.rows;
    const bool isSingle = changedSlots(m_session.table().rows, wanted.rows) == 1 && same == wanted;
    m_swap->setVisible(isOnTable && isSingle);
    const HouseRules& rules = m_session.rules().rules;
    present(Offer::cards, isOnTable ? narration::alreadyHeld(
                              conflict.card, cardPlace(conflict.holder), rules, m_session.names())
                                    : narration::comesTwice(conflict.card, rules));
}

void ConflictBar::offerRules(const NamedRules& rules)
{
    m_rules = rules;
    m_swap->hide();
    present(Offer::rules, narration::usedTwiceQuestion(cardsUsedTwice(m_session.table())));
}

void ConflictBar::sayWhy(const QString& reason)
{
    m_swap->hide();
    present(Offer::none, reason);
}

void ConflictBar::present(Offer offer, const QString& text)
{
    m_offer = offer;
    m_before = m_session.table();
    m_text->setText(text);
    m_allow->setVisible(offer == Offer::cards);
    m_keepFirst->setVisible(offer == Offer::rules);
    m_leave->setVisible(offer == Offer::rules);
    show();
    announce(*m_text, text);
}

// Each of these changes the table, which takes the bar away.

void ConflictBar::swapCards()
{
    m_session.swapCards(m_conflict.holder, m_conflict.wanted);
    emit cardsPlaced();
}

void ConflictBar::allowDuplicates()
{
    m_session.setTableAllowingDuplicates(m_wanted);
    emit cardsPlaced();
}

void ConflictBar::keepFirst()
{
    m_session.setRulesKeepingFirst(m_rules);
}

void ConflictBar::leaveDuplicates()
{
    NamedRules rules = m_rules;
    rules.rules.deck = DeckKind::free;
    m_session.setRules(rules);
    dismiss(); // the rules may be the same as before
}

/// What was wanted would bring names, lens and title of before back. Names are heard of in another
/// language as well, in which they are the same.
void ConflictBar::dismissIfOutdated()
{
    if (m_session.table() != m_before)
        dismiss();
}

void ConflictBar::applyLook()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(length(12), length(2), length(6), length(2));
    layout()->setSpacing(length(8));
    const int size = length(18);
    m_icon->setPixmap(
        icon(IconId::problem, Role::warning).pixmap(QSize(size, size), devicePixelRatioF()));
    m_close->setIconSize(QSize(length(14), length(14)));
    m_close->setMinimumSize(length(24), length(24));
}

void ConflictBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyLook();
}

void ConflictBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    painter.setPen(QPen(colors.role(Role::warning), colors.line(1)));
    painter.setBrush(colors.fill(Role::warning));
    const qreal radius = 6.5 * uiScale(font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace showdown::gui
