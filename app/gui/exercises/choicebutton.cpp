// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/choicebutton.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/gui/widgets/tips.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double choiceHeight = 34;
constexpr double choicePad = 6;
constexpr double choiceDot = 14;
constexpr double choiceGap = 6;
constexpr double choiceKeySize = 11;

QFont choiceFont(const QFont& font, bool isChosen)
{
    return designFont(font, 13, isChosen ? QFont::DemiBold : QFont::Normal);
}

QFont choiceKeyFont(const QFont& font)
{
    return designFont(font, choiceKeySize);
}

int choiceKeyWidth(const QString& key, const QFont& font)
{
    const int width = QFontMetrics(choiceKeyFont(font)).horizontalAdvance(key);
    return key.isEmpty() ? 0 : width + scaled(7, font);
}

} // namespace

ChoiceButton::ChoiceButton(const QString& objectName, QWidget* parent) : QRadioButton(parent)
{
    setObjectName(objectName);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void ChoiceButton::setWords(const QString& words, const QString& key)
{
    m_words = words;
    m_key = key;
    setText(escapedForControl(words));
    setAccessibleName(words);
    //: %1: a choice, %2: the key that chooses it
    gui::setToolTip(*this, key.isEmpty() ? QString() : tr("%1 (%2)").arg(words, key));
    describeMark();
    updateGeometry();
    update();
}

void ChoiceButton::setMark(AnswerMark mark)
{
    if (mark == m_mark)
        return;
    m_mark = mark;
    describeMark();
    update();
}

void ChoiceButton::describeMark()
{
    setAccessibleDescription(m_mark == AnswerMark::none    ? QString()
                             : m_mark == AnswerMark::right ? tr("Right")
                                                           : tr("Wrong"));
}

/// The width of everything but the words.
int ChoiceButton::aroundWords() const
{
    const int key = choiceKeyWidth(m_key, font());
    return 2 * scaled(choicePad, font()) + scaled(choiceDot + choiceGap, font())
           + (key > 0 ? key + scaled(choiceGap, font()) : 0) + 2;
}

QSize ChoiceButton::sizeHint() const
{
    const int words = QFontMetrics(choiceFont(font(), true)).horizontalAdvance(m_words);
    const int width = aroundWords() + words;
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    const QFontMetrics metrics(choiceFont(font(), true));
    int word = 0;
    for (const QString& each : m_words.split(u' '))
        word = std::max(word, metrics.horizontalAdvance(each));
    return {aroundWords() + word, scaled(choiceHeight, font())};
}

int ChoiceButton::heightForWidth(int width) const
{
    const QFontMetrics metrics(choiceFont(font(), true));
    const QRect room(0, 0, width - aroundWords() + 1, QWIDGETSIZE_MAX);
    return std::max(scaled(choiceHeight, font()),
                    metrics.boundingRect(room, Qt::TextWordWrap, m_words).height() + 10);
}

void ChoiceButton::changeEvent(QEvent* event)
{
    QRadioButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void ChoiceButton::paintGround(QPainter& painter, const Colors& colors, Role role,
                               bool isRaised) const
{
    const double corner = scaled(5, font());
    const double line = colors.line(isRaised ? 2 : 1);
    painter.setPen(QPen(isRaised ? colors.role(role) : colors.outline, line));
    painter.setBrush(isRaised                      ? colors.fill(role)
                     : underMouse() && isEnabled() ? colors.alternate
                                                   : colors.base);
    const double inset = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), corner, corner);
    if (hasFocus()) {
        painter.setPen(QPen(colors.role(Role::accent), colors.line(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), corner - 2,
                                corner - 2);
    }
}

void ChoiceButton::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    const Role role = m_mark == AnswerMark::right   ? Role::winner
                      : m_mark == AnswerMark::wrong ? Role::error
                                                    : Role::accent;
    const bool isChosen = isChecked();
    const bool isMarked = m_mark != AnswerMark::none;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, colors, role, isChosen || isMarked);

    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int pad = scaled(choicePad, font());
    const int dot = scaled(choiceDot, font());
    const QRectF sign = mirrored({pad, (height() - dot) / 2, dot, dot});
    if (isMarked) {
        paintIcon(painter, m_mark == AnswerMark::right ? IconId::yes : IconId::no,
                  sign.adjusted(-2, -2, 2, 2), colors.role(role));
    } else {
        painter.setPen(QPen(isChosen ? colors.role(role) : colors.outline, colors.line(1.5)));
        painter.setBrush(colors.base);
        painter.drawEllipse(sign.adjusted(1, 1, -1, -1));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.role(role));
        const double hole = dot / 3.5;
        if (isChosen)
            painter.drawEllipse(sign.adjusted(hole, hole, -hole, -hole));
    }
    const int keyWidth = choiceKeyWidth(m_key, font());
    const QRect key = mirrored({width() - pad - keyWidth, (height() - scaled(18, font())) / 2,
                                keyWidth, scaled(18, font())});
    if (keyWidth > 0) {
        painter.setPen(QPen(colors.hairline, colors.line(1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(key).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(colors.secondaryText);
        painter.setFont(choiceKeyFont(font()));
        painter.drawText(key, Qt::AlignCenter, m_key);
    }
    const int start = pad + dot + scaled(choiceGap, font());
    const int end = pad + (keyWidth > 0 ? keyWidth + scaled(choiceGap, font()) : 0);
    const QRect words = mirrored({start, 0, width() - start - end, height()});
    // Chosen words are bold: the lines are those of bold words from the first.
    const QStringList lines = wrappedLines(m_words, choiceFont(font(), true), words.width());
    painter.setFont(choiceFont(font(), isChosen));
    painter.setPen(isEnabled() ? colors.text : colors.disabled);
    painter.drawText(words, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextDontClip,
                     lines.join(u'\n'));
}

} // namespace showdown::gui
