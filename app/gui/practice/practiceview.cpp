// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practiceview.h"

#include "app/gui/exercises/answerfield.h"
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
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/commandtext.h"
#include "app/narration/oddscopytext.h"
#include "app/narration/practicetext.h"
#include "app/narration/progresstext.h"
#include "app/narration/rulestext.h"
#include "app/progress/practiceexport.h"
#include "app/tables/pasted.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr QLatin1String practiceRulesKey("practice/rules");
constexpr QLatin1String practiceCountKey("practice/count");
constexpr QLatin1String practiceKindKey("practice/kind");

/// The cards of a question as a lesson has them, for a table.
lessons::Setting questionSetting(const PracticeQuestion& question,
                                 const std::vector<Hand>& answered)
{
    lessons::Setting setting;
    setting.rules = question.rules;
    setting.lens = question.exercise.lens;
    setting.hands = question.exercise.hands;
    setting.situation = question.exercise.situation;
    setting.hope = question.exercise.hope;
    for (std::size_t hand = 0; hand < std::min(answered.size(), setting.hands.size()); ++hand) {
        if (answered[hand].isComplete())
            std::ranges::copy(answered[hand], setting.hands[hand].begin());
    }
    return setting;
}

/// The command line that explains the cards of a setting.
QString commandOf(const lessons::Setting& setting)
{
    if (!setting.situation)
        return narration::explainCommand(setting.fullHands(), setting.rules, setting.lens);
    return narration::oddsCommand(tables::copiedSituation(askedTable(setting, {}).table));
}

/// A question that closes by itself, without buttons yet.
QMessageBox& newBox(const QString& name, const QString& title, const QString& text, QWidget* window)
{
    auto* box = new QMessageBox(QMessageBox::Question, title, text, QMessageBox::NoButton, window);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return *box;
}

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
    : View(window),
      m_ownPresets(ownPresets),
      m_appearance(appearance),
      m_windowActions(actions),
      m_window(window),
      m_actions(new PracticeActions(this)),
      m_desk(new PracticeDesk(states, this)),
      m_kinds(new QMenu(window))
{
    m_kinds->setObjectName(QStringLiteral("questionKindsMenu"));
    m_kinds->menuAction()->setObjectName(QStringLiteral("questionKindsAction"));
    m_kinds->addActions(m_actions->kinds->actions());
}

void PracticeView::build()
{
    m_toolBar = new PracticeToolBar(m_windowActions, *m_actions, m_window);
    m_page = new PracticePage(*m_desk, m_appearance, *m_actions, m_window);
    m_file = new FileExport(m_window, this);
    m_problem = &m_page->notices().add(QStringLiteral("practiceBar"));
    m_problem->setClosable(true);
    m_problem->setIcon(IconId::problem);
    connectParts();
    connectActions();
    connectRules();
    m_page->installEventFilter(this);
    PracticeView::retranslate();
    m_page->showAsked();
}

void PracticeView::connectParts()
{
    connect(m_desk, &PracticeDesk::asked, this, &PracticeView::showQuestion);
    connect(m_desk, &PracticeDesk::changed, this, &View::statusChanged);
    connect(m_desk, &PracticeDesk::changed, this, &PracticeView::showUsable);
    connect(m_desk, &PracticeDesk::notKept, this,
            [this](narration::ProgressFault fault) { say(narration::answerNotKeptText(fault)); });
    const auto practise = [this](Topic topic, const std::set<QuestionKind>& kinds,
                                 std::optional<Mistake> mistake) {
        progress::RoundWish wanted = wish(progress::Door::topics);
        wanted.topics = {topic};
        wanted.kinds = kinds;
        wanted.mistake = mistake;
        askToEnd([this, wanted] { begin(wanted); });
    };
    StartPage& start = m_page->start();
    connect(&start, &StartPage::doorAsked, this, &PracticeView::open);
    connect(&start, &StartPage::discardAsked, this, [this] { askToEnd([] {}); });
    connect(&start, &StartPage::topicAsked, this, practise);
    connect(&m_page->topics(), &TopicBars::topicPicked, this,
            [practise](Topic topic) { practise(topic, {}, {}); });
    connect(&panel(), &ExercisePanel::fieldChanged, this, &View::undoStackChanged);
    connect(m_file, &FileExport::said, this, &View::said);
}

