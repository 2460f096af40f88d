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
#include "app/gui/theme/textsize.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/taborder.h"
#include "app/gui/widgets/textlabel.h"
#include "app/lessons/practicelesson.h"
#include "app/narration/practicetext.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
namespace {

std::vector<ExerciseAnswer> answersOf(const PracticeQuestion& question)
{
    std::vector<ExerciseAnswer> answers;
    for (const Option& option : question.options)
        answers.push_back(option.answer);
    return answers;
}

} // namespace

QuestionPage::QuestionPage(const Appearance& appearance, const PracticeActions& actions,
                           QWidget* parent)
    : QWidget(parent),
      m_title(new CardLabel(QStringLiteral("questionTitleLabel"), appearance, this)),
      m_topic(new TextLabel(QStringLiteral("questionTopicLabel"), this)),
      m_place(new TextLabel(QStringLiteral("questionPlaceLabel"), this)),
      m_line(new TextLabel(QStringLiteral("roundLineLabel"), this)),
      m_scroll(new QScrollArea(this)),
      m_panel(new ExercisePanel(appearance)),
      m_more(new QWidget),
      m_own{new QLabel(m_more),
            new CardLabel(QStringLiteral("ownAnswerLabel"), appearance, m_more)},
      m_right{new QLabel(m_more),
              new CardLabel(QStringLiteral("rightAnswerLabel"), appearance, m_more)},
      m_hands(new AnswerHands(appearance, m_more)),
      m_remember(new PracticeBox(QStringLiteral("rememberTitleLabel"), m_more)),
      m_rule(new TextLabel(QStringLiteral("rememberLabel"), m_remember)),
      m_side(new RoundSide(this))
{
    setObjectName(QStringLiteral("questionPage"));
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
    // Ctrl+Enter belongs to an action of the view; with two owners neither would get it.
    const auto keys = m_panel->findChildren<QShortcut*>(Qt::FindDirectChildrenOnly);
    for (QShortcut* key : keys)
        key->setEnabled(false);
    arrange();
    updateLook();
    connect(m_panel, &ExercisePanel::spoke, this, [this](QWidget* part) { showPart(*part); });
    connect(m_panel, &ExercisePanel::onAsked, this, &QuestionPage::onAsked);
    connect(m_panel, &ExercisePanel::answered, this, [this](bool isRight) {
        emit answered(*m_panel->judged(), isRight, m_panel->hintsTaken());
        showAnswered();
        showPart(m_panel->feedback());
    });
    onRetranslate(*this, [this] { sayWords(); });
}

void QuestionPage::arrange()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_topic, 0, Qt::AlignVCenter);
    head->addWidget(m_place, 0, Qt::AlignVCenter);
    m_place->setInk(Ink::secondary);
    m_line->setInk(Ink::secondary);
    m_topic->setFrameShape(QFrame::StyledPanel);
    auto* told = new FlowLayout;
    told->setShrinking(true);
    told->addWidget(m_hands);
    told->addWidget(m_remember);
    m_remember->setRole(Role::wild);
    m_remember->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_remember->body().addWidget(m_rule);
    m_remember->body().addStretch(1);
    m_rule->setWordWrap(true);
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
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBar(new QuietScrollBar(Qt::Vertical));
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that it moves no cards
    m_scroll->setWidget(m_panel);
    m_panel->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
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
    m_topic->setFont(designFont(font(), 12, QFont::DemiBold));
    m_topic->setContentsMargins(length(6), length(2), length(6), length(2));
    m_place->setFont(designFont(font(), 13));
    m_rule->setFont(designFont(font(), 13));
    for (CardLabel* words : {m_own.words, m_right.words})
        words->setFont(designFont(font(), 13.5, QFont::DemiBold));
    m_side->setFixedWidth(RoundSide::usualWidth(font()));
    for (QWidget* tool : m_tools)
        tool->setMinimumHeight(length(32));
    const int sign = length(20);
    m_right.sign->setPixmap(
        icon(IconId::yes, Role::winner).pixmap(QSize(sign, sign), devicePixelRatioF()));
    for (int part = 0; part < m_more->layout()->count(); ++part)
        m_more->layout()->itemAt(part)->layout()->setSpacing(length(8));
}

