// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerpanel.h"

#include "app/gui/compare/slotrowedit.h"
#include "app/gui/compare/workingcards.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/textsize.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

namespace showdown {
namespace {

constexpr int fewestCharacters = 18; ///< of the words, before the working hand goes below

} // namespace

PlayerPanel::PlayerPanel(Session& session, const PlayersModel& model, int player, QWidget* parent)
    : QFrame(parent), m_model(model), m_player(player)
{
    createWidgets(session);
    arrange();
    connect(m_cards, &SlotRowEdit::problemChanged, this, &PlayerPanel::showProblem);
    connect(&model, &PlayersModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                if (first.row() <= m_player && m_player <= last.row())
                    showWords();
            });
    connect(&model, &PlayersModel::rowsInserted, this, &PlayerPanel::showWords);
    showWords();
}

void PlayerPanel::createWidgets(Session& session)
{
    const QString purpose = QStringLiteral("player%1").arg(m_player + 1);
    setObjectName(purpose + QStringLiteral("Panel"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);

    QFont bold = font();
    bold.setBold(true);
    m_name = new TextLabel(purpose + QStringLiteral("NameLabel"), this);
    m_name->setFont(bold);
    m_place = new TextLabel(purpose + QStringLiteral("PlaceLabel"), this);
    m_place->setFont(bold);
    m_rank = new TextLabel(purpose + QStringLiteral("RankLabel"), this);
    m_rank->setFont(resized(bold, 1.2));
    m_rank->setWordWrap(true);
    m_detail = new TextLabel(purpose + QStringLiteral("DetailLabel"), this);
    m_detail->setWordWrap(true);
    m_detail->setMinimumHeight(TextLabel::lineHeight(m_detail->font()));

    m_cards = new SlotRowEdit(session, m_player, this);
    m_cards->setObjectName(purpose + QStringLiteral("Cards"));
    m_working = new WorkingCards(purpose, m_cards->slot(0).sizeHint().height(), this);
    m_working->setObjectName(purpose + QStringLiteral("WorkingHand"));

    m_messageIcon = new QLabel(this);
    m_messageIcon->setObjectName(purpose + QStringLiteral("MessageIcon"));
    m_message = new TextLabel(purpose + QStringLiteral("MessageLabel"), this);
    m_message->setWordWrap(true);
    m_message->hide();
    m_messageIcon->hide();
}

void PlayerPanel::arrange()
{
    auto* hand = new QHBoxLayout;
    hand->setSpacing(columnGap);
    hand->addLayout(arrangeWords(), 1);
    hand->addLayout(arrangeHands());

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 12, 10);
    layout->setSpacing(6);
    layout->addLayout(hand);
    layout->addLayout(arrangeMessage());
}

QBoxLayout* PlayerPanel::arrangeHands()
{
    m_hands = new QBoxLayout(QBoxLayout::LeftToRight);
    m_hands->addWidget(m_cards, 0, Qt::AlignTop | Qt::AlignLeft);
    m_hands->addWidget(m_working, 0, Qt::AlignTop | Qt::AlignLeft);
    setStacked(false);
    return m_hands;
}

void PlayerPanel::setStacked(bool stacked)
{
    m_hands->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_hands->setSpacing(stacked ? 4 : columnGap);
}

int PlayerPanel::sideBySideWidth() const
{
    const QMargins margins = layout()->contentsMargins();
    return 2 * frameWidth() + margins.left() + margins.right()
           + fewestCharacters * fontMetrics().averageCharWidth() + m_cards->sizeHint().width()
           + m_working->width() + 2 * columnGap;
}

QBoxLayout* PlayerPanel::arrangeWords()
{
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name);
    head->addStretch(1);
    head->addWidget(m_place);

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addLayout(head);
    words->addWidget(m_rank);
    words->addWidget(m_detail);
    words->addStretch(1);
    return words;
}

QBoxLayout* PlayerPanel::arrangeMessage()
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_messageIcon->setPixmap(
        style()->standardIcon(QStyle::SP_MessageBoxWarning, nullptr, this).pixmap(size));
    auto* message = new QHBoxLayout;
    message->setSpacing(8);
    message->addWidget(m_messageIcon);
    message->addWidget(m_message, 1);
    return message;
}

void PlayerPanel::showWords()
{
    if (m_player >= m_model.rowCount())
        return;
    setAccessibleName(at(PlayersModel::nameColumn, Qt::AccessibleTextRole).toString());
    m_name->setText(at(PlayersModel::nameColumn).toString());
    m_rank->setText(at(PlayersModel::rankColumn).toString());
    m_detail->setText(at(PlayersModel::detailColumn).toString());
    m_cards->setWilds(at(PlayersModel::wildsColumn, PlayersModel::cardsRole).toStringList());
    m_place->setText(at(PlayersModel::placeColumn).toString());
    m_place->setWins(at(PlayersModel::placeColumn, PlayersModel::winsRole).toBool());
    showWorkingHand();
}

void PlayerPanel::showWorkingHand()
{
    const QString text = at(PlayersModel::workingColumn).toString();
    const QStringList cards =
        at(PlayersModel::workingColumn, PlayersModel::cardsRole).toStringList();
    if (cards.isEmpty())
        m_working->setNote(text);
    else
        m_working->setCards(cards);
    //: A player's name, then "Working hand, in comparing order"
    m_working->setAccessibleName(tr("%1: %2").arg(
        m_name->text(),
        m_model.headerData(PlayersModel::workingColumn, Qt::Horizontal).toString()));
    m_working->setAccessibleDescription(text);
}

void PlayerPanel::showProblem(const QString& problem)
{
    m_message->setText(problem);
    m_message->setVisible(!problem.isEmpty());
    m_messageIcon->setVisible(!problem.isEmpty());
    m_message->setAccessibleName(problem);
    if (problem.isEmpty())
        return;
    QAccessibleEvent event(m_message, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QVariant PlayerPanel::at(PlayersModel::Column column, int role) const
{
    return m_model.index(m_player, column).data(role);
}

} // namespace showdown
