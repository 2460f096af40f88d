// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/questionpage.h"

#include "app/gui/cards/cardlabel.h"
#include "app/gui/exercises/answerfield.h"
#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/exercises/feedbackbox.h"
#include "app/gui/exercises/shownhands.h"
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
namespace {

/// Under which the answer is kept while another round is asked.
QString keyOf(const PracticeDesk& desk)
{
    return desk.isForClass() ? QStringLiteral("class") : QStringLiteral("own");
}

} // namespace

QuestionPage::QuestionPage(PracticeDesk& desk, const Appearance& appearance,
                           const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_head(new QWidget(this)),
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
      m_hands(new AnswerHands(appearance, m_more)),
      m_remember(new PracticeBox(QStringLiteral("remember"), m_more, 13, {13})),
      m_tools(new QWidget(m_more)),
      m_side(new RoundSide(desk, this))
{
    setObjectName(QStringLiteral("questionPage"));
    makeTools(actions);
    // Ctrl+Enter belongs to an action of the view; with two owners neither would get it.
    const auto keys = m_panel->findChildren<QShortcut*>(Qt::FindDirectChildrenOnly);
    for (QShortcut* key : keys)
        key->setEnabled(false);
    arrange();
    connect(m_panel, &ExercisePanel::spoke, this, [this](QWidget* part) {
        if (m_panel->judged())
            return; // more will be said
        scrollTo(*m_scroll, placeOf(*part), scaled(10, font()));
        QMetaObject::invokeMethod( // and once what grew is laid out
            this, [this, part] { scrollTo(*m_scroll, placeOf(*part), scaled(10, font())); },
            Qt::QueuedConnection);
    });
    connect(m_panel, &ExercisePanel::onAsked, &desk, &PracticeDesk::goOn);
    connect(m_panel, &ExercisePanel::hintTaken, this,
            [this] { m_desk.setHints(m_panel->hintsTaken()); });
    connect(m_panel, &ExercisePanel::answered, this, [this](bool isRight) {
        m_desk.answer(*m_panel->judged(), isRight, m_panel->hintsTaken());
        tellVerdict();
    });
    connect(&desk, &PracticeDesk::changed, this, &QuestionPage::sayWords);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] { updateLook(); });
}

void QuestionPage::makeTools(const PracticeActions& actions)
{
    for (QAction* action :
         {actions.stepThrough, actions.openInCompare, actions.readLesson, actions.copyCommand}) {
        auto* tool = new QToolButton(m_tools);
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        nameToolButton(*tool, *action);
        connect(action, &QAction::changed, tool, [tool, action] {
            nameToolButton(*tool, *action);
            tool->setVisible(action->isEnabled());
        });
        m_toolButtons.push_back(tool);
    }
}

void QuestionPage::arrange()
{
    auto* asks = new FlowLayout;
    asks->addWidget(m_title);
    asks->addWidget(m_topic);
    auto* line = new QHBoxLayout;
    line->addLayout(asks, 1);
    line->addWidget(m_place, 0, Qt::AlignTop);
    auto* head = new QVBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addLayout(line);
    head->addWidget(m_line);
    m_topic->setPlate(true);
    auto* told = new FlowLayout;
    told->setShrinking(true);
    told->addWidget(m_hands);
    told->addWidget(m_remember);
    m_remember->setRole(Role::wild);
    m_remember->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_remember->body().addStretch(1);
    auto* tools = new FlowLayout;
    m_tools->setLayout(tools);
    for (QWidget* tool : m_toolButtons)
        tools->addWidget(tool);
    auto* more = new QVBoxLayout(m_more);
    more->setContentsMargins(0, 0, 0, 0);
    more->addLayout(told);
    more->addWidget(m_tools);
    m_panel->feedback().setMore(*m_more);
    m_panel->foot().setApart(true);
    m_scroll->setObjectName(QStringLiteral("questionScroll"));
    auto* scrolled = new QWidget;
    auto* parts = new QVBoxLayout(scrolled);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_panel);
    scrollQuietly(*m_scroll, *scrolled);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // of very large text
    auto* asked = new QVBoxLayout;
    asked->addWidget(m_head);
    asked->addWidget(m_scroll, 1);
    asked->addWidget(&m_panel->foot());
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(asked, 1);
    layout->addWidget(m_side);
}

/// The question stays above what scrolls, unless it would leave too little room for it.
void QuestionPage::placeHead()
{
    QLayout* stays = layout()->itemAt(0)->layout();
    const bool scrolls = m_head->heightForWidth(m_scroll->width()) > height() / 3;
    QLayout* place = scrolls ? m_scroll->widget()->layout() : stays;
    if (place->indexOf(m_head) < 0)
        static_cast<QVBoxLayout*>(place)->insertWidget(0, m_head);
}

bool QuestionPage::event(QEvent* event)
{
    const bool isUsed = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        placeHead();
        constexpr double roomForHands = 370;
        m_hands->setCompact(m_scroll->width() < scaled(roomForHands, font()));
    }
    return isUsed;
}

