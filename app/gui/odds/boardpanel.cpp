// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/boardpanel.h"

#include "app/gui/cards/bracket.h"
#include "app/gui/odds/aheadbox.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/table/cardroweditor.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/oddsplayertext.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double titleTop = 12;
constexpr double boxInset = 4;   ///< over and under the box
constexpr double moreTitle = 66; ///< more than the names of players have

} // namespace

BoardPanel::BoardPanel(OddsSession& session, TablePlaces& places, const Appearance& appearance,
                       QWidget* parent)
    : RowPanel(parent),
      m_session(session),
      m_metrics(OddsMetrics::of(font(), false)),
      m_title(new TextLabel(QStringLiteral("boardTitleLabel"), this)),
      m_toCome(new TextLabel(QStringLiteral("boardNoteLabel"), this)),
      m_deadCaption(new TextLabel(QStringLiteral("deadCardsLabel"), this)),
      m_cards(new CardRowEditor(places, appearance, CardTable::boardRow, QStringLiteral("board"),
                                this)),
      m_ahead(new AheadBox(this)),
      m_dead(
          new CardRowEditor(places, appearance, CardTable::deadRow, QStringLiteral("dead"), this))
{
    setObjectName(QStringLiteral("boardPanel"));
    makeGroup(*this);
    m_toCome->setInk(Ink::secondary);
    m_toCome->setWordWrap(true);
    m_deadCaption->setInk(Ink::secondary);
    m_deadCaption->setWordWrap(true);
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                        &BoardPanel::showCards);
    connect(m_ahead, &AheadBox::wordsChanged, this, [this] {
        arrange();
        if (heightForWidth(width()) != height())
            emit heightChanged();
    });
    onRetranslate(*this, [this] {
        m_title->setText(tr("Board"));
        setAccessibleName(tr("Board"));
        m_deadCaption->setText(tr("Dead cards"));
        showCards();
    });
}

QString BoardPanel::toComeText() const
{
    return narration::cardsToComeText(tables::streetOf(m_session.table()));
}

void BoardPanel::showCards()
{
    const CardTable& table = m_session.table();
    const int unseen = tables::cardsLeft(table)->left;
    m_toCome->setText(toComeText() + u'\n' + narration::cardsUnseenText(unseen));
    setAccessibleDescription(m_toCome->text());
    const bool wasSeen = m_dead->isVisibleTo(this);
    const int used = table.dead().size();
    const bool isOther = used != m_dead->used() || wasSeen != isDeadSeen();
    if (used != m_dead->used())
        m_dead->setUsed(used);
    m_dead->setVisible(isDeadSeen());
    m_deadCaption->setVisible(isDeadSeen());
    arrange();
    if (isOther)
        emit heightChanged();
}

void BoardPanel::setShowsDead(bool shows)
{
    m_showsDead = shows;
    showCards();
}

bool BoardPanel::isDeadSeen() const
{
    return m_showsDead || !m_session.table().dead().isEmpty();
}

void BoardPanel::setMetrics(const OddsMetrics& metrics)
{
    m_metrics = metrics;
    m_title->setFont(designFont(font(), 14 * metrics.words, QFont::DemiBold));
    m_toCome->setFont(designFont(font(), (metrics.compact ? 12 : 12.5) * metrics.words));
    m_deadCaption->setFont(designFont(font(), 12 * metrics.words));
    m_ahead->setFont(resized(font(), metrics.words));
    m_cards->setLengths(metrics.board, metrics.slotGap, metrics.streetGap);
    m_dead->setLengths(metrics.dead, metrics.slotGap);
    arrange();
    update();
}

/// Extra width goes to the box until its words have enough, then to the other words.
int BoardPanel::titleWidth(const OddsMetrics& metrics, int width) const
{
    const int least = metrics.title + metrics.gap;
    const int spare = width - metrics.start - least - metrics.boardWidth() - metrics.textGap
                      - std::max(metrics.percent, metrics.box) - metrics.end;
    return least + std::clamp(spare, 0, scaled(moreTitle * metrics.words, font()));
}

