// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/samplelist.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {

QStringList SampleList::ids() const
{
    QStringList ids;
    for (const Sample& sample : m_samples)
        ids << QString::fromLatin1(sample.id);
    return ids;
}

QString SampleList::title(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_samples, [&](const Sample& sample) { return id == QLatin1String(sample.id); });
    return found == m_samples.end() ? QString()
                                    : QCoreApplication::translate(m_context, found->title);
}

files::TableFile SampleList::read(const QString& id) const
{
    return std::get<files::TableFile>(
        files::readTableFile(QStringLiteral(":/%1/%2.showdown").arg(QLatin1String(m_folder), id)));
}

} // namespace showdown::gui
