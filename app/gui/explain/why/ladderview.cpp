// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/ladderview.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/rowdelegate.h"
#include "app/lessons/glossary.h"
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/laddertext.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

LadderModel::State stateOf(const LadderRow& row)
{
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return LadderModel::notReached;
    return *fits ? LadderModel::yes : LadderModel::no;
}

RowSign ladderSign(LadderModel::State state, const RowLook& look)
{
    const Colors& colors = look.colors;
    const int centre = look.px(15);
    const int size = look.px(13);
    switch (state) {
    case LadderModel::no:
        break;
    case LadderModel::yes:
        return {IconId::yes, colors.onRole, colors.role(Role::winner), centre, size};
    case LadderModel::notReached:
        return {IconId::notRun, colors.disabled, {}, centre, size};
    }
    return {IconId::no, colors.secondaryText, {}, centre, size};
}

/// A sign, the rank, the reason beside it. In the row of the rank that fits, the reason is below
/// the rank and the answer at the end.
PaintedRow ladderRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const auto state = static_cast<LadderModel::State>(index.data(LadderModel::stateRole).toInt());
    const QFont rankFont = look.sized(13, QFont::Medium);
    PaintedRow row;
    row.name = {index.data().toString(), rankFont,
                state == LadderModel::notReached ? colors.secondaryText : colors.text};
    row.detail = {index.data(LadderModel::reasonRole).toString(), look.sized(12),
                  colors.secondaryText};
    row.sign = ladderSign(state, look);
    row.start = look.px(34);
    row.gap = look.px(6);
    row.end = look.px(2);
    row.column = std::max(lineWidth(row.name.text, rankFont), look.px(look.isCompact ? 94 : 110));
    row.leastHeight = look.px(look.isCompact ? 25 : 28);
    row.isBanded = index.row() % 2 == 0;
    if (state == LadderModel::yes) {
        row.name.font = look.sized(13.5, QFont::Bold);
        row.detail.font = look.sized(12.5);
        row.detail.ink = colors.text;
        row.result = {index.data(LadderModel::answerRole).toString(), look.sized(12, QFont::Bold),
                      colors.role(Role::winner)};
        row.hasDetailBelow = true;
        row.end = look.px(12);
        row.leastHeight = look.px(look.isCompact ? 39 : 42);
        row.leastMargin = look.px(3);
        row.frame = Role::winner;
    }
    return row;
}

} // namespace

LadderModel::LadderModel(const CompareSession& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session), m_rows(rows())
{
    session.whenChanged(TableChange::cards | TableChange::rules | TableChange::lens
                            | TableChange::names | TableChange::shown,
                        this, &LadderModel::update);
}

void LadderModel::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    update();
}

void LadderModel::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    const int before = foldedRow();
    m_isFolded = folded;
    if (const int row = std::max(before, foldedRow()); row >= 0)
        emit dataChanged(index(row), index(row));
}

int LadderModel::foldedRow() const
{
    if (!m_isFolded)
        return -1;
    const auto first = std::ranges::find(m_rows, notReached, &Row::state);
    return m_rows.end() - first > 1 ? static_cast<int>(first - m_rows.begin()) : -1;
}

int LadderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LadderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isFolded = index.row() == foldedRow();
    switch (role) {
    case Qt::DisplayRole:
        return row.rank;
    case Qt::AccessibleTextRole:
        return isFolded ? narration::foldedLadderDescription(row.rank)
                        : narration::withCardNames(row.description);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return lessons::meaningOf(row.rank);
    case answerRole:
        return row.answer;
    case reasonRole:
        return isFolded ? narration::foldedLadderText() : row.reason;
    case stateRole:
        return row.state;
    default:
        return {};
    }
}

std::vector<LadderModel::Row> LadderModel::rows() const
{
    const PlayerResult& player = m_session.shown().players[static_cast<std::size_t>(m_player)];
    const HouseRules& rules = m_session.rules().rules;
    std::vector<Row> rows;
    for (const LadderRow& row : player.ladder)
        rows.push_back({stateOf(row), narration::categoryName(row.rank, rules),
                        narration::ladderAnswer(row), narration::ladderText(row, player, rules),
                        narration::ladderDescription(row, player, rules)});
    return rows;
}

