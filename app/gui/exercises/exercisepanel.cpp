// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exercisepanel.h"

#include "app/gui/cards/cardlabel.h"
#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/feedbackbox.h"
#include "app/gui/exercises/optionbutton.h"
#include "app/gui/exercises/shownhands.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/taborder.h"
#include "app/gui/widgets/textlabel.h"
#include "app/lessons/lesson.h"
#include "app/narration/exercisefaulttext.h"
#include "app/narration/exercisetext.h"
#include "app/narration/practicetext.h"
#include "app/narration/rulestext.h"
#include "app/narration/solutiontext.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double panelRadius = 7;
constexpr double panelSide = 14;
constexpr double panelSpacing = 10;

} // namespace

ExercisePanel::ExercisePanel(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_said(newAnnouncer(*this)),
      m_question(new CardLabel(QStringLiteral("exerciseQuestionLabel"), appearance, this)),
      m_setting(new TextLabel(QStringLiteral("settingLabel"), this)),
      m_shown(new FlowLayout),
      m_hands(new ShownHands(appearance, this)),
      m_filled(new CardLabel(QStringLiteral("filledStepsLabel"), appearance, this)),
      m_hint(new CardLabel(QStringLiteral("hintLabel"), appearance, this)),
      m_own(new OptionButton(QStringLiteral("ownAnswer"), appearance, this)),
      m_right(new OptionButton(QStringLiteral("rightAnswer"), appearance, this)),
      m_feedback(new FeedbackBox(appearance, this)),
      m_foot(new ExerciseFoot(this))
{
    setObjectName(QStringLiteral("exercisePanel"));
    makeGroup(*this);
    makeNotification(*m_hint);
    for (OptionButton* row : {m_own, m_right}) {
        row->setFocusPolicy(Qt::NoFocus);
        makeText(*row);
    }
    m_setting->setWordWrap(true);
    m_setting->setInk(Ink::secondary);
    m_foot->installEventFilter(this);
    arrange();
    connectParts();
    updateLook();
    onRetranslate(*this, [this] { sayWords(); });
    clear();
}

void ExercisePanel::arrange()
{
    auto* layout = new QVBoxLayout(this);
    m_shown->setShrinking(true);
    m_shown->addWidget(m_hands);
    m_hands->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    layout->addWidget(m_question);
    layout->addWidget(m_setting);
    layout->addLayout(m_shown);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_filled, m_hint, m_own, m_right, m_feedback, m_foot})
        layout->addWidget(part);
    layout->addStretch();
}

void ExercisePanel::connectParts()
{
    const auto holds = [this](const QWidget* widget) {
        return isAncestorOf(widget) || m_foot->isAncestorOf(widget);
    };
    connect(qApp, &QApplication::focusChanged, this,
            [this, holds](const QWidget* old, const QWidget* now) {
                if (m_exercise && old && now && old->window() == window() && holds(now)
                    && !holds(old))
                    tellQuestion(); // to someone who comes by Tab
            });
    connect(m_foot, &ExerciseFoot::hintToggled, this, &ExercisePanel::showHint);
    connect(m_foot, &ExerciseFoot::hintAsked, this, &ExercisePanel::takeHint);
    connect(m_foot, &ExerciseFoot::checkAsked, this, &ExercisePanel::check);
    connect(m_foot, &ExerciseFoot::onAsked, this, &ExercisePanel::onAsked);
    connect(m_feedback, &FeedbackBox::stepAsked, this, [this] {
        if (m_step)
            emit stepAsked(AskedStep(*m_step));
    });
    connect(m_feedback, &FeedbackBox::answerAsked, this, &ExercisePanel::showAnswer);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &ExercisePanel::proceed);
    }
}

void ExercisePanel::sayWords()
{
    setAccessibleName(tr("Exercise"));
    if (!m_exercise)
        return;
    showSetting();
    showFilled();
    if (m_texts.once)
        showHintsTaken();
    if (m_judged)
        showJudged(*m_judged, judge(*m_exercise, *m_judged));
    else if (!m_feedback->isHidden())
        forgetJudged();
}

void ExercisePanel::setExercise(const lessons::LessonExercise& exercise, const QString& key)
{
    const auto* built = std::get_if<BuiltHands>(&exercise.right);
    setExercise(exercise.exercise,
                {exercise.question, exercise.hint, exercise.filled, exercise.setting.rules,
                 built ? *built : BuiltHands(),
                 exercise.dealt ? std::optional(exercise.dealt->seed) : std::nullopt},
                key);
}

