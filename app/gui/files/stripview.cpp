// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/stripview.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/files/document.h"
#include "app/gui/files/stripactions.h"
#include "app/gui/files/stripcommands.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/actions.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"

#include <QAbstractListModel>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {

/// The tables of the document as a list.
class StripModel : public QAbstractListModel
{
    Q_DECLARE_TR_FUNCTIONS(StripModel)

public:
    StripModel(const Document& document, QObject* parent)
        : QAbstractListModel(parent), m_document(document)
    {}

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : m_document.tableCount();
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const CardTable& table = m_document.table(index.row());
        const QString number = QString::number(index.row() + 1);
        switch (role) {
        case Qt::DisplayRole:
            //: A table in a row: its number and its title
            return table.title.isEmpty() ? number : tr("%1  %2").arg(number, table.title);
        case Qt::AccessibleTextRole:
            return table.title.isEmpty() ? tr("Table %1").arg(number)
                                         : tr("Table %1: %2").arg(number, table.title);
        case Qt::AccessibleDescriptionRole:
            return table.note;
        case Qt::ToolTipRole: { // the title may be cut in the picture
            QStringList words{table.title, table.note};
            words.removeAll(QString());
            return escapedForToolTip(words.join(u'\n'));
        }
        default:
            return {};
        }
    }

    /// Tables are dropped between others.
    Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
                                     | Qt::ItemNeverHasChildren
                               : Qt::ItemIsDropEnabled;
    }

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    void reset()
    {
        beginResetModel();
        endResetModel();
    }

    void showChanged(int table) { emit dataChanged(index(table), index(table)); }

private:
    const Document& m_document;
};

namespace {

constexpr double pictureWidth = 118;
constexpr double pictureHeight = 56;
constexpr double frameGap = 5; ///< inside the frame
constexpr double mostCardWidth = 16;
constexpr double cornerRadius = 5;

/// Draws the hands of a table below its number and title.
class StripDelegate : public QStyledItemDelegate
{
public:
    StripDelegate(QListView& view, const Document& document, const Appearance& appearance)
        : QStyledItemDelegate(&view), m_view(view), m_document(document), m_appearance(appearance)
    {}

    QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                   const QModelIndex& /*index*/) const override
    {
        return {px(pictureWidth), px(pictureHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const Colors colors = Colors::of(m_view.palette());
        paintFrame(*painter, option, index.row() == m_document.shownTable(), colors);
        const int gap = px(frameGap);
        const QRect inside = option.rect.adjusted(gap, gap, -gap, -gap);
        const QFont font = resized(m_view.font(), 11.5 / 13);
        const QFontMetrics metrics(font);
        const QRect line(inside.topLeft(), QSize(inside.width(), metrics.height()));
        painter->setFont(font);
        painter->setPen(colors.text);
        painter->drawText(
            line,
            QStyle::visualAlignment(m_view.layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter
                | Qt::TextSingleLine,
            metrics.elidedText(index.data().toString(), Qt::ElideRight, line.width()));
        paintHands(*painter, inside.adjusted(0, line.height() + px(2), 0, 0),
                   m_document.table(index.row()), colors);
        painter->restore();
    }

private:
    int px(double length) const { return scaled(length, m_view.font()); }

    void paintFrame(QPainter& painter, const QStyleOptionViewItem& option, bool isShown,
                    const Colors& colors) const
    {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
        const bool isMarked = isShown || isSelected;
        const double line = colors.line(isShown ? 2.2 : isSelected ? 1.4 : 1);
        painter.setPen(QPen(isMarked ? colors.role(Role::accent) : colors.hairline, line));
        painter.setBrush(isSelected ? colors.selection : colors.base);
        const auto draw = [&](double inset) {
            painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset),
                                    px(cornerRadius), px(cornerRadius));
        };
        draw(1 + line / 2);
        if (!hasFocus)
            return;
        painter.setPen(QPen(colors.text, colors.line(1.4), Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        draw(4);
    }

    /// Two hands one below the other, a third beside the first.
    void paintHands(QPainter& painter, const QRect& room, const CardTable& table,
                    const Colors& colors) const
    {
        const int columns = table.playerCount > 2 ? 2 : 1;
        constexpr double step = 1.08; // from card to card, in widths of one
        const double gap = px(3);
        const double widthOfHand = (room.width() - (columns - 1) * gap) / columns;
        const double width =
            std::min({widthOfHand / (Hand::fullSize * step), (room.height() - gap) / 2.0 * 64 / 90,
                      double(px(mostCardWidth))});
        const double height = width * 90 / 64;
        const CardPainter cards(colors, m_appearance.suitColors(), m_view.font());
        for (int player = 0; player < table.playerCount; ++player) {
            const int column = player / 2;
            const int row = player % 2;
            const double left = room.left() + column * (widthOfHand + gap);
            const double top = room.top() + row * (height + gap);
            for (int slot = 0; slot < table.row(player).size(); ++slot) {
                const std::optional<PlacedCard> card = table.card({player, slot});
                const double at = left + slot * width * step;
                const double mirrored = room.left() + room.right() + 1 - at - width;
                cards.paint(painter, {m_view.isRightToLeft() ? mirrored : at, top, width, height},
                            card ? contentOf(*card) : CardContent(EmptyPlace()));
            }
        }
    }

    const QListView& m_view;
    const Document& m_document;
    const Appearance& m_appearance;
};

} // namespace

StripView::StripView(StripCommands& commands, const QList<QAction*>& entries,
                     const Appearance& appearance, QWidget* parent)
    : QListView(parent),
      m_commands(commands),
      m_tables(new StripModel(commands.document(), this)),
      m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("tableStrip"));
    setProperty("keepsCards", true); // a card that is dropped here goes back
    setFrameShape(QFrame::NoFrame);
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus where cards are typed
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setDragDropMode(QAbstractItemView::InternalMove);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setItemDelegate(new StripDelegate(*this, commands.document(), appearance));
    setModel(m_tables);
    m_menu->setObjectName(QStringLiteral("tableStripMenu"));
    addEntries(*m_menu, entries);
    const Document& document = commands.document();
    connect(&document, &Document::stripChanged, this, &StripView::showTables);
    connect(&commands, &StripCommands::awayChanged, this, &StripView::showOrHide);
    connect(&document, &Document::tableTurned, this, [this] {
        if (!m_isShowing) // after a click here it would forget from where Shift chooses
            showTables();
    });
    connect(&document.mainSession(), &TableSession::changed, this,
            [this] { m_tables->showChanged(m_commands.document().shownTable()); });
    connect(&appearance, &Appearance::suitColorsChanged, viewport(), qOverload<>(&QWidget::update));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Tables in a row"));
        showTables();
    });
}

