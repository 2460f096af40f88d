// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/tips.h"

#include "app/gui/theme/mnemonic.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

namespace showdown::gui {

QString escapedForToolTip(const QString& words)
{
    if (!Qt::mightBeRichText(words))
        return words;
    QString escaped = words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    // "&lt;" has become "&amp;lt;", which looks like plain text again.
    return Qt::mightBeRichText(escaped) ? escaped : QStringLiteral("<qt>%1</qt>").arg(escaped);
}

void setToolTip(QWidget& widget, const QString& words)
{
    widget.setToolTip(escapedForToolTip(words));
}

void setTips(QWidget& widget, const QString& words)
{
    setToolTip(widget, words);
    widget.setStatusTip(words);
}

void setTips(QAction& action, const QString& words)
{
    action.setToolTip(escapedForToolTip(words));
    action.setStatusTip(words);
}

void setMenuWords(QAction& action, const QString& text, const QString& tip)
{
    action.setText(text);
    setTips(action, tip);
}

void nameButton(QAbstractButton& button, const QString& text, const QString& tip,
                const QString& name)
{
    button.setText(text);
    button.setAccessibleName(name.isEmpty() ? withoutMnemonic(text) : name);
    setTips(button, tip);
}

void nameField(QLabel& label, QWidget& field, const QString& text, const QString& tip)
{
    label.setText(text);
    field.setAccessibleName(withoutMnemonic(text));
    setTips(field, tip);
}

void showToolTip(const QPoint& place, const QString& words, QWidget& widget, const QRect& part)
{
    QToolTip::showText(place, escapedForToolTip(words), &widget, part);
}

} // namespace showdown::gui
