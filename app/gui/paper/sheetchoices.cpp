// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetchoices.h"

#include "app/gui/practice/topicsdialog.h"
#include "app/gui/session/ownpresets.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/taborder.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/foreigntext.h"
#include "app/narration/practicetext.h"
#include "app/narration/translation.h"
#include "app/tables/deal.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <algorithm>

namespace showdown::gui {

using worksheet::Paper;
using worksheet::SheetWish;
using worksheet::Suits;

namespace {

constexpr int mostQuestions = 500;
constexpr int anyDifficulty = -1;

/// `worksheet/seed`.
QString keyOf(const char* name)
{
    return QStringLiteral("worksheet/") + QLatin1String(name);
}

/// The names of values, as the command line has them, separated by spaces.
template <typename Values>
QString idsOf(const Values& values)
{
    QStringList ids;
    for (const auto value : values)
        ids << QUtf8StringView(id(value)).toString();
    return ids.join(u' ');
}

/// The value of this name; nothing for another one.
template <typename Values>
auto named(const QString& name, const Values& values) -> std::optional<typename Values::value_type>
{
    for (const auto value : values) {
        if (name == QUtf8StringView(id(value)).toString())
            return value;
    }
    return std::nullopt;
}

int paperData(Paper paper, int columns)
{
    return 2 * static_cast<int>(paper) + columns - 1;
}

/// Sets the words of the entries of a list, whose data and choice stay.
void setChoices(QComboBox& list, const QStringList& words)
{
    for (int row = 0; row < list.count(); ++row)
        list.setItemText(row, words.value(row));
}

template <typename Field>
Field* newField(const char* name, QWidget* parent)
{
    auto* field = new Field(parent);
    field->setObjectName(QString::fromLatin1(name));
    return field;
}

} // namespace

SheetChoices::SheetChoices(const SheetWish& first, OwnPresets& presets, QWidget* parent)
    : QWidget(parent),
      m_askedHeading(
          newLabel(QStringLiteral("sheetAskedLabel"), this, {13, QFont::DemiBold, Ink::secondary})),
      m_topicsButton(newField<QPushButton>("sheetTopicsButton", this)),
      m_count(newField<QSpinBox>("sheetCountField", this)),
      m_difficulty(newField<WordedCombo>("sheetDifficultyCombo", this)),
      m_versions(newField<WordedCombo>("sheetVersionsCombo", this)),
      m_rules(newField<HouseRulesCombo>("sheetRulesCombo", this)),
      m_seed(newField<QSpinBox>("sheetSeedField", this)),
      m_paperHeading(
          newLabel(QStringLiteral("sheetPaperLabel"), this, {13, QFont::DemiBold, Ink::secondary})),
      m_title(newField<QLineEdit>("sheetTitleEdit", this)),
      m_language(newField<WordedCombo>("sheetLanguageCombo", this)),
      m_paper(newField<WordedCombo>("sheetPaperCombo", this)),
      m_suits(newField<WordedCombo>("sheetSuitsCombo", this)),
      m_hints(newField<QCheckBox>("sheetHintsBox", this)),
      m_lines(newField<QCheckBox>("sheetLinesBox", this)),
      m_name(newField<QCheckBox>("sheetNameBox", this))
{
    setObjectName(QStringLiteral("sheetChoices"));
    m_rules->offer(presets);
    createFields();
    arrange();
    onRetranslate(*this, [this] { showWords(); });
    showWish(first);
    connectFields();
}

void SheetChoices::createFields()
{
    m_count->setRange(1, mostQuestions);
    m_seed->setRange(1, tables::largestSeed);
    for (QSpinBox* field : {m_count, m_seed}) {
        field->setGroupSeparatorShown(false);
        field->setKeyboardTracking(false); // "40" is not first 4 and then 40
    }
    m_title->setMaxLength(worksheet::longestTitle);
    m_difficulty->addItem(QString(), anyDifficulty);
    for (const Difficulty difficulty : {Difficulty::easy, Difficulty::medium, Difficulty::hard})
        m_difficulty->addItem(QString(), static_cast<int>(difficulty));
    for (int versions = 1; versions <= worksheet::mostVersions; ++versions)
        m_versions->addItem(QString(), versions);
    for (const QString& language : narration::availableLanguages())
        m_language->addItem(narration::languageName(language), language);
    for (const Paper paper : worksheet::allPapers) {
        for (const int columns : {1, 2})
            m_paper->addItem(QString(), paperData(paper, columns));
    }
    for (const Suits suits : worksheet::allSuitInks)
        m_suits->addItem(QString(), static_cast<int>(suits));
}

void SheetChoices::addRow(QFormLayout& form, QLabel*& label, QWidget& field)
{
    label = new QLabel(this);
    label->setObjectName(field.objectName() + QStringLiteral("Label"));
    label->setBuddy(&field);
    form.addRow(label, &field);
    if (!qobject_cast<QPushButton*>(&field))
        leaveWheel(field);
}

void SheetChoices::setPaperOnly()
{
    auto* form = static_cast<QFormLayout*>(layout());
    int paper = 0;
    form->getWidgetPosition(m_paperHeading, &paper, nullptr);
    for (int row = 0; row < paper; ++row)
        form->setRowVisible(row, false);
}

void SheetChoices::arrange()
{
    auto* kinds = newField<QWidget>("sheetKinds", this);
    makeGroup(*kinds);
    auto* flow = new FlowLayout(kinds);
    flow->setEven(true);
    for (const QuestionKind kind : allQuestionKinds()) {
        auto* box = new QCheckBox(kinds);
        box->setObjectName(QUtf8StringView(id(kind)).toString() + QStringLiteral("KindBox"));
        m_kinds.push_back(box);
        flow->addWidget(box);
    }
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeading);
    form->addRow(m_askedHeading);
    form->addRow(kinds);
    addRow(*form, m_topicsLabel, *m_topicsButton);
    addRow(*form, m_countLabel, *m_count);
    addRow(*form, m_difficultyLabel, *m_difficulty);
    addRow(*form, m_versionsLabel, *m_versions);
    addRow(*form, m_rulesLabel, *m_rules);
    addRow(*form, m_seedLabel, *m_seed);
    form->addRow(m_paperHeading);
    addRow(*form, m_titleLabel, *m_title);
    addRow(*form, m_languageLabel, *m_language);
    addRow(*form, m_paperLabel, *m_paper);
    addRow(*form, m_suitsLabel, *m_suits);
    for (QCheckBox* box : {m_hints, m_lines, m_name})
        form->addRow(QString(), box);
    std::vector<QWidget*> stops(m_kinds.begin(), m_kinds.end());
    stops.insert(stops.end(), {m_topicsButton, m_count, m_difficulty, m_versions, m_rules, m_seed,
                               m_title, m_language, m_paper, m_suits, m_hints, m_lines, m_name});
    chainTabs(stops);
    onLookChange(*this, [this, form, flow] {
        form->setContentsMargins(0, 0, scaled(8, font()), 0);
        form->setVerticalSpacing(scaled(6, font()));
        flow->setSpacing(scaled(4, font()));
    });
}

