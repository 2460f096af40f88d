// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practiceview.h"

#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/export/fileexport.h"
#include "app/gui/learn/lessontables.h"
#include "app/gui/practice/practiceactions.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/practice/practicepage.h"
#include "app/gui/practice/practicetoolbar.h"
#include "app/gui/practice/questionpage.h"
#include "app/gui/practice/startpage.h"
#include "app/gui/practice/topicbars.h"
#include "app/gui/practice/topicsdialog.h"
#include "app/gui/session/ownpresets.h"
#include "app/gui/settings/restored.h"
#include "app/gui/widgets/askbox.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/commandtext.h"
#include "app/narration/practicetext.h"
#include "app/narration/progresstext.h"
#include "app/narration/rulestext.h"
#include "app/progress/practiceexport.h"
#include "core/printed/parting.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr QLatin1String practiceRulesKey("practice/rules");
constexpr QLatin1String practiceCountKey("practice/count");
constexpr QLatin1String practiceKindKey("practice/kind");

/// Whether letters and digits belong to the field.
bool takesLetters(const PracticeQuestion& question)
{
    return question.options.empty()
           && (std::holds_alternative<BuildHands>(question.exercise.kind)
               || std::holds_alternative<GiveNumber>(question.exercise.kind));
}

} // namespace

PracticeView::PracticeView(LessonStates& states, OwnPresets& ownPresets,
                           const Appearance& appearance, const Actions& actions, QWidget* window)
    : ExerciseView(appearance, actions, window),
      m_ownPresets(ownPresets),
      m_actions(new PracticeActions(this)),
      m_desk(new PracticeDesk(states, this)),
      m_kinds(new QMenu(window))
{
    m_kinds->setObjectName(QStringLiteral("questionKindsMenu"));
    m_kinds->menuAction()->setObjectName(QStringLiteral("questionKindsAction"));
    m_kinds->addActions(m_actions->kinds->actions());
    setMode(*m_actions->mode);
    // Their keys are what nothing else has used: an open list closes by Escape, letters are typed.
    for (QAction* action : {m_actions->endRound, m_actions->stepThrough, m_actions->openInCompare,
                            m_actions->readLesson})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void PracticeView::build()
{
    m_toolBar = new PracticeToolBar(windowActions(), *m_actions, window());
    m_page = new PracticePage(*m_desk, appearance(), *m_actions, window());
    m_file = new FileExport(window(), this);
    m_problem = &m_page->notices().add(QStringLiteral("practiceBar"));
    m_problem->setClosable(true);
    m_problem->setIcon(IconId::problem);
    setParts(*m_toolBar, *m_page, m_page->notices(), m_page->question().panel());
    connectParts();
    connectActions();
    PracticeView::retranslate();
    m_page->showAsked();
}

void PracticeView::connectParts()
{
    connect(m_desk, &PracticeDesk::asked, this, &PracticeView::showQuestion);
    connect(m_desk, &PracticeDesk::changed, this, &View::statusChanged);
    connect(m_desk, &PracticeDesk::changed, this, &PracticeView::showUsable);
    connect(m_desk, &PracticeDesk::notKept, this, [this](narration::ProgressFault fault) {
        say([fault] { return narration::answerNotKeptText(fault); });
    });
    StartPage& start = m_page->start();
    connect(&start, &StartPage::doorAsked, this, &PracticeView::open);
    connect(&start, &StartPage::discardAsked, this, [this] { askToEnd(); });
    connect(&start, &StartPage::topicAsked, this, &PracticeView::practise);
    connect(&m_page->topics(), &TopicBars::topicPicked, this,
            [this](Topic topic) { practise(topic, {}, {}); });
    connect(m_file, &FileExport::said, this, &View::said);
    connect(this, &ExerciseView::shown, this, [this] { // nothing is read before
        m_desk->refresh();
        if (const auto problem = m_desk->takeProblem())
            say([problem = *problem] { return narration::progressProblemText(problem); });
    });
    m_toolBar->rulesCombo().offer(m_ownPresets);
    connect(&m_toolBar->rulesCombo(), &HouseRulesCombo::rulesChosen, this,
            [this](const NamedRules& rules) {
                m_desk->setRules(rules);
                noteSetting();
            });
    connect(m_toolBar, &PracticeToolBar::countChosen, this, [this] {
        m_desk->setCount(m_toolBar->count());
        noteSetting();
    });
}

void PracticeView::connectActions()
{
    const std::initializer_list<std::pair<QAction*, void (PracticeView::*)()>> does{
        {m_actions->chooseTopics, &PracticeView::chooseTopics},
        {m_actions->stepThrough, &PracticeView::stepThrough},
        {m_actions->exportAnswers, &PracticeView::exportAnswers},
        {m_actions->clearResults, &PracticeView::askToClear},
    };
    for (const auto& [action, what] : does)
        connect(action, &QAction::triggered, this, what);
    connect(m_actions->newRound, &QAction::triggered, this, [this] { begin(newWish()); });
    connect(m_actions->endRound, &QAction::triggered, this, [this] { askToEnd(); });
    connect(m_actions->proceed, &QAction::triggered, &panel(), &ExercisePanel::proceed);
    connect(m_actions->hint, &QAction::triggered, &panel(), &ExercisePanel::takeHint);
    connect(m_actions->openInCompare, &QAction::triggered, this, [this] { showTable({}, {}); });
    connect(m_actions->copyCommand, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(
            narration::practiceCommand(m_desk->question()->source));
        emit said(tr("The command line was copied."));
    });
    connect(m_actions->readLesson, &QAction::triggered, this,
            [this] { emit lessonAsked(m_page->question().lesson()); });
    connect(m_actions->kinds, &QActionGroup::triggered, this, &PracticeView::noteSetting);
}

