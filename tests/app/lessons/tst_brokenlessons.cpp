// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessoncheck.h"
#include "app/lessons/lessonfolders.h"
#include "app/lessons/lessonreader.h"
#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QRegularExpression>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace showdown;
using namespace showdown::tests;

namespace {

/// All problems of a lesson, one per line.
QStringList problemsOf(const QString& folder)
{
    const lessons::LessonCheck read = lessons::checkWhatWasRead(lessons::readLesson(folder));
    static const QRegularExpression functions(
        QStringLiteral("(are: AreCardsSameSuit, AreCardsStraight), .*$"));
    QStringList lines;
    for (const narration::FileProblem& problem : read.problems)
        lines += narration::placedProblemText(problem).replace(functions, QStringLiteral("\\1, …"));
    return lines;
}

/// The text without characters that would control a terminal.
QByteArray rowName(const QByteArray& text)
{
    return narration::shownText(QString::fromUtf8(text)).toUtf8();
}

/// Who wins with the queens of the good lesson, and why.
const QByteArray thirdKicker =
    " Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the "
    "third kicker decides, 3 beats 2.";
const QByteArray equalQueens =
    " It is a tie. Both have a pair of queens, kickers nine, seven, two; all "
    "five values match.";

} // namespace

/// Each mistake in a lesson is reported with its file, its line and what was expected.
class TestBrokenLessons : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWrongWithTheGoodOne();
    void mistakesInTheText_data();
    void mistakesInTheText();
    void mistakesInTheTasks_data();
    void mistakesInTheTasks();
    void ofThreeHandsTheBestTwoDecide();
    void allMistakesAreTold();
    void otherFilesAreTold_data();
    void otherFilesAreTold();
    void whatIsNoFileIsTold();
    void missingFilesAreTold();
    void namesAndHandsToChoose_data();
    void namesAndHandsToChoose();
    void bugsAreHeldAgainstThePrintedCode_data();
    void bugsAreHeldAgainstThePrintedCode();
    void tablesAreDealt_data();
    void tablesAreDealt();
    void ranksAreAskedOfBothHands_data();
    void ranksAreAskedOfBothHands();
    void theLessonOfTheManualIsOne();
};

void TestBrokenLessons::nothingIsWrongWithTheGoodOne()
{
    const LessonFolder folder;
    QCOMPARE(problemsOf(folder.lesson()).join(u'\n'), QString());
    const lessons::ReadLesson read = lessons::readLesson(folder.lesson());
    QCOMPARE(read.lesson.id, QStringLiteral("kickers"));
    QCOMPARE(read.lesson.language, QStringLiteral("en"));
    QCOMPARE(read.lesson.number(), 5);
    QCOMPARE(read.lesson.blocks.size(), std::size_t(7));
    QCOMPARE(read.lesson.examples.size(), std::size_t(4));
    QCOMPARE(read.lesson.exercises.size(), std::size_t(4));
    // 2 of the guess, 6 of the first cards, 4 of the second, 3 links, a function and a step in the
    // text; 4, 3, 2, 5 and a link of the examples; 2 answers of each exercise; a link of the aim.
    QCOMPARE(lessons::checkLesson(read.lesson).claims, 41);
}

