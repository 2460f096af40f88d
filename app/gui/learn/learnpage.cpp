// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnpage.h"

#include "app/gui/exercises/shownhands.h"
#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/learn/lessontree.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/tips.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double widePage = 1024; ///< a window of 1100, without its rail
constexpr double listWidth = 246;
constexpr double sideWidth = 384;
constexpr double leastSide = 300;

QString columnsKey()
{
    return QStringLiteral("learn/columns");
}

QString textKey()
{
    return QStringLiteral("learn/text");
}

/// The tab beside the text; none for the text itself.
int sideTab(LessonPart part)
{
    return static_cast<int>(part) - 1;
}

void put(QWidget& part, QWidget& place)
{
    auto* layout = new QVBoxLayout(&place);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&part);
}

} // namespace

LearnPage::LearnPage(const LessonStates& states, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_notices(new NoticePlace(this)),
      m_list(new LessonList(states, this)),
      m_pane(new LessonPane(appearance, this)),
      m_examples(new ExamplesList(appearance, this)),
      m_beside(new QWidget(this)),
      m_side(new QScrollArea(m_beside)),
      m_examplesPlace(new QWidget(this)),
      m_exercisesPlace(new QWidget(this)),
      m_footPlace(new QWidget(m_beside)),
      m_tabs(new QTabBar(this)),
      m_sideTabs(new QTabBar(m_beside)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_text(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("learnArea"));
    arrange();
    applyLengths();
    onRetranslate(*this, [this] {
        m_side->setAccessibleName(tr("Examples and exercises"));
        m_tabs->setAccessibleName(tr("Parts of the lesson"));
        setTips(*m_tabs, tr("Choose the text, the examples or the exercises of the lesson"));
        m_sideTabs->setAccessibleName(tr("Parts beside the text"));
        setTips(*m_sideTabs, tr("Choose the examples or the exercises of the lesson"));
        nameTabs();
    });
}

void LearnPage::arrange()
{
    auto* parts = new QWidget;
    m_sideLayout = new QVBoxLayout(parts);
    m_sideLayout->addWidget(m_examplesPlace);
    m_sideLayout->addWidget(m_exercisesPlace);
    m_sideLayout->addStretch();
    put(*m_examples, *m_examplesPlace);
    m_side->setObjectName(QStringLiteral("lessonSide"));
    scrollQuietly(*m_side, *parts);
    auto* column = new QVBoxLayout(m_beside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_sideTabs);
    column->addWidget(m_side, 1);
    column->addWidget(m_footPlace);
    m_text->setObjectName(QStringLiteral("lessonSplitter"));
    m_text->addWidget(m_pane);
    m_text->addWidget(m_beside);
    m_text->setStretchFactor(0, 1);
    m_text->setStretchFactor(1, 0);
    m_tabs->setObjectName(QStringLiteral("learnTabs"));
    m_sideTabs->setObjectName(QStringLiteral("learnSideTabs"));
    for (QTabBar* bar : {m_tabs, m_sideTabs}) {
        bar->setDocumentMode(true);
        bar->setExpanding(false);
        for (int part = bar == m_tabs ? 0 : 1; part < 3; ++part)
            bar->addTab(QString());
        connect(bar, &QTabBar::currentChanged, this, [this, bar] {
            showParts();
            if ((bar == m_tabs) == isNarrow())
                scrollToTop();
            else
                m_otherScrolled = 0;
        });
    }
    auto* lesson = new QWidget(m_columns);
    put(*m_tabs, *lesson);
    lesson->layout()->setSpacing(0);
    lesson->layout()->addWidget(m_text);
    m_columns->setObjectName(QStringLiteral("learnSplitter"));
    m_columns->addWidget(m_list);
    m_columns->addWidget(lesson);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    for (QSplitter* splitter : {m_columns, m_text})
        splitter->setChildrenCollapsible(false);
    for (const QScrollBar* bar : {m_pane->verticalScrollBar(), m_side->verticalScrollBar()}) {
        connect(bar, &QScrollBar::rangeChanged, this, &LearnPage::scrolled, Qt::QueuedConnection);
        connect(bar, &QScrollBar::valueChanged, this, &LearnPage::scrolled, Qt::QueuedConnection);
    }
    connect(m_columns, &QSplitter::splitterMoved, this, [this] { m_isListMoved = true; });
    connect(m_text, &QSplitter::splitterMoved, this, [this] { m_isTextMoved = true; });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(m_columns, 1);
}

void LearnPage::applyLengths()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    const int bar = m_side->verticalScrollBar()->sizeHint().width(); // which is part of the margin
    const int end = std::max(length(12) - bar, length(4));
    m_sideLayout->setContentsMargins(
        fromTheLead({length(12), length(10), end, length(10)}, layoutDirection()));
    m_sideLayout->setSpacing(length(12));
    m_notices->layout()->setContentsMargins(length(12), length(4), length(12), length(4));
    for (QSplitter* splitter : {m_columns, m_text})
        splitter->setHandleWidth(length(5));
    m_list->setMinimumWidth(length(150));
}

