// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/prose.h"
#include "app/lessons/shelf.h"
#include "app/narration/lessonproblemtext.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/testprogram.h"

#include <QFileInfo>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;
using lessons::SearchHit;
using lessons::Shelf;

namespace {

QByteArray tasksTitled(const QByteArray& title)
{
    return goodTasks().replace("Jacks or better", title);
}

QString idsOf(const Shelf& shelf)
{
    QStringList ids;
    for (const lessons::Lesson& lesson : shelf.lessons())
        ids += lesson.language + u'/' + lesson.id;
    return ids.join(u' ');
}

QString found(const Shelf& shelf, const char* text)
{
    QStringList hits;
    for (const SearchHit& hit : shelf.search(QString::fromUtf8(text))) {
        const QString where = hit.isInTitle ? QStringLiteral("title")
                              : hit.block   ? QString::number(*hit.block)
                                            : QStringLiteral("tasks");
        hits += QString::number(hit.lesson) + u':' + where;
    }
    return hits.join(u' ');
}

} // namespace

/// The lessons that one can choose from.
class TestShelf : public QObject
{
    Q_OBJECT

private slots:
    void lessonsStandInOrder();
    void whatALanguageLacksIsInEnglish();
    void ownLessonsComeLast();
    void anOwnLessonOfAKnownIdIsFaulty();
    void faultyLessonsAreLeftOut();
    void neighbours();
    void textIsFound();
    void excerptsAreShort();
    void marksAreNotRead();
};

void TestShelf::lessonsStandInOrder()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/12-later"));
    folder.add(QStringLiteral("en/01-first"));
    QCOMPARE(idsOf(Shelf(QStringLiteral("en"), folder.root())),
             QStringLiteral("en/01-first en/05-kickers en/12-later"));
    QCOMPARE(idsOf(Shelf(QStringLiteral("en"), folder.root() + QStringLiteral("/nowhere"))),
             QString());
}

void TestShelf::whatALanguageLacksIsInEnglish()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/01-first"));
    folder.add(QStringLiteral("de/01-first"), goodText(), tasksTitled("Erste"));
    const Shelf shelf(QStringLiteral("de"), folder.root());
    QCOMPARE(idsOf(shelf), QStringLiteral("de/01-first en/05-kickers"));
    QCOMPARE(shelf.lessons().front().title, QStringLiteral("Erste"));
    QCOMPARE(idsOf(Shelf(QStringLiteral("fr"), folder.root())),
             QStringLiteral("en/01-first en/05-kickers"));
}

void TestShelf::ownLessonsComeLast()
{
    const LessonFolder folder;
    LessonFolder own;
    own.add(QStringLiteral("en/01-mine"));
    QCOMPARE(idsOf(Shelf(QStringLiteral("en"), folder.root(),
                         {own.lesson(QStringLiteral("en/01-mine"))})),
             QStringLiteral("en/05-kickers en/01-mine"));
}

void TestShelf::anOwnLessonOfAKnownIdIsFaulty()
{
    const LessonFolder folder;
    LessonFolder own;
    own.add(QStringLiteral("en/01-mine"));
    const Shelf shelf(QStringLiteral("en"), folder.root(), {own.lesson(QStringLiteral("en"))});
    QCOMPARE(idsOf(shelf), QStringLiteral("en/05-kickers en/01-mine"));
    QCOMPARE(shelf.faulty().size(), std::size_t(1));
    QCOMPARE(shelf.faulty().front().folder, own.lesson());
    QCOMPARE(narration::lessonProblemText(shelf.faulty().front().problems.front()),
             QStringLiteral("lesson.md:1: A lesson that comes with Showdown is in a folder of the "
                            "name “05-kickers” too; yours needs another name."));
    // Two folders of one's own, and one of them twice.
    LessonFolder second;
    second.add(QStringLiteral("en/01-mine"));
    const QString mine = own.lesson(QStringLiteral("en/01-mine"));
    const Shelf twice(QStringLiteral("en"), folder.root(),
                      {mine, mine, second.lesson(QStringLiteral("en/01-mine"))});
    QCOMPARE(idsOf(twice), QStringLiteral("en/05-kickers en/01-mine"));
    QCOMPARE(twice.faulty().size(), std::size_t(1));
    QVERIFY(narration::lessonProblemText(twice.faulty().front().problems.front())
                .contains(QFileInfo(mine).canonicalFilePath()));
}

void TestShelf::faultyLessonsAreLeftOut()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/06-broken"), goodText(), "{");
    const Shelf shelf(QStringLiteral("en"), folder.root());
    QCOMPARE(idsOf(shelf), QStringLiteral("en/05-kickers"));
    QCOMPARE(shelf.faulty().size(), std::size_t(1));
    QCOMPARE(shelf.faulty().front().folder, folder.lesson(QStringLiteral("en/06-broken")));
    QCOMPARE(shelf.faulty().front().problems.size(), std::size_t(1));
}

void TestShelf::neighbours()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/06-next"));
    const Shelf shelf(QStringLiteral("en"), folder.root());
    QCOMPARE(shelf.indexOf(QStringLiteral("06-next")), std::optional(1));
    QCOMPARE(shelf.indexOf(QStringLiteral("07-none")), std::optional<int>());
    QCOMPARE(shelf.next(0), std::optional(1));
    QCOMPARE(shelf.next(1), std::optional<int>());
    QCOMPARE(shelf.previous(1), std::optional(0));
    QCOMPARE(shelf.previous(0), std::optional<int>());
}

void TestShelf::textIsFound()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/06-next"), QByteArray(goodText()).replace("chance", "odds"),
               tasksTitled("Blinds"));
    const Shelf shelf(QStringLiteral("en"), folder.root());
    QCOMPARE(found(shelf, "bLINds"), QStringLiteral("1:title"));
    QCOMPARE(found(shelf, "the  chance is 26"), QStringLiteral("0:6"));
    QCOMPARE(found(shelf, "QUEENS"), QStringLiteral("0:0 1:0"));
    QCOMPARE(found(shelf, "comparekickers"), QStringLiteral("0:1 1:1"));
    QCOMPARE(found(shelf, "second king"), QStringLiteral("0:tasks 1:tasks"));
    QCOMPARE(found(shelf, "straight flush"), QString());
    QCOMPARE(found(shelf, " "), QStringLiteral("0:tasks 1:tasks"));
}

void TestShelf::excerptsAreShort()
{
    const LessonFolder folder("## A\n\n" + QByteArray("before ").repeated(30) + "**need**le "
                              + QByteArray("after ").repeated(30));
    const Shelf shelf(QStringLiteral("en"), folder.root());
    const std::vector<SearchHit> hits = shelf.search(QStringLiteral("needle"));
    QCOMPARE(hits.size(), std::size_t(1));
    QCOMPARE(hits.front().excerpt,
             QStringLiteral("… before before before before before needle after after after after "
                            "after after …"));
}

void TestShelf::marksAreNotRead()
{
    QCOMPARE(lessons::plainText(
                 QStringLiteral("## The *rule*\n\n- one `Ks`\n- [26 %](claim:a/percent)")),
             QStringLiteral("The rule one Ks 26 %"));
}

SHOWDOWN_TEST(TestShelf)
#include "tst_shelf.moc"
