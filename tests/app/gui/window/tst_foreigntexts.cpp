// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "app/tables/autosave.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/hostile.h"
#include "tests/support/shownwords.h"
#include "tests/support/testprogram.h"

#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSvgRenderer>
#include <QUrl>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The text as displayed.
QString readText(const ShownWords& words)
{
    switch (words.kind) {
    case ShownWords::Kind::rich:
        return QTextDocumentFragment::fromHtml(words.text).toPlainText();
    case ShownWords::Kind::toolTip:
        return Qt::mightBeRichText(words.text)
                   ? QTextDocumentFragment::fromHtml(words.text).toPlainText()
                   : words.text;
    case ShownWords::Kind::mnemonic:
        return QString(words.text)
            .replace(QStringLiteral("&&"), QStringLiteral("\1"))
            .remove(u'&')
            .replace(u'\1', u'&');
    case ShownWords::Kind::plain:
        break;
    }
    return words.text;
}

/// What is wrong with a name in a text: it must be complete, or its elision marked.
QString brokenName(const QString& text)
{
    for (int each = 0; each < hostileNames().size(); ++each) {
        const QString name = hostileNames()[each];
        const QString start = hostileTags()[each];
        for (qsizetype at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
            const QStringView rest = QStringView(text).mid(at);
            if (rest.startsWith(name))
                continue;
            const qsizetype cut = rest.indexOf(u'…');
            if (cut < 0 || !name.startsWith(rest.left(cut).trimmed()))
                return rest.left(60).toString();
        }
    }
    return {};
}

/// What is wrong with words; empty if nothing is.
QString wrongWith(const ShownWords& words)
{
    if (const QString unfit = firstUnfit(words.text); !unfit.isEmpty())
        return QStringLiteral("holds ") + unfit;
    const bool isHtml =
        words.kind == ShownWords::Kind::rich
        || (words.kind == ShownWords::Kind::toolTip && Qt::mightBeRichText(words.text));
    if (isHtml && (words.text.contains(u"<img") || words.text.contains(u"<h1")))
        return QStringLiteral("is read as HTML");
    if (const QString broken = brokenName(readText(words)); !broken.isEmpty())
        return QStringLiteral("has lost a part of a name: ") + broken;
    return {};
}

/// The faults of all words of a window, each only once.
QStringList mistakesIn(QWidget& window, int* count = nullptr)
{
    QStringList mistakes;
    const WordsOfWindow all(window, [&](const ShownWords& words) {
        if (count && words.text.contains(QStringLiteral("<img src=/none.png>")))
            ++*count;
        if (const QString wrong = wrongWith(words); !wrong.isEmpty())
            mistakes << words.place + QStringLiteral(" “") + words.text.left(200)
                            + QStringLiteral("” ") + wrong;
    });
    mistakes.removeDuplicates();
    return mistakes;
}

} // namespace

/// Files from strangers: whatever their texts contain is shown as plain text, completely, and
/// without invisible characters; nothing in it is loaded or executed.
class TestForeignTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aTableIsShownAsItStands_data();
    void aTableIsShownAsItStands();
    void whatIsCopiedAndExportedIsPlain();
    void theNoteIsPlain();
    void whatIsTypedIsPlain();
    void aFileIsCalledByItsName();
    void keptTablesAreCalledByTheirNames();
    void lessonsAreShownAsTheyStand();
    void aHostileLessonIsNotShown();
    void ownRulesAreCalledByTheirNames();

private:
    QString written(const FilesFolder& folder, const char* name = "a.showdown") const
    {
        return tables::saveFile(folder.path(name), hostileFile()) ? QString() : folder.path(name);
    }
};

void TestForeignTexts::aTableIsShownAsItStands_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<int>("step");
    QTest::newRow("compare") << QStringLiteral("compare") << 1;
    QTest::newRow("compare, at the end of the run") << QStringLiteral("compare") << 400;
    QTest::newRow("odds") << QStringLiteral("odds") << 0;
}

void TestForeignTexts::aTableIsShownAsItStands()
{
    QFETCH(QString, view);
    QFETCH(int, step);
    const FilesFolder folder;
    StartedWindow test(folder.folder(), written(folder));
    QVERIFY(test.isReady());
    QVERIFY(test.window().showView(view));
    int count = 0;
    QCOMPARE(mistakesIn(test.window(), &count).join(u'\n'), QString());
    QVERIFY(count > 3); // of the first name
    for (const DockPage& page : test.window().view().dockPages()) {
        if (!page.isShown)
            continue;
        QVERIFY2(test.window().showTab(page.name), qPrintable(page.name));
        if (step > 0)
            test.window().view().showStep(step, std::nullopt);
        QCoreApplication::processEvents();
        QCOMPARE(page.name + u'\n' + mistakesIn(test.window()).join(u'\n'), page.name + u'\n');
    }
}