void PracticeView::connectActions()
{
    const std::initializer_list<std::pair<QAction*, void (PracticeView::*)()>> does{
        {m_actions->newRound, &PracticeView::openNew},
        {m_actions->chooseTopics, &PracticeView::chooseTopics},
        {m_actions->stepThrough, &PracticeView::stepThrough},
        {m_actions->openInCompare, &PracticeView::openTable},
        {m_actions->copyCommand, &PracticeView::copyCommand},
        {m_actions->exportAnswers, &PracticeView::exportAnswers},
        {m_actions->clearResults, &PracticeView::askToClear},
    };
    for (const auto& [action, what] : does)
        connect(action, &QAction::triggered, this, what);
    connect(m_actions->endRound, &QAction::triggered, this, [this] { askToEnd([] {}); });
    connect(m_actions->proceed, &QAction::triggered, &panel(), &ExercisePanel::proceed);
    connect(m_actions->hint, &QAction::triggered, &panel(), &ExercisePanel::takeHint);
    connect(m_actions->readLesson, &QAction::triggered, this,
            [this] { emit lessonAsked(m_page->question().lesson()); });
    connect(m_actions->kinds, &QActionGroup::triggered, this, &PracticeView::noteSetting);
}

void PracticeView::connectRules()
{
    HouseRulesCombo& combo = m_toolBar->rulesCombo();
    const auto choose = [this, &combo](const NamedRules& rules) {
        m_desk->setRules(rules);
        combo.showRules(rules);
        noteSetting();
    };
    connect(&combo, &HouseRulesCombo::presetChosen, this, [choose](Preset preset) {
        choose({preset, rulesOf(preset)});
    });
    connect(&combo, &HouseRulesCombo::ownPresetChosen, this, [this, choose](const QString& name) {
        if (const OwnPreset* own = m_ownPresets.find(name))
            choose(NamedRules(own->rules));
    });
    connect(&combo, &HouseRulesCombo::aboutToOpen, &m_ownPresets, &OwnPresets::reload);
    const auto offer = [this, &combo] { combo.setOwnPresets(m_ownPresets.all()); };
    connect(&m_ownPresets, &OwnPresets::changed, &combo, offer);
    offer();
    combo.showRules(m_desk->rules());
    connect(m_toolBar, &PracticeToolBar::countChosen, this, [this] {
        m_desk->setCount(m_toolBar->count());
        noteSetting();
    });
}

/// The round that is open goes on as it began.
void PracticeView::noteSetting()
{
    emit settingChanged();
    if (m_desk->isUnfinished())
        emit said(tr("This holds from the next round on."));
}

/// What the tool bar says. What is due is asked in every kind.
progress::RoundWish PracticeView::wish(progress::Door door) const
{
    progress::RoundWish wish;
    wish.door = door;
    wish.count = m_desk->count();
    wish.rules = m_desk->rules();
    wish.topics = m_desk->metTopics();
    const int kind = m_actions->kinds->checkedAction()->data().toInt();
    if (kind >= 0 && door != progress::Door::today)
        wish.kinds = {static_cast<QuestionKind>(kind)};
    return wish;
}

void PracticeView::open(progress::Door door)
{
    if (door == progress::Door::topics)
        return chooseTopics();
    if (door == progress::Door::today
        && m_desk->record().due(m_desk->today(), m_desk->rules().rules).empty())
        return emit said(m_page->start().dueText());
    askToEnd([this, door] { begin(wish(door)); });
}

/// Another one like the last, if topics were chosen for it.
void PracticeView::openNew()
{
    progress::RoundWish wanted = wish(progress::Door::mixed);
    const auto& last = m_desk->round();
    if (last && last->wish.door == progress::Door::topics && !last->wish.topics.empty()) {
        wanted.door = progress::Door::topics;
        wanted.topics = last->wish.topics;
    }
    askToEnd([this, wanted] { begin(wanted); });
}

/// The topics met may know no question of a kind: then by all.
void PracticeView::begin(const progress::RoundWish& wish)
{
    progress::RoundWish wider = wish;
    wider.door = progress::Door::topics;
    wider.topics.clear();
    if (!m_desk->begin(wish) && (wish.kinds.empty() || !m_desk->begin(wider)))
        emit said(tr("There is nothing to ask of this kind by these rules."));
}

