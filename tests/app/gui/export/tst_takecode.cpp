// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
#include "app/narration/code/codelisting.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Help › Take the code, open.
struct TakingWindow : WindowTest
{
    explicit TakingWindow(Preset rules = Preset::series)
    {
        session().setRules({rules, rulesOf(rules)});
        find<QAction>(QStringLiteral("takeCodeAction"))->trigger();
        QCoreApplication::processEvents();
    }

    QDialog& dialog() { return *openIn<QDialog>(window(), "takeCodeDialog"); }
    QString code() { return part<QPlainTextEdit>("takenCode").toPlainText(); }
    void click(const char* button)
    {
        QTest::mouseClick(&part<QPushButton>(button), Qt::LeftButton);
        QCoreApplication::processEvents();
    }

    template <typename T>
    T& part(const char* name)
    {
        return *dialog().findChild<T*>(qt(name));
    }
};

} // namespace

/// The code that is taken away, in the window.
class TestTakeCode : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void showsTheProgramOfTheRulesInForce();
    void oneFunctionIsChosenByKeys();
    void theCommandWritesTheSame();
    void aFileIsSaved_data();
    void aFileIsSaved();
    void beginsWithTheLanguageOfListings();
};

void TestTakeCode::showsTheProgramOfTheRulesInForce()
{
    TakingWindow test(Preset::standard);
    QVERIFY(test.code().contains(QStringLiteral("--rules standard")));
    QVERIFY(test.code().contains(QStringLiteral("def FiveOfAKind(")));
    test.part<QComboBox>("takenLanguage").setCurrentIndex(1);
    QVERIFY(test.code().contains(QStringLiteral("function FiveOfAKind(")));
    test.click("copyTakenButton");
    QCOMPARE(clipboardText(), test.code());
}

void TestTakeCode::oneFunctionIsChosenByKeys()
{
    TakingWindow test;
    auto& functions = test.part<QComboBox>("takenFunction");
    functions.setFocus();
    QTest::keyClicks(&functions, QStringLiteral("threeof"));
    QCOMPARE(functions.currentText(), QStringLiteral("ThreeOfAKind"));
    QVERIFY(test.code().contains(QStringLiteral("def ThreeOfAKind(")));
    QVERIFY(!test.code().contains(QStringLiteral("def main(")));
}

void TestTakeCode::theCommandWritesTheSame()
{
    TakingWindow test(Preset::deuces);
    for (const char* function : {"", "TwoPair"}) {
        if (*function)
            test.part<QComboBox>("takenFunction").setCurrentText(qt(function));
        test.click("copyCodeCommandButton");
        QStringList words = clipboardText().split(u' ');
        QCOMPARE(words.takeFirst(), QStringLiteral("showdown-cli"));
        const CliRun run = runCli(words);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, test.code());
    }
}

void TestTakeCode::aFileIsSaved_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("written");
    QTest::newRow("Python") << 0 << "mine.py"
                            << "mine.py";
    QTest::newRow("JavaScript") << 1 << "hands.js"
                                << "hands.js";
    QTest::newRow("a JavaScript module") << 1 << "hands.mjs"
                                         << "hands.mjs";
    QTest::newRow("JavaScript without an ending") << 1 << "hands"
                                                  << "hands.js";
}

void TestTakeCode::aFileIsSaved()
{
    QFETCH(const int, language);
    QFETCH(const QString, chosen);
    QFETCH(const QString, written);
    TakingWindow test;
    QTemporaryDir folder;
    test.part<QComboBox>("takenLanguage").setCurrentIndex(language);
    test.click("saveTakenButton");
    chooseExport(test.dialog(), folder.filePath(chosen));
    QCOMPARE(QString::fromUtf8(exportedBytes(folder.filePath(written))), test.code());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{written});
}

void TestTakeCode::beginsWithTheLanguageOfListings()
{
    narration::setCodeLanguage(narration::CodeLanguage::javaScript);
    TakingWindow test;
    narration::setCodeLanguage(narration::CodeLanguage::pseudoCode);
    QCOMPARE(test.part<QComboBox>("takenLanguage").currentText(), QStringLiteral("JavaScript"));
}

SHOWDOWN_TEST(TestTakeCode)
#include "tst_takecode.moc"
