// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicepage.h"

#include "app/gui/practice/practiceactions.h"
#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/questionpage.h"
#include "app/gui/practice/startpage.h"
#include "app/gui/practice/topicbars.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/quietscrollbar.h"

#include <QAction>
#include <QBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double widePractice = 1024; ///< a window of 1100, without its rail
constexpr double topicsWidth = 246;
constexpr LabelLook asideLook{12, QFont::Normal, Ink::secondary};

} // namespace

PracticePage::PracticePage(PracticeDesk& desk, const Appearance& appearance,
                           const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_notices(new NoticePlace(this)),
      m_side(new QWidget(this)),
      m_title(newLabel(QStringLiteral("topicsTitleLabel"), m_side, {14, QFont::DemiBold})),
      m_note(newLabel(QStringLiteral("topicsNoteLabel"), m_side, asideLook)),
      m_scroll(new QScrollArea(m_side)),
      m_topics(new TopicBars(desk)),
      m_good(newLabel(QStringLiteral("goodTopicsLabel"), m_side, asideLook)),
      m_weak(newLabel(QStringLiteral("weakTopicsLabel"), m_side, asideLook)),
      m_clear(new LinkLine(QStringLiteral("clearPracticeLink"), m_side)),
      m_stack(new QStackedWidget(this)),
      m_startScroll(new QScrollArea),
      m_start(new StartPage(desk, actions)),
      m_question(new QuestionPage(desk, appearance, actions))
{
    setObjectName(QStringLiteral("practiceArea"));
    arrange();
    connect(m_clear, &QAbstractButton::clicked, actions.clearResults, &QAction::trigger);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] { adapt(); });
}

void PracticePage::arrange()
{
    m_side->setObjectName(QStringLiteral("practiceSide"));
    m_startScroll->setObjectName(QStringLiteral("practiceStartScroll"));
    m_scroll->setObjectName(QStringLiteral("topicsScroll"));
    scrollQuietly(*m_startScroll, *m_start);
    scrollQuietly(*m_scroll, *m_topics);
    m_stack->addWidget(m_startScroll);
    m_stack->addWidget(m_question);
    m_title->setWordWrap(false);
    m_note->setWordWrap(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_note);
    auto* side = new QVBoxLayout(m_side);
    side->addLayout(head);
    side->addWidget(m_scroll, 1);
    for (TextLabel* label : {m_good, m_weak}) {
        auto* sample = new ShareBar(m_side);
        sample->setShare({1, 1}, label == m_weak);
        sample->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
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
}

void PracticePage::showAsked()
{
    if (m_desk.question()) {
        m_question->ask();
        m_stack->setCurrentWidget(m_question);
        return;
    }
    m_start->showStand();
    m_stack->setCurrentWidget(m_startScroll);
    m_question->clear();
    m_startScroll->ensureVisible(0, 0);
}

void PracticePage::adapt()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    m_question->setSideShown(width() >= length(widePractice));
    m_side->setFixedWidth(std::min(length(topicsWidth), std::max(length(150), width() * 3 / 10)));
    m_side->layout()->setContentsMargins(length(10), length(10), length(6), length(10));
    m_side->layout()->setSpacing(length(6));
    m_note->setVisible(m_side->width() >= length(200));
    m_notices->layout()->setContentsMargins(length(12), length(4), length(12), length(4));
    QPalette ground = palette(); // bars without a use are as what lies around them
    ground.setColor(QPalette::Window, Colors::of(palette()).table);
    for (QScrollArea* area : m_stack->findChildren<QScrollArea*>())
        area->verticalScrollBar()->setPalette(ground);
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
