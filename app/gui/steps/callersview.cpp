// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/callersview.h"

#include "app/gui/session/session.h"
#include "app/gui/steps/stepplayer.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/narration/tabletext.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double callerHeight = 24;
constexpr double callerStart = 24; ///< the arrow stands before it
constexpr double callerEnd = 8;

/// Draws one function: an arrow if it runs, its name, and at the end, or below it where there is no
/// room, its line or its players.
class CallerDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int line = std::max(scaled(callerHeight, option.font), option.fontMetrics.height());
        const int room = option.widget ? widthOf(*option.widget) : 0;
        return {scaled(callerStart + callerEnd, option.font)
                    + std::max(nameWidth(option, index), placeWidth(option, index)),
                fitsInOneLine(option, index, room) ? line : line + option.fontMetrics.height()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const Colors colors = Colors::of(option.palette);
        const bool isRunning = index.data(CallersView::isRunningRole).toBool();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colors.fill(isRunning ? Role::step : Role::accent));
        const bool isOneLine = fitsInOneLine(option, index, widthOf(*option.widget));
        const QRect words = wordsOf(option, option.rect.width());
        const QRect seen = wordsOf(option, std::min(option.rect.width(), widthOf(*option.widget)));
        const Qt::Alignment vertical = isOneLine ? Qt::AlignVCenter : Qt::AlignTop;
        painter->setFont(nameFont(option, index));
        painter->setPen(colors.text);
        painter->drawText(words, int(leading(option) | vertical), index.data().toString());
        painter->setFont(placeFont(option));
        painter->setPen(colors.secondaryText);
        painter->drawText(seen,
                          int((isOneLine ? trailing(option) : leading(option))
                              | (isOneLine ? vertical : Qt::AlignBottom)),
                          index.data(CallersView::placeRole).toString());
        if (isRunning)
            paintArrow(*painter, option, colors.role(Role::step));
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colors.role(Role::accent), 2));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
    }

private:
    static QRect wordsOf(const QStyleOptionViewItem& option, int width)
    {
        const QRect inner(option.rect.left() + scaled(callerStart, option.font), option.rect.top(),
                          width - scaled(callerStart + callerEnd, option.font),
                          option.rect.height());
        return QStyle::visualRect(option.direction, option.rect, inner);
    }
    static int widthOf(const QWidget& view)
    {
        return static_cast<const QAbstractItemView&>(view).viewport()->width();
    }
    static QFont nameFont(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        QFont font = option.font;
        if (index.data(CallersView::isRunningRole).toBool())
            font.setWeight(QFont::Bold);
        return font;
    }
    static QFont placeFont(const QStyleOptionViewItem& option)
    {
        const QFont words = option.widget->parentWidget()->font();
        QFont font = resized(words, 12.0 / 13);
        font.setFamily(QFontInfo(words).family()); // a painter takes it from the view otherwise
        return font;
    }
    static int nameWidth(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        return QFontMetrics(nameFont(option, index)).horizontalAdvance(index.data().toString());
    }
    static int placeWidth(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        return QFontMetrics(placeFont(option))
            .horizontalAdvance(index.data(CallersView::placeRole).toString());
    }
    static bool fitsInOneLine(const QStyleOptionViewItem& option, const QModelIndex& index,
                              int room)
    {
        return nameWidth(option, index) + placeWidth(option, index)
                   + scaled(callerStart + 2 * callerEnd, option.font)
               <= room;
    }
    static Qt::Alignment leading(const QStyleOptionViewItem& option)
    {
        return QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignAbsolute;
    }
    static Qt::Alignment trailing(const QStyleOptionViewItem& option)
    {
        return QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignAbsolute;
    }
    static void paintArrow(QPainter& painter, const QStyleOptionViewItem& option,
                           const QColor& color)
    {
        const qreal size = scaled(9, option.font);
        const QRect first(option.rect.left(), option.rect.top(), scaled(callerStart, option.font),
                          option.rect.height());
        const QPointF centre =
            QRectF(QStyle::visualRect(option.direction, option.rect, first)).center();
        const qreal ahead = option.direction == Qt::LeftToRight ? size / 2 : -size / 2;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(
            QPolygonF({centre + QPointF(-ahead, -size / 2), centre + QPointF(ahead, 0),
                       centre + QPointF(-ahead, size / 2)}));
        painter.restore();
    }
};

} // namespace

CallersView::CallersView(const Session& session, const StepPlayer& player, QWidget* parent)
    : QListWidget(parent), m_session(session), m_player(player)
{
    setObjectName(QStringLiteral("callersList"));
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setFont(codeFont());
    setItemDelegate(new CallerDelegate(this));
    connect(&player, &StepPlayer::moved, this, &CallersView::follow);
    connect(&session, &Session::namesChanged, this, &CallersView::follow);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        const QListWidgetItem* caller = item(row);
        if (caller && m_player.isRunning())
            emit callerChosen(caller->data(stepRole).toInt());
    });
    inEveryLanguage(*this, [this] {
        setAccessibleName(tr("Called from"));
        setToolTip(tr("Which lines made the calls; choose one to see it"));
        setStatusTip(toolTip());
        follow();
    });
}

QSize CallersView::sizeHint() const
{
    return {scaled(200, font()), scaled(3.5 * callerHeight, font())};
}

QSize CallersView::minimumSizeHint() const
{
    return {scaled(80, font()), scaled(3 * callerHeight, font())};
}

void CallersView::follow()
{
    const QSignalBlocker blocker(this);
    clear();
    if (!m_player.isRunning())
        return;
    const Run& run = m_player.run();
    std::vector<int> calls = run.callers(m_player.index());
    calls.push_back(m_player.index());
    std::ranges::reverse(calls);
    for (const int index : calls) {
        const Step& step = run.step(index);
        const bool isRunning = index == m_player.index();
        const int line = step.number(run.terms());
        auto* row = new QListWidgetItem(QUtf8StringView(step.listing->function).toString(), this);
        row->setData(stepRole, index);
        row->setData(isRunningRole, isRunning);
        row->setData(placeRole,
                     isRunning ? tr("line %1", "of a function").arg(line) : playersOf(index));
        row->setData(Qt::AccessibleTextRole,
                     tr("%1, line %2", "a function").arg(row->text()).arg(line));
        row->setToolTip(row->data(Qt::AccessibleTextRole).toString());
    }
    setCurrentRow(0);
}

QString CallersView::playersOf(int index) const
{
    const Run& run = m_player.run();
    const Step& step = run.step(index);
    const QStringList names = m_session.names();
    if (step.players.size() == 1)
        return narration::playerName(step.players.front(), names);
    if (step.players.size() == 2 && step.comparison)
        return tr("%1, %2", "two players")
            .arg(narration::playerName(step.players[0], names),
                 narration::playerName(step.players[1], names));
    return tr("all players");
}

} // namespace showdown::gui
