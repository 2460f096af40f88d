// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QStringList>
#include <QTest>

#include <random>

using namespace showdown;
using namespace showdown::tests;

Q_DECLARE_METATYPE(showdown::NotationExpectation)

/// Cards as people write them, and the messages about mistakes.
class TestNotation : public QObject
{
    Q_OBJECT

private slots:
    void everyCardReadsBack();
    void randomHandsReadBack();
    void anyNumberOfCardsReadsBack();
    void spellings_data();
    void spellings();
    void mistakes_data();
    void mistakes();
    void oneCard_data();
    void oneCard();
    void holes_data();
    void holes();
    void aMegabyteIsNoTrouble();
};

namespace {

using enum NotationExpectation;

std::string toText(const std::array<std::optional<Card>, 2>& hole)
{
    const auto cardText = [](std::optional<Card> card) { return card ? toText(*card) : "?"; };
    return cardText(hole[0]) + ' ' + cardText(hole[1]);
}

/// The result of a text: the cards written out, or the mistake in words.
template <typename Value>
QString outcome(const std::variant<Value, NotationError>& read)
{
    if (const auto* value = std::get_if<Value>(&read))
        return qt(toText(*value));
    const auto& error = std::get<NotationError>(read);
    const QStringList expected{"card",    "suit",     "tenZero", "handEnd",
                               "oneCard", "holeCard", "holeEnd"};
    return QStringLiteral("%1 expected at %2 after '%3', found '%4'")
        .arg(expected[static_cast<int>(error.expected)])
        .arg(error.position)
        .arg(qt(error.previous), qt(error.text));
}

} // namespace

void TestNotation::everyCardReadsBack()
{
    for (const Card card : deckWithJokers(1)) {
        const std::string text = toText(card);
        QCOMPARE(outcome(parseCard(text)), qt(text));
        QCOMPARE(std::get<Card>(parseCard(text)), card);
        QCOMPARE(std::get<Hand>(parseHand(text))[0], card);
    }
    QCOMPARE(qt(toText(Card(Rank::ten, Suit::spades))), "Ts");
    QCOMPARE(qt(toText(Card(Rank::king, Suit::hearts))), "Kh");
    QCOMPARE(qt(toText(Card::joker())), "*");
}

void TestNotation::randomHandsReadBack()
{
    std::mt19937 random(1);
    for (int i = 0; i < 1000; ++i) {
        Hand hand;
        for (int size = static_cast<int>(random() % 6); size > 0; --size)
            hand.add(*cardOf(static_cast<int>(random() % 53)));
        const std::variant<Hand, NotationError> read = parseHand(toText(hand));
        QCOMPARE(outcome(read), qt(toText(hand)));
        QCOMPARE(std::get<Hand>(read), hand);
    }
}

void TestNotation::anyNumberOfCardsReadsBack()
{
    std::string text;
    for (const Card card : deckWithJokers(3))
        text += toText(card);
    QCOMPARE(std::get<std::vector<Card>>(parseCards(text)), deckWithJokers(3));
    QVERIFY(std::get<std::vector<Card>>(parseCards(" ,")).empty());

    const auto error = std::get<NotationError>(parseCards("Kh 6c 6h 2s * 3d ?"));
    QCOMPARE(error, (NotationError{"?", "", 18, card}));
}

void TestNotation::spellings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cards");

    const auto row = [](const char* name, const QString& text, const QString& cards) {
        QTest::newRow(name) << text << cards;
    };
    row("an empty text is an empty hand", "", "");
    row("so are separators alone", " ,\t, ", "");
    row("separated by spaces", "Kh 6c 6h 2s *", "Kh 6c 6h 2s *");
    row("separated by a comma", "10♥,10♦", "Th Td");
    row("separated by nothing", "KhKdQs9c2h", "Kh Kd Qs 9c 2h");
    row("separated in every way", "  Kh,, Kd\tQs ,9c2h ", "Kh Kd Qs 9c 2h");
    row("in lower case", "kh qd jc ts ah", "Kh Qd Jc Ts Ah");
    row("suits in upper case", "2H 3D 4C 5S", "2h 3d 4c 5s");
    row("filled glyphs", "2♥ 3♦ 4♣ 5♠", "2h 3d 4c 5s");
    row("outlined glyphs", "2♡ 3♢ 4♧ 5♤", "2h 3d 4c 5s");
    row("glyphs as web pages have them", "2♥\uFE0F3♦\uFE0E 4♣\uFE0F", "2h 3d 4c");
    row("ten in both spellings", "Ts10c10♡", "Ts Tc Th");
    row("wilds", "* w W **", "* * * * *");
    row("the word joker", "joker JOKER Joker", "* * *");
    row("jk is a joker", "jk Jk JK jK", "* * * *");
    row("a joker is read before a jack", "JkKhJh", "* Kh Jh");
    row("jokers and jacks run together", "jokerjhjkJsw", "* Jh * Js *");
}

void TestNotation::spellings()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cards);
    QCOMPARE(outcome(parseHand(text.toStdString())), cards);
}

void TestNotation::mistakes_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<NotationExpectation>("expected");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("previous");
    QTest::addColumn<int>("position");

    const auto row = [](const char* name, const QByteArray& input, NotationExpectation expected,
                        const QString& text, const QString& previous, int position) {
        QTest::newRow(name) << input << expected << text << previous << position;
    };
    const QByteArray nul(1, '\0');
    const QString bad(QChar::ReplacementCharacter);

    row("one letter that is a rank", "K", suit, "", "K", 2);
    row("one letter that is no card", "x", card, "x", "", 1);
    row("a suit without its rank", "Kh h", card, "h", "", 4);
    row("a letter that is no suit", "Kx", suit, "x", "K", 2);
    row("a rank where a suit belongs", "kh KQ", suit, "Q", "K", 5);
    row("a space between rank and suit", "k h", suit, " ", "k", 2);
    row("a lone one", "1", tenZero, "", "1", 2);
    row("a one that is no ten", "11h", tenZero, "1", "1", 2);
    row("a one before a space", "2h 1 0h", tenZero, " ", "1", 5);
    row("a ten without a suit", "10", suit, "", "10", 3);
    row("a ten with a bad suit", "6d10z", suit, "z", "10", 5);
    row("a zero", "0h", card, "0", "", 1);
    row("a Cyrillic letter that looks like a c", "Kс", suit, "с", "K", 2);
    row("a Cyrillic letter that looks like a rank", "Кh", card, "К", "", 1);
    row("six cards", "Kh 6c 6h 2s * 3d", handEnd, "3", "", 15);
    row("six cards run together", "KhKdQs9c2hw", handEnd, "w", "", 11);
    row("anything after five cards", "*****,?", handEnd, "?", "", 7);
    row("an unknown card has no place here", "Kh ?", card, "?", "", 4);
    row("the star after a value is for output alone", "A6*", suit, "6", "A", 2);
    row("a joker that breaks off", "jok", suit, "o", "j", 2);
    row("glyphs count as one character", "10♥,10♦ x", card, "x", "", 9);
    row("a character of four bytes", "Kh 🂡", card, "🂡", "", 4);
    row("a byte order mark", "\xEF\xBB\xBFKh", card, QString(QChar::ByteOrderMark), "", 1);
    row("a replacement character", "Kh\xEF\xBF\xBD", card, bad, "", 3);
    row("another separator", "Kh;6c", card, ";", "", 3);
    row("the end of a line", "Kh\n6c", card, "\n", "", 3);
    row("an embedded NUL between cards", "Kh" + nul + "6c", card, QString(QChar(0)), "", 3);
    row("an embedded NUL in a card", "K" + nul + "h", suit, QString(QChar(0)), "K", 2);
    row("a byte that is never UTF-8", "Kh \xFF", card, bad, "", 4);
    row("a byte that is no suit and no UTF-8", "K\xFE", suit, bad, "K", 2);
    row("a continuation byte alone", "\x99", card, bad, "", 1);
    row("a glyph that breaks off", "K\xE2\x99", suit, bad, "K", 2);
    row("a glyph interrupted by a letter", "K\xE2\x99h", suit, bad, "K", 2);
    row("a letter in two bytes", "\xC1\x8B", card, bad, "", 1); // overlong K
    row("half a surrogate pair", "K\xED\xA0\x80", suit, bad, "K", 2);
    row("a code point beyond the last", "K\xF4\x90\x80\x80", suit, bad, "K", 2);
    row("invalid UTF-8 after five cards", "wwwww\xFF", handEnd, bad, "", 6);
}

