// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/orderfield.h"

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
#include <random>

namespace showdown::gui {
namespace {

constexpr double orderRowHeight = 28;
constexpr double orderButton = 28;
constexpr int partRole = Qt::UserRole; ///< the index of the part

/// The parts in an order that is not the right one.
PartOrder shuffledParts(PartOrder right)
{
    constexpr unsigned seed = 15;
    std::mt19937 random(seed);
    PartOrder parts = right;
    for (std::size_t i = parts.size(); i > 1; --i)
        std::swap(parts[i - 1], parts[random() % i]); // as it does everywhere, unlike std::shuffle
    if (parts == right)
        std::ranges::reverse(parts);
    return parts;
}

} // namespace

OrderField::OrderField(const Exercise& exercise, QWidget* parent)
    : AnswerField(parent),
      m_list(new QListWidget(this)),
      m_up(new QToolButton(this)),
      m_down(new QToolButton(this)),
      m_note(new TextLabel(QStringLiteral("orderNoteLabel"), this))
{
    setObjectName(QStringLiteral("orderField"));
    m_parts = shuffledParts(std::get<PartOrder>(*rightAnswer(exercise)));
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
        item->setFlags(item->flags() & ~Qt::ItemIsDropEnabled);
    }
    m_list->setCurrentRow(0);
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
    // a drag puts a row in before it takes it out
    connect(
        m_list->model(), &QAbstractItemModel::rowsRemoved, this,
        [this] {
            numberRows();
            emit changed();
        },
        Qt::QueuedConnection);
    connect(
        m_list->model(), &QAbstractItemModel::rowsMoved, this,
        [this] {
            numberRows();
            emit changed();
        },
        Qt::QueuedConnection);
    inEveryLanguage(*this, [this] { sayWords(); });
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
        const PartName part = m_parts[static_cast<std::size_t>(item->data(partRole).toInt())];
        const QString name =
            narration::partName({part.kind, part.index, 0, 0, Outcome::equal}, m_comparator);
        //: %1: a number from 1, %2: what is compared, such as "Higher pair"
        item->setText(tr("%1. %2").arg(QString::number(row + 1), name));
        item->setSizeHint({0, scaled(orderRowHeight, font())});
    }
    fitList();
    showButtons();
}

/// All rows are seen.
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
    m_up->setEnabled(m_list->currentRow() > 0);
    m_down->setEnabled(m_list->currentRow() >= 0 && m_list->currentRow() + 1 < m_list->count());
}

void OrderField::move(int by)
{
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(row));
    m_list->setCurrentRow(to);
    numberRows();
}

std::optional<ExerciseAnswer> OrderField::answer() const
{
    PartOrder order;
    for (int row = 0; row < m_list->count(); ++row)
        order.push_back(
            m_parts[static_cast<std::size_t>(m_list->item(row)->data(partRole).toInt())]);
    return order;
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
