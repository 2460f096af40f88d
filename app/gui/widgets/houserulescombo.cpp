// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/houserulescombo.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/narration/rulestext.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int presetCount = static_cast<int>(allPresets().size());
constexpr int firstOwnRow = presetCount + 1; ///< after the separator

constexpr double sidePadding = 10;
constexpr double rowPadding = 5;
constexpr double separatorHeight = 7;

/// As QComboBox::insertSeparator() marks it.
bool isSeparator(const QModelIndex& index)
{
    return index.data(Qt::AccessibleDescriptionRole).toString() == QStringLiteral("separator");
}

/// The fonts and lines of one row.
struct Lines
{
    Lines(const QFont& font, const QModelIndex& index)
        : name(font),
          small(resized(font, 12.0 / 13)),
          title(index.data().toString()),
          description(index.data(Qt::AccessibleDescriptionRole).toString())
    {
        name.setWeight(QFont::DemiBold); // chosen or not, so that the list is wide enough
    }

    QFont name;
    QFont small;
    QString title;
    QString description;
};

} // namespace

/// A row of two lines: a name, and below it in smaller letters the accessible description of the
/// row. Without one the row has one line.
class DescribedRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the chosen row, whose name is bold.
    void setChosen(int row) { m_chosen = row; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_chosen = -1;
};

QSize DescribedRowDelegate::sizeHint(const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const
{
    if (isSeparator(index))
        return {1, scaled(separatorHeight, option.font)};
    const Lines lines(option.font, index);
    const QFontMetrics name(lines.name);
    const QFontMetrics small(lines.small);
    QSize size(name.horizontalAdvance(lines.title), name.height());
    if (!lines.description.isEmpty())
        size = {std::max(size.width(), small.horizontalAdvance(lines.description)),
                size.height() + small.height()};
    return size
           + QSize(2 * scaled(sidePadding, option.font) + 1, 2 * scaled(rowPadding, option.font));
}

void DescribedRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    if (isSeparator(index)) {
        const QRect line(option.rect.left(), option.rect.center().y(), option.rect.width(), 1);
        painter->fillRect(line, Colors::of(option.palette).hairline);
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    Lines lines(option.font, index);
    if (index.row() != m_chosen)
        lines.name = option.font;
    const int side = scaled(sidePadding, option.font);
    const int top = scaled(rowPadding, option.font);
    QRect area = option.rect.adjusted(side, top, -side, -top);
    const bool isSelected(option.state & QStyle::State_Selected);
    const QColor ink =
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const auto write = [&](const QString& text, const QFont& font, const QColor& color) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(area,
                          QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignTop
                              | Qt::TextSingleLine,
                          text);
        area.setTop(area.top() + QFontMetrics(font).height());
    };
    painter->save();
    write(lines.title, lines.name, ink);
    write(lines.description, lines.small,
          isSelected ? ink : Colors::of(option.palette).secondaryText);
    painter->restore();
}

HouseRulesCombo::HouseRulesCombo(QWidget* parent)
    : WordedCombo(parent), m_rows(new DescribedRowDelegate(this))
{
    setObjectName(QStringLiteral("houseRulesCombo"));
    setItemDelegate(m_rows);
    addItems(QStringList(presetCount));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("House rules"));
        setToolTip(tr("The rules that rank and compare the hands"));
        setStatusTip(toolTip());
        showNames();
        describe();
    });
    connect(this, &QComboBox::activated, this, &HouseRulesCombo::choose);
}

void HouseRulesCombo::choose(int row)
{
    const int own = row - firstOwnRow;
    if (row < presetCount) {
        const Preset preset = allPresets()[static_cast<std::size_t>(row)];
        emit presetChosen(preset);
        emit rulesChosen({preset, rulesOf(preset)});
    } else if (own >= 0 && own < static_cast<int>(m_own.size())) {
        const OwnPreset chosen = m_own[static_cast<std::size_t>(own)];
        emit ownPresetChosen(chosen.name);
        emit rulesChosen(NamedRules(chosen.rules));
    }
}

void HouseRulesCombo::showRules(const NamedRules& rules)
{
    m_shown = rules;
    const int row = rowOf(rules);
    removeRowsFrom(std::max(rowAfterNames(), row + 1));
    if (row == count()) {
        addItem(narration::rulesName(rules));
    } else if (row == rowAfterNames()) {
        setItemText(row, narration::rulesName(rules));
    }
    setCurrentIndex(row);
    describe();
}

void HouseRulesCombo::setOwnPresets(const std::vector<OwnPreset>& presets)
{
    m_own = presets;
    setCurrentIndex(0);
    removeRowsFrom(presetCount);
    if (!m_own.empty()) {
        insertSeparator(presetCount);
        addItems(QStringList(static_cast<int>(m_own.size())));
    }
    showNames();
    showRules(m_shown);
}

void HouseRulesCombo::offer(OwnPresets& presets)
{
    const auto show = [this, &presets] { setOwnPresets(presets.all()); };
    connect(this, &HouseRulesCombo::aboutToOpen, &presets, &OwnPresets::reload);
    connect(&presets, &OwnPresets::changed, this, show);
    show();
}

void HouseRulesCombo::showNames()
{
    const auto show = [this](int row, const QString& name, const QString& description) {
        setItemText(row, name);
        setItemData(row, description, Qt::AccessibleDescriptionRole);
    };
    for (const Preset preset : allPresets())
        show(static_cast<int>(preset), narration::presetName(preset),
             narration::presetDescription(preset));
    int row = firstOwnRow;
    for (const OwnPreset& own : m_own)
        show(row++, own.name, narration::rulesName(own.rules));
}

/// The row of these rules; the one after all names if they have none.
int HouseRulesCombo::rowOf(const NamedRules& rules) const
{
    if (rules.changed().empty())
        return static_cast<int>(rules.preset);
    const auto own = std::ranges::find(m_own, rules, &OwnPreset::rules);
    return own == m_own.end() ? rowAfterNames()
                              : firstOwnRow + static_cast<int>(own - m_own.begin());
}

int HouseRulesCombo::rowAfterNames() const
{
    return m_own.empty() ? presetCount : firstOwnRow + static_cast<int>(m_own.size());
}

void HouseRulesCombo::removeRowsFrom(int row)
{
    while (count() > row)
        removeItem(count() - 1);
}

void HouseRulesCombo::describe()
{
    setAccessibleDescription(currentData(Qt::AccessibleDescriptionRole).toString());
}

void HouseRulesCombo::showPopup()
{
    emit aboutToOpen();
    int widest = 0;
    QStyleOptionViewItem option;
    option.font = view()->font();
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, m_rows->sizeHint(option, model()->index(row, 0)).width());
    view()->setMinimumWidth(widest);
    m_rows->setChosen(currentIndex());
    QComboBox::showPopup();
}

} // namespace showdown::gui
