// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/jsonschema.h"
#include "tests/support/jsontext.h"
#include "tests/support/randomsituations.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

const QString oddsSchema = QStringLiteral("odds.schema.json");
const QString ranksSchema = QStringLiteral("ranks.schema.json");
const QString rulesSchema = QStringLiteral("rules.schema.json");
const QString wildSchema = QStringLiteral("wild.schema.json");

QString notation(const HoleCards& hole)
{
    QString text;
    for (const std::optional<Card> card : hole)
        text += card ? qt(toText(*card)) : QStringLiteral("?");
    return text;
}

QString notation(const std::vector<Card>& cards)
{
    QString text;
    for (const Card card : cards)
        text += qt(toText(card));
    return text;
}

/// The words that request the odds of a situation.
QStringList oddsWords(const Situation& situation)
{
    QStringList words{QStringLiteral("odds"), QStringLiteral("--board"), notation(situation.board),
                      QStringLiteral("--dead"), notation(situation.dead)};
    for (const HoleCards& hole : situation.players)
        words << QStringLiteral("--hole") << notation(hole);
    const NamedRules named{Preset::standard, situation.rules};
    for (const Rule rule : named.changed()) {
        if (rule != Rule::deck) // odds are those of one deck
            words << QStringLiteral("--set")
                  << qt(id(rule)) + u'=' + qt(valueText(situation.rules, rule));
    }
    return words;
}

/// The JSON without what depends on the language.
Json withoutWords(Json json)
{
    for (Json& choice : json["choices"])
        choice.erase("name");
    return json;
}

} // namespace

/// The documents of `odds`, `ranks`, `rules` and `wild` against their schemas, and in other
/// languages.
class TestOddsSchemas : public QObject
{
    Q_OBJECT

private slots:
    void documentsFitTheirSchemas_data();
    void documentsFitTheirSchemas();
    void anySituationFits();
    void theSchemasRefuseWhatIsWrong_data();
    void theSchemasRefuseWhatIsWrong();
    void onlyWordsFollowTheLanguage();
};

void TestOddsSchemas::documentsFitTheirSchemas_data()
{
    QTest::addColumn<QString>("schema");
    const auto row = [](const char* words, const QString& schema) {
        QTest::newRow(words) << schema;
    };
    row("odds --hole 4c_9c --board 7d_5c_Kh_8c", oddsSchema);
    row("odds --hole As_Ks --hole Qd_Qc --hole 7h_6h", oddsSchema);
    row("odds --hole 4c_9c", oddsSchema);
    row("odds --hole 4c_9c --board 7d_5c_Kh", oddsSchema);
    row("odds --hole= --hole 4c_9c --hole= --rules series", oddsSchema);
    row("odds --hole 4c_9c --hole= --players 3", oddsSchema);
    row("odds --hole As_? --hole *_Qc --jokers 2 --board 2c_3c_4h_5d", oddsSchema);
    row("odds --hole As_Ks --players 3 --seed 7", oddsSchema);
    row("odds --hole ?_? --players 3 --jokers 1000", oddsSchema);
    row("odds --hole As_2s --hole Ad_2d --board Kh_Kd_Kc_Ks_3c --dead 5h,6h", oddsSchema);
    row("ranks", ranksSchema);
    row("ranks --rules deuces --jokers 4 --set flushRepeats=on --deck free", ranksSchema);
    row("wild Kh_6c_6h_2s_*", wildSchema);
    row("wild --rules deuces Kh_2c_6h_2s_*", wildSchema);
    row("wild --rules bug --jokers 4 *_*_*_*_*", wildSchema);
    row("wild Kh", wildSchema);
    row("rules", rulesSchema);
    row("rules deuces", rulesSchema);
}

void TestOddsSchemas::documentsFitTheirSchemas()
{
    QFETCH(const QString, schema);
    const Json json = asked(QTest::currentDataTag());
    QVERIFY(json.is_object());
    QCOMPARE(schemaFault(dumped(json), schema), QString());
}

void TestOddsSchemas::anySituationFits()
{
    RandomSituations random(20260606);
    for (int i = 0; i < 24; ++i) {
        const int players = 1 + i % 3;
        const int board = i % 4 == 0 ? 0 : 2 + i % 4;
        const Situation situation =
            i % 2 == 0 ? random.known(players, board, 14) : random.unknown(players, board, 14, 1);
        const QStringList words = oddsWords(situation);
        const Json json = asked(words);
        QVERIFY2(json.is_object(), qPrintable(words.join(u' ')));
        QCOMPARE(schemaFault(dumped(json), oddsSchema), QString());
    }
}

void TestOddsSchemas::theSchemasRefuseWhatIsWrong_data()
{
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QString& schema, const char* pointer,
                        const char* value) {
        QTest::newRow(name) << schema << QString::fromLatin1(pointer) << QString::fromLatin1(value);
    };
    row("a chance above one", oddsSchema, "/players/0/chance", "1.5");
    row("a share of ranks against others", oddsSchema, "/players/0/final", R"({"pair": 1})");
    row("a single hole card", oddsSchema, "/players/0/hole", R"(["Ah"])");
    row("a ratio without decimals", oddsSchema, "/players/0/against", "\"3 : 1\"");
    row("a rank that is none", oddsSchema, "/players/0/outs/0/makes", "\"flushes\"");
    row("a count that is not exact, without samples", oddsSchema, "/exact", "false");
    row("an error of an exact count", oddsSchema, "/players/0/error", "0.1");
    row("six cards on the board", oddsSchema, "/board", R"(["7d","5c","Kh","8c","2c","3c"])");
    row("a key too many", ranksSchema, "/deck", "1");
    row("half a hand", ranksSchema, "/counts/pair", "0.5");
    row("a rule without a value", rulesSchema, "/presets/0/rules/deck", "null");
    row("a rule that is none", rulesSchema, "/presets/0/rules/cards", "\"52\"");
    row("a choice of nothing", wildSchema, "/choices/0/as", "[]");
    row("a value that is none", wildSchema, "/choices/0/values", "[1]");
}

void TestOddsSchemas::theSchemasRefuseWhatIsWrong()
{
    QFETCH(const QString, schema);
    QFETCH(const QString, pointer);
    QFETCH(const QString, value);
    Json json = asked(schema == oddsSchema    ? "odds --hole 4c_9c --hole Kd_Qd --board 7d_5c_Kh_8c"
                      : schema == ranksSchema ? "ranks"
                      : schema == rulesSchema ? "rules bug"
                                              : "wild Kh_6c_6h_2s_*");
    QCOMPARE(schemaFault(dumped(json), schema), QString());
    json[Json::json_pointer(pointer.toStdString())] = parsed(value.toStdString());
    QVERIFY(!schemaFault(dumped(json), schema).isEmpty());
}

void TestOddsSchemas::onlyWordsFollowTheLanguage()
{
    for (const char* words :
         {"odds --hole As_Ks --players 3", "odds --hole 4c_9c --board 7d_5c_Kh_8c", "ranks"})
        QCOMPARE(compact(asked(wordsOf(words) + wordsOf("--lang de"))), compact(asked(words)));
    const Json english = asked("wild Kh_6c_6h_2s_*");
    const Json german = asked("wild --lang de Kh_6c_6h_2s_*");
    QCOMPARE(compact(german["choices"][0]["name"]),
             QStringLiteral("\"Drei Sechsen, Kicker König, Zwei\""));
    QCOMPARE(compact(withoutWords(german)), compact(withoutWords(english)));
}

SHOWDOWN_TEST(TestOddsSchemas)
#include "tst_oddsschemas.moc"