void QuestionPage::updateLook()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(length(14), length(10), length(14), length(6));
    layout()->setSpacing(length(12));
    m_scroll->widget()->layout()->setSpacing(length(8));
    m_title->setFont(designFont(font(), 18, QFont::Bold));
    m_topic->setMargin(length(4));
    m_remember->setMinimumWidth(length(200)); // else below the hands
    for (QWidget* tool : m_toolButtons)
        tool->setMinimumHeight(length(32));
    for (QLayout* part : {m_more->layout()->itemAt(0)->layout(), m_tools->layout()})
        part->setSpacing(length(8));
}

void QuestionPage::ask()
{
    m_more->hide();
    m_panel->setPresenting(m_desk.isForClass());
    m_panel->ask(*m_desk.question(), m_desk.round()->hints, keyOf(m_desk));
    sayWords();
    chainTabs(tabStops());
    m_scroll->ensureVisible(0, 0);
}

void QuestionPage::reveal()
{
    m_panel->showAnswer();
    m_desk.answer(*m_panel->judged(), true, m_panel->hintsTaken());
    tellVerdict();
}

bool QuestionPage::turnPage()
{
    const int before = m_scroll->verticalScrollBar()->value();
    if (!gui::turnPage(*m_scroll, true))
        return false;
    showWholeCards(*m_scroll, before + 1);
    return true;
}

void QuestionPage::goBack()
{
    if (m_desk.round()->answers.empty())
        return;
    m_panel->clear();
    m_panel->forgetAnswer(keyOf(m_desk));
    m_desk.goBack();
}

void QuestionPage::clear()
{
    m_panel->clear();
}

void QuestionPage::setSideShown(bool shown)
{
    m_side->setVisible(shown && !m_desk.isForClass());
    m_line->setVisible(!shown && !m_desk.isForClass());
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
    const bool isLong = m_title->heightForWidth(QWIDGETSIZE_MAX) < m_title->sizeHint().height();
    QSizePolicy policy = m_title->sizePolicy(); // its height follows its width
    policy.setHorizontalPolicy(isLong ? QSizePolicy::Expanding
                                      : QSizePolicy::Preferred); // the topic follows short words
    m_title->setSizePolicy(policy);
    m_topic->setText(narration::topicName(question->source.topic, question->rules.rules));
    const bool isKeptBack = m_desk.isForClass() && !m_panel->judged();
    m_topic->setVisible(!tellsByTopic(question->source.kind) // nor is it always the answer
                        && !isKeptBack);
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
    m_hands->setHands(handsOf(judgement()), question.exercise.rules, question.exercise.lens);
    const QString rule = lessons::rememberOf(lesson(), question);
    //: %1: what is to be learnt, a sentence; %2: the title of the lesson about it
    const QString said = tr("%1 (Lesson: %2)").arg(rule, lessons::titleOf(lesson()));
    m_remember->say(tr("Remember", "what is to be learnt"), said);
    m_remember->setVisible(!rule.isEmpty());
    m_more->show();
    m_tools->setVisible(!m_desk.isForClass());
    chainTabs(tabStops());
}

QString QuestionPage::lesson() const
{
    const PracticeQuestion& question = *m_desk.question();
    const auto& answer = m_panel->judged();
    return lessons::lessonFor(question, answer ? mistakeIn(question, *answer) : std::nullopt);
}

Judgement QuestionPage::judgement() const
{
    return judge(m_desk.question()->exercise, *m_panel->judged());
}

std::vector<QWidget*> QuestionPage::tabStops() const
{
    std::vector<QWidget*> stops = m_panel->tabStops();
    const auto foot =
        std::ranges::find(stops, static_cast<QWidget*>(&m_panel->foot().hintButton()));
    stops.insert(foot, m_toolButtons.begin(), m_toolButtons.end());
    return stops;
}

QRect QuestionPage::placeOf(const QWidget& part) const
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // it may be brand new
    return {part.mapTo(m_scroll->widget(), QPoint()), part.size()};
}

/// Now, and once what grew is laid out.
void QuestionPage::tellVerdict()
{
    const auto show = [this] {
        if (m_panel->judged())
            showVerdict();
    };
    show();
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

/// The verdict, and above it as much of the answers as there is room for, first the right one, then
/// the given one.
void QuestionPage::showVerdict()
{
    const FeedbackBox& box = m_panel->feedback();
    const QRect told = placeOf(box);
    const QRect verdict(told.topLeft(), QSize(told.width(), box.verdictHeight()));
    const QRect reason(told.topLeft(), QSize(told.width(), box.reasonHeight()));
    const QRect right = placeOf(m_panel->rightPart());
    const QRect both = placeOf(m_panel->ownPart()) | right;
    const QRect cards = placeOf(m_panel->cardsPart());
    std::vector<QRect> wishes{right | verdict, right | reason};
    if (m_desk.isForClass())
        wishes.insert(wishes.end(), {cards | verdict, cards | reason, cards | told});
    else
        wishes.insert(wishes.end(), {right | told, both | verdict, both | reason, both | told,
                                     placeOf(*m_panel->field()) | told});
    const int room = m_scroll->viewport()->height();
    QRect shown = told;
    for (const QRect& more : wishes) {
        if (more.height() <= room)
            shown = more;
    }
    scrollTo(*m_scroll, shown, scaled(10, font()));
    if (m_desk.isForClass())
        showWholeCards(*m_scroll, shown.bottom() + 1 - room);
}

} // namespace showdown::gui
