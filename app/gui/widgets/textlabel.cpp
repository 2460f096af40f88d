// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/textlabel.h"

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/tips.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {

QString withLongWordsElided(const QString& text, const QFontMetrics& metrics, int width)
{
    // hardly any letter is wider than two lines are high
    const qsizetype fitting = width / std::max(1, 2 * metrics.height());
    QString elided;
    qsizetype start = 0;
    for (qsizetype end = 0; end <= text.size(); ++end) {
        if (end < text.size() && !QStringLiteral(" \n-").contains(text[end]))
            continue; // no place where a line may break
        const QString word = text.mid(start, end - start);
        elided += word.size() <= fitting ? word : metrics.elidedText(word, Qt::ElideRight, width);
        elided += text.mid(end, 1);
        start = end + 1;
    }
    return elided;
}

TextLabel::TextLabel(const QString& objectName, QWidget* parent) : QLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    align();
}

int TextLabel::lineHeight(const QFont& font)
{
    QLabel line(QStringLiteral("X"));
    line.setFont(font);
    return line.sizeHint().height();
}

void TextLabel::setInk(Ink ink)
{
    m_ink = ink;
    applyInk();
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
    if (event->type() == QEvent::PaletteChange)
        applyInk();
}

/// A word as wide as a name of wide letters asks for no width of its own.
QSize TextLabel::minimumSizeHint() const
{
    constexpr int longestWord = 26; // of a translation, in usual letters
    const QSize least = QLabel::minimumSizeHint();
    const int most = longestWord * fontMetrics().averageCharWidth();
    return wordWrap() && least.width() > most ? QSize(most, least.height()) : least;
}

int TextLabel::heightForWidth(int width) const
{
    const Measured now(text(), font(), contentsMargins(), margin(), minimumSize(), wordWrap(),
                       textFormat());
    if (m_measured != now) {
        m_heights.clear();
        m_measured = now;
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    constexpr qsizetype mostWidths = 8; // many come by while a window is made larger
    if (m_heights.size() >= mostWidths)
        m_heights.clear();
    return *m_heights.insert(width, QLabel::heightForWidth(width));
}

void TextLabel::paintEvent(QPaintEvent* event)
{
    if (m_isOnPlate) {
        const Colors colors = Colors::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colors.outline, colors.line(1)));
        painter.setBrush(colors.base);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const QRect room = contentsRect();
    const bool isWrapped = wordWrap() && textFormat() == Qt::PlainText;
    const QString shown =
        isWrapped ? withLongWordsElided(text(), fontMetrics(), room.width()) : text();
    if (shown == text())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    style()->drawItemText(&painter, room, static_cast<int>(alignment()) | Qt::TextWordWrap,
                          palette(), isEnabled(), shown, foregroundRole());
}

void TextLabel::align()
{
    const Qt::Alignment leading =
        layoutDirection() == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight;
    setAlignment(leading | Qt::AlignAbsolute | Qt::AlignVCenter);
}

void TextLabel::applyInk()
{
    QPalette
        own; // sets both colours of words, as the ground decides which is used; inherits others
    if (m_ink != Ink::text && parentWidget()) {
        const Colors colors = Colors::of(parentWidget()->palette());
        QColor color = colors.secondaryText;
        if (m_ink == Ink::error)
            color = colors.role(Role::error);
        else if (m_ink == Ink::step)
            color = colors.role(Role::step);
        own.setColor(QPalette::WindowText, color);
        own.setColor(QPalette::Text, color);
    }
    setPalette(own);
}

FittingLabel::FittingLabel(const QString& objectName, QWidget* parent) : QLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void FittingLabel::setTexts(const QStringList& texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    setText(texts.front());
    showToolTip();
    update();
}

QString FittingLabel::shownText() const
{
    const QFontMetrics metrics = fontMetrics();
    for (const QString& text : m_texts) {
        if (metrics.horizontalAdvance(text) <= contentsRect().width())
            return text;
    }
    return m_texts.isEmpty()
               ? QString()
               : metrics.elidedText(m_texts.back(), Qt::ElideRight, contentsRect().width());
}

QSize FittingLabel::minimumSizeHint() const
{
    const int fewLetters = 4 * fontMetrics().averageCharWidth();
    return {qMin(fewLetters, sizeHint().width()), sizeHint().height()};
}

void FittingLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    showToolTip();
}

void FittingLabel::showToolTip()
{
    gui::setToolTip(*this, shownText() == text() ? QString() : text());
}

void FittingLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // follows the words, not the window
    const Qt::Alignment aligned = QStyle::visualAlignment(layoutDirection(), alignment());
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(aligned), palette(),
                          isEnabled(), shownText(), foregroundRole());
}

} // namespace showdown::gui
