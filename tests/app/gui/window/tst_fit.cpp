// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "app/gui/session/samples.h"
#include "app/gui/view/view.h"
#include "app/narration/translation.h"
#include "tests/app/gui/window/cutoff.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTranslator>

#include <bit>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A language with longer words: every text of the source has two fifths more letters.
class LongWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override
    {
        const QString text = QString::fromUtf8(source);
        if (text == QLatin1String("QT_LAYOUT_DIRECTION"))
            return {};
        const qsizetype more = text.size() * 2 / 5;
        const QString words = QStringLiteral(" ooooo").repeated(static_cast<int>(more / 6 + 1));
        return text + (more < 4 ? words.mid(1, more) : words.left(more));
    }
};

/// The language of the source, read from right to left.
class Mirrored : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override
    {
        return QLatin1String(source) == QLatin1String("QT_LAYOUT_DIRECTION") ? QStringLiteral("RTL")
                                                                             : QString();
    }
};

const QString longHands = QStringLiteral("Kh Kd Qs Qd * | Ah Jh 9h 5h 2h | 8h 8c 6d * 3d");

} // namespace

/// Whatever the window, the text size and the language, no word is cut off.
class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup();
    void noWordIsCutOff_data();
    void noWordIsCutOff();
    void noWordOfOddsIsCutOff_data() { noWordIsCutOff_data(); }
    void noWordOfOddsIsCutOff();
    void noWordOfLearnIsCutOff_data() { noWordIsCutOff_data(); }
    void noWordOfLearnIsCutOff();
    void noWordOfADialogIsCutOff_data();
    void noWordOfADialogIsCutOff();

private:
    void speak(const QString& language);

    std::unique_ptr<QTranslator> m_language;
};

void TestFit::cleanup()
{
    if (m_language)
        QCoreApplication::removeTranslator(m_language.get());
    m_language.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    useTestLook();
}

void TestFit::speak(const QString& language)
{
    const bool isLong = language == QLatin1String("long");
    if (isLong)
        m_language = std::make_unique<LongWords>();
    else
        m_language = std::make_unique<Mirrored>();
    QCoreApplication::installTranslator(m_language.get());
    QCoreApplication::processEvents();
    QGuiApplication::setLayoutDirection(isLong ? Qt::LeftToRight : Qt::RightToLeft);
}

void TestFit::noWordIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    int row = 0; // every day each two of the three meet
    for (const QSize size :
         {QSize(800, 560), QSize(1024, 670), QSize(1280, 770), QSize(1920, 1050)}) {
        for (const int text : {100, 150}) {
            for (const char* language : {"long", "mirrored"}) {
                const bool isOfToday = std::popcount(static_cast<unsigned>(row++)) % 2 == 0;
                if (isOfToday || areProofsWhole())
                    QTest::addRow("%d x %d, text %d, %s", size.width(), size.height(), text,
                                  language)
                        << size << text << language;
            }
        }
    }
}

void TestFit::noWordIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test(tableOf(longHands));
    test.appearance().setTextSize(textSize);
    test.window().resize(size);
    QVERIFY(test.isReady());
    const auto verify = [&test](const QString& shown) {
        QCoreApplication::processEvents();
        const auto faults = [&] {
            const QStringList found = clipped(test.window());
            return found.isEmpty() ? QString() : shown + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
    };
    verify(QStringLiteral("hands"));
    for (const DockPage& page : test.window().view().dockPages()) {
        test.window().showTab(page.name);
        verify(page.name);
    }
    test.window().view().showStep(30, Level::every);
    test.window().showTab(QStringLiteral("steps"));
    verify(QStringLiteral("a step"));
    test.window().showView(test.window().view());
    verify(QStringLiteral("arena"));
    test.session().setLens(Category::fullHouse);
    verify(QStringLiteral("through a lens"));
    test.session().setLens(std::nullopt);
    test.session().clearTable();
    verify(QStringLiteral("empty"));
    QCOMPARE(test.window().size(), size);
}

