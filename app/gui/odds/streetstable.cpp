// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/streetstable.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/rowlist.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddstext.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int bestRole = Qt::UserRole;
constexpr int nowRole = Qt::UserRole + 1;

/// Percentages run from left to right in every layout.
QString asFigures(const QModelIndex& cell)
{
    constexpr QChar isolate(0x2066);
    constexpr QChar end(0x2069);
    const QString text = cell.data().toString();
    return cell.column() == 0 ? text : isolate + text + end;
}

/// Cells without the frames of a table.
class StreetDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const Colors colors = Colors::of(option.palette);
        const bool isNow = index.data(nowRole).toBool();
        const bool isMirrored = option.direction == Qt::RightToLeft;
        painter->save();
        if (isNow)
            painter->fillRect(option.rect, colors.selection);
        if (isNow && index.column() == 0) {
            const int bar = scaled(3, option.font);
            QRect edge = option.rect;
            if (isMirrored)
                edge.setLeft(edge.right() - bar + 1);
            else
                edge.setWidth(bar);
            painter->fillRect(edge, colors.role(Role::accent));
        }
        QFont font = option.font;
        if (index.data(bestRole).toBool() || (isNow && index.column() == 0))
            font.setWeight(QFont::Bold);
        painter->setFont(font);
        painter->setPen(colors.text);
        const int side = scaled(8, option.font);
        const bool isAtLeft = (index.column() == 0) != isMirrored;
        painter->drawText(option.rect.adjusted(side, 0, -side, 0),
                          static_cast<int>((isAtLeft ? Qt::AlignLeft : Qt::AlignRight)
                                           | Qt::AlignAbsolute | Qt::AlignVCenter),
                          asFigures(index));
        if (option.state & QStyle::State_HasFocus) {
            const qreal line = colors.line(2);
            painter->setPen(QPen(colors.role(Role::accent), line));
            painter->drawRect(
                QRectF(option.rect).adjusted(line / 2, line / 2, -line / 2, -line / 2));
        }
        painter->restore();
    }
};

} // namespace

StreetsTable::StreetsTable(QWidget* parent)
    : QTableView(parent), m_cells(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("streetsTable"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setModel(m_cells);
    keepCurrentSeen(*this);
    setItemDelegate(new StreetDelegate(this));
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &StreetsTable::elideNames);
    updateLook();
    onRetranslate(*this, [this] { fill(); });
}

void StreetsTable::setStreets(const std::vector<StreetEquity>& streets, const QStringList& names,
                              int decimals)
{
    if (streets == m_shown && names == m_names && decimals == m_decimals)
        return;
    m_shown = streets;
    m_names = names;
    m_decimals = decimals;
    fill();
}

void StreetsTable::fill()
{
    const QModelIndex before = currentIndex();
    const int row = std::max(0, before.row());
    const int column = std::max(0, before.column());
    m_cells->clear();
    auto* corner = new QStandardItem;
    corner->setData(tr("Street"), Qt::AccessibleTextRole);
    m_cells->setHorizontalHeaderItem(0, corner);
    for (int player = 0; player < static_cast<int>(m_names.size()); ++player) {
        auto* header = new QStandardItem(m_names[player]);
        header->setData(m_names[player], Qt::AccessibleTextRole);
        header->setToolTip(escapedForToolTip(m_names[player]));
        header->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        m_cells->setHorizontalHeaderItem(player + 1, header);
    }
    for (const StreetEquity& street : m_shown)
        addStreet(street, &street == &m_shown.back());
    if (m_cells->rowCount() > 0)
        setCurrentIndex(m_cells->index(std::min(row, m_cells->rowCount() - 1),
                                       std::min(column, m_cells->columnCount() - 1)));
    updateLook();
}

void StreetsTable::addStreet(const StreetEquity& street, bool isNow)
{
    const EquityResult& equity = street.equity;
    const QString name = narration::streetName(street.street);
    auto* first = new QStandardItem(name);
    if (isNow)
        //: A row of a table as it is read aloud; %1: 'Turn'
        first->setData(tr("%1, now").arg(name), Qt::AccessibleTextRole);
    QList<QStandardItem*> cells{first};
    double best = 0;
    for (int player = 0; player < equity.players; ++player)
        best = std::max(best, equity.counted > 0 ? equity.equity(player) : 0);
    for (int player = 0; player < equity.players; ++player) {
        const bool isKnown = equity.counted > 0;
        const QString figure = isKnown
                                   ? narration::sharePercentText(equity.share(player), m_decimals)
                                   : QStringLiteral("…");
        const bool isSample = isKnown && !equity.isWhole();
        auto* cell = new QStandardItem(isSample ? narration::estimated(figure) : figure);
        const bool isBest = isKnown && equity.players > 1 && equity.equity(player) == best;
        cell->setData(isBest, bestRole);
        const QString said =
            //: A cell of a table as it is read aloud: "Turn, Player 3: 59.5 %, best"
            isBest ? tr("%1, %2: %3, best")
                   //: A cell of a table as it is read aloud: "Turn, Player 1: 16.7 %"
                   : tr("%1, %2: %3");
        cell->setData(said.arg(name, m_names.value(player),
                               isSample ? narration::spokenEstimate(figure) : figure),
                      Qt::AccessibleTextRole);
        cells << cell;
    }
    for (QStandardItem* cell : cells)
        cell->setData(isNow, nowRole);
    m_cells->appendRow(cells);
}

/// A heading that does not fit is elided; its tool tip has all of it.
void StreetsTable::elideNames()
{
    const QHeaderView& heads = *horizontalHeader();
    const QFontMetrics metrics(heads.font());
    const int around = heads.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &heads) + 2;
    for (int player = 0; player < static_cast<int>(m_names.size()); ++player) {
        QStandardItem* header = m_cells->horizontalHeaderItem(player + 1);
        if (!header)
            return; // they are yet to be set
        const int room = heads.sectionSize(player + 1) - 2 * around;
        header->setText(metrics.elidedText(m_names[player], Qt::ElideRight, room));
    }
}

int StreetsTable::contentHeight() const
{
    return horizontalHeader()->height()
           + m_cells->rowCount() * verticalHeader()->defaultSectionSize();
}

QSize StreetsTable::sizeHint() const
{
    return {scaled(320, font()), contentHeight()};
}

QSize StreetsTable::minimumSizeHint() const
{
    return {0, contentHeight()};
}

void StreetsTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void StreetsTable::updateLook()
{
    horizontalHeader()->setFont(resized(font(), 12.0 / 13));
    horizontalHeader()->setFixedHeight(scaled(26, font()));
    horizontalHeader()->setMinimumSectionSize(scaled(24, font()));
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(scaled(27, font()));
    elideNames();
    updateGeometry();
}

} // namespace showdown::gui
