// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/outspage.h"

#include "app/gui/odds/equitychart.h"
#include "app/gui/odds/outgroups.h"
#include "app/gui/odds/streetstable.h"
#include "app/gui/odds/workinglist.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/playerbuttons.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {

OutsPage::OutsPage(const Appearance& appearance, QWidget* parent)
    : CountPage(QStringLiteral("outs"), parent)
{
    createParts(appearance);
    arrange();
    connectParts();
    updateLook();
    onRetranslate(*this, [this] {
        m_players->setAccessibleName(tr("Outs for"));
        m_players->setWords(tr("Outs for", "before 'Player 1', 'Player 2', 'Player 3'"),
                            tr("Show the outs of %1"));
        m_targetLabel->setText(tr("Ho&ping for"));
        m_targets->setAccessibleName(tr("Hoping for"));
        m_targets->setToolTip(tr("The rank that outs are counted for while one player is alone"));
        m_targets->setStatusTip(m_targets->toolTip());
        m_workingTitle->setText(tr("Working it out"));
        m_working->setAccessibleName(m_workingTitle->text());
        m_working->setStatusTip(tr("How the chance is worked out, line by line"));
        m_working->setToolTip(m_working->statusTip());
        m_streetsTitle->setText(tr("Equity by street"));
        m_streets->setAccessibleName(m_streetsTitle->text());
        m_streets->setStatusTip(tr("Everyone's share of the pot on each street so far"));
        m_streets->setToolTip(m_streets->statusTip());
        m_streetsNote->setText(tr("Bold: best chance on that street"));
        m_chart->setAccessibleName(tr("Chart of the equity by street"));
        scroll().setAccessibleName(tr("Outs"));
        refresh();
    });
}

void OutsPage::createParts(const Appearance& appearance)
{
    m_players = new PlayerButtons(QStringLiteral("outsPlayers"),
                                  QStringLiteral("outsPlayer%1Button"), content());
    m_targetRow = new QWidget(content());
    m_targetLabel = new QLabel(m_targetRow);
    m_targetLabel->setObjectName(QStringLiteral("outsTargetLabel"));
    m_targets = new QComboBox(m_targetRow);
    m_targets->setObjectName(QStringLiteral("outsTargetCombo"));
    m_targets->setFocusPolicy(Qt::StrongFocus);
    m_targets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_targetLabel->setBuddy(m_targets);
    m_message = new TextLabel(QStringLiteral("outsMessage"), content());
    m_message->setWordWrap(true);
    m_head = new QWidget(content());
    m_head->setObjectName(QStringLiteral("outsHead"));
    m_figures = {createFigure("outsCount"), createFigure("outsChance"), createFigure("outsOdds")};
    m_headNote = new TextLabel(QStringLiteral("outsHeadNote"), content());
    m_headNote->setWordWrap(true);
    m_headNote->setInk(Ink::secondary);
    m_groups = new OutGroups(appearance, content());
    m_workingTitle = createHeading("workingTitle");
    m_working = new WorkingList(content());
    m_streetsTitle = createHeading("streetsTitle");
    m_streets = new StreetsTable(content());
    m_streetsNote = new TextLabel(QStringLiteral("streetsNote"), content());
    m_streetsNote->setInk(Ink::secondary);
    m_streetsNote->setWordWrap(true);
    m_chart = new EquityChart(content());
    m_chart->setObjectName(QStringLiteral("streetsChart"));
}

OutsPage::Figure OutsPage::createFigure(const char* name)
{
    const QString objectName = QString::fromLatin1(name);
    Figure figure;
    figure.box = new QWidget(m_head);
    figure.value = new TextLabel(objectName + QStringLiteral("Value"), figure.box);
    figure.caption = new TextLabel(objectName + QStringLiteral("Caption"), figure.box);
    figure.caption->setInk(Ink::secondary);
    figure.caption->setWordWrap(true);
    auto* layout = new QVBoxLayout(figure.box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(figure.value);
    layout->addWidget(figure.caption);
    return figure;
}

TextLabel* OutsPage::createHeading(const char* name)
{
    auto* heading = new TextLabel(QString::fromLatin1(name), content());
    heading->setWordWrap(true);
    return heading;
}

void OutsPage::arrange()
{
    auto* targetLayout = new QHBoxLayout(m_targetRow);
    targetLayout->setContentsMargins(0, 0, 0, 0);
    targetLayout->addWidget(m_targetLabel);
    targetLayout->addWidget(m_targets, 1);
    m_headLayout = new FlowLayout(m_head);
    m_headLayout->setShrinking(true);
    for (const Figure& figure : m_figures)
        m_headLayout->addWidget(figure.box);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_players, m_targetRow, m_message, m_head, m_headNote, m_groups, m_workingTitle,
             m_working, m_streetsTitle, m_streets, m_streetsNote, m_chart})
        lines().addWidget(part);
    lines().addStretch();
}

void OutsPage::connectParts()
{
    connect(m_players, &PlayerButtons::playerClicked, this, [this](int player) {
        if (player == m_player)
            return;
        setPlayer(player);
        emit playerChosen(player);
    });
    connect(m_groups, &OutGroups::cardAsked, this, &OutsPage::cardAsked);
    connect(m_groups, &OutGroups::focusLeft, this, &OutsPage::focusLeft);
    connect(m_targets, &QComboBox::activated, this, [this](int index) {
        m_wanted = m_targets->itemData(index).value<Category>();
        followTarget();
        refresh();
    });
}

void OutsPage::showState(const State& state)
{
    if (state == State{m_names, m_playerCount, m_count, m_lack, m_decimals})
        return;
    m_names = state.names;
    m_playerCount = state.playerCount;
    m_count = state.count;
    m_lack = state.lack;
    m_decimals = state.decimals;
    followTarget();
    refresh();
}

void OutsPage::setCompact(bool compact)
{
    m_players->setCompact(compact);
    m_groups->setCompact(compact);
    static_cast<QBoxLayout*>(m_targetRow->layout())
        ->setDirection(compact ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OutsPage::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    refresh();
}

void OutsPage::changeEvent(QEvent* event)
{
    CountPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void OutsPage::updateLook()
{
    const auto px = [this](double length) { return scaled(length, font()); };
    lines().setContentsMargins(px(12), px(10), px(12), px(10));
    lines().setSpacing(px(8));
    m_headLayout->setSpacing(px(16));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (TextLabel* heading : {m_workingTitle, m_streetsTitle})
        heading->setFont(bold);
    for (const Figure& figure : m_figures) {
        figure.box->layout()->setSpacing(px(1));
        figure.value->setFont(designFont(font(), 15, QFont::DemiBold));
        figure.caption->setFont(resized(font(), 12.0 / 13));
    }
    m_figures[0].value->setFont(designFont(font(), 26, QFont::Bold));
    m_headNote->setFont(resized(font(), 12.0 / 13));
    m_streetsNote->setFont(resized(font(), 12.0 / 13));
    m_targets->setMinimumHeight(px(26));
}

} // namespace showdown::gui