void LearnPage::setExercises(QWidget& widget)
{
    put(widget, *m_exercisesPlace);
}

void LearnPage::setExercisesFoot(QWidget& widget)
{
    put(widget, *m_footPlace);
}

void LearnPage::setCounts(int examples, int exercises)
{
    m_exampleCount = examples;
    m_exerciseCount = exercises;
    for (const auto& [part, count] :
         {std::pair(LessonPart::examples, examples), {LessonPart::exercises, exercises}}) {
        m_tabs->setTabVisible(static_cast<int>(part), count > 0);
        m_sideTabs->setTabVisible(sideTab(part), count > 0 || examples + exercises == 0);
    }
    nameTabs();
    showParts();
}

void LearnPage::nameTabs()
{
    const auto name = [this](LessonPart part, const QString& text) {
        m_tabs->setTabText(static_cast<int>(part), text);
        m_sideTabs->setTabText(sideTab(part), text);
    };
    name(LessonPart::text, tr("Text", "a tab, beside Examples and Exercises"));
    //: A tab; %1: how many there are
    name(LessonPart::examples, tr("Examples %1").arg(m_exampleCount));
    //: A tab; %1: how many there are
    name(LessonPart::exercises, tr("Exercises %1").arg(m_exerciseCount));
}

void LearnPage::showPart(LessonPart part)
{
    m_tabs->setCurrentIndex(static_cast<int>(part));
    showPartBeside(part);
}

void LearnPage::showPartBeside(LessonPart part)
{
    m_sideTabs->setCurrentIndex(sideTab(part));
}

void LearnPage::showFirstParts()
{
    showPart(LessonPart::text);
    showPartBeside(m_exampleCount > 0 ? LessonPart::examples : LessonPart::exercises);
}

void LearnPage::showBeside(QWidget& widget)
{
    if (!widget.isVisibleTo(this))
        return; // it has spoken behind another tab
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // it may be brand new
    // All of it, unlike ensureWidgetVisible(), for which a map of cells is the one with the cursor.
    const QRect part(widget.mapTo(m_side->widget(), QPoint()), widget.size());
    scrollTo(*m_side, part, scaled(16, font()));
    if (m_presented)
        showWholeCards(*m_side,
                       std::min(part.top(), part.bottom() + 1 - m_side->viewport()->height()));
}

void LearnPage::showFocusBeside()
{
    QWidget* focus = window()->focusWidget();
    if (!m_side->isAncestorOf(focus))
        return;
    showBeside(*focus);
    m_side->ensureWidgetVisible(focus, 0, scaled(16, font())); // the cursor in what is too high
}

/// What scrolls shows what gets the focus in it only when it comes from within.
bool LearnPage::focusNextPrevChild(bool next)
{
    const bool hasMoved = QWidget::focusNextPrevChild(next);
    if (hasMoved)
        showFocusBeside();
    return hasMoved;
}

void LearnPage::showBesideFromTop()
{
    scrollToTop();
    m_otherScrolled = 0;
}

void LearnPage::scrollToTop()
{
    m_side->verticalScrollBar()->setValue(0);
    m_scrolling.reset();
}

