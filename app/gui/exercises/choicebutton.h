// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"
#include "app/gui/theme/colors.h"

#include <QRadioButton>

namespace showdown::gui {

/// A choice as a large button with its key: one of a group is chosen, with a dot. The answered one
/// can be marked as right or wrong. Words that do not fit wrap.
class ChoiceButton : public QRadioButton
{
    Q_OBJECT

public:
    explicit ChoiceButton(const QString& objectName, QWidget* parent = nullptr);

    /// The words are plain text; the key may be empty.
    virtual void setWords(const QString& words, const QString& key = {});
    QString words() const { return m_words; }
    QString key() const { return m_key; }

    void setMark(AnswerMark mark);
    AnswerMark mark() const { return m_mark; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }

    /// Draws the background, its edge, and the ring of the focus.
    void paintGround(QPainter& painter, const Colors& colors, Role role, bool isRaised) const;

    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void describeMark();
    int aroundWords() const;

    QString m_words;
    QString m_key;
    AnswerMark m_mark = AnswerMark::none;
};

} // namespace showdown::gui
