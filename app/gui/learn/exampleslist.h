// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardtextobject.h"
#include "app/gui/learn/settingpicture.h"
#include "app/lessons/lesson.h"

#include <QFrame>
#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class CardLabel;
class TextLabel;

/// Small cards of one setting, group after group, in as many lines as they need.
class SettingView : public QWidget
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit SettingView(const Appearance& appearance, QWidget* parent = nullptr);

    void setGroups(const std::vector<CardGroup>& groups);

    /// For a class: with larger cards.
    void setPresenting(bool presenting);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<QRect> places(int width) const;
    int captionRoom(const CardsInText& row) const;
    CardLook look() const;

    const Appearance& m_appearance;
    std::vector<CardsInText> m_rows;
    bool m_isPresenting = false;
};

/// A worked example: its title, cards and outcome, with a button that loads it.
class ExampleCard : public QFrame
{
    Q_OBJECT

public:
    /// objectNames begin with `example1` for number 1.
    ExampleCard(const Appearance& appearance, int number, QWidget* parent = nullptr);

    /// What comes out is left away while it waits for a guess, and it cannot be loaded, as the table
    /// would tell.
    void setExample(const lessons::Example& example, bool waits);

    /// For a class: with larger cards, and nothing to load.
    void setPresenting(bool presenting);

    QToolButton& loadButton() const { return *m_load; }

    /// Why it waits.
    static QString waitingText();

    /// Framed as the one that Ctrl+Enter loads, but not for a class.
    void setSelected(bool selected);
    bool isSelected() const { return m_isSelected; }

signals:
    void chosen();
    void loadAsked();

    /// Emitted when the user asked to go some examples forward or back.
    void moveAsked(int by);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyLook();

    const int m_number;
    bool m_isSelected = false;
    bool m_isPresenting = false;
    PictureOutcome m_outcome = PictureOutcome::none;
    TextLabel* m_title = nullptr;
    QToolButton* m_load = nullptr;
    SettingView* m_cards = nullptr;
    QLabel* m_sign = nullptr;
    TextLabel* m_verdict = nullptr;
    CardLabel* m_text = nullptr;
    TextLabel* m_rules = nullptr; ///< if they are not the usual ones
};

/// The worked examples of a lesson, one of which is selected.
class ExamplesList : public QWidget
{
    Q_OBJECT

public:
    explicit ExamplesList(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows these examples, which must not change until others are set. The first one is selected.
    void setExamples(const std::vector<lessons::Example>& examples);

    /// Settings whose outcome the reader is asked to guess: examples with these hands do not give
    /// it away.
    void setGuesses(std::vector<lessons::Setting> open);

    /// For a class: with larger cards, and nothing to load.
    void setPresenting(bool presenting);

    /// The selected example, from 0; -1 if there is none.
    int selected() const { return m_selected; }
    void select(int example);

    void focusSelected();

    int count() const;

    /// Whether an example, from 0, keeps its outcome to itself until the reader has guessed.
    bool waits(int example) const;

    /// Those that can be put into a row of tables: with hands, and waiting for no guess.
    std::vector<int> tables() const;

    /// The examples and their buttons, from the top to the bottom.
    std::vector<QWidget*> tabStops() const;

signals:
    void loadAsked(int example);
    void loadAllAsked();

    /// Emitted when another example was selected.
    void selectedChanged();

private:
    void applyLengths();
    void sayWords();

    const Appearance& m_appearance;
    const std::vector<lessons::Example>* m_examples = nullptr;
    std::vector<lessons::Setting> m_guesses; ///< that are open
    bool m_isPresenting = false;
    std::vector<ExampleCard*> m_cards; ///< as many as any lesson needed; surplus ones at the end
                                       ///< are hidden
    QLabel* m_title = nullptr;
    QToolButton* m_loadAll = nullptr;
    QVBoxLayout* m_layout = nullptr;
    int m_selected = -1;
};

} // namespace showdown::gui
