// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/verdictbanner.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/textlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double regularHeight = 62; // two lines of a wide font keep off the frame
constexpr double compactHeight = 52;
constexpr double radius = 7;
constexpr double disc = 38;
constexpr double compactDisc = 32;
constexpr double discIcon = 22;
constexpr double compactDiscIcon = 19;
constexpr double discStart = 13;
constexpr double compactDiscStart = 9;
constexpr double wordsStart = 64;
constexpr double compactWordsStart = 50;
constexpr double askedSide = 18; ///< beside a question, which has no disc
constexpr double mostTableTitle = 360;
constexpr double lineSpacing = 3; ///< between title and sentence, unless a second line needs it
constexpr double compactGap = 1;
constexpr double padding = 3;      ///< above and below the words, at least
constexpr double grownPadding = 5; ///< where the words need more than the usual height
constexpr double lift = 1; ///< of the words: over capitals there is more room than under a "p"
constexpr double dismissSize = 32;
constexpr double buttonEnd = 8;
constexpr std::chrono::seconds tickTime(1); ///< after a copy

} // namespace

std::optional<Role> verdictRole(narration::VerdictKind kind)
{
    switch (kind) {
    case narration::VerdictKind::winner:
        return Role::winner;
    case narration::VerdictKind::tieOfAll:
    case narration::VerdictKind::tieOfSome:
        return Role::tie;
    case narration::VerdictKind::noCompleteHand:
    case narration::VerdictKind::oneComplete:
    case narration::VerdictKind::noneFits:
        break;
    }
    return std::nullopt;
}

IconId verdictIcon(narration::VerdictKind kind)
{
    switch (kind) {
    case narration::VerdictKind::winner:
        return IconId::winner;
    case narration::VerdictKind::tieOfAll:
    case narration::VerdictKind::tieOfSome:
        return IconId::tie;
    case narration::VerdictKind::noCompleteHand:
        return IconId::compare;
    case narration::VerdictKind::oneComplete:
        return IconId::yes;
    case narration::VerdictKind::noneFits:
        return IconId::no;
    }
    return IconId::note;
}

VerdictBanner::VerdictBanner(QWidget* parent)
    : QFrame(parent),
      m_title(new TextLabel(QStringLiteral("verdictTitleLabel"), this)),
      m_sentence(new TextLabel(QStringLiteral("verdictSentenceLabel"), this)),
      m_rules(new TextLabel(QStringLiteral("verdictRulesLabel"), this)),
      m_steps(new PrimaryButton(this)),
      m_result(new QToolButton(this)),
      m_back(new QToolButton(this)),
      m_copy(new QToolButton(this)),
      m_words(new QVBoxLayout),
      m_gap(new QSpacerItem(0, 0)),
      m_lead(new QSpacerItem(0, 0)), // margins are not mirrored
      m_end(new QSpacerItem(0, 0))
{
    setObjectName(QStringLiteral("verdictBanner"));
    makeNotification(*this);
    m_title->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::RichText);
    m_rules->setWordWrap(true);
    m_rules->hide();
    m_steps->setObjectName(QStringLiteral("bannerStepsButton"));
    m_result->setObjectName(QStringLiteral("showResultButton"));
    m_back->setObjectName(QStringLiteral("bannerBackButton"));
    m_copy->setObjectName(QStringLiteral("copyResultButton"));
    m_result->setIcon(icon(IconId::show));
    m_back->setIcon(icon(IconId::undo));
    m_copy->setIcon(icon(IconId::copy));
    m_copy->setAutoRaise(true);
    for (QToolButton* button :
         std::initializer_list<QToolButton*>{m_steps, m_result, m_back, m_copy})
        button->setFocusPolicy(Qt::TabFocus);
    connect(m_steps, &QToolButton::clicked, this, &VerdictBanner::stepsAsked);
    connect(m_result, &QToolButton::clicked, this, &VerdictBanner::resultAsked);
    connect(m_back, &QToolButton::clicked, this, &VerdictBanner::trialEndAsked);
    connect(m_copy, &QToolButton::clicked, this, [this] {
        emit copyRequested();
        m_copy->setIcon(icon(IconId::yes));
        QTimer::singleShot(tickTime, m_copy, [this] { m_copy->setIcon(icon(IconId::copy)); });
    });
    onRetranslate(*this, [this] { nameButtons(); });

    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);

    // The two lines are centred vertically, together.
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    m_words->setSpacing(0);
    m_words->addWidget(m_title);
    m_words->addItem(m_gap);
    m_words->addWidget(m_sentence);
    lines->addStretch();
    lines->addLayout(m_words);
    lines->addWidget(m_rules);
    lines->addStretch();
    auto* row = new QHBoxLayout(this);
    row->addItem(m_lead);
    row->addLayout(lines, 1);
    for (QToolButton* button :
         std::initializer_list<QToolButton*>{m_steps, m_result, m_back, m_copy})
        row->addWidget(button, 0, Qt::AlignVCenter);
    row->addItem(m_end);
    applyLook();
    showWords();

    m_announcement.setSingleShot(true);
    m_announcement.setInterval(std::chrono::milliseconds(400));
    connect(&m_announcement, &QTimer::timeout, this, &VerdictBanner::announce);
}

void VerdictBanner::setVerdict(const narration::Verdict& verdict)
{
    if (verdict == m_verdict)
        return;
    m_verdict = verdict;
    if (!showsVerdict())
        return;
    showWords();
    m_announcement.start();
}

void VerdictBanner::repeat()
{
    if (showsVerdict())
        m_announcement.start();
}

void VerdictBanner::sayDealt(std::function<QStringList()> hands)
{
    if (!showsVerdict())
        return;
    m_dealt = std::move(hands);
    repeat();
}

void VerdictBanner::setPhase(const std::optional<Phase>& phase)
{
    if (phase == m_phase)
        return;
    const bool wasAsked = isAsked();
    m_phase = phase;
    if (wasAsked != isAsked())
        applyLook();
    showWords();
    if (m_phase)
        m_announcement.stop(); // each step is announced, and says the same
    else
        m_announcement.start();
}

void VerdictBanner::setTrial(const std::optional<narration::Verdict>& trial)
{
    if (trial == m_trial)
        return;
    m_trial = trial;
    showWords();
    m_announcement.start();
}

void VerdictBanner::setKeptBack(const QString& how, const QString& tableTitle)
{
    if (how == m_keptBack && tableTitle == m_tableTitle)
        return;
    m_tableTitle = tableTitle;
    if (how.isEmpty() && m_keptBack.isEmpty())
        return;
    m_keptBack = how;
    applyLook();
    showWords();
    m_announcement.start();
}

void VerdictBanner::setRules(const QString& sentences)
{
    m_rules->setText(sentences);
    m_rules->setVisible(!sentences.isEmpty());
}

void VerdictBanner::setCanStep(bool canStep)
{
    m_canStep = canStep;
    showButtons();
}

void VerdictBanner::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    showButtons();
}

void VerdictBanner::showButtons()
{
    const bool isAny = !m_isPresenting;
    m_steps->setVisible(isAny && m_canStep && showsVerdict());
    m_result->setVisible(isAny && m_phase);
    m_back->setVisible(isAny && m_trial && !m_phase && m_keptBack.isEmpty());
    m_copy->setVisible(isAny && showsVerdict());
}

void VerdictBanner::setCanCopy(bool canCopy)
{
    m_copy->setEnabled(canCopy);
    nameButtons();
}

void VerdictBanner::nameButtons()
{
    const auto name = [](QToolButton& button, const QString& words, const QString& tip) {
        button.setText(words);
        button.setAccessibleName(words);
        button.setToolTip(words);
        button.setStatusTip(tip);
    };
    name(*m_steps, tr("Step through"), tr("Go through the run step by step"));
    name(*m_result, tr("Show result"), tr("Go to the last step of the run"));
    name(*m_back, tr("Back to the best"), tr("End the try-out of a wild"));
    name(*m_copy, tr("Copy result as text"),
         tr("Copy who won and why, with all hands and the rules in force"));
    const QKeySequence copies(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    m_copy->setToolTip(
        tr("Copy result as text (%1)").arg(copies.toString(QKeySequence::NativeText)));
    if (!m_copy->isEnabled()) {
        m_copy->setToolTip(tr("There is no card on the table"));
        m_copy->setStatusTip(m_copy->toolTip());
    }
    m_steps->setFace(IconId::play, m_compact ? QString() : m_steps->text());
}

QString VerdictBanner::text() const
{
    //: What a run is about: "Player 1 vs Player 2. Comparing kicker 3."
    if (m_phase)
        return tr("%1. %2").arg(m_phase->title, m_phase->sentence);
    if (!m_keptBack.isEmpty())
        return tr("Who wins?");
    return m_trial ? m_trial->text() : m_verdict.text();
}

void VerdictBanner::showWords()
{
    if (m_phase) {
        m_title->setText(m_phase->title);
        m_sentence->setText(m_phase->sentence.toHtmlEscaped());
    } else if (!m_keptBack.isEmpty()) {
        m_title->setText(tr("Who wins?"));
        const QString title =
            QFontMetrics(m_sentence->font())
                .elidedText(m_tableTitle, Qt::ElideRight, scaled(mostTableTitle, font()));
        m_sentence->setText(
            QStringLiteral("%1<br>%2")
                .arg(title.isEmpty() ? tr("Result hidden") : title.toHtmlEscaped(), m_keptBack));
    } else if (m_trial) {
        m_title->setText(m_trial->title);
        m_sentence->setText(m_trial->richSentence);
    } else {
        m_title->setText(m_verdict.title);
        m_sentence->setText(m_verdict.richSentence);
    }
    const bool isAsked = this->isAsked();
    m_words->setDirection(isAsked ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_words->setStretchFactor(m_title, isAsked ? 1 : 0);
    m_sentence->setAlignment((isAsked ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    m_sentence->setWordWrap(!isAsked);
    setAccessibleName(text());
    showButtons();
    update();
}

void VerdictBanner::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    applyLook();
}

void VerdictBanner::applyLook()
{
    const auto px = [this](double regular, double compact) {
        return scaled(m_compact ? compact : regular, font());
    };
    const double title = isAsked() ? 26 : m_compact ? 16 : 18;
    m_title->setFont(designFont(font(), title, QFont::Bold));
    for (QLabel* label : {m_sentence, static_cast<QLabel*>(m_rules)})
        label->setFont(designFont(font(), m_compact ? 12.5 : 13));
    const int button = scaled(dismissSize, font());
    m_copy->setFixedSize(button, button);
    for (QToolButton* each : {m_result, m_back, m_copy})
        each->setIconSize({scaled(18, font()), scaled(18, font())});
    for (QToolButton* each : {m_result, m_back}) {
        each->setToolButtonStyle(m_compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        each->setMinimumHeight(button);
    }
    m_steps->setFace(IconId::play, m_compact ? QString() : m_steps->text());
    m_steps->setMaximumWidth(m_compact ? button : QWIDGETSIZE_MAX);
    const int end = scaled(buttonEnd, font());
    const int asked = scaled(askedSide, font());
    m_lead->changeSize(isAsked() ? asked : px(wordsStart, compactWordsStart), 0);
    m_end->changeSize(isAsked() ? asked : end, 0);
    layout()->setContentsMargins(0, scaled(padding - lift, font()), 0,
                                 scaled(padding + lift, font()));
    layout()->setSpacing(end);
    m_gap->changeSize(0, px(lineSpacing, compactGap), QSizePolicy::Minimum, QSizePolicy::Maximum);
    layout()->invalidate(); // spacers do not report changes
    setMinimumHeight(leastHeight());
    updateGeometry();
    update();
}

int VerdictBanner::leastHeight() const
{
    return scaled(m_compact ? compactHeight : regularHeight, font());
}

int VerdictBanner::heightForWidth(int width) const
{
    const int words = layout()->minimumHeightForWidth(width);
    return words <= leastHeight() ? leastHeight()
                                  : words + 2 * scaled(grownPadding - padding, font());
}

QSize VerdictBanner::sizeHint() const
{
    return {scaled(600, font()), leastHeight()};
}

QSize VerdictBanner::minimumSizeHint() const
{
    return {scaled(300, font()), leastHeight()};
}

void VerdictBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLook();
}

std::optional<Role> VerdictBanner::shownRole() const
{
    if (isAsked())
        return std::nullopt;
    return showsVerdict() ? verdictRole(m_verdict.kind) : Role::step;
}

void VerdictBanner::paintEvent(QPaintEvent*)
{
    const Colors colors = Colors::of(palette());
    const std::optional<Role> role = shownRole();
    IconId sign = m_trial ? IconId::note : verdictIcon(m_verdict.kind);
    if (m_phase)
        sign = m_phase->isPlaying ? IconId::play : IconId::pause;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double corner = scaled(radius, font()) - 0.75;
    painter.setPen(QPen(role ? colors.role(*role) : colors.outline, colors.line(1.5)));
    painter.setBrush(role ? colors.fill(*role) : colors.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), corner, corner);

    if (isAsked())
        return;
    const int size = scaled(m_compact ? compactDisc : disc, font());
    const int start = scaled(m_compact ? compactDiscStart : discStart, font());
    const QRect place =
        QStyle::visualRect(layoutDirection(), rect(), {start, (height() - size) / 2, size, size});
    painter.setPen(Qt::NoPen);
    painter.setBrush(role ? colors.role(*role) : colors.secondaryText);
    painter.drawEllipse(place);
    const double iconSize = scaled(m_compact ? compactDiscIcon : discIcon, font());
    QRectF drawing(0, 0, iconSize, iconSize);
    drawing.moveCenter(QRectF(place).center());
    paintIcon(painter, sign, drawing, colors.onRole);
}

void VerdictBanner::announce()
{
    if (!isVisible())
        return; // another view is shown
    const auto dealt = std::exchange(m_dealt, nullptr);
    const QStringList said = (dealt ? dealt() : QStringList()) << text();
    gui::announce(*this, said.join(QStringLiteral(". ")));
    emit announced(accessibleName());
}

} // namespace showdown::gui
