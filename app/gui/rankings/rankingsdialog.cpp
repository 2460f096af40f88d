// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rankings/rankingsdialog.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/rankings/handouts.h"
#include "app/gui/rankings/rankingsmodel.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/rankingstext.h"
#include "app/narration/rulestext.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double columnRoom = 14; ///< more than the text of a column needs

constexpr double exampleCard = 28;
constexpr double exampleGap = 4;
constexpr double exampleInset = 4; ///< around the cards

/// Draws the example of a row of the rankings as five small cards.
class ExampleDelegate : public QStyledItemDelegate
{
public:
    /// Model and appearance must outlive it.
    ExampleDelegate(const RankingsModel& model, const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent), m_model(model), m_appearance(appearance)
    {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const RankingsModel& m_model;
    const Appearance& m_appearance;
};

QSize ExampleDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& /*index*/) const
{
    const int width = scaled(exampleCard, option.font);
    const int inset = scaled(exampleInset, option.font);
    return {Hand::fullSize * width + (Hand::fullSize - 1) * scaled(exampleGap, option.font)
                + 2 * inset,
            CardPainter::heightFor(width) + 2 * inset};
}

void ExampleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const CardPainter cards(Colors::of(option.palette), m_appearance.suitColors(), option.font);
    const int width = scaled(exampleCard, option.font);
    const int height = CardPainter::heightFor(width);
    const int pitch = width + scaled(exampleGap, option.font);
    QRect place(option.rect.left() + scaled(exampleInset, option.font),
                option.rect.center().y() - height / 2, width, height);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Card card : m_model.example(index.row())) {
        const QRect shown = QStyle::visualRect(option.direction, option.rect, place);
        cards.paint(*painter, shown, card,
                    m_model.isNaturalWild(card) ? CardStates(CardState::wild) : CardStates());
        place.translate(pitch, 0);
    }
    painter->restore();
}

} // namespace

RankingsDialog::RankingsDialog(const TableSession& session, const Appearance& appearance,
                               QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_model(new RankingsModel(session, this)),
      m_rules(new TextLabel(QStringLiteral("rankingsRulesLabel"), this)),
      m_counted(new TextLabel(QStringLiteral("rankingsCountedLabel"), this)),
      m_hidesHolders(!m_model->hasHolders())
{
    setObjectName(QStringLiteral("rankingsDialog"));
    createTable(appearance);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("closeRankingsButton"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* print = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    print->setObjectName(QStringLiteral("printRankingsButton"));
    print->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this, [this, &appearance] {
        previewHandout(rankingsHandout(m_session, appearance.suitColors()), *this);
    });
    m_rules->setWordWrap(true);
    m_counted->setWordWrap(true);
    m_counted->setInk(Ink::secondary);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_rules);
    layout->addWidget(m_counted);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    session.whenChanged(TableChange::rules | TableChange::shown | TableChange::names, this,
                        &RankingsDialog::refresh);
    connect(&appearance, &Appearance::suitColorsChanged, m_table->viewport(),
            qOverload<>(&QWidget::update));
    onRetranslate(*this, [this, print] {
        setWindowTitle(tr("Hand rankings"));
        print->setText(tr("&Print…", "the chart of the ranks"));
        setTips(*print, tr("See the ranks on one page, to print or save it"));
        m_table->setAccessibleName(tr("The ranks, highest first"));
        m_table->setStatusTip(tr("How often each rank comes, and who has it"));
        emit m_model->headerDataChanged(Qt::Horizontal, 0, RankingsModel::columns - 1);
        m_shown.reset(); // sets all texts again
        refresh();
    });
}

void RankingsDialog::createTable(const Appearance& appearance)
{
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("rankingsTable"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(RankingsModel::exampleColumn,
                                      new ExampleDelegate(*m_model, appearance, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionsClickable(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
}

void RankingsDialog::setHoldersHidden(bool hidden)
{
    if (hidden == m_hidesHolders)
        return;
    m_hidesHolders = hidden;
    m_shown.reset(); // sets all texts again
    refresh();
}

void RankingsDialog::present()
{
    show();
    raise();
    activateWindow();
}

void RankingsDialog::showEvent(QShowEvent* event)
{
    refresh();
    if (!m_hasSize) {
        fitTable();
        takeSize();
    }
    QDialog::showEvent(event);
}

void RankingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_table)
        fitTable();
}

/// Does the work if there is any to do. The current row stays.
void RankingsDialog::refresh()
{
    const std::tuple now(m_model->result(), m_session.rules(), m_session.names());
    if ((!isVisible() && m_hasSize) || m_shown == now)
        return;
    m_shown = now;
    const int current = m_table->currentIndex().row();
    m_model->refresh(m_hidesHolders);
    m_table->setColumnHidden(RankingsModel::tableColumn, m_hidesHolders);
    if (current >= 0)
        m_table->setCurrentIndex(m_model->index(std::min(current, m_model->rowCount() - 1), 0));
    m_rules->setText(narration::rulesLine(m_session.rules()));
    QStringList below{narration::handsCounted(m_model->total(), m_model->jokers(),
                                              m_session.rules().rules.jokers.count())};
    if (!m_model->hasHolders())
        below << tr("Who has which rank is shown for the hands in Compare, not for a situation.");
    m_counted->setText(below.join(u'\n'));
    fitTable();
}

void RankingsDialog::fitTable()
{
    QFont heading = font();
    heading.setWeight(QFont::DemiBold);
    m_rules->setFont(heading);
    const int side = scaled(16, font());
    m_table->setIconSize({side, side});
    m_table->resizeColumnsToContents();
    for (int column = 0; column < RankingsModel::columns; ++column)
        m_table->setColumnWidth(column, m_table->columnWidth(column) + scaled(columnRoom, font()));
    m_table->resizeRowsToContents();
}

/// As large as the table if the screen is.
void RankingsDialog::takeSize()
{
    m_hasSize = true;
    const QHeaderView& columns = *m_table->horizontalHeader();
    const QHeaderView& rows = *m_table->verticalHeader();
    const int frame = 2 * m_table->frameWidth();
    const int bar = m_table->verticalScrollBar()->sizeHint().width();
    const QSize whole(columns.length() + bar + frame,
                      rows.length() + columns.sizeHint().height() + frame);
    const QSize around = sizeHint() - m_table->sizeHint();
    const QSize most = screen()->availableSize() * 9 / 10;
    resize((whole + around).boundedTo(most));
}

RankingsDialog& rankingsOf(const TableSession& session, const Appearance& appearance,
                           QWidget& window)
{
    auto* dialog = window.findChild<RankingsDialog*>();
    if (dialog && &dialog->session() != &session)
        delete std::exchange(dialog, nullptr);
    return dialog ? *dialog : *new RankingsDialog(session, appearance, &window);
}

} // namespace showdown::gui
