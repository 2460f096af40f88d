// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/numbertext.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

#include <cmath>

namespace showdown::narration {

namespace {

struct NumberText
{
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

QString dash()
{
    return QStringLiteral("–");
}

bool isEven(const Chance& chance)
{
    return chance.all() > 0 && chance.good() == chance.all() - chance.good();
}

/// A number given in parts of one: 261 of the last of its one decimals are "26.1".
QString decimal(std::uint64_t parts, int decimals)
{
    std::uint64_t one = 1;
    for (int i = 0; i < decimals; ++i)
        one *= 10;
    const QString whole = countText(parts / one);
    if (decimals == 0)
        return whole;
    const QString fraction =
        QString::number(static_cast<qulonglong>(parts % one)).rightJustified(decimals, u'0');
    return whole + NumberText::tr(".", "between a whole number and its decimals: 26.1") + fraction;
}

QString ratio(std::uint64_t tenths)
{
    return fill(NumberText::tr("%1 : 1", "odds; %1: '2.8'"), {decimal(tenths, 1)});
}

/// As many decimals as a chance needs to differ from none and from all.
int shareDecimals(const Chance& chance, int decimals)
{
    constexpr int mostDecimals = 14;
    const bool isBetween = chance.good() > 0 && chance.good() < chance.all();
    const auto isEdge = [&chance](int places) {
        const QString number = percentNumber(chance, places);
        return number == percentNumber({0, 1}, places) || number == percentNumber({1, 1}, places);
    };
    while (isBetween && decimals < mostDecimals && isEdge(decimals))
        ++decimals;
    return decimals;
}

QString percent(const QString& number)
{
    return fill(NumberText::tr("%1 %", "percent; %1: '26.1'"), {number});
}

} // namespace

QString withFirmPercents(QString text)
{
    return text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"));
}

QString countText(std::uint64_t count)
{
    constexpr qsizetype group = 3;
    QString text = QString::number(static_cast<qulonglong>(count));
    const QString separator = NumberText::tr(",", "between groups of three digits: 1,370,754");
    for (qsizetype place = text.size() - group; place > 0; place -= group)
        text.insert(place, separator);
    return text;
}

QString tenthsText(double number)
{
    if (number < 0)
        return u'-' + tenthsText(-number);
    const auto tenths = static_cast<std::uint64_t>(std::llround(number * 10));
    return tenths % 10 == 0 ? countText(tenths / 10) : decimal(tenths, 1);
}

QString secondsNumber(std::chrono::milliseconds time)
{
    constexpr int decimals = 3;
    QString text = decimal(static_cast<std::uint64_t>(time.count()), decimals);
    while (text.endsWith(u'0'))
        text.chop(1);
    return text.back().isDigit() ? text : text.chopped(1);
}

QString percentNumber(const Chance& chance, int decimals)
{
    if (chance.all() == 0)
        return decimal(0, decimals);
    // digit by digit, so that nothing overflows
    std::uint64_t parts = 0;
    std::uint64_t rest = chance.good();
    for (int digit = 0; digit < decimals + 2; ++digit) {
        rest *= 10;
        parts = parts * 10 + rest / chance.all();
        rest %= chance.all();
    }
    return decimal(parts + (2 * rest >= chance.all() ? 1 : 0), decimals);
}

QString percentText(const Chance& chance, int decimals)
{
    return percent(percentNumber(chance, decimals));
}

QString sharePercentText(const Chance& chance, int decimals)
{
    return percentText(chance, shareDecimals(chance, decimals));
}

QString smallPercentText(double share, int decimals)
{
    const double parts = share * std::pow(10, decimals + 2);
    return percent(decimal(static_cast<std::uint64_t>(std::llround(parts)), decimals));
}

QString estimated(const QString& figure)
{
    return fill(NumberText::tr("≈ %1", "a figure of a sample; %1: '26.1 %' or '2.8 : 1 against'"),
                {figure});
}

QString spokenEstimate(const QString& figure)
{
    return fill(
        NumberText::tr("about %1", "a figure of a sample, as it is said; %1: '26.1 percent'"),
        {figure});
}

QString againstText(const Chance& chance)
{
    const std::optional<std::uint64_t> tenths = chance.againstTenths();
    return tenths ? ratio(*tenths) : dash();
}

QString inFavourText(const Chance& chance)
{
    const std::optional<std::uint64_t> tenths = chance.inFavourTenths();
    return tenths ? ratio(*tenths) : dash();
}

bool isLikely(const Chance& chance)
{
    return chance.good() > chance.all() - chance.good();
}

QString oddsText(const Chance& chance)
{
    const bool isFor = isLikely(chance);
    const std::optional<std::uint64_t> tenths =
        isFor ? chance.inFavourTenths() : chance.againstTenths();
    if (!tenths)
        return dash();
    return fill(isFor ? NumberText::tr("%1 in favour", "odds; %1: '1.5 : 1'")
                      : NumberText::tr("%1 against", "odds; %1: '2.8 : 1'"),
                {ratio(*tenths)});
}

QString oddsOrEvenText(const Chance& chance)
{
    return isEven(chance) ? NumberText::tr("even", "odds of 1 : 1") : oddsText(chance);
}

QString spokenPercent(const Chance& chance, int decimals)
{
    return fill(NumberText::tr("%1 percent", "as it is said; %1: '26.1'"),
                {percentNumber(chance, shareDecimals(chance, decimals))});
}

QString spokenOdds(const Chance& chance)
{
    if (isEven(chance))
        return oddsOrEvenText(chance);
    const bool isFor = isLikely(chance);
    const std::optional<std::uint64_t> tenths =
        isFor ? chance.inFavourTenths() : chance.againstTenths();
    if (!tenths)
        return {};
    return fill(isFor ? NumberText::tr("%1 to 1 in favour", "odds as they are said; %1: '1.5'")
                      : NumberText::tr("%1 to 1 against", "odds as they are said; %1: '2.8'"),
                {decimal(*tenths, 1)});
}

} // namespace showdown::narration
