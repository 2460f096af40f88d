// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/aheadbox.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

Role roleOf(AheadBox::Sign sign)
{
    switch (sign) {
    case AheadBox::Sign::winner:
        return Role::winner;
    case AheadBox::Sign::tie:
        return Role::tie;
    case AheadBox::Sign::note:
        break;
    }
    return Role::kicker;
}

IconId iconOf(AheadBox::Sign sign)
{
    switch (sign) {
    case AheadBox::Sign::winner:
        return IconId::winner;
    case AheadBox::Sign::tie:
        return IconId::tie;
    case AheadBox::Sign::note:
        break;
    }
    return IconId::note;
}

} // namespace

AheadBox::AheadBox(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_title(new TextLabel(QStringLiteral("aheadTitleLabel"), this)),
      m_hand(new TextLabel(QStringLiteral("aheadHandLabel"), this)),
      m_note(new TextLabel(QStringLiteral("aheadNoteLabel"), this)),
      m_offer(new LinkLine(QStringLiteral("aheadOfferLink"), this)),
      m_counting(new FittingLabel(QStringLiteral("countingLabel"), this)),
      m_stop(new QPushButton(this))
{
    setObjectName(QStringLiteral("aheadBox"));
    m_icon->setObjectName(QStringLiteral("aheadIcon"));
    m_stop->setObjectName(QStringLiteral("stopCountingButton"));
    makeGroup(*this);
    makeNotification(*m_title);
    for (TextLabel* label : {m_title, m_hand, m_note})
        label->setWordWrap(true);
    m_note->setInk(Ink::secondary);
    QSizePolicy kept = m_stop->sizePolicy(); // so that nothing moves when it appears
    kept.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(kept);
    auto* head = new QHBoxLayout;
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    auto* counting = new QHBoxLayout;
    counting->addWidget(m_counting, 1);
    counting->addWidget(m_stop);
    auto* lines = new QVBoxLayout(this);
    lines->addStretch();
    lines->addLayout(head);
    lines->addWidget(m_hand);
    lines->addWidget(m_note);
    lines->addWidget(m_offer);
    lines->addLayout(counting);
    lines->addStretch();
    connect(m_stop, &QPushButton::clicked, this, &AheadBox::stopAsked);
    connect(m_offer, &LinkLine::clicked, this, &AheadBox::offerTaken);
    onRetranslate(*this, [this] {
        m_stop->setText(tr("S&top"));
        m_stop->setAccessibleName(withoutMnemonic(m_stop->text()));
        m_stop->setToolTip(tr("Stop counting; what is known stays"));
        m_stop->setStatusTip(m_stop->toolTip());
    });
    for (QWidget* empty :
         std::initializer_list<QWidget*>{m_hand, m_note, m_offer, m_counting, m_stop})
        empty->hide();
    onLookChange(*this, [this] { applyLook(); });
}

void AheadBox::setWords(Sign sign, const QString& title, const QString& hand, const QString& note)
{
    if (sign != m_sign) {
        m_sign = sign;
        applyLook();
    }
    if (title == m_words && hand == m_hand->text() && note == m_note->text())
        return;
    m_words = title;
    showTitle();
    m_hand->setText(hand);
    m_note->setText(note);
    m_hand->setVisible(!hand.isEmpty());
    m_note->setVisible(!note.isEmpty());
    setAccessibleName(title);
    emit wordsChanged();
}

void AheadBox::setBrokenFor(int width)
{
    m_brokenFor = width;
    showTitle();
}

void AheadBox::showTitle()
{
    QStringList words = m_words.split(u' ');
    if (m_brokenFor > 0) {
        const QMargins around = layout()->contentsMargins();
        const int beside =
            m_icon->sizeHint().width() + layout()->itemAt(1)->layout()->spacing() + 2;
        const int room = std::max(1, m_brokenFor - around.left() - around.right() - beside);
        for (QString& word : words)
            word = wrappedLines(word, m_title->font(), room).join(u'\n');
    }
    m_title->setText(words.join(u' '));
}

void AheadBox::setCounting(const QStringList& texts)
{
    const bool hadFocus = m_stop->hasFocus();
    m_counting->setTexts(texts.isEmpty() ? QStringList{QString()} : texts);
    m_counting->setVisible(!texts.isEmpty());
    m_stop->setVisible(!texts.isEmpty());
    if (hadFocus && texts.isEmpty())
        emit focusLeft();
}

void AheadBox::setOffer(const QString& text, const QString& tip)
{
    if (text == m_offer->line())
        return;
    const bool hadFocus = m_offer->hasFocus();
    m_offer->setLine(text, tip);
    m_offer->setVisible(!text.isEmpty());
    emit wordsChanged();
    if (hadFocus && text.isEmpty())
        emit focusLeft();
}

void AheadBox::say(const QString& text)
{
    announce(*m_title, text);
}

void AheadBox::applyLook()
{
    const int size = scaled(14, font());
    m_icon->setPixmap(
        icon(iconOf(m_sign), roleOf(m_sign)).pixmap(QSize(size, size), devicePixelRatioF()));
    m_title->setFont(designFont(font(), 13, QFont::Bold));
    m_hand->setFont(designFont(font(), 13));
    m_note->setFont(designFont(font(), 12.5));
    m_offer->setFont(designFont(font(), 12.5));
    m_counting->setFont(designFont(font(), 12));
    layout()->setSpacing(scaled(2, font()));
    layout()->itemAt(1)->layout()->setSpacing(scaled(6, font()));
    layout()->setContentsMargins(scaled(10, font()), scaled(6, font()), scaled(10, font()),
                                 scaled(6, font()));
    update();
}

void AheadBox::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    const bool isNote = m_sign == Sign::note;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isNote ? colors.hairline : colors.role(roleOf(m_sign)), colors.line(1)));
    painter.setBrush(isNote ? colors.alternate : colors.fill(roleOf(m_sign)));
    const qreal radius = 5 * uiScale(font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace showdown::gui
