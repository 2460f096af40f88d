// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"

#include <QWidget>

#include <vector>

namespace showdown {
class Run;
}

namespace showdown::gui {

class Appearance;
class TextLabel;

/// A player whom the step is not about: name, what is known of the hand, and its cards, dimmed. The
/// cards overlap where they do not fit side by side.
class WaitingPlayer : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with the purpose: `waiting1NameLabel`.
    WaitingPlayer(const Appearance& appearance, const QString& purpose, QWidget* parent = nullptr);

    /// Shows a player of the run, from 1, at the step with this index.
    void showPlayer(const Run& run, int index, int player, const QStringList& names);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QSize cardSize() const;
    int wordsWidth() const;
    void place();

    const Appearance& m_appearance;
    int m_player = 1;
    std::vector<CardContent> m_cards;
    QString m_wholeName;
    TextLabel* m_name = nullptr;
    TextLabel* m_note = nullptr;
};

} // namespace showdown::gui
