// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/filetext.h"
#include "app/tables/tablefile.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::narration;
using namespace showdown::tests;

/// Where a text that is not JSON breaks off, and what was expected there.
class TestJson : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void theFirstMistakeIsNamedWithItsPlace_data();
    void theFirstMistakeIsNamedWithItsPlace();
};

void TestJson::theFirstMistakeIsNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, const char* message) {
        QTest::newRow(name) << text << QString::fromUtf8(message);
    };

    row("a comma missing before a key", "{\"showdown\": 1,\n \"title\": null,\n      \"lens\" 5}",
        "Line 3, column 14: expected “:”.");
    row("a comma missing before a key on the next line",
        "{\"showdown\": 1,\r\n \"title\": null\r\n      \"le\\\"ns\": null}",
        "Line 3, column 7: expected “,”.");
    row("a comma missing in a list of numbers", "{\"x\": [1 -2.5e7]}",
        "Line 1, column 10: expected “,”.");
    row("a comma missing in a list of words", "{\"x\": [null false]}",
        "Line 1, column 13: expected “,”.");
    row("a comma missing in a list of cards", "{\"x\": [\"♥\\\\\" \"Kh\"]}",
        "Line 1, column 14: expected “,”.");
    row("a comma too much before a brace", "{\"x\": 1,}",
        "Line 1, column 9: expected a key in quotation marks.");
    row("a comma too much before a bracket", "{\"x\": [1,]}",
        "Line 1, column 10: expected a value.");
    row("a key without quotation marks", "{x: 1}",
        "Line 1, column 2: expected a key in quotation marks.");
    row("a number for a key", "{12: 1}", "Line 1, column 2: expected a key in quotation marks.");
    row("a value missing", "{\"x\": }", "Line 1, column 7: expected a value.");
    row("a word that is none", "{\"x\": nil}", "Line 1, column 7: expected a value.");
    row("a word with more behind it", "{\"x\": nullx}", "Line 1, column 11: expected “,”.");
    row("single quotation marks", "{\"x\": 'y'}", "Line 1, column 7: expected a value.");
    row("the wrong bracket for a brace", "{\"x\": 1]", "Line 1, column 8: expected “}”.");
    row("the wrong brace for a bracket", "{\"x\": [1}", "Line 1, column 9: expected “]”.");
    row("the end before a brace", "{\"x\": 1\n", "Line 2, column 1: expected “}”.");
    row("the end before a bracket", "{\"x\": [1", "Line 1, column 9: expected “]”.");
    row("the end before a key", "{", "Line 1, column 2: expected a key in quotation marks.");
    row("the end before a colon", "{\"x\"", "Line 1, column 5: expected “:”.");
    row("the end before a value", "{\"x\":", "Line 1, column 6: expected a value.");
    row("the end in a text", R"({"x": "y)", "Line 1, column 9: expected a closing quotation mark.");
    row("a line that ends in a text", "{\"x\": \"yz\n\"}",
        "Line 1, column 10: expected a closing quotation mark.");
    row("an escape that is none", R"({"x": "\q"})",
        "Line 1, column 9: expected an escape such as \\n or \\u00e9.");
    row("a surrogate alone", R"({"x": "\ud83c"})",
        "Line 1, column 14: expected an escape such as \\n or \\u00e9.");
    row("the end in an escape", R"({"x": "\u12)",
        "Line 1, column 12: expected an escape such as \\n or \\u00e9.");
    row("the end after an escaped backslash", R"({"x": "\\)",
        "Line 1, column 10: expected a closing quotation mark.");
    row("a comma missing before a text that is not closed", R"({"x": 1 "y)",
        "Line 1, column 9: expected “,”.");
    row("a number cut off", "{\"x\": 1.}", "Line 1, column 9: expected a digit.");
    row("a number with a nought before it", "{\"x\": 01}", "Line 1, column 8: expected “,”.");
    row("a byte that is not UTF-8", "{\"x\": \"K\xFFh\"}", "Line 1, column 9: expected UTF-8.");
    row("columns are counted in characters", "{\"♥♦♣♠\": \"♥\" 1}",
        "Line 1, column 14: expected “,”.");
    row("columns are counted after a byte order mark", "\xEF\xBB\xBF{\"x\" 1}",
        "Line 1, column 6: expected “:”.");
    row("text behind the end", "{\"x\": 1}\n}", "Line 2, column 1: expected the end of the file.");
    row("a word behind the end", "{\"x\": 1} end",
        "Line 1, column 10: expected the end of the file.");
    row("a comment", "{\"x\": 1, // one\n}",
        "Line 1, column 10: expected a key in quotation marks.");
    row("a list instead of an object", "[1, 2]", "It is not a Showdown file.");
    row("two bytes a character", QByteArray("{\0\"\0x\0\"\0}\0", 10), "It is not a Showdown file.");
    row("a zero byte behind the end", QByteArray("{}\0x", 4), "It is not a Showdown file.");
}

void TestJson::theFirstMistakeIsNamedWithItsPlace()
{
    QFETCH(const QByteArray, text);
    const TableStripResult result = readTables(text);
    QVERIFY(std::holds_alternative<FileProblem>(result));
    QTEST(fileProblemText(std::get<FileProblem>(result)), "message");
}

SHOWDOWN_TEST(TestJson)
#include "tst_json.moc"
