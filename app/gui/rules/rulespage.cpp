// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/rulespage.h"

#include "app/gui/rules/presetpreview.h"
#include "app/gui/rules/rulerow.h"
#include "app/gui/rules/wildcardsdialog.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/wordedcombo.h"
#include "app/narration/cardtext.h"
#include "app/narration/ruleoutcometext.h"
#include "app/narration/rulewords.h"
#include "core/rules/alsowild.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace showdown::gui {
namespace {

QString nameOf(Rule rule)
{
    const std::string_view word = id(rule);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// Whether an event at a closed list asks for the next entry.
bool goesDown(const QEvent& event)
{
    if (event.type() == QEvent::Wheel)
        return static_cast<const QWheelEvent&>(event).angleDelta().y() < 0;
    if (event.type() != QEvent::KeyPress)
        return false;
    const auto& press = static_cast<const QKeyEvent&>(event);
    return (press.key() == Qt::Key_Down || press.key() == Qt::Key_PageDown)
           && !(press.modifiers() & Qt::AltModifier); // which opens the list
}

constexpr int usualWilds = static_cast<int>(allAlsoWild().size());

// The groups of the page, in the order of the design, which is that of Tab.
constexpr std::array rankingRules{Rule::pairFloor, Rule::lowAceStraight, Rule::fiveOfAKind};
constexpr std::array wildRules{Rule::wildScope, Rule::flushRepeats, Rule::naturalBeatsWild,
                               Rule::wildRanks, Rule::wildCards};
constexpr std::array deckRules{Rule::deck, Rule::jokers};

constexpr bool isOnPage(Rule rule)
{
    const auto holds = [rule](const auto& group) {
        return std::ranges::find(group, rule) != group.end();
    };
    return holds(rankingRules) || holds(wildRules) || holds(deckRules);
}
static_assert(std::ranges::all_of(allRules(), isOnPage));

} // namespace

RulesPage::RulesPage(CompareSession& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("rulesPage"));
    createTop();
    arrange();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connectParts();
    updateLook();
    onRetranslate(*this, [this] { showWords(); });
}

