// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessontree.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

PaintedRow groupRow(const QModelIndex& index, const RowLook& look)
{
    PaintedRow row;
    row.name = {index.data().toString(), look.sized(13, QFont::DemiBold), look.colors.text};
    row.start = look.px(24);
    row.end = look.px(4);
    row.leastHeight = look.px(look.isCompact ? 26 : 30);
    row.frameEnd = look.px(2);
    return row;
}

/// The shape of the sign shows how far the user has come.
PaintedRow oneLessonRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    PaintedRow row;
    row.name = {index.data(LessonModel::numberRole).toString(), look.sized(12.5),
                colors.secondaryText};
    row.detail = {index.data().toString(), look.sized(13), colors.text,
                  index.data(LessonModel::soughtRole).toString(), colors.fill(Role::warning)};
    row.result = {index.data(LessonModel::practisedRole).toString(), look.sized(11.5),
                  colors.secondaryText};
    row.start = look.px(48);
    row.gap = look.px(8);
    row.end = look.px(4);
    row.column = look.px(18);
    row.leastHeight = look.px(look.isCompact ? 25 : 27);
    row.frameStart = look.px(6);
    row.frameEnd = look.px(2);
    RowSign sign{IconId::untouched, colors.outline, {}, look.px(32), look.px(18)};
    const auto state = index.data(LessonModel::stateRole).value<LessonState>();
    if (state == LessonState::begun) {
        sign.icon = IconId::begun;
        sign.ink = colors.role(Role::accent);
    } else if (state == LessonState::done) {
        sign.icon = IconId::done;
        sign.ink = colors.role(Role::winner);
    }
    row.sign = sign;
    return row;
}

PaintedRow lessonRow(const QModelIndex& index, const RowLook& look)
{
    return index.parent().isValid() ? oneLessonRow(index, look) : groupRow(index, look);
}

} // namespace

LessonTree::LessonTree(LessonModel& model, QWidget* parent)
    : RowTree(model, lessonRow, parent), m_model(model)
{
    setObjectName(QStringLiteral("lessonTree"));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Lessons"));
        setStatusTip(tr("The lessons in their order; choose one to read it"));
        setToolTip(statusTip());
    });
    viewport()->setAutoFillBackground(false); // the window shows through
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        for (int part = 0; part < m_model.rowCount(); ++part) // a reader would say it of lessons
            setExpanded(m_model.index(part, 0), true);
    });
}

void LessonTree::select(int lesson)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    const QModelIndex index = m_model.indexOf(lesson);
    if (index == currentIndex())
        return;
    setExpanded(index.parent(), true);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    showCurrent();
}

void LessonTree::showCurrent()
{
    scrollToTop();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void LessonTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    RowTree::currentChanged(current, previous);
    const int lesson = current.isValid() ? current.data(LessonModel::lessonRole).toInt() : -1;
    if (lesson >= 0 && !m_isSelecting)
        emit lessonChosen(lesson);
}

void LessonTree::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers() == Qt::NoModifier && currentIndex().parent().isValid()) {
        emit readAsked();
        return;
    }
    RowTree::keyPressEvent(event);
}

void LessonTree::resizeEvent(QResizeEvent* event)
{
    RowTree::resizeEvent(event);
    showCurrent();
}

void LessonTree::changeEvent(QEvent* event)
{
    RowTree::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &LessonTree::showCurrent, Qt::QueuedConnection);
}

LessonList::LessonList(const LessonStates& states, QWidget* parent)
    : QWidget(parent),
      m_states(states),
      m_model(new LessonModel(states, this)),
      m_search(new QLineEdit(this)),
      m_tree(new LessonTree(*m_model, this)),
      m_none(new TextLabel(QStringLiteral("noLessonFoundLabel"), this)),
      m_clear(new QPushButton(this)),
      m_nothing(new QWidget(this)),
      m_done(new TextLabel(QStringLiteral("lessonsDoneLabel"), this)),
      m_percent(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_foot(new QWidget(this))
{
    setObjectName(QStringLiteral("lessonList"));
    m_search->setObjectName(QStringLiteral("lessonSearchField"));
    m_search->addAction(icon(IconId::search), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_clear->setObjectName(QStringLiteral("clearLessonSearchButton"));
    m_clear->setAutoDefault(true);
    m_none->setWordWrap(true);
    makeNotification(*m_none);
    m_done->setWordWrap(true);
    m_percent->setObjectName(QStringLiteral("lessonsPercentLabel"));
    m_bar->setObjectName(QStringLiteral("lessonsDoneBar"));
    m_bar->setTextVisible(false);
    arrange();
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        showFound();
        m_tree->scrollToTop();
        tellFound();
    });
    connect(m_clear, &QPushButton::clicked, m_search, [this] {
        m_search->clear();
        m_search->setFocus();
    });
    connect(m_tree, &LessonTree::readAsked, this, &LessonList::readAsked);
    connect(&states, &LessonStates::changed, this, &LessonList::showDone);
    onRetranslate(*this, [this] { showWords(); });
    applyLengths();
    colorBar();
}

void LessonList::arrange()
{
    auto* nothing = new QVBoxLayout(m_nothing);
    nothing->addWidget(m_none);
    nothing->addWidget(m_clear, 0, Qt::AlignLeading);
    nothing->addStretch();
    m_nothing->hide();
    auto* words = new QHBoxLayout;
    words->addWidget(m_done, 1);
    words->addWidget(m_percent);
    auto* foot = new QVBoxLayout(m_foot);
    foot->addLayout(words);
    foot->addWidget(m_bar);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_nothing, 1);
    layout->addWidget(m_foot);
}

