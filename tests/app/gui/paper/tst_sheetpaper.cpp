// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetpaper.h"
#include "app/worksheet/sheetcontent.h"
#include "app/worksheet/sheetpage.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/support/effort.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;
using namespace showdown::worksheet;

namespace {

/// Keeps the words that are painted, with their places.
class WordEngine : public QPaintEngine
{
public:
    struct Word
    {
        QString text;
        QRectF place;
    };

    WordEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override
    {
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
    }
    void drawTextItem(const QPointF& start, const QTextItem& item) override
    {
        m_words.push_back(
            {item.text(), m_transform.mapRect(QRectF(start.x(), start.y() - 1, item.width(), 1))});
    }
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*picture*/,
                    const QRectF& /*from*/) override
    {
        ++m_pictures;
    }
    void drawImage(const QRectF& /*to*/, const QImage& /*picture*/, const QRectF& /*from*/,
                   Qt::ImageConversionFlags /*flags*/) override
    {
        ++m_pictures;
    }
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}

    std::vector<Word> m_words;
    int m_pictures = 0; ///< of pixels

private:
    QTransform m_transform;
};

/// A sheet that only keeps what is painted.
class WordDevice : public QPaintDevice
{
public:
    QPaintEngine* paintEngine() const override { return &m_engine; }
    WordEngine& engine() { return m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 2000;
        case PdmDevicePixelRatio:
        case PdmDepth:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 72;
        }
    }

private:
    mutable WordEngine m_engine;
};

/// The words of all pages. Fails where some are outside the margins, or anything is no vector.
QStringList wordsOn(const SheetPaper& paper)
{
    QStringList words;
    const QRectF inside = paper.layout()
                              .fullRect(QPageLayout::Point)
                              .marginsRemoved(paper.layout().margins(QPageLayout::Point));
    for (int page = 0; page < paper.pageCount(); ++page) {
        WordDevice device;
        QPainter painter(&device);
        paper.paintPage(painter, page);
        painter.end();
        if (device.engine().m_pictures > 0)
            QTest::qFail("a picture of pixels", __FILE__, __LINE__);
        for (const WordEngine::Word& word : device.engine().m_words) {
            words << word.text;
            if (!inside.adjusted(-0.5, -0.5, 0.5, 0.5).contains(word.place))
                QTest::qFail(qPrintable(qt("outside the margins: ") + word.text), __FILE__,
                             __LINE__);
        }
    }
    return words;
}

/// What is wrong with the places of what is drawn; empty if nothing is.
QString faultOfPlaces(const SheetPaper& paper)
{
    constexpr double least = 0.01; // of rounding
    const QRectF inside = paper.layout()
                              .fullRect(QPageLayout::Point)
                              .marginsRemoved(paper.layout().margins(QPageLayout::Point))
                              .adjusted(-least, -least, least, least);
    for (int page = 0; page < paper.pageCount(); ++page) {
        const std::vector<QRectF> places = paper.places(page);
        if (places.size() < 5)
            return QStringLiteral("page %1 is empty").arg(page + 1);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const QRectF& place = places[i];
            const auto said = [&](const char* what) {
                return QStringLiteral("page %1: %2: %3, %4, %5 x %6")
                    .arg(QString::number(page + 1), QString::fromLatin1(what))
                    .arg(place.x())
                    .arg(place.y())
                    .arg(place.width())
                    .arg(place.height());
            };
            if (!inside.contains(place))
                return said("outside the margins");
            for (std::size_t other = 0; other < i; ++other) {
                const QRectF shared = place & places[other];
                if (shared.width() > least && shared.height() > least)
                    return said("over another");
            }
        }
    }
    return {};
}

/// A wish of this number: rules, paper, columns, inks and language take turns.
SheetWish wishOfNumber(int number)
{
    const auto presets = allPresets();
    const Preset preset = presets[static_cast<std::size_t>(number) % presets.size()];
    SheetWish wish;
    wish.questions.rules = {preset, rulesOf(preset)};
    wish.seed = static_cast<std::uint32_t>(number);
    wish.language = number % 3 == 0 ? QStringLiteral("de") : QStringLiteral("en");
    wish.paper = allPapers[static_cast<std::size_t>(number / 2) % allPapers.size()];
    wish.columns = 1 + number / 4 % 2;
    wish.suits = allSuitInks[static_cast<std::size_t>(number) % allSuitInks.size()];
    wish.hasHints = number % 5 < 2;
    wish.hasName = number % 7 > 0;
    wish.hasLines = number % 11 > 0;
    return wish;
}

} // namespace

