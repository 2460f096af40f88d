// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/stepspage.h"

#include "app/gui/session/session.h"
#include "app/gui/steps/findbar.h"
#include "app/gui/steps/listingview.h"
#include "app/gui/steps/scrubber.h"
#include "app/gui/steps/stepactions.h"
#include "app/gui/steps/variablesview.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/expressiontext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double wideEnough = 560; ///< for variables beside the code, a length of the design

/// A button without words, which readers name by the words of its action.
QToolButton* buttonFor(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    nameToolButton(*button, *action);
    QObject::connect(action, &QAction::changed, button,
                     [action, button] { nameToolButton(*button, *action); });
    return button;
}

void setTip(QWidget& widget, const QString& tip)
{
    widget.setToolTip(tip);
    widget.setStatusTip(tip);
}

/// A heading above a view.
QWidget* headed(TextLabel* heading, QWidget* view, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(heading);
    layout->addWidget(view, 1);
    return box;
}

} // namespace

StepsPage::StepsPage(const Session& session, StepPlayer& player, const StepActions& actions,
                     QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_player(player),
      m_actions(actions),
      m_pages(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("stepsPage"));
    m_pages->addWidget(makeNote());
    m_pages->addWidget(makePlayer());
    addAction(m_actions.end); // by Esc, wherever in the page the focus is
    connectPlayer();
    orderFocus();
    inEveryLanguage(*this, [this] {
        fillCombos();
        m_variablesHeading->setText(tr("Variables"));
        m_callersHeading->setText(tr("Called from"));
        m_counter->setAccessibleName(tr("Step"));
        setTip(*m_counter, tr("The number of the step; type another one to go there"));
        m_scrubber->setAccessibleName(tr("Steps of the run"));
        setTip(*m_scrubber, tr("Where the run stands; Page Up and Page Down go from part to part"));
        m_callers->setAccessibleName(m_callersHeading->text());
        setTip(*m_callers, tr("Which lines made the calls; choose one to see it"));
        m_listingView->setAccessibleName(tr("Pseudo-code"));
        setTip(*m_listingView, tr("The code that runs; Space sets a stop mark"));
        m_variables->setAccessibleName(m_variablesHeading->text());
        setTip(*m_variables, tr("What the variables hold; a box marks what has changed"));
        m_startButton->setText(tr("Step through"));
        m_startButton->setAccessibleName(m_startButton->text());
        setTip(*m_startButton, tr("Go through the run from its first step"));
        showState();
        showStep();
    });
    updateLook();
}

QWidget* StepsPage::makeNote()
{
    auto* page = new QWidget(this);
    m_note = new TextLabel(QStringLiteral("stepsNoteLabel"), page);
    m_note->setWordWrap(true);
    m_note->setInk(Ink::secondary);
    m_startButton = new QToolButton(page);
    m_startButton->setObjectName(QStringLiteral("stepThroughButton"));
    m_startButton->setFocusPolicy(Qt::StrongFocus);
    connect(m_startButton, &QToolButton::clicked, &m_player, &StepPlayer::start);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(m_note);
    layout->addWidget(m_startButton, 0, Qt::AlignLeading);
    layout->addStretch();
    return page;
}

QWidget* StepsPage::makePlayer()
{
    auto* page = new QWidget(this);
    m_scrubber = new Scrubber(m_session, m_player, page);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(makeTransport()); // above the words, whose height changes
    layout->addWidget(m_scrubber);
    layout->addWidget(new FindBar(m_session, m_player, m_actions, page));
    layout->addWidget(makeNarration());
    layout->addWidget(makeCode(), 1);
    return page;
}