void TestBrokenLessons::mistakesInTheText_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* from, const QByteArray& to, const QByteArray& problem) {
        QTest::newRow(rowName(to).constData())
            << QByteArray(from) << to << QStringLiteral("lesson.md:") + QString::fromUtf8(problem);
    };
    row("hand: Qs Qd 9h 7c 2s", "hand: Qs Qd 9h 7x 2s",
        "4: “hand”: hand 1, character 11: 'x' is no suit; one of h d c s.");
    row("hand: Qs Qd 9h 7c 2s", "hand: Qs Qd 9h 7c",
        "4: “hand”: hand 1 should have 5 places for cards, but has 4.");
    row("hand: Qh Qc 9d 7s 3h", "hand: Qh Qc 9d 7s 2s",
        "5: Two of spades is there twice, as “Player 1, card 5” and as “Player 2, card 5”, but one "
        "deck holds it once.");
    row("hand: Qh Qc 9d 7s 3h", "hand: Qh Qc _ 7s 3h",
        "5: Only a hand that is to be built can have an open place “_”.");
    row("decides: kicker 3", "decides: third kicker",
        "7: “third kicker” is no part of a comparison; there are: rank, pair, higher-pair, "
        "lower-pair, trio, quad, five, highest, kicker 1, kicker 2, kicker 3, card 1, card 2, "
        "card 3, card 4, card 5, wilds, tie, fit.");
    row("decides: kicker 3", "decides: kicker 2",
        "7: “decides” says “kicker 2”, but it is “kicker 3”." + thirdKicker);
    row("winner: 2\ndecides", "winner: 1\ndecides",
        "6: “winner” says “1”, but it is “2”." + thirdKicker);
    row("winner: 2\ndecides", "winner: two\ndecides", "6: “winner” should be a whole number.");
    row("winner: 2\ndecides", "winner: 4\ndecides", "6: “winner” should be a number from 1 to 3.");
    row("winner: 2\ndecides", "winer: 2\ndecides",
        "6: “winer” is unknown here; did you mean “winner”?");
    row("winner: 2\ndecides: kicker 3", "winer: 2\ndecides: kicker 2",
        "6: “winer” is unknown here; did you mean “winner”?\n"
        "lesson.md:7: “decides” says “kicker 2”, but it is “kicker 3”."
            + thirdKicker);
    row("decides: kicker 3\n```\n", "decides: kicker 3\n",
        "1: The block that begins here has no end “```”.");
    row("winner: 2\ndecides", "winner: 2\nwinner: 2\ndecides", "7: “winner” is there twice.");
    row("winner: 2\ndecides", "wins\ndecides", "6: Expected a key, a colon and a value.");
    row("question: Both have a pair of queens. Who wins?",
        "question:", "1: The block asks nothing; a line “question: …” is missing.");
    row("hand: Qh Qc 9d 7s 3h\nwinner: 2\ndecides: kicker 3", "",
        "1: To guess who wins takes two or three hands.");
    row("## The rule", "# The rule",
        "10: Headings begin with “##”; the title stands in tasks.json.");
    row("`CompareKickers`", "`CompareKicker`",
        "13: “CompareKicker” is unknown here; did you mean “CompareKickers”?");
    row("claim:question/decides", "claim:guess/decides",
        "12: No example, exercise or block is called “guess”; there are: against-each-other, build, "
        "chance, draw, first-pair, last-kicker, question, shown, slip, tie, which-card.");
    row("claim:question/decides", "claim:question/why",
        "12: A link cannot claim “why”; possible: winner, decides, rank1, name1, values1, wild1, outs, "
        "unseen, percent, against, boards, equity1, wins1, ties1.");
    row("claim:question/decides", "claim:question/name1",
        "12: “claim:question/name1” says “kicker 3”, but it is “Pair of queens, kickers nine, seven, "
        "two”.");
    row("claim:question/decides", "claim:question/percent",
        "12: There is nothing here that “claim:question/percent” could be held against.");
    row("claim:question/decides", "lesson:06-two-pair",
        "12: A link cannot lead to “lesson:06-two-pair”; it can begin with: step:, claim:.");
    for (const char* link : {"http://a.example", "javascript:alert(1)", "HTTPS://a.example"})
        row("[kicker 3](claim:question/decides)", QByteArray("[it](").append(link).append(")"),
            QByteArray("12: A link cannot lead to “")
                .append(link[0] == 'j' ? "[it](javascript:alert(1)" : link)
                .append("”; it can begin with: step:, claim:."));
    row("kickers are next", "<b>kickers</b> are next",
        "13: HTML is not read here; “<” is written in a code span.\nlesson.md:13: HTML is not read "
        "here; “<” is written in a code span.");
    row("```cards\nid: draw", "```crads\nid: draw",
        "37: “crads” is unknown here; did you mean “cards”?");
    row("```cards\nid: draw", "  ```cards\nid: draw",
        "37: A block begins with “```” at the start of a line.\nlesson.md:45: The block that begins "
        "here has no end “```”.");
    row("```cards\nid: draw", "~~~listing\nid: draw",
        "37: A block begins with “```” at the start of a line.\nlesson.md:45: The block that begins "
        "here has no end “```”.");
    row("kickers are next", "k\xff", "13: This line is not text in UTF-8.");
    row("kickers are next", "\u001b[31mkickers",
        "13: The character U+001B cannot be seen and does not belong here.");
    row("kickers are next", "\u202Eskickers",
        "13: The character U+202E cannot be seen and does not belong here.");
    row("caption: The second", "caption: \u0007The second",
        "27: The character U+0007 cannot be seen and does not belong here.");
    row("id: shown", "id: Build It!",
        "16: “id” should be words of small letters a to z and digits, with hyphens: last-kicker.");
    row("rules: series deck=free", "rules: home deck=free",
        "17: There are no house rules “home”; there are: series, standard, bug, deuces.");
    row("rules: series deck=free", "rules: series deck=two",
        "17: The house rule “deck” cannot be “two”; possible: one, free.");
    row("rules: series deck=free", "rules: series decks=free",
        "17: “decks” is unknown here; did you mean “deck”?");
    row("rank: two-pair", "rank: pair", "19: “rank” says “pair”, but it is “two-pair”.");
    row("rank: two-pair", "rank: -", "19: “rank” says “null”, but it is “two-pair”.");
    row("rank: two-pair", "rank: five-of-a-kind",
        "19: It compares as five of a kind, which its house rules do not have.");
    row("rank: two-pair", "rank: two-pairs",
        "19: “two-pairs” is unknown here; did you mean “two-pair”?");
    row("name: Two pair, queens and fives, jack kicker", "name: Two pair, queens and fives",
        "20: “name” says “Two pair, queens and fives”, but it is “Two pair, queens and fives, jack "
        "kicker”.");
    row("values: 12 5 11", "values: 12 5 10", "21: “values” says “12 5 10”, but it is “12 5 11”.");
    row("values: 12 5 11", "values: 12 5 15", "21: “values” should be a number from 2 to 14.");
    row("values: 12 5 11", "values: 12 5 J", "21: “values” should be a whole number.");
    row("working: Qs Qd 5h 5c Js", "working: Qs Qd 5c 5h Js",
        "22: “working” says “Qs Qd 5c 5h Js”, but it is “Qs Qd 5h 5c Js”.");
    row("wild: A", "after: GetKickers numWilds=1",
        "24: “after” should be a function, the number of the call and variables: GetKickers 1 "
        "numWilds=0.");
    row("wild: A", "wild: K", "24: “wild” says “K”, but it is “A”.");
    row("show: working", "show: all",
        "26: Cards cannot be shown as “all”; possible: dealt, working.");
    row("id: shown", "id: draw", "37: The id “draw” is there twice, first in lesson.md:15.");
    row("id: shown", "name: Queens", "16: This is about a hand, but there is no hand above it.");
    row("function: CompareKickers\n", "", "30: The block names no function to show.");
    row("function: CompareKickers", "function: CompareKickers\nprinted: E1",
        "32: No line was printed with a mistake “E1” here; there are: E3, E20.");
    row("step:last-kicker", "step:draw",
        "35: There is no example “draw” with hands to step through; there are: last-kicker, first-pair, "
        "slip.");
    row("step:last-kicker", "step:",
        "35: There is no example “” with hands to step through; there are: last-kicker, first-pair, "
        "slip.");
    row("hole: 4c 9c", "hole: 4c 9c 2c",
        "39: “hole”: hand 1, character 7: '2' is too much; a player holds two cards.");
    row("board: 7d 5c Kh 8c", "board: 7d 5c",
        "40: board: it has none, three, four or five cards, not 2.");
    row("outs: 12", "outs: 13", "41: “outs” says “13”, but it is “12”.");
    row("outs: 12", "outs: 6s 6h 6d 6c",
        "41: “outs” says “6h 6d 6c 6s”, but it is “2c 3c 6h 6d 6c 6s 7c Tc Jc Qc Kc Ac”.");
    row("unseen: 46", "unseen: 48", "42: “unseen” says “48”, but it is “46”.");
    row("percent: 26 %", "percent: 27 %", "43: “percent” says “27”, but it is “26”.");
    row("against: 2.8 : 1", "against: 3 : 1", "44: “against” says “3 : 1”, but it is “2.8 : 1”.");
    row("[26 %]", "[27 %]", "47: “claim:draw/percent” says “27 %”, but it is “26 %”.");
}

