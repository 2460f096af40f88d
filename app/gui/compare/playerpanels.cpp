// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerpanels.h"

#include "app/gui/compare/compareplayeractions.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/handroweditor.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/rulestext.h"

#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace showdown::gui {
namespace {

constexpr double leastText = 104; ///< of a panel, before its parts are stacked
constexpr double captionDrop = 2; ///< between captions and panels
constexpr double captionGap = 8;  ///< between a working hand and the caption beside it
constexpr double pillInset = 3;
constexpr double addPlayerHeight = 28;

} // namespace

PlayerPanels::PlayerPanels(CompareSession& session, TablePlaces& places, TableDealer& dealer,
                           const Appearance& appearance, QWidget* parent)
    : CardPanels(session, parent),
      m_session(session),
      m_metrics(CompareMetrics::of(font(), false)),
      m_cardsCaption(new TextLabel(QStringLiteral("cardsCaptionLabel"), this)),
      m_workingCaption(new TextLabel(QStringLiteral("workingCaptionLabel"), this))
{
    setObjectName(QStringLiteral("playerPanels"));
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        m_panels[static_cast<std::size_t>(player)] =
            new PlayerPanel(session, places, dealer, appearance, player, this);
    m_addPlayer = new QToolButton(this);
    m_addPlayer->setObjectName(QStringLiteral("addPlayerButton"));
    m_addPlayer->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_addPlayer->setFocusPolicy(Qt::TabFocus);
    connect(m_addPlayer, &QToolButton::clicked, this, &PlayerPanels::playerWanted);
    for (QWidget* panel : m_panels)
        addPanel(*panel);
    addPanel(*m_addPlayer);
    m_overlay = new DecisionOverlay(this);
    onRetranslate(*this, [this] {
        m_cardsCaption->setText(tr("Cards"));
        m_addPlayer->setText(tr("Add a third player"));
        m_addPlayer->setAccessibleName(m_addPlayer->text());
        m_addPlayer->setStatusTip(tr("Compare three hands"));
        m_addPlayer->setToolTip(m_addPlayer->statusTip());
        showCaptions();
        QMetaObject::invokeMethod(this, &PlayerPanels::placeOverlay,
                                  Qt::QueuedConnection); // the brackets have new names then
    });
    session.whenChanged(TableChange::shown, this, &PlayerPanels::showCaptions);
    session.whenChanged(TableChange::shown, this, &PlayerPanels::placeOverlay);
    for (TextLabel* caption : {m_cardsCaption, m_workingCaption}) {
        caption->setInk(Ink::secondary);
        caption->setAttribute(Qt::WA_TransparentForMouseEvents); // a panel may lie below
    }
    showPlayers();
}

CardRowEditor& PlayerPanels::cards(int row) const
{
    return panel(row).cards();
}

QStringList PlayerPanels::descriptions() const
{
    QStringList all;
    for (const PlayerPanel* panel : m_panels) {
        if (!panel->isHidden())
            all << panel->accessibleName();
    }
    return all;
}

QWidget& PlayerPanels::panelOf(int row) const
{
    return panel(row);
}

PlayerActions* PlayerPanels::actions(int player) const
{
    return &panel(player).actions();
}

void PlayerPanels::editName(int player)
{
    panel(player).editName();
}

void PlayerPanels::offerPlayer()
{
    m_addPlayer->setVisible(m_session.playerCount() < CardTable::maximumPlayers && !isPresenting());
}

void PlayerPanels::setRevealed(Reveal reveal)
{
    for (PlayerPanel* panel : m_panels)
        panel->setRevealed(reveal);
    placeOverlay(); // working hands have come or gone
}

void PlayerPanels::setMarks(const DecisionMarks& decision, const ChosenMarks& chosen)
{
    for (PlayerPanel* panel : m_panels)
        panel->setMarks(decision, chosen);
    m_overlay->setMarks(decision);
}

/// Shows the whole caption if there is room for it.
void PlayerPanels::showCaptions()
{
    const QFont small = designFont(font(), m_metrics.compact ? 11.5 : 12, QFont::DemiBold);
    for (TextLabel* caption : {m_cardsCaption, m_workingCaption})
        caption->setFont(small);
    const std::optional<Category> lens = m_session.shownLens();
    const QString whole = narration::workingHandCaption(lens);
    m_workingCaption->setText(whole);
    const int room = m_metrics.workingWidth() + m_metrics.end;
    const bool fits = m_metrics.arrangement == Arrangement::wide
                      && QFontMetrics(small).horizontalAdvance(whole) <= room;
    if (lens && !fits)
        m_workingCaption->setText(narration::workingHandCaptionShort(*lens));
    else if (!lens && (m_metrics.compact || !fits))
        m_workingCaption->setText(tr("Working hand", "over the cards, where there is little room"));
    m_workingCaption->setAccessibleName(whole);
    arrangeCaptions();
}