/// The round that is open goes on as it began.
void PracticeView::noteSetting()
{
    emit settingChanged();
    if (m_desk->isUnfinished())
        emit said(tr("This holds from the next round on."));
}

/// What the tool bar says, about these topics or those that were met. What is due is asked in every
/// kind.
progress::RoundWish PracticeView::wish(progress::Door door, const std::set<Topic>& topics) const
{
    progress::RoundWish wish;
    wish.door = door;
    wish.count = m_desk->count();
    wish.rules = m_desk->rules();
    wish.topics = topics.empty() ? m_desk->metTopics() : topics;
    const int kind = m_actions->kinds->checkedAction()->data().toInt();
    if (kind >= 0 && door != progress::Door::today)
        wish.kinds = {static_cast<QuestionKind>(kind)};
    return wish;
}

void PracticeView::open(progress::Door door)
{
    if (door == progress::Door::topics)
        chooseTopics();
    else if (door == progress::Door::today
             && m_desk->record().due(m_desk->today(), m_desk->rules().rules).empty())
        emit said(m_page->start().dueText());
    else
        begin(wish(door));
}

/// Another one like the last, if topics were chosen for it.
progress::RoundWish PracticeView::newWish() const
{
    const auto& last = m_desk->round();
    const bool isAboutTopics =
        last && last->wish.door == progress::Door::topics && !last->wish.topics.empty();
    return isAboutTopics ? wish(progress::Door::topics, last->wish.topics)
                         : wish(progress::Door::mixed);
}

void PracticeView::practise(Topic topic, const std::set<QuestionKind>& kinds,
                            std::optional<Mistake> mistake)
{
    progress::RoundWish wanted = wish(progress::Door::topics, {topic});
    wanted.kinds = kinds;
    wanted.mistake = mistake;
    begin(wanted);
}

/// The topics met may know no question of a kind: then by all.
void PracticeView::begin(const progress::RoundWish& wish)
{
    askToEnd([this, wish] {
        progress::RoundWish wider = wish;
        wider.door = progress::Door::topics;
        wider.topics.clear();
        if (!m_desk->begin(wish) && (wish.kinds.empty() || !m_desk->begin(wider)))
            sayNothingIsAsked();
    });
}