void TestFit::noWordOfOddsIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test;
    test.appearance().setTextSize(textSize);
    test.window().resize(size);
    test.window().showView(QStringLiteral("odds"));
    QVERIFY(test.isReady());
    const View& view = test.window().view();
    const auto verify = [&test, &view](const QString& shown) {
        QTRY_VERIFY_WITH_TIMEOUT(view.isAtRest(), 30000);
        QCoreApplication::processEvents();
        const auto faults = [&] {
            const QStringList found = clipped(test.window());
            return found.isEmpty() ? QString() : shown + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
    };
    const auto verifyPages = [&](const QString& sample) {
        test.window().showView(test.window().view()); // where there is no dock
        verify(sample);
        for (const DockPage& page : view.dockPages()) {
            test.window().showTab(page.name);
            verify(sample + u' ' + page.name);
        }
    };
    for (const char* sample : {"straight-against-flush-draw", "series-example", "combined-draw"}) {
        test.odds().setTable(situationSamples().read(qt(sample)), qt(sample));
        verifyPages(qt(sample));
    }
    test.odds().clearTable();
    verifyPages(QStringLiteral("empty"));
    QCOMPARE(test.window().size(), size);
}

void TestFit::noWordOfLearnIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test;
    test.appearance().setTextSize(textSize);
    test.window().resize(size);
    auto* learn = dynamic_cast<LearnView*>(test.window().views()[1]);
    learn->readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
    test.window().showView(*learn);
    QVERIFY(test.isReady());
    const auto verify = [&test](const QString& shown) {
        QCoreApplication::processEvents();
        const auto faults = [&] {
            const QStringList found = clipped(test.window());
            return found.isEmpty() ? QString() : shown + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
    };
    for (int lesson = 0; lesson < 3; ++lesson) {
        learn->open(lesson);
        verify(QString::number(lesson));
    }
    test.find<QLineEdit>(QStringLiteral("lessonSearchField"))->setText(QStringLiteral("blinds"));
    verify(QStringLiteral("nothing found"));
    test.find<QAction>(QStringLiteral("readingModeAction"))->trigger();
    verify(QStringLiteral("reading"));
    QCOMPARE(test.window().size(), size);
}

void TestFit::noWordOfADialogIsCutOff_data()
{
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    for (const int text : {100, 150}) {
        for (const char* language : {"long", "mirrored"})
            QTest::addRow("text %d, %s", text, language) << text << language;
    }
}

void TestFit::noWordOfADialogIsCutOff()
{
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test(tableOf(longHands));
    test.appearance().setTextSize(textSize);
    test.window().resize(1024, 670);
    QVERIFY(test.isReady());
    const auto opened = [&test]() -> QDialog* {
        for (QDialog* dialog : test.window().findChildren<QDialog*>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    };
    for (const char* name : {"handRankings", "dealRank", "dealFromSeed", "shortcuts", "settings",
                             "about", "saveRules", "manageRules", "alsoWild"}) {
        if (auto* action = test.find<QAction>(qt(name) + QStringLiteral("Action"))) {
            QVERIFY2(action->isEnabled(), name);
            action->trigger();
        } else {
            test.find<QAction>(QStringLiteral("houseRulesAction"))->trigger();
            auto* combo = test.find<QComboBox>(qt(name) + QStringLiteral("Field"));
            emit combo->activated(combo->count() - 1);
        }
        QDialog* dialog = opened();
        QVERIFY2(dialog, name);
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        const auto faults = [dialog, name] {
            const QStringList found = clipped(*dialog) + narrowColumns(*dialog);
            return found.isEmpty() ? QString() : qt(name) + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
        if (auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("ruleNameEdit"))) {
            edit->setText(QStringLiteral("Friday")); // there is something to manage then
            dialog->accept();
        }
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(!opened(), name);
    }
}

SHOWDOWN_TEST(TestFit)
#include "tst_fit.moc"
