// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/rulespage.h"

#include "app/gui/rules/presetpreview.h"
#include "app/gui/rules/rulerow.h"
#include "app/gui/rules/wildcardsdialog.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/rulewords.h"
#include "core/rules/alsowild.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QWheelEvent>

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

} // namespace

RulesPage::RulesPage(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("rulesPage"));
    createTop();
    createRules();
    arrange();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connectParts();
    updateLook();
    inEveryLanguage(*this, [this] { showWords(); });
}

void RulesPage::createTop()
{
    m_presets = new HouseRulesCombo(this);
    m_presets->setObjectName(QStringLiteral("rulesPageCombo"));
    m_presets->setFocusPolicy(Qt::StrongFocus);
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
    auto* list = new QWidget(m_scroll);
    list->setObjectName(QStringLiteral("rulesList"));
    m_list = new QVBoxLayout(list);
    m_scroll->setWidget(list);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    list->setBackgroundRole(QPalette::Base);
}

/// In the order of the design, which is the Tab order.
void RulesPage::createRules()
{
    addTitle("rankingTitle", [] { return tr("Ranking", "a group of house rules"); });
    addPairFloor();
    addSwitch(Rule::lowAceStraight, &HouseRules::lowAceStraight);
    addSwitch(Rule::fiveOfAKind, &HouseRules::fiveOfAKind);
    addTitle("wildCardsTitle", [] { return tr("Wild cards", "a group of house rules"); });
    addWildScope();
    addSwitch(Rule::flushRepeats, &HouseRules::flushRepeats);
    addSwitch(Rule::naturalBeatsWild, &HouseRules::naturalBeatsWild);
    addAlsoWild();
    addTitle("deckTitle", [] { return tr("Deck", "a group of house rules"); });
    addDeck();
    addJokers();
    m_list->addStretch(1);
}

void RulesPage::addTitle(const char* objectName, const std::function<QString()>& title)
{
    auto* heading = new QWidget(m_scroll->widget());
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
    m_titles.push_back(label);
    inEveryLanguage(*label, [label, title] { label->setText(title()); });
}

RuleRow* RulesPage::addRow(const QString& name)
{
    auto* row = new RuleRow(name, m_scroll->widget());
    m_list->addWidget(row);
    return row;
}

void RulesPage::addPairFloor()
{
    RuleRow* row = m_rows[Rule::pairFloor] = addRow(nameOf(Rule::pairFloor));
    m_pairFloor = new QComboBox(row);
    m_pairFloor->addItems(QStringList(static_cast<int>(allRanks().size())));
    row->addField(m_pairFloor);
    connect(m_pairFloor, &QComboBox::activated, this, [this](int index) {
        HouseRules rules = m_session.rules().rules;
        rules.pairFloor = allRanks()[static_cast<std::size_t>(index)];
        change(Rule::pairFloor, rules);
    });
}

void RulesPage::addSwitch(Rule rule, bool HouseRules::*value)
{
    RuleRow* row = m_rows[rule] = addRow(nameOf(rule));
    auto* check = m_switches[rule] = new QCheckBox(row);
    row->addCheck(check);
    connect(check, &QCheckBox::clicked, this, [this, rule, value](bool on) {
        HouseRules rules = m_session.rules().rules;
        rules.*value = on;
        change(rule, rules);
    });
}

void RulesPage::addWildScope()
{
    auto* group = new QWidget(m_scroll->widget()); // the two choices exclude each other within it
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
        connect(radio, &QRadioButton::clicked, this, [this, scope] {
            HouseRules rules = m_session.rules().rules;
            rules.wildScope = scope;
            change(Rule::wildScope, rules);
        });
        return row;
    };
    m_fullRow = add(QStringLiteral("fullWild"), WildScope::full, m_full);
    m_bugRow = add(QStringLiteral("bugWild"), WildScope::bug, m_bug);
}

void RulesPage::addAlsoWild()
{
    RuleRow* row = m_rows[Rule::wildRanks] = addRow(QStringLiteral("alsoWild"));
    m_alsoWild = new QComboBox(row);
    m_alsoWild->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_alsoWild->setMinimumContentsLength(14);
    row->addField(m_alsoWild);
    connect(m_alsoWild, &QComboBox::activated, this, &RulesPage::chooseAlsoWild);
}

void RulesPage::addDeck()
{
    RuleRow* row = m_rows[Rule::deck] = addRow(nameOf(Rule::deck));
    m_oneDeck = new QCheckBox(row);
    row->addCheck(m_oneDeck);
    connect(m_oneDeck, &QCheckBox::clicked, this, [this](bool one) {
        m_session.setOneDeck(one);
        showRules(); // even after a refusal, which resets the control
    });
}

void RulesPage::addJokers()
{
    RuleRow* row = m_rows[Rule::jokers] = addRow(nameOf(Rule::jokers));
    m_jokers = new QSpinBox(row);
    m_jokers->setRange(0, JokerCount::maximum);
    m_jokers->setKeyboardTracking(false); // so that typing a number is one change
    row->addField(m_jokers);
    connect(m_jokers, &QSpinBox::valueChanged, this, [this](int count) {
        HouseRules rules = m_session.rules().rules;
        rules.jokers = JokerCount::of(count).value_or(rules.jokers);
        change(Rule::jokers, rules);
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
    for (QWidget* field : {static_cast<QWidget*>(m_pairFloor), static_cast<QWidget*>(m_alsoWild),
                           static_cast<QWidget*>(m_jokers)}) {
        field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(this);
    }
    m_presets->installEventFilter(this);
}

void RulesPage::connectParts()
{
    connect(m_preview, &PresetPreview::presetChosen, this, &RulesPage::presetChosen);
    connect(m_preview, &PresetPreview::focusLeft, this, &RulesPage::focusRules);
    connect(m_back, &QPushButton::clicked, this, &RulesPage::goBack);
    connect(m_saveAs, &QPushButton::clicked, this, &RulesPage::saveAsked);
    connect(&m_session, &Session::rulesChanged, this, &RulesPage::showRules);
    for (const auto changed : {&Session::shownChanged, &Session::namesChanged})
        connect(&m_session, changed, this, &RulesPage::showNotes);
    connect(&m_session, &Session::lensChanged, this, &RulesPage::showNotes);
}

/// The wheel scrolls the page: it changes only the focused field. Neither the wheel nor an arrow
/// goes from the last value of "also wild" on to the entry that opens a dialog.
bool RulesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_alsoWild && goesDown(*event)
        && m_alsoWild->currentIndex() == m_alsoWild->count() - 2) {
        event->accept();
        return true;
    }
    const auto* field = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Wheel && field && !field->hasFocus()) {
        event->ignore();
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

} // namespace showdown::gui