/// Worksheets and their keys as pages of paper, and as PDF files.
class TestSheetPaper : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void everythingHasItsPlace();
    void everyKindHasItsPlace_data();
    void everyKindHasItsPlace();
    void nothingIsDrawnBesideItsPlace();
    void keyAndSheetAgree();
    void aLongTitleIsWhole();
    void theCommandBreaksBeforeOptions();
    void tablesHaveTitleAndNames();
    void nothingLargeIsLeftFree();
    void aPageHasTwoBugs();
    void twoRunsGiveTheSameBytes();
    void theDateIsThatOfTheEnvironment();
};

void TestSheetPaper::everythingHasItsPlace()
{
    for (int number = 0; number < trials(1'000, 20); ++number) {
        const Worksheet sheet = makeWorksheet(wishOfNumber(number));
        for (const SheetPart part : {SheetPart::questions, SheetPart::key}) {
            const SheetPaper paper(sheet, part);
            const QString fault = faultOfPlaces(paper);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1: ").arg(number) + fault));
            QVERIFY2(paper.pageCount() >= 2 && paper.pageCount() <= 10,
                     qPrintable(QStringLiteral("%1: %2").arg(number).arg(paper.pageCount())));
        }
    }
}

void TestSheetPaper::everyKindHasItsPlace_data()
{
    QTest::addColumn<QuestionKind>("kind");
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("language");
    for (const QuestionKind kind : allQuestionKinds()) {
        for (const Paper paper : allPapers) {
            for (const int columns : {1, 2}) {
                for (const char* language : {"en", "de"})
                    QTest::addRow("%s %s %d %s", id(kind).data(), id(paper).data(), columns,
                                  language)
                        << kind << paper << columns << qt(language);
            }
        }
    }
}

void TestSheetPaper::everyKindHasItsPlace()
{
    SheetWish wish;
    QFETCH(const QuestionKind, kind);
    QFETCH(const Paper, paper);
    QFETCH(const int, columns);
    QFETCH(const QString, language);
    wish.questions.kinds = {kind};
    wish.paper = paper;
    wish.columns = columns;
    wish.language = language;
    wish.hasHints = true;
    wish.count = 12;
    const Worksheet sheet = makeWorksheet(wish);
    for (const SheetPart part : {SheetPart::questions, SheetPart::key}) {
        const SheetPaper pages(sheet, part);
        QCOMPARE(faultOfPlaces(pages), QString());
        QVERIFY(!wordsOn(pages).isEmpty());
    }
}

/// The ink of a page is where its places are.
void TestSheetPaper::nothingIsDrawnBesideItsPlace()
{
    for (int number = 0; number < trials(40, 4); ++number) {
        const SheetPaper paper(makeWorksheet(wishOfNumber(number)), SheetPart::questions);
        for (int page = 0; page < paper.pageCount(); ++page) {
            constexpr int scale = 2;
            constexpr int smear = 2; // of lines between pixels, and of a J, which reaches back
            QImage picture((paper.layout().fullRect(QPageLayout::Point).size() * scale).toSize(),
                           QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.scale(scale, scale);
            paper.paintPage(painter, page);
            painter.resetTransform();
            for (const QRectF& place : paper.places(page))
                painter.fillRect(QRectF(place.topLeft() * scale, place.size() * scale)
                                     .toAlignedRect()
                                     .adjusted(-smear, -smear, smear, smear),
                                 Qt::white);
            painter.end();
            QRect ink;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (picture.pixel(x, y) != qRgb(255, 255, 255))
                        ink |= QRect(x, y, 1, 1);
                }
            }
            QVERIFY2(ink.isNull(), qPrintable(QStringLiteral("%1, page %2: %3, %4 to %5, %6")
                                                  .arg(number)
                                                  .arg(page + 1)
                                                  .arg(ink.left() / scale)
                                                  .arg(ink.top() / scale)
                                                  .arg(ink.right() / scale)
                                                  .arg(ink.bottom() / scale)));
        }
    }
}

