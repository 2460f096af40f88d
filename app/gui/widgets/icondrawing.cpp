// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/icondrawing.h"

#include "app/gui/widgets/svgpath.h"

#include <QStringView>

namespace showdown {
namespace {

/// The data of the paths of an icon.
QStringView iconPath(IconId id)
{
    switch (id) {
    case IconId::compare:
        return u"M3.5 6.5h8v12h-8zM12.5 5.5l7.6 1.6-2.4 11.4-4.2-.9M6 9.5h3M6 12h3";
    case IconId::learn:
        return u"M12 6.5C10 5 6.5 4.5 3 5v13c3.5-.5 7 0 9 1.5 2-1.5 5.5-2 9-1.5V5c-3.5-.5-7 0-9 "
               u"1.5zM12 6.5v13";
    case IconId::practice:
        return u"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 "
               u"0-8zM12 11.9v.2";
    case IconId::odds:
        return u"M4 20V11h4v9zM10 20V4h4v16zM16 20v-6h4v6z";
    case IconId::undo:
        return u"M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4";
    case IconId::redo:
        return u"M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4";
    case IconId::deal:
        return u"M3 7h3.5l9 10H20M3 17h3.5l2.5-2.8M12.5 9.8L15.5 7H20M17.5 4.5L20 7l-2.5 2.5M17.5 "
               u"14.5L20 17l-2.5 2.5";
    case IconId::swap:
        return u"M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5";
    case IconId::clear:
        return u"M9 19h11M5 15.5l8.5-10 6 5-7 8.5H8.5zM9 11l6 5";
    case IconId::sort:
        return u"M4 6h14M4 12h10M4 18h6";
    case IconId::rules:
        return u"M4 7h9M18 7h2M4 17h3M12 17h8M15.5 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM9.5 "
               u"14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z";
    case IconId::textSize:
        return u"M3 18L8 6l5 12M4.8 14h6.4M15 18l3-7.5L21 18M16 15.5h4";
    case IconId::theme:
        return u"M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17";
    case IconId::explain:
        return u"M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5";
    case IconId::copy:
        return u"M8 8h11v12H8zM5 16V4h11";
    case IconId::type:
        return u"M3 7h18v11H3zM6.5 10.5v.1M10 10.5v.1M13.5 10.5v.1M17 10.5v.1M7.5 14.5h9";
    case IconId::first:
        return u"M5 5v14M12 6l-5.5 6L12 18M19 6l-5.5 6 5.5 6";
    case IconId::back:
        return u"M16 5l-8 7 8 7zM5.5 5v14";
    case IconId::play:
        return u"M7 4.5l12 7.5-12 7.5z";
    case IconId::pause:
        return u"M8 5v14M16 5v14";
    case IconId::next:
        return u"M8 5l8 7-8 7zM18.5 5v14";
    case IconId::last:
        return u"M19 5v14M12 6l5.5 6-5.5 6M5 6l5.5 6L5 18";
    case IconId::show:
        return u"M3 12c4.5-8 13.5-8 18 0-4.5 8-13.5 8-18 0zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 "
               u"0 0-5.6z";
    case IconId::winner:
        return u"M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 3.8 5.2M17 6h3.5c0 3.5-1.5 5-3.8 "
               u"5.2M12 15v3M8 20.5h8M9 20.5c0-1.5 1-2.5 3-2.5s3 1 3 2.5";
    case IconId::tie:
        return u"M6 9h12M6 15h12";
    case IconId::yes:
        return u"M4.5 12.5l5 5L19.5 7";
    case IconId::no:
        return u"M6 6l12 12M18 6L6 18";
    case IconId::notRun:
        return u"M6 12h12";
    case IconId::note:
        return u"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.3";
    case IconId::problem:
        return u"M12 4l9 16H3zM12 10v4.5M12 17v.3";
    case IconId::streak:
        return u"M12 3.5c1 3.5 5.5 5 5.5 10a5.5 5.5 0 0 1-11 0c0-2 .8-3.3 2-4.5.2 1.5.8 2.3 1.7 "
               u"2.7C10 8.5 10.5 5.5 12 3.5z";
    case IconId::load:
        return u"M4 15v5h16v-5M12 4v11M7.5 10.5L12 15l4.5-4.5";
    case IconId::settings:
        return u"M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 "
               u"5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1";
    case IconId::help:
        return u"M9 9.2c0-3.6 6-3.6 6 0 0 2.5-3 2.5-3 5M12 18v.3";
    case IconId::search:
        return u"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5";
    case IconId::more:
        return u"M6 12v.1M12 12v.1M18 12v.1";
    case IconId::plus:
        return u"M12 5v14M5 12h14";
    case IconId::chevronUp:
        return u"M6 14.5l6-6 6 6";
    case IconId::chevronDown:
        return u"M6 9.5l6 6 6-6";
    case IconId::chevronLeft:
        return u"M14.5 6l-6 6 6 6";
    case IconId::chevronRight:
        return u"M9.5 6l6 6-6 6";
    }
    return {};
}

bool isFilled(IconId id)
{
    return id == IconId::odds || id == IconId::back || id == IconId::play || id == IconId::next;
}

} // namespace

const IconDrawing& iconDrawing(IconId id)
{
    static std::array<IconDrawing, allIcons().size()> drawings;
    IconDrawing& drawing = drawings.at(static_cast<std::size_t>(id));
    if (drawing.path.isEmpty())
        drawing = {svgPath(iconPath(id)), isFilled(id)};
    return drawing;
}

} // namespace showdown