void StripView::showOrHide()
{
    setVisible(m_tables->rowCount() > 1 && !m_commands.isAway());
}

QSize StripView::sizeHint() const
{
    const int width = m_tables->rowCount() * scaled(pictureWidth, font());
    const bool scrolls = width > this->width();
    return {width, scaled(pictureHeight, font())
                       + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0)};
}

QSize StripView::minimumSizeHint() const
{
    return {scaled(pictureWidth, font()), sizeHint().height()};
}

void StripView::showTables()
{
    {
        const QScopedValueRollback showing(m_isShowing, true);
        m_tables->reset();
    }
    showChosen();
    fit();
    showOrHide();
}

void StripView::showChosen()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const QModelIndex shown = m_tables->index(m_commands.document().shownTable());
    selectionModel()->setCurrentIndex(shown, QItemSelectionModel::NoUpdate);
    QItemSelection chosen;
    for (const int at : m_commands.chosen())
        chosen.select(m_tables->index(at), m_tables->index(at));
    selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
    scrollTo(shown);
    viewport()->update();
}

/// A bar to scroll by takes room only where one is needed.
void StripView::fit()
{
    const bool scrolls = m_tables->rowCount() * scaled(pictureWidth, font()) > width();
    setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setFixedHeight(sizeHint().height());
}

void StripView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (m_isShowing || !current.isValid())
        return;
    const QScopedValueRollback showing(m_isShowing, true);
    m_commands.show(current.row());
    viewport()->update();
}

void StripView::selectionChanged(const QItemSelection& selected, const QItemSelection& gone)
{
    QListView::selectionChanged(selected, gone);
    if (m_isShowing)
        return;
    std::vector<int> tables;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        tables.push_back(index.row());
    m_commands.choose(tables);
}

/// Delete is for the tables while they have the focus, not for a card.
bool StripView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete))
        event->accept();
    return QListView::event(event);
}

void StripView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Delete))
        m_commands.actions().remove->trigger();
    else
        QListView::keyPressEvent(event);
}

void StripView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    m_menu->popup(isByKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                          : event->globalPos());
}

/// A list in a row does not scroll by itself at its edges, as other views do.
void StripView::dragMoveEvent(QDragMoveEvent* event)
{
    QAbstractItemView::dragMoveEvent(event); // NOLINT(bugprone-parent-virtual-call)
    QListView::dragMoveEvent(event);
}

/// After the drag, as the tables that it holds change their places.
void StripView::dropEvent(QDropEvent* event)
{
    if (event->source() != this)
        return;
    const QPoint place = event->position().toPoint();
    int before = m_tables->rowCount();
    for (int at = 0; at < m_tables->rowCount() && before == m_tables->rowCount(); ++at) {
        const int centre = visualRect(m_tables->index(at)).center().x();
        if (isRightToLeft() ? place.x() > centre : place.x() < centre)
            before = at;
    }
    QMetaObject::invokeMethod(
        this, [this, before] { m_commands.moveChosen(before); }, Qt::QueuedConnection);
    event->setDropAction(Qt::CopyAction); // or Qt would take the rows out
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
}

void StripView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void StripView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        scheduleDelayedItemsLayout();
        fit();
    }
}

void StripView::paintEvent(QPaintEvent* event)
{
    QPainter(viewport()).fillRect(viewport()->rect(), Colors::of(palette()).table);
    QListView::paintEvent(event);
}

} // namespace showdown::gui
