// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/handvalue.h"
#include "core/rules/presets.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <string>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The ranks of hands and the one ordering of hands.
class TestHandValue : public QObject
{
    Q_OBJECT

private slots:
    void categoriesAreOrdered();
    void handValueHasItsSize_data();
    void handValueHasItsSize();
    void handValuesAreOrdered();
};

void TestHandValue::categoriesAreOrdered()
{
    const std::vector<std::string> ids{"high-card",       "pair",           "two-pair",
                                       "three-of-a-kind", "straight",       "flush",
                                       "full-house",      "four-of-a-kind", "straight-flush",
                                       "royal-flush",     "five-of-a-kind"};
    QCOMPARE(allCategories().size(), ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Category category = allCategories()[i];
        QCOMPARE(static_cast<std::size_t>(category), i); // so that a higher one is larger
        QCOMPARE(qt(id(category)), qt(ids[i]));
        QCOMPARE(suitMatters(category), i == 5 || i == 8 || i == 9);
        QVERIFY(rulesOf(Preset::standard).knows(category));
        QCOMPARE(rulesOf(Preset::series).knows(category), i < 10);
    }
}

void TestHandValue::handValueHasItsSize_data()
{
    QTest::addColumn<int>("size");
    const QList<int> sizes{5, 4, 3, 3, 1, 5, 2, 2, 1, 1, 1};
    for (const Category category : allCategories())
        QTest::newRow(std::string(id(category)).c_str()) << sizes[static_cast<int>(category)];
}

void TestHandValue::handValueHasItsSize()
{
    QFETCH(const int, size);
    const std::optional<Category> category = categoryFromId(QTest::currentDataTag());
    QVERIFY(category);
    std::vector<Rank> values;
    for (int count = 0; count <= 6; ++count) {
        const std::optional<HandValue> value = HandValue::of(*category, values);
        QCOMPARE(value.has_value(), count == size);
        if (value) {
            QCOMPARE(value->category(), *category);
            QCOMPARE(value->size(), size);
            QString text = qt(id(*category));
            for (int i = 0; i < count; ++i) {
                QCOMPARE((*value)[i], values[static_cast<std::size_t>(i)]);
                text += QStringLiteral(" %1").arg(14 - i);
            }
            QCOMPARE(qt(toText(*value)), text);
        }
        values.push_back(*rankOf(14 - count));
    }
}

void TestHandValue::handValuesAreOrdered()
{
    using enum Rank;
    using enum Category;
    const auto value = [](Category category, const std::vector<Rank>& values) {
        return HandValue::of(category, values).value();
    };
    const std::vector<HandValue> ascending{value(highCard, {seven, five, four, three, two}),
                                           value(highCard, {seven, six, four, three, two}),
                                           value(highCard, {ace, king, queen, jack, nine}),
                                           value(pair, {two, five, four, three}),
                                           value(pair, {two, ace, king, queen}),
                                           value(pair, {three, five, four, two}),
                                           value(twoPair, {three, two, ace}),
                                           value(twoPair, {four, three, two}),
                                           value(threeOfAKind, {two, four, three}),
                                           value(straight, {five}),
                                           value(straight, {ace}),
                                           value(flush, {seven, five, four, three, two}),
                                           value(fullHouse, {two, ace}),
                                           value(fullHouse, {three, two}),
                                           value(fourOfAKind, {two, ace}),
                                           value(straightFlush, {five}),
                                           value(straightFlush, {king}),
                                           value(royalFlush, {ace}),
                                           value(fiveOfAKind, {two}),
                                           value(fiveOfAKind, {ace})};
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        for (std::size_t j = 0; j < ascending.size(); ++j) {
            QCOMPARE(ascending[i] < ascending[j], i < j);
            QCOMPARE(ascending[i] == ascending[j], i == j);
        }
    }
}

SHOWDOWN_TEST(TestHandValue)
#include "tst_handvalue.moc"
