// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/presentbar.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/actions.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QToolTip>

#include <chrono>
#include <initializer_list>
#include <tuple>
#include <utility>

namespace showdown::gui {
namespace {

constexpr std::chrono::seconds restTime(3);
constexpr double stripGap = 8; ///< under the bar and above it

} // namespace

PresentBar::PresentBar(const Actions& actions, QWidget* window)
    : QFrame(window),
      m_actions(actions),
      m_back(addButton(QStringLiteral("presentBackButton"))),
      m_forward(new PrimaryButton(this)),
      m_smaller(addButton(QStringLiteral("presentSmallerButton"))),
      m_larger(addButton(QStringLiteral("presentLargerButton"))),
      m_leave(addButton(QStringLiteral("leavePresentationButton"))),
      m_previousTable(addButton(QStringLiteral("presentPreviousTableButton"))),
      m_nextTable(addButton(QStringLiteral("presentNextTableButton"))),
      m_strip(new QWidget(window))
{
    m_strip->setAutoFillBackground(true);
    m_strip->hide();
    m_strip->lower();
    setObjectName(QStringLiteral("presentBar"));
    m_forward->setObjectName(QStringLiteral("presentForwardButton"));
    m_forward->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    for (QToolButton* button : std::initializer_list<QToolButton*>{
             m_previousTable, m_back, m_forward, m_nextTable, m_smaller, m_larger, m_leave})
        row->addWidget(button);
    connect(m_back, &QToolButton::clicked, this, [this] { emit stepAsked(false); });
    connect(m_forward, &QToolButton::clicked, this, [this] { emit stepAsked(true); });
    connect(m_smaller, &QToolButton::clicked, actions.smallerText, &QAction::trigger);
    connect(m_larger, &QToolButton::clicked, actions.largerText, &QAction::trigger);
    connect(m_leave, &QToolButton::clicked, actions.present, &QAction::trigger);
    for (const auto& [action, button] :
         {std::pair(actions.smallerText, m_smaller), std::pair(actions.largerText, m_larger)})
        connect(action, &QAction::changed, button,
                [action = action, button = button] { button->setEnabled(action->isEnabled()); });
    m_rest.setSingleShot(true);
    m_rest.setInterval(restTime);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        const bool isUsed = underMouse() || isAncestorOf(this->window()->focusWidget());
        isUsed ? m_rest.start() : hide();
    });
    window->installEventFilter(this);
    hide();
    onRetranslate(*this, [this] { sayWords(); });
    updateLook();
}

/// A click leaves the focus where it is.
QToolButton* PresentBar::addButton(const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void PresentBar::sayWords()
{
    setAccessibleName(tr("Presentation"));
    const auto name = [](QToolButton& button, const QString& words, const QString& tip,
                         Qt::Key key) {
        button.setText(words);
        button.setAccessibleName(tip);
        //: %1: what a button does, %2: the key that does it too
        setTips(button,
                tr("%1 (%2)").arg(tip, QKeySequence(key).toString(QKeySequence::NativeText)));
    };
    const QString forward = m_keepsBack ? tr("Reveal") : tr("Next");
    m_forward->setWords({tr("Reveal"), tr("Next")});
    m_forward->setFace(m_keepsBack ? IconId::show : IconId::stepNext, forward);
    name(*m_forward, forward, forward, Qt::Key_PageDown);
    name(*m_back, tr("Back"), tr("Back"), Qt::Key_PageUp);
    name(*m_leave, tr("Leave"), tr("Leave"), Qt::Key_F11);
    for (const auto& [button, words, action] :
         {std::tuple(m_smaller, tr("A−", "smaller text"), m_actions.smallerText),
          std::tuple(m_larger, tr("A+", "larger text"), m_actions.largerText)}) {
        button->setText(words);
        button->setLayoutDirection(Qt::LeftToRight); // keeps the sign behind the letter
        button->setAccessibleName(withoutMnemonic(action->text()));
        setTips(*button, action->toolTip());
    }
    putInPlace();
}

void PresentBar::setForward(bool keepsBack, bool goesOn)
{
    m_forward->setEnabled(goesOn);
    if (std::exchange(m_keepsBack, keepsBack) != keepsBack)
        sayWords();
}

void PresentBar::setTables(QAction& previous, QAction& next)
{
    for (const auto& [button, action] :
         {std::pair(m_previousTable, &previous), std::pair(m_nextTable, &next)}) {
        const auto show = [this, button = button, action = action] {
            const bool isLeft = (button == m_previousTable) != isRightToLeft();
            button->setText(isLeft ? QStringLiteral("‹") : QStringLiteral("›"));
            button->setAccessibleName(withoutMnemonic(action->text()));
            setTips(*button, action->toolTip());
            button->setEnabled(action->isEnabled());
            button->setVisible(action->isVisible());
            putInPlace();
        };
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, show);
        show();
    }
}

void PresentBar::setStripKept(bool kept)
{
    m_strip->setVisible(kept);
    putInPlace();
}

int PresentBar::stripHeight() const
{
    return sizeHint().height() + 2 * scaled(stripGap, font());
}

void PresentBar::showTip(const QWidget& button)
{
    const int room = 3 * QFontMetrics(QToolTip::font()).height(); // Qt shows it below the place
    const QPoint place(button.mapTo(this, button.rect().center()).x(), -room);
    QToolTip::showText(mapToGlobal(place), button.toolTip(), this);
}

void PresentBar::come()
{
    putInPlace();
    show();
    raise();
    m_rest.start();
}

void PresentBar::updateLook()
{
    const Colors colors = Colors::of(parentWidget()->palette());
    QPalette dark = parentWidget()->palette(); // light where the window is dark
    dark.setColor(QPalette::Window, colors.text);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::ButtonText, QPalette::Text})
        dark.setColor(role, colors.base);
    dark.setColor(QPalette::Button, colors.text);
    for (QToolButton* button : {m_previousTable, m_back, m_nextTable, m_smaller, m_larger, m_leave})
        button->setPalette(dark);
    m_strip->setPalette(colors.table);
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(length(18), length(7), length(18), length(7));
    layout()->setSpacing(length(10));
    for (QToolButton* button : std::initializer_list<QToolButton*>{
             m_previousTable, m_back, m_forward, m_nextTable, m_smaller, m_larger, m_leave})
        button->setMinimumHeight(length(32));
    putInPlace();
}

void PresentBar::putInPlace()
{
    const QSize size = sizeHint();
    const QRect window = parentWidget()->rect();
    setGeometry({QPoint(window.center().x() - size.width() / 2,
                        window.bottom() - scaled(stripGap, font()) - size.height()),
                 size});
    const int strip = m_strip->isHidden() ? 0 : stripHeight();
    m_strip->setGeometry(0, window.height() - strip, window.width(), strip);
    parentWidget()->setContentsMargins(0, 0, 0, strip);
}

bool PresentBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && !(isHidden() && m_strip->isHidden()))
        putInPlace();
    return QFrame::eventFilter(watched, event);
}

void PresentBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        updateLook();
}

void PresentBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Colors::of(parentWidget()->palette()).text);
    const double radius = height() / 2.0;
    painter.drawRoundedRect(rect(), radius, radius);
}

} // namespace showdown::gui
