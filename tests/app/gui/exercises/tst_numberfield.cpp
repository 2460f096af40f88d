// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/numberfield.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// What people type as a number.
class TestNumberField : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreReadAsPeopleWriteThem_data();
    void numbersAreReadAsPeopleWriteThem();
};

void TestNumberField::numbersAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number"); // less than 0: it is none
    QTest::newRow("a number") << "12" << 12.0;
    QTest::newRow("a point") << " 2.8" << 2.8;
    QTest::newRow("a comma") << "2,8 " << 2.8;
    QTest::newRow("percent") << "19,6 %" << 19.6;
    QTest::newRow("to one") << "2.8 : 1" << 2.8;
    QTest::newRow("to one, tight") << "2.8:1" << 2.8;
    QTest::newRow("nothing") << "" << -1.0;
    QTest::newRow("a word") << "two" << -1.0;
    QTest::newRow("two numbers") << "2 3" << -1.0;
}

void TestNumberField::numbersAreReadAsPeopleWriteThem()
{
    QFETCH(const QString, text);
    QFETCH(const double, number);
    QCOMPARE(NumberField::numberIn(text).value_or(-1), number);
}

SHOWDOWN_TEST(TestNumberField)
#include "tst_numberfield.moc"
