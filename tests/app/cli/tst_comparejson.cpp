// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "tests/app/cli/asking.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The JSON of a comparison; null if the program failed.
Json comparison(const QStringList& words)
{
    return asked(
        QStringList{QStringLiteral("compare"), QStringLiteral("--format"), QStringLiteral("json")}
        + words);
}

} // namespace

/// The machine-readable form of a comparison.
class TestCompareJson : public QObject
{
    Q_OBJECT

private slots:
    void theDocumentedExampleIsReproduced();
    void keysStandInTheirOrder();
    void optionalKeysComeOnlyWhenNeeded();
    void changedRulesAreListed_data();
    void changedRulesAreListed();
    void aPlayerIsWritten_data();
    void aPlayerIsWritten();
    void placesAndWinnersAreWritten_data();
    void placesAndWinnersAreWritten();
    void aLensIsWritten();
    void onlyWordsFollowTheLanguage();
};

void TestCompareJson::theDocumentedExampleIsReproduced()
{
    const Json json = comparison({QStringLiteral("--set"), QStringLiteral("flushRepeats=off"),
                                  QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks Kd")});
    const Json expected = parsed(R"({
        "rules": "series", "changed": {"flushRepeats": "off"}, "lens": null,
        "players": [
          {"player": 1, "hand": ["Kh","6c","6h","2s","*"], "rank": "three-of-a-kind",
           "name": "Three sixes, kickers king, two",
           "values": [6, 13, 2], "working": ["6*","6c","6h","Kh","2s"],
           "wilds": [{"card": 5, "as": "6"}], "place": 1},
          {"player": 2, "hand": ["Ks","Kd"], "rank": null, "name": null, "values": null,
           "working": null, "wilds": null, "place": null, "missing": 3}],
        "winners": [1],
        "verdict": "Player 1 is ready. Player 2 needs 3 more cards."})");
    QCOMPARE(compact(json), compact(expected));
}

void TestCompareJson::keysStandInTheirOrder()
{
    const Json json = comparison({QStringLiteral("--deck"), QStringLiteral("free"),
                                  QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks Kd")});
    QCOMPARE(keysOf(json), QStringLiteral("rules changed lens players winners verdict"));
    QCOMPARE(keysOf(json["players"][0]),
             QStringLiteral("player hand rank name values working wilds place"));
    QCOMPARE(keysOf(json["players"][1]),
             QStringLiteral("player hand rank name values working wilds place missing"));
    QCOMPARE(keysOf(json["players"][0]["wilds"][0]), QStringLiteral("card as"));
}

void TestCompareJson::optionalKeysComeOnlyWhenNeeded()
{
    const Json json =
        comparison({QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Kc 6d 6s 2d 3d"), QString()});
    QCOMPARE(keysOf(json), QStringLiteral("rules lens players winners verdict"));
    QVERIFY(!json["players"][0].contains("missing"));
    QCOMPARE(compact(json["players"][2]),
             QStringLiteral("{\"player\":3,\"hand\":[],\"rank\":null,\"name\":null,\"values\":null,"
                            "\"working\":null,\"wilds\":null,\"place\":null,\"missing\":5}"));
}

void TestCompareJson::changedRulesAreListed_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("changed");

    QTest::newRow("a floor") << "--set pairFloor=2"
                             << "\"series\""
                             << R"({"pairFloor":"2"})";
    QTest::newRow("in the order of the rules, not of the options")
        << "--jokers 3 --deck free --set wildRanks=J,2 --set wildScope=full --rules bug"
        << "\"bug\""
        << R"({"wildScope":"full","wildRanks":"2,J","deck":"free","jokers":"3"})";
}

void TestCompareJson::changedRulesAreListed()
{
    QFETCH(const QString, options);
    const Json json = comparison(options.split(u' ') + QStringList{QStringLiteral("Kh")});
    QTEST(compact(json["rules"]), "rules");
    QTEST(compact(json["changed"]), "changed");
}

void TestCompareJson::aPlayerIsWritten_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("player");
    const auto row = [](const char* name, const char* options, const char* hand,
                        const char* player) { QTest::newRow(name) << options << hand << player; };

    row("substitutes in a flush have suits", "", "Ad Jd 9d 4d *",
        R"("rank":"flush","name":"Flush, ace high","values":[14,14,11,9,4],)"
        R"("working":["Ad*","Ad","Jd","9d","4d"],"wilds":[{"card":5,"as":"Ad"}],"place":1)");
    row("substitutes in a straight have none", "", "9h 7d 5c * *",
        R"("rank":"straight","name":"Straight, nine high","values":[9],)"
        R"("working":["9h","8*","7d","6*","5c"],"wilds":[{"card":4,"as":"8"},{"card":5,"as":"6"}],)"
        R"("place":1)");
    row("five wilds are a royal flush of spades", "", "* * * * *",
        R"("rank":"royal-flush","name":"Royal flush","values":[14],)"
        R"("working":["As*","Ks*","Qs*","Js*","Ts*"],"wilds":[{"card":1,"as":"As"},)"
        R"({"card":2,"as":"Ks"},{"card":3,"as":"Qs"},{"card":4,"as":"Js"},{"card":5,"as":"Ts"}],)"
        R"("place":1)");
    row("a natural card that is wild keeps its name", "--rules deuces", "Kh 2d Kc 9s 4h",
        R"("rank":"three-of-a-kind","name":"Three kings, kickers nine, four","values":[13,9,4],)"
        R"("working":["K*","Kh","Kc","9s","4h"],"wilds":[{"card":2,"as":"K"}],"place":1)");
    row("a hand without wilds has none", "", "10♥ JH Q♧ k♠ 9c",
        R"("rank":"straight","name":"Straight, king high","values":[13],)"
        R"("working":["Ks","Qc","Jh","Th","9c"],"wilds":[],"place":1)");
}

void TestCompareJson::aPlayerIsWritten()
{
    QFETCH(const QString, options);
    QFETCH(const QString, hand);
    QFETCH(const QString, player);
    const Json json = comparison(options.split(u' ', Qt::SkipEmptyParts) + QStringList{hand});
    const QString written = compact(json["players"][0]);
    QCOMPARE(written.mid(written.indexOf(u"\"rank\"")), player + u'}');
}

void TestCompareJson::placesAndWinnersAreWritten_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("places");
    QTest::addColumn<QString>("winners");

    const QString straight = QStringLiteral("9h 8d 7c 6s 5h");
    const QString same = QStringLiteral("9d 8h 7s 6c 5d");
    const QString pair = QStringLiteral("Kh Kd 3c 4s 2h");
    QTest::newRow("a hand alone wins") << QStringList{pair} << "1"
                                       << "[1]";
    QTest::newRow("two winners") << QStringList{straight, pair, same} << "1 3 1"
                                 << "[1,3]";
    QTest::newRow("two in the second place")
        << QStringList{straight, same, QStringLiteral("Ah Jh 4h 3h 7h")} << "2 2 1"
        << "[3]";
    QTest::newRow("no player takes part")
        << QStringList{QStringLiteral("Kh"), QString()} << "null null"
        << "[]";
}

void TestCompareJson::placesAndWinnersAreWritten()
{
    QFETCH(const QStringList, hands);
    const Json json = comparison(hands);
    QStringList places;
    for (const Json& player : json["players"])
        places << compact(player["place"]);
    QTEST(places.join(u' '), "places");
    QTEST(compact(json["winners"]), "winners");
}

void TestCompareJson::aLensIsWritten()
{
    const Json json =
        comparison({QStringLiteral("--lens"), QStringLiteral("three-of-a-kind"),
                    QStringLiteral("Kh Kd Kc 4s *"), QStringLiteral("Qh Jd 7s 5c 2h")});
    QCOMPARE(compact(json["lens"]), QStringLiteral("\"three-of-a-kind\""));
    QCOMPARE(compact(json["players"][0]["rank"]), QStringLiteral("\"three-of-a-kind\""));
    QCOMPARE(compact(json["players"][0]["values"]), QStringLiteral("[13,14,4]"));
    QCOMPARE(compact(json["players"][1]),
             QStringLiteral("{\"player\":2,\"hand\":[\"Qh\",\"Jd\",\"7s\",\"5c\",\"2h\"],"
                            "\"rank\":null,\"name\":null,\"values\":null,\"working\":null,"
                            "\"wilds\":null,\"place\":null}"));
    QCOMPARE(compact(json["verdict"]),
             QStringLiteral("\"Player 1 wins. Player 2's hand is not three of a kind.\""));
}

void TestCompareJson::onlyWordsFollowTheLanguage()
{
    const QStringList hands{QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks Kd")};
    Json english = comparison(hands);
    Json german = comparison(QStringList{QStringLiteral("--lang"), QStringLiteral("de")} + hands);
    QCOMPARE(compact(german["players"][0]["name"]),
             QStringLiteral("\"Drei Sechsen, Kicker König, Zwei\""));
    QCOMPARE(compact(german["verdict"]),
             QStringLiteral("\"Spieler 1 ist bereit. Spieler 2 braucht noch 3 Karten.\""));
    for (Json* json : {&english, &german}) {
        (*json)["players"][0]["name"] = nullptr;
        (*json)["verdict"] = nullptr;
    }
    QCOMPARE(compact(german), compact(english));
}

SHOWDOWN_TEST(TestCompareJson)
#include "tst_comparejson.moc"
