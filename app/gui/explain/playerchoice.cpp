// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/playerchoice.h"

#include "app/gui/session/nextslot.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/tabletext.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QToolButton>

#include <algorithm>
#include <numeric>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double labelGap = 9;

} // namespace

PlayerChoice::PlayerChoice(const Session& session, const NextSlot& nextSlot, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_nextSlot(nextSlot),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("playerChoice"));
    makeGroup(*this);
    inEveryLanguage(*this, [this] { setAccessibleName(tr("Rank check for")); });
    m_label = new TextLabel(QStringLiteral("playerChoiceLabel"), this);
    m_label->setInk(Ink::secondary);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_buttonLayout->setSpacing(0);
    m_layout->addWidget(m_label);
    m_layout->addLayout(m_buttonLayout);
    m_layout->addStretch(1);
    createButtons();
    connectParts();
    updateLook();
    showPlayers();
    follow();
}

void PlayerChoice::connectParts()
{
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int player) {
        const bool isAnother = player != m_player;
        choose(player);
        if (isAnother)
            emit playerPicked(player);
    });
    connect(&m_session, &Session::namesChanged, this, &PlayerChoice::showPlayers);
    connect(&m_session, &Session::resultChanged, this, &PlayerChoice::follow);
    connect(&m_session, &Session::playerCountChanged, this, [this] {
        showPlayers();
        follow();
    });
    connect(&m_nextSlot, &NextSlot::placeChanged, this, [this](SlotPlace place) {
        if (m_session.row(place.player).hand().isComplete())
            choose(place.player);
        else
            follow();
    });
}

void PlayerChoice::choose(int player)
{
    m_chosen = player;
    setPlayer(player);
}

void PlayerChoice::follow()
{
    const Showdown& result = m_session.result();
    const auto before = std::exchange(m_complete, {});
    bool isAnotherComplete = false;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        const auto at = static_cast<std::size_t>(player);
        m_complete[at] = m_session.row(player).hand().isComplete();
        isAnotherComplete = isAnotherComplete || (m_complete[at] && !before[at]);
    }
    const bool isGone =
        m_chosen
        && (*m_chosen >= m_session.playerCount() || m_session.row(*m_chosen).hand().isEmpty());
    if (isAnotherComplete || isGone)
        m_chosen.reset();
    const int leading =
        result.winners.empty() ? m_nextSlot.place().player : result.winners.front() - 1;
    setPlayer(m_chosen.value_or(leading));
}

void PlayerChoice::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    m_buttons->button(player)->setChecked(true);
    showChosen();
    emit playerChanged(player);
}

void PlayerChoice::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    showPlayers();
}

QSize PlayerChoice::sizeHint() const
{
    return m_layout->sizeHint();
}

QSize PlayerChoice::minimumSizeHint() const
{
    int width = m_label->sizeHint().width();
    for (const int button : buttonWidths())
        width = std::max(width, button);
    return {width, m_layout->minimumSize().height()};
}

void PlayerChoice::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWidth();
}

void PlayerChoice::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateLook();
        fitWidth();
    }
}

void PlayerChoice::createButtons()
{
    m_buttons = new QButtonGroup(this);
    for (int player = 0; player < Table::maximumPlayers; ++player) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("whyPlayer%1Button").arg(player + 1));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        clickWhenChecked(*button);
        m_buttons->addButton(button, player);
        m_buttonLayout->addWidget(button);
    }
    m_buttons->button(m_player)->setChecked(true);
}

void PlayerChoice::showPlayers()
{
    m_label->setText(m_compact ? tr("Rank check", "before 'P1', 'P2', 'P3'")
                               : tr("Rank check for", "before 'Player 1', 'Player 2', 'Player 3'"));
    const QStringList names = m_session.names();
    for (int player = 0; player < Table::maximumPlayers; ++player) {
        auto* button = m_buttons->button(player);
        const QString name = narration::playerName(player + 1, names);
        const bool isShort = m_compact && names.value(player).isEmpty();
        button->setText(escapedForControl(isShort ? narration::playerShortName(player + 1) : name));
        button->setAccessibleName(name);
        button->setStatusTip(tr("Check the ranks for %1").arg(name));
        button->setToolTip(button->statusTip());
        button->setVisible(player < m_session.playerCount());
    }
    fitWidth();
}

void PlayerChoice::showChosen()
{
    const QList<QAbstractButton*> buttons = m_buttons->buttons();
    for (QAbstractButton* button : buttons) {
        QFont own = font();
        own.setWeight(button->isChecked() ? QFont::DemiBold : QFont::Normal);
        button->setFont(own);
    }
    fitWidth();
}

void PlayerChoice::updateLook()
{
    m_layout->setSpacing(scaled(labelGap, font()));
    const QList<QAbstractButton*> buttons = m_buttons->buttons();
    for (QAbstractButton* button : buttons)
        button->setMinimumHeight(scaled(25, font()));
    showChosen();
}

QList<int> PlayerChoice::buttonWidths() const
{
    QList<int> widths;
    for (int player = 0; player < m_session.playerCount(); ++player)
        widths << m_buttons->button(player)->sizeHint().width();
    return widths;
}

void PlayerChoice::fitWidth()
{
    const QList<int> widths = buttonWidths();
    const int buttons = std::accumulate(widths.begin(), widths.end(), 0);
    const int all = m_label->sizeHint().width() + m_layout->spacing() + buttons;
    m_layout->setDirection(all <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttonLayout->setDirection(buttons <= width() ? QBoxLayout::LeftToRight
                                                    : QBoxLayout::TopToBottom);
    updateGeometry();
}

} // namespace showdown::gui