void TestBrokenLessons::mistakesInTheText()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, problem);
    const LessonFolder folder(changed(goodText(), from, to));
    QCOMPARE(problemsOf(folder.lesson()).join(u'\n'), problem);
}

void TestBrokenLessons::mistakesInTheTasks_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* from, const QByteArray& to, const QByteArray& problem) {
        QTest::newRow(rowName(to).constData())
            << QByteArray(from) << to << QStringLiteral("tasks.json:") + QString::fromUtf8(problem);
    };
    row("\"minutes\": 6,", "\"minutes\": 6", "5: Column 3: expected “,”.");
    row("\"minutes\": 6,\n", "", "1: “minutes” is missing.");
    row("\"aim\": \"You can compare pairs and their [kicker 3](claim:last-kicker/decides).\",", "",
        "1: “aim” is missing: one sentence that says what one can do after the lesson.");
    row("claim:last-kicker/decides", "claim:last-kicker/decides1",
        "2: “decides1” is unknown here; did you mean “decides”?");
    row("\"aim\": \"You", "\"aim\": \" \", \"goal\": \"You",
        "2: There is no key “goal” here; possible: title, aim, group, minutes, examples, exercises.\n"
        "tasks.json:2: The text is empty.");
    row("\"minutes\": 6,", "\"minutes\": \"six\",", "4: “minutes” should be a whole number.");
    row("\"minutes\": 6,", "\"minutes\": 600,", "4: “minutes” should be a number from 1 to 60.");
    row("\"title\": \"Jacks or better\",", "\"title\": \" \",", "2: The text is empty.");
    row("\"title\": \"Jacks or better\",", "\"title\": [],",
        "2: “title” should be text in quotation marks.");
    row("\"minutes\": 6,", "\"minutes\": 6, \"minutes\": 7,", "4: “minutes” is there twice.");
    row("\"group\"", "\"groups\"",
        "1: “group” is missing.\n"
        "tasks.json:3: There is no key “groups” here; possible: title, aim, group, minutes, examples, "
        "exercises.");
    row("\"text\": \"The second hand wins, [2](claim:last-kicker/winner).\"",
        "\"text\": \"The second hand wins, [1](claim:last-kicker/winner).\"",
        "9: “claim:last-kicker/winner” says “1”, but it is “2”." + thirdKicker);
    row("\"series\": [6, 29]", "\"series\": [6, 35]",
        "10: “series” should be a number from 1 to 34.");
    row("\"ranks\": [\"pair\", \"pair\"]", "\"ranks\": [\"pair\"]",
        "14: “ranks” should have as many elements as there are hands: 2.");
    row("\"ranks\": [\"pair\", \"pair\"]", "\"ranks\": [\"pair\", 2]",
        "14: “ranks” should be text in quotation marks, or null.");
    row("\"wilds\": [\"K\"]", "\"wilds\": [\"6\"]", "22: “wilds” says “6”, but it is “K”.");
    row("\"numWilds\": \"1\"", "\"numWilds\": \"2\"",
        "24: “after” says “numWilds=2”, but it is “numWilds=1”.");
    row("\"call\": 1", "\"call\": 99",
        "24: There is nothing here that “after” could be held against.");
    row("\"E3:2\"", "\"3:2\"",
        "32: “printed” should be a printed mistake and who wins with it: E3:2.");
    row("\"E3:2\"", "\"E3\"", "32: “printed” says “E3”, but it is “E1:12 E3:2 E17:”.");
    row("\"E3:2\"", "\"E3:\"", "32: “printed” says “E3:”, but it is “E1:12 E3:2 E17:”.");
    row("\"E3:2\"", "\"E4:2\"", "32: “printed” says “E4:2”, but it is “E1:12 E3:2 E17:”.");
    row("\"player\": 2", "\"player\": 1", "42: “outs” says “2”, but it is “42”.");
    row("[\"95.5\", \"4.5\"]", "[\"95.4\", \"4.6\"]",
        "43: “equities” says “95.4”, but it is “95.5”.\n"
        "tasks.json:43: “equities” says “4.6”, but it is “4.5”.");
    row("\"wins\": [42, 2]", "\"wins\": [42, 3]", "44: “wins” says “3”, but it is “2”.");
    row("\"kind\": \"winner\"", "\"kind\": \"winners\"",
        "62: “winners” is unknown here; did you mean “winner”?");
    row("\"kind\": \"winner\"", "\"knd\": \"winner\"",
        "60: “kind” is missing.\n"
        "tasks.json:62: “knd” is unknown here; did you mean “kind”?");
    row("\"mistake\": true", "\"mistakes\": true",
        "66: “mistakes” is unknown here; did you mean “mistake”?");
    row("\"mistake\": true", "\"mistake\": 1", "66: “mistake” should be true or false.");
    row("\"right\": [1, 2]", "\"right\": [2]",
        "67: The engine does not take “right” for a right answer." + equalQueens);
    row("\"wrong\": [1]\n", "\"wrong\": [2, 1]\n",
        "68: The engine takes “wrong” for a right answer." + equalQueens);
    row("\"Qh Qc Td 7s 3h\"]", "\"Qh Qc Td 7s 4h\"]",
        "57: “right” changes a card that the exercise gives.");
    row("\"Qh Qc Td 7s 3h\"]", "\"Qh Qc 9h 7s 3h\"]",
        "57: “right” holds a card twice, but one deck holds it once.");
    row("\"Qh Qc _ 7s 3h\"", "\"Qh _ Qs 7s 3h\"",
        "54: Queen of spades is there twice, as “Player 1, card 1” and as “Player 2, card 3”, but one "
        "deck holds it once.");
    row("\"Qh Qc _ 7s 3h\"", "\"Qh Qc Td 7s 3h\"",
        "49: No place is open, so nothing can be built.");
    row("\"goal\": {\"winners\": [2], \"decides\": \"kicker 1\"}", "\"goal\": {}",
        "49: Nothing is said of what is to be built.");
    row("\"goal\": {\"winners\": [2], \"decides\": \"kicker 1\"}",
        "\"goal\": {\"winners\": [2], \"decides\": \"fit\"}",
        "55: “fit” is no part of a comparison; there are: rank, pair, higher-pair, lower-pair, trio, "
        "quad, five, highest, kicker 1, kicker 2, kicker 3, card 1, card 2, card 3, card 4, card 5, "
        "wilds, tie.");
    row("\"right\": \"2:5\"", "\"right\": \"5\"",
        "76: “right” should be a player and one of the five cards as dealt, such as 3:5 for the "
        "last card of the third hand.");
    row("\"ask\": \"percent\"", "\"ask\": \"per cent\"",
        "82: “per cent” is unknown here; did you mean “percent”?");
    row("\"id\": \"tie\"", "\"id\": \"build\"",
        "60: The id “build” is there twice, first in tasks.json:49.");
    row("\"holes\": [\"4c 9c\"],", "\"holes\": [\"4c 9c\"], \"hands\": [\"Qs Qd 9h 7c 2s\"],",
        "79: There are hands and hole cards; only one of them can be.");
    const QByteArray board = "\"board\": \"7d 5c Kh 8c\",\n      \"boards\": 44";
    row(board, "\"board\": \"7d 5c\"", "39: board: it has none, three, four or five cards, not 2.");
    row(board, "\"board\": \"7d 5c Kh As\"",
        "39: Ace of spades is there twice, as “Player 1, card 1” and as “Board, card 4”, but one "
        "deck holds it once.");
    row(board, "\"board\": \"7d 5c Kh 8c\", \n \"dead\": \"8c\"",
        "40: Eight of clubs is there twice, as “Board, card 4” and as “Dead cards, card 1”, but one "
        "deck holds it once.");
    row("\"holes\": [\"As Ks\", \"Qd Qc\"]", "\"holes\": [\"As Ks\",\n \"As Qc\"]",
        "39: Ace of spades is there twice, as “Player 1, card 1” and as “Player 2, card 1”, but one "
        "deck holds it once.");
    for (const char* character : {"\\u001b", "\\u0007", "\\u202e", "\u202e", "\u009b", "\\u2066"}) {
        const QString code = QString::fromUtf8(character).startsWith(u'\\')
                                 ? QString::fromUtf8(character).mid(2).toUpper()
                                 : QString::number(QString::fromUtf8(character)[0].unicode(), 16)
                                       .rightJustified(4, u'0')
                                       .toUpper();
        row("\"The last kicker\"", QByteArray("\"The ").append(character).append("kicker\""),
            QStringLiteral("8: The character U+%1 cannot be seen and does not belong here.")
                .arg(code)
                .toUtf8());
    }
    row("\"title\": \"Jacks", "\"title\": \"<h1>Jacks</h1>",
        "2: HTML is not read here; “<” is written in a code span.\ntasks.json:2: HTML is not read "
        "here; “<” is written in a code span.");
    row("\"group\": \"", "\"group\": \"<img src=a.png>",
        "3: HTML is not read here; “<” is written in a code span.");
    row("\"title\": \"The last", "\"title\": \"<b>The last",
        "8: HTML is not read here; “<” is written in a code span.");
    row("\"right\": 26", "\"right\": \"26\"", "87: “right” should be a number.");
    row("\"filled\": 1", "\"filled\": 9", "56: “filled” should be a number from 0 to 1.");
    row("\"wrong\": [1]", "\"wrong\": [3]", "68: “wrong” should be a number from 1 to 2.");
}

