// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/startpage.h"

#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/weekschart.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/practicetext.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <map>

namespace showdown::gui {
namespace {

constexpr double startNarrow = 640; ///< below it everything stands one below the other
constexpr int mostMistakes = 5;

void nameButton(QPushButton& button, const QString& text, const QString& name, const QString& tip)
{
    button.setText(text);
    button.setAccessibleName(name);
    setTips(button, tip);
}

} // namespace

StartPage::StartPage(const PracticeDesk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_grid(new QGridLayout(this)),
      m_title(new TextLabel(QStringLiteral("practiceTitleLabel"), this)),
      m_first(new TextLabel(QStringLiteral("firstPracticeLabel"), this)),
      m_said(newAnnouncer(*this)),
      m_result(new PracticeBox(QStringLiteral("roundResultLabel"), this)),
      m_resultText(new TextLabel(QStringLiteral("roundResultTextLabel"), this)),
      m_practise(new QPushButton(this)),
      m_again(new QPushButton(this)),
      m_open(new PracticeBox(QStringLiteral("unfinishedTitleLabel"), this)),
      m_openText(new TextLabel(QStringLiteral("unfinishedLabel"), this)),
      m_goOn(new QPushButton(this)),
      m_discard(new LinkLine(QStringLiteral("discardRoundLink"), this))
{
    setObjectName(QStringLiteral("practiceStart"));
    m_first->setWordWrap(true);
    m_result->setLargeTitle();
    m_practise->setObjectName(QStringLiteral("practiseWeakestButton"));
    m_again->setObjectName(QStringLiteral("anotherRoundButton"));
    m_goOn->setObjectName(QStringLiteral("goOnRoundButton"));
    auto* results = new QHBoxLayout;
    results->addWidget(m_practise);
    results->addWidget(m_again);
    results->addStretch();
    m_resultText->setWordWrap(true);
    m_result->body().addWidget(m_resultText);
    m_result->body().addLayout(results);
    m_openText->setWordWrap(true);
    m_openText->setInk(Ink::secondary);
    auto* open = new QHBoxLayout;
    open->addWidget(m_goOn);
    open->addWidget(m_discard, 1);
    m_open->body().addWidget(m_openText);
    m_open->body().addLayout(open);
    m_open->body().addStretch();
    makeDoors();
    makeProgress();
    makeMistakes();
    connect(m_practise, &QPushButton::clicked, this, [this] {
        if (const std::optional<Topic> topic = weakestOfRound())
            emit topicAsked(*topic);
    });
    connect(m_again, &QPushButton::clicked, this, &StartPage::newRoundAsked);
    connect(m_goOn, &QPushButton::clicked, this, &StartPage::goOnAsked);
    connect(m_discard, &QAbstractButton::clicked, this, &StartPage::discardAsked);
    connect(m_export, &QAbstractButton::clicked, this, &StartPage::exportAsked);
    connect(&desk, &PracticeDesk::changed, this, &StartPage::sayWords);
    updateLook();
    onRetranslate(*this, [this] { sayWords(); });
}

void StartPage::makeDoors()
{
    int at = 0;
    for (DoorBox& door : m_doors) {
        const auto which = static_cast<progress::Door>(at++);
        const QString purpose = QStringLiteral("door%1").arg(at);
        door.box = new PracticeBox(purpose + QStringLiteral("TitleLabel"), this);
        door.box->setLargeTitle();
        door.text = new TextLabel(purpose + QStringLiteral("Label"), this);
        door.text->setWordWrap(true);
        door.text->setInk(Ink::secondary);
        door.button = new QPushButton(this);
        door.button->setObjectName(purpose + QStringLiteral("Button"));
        auto* key = new TextLabel(purpose + QStringLiteral("KeyLabel"), this);
        key->setText(QString::number(at));
        key->setInk(Ink::secondary);
        door.box->head().addWidget(key);
        door.box->body().addWidget(door.text);
        door.box->body().addStretch();
        door.box->body().addWidget(door.button, 0, Qt::AlignLeading);
        connect(door.button, &QPushButton::clicked, this, [this, which] { emit doorAsked(which); });
    }
}

void StartPage::makeProgress()
{
    m_weeks = new PracticeBox(QStringLiteral("weeksTitleLabel"), this);
    m_weeksNote = new TextLabel(QStringLiteral("weeksNoteLabel"), this);
    m_weeksNote->setInk(Ink::secondary);
    m_weeksNote->setWordWrap(true);
    m_chart = new WeeksChart(this);
    m_weeks->body().addWidget(m_weeksNote);
    m_weeks->body().addWidget(m_chart, 1);
    m_month = new PracticeBox(QStringLiteral("monthTitleLabel"), this);
    m_percent = new TextLabel(QStringLiteral("monthPercentLabel"), this);
    m_percentText = new TextLabel(QStringLiteral("monthPercentTextLabel"), this);
    m_streak = new TextLabel(QStringLiteral("monthStreakLabel"), this);
    m_questions = new TextLabel(QStringLiteral("monthQuestionsLabel"), this);
    m_tomorrow = new TextLabel(QStringLiteral("tomorrowLabel"), this);
    m_export = new LinkLine(QStringLiteral("exportPracticeLink"), this);
    for (TextLabel* label : {m_percentText, m_streak, m_questions, m_tomorrow})
        label->setWordWrap(true);
    for (TextLabel* label : {m_percentText, m_questions})
        label->setInk(Ink::secondary);
    auto* percent = new QHBoxLayout;
    percent->addWidget(m_percent);
    percent->addWidget(m_percentText, 1, Qt::AlignBottom);
    m_month->body().addLayout(percent);
    for (QWidget* part : std::initializer_list<QWidget*>{m_streak, m_questions, m_tomorrow})
        m_month->body().addWidget(part);
    m_month->body().addStretch();
    m_month->body().addWidget(m_export);
}

void StartPage::makeMistakes()
{
    m_mistakes = new PracticeBox(QStringLiteral("mistakesTitleLabel"), this);
    m_noMistake = new TextLabel(QStringLiteral("noMistakeLabel"), this);
    m_noMistake->setWordWrap(true);
    m_noMistake->setInk(Ink::secondary);
    m_mistakes->body().addWidget(m_noMistake);
    for (int at = 1; at <= mostMistakes; ++at) {
        MistakeRow row;
        row.row = new QWidget(m_mistakes);
        row.said = new TextLabel(QStringLiteral("mistake%1Label").arg(at), row.row);
        row.said->setWordWrap(true);
        row.often = new TextLabel(QStringLiteral("mistake%1OftenLabel").arg(at), row.row);
        row.often->setInk(Ink::secondary);
        row.practise = new QPushButton(row.row);
        row.practise->setObjectName(QStringLiteral("practiseMistake%1Button").arg(at));
        auto* line = new QHBoxLayout(row.row);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(row.said, 1);
        line->addWidget(row.often);
        line->addWidget(row.practise);
        m_mistakes->body().addWidget(row.row);
        connect(row.practise, &QPushButton::clicked, this, [this, at] {
            const auto habits = m_desk.record().habits();
            if (at <= static_cast<int>(habits.size()))
                emit topicAsked(habits[static_cast<std::size_t>(at - 1)].topic);
        });
        m_mistakeRows.push_back(row);
    }
    m_mistakes->body().addStretch();
}

/// Three columns, or one: by the width alone.
void StartPage::arrange()
{
    const bool isNarrow = width() < scaled(startNarrow, font());
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    const int wide = isNarrow ? 1 : 3;
    int row = 0;
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_result, m_first})
        m_grid->addWidget(part, row++, 0, 1, wide);
    if (isNarrow) {
        for (QWidget* part :
             std::initializer_list<QWidget*>{m_open, m_doors[0].box, m_doors[1].box, m_doors[2].box,
                                             m_weeks, m_month, m_mistakes})
            m_grid->addWidget(part, row++, 0);
    } else {
        for (int door = 0; door < 3; ++door)
            m_grid->addWidget(m_doors[static_cast<std::size_t>(door)].box, row, door);
        m_grid->addWidget(m_weeks, ++row, 0, 1, 2);
        m_grid->addWidget(m_month, row, 2);
        m_grid->addWidget(m_mistakes, ++row, 0, 1, 2);
        m_grid->addWidget(m_open, row++, 2);
    }
    for (int column = 0; column < 3; ++column)
        m_grid->setColumnStretch(column, isNarrow && column > 0 ? 0 : 1);
    for (int each = 0; each < 12; ++each)
        m_grid->setRowStretch(each, each == row ? 1 : 0);
}

