// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/steptransport.h"

#include "app/gui/explain/steps/playbutton.h"
#include "app/gui/explain/steps/stepactions.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/wordedcombo.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QToolButton>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double moveSide = 32;
constexpr double waySide = 26;

constexpr qsizetype nextComparisonWay = 2; ///< of the longer ways

/// A button without words, which readers name by the words of its action.
QToolButton* buttonFor(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    nameToolButton(*button, *action);
    QObject::connect(action, &QAction::changed, button,
                     [action, button] { nameToolButton(*button, *action); });
    return button;
}

/// A row of buttons, which is never mirrored: as on every player.
QHBoxLayout* playerRow(QWidget* box)
{
    box->setLayoutDirection(Qt::LeftToRight);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

} // namespace

StepTransport::StepTransport(StepPlayer& player, const StepActions& actions, QWidget* parent)
    : QWidget(parent), m_player(player), m_layout(new FlowLayout(this))
{
    setObjectName(QStringLiteral("stepTransport"));
    m_layout->addWidget(makeMoves(actions));
    m_layout->addWidget(makeChoice(m_levelLabel, m_levels, QStringLiteral("levelCombo")));
    m_layout->addWidget(makeChoice(m_speedLabel, m_speeds, QStringLiteral("speedCombo")));
    m_layout->addWidget(makeWays(actions));
    connectPlayer();
    onRetranslate(*this, [this] { fillCombos(); });
    onLookChange(*this, [this] { updateLook(); });
}

void StepTransport::addAtEnd(QWidget* widget)
{
    m_layout->addWidget(widget);
    widget->show(); // or it would not count yet
    fitWords();
}

void StepTransport::setNarrow(bool narrow)
{
    for (QLabel* label : {m_levelLabel, m_speedLabel})
        label->setVisible(!narrow);
    m_layout->setShrinking(narrow);
    m_isNarrow = narrow;
    fitWords();
}

QWidget* StepTransport::makeMoves(const StepActions& actions)
{
    m_moves = new QWidget(this);
    QHBoxLayout* row = playerRow(m_moves);
    row->addWidget(buttonFor(actions.first, m_moves));
    row->addWidget(buttonFor(actions.back, m_moves));
    m_play = new PlayButton(*actions.play, m_player, m_moves);
    row->addWidget(m_play);
    row->addWidget(buttonFor(actions.next, m_moves));
    row->addWidget(buttonFor(actions.last, m_moves));
    return m_moves;
}

QWidget* StepTransport::makeWays(const StepActions& actions)
{
    m_ways = new QWidget(this);
    QHBoxLayout* row = playerRow(m_ways);
    for (QAction* action : {actions.into, actions.out, actions.nextComparison, actions.nextStop}) {
        QToolButton* button = buttonFor(action, m_ways);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    return m_ways;
}

QWidget* StepTransport::makeChoice(QLabel*& label, QComboBox*& combo, const QString& name)
{
    auto* box = new QWidget(this);
    label = new QLabel(box);
    combo = new WordedCombo(box);
    combo->setObjectName(name);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(combo);
    return box;
}

void StepTransport::connectPlayer()
{
    connect(m_levels, &QComboBox::activated, this,
            [this](int row) { m_player.setLevel(allLevels[static_cast<std::size_t>(row)]); });
    connect(m_speeds, &QComboBox::activated, this,
            [this](int row) { m_player.setSpeed(static_cast<Speed>(row)); });
    connect(&m_player, &StepPlayer::levelChanged, m_levels,
            [this] { m_levels->setCurrentIndex(static_cast<int>(m_player.level())); });
    connect(&m_player, &StepPlayer::speedChanged, m_speeds,
            [this] { m_speeds->setCurrentIndex(static_cast<int>(m_player.speed())); });
}

void StepTransport::fillCombos()
{
    const auto fill = [](QComboBox& combo, const QStringList& words, int current) {
        combo.clear();
        combo.addItems(words);
        combo.setCurrentIndex(current);
    };
    fill(*m_levels, {tr("Story"), tr("Questions"), tr("Every line")},
         static_cast<int>(m_player.level()));
    fill(*m_speeds, {tr("Slow"), tr("Normal"), tr("Fast"), tr("Racing")},
         static_cast<int>(m_player.speed()));
    m_levelLabel->setText(tr("Detail"));
    m_speedLabel->setText(tr("Speed"));
    m_levels->setAccessibleName(m_levelLabel->text());
    m_speeds->setAccessibleName(m_speedLabel->text());
    m_levels->setToolTip(tr("How much is told (Alt+D)"));
    m_speeds->setToolTip(tr("How fast the steps follow each other"));
    for (QComboBox* combo : {m_levels, m_speeds})
        combo->setStatusTip(combo->toolTip());
    // later, when what was added has its words too
    QMetaObject::invokeMethod(this, &StepTransport::fitWords, Qt::QueuedConnection);
}

void StepTransport::updateLook()
{
    m_layout->setSpacing(scaled(8, font()));
    const int icon = scaled(18, font());
    for (const QWidget* box : {m_moves, m_ways}) {
        const int side = scaled(box == m_ways ? waySide : moveSide, font());
        box->layout()->setSpacing(scaled(box == m_ways ? 2 : 4, font()));
        for (QToolButton* button : box->findChildren<QToolButton*>()) {
            button->setIconSize({icon, icon});
            button->setMinimumHeight(side);
            if (button != m_play)
                button->setMinimumWidth(side);
        }
    }
    for (const QComboBox* combo : {m_levels, m_speeds})
        combo->parentWidget()->layout()->setSpacing(scaled(6, font()));
    fitWords();
}

void StepTransport::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitWords();
}

/// The longer ways, or at least the one to the next comparison, carry words if no row more is needed
/// for them.
void StepTransport::fitWords()
{
    const QList<QToolButton*> ways = m_ways->findChildren<QToolButton*>();
    const auto put = [&](const QList<QToolButton*>& worded) {
        for (QToolButton* way : ways)
            way->setToolButtonStyle(worded.contains(way) ? Qt::ToolButtonTextBesideIcon
                                                         : Qt::ToolButtonIconOnly);
        m_ways->updateGeometry();
    };
    put({});
    const int height = m_layout->heightForWidth(width());
    m_ways->setMinimumWidth(m_ways->sizeHint().width()); // words are no reason to stay wide
    for (const QList<QToolButton*>& worded : {ways, QList{ways[nextComparisonWay]}, {}}) {
        put(worded);
        if (!m_isNarrow && m_ways->sizeHint().width() <= width()
            && m_layout->heightForWidth(width()) <= height)
            break;
    }
}

} // namespace showdown::gui
