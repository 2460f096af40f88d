// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/questionpage.h"

#include "app/gui/cards/cardlabel.h"
#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/exercises/feedbackbox.h"
#include "app/gui/practice/answerhands.h"
#include "app/gui/practice/practiceactions.h"
#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/roundside.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/taborder.h"
#include "app/lessons/practicelesson.h"
#include "app/narration/practicetext.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
QuestionPage::QuestionPage(PracticeDesk& desk, const Appearance& appearance,
                           const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_title(new CardLabel(QStringLiteral("questionTitleLabel"), appearance, this)),
      m_topic(newLabel(QStringLiteral("questionTopicLabel"), this,
                       {12, QFont::DemiBold, Ink::text, false})),
      m_place(newLabel(QStringLiteral("questionPlaceLabel"), this,
                       {13, QFont::Normal, Ink::secondary, false})),
      m_line(newLabel(QStringLiteral("roundLineLabel"), this,
                      {0, QFont::Normal, Ink::secondary, false})),
      m_scroll(new QScrollArea(this)),
      m_panel(new ExercisePanel(appearance)),
      m_more(new QWidget),
      m_own{new QLabel(m_more),
            new CardLabel(QStringLiteral("ownAnswerLabel"), appearance, m_more)},
      m_right{new QLabel(m_more),
              new CardLabel(QStringLiteral("rightAnswerLabel"), appearance, m_more)},
      m_hands(new AnswerHands(appearance, m_more)),
      m_remember(new PracticeBox(QStringLiteral("remember"), m_more, 13, {13})),
      m_side(new RoundSide(desk, this))
{
    setObjectName(QStringLiteral("questionPage"));
    makeTools(actions);
    // Ctrl+Enter belongs to an action of the view; with two owners neither would get it.
    const auto keys = m_panel->findChildren<QShortcut*>(Qt::FindDirectChildrenOnly);
    for (QShortcut* key : keys)
        key->setEnabled(false);
    arrange();
    connect(m_panel, &ExercisePanel::spoke, this, [this](QWidget* part) { showPart(*part); });
    connect(m_panel, &ExercisePanel::onAsked, &desk, &PracticeDesk::goOn);
    connect(m_panel, &ExercisePanel::hintTaken, this,
            [this] { m_desk.setHints(m_panel->hintsTaken()); });
    connect(m_panel, &ExercisePanel::answered, this, [this](bool isRight) {
        m_desk.answer(*m_panel->judged(), isRight, m_panel->hintsTaken());
        showPart(m_panel->feedback());
    });
    connect(&desk, &PracticeDesk::changed, this, &QuestionPage::sayWords);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] { updateLook(); });
}

void QuestionPage::makeTools(const PracticeActions& actions)
{
    for (QAction* action :
         {actions.stepThrough, actions.openInCompare, actions.readLesson, actions.copyCommand}) {
        auto* tool = new QToolButton(m_more);
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        nameToolButton(*tool, *action);
        connect(action, &QAction::changed, tool, [tool, action] {
            nameToolButton(*tool, *action);
            tool->setVisible(action->isEnabled());
        });
        m_tools.push_back(tool);
    }
}

void QuestionPage::arrange()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_topic, 0, Qt::AlignVCenter);
    head->addWidget(m_place, 0, Qt::AlignVCenter);
    m_topic->setFrameShape(QFrame::StyledPanel);
    auto* told = new FlowLayout;
    told->setShrinking(true);
    told->addWidget(m_hands);
    told->addWidget(m_remember);
    m_remember->setRole(Role::wild);
    m_remember->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_remember->body().addStretch(1);
    auto* tools = new FlowLayout;
    for (QWidget* tool : m_tools)
        tools->addWidget(tool);
    auto* answers = new QVBoxLayout;
    for (AnswerLine* line : {&m_own, &m_right}) {
        auto* row = new QHBoxLayout;
        row->addWidget(line->sign, 0, Qt::AlignTop);
        row->addWidget(line->words, 1);
        answers->addLayout(row);
    }
    auto* more = new QVBoxLayout(m_more);
    more->setContentsMargins(0, 0, 0, 0);
    more->addLayout(answers);
    more->addLayout(told);
    more->addLayout(tools);
    m_panel->feedback().setMore(*m_more);
    m_panel->foot().setApart(true);
    m_scroll->setObjectName(QStringLiteral("questionScroll"));
    scrollQuietly(*m_scroll, *m_panel);
    auto* asked = new QVBoxLayout;
    asked->addLayout(head);
    asked->addWidget(m_line);
    asked->addWidget(m_scroll, 1);
    asked->addWidget(&m_panel->foot());
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(asked, 1);
    layout->addWidget(m_side);
}

