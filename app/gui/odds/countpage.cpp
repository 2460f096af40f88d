// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/countpage.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace showdown::gui {

CountPage::CountPage(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_scroll(new QScrollArea(this)),
      m_content(new QWidget(m_scroll)),
      m_lines(new QVBoxLayout(m_content))
{
    setObjectName(name + QStringLiteral("Page"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_scroll->setObjectName(name + QStringLiteral("ScrollArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_content->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(m_content);
    for (QWidget* sized : std::initializer_list<QWidget*>{m_scroll, m_content})
        sized->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
}

void CountPage::refresh()
{
    m_isStale = true;
    if (isVisible())
        showNow();
}

bool CountPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == (watched == m_scroll ? QEvent::Resize : QEvent::LayoutRequest))
        fitScrollBar();
    return QWidget::eventFilter(watched, event);
}

/// Beside a scroll bar lines may need so much more room that it would stay for its own sake.
void CountPage::fitScrollBar()
{
    const QSize room = m_scroll->contentsRect().size();
    const int needed = m_content->hasHeightForWidth() ? m_content->heightForWidth(room.width())
                                                      : m_content->minimumSizeHint().height();
    const bool isHigher = needed > room.height();
    m_scroll->setVerticalScrollBarPolicy(isHigher ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

void CountPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        showNow();
    QMetaObject::invokeMethod(this, &CountPage::fitScrollBar, Qt::QueuedConnection); // once laid out
}

void CountPage::showNow()
{
    m_isStale = false;
    showAll();
}

} // namespace showdown::gui
