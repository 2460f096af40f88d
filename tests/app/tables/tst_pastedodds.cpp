// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/oddsquestion.h"
#include "app/tables/pastedodds.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/randomhands.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

QString withNames(const CardTable& table)
{
    QString text = describe(table);
    for (const QString& name : table.names) {
        if (!name.isEmpty())
            text += u' ' + name;
    }
    return text;
}

/// The table after pasting a text into another one, with names; or the error.
QString pasted(const QString& text, const CardTable& before, const std::vector<Place>& places)
{
    const auto read = tables::readPastedOdds(text);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read))
        return narration::pasteProblemText(*problem);
    const auto after = tables::withPastedOdds(before, std::get<PastedOdds>(read), places);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&after))
        return narration::pasteProblemText(*problem);
    return withNames(std::get<CardTable>(after));
}

CardTable randomSituation(RandomHands& random)
{
    CardTable table = emptySituation();
    table.playerCount = 1 + random.below(3);
    table.rules.preset = allPresets()[static_cast<std::size_t>(random.below(4))];
    table.rules.rules = random.below(3) == 0 ? rulesOf(table.rules.preset) : random.rules();
    table.rules.rules.deck = DeckKind::one;
    const QStringList names{QString(),
                            QStringLiteral("Ada"),
                            QStringLiteral("K: 9h (x)"),
                            QStringLiteral("<b>&Bob</b>"),
                            QStringLiteral("Board"),
                            QStringLiteral("Player 3"),
                            QStringLiteral("--rules"),
                            QStringLiteral("“A|B”"),
                            QStringLiteral("tot"),
                            QStringLiteral("showdown-cli odds")};
    for (int player = 0; player < table.playerCount; ++player)
        table.names[static_cast<std::size_t>(player)] = names[random.below(10)];
    for (const Place place : placesOf(table)) {
        const std::vector<Card> left = undealtCards(table);
        const auto card =
            left[static_cast<std::size_t>(random.below(static_cast<int>(left.size())))];
        const int kind = random.below(8);
        if (place.row == CardTable::deadRow ? kind < 3 : kind < 5)
            table.set(place, card);
        else if (place.row < CardTable::boardRow && kind < 6)
            table.set(place, PlacedCard::unknown());
    }
    return table;
}

/// The table without gaps before cards, and without names: as on a command line.
CardTable closedUp(const CardTable& table)
{
    CardTable closed = table;
    closed.names = {};
    for (SlotRow& row : closed.rows) {
        const SlotRow before = std::exchange(row, SlotRow(row.kind()));
        int slot = 0;
        for (int each = 0; each < before.size(); ++each) {
            if (before[each])
                row.set(slot++, before[each]);
        }
    }
    return closed;
}

} // namespace

/// Text pasted into Odds, and copied from there.
class TestPastedOdds : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void textMakesASituation_data();
    void textMakesASituation();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void cardsGoIntoTheGivenPlaces();
    void aSituationIsCopiedAsText();
    void aSituationIsCopiedAsMarkdown();
    void aSituationIsCopiedAsACommandLine();
    void whatIsCopiedCanBePasted_data();
    void whatIsCopiedCanBePasted();
    void labelsAreReadInEitherLanguage();
};

