// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/askbar.h"

#include "app/gui/explain/steps/asking.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/questiontext.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr int buttonsInARow = 7; ///< so that two to ace take two rows
constexpr double sideBar = 4;    ///< a length of the design

} // namespace

AskBar::AskBar(const CompareSession& session, Asking& asking, QWidget* parent)
    : QFrame(parent), m_session(session), m_asking(asking)
{
    setObjectName(QStringLiteral("askBar"));
    makeNotification(*this);
    createWidgets();
    connect(&asking, &Asking::changed, this, &AskBar::showAll);
    session.whenChanged(TableChange::names, this, &AskBar::showAll);
    onRetranslate(*this, [this] {
        updateLook();
        showAll();
    });
}

void AskBar::createWidgets()
{
    m_icon = new QLabel(this);
    m_icon->setObjectName(QStringLiteral("judgementIcon"));
    m_judgement = new TextLabel(QStringLiteral("judgementLabel"), this);
    m_judgement->setWordWrap(true);
    m_question = new TextLabel(QStringLiteral("questionLabel"), this);
    m_question->setWordWrap(true);
    m_score = new TextLabel(QStringLiteral("scoreLabel"), this);
    m_score->setInk(Ink::secondary);
    m_waiting = new LinkLine(QStringLiteral("waitingQuestionLink"), this);
    connect(m_waiting, &LinkLine::clicked, &m_asking, &Asking::goBack);
    m_grid = new QGridLayout;
    auto* said = new QHBoxLayout;
    said->addWidget(m_icon, 0, Qt::AlignTop);
    said->addWidget(m_judgement, 1);
    auto* asked = new QHBoxLayout;
    asked->addWidget(m_question, 1);
    asked->addWidget(m_score, 0, Qt::AlignTop);
    m_layout = new QVBoxLayout(this);
    m_layout->addLayout(said);
    m_layout->addLayout(asked);
    m_layout->addWidget(m_waiting);
    m_layout->addLayout(m_grid);
}

void AskBar::listenIn(QWidget& place)
{
    m_places << &place;
    listen();
}

void AskBar::focusAnswers()
{
    m_buttons.front()->setFocus(Qt::OtherFocusReason);
}

/// Shortcuts rather than key presses, because lists look for what is typed while they have the
/// focus. Fields keep what is typed into them.
void AskBar::listen()
{
    for (const QPointer<QShortcut>& before : std::exchange(m_shortcuts, {})) {
        if (!before)
            continue;
        before->setEnabled(false);
        before->deleteLater(); // it may be the one that was just pressed
    }
    if (m_keys.isEmpty())
        qApp->removeEventFilter(this);
    else
        qApp->installEventFilter(this); // for keys that are none of these
    for (QWidget* place : std::as_const(m_places)) {
        for (const QStringList& keys : std::as_const(m_keys)) {
            for (const QString& key : keys) {
                auto* shortcut = new QShortcut(QKeySequence(key), place);
                shortcut->setAutoRepeat(false);
                shortcut->setContext(Qt::WidgetWithChildrenShortcut);
                connect(shortcut, &QShortcut::activated, this, [this, key] { answerBy(key); });
                m_shortcuts << shortcut;
            }
        }
    }
}

/// Names the keys for an answer after another letter or sign.
bool AskBar::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = event->type() == QEvent::KeyPress && watched == QApplication::focusWidget()
                             ? static_cast<QWidget*>(watched)
                             : nullptr;
    if (!widget || widget->inputMethodQuery(Qt::ImEnabled).toBool()
        || std::ranges::none_of(m_places, [widget](const QWidget* place) {
               return place == widget || place->isAncestorOf(widget);
           }))
        return QFrame::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const QString text = key.text().trimmed();
    const bool isTyped = !text.isEmpty() && text.front().isPrint() && !key.isAutoRepeat()
                         && !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!isTyped)
        return QFrame::eventFilter(watched, event);
    QStringList named;
    for (const QStringList& keys : std::as_const(m_keys))
        named << keys.front();
    //: Read aloud after a wrong key; %1: such as "Y, N"
    announce(*this, tr("Keys for an answer: %1").arg(named.join(QStringLiteral(", "))));
    return QFrame::eventFilter(watched, event);
}

void AskBar::answerBy(const QString& key)
{
    for (qsizetype i = 0; i < m_keys.size(); ++i) {
        if (!m_keys[i].contains(key))
            continue;
        m_asking.answer(m_choices[static_cast<std::size_t>(i)]);
        if (!isVisible())
            emit judgedUnseen();
        return;
    }
}

void AskBar::showAll()
{
    showJudgement();
    showQuestion();
    showWaiting();
    const bool isQuiet = m_question->text().isEmpty() && m_judgement->text().isEmpty();
    setVisible(!isQuiet || !m_waiting->line().isEmpty());
    QStringList said{m_judgement->text(), m_question->text()};
    said.removeAll(QString());
    const QString text = said.join(u' ');
    if (!isQuiet && text != m_announced)
        announce(*this, text);
    m_announced = text;
}

