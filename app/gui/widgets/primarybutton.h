// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/icons.h"

#include <QStringList>
#include <QToolButton>

namespace showdown::gui {

/// The button of a row that most people want: filled, with an icon and a word beside it. Where it
/// is too narrow for the word it shows only the icon.
class PrimaryButton : public QToolButton
{
    Q_OBJECT

public:
    explicit PrimaryButton(QWidget* parent = nullptr);

    void setFace(IconId icon, const QString& word);

    /// Reserves room for each of these words, so that the width stays when the word changes.
    void setWords(const QStringList& words);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    IconId m_icon = IconId::play;
    QString m_word;
    QStringList m_words;
};

} // namespace showdown::gui
