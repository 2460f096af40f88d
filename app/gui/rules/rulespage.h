// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/ruleoutcomes.h"
#include "core/rules/presets.h"

#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;
class QRadioButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace showdown::gui {

class HouseRulesCombo;
class PresetPreview;
class RuleRow;
class TextLabel;
class CompareSession;

/// Every house rule with an explanation, and what changing it would do to the hands on the table.
/// Each change is one undo step. The rules are listed when the page is first shown, and the notes
/// computed only while it is.
class RulesPage : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPage(CompareSession& session, QWidget* parent = nullptr);

    /// The choice of presets, to connect to.
    HouseRulesCombo& presetCombo() const { return *m_presets; }

    /// Puts the focus on the first control.
    void focusRules();

    /// Scrolls to a rule, and puts the focus on its control.
    void showRule(Rule rule);

    /// Shows what one of these presets would change, above the rules in force.
    void preview(const std::vector<Preset>& presets);

    /// Says nothing of what comes out of the hands on the table, nor of what would.
    void setResultHidden(bool hidden);

    /// Shows the rules in force again, also after a refusal.
    void showRules();

signals:
    /// Emitted when the user chose a preset that was previewed.
    void presetChosen(Preset preset);

    /// Emitted when the user asked to name the rules in force.
    void saveAsked();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createTop();
    void build();
    void createRules();
    void addTitle(const char* objectName, const std::function<QString()>& title);
    RuleRow* addRow(const QString& name);
    // The control of a rule, by the type of its value.
    void addRule(Rule rule, Rank HouseRules::*member);
    void addRule(Rule rule, bool HouseRules::*member);
    void addRule(Rule rule, WildScope HouseRules::*member);
    void addRule(Rule rule, RankSet HouseRules::*member);
    void addRule(Rule rule, CardSet HouseRules::*member);
    void addRule(Rule rule, DeckKind HouseRules::*member);
    void addRule(Rule rule, JokerCount HouseRules::*member);
    void arrange();
    void connectParts();

    void change(Rule rule, const HouseRules& rules);
    void chooseAlsoWild(int row);
    void goBack();

    void showWords();
    void showListWords();
    void showValues();
    void showAlsoWild();
    void showMarks();
    void showNotes();
    void updateLook();
    RuleRow& row(Rule rule) const;

    CompareSession& m_session;
    HouseRulesCombo* m_presets = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_saveAs = nullptr;
    PresetPreview* m_preview = nullptr;
    QScrollArea* m_scroll = nullptr;

    // Null before the page is first shown.
    QVBoxLayout* m_list = nullptr;
    TextLabel* m_withoutNote = nullptr; ///< says what a missing note means
    std::map<Rule, RuleRow*> m_rows;    ///< for the wild scope, the chosen row
    RuleRow* m_fullRow = nullptr;
    RuleRow* m_bugRow = nullptr;

    QComboBox* m_pairFloor = nullptr;
    std::map<Rule, QCheckBox*> m_switches;
    QRadioButton* m_full = nullptr;
    QRadioButton* m_bug = nullptr;
    QComboBox* m_alsoWild = nullptr;
    QCheckBox* m_oneDeck = nullptr;
    QSpinBox* m_jokers = nullptr;

    /// What the notes are based on; nothing if they are to be computed again.
    struct Asked
    {
        std::vector<Hand> hands;
        HouseRules rules;
        std::optional<Category> lens;

        bool operator==(const Asked&) const = default;
    };
    std::optional<Asked> m_asked;
    std::vector<RuleOutcome> m_outcomes;
    bool m_isResultHidden = false;
};

} // namespace showdown::gui
