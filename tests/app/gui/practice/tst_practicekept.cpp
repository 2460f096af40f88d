// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progressstore.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/gui/practice/practiceperson.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QPushButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// So many cards, of all topics.
std::vector<progress::PracticeCard> someCards(std::size_t count)
{
    std::vector<progress::PracticeCard> cards;
    for (const QuestionKind kind : allQuestionKinds()) {
        for (const Topic topic : allTopics()) {
            if (cards.size() < count && canAsk(topic, kind, NamedRules().rules))
                cards.emplace_back(topic, kind);
        }
    }
    return cards;
}

/// Writes right answers, one to each card, in the order in which they were given.
bool writeAnswers(const QString& folder, const std::vector<progress::PracticeAnswer>& answers)
{
    progress::PracticeRound round;
    round.begun = answers.front().when;
    for (const progress::PracticeAnswer& answer : answers)
        round.questions.push_back(answer.source);
    progress::ProgressStore store(folder);
    return store.isKept()
           && std::ranges::none_of(answers, [&](const progress::PracticeAnswer& answer) {
                  return store.record(round, answer).has_value();
              });
}

/// What a person remembers of an answer.
struct GivenAnswer
{
    QuestionSource source;
    bool isRight = false;
    int hints = 0;
};

/// Answers a question of each of three kinds: right, wrong, and right with a hint.
std::vector<GivenAnswer> answerThree(PracticePerson& person)
{
    std::vector<GivenAnswer> given;
    for (const QuestionKind kind : {QuestionKind::winner, QuestionKind::rank, QuestionKind::name}) {
        if (!person.begin(kind, Topic::pair, 1))
            return {};
        const bool isRight = kind != QuestionKind::rank;
        const int hints = kind == QuestionKind::name ? 1 : 0;
        if (hints > 0)
            person.type("h");
        given.push_back({person.question().source, isRight, hints});
        person.answerByMouse(isRight ? person.right() : *person.wrong());
        person.clickOn("goOnButton");
    }
    return given;
}

/// Chooses a kind of file in the open dialog, types a path, and Return.
void typeExport(PracticePerson& person, int kind, const QString& path)
{
    auto* dialog = openIn<QFileDialog>(person.window(), "exportDialog");
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    auto* kinds = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
    kinds->setFocus();
    for (int each = 0; each < kind; ++each)
        QTest::keyClick(kinds, Qt::Key_Down);
    auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    acceptPath(*dialog, *edit, path);
}

} // namespace

/// What was answered: on the next day, in a file, and forgotten.
class TestPracticeKept : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_folder.emplace(); }
    void whatIsDueIsAskedTheNextDay();
    void answersAreExportedAsGiven_data();
    void answersAreExportedAsGiven();
    void clearingForgetsPracticeAlone();
    void aFaultyFileIsToldOnce_data();
    void aFaultyFileIsToldOnce();
    void aRoundGoesOnInAnotherWindow();

private:
    QString folder() const { return m_folder->path(); }

    std::optional<QTemporaryDir> m_folder;
};

/// Most overdue first, at most 30 in a round; then nothing is due.
void TestPracticeKept::whatIsDueIsAskedTheNextDay()
{
    const QDate today = progress::spacing::dayOf(QDateTime::currentDateTime());
    std::vector<progress::PracticeAnswer> answers;
    for (const progress::PracticeCard& card : someCards(33)) {
        const auto at = static_cast<int>(answers.size());
        const QDateTime noon(today.addDays(-1 - at % 4), QTime(12, 0));
        progress::PracticeAnswer answer;
        answer.source = {card.first, card.second, Difficulty::easy, {}, 1};
        answer.when = noon.addSecs(qint64{60} * at);
        answer.isRight = true;
        answers.push_back(answer);
    }
    std::ranges::sort(answers, {}, &progress::PracticeAnswer::when);
    QVERIFY(writeAnswers(folder(), answers));

    PracticePerson person(folder());
    QVERIFY(person.isReady());
    const auto due = [&] { return person.text(QStringLiteral("door1Label")); };
    QVERIFY2(due().startsWith(QStringLiteral("33 questions are due.\n")), qPrintable(due()));
    std::size_t asked = 0;
    for (const int count : {30, 3}) {
        person.press(Qt::Key_1);
        for (int at = 1; at <= count; ++at) {
            QCOMPARE(person.text(QStringLiteral("questionPlaceLabel")),
                     QStringLiteral("Question %1 of %2").arg(at).arg(count));
            const QuestionSource& wanted = answers[asked++].source;
            QCOMPARE(person.question().source.topic, wanted.topic);
            QCOMPARE(person.question().source.kind, wanted.kind);
            person.answerByMouse(person.right());
            person.clickOn("goOnButton");
        }
        QVERIFY(!person.isAsking());
        QCOMPARE(person.text(QStringLiteral("roundResultTitleLabel")),
                 QStringLiteral("%1 of %1").arg(count));
        QVERIFY(due().startsWith(count == 30 ? QStringLiteral("3 questions are due.\n")
                                             : QStringLiteral("Nothing is due")));
    }
    QVERIFY(!person.find<QPushButton>(QStringLiteral("door1Button"))->isEnabled());
    person.press(Qt::Key_1);
    QVERIFY(!person.isAsking());
}

