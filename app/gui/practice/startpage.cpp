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
#include "app/gui/widgets/taborder.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/practicetext.h"

#include <QAction>
#include <QGridLayout>
#include <QPushButton>

namespace showdown::gui {
namespace {

constexpr double startNarrow = 640; ///< below it everything stands one below the other
constexpr int mostMistakes = 5;

} // namespace

StartPage::StartPage(PracticeDesk& desk, const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_grid(new QGridLayout(this)),
      m_title(newLabel(QStringLiteral("practiceTitleLabel"), this, {22, QFont::Bold})),
      m_first(newLabel(QStringLiteral("firstPracticeLabel"), this, {14})),
      m_said(newAnnouncer(*this)),
      m_result(new PracticeBox(QStringLiteral("roundResult"), this, 16, {13})),
      m_practise(m_result->addButton(QStringLiteral("practiseWeakestButton"))),
      m_again(m_result->addButton(QStringLiteral("anotherRoundButton"))),
      m_open(new PracticeBox(QStringLiteral("unfinished"), this)),
      m_goOn(m_open->addButton(QStringLiteral("goOnRoundButton"))),
      m_discard(new LinkLine(QStringLiteral("discardRoundLink"), m_open)),
      m_weeks(new PracticeBox(QStringLiteral("weeks"), this)),
      m_chart(new WeeksChart(m_weeks)),
      m_month(new PracticeBox(QStringLiteral("month"), this)),
      m_export(new LinkLine(QStringLiteral("exportPracticeLink"), m_month)),
      m_mistakes(new PracticeBox(QStringLiteral("mistakes"), this))
{
    setObjectName(QStringLiteral("practiceStart"));
    m_result->addLine({m_practise, m_again});
    m_discard->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // is never cut
    m_open->addLine({m_goOn, m_discard});
    m_open->body().addStretch();
    for (int door = 0; door < 3; ++door) {
        const QString purpose = QStringLiteral("door%1").arg(door + 1);
        auto* box = new PracticeBox(purpose, this, 16);
        auto* key = newLabel(purpose + QStringLiteral("KeyLabel"), box,
                             {13, QFont::DemiBold, Ink::secondary, false});
        key->setText(QString::number(door + 1));
        box->head().addWidget(key);
        box->body().addStretch();
        m_doors[static_cast<std::size_t>(door)] = box;
        QPushButton* begin = box->addButton(purpose + QStringLiteral("Button"));
        m_begin[static_cast<std::size_t>(door)] = begin;
        connect(begin, &QPushButton::clicked, this,
                [this, door] { emit doorAsked(static_cast<progress::Door>(door)); });
    }
    m_weeks->body().addWidget(m_chart, 1);
    m_month->body().addStretch();
    m_month->body().addWidget(m_export);
    addMistakeRows();
    connect(m_practise, &QPushButton::clicked, this,
            [this] { emit topicAsked(*m_desk.round()->weakest(), {}); });
    connect(m_again, &QPushButton::clicked, actions.newRound, &QAction::trigger);
    connect(m_goOn, &QPushButton::clicked, &desk, &PracticeDesk::goOn);
    connect(m_discard, &QAbstractButton::clicked, this, &StartPage::discardAsked);
    connect(m_export, &QAbstractButton::clicked, actions.exportAnswers, &QAction::trigger);
    connect(&desk, &PracticeDesk::changed, this, &StartPage::sayWords);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] {
        const int gap = scaled(12, font());
        m_grid->setContentsMargins(scaled(16, font()), gap, scaled(16, font()), gap);
        m_grid->setSpacing(gap);
        arrange();
    });
}

void StartPage::addMistakeRows()
{
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    m_mistakes->body().addLayout(grid);
    m_mistakes->body().addStretch();
    for (int at = 0; at < mostMistakes; ++at) {
        const QString purpose = QStringLiteral("mistake%1").arg(at + 1);
        const MistakeRow row{
            newLabel(purpose + QStringLiteral("Label"), m_mistakes),
            newLabel(purpose + QStringLiteral("OftenLabel"), m_mistakes,
                     {0, QFont::Normal, Ink::secondary, false}),
            m_mistakes->addButton(QStringLiteral("practiseMistake%1Button").arg(at + 1))};
        grid->addWidget(row.said, at, 0);
        grid->addWidget(row.often, at, 1);
        grid->addWidget(row.practise, at, 2);
        m_mistakeRows.push_back(row);
        connect(row.practise, &QPushButton::clicked, this, [this, at] {
            const auto habit = m_desk.record().habits().at(static_cast<std::size_t>(at));
            emit topicAsked(habit.topic, habit.kinds, habit.mistake);
        });
    }
}