QWidget* StepsPage::makeNarration()
{
    m_narration = new QFrame(this);
    m_narration->setObjectName(QStringLiteral("narrationFrame"));
    makeNotification(*m_narration);
    m_sentence = new TextLabel(QStringLiteral("narrationLabel"), m_narration);
    m_sentence->setWordWrap(true);
    m_counter = new QSpinBox(m_narration);
    m_counter->setObjectName(QStringLiteral("stepCounter"));
    m_counter->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_counter->setKeyboardTracking(false);
    m_expression = new TextLabel(QStringLiteral("expressionLabel"), m_narration);
    m_expression->setLayoutDirection(Qt::LeftToRight);
    m_expression->setWordWrap(true);
    m_expression->setFont(codeFont());
    auto* layout = new QGridLayout(m_narration);
    layout->addWidget(m_sentence, 0, 0);
    layout->addWidget(m_counter, 0, 1, Qt::AlignTop);
    layout->addWidget(m_expression, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    return m_narration;
}

QWidget* StepsPage::makeTransport()
{
    auto* box = new QWidget(this);
    auto* row = new QWidget(box);
    row->setLayoutDirection(Qt::LeftToRight); // as on every player
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QAction* action : {m_actions.first, m_actions.back, m_actions.play, m_actions.next,
                            m_actions.last, m_actions.into, m_actions.out})
        buttons->addWidget(buttonFor(action, row));
    m_levels = new QComboBox(box);
    m_levels->setObjectName(QStringLiteral("levelCombo"));
    m_speeds = new QComboBox(box);
    m_speeds->setObjectName(QStringLiteral("speedCombo"));
    m_levelLabel = new QLabel(box);
    m_speedLabel = new QLabel(box);
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_levelLabel);
    choices->addWidget(m_levels, 1);
    choices->addWidget(m_speedLabel);
    choices->addWidget(m_speeds, 1);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(row, 0, Qt::AlignLeading);
    layout->addLayout(choices);
    for (QComboBox* combo : {m_levels, m_speeds})
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

QWidget* StepsPage::makeCode()
{
    m_listing = new ListingModel(m_player, this);
    m_function = new TextLabel(QStringLiteral("functionLabel"), this);
    m_variablesHeading = new TextLabel(QStringLiteral("variablesLabel"), this);
    m_callersHeading = new TextLabel(QStringLiteral("callersLabel"), this);
    auto* variables = new VariablesModel(m_session, m_player, this);
    m_callers = new QListWidget(this);
    m_callers->setObjectName(QStringLiteral("callersList"));
    m_callers->setFrameShape(QFrame::NoFrame);

    auto* beside = new QSplitter(Qt::Vertical, this);
    beside->setChildrenCollapsible(false);
    m_variables = new VariablesView(*variables);
    beside->addWidget(headed(m_variablesHeading, m_variables, beside));
    beside->addWidget(headed(m_callersHeading, m_callers, beside));
    m_split = new QSplitter(Qt::Vertical, this);
    m_split->setObjectName(QStringLiteral("stepsSplitter"));
    m_split->setChildrenCollapsible(false);
    m_listingView = new ListingView(*m_listing);
    m_split->addWidget(headed(m_function, m_listingView, m_split));
    m_split->addWidget(beside);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 1);
    beside->setStretchFactor(0, 2);
    beside->setStretchFactor(1, 1);
    return m_split;
}

void StepsPage::connectPlayer()
{
    connect(&m_player, &StepPlayer::started, this, &StepsPage::showState);
    connect(&m_player, &StepPlayer::ended, this, &StepsPage::showState);
    connect(&m_player, &StepPlayer::ended, this, &StepsPage::stepsHidden);
    connect(&m_player, &StepPlayer::moved, this, &StepsPage::showStep);
    connect(&m_player, &StepPlayer::levelChanged, this, &StepsPage::showStep);
    connect(&m_session, &Session::namesChanged, this, &StepsPage::showStep);
    connect(&m_session, &Session::resultChanged, this, &StepsPage::showState);
    connect(m_listing, &ListingModel::lineChanged, this,
            [this] { m_function->setText(m_listing->function()); });
    connect(m_counter, &QSpinBox::valueChanged, this, [this](int position) {
        if (m_player.isRunning())
            m_player.goTo(
                m_player.run().visible(m_player.level())[static_cast<std::size_t>(position) - 1]);
    });
    connect(m_levels, &QComboBox::activated, this,
            [this](int row) { m_player.setLevel(allLevels[static_cast<std::size_t>(row)]); });
    connect(m_speeds, &QComboBox::activated, this,
            [this](int row) { m_player.setSpeed(static_cast<Speed>(row)); });
    connect(&m_player, &StepPlayer::levelChanged, m_levels,
            [this] { m_levels->setCurrentIndex(static_cast<int>(m_player.level())); });
    connect(&m_player, &StepPlayer::speedChanged, m_speeds,
            [this] { m_speeds->setCurrentIndex(static_cast<int>(m_player.speed())); });
    connect(m_callers, &QListWidget::currentRowChanged, this, [this](int row) {
        const QListWidgetItem* caller = m_callers->item(row);
        if (caller && m_player.isRunning())
            m_listing->showCaller(caller->data(Qt::UserRole).toInt());
    });
}

void StepsPage::orderFocus()
{
    QWidget* before = m_scrubber;
    for (QWidget* next :
         std::initializer_list<QWidget*>{m_counter, m_listingView, m_variables, m_callers}) {
        setTabOrder(before, next);
        before = next;
    }
}