void TestBrokenLessons::mistakesInTheTasks()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, problem);
    const LessonFolder folder(goodText(), changed(goodTasks(), from, to));
    QCOMPARE(problemsOf(folder.lesson()).join(u'\n'), problem);
}

/// The verdict, a goal and a claim mean the same comparison, although another one ran last.
void TestBrokenLessons::ofThreeHandsTheBestTwoDecide()
{
    const QByteArray text =
        changed(goodText(), "hand: Qh Qc 9d 7s 3h", "hand: Qh Qc 9d 7s 3h\nhand: Th 8c 6d 4s 2h");
    QCOMPARE(problemsOf(LessonFolder(text).lesson()).join(u'\n'), QString());
}

void TestBrokenLessons::allMistakesAreTold()
{
    QByteArray text = changed(goodText(), "## The rule", "# The rule");
    text = changed(text, "rank: two-pair", "rank: pears");
    text += "```cards\nhand: Qs Qd 9h 7c 2s\n";
    QByteArray tasks = changed(goodTasks(), "\"minutes\": 6,\n", "");
    tasks = changed(tasks, "\"wins\": [42, 2]", "\"wins\": [42, null]");
    // What can be read is held against the engine as well.
    tasks = changed(tasks, "\"winners\": [2],\n      \"decides\"",
                    "\"winners\": [1],\n      \"decides\"");
    tasks = changed(tasks, "\"right\": \"2:5\"", "\"right\": \"2:4\"");
    const QStringList problems = problemsOf(LessonFolder(text, tasks).lesson());
    QStringList places;
    for (const QString& problem : problems)
        places += problem.section(u' ', 0, 0);
    QCOMPARE(
        places.join(u' '),
        QStringLiteral("lesson.md:10: lesson.md:19: lesson.md:50: tasks.json:1: tasks.json:11: "
                       "tasks.json:43: tasks.json:75:"));
}