/// The way back to the other width may be a short one: from another view with a wide explanation.
void LearnPage::keepScrolled()
{
    const int left = m_scrolling.value_or(m_side->verticalScrollBar()->value());
    m_scrolling = std::exchange(m_otherScrolled, left);
    const auto show = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // for the whole height
        if (const std::optional<int> value = std::exchange(m_scrolling, std::nullopt))
            m_side->verticalScrollBar()->setValue(*value);
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void LearnPage::setCompact(bool compact)
{
    m_list->setCompact(compact);
}

void LearnPage::setReading(bool reading)
{
    m_isReading = reading;
    tellUse();
    adapt();
}

/// Tells the text what it is for.
void LearnPage::tellUse()
{
    m_pane->setUse(m_presented   ? LessonPane::Use::presenting
                   : m_isReading ? LessonPane::Use::reading
                                 : LessonPane::Use::study);
}

/// On the wall what stands beside the text is as much larger as the text.
void LearnPage::applySideText()
{
    m_beside->setFont(m_presented ? resized(font(), LessonPane::largeFactor()) : QFont());
}

void LearnPage::present(std::optional<LessonPart> part)
{
    m_presented = part;
    tellUse();
    applySideText();
    m_examples->setPresenting(part.has_value());
    adapt();
}

bool LearnPage::turnPage(bool forward)
{
    if (m_presented == LessonPart::text)
        return m_pane->turnPage(forward);
    const int before = m_side->verticalScrollBar()->value();
    if (!gui::turnPage(*m_side, forward))
        return false;
    if (forward)
        showWholeCards(*m_side, before + 1);
    return true;
}

bool LearnPage::isAtEnd() const
{
    return m_presented == LessonPart::text
               ? m_pane->isAtEnd()
               : pageAfter(*m_side, true) == m_side->verticalScrollBar()->value();
}

LessonPart LearnPage::focusedPart() const
{
    const QWidget* focus = window()->focusWidget();
    if (m_examplesPlace->isAncestorOf(focus))
        return LessonPart::examples;
    const bool isExercise =
        m_exercisesPlace->isAncestorOf(focus) || m_footPlace->isAncestorOf(focus);
    return isExercise ? LessonPart::exercises : LessonPart::text;
}

void LearnPage::setListShown(bool shown)
{
    m_isListShown = shown;
    adapt();
}

bool LearnPage::isNarrow() const
{
    return width() < scaled(widePage, font());
}

void LearnPage::adapt()
{
    m_list->setVisible(m_isListShown && !isAlone());
    m_beside->setMinimumWidth(isNarrow() ? 0 : scaled(leastSide, font()));
    if (std::exchange(m_wasNarrow, isNarrow()) != isNarrow()) {
        keepScrolled();
        showFocusedPart();
    }
    showParts();
    shareWidth();
}

/// In a narrow window one part at a time, and else one beside the text.
void LearnPage::showParts()
{
    const auto isSeen = [this](LessonPart part) {
        if (m_presented)
            return m_presented == part;
        if (isNarrow())
            return m_tabs->currentIndex() == static_cast<int>(part);
        return part == LessonPart::text || m_sideTabs->currentIndex() == sideTab(part);
    };
    const bool isText = isSeen(LessonPart::text);
    const bool hasSideTabs = !isNarrow() && !isAlone() && m_exampleCount + m_exerciseCount > 0;
    const bool isExercises = isSeen(LessonPart::exercises);
    const std::array<std::pair<QWidget*, bool>, 7> parts{
        {{m_tabs, isNarrow() && !isAlone()},
         {m_sideTabs, hasSideTabs},
         {m_beside, m_presented ? !isText : !m_isReading && !(isNarrow() && isText)},
         {m_pane, isText || m_isReading},
         {m_examplesPlace, isSeen(LessonPart::examples)},
         {m_exercisesPlace, isExercises},
         {m_footPlace, isExercises}}};
    const QWidget* focus = window()->focusWidget();
    const bool isLeft = std::ranges::any_of(parts, [focus](const auto& part) {
        return !part.second && (part.first == focus || part.first->isAncestorOf(focus));
    });
    if (isLeft) { // Qt would give the focus of what goes to whatever comes next
        for (const auto& [part, isShown] : parts)
            part->setVisible(isShown || !part->isHidden());
        QWidget* next = hasSideTabs ? m_sideTabs : isNarrow() && !isAlone() ? m_tabs : nullptr;
        (next ? next : m_pane)->setFocus(Qt::OtherFocusReason);
    }
    for (const auto& [part, isShown] : parts)
        part->setVisible(isShown);
}

/// What has the focus stays in sight when the page becomes narrow or wide.
void LearnPage::showFocusedPart()
{
    QTabBar& bar = isNarrow() ? *m_tabs : *m_sideTabs;
    const int first = isNarrow() ? 0 : 1;
    const auto turn = [&](LessonPart part) {
        bar.setCurrentIndex(static_cast<int>(part) - first); // no tab, if there is none
    };
    const QWidget* focus = window()->focusWidget();
    if (focusedPart() != LessonPart::text || m_pane == focus || m_pane->isAncestorOf(focus))
        turn(focusedPart());
}

/// Shares the width by default, unless the user moved the border.
void LearnPage::shareWidth()
{
    const int all = width();
    if (!m_isListMoved) {
        const int list = std::min(scaled(listWidth, font()), all * 3 / 10);
        m_columns->setSizes({list, all - list});
    }
    if (m_isTextMoved || isNarrow())
        return;
    const int list = m_columns->sizes().front();
    const int rest = all - (m_list->isHidden() ? 0 : list);
    const int most = scaled(sideWidth, font()) + std::max(0, rest - scaled(1100, font())) / 3;
    m_text->setSizes({rest - most, most});
}

void LearnPage::save(QSettings& settings) const
{
    settings.setValue(columnsKey(), m_isListMoved ? m_columns->saveState() : QByteArray());
    settings.setValue(textKey(), m_isTextMoved ? m_text->saveState() : QByteArray());
}

void LearnPage::restore(const QSettings& settings)
{
    const QByteArray columns = settings.value(columnsKey()).toByteArray();
    m_isListMoved = !columns.isEmpty() && m_columns->restoreState(columns);
    const QByteArray text = settings.value(textKey()).toByteArray();
    m_isTextMoved =
        !text.isEmpty() && m_text->restoreState(text) && m_text->orientation() == Qt::Horizontal;
    m_text->setOrientation(Qt::Horizontal); // once the column could be below the text
}

void LearnPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isReading && !m_presented)
        emit readingLeft();
    else
        QWidget::keyPressEvent(event);
}

void LearnPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adapt();
}

void LearnPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        applyLengths();
        applySideText();
        adapt();
    }
}

} // namespace showdown::gui
