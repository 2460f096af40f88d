// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardgroup.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QFont>
#include <QObject>
#include <QSize>
#include <QString>
#include <QTextCharFormat>
#include <QTextDocument>
#include <QTextObjectInterface>

#include <optional>

class QPainter;
class QRect;

namespace showdown::gui {

/// The Markdown features in use: no HTML, which could load any file of the machine.
inline constexpr auto withoutHtml = QTextDocument::MarkdownFeatures(
    QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML);

class Appearance;

/// The current look of the cards in a text.
struct CardLook
{
    QFont font; ///< of the view
    Colors colors;
    SuitColors suitColors = SuitColors::two;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// A sign in a text.
struct SignInText
{
    IconId icon = IconId::note;
    Role role = Role::accent;

    bool operator==(const SignInText&) const = default;
};

/// A row of cards in a text: one group, or a sign instead.
struct CardsInText
{
    CardGroup group;
    double cardWidth = 20;          ///< in pixels of the design; of a sign its size
    bool isInline = false;          ///< within a line of text, without room around it
    bool isTight = false;           ///< closer together, for little room
    std::optional<SignInText> sign; ///< instead of cards

    bool operator==(const CardsInText&) const = default;
};

/// The size of such a row.
QSize sizeOf(const CardsInText& cards, const CardLook& look);

/// Draws it; the place must have that size.
void paintCards(QPainter& painter, const QRect& place, const CardsInText& cards,
                const CardLook& look);

#ifdef Q_MOC_RUN // which does not read the header of Qt that says this
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

/// Draws cards in the lines of a text document, each row as one special character.
class CardTextObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    explicit CardTextObject(QObject* parent = nullptr) : QObject(parent) {}

    /// Sets the look from now on.
    void setLook(const CardLook& look) { m_look = look; }

    /// The format of the character that stands for these cards.
    static QTextCharFormat formatOf(const CardsInText& cards);

    /// The cards that a character stands for; nothing for other characters.
    static std::optional<CardsInText> cardsOf(const QTextFormat& format);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    CardLook m_look;
};

} // namespace showdown::gui