/// Both ask the same; the answers and their reasons are only on the key.
void TestSheetPaper::keyAndSheetAgree()
{
    const auto solid = [](const QStringList& words) {
        return words.join(QString()).remove(QRegularExpression(QStringLiteral("\\s")));
    };
    for (int number = 0; number < trials(200, 10); ++number) {
        const Worksheet sheet = makeWorksheet(wishOfNumber(number));
        const SheetContent content(sheet);
        const QString asked = solid(wordsOn({sheet, SheetPart::questions}));
        const QString answered = solid(wordsOn({sheet, SheetPart::key}));
        for (const SheetQuestion& question : content.questions) {
            for (const QString& text : {question.heading, question.listing, question.note}) {
                // a row of code that is too long goes on in another place
                if (!text.contains(u'\n')) {
                    QVERIFY2(asked.contains(solid({text})), qPrintable(text));
                    QVERIFY2(answered.contains(solid({text})), qPrintable(text));
                }
            }
            QVERIFY2(asked.contains(solid({question.hint})), qPrintable(question.hint));
            for (const SheetChoice& option : question.options)
                QVERIFY2(asked.contains(solid({option.key, option.text})), qPrintable(option.text));
            const QString answer = solid({question.answer, QStringLiteral("."), question.reason});
            QVERIFY2(answered.contains(answer), qPrintable(answer));
            QVERIFY2(!asked.contains(answer), qPrintable(answer));
        }
    }
}

void TestSheetPaper::aLongTitleIsWhole()
{
    SheetWish wish = wishOfNumber(1);
    for (const QString& title : {QString(80, u'W'), QStringLiteral("Wer gewinnt? ").repeated(6)}) {
        wish.title = title;
        const SheetPaper paper(makeWorksheet(wish), SheetPart::questions);
        QCOMPARE(faultOfPlaces(paper), QString());
        const QString words = wordsOn(paper).join(QString()).remove(u' ');
        QVERIFY2(words.startsWith(QString(title).remove(u' ')), qPrintable(words));
    }
}

void TestSheetPaper::theCommandBreaksBeforeOptions()
{
    SheetWish wish = wishOfNumber(0);
    wish.title = QStringLiteral("Week 3 -- a test");
    wish.versions = 3;
    for (const int length : {0, 5, 5, 5, 5, 5, 5}) {
        wish.title += QString(length, u'x');
        const Worksheet sheet = makeWorksheet(wish);
        const QStringList words = wordsOn({sheet, SheetPart::questions});
        auto at = std::ranges::find_if(
            words, [](const QString& line) { return line.startsWith(u"showdown-cli"); });
        QVERIFY(at != words.end());
        QString line = *at;
        for (++at; at != words.end() && line != SheetContent(sheet).command; ++at) {
            QVERIFY2(at->startsWith(u"--"), qPrintable(*at));
            line += u' ' + *at;
        }
        QCOMPARE(line, SheetContent(sheet).command);
        const QByteArray html = sheetHtml(sheet);
        QVERIFY(html.contains("</span> <span>--lang " + wish.language.toUtf8() + "</span></code>"));
    }
}

void TestSheetPaper::tablesHaveTitleAndNames()
{
    Worksheet sheet = makeWorksheet(wishOfNumber(1));
    SheetWish wish = wishOfNumber(1);
    wish.questions.kinds = {QuestionKind::winner};
    wish.file = QStringLiteral("lesson.showdown");
    sheet.wish = wish;
    sheet.questions = makeQuestions(wish.questions, 3, 2);
    sheet.tables = {{QStringLiteral("The bluff"), {QStringLiteral("Ann"), QString()}}, {}};
    const SheetPaper paper(sheet, SheetPart::questions);
    QCOMPARE(faultOfPlaces(paper), QString());
    const QStringList words = wordsOn(paper);
    QVERIFY2(words.contains(QStringLiteral("1. The bluff")), qPrintable(words.join(u'|')));
    QVERIFY(words.contains(QStringLiteral("Ann")));
    QVERIFY(!words.contains(QStringLiteral("1. Which hand wins?")));
    QVERIFY(words.filter(QStringLiteral("Version A.")).size() == paper.pageCount());
}

