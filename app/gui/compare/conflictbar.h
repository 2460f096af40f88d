// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace showdown {

class Session;

/// One line that says why a change was refused, with the ways out as buttons: a card that lies
/// elsewhere, one deck for cards that lie twice, too few cards to deal. It goes with its cross,
/// with Escape, and with the next change of the table.
class ConflictBar : public QFrame
{
    Q_OBJECT

public:
    explicit ConflictBar(Session& session, QWidget* parent = nullptr);

    /// "Not enough cards left to deal. Clear a hand or allow duplicates."
    void sayTooFewCards();

signals:
    /// The bar has taken its text to a screen reader.
    void announced(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct WayOut
    {
        QString text;
        QString tip;
        std::function<void()> take;
    };

    void createWidgets();
    QPushButton* createButton(const QString& objectName);
    void offer(const Table& wanted, const CardConflict& conflict);
    void offerSwap(const Table& wanted, const CardConflict& conflict);
    void offerKeepingFirst(const NamedRules& wanted);
    void say(const QString& text, const WayOut& first, const WayOut& second);
    void take(const WayOut& wayOut);

    Session& m_session;
    QLabel* m_text = nullptr;
    QPushButton* m_firstButton = nullptr;
    QPushButton* m_secondButton = nullptr;
    QToolButton* m_closeButton = nullptr;
    WayOut m_first;
    WayOut m_second;
};

} // namespace showdown