void StartPage::updateLook()
{
    const int side = scaled(16, font());
    m_grid->setContentsMargins(side, scaled(12, font()), side, scaled(12, font()));
    m_grid->setSpacing(scaled(12, font()));
    m_title->setFont(designFont(font(), 22, QFont::Bold));
    m_first->setFont(designFont(font(), 14));
    m_percent->setFont(designFont(font(), 34, QFont::Bold));
    for (QPushButton* button :
         {m_practise, m_again, m_goOn, m_doors[0].button, m_doors[1].button, m_doors[2].button})
        button->setMinimumHeight(scaled(30, font()));
}

void StartPage::setCount(std::optional<int> count)
{
    m_count = count;
    sayDoors();
}

void StartPage::showResult(bool shown)
{
    m_hasResult = shown && m_desk.round() && m_desk.round()->isOver();
    sayWords();
    if (m_hasResult)
        announce(*m_said, m_result->title().text() + QStringLiteral(". ") + m_resultText->text());
}

void StartPage::focusFirst() const
{
    QPushButton* first = m_hasResult                      ? m_again
                         : !m_open->isHidden()            ? m_goOn
                         : m_doors[0].button->isEnabled() ? m_doors[0].button
                                                          : m_doors[1].button;
    first->setFocus(Qt::OtherFocusReason);
}

