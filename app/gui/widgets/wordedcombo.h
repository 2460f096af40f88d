// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QKeyEvent>

namespace showdown::gui {

/// A box that shows its choices whole, in the current language: Qt keeps the least size of an
/// earlier one.
class WordedCombo : public QComboBox
{
public:
    explicit WordedCombo(QWidget* parent = nullptr) : QComboBox(parent)
    {
        setSizeAdjustPolicy(AdjustToContents);
    }

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// Left and Right go on to what is beside it, as from a button; else only the keys that choose
    /// would be left for who came with them.
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isLeft = event->key() == Qt::Key_Left;
        if ((isLeft || event->key() == Qt::Key_Right)
            && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
            focusNextPrevChild(isLeft == isRightToLeft());
        else
            QComboBox::keyPressEvent(event);
    }
};

} // namespace showdown::gui
