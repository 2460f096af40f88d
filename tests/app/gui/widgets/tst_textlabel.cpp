// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/textlabel.h"
#include "tests/support/testprogram.h"

#include <QFontMetrics>
#include <QTest>

#include <functional>

using namespace showdown::gui;

/// The labels of the window.
class TestTextLabel : public QObject
{
    Q_OBJECT

private slots:
    void wordsThatAreTooWideAreElided_data();
    void wordsThatAreTooWideAreElided();
    void heightFollowsEveryChange_data();
    void heightFollowsEveryChange();
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

void TestTextLabel::heightFollowsEveryChange_data()
{
    using Change = std::function<void(QLabel&)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    row("text", [](QLabel& label) { label.setText(label.text().repeated(3)); });
    row("font", [](QLabel& label) {
        QFont font = label.font();
        font.setPixelSize(29);
        label.setFont(font);
    });
    row("margins", [](QLabel& label) { label.setContentsMargins(0, 9, 0, 14); });
    row("margin", [](QLabel& label) { label.setMargin(7); });
    row("least height", [](QLabel& label) { label.setMinimumHeight(300); });
    row("word wrap", [](QLabel& label) { label.setWordWrap(false); });
    row("rich text", [](QLabel& label) { label.setTextFormat(Qt::RichText); });
}

void TestTextLabel::heightFollowsEveryChange()
{
    QFETCH(const std::function<void(QLabel&)>, change);
    constexpr int narrow = 60;
    TextLabel asked(QStringLiteral("asked"));
    TextLabel fresh(QStringLiteral("fresh"));
    for (QLabel* label : {&asked, &fresh}) {
        label->setText(QStringLiteral("<h1>Two pair</h1> beats one pair, and the kicker decides."));
        label->setWordWrap(true);
    }
    const int before = asked.heightForWidth(narrow);
    change(asked);
    change(fresh);
    QVERIFY(fresh.heightForWidth(narrow) != before);
    for (int width = narrow; width <= 400; ++width) {
        QCOMPARE(asked.heightForWidth(width), fresh.heightForWidth(width));
        QCOMPARE(asked.heightForWidth(width), fresh.heightForWidth(width)); // as remembered
    }
}

SHOWDOWN_TEST(TestTextLabel)
#include "tst_textlabel.moc"
