// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/startpage.h"

#include "app/gui/practice/practiceactions.h"
#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/weekschart.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/practicetext.h"

#include <QAction>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double startNarrow = 640; ///< below it everything stands one below the other
constexpr int mostMistakes = 5;
constexpr LabelLook secondaryLook{0, QFont::Normal, Ink::secondary};

QPushButton* newButton(const QString& name, QWidget& parent)
{
    auto* button = new QPushButton(&parent);
    button->setObjectName(name);
    onLookChange(parent,
                 [button, &parent] { button->setMinimumHeight(scaled(30, parent.font())); });
    return button;
}

void nameButton(QPushButton& button, const QString& text, const QString& name, const QString& tip)
{
    button.setText(text);
    button.setAccessibleName(name);
    setTips(button, tip);
}

} // namespace

StartPage::StartPage(PracticeDesk& desk, const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_grid(new QGridLayout(this)),
      m_title(newLabel(QStringLiteral("practiceTitleLabel"), this, {22, QFont::Bold})),
      m_first(newLabel(QStringLiteral("firstPracticeLabel"), this, {14})),
      m_said(newAnnouncer(*this)),
      m_result(new PracticeBox(QStringLiteral("roundResultLabel"), this, 16)),
      m_resultText(newLabel(QStringLiteral("roundResultTextLabel"), this)),
      m_practise(newButton(QStringLiteral("practiseWeakestButton"), *this)),
      m_again(newButton(QStringLiteral("anotherRoundButton"), *this)),
      m_open(new PracticeBox(QStringLiteral("unfinishedTitleLabel"), this)),
      m_openText(newLabel(QStringLiteral("unfinishedLabel"), this, secondaryLook)),
      m_goOn(newButton(QStringLiteral("goOnRoundButton"), *this)),
      m_discard(new LinkLine(QStringLiteral("discardRoundLink"), this))
{
    setObjectName(QStringLiteral("practiceStart"));
    m_result->body().addWidget(m_resultText);
    m_result->addLine({m_practise, m_again}, Qt::AlignLeading);
    m_open->body().addWidget(m_openText);
    m_open->addLine({m_goOn, m_discard});
    m_open->body().addStretch();
    makeDoors();
    makeProgress();
    makeMistakes();
    connect(m_practise, &QPushButton::clicked, this, [this] {
        if (const std::optional<Topic> topic = m_desk.round()->weakest())
            emit topicAsked(*topic, {});
    });
    connect(m_again, &QPushButton::clicked, actions.newRound, &QAction::trigger);
    connect(m_goOn, &QPushButton::clicked, &desk, &PracticeDesk::goOn);
    connect(m_discard, &QAbstractButton::clicked, this, &StartPage::discardAsked);
    connect(m_export, &QAbstractButton::clicked, actions.exportAnswers, &QAction::trigger);
    connect(&desk, &PracticeDesk::changed, this, &StartPage::sayWords);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] {
        const int side = scaled(16, font());
        m_grid->setContentsMargins(side, scaled(12, font()), side, scaled(12, font()));
        m_grid->setSpacing(scaled(12, font()));
        arrange();
    });
}

