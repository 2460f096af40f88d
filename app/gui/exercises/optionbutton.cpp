// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/optionbutton.h"

#include "app/gui/cards/cardlabel.h"
#include "app/gui/exercises/shownhands.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/look.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace showdown::gui {
namespace {

constexpr double optionWidth = 640; ///< so that each has a row of its own
constexpr double optionKey = 30;
constexpr double toldWidth = 220;
constexpr LabelLook optionLook{13.5, QFont::DemiBold}; // chosen or not, so that nothing jumps

} // namespace

OptionButton::OptionButton(const QString& objectName, const Appearance& appearance, QWidget* parent)
    : ChoiceButton(objectName, parent),
      m_keyBox(newLabel(objectName + QStringLiteral("KeyLabel"), this, optionLook)),
      m_hand(new ShownHands(appearance, this)),
      m_text(new CardLabel(objectName + QStringLiteral("Label"), appearance, this)),
      m_told(new QWidget(this)),
      m_sign(new QLabel(m_told)),
      m_title(newLabel(objectName + QStringLiteral("TitleLabel"), m_told, optionLook)),
      m_note(newLabel(objectName + QStringLiteral("NoteLabel"), m_told, {13.5}))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_hand->setObjectName(objectName + QStringLiteral("Hand"));
    m_keyBox->setWordWrap(false);
    m_keyBox->setPlate(true);
    m_keyBox->setAlignment(Qt::AlignCenter);
    auto* title = new QHBoxLayout;
    title->addWidget(m_sign, 0, Qt::AlignTop);
    title->addWidget(m_title, 1);
    auto* told = new QVBoxLayout(m_told);
    told->setContentsMargins(0, 0, 0, 0);
    told->addLayout(title);
    told->addWidget(m_note);
    auto* content = new FlowLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{m_hand, m_text, m_told})
        content->addWidget(part);
    for (QWidget* part : std::initializer_list<QWidget*>{m_hand, m_text})
        part->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* middle = new QVBoxLayout;
    middle->addStretch(1);
    middle->addLayout(content);
    middle->addStretch(1);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_keyBox, 0, Qt::AlignVCenter);
    layout->addLayout(middle, 1);
    for (QWidget* part : findChildren<QWidget*>())
        part->setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QWidget* part : std::initializer_list<QWidget*>{m_hand, m_told, m_sign, m_title})
        part->hide();
    onLookChange(*this, [this] { updateLook(); });
}

void OptionButton::updateLook()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(length(16), length(6), length(16), length(6));
    layout()->setSpacing(length(16));
    layout()->itemAt(1)->layout()->itemAt(1)->layout()->setSpacing(length(12));
    m_told->layout()->setSpacing(length(4));
    m_told->setFixedWidth(length(toldWidth));
    m_keyBox->setMinimumSize(length(optionKey), length(optionKey));
    m_keyBox->setMargin(length(4));
    m_text->setFont(designFont(font(), optionLook.size, optionLook.weight));
    const int side = length(22);
    m_sign->setPixmap(gui::icon(mark() == AnswerMark::wrong ? IconId::no : IconId::yes, role())
                          .pixmap(QSize(side, side), devicePixelRatioF()));
}

void OptionButton::setHand(const Exercise& exercise, int hand)
{
    m_hand->setRow(exercise, hand);
    m_hand->show();
    m_text->hide();
    m_told->show();
}

void OptionButton::setWords(const QString& words, const QString& key)
{
    const bool isHand = !m_hand->isHidden();
    ChoiceButton::setWords(isHand ? m_hand->rowText(0) : words, key);
    m_keyBox->setText(key);
    m_keyBox->setVisible(!key.isEmpty());
    m_text->setWords(words);
    if (isHand)
        m_note->setText(words);
    m_note->setVisible(isHand);
    if (m_isRuledOut)
        ruleOut();
}

void OptionButton::ruleOut()
{
    m_isRuledOut = true;
    setEnabled(m_isSettled);
    describe(tr("Ruled out"));
    strikeOut();
}

void OptionButton::strikeOut()
{
    for (QLabel* label : std::initializer_list<QLabel*>{m_keyBox, m_text, m_note}) {
        QFont words = label->font();
        words.setStrikeOut(!m_isSettled || label != m_note); // what the hand is can be read
        label->setFont(words);
    }
}

void OptionButton::changeEvent(QEvent* event)
{
    ChoiceButton::changeEvent(event);
    if (m_isRuledOut && event->type() != QEvent::EnabledChange)
        strikeOut(); // the labels have fonts of their own again
}

void OptionButton::describe(const QString& title)
{
    QStringList told{title, m_note->text()};
    told.removeAll(QString());
    setAccessibleDescription(told.join(QStringLiteral(". ")));
}

void OptionButton::settle(AnswerMark mark, bool isOwn, const QString& name)
{
    const QString title = mark == AnswerMark::none    ? QString()
                          : !isOwn                    ? tr("Correct answer")
                          : mark == AnswerMark::right ? tr("Your answer is correct")
                                                      : tr("Your answer");
    m_isSettled = true;
    setMark(mark);
    m_title->setText(title);
    for (QWidget* part : std::initializer_list<QWidget*>{m_sign, m_title})
        part->setVisible(!title.isEmpty());
    if (!name.isEmpty())
        m_note->setText(name);
    m_told->setVisible(!m_hand->isHidden() || !title.isEmpty());
    updateLook();
    if (m_isRuledOut)
        ruleOut();
    else
        describe(title);
    update();
}

QSize OptionButton::sizeHint() const
{
    const bool isWide = sizePolicy().horizontalPolicy() == QSizePolicy::Expanding;
    const int width = isWide ? scaled(optionWidth, font()) : layout()->totalSizeHint().width();
    return {width, heightForWidth(width)};
}

QSize OptionButton::minimumSizeHint() const
{
    return layout()->totalMinimumSize();
}

int OptionButton::heightForWidth(int width) const
{
    return layout()->totalHeightForWidth(width);
}

bool OptionButton::hitButton(const QPoint& position) const
{
    return !m_isSettled && ChoiceButton::hitButton(position);
}

/// Only what moves the focus, once it is settled.
void OptionButton::keyPressEvent(QKeyEvent* event)
{
    if (m_isSettled)
        event->ignore();
    else
        ChoiceButton::keyPressEvent(event);
}

Role OptionButton::role() const
{
    return mark() == AnswerMark::right   ? Role::winner
           : mark() == AnswerMark::wrong ? Role::error
                                         : Role::accent;
}

void OptionButton::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, colors, role(),
                mark() != AnswerMark::none || (isChecked() && !m_isSettled));
}

} // namespace showdown::gui