/// Three columns, or one that begins with the unfinished round: by the width alone.
void StartPage::arrange()
{
    const bool isNarrow = width() < scaled(startNarrow, font());
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    struct Spot
    {
        QWidget* part;
        int row, column, wide;
    };
    std::vector<Spot> places{{m_title, 0, 0, 3},    {m_result, 1, 0, 3},   {m_first, 2, 0, 3},
                             {m_doors[0], 3, 0, 1}, {m_doors[1], 3, 1, 1}, {m_doors[2], 3, 2, 1},
                             {m_weeks, 4, 0, 2},    {m_month, 4, 2, 1},    {m_mistakes, 5, 0, 2}};
    places.insert(isNarrow ? places.begin() + 3 : places.end(), {m_open, 5, 2, 1});
    std::vector<QWidget*> stops;
    int line = 0;
    for (const auto& [part, row, column, wide] : places) {
        m_grid->addWidget(part, isNarrow ? line++ : row, isNarrow ? 0 : column, 1,
                          isNarrow ? 1 : wide);
        const auto buttons = part->findChildren<QAbstractButton*>();
        stops.insert(stops.end(), buttons.begin(), buttons.end());
    }
    chainTabs(stops);
    for (int column = 0; column < 3; ++column)
        m_grid->setColumnStretch(column, isNarrow && column > 0 ? 0 : 1);
    m_grid->setRowStretch(static_cast<int>(places.size()), 1);
}

void StartPage::showStand()
{
    sayWords();
    if (!m_result->isHidden())
        announce(*m_said, m_result->title() + QStringLiteral(". ") + m_result->text());
}

void StartPage::focusFirst() const
{
    QPushButton* first = !m_result->isHidden()     ? m_again
                         : !m_open->isHidden()     ? m_goOn
                         : m_begin[0]->isEnabled() ? m_begin[0]
                                                   : m_begin[1];
    first->setFocus(Qt::ShortcutFocusReason); // with its ring
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
    sayProgress();
    sayMistakes();
    const auto& round = m_desk.round();
    m_result->setVisible(round && round->isOver() && !round->answers.empty());
    m_open->setVisible(m_desk.isUnfinished());
    if (round)
        sayRound();
}

void StartPage::sayDoors()
{
    const HouseRules& rules = m_desk.rules().rules;
    const QDate today = m_desk.today();
    const auto count = static_cast<int>(m_desk.record().due(today, rules).size());
    const int later = m_desk.record().comingDue(today.addDays(1), rules);
    m_doors[0]->say(tr("Today", "a door to a round"),
                    count > 0   ? tr("%n questions are due.", nullptr, count) + u'\n' + dueTopics()
                    : later > 0 ? tr("Nothing is due; %n questions tomorrow.", nullptr, later)
                                : tr("Nothing is due."));
    m_begin[0]->setEnabled(count > 0);
    m_doors[0]->setFirst(count > 0);
    m_doors[1]->setFirst(count == 0);
    const auto isAsked = [&rules](Topic topic) { return canAsk(topic, rules); };
    const auto known = static_cast<int>(std::ranges::count_if(allTopics(), isAsked));
    const auto met = static_cast<int>(std::ranges::count_if(m_desk.metTopics(), isAsked));
    const QString from = met == known
                             ? tr("from all topics")
                             //: %1: a number of topics, %2: how many there are
                             : tr("from the topics you have met: %1 of %2").arg(met).arg(known);
    //: %1: "from the topics you have met: 9 of 14"
    const QString mixed = m_desk.count() ? tr("%n questions %1", nullptr, *m_desk.count()).arg(from)
                                         : tr("Questions until you stop, %1").arg(from);
    m_doors[1]->say(tr("Mixed", "a door to a round"), mixed);
    m_doors[2]->say(tr("Choose topics"), tr("Ranks, wilds, three players, odds, code"));
    for (std::size_t door = 0; door < 3; ++door) {
        const QString text = door < 2 ? tr("Start", "a round") : tr("Choose…", "topics");
        //: %1: "Start", %2: "Mixed"
        const QString name = tr("%1: %2").arg(text, m_doors[door]->title());
        nameButton(*m_begin[door], text, tr("Begin such a round (%1)", "%1: a key").arg(door + 1),
                   name);
    }
}

/// The first of the topics that are due, each once.
QString StartPage::dueTopics() const
{
    const HouseRules& rules = m_desk.rules().rules;
    QStringList names;
    for (const progress::PracticeCard& card : m_desk.record().due(m_desk.today(), rules))
        names << narration::topicName(card.first, rules);
    names.removeDuplicates();
    return names.mid(0, 3).join(QStringLiteral(", "));
}

