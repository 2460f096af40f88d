// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/verdictbanner.h"

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/textsize.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <optional>

namespace showdown::gui {
namespace {

constexpr double regularHeight = 60;
constexpr double compactHeight = 50;
constexpr double radius = 7;
constexpr double disc = 38;
constexpr double compactDisc = 32;
constexpr double discIcon = 22;
constexpr double compactDiscIcon = 19;
constexpr double discStart = 13;
constexpr double compactDiscStart = 9;
constexpr double wordsStart = 64;
constexpr double compactWordsStart = 50;
constexpr double lineSpacing = 3; ///< between title and sentence
constexpr double compactGap = 1;
constexpr double padding = 6; ///< above and below the words, at least
constexpr double dismissSize = 32;
constexpr double buttonEnd = 8;

/// How a verdict is shown: its role, or none while there is nothing to win or to share.
std::optional<Role> roleOf(narration::VerdictKind kind)
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

IconId iconOf(narration::VerdictKind kind)
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

} // namespace

VerdictBanner::VerdictBanner(QWidget* parent)
    : QFrame(parent),
      m_title(new TextLabel(QStringLiteral("verdictTitleLabel"), this)),
      m_sentence(new TextLabel(QStringLiteral("verdictSentenceLabel"), this)),
      m_copy(new QToolButton(this))
{
    setObjectName(QStringLiteral("verdictBanner"));
    m_title->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::RichText);
    m_copy->setObjectName(QStringLiteral("copyResultButton"));
    m_copy->setAutoRaise(true);
    m_copy->setIcon(icon(IconId::copy));
    inEveryLanguage(*m_copy, [this] {
        const QKeySequence shortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
        m_copy->setAccessibleName(tr("Copy result as text"));
        m_copy->setToolTip(
            tr("Copy result as text (%1)").arg(shortcut.toString(QKeySequence::NativeText)));
        m_copy->setStatusTip(tr("Copy who won and why, with all hands and the rules in force"));
    });
    m_copy->setFocusPolicy(Qt::TabFocus);
    connect(m_copy, &QToolButton::clicked, this, &VerdictBanner::copyRequested);

    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    applyFonts();

    m_announcement.setSingleShot(true);
    m_announcement.setInterval(std::chrono::milliseconds(400));
    connect(&m_announcement, &QTimer::timeout, this, &VerdictBanner::announce);
}

void VerdictBanner::setVerdict(const narration::Verdict& verdict)
{
    if (verdict == m_verdict)
        return;
    m_verdict = verdict;
    m_title->setText(verdict.title);
    m_sentence->setText(verdict.richSentence);
    setAccessibleName(verdict.text());
    arrange();
    updateGeometry();
    update();
    m_announcement.start();
}

void VerdictBanner::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    applyFonts();
    arrange();
    updateGeometry();
    update();
}

void VerdictBanner::applyFonts()
{
    m_title->setFont(designFont(font(), m_compact ? 16 : 18, QFont::Bold));
    m_sentence->setFont(designFont(font(), m_compact ? 12.5 : 13));
}

int VerdictBanner::leastHeight() const
{
    return scaled(m_compact ? compactHeight : regularHeight, font());
}

int VerdictBanner::wordsWidth(int width) const
{
    return width - scaled(m_compact ? compactWordsStart : wordsStart, font())
           - scaled(dismissSize + 2 * buttonEnd, font());
}

int VerdictBanner::heightForWidth(int width) const
{
    const int words = wordsWidth(width);
    const int lines = m_title->heightForWidth(words) + m_sentence->heightForWidth(words);
    const int gap = scaled(m_compact ? compactGap : lineSpacing, font());
    return std::max(leastHeight(), lines + gap + scaled(2 * padding, font()));
}

QSize VerdictBanner::sizeHint() const
{
    return {scaled(600, font()), leastHeight()};
}

QSize VerdictBanner::minimumSizeHint() const
{
    return {scaled(300, font()), leastHeight()};
}

void VerdictBanner::arrange()
{
    const auto put = [this](QWidget& widget, const QRect& place) {
        widget.setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    };
    const int start = scaled(m_compact ? compactWordsStart : wordsStart, font());
    const int width = wordsWidth(this->width());
    const int title = m_title->heightForWidth(width);
    const int sentence = m_sentence->heightForWidth(width);
    const int gap = scaled(m_compact ? compactGap : lineSpacing, font());
    const int top = (this->height() - title - gap - sentence) / 2;
    put(*m_title, {start, top, width, title});
    put(*m_sentence, {start, top + title + gap, width, sentence});
    const int button = scaled(dismissSize, font());
    put(*m_copy, {this->width() - button - scaled(buttonEnd, font()), (this->height() - button) / 2,
                  button, button});
    m_copy->setIconSize({scaled(18, font()), scaled(18, font())});
}

void VerdictBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyFonts();
        arrange();
        updateGeometry();
    }
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void VerdictBanner::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void VerdictBanner::paintEvent(QPaintEvent*)
{
    const Colors colors = Colors::of(palette());
    const std::optional<Role> role = roleOf(m_verdict.kind);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double corner = scaled(radius, font()) - 0.75;
    painter.setPen(QPen(role ? colors.role(*role) : colors.outline, 1.5));
    painter.setBrush(role ? colors.fill(*role) : colors.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), corner, corner);

    const int size = scaled(m_compact ? compactDisc : disc, font());
    const int start = scaled(m_compact ? compactDiscStart : discStart, font());
    const QRect place = QStyle::visualRect(layoutDirection(), rect(),
                                           {start, (leastHeight() - size) / 2, size, size});
    painter.setPen(Qt::NoPen);
    painter.setBrush(role ? colors.role(*role) : colors.secondaryText);
    painter.drawEllipse(place);
    const double iconSize = scaled(m_compact ? compactDiscIcon : discIcon, font());
    QRectF drawing(0, 0, iconSize, iconSize);
    drawing.moveCenter(QRectF(place).center());
    paintIcon(painter, iconOf(m_verdict.kind), drawing, colors.onRole);
}

void VerdictBanner::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    emit announced(accessibleName());
}

} // namespace showdown::gui