void PracticeView::sayNothingIsAsked()
{
    emit said(tr("There is nothing to ask of this kind by these rules."));
}

void PracticeView::chooseTopics()
{
    auto* dialog = new TopicsDialog(
        m_desk->rules().rules, wish(progress::Door::topics, m_topics).kinds, m_topics, window());
    if (!dialog->hasTopics()) {
        delete dialog;
        return sayNothingIsAsked();
    }
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_topics = dialog->topics();
        begin(wish(progress::Door::topics, m_topics));
    });
    dialog->open();
}

/// Asks first if the open round has answers or waits at the start; going on then shows its question.
void PracticeView::askToEnd(const std::function<void()>& then)
{
    const auto end = [this, then] {
        m_desk->end();
        then();
    };
    const auto goOn = [this] {
        if (!isAsking())
            m_desk->goOn();
    };
    if (!m_desk->isUnfinished() || (m_desk->round()->answers.empty() && isAsking()))
        return end();
    const auto answered = static_cast<int>(m_desk->round()->answers.size());
    askFirst(*window(),
             {QStringLiteral("endRoundBox"),
              tr("End the round"),
              answered > 0 ? tr("End this round? %n answers are kept.", nullptr, answered)
                           : tr("End this round? Nothing is answered yet."),
              {tr("&End", "a round"), QStringLiteral("reallyEndRoundButton")},
              {tr("&Go on", "with a round"), QStringLiteral("stayInRoundButton")}},
             end, goOn);
}

void PracticeView::askToClear()
{
    askFirst(*window(),
             {QStringLiteral("clearPracticeBox"),
              tr("Clear practice results"),
              tr("Clear all practice results? Lessons stay done."),
              {tr("&Clear", "results"), QStringLiteral("reallyClearPracticeButton")}},
             [this] {
                 if (const progress::Failure failure = m_desk->clear())
                     say([fault = *failure] { return narration::progressNotClearedText(fault); });
             });
}

void PracticeView::say(const std::function<QString()>& problem)
{
    m_problemWords = problem;
    m_problem->setText(problem());
    m_problem->present();
}

bool PracticeView::isAsking() const
{
    return m_page && m_desk->question();
}

bool PracticeView::isAnswered() const
{
    return isAsking() && m_desk->given();
}

void PracticeView::showQuestion()
{
    if (!m_page)
        return;
    m_page->showAsked();
    showUsable();
    emit statusChanged();
    if (!m_page->isVisible())
        return;
    if (!m_desk->isForClass())
        focus();
    else
        dropFocus();
    if (isAsking())
        panel().tellQuestion();
}

void PracticeView::showUsable()
{
    m_toolBar->rulesCombo().showRules(m_desk->rules());
    const bool isGiven = isAnswered();
    m_actions->endRound->setEnabled(isAsking() && m_desk->isUnfinished() && !m_desk->isForClass());
    m_actions->proceed->setEnabled(isAsking());
    m_actions->hint->setEnabled(isAsking() && !isGiven
                                && panel().hintsTaken() < narration::hintCount);
    for (QAction* action :
         {m_actions->openInCompare, m_actions->readLesson, m_actions->copyCommand})
        action->setEnabled(isGiven);
    const std::vector<Hand> hands =
        isGiven ? handsOf(m_page->question().judgement()) : std::vector<Hand>();
    m_actions->stepThrough->setEnabled(!hands.empty()
                                       && std::ranges::all_of(hands, &Hand::isComplete));
    m_actions->openInCompare->setText(isAsking() && m_desk->question()->exercise.situation
                                          ? tr("&Open in Odds")
                                          : tr("&Open in Compare"));
    for (QAction* action : {m_actions->exportAnswers, m_actions->clearResults})
        action->setEnabled(!m_desk->record().answers().empty());
    emit keptBackChanged();
}