void TestBrokenLessons::otherFilesAreTold_data()
{
    QTest::addColumn<QByteArray>("tasks");
    QTest::addColumn<QString>("problem");
    const QString noObject =
        QStringLiteral("tasks.json:1: This should be JSON: one object in braces.");
    QTest::newRow("no JSON") << QByteArray("hello") << noObject;
    QTest::newRow("a list") << QByteArray("[1, 2]") << noObject;
    QTest::newRow("a zero byte") << QByteArray("{\n\"a\": \"\0\"}", 11)
                                 << QStringLiteral("tasks.json:2: This line is not text in UTF-8.");
    QTest::newRow("nothing") << QByteArray() << QStringLiteral("tasks.json:1: It is empty.");
}

void TestBrokenLessons::otherFilesAreTold()
{
    QFETCH(QByteArray, tasks);
    QFETCH(QString, problem);
    QCOMPARE(problemsOf(LessonFolder(goodText(), tasks).lesson()).join(u'\n'), problem);
}

void TestBrokenLessons::whatIsNoFileIsTold()
{
#ifdef Q_OS_UNIX
    const LessonFolder folder;
    const QString text = folder.lesson() + QStringLiteral("/lesson.md");
    QVERIFY(QFile::remove(text));
    QVERIFY(QFile::link(QStringLiteral("lesson.md"), text));
    const QString tasks = folder.lesson() + QStringLiteral("/tasks.json");
    QVERIFY(QFile::remove(tasks));
    QVERIFY(mkfifo(QFile::encodeName(tasks).constData(), 0600) == 0);
    QCOMPARE(problemsOf(folder.lesson()).join(u'\n'),
             QStringLiteral("lesson.md:1: It is a link that leads back to itself.\n"
                            "tasks.json:1: It is no file."));
#endif
}

