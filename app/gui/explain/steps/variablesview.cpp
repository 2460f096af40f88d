// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/variablesview.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/expressiontext.h"
#include "app/narration/tabletext.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double valueHeight = 24;
constexpr double valuePadding = 6;

/// Draws a name, after a dot if its value has changed; or a value, in a box then.
class VariableDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem bold = option;
        bold.font.setWeight(QFont::Bold); // as wide as it will be when it changes
        QSize size = QStyledItemDelegate::sizeHint(bold, index);
        size.rwidth() += (index.column() == 0 ? 1 : 2) * scaled(valuePadding, option.font);
        size.setHeight(std::max(size.height() + 6, scaled(valueHeight, option.font)));
        return size;
    }

    /// Values run from left to right in every layout, and end where the view does.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == 0)
            return;
        const bool isMirrored = option->direction == Qt::RightToLeft;
        option->direction = Qt::LeftToRight;
        option->displayAlignment = (isMirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const bool isGroup = !index.parent().isValid();
        const bool isChanged = index.data(VariablesModel::isChangedRole).toBool();
        const Colors colors = Colors::of(option.palette);
        const int padding = scaled(valuePadding, option.font);
        const bool isMirrored = option.direction == Qt::RightToLeft;
        QStyleOptionViewItem inner = option;
        if (isChanged || isGroup)
            inner.font.setWeight(QFont::Bold);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isChanged && index.column() == 0) {
            const qreal size = scaled(6, option.font);
            QRectF dot(0, 0, size, size);
            const int edge =
                isMirrored ? option.rect.right() - padding / 2 : option.rect.left() + padding / 2;
            dot.moveCenter(QPointF(edge, QRectF(option.rect).center().y()));
            painter->setPen(Qt::NoPen);
            painter->setBrush(colors.role(Role::step));
            painter->drawEllipse(dot);
        } else if (isChanged) {
            painter->setPen(QPen(colors.role(Role::step), 1.5));
            painter->setBrush(colors.fill(Role::step));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 2, -1, -2), 3, 3);
        }
        painter->restore();
        if (index.column() > 0)
            inner.rect.adjust(padding, 0, -padding, 0);
        else if (!isGroup)
            inner.rect.adjust(isMirrored ? 0 : padding, 0, isMirrored ? -padding : 0, 0);
        QStyledItemDelegate::paint(painter, inner, index);
    }
};

/// 1 or 2 for a variable of the first or the second hand, `sorted1`; else 0.
int handOf(std::string_view variable)
{
    const char last = variable.back();
    return last == '1' || last == '2' ? last - '0' : 0;
}

/// The object of a member, `info1` of `info1.cardValues`; empty for other variables.
QString objectOf(std::string_view variable)
{
    const std::size_t dot = variable.find('.');
    return dot == std::string_view::npos ? QString()
                                         : QUtf8StringView(variable.substr(0, dot)).toString();
}

} // namespace

VariablesModel::VariablesModel(const CompareSession& session, const StepPlayer& player,
                               QObject* parent)
    : QStandardItemModel(parent), m_session(session), m_player(player)
{
    connect(&player, &StepPlayer::moved, this, &VariablesModel::follow);
    connect(&player, &StepPlayer::ended, this, &VariablesModel::follow);
    session.whenChanged(TableChange::names, this, &VariablesModel::follow);
}

void VariablesModel::follow()
{
    if (m_player.isRunning())
        showStep(m_player.index());
    else
        clear();
}

void VariablesModel::showStep(int index)
{
    clear();
    const Run& run = m_player.run();
    const int held = run.heldAt(index == m_player.index() ? m_player.moment() : Moment(index));
    const Step& step = run.step(held);
    const std::optional<int> before = run.previousOfCall(held);
    for (const Variable& variable : step.variables) {
        bool isChanged = false;
        if (before) {
            const std::vector<Variable>& earlier = run.step(*before).variables;
            isChanged = std::ranges::find(earlier, variable) == earlier.end();
        }
        add(variable, step, isChanged);
    }
    emit shown();
}

QModelIndex VariablesModel::firstChanged() const
{
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            if (index(row, 1, parent).data(isChangedRole).toBool())
                return index(row, 1, parent);
        }
    }
    return {};
}