void TestForeignTexts::whatIsCopiedAndExportedIsPlain()
{
    const FilesFolder folder;
    StartedWindow test(folder.folder(), written(folder));
    QVERIFY(test.isReady());
    for (const QString& view : {QStringLiteral("compare"), QStringLiteral("odds")}) {
        QVERIFY(test.window().showView(view));
        for (const char* action : {"copyResultAction", "copyMarkdownAction", "copyCommandAction"}) {
            test.trigger(action);
            const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
            QVERIFY(!copied->text().isEmpty());
            QCOMPARE(firstUnfit(copied->text() + copied->html()), QString());
            QVERIFY(!copied->html().contains(QStringLiteral("<img src=/none")));
        }
        test.trigger("copyMarkdownAction");
        QVERIFY(!clipboardText().contains(QStringLiteral(" <img"))); // but with a backslash
        QVERIFY(!clipboardText().contains(QStringLiteral("|<img")));
    }
    QVERIFY(test.window().showView(QStringLiteral("compare")));
    const auto exported = [&](const char* action, const char* name) {
        test.trigger(action);
        const QString path = folder.folder() + u'/' + QLatin1String(name);
        chooseExport(test.window(), path);
        return QString::fromUtf8(exportedBytes(path));
    };
    for (const auto& [action, name] :
         {std::pair("exportSvgAction", "a.svg"), std::pair("exportMarkdownAction", "a.md"),
          std::pair("exportRunPageAction", "a.html"),
          std::pair("exportRunMarkdownAction", "run.md")}) {
        const QString text = exported(action, name);
        QVERIFY2(!text.isEmpty(), name);
        QCOMPARE(firstUnfit(text), QString());
        const bool isTag =
            text.contains(QRegularExpression(QStringLiteral("(?<!\\\\)<(?:img|h1>B)")));
        QVERIFY2(!isTag, name);
    }
    QVERIFY(QSvgRenderer(folder.folder() + QStringLiteral("/a.svg")).isValid());
}

void TestForeignTexts::theNoteIsPlain()
{
    const FilesFolder folder;
    StartedWindow test(folder.folder(), written(folder));
    QVERIFY(test.isReady());
    test.trigger("propertiesAction");
    auto* dialog = test.shown<QDialog>("propertiesDialog");
    QVERIFY(dialog);
    const QString note =
        dialog->findChild<QPlainTextEdit*>(QStringLiteral("tableNoteField"))->toPlainText();
    QVERIFY(note.startsWith(QStringLiteral("<h1>BIG</h1> %1\n")));
    QCOMPARE(firstUnfit(note), QString());
    QCOMPARE(mistakesIn(test.window()).join(u'\n'), QString());
    auto* accept = dialog->findChild<QPushButton*>(QStringLiteral("setPropertiesButton"));
    QVERIFY(accept->isEnabled()); // it is not too long
    accept->click();
    QVERIFY(!test.window().isWindowModified()); // nothing was changed
}

/// What is pasted into Properties may come from a stranger, too.
void TestForeignTexts::whatIsTypedIsPlain()
{
    const FilesFolder folder;
    StartedWindow test(folder.folder(), folder.withHands());
    QVERIFY(test.isReady());
    test.trigger("propertiesAction");
    auto* dialog = test.shown<QDialog>("propertiesDialog");
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>(QStringLiteral("tableTitleField"))
        ->insert(QStringLiteral("Kings \u202e\u2066of hearts"));
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("tableNoteField"))
        ->insertPlainText(QStringLiteral("one\u202e\u001b\ntwo"));
    dialog->findChild<QPushButton*>(QStringLiteral("setPropertiesButton"))->click();
    QCOMPARE(test.title(), QStringLiteral("Kings of hearts — a.showdown[*] — Showdown"));
    test.press(Qt::Key_S, Qt::ControlModifier);
    const QByteArray saved = contentOf(folder.path());
    QVERIFY2(saved.contains(R"("note": "one\ntwo")"), saved.constData());
}

