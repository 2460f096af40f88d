// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/view/view.h"
#include "app/narration/code/codelisting.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;
using narration::CodeLanguage;

namespace {

/// A window that steps line by line, in a function that other languages write in another way.
struct CodeWindow : StepsWindow
{
    CodeWindow()
    {
        auto& player = *window().findChild<StepPlayer*>();
        player.setLevel(Level::every);
        player.start();
        int step = 0;
        while (player.run().step(step).listing->function != "DoCardsHaveSameValue"
               || !player.run().step(step).condition)
            ++step;
        player.goTo(step);
        QCoreApplication::processEvents();
    }

    ~CodeWindow() { narration::setCodeLanguage(CodeLanguage::pseudoCode); }

    QToolButton& choice() const { return *find<QToolButton>(QStringLiteral("codeChoice")); }
    ListingView& listing() const { return *find<ListingView>(QStringLiteral("listingView")); }

    /// By keys.
    void chooseLanguage(int index)
    {
        QMenu& menu = *choice().menu();
        QTimer::singleShot(0, &menu, [&menu, index] {
            menu.setActiveAction(menu.actions().at(index));
            QTest::keyClick(&menu, Qt::Key_Return);
        });
        choice().setFocus();
        QTest::keyClick(&choice(), Qt::Key_Space);
        QCoreApplication::processEvents();
    }

    QStringList lines(int role) const
    {
        QStringList texts;
        for (int row = 0; row < listing().model()->rowCount(); ++row)
            texts << listing().model()->index(row, 0).data(role).toString();
        return texts;
    }

    QString markedNumber() const { return currentLine().section(u' ', 0, 0); }
};

} // namespace

/// The language in which listings are read, chosen beside one.
class TestCodeLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void theSameLineIsMarkedInEachLanguage();
    void aStopMarkStays();
    void aBraceHasNoNumberAndNoStopMark();
    void theListingIsCopied();
    void theChoiceIsKept();
    void lessonsFollow();
};

void TestCodeLanguage::theSameLineIsMarkedInEachLanguage()
{
    CodeWindow test;
    const QString number = test.markedNumber();
    const QString answer = test.currentLine().section(u'→', 1);
    QVERIFY(!answer.isEmpty());
    QVERIFY(test.lines(Qt::DisplayRole).front().startsWith(QStringLiteral("function ")));
    for (const int language : {1, 2}) {
        test.chooseLanguage(language);
        QVERIFY(test.lines(Qt::DisplayRole)
                    .front()
                    .startsWith(language == 1
                                    ? QStringLiteral("def DoCardsHaveSameValue(sorted: ")
                                    : QStringLiteral("function DoCardsHaveSameValue(sorted, ")));
        QCOMPARE(test.markedNumber(), number);
        QCOMPARE(test.currentLine().section(u'→', 1), answer);
        QVERIFY(test.listing().visualRect(test.listing().currentIndex()).isValid());
    }
}

void TestCodeLanguage::aStopMarkStays()
{
    CodeWindow test;
    test.listing().setFocus();
    QTest::keyClick(&test.listing(), Qt::Key_Space);
    const auto stops = [&] {
        QStringList numbers;
        for (int row = 0; row < test.listing().model()->rowCount(); ++row) {
            const QModelIndex line = test.listing().model()->index(row, 0);
            if (line.data(ListingModel::isStopRole).toBool())
                numbers << line.data(ListingModel::numberRole).toString();
        }
        return numbers;
    };
    const QStringList before = stops();
    QCOMPARE(before.size(), 1);
    for (const int language : {1, 2, 0}) {
        test.chooseLanguage(language);
        QCOMPARE(stops(), before);
    }
}

void TestCodeLanguage::aBraceHasNoNumberAndNoStopMark()
{
    CodeWindow test;
    const QStringList numbers = test.lines(ListingModel::numberRole);
    test.chooseLanguage(2);
    QStringList withoutBraces = test.lines(ListingModel::numberRole);
    const qsizetype brace = withoutBraces.indexOf(QString());
    QVERIFY(brace > 0);
    QCOMPARE(test.lines(Qt::DisplayRole).at(brace).trimmed(), QStringLiteral("}"));
    withoutBraces.removeAll(QString());
    QCOMPARE(withoutBraces, numbers);
    test.listing().setFocus();
    test.listing().setCurrentIndex(test.listing().model()->index(static_cast<int>(brace), 0));
    QTest::keyClick(&test.listing(), Qt::Key_Space);
    QVERIFY(!test.listing().currentIndex().data(ListingModel::isStopRole).toBool());
}

void TestCodeLanguage::theListingIsCopied()
{
    CodeWindow test;
    test.chooseLanguage(1);
    QTest::mouseClick(test.find<QToolButton>(QStringLiteral("copyCodeButton")), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), test.lines(Qt::DisplayRole).join(u'\n') + u'\n');
}

void TestCodeLanguage::theChoiceIsKept()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("code.ini")), QSettings::IniFormat);
    {
        WindowTest test;
        narration::setCodeLanguage(CodeLanguage::javaScript);
        test.window().saveLayout(settings);
    }
    narration::setCodeLanguage(CodeLanguage::pseudoCode);
    WindowTest again;
    again.window().restoreLayout(settings);
    QCOMPARE(narration::codeLanguage(), CodeLanguage::javaScript);
    narration::setCodeLanguage(CodeLanguage::pseudoCode);
}

void TestCodeLanguage::lessonsFollow()
{
    WindowTest test;
    View* learn = test.window().views()[1];
    test.window().showView(*learn);
    learn->openLesson(QStringLiteral("jacks-or-better"));
    QCoreApplication::processEvents();
    auto* pane = test.find<LessonPane>(QStringLiteral("lessonPane"));
    QVERIFY(pane);
    QVERIFY(pane->toPlainText().contains(QStringLiteral("function FindWinnerJacksOrBetter(")));
    emit pane->anchorClicked(QUrl(QStringLiteral("code:python/0")));
    QCoreApplication::processEvents();
    QVERIFY(pane->toPlainText().contains(QStringLiteral("def FindWinnerJacksOrBetter(")));
    QVERIFY(!pane->toPlainText().contains(QStringLiteral("function FindWinner")));
    const QString address = pane->document()->toHtml().section(QStringLiteral("href=\"copy:"), 1);
    emit pane->anchorClicked(
        QUrl(QStringLiteral("copy:") + address.section(QStringLiteral("\""), 0, 0)));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(
        QStringLiteral("def FindWinnerJacksOrBetter(")));
    narration::setCodeLanguage(CodeLanguage::pseudoCode);
}

SHOWDOWN_TEST(TestCodeLanguage)
#include "tst_codelanguage.moc"
