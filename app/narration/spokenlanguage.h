// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

namespace showdown::narration {

/// Switches the language while it lives, to read text written in another one. No language change
/// events are sent, so that windows keep their words.
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
