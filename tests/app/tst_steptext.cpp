// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/listings.h"
#include "tests/app/stepping.h"
#include "tests/support/randomhands.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <map>
#include <set>
#include <tuple>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

std::vector<Run> runs;

constexpr int sampleSize = 2000;
constexpr int longest = 125;

/// Pairs of hands that a random sample hardly ever deals.
struct RarePair
{
    const char* first = nullptr;
    const char* second = nullptr;
    std::optional<Category> lens;
};

constexpr auto rarePairs = std::to_array<RarePair>({
    {"Ah 2d 3c 4s 5h", "Ad 2c 3s * 5d", std::nullopt},
    {"8h 8d 8c 7s 7h", "8s 8h 8d 6c 6s", std::nullopt},
    {"8h 8d 8c 6s 6h", "8s 8h 8d 7c 7s", std::nullopt},
    {"10h 10d 3c 3s 3h", "10c 10s 3d 3h 3c", std::nullopt},
    {"Kh Kd 6c 6s *", "Kc Ks 6h 6d *", Category::twoPair},
});

using Place = std::tuple<const Listing*, int, std::optional<bool>>;

Place placeOf(const Step& step)
{
    return {step.listing, step.line, step.condition};
}

/// What is wrong with a sentence; empty if nothing is.
QString faultOf(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%[0-9n]|%L|\\(s\\)|\uFFFD"));
    if (text.isEmpty())
        return QStringLiteral("no sentence");
    if (text.contains(placeholder))
        return QStringLiteral("leftover in: ") + text;
    if (text != text.simplified())
        return QStringLiteral("blanks in: ") + text;
    if (!text.endsWith(u'.') && !text.endsWith(u'?'))
        return QStringLiteral("no sentence: ") + text;
    if (text.size() > longest)
        return QStringLiteral("too long: ") + text;
    return {};
}

/// The faults of the whole sample, each place once.
QStringList faultsOfSample()
{
    std::map<Place, QString> faults;
    for (const Run& run : runs) {
        for (const Step& step : run.steps) {
            const QString fault = faultOf(run.text(step));
            if (!fault.isEmpty())
                faults.try_emplace(placeOf(step), describe(step) + QStringLiteral(" ") + fault);
        }
    }
    QStringList texts;
    for (const auto& [place, fault] : faults)
        texts << fault;
    return texts;
}

/// The first sentence at every place of the sample.
std::map<Place, QString> firstSentences()
{
    std::map<Place, QString> sentences;
    for (const Run& run : runs) {
        for (const Step& step : run.steps) {
            if (!sentences.contains(placeOf(step)))
                sentences.emplace(placeOf(step), run.text(step));
        }
    }
    return sentences;
}

} // namespace

/// What a learner reads at each step.
class TestStepText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void sampleReachesEveryLine();
    void everyStepHasASentence_data();
    void everyStepHasASentence();
    void languagesSayItInTheirOwnWords();
    void aStepOfAnUnknownListingHasNoSentence();
    void handsThatAreMissingDoNoHarm();
};

void TestStepText::initTestCase()
{
    RandomHands random(20260101);
    for (int i = 0; i < sampleSize; ++i) {
        const HouseRules rules = i % 4 == 0 ? rulesOf(Preset::series) : random.rules();
        const std::optional<Category> lens = random.lens();
        std::vector<Hand> hands;
        hands.reserve(3);
        for (int player = 0; player < 3; ++player)
            hands.push_back(random.hand(rules.deck));
        // the same hand again, so that ties come often
        if (i % 5 == 0)
            hands[1] = hands[0];
        runs.emplace_back(std::move(hands), rules, lens);
    }
    for (const RarePair& pair : rarePairs)
        runs.emplace_back(std::vector{handOf(pair.first), handOf(pair.second)},
                          rulesOf(Preset::standard), pair.lens);
}

void TestStepText::init()
{
    QVERIFY(speak("en"));
}

void TestStepText::sampleReachesEveryLine()
{
    std::set<std::pair<const Listing*, int>> reached;
    for (const Run& run : runs) {
        for (const Step& step : run.steps)
            reached.emplace(step.listing, step.line);
    }
    QStringList missed;
    for (const Listing* listing : allListings()) {
        for (int line = 1; line <= static_cast<int>(listing->lines.size()); ++line) {
            if (!reached.contains({listing, line}))
                missed << qt(listing->function) + u':' + QString::number(line);
        }
    }
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u' ')));
}

void TestStepText::everyStepHasASentence_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestStepText::everyStepHasASentence()
{
    QFETCH(const QString, language);
    QVERIFY(speak(qPrintable(language)));
    const QStringList faults = faultsOfSample();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestStepText::languagesSayItInTheirOwnWords()
{
    const std::map<Place, QString> english = firstSentences();
    for (const QString& language : availableLanguages()) {
        if (language == u"en")
            continue;
        QVERIFY(speak(qPrintable(language)));
        for (const auto& [place, text] : firstSentences())
            QVERIFY2(text != english.at(place), qPrintable(text));
    }
}

void TestStepText::aStepOfAnUnknownListingHasNoSentence()
{
    static constexpr std::array<std::string_view, 1> lines{"function Unknown()"};
    static constexpr Listing listing{"Unknown", lines};
    Step step;
    step.listing = &listing;
    QCOMPARE(stepText(step, {}, HouseRules()), QString());
    step.listing = allListings().front();
    step.line = 1000;
    QCOMPARE(stepText(step, {}, HouseRules()), QString());
}

void TestStepText::handsThatAreMissingDoNoHarm()
{
    const Run& run = runs.front();
    for (const Step& step : run.steps)
        QVERIFY(!stepText(step, {}, run.rules).isEmpty());
}

QTEST_GUILESS_MAIN(TestStepText)
#include "tst_steptext.moc"