void SheetChoices::connectFields()
{
    for (QCheckBox* box : m_kinds)
        connect(box, &QCheckBox::toggled, this, &SheetChoices::changed);
    for (QCheckBox* box : {m_hints, m_lines, m_name})
        connect(box, &QCheckBox::toggled, this, &SheetChoices::changed);
    for (QComboBox* list : {m_difficulty, m_versions, m_language, m_paper, m_suits})
        connect(list, &QComboBox::currentIndexChanged, this, &SheetChoices::changed);
    for (QSpinBox* field : {m_count, m_seed})
        connect(field, &QSpinBox::valueChanged, this, &SheetChoices::changed);
    connect(m_title, &QLineEdit::textChanged, this, &SheetChoices::changed);
    connect(m_topicsButton, &QPushButton::clicked, this, &SheetChoices::chooseTopics);
    connect(m_rules, &HouseRulesCombo::rulesChosen, this, [this](const NamedRules& rules) {
        m_named = rules;
        m_rules->showRules(rules);
        showTopics(); // some have a name by the rules
        emit changed();
    });
    connect(m_language, &QComboBox::currentIndexChanged, this, &SheetChoices::showWords);
}

void SheetChoices::showWords()
{
    m_askedHeading->setText(tr("What is asked"));
    m_kinds.front()->parentWidget()->setAccessibleName(m_askedHeading->text());
    for (std::size_t at = 0; at < m_kinds.size(); ++at) {
        const QString name = narration::questionKindName(allQuestionKinds()[at]);
        //: %1: a kind of question, "Build a hand"
        nameButton(*m_kinds[at], escapedForControl(name), tr("Ask such questions: %1").arg(name));
    }
    m_paperHeading->setText(tr("On paper"));
    nameField(*m_topicsLabel, *m_topicsButton, tr("&Topics:"), tr("What the questions are about"));
    nameField(*m_countLabel, *m_count, tr("&Questions:"), tr("How many questions a sheet has"));
    nameField(*m_difficultyLabel, *m_difficulty, tr("&Difficulty:"),
              tr("How difficult the questions are"));
    nameField(*m_versionsLabel, *m_versions, tr("&Versions:"),
              tr("Sheets with other cards that are as difficult, for neighbours in a class"));
    nameField(*m_rulesLabel, *m_rules, tr("&Rules:"),
              tr("The house rules by which the hands play"));
    nameField(*m_seedLabel, *m_seed, tr("S&eed:"),
              tr("The same number gives the same questions again, another one others"));
    nameField(*m_titleLabel, *m_title, tr("T&itle:"), tr("What stands at the head of the sheet"));
    nameField(*m_languageLabel, *m_language, tr("&Language:"),
              tr("The language of the sheet, whatever the window speaks"));
    nameField(*m_paperLabel, *m_paper, tr("&Paper:"), tr("The size of the sheet, and its columns"));
    nameField(*m_suitsLabel, *m_suits, tr("&Cards:"), tr("The inks of the suits"));
    nameButton(*m_hints, tr("&Hints"), tr("Print a hint below each question"));
    nameButton(*m_lines, tr("Lines to &write on"),
               tr("Leave room for answers where nothing is ticked"));
    nameButton(*m_name, tr("Name &and date"), tr("Print lines for the name and the date"));
    QStringList difficulties{tr("All in turn", "easy, medium and hard questions")};
    for (int row = 1; row < m_difficulty->count(); ++row)
        difficulties << narration::difficultyName(
            static_cast<Difficulty>(m_difficulty->itemData(row).toInt()));
    setChoices(*m_difficulty, difficulties);
    QStringList versions{QStringLiteral("A"), QStringLiteral("A, B"), QStringLiteral("A, B, C")};
    while (versions.size() < worksheet::mostVersions)
        //: Versions of a worksheet: from letter to letter
        versions
            << tr("%1 to %2").arg(QChar(u'A')).arg(QChar(u'A' + static_cast<int>(versions.size())));
    setChoices(*m_versions, versions);
    setChoices(*m_paper, {tr("A4, one column"), tr("A4, two columns"), tr("Letter, one column"),
                          tr("Letter, two columns")});
    setChoices(*m_suits, {tr("Two colours", "of the suits on a worksheet"),
                          tr("Four colours", "of the suits on a worksheet"),
                          tr("Grey", "for suits on a printer without colours")});
    showTopics();
    SheetWish untitled;
    untitled.language = m_language->currentData().toString();
    m_title->setPlaceholderText(worksheet::Worksheet{untitled, 0, {}}.title());
}

