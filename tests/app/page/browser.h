// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace showdown::tests {

inline bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// What the browser prints about a page with these options; empty if it fails.
inline QString browsed(const QString& page, const QString& profile, const QStringList& options)
{
    QProcess browser;
    browser.setProcessChannelMode(QProcess::SeparateChannels);
    browser.start(QStringLiteral(SHOWDOWN_CHROMIUM_PATH),
                  QStringList{QStringLiteral("--headless"), QStringLiteral("--no-sandbox"),
                              QStringLiteral("--disable-gpu"), QStringLiteral("--disable-quic"),
                              QStringLiteral("--no-first-run"),
                              QStringLiteral("--disable-background-networking"),
                              QStringLiteral("--disable-component-update"),
                              QStringLiteral("--disable-sync"),
                              QStringLiteral("--user-data-dir=") + profile,
                              QStringLiteral("--virtual-time-budget=1000")}
                      + options + QStringList{QStringLiteral("file://") + page});
    if (!browser.waitForFinished(100000)) {
        browser.kill();
        browser.waitForFinished();
        return {};
    }
    return QString::fromUtf8(browser.readAllStandardOutput());
}

/// A page after its scripts have run. It may have an address within it: `page.html#q1=A`.
inline QString domOf(const QString& page, const QString& profile)
{
    return browsed(page, profile, {QStringLiteral("--dump-dom")});
}

} // namespace showdown::tests