/// What the round brought, or how far it is.
void StartPage::sayRound()
{
    const progress::PracticeRound& round = *m_desk.round();
    const progress::Share share = round.share();
    QString result = tr("Every topic went well.");
    const std::optional<Topic> weakest = round.weakest();
    if (weakest) {
        const progress::Share of = round.share(weakest);
        const QString topic = narration::topicName(*weakest, round.wish.rules.rules);
        //: %1: a topic, "Straight"; %2 of %3 answers were right
        result = tr("Needs practice: %1, %2 of %3.").arg(topic).arg(of.right).arg(of.asked);
        //: %1: a topic, "Straight"
        nameButton(*m_practise, tr("Practise: %1").arg(topic),
                   tr("Begin a round about this topic"));
    }
    m_practise->setVisible(weakest.has_value());
    //: The result of a round: right answers of all
    m_result->say(tr("%1 of %2").arg(share.right).arg(share.asked), result);
    nameButton(*m_again, tr("&New round"), tr("Begin another round like it"));
    const QString door = round.wish.door == progress::Door::topics
                             ? tr("Chosen topics")
                             : m_doors[static_cast<std::size_t>(round.wish.door)]->title();
    m_open->say(tr("An unfinished round"),
                m_desk.length()
                    //: %1: "Mixed", %2 of %3 are answered, %4 of these are right
                    ? tr("%1, %2 of %3 answered, %4 right")
                          .arg(door)
                          .arg(share.asked)
                          .arg(*m_desk.length())
                          .arg(share.right)
                    //: %1: "Mixed", %2 are answered, %3 of these are right
                    : tr("%1, %2 answered, %3 right").arg(door).arg(share.asked).arg(share.right));
    nameButton(*m_goOn, tr("&Go on", "with a round"), tr("Go on with the unfinished round"));
    m_discard->setLine(tr("Discard", "a round"),
                       tr("End the unfinished round; its answers are kept"));
}

void StartPage::sayProgress()
{
    const progress::PracticeRecord& record = m_desk.record();
    const QDate today = m_desk.today();
    m_weeks->say(tr("Twelve weeks"),
                 tr("Filled: right without a hint; dashed: the others; questions a week"));
    m_chart->setWeeks(record.weeks(today), today);
    const progress::PracticeRecord::Month month = record.month(today);
    QStringList lines{
        tr("Streak now %1, best %2").arg(record.streak()).arg(record.bestStreak()),
        //: %1: in how many of them a hint was taken
        tr("%n questions, %1 with a hint", nullptr, month.share.asked).arg(month.hinted)};
    if (const int later = record.comingDue(today.addDays(1), m_desk.rules().rules); later > 0)
        lines << tr("Tomorrow %n questions come due", nullptr, later);
    m_month->say(tr("This month"), lines.join(u'\n'));
    m_month->setNumber(month.share.asked == 0 ? QStringLiteral("–")
                                              : QString::number(month.share.percent()),
                       tr("% right at the first try"));
    m_export->setLine(tr("Export…", "the results"),
                      tr("Write all answers into a CSV or JSON file"));
}

void StartPage::sayMistakes()
{
    const auto habits = m_desk.record().habits();
    m_mistakes->say(tr("Mistakes that come back"), habits.empty() ? tr("None so far.") : QString());
    std::vector<QString> names;
    names.reserve(habits.size());
    for (const auto& habit : habits)
        names.push_back(narration::mistakeSaid(habit.mistake, habit.topic));
    for (std::size_t at = 0; at < m_mistakeRows.size(); ++at) {
        const auto& [said, often, practise] = m_mistakeRows[at];
        for (QWidget* part : std::initializer_list<QWidget*>{said, often, practise})
            part->setVisible(at < habits.size());
        if (at >= habits.size())
            continue;
        //: %1: a mistake that was made in several topics, %2: one of them
        said->setText(std::ranges::count(names, names[at]) > 1 ? tr("%1 (%2)").arg(
                          names[at], narration::topicName(habits[at].topic, m_desk.rules().rules))
                                                               : names[at]);
        //: How often a mistake was made, of how many times it could have been
        often->setText(tr("%1 of %2", "mistakes").arg(habits[at].made).arg(habits[at].of));
        nameButton(*practise, tr("Practise this"), tr("Begin a round about this topic"),
                   //: %1: "You take the wild for an ace in straights"
                   tr("Practise this: %1").arg(said->text()));
    }
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui
