// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace showdown::tests {

/// A lesson without mistakes.
inline QByteArray goodText()
{
    return R"(```guess
id: question
question: Both have a pair of queens. Who wins?
hand: Qs Qd 9h 7c 2s
hand: Qh Qc 9d 7s 3h
winner: 2
decides: kicker 3
```

## The rule

The pair is **queens** twice. What decides is [kicker 3](claim:question/decides):
kickers are next, `9h`, `7c`, then the last. `CompareKickers` does it.

```cards
id: shown
rules: series deck=free
hand: Qs Qd 5h 5c Js
rank: two-pair
name: Two pair, queens and fives, jack kicker
values: 12 5 11
working: Qs Qd 5h 5c Js
hand: 7s 7h 7d 7c *
wild: A
winner: 2
show: working
caption: The second hand is better.
```

```listing
function: CompareKickers
lens: pair
```

[Step through this](step:last-kicker), and read on.

```cards
id: draw
hole: 4c 9c
board: 7d 5c Kh 8c
outs: 12
unseen: 46
percent: 26 %
against: 2.8 : 1
```

The chance is [26 %](claim:draw/percent), [2.8 : 1](claim:draw/against) against.

**Remember.** Kickers count from the highest.
)";
}

inline QByteArray goodTasks()
{
    return R"({
  "title": "Jacks or better", "aim": "You can compare pairs and their [kicker 3](claim:last-kicker/decides).",
  "group": "equal-ranks",
  "minutes": 6,
  "examples": [
    {
      "id": "last-kicker",
      "title": "The last kicker",
      "text": "The second hand wins, [2](claim:last-kicker/winner).",
      "series": [6, 29],
      "hands": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 3h"],
      "winners": [2],
      "decides": "kicker 3",
      "ranks": ["pair", "pair"],
      "names": ["Pair of queens, kickers nine, seven, two", null]
    },
    {
      "id": "first-pair",
      "title": "The wild makes a second king",
      "lens": "two-pair",
      "hands": ["Kh 6c 6h 2s *"],
      "wilds": ["K"],
      "working": ["K* Kh 6c 6h 2s"],
      "after": {"function": "SetInfoAndCheckForTwoPair", "call": 1,
                "variables": {"numWilds": "1", "info.cardValues": "[13, 6]"}}
    },
    {
      "id": "slip",
      "title": "The wilds of the other hand",
      "lens": "pair",
      "hands": ["Kh 9c 4s * *", "Ah Ad Kc 9s 3d"],
      "printed": "E3:2",
      "winners": [1]
    },
    {
      "id": "against-each-other",
      "title": "Against each other",
      "holes": ["As Ks", "Qd Qc"],
      "board": "7d 5c Kh 8c",
      "boards": 44,
      "player": 2,
      "outs": 2,
      "equities": ["95.5", "4.5"],
      "wins": [42, 2],
      "ties": [0, 0]
    }
  ],
  "exercises": [
    {
      "id": "build",
      "kind": "build",
      "question": "Make hand 2 win by its first kicker.",
      "hint": "Which card is higher than a nine?",
      "hands": ["Qs Qd 9h 7c 2s", "Qh Qc _ 7s 3h"],
      "goal": {"winners": [2], "decides": "kicker 1"},
      "filled": 1,
      "right": ["Qs Qd 9h 7c 2s", "Qh Qc Td 7s 3h"],
      "wrong": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 3h"]
    },
    {
      "id": "tie",
      "kind": "winner",
      "question": "Who wins?",
      "hint": "Are there any kickers left?",
      "hands": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 2h"],
      "mistake": true,
      "right": [1, 2],
      "wrong": [1]
    },
    {
      "id": "which-card",
      "kind": "deciding-card",
      "question": "Which card decides?",
      "hint": "It is not in the pair.",
      "hands": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 3h"],
      "right": "2:5",
      "wrong": "1:3"
    },
    {
      "id": "chance",
      "kind": "number",
      "ask": "percent",
      "question": "What is the chance of a straight or better?",
      "hint": "Twelve of forty-six.",
      "holes": ["4c 9c"],
      "board": "7d 5c Kh 8c",
      "right": 26,
      "wrong": 48
    }
  ]
}
)";
}

/// A folder with one lesson, `en/05-kickers`, removed with the object.
class LessonFolder
{
public:
    explicit LessonFolder(const QByteArray& text = goodText(),
                          const QByteArray& tasks = goodTasks())
    {
        add(QStringLiteral("en/05-kickers"), text, tasks);
    }

    void add(const QString& lesson, const QByteArray& text = goodText(),
             const QByteArray& tasks = goodTasks())
    {
        QDir(m_dir.path()).mkpath(lesson);
        write(lesson + QStringLiteral("/lesson.md"), text);
        write(lesson + QStringLiteral("/tasks.json"), tasks);
    }

    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
    }

    QString root() const { return m_dir.path(); }
    QString lesson(const QString& name = QStringLiteral("en/05-kickers")) const
    {
        return m_dir.filePath(name);
    }

private:
    QTemporaryDir m_dir;
};

/// The text with one place changed, which must be there exactly once.
inline QByteArray changed(const QByteArray& text, const QByteArray& from, const QByteArray& to)
{
    if (text.count(from) != 1)
        qFatal("not there once: %s", from.constData());
    return QByteArray(text).replace(from, to);
}

} // namespace showdown::tests