void TestNotation::mistakes()
{
    QFETCH(const QByteArray, input);
    QFETCH(const NotationExpectation, expected);
    QFETCH(const QString, text);
    QFETCH(const QString, previous);
    QFETCH(const int, position);

    const NotationError mistake{text.toStdString(), previous.toStdString(), position, expected,
                                input.contains("\xEF\xBF\xBD")
                                    || text != QChar(QChar::ReplacementCharacter)};
    const std::variant<Hand, NotationError> hand = parseHand(input.toStdString());
    QCOMPARE(outcome(hand), outcome(std::variant<Hand, NotationError>(mistake)));
    QCOMPARE(std::get<NotationError>(hand), mistake);
    if (expected != handEnd)
        QCOMPARE(std::get<NotationError>(parseCards(input.toStdString())), mistake);
}

void TestNotation::oneCard_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");

    const auto row = [](const char* name, const QString& text, const QString& result) {
        QTest::newRow(name) << text << result;
    };
    row("a card", "10♥", "Th");
    row("a wild", "Joker", "*");
    row("space around it", " \tKh ", "Kh");
    row("nothing", "", "card expected at 1 after '', found ''");
    row("space alone", "  ", "card expected at 3 after '', found ''");
    row("two cards", "Kh 6c", "oneCard expected at 4 after '', found '6'");
    row("something after it", "*x", "oneCard expected at 2 after '', found 'x'");
    row("a comma after it", "Kh,", "oneCard expected at 3 after '', found ','");
    row("a mistake in it", " Kx", "suit expected at 3 after 'K', found 'x'");
}

void TestNotation::oneCard()
{
    QFETCH(const QString, text);
    QFETCH(const QString, result);
    QCOMPARE(outcome(parseCard(text.toStdString())), result);
}

void TestNotation::holes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");

    const auto row = [](const char* name, const QString& text, const QString& result) {
        QTest::newRow(name) << text << result;
    };
    row("two cards", "10♥ kS", "Th Ks");
    row("two cards without a blank", "AsKs", "As Ks");
    row("an unknown card", "?,Kh", "? Kh");
    row("two unknown cards", "??", "? ?");
    row("a wild and an unknown card", " joker ? ", "* ?");
    row("nothing", "", "holeCard expected at 1 after '', found ''");
    row("one card", "Kh ", "holeCard expected at 4 after '', found ''");
    row("one unknown card", "?", "holeCard expected at 2 after '', found ''");
    row("three cards", "Kh Qd ?", "holeEnd expected at 7 after '', found '?'");
    row("no card", "Kh x", "holeCard expected at 4 after '', found 'x'");
    row("an unknown suit", "K? Qd", "suit expected at 2 after 'K', found '?'");
}

void TestNotation::holes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, result);
    QCOMPARE(outcome(parseHole(text.toStdString())), result);
}

void TestNotation::aMegabyteIsNoTrouble()
{
    constexpr std::size_t megabyte = 1 << 20;
    QCOMPARE(outcome(parseHand(std::string(megabyte, ' '))), "");
    QCOMPARE(outcome(parseHand(std::string(megabyte, 'x'))),
             "card expected at 1 after '', found 'x'");
    QCOMPARE(outcome(parseHand(std::string(megabyte, '*'))),
             "handEnd expected at 6 after '', found '*'");
    QCOMPARE(outcome(parseHand(std::string(megabyte, '\0'))),
             QStringLiteral("card expected at 1 after '', found '%1'").arg(QChar(0)));
    std::string endsInOne(megabyte, ',');
    endsInOne.push_back('1');
    QCOMPARE(outcome(parseHand(endsInOne)), "tenZero expected at 1048578 after '1', found ''");
    QCOMPARE(std::get<std::vector<Card>>(parseCards(std::string(megabyte, 'w'))).size(), megabyte);
}

SHOWDOWN_TEST(TestNotation)
#include "tst_notation.moc"