void ExercisePanel::setExercise(const Exercise& exercise, const ExerciseTexts& texts,
                                const QString& key)
{
    // From the button that led on to the next answer at once: what it passed would be read aloud.
    m_isLedOn = texts.once && m_foot->isAncestorOf(window()->focusWidget());
    clear();
    m_key = key;
    m_exercise = exercise;
    m_texts = texts;
    updateLook();
    if (texts.once)
        m_question->setWords(texts.question);
    else
        m_question->setMarkdown(texts.question);
    m_question->setVisible(!texts.once); // else its owner shows it
    m_hint->setMarkdown(texts.hint);
    m_foot->setHintOffered(!texts.hint.isEmpty());
    m_hintsTaken = texts.hints;
    m_isAnswerShown = false;
    if (texts.once)
        showHintsTaken();
    m_foot->show();
    showSetting();
    showFilled();
    showField();
    if (std::exchange(m_isLedOn, false)) {
        focusAnswer();
        m_foot->setDone(false);
    }
}

/// Rules and lens, if they are not what the reader expects; the kind of deck can be seen at the
/// deck. Questions among others of other rules always say theirs, and their own words name the lens.
void ExercisePanel::showSetting()
{
    const Preset usual = m_exercise->situation ? Preset::standard : Preset::series;
    NamedRules rules = m_texts.rules.value_or(NamedRules{usual, rulesOf(usual)});
    rules.rules.deck = rulesOf(rules.preset).deck;
    QStringList texts;
    if (m_texts.once && rules == NamedRules{usual, rulesOf(usual)})
        texts << tr("%1.", "%1: such as \"Bug rules\"; a sentence of its own")
                     .arg(narration::rulesLine(rules));
    texts << narration::rulesApart(rules, usual, m_texts.once ? std::nullopt : m_exercise->lens);
    if (m_texts.seed)
        texts << tr("Dealt from seed %1.", "%1: a number").arg(*m_texts.seed);
    texts.removeAll(QString());
    m_setting->setText(texts.join(u' '));
    m_setting->setVisible(!texts.isEmpty());
}

void ExercisePanel::clear()
{
    putFieldAway();
    m_exercise.reset();
    m_key.clear();
    forgetJudged();
    m_foot->setHintShown(false);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_question, m_setting, m_hands, m_filled, m_hint})
        part->hide();
    m_foot->setVisible(m_isLedOn);
}

void ExercisePanel::takeHint()
{
    if (!m_texts.once || m_judged || m_hintsTaken >= narration::hintCount)
        return;
    ++m_hintsTaken;
    showHintsTaken();
    announce(*m_hint, narration::practiceHint(*m_texts.once, m_hintsTaken));
    emit hintTaken();
    emit spoke(m_hint);
}

void ExercisePanel::showHintsTaken()
{
    QStringList taken;
    for (int hint = 1; hint <= m_hintsTaken; ++hint)
        taken << narration::practiceHint(*m_texts.once, hint);
    m_hint->setWords(taken.join(u'\n'));
    m_hint->setVisible(m_hintsTaken > 0);
    m_foot->setHints(m_hintsTaken, m_judged ? m_hintsTaken : narration::hintCount);
    if (m_field)
        m_field->narrow(optionsLeft(*m_texts.once, m_hintsTaken));
}

void ExercisePanel::ask(const PracticeQuestion& question, int hints, const QString& key)
{
    ExerciseTexts texts;
    texts.question = narration::practiceQuestionText(question);
    texts.rules = question.rules;
    texts.hints = hints;
    texts.once = question;
    setExercise(question.exercise, texts, key);
}

void ExercisePanel::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    m_hands->setPresenting(presenting);
    if (m_field)
        m_field->setPresenting(presenting);
}

/// Keeps the field with everything done in it.
void ExercisePanel::putFieldAway()
{
    delete std::exchange(m_listing, nullptr);
    AnswerField* field = std::exchange(m_field, nullptr);
    if (!field)
        return;
    if (QWidget* part = field->beside()) {
        m_shown->removeWidget(part);
        part->setParent(field);
    }
    emit fieldChanged(); // nobody undoes in it any more
    if (m_key.isEmpty() || !m_isTouched) {
        delete field;
    } else {
        field->disconnect(this);
        field->hide();
        layout()->removeWidget(field);
        m_kept[m_key] = {*m_exercise, field, m_judged, m_wrong, m_tries, m_isAnswerShown};
    }
}

