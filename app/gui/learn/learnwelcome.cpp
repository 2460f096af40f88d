// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnwelcome.h"

#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"

#include <QSettings>

#include <utility>

namespace showdown::gui {
namespace {

QString learnUsedKey()
{
    return QStringLiteral("learn/used");
}

} // namespace

LearnWelcome::LearnWelcome(NoticePlace& notices, QObject* parent)
    : QObject(parent), m_bar(notices.add(QStringLiteral("learnWelcomeBar")))
{
    m_bar.setClosable(true);
    m_bar.setToldOnce();
    connect(&m_bar, &NoticeBar::closed, this, &LearnWelcome::end);
    onRetranslate(m_bar, [this] {
        m_bar.setText(
            tr("Here you read how poker hands are ranked, try the examples out and answer "
               "exercises, lesson by lesson."));
    });
}

void LearnWelcome::end()
{
    if (std::exchange(m_isOver, true))
        return;
    m_bar.dismiss();
    emit ended();
}

void LearnWelcome::save(QSettings& settings) const
{
    settings.setValue(learnUsedKey(), m_isOver);
}

void LearnWelcome::restore(const QSettings& settings)
{
    m_isOver = settings.value(learnUsedKey(), false).toBool();
    if (m_isOver)
        m_bar.dismiss();
    else
        m_bar.present();
}

} // namespace showdown::gui