void SheetChoices::showTopics()
{
    QStringList names;
    for (const Topic topic : m_topics)
        names << narration::topicName(topic, m_named.rules);
    constexpr int most = 2;
    const QString text = names.isEmpty() ? tr("All topics")
                         : names.size() <= most
                             ? names.join(QStringLiteral(", "))
                             : tr("%n topics", nullptr, static_cast<int>(names.size()));
    m_topicsButton->setText(escapedForControl(text));
    m_topicsButton->setAccessibleDescription(text);
}

void SheetChoices::chooseTopics()
{
    std::set<Topic> ticked = m_topics;
    if (const auto all = allTopics(); ticked.empty())
        ticked.insert(all.begin(), all.end());
    auto* dialog = new TopicsDialog(m_named.rules, {}, ticked, this);
    dialog->setWords(tr("What should the questions of the worksheet be about?"),
                     tr("&Choose", "topics"));
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_topics = dialog->topics();
        const auto isMissing = [this](Topic topic) {
            return canAsk(topic, m_named.rules) && !m_topics.contains(topic);
        };
        if (std::ranges::none_of(allTopics(), isMissing))
            m_topics.clear();
        showTopics();
        emit changed();
    });
    dialog->open();
}

bool SheetChoices::asksAnything() const
{
    return std::ranges::any_of(m_kinds, &QCheckBox::isChecked);
}

SheetWish SheetChoices::wish() const
{
    SheetWish wish;
    QuestionWish& asked = wish.questions;
    asked.rules = m_named;
    asked.topics.assign(m_topics.begin(), m_topics.end());
    for (std::size_t at = 0; at < m_kinds.size(); ++at) {
        if (m_kinds[at]->isChecked())
            asked.kinds.push_back(allQuestionKinds()[at]);
    }
    if (asked.kinds.size() == m_kinds.size())
        asked.kinds.clear(); // all
    if (const int difficulty = m_difficulty->currentData().toInt(); difficulty != anyDifficulty)
        asked.difficulty = static_cast<Difficulty>(difficulty);
    wish.seed = static_cast<std::uint32_t>(m_seed->value());
    wish.count = m_count->value();
    wish.versions = m_versions->currentData().toInt();
    wish.title = narration::shownText(m_title->text(), worksheet::longestTitle);
    wish.language = m_language->currentData().toString();
    const int paper = m_paper->currentData().toInt();
    wish.paper = static_cast<Paper>(paper / 2);
    wish.columns = paper % 2 + 1;
    wish.suits = static_cast<Suits>(m_suits->currentData().toInt());
    wish.hasHints = m_hints->isChecked();
    wish.hasLines = m_lines->isChecked();
    wish.hasName = m_name->isChecked();
    return wish;
}