void StepsPage::fillCombos()
{
    const auto fill = [](QComboBox& combo, const QStringList& words, int current) {
        combo.clear();
        combo.addItems(words);
        combo.setCurrentIndex(current);
    };
    fill(*m_levels, {tr("Story"), tr("Questions"), tr("Every line")},
         static_cast<int>(m_player.level()));
    fill(*m_speeds, {tr("Slow"), tr("Normal"), tr("Fast")}, static_cast<int>(m_player.speed()));
    m_levelLabel->setText(tr("Detail"));
    m_speedLabel->setText(tr("Speed"));
    m_levels->setAccessibleName(m_levelLabel->text());
    m_speeds->setAccessibleName(m_speedLabel->text());
    setTip(*m_levels, tr("How much is told (Alt+D)"));
    setTip(*m_speeds, tr("How fast the steps follow each other"));
}

void StepsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_player.isRunning())
        m_player.start();
    else
        emit cardsShown(m_player.step().cards);
    emit stepsShown();
}

void StepsPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_player.pause();
    emit stepsHidden();
}

void StepsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_split->setOrientation(width() >= scaled(wideEnough, font()) ? Qt::Horizontal : Qt::Vertical);
}

void StepsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        updateLook();
}

void StepsPage::updateLook()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (TextLabel* heading : {m_sentence, m_function, m_variablesHeading, m_callersHeading})
        heading->setFont(bold);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setIconSize({scaled(18, font()), scaled(18, font())});
    const Colors colors = Colors::of(palette());
    m_narration->setStyleSheet(
        QStringLiteral("#narrationFrame { border: 1px solid %1; border-%2: 4px solid %3; }")
            .arg(colors.outline.name(),
                 isRightToLeft() ? QStringLiteral("right") : QStringLiteral("left"),
                 colors.role(Role::step).name()));
}

void StepsPage::showState()
{
    const bool canStart = m_session.run()->size() > 0;
    m_note->setText(canStart ? tr("Step through the code that ranked and compared these hands:")
                             : tr("Steps appear when a hand is complete."));
    m_startButton->setVisible(canStart);
    m_pages->setCurrentIndex(m_player.isRunning() ? 1 : 0);
}

void StepsPage::showStep()
{
    if (!m_player.isRunning())
        return;
    const Run& run = m_player.run();
    const bool tells = m_player.level() == Level::story && m_player.step().finding;
    const QString sentence =
        tells ? narration::storyText(run, m_player.index(), m_session.names())
              : narration::stepText(m_player.step(), run.hands(), run.terms().rules);
    m_sentence->setText(sentence);
    if (!m_player.isPlaying() || m_player.speed() != Speed::fast)
        announce(*m_narration, sentence);
    showExpression();
    showCounter();
    showCallers();
    if (isVisible())
        emit cardsShown(m_player.step().cards);
}

void StepsPage::showExpression()
{
    const Step& step = m_player.step();
    const narration::Expression expression = narration::expressionOf(step, m_player.run().terms());
    QStringList parts{expression.code};
    if (!expression.numbers.isEmpty() && expression.numbers != expression.code)
        parts << expression.numbers;
    if (step.condition)
        parts << (*step.condition ? QStringLiteral("true") : QStringLiteral("false"));
    m_expression->setText(parts.join(QStringLiteral("  ›  ")));
    m_expression->setVisible(!expression.code.isEmpty());
}

void StepsPage::showCounter()
{
    const QSignalBlocker blocker(m_counter);
    m_counter->setRange(1, m_player.count());
    m_counter->setSuffix(tr(" of %1", "after the number of a step").arg(m_player.count()));
    m_counter->setPrefix(m_player.isVisible() ? QString()
                                              : tr("after ", "before the number of a step"));
    m_counter->setValue(std::max(1, m_player.position()));
    if (m_counter->hasFocus())
        m_counter->selectAll();
}

void StepsPage::showCallers()
{
    const QSignalBlocker blocker(m_callers);
    m_callers->clear();
    const Run& run = m_player.run();
    std::vector<int> callers = run.callers(m_player.index());
    callers.push_back(m_player.index());
    std::ranges::reverse(callers);
    for (const int caller : callers) {
        const Step& step = run.step(caller);
        auto* item =
            new QListWidgetItem(tr("%1, line %2", "a function")
                                    .arg(QUtf8StringView(step.listing->function).toString())
                                    .arg(step.number(run.terms())),
                                m_callers);
        item->setData(Qt::UserRole, caller);
    }
    m_callers->setCurrentRow(0);
}

} // namespace showdown::gui
