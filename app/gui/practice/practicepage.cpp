// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicepage.h"

#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/practice/practiceactions.h"
#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/questionpage.h"
#include "app/gui/practice/startpage.h"
#include "app/gui/practice/topicbars.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/practicetext.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double widePractice = 1024; ///< a window of 1100, without its rail
constexpr double topicsWidth = 246;

/// Shows what scrolls in it, without a frame or a ground of its own.
void makeQuiet(QScrollArea& area, QWidget& inside)
{
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setFocusPolicy(Qt::NoFocus);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setVerticalScrollBar(new QuietScrollBar(Qt::Vertical));
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    area.setWidget(&inside);
    inside.setAutoFillBackground(false);
    area.viewport()->setAutoFillBackground(false);
}

} // namespace

PracticePage::PracticePage(PracticeDesk& desk, const Appearance& appearance,
                           const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_notices(new NoticePlace(this)),
      m_side(new QWidget(this)),
      m_title(new TextLabel(QStringLiteral("topicsTitleLabel"), m_side)),
      m_note(new TextLabel(QStringLiteral("topicsNoteLabel"), m_side)),
      m_scroll(new QScrollArea(m_side)),
      m_topics(new TopicBars),
      m_good(new TextLabel(QStringLiteral("goodTopicsLabel"), m_side)),
      m_weak(new TextLabel(QStringLiteral("weakTopicsLabel"), m_side)),
      m_clear(new LinkLine(QStringLiteral("clearPracticeLink"), m_side)),
      m_stack(new QStackedWidget(this)),
      m_startScroll(new QScrollArea),
      m_start(new StartPage(desk)),
      m_question(new QuestionPage(appearance, actions))
{
    setObjectName(QStringLiteral("practiceArea"));
    arrange();
    connect(m_clear, &QAbstractButton::clicked, actions.clearResults, &QAction::trigger);
    connect(&desk, &PracticeDesk::changed, this, [this] {
        showTopics();
        showStand();
    });
    onRetranslate(*this, [this] { sayWords(); });
    adapt();
}

void PracticePage::arrange()
{
    m_side->setObjectName(QStringLiteral("practiceSide"));
    m_startScroll->setObjectName(QStringLiteral("practiceStartScroll"));
    m_scroll->setObjectName(QStringLiteral("topicsScroll"));
    makeQuiet(*m_startScroll, *m_start);
    makeQuiet(*m_scroll, *m_topics);
    m_stack->addWidget(m_startScroll);
    m_stack->addWidget(m_question);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_note);
    for (TextLabel* label : {m_note, m_good, m_weak}) {
        label->setInk(Ink::secondary);
        label->setWordWrap(label != m_note);
    }
    auto* side = new QVBoxLayout(m_side);
    side->addLayout(head);
    side->addWidget(m_scroll, 1);
    for (TextLabel* label : {m_good, m_weak}) {
        auto* sample = new ShareBar(m_side);
        sample->setSample(label == m_weak);
        auto* line = new QHBoxLayout;
        line->addWidget(sample);
        line->addWidget(label, 1);
        side->addLayout(line);
    }
    side->addWidget(m_clear);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_side);
    columns->addWidget(m_stack, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addLayout(columns, 1);
}

void PracticePage::sayWords()
{
    m_title->setText(tr("Topics"));
    m_note->setText(tr("answered right", "above numbers: 4 of 9"));
    m_scroll->setAccessibleName(m_title->text());
    m_startScroll->setAccessibleName(tr("Start of practice"));
    m_good->setText(tr("75 % or more"));
    m_weak->setText(tr("needs practice, asked more often"));
    m_clear->setLine(tr("Clear progress…"),
                     tr("Forget all answers of practice; lessons stay done"));
    showTopics();
    showStand();
}

/// Those that can be asked by the rules, and those that were.
void PracticePage::showTopics()
{
    const HouseRules& rules = m_desk.rules().rules;
    std::vector<TopicShare> topics;
    for (const Topic topic : allTopics()) {
        const progress::Share share = m_desk.record().shareOf(topic);
        const bool canBe = std::ranges::any_of(
            allQuestionKinds(), [&](QuestionKind kind) { return canAsk(topic, kind, rules); });
        if (canBe || share.asked > 0)
            topics.push_back(
                {topic, narration::topicName(topic, rules), share, m_desk.record().isWeak(topic)});
    }
    m_topics->setTopics(topics);
}

void PracticePage::showStand()
{
    const auto& round = m_desk.round();
    if (!round || !m_desk.question())
        return;
    RoundStand stand;
    for (const progress::PracticeAnswer& answer : round->answers) {
        stand.answers.push_back(answer.isRight && answer.hints == 0);
        stand.hinted.push_back(answer.isRight && answer.hints > 0);
    }
    stand.shown = m_desk.place();
    if (round->wish.count || round->wish.door == progress::Door::today)
        stand.count = static_cast<int>(round->questions.size());
    stand.streak = m_desk.record().streak();
    stand.lastStreak = m_desk.record().lastStreak();
    stand.bestStreak = m_desk.record().bestStreak();
    m_question->setStand(stand);
}

void PracticePage::showQuestion()
{
    m_question->ask(*m_desk.question());
    m_topics->setAsked(m_desk.question()->source.topic);
    showStand();
    m_stack->setCurrentWidget(m_question);
}

void PracticePage::showStart(bool withResult)
{
    m_topics->setAsked(std::nullopt);
    m_start->showResult(withResult);
    m_stack->setCurrentWidget(m_startScroll);
    m_question->clear();
    m_startScroll->ensureVisible(0, 0);
}

bool PracticePage::isAsking() const
{
    return m_stack->currentWidget() == m_question;
}

void PracticePage::setTopicsShown(bool shown)
{
    m_side->setVisible(shown);
}

void PracticePage::adapt()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    m_question->setSideShown(width() >= length(widePractice));
    m_side->setFixedWidth(std::min(length(topicsWidth), std::max(length(150), width() * 3 / 10)));
    m_side->layout()->setContentsMargins(length(10), length(10), length(6), length(10));
    m_side->layout()->setSpacing(length(6));
    m_title->setFont(designFont(font(), 14, QFont::DemiBold));
    m_note->setFont(designFont(font(), 12));
    m_note->setVisible(m_side->width() >= length(200));
    for (TextLabel* label : {m_good, m_weak})
        label->setFont(designFont(font(), 12));
    m_notices->layout()->setContentsMargins(length(12), length(4), length(12), length(4));
    QPalette ground = palette(); // bars without a use are as what lies around them
    ground.setColor(QPalette::Window, Colors::of(palette()).table);
    for (QScrollArea* area : m_stack->findChildren<QScrollArea*>())
        area->verticalScrollBar()->setPalette(ground);
}

void PracticePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        adapt();
    update();
}

void PracticePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adapt();
}

/// The topics lie on the ground of a list, the rest on that of a table.
void PracticePage::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colors.table);
    if (m_side->isHidden())
        return;
    const QRect side = m_side->geometry();
    painter.fillRect(side, colors.base);
    const QRect line(side.width() - 1, side.top(), 1, side.height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), line), colors.hairline);
}

} // namespace showdown::gui