void TestPastedOdds::textMakesASituation_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* text, const char* after) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(after);
    };
    row("a card goes where the next card goes", "Kh", "2c Kh | - - / 3d - - - - / bug Bob");
    row("cards go on from there", "Kh, 10\u2665 ?", "2c Kh | Th ? / 3d - - - - / bug Bob");
    row("a card a line", "Kh\n?\n*", "2c Kh | ? * / 3d - - - - / bug Bob");
    row("the star of the window", "\u2605", "2c * | - - / 3d - - - - / bug Bob");
    row("a situation", "As Ks\n??\nQs 9s 4d 8h", "As Ks | ? ? / Qs 9s 4d 8h - / bug");
    row("between bars", "As Ks | | Qh Qd", "As Ks | - - | Qh Qd / bug");
    row("copied text",
        "Ann: As Ks\nPlayer 2: ? ?\nBoard: Qs 9s 4d\nDead: 2c\n--rules standard --set jokers=1",
        "As Ks | ? ? / Qs 9s 4d - - / dead 2c / standard jokers=1 Ann");
    row("sentences behind the rules",
        "As Ks\nQh Qd\n--rules standard\nAnn: x wins 16.7 %, ties 0.0 %, equity 16.7 %\n"
        "Exact; boards counted: 44",
        "As Ks | Qh Qd");
    row("a sentence before the rules", "Somebody wins\nAs Ks\nQh Qd\n--rules bug --lens pair",
        "As Ks | Qh Qd / bug");
    row("rules left out of a rules line are as in Standard", "As Ks\n--set jokers=2",
        "As Ks / standard jokers=2");
    row("one deck, whatever the rules say", "As Ks\n--deck free", "As Ks");
    row("labels in any case", "as ks\nBOARD: 2h 3h 4h\ndead cards: 9c 9d",
        "As Ks / 2h 3h 4h - - / dead 9c 9d / bug");
    row("the board in two lines", "As Ks\nBoard: 2h 3h 4h\nBoard: 5h",
        "As Ks / 2h 3h 4h 5h - / bug");
    row("copied in German", "Spieler 1: As Ks\nSpieler 3: Qh Qd\nBoard: 2c 3c 4c\nTot: 9s",
        "As Ks | - - | Qh Qd / 2c 3c 4c - - / dead 9s / bug");
    row("gaps", "Player 1: - Ks\nPlayer 2: -\nBoard: Qs - 4d", "- Ks | - - / Qs - 4d - - / bug");
    row("the number says who it is", "Player 3: As Ks", "- - | - - | As Ks / bug");
    row("a name in quotation marks", "“Board”: As Ks\nBoard: 2h 3h 4h",
        "As Ks / 2h 3h 4h - - / bug Board");
    row("a board without players", "Board: 2h 3h 4h", "- - | - - / 2h 3h 4h - - / bug");
    row("a command line",
        R"(showdown-cli odds --rules standard --hole "As Ks" --hole "Qh Qd" --board "Qs 9s 4d 8h")",
        "As Ks | Qh Qd / Qs 9s 4d 8h -");
    row("a prompt, other quotes, other options",
        "$ build/bin/showdown-cli odds --hole='As ?' --hole \"\" --dead 2c,3c --jokers 1 --seed 5 "
        "--progress --to flush\nPlayer 1  As ?",
        "As ? | - - / dead 2c 3c / standard jokers=1");
    row("lines that go on", "showdown-cli odds --hole As\\ Ks \\\n  --players 3",
        "As Ks | ? ? | ? ?");
}

void TestPastedOdds::textMakesASituation()
{
    QFETCH(const QString, text);
    CardTable before = oddsTableOf(QStringLiteral("2c - | - - / 3d / bug"));
    before.names[0] = QStringLiteral("Bob");
    QTEST(pasted(text, before, {{0, 1}, {1, 0}, {1, 1}}), "after");
}