QString StartPage::dueText() const
{
    const auto due =
        static_cast<int>(m_desk.record().due(m_desk.today(), m_desk.rules().rules).size());
    return due > 0 ? tr("%n questions are due today", nullptr, due) : tr("Nothing is due today");
}

void StartPage::sayWords()
{
    m_title->setText(tr("Practice", "the view"));
    const bool isFirst = m_desk.record().answers().empty();
    //: Shown until something was answered
    m_first->setText(tr("Answer a few hands and your progress by topic appears here."));
    m_first->setVisible(isFirst);
    for (PracticeBox* box : {m_weeks, m_month, m_mistakes})
        box->setVisible(!isFirst);
    sayDoors();
    sayResult();
    if (!isFirst) {
        sayProgress();
        sayMistakes();
    }
    const bool isOpen = m_desk.isUnfinished();
    m_open->setVisible(isOpen);
    if (!isOpen)
        return;
    m_open->title().setText(tr("An unfinished round"));
    const progress::PracticeRound& round = *m_desk.round();
    const QString door = round.wish.door == progress::Door::today ? tr("Today", "a door to a round")
                         : round.wish.door == progress::Door::mixed
                             ? tr("Mixed", "a door to a round")
                             : tr("Chosen topics");
    const auto answered = static_cast<int>(round.answers.size());
    m_openText->setText(
        round.wish.count
            //: %1: "Mixed", %2 of %3 are answered, %4 of these are right
            ? tr("%1, %2 of %3 answered, %4 right")
                  .arg(door)
                  .arg(answered)
                  .arg(round.questions.size())
                  .arg(round.share().right)
            //: %1: "Mixed", %2 are answered, %3 of these are right
            : tr("%1, %2 answered, %3 right").arg(door).arg(answered).arg(round.share().right));
    nameButton(*m_goOn, tr("&Go on", "with a round"), tr("Go on", "with a round"),
               tr("Go on with the unfinished round"));
    m_discard->setLine(tr("Discard", "a round"),
                       tr("End the unfinished round; its answers are kept"));
}

void StartPage::sayDoors()
{
    const QDate today = m_desk.today();
    const HouseRules& rules = m_desk.rules().rules;
    const auto due = m_desk.record().due(today, rules);
    const auto count = static_cast<int>(due.size());
    const int later = m_desk.record().comingDue(today.addDays(1), rules);
    std::vector<Topic> topics;
    for (const progress::PracticeCard& card : due) {
        if (std::ranges::find(topics, card.first) == topics.end() && topics.size() < 3)
            topics.push_back(card.first);
    }
    QStringList names;
    for (const Topic topic : topics)
        names << narration::topicName(topic, rules);
    m_doors[0].box->title().setText(tr("Today", "a door to a round"));
    m_doors[0].text->setText(count > 0 ? tr("%n questions are due.", nullptr, count) + u'\n'
                                             + names.join(QStringLiteral(", "))
                             : later > 0
                                 ? tr("Nothing is due; %n questions tomorrow.", nullptr, later)
                                 : tr("Nothing is due."));
    m_doors[0].button->setEnabled(count > 0);
    m_doors[0].box->setFirst(count > 0);
    m_doors[1].box->setFirst(count == 0);
    m_doors[1].box->title().setText(tr("Mixed", "a door to a round"));
    const auto met = m_desk.metTopics().size();
    //: %1: a number of topics, %2: how many there are
    const QString from = tr("from the topics you have met: %1 of %2").arg(met).arg(topicCount);
    //: %1: "from the topics you have met: 9 of 14"
    m_doors[1].text->setText(m_count ? tr("%n questions %1", nullptr, *m_count).arg(from)
                                     : tr("Questions until you stop, %1").arg(from));
    m_doors[2].box->title().setText(tr("Choose topics"));
    m_doors[2].text->setText(tr("Ranks, wilds, three players, odds, code"));
    for (int door = 0; door < 3; ++door) {
        QPushButton& button = *m_doors[static_cast<std::size_t>(door)].button;
        const QString text = door < 2 ? tr("Start", "a round") : tr("Choose…", "topics");
        //: %1: "Start", %2: "Mixed"
        nameButton(
            button, text,
            tr("%1: %2").arg(text, m_doors[static_cast<std::size_t>(door)].box->title().text()),
            tr("Begin such a round (%1)", "%1: a key").arg(door + 1));
    }
}

