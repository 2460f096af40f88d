// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerpanel.h"

#include "app/gui/compare/placemark.h"
#include "app/gui/compare/playeractions.h"
#include "app/gui/compare/playername.h"
#include "app/gui/compare/slotrowedit.h"
#include "app/gui/compare/workinghand.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/textsize.h"
#include "app/narration/tabletext.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <algorithm>

namespace showdown {
namespace {

constexpr double discSize = 22;
constexpr double compactDiscSize = 18;
constexpr double headTop = 9; ///< of disc, name and mark
constexpr double compactHeadTop = 5;
constexpr double headHeight = 22;
constexpr double headGap = 7;
constexpr double rankTop = 35;
constexpr double compactRankTop = 27;
constexpr double lineGap = 2;
constexpr double buttonSize = 24;
constexpr double buttonPitch = 27;
constexpr double buttonInset = 5; ///< of the icon in its button
constexpr double edgeBar = 6;
constexpr double cornerRadius = 7;

} // namespace

PlayerPanel::PlayerPanel(Session& session, const PlayersModel& model, const Appearance& appearance,
                         int player, QWidget* parent)
    : QFrame(parent), m_model(model), m_player(player),
      m_metrics(CompareMetrics::of(font(), false)),
      m_actions(new PlayerActions(session, player, this))
{
    const QString purpose = QStringLiteral("player%1").arg(m_player + 1);
    setObjectName(purpose + QStringLiteral("Panel"));
    createWords(purpose);
    m_cards = new SlotRowEdit(session, m_player, this);
    m_cards->setObjectName(purpose + QStringLiteral("Cards"));
    m_working = new WorkingHand(appearance, purpose, this);
    createButtons(purpose);
    connectParts(session);
    applyFonts();
    applyColors();
    showPlayer();
}

void PlayerPanel::createWords(const QString& purpose)
{
    m_name = new PlayerName(purpose, this);
    m_place = new PlaceMark(this);
    m_place->setObjectName(purpose + QStringLiteral("PlaceLabel"));
    m_rank = new TextLabel(purpose + QStringLiteral("RankLabel"), this);
    m_detail = new TextLabel(purpose + QStringLiteral("DetailLabel"), this);
    m_message = new TextLabel(purpose + QStringLiteral("MessageLabel"), this);
    for (TextLabel* label : {m_rank, m_detail, m_message})
        label->setWordWrap(true);
    m_message->hide();
}

void PlayerPanel::createButtons(const QString& purpose)
{
    for (QAction* action : m_actions->buttonActions()) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        m_buttons.push_back(button);
    }
    auto* more = new QToolButton(this);
    more->setObjectName(purpose + QStringLiteral("MoreButton"));
    m_buttons.push_back(more);
}

void PlayerPanel::connectParts(Session& session)
{
    connect(m_cards, &SlotRowEdit::problemChanged, this, &PlayerPanel::showProblem);
    connect(m_working, &WorkingHand::slotPointedAt, m_cards, &SlotRowEdit::outline);
    connect(m_actions, &PlayerActions::renamingRequested, this, &PlayerPanel::editName);
    connect(m_name, &PlayerName::renamed, this, [this, &session](const QString& name) {
        session.setName(m_player, name.simplified() == playerName(m_player + 1) ? QString() : name);
    });
    connect(&m_model, &PlayersModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                if (first.row() <= m_player && m_player <= last.row())
                    showPlayer();
            });
    connect(&m_model, &PlayersModel::rowsInserted, this, &PlayerPanel::showPlayer);
}

void PlayerPanel::editName()
{
    m_name->edit();
}

void PlayerPanel::showPlayer()
{
    if (m_player >= m_model.rowCount())
        return;
    const int height = heightForWidth(width());
    const bool isRenamed = at(PlayersModel::nameColumn, PlayersModel::renamedRole).toBool();
    setAccessibleName(at(PlayersModel::nameColumn, Qt::AccessibleTextRole).toString());
    m_name->setName(at(PlayersModel::nameColumn).toString(),
                    isRenamed ? QString() : playerShortName(m_player + 1));
    m_rank->setText(at(PlayersModel::rankColumn).toString());
    m_detail->setText(at(PlayersModel::detailColumn).toString());
    m_cards->setWilds(at(PlayersModel::wildsColumn, PlayersModel::cardsRole).toStringList(),
                      at(PlayersModel::wildsColumn, PlayersModel::shortCardsRole).toStringList());
    m_working->setRow(m_model.workingRow(m_player));
    m_standing = m_model.standing(m_player);
    m_place->setMark(at(PlayersModel::placeColumn).toString(), m_standing);
    applyFonts();
    applyColors();
    arrange();
    update();
    if (heightForWidth(width()) != height)
        emit heightChanged();
}