/// To where a bug shows, or the step that a wrong answer contradicts, or else the first that answers
/// something.
void PracticeView::stepThrough()
{
    if (const auto* bug = std::get_if<FindBug>(&m_desk->question()->exercise.kind)) {
        const auto shows = [mistake = bug->mistake](const Run& run) {
            const auto place = parting(run, printedRun(run, mistake));
            return place ? std::optional(std::min(place->shownAt(), run.size() - 1)) : std::nullopt;
        };
        return showTable(shows, {}, bug->mistake);
    }
    const auto step = contradictedStep(m_desk->question()->exercise, *panel().judged(),
                                       m_page->question().judgement());
    if (step)
        showTable([place = step->place](const Run& run) { return stepAt(run, place); }, step->lens);
    else
        showTable(&firstOfStory, {});
}

/// With another lens than that of the question, if one is given, and as printed with a mistake.
void PracticeView::showTable(const FindStep& step, std::optional<Category> lens, int mistake)
{
    const int number = m_desk->place() + 1;
    const auto title = [number] {
        //: The title of a table
        return tr("Practice, question %1").arg(number);
    };
    lessons::Setting shown = setting();
    shown.lens = lens ? lens : shown.lens;
    AskedTable asked = askedTable(shown, {Guest::Source::question, title, number});
    asked.step = step;
    asked.mistake = mistake;
    emit tableAsked(asked);
}

lessons::Setting PracticeView::setting() const
{
    return questionSetting(*m_desk->question(), m_page->question().judgement());
}

void PracticeView::exportAnswers()
{
    using Write = bool (*)(const std::vector<progress::PracticeAnswer>&, QIODevice&);
    const auto written = [this](Write write) {
        return [this, write] {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            write(m_desk->record().answers(), buffer);
            return buffer.data();
        };
    };
    Export wanted;
    //: The name of a file, without its ending
    wanted.fileName = tr("practice");
    wanted.suffix = QStringLiteral("csv");
    wanted.kinds = {{tr("CSV files (*.csv)"), written(&progress::writeCsv)},
                    {tr("JSON files (*.json)"), written(&progress::writeJson)}};
    m_file->ask(wanted);
}

std::vector<Area> PracticeView::areas() const
{
    return {
        {&m_page->topics(), {}},
        {&m_page->start(), [this] { m_page->start().focusFirst(); }},
        exerciseArea(panel(), [this] { focusAnswer(); }),
    };
}

ViewMenus PracticeView::menus() const
{
    return {{},
            {},
            {{QStringLiteral("practiceMenu"), tr("&Questions"),
              m_actions->menu() << nullptr << m_kinds->menuAction()}},
            {m_actions->exportAnswers, m_actions->clearResults, nullptr}};
}

Status PracticeView::status() const
{
    Status status;
    status.focus = m_page->start().dueText();
    if (isAnswered())
        status.focus = tr("Press Enter for the next question.");
    else if (isAsking() && m_desk->question()->options.empty())
        status.focus = tr("Choose or enter the answer, then press Ctrl+Enter.");
    else if (isAsking())
        status.focus = tr("Choose or enter the answer, then press Enter.");
    const progress::PracticeRecord::Month month = m_desk->record().month(m_desk->today());
    status.facts = {
        {QStringLiteral("practiceDaysLabel"),
         tr("%n days of practice this month", nullptr, month.days)},
        {QStringLiteral("practiceRulesLabel"),
         narration::rulesLine(isAsking() ? m_desk->question()->rules : m_desk->rules())}};
    return status;
}

std::vector<ShortcutGroup> PracticeView::shortcutGroups() const
{
    return {
        {tr("On a question"),
         {{tr("Choose an answer"), tr("A to F; two letters for a shared win, T for a tie")},
          {tr("Check, then next"), tr("Enter")},
          {tr("Take a hint, where no letters are typed"), tr("H")}}},
        {tr("At the start"), {{tr("Begin a round: Today, Mixed, Choose topics"), tr("1, 2, 3")}}},
        handShortcuts(),
        deckShortcuts()};
}

