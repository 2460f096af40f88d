// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/icondrawing.h"

#include "app/gui/widgets/svgpath.h"

#include <QStringView>

#include <array>

namespace showdown::gui {
namespace {

struct IconData
{
    IconId id = IconId::compare;
    QStringView path;
    bool isFilled = false;
};

constexpr std::array<IconData, allIcons().size()> iconData{{
    {IconId::compare, u"M3.5 6.5h8v12h-8zM12.5 5.5l7.6 1.6-2.4 11.4-4.2-.9M6 9.5h3M6 12h3"},
    {IconId::learn,
     u"M12 6.5C10 5 6.5 4.5 3 5v13c3.5-.5 7 0 9 1.5 2-1.5 5.5-2 9-1.5V5c-3.5-.5-7 0-9 "
     u"1.5zM12 6.5v13"},
    {IconId::practice,
     u"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 "
     u"0-8zM12 11.9v.2"},
    {IconId::odds, u"M4 20V11h4v9zM10 20V4h4v16zM16 20v-6h4v6z", true},
    {IconId::undo, u"M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4"},
    {IconId::redo, u"M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4"},
    {IconId::deal,
     u"M3 7h3.5l9 10H20M3 17h3.5l2.5-2.8M12.5 9.8L15.5 7H20M17.5 4.5L20 7l-2.5 2.5M17.5 "
     u"14.5L20 17l-2.5 2.5"},
    {IconId::swap, u"M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5"},
    {IconId::clear, u"M9 19h11M5 15.5l8.5-10 6 5-7 8.5H8.5zM9 11l6 5"},
    {IconId::sort, u"M4 6h14M4 12h10M4 18h6"},
    {IconId::rules,
     u"M4 7h9M18 7h2M4 17h3M12 17h8M15.5 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM9.5 "
     u"14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"},
    {IconId::textSize, u"M3 18L8 6l5 12M4.8 14h6.4M15 18l3-7.5L21 18M16 15.5h4"},
    {IconId::theme, u"M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17"},
    {IconId::explain, u"M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5"},
    {IconId::copy, u"M8 8h11v12H8zM5 16V4h11"},
    {IconId::type, u"M3 7h18v11H3zM6.5 10.5v.1M10 10.5v.1M13.5 10.5v.1M17 10.5v.1M7.5 14.5h9"},
    {IconId::first, u"M5 5v14M12 6l-5.5 6L12 18M19 6l-5.5 6 5.5 6"},
    {IconId::back, u"M16 5l-8 7 8 7zM5.5 5v14", true},
    {IconId::play, u"M7 4.5l12 7.5-12 7.5z", true},
    {IconId::pause, u"M8 5v14M16 5v14"},
    {IconId::next, u"M8 5l8 7-8 7zM18.5 5v14", true},
    {IconId::last, u"M19 5v14M12 6l5.5 6-5.5 6M5 6l5.5 6L5 18"},
    {IconId::show,
     u"M3 12c4.5-8 13.5-8 18 0-4.5 8-13.5 8-18 0zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 "
     u"0 0-5.6z"},
    {IconId::winner,
     u"M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 3.8 5.2M17 6h3.5c0 3.5-1.5 5-3.8 "
     u"5.2M12 15v3M8 20.5h8M9 20.5c0-1.5 1-2.5 3-2.5s3 1 3 2.5"},
    {IconId::tie, u"M6 9h12M6 15h12"},
    {IconId::yes, u"M4.5 12.5l5 5L19.5 7"},
    {IconId::no, u"M6 6l12 12M18 6L6 18"},
    {IconId::notRun, u"M6 12h12"},
    {IconId::note, u"M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.3"},
    {IconId::problem, u"M12 4l9 16H3zM12 10v4.5M12 17v.3"},
    {IconId::streak,
     u"M12 3.5c1 3.5 5.5 5 5.5 10a5.5 5.5 0 0 1-11 0c0-2 .8-3.3 2-4.5.2 1.5.8 2.3 1.7 "
     u"2.7C10 8.5 10.5 5.5 12 3.5z"},
    {IconId::load, u"M4 15v5h16v-5M12 4v11M7.5 10.5L12 15l4.5-4.5"},
    {IconId::settings,
     u"M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 "
     u"5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"},
    {IconId::help, u"M9 9.2c0-3.6 6-3.6 6 0 0 2.5-3 2.5-3 5M12 18v.3"},
    {IconId::search, u"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5"},
    {IconId::more, u"M6 12v.1M12 12v.1M18 12v.1"},
    {IconId::plus, u"M12 5v14M5 12h14"},
    {IconId::chevronUp, u"M6 14.5l6-6 6 6"},
    {IconId::chevronDown, u"M6 9.5l6 6 6-6"},
    {IconId::chevronLeft, u"M14.5 6l-6 6 6 6"},
    {IconId::chevronRight, u"M9.5 6l6 6-6 6"},
}};

constexpr bool isInOrder()
{
    for (std::size_t index = 0; index < iconData.size(); ++index) {
        if (iconData[index].id != allIcons()[index])
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

const IconDrawing& iconDrawing(IconId id)
{
    static std::array<IconDrawing, iconData.size()> drawings;
    const auto index = static_cast<std::size_t>(id);
    IconDrawing& drawing = drawings.at(index);
    if (drawing.path.isEmpty())
        drawing = {svgPath(iconData.at(index).path), iconData.at(index).isFilled};
    return drawing;
}

} // namespace showdown::gui