/// The topic below 75 % of the round with the smallest share; nothing if all went well.
std::optional<Topic> StartPage::weakestOfRound() const
{
    std::map<Topic, progress::Share> shares;
    if (m_desk.round()) {
        for (const progress::PracticeAnswer& answer : m_desk.round()->answers) {
            progress::Share& share = shares[answer.source.topic];
            ++share.asked;
            share.right += answer.isRight && answer.hints == 0 ? 1 : 0;
        }
    }
    const auto weakest = std::ranges::min_element(shares, {}, [](const auto& each) {
        return static_cast<double>(each.second.right) / each.second.asked;
    });
    return weakest != shares.end() && isWeak(weakest->second) ? std::optional(weakest->first)
                                                              : std::nullopt;
}

void StartPage::sayResult()
{
    m_result->setVisible(m_hasResult);
    if (!m_hasResult)
        return;
    const progress::Share share = m_desk.round()->share();
    //: The result of a round: right answers of all
    m_result->title().setText(tr("%1 of %2").arg(share.right).arg(share.asked));
    const std::optional<Topic> weakest = weakestOfRound();
    if (weakest) {
        progress::Share of;
        for (const progress::PracticeAnswer& answer : m_desk.round()->answers) {
            if (answer.source.topic == *weakest) {
                ++of.asked;
                of.right += answer.isRight && answer.hints == 0 ? 1 : 0;
            }
        }
        const QString topic = narration::topicName(*weakest, m_desk.rules().rules);
        //: %1: a topic, "Straight"; %2 of %3 answers were right
        m_resultText->setText(
            tr("%1 needs practice: %2 of %3.").arg(topic).arg(of.right).arg(of.asked));
        //: %1: a topic, "Straight"
        const QString practise = tr("Practise: %1").arg(topic);
        nameButton(*m_practise, practise, practise, tr("Begin a round about this topic"));
    } else {
        m_resultText->setText(tr("Every topic went well."));
    }
    m_practise->setVisible(weakest.has_value());
    nameButton(*m_again, tr("&New round"), tr("New round"), tr("Begin another round like it"));
}

void StartPage::sayProgress()
{
    const progress::PracticeRecord& record = m_desk.record();
    const QDate today = m_desk.today();
    m_weeks->title().setText(tr("Twelve weeks"));
    m_weeksNote->setText(tr("Filled: right; dashed: wrong; questions a week"));
    m_chart->setWeeks(record.weeks(today), today);
    m_month->title().setText(tr("This month"));
    const progress::PracticeRecord::Month month = record.month(today);
    m_percent->setText(month.share.asked == 0
                           ? QStringLiteral("–")
                           : QString::number(100 * month.share.right / month.share.asked));
    m_percentText->setText(tr("% right at the first try"));
    m_streak->setText(tr("Streak now %1, best %2").arg(record.streak()).arg(record.bestStreak()));
    //: %1: a number of right answers
    m_questions->setText(
        tr("%n questions, %1 with a hint", nullptr, month.share.asked).arg(month.hinted));
    const int later = record.comingDue(today.addDays(1), m_desk.rules().rules);
    m_tomorrow->setText(tr("Tomorrow %n questions come due", nullptr, later));
    m_tomorrow->setVisible(later > 0);
    m_export->setLine(tr("Export…", "the results"),
                      tr("Write all answers into a CSV or JSON file"));
}

void StartPage::sayMistakes()
{
    m_mistakes->title().setText(tr("Mistakes that come back"));
    m_noMistake->setText(tr("None so far."));
    auto habits = m_desk.record().habits();
    std::erase_if(habits, [](const auto& habit) { return habit.made == 0; });
    m_noMistake->setVisible(habits.empty());
    for (std::size_t at = 0; at < m_mistakeRows.size(); ++at) {
        const MistakeRow& row = m_mistakeRows[at];
        row.row->setVisible(at < habits.size());
        if (at >= habits.size())
            continue;
        const auto& habit = habits[at];
        const QString said = narration::mistakeSaid(habit.mistake, habit.topic);
        row.said->setText(said);
        //: How often a mistake was made, of how many times it could have been
        row.often->setText(tr("%1 of %2", "mistakes").arg(habit.made).arg(habit.of));
        nameButton(*row.practise, tr("Practise this"),
                   //: %1: "You take the wild for an ace in straights"
                   tr("Practise this: %1").arg(said), tr("Begin a round about this topic"));
    }
}

void StartPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateLook();
        arrange();
    }
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui
