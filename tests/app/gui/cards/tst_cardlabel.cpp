// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardlabel.h"
#include "app/gui/theme/appearance.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QImage>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Words with cards among them.
class TestCardLabel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void cardsAreFound_data();
    void cardsAreFound();
    void cardsAreDrawn();
    void theWordsStayInTheirWidth();
};

void TestCardLabel::cardsAreFound_data()
{
    QTest::addColumn<bool>("isMarkdown");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("signs");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("cards") << true << "What does `*` do in `Ks 10h`?"
                           << "What does ★ do in K♠\u00a010♥?"
                           << "What does Wild card do in King of spades, Ten of hearts?";
    QTest::newRow("code") << true << "What is `numWilds`?"
                          << "What is numWilds?"
                          << "What is numWilds?";
    QTest::newRow("a claim") << true << "It is [26 %](claim:draw/percent)."
                             << "It is 26 %."
                             << "It is 26 %.";
    QTest::newRow("signs") << false << "Q♠ and 10♦ (wild) tie."
                           << "Q♠ and 10♦ (wild) tie."
                           << "Queen of spades and Ten of diamonds (wild) tie.";
    QTest::newRow("lines") << false << "One.\nJ♥ two."
                           << "One.\nJ♥ two."
                           << "One.\nJack of hearts two.";
    QTest::newRow("no card") << false << "The suit ♥, and 110♥."
                             << "The suit ♥, and 110♥."
                             << "The suit ♥, and 110♥.";
}

void TestCardLabel::cardsAreFound()
{
    QFETCH(const bool, isMarkdown);
    QFETCH(const QString, source);
    QFETCH(const QString, signs);
    QFETCH(const QString, spoken);
    const Appearance appearance;
    CardLabel label(QStringLiteral("label"), appearance);
    if (isMarkdown)
        label.setMarkdown(source);
    else
        label.setWords(source);
    QCOMPARE(label.text(), signs);
    QCOMPARE(label.spoken(), spoken);
    QCOMPARE(label.accessibleName(), spoken);
}

/// A card is higher than a line of words, and its picture differs from that of the next card.
void TestCardLabel::cardsAreDrawn()
{
    const Appearance appearance;
    CardLabel label(QStringLiteral("label"), appearance);
    label.setWords(QStringLiteral("Jack"));
    const int line = label.heightForWidth(300);
    const auto pictureOf = [&](const QString& words) {
        label.setWords(words);
        label.resize(300, label.heightForWidth(300));
        return label.grab().toImage();
    };
    const QImage jack = pictureOf(QStringLiteral("J♥"));
    QVERIFY(label.height() > line);
    QVERIFY(jack != pictureOf(QStringLiteral("Q♥")));
}

void TestCardLabel::theWordsStayInTheirWidth()
{
    const Appearance appearance;
    CardLabel label(QStringLiteral("label"), appearance);
    label.setMarkdown(
        QStringLiteral("Which of `Ks Kd 7h 7c Td` and `Kh Kc 7s 7d 9c` wins, and why?"));
    QVERIFY(label.heightForWidth(150) > label.heightForWidth(400));
    QVERIFY(label.minimumSizeHint().width() <= 150);
}

SHOWDOWN_TEST(TestCardLabel)
#include "tst_cardlabel.moc"