void TestPastedOdds::whatIsWrongIsSaid_data()
{
    const char* const noCard = "There is no card in the text. Cards are written as Ks 10h 2d *.";
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* text, const char* problem) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(problem);
    };
    row("nothing", " \n ", noCard);
    row("gaps alone", "- -", noCard);
    row("a sentence", "Two pair beats a pair.\nWho wins: I or you?", noCard);
    row("rules alone", "--rules bug", noCard);
    row("no card", "Kh Kx", "character 5: 'x' is no suit; one of h d c s");
    row("after an unknown one", "? \u2665x",
        "character 3: '\u2665' (U+2665) is no card; one of 2-10 T J Q K A with a suit, or * for a "
        "wild");
    row("an unknown one for a suit", "K?", "character 2: '?' is no suit; one of h d c s");
    row("in the second hand", "As Ks\nQh 1d",
        "hand 2, character 5: 'd' after '1' makes no rank; a ten is 10 or T");
    row("after a name", "Ann: As Ks\nBob: Qh z\n--rules bug",
        "hand 2, character 4: 'z' is no card; one of 2-10 T J Q K A with a suit, * for a wild, or "
        "? for an unknown card");
    row("on the board", "As Ks\nBoard: 2h 3x",
        "board, character 5: 'x' is no suit; one of h d c s");
    row("among the dead", "As Ks\nDead: 2h 3x",
        "dead cards, character 5: 'x' is no suit; one of h d c s");
    row("an unknown one on the board", "As Ks\nBoard: 2h ?", "Only a hole card can be unknown.");
    row("more cards than places", "2h 3h 4h 5h", "There is room for 3 cards.");
    row("three hole cards", "As Ks\nAnn: 2h 3h 4h", "hand 2: a player holds two cards, not 3");
    row("a long board", "As Ks\n2h 3h 4h 5h 6h 7h", "board: it has at most five cards, not 6");
    row("many dead cards", "As Ks\nDead: *********************",
        "dead cards: there are too many, 21");
    row("four players", "As Ks | 2h 2d | 3h 3d | 4h 4d",
        "There are more than three hands in the text.");
    row("a card twice", "As Ks\nBoard: 2h 3h Ks",
        "board, card 3: 'Ks' is already hand 1, card 2; one deck holds each card once");
    row("a rule", "As Ks\n--set jokers=x",
        "rules line: 'x' is no value of jokers; possible: 0 to 1000");
    row("another command", "showdown-cli compare As",
        "command line: 'compare' cannot be pasted here; possible: odds");
    row("a file without a situation",
        R"({"showdown": 1, "title": null, "rules": {"preset": "bug", "changed": {}},
            "lens": null, "players": []})",
        noCard);
    row("a damaged file", R"({"showdown": 1})", "“title” is missing.");
    row("another option", "showdown-cli odds --whole As",
        "command line: '--whole' is not understood; one of --hole --board --dead --players --rules "
        "--set");
    row("a word that is left over", "showdown-cli odds --hole As Ks",
        "command line: 'Ks' is not understood; one of --hole --board --dead --players --rules "
        "--set");
    row("a missing value", "showdown-cli odds --hole",
        "command line: a value is missing after "
        "'--hole'");
    row("a mistake in a command line", "showdown-cli odds --hole 'As Kx'",
        "hand 1, character 5: 'x' is no suit; one of h d c s");
}

void TestPastedOdds::whatIsWrongIsSaid()
{
    QFETCH(const QString, text);
    QTEST(pasted(text, emptySituation(), {{0, 1}, {1, 0}, {1, 1}}), "problem");
}

void TestPastedOdds::cardsGoIntoTheGivenPlaces()
{
    const CardTable before = oddsTableOf(QStringLiteral("2c 3c | - -"));
    const std::vector<Place> places{{1, 1}, {3, 0}, {4, 0}};
    QCOMPARE(pasted(QStringLiteral("? 9h *"), before, places),
             QStringLiteral("2c 3c | - ? / 9h - - - - / dead *"));
    QCOMPARE(pasted(QStringLiteral("9h ?"), before, places),
             QStringLiteral("Only a hole card can be unknown."));
}

void TestPastedOdds::aSituationIsCopiedAsText()
{
    CardTable table =
        oddsTableOf(QStringLiteral("As Ks | - Qd / Qs - 4d - - / dead 2c * / standard jokers=1"));
    table.names = {QStringLiteral("Ann"), QStringLiteral("Board"), {}};
    QCOMPARE(narration::situationAsText(copiedSituation(table)),
             QStringLiteral("Ann: As Ks\n“Board”: - Qd\nBoard: Qs - 4d\nDead: 2c *\n"
                            "--rules standard --set jokers=1\n"));

    table = oddsTableOf(QStringLiteral("As Ks | - - | Qh Qd / Qs 9s 4d 8h 2s"));
    const auto question = std::get<tables::OddsQuestion>(questionOf(table));
    QCOMPARE(narration::situationAsText(
                 copiedSituation(table),
                 narration::CopiedOdds{equityOf(question.situation), question.players}),
             QStringLiteral("Player 1: As Ks\nPlayer 2: -\nPlayer 3: Qh Qd\nBoard: Qs 9s 4d 8h 2s\n"
                            "--rules standard\n"
                            "Player 1 wins 100.0 %, ties 0.0 %, equity 100.0 %\n"
                            "Player 3 wins 0.0 %, ties 0.0 %, equity 0.0 %\n"
                            "Exact; boards counted: 1\n"));
}