int BoardPanel::boxWidth(const OddsMetrics& metrics, int width) const
{
    if (metrics.isNarrow)
        return width - metrics.start - metrics.end;
    const int rest = width - metrics.start - titleWidth(metrics, width) - metrics.boardWidth()
                     - metrics.textGap - metrics.end;
    return std::clamp(rest, metrics.percent,
                      std::max(metrics.percent, scaled(300 * metrics.words, font())));
}

int BoardPanel::rowHeight(const OddsMetrics& metrics, int width) const
{
    const int cards =
        2 * metrics.top + metrics.board.height() + Bracket::height(resized(font(), metrics.words));
    const int box =
        m_ahead->heightForWidth(boxWidth(metrics, width)) + 2 * scaled(boxInset, font());
    const int words = scaled(titleTop * metrics.words, font()) + m_title->sizeHint().height()
                      + m_toCome->heightForWidth(
                          metrics.isNarrow ? width - metrics.start - metrics.end : metrics.title)
                      + metrics.top;
    return metrics.isNarrow ? words + cards + box : std::max({cards, box, words});
}

int BoardPanel::deadHeight(const OddsMetrics& metrics, int width) const
{
    if (!isDeadSeen())
        return 0;
    const int room =
        width - metrics.start - titleWidth(metrics, width) - metrics.end + 2 * m_dead->margin();
    return std::max(m_dead->heightForWidth(room) - 2 * m_dead->margin(),
                    m_deadCaption->heightForWidth(metrics.name))
           + metrics.top;
}

int BoardPanel::heightForWidth(int width) const
{
    return heightWith(m_metrics, width);
}

int BoardPanel::heightWith(const OddsMetrics& metrics, int width) const
{
    return rowHeight(metrics, width) + deadHeight(metrics, width);
}

void BoardPanel::arrange()
{
    const OddsMetrics& m = m_metrics;
    const int margin = m_cards->margin();
    const int inner = width() - m.start - m.end;
    const int words = m.isNarrow ? inner : titleWidth(m, width()) - m.gap;
    const int titleHeight = m_title->sizeHint().height();
    int y = scaled(titleTop * m.words, font());
    put(*m_title, {m.start, y, words, titleHeight});
    y += titleHeight + scaled(2, font());
    const int noteHeight = m_toCome->heightForWidth(words);
    put(*m_toCome, {m.start, y, words, noteHeight});
    const int cardsLeft = m.isNarrow ? m.start : m.start + titleWidth(m, width());
    const int cardsTop = m.isNarrow ? y + noteHeight + m.top : m.top;
    put(*m_cards, QRect(QPoint(cardsLeft - margin, cardsTop - margin), m_cards->sizeHint()));
    const int boxWide = boxWidth(m, width());
    const int boxHeight = m_ahead->heightForWidth(boxWide);
    const int row = rowHeight(m, width());
    if (m.isNarrow) {
        put(*m_ahead, {m.start, row - boxHeight - scaled(boxInset, font()), boxWide, boxHeight});
    } else {
        const int high = std::max(boxHeight, row - 2 * (m.top + scaled(boxInset, font())));
        put(*m_ahead, {width() - m.end - boxWide, (row - high) / 2, boxWide, high});
    }
    if (!isDeadSeen())
        return;
    const int deadLeft = m.start + titleWidth(m, width());
    const int room = width() - deadLeft - m.end + 2 * m_dead->margin();
    put(*m_deadCaption, {m.start, row, m.name, deadHeight(m, width()) - m.top});
    put(*m_dead,
        {deadLeft - m_dead->margin(), row - m_dead->margin(), room, m_dead->heightForWidth(room)});
}

/// The brackets under the cards of each street, mirrored as they are.
std::vector<Bracket> BoardPanel::brackets() const
{
    const auto cards = [this](int first, int last) {
        return m_cards->cardRect(first).united(m_cards->cardRect(last)).translated(m_cards->pos());
    };
    const QFont words = resized(font(), m_metrics.words);
    return {Bracket(cards(0, 2), tr("flop", "under three cards of the board"), words),
            Bracket(cards(3, 3), tr("turn", "under a card of the board"), words),
            Bracket(cards(4, 4), tr("river", "under a card of the board"), words)};
}

void BoardPanel::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPanel(painter, rect(), std::nullopt, font(), colors);
    for (const Bracket& bracket : brackets())
        bracket.paint(painter, colors.secondaryText);
}

} // namespace showdown::gui
