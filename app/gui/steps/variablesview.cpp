// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/variablesview.h"

#include "app/gui/session/session.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/tabletext.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double valueHeight = 24;
constexpr double valuePadding = 6;

/// Draws a changed value in a box.
class ValueDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.rwidth() += 2 * scaled(valuePadding, option.font);
        size.setHeight(std::max(size.height() + 6, scaled(valueHeight, option.font)));
        return size;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem inner = option;
        const int padding = scaled(valuePadding, option.font);
        inner.rect.adjust(padding, 0, -padding, 0);
        if (!index.data(VariablesModel::isChangedRole).toBool())
            return QStyledItemDelegate::paint(painter, inner, index);
        const Colors colors = Colors::of(option.palette);
        QStyleOptionViewItem bold = inner;
        bold.font.setWeight(QFont::Bold);
        painter->save();
        painter->setPen(QPen(colors.role(Role::step), 1.5));
        painter->setBrush(colors.fill(Role::step));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 2, -1, -2), 3, 3);
        painter->restore();
        QStyledItemDelegate::paint(painter, bold, index);
    }
};

/// 1 or 2 for a variable of the first or the second hand, `info1.cardValues`; else 0.
int handOf(std::string_view variable)
{
    const std::string_view object = variable.substr(0, variable.find('.'));
    const char last = object.back();
    return last == '1' || last == '2' ? last - '0' : 0;
}

} // namespace

VariablesModel::VariablesModel(const Session& session, const StepPlayer& player, QObject* parent)
    : QStandardItemModel(parent), m_session(session), m_player(player)
{
    connect(&player, &StepPlayer::moved, this, &VariablesModel::follow);
    connect(&player, &StepPlayer::ended, this, &VariablesModel::follow);
}

QString VariablesModel::groupOf(std::string_view variable, const Step& step) const
{
    const auto hand = static_cast<std::size_t>(handOf(variable));
    if (hand == 0 || hand > step.players.size())
        return tr("Function", "group of variables: those of no hand in particular");
    return narration::playerName(step.players[hand - 1], m_session.names());
}

bool VariablesModel::isChanged(const Variable& variable) const
{
    const Step* before = m_player.stepBefore();
    const Step& now = m_player.step();
    if (!before || before->listing != now.listing || before->depth != now.depth)
        return false;
    const auto earlier = std::ranges::find(before->variables, variable.name, &Variable::name);
    return earlier == before->variables.end() || earlier->value != variable.value;
}

void VariablesModel::follow()
{
    clear();
    if (!m_player.isRunning())
        return;
    const Step& step = m_player.step();
    for (const Variable& variable : step.variables) {
        const QString group = groupOf(variable.name, step);
        QStandardItem* parent = nullptr;
        for (int row = 0; row < rowCount() && !parent; ++row) {
            if (item(row)->text() == group)
                parent = item(row);
        }
        if (!parent) {
            parent = new QStandardItem(group);
            appendRow({parent, new QStandardItem});
        }
        const QString name = QUtf8StringView(variable.name).toString();
        const QString value = QString::fromStdString(toText(variable.value));
        const bool changed = isChanged(variable);
        auto* label = new QStandardItem(name);
        auto* text = new QStandardItem(value);
        text->setData(changed, isChangedRole);
        const QString said = changed ? tr("%1, %2, changed", "a variable, its value")
                                     : tr("%1, %2", "a variable, its value");
        label->setData(said.arg(name, value), Qt::AccessibleTextRole);
        text->setData(said.arg(name, value), Qt::AccessibleTextRole);
        text->setToolTip(value);
        parent->appendRow({label, text});
    }
}

VariablesView::VariablesView(VariablesModel& model, QWidget* parent) : QTreeView(parent)
{
    setObjectName(QStringLiteral("variablesView"));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setItemDelegateForColumn(1, new ValueDelegate(this));
    setModel(&model);
    setFont(codeFont());
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this] {
        expandAll();
        resizeColumnToContents(0);
    });
}

QSize VariablesView::sizeHint() const
{
    return {scaled(210, font()), scaled(150, font())};
}

} // namespace showdown::gui