void PlayerPanel::showProblem(const QString& problem)
{
    m_message->setText(problem);
    m_message->setVisible(!problem.isEmpty());
    m_message->setAccessibleName(problem);
    arrange();
    emit heightChanged();
    emit problemChanged(problem);
    if (problem.isEmpty())
        return;
    QAccessibleEvent event(m_message, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void PlayerPanel::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    m_name->setShort(metrics.compact);
    m_cards->setMetrics(metrics);
    m_working->setMetrics(metrics);
    for (QToolButton* button : m_buttons)
        button->setVisible(!metrics.compact);
    applyFonts();
    arrange();
    update();
}

void PlayerPanel::applyFonts()
{
    const bool compact = m_metrics.compact;
    m_name->setFont(designFont(font(), compact ? 13 : 14, QFont::DemiBold));
    m_place->setFont(designFont(font(), 11.5, QFont::DemiBold));
    m_rank->setFont(designFont(font(), 16,
                               m_standing == Standing::notIn ? QFont::Medium : QFont::DemiBold));
    m_detail->setFont(designFont(font(), compact ? 12 : 12.5));
    m_message->setFont(designFont(font(), 12.5));
}

void PlayerPanel::applyColors()
{
    const Colors colors = Colors::of(palette());
    const auto ink = [](QLabel& label, const QColor& color) {
        QPalette own;
        own.setColor(label.foregroundRole(), color);
        label.setPalette(own);
    };
    ink(*m_rank, m_standing == Standing::notIn ? colors.secondaryText : colors.text);
    ink(*m_detail, colors.secondaryText);
    ink(*m_message, colors.role(Role::error));
}

QVariant PlayerPanel::at(PlayersModel::Column column, int role) const
{
    return m_model.index(m_player, column).data(role);
}

int PlayerPanel::textWidth(int width) const
{
    const CompareMetrics& m = m_metrics;
    switch (m.arrangement) {
    case Arrangement::wide:
        return width - (m.panelWidth() - m.text);
    case Arrangement::stacked:
        return width - (m.panelWidth() - m.text);
    case Arrangement::narrow:
        break;
    }
    return width - m.start - m.end;
}

int PlayerPanel::wordsHeight(int width) const
{
    const int text = textWidth(width);
    const int detail = m_detail->text().isEmpty() ? 0 : m_detail->heightForWidth(text);
    return scaled(m_metrics.compact ? compactRankTop : rankTop, font())
           + m_rank->heightForWidth(text) + (detail > 0 ? scaled(lineGap, font()) : 0) + detail;
}

int PlayerPanel::bodyHeight(int width) const
{
    const int buttons = m_metrics.compact ? 0 : scaled(buttonSize, font());
    const int words = wordsHeight(width) + buttons + scaled(4, font());
    const int hands = m_metrics.panelHeight();
    return m_metrics.arrangement == Arrangement::narrow ? words + hands : std::max(words, hands);
}

int PlayerPanel::messageHeight(int width) const
{
    if (m_message->text().isEmpty())
        return 0;
    return m_message->heightForWidth(width - m_metrics.start - m_metrics.end) + scaled(8, font());
}

int PlayerPanel::heightForWidth(int width) const
{
    return bodyHeight(width) + messageHeight(width);
}

void PlayerPanel::put(QWidget& widget, const QRect& place) const
{
    widget.setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void PlayerPanel::arrange()
{
    arrangeWords();
    arrangeHands();
    if (!m_message->text().isEmpty()) {
        const int height = messageHeight(width());
        put(*m_message, {m_metrics.start, this->height() - height,
                         width() - m_metrics.start - m_metrics.end, height - scaled(8, font())});
    }
}

void PlayerPanel::arrangeWords()
{
    const auto px = [this](double length) { return scaled(length, font()); };
    const bool compact = m_metrics.compact;
    const int start = m_metrics.start;
    const int text = textWidth(width());
    const int top = px(compact ? compactHeadTop : headTop);
    const int disc = px(compact ? compactDiscSize : discSize);
    const QSize mark = m_place->sizeHint();
    const int nameStart = start + disc + px(compact ? 5 : headGap);
    const int markStart = start + text - mark.width();
    put(*m_place, {QPoint(markStart, top + (px(headHeight) - mark.height()) / 2), mark});
    put(*m_name, {nameStart, top, std::max(0, markStart - px(4) - nameStart), px(headHeight)});

    int y = px(compact ? compactRankTop : rankTop);
    const int rank = m_rank->heightForWidth(text);
    put(*m_rank, {start, y, text, rank});
    y += rank + px(lineGap);
    put(*m_detail, {start, y, text, m_detail->heightForWidth(text)});

    const int bottom = m_metrics.arrangement == Arrangement::narrow
                           ? bodyHeight(width()) - m_metrics.panelHeight()
                           : bodyHeight(width());
    int x = start - px(buttonInset) + px(1);
    for (QToolButton* button : m_buttons) {
        put(*button, {x, bottom - px(buttonSize) - px(4), px(buttonSize), px(buttonSize)});
        button->setIconSize({px(15), px(15)});
        x += px(buttonPitch);
    }
}

void PlayerPanel::arrangeHands()
{
    const CompareMetrics& m = m_metrics;
    const int margin = m_working->margin();
    const bool isNarrow = m.arrangement == Arrangement::narrow;
    const int top = isNarrow ? bodyHeight(width()) - m.panelHeight() : 0;
    const int x = isNarrow ? m.start : m.start + textWidth(width()) + m.textGap;
    put(*m_cards, QRect({x - margin, top + m.slotTop - margin}, m_cards->sizeHint()));
    const QPoint working =
        m.arrangement == Arrangement::wide
            ? QPoint(x + m.rowWidth() + m.workingGap, m.workingTop)
            : QPoint(x, top + m.slotTop + m.slot.height() + m.underSlot + m.workingTop);
    put(*m_working, QRect(working - QPoint(margin, margin), m_working->sizeHint()));
}

void PlayerPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void PlayerPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColors();
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void PlayerPanel::contextMenuEvent(QContextMenuEvent* event)
{
    m_actions->menu().popup(event->globalPos());
}

void PlayerPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F2 && event->modifiers() == Qt::NoModifier)
        editName();
    else
        QFrame::keyPressEvent(event);
}

