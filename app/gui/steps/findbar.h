// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace showdown::gui {

class Session;
class StepActions;
class StepPlayer;
class StepSearch;
class TextLabel;

/// A field for words that are looked for. Esc clears it, and leaves it when it is empty.
class FindField : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindField(QWidget* parent = nullptr);

signals:
    void nextAsked();
    void previousAsked();
    /// Somebody is done here.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// Looks for steps: a field, how many there are, and the ways to the next and to the one before.
/// Whoever is done goes back to where the focus was in the parent. All three must outlive it.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    FindBar(const Session& session, StepPlayer& player, const StepActions& actions,
            QWidget* parent = nullptr);

    StepSearch& search() const { return *m_search; }

    QSize sizeHint() const override;

private:
    void connectParts(const StepActions& actions);
    void retranslate();
    void goOn(bool forwards);
    void leave();
    void showFound();
    void showCount();

    QPointer<QWidget> m_page; ///< the parent given, which a layout may change
    StepSearch* m_search;
    QLabel* m_label;
    FindField* m_field;
    QAction* m_clear;
    TextLabel* m_count;
    TextLabel* m_none;          ///< in place of a count
    QPointer<QWidget> m_before; ///< what had the focus before the field
};

} // namespace showdown::gui
