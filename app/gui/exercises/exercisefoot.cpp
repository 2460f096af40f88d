// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exercisefoot.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/tips.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace showdown::gui {
namespace {

constexpr double footSide = 14;
constexpr double footEdge = 8;

} // namespace

ExerciseFoot::ExerciseFoot(QWidget* parent)
    : QWidget(parent),
      m_hint(new QPushButton(this)),
      m_check(new PrimaryButton(this)),
      m_on(new PrimaryButton(this))
{
    setObjectName(QStringLiteral("exerciseFoot"));
    m_hint->setObjectName(QStringLiteral("hintButton"));
    m_hint->setIcon(icon(IconId::note));
    m_hint->setCheckable(true);
    m_check->setObjectName(QStringLiteral("checkButton"));
    m_on->setObjectName(QStringLiteral("goOnButton"));
    for (PrimaryButton* button : {m_check, m_on})
        button->setFocusPolicy(Qt::StrongFocus);
    m_on->hide();
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addStretch();
    layout->addWidget(m_check);
    layout->addWidget(m_on);
    connect(m_hint, &QPushButton::toggled, this, &ExerciseFoot::hintToggled);
    connect(m_hint, &QPushButton::clicked, this, [this] {
        if (!m_hint->isCheckable())
            emit hintAsked();
    });
    connect(m_check, &QToolButton::clicked, this, &ExerciseFoot::checkAsked);
    connect(m_on, &QToolButton::clicked, this, &ExerciseFoot::onAsked);
    onRetranslate(*this, [this] { sayWords(); });
    updateLook();
}

void ExerciseFoot::sayWords()
{
    m_hint->setText(m_hints > 0 ? tr("Another hint") : tr("Hint"));
    m_hint->setToolTip(m_hint->isCheckable()
                           ? tr("Show what narrows the answer down")
                           : tr("Show what narrows the answer down; it costs the point (Ctrl+H)"));
    m_hint->setStatusTip(m_hint->toolTip());
    m_hint->setAccessibleName(m_hint->text());
    m_check->setFace(IconId::yes, tr("Check", "an answer"));
    m_check->setAccessibleName(tr("Check", "an answer"));
    m_check->setToolTip(tr("Check the answer (Ctrl+Enter)"));
    m_check->setStatusTip(m_check->toolTip());
    sayWhatComes();
}

void ExerciseFoot::sayWhatComes()
{
    QString text = tr("Next exercise");
    QString tip = tr("Go on to the next exercise (Enter)");
    if (m_after == AfterExercise::openExercise) {
        text = tr("Open exercise");
        tip = tr("Go to the next exercise that is still open (Enter)");
    } else if (m_after == AfterExercise::lesson) {
        text = tr("Next lesson");
        tip = tr("Go on to the next lesson (Enter)");
    } else if (m_after == AfterExercise::question) {
        text = tr("Next question");
        tip = tr("Go on to the next question (Enter)");
    } else if (m_after == AfterExercise::result) {
        text = tr("End of the round");
        tip = tr("See how the round went (Enter)");
    }
    m_on->setFace(isRightToLeft() ? IconId::chevronLeft : IconId::chevronRight, text);
    m_on->setAccessibleName(text);
    setTips(*m_on, tip);
}

void ExerciseFoot::setAfter(AfterExercise after)
{
    m_after = after;
    sayWhatComes();
    showButtons();
}

void ExerciseFoot::setDone(bool done)
{
    m_isDone = done;
    showButtons();
}

/// The focus stays on the visible button.
void ExerciseFoot::showButtons()
{
    PrimaryButton* shown = leadsOn() ? m_on : m_check;
    PrimaryButton* hidden = leadsOn() ? m_check : m_on;
    shown->show();
    if (hidden->hasFocus())
        shown->setFocus(Qt::OtherFocusReason);
    hidden->hide();
}

void ExerciseFoot::setHintOffered(bool offered)
{
    m_hint->setVisible(offered);
}

void ExerciseFoot::setHintShown(bool shown)
{
    m_hint->setChecked(shown);
}

void ExerciseFoot::setHints(int taken, int all)
{
    m_hint->setCheckable(false);
    m_hint->setVisible(taken < all);
    m_hints = taken;
    sayWords();
}

void ExerciseFoot::setApart(bool apart)
{
    m_isApart = apart;
    updateLook();
}

void ExerciseFoot::updateLook()
{
    const int side = m_isApart ? scaled(footSide, font()) : 0;
    const int edge = m_isApart ? scaled(footEdge, font()) : 0;
    layout()->setContentsMargins(side, edge, side, edge);
    const int iconSide = scaled(16, font());
    m_hint->setIconSize({iconSide, iconSide});
    m_hint->setMinimumHeight(m_check->sizeHint().height());
    update();
}

void ExerciseFoot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void ExerciseFoot::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_isApart)
        return;
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.fillRect(QRectF(0, 0, width(), colors.line(1)), colors.hairline);
}

} // namespace showdown::gui
