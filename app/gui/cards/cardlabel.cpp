// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardlabel.h"

#include "app/gui/cards/spokentext.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/cardtext.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <cmath>

namespace showdown::gui {
namespace {

constexpr double cardInLabel = 18;
constexpr double usualLabelWidth = 320;
constexpr double leastLabelWidth = 120;

/// "J♥", "10♥", "★", and rows of them.
const QRegularExpression& signsOfCards()
{
    static const QRegularExpression signs(QStringLiteral(
        "(?<![\\p{L}\\p{N}])(?:(?:10|[2-9JQKA])[♠♥♦♣]|★)(?:[ \u00a0](?:(?:10|[2-9JQKA])[♠♥♦♣]|★))*"
        "(?![\\p{L}\\p{N}])"));
    return signs;
}

/// The cards of "J♥ ★", in the one notation.
std::vector<Card> cardsOfSigns(QString signs)
{
    signs.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    return cardsInSpan(signs.replace(QChar(QChar::Nbsp), u' '));
}

/// Writes pieces of text into a document, once for display and once as text with signs.
class LabelWriter
{
public:
    explicit LabelWriter(QTextDocument& document) : m_cursor(&document) {}

    const QString& signs() const { return m_signs; }

    void newLine()
    {
        m_cursor.insertBlock();
        m_signs += u'\n';
    }

    void write(const QString& text, const QTextCharFormat& format)
    {
        m_cursor.insertText(text, format);
        m_signs += text;
    }

    void write(const std::vector<Card>& cards)
    {
        CardsInText shown;
        shown.group = looseCards(cards);
        shown.cardWidth = cardInLabel;
        shown.isInline = true;
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter),
                            CardTextObject::formatOf(shown));
        QStringList symbols;
        for (const Card card : cards)
            symbols << narration::cardSymbol(card);
        m_signs += symbols.join(QChar(QChar::Nbsp));
    }

    /// Writes words that contain cards as signs.
    void writeWords(const QString& words, const QTextCharFormat& format = {})
    {
        qsizetype end = 0;
        auto found = signsOfCards().globalMatch(words);
        while (found.hasNext()) {
            const QRegularExpressionMatch match = found.next();
            write(words.mid(end, match.capturedStart() - end), format);
            write(cardsOfSigns(match.captured()));
            end = match.capturedEnd();
        }
        write(words.mid(end), format);
    }

    void writeMarkdown(const QString& markdown)
    {
        QTextDocument read;
        read.setMarkdown(markdown, withoutHtml);
        for (QTextBlock block = read.begin(); block.isValid(); block = block.next()) {
            if (block != read.begin())
                newLine();
            for (auto each = block.begin(); !each.atEnd(); ++each)
                writeFragment(each.fragment());
        }
    }

private:
    void writeFragment(const QTextFragment& fragment)
    {
        const QTextCharFormat own = fragment.charFormat();
        QTextCharFormat format;
        if (own.fontWeight() >= QFont::DemiBold)
            format.setFontWeight(QFont::DemiBold);
        if (own.fontItalic())
            format.setFontItalic(true);
        if (!own.fontFixedPitch())
            return writeWords(fragment.text(), format);
        const std::vector<Card> cards = cardsInSpan(fragment.text());
        if (!cards.empty())
            return write(cards);
        format.setFontFamilies(codeFont().families());
        write(fragment.text(), format);
    }

    QTextCursor m_cursor;
    QString m_signs;
};

} // namespace

CardLabel::CardLabel(const QString& objectName, const Appearance& appearance, QWidget* parent)
    : QLabel(parent), m_appearance(appearance)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    m_document.setUndoRedoEnabled(false);
    m_document.setDocumentMargin(0);
    m_document.documentLayout()->registerHandler(CardTextObject::type, &m_cards);
    connect(&appearance, &Appearance::suitColorsChanged, this, &CardLabel::write);
}

void CardLabel::setMarkdown(const QString& markdown)
{
    m_source = markdown;
    m_isMarkdown = true;
    write();
}

void CardLabel::setWords(const QString& words)
{
    m_source = words;
    m_isMarkdown = false;
    write();
}

QString CardLabel::spoken() const
{
    return SpokenText(m_document).text();
}

void CardLabel::write()
{
    m_cards.setLook({font(), Colors::of(palette()), m_appearance.suitColors(), layoutDirection()});
    m_document.clear();
    m_document.setDefaultFont(font());
    QTextOption option;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    option.setAlignment((isMirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_document.setDefaultTextOption(option);
    LabelWriter writer(m_document);
    if (m_isMarkdown)
        writer.writeMarkdown(m_source);
    else
        for (const QString& line : m_source.split(u'\n')) {
            if (!m_document.isEmpty())
                writer.newLine();
            writer.writeWords(line);
        }
    setText(writer.signs());
    setAccessibleName(spoken());
    updateGeometry();
    update();
}

QSize CardLabel::sizeHint() const
{
    m_document.setTextWidth(-1);
    const int whole = static_cast<int>(std::ceil(m_document.idealWidth()));
    const int width = std::min(whole, scaled(usualLabelWidth, font()));
    return {width, heightForWidth(width)};
}

QSize CardLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), scaled(leastLabelWidth, font())), fontMetrics().height()};
}

int CardLabel::heightForWidth(int width) const
{
    m_document.setTextWidth(width);
    return static_cast<int>(std::ceil(m_document.size().height()));
}

void CardLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::FontChange || type == QEvent::PaletteChange
        || type == QEvent::LayoutDirectionChange)
        write();
}

void CardLabel::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QAction* copy = menu->addAction(tr("&Copy"));
    connect(copy, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(text()); });
    menu->popup(event->globalPos());
}

void CardLabel::paintEvent(QPaintEvent* /*event*/)
{
    m_document.setTextWidth(width());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    context.palette.setColor(QPalette::Text, palette().color(foregroundRole()));
    QPainter painter(this);
    painter.translate(0, std::max(0.0, (height() - m_document.size().height()) / 2));
    m_document.documentLayout()->draw(&painter, context);
}

} // namespace showdown::gui