void TestBrokenLessons::missingFilesAreTold()
{
    const LessonFolder folder;
    QVERIFY(QFile::remove(folder.lesson() + QStringLiteral("/lesson.md")));
    QCOMPARE(problemsOf(folder.lesson()),
             QStringList{QStringLiteral("lesson.md:1: There is no file “lesson.md” here.")});
    QVERIFY(QFile::remove(folder.lesson() + QStringLiteral("/tasks.json")));
    QCOMPARE(problemsOf(folder.lesson()).size(), 2);
    QVERIFY(!lessons::isLessonFolder(folder.lesson()));
}

void TestBrokenLessons::namesAndHandsToChoose_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* from, const char* to, const QByteArray& problem) {
        QTest::newRow(rowName(to).constData())
            << QByteArray(from) << QByteArray(to) << QString::fromUtf8(problem);
    };
    row("full-house 3 T", "full-house 3 T", "");
    row("full-house 3 T", "two-pair 3 T",
        "tasks.json:50: “two-pair 3 T” should be a rank and the values that are compared, such as "
        "full-house T 3.");
    row("full-house 3 T", "full house T 3",
        "tasks.json:50: “full house T 3” should be a rank and the values that are compared, such as "
        "full-house T 3.");
    row("full-house 3 T", "full-house T 3 2",
        "tasks.json:50: “full-house T 3 2” should be a rank and the values that are compared, such "
        "as full-house T 3.");
    row("full-house 3 T", "two-pair T 3 T",
        "tasks.json:49: Four different names are needed, and the hand's own among them.");
    row("\"right\": \"full-house 10 3\"", "\"right\": \"pair T 3 2 4\"",
        "tasks.json:50: The engine does not take “right” for a right answer. Full house: yes. Three tens (10♥ 10♣ 10♠) and two threes (3♦ 3♠).");
    row("\"rank\": \"straight\"", "\"rank\": \"flush\"",
        "tasks.json:52: One hand has to be of this rank, and only one.");
    row("\"rank\": \"straight\"", "\"rank\": \"row\"",
        "tasks.json:53: There is no rank “row”; there are: " + listOfIds(allCategories()) + '.');
    row("\"right\": 2", "\"right\": 3", "tasks.json:53: “right” should be a number from 1 to 2.");
    row("\"name\": \"full-house T 3\"", "\"name\": \"full-house 3 T\"",
        "tasks.json:56: The engine does not take “right” for a right answer. Player 1 has a full "
        "house. Three tens (10♥ 10♣ 10♠) and two threes (3♦ 3♠).\n"
        "tasks.json:56: The engine takes “wrong” for a right answer. Full house: yes. Three threes "
        "(3♦ 3♣ 3♠) and two tens (10♥ 10♠).");
    row("\"name\": \"full-house T 3\"", "\"name\": \"tens over threes\"",
        "tasks.json:56: “tens over threes” should be a rank and the values that are compared, such "
        "as full-house T 3.");
}

