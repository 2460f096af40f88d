// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/methodpage.h"

#include "app/gui/odds/counttable.h"
#include "app/gui/odds/nextcardmark.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/categorytext.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddsmethodtext.h"
#include "app/narration/oddsstatetext.h"
#include "app/narration/oddstext.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

TextLabel* methodLabel(const char* name, QWidget* parent)
{
    auto* label = new TextLabel(QString::fromLatin1(name), parent);
    label->setWordWrap(true);
    return label;
}

/// Shows lines of text, or hides the label if there are none.
void sayLines(TextLabel& label, QStringList lines)
{
    lines.removeAll(QString());
    label.setText(lines.join(QLatin1Char('\n')));
    label.setVisible(!lines.isEmpty());
}

} // namespace

MethodPage::MethodPage(QWidget* parent)
    : CountPage(QStringLiteral("method"), parent),
      m_missing(methodLabel("methodMissingLabel", content())),
      m_running(methodLabel("methodRunningLabel", content())),
      m_progress(new QProgressBar(content())),
      m_stop(new QPushButton(content())),
      m_summary(methodLabel("methodSummaryLabel", content())),
      m_ways(methodLabel("methodWaysLabel", content())),
      m_errors(methodLabel("methodErrorsLabel", content())),
      m_laws(methodLabel("methodLawsLabel", content())),
      m_potTitle(methodLabel("methodPotTitleLabel", content())),
      m_pot(new CountTable(QStringLiteral("methodPotTable"), content())),
      m_sums(methodLabel("methodSumsLabel", content())),
      m_ties(methodLabel("methodTiesLabel", content()))
{
    m_progress->setObjectName(QStringLiteral("methodProgressBar"));
    m_progress->setTextVisible(false);
    m_stop->setObjectName(QStringLiteral("methodStopButton"));
    m_stop->setAutoDefault(false);
    for (TextLabel* label : {m_running, m_ways, m_laws, m_ties})
        label->setInk(Ink::secondary);
    createFinalHands();
    arrange();
    connect(m_stop, &QPushButton::clicked, this, &MethodPage::stopAsked);
    follow(*m_pot);
    for (const FinalHands& hands : m_final)
        follow(*hands.table);
    updateLook();
    onRetranslate(*this, [this] {
        scroll().setAccessibleName(tr("Method"));
        m_stop->setText(tr("Stop", "counting"));
        m_stop->setAccessibleName(tr("Stop counting"));
        m_stop->setToolTip(tr("End the count; what is known so far stays"));
        m_stop->setStatusTip(m_stop->toolTip());
        m_progress->setAccessibleName(tr("How much is counted"));
        m_pot->setAccessibleName(tr("Who gets the pot"));
        m_pot->setStatusTip(tr("How many boards each player wins, and how many are shared"));
        refresh();
    });
}

/// Scrolls along with the keyboard.
void MethodPage::follow(CountTable& table)
{
    connect(table.selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, &table](const QModelIndex& row) {
                const QRect place = table.visualRect(row);
                const QPoint centre = table.viewport()->mapTo(content(), place.center());
                scroll().ensureVisible(content()->width() / 2, centre.y(), 0, 3 * place.height());
            });
}

void MethodPage::createFinalHands()
{
    for (int player = 1; player <= Situation::maximumPlayers; ++player) {
        const QString name = QStringLiteral("finalHands%1").arg(player);
        FinalHands hands;
        hands.title = new TextLabel(name + QStringLiteral("TitleLabel"), content());
        hands.table = new CountTable(name + QStringLiteral("Table"), content());
        hands.note = new TextLabel(name + QStringLiteral("NoteLabel"), content());
        hands.title->setWordWrap(true);
        hands.note->setWordWrap(true);
        hands.note->setInk(Ink::secondary);
        m_final.push_back(hands);
    }
}

void MethodPage::arrange()
{
    auto* running = new QHBoxLayout;
    running->addWidget(m_progress, 1);
    running->addWidget(m_stop);
    lines().addWidget(m_missing);
    lines().addWidget(m_running);
    lines().addLayout(running);
    for (QWidget* each : std::initializer_list<QWidget*>{m_summary, m_ways, m_errors, m_laws,
                                                         m_potTitle, m_pot, m_sums, m_ties})
        lines().addWidget(each);
    for (const FinalHands& hands : m_final) {
        lines().addWidget(hands.title);
        lines().addWidget(hands.table);
        lines().addWidget(hands.note);
    }
    lines().addStretch();
}

void MethodPage::showCount(const std::shared_ptr<const OddsCount>& count, State state,
                           const QStringList& names)
{
    m_count = count;
    m_state = state;
    m_players = count ? oddsPlayers(*count, names) : narration::OddsPlayers{};
    refresh();
}

void MethodPage::showAll()
{
    const bool hadFocus = m_stop->hasFocus();
    m_missing->setVisible(!m_count);
    m_missing->setText(tr("How odds are counted is shown here, once there are hands to count."));
    showProgress();
    showMethod();
    showPot();
    showFinalHands();
    if (!hadFocus || !m_stop->isHidden())
        return;
    if (m_pot->isHidden())
        emit focusLeft();
    else
        m_pot->setFocus(Qt::OtherFocusReason);
}

