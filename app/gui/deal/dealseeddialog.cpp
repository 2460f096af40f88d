// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/deal/dealseeddialog.h"

#include "app/gui/session/tablesession.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/tabletext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <optional>
#include <vector>

namespace showdown::gui {

namespace {

/// What can be dealt by a seed.
std::vector<DealKind> kindsFor(const CardTable& table)
{
    if (!table.isSituation())
        return {DealKind::all, DealKind::player, DealKind::close};
    std::vector<DealKind> kinds{DealKind::all, DealKind::player};
    const std::optional<Street> next = nextStreet(table);
    if (next)
        kinds.push_back(DealKind::street);
    if (next && *next != Street::river)
        kinds.push_back(DealKind::runOut);
    return kinds;
}

} // namespace

DealSeedDialog::DealSeedDialog(const TableSession& session, const TableDealer& dealer, int player,
                               QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_player(player),
      m_kindLabel(new QLabel(this)),
      m_kind(new QComboBox(this)),
      m_seedLabel(new QLabel(this)),
      m_seed(new QSpinBox(this)),
      m_choice(new TextLabel(QStringLiteral("seedChoiceLabel"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("dealSeedDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_kind->setObjectName(QStringLiteral("seedKindCombo"));
    m_seed->setObjectName(QStringLiteral("seedField"));
    m_seed->setRange(1, tables::largestSeed);
    m_seed->setGroupSeparatorShown(false);
    for (const DealKind kind : kindsFor(session.table()))
        m_kind->addItem(QString(), static_cast<int>(kind));
    arrange();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &DealSeedDialog::showChoice);
    connect(m_seed, &QSpinBox::valueChanged, this, &DealSeedDialog::showChoice);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        emit dealAsked(order(), seed());
        accept();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    onRetranslate(*this, [this] { showWords(); });
    if (const auto& latest = dealer.latest())
        offer(latest->first, latest->second);
    m_seed->setFocus();
    m_seed->selectAll();
}

void DealSeedDialog::arrange()
{
    m_kindLabel->setBuddy(m_kind);
    m_seedLabel->setBuddy(m_seed);
    auto* form = new QFormLayout(this);
    form->addRow(m_kindLabel, m_kind);
    form->addRow(m_seedLabel, m_seed);
    form->addRow(m_choice);
    form->addRow(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("dealSeedButton"));
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancelSeedButton"));
}

void DealSeedDialog::showWords()
{
    setWindowTitle(tr("Deal from seed"));
    m_kindLabel->setText(tr("&What:"));
    m_kind->setAccessibleName(withoutMnemonic(m_kindLabel->text()));
    m_kind->setToolTip(tr("What is dealt"));
    m_kind->setStatusTip(m_kind->toolTip());
    for (int index = 0; index < m_kind->count(); ++index)
        m_kind->setItemText(index, wordsOf(kindAt(index)));
    m_seedLabel->setText(tr("&Seed:"));
    m_seed->setAccessibleName(withoutMnemonic(m_seedLabel->text()));
    m_seed->setToolTip(tr("The number that the status bar showed; on the same table it deals the "
                          "same cards again"));
    m_seed->setStatusTip(m_seed->toolTip());
    auto* deal = m_buttons->button(QDialogButtonBox::Ok);
    deal->setText(tr("&Deal"));
    deal->setToolTip(tr("Deal these cards"));
    showChoice();
}

void DealSeedDialog::showChoice()
{
    m_choice->setText(dealtText(order(), seed(), m_session));
}

DealKind DealSeedDialog::kindAt(int index) const
{
    return static_cast<DealKind>(m_kind->itemData(index).toInt());
}

QString DealSeedDialog::wordsOf(DealKind kind) const
{
    switch (kind) {
    case DealKind::all:
        return tr("All hands");
    case DealKind::player:
        //: What is dealt; %1: a player
        return tr("The hand of %1").arg(narration::playerName(m_player + 1, m_session.names()));
    case DealKind::close:
        return tr("Close hands");
    case DealKind::street:
        return tr("The next street");
    case DealKind::runOut:
        return tr("The rest of the board");
    case DealKind::flopAndTurn:
    case DealKind::rank:
        break;
    }
    return {};
}

DealOrder DealSeedDialog::order() const
{
    const CardTable& table = m_session.table();
    const DealKind kind = kindAt(m_kind->currentIndex());
    if (kind == DealKind::street)
        return boardDeal(table, nextStreet(table).value_or(Street::river));
    return kind == DealKind::runOut ? boardDeal(table, Street::river) : DealOrder{kind, m_player};
}

int DealSeedDialog::seed() const
{
    return m_seed->value();
}

void DealSeedDialog::offer(const DealOrder& order, int seed)
{
    const int index = m_kind->findData(static_cast<int>(order.kind));
    if (index < 0 || (order.kind == DealKind::player && order.player != m_player))
        return;
    m_kind->setCurrentIndex(index);
    m_seed->setValue(seed);
    m_seed->selectAll();
}

} // namespace showdown::gui
