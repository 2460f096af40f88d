// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/orderfield.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/comparisontext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double orderRowHeight = 28;
constexpr double orderButton = 28;
constexpr int partRole = Qt::UserRole; ///< the index of the part

} // namespace

OrderField::OrderField(const Exercise& exercise, const PartOrder& parts, int told, QWidget* parent)
    : AnswerField(parent),
      m_exercise(exercise),
      m_told(told),
      m_parts(parts),
      m_order(m_parts),
      m_list(new QListWidget(this)),
      m_up(new QToolButton(this)),
      m_down(new QToolButton(this)),
      m_note(new TextLabel(QStringLiteral("orderNoteLabel"), this))
{
    setObjectName(QStringLiteral("orderField"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // its parts stay together
    m_comparator = judge(exercise, m_parts).showdown.comparisons.front().comparator;
    m_list->setObjectName(QStringLiteral("orderList"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->installEventFilter(this);
    m_up->setObjectName(QStringLiteral("partUpButton"));
    m_up->setIcon(icon(IconId::chevronUp));
    m_down->setObjectName(QStringLiteral("partDownButton"));
    m_down->setIcon(icon(IconId::chevronDown));
    for (int part = 0; part < static_cast<int>(m_parts.size()); ++part) {
        auto* item = new QListWidgetItem(m_list);
        item->setData(partRole, part);
        item->setFlags(part < m_told ? Qt::NoItemFlags : item->flags() & ~Qt::ItemIsDropEnabled);
    }
    m_list->setCurrentRow(m_told);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    buttons->addStretch();
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_note);
    m_note->setInk(Ink::secondary);
    m_note->setWordWrap(true);
    for (QToolButton* button : {m_up, m_down})
        button->setFocusPolicy(Qt::StrongFocus);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &OrderField::showButtons);
    // Queued, because a row may be inserted before it is removed.
    connect(m_list->model(), &QAbstractItemModel::rowsRemoved, this, &OrderField::settle,
            Qt::QueuedConnection);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OrderField::settle,
            Qt::QueuedConnection);
    onRetranslate(*this, [this] { sayWords(); });
}

/// Renumbers the rows after one was moved. Its own moves call it once more, which changes nothing:
/// a changed() signal after the answer was checked would remove its marks.
void OrderField::settle()
{
    keepToldFirst();
    numberRows();
    if (order() == m_order)
        return;
    m_order = order();
    emit changed();
}

void OrderField::sayWords()
{
    m_list->setAccessibleName(tr("Parts in the order in which they are compared"));
    m_note->setText(tr("Drag a part to its place, or move it with Alt+Up and Alt+Down."));
    m_list->setAccessibleDescription(m_note->text());
    m_up->setAccessibleName(tr("Move up"));
    m_up->setToolTip(tr("Compare this part earlier (Alt+Up)"));
    m_up->setStatusTip(m_up->toolTip());
    m_down->setAccessibleName(tr("Move down"));
    m_down->setToolTip(tr("Compare this part later (Alt+Down)"));
    m_down->setStatusTip(m_down->toolTip());
    numberRows();
}

void OrderField::numberRows()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const PartName part = partAt(row);
        const QString name =
            narration::partName({part.kind, part.index, 0, 0, Outcome::equal}, m_comparator);
        //: %1: a number from 1, %2: what is compared, such as "Higher pair"
        item->setText(tr("%1. %2").arg(QString::number(row + 1), name));
        item->setSizeHint({0, scaled(orderRowHeight, font())});
    }
    fitList();
    showButtons();
}

PartName OrderField::partAt(int row) const
{
    return m_parts[static_cast<std::size_t>(m_list->item(row)->data(partRole).toInt())];
}

/// A row can be dropped before those that stay.
void OrderField::keepToldFirst()
{
    for (int told = 0; told < m_told; ++told) {
        for (int row = told + 1; row < m_list->count(); ++row) {
            if (m_list->item(row)->data(partRole).toInt() == told)
                m_list->insertItem(told, m_list->takeItem(row));
        }
    }
}

/// Makes all rows visible.
void OrderField::fitList()
{
    m_list->setFixedHeight(m_list->count() * scaled(orderRowHeight, font())
                           + 2 * m_list->frameWidth());
    const int side = scaled(orderButton, font());
    m_up->setFixedSize(side, side);
    m_down->setFixedSize(side, side);
}

void OrderField::showButtons()
{
    m_up->setEnabled(m_list->currentRow() > m_told);
    m_down->setEnabled(m_list->currentRow() >= m_told
                       && m_list->currentRow() + 1 < m_list->count());
}

void OrderField::move(int by)
{
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row < m_told || to < m_told || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(row));
    m_list->setCurrentRow(to);
    settle();
}

PartOrder OrderField::order() const
{
    PartOrder order;
    for (int row = 0; row < m_list->count(); ++row)
        order.push_back(partAt(row));
    return order;
}

std::optional<ExerciseAnswer> OrderField::answer() const
{
    return order();
}

/// The rows stay as readable as before, but nothing moves them. A right answer that was not entered
/// is put into them.
void OrderField::finish(const Judgement& judgement)
{
    const auto real = std::get<PartOrder>(*rightAnswer(m_exercise));
    for (int row = 0; row < m_list->count() && judgement.isRight; ++row) {
        const auto part = std::ranges::find(m_parts, real[static_cast<std::size_t>(row)]);
        m_list->item(row)->setData(partRole, static_cast<int>(part - m_parts.begin()));
    }
    m_order = order();
    numberRows();
    mark(&judgement, true);
    m_told = m_list->count();
    m_list->setDragDropMode(QAbstractItemView::NoDragDrop);
    m_list->setCurrentRow(-1);
    m_note->setEnabled(false);
}

/// Marks the first row in a wrong place as wrong, and those before it as right; or all rows.
void OrderField::mark(const Judgement* judgement, bool isWhole)
{
    const bool isWrong = judgement && !judgement->isRight;
    const auto real = isWrong ? std::get<PartOrder>(*rightAnswer(m_exercise)) : PartOrder();
    bool isKnown = judgement != nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isRight = !isWrong || real[static_cast<std::size_t>(row)] == partAt(row);
        QListWidgetItem* item = m_list->item(row);
        const bool isMarked = isKnown && row >= m_told;
        item->setIcon(isMarked ? icon(isRight ? IconId::yes : IconId::no,
                                      isRight ? Role::winner : Role::error)
                               : QIcon());
        item->setData(Qt::AccessibleDescriptionRole, !isMarked ? QString()
                                                     : isRight ? tr("Right place")
                                                               : tr("Wrong place"));
        isKnown = isKnown && (isRight || isWhole);
    }
}

void OrderField::focusAnswer()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

bool OrderField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUp = key->key() == Qt::Key_Up;
        if ((isUp || key->key() == Qt::Key_Down) && key->modifiers() & Qt::AltModifier) {
            move(isUp ? -1 : 1);
            return true;
        }
    }
    return AnswerField::eventFilter(watched, event);
}

void OrderField::changeEvent(QEvent* event)
{
    AnswerField::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        numberRows();
}

} // namespace showdown::gui
