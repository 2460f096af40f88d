// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>
#include <QStringList>

#include <vector>

class QLabel;

namespace showdown {

/// The five cards of a working hand in a row, or a note that says why there is none.
class WorkingCards : public QStackedWidget
{
    Q_OBJECT

public:
    /// objectNames of the cards begin with this: `player1WorkingCard2Label`.
    WorkingCards(const QString& purpose, int height, QWidget* parent = nullptr);

    void setCards(const QStringList& cards);
    void setNote(const QString& note);

private:
    std::vector<QLabel*> m_cards;
    QLabel* m_note = nullptr;
};

} // namespace showdown
