// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/page/page.h"
#include "tests/app/cli/explaining.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

const QStringList pagedHands{QStringLiteral("Qh 9d Qc 7s 2h"), QStringLiteral("9c Qs 3d * 7h"),
                             QStringLiteral("As Jd 8c 6s 4h")};

QString writtenPage(const QStringList& words)
{
    const CliRun run = runCli(QStringList(QStringLiteral("explain")) + words);
    return run.exitCode == 0 && run.err.isEmpty() ? run.out : QString();
}

} // namespace

/// The explanation as a page, or as Markdown.
class TestExplainPage : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void aPageIsWrittenWhole_data();
    void aPageIsWrittenWhole();
    void aPageOfAFileHasItsTitleAndNames();
};

void TestExplainPage::aPageIsWrittenWhole_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("html") << QStringLiteral("html");
    QTest::newRow("md") << QStringLiteral("md");
}

void TestExplainPage::aPageIsWrittenWhole()
{
    QFETCH(const QString, format);
    auto* const written = format == u"html" ? &page::html : &page::markdown;
    std::vector<Hand> hands;
    for (const QString& hand : pagedHands)
        hands.push_back(handOf(hand.toStdString()));
    const NamedRules rules = rulesFrom(QStringLiteral("deuces jokers=1")).value();
    const QStringList options{QStringLiteral("--rules"), QStringLiteral("deuces"),
                              QStringLiteral("--jokers"), QStringLiteral("1")};
    const QString expected =
        QString::fromUtf8(written(Run(hands, {rules.rules, std::nullopt}), {rules, {}, {}}));
    QVERIFY(expected.size() > 1000);
    QCOMPARE(writtenPage(options + QStringList{QStringLiteral("--format"), format} + pagedHands),
             expected);

    const QString help = runCli({QStringLiteral("help"), QStringLiteral("explain")}).out;
    QVERIFY(help.contains(u"[--format text|json|html|md]"));
    QVERIFY(help.contains(QStringLiteral(" %1: ").arg(format)));
}

void TestExplainPage::aPageOfAFileHasItsTitleAndNames()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("table.showdown")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"showdown": 1, "title": "Queens & kickers <1>", "rules": {"preset": "series", )"
               R"("changed": {}}, "lens": null, "players": [)"
               R"({"name": "Ann", "cards": ["Qh", "9d", "Qc", "7s", "2h"]}, )"
               R"({"name": null, "cards": ["9c", "Qs", "3d", "*", "7h"]}]})");
    file.close();
    const QString page =
        writtenPage({QStringLiteral("--format"), QStringLiteral("html"), file.fileName()});
    QVERIFY(page.contains(u"<h1>Queens &amp; kickers &lt;1&gt;</h1>"));
    QVERIFY(page.contains(u"<h3>Rank check for Ann</h3>"));
    QVERIFY(page.contains(u"Both Ann and Player 2 have a pair of queens"));
}

SHOWDOWN_TEST(TestExplainPage)
#include "tst_explainpage.moc"
