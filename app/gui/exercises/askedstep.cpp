// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/askedstep.h"

#include "app/gui/explain/steps/listingview.h"
#include "app/gui/learn/lessontables.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/headedbox.h"
#include "app/narration/practicetext.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double leastListing = 280; ///< beside the hands, else below them

/// Lower than in the steps: the answers stand below it.
class AskedListing : public ListingView
{
public:
    using ListingView::ListingView;

    QSize sizeHint() const override
    {
        const QSize usual = ListingView::sizeHint();
        return {usual.width(), usual.height() * 3 / 4};
    }

    QSize minimumSizeHint() const override
    {
        return {scaled(leastListing, font()), ListingView::minimumSizeHint().height()};
    }
};

} // namespace

std::vector<Hand> handsOf(const Judgement& judgement)
{
    std::vector<Hand> hands;
    for (const PlayerResult& player : judgement.showdown.players)
        hands.push_back(player.hand);
    return hands;
}

std::optional<AskedStep> contradictedStep(const Exercise& exercise, const ExerciseAnswer& answer,
                                          const Judgement& judgement)
{
    const std::vector<Hand> hands = handsOf(judgement);
    const std::optional<RunPlace> place = contradictionOf(exercise, answer);
    if (!place || hands.empty() || !std::ranges::all_of(hands, &Hand::isComplete))
        return std::nullopt;
    return AskedStep{hands, exercise.rules, lensOf(exercise), *place};
}

QWidget* newAskedListing(const Exercise& exercise, QWidget* parent)
{
    const std::optional<int> step = narration::listedStep(exercise);
    if (!step)
        return nullptr;
    lessons::Setting setting;
    setting.hands = exercise.hands;
    setting.lens = exercise.lens;
    setting.rules.rules = exercise.rules;
    setting.rules.rules.deck = DeckKind::free; // the hands are as they are asked about
    auto* session = new CompareSession(askedTable(setting, {}).table);
    auto* player = new StepPlayer(*session, session);
    auto* model = new ListingModel(*player, session);
    model->setAsked();
    auto* view = new AskedListing(*model);
    session->setParent(view);
    auto* box = new HeadedBox(QStringLiteral("askedFunctionLabel"), view, parent);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    player->start();
    player->goTo(*step);
    box->setTitle(model->function());
    view->setAccessibleName(model->function());
    return box;
}

} // namespace showdown::gui