void TestBrokenLessons::namesAndHandsToChoose()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const QByteArray begin = "  \"exercises\": [\n";
    const QByteArray more =
        R"(    {"id": "called", "kind": "name", "question": "What is it called?", "hint": "Trio first.",
     "options": ["full-house 3 T", "two-pair T 3 T", "full-house T 3", "pair T 3 2 4"], "right": "full-house 10 3", "wrong": "two-pair T 3 T",
     "hands": ["Th 3d Tc 3s Ts"]},
    {"id": "straight", "kind": "which", "question": "Which is a straight?", "hint": "A gap?",
     "rank": "straight", "right": 2, "wrong": 1, "hands": ["9h 8d 7s 6c 4h", "9c 8c 7d 6d 5s"]},
    {"id": "tens", "kind": "build", "question": "Build tens over threes.", "hint": "Three tens.",
     "hands": ["Th 3d _ _ _"],
     "goal": {"name": "full-house T 3"}, "right": ["Th 3d Tc 3s Ts"], "wrong": ["Th 3d 3c 3s Ts"]},
)";
    const LessonFolder folder(goodText(),
                              changed(goodTasks(), begin, begin + changed(more, from, to)));
    QTEST(problemsOf(folder.lesson()).join(u'\n'), "problem");
}

void TestBrokenLessons::bugsAreHeldAgainstThePrintedCode_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* from, const char* to, const char* problem) {
        QTest::newRow(rowName(to).constData())
            << QByteArray(from) << QByteArray(to) << QString::fromUtf8(problem);
    };
    row("2:9", "2:9", "");
    row("2:9", "1:9",
        "tasks.json:52: The engine does not take “right” for a right answer. Table 1 as printed and "
        "repaired: Player 1 wins. The mistake is in line 9, numWilds ← CountCardsByValue(sorted1, "
        "wild): it counts hand 2's wilds in hand 1. It should read: numWilds ← "
        "CountCardsByValue(sorted2, wild).");
    row("2:9", "line 9",
        "tasks.json:52: “right” should be one of three tables and a line of the listing, such as "
        "2:9.");
    row("2:9", "2:99", "tasks.json:52: “right” names a line that the listing does not have.");
    const char* const noMistake =
        "tasks.json:49: No line of this function that runs where the mistake shows was printed "
        "with it; or there is no such mistake, or it is not known under these rules.";
    row("E3", "E4", noMistake);
    row("E3", "wild-as-ace", noMistake);
    row("\"CompareKickers\"", "\"Compare\"", noMistake);
    row("\"function\": \"CompareKickers\", ", "", "tasks.json:49: “function” is missing.");
    row("Ks 9h", "_ 9h",
        "tasks.json:51: Only a hand that is to be built can have an open place “_”.");
    row("Ks 9h", "Kx 9h",
        "tasks.json:51: “tables”: hand 1, character 2: 'x' is no suit; one of h d c s.");
    row("As Ah", "As Ks",
        "tasks.json:49: One deck holds each card once, but a card is there twice.");
    row(", \"Qs 9h 7c 5d * | Qc 9d 8s 6h *\"", "",
        "tasks.json:49: A bug is asked about with three tables of two hands each, and no other hands.");
    row("\"tables\"", "\"hands\": [\"Ks Kd 9h 4c 3d\"], \"tables\"",
        "tasks.json:49: A bug is asked about with three tables of two hands each, and no other hands.");
}

void TestBrokenLessons::bugsAreHeldAgainstThePrintedCode()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const QByteArray begin = "  \"exercises\": [\n";
    const QByteArray more =
        R"(    {"id": "bug", "kind": "bug", "question": "Which table, which line?", "hint": "Wilds.",
     "printed": "E3", "function": "CompareKickers", "lens": "pair",
     "tables": ["Ks Kd 9h 4c 3d | Qs Qh 9d 4h 3h", "Ks 9h 4c * * | As Ah Kc 9d 3h", "Qs 9h 7c 5d * | Qc 9d 8s 6h *"],
     "right": "2:9", "wrong": "2:3"},
)";
    const LessonFolder folder(goodText(),
                              changed(goodTasks(), begin, begin + changed(more, from, to)));
    QTEST(problemsOf(folder.lesson()).join(u'\n'), "problem");
}