void TestPracticeKept::answersAreExportedAsGiven_data()
{
    QTest::addColumn<bool>("isJson");
    QTest::newRow("CSV") << false;
    QTest::newRow("JSON") << true;
}

/// A name typed without an ending gets that of the chosen kind.
void TestPracticeKept::answersAreExportedAsGiven()
{
    QFETCH(const bool, isJson);
    PracticePerson person(folder());
    QVERIFY(person.isReady());
    auto* action = person.find<QAction>(QStringLiteral("exportPracticeAction"));
    QVERIFY(!action->isEnabled());
    QVERIFY(person.WindowTest::find<QMenu>(QStringLiteral("fileMenu"))->actions().contains(action));
    const std::vector<GivenAnswer> given = answerThree(person);
    QCOMPARE(given.size(), std::size_t(3));
    action->trigger();
    typeExport(person, isJson ? 1 : 0, folder() + QStringLiteral("/mine"));
    const QString path =
        folder() + (isJson ? QStringLiteral("/mine.json") : QStringLiteral("/mine.csv"));
    QTRY_VERIFY(QFile::exists(path));
    const QByteArray bytes = exportedBytes(path);

    QStringList read;
    if (isJson) {
        const QJsonArray answers =
            QJsonDocument::fromJson(bytes)[QStringLiteral("answers")].toArray();
        for (const QJsonValue each : answers)
            read << QStringList{each[QStringLiteral("topic")].toString(),
                                each[QStringLiteral("kind")].toString(),
                                QString::number(each[QStringLiteral("seed")].toInteger()),
                                each[QStringLiteral("right")].toBool() ? QStringLiteral("yes")
                                                                       : QStringLiteral("no"),
                                QString::number(each[QStringLiteral("hints")].toInt())}
                        .join(u' ');
    } else {
        QStringList lines = QString::fromUtf8(bytes).split(u'\n', Qt::SkipEmptyParts);
        const QStringList heads = lines.takeFirst().split(u',');
        for (const QString& line : std::as_const(lines)) {
            QStringList values;
            for (const char* head : {"topic", "kind", "seed", "right", "hints"})
                values << line.split(u',').value(heads.indexOf(qt(head)));
            read << values.join(u' ');
        }
    }
    QStringList wanted;
    for (const GivenAnswer& answer : given)
        wanted << QStringLiteral("%1 %2 %3 %4 %5")
                      .arg(qt(std::string(id(answer.source.topic))),
                           qt(std::string(id(answer.source.kind))))
                      .arg(answer.source.seed)
                      .arg(answer.isRight ? QStringLiteral("yes") : QStringLiteral("no"))
                      .arg(answer.hints);
    QCOMPARE(read, wanted);
}