void QuestionPage::updateLook()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(length(14), length(10), length(14), length(6));
    layout()->setSpacing(length(12));
    m_title->setFont(designFont(font(), 18, QFont::Bold));
    m_topic->setContentsMargins(length(6), length(2), length(6), length(2));
    for (CardLabel* words : {m_own.words, m_right.words})
        words->setFont(designFont(font(), 13.5, QFont::DemiBold));
    for (QWidget* tool : m_tools)
        tool->setMinimumHeight(length(32));
    const int sign = length(20);
    m_right.sign->setPixmap(
        icon(IconId::yes, Role::winner).pixmap(QSize(sign, sign), devicePixelRatioF()));
    for (int part = 0; part < m_more->layout()->count(); ++part)
        m_more->layout()->itemAt(part)->layout()->setSpacing(length(8));
}

void QuestionPage::ask()
{
    const PracticeQuestion question = *m_desk.question();
    AnsweredOnce once;
    for (const Option& option : question.options)
        once.options.push_back(option.answer);
    once.hints = narration::hintCount;
    once.hint = [question](int number) { return narration::practiceHint(question, number); };
    once.feedback = [question](const ExerciseAnswer& answer, const Judgement& judgement,
                               int taken) {
        return narration::practiceFeedback(question, answer, judgement, taken);
    };
    ExerciseTexts texts;
    texts.question = narration::practiceQuestionText(question);
    texts.rules = question.rules;
    texts.once = once;
    m_more->hide();
    m_panel->setExercise(question.exercise, texts);
    m_panel->restore(m_desk.round()->hints, std::nullopt);
    sayWords();
    chainTabs(tabStops());
    m_scroll->ensureVisible(0, 0);
}

void QuestionPage::clear()
{
    m_panel->clear();
}

void QuestionPage::setSideShown(bool shown)
{
    m_side->setVisible(shown);
    m_line->setVisible(!shown);
}

void QuestionPage::sayWords()
{
    const auto& question = m_desk.question();
    if (!question)
        return;
    const int number = m_desk.place() + 1;
    const std::optional<int> all = m_desk.length();
    m_panel->foot().setAfter(number == all ? AfterExercise::result : AfterExercise::question);
    m_line->setText(m_side->line());
    m_title->setWords(narration::practiceQuestionText(*question));
    m_topic->setText(narration::topicName(question->source.topic, question->rules.rules));
    m_topic->setVisible(m_desk.isTopicTold());
    //: Which of the questions of a round is shown
    m_place->setText(all ? tr("Question %1 of %2").arg(number).arg(*all)
                         : tr("Question %1").arg(number));
    if (m_panel->judged())
        showAnswered();
}

/// What the answer teaches: the hands side by side, the rule, and where to go from here.
void QuestionPage::showAnswered()
{
    const PracticeQuestion& question = *m_desk.question();
    const ExerciseAnswer& own = *m_panel->judged();
    m_topic->show();
    const bool isRight = judge(question.exercise, own).isRight;
    const bool isSaid = question.options.empty(); // else the options are marked
    const int side = scaled(20, font());
    m_own.sign->setPixmap(
        icon(isRight ? IconId::yes : IconId::no, isRight ? Role::winner : Role::error)
            .pixmap(QSize(side, side), devicePixelRatioF()));
    m_own.words->setWords(tr("Your answer: %1").arg(narration::practiceAnswerText(question, own)));
    m_right.words->setWords(
        tr("Correct answer: %1")
            .arg(narration::practiceAnswerText(question, rightAnswer(question))));
    for (QWidget* part : std::initializer_list<QWidget*>{m_own.sign, m_own.words})
        part->setVisible(isSaid);
    for (QWidget* part : std::initializer_list<QWidget*>{m_right.sign, m_right.words})
        part->setVisible(isSaid && !isRight);
    m_hands->setHands(hands(), question.exercise.rules, question.exercise.lens);
    const QString rule = lessons::rememberOf(lesson());
    m_remember->say(tr("Remember", "what is to be learnt"), rule);
    m_remember->setVisible(!rule.isEmpty());
    m_more->show();
    chainTabs(tabStops());
}

QString QuestionPage::lesson() const
{
    const PracticeQuestion& question = *m_desk.question();
    const auto& answer = m_panel->judged();
    return lessons::lessonFor(question, answer ? mistakeIn(question, *answer) : std::nullopt);
}

std::vector<Hand> QuestionPage::hands() const
{
    std::vector<Hand> hands;
    if (!m_desk.question() || !m_panel->judged())
        return hands;
    for (const PlayerResult& player :
         judge(m_desk.question()->exercise, *m_panel->judged()).showdown.players)
        hands.push_back(player.hand);
    return hands;
}

std::vector<QWidget*> QuestionPage::tabStops() const
{
    std::vector<QWidget*> stops = m_panel->tabStops();
    const auto foot =
        std::ranges::find(stops, static_cast<QWidget*>(&m_panel->foot().hintButton()));
    stops.insert(foot, m_tools.begin(), m_tools.end());
    return stops;
}

/// The end of what has just appeared, but its beginning first.
void QuestionPage::showPart(QWidget& part)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // it may be brand new
    m_scroll->ensureWidgetVisible(&part, 0, scaled(10, font()));
    QScrollBar* bar = m_scroll->verticalScrollBar();
    bar->setValue(std::min(bar->value(), part.mapTo(m_panel, QPoint()).y()));
}

} // namespace showdown::gui
