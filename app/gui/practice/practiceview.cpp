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
#include "app/progress/practicetext.h"

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
    narration::CopiedSituation copied;
    for (const HoleCards& hole : setting.situation->players) {
        narration::CopiedSituation::Hole cards;
        for (std::size_t at = 0; at < cards.size(); ++at)
            cards[at] = hole[at] ? PlacedCard(*hole[at]) : PlacedCard::unknown();
        copied.holes.push_back(cards);
    }
    for (std::size_t at = 0; at < setting.situation->board.size(); ++at)
        copied.board[at] = setting.situation->board[at];
    copied.dead = setting.situation->dead;
    copied.rules = setting.rules;
    return narration::oddsCommand(copied);
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
      m_kinds(new QMenu(window)),
      m_export(new QMenu(window))
{
    m_kinds->setObjectName(QStringLiteral("questionKindsMenu"));
    m_kinds->menuAction()->setObjectName(QStringLiteral("questionKindsAction"));
    m_kinds->addActions(m_actions->kinds->actions());
    m_export->setObjectName(QStringLiteral("exportPracticeMenu"));
    m_export->menuAction()->setObjectName(QStringLiteral("exportPracticeAction"));
    m_export->addActions({m_actions->exportCsv, m_actions->exportJson});
}

void PracticeView::build()
{
    m_toolBar = new PracticeToolBar(m_windowActions, *m_actions, m_window);
    m_page = new PracticePage(*m_desk, m_appearance, *m_actions, m_window);
    m_file = new FileExport(m_window, this);
    m_notKept = &m_page->notices().add(QStringLiteral("practiceBar"));
    m_notKept->setClosable(true);
    m_notKept->setIcon(IconId::problem);
    connectParts();
    connectRules();
    m_page->installEventFilter(this);
    PracticeView::retranslate();
    m_page->showStart(false);
}

void PracticeView::connectParts()
{
    connect(m_desk, &PracticeDesk::asked, this, &PracticeView::showQuestion);
    connect(m_desk, &PracticeDesk::changed, this, &View::statusChanged);
    connect(m_desk, &PracticeDesk::changed, this, &PracticeView::showUsable);
    connect(m_desk, &PracticeDesk::notKept, this, [this](narration::ProgressFault fault) {
        m_notKept->setText(narration::answerNotKeptText(fault));
        m_notKept->present();
    });
    StartPage& start = m_page->start();
    connect(&start, &StartPage::doorAsked, this, &PracticeView::open);
    connect(&start, &StartPage::newRoundAsked, m_actions->newRound, &QAction::trigger);
    connect(&start, &StartPage::goOnAsked, m_desk, &PracticeDesk::goOn);
    connect(&start, &StartPage::discardAsked, this, [this] { askToEnd([] {}); });
    connect(&start, &StartPage::exportAsked, this, [this] { m_export->popup(QCursor::pos()); });
    const auto practise = [this](Topic topic) {
        askToEnd([this, topic] {
            progress::RoundWish wanted = wish(progress::Door::topics);
            wanted.topics = {topic};
            wanted.kinds.clear();
            begin(wanted);
        });
    };
    connect(&start, &StartPage::topicAsked, this, practise);
    connect(&m_page->topics(), &TopicBars::topicPicked, this, practise);
    QuestionPage& question = m_page->question();
    connect(&question, &QuestionPage::onAsked, this, &PracticeView::goOn);
    connect(&question, &QuestionPage::answered, this,
            [this](const ExerciseAnswer& answer, bool isRight, int hints) {
                m_desk->answer(answer, isRight, hints);
                showUsable();
            });
    connect(&question.panel(), &ExercisePanel::fieldChanged, this, &View::undoStackChanged);
    connect(&question.panel(), &ExercisePanel::hintTaken, this, &PracticeView::showUsable);
    connect(m_actions->newRound, &QAction::triggered, this, [this] {
        progress::RoundWish wanted = wish(progress::Door::mixed);
        const auto& last = m_desk->round();
        const bool isLikeIt = last && last->wish.door == progress::Door::topics
                              && last->wish.kinds.empty() && wanted.kinds.empty();
        if (isLikeIt) {
            wanted.door = progress::Door::topics;
            wanted.topics = last->wish.topics;
        }
        askToEnd([this, wanted] { begin(wanted); });
    });
    connect(m_actions->chooseTopics, &QAction::triggered, this, &PracticeView::chooseTopics);
    connect(m_actions->endRound, &QAction::triggered, this, [this] { askToEnd([] {}); });
    connect(m_actions->proceed, &QAction::triggered, &question.panel(), &ExercisePanel::proceed);
    connect(m_actions->hint, &QAction::triggered, &question.panel(), &ExercisePanel::takeHint);
    connect(m_actions->stepThrough, &QAction::triggered, this, &PracticeView::stepThrough);
    connect(m_actions->openInCompare, &QAction::triggered, this, &PracticeView::openTable);
    connect(m_actions->copyCommand, &QAction::triggered, this, &PracticeView::copyCommand);
    connect(m_actions->readLesson, &QAction::triggered, this,
            [this] { emit lessonAsked(m_page->question().lesson()); });
    connect(m_actions->exportCsv, &QAction::triggered, this,
            [this] { exportAs(QStringLiteral("csv")); });
    connect(m_actions->exportJson, &QAction::triggered, this,
            [this] { exportAs(QStringLiteral("json")); });
    connect(m_actions->clearResults, &QAction::triggered, this, &PracticeView::askToClear);
    connect(m_file, &FileExport::said, this, &View::said);
}