void TestPracticeKept::clearingForgetsPracticeAlone()
{
    const auto readTo = [](ExercisePerson& reader) {
        reader.window().showView(reader.learn());
        QCoreApplication::processEvents();
        reader.clickLesson(0);
    };
    {
        ExercisePerson reader;
        reader.window().keepProgressIn(folder());
        QVERIFY(reader.isReady());
        readTo(reader);
        reader.clickExercises();
        for (int exercise = 0; exercise < reader.exercises().count(); ++exercise) {
            if (exercise > 0)
                reader.clickOn("nextExerciseButton");
            const auto& asked = reader.lesson().exercises[static_cast<std::size_t>(exercise)];
            std::visit(AnswerByMouse{reader}, rightAnswerOf(asked));
            reader.clickOn("checkButton");
        }
        QCOMPARE(reader.disc(), LessonState::done);
    }
    PracticePerson person(folder());
    QVERIFY(person.isReady());
    QVERIFY(!person.find<QAction>(QStringLiteral("clearPracticeAction"))->isEnabled());
    QCOMPARE(answerThree(person).size(), std::size_t(3));
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair)); // a round that is open
    person.answerByMouse(person.right());
    const PracticeQuestion open = person.question();
    const auto ask = [&](const char* button) {
        person.trigger("clearPracticeAction");
        auto* box = openIn<QMessageBox>(person.window(), "clearPracticeBox");
        QVERIFY(box);
        QCOMPARE(box->text(), QStringLiteral("Clear all practice results? Lessons stay done."));
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        auto* really = box->findChild<QPushButton*>(qt(button));
        (really ? really : box->button(QMessageBox::Cancel))->click();
        QTRY_VERIFY(!openIn<QMessageBox>(person.window(), "clearPracticeBox"));
    };
    const auto kept = [&] { return progress::ProgressStore(folder()).practice().answers().size(); };
    ask("cancel");
    QCOMPARE(person.desk().record().answers().size(), std::size_t(4));
    QCOMPARE(kept(), std::size_t(4));
    QVERIFY(person.isAsking());
    QCOMPARE(person.question(), open);

    ask("reallyClearPracticeButton");
    QVERIFY(person.desk().record().answers().empty());
    QVERIFY(!person.isAsking());
    QCOMPARE(person.text(QStringLiteral("firstPracticeLabel")),
             QStringLiteral("Answer a few hands and your progress by topic appears here."));
    QCOMPARE(kept(), std::size_t(0));
    QVERIFY(progress::ProgressStore(folder()).rounds().empty());
    readTo(person);
    QCOMPARE(person.disc(), LessonState::done);
}

void TestPracticeKept::aFaultyFileIsToldOnce_data()
{
    QTest::addColumn<bool>("isFolder");
    QTest::addColumn<QString>("words");
    QTest::newRow("damaged") << false
                             << "The file with your progress was damaged. It is now called "
                                "“progress-1.sqlite”, and a new one was begun.";
    QTest::newRow("a folder") << true
                              << "The folder for your progress cannot be written to, so nothing "
                                 "new is kept.";
}

/// In the view that is shown first.
void TestPracticeKept::aFaultyFileIsToldOnce()
{
    QFETCH(const bool, isFolder);
    QFETCH(const QString, words);
    for (const bool isPracticeFirst : {true, false}) {
        const QString path = folder() + QStringLiteral("/progress.sqlite");
        QFile file(path);
        QVERIFY(isFolder ? QDir().mkpath(path)
                         : file.open(QIODevice::WriteOnly)
                               && file.write("this is no database, but long enough to be one") > 0);
        file.close();
        ExercisePerson person;
        person.window().keepProgressIn(folder());
        QVERIFY(person.isReady());
        const auto said = [&person](const char* bar) {
            const auto* shown = person.WindowTest::find<QWidget>(qt(bar));
            return shown && shown->isVisible() ? person.text(qt(bar) + QStringLiteral("Label"))
                                               : QString();
        };
        person.press(isPracticeFirst ? Qt::Key_3 : Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(said(isPracticeFirst ? "practiceBar" : "progressBar"), words);
        person.press(isPracticeFirst ? Qt::Key_2 : Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(said(isPracticeFirst ? "progressBar" : "practiceBar"), QString());
        m_folder.emplace();
    }
}

/// This window ends its own part of it alone.
void TestPracticeKept::aRoundGoesOnInAnotherWindow()
{
    PracticePerson one(folder());
    QVERIFY(one.isReady());
    QVERIFY(one.begin(QuestionKind::winner, Topic::pair));
    {
        PracticePerson other(folder());
        QVERIFY(other.isReady());
        other.clickOn("goOnRoundButton");
        QVERIFY(other.isAsking());
        other.answerByMouse(other.right());
    }
    one.window().activateWindow();
    QVERIFY(one.isReady());
    one.press(Qt::Key_Escape);
    QVERIFY(!one.isAsking());
    PracticePerson again(folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.text(QStringLiteral("unfinishedLabel")),
             QStringLiteral("Chosen topics, 1 of 5 answered, 1 right"));
}

SHOWDOWN_TEST(TestPracticeKept)
#include "tst_practicekept.moc"
