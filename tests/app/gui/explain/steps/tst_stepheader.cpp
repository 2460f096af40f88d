// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/explain/steps/questiontest.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>

#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The rank or the part that a header names: "full house", "kicker 2", "pair".
QString namedInHeader(const QString& header)
{
    static const QRegularExpression is(QStringLiteral("^Is it (?:an? )?(.+)\\?$"));
    static const QRegularExpression comparing(QStringLiteral("^Comparing (?:the )?(.+)\\.$"));
    for (const QRegularExpression& pattern : {is, comparing}) {
        if (const auto match = pattern.match(header); match.hasMatch())
            return match.captured(1);
    }
    return {};
}

/// The rank or the part that a step says it is about.
QString namedInSentence(const QString& sentence)
{
    static const QRegularExpression rank(QStringLiteral(
        "(?:is no|is not|Is it an?|Is it|to try:) "
        "(five of a kind|royal flush|straight flush|four of a kind|full house|flush"
        "|straight|three of a kind|two pair|jacks or better|pair)\\b(?! either)")); // a run of the straight flush
    static const QRegularExpression part(
        QStringLiteral("^(?:The )?((?:higher |lower )?(?:pair|trio|quad)s?|kicker \\d)"
                       "(?::| are equal(?!: whose)| decide)"), // or it goes on to the kickers
        QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression& pattern : {rank, part}) {
        if (const auto match = pattern.match(sentence); match.hasMatch())
            return match.captured(1).toLower();
    }
    return {};
}

/// In the singular; a pair that counts is called by its floor.
QString oneOf(QString name)
{
    if (name == u"jacks or better")
        return QStringLiteral("pair");
    if (name.endsWith(u's'))
        name.chop(1);
    return name;
}

} // namespace

/// The header over the steps is about the step that is shown, asked or not.
class TestStepHeader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void itKeepsItsQuestion();
    void itIsAboutTheStep_data();
    void itIsAboutTheStep();
};

/// While a hand is checked for one rank: before, while and after it is asked about a line.
void TestStepHeader::itKeepsItsQuestion()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.setLevel(Level::questions);
    window.begin(tableOf(QStringLiteral("Kh 9d Qc 7s 2h | 9c Qs 3d Ah 7h")));
    QStringList headers;
    const auto header = [&] { return window.text(QStringLiteral("verdictSentenceLabel")); };
    while (window.player().run().chapterOf(window.player().index()).player < 2
           && window.player().target(Move::next)) {
        if (headers.isEmpty() || headers.back() != header())
            headers << header();
        window.press(Qt::Key_F8);
    }
    QVERIFY2(headers.contains(QStringLiteral("Is it a straight?")),
             qPrintable(headers.join(u'\n')));
    for (const QString& each : std::as_const(headers)) {
        if (each.startsWith(u"Is it "))
            QVERIFY2(headers.count(each) == 1, qPrintable(headers.join(u'\n')));
    }
}

void TestStepHeader::itIsAboutTheStep_data()
{
    QTest::addColumn<int>("level");
    for (const Level level : allLevels)
        QTest::newRow(id(level).data()) << static_cast<int>(level);
}

/// Where a step names a rank or a part, the header asks about no other one.
void TestStepHeader::itIsAboutTheStep()
{
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.setLevel(Level(level));
    RandomHands random(40U + static_cast<unsigned>(level));
    int compared = 0;
    for (int table = 0; table < trials(90, 2); ++table) {
        const auto presets = allPresets();
        window.begin(alikeTable(random, presets[static_cast<std::size_t>(table) % presets.size()]));
        const Run& run = window.player().run();
        std::set<int> steps; // around what is found out
        for (const int found : run.findings()) {
            for (int step = found - 2; step <= found + 4; ++step)
                steps.insert(step);
        }
        for (const int step : steps) {
            if (step < 0 || step >= run.size() || !run.isVisible(step, Level(level)))
                continue;
            window.player().goTo(step);
            const QString sentence = window.narration();
            const QString header = window.text(QStringLiteral("verdictSentenceLabel"));
            const QString inHeader = namedInHeader(header);
            const QString inSentence = namedInSentence(sentence);
            if (inHeader.isEmpty() || inSentence.isEmpty())
                continue;
            ++compared;
            // "the pairs" may be the higher ones, "the kickers" begin with kicker 1
            const bool agree = header.startsWith(u"Comparing")
                                   ? oneOf(inSentence).contains(oneOf(inHeader))
                                   : oneOf(inSentence) == oneOf(inHeader);
            QVERIFY2(agree, qPrintable(describe(window.session().table()) + u'\n' + header + u'\n'
                                       + sentence));
        }
    }
    QVERIFY(compared > 20);
}

SHOWDOWN_TEST(TestStepHeader)
#include "tst_stepheader.moc"
