// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/paintedpage.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/narration/commandtext.h"
#include "app/narration/rulestext.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int bannerPadding = 11;
constexpr int bannerWords = 64; ///< their start
constexpr int bannerDisc = 38;
constexpr int discStart = 13;
constexpr int bannerRadius = 7;
constexpr int bannerIcon = 22;
constexpr int hairlineGap = 6;

/// A font of 13 pixels in the program's family, with the same spacing at every scale.
QFont pageFont()
{
    constexpr int designSize = 13;
    QFont font(QApplication::font().families());
    font.setPixelSize(designSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

PaintedPage::PaintedPage(SuitColors suitColors)
    : m_suitColors(suitColors),
      m_font(pageFont()),
      m_direction(QGuiApplication::layoutDirection()),
      m_size(width, 0)
{}

int PaintedPage::addLines(const QString& text, const QFont& font, const QColor& ink,
                          const QRect& column, Qt::Alignment alignment)
{
    if (text.isEmpty())
        return 0;
    const int height = QFontMetrics(font).height() + lineGap;
    int y = column.top();
    const QStringList lines = wrappedLines(text, font, column.width());
    for (const QString& line : lines) {
        m_lines.push_back({{column.left(), y, column.width(), height}, line, font, ink, alignment});
        y += height;
    }
    return y - column.top();
}

void PaintedPage::addTitle(const QString& title)
{
    if (title.isEmpty())
        return;
    m_y +=
        addLines(title, designFont(m_font, 20, QFont::Bold), m_colors.text, {margin, m_y, inner, 0})
        + partGap / 2;
}

void PaintedPage::addBanner(const Banner& banner, const QString& title, const QStringList& lines)
{
    constexpr int leastHeight = bannerDisc + 2 * bannerPadding;
    m_banner = banner;
    const std::size_t first = m_lines.size();
    QRect column(margin + bannerWords, m_y + bannerPadding, inner - bannerWords - bannerPadding, 0);
    const auto add = [&](const QString& text, const QFont& font) {
        column.moveTop(column.top() + addLines(text, font, m_colors.text, column));
    };
    add(title, designFont(m_font, 18, QFont::Bold));
    for (const QString& line : lines)
        add(line, m_font);
    m_bannerRect = {margin, m_y, inner, column.top() + bannerPadding - m_y};
    const int spare = std::max(0, leastHeight - m_bannerRect.height());
    m_bannerRect.setHeight(m_bannerRect.height() + spare);
    for (std::size_t line = first; line < m_lines.size(); ++line)
        m_lines[line].rect.translate(0, spare / 2); // beside the middle of the disc
    m_disc = {margin + discStart, m_bannerRect.center().y() - bannerDisc / 2, bannerDisc,
              bannerDisc};
    m_y += m_bannerRect.height() + partGap;
}

void PaintedPage::addRules(const NamedRules& rules, std::optional<Category> lens)
{
    m_hairline = m_y + partGap - panelGap;
    m_y = m_hairline + hairlineGap;
    const auto add = [&](const QString& text, const QFont& font, const QColor& ink) {
        m_y += addLines(text, font, ink, {margin, m_y, inner, 0});
    };
    add(narration::rulesLine(rules), designFont(m_font, 12.5, QFont::DemiBold), m_colors.text);
    for (const Rule rule : rules.changed())
        add(narration::ruleSentence(rules.rules, rule), designFont(m_font, 12), m_colors.text);
    QFont code = designFont(m_font, 11);
    code.setFamilies(codeFont().families());
    add(narration::rulesOptions(rules, lens), code, m_colors.secondaryText);
    m_size.setHeight(m_y + margin);
}

QRect PaintedPage::mirrored(const QRect& rect) const
{
    return QStyle::visualRect(m_direction, QRect(QPoint(), m_size), rect);
}

void PaintedPage::mirrorCommon()
{
    if (!isMirrored())
        return;
    for (QRect* rect : {&m_bannerRect, &m_disc})
        *rect = mirrored(*rect);
    for (Line& line : m_lines) {
        line.rect = mirrored(line.rect);
        if (line.alignment == Qt::AlignLeft)
            line.alignment = Qt::AlignRight;
        else if (line.alignment == Qt::AlignRight)
            line.alignment = Qt::AlignLeft;
    }
}

void PaintedPage::paintGround(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(QPoint(), m_size), Qt::white);
    const std::optional<Role> role = m_banner.role;
    painter.setPen(QPen(role ? m_colors.role(*role) : m_colors.outline, 1.5));
    painter.setBrush(role ? m_colors.fill(*role) : m_colors.window);
    painter.drawRoundedRect(QRectF(m_bannerRect).adjusted(0.75, 0.75, -0.75, -0.75), bannerRadius,
                            bannerRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(role ? m_colors.role(*role) : m_colors.secondaryText);
    painter.drawEllipse(m_disc);
    QRectF drawing(0, 0, bannerIcon, bannerIcon);
    drawing.moveCenter(QRectF(m_disc).center());
    paintIcon(painter, m_banner.icon, drawing, m_colors.onRole);
}

void PaintedPage::paintLines(QPainter& painter) const
{
    for (const Line& line : m_lines) {
        painter.setFont(line.font);
        painter.setPen(line.ink);
        paintText(painter, line.rect, line.alignment | Qt::AlignTop, line.text);
    }
    painter.fillRect(QRect(margin, m_hairline, inner, 1), m_colors.hairline);
}

} // namespace showdown::gui