void ExercisePanel::forgetAnswers()
{
    for (const auto& [key, kept] : m_kept)
        delete kept.field;
    m_kept.clear();
    if (!m_exercise)
        return;
    m_isTouched = false;
    setExercise(Exercise(*m_exercise), ExerciseTexts(m_texts), QString(m_key));
}

void ExercisePanel::beginAgain(const QString& key, bool isDone)
{
    const auto kept = m_kept.find(key);
    if (kept == m_kept.end())
        return;
    KeptAnswer& answer = kept->second;
    const bool isTold = answer.wrong > 1 // the answer was offered
                        || (answer.judged && judge(answer.exercise, *answer.judged).isRight);
    answer.wrong = 0;
    answer.tries = 0;
    if (!isDone && isTold)
        forgetAnswer(key);
}

void ExercisePanel::forgetAnswer(const QString& key)
{
    if (const auto kept = m_kept.extract(key))
        delete kept.mapped().field;
}

bool ExercisePanel::isBegun(const QString& key) const
{
    if (key == m_key)
        return m_isTouched && m_mark != AnswerMark::right;
    const auto kept = m_kept.find(key);
    return kept != m_kept.end()
           && !(kept->second.judged && judge(kept->second.exercise, *kept->second.judged).isRight);
}

void ExercisePanel::showField()
{
    KeptAnswer kept;
    if (auto known = m_kept.extract(m_key))
        kept = known.mapped();
    if (kept.field && kept.exercise != *m_exercise)
        delete std::exchange(kept.field, nullptr);
    m_isTouched = kept.field != nullptr;
    m_wrong = kept.field ? kept.wrong : 0;
    m_tries = kept.field ? kept.tries : 0;
    m_field = kept.field     ? kept.field
              : m_texts.once ? createAnswerField(*m_texts.once, m_appearance, this)
                             : createAnswerField(*m_exercise, m_texts.filled, m_appearance, this);
    const bool isApart = !m_field->showsCards();
    if (isApart)
        m_hands->setExercise(*m_exercise);
    m_hands->setVisible(isApart && !handRows(*m_exercise).empty());
    m_listing = newAskedListing(*m_exercise, this);
    if (m_listing) {
        m_shown->addWidget(m_listing);
        m_listing->show();
    }
    if (QWidget* part = m_field->beside()) {
        m_shown->addWidget(part);
        part->show();
    }
    auto* all = static_cast<QVBoxLayout*>(layout());
    all->insertWidget(all->indexOf(m_filled) + 1, m_field);
    if (m_texts.once)
        m_field->narrow(optionsLeft(*m_texts.once, m_hintsTaken));
    m_field->show();
    m_field->setPresenting(m_isPresenting);
    chainTabs(tabStops());
    connect(m_field, &AnswerField::changed, this, [this] {
        m_isTouched = true;
        forgetJudged();
    });
    connect(m_field, &AnswerField::saidSomething, this, &ExercisePanel::tell);
    connect(m_field, &AnswerField::checkAsked, this, &ExercisePanel::proceed);
    m_isAnswerShown = kept.field && kept.isShown && kept.judged;
    if (kept.field && kept.judged)
        showJudged(*kept.judged, judge(*m_exercise, *kept.judged));
    emit fieldChanged();
}

std::vector<QWidget*> ExercisePanel::tabStops() const
{
    std::vector<QWidget*> stops = m_listing ? tabStopsIn(*m_listing) : std::vector<QWidget*>();
    for (QWidget* part : {static_cast<QWidget*>(m_field), m_field ? m_field->beside() : nullptr}) {
        const std::vector<QWidget*> answer = part ? tabStopsIn(*part) : std::vector<QWidget*>();
        stops.insert(stops.end(), answer.begin(), answer.end());
    }
    for (QWidget* stop : std::initializer_list<QWidget*>{
             &m_feedback->stepButton(), &m_feedback->answerButton(), &m_foot->hintButton(),
             &m_foot->checkButton(), &m_foot->onButton()})
        stops.push_back(stop);
    return stops;
}

void ExercisePanel::showFilled()
{
    const QStringList steps = narration::filledSteps(*m_exercise, m_texts.filled);
    QStringList lines{tr("Filled in for you:", "before the first steps of a solution")};
    for (const QString& step : steps)
        lines << QStringLiteral("• ") + step;
    m_filled->setWords(lines.join(u'\n'));
    m_filled->setVisible(!steps.isEmpty());
}

