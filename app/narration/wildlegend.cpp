// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/wildlegend.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <set>

namespace showdown::narration {

namespace {

struct WildLegendText
{
    Q_DECLARE_TR_FUNCTIONS(WildLegendText)
};

/// One short name per category, high card first; all different within a language.
constexpr std::array<SourceText, allCategories().size()> shortCategories =
    std::to_array<SourceText>({
        QT_TRANSLATE_NOOP3("WildLegendText", "H", "high card, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "P", "pair, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "2P", "two pair, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "3×", "three of a kind, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "S", "straight, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "F", "flush, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "FH", "full house, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "4×", "four of a kind, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "SF", "straight flush, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "R", "royal flush, in a small cell"),
        QT_TRANSLATE_NOOP3("WildLegendText", "5×", "five of a kind, in a small cell"),
    });

/// The entries side by side; a line breaks only between two of them.
QString joinedLegend(QStringList entries)
{
    entries.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
    return entries.join(QStringLiteral("   "));
}

} // namespace

QString wildShortName(Category category)
{
    return shortCategories[static_cast<std::size_t>(category)].translated("WildLegendText");
}

QString wildLegend(const WildQuestion& question, bool isShaded)
{
    std::set<Category> categories;
    bool anyForbidden = false;
    for (const WildOption& option : question.options) {
        if (option.isAllowed())
            categories.insert(option.made.value->category());
        else
            anyForbidden = true;
    }
    const bool hasEmpty =
        question.shape == WildShape::map && categories.erase(Category::highCard) > 0;
    QStringList entries;
    for (const Category category : categories)
        entries << fill(WildLegendText::tr("%1 %2", "in a legend: 'P', 'pair'"),
                        {wildShortName(category), categoryInline(category)});
    if (question.shape == WildShape::values)
        std::reverse(entries.begin(), entries.end());
    if (hasEmpty)
        entries << fill(WildLegendText::tr("empty: %1", "in a legend of cells; %1: 'high card'"),
                        {categoryInline(Category::highCard)});
    if (anyForbidden)
        entries << WildLegendText::tr("– not allowed", "in a legend: a dash in a cell");
    if (question.shape == WildShape::map) {
        return joinedLegend(entries) + QLatin1Char('\n')
               + (isShaded
                      ? WildLegendText::tr(
                          "stronger colour is better, ringed: best; both wilds may be equal",
                          "in a legend")
                      : WildLegendText::tr("ringed: best; both wilds may be equal", "in a legend"));
    }
    if (question.suit) {
        entries << fill(WildLegendText::tr("%1 all of one suit", "in a legend; %1: '♥'"),
                        {suitSymbol(*question.suit)})
                << WildLegendText::tr("… other suits", "in a legend: dots before a row");
    }
    entries << WildLegendText::tr("ringed: best", "in a legend")
            << WildLegendText::tr("dashed: tried", "in a legend");
    return joinedLegend(entries);
}

} // namespace showdown::narration
