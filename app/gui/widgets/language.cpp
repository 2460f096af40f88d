// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/language.h"

#include <QEvent>
#include <QWidget>

namespace showdown::gui {
namespace {

class LanguageWatch : public QObject
{
public:
    LanguageWatch(QWidget& widget, const std::function<void()>& say) : QObject(&widget), m_say(say)
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange && watched == parent())
            m_say();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_say;
};

} // namespace

void onRetranslate(QWidget& widget, const std::function<void()>& say)
{
    new LanguageWatch(widget, say);
    say();
}

} // namespace showdown::gui