void PracticeView::chooseTopics()
{
    auto* dialog = new TopicsDialog(m_desk->rules().rules, m_topics, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_topics = dialog->topics();
        progress::RoundWish wanted = wish(progress::Door::topics);
        wanted.topics = m_topics;
        askToEnd([this, wanted] { begin(wanted); });
    });
    dialog->open();
}

/// Goes on at once if no answered question would be left behind.
void PracticeView::askToEnd(const std::function<void()>& then)
{
    const auto end = [this, then] {
        m_desk->end();
        then();
    };
    if (!m_desk->isUnfinished() || m_desk->round()->answers.empty())
        return end();
    const auto answered = static_cast<int>(m_desk->round()->answers.size());
    QMessageBox& box =
        newBox(QStringLiteral("endRoundBox"), tr("End the round"),
               tr("End this round? %n answers are kept.", nullptr, answered), m_window);
    QPushButton* yes = box.addButton(tr("&End", "a round"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("reallyEndRoundButton"));
    QPushButton* stay = box.addButton(tr("&Go on", "with a round"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("stayInRoundButton"));
    box.setDefaultButton(stay);
    connect(yes, &QPushButton::clicked, this, end);
    box.open();
}

void PracticeView::askToClear()
{
    QMessageBox& box = newBox(QStringLiteral("clearPracticeBox"), tr("Clear practice results"),
                              tr("Clear all practice results? Lessons stay done."), m_window);
    QPushButton* yes = box.addButton(tr("&Clear", "results"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("reallyClearPracticeButton"));
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    connect(yes, &QPushButton::clicked, this, [this] {
        if (const progress::Failure failure = m_desk->clear())
            say(narration::progressNotClearedText(*failure));
    });
    box.open();
}

void PracticeView::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->present();
}

ExercisePanel& PracticeView::panel() const
{
    return m_page->question().panel();
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
    focus();
    if (isAsking())
        panel().tellQuestion();
}

void PracticeView::showUsable()
{
    const bool isGiven = isAnswered();
    m_actions->endRound->setEnabled(isAsking() && m_desk->isUnfinished());
    m_actions->proceed->setEnabled(isAsking());
    m_actions->hint->setEnabled(isAsking() && !isGiven
                                && panel().hintsTaken() < narration::hintCount);
    for (QAction* action :
         {m_actions->openInCompare, m_actions->readLesson, m_actions->copyCommand})
        action->setEnabled(isGiven);
    const bool hasHands = isGiven && !m_desk->question()->exercise.situation;
    const std::vector<Hand> hands = hasHands ? m_page->question().hands() : std::vector<Hand>();
    m_actions->stepThrough->setEnabled(!hands.empty()
                                       && std::ranges::all_of(hands, &Hand::isComplete));
    for (QAction* action : {m_actions->exportAnswers, m_actions->clearResults})
        action->setEnabled(!m_desk->record().answers().empty());
}

/// To the step that a wrong answer contradicts, or else to the first that answers something.
void PracticeView::stepThrough()
{
    const Exercise& exercise = m_desk->question()->exercise;
    const ExerciseAnswer& answer = *panel().judged();
    AskedTable asked =
        askedTable(questionSetting(*m_desk->question(), m_page->question().hands()), {});
    const auto step = contradictedStep(exercise, answer, judge(exercise, answer));
    if (step) {
        asked.table.lens = step->lens;
        asked.step = [place = step->place](const Run& run) { return stepAt(run, place); };
    } else {
        asked.step = [](const Run& run) {
            const std::vector<int> story = run.visible(Level::story);
            return story.empty() ? std::nullopt : std::optional(story.front());
        };
    }
    ask(asked);
}

void PracticeView::openTable()
{
    ask(askedTable(questionSetting(*m_desk->question(), m_page->question().hands()), {}));
}

void PracticeView::ask(AskedTable asked)
{
    const int number = m_desk->place() + 1;
    const auto title = [number] {
        //: The title of a table
        return tr("Practice, question %1").arg(number);
    };
    asked.from = {Guest::Source::question, title, number};
    emit tableAsked(asked);
}

void PracticeView::copyCommand()
{
    QGuiApplication::clipboard()->setText(
        commandOf(questionSetting(*m_desk->question(), m_page->question().hands())));
    emit said(tr("The command line was copied."));
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

QString PracticeView::title() const
{
    return tr("Practice", "the view");
}

QAction& PracticeView::modeAction() const
{
    return *m_actions->mode;
}

QWidget& PracticeView::widget() const
{
    return *m_page;
}

ToolBar& PracticeView::toolBar() const
{
    return *m_toolBar;
}

std::vector<Area> PracticeView::areas() const
{
    return {
        {&m_page->topics(), {}},
        {&m_page->start(), [this] { m_page->start().focusFirst(); }},
        {&panel(),
         [this] {
             focusAnswer();
             panel().tellQuestion();
         },
         &panel().foot()},
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
    else if (isAsking())
        status.focus = tr("Choose or enter the answer, then press Enter.");
    const progress::PracticeRecord::Month month = m_desk->record().month(m_desk->today());
    status.facts = {{QStringLiteral("practiceDaysLabel"),
                     tr("%n days of practice this month", nullptr, month.days)},
                    {QStringLiteral("practiceRulesLabel"), narration::rulesLine(m_desk->rules())}};
    return status;
}

std::vector<ShortcutGroup> PracticeView::shortcutGroups() const
{
    return {
        {tr("On a question"),
         {{tr("Choose an answer"), tr("A to F; two letters for a shared win, T for a tie")},
          {tr("Check, then next"), tr("Enter")},
          {tr("Take a hint, where no letters are typed"), tr("H")}}},
        {tr("After the answer"),
         {{tr("Step through"), QStringLiteral("S")},
          {tr("Open in Compare"), QStringLiteral("O")},
          {tr("Read the lesson"), QStringLiteral("L")}}},
        {tr("At the start"), {{tr("Begin a round: Today, Mixed, Choose topics"), tr("1, 2, 3")}}},
        handShortcuts(),
        deckShortcuts()};
}

QUndoStack* PracticeView::undoStack() const
{
    AnswerField* field = m_page ? panel().field() : nullptr;
    return field ? field->undoStack() : nullptr;
}

NoticePlace* PracticeView::notices() const
{
    return &m_page->notices();
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

void PracticeView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
}

void PracticeView::setPresenting(bool presenting)
{
    m_page->setTopicsShown(!presenting);
}

/// Forward goes on once the question is answered.
void PracticeView::stepPresentation(bool forward)
{
    if (forward && isAnswered())
        m_desk->goOn();
}

QList<QAction*> PracticeView::presentActions() const
{
    return {m_actions->proceed,       m_actions->hint,       m_actions->stepThrough,
            m_actions->openInCompare, m_actions->readLesson, m_actions->newRound};
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
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        panel().proceed();
        return true;
    }
    QAction* action = nullptr;
    if (isAnswered())
        action = event.key() == Qt::Key_S   ? m_actions->stepThrough
                 : event.key() == Qt::Key_O ? m_actions->openInCompare
                 : event.key() == Qt::Key_L ? m_actions->readLesson
                                            : nullptr;
    else if (event.key() == Qt::Key_H && !takesLetters(*m_desk->question()))
        action = m_actions->hint;
    if (action) {
        action->trigger();
        return true;
    }
    return !isAnswered() && panel().field() && panel().field()->takeKey(event);
}

void PracticeView::saveLayout(QSettings& settings) const
{
    settings.setValue(practiceRulesKey, gui::settingOf(m_desk->rules()));
    settings.setValue(practiceCountKey, m_desk->count().value_or(0));
    settings.setValue(practiceKindKey, m_actions->kinds->checkedAction()->data());
}

void PracticeView::restoreLayout(const QSettings& settings)
{
    const auto rules = rulesOfSetting(settings.value(practiceRulesKey).toString());
    if (rules)
        m_desk->setRules(*rules);
    m_toolBar->rulesCombo().showRules(m_desk->rules());
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
    if (m_page)
        emit statusChanged();
}

/// Nothing is read until the view is shown.
bool PracticeView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Show) {
        m_desk->refresh();
        showUsable();
    }
    return View::eventFilter(watched, event);
}

} // namespace showdown::gui
