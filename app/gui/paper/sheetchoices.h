// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/worksheet/worksheet.h"

#include <QWidget>

#include <set>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QSpinBox;

namespace showdown::gui {

class HouseRulesCombo;
class OwnPresets;
class TextLabel;

/// The choices of a worksheet: what it asks, and how it looks on paper.
class SheetChoices : public QWidget
{
    Q_OBJECT

public:
    /// Begins with these choices. The presets must outlive it.
    SheetChoices(const worksheet::SheetWish& first, OwnPresets& presets, QWidget* parent);

    worksheet::SheetWish wish() const;

    /// Hides what is asked.
    void setPaperOnly();

    /// Whether some kind of question is chosen.
    bool asksAnything() const;

signals:
    void changed();

private:
    void createFields();
    void showWish(const worksheet::SheetWish& wish);
    void arrange();
    void addRow(QFormLayout& form, QLabel*& label, QWidget& field);
    void connectFields();
    void showWords();
    void showTopics();
    void chooseTopics();

    NamedRules m_named;
    std::set<Topic> m_topics; ///< none: all

    TextLabel* m_askedHeading;
    std::vector<QCheckBox*> m_kinds; ///< in the order of allQuestionKinds()
    QLabel* m_topicsLabel = nullptr;
    QPushButton* m_topicsButton;
    QLabel* m_countLabel = nullptr;
    QSpinBox* m_count;
    QLabel* m_difficultyLabel = nullptr;
    QComboBox* m_difficulty;
    QLabel* m_versionsLabel = nullptr;
    QComboBox* m_versions;
    QLabel* m_rulesLabel = nullptr;
    HouseRulesCombo* m_rules;
    QLabel* m_seedLabel = nullptr;
    QSpinBox* m_seed;
    TextLabel* m_paperHeading;
    QLabel* m_titleLabel = nullptr;
    QLineEdit* m_title;
    QLabel* m_languageLabel = nullptr;
    QComboBox* m_language;
    QLabel* m_paperLabel = nullptr;
    QComboBox* m_paper; ///< the data is the paper and the number of columns
    QLabel* m_suitsLabel = nullptr;
    QComboBox* m_suits;
    QCheckBox* m_hints;
    QCheckBox* m_lines;
    QCheckBox* m_name;
};

/// The choices kept in the settings, under `worksheet/`; what is not there is as in `usual`.
worksheet::SheetWish keptWish(const QSettings& settings, const worksheet::SheetWish& usual);

/// Keeps them there. The language is not kept while it is that of the window.
void keepWish(QSettings& settings, const worksheet::SheetWish& wish);

} // namespace showdown::gui
