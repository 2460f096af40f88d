// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsannouncer.h"

#include <chrono>
#include <utility>

namespace showdown::gui {
namespace {

constexpr std::chrono::milliseconds sayAfter(400);

} // namespace

OddsAnnouncer::OddsAnnouncer(AheadBox& box, std::function<OddsShown()> shown, QObject* parent)
    : QObject(parent), m_box(box), m_shown(std::move(shown))
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(sayAfter);
    connect(&m_wait, &QTimer::timeout, this, &OddsAnnouncer::say);
}

void OddsAnnouncer::begin()
{
    m_wait.start();
}

void OddsAnnouncer::repeat()
{
    m_said.clear();
    begin();
}

/// Reports come more often than the delay, and must not postpone it.
void OddsAnnouncer::follow()
{
    if (!m_wait.isActive())
        m_wait.start();
}

void OddsAnnouncer::say()
{
    const OddsShown shown = m_shown();
    const bool isSettled = shown.count && shown.count->isSettled;
    if (!m_box.isVisible() || (shown.isCounting && !isSettled))
        return; // the report that settles it comes later
    const QString summary = spokenSummary(shown);
    if (summary.isEmpty() || summary == m_said)
        return;
    m_said = summary;
    m_box.say(summary);
}

} // namespace showdown::gui
