// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepcounter.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace showdown::gui {

StepCounter::StepCounter(QWidget* parent) : QSpinBox(parent)
{
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setKeyboardTracking(false);
}

/// Only digits are typed here: letters and signs stay the keys of answers.
bool StepCounter::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const QString text = static_cast<QKeyEvent*>(event)->text();
        if (!text.isEmpty() && text.front().isPrint() && !text.front().isDigit()) {
            event->ignore();
            return true;
        }
    }
    return QSpinBox::event(event);
}

void StepCounter::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!isTypedOver())
            return event->ignore(); // it is for the page around
        lineEdit()->setText(prefix() + textFromValue(value()) + suffix());
        selectAll();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        QSpinBox::keyPressEvent(event);
        emit left();
        break;
    default:
        QSpinBox::keyPressEvent(event);
    }
}

QString StepCounter::numberIn(QString text) const
{
    if (text.startsWith(prefix()))
        text.remove(0, prefix().size());
    if (text.endsWith(suffix()))
        text.chop(suffix().size());
    return text.trimmed();
}

bool StepCounter::isTypedOver() const
{
    return numberIn(lineEdit()->text()) != textFromValue(value());
}

QValidator::State StepCounter::validate(QString& text, int& /*position*/) const
{
    const QString number = numberIn(text);
    const bool isNumber = std::all_of(number.begin(), number.end(),
                                      [](QChar character) { return character.isDigit(); });
    if (!isNumber || number.size() > 6)
        return QValidator::Invalid;
    return number.isEmpty() ? QValidator::Intermediate : QValidator::Acceptable;
}

int StepCounter::valueFromText(const QString& text) const
{
    return std::clamp(numberIn(text).toInt(), minimum(), maximum());
}

} // namespace showdown::gui
