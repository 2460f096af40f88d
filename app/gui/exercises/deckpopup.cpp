// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/deckpopup.h"

#include "app/gui/cards/cardplaces.h"
#include "app/gui/cards/cardslot.h"
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double popupWidth = 560;
constexpr double popupGap = 6;

} // namespace

DeckPopup::DeckPopup(CardPlaces& places, const Appearance& appearance, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_panel(new DeckPanel(places, appearance, this))
{
    setObjectName(QStringLiteral("deckPopup"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_panel);
    m_panel->setFoldable(false);
    m_panel->setCompact(true);
    connect(m_panel, &DeckPanel::handsRequested, this, &QWidget::hide);
    connect(&places, &CardPlaces::changed, this, [this] { m_clicked = nullptr; });
    connect(m_panel, &DeckPanel::cardDragged, this, [this](const PlacedCard& card) {
        hide(); // the slots lie under it
        emit cardDragged(card);
    });
    m_panel->keys().installEventFilter(this);
    onRetranslate(*this, [this] { setAccessibleName(tr("Deck")); });
}

void DeckPopup::openAt(const QRect& slot, const QRect& hands, QWidget* clicked)
{
    m_clicked = clicked;
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const QRect window = parentWidget()->window()->frameGeometry().intersected(screen);
    const QSize least = minimumSizeHint();
    const int width = std::min(std::max(least.width(), scaled(popupWidth, font())), screen.width());
    const int height =
        std::min(std::max(least.height(), m_panel->fullHeight() + 2), screen.height());
    const int gap = scaled(popupGap, font());
    const auto top = [&] {
        for (const QRect& clear : {hands, slot}) {
            for (const QRect& area : {window, screen}) {
                if (clear.bottom() + 1 + gap + height <= area.bottom() + 1)
                    return clear.bottom() + 1 + gap;
                if (clear.top() - gap - height >= area.top())
                    return clear.top() - gap - height;
            }
        }
        return slot.bottom() + 1 + gap;
    }();
    const int start = isRightToLeft() ? slot.right() + 1 - width : slot.left();
    const QRect& within = window.width() < width ? screen : window;
    setGeometry(std::clamp(start, within.left(), within.right() + 1 - width),
                std::clamp(top, screen.top(), screen.bottom() + 1 - height), width, height);
    show();
    m_panel->enterFromHands(false);
}

bool DeckPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (m_clicked && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (CardSlot::isTyping(*key) && key->key() != Qt::Key_Space) {
            hide();
            QCoreApplication::sendEvent(m_clicked, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

/// The shortcuts of the window do not reach a popup.
void DeckPopup::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        emit undoAsked();
    else if (event->matches(QKeySequence::Redo))
        emit redoAsked();
    else
        QFrame::keyPressEvent(event);
}

void DeckPopup::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    emit closed();
}

void DeckPopup::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colors.window);
    painter.setPen(QPen(colors.outline, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace showdown::gui