void MethodPage::showProgress()
{
    const bool isCounting = m_count && m_state.isCounting;
    for (QWidget* each : std::initializer_list<QWidget*>{m_progress, m_stop})
        each->setVisible(isCounting);
    if (!isCounting)
        return sayLines(*m_running,
                        {m_count && m_state.wasStopped ? tr("The count was stopped before its end.")
                                                       : QString()});
    if (!m_count->hasEquity || m_count->isSettled) {
        m_progress->setRange(0, 0); // it is unknown how much is left
        return sayLines(*m_running,
                        {m_count->isSettled ? narration::countingTheRest() : tr("Counting…")});
    }
    const EquityResult progress = m_count->progress();
    m_progress->setRange(0, 100);
    m_progress->setValue(narration::percentCounted(progress));
    sayLines(*m_running,
             {narration::countingText(progress, !m_count->question.situation.areAllKnown())});
}

/// While an exact count runs, the figures shown are a sample's.
void MethodPage::showMethod()
{
    if (!m_count || !m_count->hasEquity) {
        for (TextLabel* label : {m_summary, m_ways, m_errors, m_laws})
            sayLines(*label, {});
        return;
    }
    const EquityResult& equity = m_count->equity;
    const Situation& situation = m_count->question.situation;
    sayLines(*m_summary, {narration::methodSummary(situation, equity)});
    sayLines(*m_ways, narration::methodWays(situation, m_players));
    sayLines(*m_errors, narration::sampleErrors(equity, m_players));
    sayLines(*m_laws, narration::sampleLaws(equity, EquityOptions().seed));
}

void MethodPage::showPot()
{
    const bool hasPot =
        m_count && m_count->hasEquity && m_count->equity.counted > 0 && m_players.count() > 1;
    for (QWidget* each : std::initializer_list<QWidget*>{m_potTitle, m_pot})
        each->setVisible(hasPot);
    if (!hasPot) {
        sayLines(*m_sums, {});
        return sayLines(*m_ties, {});
    }
    const EquityResult& equity = m_count->equity;
    const bool areDeals = !m_count->question.situation.areAllKnown();
    std::vector<QStringList> rows;
    for (const narration::PotShare& share : narration::potShares(equity, m_players))
        rows.push_back({share.who, narration::countText(share.deals), share.share});
    rows.push_back({narration::allBoards(m_count->question.situation),
                    narration::countText(equity.counted),
                    narration::percentText({equity.counted, equity.counted})});
    m_potTitle->setText(tr("Who gets the pot"));
    m_pot->setRows(
        {tr("Result"),
         areDeals ? tr("Deals", "a column: how many") : tr("Boards", "a column: how many"),
         tr("Share", "a column: percent")},
        rows, true);
    QStringList sums;
    for (int player = 0; player < m_players.count(); ++player)
        sums << narration::equitySum(equity, player, m_players);
    sayLines(*m_sums, sums);
    sayLines(*m_ties, {narration::equityMeaning(), narration::tieRule(equity)});
}

void MethodPage::showFinalHands()
{
    for (std::size_t player = 0; player < m_final.size(); ++player) {
        const FinalHands& hands = m_final[player];
        const bool isKnown =
            m_count && player < m_count->final.size() && m_count->final[player].has_value();
        for (QWidget* each : std::initializer_list<QWidget*>{hands.title, hands.table, hands.note})
            each->setVisible(isKnown);
        if (!isKnown)
            continue;
        const Frequencies& final = *m_count->final[player];
        const HouseRules& rules = m_count->question.situation.rules;
        std::vector<QStringList> rows;
        for (const Category rank : allCategories()) {
            if (final.of(rank) > 0)
                rows.insert(rows.begin(), {narration::categoryName(rank, rules),
                                           narration::countText(final.of(rank)),
                                           narration::sharePercentText(final.chanceOf(rank))});
        }
        hands.title->setText(narration::finalRanksTitle(static_cast<int>(player), m_players));
        hands.table->setAccessibleName(hands.title->text());
        hands.table->setStatusTip(tr("How often each rank comes by the river"));
        hands.table->setRows(
            {tr("Rank"), tr("Boards", "a column: how many"), tr("Share", "a column: percent")},
            rows);
        hands.note->setText(narration::finalRanksNote(final.total));
        hands.note->setVisible(final.total > 1);
    }
}

void MethodPage::changeEvent(QEvent* event)
{
    CountPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void MethodPage::updateLook()
{
    const int side = scaled(12, font());
    lines().setContentsMargins(side, side, side, side);
    lines().setSpacing(scaled(8, font()));
    for (TextLabel* label : {m_running, m_ways, m_laws, m_ties})
        label->setFont(designFont(font(), 12));
    m_summary->setFont(designFont(font(), 13, QFont::DemiBold));
    m_potTitle->setFont(designFont(font(), 13, QFont::DemiBold));
    for (const FinalHands& hands : m_final) {
        hands.title->setFont(designFont(font(), 13, QFont::DemiBold));
        hands.note->setFont(designFont(font(), 12));
    }
    m_stop->setMinimumHeight(scaled(26, font()));
}

} // namespace showdown::gui
