// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnpage.h"

#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/learn/lessontree.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/widgets/quietscrollbar.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double widePage = 1024; ///< a window of 1100, without its rail
constexpr double listWidth = 246;
constexpr double sideWidth = 384;
constexpr double leastSide = 300;
constexpr double leastBelow = 130;
constexpr double lowPage = 480;

QString columnsKey()
{
    return QStringLiteral("learn/columns");
}

QString textKey()
{
    return QStringLiteral("learn/text");
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
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_text(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("learnArea"));
    arrange();
    applyLengths();
    onRetranslate(*this, [this] { m_side->setAccessibleName(tr("Examples and exercises")); });
}

void LearnPage::arrange()
{
    auto* parts = new QWidget;
    m_sideLayout = new QBoxLayout(QBoxLayout::TopToBottom, parts);
    m_sideLayout->addWidget(m_examples);
    m_sideLayout->addStretch();
    m_side->setObjectName(QStringLiteral("lessonSide"));
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setWidgetResizable(true);
    m_side->setFocusPolicy(Qt::NoFocus);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setVerticalScrollBar(new QuietScrollBar(Qt::Vertical));
    m_side->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that it moves no cards
    m_side->setWidget(parts);
    m_side->viewport()->installEventFilter(this);
    parts->setAutoFillBackground(false);
    m_side->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(m_beside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_side, 1);
    m_text->setObjectName(QStringLiteral("lessonSplitter"));
    m_text->addWidget(m_pane);
    m_text->addWidget(m_beside);
    m_text->setStretchFactor(0, 1);
    m_text->setStretchFactor(1, 0);
    m_columns->setObjectName(QStringLiteral("learnSplitter"));
    m_columns->addWidget(m_list);
    m_columns->addWidget(m_text);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    for (QSplitter* splitter : {m_columns, m_text})
        splitter->setChildrenCollapsible(false);
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

void LearnPage::addBeside(QWidget& widget)
{
    m_sideLayout->insertWidget(m_sideLayout->count() - 1, &widget);
}

void LearnPage::setFootBeside(QWidget& widget)
{
    m_beside->layout()->addWidget(&widget);
}

void LearnPage::showBeside(QWidget& widget)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // it may be brand new
    m_side->ensureWidgetVisible(&widget, 0, scaled(10, font()));
    QScrollBar* bar = m_side->verticalScrollBar();
    bar->setValue(std::min(bar->value(), widget.mapTo(m_side->widget(), QPoint()).y()));
}

void LearnPage::showFocusBeside()
{
    if (QWidget* focus = m_side->focusWidget(); focus && m_side->isAncestorOf(focus))
        m_side->ensureWidgetVisible(focus, 0, scaled(40, font()));
}

void LearnPage::showBesideFromTop()
{
    m_side->verticalScrollBar()->setValue(0);
}

void LearnPage::setCompact(bool compact)
{
    m_notices->setCompact(compact);
    m_list->setCompact(compact);
}

void LearnPage::setReading(bool reading)
{
    m_isReading = reading;
    m_pane->setLarge(isAlone());
    adapt();
}

void LearnPage::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    m_pane->setLarge(isAlone());
    adapt();
}

void LearnPage::setListShown(bool shown)
{
    m_isListShown = shown;
    adapt();
}

/// In a narrow window the column beside the text moves below it.
void LearnPage::adapt()
{
    const bool isWide = width() >= scaled(widePage, font());
    const Qt::Orientation wanted = isWide ? Qt::Horizontal : Qt::Vertical;
    m_list->setVisible(m_isListShown && !isAlone());
    m_beside->setVisible(!isAlone());
    m_beside->setMinimumSize(isWide ? scaled(leastSide, font()) : 0,
                             isWide ? 0 : std::min(scaled(leastBelow, font()), height() * 2 / 5));
    if (m_text->orientation() != wanted) {
        m_text->setOrientation(wanted);
        m_isTextMoved = false;
    }
    shareWidth();
    arrangeSide();
}

/// Shares the width by default, unless the user moved the border.
void LearnPage::shareWidth()
{
    const int all = width();
    if (!m_isListMoved) {
        const int list = std::min(scaled(listWidth, font()), all * 3 / 10);
        m_columns->setSizes({list, all - list});
    }
    if (m_isTextMoved)
        return;
    const int list = m_columns->sizes().front();
    const int rest = all - (m_list->isHidden() ? 0 : list);
    if (m_text->orientation() == Qt::Horizontal) {
        const int most = scaled(sideWidth, font()) + std::max(0, rest - scaled(1100, font())) / 3;
        m_text->setSizes({rest - most, most});
    } else {
        const bool isLow = height() < scaled(lowPage, font()); // then the text comes first
        const int below = height() * (isLow ? 3 : 4) / 10;
        m_text->setSizes({height() - below, below});
    }
}

/// Below the text there is room for two columns, so that an exercise is visible together with the
/// examples.
void LearnPage::arrangeSide()
{
    const QMargins margins = m_sideLayout->contentsMargins();
    const int needed = 2 * scaled(leastSide, font()) + margins.left() + margins.right();
    const bool hasColumns =
        m_text->orientation() == Qt::Vertical && m_side->viewport()->width() >= needed;
    const auto direction = hasColumns ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_sideLayout->direction())
        return;
    m_sideLayout->setDirection(direction);
    for (int at = 0; at < m_sideLayout->count(); ++at) {
        QLayoutItem* item = m_sideLayout->itemAt(at);
        if (!item->widget())
            continue;
        m_sideLayout->setStretch(at, hasColumns ? 1 : 0);
        item->setAlignment(hasColumns ? Qt::AlignTop : Qt::Alignment());
    }
    m_sideLayout->update();
}

bool LearnPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_side->viewport() && event->type() == QEvent::Resize)
        arrangeSide();
    return QWidget::eventFilter(watched, event);
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
    m_isTextMoved = !text.isEmpty() && m_text->restoreState(text);
}

void LearnPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isReading && !m_isPresenting)
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
        adapt();
    }
}

} // namespace showdown::gui