void PracticeView::connectRules()
{
    HouseRulesCombo& combo = m_toolBar->rulesCombo();
    const auto choose = [this, &combo](const NamedRules& rules) {
        m_desk->setRules(rules);
        combo.showRules(rules);
        emit settingChanged();
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
        m_page->start().setCount(m_toolBar->count());
        emit settingChanged();
    });
    connect(m_actions->kinds, &QActionGroup::triggered, this, &View::settingChanged);
}

/// What the tool bar says. Kinds can only be chosen together with topics.
progress::RoundWish PracticeView::wish(progress::Door door) const
{
    progress::RoundWish wish;
    wish.door = door;
    wish.count = m_toolBar->count();
    wish.rules = m_desk->rules();
    wish.topics = m_desk->metTopics();
    const int kind = m_actions->kinds->checkedAction()->data().toInt();
    if (kind < 0 || door == progress::Door::today)
        return wish;
    wish.door = progress::Door::topics;
    wish.kinds = {static_cast<QuestionKind>(kind)};
    return wish;
}

void PracticeView::open(progress::Door door)
{
    if (door == progress::Door::topics)
        return chooseTopics();
    askToEnd([this, door] { begin(wish(door)); });
}

void PracticeView::begin(const progress::RoundWish& wish)
{
    progress::RoundWish wider = wish;
    if (m_desk->begin(wish))
        return;
    if (!wish.kinds.empty()) { // the topics met may know no such question
        wider.topics.clear();
        if (m_desk->begin(wider))
            return;
    }
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
    const bool isBegun = m_desk->isUnfinished() && !m_desk->round()->answers.empty();
    if (!isBegun) {
        m_desk->end();
        return then();
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("End the round"),
                                tr("End this round? %n answers are kept.", nullptr,
                                   static_cast<int>(m_desk->round()->answers.size())),
                                QMessageBox::NoButton, m_window);
    box->setObjectName(QStringLiteral("endRoundBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* end = box->addButton(tr("&End", "a round"), QMessageBox::AcceptRole);
    end->setObjectName(QStringLiteral("reallyEndRoundButton"));
    QPushButton* stay = box->addButton(tr("&Go on", "with a round"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("stayInRoundButton"));
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    connect(end, &QPushButton::clicked, this, [this, then] {
        m_desk->end();
        then();
    });
    box->open();
}

/// The question that the desk asks now, or the start, with the result if the round is over.
void PracticeView::showQuestion()
{
    if (!m_page)
        return;
    if (m_desk->question())
        m_page->showQuestion();
    else
        m_page->showStart(m_desk->round().has_value() && !m_desk->round()->answers.empty());
    showUsable();
    emit statusChanged();
    if (!m_page->isVisible())
        return;
    focus();
    if (m_desk->question())
        m_page->question().panel().tellQuestion();
}

void PracticeView::goOn()
{
    m_desk->goOn();
}

void PracticeView::showUsable()
{
    const bool isAsking = m_page && m_page->isAsking();
    const bool isAnswered = isAsking && m_desk->given();
    const bool hasHands = isAnswered && !m_desk->question()->exercise.situation;
    m_actions->endRound->setEnabled(isAsking && m_desk->isUnfinished());
    m_actions->proceed->setEnabled(isAsking);
    m_actions->hint->setEnabled(isAsking && !isAnswered
                                && m_page->question().panel().hintsTaken() < narration::hintCount);
    for (QAction* action :
         {m_actions->openInCompare, m_actions->readLesson, m_actions->copyCommand})
        action->setEnabled(isAnswered);
    const std::vector<Hand> hands = hasHands ? m_page->question().hands() : std::vector<Hand>();
    m_actions->stepThrough->setEnabled(!hands.empty()
                                       && std::ranges::all_of(hands, &Hand::isComplete));
    const bool hasAny = !m_desk->record().answers().empty();
    for (QAction* action : {m_actions->exportCsv, m_actions->exportJson, m_actions->clearResults})
        action->setEnabled(hasAny);
}

/// To the step that a wrong answer contradicts, or else to the first that answers something.
void PracticeView::stepThrough()
{
    const PracticeQuestion& question = *m_desk->question();
    const auto& answer = m_page->question().panel().judged();
    AskedTable asked = askedTable(questionSetting(question, m_page->question().hands()), {});
    const auto step =
        contradictedStep(question.exercise, *answer, judge(question.exercise, *answer));
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
    const QString command =
        commandOf(questionSetting(*m_desk->question(), m_page->question().hands()));
    QGuiApplication::clipboard()->setText(command);
    emit said(tr("The command line was copied."));
}

void PracticeView::exportAs(const QString& suffix)
{
    Export wanted;
    //: The name of a file, without its ending
    wanted.fileName = tr("practice");
    wanted.suffix = suffix;
    const bool isCsv = suffix == QLatin1String("csv");
    wanted.kinds = {{isCsv ? tr("CSV files (*.csv)") : tr("JSON files (*.json)"), [this, isCsv] {
                         QBuffer buffer;
                         buffer.open(QIODevice::WriteOnly);
                         const auto& answers = m_desk->record().answers();
                         if (isCsv)
                             progress::writeCsv(answers, buffer);
                         else
                             progress::writeJson(answers, buffer);
                         return buffer.data();
                     }}};
    m_file->ask(wanted);
}

void PracticeView::askToClear()
{
    auto* box = new QMessageBox(QMessageBox::Question, tr("Clear practice results"),
                                tr("Clear all practice results? Lessons stay done."),
                                QMessageBox::NoButton, m_window);
    box->setObjectName(QStringLiteral("clearPracticeBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* clear = box->addButton(tr("&Clear", "results"), QMessageBox::DestructiveRole);
    clear->setObjectName(QStringLiteral("reallyClearPracticeButton"));
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(clear, &QPushButton::clicked, this, [this] {
        if (const progress::Failure failure = m_desk->clear()) {
            m_notKept->setText(narration::progressNotClearedText(*failure));
            m_notKept->present();
        }
    });
    box->open();
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
    QuestionPage& question = m_page->question();
    return {
        {&m_page->topics(), {}},
        {&m_page->start(), [this] { m_page->start().focusFirst(); }},
        {&question.panel(),
         [this, &question] {
             focusAnswer();
             question.panel().tellQuestion();
         },
         &question.panel().foot()},
    };
}

ViewMenus PracticeView::menus() const
{
    return {{},
            {},
            {{QStringLiteral("practiceMenu"), tr("&Questions"),
              m_actions->menu() << nullptr << m_kinds->menuAction()}},
            {m_export->menuAction(), m_actions->clearResults, nullptr}};
}

Status PracticeView::status() const
{
    Status status;
    status.focus = m_page->start().dueText();
    if (m_page->isAsking() && m_desk->given())
        status.focus = tr("Press Enter for the next question.");
    else if (m_page->isAsking())
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
    AnswerField* field = m_page ? m_page->question().panel().field() : nullptr;
    return field ? field->undoStack() : nullptr;
}

NoticePlace* PracticeView::notices() const
{
    return &m_page->notices();
}

void PracticeView::focusAnswer() const
{
    ExercisePanel& panel = m_page->question().panel();
    if (m_desk->given())
        panel.foot().onButton().setFocus(Qt::OtherFocusReason);
    else
        panel.focusAnswer();
}

void PracticeView::focus()
{
    if (m_page->isAsking())
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
    if (forward && m_page->isAsking() && m_desk->given())
        goOn();
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
    if (!m_page->isAsking()) {
        const int door = event.key() - Qt::Key_1;
        if (door < 0 || door > 2)
            return false;
        open(static_cast<progress::Door>(door));
        return true;
    }
    ExercisePanel& panel = m_page->question().panel();
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        panel.proceed();
        return true;
    }
    QAction* action = nullptr;
    if (m_desk->given())
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
    return !m_desk->given() && panel.field() && panel.field()->takeKey(event);
}

void PracticeView::saveLayout(QSettings& settings) const
{
    settings.setValue(practiceRulesKey, gui::settingOf(m_desk->rules()));
    settings.setValue(practiceCountKey, m_toolBar->count().value_or(0));
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
    m_page->start().setCount(m_toolBar->count());
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
    setMenuWords(*m_export->menuAction(), tr("E&xport practice"),
                 tr("Write all answers of practice into a file"));
    if (!m_page)
        return;
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
