// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/playerbuttons.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QToolButton>

#include <algorithm>
#include <numeric>

namespace showdown::gui {
namespace {

constexpr double wordsGap = 9;
constexpr double leastButton = 64; ///< a longer name is elided before anything grows wider

/// The font of the pressed button, for which the style keeps room in each.
QFont pressedFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PlayerButtons::PlayerButtons(const QString& objectName, const QString& buttonPattern,
                             QWidget* parent)
    : QWidget(parent),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(objectName);
    makeGroup(*this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // below each other, too
    m_label = new TextLabel(objectName + QStringLiteral("Label"), this);
    m_label->setInk(Ink::secondary);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_buttonLayout->setSpacing(0);
    m_layout->addWidget(m_label);
    m_layout->addLayout(m_buttonLayout);
    m_layout->addStretch(1);
    createButtons(buttonPattern);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int player) {
        setPlayer(player);
        emit playerClicked(player);
    });
    updateLook();
}

void PlayerButtons::createButtons(const QString& pattern)
{
    m_buttons = new QButtonGroup(this);
    for (int player = 0; player < mostPlayers; ++player) {
        auto* button = new QToolButton(this);
        button->setObjectName(pattern.arg(player + 1));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        clickWhenChecked(*button);
        m_buttons->addButton(button, player);
        m_buttonLayout->addWidget(button);
    }
    m_buttons->button(m_player)->setChecked(true);
}

void PlayerButtons::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    m_buttons->button(player)->setChecked(true);
    showChosen();
}

void PlayerButtons::setWords(const QString& label, const QString& tip)
{
    m_label->setText(label);
    m_tip = tip;
    showWords();
}

void PlayerButtons::setPlayers(const QStringList& names, const std::vector<int>& shown)
{
    if (names == m_names && shown == m_shown)
        return;
    m_names = names;
    m_shown = shown;
    showWords();
}

void PlayerButtons::setCompact(bool compact)
{
    m_compact = compact;
    showWords();
}

QSize PlayerButtons::sizeHint() const
{
    const QList<int> widths = buttonWidths(); // for whole names, however little room there was
    const int buttons = std::accumulate(widths.begin(), widths.end(), 0);
    const int beside = m_label->sizeHint().width() + m_layout->spacing() + buttons;
    return {std::max(m_layout->sizeHint().width(), beside), m_layout->sizeHint().height()};
}

QSize PlayerButtons::minimumSizeHint() const
{
    int buttons = 0;
    for (const int button : buttonWidths())
        buttons += std::min(button, scaled(leastButton, font()));
    return {std::max(m_label->sizeHint().width(), buttons), m_layout->minimumSize().height()};
}

void PlayerButtons::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWidth();
}

void PlayerButtons::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateLook();
        fitWidth();
    }
}

void PlayerButtons::showWords()
{
    for (int player = 0; player < mostPlayers; ++player) {
        auto* button = m_buttons->button(player);
        const QString name = narration::playerName(player + 1, m_names);
        const bool isShort = m_compact && m_names.value(player).isEmpty();
        m_texts[static_cast<std::size_t>(player)] =
            isShort ? narration::playerShortName(player + 1) : name;
        button->setAccessibleName(name);
        setTips(*button, narration::fill(m_tip, {name}));
        button->setVisible(std::ranges::count(m_shown, player) > 0);
    }
    fitWidth();
}

void PlayerButtons::showChosen()
{
    const QList<QAbstractButton*> buttons = m_buttons->buttons();
    for (QAbstractButton* button : buttons) {
        QFont own = font();
        own.setWeight(QFont::Normal);
        button->setFont(button->isChecked() ? pressedFont(own) : own);
    }
    fitWidth();
}

void PlayerButtons::updateLook()
{
    m_layout->setSpacing(scaled(wordsGap, font()));
    const QList<QAbstractButton*> buttons = m_buttons->buttons();
    for (QAbstractButton* button : buttons)
        button->setMinimumHeight(scaled(25, font()));
    showChosen();
}

QList<int> PlayerButtons::buttonWidths() const
{
    QList<int> widths;
    for (const int player : m_shown)
        widths << frameWidth(player) + textWidth(player);
    return widths;
}

int PlayerButtons::textWidth(int player) const
{
    const QFontMetrics metrics(pressedFont(font()));
    return metrics.horizontalAdvance(m_texts[static_cast<std::size_t>(player)]);
}

/// The width of a button apart from its text.
int PlayerButtons::frameWidth(int player) const
{
    const QAbstractButton* button = m_buttons->button(player);
    const QString shown =
        QString(button->text()).replace(QStringLiteral("&&"), QStringLiteral("&"));
    return button->sizeHint().width() - QFontMetrics(pressedFont(font())).horizontalAdvance(shown);
}

/// The width of the widest button if all share a room.
int PlayerButtons::mostWidth(int room) const
{
    QList<int> widths = buttonWidths();
    std::ranges::sort(widths);
    int most = 0;
    for (qsizetype at = 0; at < widths.size(); ++at) {
        most = std::min(widths[at], room / static_cast<int>(widths.size() - at));
        room -= most;
    }
    return most;
}

void PlayerButtons::fitWidth()
{
    const QList<int> widths = buttonWidths();
    const int buttons = std::accumulate(widths.begin(), widths.end(), 0);
    const int beside = width() - m_label->sizeHint().width() - m_layout->spacing();
    const bool isBeside = buttons <= beside;
    const int most = mostWidth(width());
    for (const int player : m_shown) {
        QAbstractButton* button = m_buttons->button(player);
        QString text = m_texts[static_cast<std::size_t>(player)];
        const int room = most - frameWidth(player);
        if (textWidth(player) > room) {
            text = QStringLiteral("%1 %2").arg(player + 1).arg(text);
            text = QFontMetrics(pressedFont(font()))
                       .elidedText(text, Qt::ElideRight, std::max(room, 0));
        }
        button->setText(escapedForControl(text));
    }
    m_layout->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    updateGeometry();
}

} // namespace showdown::gui