/// In the title, the menus and the boxes.
void TestForeignTexts::aFileIsCalledByItsName()
{
    const FilesFolder folder;
    const QString name =
        QStringLiteral("<img src=a>&b %1 \u202eexe\u001b[31m\u0007\n\u2028.showdown");
    const QString shown = QStringLiteral("<img src=a>&b %1 �exe�[31m���.showdown");
    const QString path = folder.folder() + u'/' + name;
    QVERIFY(!tables::saveFile(path, hostileFile()));
    StartedWindow test(folder.folder(), path);
    QVERIFY(test.isReady());
    QVERIFY2(test.title().contains(shown), qPrintable(test.title()));
    test.entries("recentFilesMenu");
    QCOMPARE(mistakesIn(test.window()).join(u'\n'), QString());
    QVERIFY(QFile::remove(path));
    test.window().files().open(path);
    const auto* box = test.shown("fileProblemBox");
    QVERIFY(box);
    QCOMPARE(mistakesIn(test.window()).join(u'\n'), QString());
    QVERIFY(box->informativeText().endsWith(shown));
    test.choose("fileProblemBox", "closeFileProblemButton");
}

void TestForeignTexts::keptTablesAreCalledByTheirNames()
{
    const FilesFolder folder;
    for (const QString& path :
         {QString(), QStringLiteral("/folder/<img src=a>\u202e%1&\u001b\n.showdown")}) {
        tables::Autosave keeper(folder.folder() + QStringLiteral("/tables"));
        tables::KeptTable kept;
        kept.file = std::get<tables::TableFile>(readTable(hostileFile()));
        kept.path = path;
        kept.isModified = true;
        QVERIFY(!keeper.write(kept));
    }
    StartedWindow test(folder.folder(), std::nullopt, false);
    QVERIFY(test.isReady());
    const QString entries = test.entries("recoverMenu");
    QVERIFY2(entries.contains(QStringLiteral("<h1>BIG</h1> %1 &&x <img")), qPrintable(entries));
    QVERIFY2(entries.contains(QStringLiteral("<img src=a>�%1&&��.showdown")), qPrintable(entries));
    QCOMPARE(mistakesIn(test.window()).join(u'\n'), QString());
}

/// Text that a lesson may have.
void TestForeignTexts::lessonsAreShownAsTheyStand()
{
    const QByteArray title = "a &lt;i&gt; && %1 %2 %n < c";
    const LessonFolder own(
        goodText()
            + "\nText \\`<link rel=stylesheet href=/none.css>\\` with `<img src=/none.png>%1&a` in code.\n",
        goodTasks().replace("\"title\": \"", "\"title\": \"" + title + " "));
    StartedWindow test(QDir(own.root()).filePath(QStringLiteral("settings")));
    auto* view = dynamic_cast<LearnView*>(test.window().views()[1]);
    test.window().showView(*view);
    QVERIFY(test.isReady());
    view->setOwnFolders({own.root()});
    const std::vector<lessons::Lesson>& lessons = view->shelf().lessons();
    if (lessons.back().origin.isEmpty()) { // refused, which is as well
        QVERIFY(!view->shelf().faulty().empty());
        return;
    }
    view->open(static_cast<int>(lessons.size()) - 1);
    QCoreApplication::processEvents();
    QCOMPARE(mistakesIn(test.window()).join(u'\n'), QString());
}

void TestForeignTexts::aHostileLessonIsNotShown()
{
    const QByteArray unfit = unfitCharacters().toUtf8().replace('\0', "");
    LessonFolder own(goodText() + unfit, goodTasks());
    QTemporaryDir folder;
    StartedWindow test(folder.path());
    auto* view = dynamic_cast<LearnView*>(test.window().views()[1]);
    test.window().keepProgressIn(folder.path());
    test.window().showView(*view);
    QVERIFY(test.isReady());
    view->setOwnFolders({own.root()});
    QVERIFY(view->shelf().lessons().back().origin.isEmpty());
    QCOMPARE(view->shelf().faulty().size(), std::size_t(1));
    QCOMPARE(mistakesIn(test.window()).join(u'\n'), QString());
}

void TestForeignTexts::ownRulesAreCalledByTheirNames()
{
    QTemporaryDir folder;
    {
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        for (const QString& name :
             hostileNames()
                 + QStringList{QStringLiteral("turned \u202e"), QStringLiteral("\u001b[31mred")})
            settings.setValue(QStringLiteral("ownRules/")
                                  + QString::fromLatin1(QUrl::toPercentEncoding(name)),
                              QStringLiteral("series pairFloor=%1").arg(3 + name.size() % 7));
        settings.setValue(
            QStringLiteral("files/recent"),
            QStringList{QStringLiteral("/folder/<img src=a>\u202e%1&\n\u001b.showdown")});
        settings.setValue(QStringLiteral("look/language"), unfitCharacters());
    }
    StartedWindow test(folder.path());
    QVERIFY(test.isReady());
    test.entries("recentFilesMenu");
    int count = 0;
    QCOMPARE(mistakesIn(test.window(), &count).join(u'\n'), QString());
    QVERIFY(count > 0);
}

SHOWDOWN_TEST(TestForeignTexts)
#include "tst_foreigntexts.moc"
