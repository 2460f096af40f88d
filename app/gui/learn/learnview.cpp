// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"

#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/learnactions.h"
#include "app/gui/learn/learnpage.h"
#include "app/gui/learn/learntoolbar.h"
#include "app/gui/learn/learnwelcome.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/learn/lessonfiles.h"
#include "app/gui/learn/lessonmodel.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/learn/lessonsharing.h"
#include "app/gui/learn/lessonstates.h"
#include "app/gui/learn/lessontables.h"
#include "app/gui/learn/lessontree.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/settings/restored.h"
#include "app/gui/view/shortcutgroups.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/taborder.h"
#include "app/narration/foreigntext.h"
#include "app/narration/translation.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <utility>

namespace showdown::gui {
namespace {

constexpr quint32 seedsEnd = 1'000'000;
constexpr QLatin1String lessonKey("learn/lesson");
constexpr QLatin1String positionKey("learn/position");
constexpr QLatin1String listKey("learn/list");
constexpr QLatin1String readingKey("learn/reading");

/// The number of built-in lessons.
int programLessons(const lessons::Shelf& shelf)
{
    return static_cast<int>(std::ranges::count_if(
        shelf.lessons(), [](const lessons::Lesson& each) { return each.origin.isEmpty(); }));
}

} // namespace

LearnView::LearnView(const Appearance& appearance, const Actions& actions, QWidget* window)
    : ExerciseView(appearance, actions, window),
      m_states(*new LessonStates(&QDateTime::currentDateTimeUtc, this)),
      m_actions(new LearnActions(this))
{
    setMode(*m_actions->mode);
}

LearnView::~LearnView() = default;

void LearnView::build()
{
    m_toolBar = new LearnToolBar(windowActions(), *m_actions, window());
    m_page = new LearnPage(m_states, appearance(), window());
    m_welcome = new LearnWelcome(m_page->notices(), this);
    m_exercises = new LessonExercises(m_states, appearance(), *m_actions->previousExercise,
                                      *m_actions->nextExercise, m_page);
    m_page->setExercises(*m_exercises);
    m_exercises->panel().foot().setApart(true);
    m_page->setExercisesFoot(m_exercises->panel().foot());
    m_actions->lessonList->setChecked(true);
    m_sharing = new LessonSharing(*this, appearance(), window());
    setParts(*m_toolBar, *m_page, m_page->notices(), m_exercises->panel());
    connectParts();
    connectExercises();
    showLesson();
    new LessonFiles(m_states, *this, this);
}

void LearnView::readFrom(const QString& root, const QStringList& ownFolders)
{
    m_root = root;
    m_ownFolders = ownFolders;
    if (m_shelf || (m_page && m_page->isVisible()))
        readLessons();
}

/// Those of the hands and the deck of an exercise.
std::vector<ShortcutGroup> LearnView::shortcutGroups() const
{
    return {handShortcuts(), deckShortcuts()};
}

void LearnView::keepProgressIn(const QString& folder)
{
    m_states.keepIn(folder);
}

void LearnView::openLesson(const QString& id)
{
    emit asked();
    open(shelf().indexOf(id).value_or(-1));
}

void LearnView::offerWayBack(const ExerciseView& view)
{
    if (!m_wayBack) {
        m_wayBack = &m_page->notices().add(QStringLiteral("wayBackBar"));
        m_wayBack->setClosable(true);
        m_wayBack->setIcon(IconId::practice);
        QPushButton& back = m_wayBack->addButton(QStringLiteral("backToPracticeButton"));
        connect(&back, &QPushButton::clicked, &view, &View::asked);
        connect(&view, &ExerciseView::shown, m_wayBack, &NoticeBar::dismiss);
        onRetranslate(*m_wayBack, [this, &back] {
            m_wayBack->setText(tr("A question of practice led to this lesson."));
            NoticeBar::setWords(back, tr("Back to &practice"),
                                tr("Go on with the question that led here"));
        });
    }
    m_wayBack->present();
}

const lessons::Shelf& LearnView::shelf()
{
    if (!m_shelf)
        readLessons();
    return *m_shelf;
}

const lessons::Lesson* LearnView::current() const
{
    return m_shelf && m_lesson >= 0 ? &m_shelf->lessons()[static_cast<std::size_t>(m_lesson)]
                                    : nullptr;
}

void LearnView::open(int lesson)
{
    const auto count = static_cast<int>(shelf().lessons().size());
    if (lesson == m_lesson || lesson < 0 || lesson >= count)
        return;
    m_welcome->end();
    rememberPosition();
    m_wanted.clear();
    m_lesson = lesson;
    m_seed.reset(); // other tables each time
    showLesson(true);
    if (!m_page->list().isAncestorOf(QApplication::focusWidget())) // there its row is read
        m_page->pane().tellTitle();
    emit settingChanged();
    emit used();
}

QString LearnView::title() const
{
    return tr("Lesson");
}

QString LearnView::documentTitle() const
{
    return current() ? current()->title : QString();
}

std::vector<Area> LearnView::areas() const
{
    return {
        {&m_page->list(), [this] { m_page->list().focusLessons(); }},
        {&m_page->tabs(), {}},
        {&m_page->pane(), [this] { m_page->pane().setFocus(Qt::ShortcutFocusReason); }},
        {&m_page->sideTabs(), {}},
        {&m_page->examples(),
         [this] {
             m_page->examples().focusSelected();
             m_page->showFocusBeside();
         }},
        exerciseArea(*m_exercises, [this] { focusExercise(); }),
    };
}

ViewMenus LearnView::menus() const
{
    return {{},
            {m_actions->readingMode, m_actions->lessonList},
            {{QStringLiteral("lessonMenu"), tr("&Lesson"), m_actions->menu()}},
            m_actions->fileMenu() << m_sharing->menu().menuAction() << m_actions->print};
}

Status LearnView::status() const
{
    const lessons::Lesson* lesson = current();
    QString focus;
    const int example = m_page->examples().selected();
    if (lesson && m_page->examples().isAncestorOf(m_page->window()->focusWidget()) && example >= 0
        && example < static_cast<int>(lesson->examples.size()))
        focus = tr("Example %1 of %2: %3")
                    .arg(example + 1)
                    .arg(m_page->examples().count())
                    .arg(lesson->examples[static_cast<std::size_t>(example)].title);
    const std::vector<lessons::Lesson> none;
    const std::vector<lessons::Lesson>& lessons = m_shelf ? m_shelf->lessons() : none;
    const auto all = static_cast<int>(lessons.size());
    return {focus,
            {{QStringLiteral("lessonsDoneFactLabel"),
              //: In the status bar: "5 of 25 lessons done"
              tr("%1 of %n lessons done", nullptr, all).arg(doneCount(lessons, m_states))}}};
}

void LearnView::focus()
{
    if (std::exchange(m_comesBackToExercise, false))
        focusExercise();
    else if (!m_page->pane().isHidden())
        m_page->pane().setFocus(Qt::OtherFocusReason);
    else
        m_page->tabs().setFocus(Qt::OtherFocusReason);
}

void LearnView::setCompact(bool compact)
{
    ExerciseView::setCompact(compact);
    m_page->setCompact(compact);
}

void LearnView::setPresenting(bool presenting)
{
    panel().setPresenting(presenting);
    m_page->present(presenting ? std::optional(m_page->focusedPart()) : std::nullopt);
    if (presenting)
        dropFocus();
    emit keptBackChanged();
}

bool LearnView::keepsBack() const
{
    if (m_page->presented() == LessonPart::exercises)
        return m_exercises->count() > 0 && !m_exercises->panel().isAnswerShown();
    return m_page->presented() == LessonPart::text && m_page->pane().hasOpenGuess();
}

bool LearnView::isAtEnd() const
{
    const LessonPart part = m_page->presented().value_or(LessonPart::text);
    const bool isLast =
        part == LessonPart::exercises
            ? m_exercises->current() + 1 >= m_exercises->count()
            : m_exercises->count() == 0
                  && (part == LessonPart::examples || m_page->examples().count() == 0);
    return isLast && !m_actions->nextLesson->isEnabled() && m_page->isAtEnd() && !keepsBack();
}

/// The text page by page with its guesses, the examples, the exercises one by one, the next lesson.
bool LearnView::stepPresentation(bool forward)
{
    if (!forward || !keepsBack()) {
        if (!m_page->turnPage(forward) && !turnPart(forward))
            (forward ? m_actions->nextLesson : m_actions->previousLesson)->trigger();
    } else if (m_page->presented() == LessonPart::exercises) {
        m_exercises->panel().showAnswer();
    } else {
        m_page->pane().revealGuess();
    }
    dropFocus();
    emit keptBackChanged();
    return true;
}

/// To the next exercise or part, or back; false if there is none.
bool LearnView::turnPart(bool forward)
{
    const LessonPart part = m_page->presented().value_or(LessonPart::text);
    const int exercise = m_exercises->current() + (forward ? 1 : -1);
    if (part == LessonPart::exercises && exercise >= 0 && exercise < m_exercises->count()) {
        m_exercises->showExercise(exercise);
        m_page->showBesideFromTop();
        return true;
    }
    const std::array<bool, 3> isThere{true, m_page->examples().count() > 0,
                                      m_exercises->count() > 0};
    for (int next = static_cast<int>(part) + (forward ? 1 : -1); next >= 0 && next < 3;
         next += forward ? 1 : -1) {
        if (!isThere[static_cast<std::size_t>(next)])
            continue;
        m_page->present(static_cast<LessonPart>(next));
        if (next == static_cast<int>(LessonPart::exercises))
            m_exercises->showExercise(0);
        m_page->showBesideFromTop();
        return true;
    }
    return false;
}

QList<QAction*> LearnView::presentActions() const
{
    return {m_actions->previousLesson, m_actions->nextLesson, m_actions->loadExample};
}

void LearnView::saveLayout(QSettings& settings) const
{
    const QString id = current() ? current()->key() : m_wanted;
    const auto position = m_positions.find(id);
    settings.setValue(lessonKey, id);
    settings.setValue(positionKey, current()                       ? m_page->pane().position()
                                   : position == m_positions.end() ? 0
                                                                   : position->second);
    settings.setValue(listKey, m_actions->lessonList->isChecked());
    settings.setValue(readingKey, m_actions->readingMode->isChecked());
    m_page->save(settings);
    m_welcome->save(settings);
}

void LearnView::restoreLayout(const QSettings& settings)
{
    const QString id =
        lessons::lessonId(settings.value(lessonKey).toString()); // older settings have the digits
    m_positions[id] = settings.value(positionKey).toDouble();
    if (!m_shelf)
        m_wanted = id;
    if (isRestored(settings, Restored::window)) {
        m_actions->lessonList->setChecked(settings.value(listKey, true).toBool());
        m_actions->readingMode->setChecked(settings.value(readingKey).toBool());
        m_page->restore(settings);
    }
    m_welcome->restore(settings);
}

void LearnView::retranslate()
{
    m_actions->retranslate();
    if (m_sharing)
        m_sharing->retranslate();
    showUsable();
    if (m_shelf && m_language != narration::currentLanguage())
        readLessons(); // in the current language
    emit statusChanged();
}

void LearnView::connectParts()
{
    connect(this, &ExerciseView::shown, this, [this] { // lessons are read only then
        if (!m_shelf)
            readLessons();
    });
    connect(m_page, &LearnPage::scrolled, this, &View::keptBackChanged);
    connect(&m_page->list().tree(), &LessonTree::lessonChosen, this, &LearnView::open);
    connect(&m_page->list(), &LessonList::readAsked, this, &LearnView::focus);
    connect(&m_page->list(), &LessonList::sought, &m_page->pane(), &LessonPane::setMarked);
    connect(&m_page->list(), &LessonList::found, this, [this](int lessons, const QString& words) {
        if (lessons == 0)
            return; // the list says so
        //: In the status bar; %1: words searched for; %2: how often the open lesson mentions them
        emit said(tr("“%1” is mentioned in %n lessons; in this text: %2", nullptr, lessons)
                      .arg(words)
                      .arg(m_page->pane().marks()));
    });
    connect(&m_page->list().tree(), &LessonTree::lessonChosen, this, [this] {
        if (m_page->list().searchField().text().simplified().isEmpty())
            return;
        m_page->pane().selectFirstMark();
        m_page->list().tellFound();
    });
    connect(m_toolBar, &LearnToolBar::lessonChosen, this, &LearnView::open);
    connect(m_actions->previousLesson, &QAction::triggered, this, [this] { open(m_lesson - 1); });
    connect(m_actions->nextLesson, &QAction::triggered, this, [this] { open(m_lesson + 1); });
    connect(m_actions->findLesson, &QAction::triggered, this, [this] {
        m_actions->readingMode->setChecked(false);
        m_actions->lessonList->setChecked(true);
        m_page->list().searchField().setFocus(Qt::ShortcutFocusReason);
        m_page->list().searchField().selectAll();
    });
    connect(m_actions->readingMode, &QAction::toggled, m_page, &LearnPage::setReading);
    connect(m_page, &LearnPage::readingLeft, m_actions->readingMode, &QAction::toggle);
    connect(m_actions->lessonList, &QAction::toggled, m_page, &LearnPage::setListShown);
    connect(m_welcome, &LearnWelcome::ended, this, &View::settingChanged);
    for (QAction* shown : {m_actions->readingMode, m_actions->lessonList})
        connect(shown, &QAction::toggled, this, &View::settingChanged);
    connect(m_actions->loadExample, &QAction::triggered, this, &LearnView::loadOrCheck);
    connect(&m_page->examples(), &ExamplesList::loadAsked, this,
            [this](int example) { loadExample(example); });
    connect(&m_page->examples(), &ExamplesList::loadAllAsked, this, &LearnView::loadAllExamples);
    connect(m_actions->loadAllExamples, &QAction::triggered, this, &LearnView::loadAllExamples);
    connect(&m_page->examples(), &ExamplesList::selectedChanged, this, &View::statusChanged);
    connect(&m_page->pane(), &LessonPane::stepsAsked, this, &LearnView::stepThrough);
}

void LearnView::connectExercises()
{
    connect(&m_page->pane(), &LessonPane::exercisesAsked, m_exercises,
            &LessonExercises::goToFirstOpen);
    connect(m_exercises, &LessonExercises::spoke, m_page,
            [this](QWidget* part) { m_page->showBeside(*part); });
    connect(m_exercises, &LessonExercises::wentTo, m_page, [this] {
        m_page->showPart(LessonPart::exercises);
        m_page->showBesideFromTop();
    });
    connect(m_exercises, &LessonExercises::answerFocused, this, &LearnView::showAnswer);
    for (const auto done : {&LessonPane::guessed, &LessonPane::scrolled})
        connect(&m_page->pane(), done, this, &LearnView::use);
    connect(m_exercises, &LessonExercises::stepAsked, this, &LearnView::showAskedStep);
    connect(m_exercises, &LessonExercises::answered, this, &LearnView::use);
    connect(m_exercises, &LessonExercises::newRoundAsked, this, [this] {
        m_seed.reset();
        dealTables();
        m_exercises->beginRound();
    });
    connect(m_exercises, &LessonExercises::nextLessonAsked, this, [this] {
        m_actions->nextLesson->trigger();
        focus();
    });
    connect(&m_states, &LessonStates::changed, this, &View::statusChanged);
    connect(&m_page->pane(), &LessonPane::guessed, this, &LearnView::showGuesses);
    connect(&m_states, &LessonStates::cleared, this, [this] {
        m_page->pane().forgetGuesses();
        showGuesses();
    });
}

/// Goes on with the lesson that was open, if it still exists.
void LearnView::readLessons()
{
    rememberPosition();
    const int example = m_wanted.isEmpty() ? m_page->examples().selected() : -1;
    if (m_wanted.isEmpty() && current())
        m_wanted = current()->key();
    m_lesson = -1; // the index is not one of the new lessons
    const std::optional<lessons::Shelf> old = std::exchange(m_shelf, std::nullopt);
    m_page->pane().forget();
    m_language = narration::currentLanguage();
    m_shelf.emplace(m_language, m_root, m_ownFolders);
    m_toolBar->setLessons(m_shelf->lessons());
    m_page->list().setShelf(*m_shelf);
    const std::optional<int> found = m_shelf->indexOf(m_wanted);
    if (found)
        m_wanted.clear(); // else it may be there after the next mend
    else
        m_seed.reset(); // another lesson is visited
    m_lesson = found.value_or(m_shelf->lessons().empty() ? -1 : 0);
    showLesson();
    if (found && example >= 0 && example < m_page->examples().count())
        m_page->examples().select(example);
}

void LearnView::showLesson(bool fromText)
{
    static const std::vector<lessons::Example> noExamples;
    const lessons::Lesson* lesson = current();
    dealTables();
    const int count = m_shelf ? static_cast<int>(m_shelf->lessons().size()) : 0;
    m_actions->previousLesson->setEnabled(lesson && m_lesson > 0);
    m_actions->nextLesson->setEnabled(lesson && m_lesson + 1 < count);
    m_comesBackToExercise = false;
    const QPointer<QWidget> focused = QApplication::focusWidget();
    const bool hadFocus = m_page->isAncestorOf(focused);
    m_page->examples().setExamples(lesson ? lesson->examples : noExamples);
    m_actions->loadExample->setEnabled(lesson != nullptr);
    for (QAction* paper : {m_actions->print, m_actions->exportPdf, m_actions->exportHtml})
        paper->setEnabled(lesson != nullptr);
    showUsable();
    m_actions->closeLessons->setEnabled(lesson && !lesson->origin.isEmpty());
    m_exercises->setLesson(lesson, m_actions->nextLesson->isEnabled());
    m_page->setCounts(lesson ? static_cast<int>(lesson->examples.size()) : 0,
                      lesson ? static_cast<int>(lesson->exercises.size()) : 0);
    if (fromText) {
        if (m_page->presented())
            m_page->present(LessonPart::text);
        m_page->showFirstParts(); // which may hide the widget with the focus
    }
    std::vector<QWidget*> stops{&m_page->tabs(), &m_page->pane(), &m_page->sideTabs()};
    for (const auto& part : {m_page->examples().tabStops(), m_exercises->tabStops()})
        stops.insert(stops.end(), part.begin(), part.end());
    chainTabs(stops);
    if (lesson) {
        m_page->pane().showLesson(*lesson, placeOf(*lesson));
        const auto position = m_positions.find(lesson->key());
        if (position != m_positions.end())
            m_page->pane().setPosition(position->second);
        m_page->list().tree().select(m_lesson);
        m_toolBar->setLesson(m_lesson);
    }
    showGuesses();
    m_page->showBesideFromTop();
    if (hadFocus && !(focused && focused->isVisible()))
        focus(); // the widget with the focus is gone
    emit documentTitleChanged();
    emit statusChanged();
}

/// The tables of this visit.
void LearnView::dealTables()
{
    if (!m_seed)
        m_seed = QRandomGenerator::system()->bounded(1U, seedsEnd);
    if (current())
        m_shelf->deal(m_lesson, *m_seed);
}

void LearnView::showUsable()
{
    m_actions->setUsable(*m_actions->readAgain, m_ownFolders.isEmpty()
                                                    ? tr("There are no lessons of your own")
                                                    : QString());
}

LessonPlace LearnView::placeOf(const lessons::Lesson& lesson) const
{
    const bool isOwn = !lesson.origin.isEmpty();
    return {lessonNumber(lesson, m_lesson), isOwn ? 0 : programLessons(*m_shelf),
            !isOwn && lesson.language != m_language && lesson.language == QLatin1String("en")};
}

/// The text asks who wins with hands that may be those of an example.
void LearnView::showGuesses()
{
    std::vector<lessons::Setting> open;
    if (const lessons::Lesson* lesson = current()) {
        int at = 0;
        for (const lessons::Block& block : lesson->blocks) {
            const auto* cards = std::get_if<lessons::CardsBlock>(&block.content);
            if (cards && !cards->question.isEmpty() && !m_page->pane().guesses().contains(at))
                open.push_back(cards->setting);
            ++at;
        }
    }
    m_page->examples().setGuesses(std::move(open));
    m_actions->loadAllExamples->setEnabled(m_page->examples().tables().size() > 1);
}

void LearnView::rememberPosition()
{
    if (const lessons::Lesson* lesson = current())
        m_positions[lesson->key()] = m_page->pane().position();
}

/// Counts the open lesson as begun.
void LearnView::use()
{
    if (const lessons::Lesson* lesson = current())
        m_states.open(*lesson);
    m_welcome->end();
    emit used();
}

/// Shows an example, and a step of it if asked for, unless its outcome is still to be guessed.
void LearnView::loadExample(int example, const FindStep& step)
{
    const lessons::Lesson* lesson = current();
    if (!lesson || example < 0 || example >= m_page->examples().count())
        return;
    m_page->showPartBeside(LessonPart::examples);
    if (m_page->examples().waits(example)) {
        m_page->examples().select(example);
        return emit said(ExampleCard::waitingText());
    }
    const lessons::Example& loaded = lesson->examples[static_cast<std::size_t>(example)];
    use();
    m_page->examples().select(example);
    rememberPosition();
    const QString title = loaded.title.isEmpty() ? lesson->title : loaded.title;
    AskedTable asked =
        askedTable(loaded.setting,
                   {Guest::Source::example, [title] { return title; }, example + 1, lesson->title});
    asked.step = step;
    emit tableAsked(asked);
}

void LearnView::loadAllExamples()
{
    const lessons::Lesson* lesson = current();
    const std::vector<int> loaded = m_page->examples().tables();
    if (!lesson || loaded.empty())
        return;
    use();
    rememberPosition();
    const Guest from{Guest::Source::example, [title = lesson->title] { return title; }, 0,
                     lesson->title};
    std::vector<CardTable> tables;
    for (const int at : loaded) {
        const lessons::Example& each = lesson->examples[static_cast<std::size_t>(at)];
        tables.push_back(askedTable(each.setting, from).table);
        tables.back().title = narration::shownText(each.title, CardTable::longestTitle);
    }
    AskedTable asked{tables.front(), from};
    asked.others.assign(tables.begin() + 1, tables.end());
    asked.page = QStringLiteral("why");
    emit tableAsked(asked);
}

void LearnView::stepThrough(const QString& example)
{
    const lessons::Lesson* lesson = current();
    if (!lesson)
        return;
    const auto found = std::ranges::find(lesson->examples, example, &lessons::Example::id);
    if (found == lesson->examples.end())
        return;
    loadExample(static_cast<int>(found - lesson->examples.begin()), &firstOfStory);
}

void LearnView::loadOrCheck()
{
    if (m_exercises->holds(QApplication::focusWidget()))
        return m_exercises->panel().proceed();
    loadExample(m_page->examples().selected());
}

void LearnView::focusExercise() const
{
    m_page->showPart(LessonPart::exercises);
    m_exercises->panel().focusAnswer();
    showAnswer();
}

/// All of it, but in any case what has the focus.
void LearnView::showAnswer() const
{
    m_page->showBeside(*m_exercises->panel().field());
    m_page->showFocusBeside();
}

void LearnView::showAskedStep(int exercise, const AskedStep& step)
{
    const lessons::Lesson* lesson = current();
    if (!lesson)
        return;
    rememberPosition();
    const NamedRules& rules = lesson->exercises[static_cast<std::size_t>(exercise)].setting.rules;
    AskedTable asked = askedTable(step, rules, exercise + 1, lesson->title);
    asked.shown = [this] { m_comesBackToExercise = true; };
    emit tableAsked(asked);
}

} // namespace showdown::gui
