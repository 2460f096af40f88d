// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/feedbackbox.h"

#include "app/gui/cards/cardlabel.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

namespace showdown::gui {

FeedbackBox::FeedbackBox(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_sign(new QLabel(this)),
      m_title(new TextLabel(QStringLiteral("feedbackTitleLabel"), this)),
      m_text(new CardLabel(QStringLiteral("feedbackTextLabel"), appearance, this)),
      m_step(new QPushButton(this)),
      m_answer(new QPushButton(this))
{
    setObjectName(QStringLiteral("feedbackBox"));
    makeNotification(*this);
    m_sign->setObjectName(QStringLiteral("feedbackSign"));
    m_step->setObjectName(QStringLiteral("showStepButton"));
    m_answer->setObjectName(QStringLiteral("showAnswerButton"));
    m_answer->hide();
    m_title->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_text);
    words->addWidget(m_step, 0, Qt::AlignLeading);
    words->addWidget(m_answer, 0, Qt::AlignLeading);
    auto* said = new QHBoxLayout;
    said->addWidget(m_sign, 0, Qt::AlignTop);
    said->addLayout(words, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(said);
    connect(m_step, &QPushButton::clicked, this, &FeedbackBox::stepAsked);
    connect(m_answer, &QPushButton::clicked, this, &FeedbackBox::answerAsked);
    onRetranslate(*this, [this] {
        m_step->setText(tr("Show the step"));
        m_step->setAccessibleName(m_step->text());
        m_step->setToolTip(tr("Load these hands and open the step that your answer contradicts"));
        m_step->setStatusTip(m_step->toolTip());
        m_answer->setText(tr("Show the answer"));
        m_answer->setAccessibleName(m_answer->text());
        m_answer->setToolTip(tr("Explain the answer; the exercise then stays open"));
        m_answer->setStatusTip(m_answer->toolTip());
    });
    updateLook();
}

void FeedbackBox::say(Role role, IconId sign, const QString& title, const QString& text,
                      bool hasStep, const QString& read)
{
    m_role = role;
    m_id = sign;
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_text->setWords(text);
    m_text->setVisible(!text.isEmpty());
    m_step->setVisible(hasStep);
    updateLook();
    show();
    QStringList words{title, read, m_text->spoken()};
    words.removeAll(QString());
    announce(*this, words.join(u' '));
}

void FeedbackBox::setMore(QWidget& more)
{
    m_isPlain = true;
    layout()->addWidget(&more);
    updateLook();
}

int FeedbackBox::verdictHeight() const
{
    return m_title->geometry().bottom() + 1;
}

int FeedbackBox::reasonHeight() const
{
    return m_text->geometry().bottom() + 1;
}

void FeedbackBox::setAnswerOffered(bool offered)
{
    m_answer->setVisible(offered);
}

void FeedbackBox::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        updateLook();
}

void FeedbackBox::updateLook()
{
    const int side = scaled(10, font());
    const int bar = m_isPlain ? scaled(6, font()) : 0;
    layout()->setContentsMargins(
        fromTheLead({side + bar, scaled(8, font()), side, scaled(8, font())}, layoutDirection()));
    layout()->setSpacing(scaled(8, font()));
    QLayout* said = layout()->itemAt(0)->layout();
    said->setSpacing(scaled(8, font()));
    said->itemAt(1)->layout()->setSpacing(scaled(3, font()));
    m_title->setFont(designFont(font(), m_isPlain ? 15 : 13, QFont::DemiBold));
    m_text->setFont(designFont(font(), m_isPlain ? 13.5 : 12.5));
    for (QPushButton* button : {m_step, m_answer})
        button->setMinimumHeight(scaled(24, font()));
    const int size = scaled(18, font());
    m_sign->setPixmap(icon(m_id, m_role).pixmap(QSize(size, size), devicePixelRatioF()));
    update();
}

void FeedbackBox::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = colors.line(m_isPlain ? 1 : 1.5);
    painter.setPen(QPen(m_isPlain ? colors.hairline : colors.role(m_role), line));
    painter.setBrush(m_isPlain ? colors.base : colors.fill(m_role));
    const double corner = scaled(5, font());
    const double inset = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), corner, corner);
    if (!m_isPlain)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.role(m_role));
    const QRect bar(0, scaled(8, font()), scaled(4, font()), height() - 2 * scaled(8, font()));
    painter.drawRect(QStyle::visualRect(layoutDirection(), rect(), bar));
}

} // namespace showdown::gui
