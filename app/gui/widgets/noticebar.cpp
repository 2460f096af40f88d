// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/noticebar.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticelayout.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShowEvent>
#include <QToolButton>

#include <utility>

namespace showdown::gui {

NoticeBar::NoticeBar(const QString& objectName, QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_text(new TextLabel(objectName + QStringLiteral("Label"), this)),
      m_close(new QToolButton(this))
{
    setObjectName(objectName);
    m_icon->setObjectName(objectName + QStringLiteral("Icon"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    makeNotification(*m_text);
    m_close->setObjectName(objectName + QStringLiteral("CloseButton"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setIcon(icon(IconId::no));
    m_close->hide();
    new NoticeLayout(*m_icon, *m_text, *m_close, this);
    connect(m_close, &QToolButton::clicked, this, [this] {
        dismiss();
        emit closed();
    });
    onRetranslate(*this, [this] { showWords(); });
    applyLook();
    hide();
}

void NoticeBar::showWords()
{
    setAccessibleName(tr("Notice"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close this notice"));
    m_close->setStatusTip(tr("Close this notice"));
}

void NoticeBar::setText(const QString& text)
{
    if (text == this->text())
        return;
    m_text->setText(text);
    if (isVisible())
        tell();
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::tell()
{
    if (m_isToldOnce && std::exchange(m_told, text()) == text())
        return;
    announce(*m_text, spoken());
}

void NoticeBar::setIcon(IconId icon)
{
    m_sign = icon;
    applyLook();
}

void NoticeBar::setRole(Role role)
{
    m_role = role;
    applyLook();
    update();
}

QPushButton& NoticeBar::addButton(const QString& objectName)
{
    auto* button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(true); // Return presses it, as Space does
    layout()->addWidget(button);
    setTabOrder(button, m_close);
    applyLook();
    return *button;
}

void NoticeBar::setWords(QPushButton& button, const QString& text, const QString& tip)
{
    button.setText(text);
    button.setAccessibleName(withoutMnemonic(text));
    setTips(button, tip);
}

void NoticeBar::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

int NoticeBar::lineWidth() const
{
    int width = layout()->contentsMargins().left() + layout()->contentsMargins().right()
                + m_icon->sizeHint().width() + layout()->spacing()
                + m_text->fontMetrics().horizontalAdvance(text()) + 1;
    const auto buttons = findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
    for (const QAbstractButton* button : buttons) {
        if (!button->isHidden())
            width += layout()->spacing() + button->sizeHint().width();
    }
    return width;
}

void NoticeBar::present()
{
    setPresented(true);
}

void NoticeBar::dismiss()
{
    setPresented(false);
}

void NoticeBar::setPresented(bool presented)
{
    if (presented == m_isPresented)
        return;
    m_isPresented = presented;
    emit presentedChanged(presented);
}

void NoticeBar::applyLook()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    const int edge = length(2); // buttons keep off the frame
    layout()->setContentsMargins(length(12), edge, length(6), edge);
    layout()->setSpacing(length(8));
    const int size = length(18);
    m_icon->setPixmap(icon(m_sign, m_role).pixmap(QSize(size, size), devicePixelRatioF()));
    m_close->setIconSize(QSize(length(14), length(14)));
    m_close->setFixedSize(length(24), length(24));
    const auto buttons = findChildren<QPushButton*>(Qt::FindDirectChildrenOnly);
    for (QPushButton* button : buttons)
        button->setMinimumHeight(length(24));
}

void NoticeBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyLook();
}

void NoticeBar::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    if (!event->spontaneous())
        tell();
}

void NoticeBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const qreal line = colors.line(1);
    const qreal inset = line / 2;
    painter.setPen(QPen(colors.role(m_role), line));
    painter.setBrush(colors.fill(m_role));
    const qreal radius = 6.5 * uiScale(font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

NoticePlace::NoticePlace(QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    setObjectName(QStringLiteral("noticePlace"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    hide();
}

NoticeBar& NoticePlace::add(const QString& objectName)
{
    auto* bar = new NoticeBar(objectName, this);
    m_layout->addWidget(bar);
    connect(bar, &NoticeBar::presentedChanged, this,
            [this, bar](bool presented) { setPresented(*bar, presented); });
    return *bar;
}

void NoticePlace::setPresented(NoticeBar& bar, bool presented)
{
    std::erase(m_presented, &bar);
    if (presented)
        m_presented.push_back(&bar);
    const auto bars = findChildren<NoticeBar*>(Qt::FindDirectChildrenOnly);
    const auto isSeen = [this](const NoticeBar* each) {
        return each->isPresented() && (each == m_presented.back() || each->isLasting());
    };
    for (NoticeBar* each : bars) {
        if (!isSeen(each))
            each->hide();
    }
    for (NoticeBar* each : bars) {
        if (isSeen(each))
            each->show();
    }
    arrange();
    setVisible(!m_presented.empty() && !m_isAway);
}

void NoticePlace::setAway(bool away)
{
    m_isAway = away;
    setVisible(!m_presented.empty() && !m_isAway);
}

/// Side by side if each fits on one line.
void NoticePlace::arrange()
{
    const int gap = scaled(6, font());
    int needed = -gap;
    int count = 0;
    const auto bars = findChildren<NoticeBar*>(Qt::FindDirectChildrenOnly);
    for (NoticeBar* bar : bars) {
        if (bar->isHidden())
            continue;
        // The layout requests another pass whenever a factor is set, even an unchanged one.
        if (m_layout->stretch(m_layout->indexOf(bar)) != bar->lineWidth())
            m_layout->setStretchFactor(bar, bar->lineWidth());
        needed += bar->lineWidth() + gap;
        ++count;
    }
    const bool isRow = count > 1 && needed <= width();
    const auto direction = isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_layout->direction())
        return;
    m_layout->setDirection(direction);
    m_layout->setSpacing(isRow ? gap : 0); // stacked bars have enough edges
    m_layout->update();
    updateGeometry();
}

/// A bar may have new words.
bool NoticePlace::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void NoticePlace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui
