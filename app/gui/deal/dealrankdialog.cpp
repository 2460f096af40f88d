// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/deal/dealrankdialog.h"

#include "app/gui/session/tablesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/categorytext.h"
#include "app/narration/dealtext.h"
#include "app/narration/tabletext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

namespace showdown::gui {
namespace {

constexpr int rankRows = static_cast<int>(allCategories().size());

/// The rank of a row: the highest is at the top.
Category rankOfRow(int row)
{
    return allCategories()[static_cast<std::size_t>(rankRows - 1 - row)];
}

} // namespace

DealRankDialog::DealRankDialog(const TableSession& session, int player, QWidget* parent)
    : QDialog(parent), m_session(session)
{
    setObjectName(QStringLiteral("dealRankDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    createParts();
    for (int each = 0; each < session.playerCount(); ++each)
        m_player->addItem(QString(), each);
    m_player->setCurrentIndex(player);
    arrange();
    findObstacles();
    connect(m_player, &QComboBox::currentIndexChanged, this, [this] {
        findObstacles();
        showCells();
    });
    connect(m_grid, &QTableWidget::currentCellChanged, this, &DealRankDialog::showChoice);
    connect(m_grid, &QTableWidget::cellDoubleClicked, this, &DealRankDialog::deal);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &DealRankDialog::deal);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    onRetranslate(*this, [this] { showWords(); });
    m_grid->setCurrentCell(rankRows - 1 - static_cast<int>(Category::pair), 0);
    m_grid->setFocus();
}

void DealRankDialog::createParts()
{
    m_playerLabel = new QLabel(this);
    m_player = new QComboBox(this);
    m_player->setObjectName(QStringLiteral("rankPlayerCombo"));
    m_grid = new QTableWidget(rankRows, mostWildsOfRank + 1, this);
    m_grid->setObjectName(QStringLiteral("rankGrid"));
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_grid->setTabKeyNavigation(false);
    m_grid->horizontalHeader()->setSectionsClickable(false);
    m_grid->verticalHeader()->setSectionsClickable(false);
    m_grid->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_grid->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_grid->verticalHeader()->setMinimumSectionSize(scaled(24, font()));
    for (int row = 0; row < rankRows; ++row) {
        for (int wilds = 0; wilds <= mostWildsOfRank; ++wilds) {
            auto* cell = new QTableWidgetItem;
            cell->setTextAlignment(Qt::AlignCenter);
            m_grid->setItem(row, wilds, cell);
        }
    }
    m_choice = new TextLabel(QStringLiteral("rankChoiceLabel"), this);
    m_choice->setWordWrap(true);
    m_seedLabel = new QLabel(this);
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("rankSeedField"));
    m_seed->setRange(0, tables::largestSeed); // the least value means a random seed
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("dealRankButton"));
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancelRankButton"));
}

void DealRankDialog::arrange()
{
    m_playerLabel->setBuddy(m_player);
    m_seedLabel->setBuddy(m_seed);
    auto* layout = new QVBoxLayout(this);
    auto* above = new QFormLayout;
    above->addRow(m_playerLabel, m_player);
    layout->addLayout(above);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_choice);
    auto* below = new QFormLayout;
    below->addRow(m_seedLabel, m_seed);
    layout->addLayout(below);
    layout->addWidget(m_buttons);
    resize(scaled(680, font()), scaled(480, font())); // leaves room for longer headings
}

void DealRankDialog::findObstacles()
{
    const CardTable& table = m_session.table();
    const CardSet held = heldByOthers(table, order().player);
    for (int wilds = 0; wilds <= mostWildsOfRank; ++wilds)
        m_obstacles[static_cast<std::size_t>(wilds)] =
            rankObstacles(wilds, table.rules.rules, held);
}

