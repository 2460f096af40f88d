// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/ownpresets.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

QStringList namesOf(const OwnPresets& presets)
{
    QStringList names;
    for (const OwnPreset& preset : presets.all())
        names << preset.name;
    return names;
}

NamedRules rulesOfWords(const char* words)
{
    return *rulesFrom(QString::fromLatin1(words));
}

} // namespace

/// User presets, and where they are kept.
class TestOwnPresets : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder.emplace(); }

    void whatIsSavedIsThereAgain_data();
    void whatIsSavedIsThereAgain();
    void namesAreInOrder();
    void aNameIsReplacedWhateverItsCase();
    void theyAreRenamedAndRemoved();
    void namesThatCannotBeGiven_data();
    void namesThatCannotBeGiven();
    void theLastWindowToWriteANameWins();
    void whatCannotBeReadIsLeftAlone();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("showdown.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

void TestOwnPresets::whatIsSavedIsThereAgain_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("rules");
    const auto row = [](const char* name, const char* rules) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromLatin1(rules);
    };
    row("Friday", "standard pairFloor=J wildRanks=2,J wildCards=Kh,Js jokers=4 deck=free");
    row("a/b\\c %2F = [x];", "series lowAceStraight=on");
    row("Größe “eins” ♠", "bug wildScope=full naturalBeatsWild=on");
    row("A & <b>", "deuces");
    row("@Invalid()", "series jokers=1000");
}

void TestOwnPresets::whatIsSavedIsThereAgain()
{
    QFETCH(const QString, name);
    QFETCH(const QString, rules);
    {
        QSettings settings(path(), QSettings::IniFormat);
        OwnPresets presets;
        presets.keepIn(settings);
        presets.save(name, *rulesFrom(rules));
    }
    QSettings settings(path(), QSettings::IniFormat);
    OwnPresets presets;
    presets.keepIn(settings);
    QCOMPARE(namesOf(presets), QStringList{name});
    QCOMPARE(describe(presets.all().front().rules), describe(*rulesFrom(rules)));
    QVERIFY(presets.find(*rulesFrom(rules)));
}

void TestOwnPresets::namesAreInOrder()
{
    OwnPresets presets;
    for (const char* name : {"Monday", "Friday", "Sunday"})
        presets.save(QString::fromLatin1(name), {});
    QCOMPARE(namesOf(presets).join(u' '), QStringLiteral("Friday Monday Sunday"));
}

void TestOwnPresets::aNameIsReplacedWhateverItsCase()
{
    QSettings settings(path(), QSettings::IniFormat);
    OwnPresets presets;
    presets.keepIn(settings);
    presets.save(QStringLiteral("home"), rulesOfWords("series jokers=1"));
    presets.save(QStringLiteral("  Home "), rulesOfWords("series jokers=2"));
    QCOMPARE(namesOf(presets), QStringList{QStringLiteral("Home")});
    presets.reload();
    QCOMPARE(namesOf(presets), QStringList{QStringLiteral("Home")});
    QCOMPARE(presets.all().front().rules.rules.jokers.count(), 2);
}

void TestOwnPresets::theyAreRenamedAndRemoved()
{
    QSettings settings(path(), QSettings::IniFormat);
    OwnPresets presets;
    presets.keepIn(settings);
    QSignalSpy changed(&presets, &OwnPresets::changed);
    presets.save(QStringLiteral("one"), rulesOfWords("bug jokers=3"));
    presets.rename(QStringLiteral("one"), QStringLiteral("two"));
    presets.rename(QStringLiteral("none of this name"), QStringLiteral("three"));
    presets.rename(QStringLiteral("two"), QStringLiteral("Two"));
    presets.reload();
    QCOMPARE(namesOf(presets), QStringList{QStringLiteral("Two")});
    QCOMPARE(describe(presets.all().front().rules), QStringLiteral("bug jokers=3"));
    presets.remove(QStringLiteral("Two"));
    presets.remove(QStringLiteral("Two"));
    QVERIFY(presets.all().empty());
    presets.reload();
    QVERIFY(presets.all().empty());
    QVERIFY(settings.allKeys().isEmpty());
    QCOMPARE(changed.count(), 4);
}

void TestOwnPresets::namesThatCannotBeGiven_data()
{
    using Fault = OwnPresets::NameFault;
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::optional<Fault>>("fault");
    QTest::newRow("a name") << QStringLiteral("Friday 2") << std::optional<Fault>();
    QTest::newRow("empty") << QString() << std::optional(Fault::empty);
    QTest::newRow("blanks") << QStringLiteral("  \t") << std::optional(Fault::empty);
    QTest::newRow("as long as can be") << QString(24, u'x') << std::optional<Fault>();
    QTest::newRow("too long") << QString(25, u'x') << std::optional(Fault::tooLong);
    QTest::newRow("a preset") << QStringLiteral("deuces WILD") << std::optional(Fault::ofPreset);
    QTest::newRow("the id of a preset")
        << QStringLiteral("deuces") << std::optional(Fault::ofPreset);
    QTest::newRow("taken") << QStringLiteral(" friday") << std::optional(Fault::taken);
}

void TestOwnPresets::namesThatCannotBeGiven()
{
    QFETCH(const QString, name);
    QFETCH(const std::optional<OwnPresets::NameFault>, fault);
    OwnPresets presets;
    presets.save(QStringLiteral("Friday"), {});
    QVERIFY(presets.faultOf(name) == fault);
    QVERIFY(!presets.faultOf(QStringLiteral("FRIDAY"), QStringLiteral("Friday")));
}

void TestOwnPresets::theLastWindowToWriteANameWins()
{
    QSettings one(path(), QSettings::IniFormat);
    QSettings other(path(), QSettings::IniFormat);
    OwnPresets first;
    OwnPresets second;
    first.keepIn(one);
    second.keepIn(other);
    first.save(QStringLiteral("a"), rulesOfWords("series jokers=1"));
    second.save(QStringLiteral("b"), rulesOfWords("series jokers=2"));
    second.save(QStringLiteral("a"), rulesOfWords("series jokers=3"));
    first.reload();
    QCOMPARE(namesOf(first).join(u' '), QStringLiteral("a b"));
    QCOMPARE(first.find(QStringLiteral("a"))->rules.rules.jokers.count(), 3);
}

void TestOwnPresets::whatCannotBeReadIsLeftAlone()
{
    QSettings settings(path(), QSettings::IniFormat);
    const auto set = [&](const char* name, const char* value) {
        settings.setValue(QStringLiteral("ownRules/") + QString::fromLatin1(name),
                          QString::fromLatin1(value));
    };
    set("good", "standard jokers=2");
    set("noPreset", "poker jokers=2");
    set("noRule", "standard suits=5");
    set("noValue", "standard jokers=1001");
    set("nothing", "");
    set("%20blanks%20", "standard");
    set("series", "standard");
    settings.setValue(QStringLiteral("ownRules/list"), QVariantList{1, 2});
    OwnPresets presets;
    presets.keepIn(settings);
    QCOMPARE(namesOf(presets), QStringList{QStringLiteral("good")});
    presets.save(QStringLiteral("other"), {});
    QCOMPARE(settings.value(QStringLiteral("ownRules/noRule")).toString(),
             QStringLiteral("standard suits=5"));
}

SHOWDOWN_TEST(TestOwnPresets)
#include "tst_ownpresets.moc"