void QuestionPage::ask(const PracticeQuestion& question)
{
    m_question = question;
    ExerciseTexts texts;
    texts.question = narration::practiceQuestionText(question);
    texts.rules = question.rules;
    texts.once = AnsweredOnce{
        answersOf(question), narration::hintCount,
        [question](int number) { return narration::practiceHint(question, number); },
        [question](const ExerciseAnswer& answer, const Judgement& judgement, int taken) {
            return narration::practiceFeedback(question, answer, judgement, taken);
        }};
    m_more->hide();
    m_panel->setExercise(question.exercise, texts);
    m_panel->foot().setAfter(AfterExercise::question);
    sayWords();
    chainTabs(tabStops());
    m_scroll->ensureVisible(0, 0);
}

void QuestionPage::clear()
{
    m_question.reset();
    m_panel->clear();
}

void QuestionPage::setStand(const RoundStand& stand)
{
    m_stand = stand;
    m_side->setStand(stand);
    const bool isLast = stand.count && stand.shown + 1 >= *stand.count;
    m_panel->foot().setAfter(isLast ? AfterExercise::result : AfterExercise::question);
    sayWords();
}

void QuestionPage::setSideShown(bool shown)
{
    m_side->setVisible(shown);
    m_line->setVisible(!shown);
}

void QuestionPage::sayWords()
{
    m_remember->title().setText(tr("Remember", "what is to be learnt"));
    m_line->setText(m_side->line());
    if (!m_question)
        return;
    m_title->setWords(narration::practiceQuestionText(*m_question));
    m_topic->setText(narration::topicName(m_question->source.topic, m_question->rules.rules));
    //: Which of the questions of a round is shown
    m_place->setText(m_stand.count
                         ? tr("Question %1 of %2").arg(m_stand.shown + 1).arg(*m_stand.count)
                         : tr("Question %1").arg(m_stand.shown + 1));
    if (m_panel->judged())
        showAnswered();
}

/// What the answer teaches: the hands side by side, the rule, and where to go from here.
void QuestionPage::showAnswered()
{
    const ExerciseAnswer& own = *m_panel->judged();
    const bool isRight = judge(m_question->exercise, own).isRight;
    const bool isSaid = m_question->options.empty(); // else the options are marked
    const int side = scaled(20, font());
    m_own.sign->setPixmap(
        icon(isRight ? IconId::yes : IconId::no, isRight ? Role::winner : Role::error)
            .pixmap(QSize(side, side), devicePixelRatioF()));
    m_own.words->setWords(
        tr("Your answer: %1").arg(narration::practiceAnswerText(*m_question, own)));
    const std::optional<ExerciseAnswer> right = rightAnswer(m_question->exercise);
    m_right.words->setWords(
        tr("Correct answer: %1")
            .arg(narration::practiceAnswerText(
                *m_question, right ? *right : ExerciseAnswer(m_question->solution))));
    for (QWidget* part : std::initializer_list<QWidget*>{m_own.sign, m_own.words})
        part->setVisible(isSaid);
    for (QWidget* part : std::initializer_list<QWidget*>{m_right.sign, m_right.words})
        part->setVisible(isSaid && !isRight);
    m_hands->setHands(hands(), m_question->exercise.rules, m_question->exercise.lens);
    const QString rule = lessons::rememberOf(lesson());
    m_rule->setText(rule);
    m_remember->setVisible(!rule.isEmpty());
    m_more->show();
    chainTabs(tabStops());
}

QString QuestionPage::lesson() const
{
    if (!m_question)
        return {};
    const auto& answer = m_panel->judged();
    return lessons::lessonFor(*m_question, answer ? mistakeIn(*m_question, *answer) : std::nullopt);
}

std::vector<Hand> QuestionPage::hands() const
{
    std::vector<Hand> hands;
    if (!m_question || !m_panel->judged())
        return hands;
    for (const PlayerResult& player :
         judge(m_question->exercise, *m_panel->judged()).showdown.players)
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

void QuestionPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

} // namespace showdown::gui