void DealRankDialog::showWords()
{
    setWindowTitle(tr("Deal a hand of a rank"));
    m_playerLabel->setText(tr("&For:"));
    m_player->setAccessibleName(withoutMnemonic(m_playerLabel->text()));
    m_player->setToolTip(tr("The player who gets the hand"));
    m_player->setStatusTip(m_player->toolTip());
    for (int player = 0; player < m_player->count(); ++player)
        m_player->setItemText(player, narration::playerName(player + 1, m_session.names()));
    m_grid->setAccessibleName(tr("Ranks by the number of wilds"));
    m_grid->setToolTip(tr("Choose a rank and a number of wilds"));
    m_grid->setStatusTip(m_grid->toolTip());
    m_seedLabel->setText(tr("&Seed:"));
    m_seed->setAccessibleName(withoutMnemonic(m_seedLabel->text()));
    m_seed->setToolTip(tr("The number that the status bar showed; on the same table it deals the "
                          "same cards again"));
    m_seed->setStatusTip(m_seed->toolTip());
    //: In place of a number
    m_seed->setSpecialValueText(tr("By chance"));
    auto* deal = m_buttons->button(QDialogButtonBox::Ok);
    deal->setText(tr("&Deal"));
    deal->setToolTip(tr("Deal this hand"));
    QStringList ranks;
    for (int row = 0; row < rankRows; ++row)
        ranks << narration::categoryName(rankOfRow(row), m_session.rules().rules);
    m_grid->setVerticalHeaderLabels(ranks);
    QStringList wilds;
    for (int count = 0; count <= mostWildsOfRank; ++count)
        wilds << narration::wildCount(count);
    m_grid->setHorizontalHeaderLabels(wilds);
    showCells();
}

void DealRankDialog::showCells()
{
    const Colors colors = Colors::of(palette());
    for (int row = 0; row < rankRows; ++row) {
        const Category rank = rankOfRow(row);
        for (int wilds = 0; wilds <= mostWildsOfRank; ++wilds) {
            const auto reason =
                m_obstacles[static_cast<std::size_t>(wilds)][static_cast<std::size_t>(rank)];
            QTableWidgetItem& cell = *m_grid->item(row, wilds);
            const QString name = narration::rankWithWilds(rank, wilds);
            const QString why = reason ? narration::noSuchHand(*reason, rank, wilds) : QString();
            cell.setText(reason ? QStringLiteral("–") : tr("possible"));
            cell.setForeground(reason ? colors.disabled : colors.text);
            cell.setToolTip(reason ? why : name);
            cell.setStatusTip(reason ? why : name);
            cell.setData(Qt::AccessibleTextRole, name);
            cell.setData(Qt::AccessibleDescriptionRole, why);
        }
    }
    showChoice();
}

void DealRankDialog::showChoice()
{
    if (m_grid->currentRow() < 0)
        return;
    const DealOrder chosen = order();
    const auto reason = obstacle();
    m_choice->setText(reason ? narration::noSuchHand(*reason, chosen.rank, chosen.wilds)
                             : narration::rankWithWilds(chosen.rank, chosen.wilds));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!reason);
}

DealOrder DealRankDialog::order() const
{
    DealOrder order{DealKind::rank, m_player->currentData().toInt()};
    if (m_grid->currentRow() >= 0) {
        order.rank = rankOfRow(m_grid->currentRow());
        order.wilds = m_grid->currentColumn();
    }
    return order;
}

std::optional<int> DealRankDialog::seed() const
{
    return m_seed->value() > 0 ? std::optional(m_seed->value()) : std::nullopt;
}

std::optional<NoSuchHand> DealRankDialog::obstacle() const
{
    const DealOrder chosen = order();
    return m_obstacles[static_cast<std::size_t>(chosen.wilds)]
                      [static_cast<std::size_t>(chosen.rank)];
}

void DealRankDialog::deal()
{
    if (obstacle())
        return;
    emit dealAsked(order(), seed());
    accept();
}

void DealRankDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_buttons)
        showCells();
    else if (event->type() == QEvent::FontChange && m_grid)
        m_grid->verticalHeader()->setMinimumSectionSize(scaled(24, font()));
}

} // namespace showdown::gui
