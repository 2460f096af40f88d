// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/look.h"

#include "app/gui/theme/textsize.h"

#include <QEvent>

namespace showdown::gui {
namespace {

class LookWatch : public QObject
{
public:
    LookWatch(QWidget& widget, const std::function<void()>& apply)
        : QObject(&widget), m_apply(apply)
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
            m_apply();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_apply;
};

} // namespace

void onLookChange(QWidget& widget, const std::function<void()>& apply)
{
    new LookWatch(widget, apply);
    apply();
}

TextLabel* newLabel(const QString& name, QWidget* parent, const LabelLook& look)
{
    auto* label = new TextLabel(name, parent);
    label->setInk(look.ink);
    label->setWordWrap(look.wraps);
    if (look.size > 0)
        onLookChange(*parent, [label, parent, look] {
            label->setFont(designFont(parent->font(), look.size, look.weight));
        });
    return label;
}

} // namespace showdown::gui
