// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/playername.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QApplication>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double editWidth = 160; ///< least width for a name, where there is room

} // namespace

PlayerName::PlayerName(const QString& purpose, QWidget* parent)
    : QWidget(parent),
      m_purpose(purpose),
      m_label(new TextLabel(purpose + QStringLiteral("NameLabel"), this))
{
    onRetranslate(*this,
                  [this] { setStatusTip(tr("Double-click or press F2 to rename the player")); });
}

void PlayerName::setName(const QString& name, const QString& shortName)
{
    m_name = name;
    m_shortName = shortName;
    showName();
}

void PlayerName::setShort(bool isShort)
{
    m_isShort = isShort;
    showName();
}

void PlayerName::setWhole(bool isWhole)
{
    m_isWhole = isWhole;
    showName();
    updateGeometry();
}

QStringList PlayerName::lines(int width) const
{
    constexpr int around = 2; // a label measures a little more
    return wrappedLines(m_name, m_label->font(), std::max(1, width - around));
}

/// The first line stays where a single one is.
int PlayerName::heightForWidth(int width) const
{
    const auto more = static_cast<int>(lines(width).size()) - 1;
    return minimumHeight() + more * QFontMetrics(m_label->font()).lineSpacing();
}

void PlayerName::showName()
{
    m_label->setGeometry(rect());
    m_label->setAccessibleName(m_name);
    const QFontMetrics metrics(m_label->font());
    const auto fits = [&](const QString& text) {
        return metrics.horizontalAdvance(text) < width();
    };
    QString shown = m_name;
    if (m_isWhole)
        shown = lines(width()).join(u'\n');
    else if (!m_shortName.isEmpty() && (m_isShort || !fits(m_name)))
        shown = fits(m_shortName) ? m_shortName : QString(); // the number is beside it
    else if (!fits(m_name))
        shown = metrics.elidedText(m_name, Qt::ElideRight, width());
    m_label->setText(shown);
    gui::setToolTip(*this, m_isWhole || shown == m_name ? QString() : m_name);
}

int PlayerName::wantedWidth() const
{
    const bool isShort = m_isShort && !m_shortName.isEmpty();
    return QFontMetrics(m_label->font()).horizontalAdvance(isShort ? m_shortName : m_name) + 1;
}

void PlayerName::placeEdit()
{
    if (!m_edit)
        return;
    QRect place = m_edit->parentWidget() == this ? rect() : geometry();
    const int wide = std::max(width(), scaled(editWidth, font()));
    if (m_edit->parentWidget() != this && layoutDirection() == Qt::LeftToRight)
        place.setRight(std::min(m_edit->parentWidget()->rect().right(), place.left() + wide - 1));
    else if (m_edit->parentWidget() != this)
        place.setLeft(std::max(0, place.right() - wide + 1));
    m_edit->setGeometry(place);
}

void PlayerName::edit()
{
    if (m_edit)
        return;
    m_focusBefore = QApplication::focusWidget();
    m_edit = new QLineEdit(m_name, parentWidget() ? parentWidget() : this);
    m_edit->setObjectName(m_purpose + QStringLiteral("NameEdit"));
    m_edit->setAccessibleName(tr("Name of the player"));
    m_edit->setToolTip(tr("Enter takes the name, Escape leaves it as it was"));
    m_edit->setStatusTip(m_edit->toolTip());
    m_edit->setMaxLength(2 * CardTable::longestName); // in units; the session counts characters
    m_edit->setPlaceholderText(m_name);
    placeEdit();
    m_edit->installEventFilter(this);
    m_edit->selectAll();
    m_edit->show();
    m_edit->setFocus(Qt::OtherFocusReason);
}

bool PlayerName::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_edit)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        finish(true);
    } else if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // Escape is the field's own key
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool takes = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (takes || key == Qt::Key_Escape) {
            finish(takes);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PlayerName::finish(bool take)
{
    QLineEdit* edit = std::exchange(m_edit, nullptr);
    const bool hadFocus = edit->hasFocus();
    edit->hide();
    edit->deleteLater();
    if (hadFocus && m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    if (take && edit->isModified())
        emit renamed(edit->text());
}

void PlayerName::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showName();
}

void PlayerName::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showName();
    placeEdit();
}

void PlayerName::mouseDoubleClickEvent(QMouseEvent*)
{
    edit();
}

} // namespace showdown::gui
