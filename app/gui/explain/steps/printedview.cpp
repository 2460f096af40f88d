// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/printedview.h"

#include "app/gui/explain/steps/listingview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/headedbox.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/mistaketext.h"
#include "app/narration/printedtext.h"
#include "app/tables/placeorder.h"
#include "core/printed/parting.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>

namespace showdown::gui {
namespace {

CardTable tableOf(const ExposingTable& exposing)
{
    CardTable table = emptyHands();
    table.playerCount = static_cast<int>(exposing.hands.size());
    table.rules.rules.deck = exposing.deck;
    table.lens = exposing.lens;
    int player = 0;
    for (const Hand& hand : exposing.hands)
        table = tables::withCards(std::move(table), {player++, 0}, {hand.begin(), hand.end()});
    return table;
}

/// The last step of the call that a step belongs to.
int endOfCall(const Run& run, int index)
{
    const Step& from = run.step(index);
    const auto isOfCall = [&from](const Step& step) {
        return step.listing == from.listing && step.caller == from.caller;
    };
    while (const auto next = run.nextWhere(index, isOfCall))
        index = *next;
    return index;
}

/// The first step at a line that the mistake changes; if none is, where the first call of the
/// function ends, whose variables show it.
std::optional<int> firstChanged(const Run& run, const Listing& listing, int mistake)
{
    const auto changed = run.nextWhere(-1, [&](const Step& step) {
        return step.listing == &listing
               && listing.find(step.line, step.half, run.terms())->print.concerns(mistake);
    });
    if (changed)
        return changed;
    const auto first =
        run.nextWhere(-1, [&](const Step& step) { return step.listing == &listing; });
    return first ? std::optional(endOfCall(run, *first)) : first;
}

} // namespace

PrintedView::PrintedView(const CompareSession& session, StepPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_player(player),
      m_listing(new ListingModel(player, this)),
      m_listingView(new ListingView(*m_listing, this)),
      m_meaning(newLabel(QStringLiteral("printedMeaningLabel"), this)),
      m_outcome(newLabel(QStringLiteral("printedOutcomeLabel"), this)),
      m_tableButton(new QPushButton(this)),
      m_partingButton(new QPushButton(this))
{
    setObjectName(QStringLiteral("printedView"));
    m_listing->setPrinted();
    m_listingView->setObjectName(QStringLiteral("printedListingView"));
    m_tableButton->setObjectName(QStringLiteral("exposingTableButton"));
    m_partingButton->setObjectName(QStringLiteral("partingStepButton"));
    arrange();
    connect(m_listing, &ListingModel::lineChanged, this, &PrintedView::follow);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        m_wished = m_choice->currentData().toInt();
        choose();
    });
    connect(m_tableButton, &QPushButton::clicked, this, &PrintedView::askTable);
    connect(m_partingButton, &QPushButton::clicked, this, &PrintedView::goToParting);
    connect(&player, &StepPlayer::changed, this, &PrintedView::say); // other things may be told
    session.whenChanged(TableChange::names, this, &PrintedView::say);
    onRetranslate(*this, [this] { say(); });
    onLookChange(*this, [this] { updateLook(); });
}

void PrintedView::arrange()
{
    auto* content = new QWidget(this);
    m_box = new HeadedBox(QStringLiteral("printedLabel"), content, this);
    m_choice = new QComboBox(m_box);
    m_choice->setObjectName(QStringLiteral("printedMistakeBox"));
    m_box->addToHeader(m_choice);
    auto* words = new QVBoxLayout;
    words->addWidget(m_meaning);
    words->addWidget(m_outcome);
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_tableButton);
    buttons->addWidget(m_partingButton);
    words->addLayout(buttons);
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_listingView, 1);
    inside->addLayout(words);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
}

int PrintedView::mistake() const
{
    return isHidden() ? 0 : m_choice->currentData().toInt();
}

void PrintedView::setMistake(int mistake)
{
    m_wished = mistake;
    m_function = nullptr;
    follow();
}

QList<QWidget*> PrintedView::focusOrder() const
{
    return {m_choice, m_listingView, m_tableButton, m_partingButton};
}

void PrintedView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void PrintedView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!isHidden())
        return;
    m_function = nullptr; // another run may be on by then
    emit mistakeShown(0);
}

/// Offers the mistakes of the function that runs; the one that was chosen, if it has that.
void PrintedView::follow()
{
    if (isHidden() || m_function == m_listing->listing())
        return;
    m_function = m_listing->listing();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        auto mistakes = m_function ? mistakesOf(*m_function) : std::vector<int>();
        if (std::ranges::count(mistakes, m_wished) == 0 && isPartingHere())
            mistakes.push_back(m_wished);
        for (const int each : mistakes)
            m_choice->addItem(narration::mistakeName(each), each);
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(m_wished)));
    }
    choose();
}