void PlayerPanel::paintEvent(QPaintEvent*)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintEdge(painter, colors);
    paintNumber(painter, colors);
    if (m_metrics.arrangement == Arrangement::wide) {
        const QRect cards = QStyle::visualRect(layoutDirection(), rect(), m_cards->geometry());
        const int x = cards.right() + 1 - m_working->margin() + m_metrics.workingGap / 2;
        const int inset = scaled(12, font());
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(),
                                            {x, inset, 1, bodyHeight(width()) - 2 * inset}),
                         colors.hairline);
    }
}

void PlayerPanel::paintEdge(QPainter& painter, const Colors& colors) const
{
    const bool isFirst = m_standing == Standing::winner || m_standing == Standing::tied;
    const QColor edge =
        isFirst ? colors.role(m_standing == Standing::winner ? Role::winner : Role::tie)
                : colors.hairline;
    const double line = isFirst ? 2 : 1;
    const double radius = scaled(cornerRadius, font());
    QPainterPath outer;
    outer.addRoundedRect(rect(), radius, radius);
    QPainterPath inner;
    inner.addRoundedRect(QRectF(rect()).adjusted(line, line, -line, -line), radius - line,
                         radius - line);
    painter.fillPath(outer, edge);
    painter.fillPath(inner, colors.base);
    if (!isFirst)
        return;
    const QRect bar(0, 0, scaled(edgeBar, font()), height());
    painter.setClipRect(QStyle::visualRect(layoutDirection(), rect(), bar));
    painter.fillPath(outer, edge);
    painter.setClipping(false);
}

void PlayerPanel::paintNumber(QPainter& painter, const Colors& colors) const
{
    const bool compact = m_metrics.compact;
    const int size = scaled(compact ? compactDiscSize : discSize, font());
    const int head = scaled(compact ? compactHeadTop : headTop, font());
    const int top = head + (scaled(headHeight, font()) - size) / 2;
    const QRect disc = QStyle::visualRect(layoutDirection(), rect(),
                                          {m_metrics.start, top, size, size});
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.text);
    painter.drawEllipse(disc);
    painter.setPen(colors.base);
    painter.setFont(designFont(font(), 12, QFont::Bold));
    painter.drawText(disc, Qt::AlignCenter | Qt::TextDontClip, QString::number(m_player + 1));
}

} // namespace showdown
