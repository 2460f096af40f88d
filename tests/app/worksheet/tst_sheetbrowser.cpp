// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/practicetext.h"
#include "app/worksheet/sheetpage.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/page/browser.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace showdown;
using namespace showdown::tests;
using namespace showdown::worksheet;

namespace {

/// A sheet on which every kind of question comes.
bool hasDecimals(const PracticeQuestion& question)
{
    const ExerciseAnswer right = rightAnswer(question);
    const auto* number = std::get_if<double>(&right);
    return number && *number != std::floor(*number);
}

/// Of all kinds, with a number that has decimals.
Worksheet sheetToFill()
{
    SheetWish wish;
    wish.seed = 3;
    wish.count = 45;
    wish.language = QStringLiteral("en");
    Worksheet sheet = makeWorksheet(wish);
    while (std::ranges::none_of(sheet.questions, hasDecimals)) {
        ++wish.seed;
        sheet = makeWorksheet(wish);
    }
    return sheet;
}

/// Gives the values of a field that are right and wrong.
struct FieldValues
{
    const PracticeQuestion& question;

    QString option(bool isRight) const
    {
        const int right = *rightOption(question);
        return narration::optionKey(question, isRight ? right : right == 0 ? 1 : 0);
    }
    QString operator()(double number, bool isRight) const
    {
        return QString::number(isRight ? number : number + 1, 'f', 3);
    }
    QString operator()(const MarkedCards& outs, bool isRight) const
    {
        QString cards = qt(toText(outs.cards));
        return isRight ? cards.replace(u' ', u'+')
                       : cards.section(u' ', 1) + QStringLiteral(",2c,2d");
    }
    QString operator()(const PartOrder& order, bool isRight) const
    {
        QString letters;
        for (const PartName& part : order) {
            const PartOrder shown = partsShown(question);
            letters +=
                QChar(u'A' + static_cast<int>(std::ranges::find(shown, part) - shown.begin()));
        }
        if (!isRight)
            std::ranges::reverse(letters);
        return letters.toLower();
    }
    QString operator()(const CardPlace& place, bool isRight) const
    {
        for (int hand = 0; !isRight && hand < 2; ++hand) {
            for (int position = 0; position < 5; ++position) {
                if (!judge(question.exercise, CardPlace{hand, position}).isRight)
                    return QStringLiteral("%1:%2").arg(hand + 1).arg(position + 1);
            }
        }
        return QStringLiteral("%1:%2").arg(place.hand + 1).arg(place.position + 1);
    }
    QString operator()(const FoundBug& found, bool isRight) const
    {
        return QStringLiteral("%1+%2")
            .arg(isRight ? found.table : found.table % 3 + 1)
            .arg(found.line);
    }
    QString operator()(const BuiltHands& /*not marked*/, bool /*isRight*/) const
    {
        return QStringLiteral("Kh+Ks");
    }
    QString operator()(const auto& /*has options*/, bool isRight) const { return option(isRight); }
};

QString valueFor(const PracticeQuestion& question, bool isRight)
{
    const ExerciseAnswer right = rightAnswer(question);
    return std::visit([&](const auto& each) { return FieldValues{question}(each, isRight); },
                      right);
}

/// The fields of all questions, or every `step`-th, filled.
QString address(const Worksheet& sheet, bool areRight, int step = 1)
{
    QStringList fields;
    for (std::size_t i = 0; i < sheet.questions.size(); i += static_cast<std::size_t>(step))
        fields << QStringLiteral("q%1=%2").arg(i + 1).arg(valueFor(sheet.questions[i], areRight));
    return u'#' + fields.join(u'&');
}

/// "right", "wrong" or "open" of each question; "none" where there is no mark.
QStringList resultsIn(const QString& dom)
{
    static const QRegularExpression section(QStringLiteral("<section data-n=[^>]*>"));
    static const QRegularExpression result(QStringLiteral("data-result=\"([a-z]+)\""));
    QStringList results;
    for (auto match = section.globalMatch(dom); match.hasNext();) {
        const auto found = result.match(match.next().captured());
        results << (found.hasMatch() ? found.captured(1) : QStringLiteral("none"));
    }
    return results;
}

QString scoreIn(const QString& dom)
{
    return dom.section(QStringLiteral("<output id=\"score\""), 1)
        .section(u'>', 1)
        .section(u'<', 0, 0);
}

bool isBuilt(const PracticeQuestion& question)
{
    return question.source.kind == QuestionKind::build;
}

} // namespace

/// A sheet in a browser, filled in and marked by its address.
class TestSheetBrowser : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rightAnswersAreRight();
    void wrongAndOpenAnswersAreTold();
    void nothingIsMarkedUnasked();
    void aNumberIsReadAsPeopleWriteIt();
    void paperShowsNoMarks();

