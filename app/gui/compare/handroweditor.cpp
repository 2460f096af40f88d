// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/compare/handroweditor.h"

#include "app/gui/cards/wildmark.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/narration/tabletext.h"

#include <QEvent>
#include <QFocusEvent>

#include <algorithm>
#include <array>

namespace showdown::gui {

namespace {

bool isByKeys(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
           || reason == Qt::ShortcutFocusReason;
}

constexpr double markApart = 6; ///< between two marks, at least
constexpr double markDrop = 5;  ///< from the card to its wild's label
constexpr double markHeight = 16;

/// What the wild in a slot stands for.
std::optional<Substitution> substitutionAt(const CompareSession& session, Place place)
{
    const auto& result = session.shown().players[static_cast<std::size_t>(place.row)].result;
    const std::optional<int> position = session.row(place.row).dealtPosition(place.slot);
    if (!result || !position)
        return std::nullopt;
    const auto found =
        std::ranges::find(result->substitutions, *position, &Substitution::dealtPosition);
    return found == result->substitutions.end() ? std::nullopt : std::optional(*found);
}

} // namespace

HandRowEditor::HandRowEditor(CompareSession& session, TablePlaces& places,
                             const Appearance& appearance, int player, QWidget* parent)
    : CardRowEditor(places, appearance, player, QStringLiteral("player%1").arg(player + 1), parent),
      m_session(session),
      m_metrics(CompareMetrics::of(font(), false))
{
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        this->slot(slot).installEventFilter(this);
        connect(&this->slot(slot), &CardSlot::hoveredChanged, this,
                [this, slot](bool isHovered) { setHovered(slot, isHovered); });
        createMark(slot);
    }
    showContents();
}

void HandRowEditor::createMark(int slot)
{
    auto* mark =
        new WildMark(QStringLiteral("player%1Card%2WildLabel").arg(row() + 1).arg(slot + 1), this);
    onRetranslate(*mark, [mark] {
        mark->setToolTip(tr("Show what every choice for the wild makes"));
        mark->setStatusTip(mark->toolTip());
    });
    connect(mark, &WildMark::clicked, this, &HandRowEditor::wildsAsked);
    m_marks[static_cast<std::size_t>(slot)] = mark;
}

void HandRowEditor::setWilds(const QStringList& wilds, const QStringList& shortWilds, bool areTried)
{
    for (int slot = 0; slot < Hand::fullSize; ++slot)
        m_marks[static_cast<std::size_t>(slot)]->setMark(wilds.value(slot), shortWilds.value(slot),
                                                         areTried);
    showContents();
    arrange();
}

void HandRowEditor::setParts(const QStringList& parts) const
{
    for (int slot = 0; slot < Hand::fullSize; ++slot)
        this->slot(slot).setAccessibleDescription(parts.value(slot));
}

void HandRowEditor::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    setLengths(metrics.slot, metrics.slotGap);
}

QSize HandRowEditor::sizeHint() const
{
    return CardRowEditor::sizeHint() + QSize(0, m_metrics.underSlot);
}

int HandRowEditor::heightForWidth(int width) const
{
    return CardRowEditor::heightForWidth(width) + m_metrics.underSlot;
}

void HandRowEditor::arrange()
{
    CardRowEditor::arrange();
    placeMarks(false);
    if (!areMarksApart())
        placeMarks(true);
}

/// All marks of a hand have the same form.
void HandRowEditor::placeMarks(bool areShort)
{
    for (int slot = 0; slot < Hand::fullSize; ++slot) {
        const QRect card = cardRect(slot);
        m_marks[static_cast<std::size_t>(slot)]->placeIn(
            {card.left(), card.bottom() + 1 + scaled(markDrop, font()), card.width(),
             scaled(markHeight, font())},
            areShort);
    }
}

bool HandRowEditor::areMarksApart() const
{
    const WildMark* before = nullptr;
    for (const WildMark* mark : m_marks) {
        if (mark->isHidden())
            continue;
        const int gap =
            before ? std::max(mark->x(), before->x())
                         - std::min(mark->x() + mark->width(), before->x() + before->width())
                   : scaled(markApart, font());
        if (gap < scaled(markApart, font()))
            return false;
        before = mark;
    }
    return true;
}

void HandRowEditor::setChosen(const std::array<bool, Hand::fullSize>& chosen)
{
    m_chosen = chosen;
    showRings();
}

bool HandRowEditor::isRinged(int slot) const
{
    return CardRowEditor::isRinged(slot) || m_chosen[static_cast<std::size_t>(slot)];
}

void HandRowEditor::askForMenu(int slot, const QPoint& position)
{
    this->slot(slot).select();
    emit menuRequested(position);
}

bool HandRowEditor::eventFilter(QObject* watched, QEvent* event)
{
    int slot = 0;
    while (slot < slotCount() && &this->slot(slot) != watched)
        ++slot;
    if (slot == slotCount())
        return CardRowEditor::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::FocusIn:
        m_isFocusByKeys = isByKeys(static_cast<QFocusEvent*>(event)->reason());
        break;
    case QEvent::FocusOut:
        break;
    default:
        return CardRowEditor::eventFilter(watched, event);
    }
    findPointed();
    return CardRowEditor::eventFilter(watched, event);
}

void HandRowEditor::setHovered(int slot, bool isHovered)
{
    if (isHovered)
        m_hovered = slot;
    else if (m_hovered == slot)
        m_hovered.reset();
    findPointed();
}

void HandRowEditor::findPointed()
{
    std::optional<int> pointed = m_hovered;
    for (int slot = 0; slot < Hand::fullSize && !pointed; ++slot) {
        if (m_isFocusByKeys && this->slot(slot).hasFocus())
            pointed = slot;
    }
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    emit slotPointedAt(pointed);
}

QString HandRowEditor::contentText(int slot) const
{
    if (row() >= m_session.playerCount())
        return CardRowEditor::contentText(slot);
    const bool isTold = !m_marks[static_cast<std::size_t>(slot)]->text().isEmpty();
    return narration::slotContent(m_session.face(place(slot)),
                                  isTold ? substitutionAt(m_session, place(slot)) : std::nullopt,
                                  m_session.rules().rules, m_session.triedPlayer() == row());
}

} // namespace showdown::gui