void LessonList::applyLengths()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(
        fromTheLead({length(12), length(10), length(6), length(10)}, layoutDirection()));
    layout()->setSpacing(length(8));
    m_foot->layout()->setContentsMargins(
        fromTheLead({length(4), 0, length(6), 0}, layoutDirection()));
    m_foot->layout()->setSpacing(length(4));
    m_search->setMinimumHeight(length(28));
    m_clear->setMinimumHeight(length(24));
    m_bar->setFixedHeight(length(8));
    m_done->setFont(designFont(font(), 12.5, QFont::DemiBold));
    m_percent->setFont(designFont(font(), 12.5));
}

/// A selection's colour is too pale for a thin bar.
void LessonList::colorBar()
{
    QPalette colors;
    colors.setColor(QPalette::Highlight, Colors::of(palette()).role(Role::winner));
    m_bar->setPalette(colors);
}

void LessonList::setShelf(const lessons::Shelf& shelf)
{
    m_shelf = &shelf;
    m_model->setLessons(shelf.lessons());
    showFound();
    showDone();
}

void LessonList::setCompact(bool compact)
{
    m_tree->setCompact(compact);
    m_tree->showCurrent();
}

void LessonList::focusLessons()
{
    QWidget* goal = m_tree->isHidden() ? static_cast<QWidget*>(m_search) : m_tree;
    goal->setFocus(Qt::ShortcutFocusReason);
}

/// Opens the first lesson found.
void LessonList::goToFirst()
{
    if (m_search->text().trimmed().isEmpty())
        return;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex above = m_model->index(group, 0);
        for (int row = 0; row < m_model->rowCount(above); ++row) {
            if (!m_tree->isRowHidden(row, above)) {
                m_tree->setExpanded(above, true);
                return m_tree->setCurrentIndex(m_model->index(row, 0, above));
            }
        }
    }
}

void LessonList::tellFound()
{
    const QString words = m_search->text().simplified();
    if (m_shelf && !words.isEmpty())
        emit found(static_cast<int>(m_shelf->search(words).size()), words);
}

void LessonList::showFound()
{
    if (!m_shelf)
        return;
    const QString wanted = m_search->text().simplified();
    m_model->setSought(wanted);
    m_tree->viewport()->update(); // marks it in the titles
    emit sought(wanted);
    std::vector<bool> found(m_shelf->lessons().size());
    for (const lessons::SearchHit& hit : m_shelf->search(wanted))
        found[static_cast<std::size_t>(hit.lesson)] = true;
    bool isAnyFound = found.empty();
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex above = m_model->index(group, 0);
        bool isAnyHere = false;
        for (int row = 0; row < m_model->rowCount(above); ++row) {
            const int lesson = m_model->index(row, 0, above).data(LessonModel::lessonRole).toInt();
            const bool isFound = found[static_cast<std::size_t>(lesson)];
            m_tree->setRowHidden(row, above, !isFound);
            isAnyHere = isAnyHere || isFound;
        }
        m_tree->setRowHidden(group, {}, !isAnyHere);
        if (isAnyHere && !wanted.isEmpty())
            m_tree->setExpanded(above, true);
        isAnyFound = isAnyFound || isAnyHere;
    }
    m_tree->setVisible(isAnyFound);
    m_nothing->setVisible(!isAnyFound);
    m_none->setText(isAnyFound ? QString() : tr("No lesson mentions “%1”.").arg(wanted));
    if (!isAnyFound && isVisible())
        announce(*m_none, m_none->text());
}

void LessonList::showDone()
{
    if (!m_shelf)
        return;
    const auto all = static_cast<int>(m_shelf->lessons().size());
    const int done = doneCount(m_shelf->lessons(), m_states);
    //: How many lessons are done: "5 of 25 done"
    m_done->setText(tr("%1 of %n done", nullptr, all).arg(done));
    const int percent = all == 0 ? 0 : 100 * done / all;
    m_percent->setText(tr("%1 %").arg(percent));
    m_bar->setRange(0, std::max(all, 1));
    m_bar->setValue(done);
    m_bar->setAccessibleName(m_done->text());
    m_tree->viewport()->update(); // the signs of lessons
}

void LessonList::showWords()
{
    m_search->setPlaceholderText(tr("Find a lesson"));
    m_search->setAccessibleName(tr("Find a lesson"));
    m_search->setToolTip(tr("Looks in the titles and the texts of the lessons"));
    m_search->setStatusTip(m_search->toolTip());
    m_clear->setText(tr("Clear search"));
    m_clear->setAccessibleName(m_clear->text());
    m_clear->setToolTip(tr("List all lessons again"));
    m_clear->setStatusTip(m_clear->toolTip());
    m_tree->doItemsLayout(); // the names of the groups changed
    showFound();
    showDone();
}

bool LessonList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Down && m_tree->isVisible()) {
            goToFirst();
            m_tree->setFocus(Qt::TabFocusReason);
            return true;
        }
        const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (isReturn && m_tree->isVisible() && !m_search->text().trimmed().isEmpty()) {
            goToFirst();
            emit readAsked();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LessonList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        applyLengths();
    else if (event->type() == QEvent::PaletteChange)
        colorBar();
}

} // namespace showdown::gui
