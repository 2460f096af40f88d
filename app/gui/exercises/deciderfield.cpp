// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/deciderfield.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardplacetext.h"
#include "core/questions/exercisefacts.h"

#include <QPainter>
#include <QVBoxLayout>

namespace showdown::gui {
namespace {

constexpr double cardCellsWidth = 324;
constexpr double cardSign = 18;

CardPlace placeOfCell(int cell)
{
    return {cell / Hand::fullSize, cell % Hand::fullSize};
}

} // namespace

CardCells::CardCells(const Exercise& exercise, const Appearance& appearance, QWidget* parent)
    : CellMap(parent), m_exercise(exercise), m_appearance(appearance), m_rows(handRows(exercise))
{
    setObjectName(QStringLiteral("cardCells"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void CardCells::sayWords()
{
    m_rows = handRows(m_exercise);
    update();
}

void CardCells::setMarks(AnswerMark chosen, const std::set<int>& right)
{
    m_mark = chosen;
    m_right = right;
    update();
}

int CardCells::cellCount() const
{
    return static_cast<int>(m_rows.size()) * Hand::fullSize;
}

QString CardCells::cellName(int cell) const
{
    const CardPlace place = placeOfCell(cell);
    const HandRow& row = m_rows[static_cast<std::size_t>(place.hand)];
    //: %1: a place, such as "Player 2, card 4"; %2: the card there
    return tr("%1: %2").arg(
        narration::slotName(place),
        narration::placeContent(row.cards[static_cast<std::size_t>(place.position)],
                                m_exercise.rules));
}

QString CardCells::cellDescription(int cell) const
{
    if (m_chosen != cell)
        return m_right.contains(cell) ? tr("Not chosen, right") : QString();
    return m_mark == AnswerMark::none    ? tr("Chosen")
           : m_mark == AnswerMark::right ? tr("Chosen, right")
                                         : tr("Chosen, wrong");
}

HandRowsLayout CardCells::layoutFor(int width) const
{
    return {m_rows, width, font(), layoutDirection(), m_isPresented};
}

void CardCells::setPresenting(bool presenting)
{
    m_isPresented = presenting;
    updateGeometry();
    update();
}

QRect CardCells::cellRect(int cell) const
{
    const CardPlace place = placeOfCell(cell);
    return layoutFor(width()).cardRect(place.hand, place.position);
}

void CardCells::pick(int cell)
{
    setCurrentCell(cell);
    if (m_chosen == cell)
        return;
    m_chosen = cell;
    update();
    emit chosenChanged();
}

QSize CardCells::sizeHint() const
{
    const int width = scaled(cardCellsWidth, font());
    return {width, heightForWidth(width)};
}

QSize CardCells::minimumSizeHint() const
{
    const int width = HandRowsLayout::leastWidth(m_rows, font());
    return {width, heightForWidth(width)};
}

int CardCells::heightForWidth(int width) const
{
    return layoutFor(width).height();
}

void CardCells::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const CardPainter cards(colors, m_appearance.suitColors(), font());
    const HandRowsLayout places = layoutFor(width());
    paintRowHeads(painter, m_rows, places, colors, font());
    for (int cell = 0; cell < cellCount(); ++cell) {
        const CardPlace at = placeOfCell(cell);
        const auto& card =
            m_rows[static_cast<std::size_t>(at.hand)].cards[static_cast<std::size_t>(at.position)];
        if (!card)
            continue;
        CardStates states = statesOf(card, m_exercise.rules);
        states.setFlag(CardState::hover, hoveredCell() == cell);
        states.setFlag(CardState::focus, hasFocus() && currentCell() == cell);
        states.setFlag(CardState::matched, m_chosen == cell);
        const QRect place = places.cardRect(at.hand, at.position);
        cards.paint(painter, place, contentOf(*card), states);
        const bool isRight =
            m_chosen == cell ? m_mark == AnswerMark::right : m_right.contains(cell);
        if (!isRight && (m_chosen != cell || m_mark == AnswerMark::none))
            continue;
        const int size = scaled(cardSign, font());
        const QRect sign(place.right() - size + 4, place.top() - 4, size, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.base);
        painter.drawEllipse(sign);
        paintIcon(painter, isRight ? IconId::yes : IconId::no, sign,
                  colors.role(isRight ? Role::winner : Role::error));
    }
}

DeciderField::DeciderField(const Exercise& exercise, const Appearance& appearance, QWidget* parent)
    : AnswerField(parent),
      m_exercise(exercise),
      m_cells(new CardCells(exercise, appearance, this)),
      m_note(new TextLabel(QStringLiteral("chosenCardLabel"), this))
{
    setObjectName(QStringLiteral("cardField"));
    m_note->setInk(Ink::secondary);
    m_note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_cells);
    layout->addWidget(m_note);
    connect(m_cells, &CardCells::chosenChanged, this, [this] {
        showChosen();
        emit changed();
    });
    onRetranslate(*this, [this] {
        m_cells->setAccessibleName(tr("Cards, one of which is to be chosen"));
        m_cells->sayWords();
        showChosen();
    });
}

void DeciderField::showChosen()
{
    const std::optional<int> chosen = m_cells->chosen();
    m_note->setText(chosen ? m_cells->cellName(*chosen)
                           : tr("Choose a card: click it, or use the arrows and Space."));
}

std::optional<ExerciseAnswer> DeciderField::answer() const
{
    const std::optional<int> chosen = m_cells->chosen();
    return chosen ? std::optional<ExerciseAnswer>(placeOfCell(*chosen)) : std::nullopt;
}

QString DeciderField::missingText() const
{
    return tr("Choose a card first.");
}

void DeciderField::showJudgement(const Judgement* judgement)
{
    m_cells->setMarks(markOf(judgement));
}

void DeciderField::finish(const Judgement& judgement)
{
    std::set<int> right;
    for (int cell = 0; cell < m_cells->cellCount(); ++cell) {
        if (isDecidingCard(judgement.showdown, m_exercise.rules, placeOfCell(cell)))
            right.insert(cell);
    }
    AnswerField::finish(judgement);
    m_cells->setMarks(markOf(&judgement), right);
}

void DeciderField::focusAnswer()
{
    m_cells->setFocus(Qt::OtherFocusReason);
}

} // namespace showdown::gui