void RulesPage::createTop()
{
    m_presets = new HouseRulesCombo(this);
    m_presets->setObjectName(QStringLiteral("rulesPageCombo"));
    leaveWheel(*m_presets);
    m_back = new QPushButton(this);
    m_back->setObjectName(QStringLiteral("backToPresetButton"));
    m_saveAs = new QPushButton(this);
    m_saveAs->setObjectName(QStringLiteral("saveRulesButton"));
    m_preview = new PresetPreview(m_session, this);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("rulesScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
}

/// Lists the rules, once.
void RulesPage::build()
{
    if (m_list)
        return;
    auto* list = new QWidget(m_scroll);
    list->setObjectName(QStringLiteral("rulesList"));
    list->setBackgroundRole(QPalette::Base);
    m_list = new QVBoxLayout(list);
    m_withoutNote = new TextLabel(QStringLiteral("withoutNoteLabel"), list);
    m_withoutNote->setInk(Ink::secondary);
    m_withoutNote->setWordWrap(true);
    m_list->addWidget(m_withoutNote);
    createRules();
    for (QWidget* field : {static_cast<QWidget*>(m_pairFloor), static_cast<QWidget*>(m_alsoWild),
                           static_cast<QWidget*>(m_jokers)})
        leaveWheel(*field);
    m_alsoWild->installEventFilter(this);
    updateLook();
    onRetranslate(*list, [this] { showListWords(); });
    m_scroll->setWidget(list);
    list->show();
}

void RulesPage::createRules()
{
    const auto add = [this](const auto& group) {
        for (const Rule rule : group)
            std::visit([&](auto member) { addRule(rule, member); }, memberOf(rule));
    };
    addTitle("rankingTitle", [] { return tr("Ranking", "a group of house rules"); });
    add(rankingRules);
    addTitle("wildCardsTitle", [] { return tr("Wild cards", "a group of house rules"); });
    add(wildRules);
    addTitle("deckTitle", [] { return tr("Deck", "a group of house rules"); });
    add(deckRules);
    m_list->addStretch(1);
}

void RulesPage::addTitle(const char* objectName, const std::function<QString()>& title)
{
    auto* heading = new QWidget(m_list->parentWidget());
    auto* label = new TextLabel(QString::fromLatin1(objectName), heading);
    label->setInk(Ink::secondary);
    auto* line = new QFrame(heading);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto* layout = new QHBoxLayout(heading);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(line, 1);
    m_list->addWidget(heading);
    onRetranslate(*label, [label, title] { label->setText(title()); });
}

RuleRow* RulesPage::addRow(const QString& name)
{
    auto* row = new RuleRow(name, m_list->parentWidget());
    m_list->addWidget(row);
    return row;
}

void RulesPage::addRule(Rule rule, Rank HouseRules::*member)
{
    RuleRow* row = m_rows[rule] = addRow(nameOf(rule));
    m_pairFloor = new WordedCombo(row);
    m_pairFloor->addItems(QStringList(static_cast<int>(allRanks().size())));
    row->addField(m_pairFloor);
    connect(m_pairFloor, &QComboBox::activated, this, [this, rule, member](int index) {
        HouseRules rules = m_session.rules().rules;
        rules.*member = allRanks()[static_cast<std::size_t>(index)];
        change(rule, rules);
    });
}

void RulesPage::addRule(Rule rule, bool HouseRules::*member)
{
    RuleRow* row = m_rows[rule] = addRow(nameOf(rule));
    auto* check = m_switches[rule] = new QCheckBox(row);
    row->addCheck(check);
    connect(check, &QCheckBox::clicked, this, [this, rule, member](bool on) {
        HouseRules rules = m_session.rules().rules;
        rules.*member = on;
        change(rule, rules);
    });
}

void RulesPage::addRule(Rule rule, WildScope HouseRules::*member)
{
    auto* group =
        new QWidget(m_list->parentWidget()); // the two choices exclude each other within it
    group->setObjectName(QStringLiteral("wildScopeGroup"));
    auto* layout = new QVBoxLayout(group);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(scaled(6, font()));
    m_list->addWidget(group);
    auto* choices = new QButtonGroup(group);
    const auto add = [&](const QString& name, WildScope scope, QRadioButton*& radio) {
        auto* row = new RuleRow(name, group);
        radio = new QRadioButton(row);
        row->addCheck(radio);
        layout->addWidget(row);
        choices->addButton(radio);
        connect(radio, &QRadioButton::clicked, this, [this, rule, member, scope] {
            HouseRules rules = m_session.rules().rules;
            rules.*member = scope;
            change(rule, rules);
        });
        return row;
    };
    m_fullRow = add(QStringLiteral("fullWild"), WildScope::full, m_full);
    m_bugRow = add(QStringLiteral("bugWild"), WildScope::bug, m_bug);
}

void RulesPage::addRule(Rule rule, RankSet HouseRules::* /*member*/)
{
    RuleRow* row = m_rows[rule] = addRow(QStringLiteral("alsoWild"));
    m_alsoWild = new QComboBox(row);
    m_alsoWild->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_alsoWild->setMinimumContentsLength(14);
    row->addField(m_alsoWild);
    connect(m_alsoWild, &QComboBox::activated, this, &RulesPage::chooseAlsoWild);
}

/// Single wild cards are chosen with the wild ranks.
void RulesPage::addRule(Rule /*rule*/, CardSet HouseRules::* /*member*/) {}

void RulesPage::addRule(Rule rule, DeckKind HouseRules::* /*member*/)
{
    RuleRow* row = m_rows[rule] = addRow(nameOf(rule));
    m_oneDeck = new QCheckBox(row);
    row->addCheck(m_oneDeck);
    connect(m_oneDeck, &QCheckBox::clicked, this, [this](bool one) {
        m_session.setOneDeck(one);
        showRules(); // even after a refusal, which resets the control
    });
}

void RulesPage::addRule(Rule rule, JokerCount HouseRules::*member)
{
    RuleRow* row = m_rows[rule] = addRow(nameOf(rule));
    m_jokers = new QSpinBox(row);
    m_jokers->setRange(0, JokerCount::maximum);
    m_jokers->setKeyboardTracking(false); // so that typing a number is one change
    row->addField(m_jokers);
    connect(m_jokers, &QSpinBox::valueChanged, this, [this, rule, member](int count) {
        HouseRules rules = m_session.rules().rules;
        rules.*member = JokerCount::of(count).value_or(rules.*member);
        change(rule, rules);
    });
}

void RulesPage::arrange()
{
    auto* top = new FlowLayout;
    top->addWidget(m_presets);
    top->addWidget(m_back);
    top->addWidget(m_saveAs);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_preview);
    layout->addWidget(m_scroll, 1);
}