/// The possible forms of the panels side by side, best first.
std::vector<CompareMetrics> PlayerPanels::forms() const
{
    std::vector<CompareMetrics> forms;
    for (const bool isSmall : {false, true}) {
        if (!isSmall && (isCompact() || m_isTight))
            continue;
        CompareMetrics form = CompareMetrics::of(font(), isSmall);
        form.smallerWords = m_smallerWords;
        form.shortWords = m_areWordsShort;
        form.isSqueezed = m_smallerWords > 0 || m_areWordsShort || m_isTight;
        forms.push_back(form);
        form.text = std::min(form.text, scaled(leastText, font()));
        forms.push_back(form);
    }
    return forms;
}

/// The metrics with the smallest cards; if even these are too wide, the parts of a panel are
/// stacked.
CompareMetrics PlayerPanels::metricsFor(int width) const
{
    const std::vector<CompareMetrics> forms = this->forms();
    for (const Arrangement arrangement : {Arrangement::wide, Arrangement::stacked}) {
        for (const CompareMetrics& form : forms) {
            const CompareMetrics metrics = form.arranged(arrangement, font());
            if (metrics.panelWidth() + 2 * metrics.side <= width)
                return metrics;
        }
    }
    return forms.back().arranged(Arrangement::narrow, font());
}

/// The form grown by so many steps and spread to a width.
CompareMetrics PlayerPanels::spreadTo(int width, const CompareMetrics& form, int steps) const
{
    const CompareMetrics grown = steps > 0 ? form.grown(steps, font()) : form;
    const int inner = width - 2 * grown.side;
    const CompareMetrics metrics = grown.spread(inner, font());
    if (!grown.isPresented)
        return metrics;
    const bool isWide = grown.arrangement == Arrangement::wide;
    return metrics.withWords(isWide ? metrics.text : inner - grown.panelWidth() + grown.text,
                             font());
}

/// For a class: the arrangement with the larger cards and words that leaves less of the height
/// unused.
CompareMetrics PlayerPanels::presentedFor(int width) const
{
    CompareMetrics best = metricsFor(width);
    best.isPresented = true;
    double largest = 0;
    for (const Arrangement arrangement : {Arrangement::stacked, Arrangement::wide}) {
        CompareMetrics form = forms().front().arranged(arrangement, font());
        form.isPresented = true;
        const int count = m_session.playerCount();
        for (int steps = 0; steps <= CompareMetrics::presentedSteps; ++steps) {
            const CompareMetrics grown = form.grown(steps, font());
            const int height = count * (grown.panelHeight() + grown.panelGap) + grown.captions;
            if (grown.panelWidth() + 2 * grown.side > width || height > room().height())
                break;
            const double words = std::cbrt(spreadTo(width, form, steps).words); // cards count more
            if (const double filled = words * grown.slot.width() * height; filled > largest) {
                largest = filled;
                best = form;
            }
        }
    }
    return best;
}

int PlayerPanels::mostSteps() const
{
    const bool hasRoom = m_smallest.text >= CompareMetrics::of(font(), m_smallest.compact).text;
    // The compact form keeps its cards small for a small window, not for larger text.
    const bool isSmall = m_smallest.compact && uiScale(font()) <= 1;
    if (isPresenting())
        return m_smallest.isPresented ? CompareMetrics::presentedSteps : 0;
    if (isSmall || m_smallest.arrangement != Arrangement::wide || !hasRoom)
        return 0;
    return (m_smallest.compact ? CompareMetrics::compactSteps : 0) + CompareMetrics::growthSteps;
}

void PlayerPanels::beginChoice()
{
    m_smallerWords = 0;
    m_isTight = false;
    m_areWordsShort = false;
    offerPlayer();
}

/// Goes one step further towards panels of less height: smaller words, smaller cards, fewer words.
/// False if there is none.
bool PlayerPanels::squeeze()
{
    if (m_smallerWords < CompareMetrics::mostSmallerWords) {
        ++m_smallerWords;
    } else if (!m_metrics.compact) {
        m_isTight = true;
        m_smallerWords = 0;
    } else if (!m_areWordsShort) {
        m_areWordsShort = true;
    } else {
        return false;
    }
    return true;
}

