// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/textlabel.h"
#include "tests/support/testprogram.h"

#include <QFontMetrics>
#include <QTest>

using namespace showdown::gui;

/// The labels of the window.
class TestTextLabel : public QObject
{
    Q_OBJECT

private slots:
    void wordsThatAreTooWideAreElided_data();
    void wordsThatAreTooWideAreElided();
};

void TestTextLabel::wordsThatAreTooWideAreElided_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addRow("narrow letters") << QStringList{QString(20, u'i'), QStringLiteral("il")};
    QTest::addRow("wide letters") << QStringList{QString(9, u'W'), QStringLiteral("W")};
    QTest::addRow("ideographs") << QStringList{QStringLiteral("扑克牌"), QString(8, QChar(0x724c))};
    QTest::addRow("Arabic") << QStringList{QStringLiteral("البوكر"), QStringLiteral("لعبة")};
    QTest::addRow("dashes of two ems") << QStringList{QString(3, QChar(0x2e3a)), QString()};
    QTest::addRow("a sentence") << QStringList{QStringLiteral("Two"), QStringLiteral("pairs"),
                                               QStringLiteral("beat"), QStringLiteral("one.")};
}

void TestTextLabel::wordsThatAreTooWideAreElided()
{
    QFETCH(const QStringList, words);
    for (const int size : {9, 13, 20}) {
        QFont font;
        font.setPixelSize(size);
        const QFontMetrics metrics(font);
        for (int width = 1; width <= 300; ++width) {
            QStringList expected;
            for (const QString& word : words)
                expected << metrics.elidedText(word, Qt::ElideRight, width);
            QCOMPARE(withLongWordsElided(words.join(u' '), metrics, width), expected.join(u' '));
        }
    }
}

SHOWDOWN_TEST(TestTextLabel)
#include "tst_textlabel.moc"
