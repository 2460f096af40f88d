// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/tablefile.h"

#include <QString>
#include <QStringList>

#include <span>

namespace showdown::gui {

/// A file that comes with the program, without folder and ending, and what it shows.
struct Sample
{
    const char* id;
    const char* title; ///< QT_TRANSLATE_NOOP of the list's context
};

/// The files of one folder of the resources.
class SampleList
{
public:
    SampleList(const char* folder, const char* context, std::span<const Sample> samples)
        : m_folder(folder), m_context(context), m_samples(samples)
    {}

    QStringList ids() const;

    /// In the current language; empty if there is no such sample.
    QString title(const QString& id) const;

    /// The id must be one of ids().
    files::TableFile read(const QString& id) const;

private:
    const char* m_folder;
    const char* m_context;
    std::span<const Sample> m_samples;
};

} // namespace showdown::gui
