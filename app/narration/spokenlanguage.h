// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

namespace showdown::narration {

/// Speaks another language until it is gone: to read what was written in it. Nobody is told, so that
/// windows keep their words.
class SpokenLanguage : public QObject
{
public:
    /// English if the language is not available.
    explicit SpokenLanguage(const QString& language);
    ~SpokenLanguage() override;
    Q_DISABLE_COPY_MOVE(SpokenLanguage)

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void speak(const QString& language);

    QString m_before;
    QString m_spoken;
};

} // namespace showdown::narration
