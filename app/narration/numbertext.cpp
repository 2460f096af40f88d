// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/numbertext.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

#include <cmath>

namespace showdown {

namespace {

struct NumberText
{
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

/// Whole and fraction of a number that counts parts of one: 261 tenths are "26.1".
QString decimal(std::uint64_t parts, int digits)
{
    std::uint64_t one = 1;
    for (int i = 0; i < digits; ++i)
        one *= 10;
    const QString fraction =
        QString::number(static_cast<qulonglong>(parts % one)).rightJustified(digits, u'0');
    return countText(parts / one)
           + NumberText::tr(".", "between a whole number and its decimals: 26.1") + fraction;
}

QString ratio(std::uint64_t tenths)
{
    return fill(NumberText::tr("%1 : 1", "odds; %1: '2.8'"), {decimal(tenths, 1)});
}

QString percent(const QString& number)
{
    return fill(NumberText::tr("%1 %", "percent; %1: '26.1'"), {number});
}

} // namespace

QString countText(std::uint64_t count)
{
    constexpr qsizetype group = 3;
    QString text = QString::number(static_cast<qulonglong>(count));
    const QString separator = NumberText::tr(",", "between groups of three digits: 1,370,754");
    for (qsizetype place = text.size() - group; place > 0; place -= group)
        text.insert(place, separator);
    return text;
}

QString percentText(const Chance& chance)
{
    return percent(decimal(chance.percentTenths(), 1));
}

QString smallPercentText(double share)
{
    return percent(decimal(static_cast<std::uint64_t>(std::llround(share * 10'000)), 2));
}

QString againstText(const Chance& chance)
{
    const std::optional<std::uint64_t> tenths = chance.againstTenths();
    return tenths ? ratio(*tenths) : QString();
}

QString oddsText(const Chance& chance)
{
    if (chance.good() > chance.all() - chance.good()) {
        const std::optional<std::uint64_t> tenths = chance.inFavourTenths();
        return tenths
                   ? fill(NumberText::tr("%1 in favour", "odds; %1: '1.5 : 1'"), {ratio(*tenths)})
                   : QString();
    }
    const QString against = againstText(chance);
    return against.isEmpty() ? against
                             : fill(NumberText::tr("%1 against", "odds; %1: '2.8 : 1'"), {against});
}

} // namespace showdown