void AskBar::showJudgement()
{
    const std::optional<Asking::Judgement>& judgement = m_asking.judgement();
    m_icon->setVisible(judgement.has_value());
    m_judgement->setVisible(judgement.has_value());
    m_judgement->setText(judgement ? narration::judgedText(m_asking.player().run(), judgement->step,
                                                           judgement->isRight, m_session.names())
                                   : QString());
    if (judgement) {
        const int size = scaled(16, font());
        m_icon->setPixmap(judgement->isRight ? icon(IconId::yes, Role::winner).pixmap(size)
                                             : icon(IconId::no, Role::error).pixmap(size));
    }
    m_score->setText(m_asking.asked() > 0 && m_asking.player().isRunning()
                         ? narration::scoreText(m_asking.right(), m_asking.asked())
                         : QString());
}

void AskBar::showQuestion()
{
    const std::optional<Question>& question = m_asking.player().question();
    // empty at first, or the first score would move the buttons
    m_score->setVisible(question || !m_score->text().isEmpty());
    m_question->setVisible(question.has_value());
    m_question->setText(question ? narration::questionText(m_asking.player().run(),
                                                           m_asking.player().askedStep(), *question,
                                                           m_session.names())
                                 : QString());
    offer(question ? choicesOf(*question) : std::vector<Answer>());
    const QList<QStringList> keys = question ? nameButtons(*question) : QList<QStringList>();
    if (keys == m_keys)
        return;
    m_keys = keys;
    listen();
}

void AskBar::showWaiting()
{
    const StepPlayer& player = m_asking.player();
    const std::optional<int> step = player.question() ? std::nullopt : player.waitingStep();
    const QString line =
        step ? tr("Back to the question at step %1").arg(player.positionOf(*step)) : QString();
    const QString tip = tr("Go to the question that waits for an answer");
    m_waiting->setLine(line, tip);
    m_waiting->setAccessibleName(step ? line : tip);
    m_waiting->setVisible(step.has_value());
}

/// Shows as many buttons as there are answers. The focus stays among them, and waits in the place
/// while there are none.
void AskBar::offer(const std::vector<Answer>& choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    QWidget* place = focusPlace();
    if (place)
        place->setFocus();
    while (m_buttons.size() < static_cast<qsizetype>(choices.size()))
        addButton();
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(i < static_cast<qsizetype>(choices.size()));
    if (place && !choices.empty())
        m_buttons.front()->setFocus();
}

void AskBar::addButton()
{
    const auto index = static_cast<int>(m_buttons.size());
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("answer%1Button").arg(index + 1));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setMinimumSize(scaled(24, font()), scaled(28, font()));
    connect(button, &QToolButton::clicked, this,
            [this, index] { m_asking.answer(m_choices[static_cast<std::size_t>(index)]); });
    m_grid->addWidget(button, index / buttonsInARow, index % buttonsInARow);
    setTabOrder(index > 0 ? static_cast<QWidget*>(m_buttons.back()) : m_waiting, button);
    m_buttons << button;
}

/// Gives the keys of each.
QList<QStringList> AskBar::nameButtons(const Question& question)
{
    QList<QStringList> keys;
    for (qsizetype i = 0; i < static_cast<qsizetype>(m_choices.size()); ++i) {
        const Answer& choice = m_choices[static_cast<std::size_t>(i)];
        QToolButton& button = *m_buttons[i];
        button.setText(narration::answerText(question, choice));
        const QString name =
            narration::answerName(m_asking.player().run(), question, choice, m_session.names());
        keys << narration::answerKeys(question, choice);
        button.setAccessibleName(name);
        button.setToolTip(
            tr("%1 (%2)", "an answer, and the key for it").arg(name, keys.back().front()));
        button.setStatusTip(button.toolTip());
        //: Read aloud; %1: a letter or sign that gives an answer
        button.setAccessibleDescription(tr("Key: %1").arg(keys.back().front()));
    }
    return keys;
}

/// The place that the focus is in, if a button or the link has it, or the place itself.
QWidget* AskBar::focusPlace() const
{
    const bool isOnButton =
        m_waiting->hasFocus() || std::ranges::any_of(m_buttons, &QWidget::hasFocus);
    for (QWidget* place : m_places) {
        if (place->hasFocus() || (isOnButton && place->isAncestorOf(this)))
            return place;
    }
    return nullptr;
}

void AskBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        updateLook();
}

void AskBar::updateLook()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_question->setFont(bold);
    m_score->setMinimumWidth(
        m_score->fontMetrics().horizontalAdvance(narration::scoreText(99, 99)));
    for (QToolButton* button : std::as_const(m_buttons))
        button->setMinimumSize(scaled(24, font()), scaled(28, font()));
    const int around = scaled(8, font());
    const int bar = scaled(sideBar, font());
    m_layout->setContentsMargins(around + (isRightToLeft() ? 0 : bar), around,
                                 around + (isRightToLeft() ? bar : 0), around);
    m_layout->setSpacing(scaled(6, font()));
    showJudgement();
}

/// Painted, because a style sheet would freeze the colours and the font of everything in the bar.
void AskBar::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setPen(QPen(colors.outline, colors.line(1)));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    const QRect bar(0, 0, scaled(sideBar, font()), height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), bar), colors.role(Role::accent));
}

} // namespace showdown::gui