void ExercisePanel::showHint(bool shown)
{
    m_hint->setVisible(shown && !m_texts.hint.isEmpty());
    if (!m_hint->isVisible())
        return;
    announce(*m_hint, m_hint->spoken());
    emit spoke(m_hint);
}

void ExercisePanel::tellQuestion() const
{
    QStringList texts{m_question->spoken()};
    if (!m_hands->isHidden())
        texts << m_hands->accessibleName();
    announce(*m_said, texts.join(u' '));
}

void ExercisePanel::focusAnswer()
{
    if (m_field)
        m_field->focusAnswer();
}

void ExercisePanel::proceed()
{
    if (m_foot->leadsOn())
        emit onAsked();
    else
        check();
}

void ExercisePanel::check()
{
    if (!m_field || (m_texts.once && m_judged))
        return;
    const std::optional<ExerciseAnswer> answer = m_field->answer();
    if (!answer)
        return tell(m_field->missingText());
    const Judgement judgement = judge(*m_exercise, *answer);
    if (judgement.fault)
        return tell(narration::answerFaultText(*m_exercise, *answer, *judgement.fault));
    m_isTouched = true;
    const bool isFirst = m_tries++ == 0;
    if (!judgement.isRight)
        ++m_wrong;                                  // the same again too: its user knows no other
    const QWidget* focus = window()->focusWidget(); // before a settled field loses it
    const bool hadFocus = m_texts.once || (focus && isAncestorOf(focus));
    showJudged(*answer, judgement);
    if (m_foot->leadsOn() && hadFocus)
        m_foot->onButton().setFocus(Qt::OtherFocusReason); // Enter leads on
    emit answered(judgement.isRight, isFirst);
}

void ExercisePanel::showAnswer()
{
    m_isAnswerShown = true;
    if (m_texts.once) {
        const ExerciseAnswer right = rightAnswer(*m_texts.once);
        showJudged(right, judge(*m_exercise, right));
        m_isTouched = true; // to be kept as it is
        return;
    }
    QStringList steps = narration::solutionSteps(*m_exercise, m_texts.built);
    const std::optional<ExerciseAnswer> right = rightAnswer(*m_exercise);
    if (right && !std::holds_alternative<double>(*right)) {
        const QString choice = narration::exerciseChoice(*m_exercise, *right);
        if (!steps.contains(choice))
            steps.prepend(tr("Correct answer: %1").arg(choice));
    }
    m_feedback->setAnswerOffered(false);
    m_feedback->say(Role::kicker, IconId::note, tr("The answer"), steps.join(u'\n'),
                    m_step.has_value());
    focusAnswer();
    emit spoke(m_feedback);
}

void ExercisePanel::showJudged(const ExerciseAnswer& answer, const Judgement& judgement)
{
    const bool isRight = judgement.isRight;
    m_judged = answer;
    m_mark = isRight ? AnswerMark::right : AnswerMark::wrong;
    if (m_texts.once) {
        const auto entered =
            m_isAnswerShown && m_isTouched ? m_field->answer() : std::nullopt; // by a class
        const Judgement own = entered ? judge(*m_exercise, *entered) : judgement;
        m_field->finish(own.fault ? judgement : own);
        m_foot->setDone(true);
        showHintsTaken();
        const narration::ExerciseFeedback once =
            narration::practiceFeedback(*m_texts.once, answer, judgement, m_hintsTaken);
        QString read;
        if (m_texts.once->options.empty()) { // else they are marked
            showAnswers(answer, isRight);
            read = answersText(answer, isRight);
        }
        if (m_isAnswerShown)
            return say(Role::kicker, IconId::note, tr("The answer"), once.reason, read);
        return say(isRight ? Role::winner : Role::error, isRight ? IconId::yes : IconId::no,
                   once.title, once.reason, read);
    }
    m_step = isRight ? std::nullopt : contradictedStep(*m_exercise, answer, judgement);
    m_field->showJudgement(&judgement);
    m_foot->setDone(isRight);
    const narration::ExerciseFeedback feedback =
        narration::exerciseFeedback(*m_exercise, answer, judgement);
    m_feedback->setAnswerOffered(
        !isRight && m_wrong > 1
        && (!std::holds_alternative<BuildHands>(m_exercise->kind) || !m_texts.built.empty()));
    QString reason = feedback.reason;
    if (isRight && m_wrong > 0)
        reason += u' ' + tr("Only the first try at each visit counts.");
    say(isRight ? Role::winner : Role::error, isRight ? IconId::yes : IconId::no, feedback.title,
        reason);
    update();
}