void StartPage::makeDoors()
{
    int at = 0;
    for (DoorBox& door : m_doors) {
        const auto which = static_cast<progress::Door>(at++);
        const QString purpose = QStringLiteral("door%1").arg(at);
        door.box = new PracticeBox(purpose + QStringLiteral("TitleLabel"), this, 16);
        door.text = newLabel(purpose + QStringLiteral("Label"), this, secondaryLook);
        door.button = newButton(purpose + QStringLiteral("Button"), *this);
        auto* key = newLabel(purpose + QStringLiteral("KeyLabel"), this, secondaryLook);
        key->setText(QString::number(at));
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
    m_weeksNote = newLabel(QStringLiteral("weeksNoteLabel"), this, secondaryLook);
    m_chart = new WeeksChart(this);
    m_weeks->body().addWidget(m_weeksNote);
    m_weeks->body().addWidget(m_chart, 1);
    m_month = new PracticeBox(QStringLiteral("monthTitleLabel"), this);
    m_percent =
        newLabel(QStringLiteral("monthPercentLabel"), this, {34, QFont::Bold, Ink::text, false});
    m_percentText = newLabel(QStringLiteral("monthPercentTextLabel"), this, secondaryLook);
    m_streak = newLabel(QStringLiteral("monthStreakLabel"), this);
    m_questions = newLabel(QStringLiteral("monthQuestionsLabel"), this, secondaryLook);
    m_tomorrow = newLabel(QStringLiteral("tomorrowLabel"), this);
    m_export = new LinkLine(QStringLiteral("exportPracticeLink"), this);
    m_month->addLine({m_percent, m_percentText}, Qt::AlignBottom);
    for (TextLabel* part : {m_streak, m_questions, m_tomorrow})
        m_month->body().addWidget(part);
    m_month->body().addStretch();
    m_month->body().addWidget(m_export);
}

void StartPage::makeMistakes()
{
    m_mistakes = new PracticeBox(QStringLiteral("mistakesTitleLabel"), this);
    m_noMistake = newLabel(QStringLiteral("noMistakeLabel"), this, secondaryLook);
    m_mistakes->body().addWidget(m_noMistake);
    for (std::size_t at = 0; at < mostMistakes; ++at) {
        auto* row = new QWidget(m_mistakes);
        const QString purpose = QStringLiteral("mistake%1").arg(at + 1);
        LabelLook oneLine = secondaryLook;
        oneLine.wraps = false;
        m_mistakeRows.push_back({row, newLabel(purpose + QStringLiteral("Label"), row),
                                 newLabel(purpose + QStringLiteral("OftenLabel"), row, oneLine),
                                 new QPushButton(row)});
        const MistakeRow& parts = m_mistakeRows.back();
        parts.practise->setObjectName(QStringLiteral("practiseMistake%1Button").arg(at + 1));
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(parts.said, 1);
        line->addWidget(parts.often);
        line->addWidget(parts.practise);
        m_mistakes->body().addWidget(row);
        connect(parts.practise, &QPushButton::clicked, this, [this, at] {
            const progress::PracticeRecord::Habit habit = m_desk.record().habits().at(at);
            emit topicAsked(habit.topic, habit.kinds, habit.mistake);
        });
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
        for (PracticeBox* part :
             {m_open, m_doors[0].box, m_doors[1].box, m_doors[2].box, m_weeks, m_month, m_mistakes})
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

void StartPage::showStand()
{
    const auto& round = m_desk.round();
    m_hasResult = round && round->isOver() && !round->answers.empty();
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
    m_result->setVisible(m_hasResult);
    m_open->setVisible(m_desk.isUnfinished());
    sayDoors();
    if (m_hasResult)
        sayResult();
    if (!isFirst) {
        sayProgress();
        sayMistakes();
    }
    if (m_desk.isUnfinished())
        sayOpen();
}

void StartPage::sayOpen()
{
    m_open->title().setText(tr("An unfinished round"));
    const progress::PracticeRound& round = *m_desk.round();
    const QString door =
        round.wish.door == progress::Door::topics
            ? tr("Chosen topics")
            : m_doors[static_cast<std::size_t>(round.wish.door)].box->title().text();
    const progress::Share share = round.share();
    m_openText->setText(
        round.wish.count
            //: %1: "Mixed", %2 of %3 are answered, %4 of these are right
            ? tr("%1, %2 of %3 answered, %4 right")
                  .arg(door)
                  .arg(share.asked)
                  .arg(round.questions.size())
                  .arg(share.right)
            //: %1: "Mixed", %2 are answered, %3 of these are right
            : tr("%1, %2 answered, %3 right").arg(door).arg(share.asked).arg(share.right));
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
    QStringList names;
    for (const progress::PracticeCard& card : due) {
        const QString name = narration::topicName(card.first, rules);
        if (!names.contains(name) && names.size() < 3)
            names << name;
    }
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
    const auto met = static_cast<int>(m_desk.metTopics().size());
    const QString from =
        met == topicCount ? tr("from all topics")
                          //: %1: a number of topics, %2: how many there are
                          : tr("from the topics you have met: %1 of %2").arg(met).arg(topicCount);
    //: %1: "from the topics you have met: 9 of 14"
    m_doors[1].text->setText(m_desk.count()
                                 ? tr("%n questions %1", nullptr, *m_desk.count()).arg(from)
                                 : tr("Questions until you stop, %1").arg(from));
    m_doors[2].box->title().setText(tr("Choose topics"));
    m_doors[2].text->setText(tr("Ranks, wilds, three players, odds, code"));
    int key = 0;
    for (const DoorBox& door : m_doors) {
        const QString text = ++key < 3 ? tr("Start", "a round") : tr("Choose…", "topics");
        //: %1: "Start", %2: "Mixed"
        nameButton(*door.button, text, tr("%1: %2").arg(text, door.box->title().text()),
                   tr("Begin such a round (%1)", "%1: a key").arg(key));
    }
}

void StartPage::sayResult()
{
    const progress::PracticeRound& round = *m_desk.round();
    //: The result of a round: right answers of all
    m_result->title().setText(tr("%1 of %2").arg(round.share().right).arg(round.share().asked));
    const std::optional<Topic> weakest = round.weakest();
    m_resultText->setText(tr("Every topic went well."));
    if (weakest) {
        const progress::Share of = round.share(weakest);
        const QString topic = narration::topicName(*weakest, m_desk.rules().rules);
        //: %1: a topic, "Straight"; %2 of %3 answers were right
        m_resultText->setText(
            tr("%1 needs practice: %2 of %3.").arg(topic).arg(of.right).arg(of.asked));
        //: %1: a topic, "Straight"
        const QString practise = tr("Practise: %1").arg(topic);
        nameButton(*m_practise, practise, practise, tr("Begin a round about this topic"));
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
    m_percent->setText(month.share.asked == 0 ? QStringLiteral("–")
                                              : QString::number(month.share.percent()));
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
    const auto habits = m_desk.record().habits();
    m_noMistake->setVisible(habits.empty());
    for (std::size_t at = 0; at < m_mistakeRows.size(); ++at) {
        const MistakeRow& row = m_mistakeRows[at];
        row.row->setVisible(at < habits.size());
        if (at >= habits.size())
            continue;
        const QString said = narration::mistakeSaid(habits[at].mistake, habits[at].topic);
        row.said->setText(said);
        //: How often a mistake was made, of how many times it could have been
        row.often->setText(tr("%1 of %2", "mistakes").arg(habits[at].made).arg(habits[at].of));
        nameButton(*row.practise, tr("Practise this"),
                   //: %1: "You take the wild for an ace in straights"
                   tr("Practise this: %1").arg(said), tr("Begin a round about this topic"));
    }
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui
