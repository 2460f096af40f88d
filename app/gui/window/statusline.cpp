// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/statusline.h"

#include "app/gui/view/view.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/accessevents.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr int messageTime = 5000;                 // milliseconds
constexpr std::chrono::milliseconds silence(700); ///< longer than a verdict waits
constexpr std::chrono::milliseconds aTurn(50);    ///< in which one action says all it says at once

/// The text of a hidden label; a label without any may have another height, which the bar takes.
const QString nothing = QStringLiteral(" ");

} // namespace

StatusLine::StatusLine(QWidget* parent) : QStatusBar(parent)
{
    setObjectName(QStringLiteral("statusBar"));
    setSizeGripEnabled(false); // the frame has one; Qt does not bring it back from full screen
    m_focus = new FittingLabel(QStringLiteral("focusLabel"), this);
    m_focus->setContentsMargins(8, 0, 8, 0);
    addWidget(m_focus, 1);
    m_said = newAnnouncer(*this);
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, &StatusLine::readUnanswered);
    // Qt hides it under a message only if it was visible when the message appeared.
    connect(this, &QStatusBar::messageChanged, m_focus, [this](const QString& message) {
        m_focus->setVisible(message.isEmpty());
        gui::setToolTip(*this, message);
    });
}

void StatusLine::showStatus(const Status& status)
{
    m_focus->setTexts({status.focus});
    for (FittingLabel* label : std::as_const(m_facts)) {
        if (std::ranges::find(status.facts, label->objectName(), &Status::Fact::objectName)
            == status.facts.end()) {
            label->hide();
            label->setTexts({nothing}); // the fact is of another view, or in another language
        }
    }
    for (const Status::Fact& fact : status.facts) {
        auto found = std::ranges::find(m_facts, fact.objectName, &FittingLabel::objectName);
        if (found == m_facts.end()) {
            m_facts << label(fact.objectName);
            found = m_facts.end() - 1;
            addPermanentWidget(*found);
        }
        (*found)->setTexts({fact.text.isEmpty() ? nothing : fact.text});
        (*found)->setVisible(!fact.text.isEmpty());
    }
}

void StatusLine::say(const QString& message)
{
    m_message = message;
    showMessage(message, messageTime);
    m_sinceSaid.start();
    m_silence.start(silence);
}

void StatusLine::fallSilent()
{
    m_silence.stop();
    clearMessage();
}

/// Reads a message that nothing else has answered, even if the tip of what came under the pointer
/// hides it by now.
void StatusLine::readUnanswered()
{
    if (isAboutToAnnounce())
        return m_silence.start(aTurn);
    const std::chrono::milliseconds since(m_sinceSaid.elapsed()); // longer if there was much to do
    if (!wasAnnouncedWithin(since + aTurn))
        announce(*m_said, m_message);
}

/// While it is hidden, Qt keeps the height that an earlier font needed.
void StatusLine::showEvent(QShowEvent* event)
{
    reformat();
    QStatusBar::showEvent(event);
}

/// Between the edge and the facts.
QRect StatusLine::messageRoom() const
{
    QRect room = rect().adjusted(6, 0, -6, 0);
    for (const FittingLabel* label : m_facts) {
        if (label->isVisible() && isRightToLeft())
            room.setLeft(std::max(room.left(), label->geometry().right() + 2));
        else if (label->isVisible())
            room.setRight(std::min(room.right(), label->x() - 2));
    }
    return room;
}

/// Qt would cut a message.
void StatusLine::paintEvent(QPaintEvent* event)
{
    const QRect room = messageRoom();
    if (fontMetrics().horizontalAdvance(currentMessage()) <= room.width())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.drawText(room, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(currentMessage(), Qt::ElideRight, room.width()));
}

FittingLabel* StatusLine::label(const QString& objectName)
{
    auto* label = new FittingLabel(objectName, this);
    label->setContentsMargins(8, 0, 8, 0);
    return label;
}

} // namespace showdown::gui
