// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "core/rules/category.h"
#include "core/rules/presets.h"

#include <QColor>
#include <QFont>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

class QPainter;

namespace showdown::gui {

/// The look of a page for export: light, always of the same width, and independent of the window.
/// Its language and direction are those at the time of its creation.
struct PageLook
{
    static constexpr int width = 906; ///< all lengths are in pixels of the design
    static constexpr int margin = 24; ///< on all sides
    static constexpr int inner = width - 2 * margin;
    static constexpr int lineGap = 2; ///< between lines of text
    static constexpr int rowGap = 10;

    explicit PageLook(SuitColors suits);

    /// A font of the page, `size` pixels high.
    QFont sized(double size, QFont::Weight weight = QFont::Normal) const;

    Colors colors = Colors::light();
    SuitColors suitColors;
    QFont font; ///< of 13 pixels, so that lengths of the design are lengths of the page
    Qt::LayoutDirection direction;
};

/// Draws something that only one view has, into its place on the page.
using PagePainting = std::function<void(QPainter&, const QRect&)>;

/// Lines of text; none if it is empty.
struct PageText
{
    QString text;
    double size = 13;
    QFont::Weight weight = QFont::Normal;
    bool isSecondary = false;
};

/// The number of a player in a disc, and the name beside it.
struct PageName
{
    int number = 1;
    QString name;
    QColor disc;
    QColor ink; ///< of the number
};

/// A title of a part, with a sign before it and a few words at the end of the line.
struct PageHeading
{
    QString title;
    QString end;
    PagePainting sign;
};

/// A drawing of this size.
struct PagePicture
{
    QSize size;
    PagePainting paint;
};

/// A card, and what stands under it.
struct PageCard
{
    CardContent content;
    CardStates states = {};
    QString acts = {};      ///< of a wild: "acts as Q"
    QString shortActs = {}; ///< instead of a text that is wider than the card: "Q"
    QString copies = {};    ///< how many of it there are
    int before = 0;         ///< more room before it than before the others
    bool isStruck = false;  ///< faded and crossed out
};

/// A bracket under neighbouring cards, counted from 0.
struct PageBracket
{
    int first = 0;
    int count = 1;
    QString name;
    QColor ink;
    double line = 1.5;
};

/// Cards side by side, in lines as wide as there is room.
struct PageCards
{
    std::vector<PageCard> cards;
    QSize size;
    int gap = 0;
    std::vector<PageBracket> brackets = {};
};

/// Something in a column.
struct PagePart
{
    std::variant<PageText, PageName, PageHeading, PagePicture, PageCards> content;
    int gap = 0;    ///< above it
    int indent = 0; ///< from the start of the column
};

/// Parts below each other.
struct PageColumn
{
    int start = 0; ///< from the start of the row
    int width = PageLook::inner;
    int top = 0; ///< above the first part
    std::vector<PagePart> parts;
    int bottom = 0;          ///< below the last part
    bool isAtBottom = false; ///< of text that ends where the columns before it do
};

/// Columns side by side: a player, the board, or words as wide as the page.
struct PageRow
{
    std::vector<PageColumn> columns;
    PagePainting panel = {};    ///< what it stands on; may be empty
    int gap = PageLook::rowGap; ///< below it
};

/// Where a row with a panel came to lie on the page.
struct PagePlace
{
    QRect row;
    QRect column;              ///< the last one, as high as the row
    std::vector<QRect> cards;  ///< of that column
    std::vector<QRect> labels; ///< the names of its brackets
};

/// What joins the rows; each is drawn into the page.
struct PageLinks
{
    PagePainting lines; ///< under the cards
    PagePainting signs; ///< over them
};

/// The result of a view as a page for export. From the top down: a title if it has one, a banner
/// with who wins or is ahead, rows, and the rules in force.
struct ResultDescription
{
    /// The banner at the top.
    struct Banner
    {
        std::optional<Role> role; ///< none without a winner
        IconId icon = IconId::note;
        QString title;
        QStringList lines; ///< smaller, under it
    };

    PageLook look;
    QString title; ///< of the table; may be empty
    Banner banner = {};
    std::vector<PageRow> rows = {};
    std::function<PageLinks(const std::vector<PagePlace>&)> links = {}; ///< may be empty
    NamedRules rules = {};
};

} // namespace showdown::gui