void TestPastedOdds::aSituationIsCopiedAsMarkdown()
{
    CardTable table =
        oddsTableOf(QStringLiteral("As Ks | - Qd / Qs - 4d - - / dead 2c * / standard jokers=1"));
    table.names = {QStringLiteral("A|n_n"), QStringLiteral("Board"), {}};
    QCOMPARE(narration::situationAsMarkdown(copiedSituation(table), std::nullopt,
                                            {QStringLiteral("Board needs one more card."), {}, {}}),
             QStringLiteral("**Board needs one more card.**\n\n"
                            "Board: `Qs - 4d`\n\nDead: `2c *`\n\n"
                            "| Player | Hole cards |\n| --- | --- |\n"
                            "| “A\\|n\\_n” | `As Ks` |\n| “Board” | `- Qd` |\n\n"
                            "Standard rules (changed)\n\n`--rules standard --set jokers=1`\n"));

    table = oddsTableOf(QStringLiteral("As Ks | - - | Qh Qd / Qs 9s 4d 8h 2s"));
    const auto question = std::get<tables::OddsQuestion>(questionOf(table));
    QCOMPARE(narration::situationAsMarkdown(
                 copiedSituation(table),
                 narration::CopiedOdds{equityOf(question.situation), question.players, {}, false},
                 {QStringLiteral("Player 1 wins"), QStringLiteral("Flush, ace high"), {}}),
             QStringLiteral("**Player 1 wins** · Flush, ace high\n\n"
                            "Board: `Qs 9s 4d 8h 2s`\n\n"
                            "| Player | Hole cards | Win | Tie | Equity |\n"
                            "| --- | --- | --- | --- | --- |\n"
                            "| Player 1 | `As Ks` | 100.0 % | 0.0 % | 100.0 % |\n"
                            "| Player 2 | `-` |  |  |  |\n"
                            "| Player 3 | `Qh Qd` | 0.0 % | 0.0 % | 0.0 % |\n\n"
                            "Exact; boards counted: 1\n\n"
                            "Standard rules\n\n`--rules standard`\n"));
}

void TestPastedOdds::aSituationIsCopiedAsACommandLine()
{
    QCOMPARE(narration::oddsCommand(copiedSituation(oddsTableOf(QStringLiteral(
                 "As Ks | - - | ? * / Qs 9s 4d 8h - / dead 2c 3c / bug wildCards=Jh,Js")))),
             QStringLiteral("showdown-cli odds --rules bug --set wildCards=Jh,Js --hole \"As Ks\" "
                            "--hole \"\" --hole \"? *\" --board \"Qs 9s 4d 8h\" --dead \"2c 3c\""));
}

void TestPastedOdds::whatIsCopiedCanBePasted_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void TestPastedOdds::whatIsCopiedCanBePasted()
{
    QFETCH(const QString, language);
    QVERIFY(speak(language.toLatin1().constData()));
    RandomHands random(20'261'122);
    for (int round = 0; round < 3000; ++round) {
        const CardTable table = randomSituation(random);
        if (!hasCards(table))
            continue;
        const narration::CopiedSituation copied = copiedSituation(table);
        std::optional<narration::CopiedOdds> odds;
        const auto question = questionOf(table);
        const auto* asked = std::get_if<tables::OddsQuestion>(&question);
        if (round % 4 == 0 && asked && asked->situation.board.size() >= 4
            && asked->situation.areAllKnown())
            odds = {equityOf(asked->situation), asked->players, {}, random.below(2) == 0};
        const QString text = narration::situationAsText(copied, odds);
        QVERIFY2(pasted(text, emptySituation(), {}) == withNames(table), qPrintable(text));
        const narration::AheadText ahead{copied.names.join(u' '), QStringLiteral("Pair: `x`"), {}};
        const QString markdown = narration::situationAsMarkdown(copied, odds, ahead);
        QVERIFY2(pasted(markdown, emptySituation(), {}) == withNames(table), qPrintable(markdown));
        const QString command = narration::oddsCommand(copied);
        QVERIFY2(pasted(QStringLiteral("$ ") + command, emptySituation(), {})
                     == withNames(closedUp(table)),
                 qPrintable(command));
    }
}

void TestPastedOdds::labelsAreReadInEitherLanguage()
{
    const CardTable table = oddsTableOf(QStringLiteral("As Ks | - - / Qs 9s 4d - - / dead 2c"));
    const QString english = narration::situationAsText(copiedSituation(table));
    QVERIFY(speak("de"));
    QCOMPARE(pasted(english, emptySituation(), {}), describe(table));
    const QString german = narration::situationAsText(copiedSituation(table));
    QCOMPARE(pasted(german, emptySituation(), {}), describe(table));
}

SHOWDOWN_TEST(TestPastedOdds)
#include "tst_pastedodds.moc"