void SheetChoices::showWish(const SheetWish& wish)
{
    const QuestionWish& asked = wish.questions;
    m_named = asked.rules;
    m_rules->showRules(m_named);
    m_topics = {asked.topics.begin(), asked.topics.end()};
    for (std::size_t at = 0; at < m_kinds.size(); ++at)
        m_kinds[at]->setChecked(asked.kinds.empty()
                                || std::ranges::find(asked.kinds, allQuestionKinds()[at])
                                       != asked.kinds.end());
    const auto choose = [](QComboBox& list, const QVariant& value) {
        list.setCurrentIndex(std::max(0, list.findData(value)));
    };
    choose(*m_difficulty, asked.difficulty ? static_cast<int>(*asked.difficulty) : anyDifficulty);
    choose(*m_versions, wish.versions);
    m_count->setValue(wish.count);
    m_seed->setValue(static_cast<int>(wish.seed));
    m_title->setText(wish.title);
    choose(*m_language, wish.language);
    choose(*m_paper, paperData(wish.paper, wish.columns));
    choose(*m_suits, static_cast<int>(wish.suits));
    m_hints->setChecked(wish.hasHints);
    m_lines->setChecked(wish.hasLines);
    m_name->setChecked(wish.hasName);
    showWords();
}

SheetWish keptWish(const QSettings& settings, const SheetWish& usual)
{
    SheetWish wish = usual;
    QuestionWish& asked = wish.questions;
    const auto value = [&](const char* name, const QVariant& otherwise) {
        return settings.value(keyOf(name), otherwise);
    };
    asked.rules = rulesOfSetting(value("rules", {}).toString()).value_or(asked.rules);
    for (const QString& name : value("topics", {}).toString().split(u' ')) {
        if (const auto topic = named(name, allTopics()))
            asked.topics.push_back(*topic);
    }
    for (const QString& name : value("kinds", {}).toString().split(u' ')) {
        if (const auto kind = named(name, allQuestionKinds()))
            asked.kinds.push_back(*kind);
    }
    asked.difficulty = named(value("difficulty", {}).toString(),
                             std::array{Difficulty::easy, Difficulty::medium, Difficulty::hard});
    const auto number = [&](const char* name, int otherwise, int most) {
        return std::clamp(value(name, otherwise).toInt(), 1, most);
    };
    wish.seed = static_cast<std::uint32_t>(
        number("seed", static_cast<int>(usual.seed), tables::largestSeed));
    wish.count = number("count", usual.count, mostQuestions);
    wish.versions = number("versions", usual.versions, worksheet::mostVersions);
    wish.title = value("title", usual.title).toString().left(worksheet::longestTitle);
    const QString language = value("language", {}).toString();
    if (narration::availableLanguages().contains(language))
        wish.language = language;
    wish.paper = named(value("paper", {}).toString(), worksheet::allPapers).value_or(usual.paper);
    wish.columns = number("columns", usual.columns, 2);
    wish.suits = named(value("suits", {}).toString(), worksheet::allSuitInks).value_or(usual.suits);
    wish.hasHints = value("hints", usual.hasHints).toBool();
    wish.hasLines = value("lines", usual.hasLines).toBool();
    wish.hasName = value("name", usual.hasName).toBool();
    return wish;
}

void keepWish(QSettings& settings, const SheetWish& wish)
{
    const QuestionWish& asked = wish.questions;
    const bool speaksOther = wish.language != narration::currentLanguage();
    const std::initializer_list<std::pair<const char*, QVariant>> values{
        {"rules", settingOf(asked.rules)},
        {"topics", idsOf(asked.topics)},
        {"kinds", idsOf(asked.kinds)},
        {"difficulty",
         asked.difficulty ? QUtf8StringView(id(*asked.difficulty)).toString() : QString()},
        {"seed", wish.seed},
        {"count", wish.count},
        {"versions", wish.versions},
        {"title", wish.title},
        {"language", speaksOther ? wish.language : QString()},
        {"paper", QUtf8StringView(id(wish.paper)).toString()},
        {"columns", wish.columns},
        {"suits", QUtf8StringView(id(wish.suits)).toString()},
        {"hints", wish.hasHints},
        {"lines", wish.hasLines},
        {"name", wish.hasName}};
    for (const auto& [name, value] : values)
        settings.setValue(keyOf(name), value);
}

} // namespace showdown::gui