void RulesPage::connectParts()
{
    connect(m_preview, &PresetPreview::presetChosen, this, &RulesPage::presetChosen);
    connect(m_preview, &PresetPreview::focusLeft, this, &RulesPage::focusRules);
    connect(m_back, &QPushButton::clicked, this, &RulesPage::goBack);
    connect(m_saveAs, &QPushButton::clicked, this, &RulesPage::saveAsked);
    m_session.whenChanged(TableChange::rules, this, &RulesPage::showRules);
    m_session.whenChanged(TableChange::lens | TableChange::names | TableChange::shown, this,
                          &RulesPage::showNotes);
}

/// Neither the wheel nor an arrow goes from the last value of "also wild" on to the entry that opens
/// a dialog.
bool RulesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_alsoWild && goesDown(*event)
        && m_alsoWild->currentIndex() == m_alsoWild->count() - 2) {
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RulesPage::change(Rule rule, const HouseRules& rules)
{
    m_session.setRules({m_session.rules().preset, rules}, narration::ruleChangeName(rule));
    showRules(); // even after a refusal, which resets the control
}

void RulesPage::chooseAlsoWild(int row)
{
    HouseRules rules = m_session.rules().rules;
    if (row < usualWilds) {
        change(Rule::wildRanks, withAlsoWild(rules, allAlsoWild()[static_cast<std::size_t>(row)]));
        return;
    }
    const bool asks = row == m_alsoWild->count() - 1;
    showAlsoWild(); // the entry that opens a dialog is not a value
    if (!asks)
        return; // the current set, unchanged
    auto* dialog = new WildCardsDialog(rules, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        HouseRules chosen = m_session.rules().rules;
        chosen.wildRanks = dialog->ranks();
        chosen.wildCards = dialog->cards();
        change(Rule::wildRanks, chosen);
    });
    dialog->open();
}

void RulesPage::goBack()
{
    const Preset preset = m_session.rules().preset;
    m_session.setRules({preset, rulesOf(preset)}, tr("Back to preset", "undo step"));
    showRules();
}

void RulesPage::focusRules()
{
    m_presets->setFocus(Qt::OtherFocusReason);
}

void RulesPage::preview(const std::vector<Preset>& presets)
{
    m_preview->showPresets(presets);
}

void RulesPage::setResultHidden(bool hidden)
{
    if (hidden == m_isResultHidden)
        return;
    m_isResultHidden = hidden;
    if (hidden)
        m_preview->close();
    showNotes();
}

void RulesPage::showRule(Rule rule)
{
    build();
    RuleRow& shown = row(rule);
    m_scroll->ensureWidgetVisible(&shown);
    shown.control()->setFocus(Qt::OtherFocusReason);
}

RuleRow& RulesPage::row(Rule rule) const
{
    if (rule == Rule::wildScope)
        return *(m_full->isChecked() ? m_fullRow : m_bugRow);
    return *m_rows.at(rule == Rule::wildCards ? Rule::wildRanks : rule);
}

void RulesPage::showWords()
{
    m_back->setText(tr("Back"));
    m_back->setAccessibleName(tr("Back to the preset"));
    m_back->setStatusTip(tr("Take back every difference from the preset"));
    m_back->setToolTip(m_back->statusTip());
    m_saveAs->setText(tr("Save as…"));
    m_saveAs->setAccessibleName(tr("Save these rules under a name"));
    m_saveAs->setStatusTip(tr("Keep these rules under a name of your own"));
    m_saveAs->setToolTip(m_saveAs->statusTip());
    m_scroll->setAccessibleName(tr("House rules"));
}

void RulesPage::showListWords()
{
    m_list->parentWidget()->setAccessibleName(tr("House rules"));
    for (const auto& [rule, shown] : m_rows)
        shown->setWords(narration::ruleName(rule), narration::ruleLine(rule));
    for (const auto& [shown, scope] :
         {std::pair{m_fullRow, WildScope::full}, std::pair{m_bugRow, WildScope::bug}})
        shown->setWords(narration::wildScopeName(scope), narration::wildScopeLine(scope));
    m_withoutNote->setText(tr("Rules without a note would not change who wins."));
    int item = 0;
    for (const Rank rank : allRanks())
        m_pairFloor->setItemText(item++, narration::rankPlural(rank));
    m_asked.reset();
    showRules();
}

void RulesPage::showRules()
{
    m_presets->showRules(m_session.rules());
    if (!m_list)
        return;
    showValues();
    showMarks();
    showNotes();
}