/// All pages but the last are filled, unless a long listing comes next.
void TestSheetPaper::nothingLargeIsLeftFree()
{
    for (int number = 0; number < trials(200, 10); ++number) {
        SheetWish wish = wishOfNumber(number);
        wish.columns = 2;
        wish.questions.topics = {Topic::code, Topic::pair, Topic::straight};
        wish.count = 30;
        const SheetPaper paper(makeWorksheet(wish), SheetPart::questions);
        for (int page = 0; page + 1 < paper.pageCount(); ++page) {
            std::vector<QRectF> places = paper.places(page);
            const double height = paper.layout().fullRect(QPageLayout::Point).height();
            std::erase_if(places,
                          [&](const QRectF& place) { return place.bottom() > height * 0.9; });
            double lowest = 0;
            for (const QRectF& place : places)
                lowest = std::max(lowest, place.bottom());
            QVERIFY2(lowest > height * 0.42, qPrintable(QStringLiteral("%1, page %2: %3 of %4")
                                                            .arg(number)
                                                            .arg(page + 1)
                                                            .arg(lowest)
                                                            .arg(height)));
        }
    }
}

void TestSheetPaper::aPageHasTwoBugs()
{
    SheetWish wish;
    wish.language = QStringLiteral("en");
    wish.questions.kinds = {QuestionKind::bug};
    wish.questions.topics = {Topic::pair, Topic::fullHouse, Topic::fourOfAKind};
    wish.count = 6;
    const SheetPaper paper(makeWorksheet(wish), SheetPart::questions);
    QCOMPARE(faultOfPlaces(paper), QString());
    QCOMPARE(paper.pageCount(), 3);
}

void TestSheetPaper::twoRunsGiveTheSameBytes()
{
    const QTemporaryDir folder;
    for (const char* words : {"--seed 7 --hints", "--seed 8 --columns 2 --suits grey --lang de"}) {
        QList<QByteArray> files;
        for (const char* run : {"first", "second"}) {
            const QString sheet = folder.filePath(qt(run) + QStringLiteral(".pdf"));
            const QString key = folder.filePath(qt(run) + QStringLiteral("-key.pdf"));
            const CliRun made = runProgram(
                QStringLiteral(SHOWDOWN_PATH),
                QStringList{QStringLiteral("--as-command-line"), QStringLiteral("worksheet")}
                    + qt(words).split(u' ')
                    + QStringList{QStringLiteral("--output"), sheet, QStringLiteral("--key"), key});
            QVERIFY2(made.exitCode == 0, qPrintable(made.err));
            files << contentOf(sheet) << contentOf(key);
        }
        QVERIFY(files[0].startsWith("%PDF-") && files[1].startsWith("%PDF-"));
        QVERIFY(files[0].contains("/CreationDate (D:20000101000000"));
        QVERIFY(!files[0].contains("/Subtype /Image")); // cards are vectors
        QVERIFY(files[0] != files[1]);
        QVERIFY(files[0] == files[2]);
        QVERIFY(files[1] == files[3]);
    }
}

void TestSheetPaper::theDateIsThatOfTheEnvironment()
{
    const SheetPaper paper(makeWorksheet(wishOfNumber(2)), SheetPart::questions);
    qputenv("SOURCE_DATE_EPOCH", "1790000000");
    const QByteArray dated = sheetPdf(paper);
    qputenv("SOURCE_DATE_EPOCH", "today");
    const QByteArray undated = sheetPdf(paper);
    qunsetenv("SOURCE_DATE_EPOCH");
    QVERIFY(dated.contains("/CreationDate (D:20260921"));
    QVERIFY(undated.contains("/CreationDate (D:20000101"));
}

SHOWDOWN_TEST(TestSheetPaper)
#include "tst_sheetpaper.moc"
