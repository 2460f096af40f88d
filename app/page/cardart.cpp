// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/page/cardart.h"

#include "app/narration/cardtext.h"
#include "app/page/template.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::page {

namespace {

struct CardArtText
{
    Q_DECLARE_TR_FUNCTIONS(CardArt)
};

/// A card is 64 wide and 90 high.
constexpr double width = 64;
constexpr double height = 90;

/// A suit sign of resources/suits around a point, `size` wide and high.
QString sign(const QString& name, double x, double y, double size)
{
    return QStringLiteral("<use href=\"#sign-%1\" x=\"%2\" y=\"%3\" width=\"%4\" height=\"%4\"/>")
        .arg(name)
        .arg(x * width - size / 2)
        .arg(y * height - size / 2)
        .arg(size);
}

QString signOf(Suit suit)
{
    switch (suit) {
    case Suit::hearts:
        return QStringLiteral("hearts");
    case Suit::diamonds:
        return QStringLiteral("diamonds");
    case Suit::clubs:
        return QStringLiteral("clubs");
    case Suit::spades:
        return QStringLiteral("spades");
    }
    return {};
}

/// The name of the picture of a court, or nothing.
QString courtOf(Rank rank)
{
    switch (rank) {
    case Rank::jack:
        return QStringLiteral("jack");
    case Rank::queen:
        return QStringLiteral("queen");
    case Rank::king:
        return QStringLiteral("king");
    default:
        return {};
    }
}

QString paper(bool isSubstitute)
{
    return QStringLiteral(
               "<rect class=\"%1\" x=\"0.5\" y=\"0.5\" width=\"63\" height=\"89\" rx=\"5.4\"/>")
        .arg(isSubstitute ? QStringLiteral("paper substitute") : QStringLiteral("paper"));
}

QString index(Rank rank, double x)
{
    const QString symbol = narration::rankSymbol(rank);
    const bool isWide = symbol.size() > 1; // two characters begin farther out, and closer together
    return QStringLiteral("<text x=\"%1\" y=\"28\" font-size=\"27\"%2>%3</text>")
        .arg(x - (isWide ? 1.3 : 0))
        .arg(isWide ? QStringLiteral(" letter-spacing=\"-1.9\"") : QString(), symbol);
}

QString wildFace()
{
    //: On the face of a wild card, in capitals. Short; a long word is set smaller.
    const QString word = CardArtText::tr("WILD");
    const double size =
        std::min(10.5, 52.0 / static_cast<double>(std::max<qsizetype>(1, word.size())));
    return sign(QStringLiteral("wild"), 0.21, 0.165, 13.4)
           + sign(QStringLiteral("wild"), 0.5, 0.5, 32)
           + QStringLiteral(
                 "<text x=\"32\" y=\"79\" text-anchor=\"middle\" font-size=\"%1\">%2</text>")
                 .arg(size)
                 .arg(word.toHtmlEscaped());
}

QString substituteFace(const Face& face)
{
    const QString picture = face.suit
                                ? sign(signOf(*face.suit), 0.6, 0.68, 32)
                                : QStringLiteral("<g class=\"ink-wild\">%1</g>")
                                      .arg(sign(QStringLiteral("wildoutline"), 0.6, 0.68, 28));
    return index(*face.rank, 7) + picture
           + QStringLiteral("<circle class=\"badge\" cx=\"57\" cy=\"8\" r=\"7.4\"/>"
                            "<g class=\"ink-paper\">%1</g>")
                 .arg(sign(QStringLiteral("wild"), 57 / width, 8 / height, 8.2));
}

QString naturalFace(Rank rank, Suit suit)
{
    const QString name = signOf(suit);
    const QString corner = index(rank, 6.4) + sign(name, 0.225, 0.455, 13.8);
    const QString court = courtOf(rank);
    if (court.isEmpty())
        return corner
               + (rank == Rank::ace ? sign(name, 0.6, 0.67, 38.4) : sign(name, 0.61, 0.68, 31.4));
    // the band across the panel and the suit on it show the paper
    return corner
           + QStringLiteral("<use href=\"#court-%1\" width=\"64\" height=\"90\"/>"
                            "<g class=\"ink-paper\"><rect x=\"30.7\" y=\"48.3\" width=\"24.4\" "
                            "height=\"1.5\" fill=\"currentColor\"/>%2</g>")
                 .arg(court, sign(name, 0.67, 0.74, 18.6));
}

QString inkOf(const Face& face)
{
    if (!face.rank)
        return QStringLiteral("ink-wild");
    return face.suit ? QStringLiteral("ink-") + signOf(*face.suit) : QStringLiteral("ink-spades");
}

QString faceSymbol(const QString& id, const Face& face)
{
    QString drawn;
    if (!face.rank)
        drawn = wildFace();
    else if (face.isSubstitute)
        drawn = substituteFace(face);
    else
        drawn = naturalFace(*face.rank, face.suit.value_or(Suit::spades));
    return QStringLiteral(
               "<symbol id=\"%1\" viewBox=\"0 0 64 90\">%2<g class=\"%3\">%4</g></symbol>\n")
        .arg(id, paper(face.isSubstitute), inkOf(face), drawn);
}

/// A separate picture as a symbol of the page.
QString pictureSymbol(const QString& id, const QString& path)
{
    QString text = resourceText(path).trimmed();
    text.replace(QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\""),
                 QStringLiteral("<symbol id=\"%1\"").arg(id));
    text.replace(QStringLiteral("</svg>"), QStringLiteral("</symbol>\n"));
    return text;
}

} // namespace

Face Face::of(Card card)
{
    return {card.rank(), card.suit(), false};
}

Face Face::of(const WorkingCard& card)
{
    return {card.rank, card.suit, card.isSubstitute};
}

Face Face::of(const PlayedCard& card, Card dealt)
{
    if (!card.dealtWild || card.isWild())
        return of(dealt);
    Face face{card.rank(), std::nullopt, true};
    if (card.suit != 0)
        face.suit = static_cast<Suit>(card.suit);
    return face;
}

QString CardArt::id(const Face& face)
{
    QString id = QStringLiteral("card-");
    if (face.isSubstitute)
        id += QStringLiteral("as-");
    id += face.rank ? narration::rankSymbol(*face.rank) : QStringLiteral("wild");
    if (face.suit)
        id += QLatin1Char(letter(*face.suit));
    m_faces.insert(id, face);
    return id;
}

QString CardArt::picture(const Face& face, const QString& label)
{
    return QStringLiteral(
               "<svg class=\"card\" viewBox=\"0 0 64 90\" role=\"img\" aria-label=\"%2\">"
               "<title>%2</title><use href=\"#%1\"/></svg>")
        .arg(id(face), label.toHtmlEscaped());
}

QString CardArt::symbols() const
{
    QString text;
    for (const char* name : {"hearts", "diamonds", "clubs", "spades", "wild", "wildoutline"})
        text += pictureSymbol(QStringLiteral("sign-") + QLatin1String(name),
                              QStringLiteral("suits/%1.svg").arg(QLatin1String(name)));
    for (const char* name : {"jack", "queen", "king"})
        text += pictureSymbol(QStringLiteral("court-") + QLatin1String(name),
                              QStringLiteral("courts/%1.svg").arg(QLatin1String(name)));
    for (auto face = m_faces.cbegin(); face != m_faces.cend(); ++face)
        text += faceSymbol(face.key(), face.value());
    return text;
}

} // namespace showdown::page