void PrintedView::choose()
{
    const int mistake = this->mistake();
    m_listing->setMistake(mistake);
    m_choice->setVisible(mistake != 0);
    m_listingView->setVisible(mistake != 0);
    m_exposing.reset();
    if (mistake != 0)
        m_exposing = exposingTable(mistake, *m_function);
    m_run = runWith(mistake);
    say();
    emit mistakeShown(mistake);
}

void PrintedView::say()
{
    const int mistake = this->mistake();
    m_box->setTitle(tr("As printed"));
    m_choice->setAccessibleName(tr("Printed mistake"));
    setTips(*m_choice, tr("Which mistake of the articles is shown"));
    m_listingView->setAccessibleName(tr("Code as printed"));
    setTips(*m_listingView,
            tr("The code as the articles print it; ≠ marks the lines that run otherwise here"));
    nameButton(*m_tableButton, tr("A hand that shows it"),
               tr("Put hands on the table that show the mistake; yours are kept"));
    nameButton(*m_partingButton, tr("Go to that step"),
               tr("Go to where the difference first shows"));
    QString outcome;
    const bool changes = changesCode(mistake);
    const bool isTold = m_player.isRunning() && !m_player.hidesAhead();
    if (m_run && changes && isTold) {
        const Run& run = m_player.run();
        outcome = narration::printedOutcomeText(run, *m_run, m_session.names());
        if (const QString parts = narration::partingText(run, *m_run); !parts.isEmpty())
            outcome += u'\n' + parts;
    } else if (changes && !m_run) {
        outcome = tr("Choose the rules of the series to see what the printed code makes of these "
                     "hands.");
    } else if (isTold && mistake != 0 && !changes && showsIn(mistake) == MistakeShows::inStep) {
        const Run& run = m_player.run();
        const int index = m_player.index();
        outcome =
            narration::alikeText(run.step(run.startOfCall(index)), run.step(endOfCall(run, index)));
    }
    m_meaning->setText(
        mistake == 0
            ? tr("No mistake is known in this function.")
            : tr("%1. %2", "a printed mistake and how it shows, two sentences")
                  .arg(narration::mistakeMeaning(mistake), narration::mistakeShowsText(mistake)));
    m_outcome->setText(outcome);
    m_outcome->setVisible(!outcome.isEmpty());
    m_tableButton->setVisible(m_exposing.has_value());
    const bool parts = m_run && m_outcome->isVisibleTo(this) && parting(m_player.run(), *m_run);
    m_partingButton->setVisible(parts);
}

void PrintedView::updateLook()
{
    const int gap = scaled(8, font());
    QLayout* inside = m_listingView->parentWidget()->layout();
    inside->setSpacing(0);
    QLayout* words = inside->itemAt(1)->layout();
    words->setContentsMargins(gap, gap, gap, gap);
    words->setSpacing(gap);
    m_choice->setFixedHeight(scaled(24, font()));
}

void PrintedView::askTable()
{
    const int mistake = this->mistake();
    const Listing* listing = m_function;
    m_wished = mistake;
    const QString name = narration::mistakeName(mistake);
    const auto title = [name] { return tr("A hand that shows %1", "%1: 'E3'").arg(name); };
    AskedTable asked{tableOf(*m_exposing), {Guest::Source::sample, title}};
    asked.page = QStringLiteral("steps");
    asked.mistake = mistake;
    asked.step = [=](const Run& run) { return firstChanged(run, *listing, mistake); };
    emit tableAsked(asked);
}

/// Nothing without a mistake, or under rules that the printed code does not know.
std::unique_ptr<const Run> PrintedView::runWith(int mistake) const
{
    if (mistake == 0 || !m_player.isRunning() || !knowsPrintedCode(m_player.run().terms().rules))
        return nullptr;
    return std::make_unique<const Run>(printedRun(m_player.run(), mistake));
}

/// Whether the chosen mistake, which lies in another function, parts the runs in this one, or shows
/// here first.
bool PrintedView::isPartingHere() const
{
    const auto printed = runWith(m_wished);
    const auto found = printed ? parting(m_player.run(), *printed) : std::nullopt;
    if (found && found->later && found->later->repaired->listing == m_function)
        return true;
    return found && found->repaired.step && found->repaired.step->listing == m_function;
}

void PrintedView::goToParting()
{
    const auto found = parting(m_player.run(), *m_run);
    m_wished = mistake();
    m_player.pause();
    m_player.goTo(std::min(found->shownAt(), m_player.run().size() - 1));
}

} // namespace showdown::gui
