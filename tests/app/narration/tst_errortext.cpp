// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/errortext.h"
#include "app/narration/foreigntext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/hostile.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The messages about unreadable cards and cards held twice.
class TestErrorText : public QObject
{
    Q_OBJECT

private slots:
    void foreignTextsAreFitted_data();
    void foreignTextsAreFitted();
    void init() { QVERIFY(speak("en")); }
    void mistakesAreExplained_data();
    void mistakesAreExplained();
    void aHandIsNamedWhereThereAreSeveral();
    void oneCardIsEnough();
    void aRepeatedCardNamesBothPlaces_data();
    void aRepeatedCardNamesBothPlaces();
    void messagesAreTranslated();
    void textFromOutsideIsMadeFit_data();
    void textFromOutsideIsMadeFit();
    void aPathIsWhole();
};

void TestErrorText::mistakesAreExplained_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, const char* message) {
        QTest::newRow(name) << text << QString::fromUtf8(message);
    };

    row("a suit that is none", "Kx", "character 2: 'x' is no suit; one of h d c s");
    row("a suit that is missing", "2h K",
        "character 5: the suit of 'K' is missing; one of h d c s");
    row("a card that is none", "Kh xx",
        "character 4: 'x' is no card; one of 2-10 T J Q K A with a suit, or * for a wild");
    row("an eleven", "11h", "character 2: '1' after '1' makes no rank; a ten is 10 or T");
    row("a one", "1", "character 2: the 0 after '1' is missing; a ten is 10 or T");
    row("six cards", "Kh 2d 3d 4d 5d 6d", "character 16: '6' is too much; a hand has five cards");
    row("a letter that looks familiar", "K\xD1\x81",
        "character 2: 'с' (U+0441) is no suit; one of h d c s");
    row("positions are counted in characters", "K\xE2\x99\xA5 Q\xE2\x99\xA5 Kx",
        "character 8: 'x' is no suit; one of h d c s");
    row("a byte that is not UTF-8", "\xFF",
        "character 1: a byte that is not UTF-8 is no card; one of 2-10 T J Q K A with a suit, "
        "or * for a wild");
    row("a byte order mark", "\xEF\xBB\xBFKh",
        "character 1: a byte order mark (U+FEFF) is no card; one of 2-10 T J Q K A with a suit, or "
        "* for a wild");
    row("a replacement character", "K\xEF\xBF\xBD",
        "character 2: a replacement character (U+FFFD: the text was not UTF-8) is no suit; one of "
        "h d c s");
    row("a control character", "Kh\x1B[31m",
        "character 3: U+001B is no card; one of 2-10 T J Q K A with a suit, or * for a wild");
}

void TestErrorText::mistakesAreExplained()
{
    QFETCH(const QByteArray, text);
    const auto parsed = parseHand(std::string_view(text.constData(), std::size_t(text.size())));
    QVERIFY(std::holds_alternative<NotationError>(parsed));
    QTEST(errorText(std::get<NotationError>(parsed)), "message");
}

void TestErrorText::aHandIsNamedWhereThereAreSeveral()
{
    QCOMPARE(errorText(std::get<NotationError>(parseHand("Kh x")), 2),
             QStringLiteral("hand 2, character 4: 'x' is no card; one of 2-10 T J Q K A with a "
                            "suit, or * for a wild"));
}

void TestErrorText::oneCardIsEnough()
{
    QCOMPARE(errorText(std::get<NotationError>(parseCard("KhQ"))),
             QStringLiteral("character 3: 'Q' is too much; one card is enough"));
    QCOMPARE(errorText(std::get<NotationError>(parseCard(""))),
             QStringLiteral("character 1: a card is missing; one of 2-10 T J Q K A with a suit, or "
                            "* for a wild"));
}

void TestErrorText::aRepeatedCardNamesBothPlaces_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("message");

    QTest::newRow("in one hand")
        << "2h Qd 3c Qd"
        << "hand 1, card 4: 'Qd' is already hand 1, card 2; one deck holds each card once";
    QTest::newRow("in two hands")
        << "2h Qd | 3c | Ts 2h"
        << "hand 3, card 2: '2h' is already hand 1, card 1; one deck holds each card once";
}

void TestErrorText::aRepeatedCardNamesBothPlaces()
{
    QFETCH(const QString, hands);
    std::vector<Hand> dealt;
    for (const QString& hand : hands.split(u'|'))
        dealt.push_back(handOf(hand.toStdString()));
    const auto repeated = findRepeatedCard(dealt);
    QVERIFY(repeated);
    QTEST(errorText(*repeated), "message");
}

void TestErrorText::messagesAreTranslated()
{
    QVERIFY(speak("de"));
    QCOMPARE(errorText(std::get<NotationError>(parseHand("Kx")), 2),
             QStringLiteral("Blatt 2, Zeichen 2: 'x' ist keine Farbe; möglich: h, d, c, s"));
}

void TestErrorText::textFromOutsideIsMadeFit_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");

    QTest::newRow("short text") << "abc"
                                << "'abc'";
    QTest::newRow("long text is cut")
        << QString(41, u'x') << QStringLiteral("'%1…'").arg(QString(40, u'x'));
    QTest::newRow("a control character is replaced")
        << QStringLiteral("a\u001Bb") << QStringLiteral("'a\uFFFDb'");
    QTest::newRow("a tag is replaced")
        << QStringLiteral("a\U000E0041b") << QStringLiteral("'a\uFFFDb'");
    QTest::newRow("a pair of code units is not torn")
        << QString(39, u'x') + QStringLiteral("\U0001F0A1\U0001F0A1")
        << QStringLiteral("'%1…'").arg(QString(39, u'x'));
}

void TestErrorText::textFromOutsideIsMadeFit()
{
    QFETCH(const QString, text);
    QTEST(quoted(text), "shown");
}

void TestErrorText::aPathIsWhole()
{
    const QString folder = u'/' + QString(200, u'x');
    QCOMPARE(quotedPath(folder + QStringLiteral("/a\u001Bb.showdown")),
             QStringLiteral("'%1/a\uFFFDb.showdown'").arg(folder));
}

void TestErrorText::foreignTextsAreFitted_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& shown, const QString& expected) {
        QTest::newRow(name) << shown << expected;
    };
    const QString all = unfitCharacters();
    row("one line", shownText(u"  King \t of\nhearts\u2028\u0085 "),
        QStringLiteral("King of hearts"));
    row("nothing but text", shownText(u'a' + all + u'b'), QStringLiteral("a[31m b"));
    row("letters of every kind", shownText(u"Zoë 👩\u200d🎓 א ★ 葛\U000E0100"),
        QStringLiteral("Zoë 👩\u200d🎓 א ★ 葛\U000E0100"));
    row("what is not seen",
        shownText(u"A\u00ADn\uFEFFn\u200B\u3164\u034F\U000E0061\U000E007F\uE000"),
        QStringLiteral("Ann"));
    QString unseen;
    for (const auto& [first, last] :
         std::initializer_list<std::pair<char32_t, char32_t>>{{0x034F, 0x034F},
                                                              {0x115F, 0x1160},
                                                              {0x17B4, 0x17B5},
                                                              {0x16FE4, 0x16FE4},
                                                              {0x1D159, 0x1D159},
                                                              {0xE0000, 0xE00FF},
                                                              {0xE01F0, 0xE0FFF}}) {
        for (char32_t character = first; character <= last; ++character)
            unseen += QChar::fromUcs4(character);
    }
    row("letters, marks and selectors that are not seen", shownText(u'A' + unseen + u'B'),
        QStringLiteral("AB"));
    row("no characters", shownText(u"A\uFFFE\uFFFF\U0010FFFFB"), QStringLiteral("AB"));
    row("joiners and marks alone", shownText(u"\u200D\u200C \uFE0F\u0301"), QString());
    row("what looks like a blank", shownText(u"A\u2800B\u3164C\uFFA0D"), QStringLiteral("A B C D"));
    row("a path with what is not seen", shownPath(QStringLiteral("/a\u00ad\U000E0061b")),
        QStringLiteral("/a��b"));
    row("at most", shownText(u"King of hearts", 7), QStringLiteral("King of"));
    row("no blank at the end", shownText(u"King of hearts", 5), QStringLiteral("King"));
    row("characters of two units", shownText(u"Ann 🂡🂢", 5), QStringLiteral("Ann 🂡"));
    row("lines", shownLines(u" One\r\n\u202eTwo\tthree\u2028Four\u001b\n", 1000),
        QStringLiteral("One\nTwo three\nFour"));
    row("few lines", shownLines(u"One\nTwo", 4), QStringLiteral("One"));
    row("a path", shownPath(QStringLiteral("/folder/\u202ea\nb")), QStringLiteral("/folder/�a�b"));
}

void TestErrorText::foreignTextsAreFitted()
{
    QFETCH(QString, shown);
    QTEST(shown, "expected");
    QCOMPARE(firstUnfit(shown), QString());
}

SHOWDOWN_TEST(TestErrorText)
#include "tst_errortext.moc"