/// In rows like those of options.
void ExercisePanel::showAnswers(const ExerciseAnswer& answer, bool isRight)
{
    const PracticeQuestion& question = *m_texts.once;
    m_own->setWords(narration::practiceAnswerText(question, answer));
    m_own->settle(isRight ? AnswerMark::right : AnswerMark::wrong, true);
    m_own->setVisible(!m_isAnswerShown);
    m_right->setWords(narration::practiceAnswerText(question, rightAnswer(question)));
    m_right->settle(AnswerMark::right, false);
    m_right->setVisible(!isRight || m_isAnswerShown);
}

const QWidget& ExercisePanel::ownPart() const
{
    return !m_own->isHidden() ? *m_own : !m_right->isHidden() ? *m_right : m_field->ownPart();
}

const QWidget& ExercisePanel::cardsPart() const
{
    return m_hands->isHidden() ? *m_field : static_cast<const QWidget&>(*m_hands);
}

const QWidget& ExercisePanel::rightPart() const
{
    return !m_right->isHidden() ? *m_right : !m_own->isHidden() ? *m_own : m_field->rightPart();
}

/// The same as sentences, to be read.
QString ExercisePanel::answersText(const ExerciseAnswer& answer, bool isRight) const
{
    const PracticeQuestion& question = *m_texts.once;
    QStringList lines;
    if (!m_isAnswerShown)
        lines << tr("Your answer: %1").arg(narration::practiceAnswerText(question, answer));
    if (!isRight || m_isAnswerShown)
        lines << tr("Correct answer: %1")
                     .arg(narration::practiceAnswerText(question, rightAnswer(question)));
    return lines.join(QStringLiteral(". ")) + u'.';
}

/// Called when the answer or the exercise changed.
void ExercisePanel::forgetJudged()
{
    m_judged.reset();
    m_step.reset();
    m_mark = AnswerMark::none;
    if (m_field)
        m_field->showJudgement(nullptr);
    if (!m_isLedOn)
        m_foot->setDone(false);
    for (QWidget* part : std::initializer_list<QWidget*>{m_own, m_right, m_feedback})
        part->hide();
    update();
}

/// Says why nothing was judged, or what was wrong with a key.
void ExercisePanel::tell(const QString& problem)
{
    forgetJudged();
    m_feedback->setAnswerOffered(false);
    say(Role::warning, IconId::problem, {}, problem);
}

void ExercisePanel::say(Role role, IconId sign, const QString& title, const QString& text,
                        const QString& read)
{
    m_feedback->say(role, sign, title, text, m_step.has_value(), read);
    emit spoke(m_feedback);
}

/// Enter presses a button, and else checks or leads on.
bool ExercisePanel::takeKey(const QKeyEvent& event)
{
    const QWidget* focus = window()->focusWidget();
    const bool isPressed =
        qobject_cast<const QPushButton*>(focus) || qobject_cast<const QToolButton*>(focus);
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return m_field && m_field->takeKey(event);
    if (!m_exercise || (isPressed && !m_foot->leadsOn()))
        return false;
    if (!event.isAutoRepeat())
        proceed();
    return true;
}

void ExercisePanel::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        QFrame::keyPressEvent(event);
}

bool ExercisePanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = watched == m_foot && event->type() == QEvent::KeyPress;
    return (isKey && takeKey(*static_cast<QKeyEvent*>(event)))
           || QFrame::eventFilter(watched, event);
}

void ExercisePanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        updateLook();
}

void ExercisePanel::updateLook()
{
    const int side = m_texts.once ? 0 : scaled(panelSide, font()); // it has no frame of its own
    layout()->setContentsMargins(side, side, side, side);
    layout()->setSpacing(scaled(panelSpacing, font()));
    const QFont words = designFont(font(), 13.5);
    m_question->setFont(words);
    m_hint->setFont(designFont(font(), 12.5));
    m_filled->setFont(designFont(font(), 12.5));
    m_setting->setFont(designFont(font(), 12.5));
    update();
}

void ExercisePanel::paintEvent(QPaintEvent* /*event*/)
{
    if (m_texts.once)
        return;
    const Colors colors = Colors::of(palette());
    const bool isJudged = m_mark != AnswerMark::none;
    const Role role = m_mark == AnswerMark::right ? Role::winner : Role::error;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = colors.line(isJudged ? 2 : 1);
    painter.setPen(QPen(isJudged ? colors.role(role) : colors.hairline, line));
    painter.setBrush(colors.base);
    const double radius = panelRadius * uiScale(font());
    const double inset = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace showdown::gui