void LadderModel::update()
{
    if (m_player >= m_session.playerCount())
        return; // until another player is chosen
    std::vector<Row> after = rows();
    if (after == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(after);
    endResetModel();
}

LadderView::LadderView(LadderModel& model, QWidget* parent)
    : QListView(parent), m_model(model), m_delegate(new RowDelegate(*this, model, ladderRow))
{
    setObjectName(QStringLiteral("ladderView"));
    onRetranslate(*this, [this] {
        setStatusTip(tr("Why the hand is of each rank or not"));
        setToolTip(statusTip());
    });
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(m_delegate);
    setModel(&model);
    // restore() must run after the view's own slots, which lose the state; so it is connected last.
    connect(&model, &LadderModel::modelAboutToBeReset, this, &LadderView::remember);
    connect(&model, &LadderModel::modelReset, this, &LadderView::restore);
    connect(this, &QListView::doubleClicked, this,
            [this](const QModelIndex& index) { emit rowActivated(index.row()); });
    LadderView::doItemsLayout();
}

void LadderView::setCompact(bool compact)
{
    m_delegate->setCompact(compact);
}

void LadderView::setFolded(bool folded)
{
    if (folded == m_model.isFolded())
        return;
    m_model.setFolded(folded);
    if (const int row = currentIndex().row(); shownRow(row) != row)
        selectionModel()->setCurrentIndex(m_model.index(shownRow(row)),
                                          selectedRow() ? QItemSelectionModel::ClearAndSelect
                                                        : QItemSelectionModel::NoUpdate);
    foldRows();
    doItemsLayout();
}

/// A reset of the model shows all rows.
void LadderView::foldRows()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        setRowHidden(row, shownRow(row) != row);
}

/// The row itself, or the one that speaks for it.
int LadderView::shownRow(int row) const
{
    const int folded = m_model.foldedRow();
    return folded >= 0 ? std::min(row, folded) : row;
}

int LadderView::unfoldedHeight(int width) const
{
    RowLook look = m_delegate->look();
    look.width = width;
    int whole = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex index = m_model.index(row);
        const bool isReached = index.data(LadderModel::stateRole) != LadderModel::notReached;
        whole +=
            isReached ? m_delegate->heightAt(width, index) : ladderRow(index, look).leastHeight;
    }
    return whole;
}

std::optional<int> LadderView::selectedRow() const
{
    const QModelIndexList selected = selectedIndexes();
    return selected.isEmpty() ? std::nullopt : std::optional(selected.front().row());
}

void LadderView::selectRow(int row)
{
    const QModelIndex index = model()->index(shownRow(row), 0);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

QSize LadderView::sizeHint() const
{
    return {scaled(340, font()), m_contentHeight};
}

QSize LadderView::minimumSizeHint() const
{
    return {0, std::min(m_contentHeight, scaled(84, font()))};
}

void LadderView::doItemsLayout()
{
    m_delegate->measureNames();
    m_delegate->fitScrollBar();
    QListView::doItemsLayout();
    const int height = std::max(0, contentsSize().height());
    if (height == m_contentHeight)
        return;
    m_contentHeight = height;
    updateGeometry();
    emit contentHeightChanged(height);
}

void LadderView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
    else
        m_delegate->fitScrollBar();
    showAnswer();
}

/// Shows the rank that fits where the ladder needs to scroll, unless a row is selected.
void LadderView::showAnswer()
{
    if (selectedRow())
        return;
    scrollToTop(); // undoes the scrolling of a smaller view
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (index.data(LadderModel::stateRole) == LadderModel::yes)
            scrollTo(index);
    }
}

void LadderView::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    scrollTo(currentIndex()); // keeps the row with the focus in view
}

void LadderView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && selectedRow()) {
        clearSelection();
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && selectedRow()) {
        emit rowActivated(*selectedRow());
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void LadderView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QListView::selectionChanged(selected, deselected);
    emit selectedRowChanged();
}

void LadderView::remember()
{
    m_wasSelected = selectedRow().has_value();
    m_rowsBefore = model()->rowCount();
    m_currentBefore = currentIndex().row();
    m_scrolledBefore = verticalScrollBar()->value();
}

void LadderView::restore()
{
    foldRows();
    doItemsLayout();
    if (model()->rowCount() != m_rowsBefore) {
        if (m_wasSelected)
            emit selectedRowChanged();
        return;
    }
    setAutoScroll(false);
    selectionModel()->setCurrentIndex(model()->index(shownRow(m_currentBefore), 0),
                                      m_wasSelected ? QItemSelectionModel::Select
                                                    : QItemSelectionModel::NoUpdate);
    setAutoScroll(true);
    verticalScrollBar()->setValue(m_scrolledBefore);
}

} // namespace showdown::gui