void TestBrokenLessons::tablesAreDealt_data()
{
    QTest::addColumn<QByteArray>("dealt");
    QTest::addColumn<int>("exercises");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* dealt, int exercises, const char* problem) {
        QTest::newRow(rowName(dealt).constData())
            << QByteArray(dealt) << exercises << QString::fromUtf8(problem);
    };
    // two questions at each table
    row(R"({"topics": ["pair", "flush"], "count": 8, "wilds": true})", 20, "");
    row(R"({"topics": ["pair"], "count": 3})", 10, "");
    row(R"({"topics": ["pair"]})", 6, "tasks.json:50: “count” is missing.");
    row(R"({"topics": ["pair"], "count": 21})", 6,
        "tasks.json:50: “count” should be a number from 1 to 20.");
    row(R"({"topics": [], "count": 3})", 4, "tasks.json:50: “topics” is missing.");
    row(R"({"topics": ["five-of-a-kind"], "count": 3}, "rules": "deuces")", 4,
        "tasks.json:50: “dealt” wants 3 tables of the ranks five-of-a-kind, but only 0 can be "
        "dealt.");
    row(R"({"topics": ["five-of-a-kind"], "count": 3})", 4,
        "tasks.json:50: It compares as five of a kind, which its house rules do not have.");
    row(R"({"topics": ["pair"], "count": 3}, "right": 1)", 10,
        "tasks.json:50: There is no key “right” here; possible: id, kind, question, rank, hint, "
        "rules, set, dealt.");
}

void TestBrokenLessons::tablesAreDealt()
{
    QFETCH(const QByteArray, dealt);
    const QByteArray begin = "  \"exercises\": [\n";
    const QByteArray mixed =
        R"(    {"id": "mixed", "kind": "winner", "question": "Who wins?", "hint": "Name both hands.",
     "rank": ["Rank of hand 1?", "Rank of hand 2?"], "dealt": )"
        + dealt + "},\n";
    const LessonFolder folder(goodText(), changed(goodTasks(), begin, begin + mixed));
    QTEST(problemsOf(folder.lesson()).join(u'\n'), "problem");
    const lessons::Lesson lesson = lessons::readLesson(folder.lesson()).lesson;
    QTEST(static_cast<int>(lesson.exercises.size()), "exercises");
    if (lesson.exercises.front().dealt)
        QCOMPARE(lesson.exercises.front().id, QStringLiteral("mixed-1-rank"));
}

/// One question about each of the two hands.
void TestBrokenLessons::ranksAreAskedOfBothHands_data()
{
    QTest::addColumn<QByteArray>("rank");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* rank, const char* problem) {
        QTest::newRow(rowName(rank).constData()) << QByteArray(rank) << QString::fromUtf8(problem);
    };
    row(R"("rank": ["Hand 1?", "Hand 2?"])", "");
    row(R"("rank": ["Hand 1?"])",
        "tasks.json:50: “rank” should have as many elements as there are hands: 2.");
    row(R"("rank": ["Hand 1?", " "])",
        "tasks.json:50: “rank” should have as many elements as there are hands: 2.");
    row(R"("rank": "Hand 1?")", "tasks.json:50: “rank” should be a list in brackets.");
    row(R"("rules": "series")", "tasks.json:49: “rank” is missing.");
    row(R"("rank": ["Hand 1?", "What is `NoSuchFunction`?"])",
        "tasks.json:50: There is no listing of a function “NoSuchFunction”; there are: "
        "AreCardsSameSuit, AreCardsStraight, …");
}

void TestBrokenLessons::ranksAreAskedOfBothHands()
{
    QFETCH(const QByteArray, rank);
    const QByteArray begin = "  \"exercises\": [\n";
    const QByteArray mixed =
        R"(    {"id": "mixed", "kind": "winner", "question": "Who wins?", "hint": "Name both hands.",
     )" + rank
        + R"(, "dealt": {"topics": ["pair"], "count": 1}},
)";
    const LessonFolder folder(goodText(), changed(goodTasks(), begin, begin + mixed));
    QTEST(problemsOf(folder.lesson()).join(u'\n'), "problem");
}

/// The README of the lessons shows a complete one.
void TestBrokenLessons::theLessonOfTheManualIsOne()
{
    QFile manual(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../resources/lessons/README.md"));
    QVERIFY(manual.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(manual.readAll());
    const auto between = [&](const char* begin, const char* end) {
        return all.section(QLatin1String(begin), 1, 1).section(QLatin1String(end), 0, 0).toUtf8();
    };
    const LessonFolder folder(between("````markdown\n", "````"), between("```json\n", "```"));
    QCOMPARE(problemsOf(folder.lesson()).join(u'\n'), QString());
    QCOMPARE(lessons::readLesson(folder.lesson()).lesson.exercises.size(), std::size_t(1));
}

SHOWDOWN_TEST(TestBrokenLessons)
#include "tst_brokenlessons.moc"