void RulesPage::showValues()
{
    const HouseRules& rules = m_session.rules().rules;
    m_pairFloor->setCurrentIndex(number(rules.pairFloor) - number(Rank::two));
    for (const auto& [rule, check] : m_switches)
        check->setChecked(rules.*std::get<bool HouseRules::*>(memberOf(rule)));
    (rules.wildScope == WildScope::full ? m_full : m_bug)->setChecked(true);
    m_oneDeck->setChecked(rules.deck == DeckKind::one);
    const QSignalBlocker silence(m_jokers);
    m_jokers->setValue(rules.jokers.count());
    showAlsoWild();
}

/// The usual choices, then the current one if it is none of them, then the entry that opens a
/// dialog.
void RulesPage::showAlsoWild()
{
    const HouseRules& rules = m_session.rules().rules;
    const std::optional<AlsoWild> usual = alsoWild(rules);
    QStringList items;
    for (const AlsoWild wild : allAlsoWild())
        items << narration::alsoWildName(wild);
    if (!usual)
        items << narration::alsoWildText(rules);
    const auto current = usual ? static_cast<int>(*usual) : static_cast<int>(items.size()) - 1;
    items << tr("choose…", "which natural cards are wild");
    m_alsoWild->clear();
    m_alsoWild->addItems(items);
    m_alsoWild->setCurrentIndex(current);
}

void RulesPage::showMarks()
{
    const std::vector<Rule> changed = m_session.rules().changed();
    const auto isChanged = [&](Rule rule) { return std::ranges::count(changed, rule) > 0; };
    for (const auto& [rule, shown] : m_rows)
        shown->setChanged(isChanged(rule)
                          || (rule == Rule::wildRanks && isChanged(Rule::wildCards)));
    m_fullRow->setChanged(m_full->isChecked() && isChanged(Rule::wildScope));
    m_bugRow->setChanged(m_bug->isChecked() && isChanged(Rule::wildScope));
    m_back->setEnabled(!changed.empty());
}

/// Several signals of one change may request it; the hands are compared once.
void RulesPage::showNotes()
{
    if (!isVisible())
        return;
    const Showdown& before = m_session.result();
    Asked asked{{}, m_session.rules().rules, m_session.lens()};
    for (const PlayerResult& player : before.players)
        asked.hands.push_back(player.hand);
    if (asked != m_asked) {
        m_outcomes = ruleOutcomes(asked.hands, asked.rules, asked.lens);
        m_asked = std::move(asked);
    }
    // while wilds are tried, the result that the notes speak of is not the one that is seen
    const bool canCompare = m_session.hasRun() && !m_session.triedPlayer() && !m_isResultHidden;
    m_withoutNote->setVisible(canCompare && !before.comparisons.empty());
    for (const RuleOutcome& outcome : m_outcomes) {
        const QString note =
            canCompare ? narration::ruleNote(before, outcome, m_session.names()) : QString();
        const bool standsOut = canCompare && outcome.change == ResultChange::winners;
        if (outcome.rule != Rule::wildScope) {
            m_rows.at(outcome.rule)->setNote(note, standsOut);
            continue;
        }
        const bool isBug = outcome.rules.wildScope == WildScope::bug; // the one not chosen
        (isBug ? m_bugRow : m_fullRow)->setNote(note, standsOut);
        (isBug ? m_fullRow : m_bugRow)->setNote({}, false);
    }
}

void RulesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    build();
    showNotes();
}

void RulesPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        updateLook();
}

void RulesPage::updateLook()
{
    const int side = scaled(12, font());
    const bool isMirrored = layoutDirection() == Qt::RightToLeft; // the scroll bar is at the end
    const int outer = isMirrored ? 0 : side; // the page has it at the left, its parts at the right
    const int inner = side - outer;
    QLayout* const top = layout()->itemAt(0)->layout();
    layout()->setContentsMargins(outer, side, inner, 0);
    layout()->setSpacing(scaled(8, font()));
    top->setSpacing(scaled(8, font()));
    top->setContentsMargins(inner, 0, outer, 0);
    m_preview->setContentsMargins(inner, 0, outer, 0);
    if (m_list) {
        m_list->setContentsMargins(inner, scaled(4, font()), outer, side);
        m_list->setSpacing(scaled(10, font()));
    }
    for (QWidget* control : {static_cast<QWidget*>(m_presets), static_cast<QWidget*>(m_back),
                             static_cast<QWidget*>(m_saveAs)})
        control->setMinimumHeight(scaled(28, font()));
}

} // namespace showdown::gui
