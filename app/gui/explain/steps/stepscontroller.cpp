// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepscontroller.h"

#include "app/gui/explain/steps/askbar.h"
#include "app/gui/explain/steps/asking.h"
#include "app/gui/explain/steps/findbar.h"
#include "app/gui/explain/steps/stepactions.h"
#include "app/gui/explain/steps/stepspage.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/widgets/language.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/commandtext.h"
#include "app/narration/fill.h"
#include "app/narration/onesteptext.h"
#include "app/narration/pagetext.h"
#include "app/narration/questiontext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QSettings>

#include <algorithm>

namespace showdown::gui {
namespace {

const QString levelKey = QStringLiteral("compare/stepLevel");
const QString speedKey = QStringLiteral("compare/stepSpeed");
const QString codeKey = QStringLiteral("compare/codeLanguage");
const QString askKey = QStringLiteral("compare/askMe");

struct StepWords
{
    Q_DECLARE_TR_FUNCTIONS(StepWords)
};

/// "Step 23 of 46: 6♥ equals the base value 6.": for the status bar. A run has to be running.
QString stepStatus(const CompareSession& session, const StepPlayer& player)
{
    if (player.isAsking()) {
        const QString told = player.question()
                                 ? narration::questionText(player.run(), player.askedStep(),
                                                           *player.question(), session.names())
                                 : narration::sentenceAt(player.run(), player.index(),
                                                         player.level(), session.names());
        return narration::fill(
            StepWords::tr("Step %1: %2", "%2: a sentence that says what happened, or a question"),
            {QString::number(std::max(1, player.position())), told});
    }
    const QString pattern =
        player.isVisible()
            ? StepWords::tr("Step %1 of %2: %3", "%3: a sentence that says what happened")
            : StepWords::tr("After step %1 of %2: %3", "%3: a sentence that says what happened");
    return narration::fill(
        pattern,
        {QString::number(std::max(1, player.position())), QString::number(player.count()),
         narration::sentenceAt(player.run(), player.index(), player.level(), session.names())});
}

/// The step as the command line prints it and, after an empty line, the command.
QString stepAsText(const CompareSession& session, const StepPlayer& player)
{
    const QString text =
        narration::oneStepText(player.run(), player.index(), session.rules(), session.names());
    return narration::withoutMarks(text) + u'\n'
           + narration::explainCommand(player.run(), player.index(), session.rules()) + u'\n';
}

} // namespace

StepsController::StepsController(const CompareSession& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_player(new StepPlayer(session, this)),
      m_actions(new StepActions(*m_player, this)),
      m_page(new StepsPage(session, *m_player, *m_actions))
{
    connect(m_page, &StepsPage::built, this, &StepsController::build);
    connect(m_actions, &StepActions::refused, this, &StepsController::said);
    connectPlayer();
    connect(m_actions->askMe, &QAction::toggled, m_player, &StepPlayer::setAsking);
    connect(m_actions->find, &QAction::triggered, this, [this] {
        if (!m_page->isVisible())
            emit pageAsked();
        m_findBar->focusField();
    });
    connect(m_actions->asPrinted, &QAction::triggered, this, [this](bool shown) {
        if (shown && !m_page->isVisible())
            emit pageAsked();
    });
}

/// Adds the questions and the search to the parts of the page. The questions come after the parts,
/// so that their announcement is the last.
void StepsController::build(QWidget& parts)
{
    auto* asking = new Asking(*m_player, this);
    m_page->setAsking(*asking);
    m_askBar = new AskBar(m_session, *asking, &parts);
    m_page->addAboveCode(m_askBar);
    m_askBar->listenIn(*m_page);
    connect(m_askBar, &AskBar::judgedUnseen, this, [this] {
        emit pageAsked();
        m_page->focusSteps();
    });
    connect(m_player, &StepPlayer::moved, this, [this] {
        if (isQuestionHidden())
            showQuestion();
    });
    if (m_arena)
        m_askBar->listenIn(*m_arena);
    makeAskBox(parts);
    m_findBar = new FindBar(m_session, *m_player, *m_actions, &parts);
    m_page->addToTransport(m_findBar);
    setPresenting(m_isPresenting);
}

void StepsController::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    if (m_findBar)
        m_findBar->setVisible(!presenting);
}

void StepsController::makeAskBox(QWidget& parts)
{
    auto* box = new QCheckBox(&parts);
    box->setObjectName(QStringLiteral("askMeBox"));
    box->setChecked(m_actions->askMe->isChecked());
    onRetranslate(*box, [box, this] {
        box->setText(tr("Ask me"));
        box->setAccessibleName(box->text());
        box->setToolTip(m_actions->askMe->statusTip());
        box->setStatusTip(m_actions->askMe->statusTip());
    });
    m_page->addToTransport(box);
    connect(box, &QCheckBox::toggled, m_actions->askMe, &QAction::setChecked);
    connect(m_actions->askMe, &QAction::toggled, box, &QCheckBox::setChecked);
}

void StepsController::connectPlayer()
{
    for (const auto changed : {&StepPlayer::started, &StepPlayer::changed})
        connect(m_player, changed, this, &StepsController::update);
    for (const auto changed : {&StepsPage::stepsShown, &StepsPage::stepsHidden})
        connect(m_page, changed, this, &StepsController::update);
    m_session.whenChanged(TableChange::names, this, &StepsController::statusChanged);
    connect(m_player, &StepPlayer::playingChanged, this, [this] {
        if (m_player->isHeld())
            sayThatItWaits();
    });
    connect(m_actions, &StepActions::stepsAsked, this, &StepsController::stepThrough);
    connect(m_actions, &StepActions::moveAsked, this, &StepsController::go);
    connect(m_actions->copyStep, &QAction::triggered, m_player,
            [this] { QApplication::clipboard()->setText(stepAsText(m_session, *m_player)); });
}

void StepsController::setArena(QWidget& arena)
{
    m_arena = &arena;
    if (m_askBar)
        m_askBar->listenIn(arena);
}

void StepsController::setExplanationFolded(bool folded)
{
    m_isFolded = folded;
    update();
    const auto showWaiting = [this] {
        if (m_isFolded && m_arena && m_arena->isVisible() && isQuestionHidden())
            emit pageAsked(); // the question waits there
    };
    QMetaObject::invokeMethod(this, showWaiting, Qt::QueuedConnection); // once it is folded
}

bool StepsController::isQuestionHidden() const
{
    return m_player->question() && !m_page->isVisible();
}

bool StepsController::isPageChosen() const
{
    const bool isWindowSeen = m_arena && m_arena->window()->isVisible(); // else it is being closed
    return m_page->isVisible() || (!m_page->isHidden() && (m_isFolded || !isWindowSeen));
}

void StepsController::update()
{
    const bool isWindowSeen = m_arena && m_arena->window()->isVisible();
    const bool isChosen = isPageChosen();
    const bool stepping = m_player->isRunning() && (isChosen || m_player->hidesAhead());
    m_actions->setSeen((m_player->isRunning() && isChosen) || m_page->isVisible());
    if (!m_player->isRunning() || !isChosen || !isWindowSeen)
        m_player->pause();
    if (stepping != m_isStepping) {
        m_isStepping = stepping;
        emit steppingChanged(stepping);
    }
    emit statusChanged();
}

/// A question whose answers are out of sight is shown instead of passed.
void StepsController::go(Move move)
{
    if (isQuestionHidden())
        sayThatItWaits();
    else
        m_player->go(move);
}

void StepsController::showQuestion()
{
    emit pageAsked();
    m_askBar->focusAnswers();
}

void StepsController::sayThatItWaits()
{
    if (isQuestionHidden()) {
        showQuestion();
    } else if (!m_page->isAncestorOf(QApplication::focusWidget())) {
        m_askBar->focusAnswers(); // or Space, meant for what had it, would answer
    }
    emit said(tr("A question waits for your answer."));
}

QString StepsController::statusText() const
{
    return m_player->isRunning() ? stepStatus(m_session, *m_player) : QString();
}

void StepsController::stepThrough()
{
    if (!m_player->isRunning())
        m_player->start();
    emit pageAsked();
    update(); // the page may be chosen without being seen
    if (m_player->question())
        m_askBar->focusAnswers();
    else if (m_player->isRunning())
        m_page->focusSteps();
}

void StepsController::showStep(const Find& find)
{
    if (!m_player->isRunning())
        m_player->start();
    if (!m_player->isRunning())
        return;
    emit pageAsked();
    if (const std::optional<int> index = find(m_player->run()))
        m_player->goTo(*index);
    m_page->focusSteps();
}

void StepsController::showPrinted(int mistake)
{
    if (m_player->isRunning())
        m_page->showPrinted(mistake);
}

void StepsController::save(QSettings& settings) const
{
    settings.setValue(levelKey, QUtf8StringView(id(m_player->level())).toString());
    settings.setValue(speedKey, static_cast<int>(m_player->speed()));
    settings.setValue(codeKey, QUtf8StringView(id(narration::codeLanguage())).toString());
    settings.setValue(askKey, m_actions->askMe->isChecked());
}

void StepsController::restore(const QSettings& settings)
{
    const QString level = settings.value(levelKey).toString();
    m_player->setLevel(levelFromId(level.toStdString()).value_or(Level::story));
    const int speed = settings.value(speedKey, static_cast<int>(Speed::normal)).toInt();
    m_player->setSpeed(Speed(std::clamp(speed, 0, static_cast<int>(Speed::racing))));
    const std::string code = settings.value(codeKey).toString().toStdString();
    narration::setCodeLanguage(
        narration::codeLanguageFromId(code).value_or(narration::CodeLanguage::pseudoCode));
    m_actions->askMe->setChecked(settings.value(askKey).toBool());
}

} // namespace showdown::gui