private:
    QString opened(const QString& after)
    {
        return domOf(m_folder.filePath(QStringLiteral("sheet.html")) + after,
                     m_folder.filePath(QStringLiteral("profile")));
    }
    QByteArray printed(const QString& after);

    QTemporaryDir m_folder;
    Worksheet m_sheet;
    int m_marked = 0; ///< questions
};

void TestSheetBrowser::initTestCase()
{
    QVERIFY(speak("en"));
    m_sheet = sheetToFill();
    std::set<QuestionKind> kinds;
    for (const PracticeQuestion& question : m_sheet.questions) {
        kinds.insert(question.source.kind);
        m_marked += isBuilt(question) ? 0 : 1;
    }
    QCOMPARE(kinds.size(), std::size_t(questionKindCount));
    QVERIFY(write(m_folder.filePath(QStringLiteral("sheet.html")), sheetHtml(m_sheet)));
}

void TestSheetBrowser::rightAnswersAreRight()
{
    const QString dom = opened(address(m_sheet, true) + QStringLiteral("&mark"));
    const QStringList results = resultsIn(dom);
    QCOMPARE(results.size(), qsizetype(45));
    for (qsizetype i = 0; i < results.size(); ++i) {
        const PracticeQuestion& question = m_sheet.questions[static_cast<std::size_t>(i)];
        QVERIFY2(
            results[i] == (isBuilt(question) ? u"none" : u"right"),
            qPrintable(
                QStringLiteral("%1 %2: %3").arg(i + 1).arg(valueFor(question, true), results[i])));
    }
    QCOMPARE(scoreIn(dom), QStringLiteral("%1 of %1").arg(m_marked));
    QCOMPARE(dom.count(QStringLiteral("<p class=\"answer\">")), 45); // they show now
}

void TestSheetBrowser::wrongAndOpenAnswersAreTold()
{
    const QString dom = opened(address(m_sheet, false, 2) + QStringLiteral("&mark"));
    const QStringList results = resultsIn(dom);
    for (qsizetype i = 0; i < results.size(); ++i) {
        if (!isBuilt(m_sheet.questions[static_cast<std::size_t>(i)]))
            QCOMPARE(results[i], i % 2 == 0 ? QStringLiteral("wrong") : QStringLiteral("open"));
    }
    QCOMPARE(scoreIn(dom), QStringLiteral("0 of %1").arg(m_marked));
}

void TestSheetBrowser::nothingIsMarkedUnasked()
{
    const QString dom = opened(address(m_sheet, true));
    QCOMPARE(resultsIn(dom).count(QStringLiteral("none")), qsizetype(45));
    QCOMPARE(scoreIn(dom), QString());
    QCOMPARE(dom.count(QStringLiteral("<p class=\"answer\" hidden=\"\">")), 45);
}

void TestSheetBrowser::aNumberIsReadAsPeopleWriteIt()
{
    for (std::size_t i = 0; i < m_sheet.questions.size(); ++i) {
        if (!hasDecimals(m_sheet.questions[i]))
            continue;
        const double number = std::get<double>(rightAnswer(m_sheet.questions[i]));
        const QString typed = QString::number(number, 'f', 2).replace(u'.', u',');
        const QString dom = opened(QStringLiteral("#q%1=%2%20%25&mark").arg(i + 1).arg(typed));
        QCOMPARE(resultsIn(dom)[static_cast<qsizetype>(i)], QStringLiteral("right"));
        return;
    }
    QFAIL("there is no number with decimals");
}

/// The page as it is printed, without the time.
QByteArray TestSheetBrowser::printed(const QString& after)
{
    const QString pdf = m_folder.filePath(QStringLiteral("sheet.pdf"));
    browsed(m_folder.filePath(QStringLiteral("sheet.html")) + after,
            m_folder.filePath(QStringLiteral("profile")),
            {QStringLiteral("--print-to-pdf=") + pdf, QStringLiteral("--no-pdf-header-footer")});
    static const QRegularExpression time(QStringLiteral("/(?:Creation|Mod)Date \\([^)]*\\)"));
    QString text = QString::fromLatin1(contentOf(pdf));
    return text.remove(time).toLatin1();
}

void TestSheetBrowser::paperShowsNoMarks()
{
    const QByteArray filled = printed(address(m_sheet, true));
    QVERIFY(filled.startsWith("%PDF"));
    QVERIFY(printed(address(m_sheet, true) + QStringLiteral("&mark")) == filled);
    QVERIFY(printed(QString()) != filled);
}

SHOWDOWN_TEST(TestSheetBrowser)
#include "tst_sheetbrowser.moc"