QStandardItem* VariablesModel::groupOf(std::string_view variable, const Step& step)
{
    QString name = tr("Function", "group of variables: those of no hand in particular");
    const auto hand = static_cast<std::size_t>(step.players.size() == 1 ? 1 : handOf(variable));
    if (const QString object = objectOf(variable); !object.isEmpty())
        name = object;
    else if (hand > 0 && hand <= step.players.size())
        name = narration::playerName(step.players[hand - 1], m_session.names());
    for (int row = 0; row < rowCount(); ++row) {
        if (item(row)->text() == name)
            return item(row);
    }
    auto* group = new QStandardItem(name);
    appendRow({group, new QStandardItem});
    return group;
}

void VariablesModel::add(const Variable& variable, const Step& step, bool isChanged)
{
    const QString name = QUtf8StringView(variable.name).toString();
    const QString value = narration::variableText(variable.value);
    const QString said = isChanged ? tr("%1, %2, changed", "a variable, its value")
                                   : tr("%1, %2", "a variable, its value");
    auto* label = new QStandardItem(name.section(QLatin1Char('.'), -1));
    auto* text = new QStandardItem(value);
    for (QStandardItem* item : {label, text}) {
        item->setData(isChanged, isChangedRole);
        item->setData(said.arg(name, value), Qt::AccessibleTextRole);
        item->setToolTip(escapedForToolTip(value));
    }
    groupOf(variable.name, step)->appendRow({label, text});
}

VariablesView::VariablesView(VariablesModel& model, QWidget* parent)
    : QTreeView(parent), m_model(model)
{
    setObjectName(QStringLiteral("variablesView"));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(new VariableDelegate(this));
    setModel(&model);
    setFont(codeFont());
    setIndentation(scaled(12, font()));
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(0);
    connect(&model, &VariablesModel::shown, this, &VariablesView::showVariables);
    // Queued: QTreeView emits these while it lays out.
    for (const auto changed : {&QTreeView::expanded, &QTreeView::collapsed})
        connect(this, changed, this, &VariablesView::fitColumns, Qt::QueuedConnection);
}

QSize VariablesView::sizeHint() const
{
    return {scaled(210, font()), scaled(150, font())};
}

QSize VariablesView::minimumSizeHint() const
{
    return {scaled(80, font()), scaled(2 * valueHeight, font())};
}

/// A tab that was behind another one had no place to scroll in.
void VariablesView::showEvent(QShowEvent* event)
{
    QTreeView::showEvent(event);
    showChanged();
}

void VariablesView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void VariablesView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setIndentation(scaled(12, font()));
        fitColumns();
    }
}

void VariablesView::showVariables()
{
    for (int group = 0; group < m_model.rowCount(); ++group) {
        setFirstColumnSpanned(group, {}, true);     // a long name takes no room from the values
        setExpanded(m_model.index(group, 0), true); // a reader would say it of variables
    }
    executeDelayedItemsLayout(); // at once, or a scroll bar would come and go
    fitColumns();
    showChanged();
}

void VariablesView::showChanged()
{
    if (const QModelIndex changed = m_model.firstChanged(); changed.isValid())
        scrollTo(changed.siblingAtColumn(0));
}

int VariablesView::rowsHeight() const
{
    int height = 0;
    for (QModelIndex row = m_model.index(0, 0); row.isValid(); row = indexBelow(row))
        height += rowHeight(row);
    return height;
}

/// The values end where the view does, or further out where that has no room. Which scroll bars that
/// takes is worked out here: each takes room that the other may then need.
void VariablesView::fitColumns()
{
    if (m_model.columnCount() < 2)
        return;
    resizeColumnToContents(0);
    const int needed = sizeHintForColumn(1);
    const int height = rowsHeight();
    const QSize room = contentsRect().size();
    const int barWidth = verticalScrollBar()->sizeHint().width();
    bool isHigh = height > room.height();
    const bool isWide = columnWidth(0) + needed > room.width() - (isHigh ? barWidth : 0);
    if (isWide)
        isHigh = height > room.height() - horizontalScrollBar()->sizeHint().height();
    setHorizontalScrollBarPolicy(isWide ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(isHigh ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int width = room.width() - (isHigh ? barWidth : 0);
    setColumnWidth(1, std::max(width - columnWidth(0), needed));
}

} // namespace showdown::gui