void PracticeView::focusAnswer() const
{
    if (isAnswered())
        panel().foot().onButton().setFocus(Qt::OtherFocusReason);
    else
        panel().focusAnswer();
}

void PracticeView::focus()
{
    if (isAsking())
        focusAnswer();
    else
        m_page->start().focusFirst();
}

/// A class is asked like oneself, but nothing of it is kept.
void PracticeView::setPresenting(bool presenting)
{
    if (presenting) {
        progress::RoundWish asked = newWish();
        asked.count.reset();
        m_desk->askClass(asked);
    } else {
        m_desk->askAlone();
    }
    m_page->setTopicsShown(!presenting);
}

bool PracticeView::keepsBack() const
{
    return m_desk->isForClass() && isAsking() && !isAnswered();
}

bool PracticeView::stepPresentation(bool forward)
{
    if (!isAsking())
        return true;
    if (!forward)
        m_page->question().goBack();
    else if (m_page->question().turnPage())
        return true; // there is more to see of it
    else if (keepsBack())
        m_page->question().reveal();
    else
        m_desk->goOn();
    return true;
}

QList<QAction*> PracticeView::presentActions() const
{
    return {m_actions->proceed, m_actions->hint, m_actions->stepThrough, m_actions->openInCompare,
            m_actions->readLesson};
}

/// The letters of the question wherever the focus is, and the numbers of the doors.
bool PracticeView::takeKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers =
        event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier || event.isAutoRepeat())
        return false;
    if (!isAsking()) {
        const int door = event.key() - Qt::Key_1;
        if (door < 0 || door > 2)
            return false;
        open(static_cast<progress::Door>(door));
        return true;
    }
    QAction* action = nullptr;
    if (event.key() == Qt::Key_Escape) {
        if (m_desk->isForClass())
            return false; // it leaves the presentation
        action = m_actions->endRound;
    } else if (isAnswered()) {
        action = event.key() == Qt::Key_S   ? m_actions->stepThrough
                 : event.key() == Qt::Key_O ? m_actions->openInCompare
                 : event.key() == Qt::Key_L ? m_actions->readLesson
                                            : nullptr;
    } else if (event.key() == Qt::Key_H && !takesLetters(*m_desk->question())) {
        action = m_actions->hint;
    }
    if (action) {
        action->trigger();
        return true;
    }
    return panel().takeKey(event);
}

void PracticeView::saveLayout(QSettings& settings) const
{
    settings.setValue(practiceRulesKey, gui::settingOf(m_desk->rules()));
    settings.setValue(practiceCountKey, m_desk->count().value_or(0));
    settings.setValue(practiceKindKey, m_actions->kinds->checkedAction()->data());
}

void PracticeView::restoreLayout(const QSettings& settings)
{
    if (const auto rules = rulesOfSetting(settings.value(practiceRulesKey).toString()))
        m_desk->setRules(*rules);
    const int count = settings.value(practiceCountKey, 15).toInt();
    m_toolBar->setCount(count == 0 ? std::nullopt : std::optional(count));
    m_desk->setCount(m_toolBar->count());
    const int kind = settings.value(practiceKindKey, -1).toInt();
    for (QAction* action : m_actions->kinds->actions()) {
        if (action->data().toInt() == kind)
            action->setChecked(true);
    }
}

void PracticeView::retranslate()
{
    m_actions->retranslate();
    setMenuWords(*m_kinds->menuAction(), tr("&Kinds of questions"),
                 tr("Choose which kind of question the next round asks"));
    if (m_page) {
        if (m_problemWords)
            m_problem->setText(m_problemWords());
        showUsable();
        emit statusChanged();
    }
}

} // namespace showdown::gui
