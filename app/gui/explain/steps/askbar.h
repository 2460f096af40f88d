// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/question.h"

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QShortcut>
#include <QStringList>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class Asking;
class LinkLine;
class CompareSession;
class TextLabel;

/// The question about the next step, buttons for the answers, the judgement of the last answer, and
/// the score; after going back from a question, a link to it. Hidden while there is none of these.
/// Both must outlive it.
class AskBar : public QFrame
{
    Q_OBJECT

public:
    AskBar(const CompareSession& session, Asking& asking, QWidget* parent = nullptr);

    /// Questions can be answered by keys while the focus is in this place, which may hold the bar
    /// but no other such place.
    void listenIn(QWidget& place);

    /// Puts the focus on the first answer to the open question.
    void focusAnswers();

signals:
    /// Emitted when a key has answered while the bar, which says whether rightly, is out of sight.
    void judgedUnseen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void createWidgets();
    void showAll();
    void showQuestion();
    void showJudgement();
    void showWaiting();
    void offer(const std::vector<Answer>& choices);
    void addButton();
    QList<QStringList> nameButtons(const Question& question);
    void listen();
    void answerBy(const QString& key);
    void updateLook();
    QWidget* focusPlace() const;

    const CompareSession& m_session;
    Asking& m_asking;
    QLabel* m_icon = nullptr;
    TextLabel* m_judgement = nullptr;
    TextLabel* m_question = nullptr;
    TextLabel* m_score = nullptr;
    LinkLine* m_waiting = nullptr;
    QVBoxLayout* m_layout = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<Answer> m_choices;
    QList<QToolButton*> m_buttons; ///< the first ones, one for each choice, are shown
    QList<QStringList> m_keys;     ///< of each choice
    QList<QWidget*> m_places;
    QList<QPointer<QShortcut>> m_shortcuts;
    QString m_announced;
};

} // namespace showdown::gui
