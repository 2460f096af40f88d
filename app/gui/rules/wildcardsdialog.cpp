// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/wildcardsdialog.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/cardtext.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

/// The deck runs from ace to two.
Rank rankOfColumn(int column)
{
    return allRanks()[allRanks().size() - 1 - static_cast<std::size_t>(column)];
}

Suit suitOfRow(int row)
{
    return deckSuits()[static_cast<std::size_t>(row) - 1];
}

Card cardAt(int row, int column)
{
    return {rankOfColumn(column), suitOfRow(row)};
}

} // namespace

WildCardsDialog::WildCardsDialog(const HouseRules& rules, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("wildCardsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Also wild"));
    auto* hint = new TextLabel(QStringLiteral("wildCardsHint"), this);
    hint->setWordWrap(true);
    hint->setText(tr("The first row makes all cards of a value wild, the others single cards."));
    auto* grid = new QGridLayout;
    grid->setSpacing(scaled(3, font()));
    createKeys(rules, *grid);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("wildCardsButtons"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(hint);
    layout->addLayout(grid);
    layout->addWidget(buttons);
    m_current = key(0, 0);
    m_current->setFocusPolicy(Qt::StrongFocus);
    m_current->setFocus();
}

void WildCardsDialog::createKeys(const HouseRules& rules, QGridLayout& grid)
{
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            auto* button = key(row, column) = new QToolButton(this);
            const Rank rank = rankOfColumn(column);
            const QString name = row == 0 ? tr("All %1", "%1: 'twos'; a key that makes them wild")
                                                .arg(narration::rankPlural(rank))
                                          : narration::cardName(cardAt(row, column));
            button->setObjectName(
                row == 0 ? QStringLiteral("wildRank%1Key").arg(number(rank))
                         : QStringLiteral("wildCard%1Key").arg(cardAt(row, column).index()));
            button->setCheckable(true);
            clickWhenChecked(*button);
            button->setChecked(row == 0 ? rules.wildRanks.contains(rank)
                                        : rules.wildCards.contains(cardAt(row, column)));
            button->setAccessibleName(name);
            gui::setToolTip(*button, name);
            button->setFocusPolicy(Qt::ClickFocus);
            button->setMinimumSize(scaled(48, font()), scaled(30, font()));
            button->installEventFilter(this);
            grid.addWidget(button, row, column);
            connect(button, &QToolButton::toggled, this,
                    [this, row, column] { showKey(row, column); });
            showKey(row, column);
        }
    }
    grid.setRowMinimumHeight(0, scaled(38, font())); // apart from the cards
}

/// A star marks a wild without relying on colour.
void WildCardsDialog::showKey(int row, int column)
{
    QToolButton* button = key(row, column);
    const QString face = row == 0 ? narration::rankSymbol(rankOfColumn(column))
                                  : narration::cardSymbol(cardAt(row, column));
    button->setText(button->isChecked() ? face + narration::cardSymbol(Card::joker()) : face);
}

RankSet WildCardsDialog::ranks() const
{
    RankSet chosen;
    for (int column = 0; column < columns; ++column) {
        if (key(0, column)->isChecked())
            chosen.insert(rankOfColumn(column));
    }
    return chosen;
}

CardSet WildCardsDialog::cards() const
{
    CardSet chosen;
    for (int row = 1; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (key(row, column)->isChecked())
                chosen.insert(cardAt(row, column));
        }
    }
    return chosen;
}

bool WildCardsDialog::eventFilter(QObject* watched, QEvent* event)
{
    auto* const found = std::ranges::find(m_keys, watched);
    if (event->type() != QEvent::KeyPress || found == m_keys.end())
        return QDialog::eventFilter(watched, event);
    const int place = static_cast<int>(found - m_keys.begin());
    const int row = place / columns;
    const int column = place % columns;
    const int forward = layoutDirection() == Qt::LeftToRight ? 1 : -1;
    switch (static_cast<const QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        moveTo(row, column - forward);
        return true;
    case Qt::Key_Right:
        moveTo(row, column + forward);
        return true;
    case Qt::Key_Up:
        moveTo(row - 1, column);
        return true;
    case Qt::Key_Down:
        moveTo(row + 1, column);
        return true;
    case Qt::Key_Home:
        moveTo(row, 0);
        return true;
    case Qt::Key_End:
        moveTo(row, columns - 1);
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

void WildCardsDialog::moveTo(int row, int column)
{
    m_current->setFocusPolicy(Qt::ClickFocus);
    m_current = key(std::clamp(row, 0, rows - 1), std::clamp(column, 0, columns - 1));
    m_current->setFocusPolicy(Qt::StrongFocus);
    m_current->setFocus(Qt::OtherFocusReason);
}

QToolButton*& WildCardsDialog::key(int row, int column)
{
    const int at = row * columns + column;
    return m_keys[static_cast<std::size_t>(at)];
}

QToolButton* WildCardsDialog::key(int row, int column) const
{
    const int at = row * columns + column;
    return m_keys[static_cast<std::size_t>(at)];
}

} // namespace showdown::gui
