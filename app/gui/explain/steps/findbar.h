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

class CompareSession;
class StepActions;
class StepPlayer;
class StepSearch;
class TextLabel;

/// A search field. Esc clears it, and leaves it when it is empty.
class FindField : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindField(QWidget* parent = nullptr);

signals:
    void nextAsked();
    void previousAsked();
    /// Emitted when the user leaves the field.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// Searches for steps: a field, the number of hits, and the ways to the next and to the previous
/// one. Leaving it returns the focus to where it was in the parent. All three must outlive it.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    FindBar(const CompareSession& session, StepPlayer& player, const StepActions& actions,
            QWidget* parent = nullptr);

    StepSearch& search() const { return *m_search; }

    /// Puts the focus into the field, to type over what it holds.
    void focusField();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

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
    TextLabel* m_none;          ///< instead of a count
    QPointer<QWidget> m_before; ///< what had the focus before the field
};

} // namespace showdown::gui