int PlayerPanels::takeSmallest(int width)
{
    m_smallest = isPresenting() ? presentedFor(width) : metricsFor(width);
    takeGrown(0, width);
    return mostSteps();
}

bool PlayerPanels::takeGrown(int steps, int width)
{
    const CompareMetrics grown = steps > 0 ? m_smallest.grown(steps, font()) : m_smallest;
    const int inner = width - 2 * grown.side;
    if (steps > 0 && grown.panelWidth() > inner)
        return false;
    const int slack = std::max(0, grown.text - scaled(leastText, font()));
    m_metrics = spreadTo(width, m_smallest, steps);
    for (PlayerPanel* panel : m_panels)
        panel->setMetrics(m_metrics);
    m_addPlayer->setFixedHeight(scaled(addPlayerHeight, font()));
    const int below = grown.isPresented ? grown.side : grown.panelGap; // no pill stands there
    setLengths({grown.side, grown.captions, grown.side, below}, grown.panelGap,
               grown.panelWidth() - slack + 2 * grown.side);
    return true;
}

void PlayerPanels::arrange()
{
    CardPanels::arrange();
    m_overlay->setGeometry(rect());
    showCaptions();
    placeOverlay();
}

/// Places the captions over the cards; if the working hand has no column, its caption is beside the
/// first one.
void PlayerPanels::arrangeCaptions()
{
    const PlayerPanel& first = panel(0);
    const auto contents = [this](const QWidget& hand, int margin) {
        return QRect(hand.mapTo(this, QPoint()), hand.size()).adjusted(margin, 0, -margin, 0);
    };
    const auto put = [this](TextLabel& caption, const QRect& over) {
        const QSize size(caption.sizeHint().width(),
                         std::min(caption.sizeHint().height(), m_metrics.captions));
        const int y = m_metrics.captions - scaled(captionDrop, font()) - size.height();
        const int x =
            layoutDirection() == Qt::RightToLeft ? over.right() + 1 - size.width() : over.left();
        caption.setGeometry({QPoint(x, y), size});
    };
    put(*m_cardsCaption, contents(first.cards(), first.cards().margin()));
    const bool isWide = m_metrics.arrangement == Arrangement::wide;
    m_workingCaption->setWordWrap(!isWide);
    const QRect working = contents(first.working(), first.working().margin());
    if (isWide) {
        put(*m_workingCaption, working);
        return;
    }
    const int gap = scaled(captionGap, font());
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QRect beside(0, working.top() + first.working().margin(), 0,
                 m_metrics.working.height() + m_metrics.underWorking);
    beside.setLeft(isMirrored ? first.geometry().left() + gap : working.right() + 1 + gap);
    beside.setRight(isMirrored ? working.left() - 1 - gap : first.geometry().right() - gap);
    m_workingCaption->setGeometry(beside);
    m_workingCaption->stackUnder(m_overlay);
}

void PlayerPanels::placeOverlay()
{
    std::vector<HandPlace> places;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        const WorkingHandView& working = panel(player).working();
        const QPoint corner = working.mapTo(this, QPoint());
        HandPlace place;
        place.panel = panel(player).geometry();
        place.room = pillRoom(panel(player));
        for (int position = 0; position < static_cast<int>(working.row().cards.size()); ++position)
            place.cards.push_back(working.cardRect(position).translated(corner));
        for (const QRect& label : working.labelRects())
            place.labels.push_back(label.translated(corner));
        places.push_back(place);
    }
    m_overlay->setForm(m_metrics);
    m_overlay->setPlaces(places);
    m_overlay->raise();
}

/// Beside the dealt cards or, if they are above the working hand, the whole panel.
QRect PlayerPanels::pillRoom(const PlayerPanel& panel) const
{
    const int edge = scaled(pillInset, font());
    QRect room = panel.geometry().adjusted(edge, 0, -edge, 0);
    if (m_metrics.arrangement != Arrangement::wide)
        return room;
    const HandRowEditor& row = panel.cards();
    const QRect cards =
        QRect(row.mapTo(this, QPoint()), row.size()).adjusted(row.margin(), 0, -row.margin(), 0);
    if (layoutDirection() == Qt::RightToLeft)
        room.setRight(cards.left() - 1 - edge);
    else
        room.setLeft(cards.right() + 1 + edge);
    return room;
}
} // namespace showdown::gui
