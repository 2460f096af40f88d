// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/workinghandview.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr qreal outlineGap = 3; ///< between the card and its outline
constexpr qreal outlineWidth = 1.5;

} // namespace

WorkingHandView::WorkingHandView(const Appearance& appearance, const QString& purpose,
                                 QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_metrics(CompareMetrics::of(font(), false)),
      m_all(new QWidget(this))
{
    setObjectName(purpose + QStringLiteral("WorkingHand"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    makeGroup(*this);
    int position = 0;
    for (QWidget*& card : m_cards) {
        card = new QWidget(m_all);
        card->setObjectName(QStringLiteral("%1WorkingCard%2").arg(purpose).arg(++position));
        makeText(*card);
        card->installEventFilter(this);
    }
    m_note = new TextLabel(purpose + QStringLiteral("WorkingNoteLabel"), this);
    m_note->setWordWrap(true);
    m_note->setInk(Ink::secondary);
    connect(&appearance, &Appearance::suitColorsChanged, this,
            qOverload<>(&WorkingHandView::update));
    showRow();
}

void WorkingHandView::setRow(const WorkingRow& row)
{
    if (row == m_row)
        return;
    m_row = row;
    showRow();
}

void WorkingHandView::showRow()
{
    setAccessibleName(m_row.title);
    for (std::size_t position = 0; position < m_cards.size(); ++position) {
        QWidget* card = m_cards[position];
        const bool isThere = position < m_row.cards.size();
        card->setVisible(isThere);
        card->setAccessibleName(isThere ? m_row.cards[position].description : QString());
        gui::setToolTip(*card, card->accessibleName());
    }
    m_all->setVisible(!m_row.cards.empty()); // with them
    m_note->setText(m_row.note);
    m_note->setVisible(!m_row.note.isEmpty());
    updateGeometry();
    place();
}

void WorkingHandView::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    m_note->setFont(designFont(font(), (metrics.compact ? 12 : 12.5) * metrics.words));
    updateGeometry();
    place();
}

int WorkingHandView::margin() const
{
    return scaled(8, font());
}

QSize WorkingHandView::sizeHint() const
{
    const int noteHeight =
        m_row.note.isEmpty() ? 0 : m_note->heightForWidth(m_metrics.workingWidth());
    return {m_metrics.workingWidth() + 2 * margin(),
            std::max(m_metrics.working.height() + m_metrics.underWorking, noteHeight)
                + 2 * margin()};
}

void WorkingHandView::setRings(const std::array<bool, 5>& decides,
                               const std::optional<std::array<bool, 5>>& chosen)
{
    if (decides == m_decides && chosen == m_chosen)
        return;
    m_decides = decides;
    m_chosen = chosen;
    update();
}

void WorkingHandView::outline(std::optional<int> slot)
{
    if (slot == m_outlined)
        return;
    m_outlined = slot;
    update();
}

bool WorkingHandView::isOutlined(int position) const
{
    const auto index = static_cast<std::size_t>(position);
    return index < m_row.cards.size() && m_outlined == m_row.cards[index].slot;
}

QRect WorkingHandView::cardRect(int position) const
{
    const QSize size = m_metrics.working;
    const QPoint corner(margin() + position * (size.width() + m_metrics.workingSpacing), margin());
    return QStyle::visualRect(layoutDirection(), rect(), QRect(corner, size));
}

std::vector<QRect> WorkingHandView::labelRects() const
{
    std::vector<QRect> rects;
    for (const narration::HandPart& part : m_row.parts)
        rects.push_back(bracketOf(part).label());
    return rects;
}

void WorkingHandView::place()
{
    m_all->setGeometry(rect());
    for (int position = 0; position < 5; ++position)
        m_cards[static_cast<std::size_t>(position)]->setGeometry(cardRect(position));
    m_note->setAlignment(m_row.isKeptBack ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignTop);
    if (m_row.isKeptBack) {
        m_note->setGeometry(cardRect(0).united(cardRect(4)));
        return update();
    }
    const int top = margin() + scaled(12, font());
    m_note->setGeometry(margin(), top, m_metrics.workingWidth(),
                        std::min(height() - top, m_note->heightForWidth(m_metrics.workingWidth())));
    update();
}

bool WorkingHandView::eventFilter(QObject* watched, QEvent* event)
{
    auto* const card = std::ranges::find(m_cards, watched);
    if (card != m_cards.end() && event->type() == QEvent::ContextMenu) {
        const auto position = static_cast<std::size_t>(card - m_cards.begin());
        if (position < m_row.cards.size()) {
            emit menuRequested(m_row.cards[position].slot,
                               static_cast<QContextMenuEvent*>(event)->globalPos());
            return true;
        }
    }
    if (card != m_cards.end()
        && (event->type() == QEvent::Enter || event->type() == QEvent::Leave)) {
        const auto position = static_cast<std::size_t>(card - m_cards.begin());
        const bool isOver = event->type() == QEvent::Enter && position < m_row.cards.size();
        emit slotPointedAt(isOver ? std::optional(m_row.cards[position].slot) : std::nullopt);
    }
    return QWidget::eventFilter(watched, event);
}

void WorkingHandView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        place();
}

void WorkingHandView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

CardContent WorkingHandView::contentAt(std::size_t position) const
{
    const WorkingCard& card = m_row.cards[position].card;
    if (card.isSubstitute)
        return SubstituteCard{card.rank, card.suit};
    return Card(card.rank, card.suit.value_or(Suit::spades));
}

CardStates WorkingHandView::statesAt(int position) const
{
    const auto index = static_cast<std::size_t>(position);
    CardStates states;
    states.setFlag(CardState::tried, m_row.isTried);
    if (m_decides[index])
        return states | CardState::step;
    states.setFlag(CardState::matched, m_chosen ? (*m_chosen)[index] : m_row.cards[index].matched);
    return states;
}

void WorkingHandView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const CardPainter cards(colors, m_appearance.suitColors(), font());
    if (m_row.isKeptBack) {
        painter.setPen(QPen(colors.outline, colors.line(1.5), Qt::DashLine));
        painter.setBrush(colors.window);
        painter.drawRoundedRect(m_note->geometry().adjusted(1, 1, -1, -1), 6, 6);
    }
    for (std::size_t position = 0; position < m_row.cards.size(); ++position)
        cards.paint(painter, cardRect(static_cast<int>(position)), contentAt(position),
                    statesAt(static_cast<int>(position)));
    for (int position = 0; position < static_cast<int>(m_row.cards.size()); ++position) {
        if (isOutlined(position)) // around other rings, in the text colour
            paintFrame(painter, ringAround(QRectF(cardRect(position)), outlineGap, outlineWidth,
                                           colors.text));
    }
    for (const narration::HandPart& part : m_row.parts)
        bracketOf(part).paint(painter, colors.role(part.matched ? Role::matched : Role::kicker),
                              colors.line(part.matched ? 1.5 : 1));
}

Bracket WorkingHandView::bracketOf(const narration::HandPart& part) const
{
    return {cardRect(part.first).united(cardRect(part.first + part.count - 1)), part.name, font()};
}

} // namespace showdown::gui
