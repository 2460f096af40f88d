// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicepage.h"

#include "app/gui/practice/practiceactions.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/questionpage.h"
#include "app/gui/practice/startpage.h"
#include "app/gui/practice/topicbars.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/look.h"
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

// What Tab reaches is created from top to bottom.
PracticePage::PracticePage(PracticeDesk& desk, const Appearance& appearance,
                           const PracticeActions& actions, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_notices(new NoticePlace(this)),
      m_side(new QWidget(this)),
      m_title(newLabel(QStringLiteral("topicsTitleLabel"), m_side,
                       {14, QFont::DemiBold, Ink::text, false})),
      m_note(newLabel(QStringLiteral("topicsNoteLabel"), m_side,
                      {12, QFont::Normal, Ink::secondary, false})),
      m_scroll(new QScrollArea(m_side)),
      m_topics(new TopicBars(desk, m_side)),
      m_legend{newLabel(QStringLiteral("goodTopicsLabel"), m_side, asideLook),
               newLabel(QStringLiteral("weakTopicsLabel"), m_side, asideLook)},
      m_clear(new LinkLine(QStringLiteral("clearPracticeLink"), m_side)),
      m_stack(new QStackedWidget(this)),
      m_startScroll(new QScrollArea(this)),
      m_start(new StartPage(desk, actions, this)),
      m_question(new QuestionPage(desk, appearance, actions, this))
{
    setObjectName(QStringLiteral("practiceArea"));
    m_side->setObjectName(QStringLiteral("practiceSide"));
    m_startScroll->setObjectName(QStringLiteral("practiceStartScroll"));
    m_scroll->setObjectName(QStringLiteral("topicsScroll"));
    arrange();
    connect(m_clear, &QAbstractButton::clicked, actions.clearResults, &QAction::trigger);
    connect(&desk, &PracticeDesk::asked, this, &PracticePage::showAskedTopic);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            &PracticePage::showAskedTopic);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] { adapt(); });
}

void PracticePage::arrange()
{
    scrollQuietly(*m_startScroll, *m_start);
    scrollQuietly(*m_scroll, *m_topics);
    m_scroll->verticalScrollBar()->setBackgroundRole(QPalette::Base); // as what lies below it
    m_stack->addWidget(m_startScroll);
    m_stack->addWidget(m_question);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_note);
    auto* side = new QVBoxLayout(m_side);
    side->addLayout(head);
    side->addWidget(m_scroll, 1);
    for (TextLabel* label : m_legend)
        side->addWidget(label);
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
    m_legend[0]->setText(tr("75 % or more of the last 20"));
    m_legend[1]->setText(tr("needs practice, asked more often"));
    m_clear->setLine(tr("Clear progress…"),
                     tr("Forget all answers of practice; lessons stay done"));
}

/// In the middle of the list, wherever it was scrolled to before.
void PracticePage::showAskedTopic()
{
    const QRect row = m_topics->askedRect().value_or(QRect());
    m_scroll->verticalScrollBar()->setValue(row.center().y() - m_scroll->viewport()->height() / 2);
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

void PracticePage::setTopicsShown(bool shown)
{
    m_side->setVisible(shown);
    adapt();
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
    for (TextLabel* label : m_legend)
        label->setContentsMargins(fromTheLead({length(22), 0, 0, 0}, layoutDirection()));
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

/// The topics lie on the ground of a list, the rest on that of a table; before each line of the
/// legend there is a piece of a bar.
void PracticePage::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colors.table);
    if (m_side->isHidden())
        return;
    const QRect side = m_side->geometry();
    painter.fillRect(side, colors.base);
    const QRect line(side.width() - 1, side.top(), 1, side.height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), line), colors.hairline);
    painter.setPen(Qt::NoPen);
    const int high = scaled(7, font());
    for (const TextLabel* label : m_legend) {
        const QRect words = label->geometry().translated(side.topLeft());
        const QRect piece(words.left(), words.center().y() - high / 2, scaled(15, font()), high);
        painter.setBrush(colors.role(label == m_legend[0] ? Role::winner : Role::step));
        painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), words, piece), high / 2.0,
                                high / 2.0);
    }
}

} // namespace showdown::gui
