// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessonfolders.h"
#include "app/lessons/prose.h"
#include "app/lessons/shelf.h"
#include "app/narration/filetext.h"
#include "app/narration/translation.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include <unistd.h>

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
        ids += lesson.language + u'/' + QDir(lesson.folder).dirName();
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

/// Runs as the user "nobody", who may not read a folder, while it lives.
class AsNobody
{
public:
    AsNobody(const QStringList& open, const QString& closed) : m_closed(closed)
    {
        for (const QString& folder : open)
            QFile::setPermissions(folder, all | QFile::ReadGroup | QFile::ExeGroup
                                              | QFile::ReadOther | QFile::ExeOther);
        QFile::setPermissions(closed, {});
        constexpr uid_t nobody = 65534;
        m_isOne = geteuid() != 0 || setresuid(nobody, nobody, 0) == 0;
    }
    ~AsNobody()
    {
        if (seteuid(0) == 0 && setresuid(0, 0, 0) != 0)
            qFatal("rights are lost");
        QFile::setPermissions(m_closed, all);
    }
    Q_DISABLE_COPY_MOVE(AsNobody)

    bool isOne() const { return m_isOne; }

private:
    static constexpr QFile::Permissions all =
        QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

    QString m_closed;
    bool m_isOne = false;
};

} // namespace

/// The lessons to choose from.
class TestShelf : public QObject
{
    Q_OBJECT

private slots:
    void lessonsStandInOrder();
    void whatALanguageLacksIsInEnglish();
    void digitsOnlyGiveTheOrder();
    void ownLessonsComeLast();
    void anOwnLessonMayBeCalledLikeAnother();
    void anOwnLessonThatLiesIsFaulty();
    void theLanguageOfTheProgramDoesNotMatter();
    void everyFolderOfATreeIsReadOrNamed();
    void aClosedFolderIsNamed();
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

void TestShelf::digitsOnlyGiveTheOrder()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/07-last"));
    folder.add(QStringLiteral("de/09-kickers"), goodText(), tasksTitled("Beikarten"));
    const Shelf shelf(QStringLiteral("de"), folder.root());
    QCOMPARE(idsOf(shelf), QStringLiteral("de/09-kickers en/07-last"));
    QCOMPARE(shelf.lessons().front().id, QStringLiteral("kickers"));
    QCOMPARE(shelf.indexOf(QStringLiteral("last")), std::optional(1));
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

void TestShelf::anOwnLessonMayBeCalledLikeAnother()
{
    const LessonFolder folder;
    const LessonFolder own;
    const QString mine = own.lesson();
    const Shelf shelf(QStringLiteral("en"), folder.root(), {mine, mine, own.root()});
    QCOMPARE(idsOf(shelf), QStringLiteral("en/05-kickers en/05-kickers"));
    QVERIFY(shelf.faulty().empty());
    QCOMPARE(shelf.indexOf(QStringLiteral("kickers")), std::optional(0));
    QCOMPARE(shelf.indexOf(mine), std::optional(1));
}

void TestShelf::anOwnLessonThatLiesIsFaulty()
{
    const LessonFolder folder;
    LessonFolder own;
    own.add(QStringLiteral("en/06-lie"),
            goodText().replace("winner: 2\ndecides", "winner: 1\ndecides"));
    const Shelf shelf(QStringLiteral("en"), folder.root(), {own.root()});
    QCOMPARE(idsOf(shelf), QStringLiteral("en/05-kickers en/05-kickers"));
    QCOMPARE(shelf.faulty().size(), std::size_t(1));
    QCOMPARE(narration::placedProblemText(shelf.faulty().front().problems.front()),
             QStringLiteral("lesson.md:6: “winner” says “1”, but it is “2”. Player 2 wins. Both "
                            "Player 1 and Player 2 have a pair of queens; the third kicker "
                            "decides, 3 beats 2."));
}

/// Names are compared in the language of the folder, and no change is signalled.
void TestShelf::theLanguageOfTheProgramDoesNotMatter()
{
    QCoreApplication& application = *QCoreApplication::instance();
    QVERIFY(narration::installTranslation(application, QStringLiteral("de")));
    const LessonFolder folder;
    LessonFolder own;
    own.add(QStringLiteral("mine/06-next"));
    const Shelf shelf(QStringLiteral("de"), folder.root(), {own.lesson(QStringLiteral("mine"))});
    QVERIFY(shelf.faulty().empty());
    QCOMPARE(narration::currentLanguage(), QStringLiteral("de"));
    QVERIFY(narration::installTranslation(application, QStringLiteral("en")));
}

void TestShelf::everyFolderOfATreeIsReadOrNamed()
{
    LessonFolder own;
    own.add(QStringLiteral("09-loose"));
    QVERIFY(QDir(own.root()).mkpath(QStringLiteral("07-empty")));
    QVERIFY(QDir(own.root()).mkpath(QStringLiteral("notes")));
    const lessons::FoundLessons found = lessons::findLessons(own.root());
    QCOMPARE(found.lessons, (QStringList{own.lesson(QStringLiteral("07-empty")),
                                         own.lesson(QStringLiteral("09-loose")), own.lesson()}));
    QCOMPARE(found.empty, QStringList{own.lesson(QStringLiteral("notes"))});
}

void TestShelf::aClosedFolderIsNamed()
{
    LessonFolder own;
    const AsNobody nobody({own.root(), own.lesson(QStringLiteral("en"))}, own.lesson());
    QVERIFY2(nobody.isOne(), "rights cannot be given up here");
    const lessons::FoundLessons found = lessons::findLessons(own.root());
    QCOMPARE(found.lessons, QStringList());
    QCOMPARE(found.closed.size(), std::size_t(1));
    QCOMPARE(found.closed.front().folder, own.lesson());
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
    QCOMPARE(shelf.indexOf(QStringLiteral("next")), std::optional(1));
    QCOMPARE(shelf.indexOf(QStringLiteral("none")), std::optional<int>());
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
    QCOMPARE(found(shelf, "their kicker 3"), QStringLiteral("0:tasks 1:tasks")); // the aim
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
