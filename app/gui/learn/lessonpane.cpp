// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonpane.h"

#include "app/gui/cards/cardtextobject.h"
#include "app/gui/cards/spokentext.h"
#include "app/gui/learn/lessonpaneaccess.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"
#include "app/lessons/glossary.h"
#include "app/narration/code/codelisting.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

constexpr double measureWidth = 496;
constexpr double sideRoom = 36;
constexpr double topRoom = 22;
constexpr double leastPane = 240;
constexpr double largeText = 18;
constexpr double ringCorner = 7;

/// The beginning of the document, the tops of its paragraphs, and its end.
std::vector<double> heightsOf(const QTextDocument& document)
{
    const QAbstractTextDocumentLayout* layout = document.documentLayout();
    std::vector<double> heights{0};
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (std::ranges::any_of(text, [](QChar each) { return each.isLetterOrNumber(); }))
            heights.push_back(std::max(heights.back(), layout->blockBoundingRect(block).top()));
    }
    heights.push_back(std::max(heights.back(), layout->documentSize().height()));
    return heights;
}

/// The paragraph at this height of a document, from 1, plus the distance below its top as a
/// fraction of the way to the next one; below 1 above the first. Paragraphs without words do not
/// count, so that the number is the same for every text size and line width.
double paragraphAt(const QTextDocument& document, double height)
{
    const std::vector<double> heights = heightsOf(document);
    const auto next = std::upper_bound(heights.begin(), heights.end(), height);
    if (next == heights.begin())
        return 0;
    const auto here = next - 1;
    const auto number = static_cast<double>(here - heights.begin());
    return next == heights.end() ? number : number + (height - *here) / (*next - *here);
}

/// The height of a paragraph, plus a fraction of the way to the next one.
double placeOfParagraph(const QTextDocument& document, double paragraph)
{
    const std::vector<double> heights = heightsOf(document);
    const double last = static_cast<double>(heights.size()) - 1;
    const double number = std::clamp(paragraph, 0.0, last);
    const auto here = static_cast<std::size_t>(std::floor(number));
    const std::size_t next = std::min(here + 1, heights.size() - 1);
    return heights[here] + (number - std::floor(number)) * (heights[next] - heights[here]);
}

/// Moves a height out of the line that it would cut: down below it, or up.
double besideLines(const QTextDocument& document, double height, bool down)
{
    const QAbstractTextDocumentLayout* layout = document.documentLayout();
    double beside = height;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRectF place = layout->blockBoundingRect(block);
        const QTextLayout& lines = *block.layout();
        for (int at = 0; at < lines.lineCount(); ++at) {
            const QRectF line = lines.lineAt(at).rect();
            const double top = place.top() + line.top();
            const double bottom = top + line.height();
            if (top < height && bottom > height)
                beside = down ? std::max(beside, bottom) : std::min(beside, top);
        }
    }
    return beside == height ? height : besideLines(document, beside, down); // in other columns
}

} // namespace

LessonPane::LessonPane(const Appearance& appearance, QWidget* parent)
    : QTextBrowser(parent),
      m_appearance(appearance),
      m_said(newAnnouncer(*this)),
      m_kept(new QObject(this)),
      m_blank(new QTextDocument(this))
{
    setObjectName(QStringLiteral("lessonPane"));
    installLessonPaneAccess();
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its appearance would change the lines
    connect(this, &QTextBrowser::anchorClicked, this, &LessonPane::follow);
    connect(this, &QTextBrowser::cursorPositionChanged, this, [this] { tellCursor(*this); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (m_isArranging || !m_lesson)
            return;
        m_position = paragraphAt(*document(), value);
        viewport()->update(); // the focus ring does not scroll
        emit scrolled();
    });
    connect(&appearance, &Appearance::suitColorsChanged, this, &LessonPane::showAgain);
    onRetranslate(*this, [this] { setStatusTip(tr("Read the text; Tab goes to its links")); });
}

LessonLook LessonPane::look() const
{
    LessonLook look;
    look.cards = {font(), Colors::of(palette()), m_appearance.suitColors(), layoutDirection()};
    look.textSize = isLarge() ? largeText : LessonLook::usualText;
    look.width = m_lineWidth;
    look.isPresented = m_use == Use::presenting;
    return look;
}

double LessonPane::largeFactor()
{
    return largeText / LessonLook::usualText;
}

int LessonPane::measure() const
{
    return qRound(scaled(measureWidth, font()) * (isLarge() ? largeFactor() : 1));
}

int LessonPane::wholeMeasure() const
{
    return measure() + 2 * scaled(sideRoom, font()) + verticalScrollBar()->sizeHint().width();
}

QSize LessonPane::sizeHint() const
{
    return {wholeMeasure(), scaled(400, font())};
}

QSize LessonPane::minimumSizeHint() const
{
    return {scaled(leastPane, font()), scaled(120, font())};
}

void LessonPane::showLesson(const lessons::Lesson& lesson, const LessonPlace& place)
{
    m_lesson = &lesson;
    m_place = place;
    m_position = 0;
    setAccessibleName(lesson.title);
    const QScopedValueRollback arranging(m_isArranging, true);
    showDocument();
    restorePosition();
}

void LessonPane::tellTitle() const
{
    announce(*m_said, accessibleName());
}

void LessonPane::forget()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    m_lesson = nullptr;
    setExtraSelections({}); // they stand in a document that goes
    setDocument(m_blank);
    for (const auto& [key, document] : m_documents)
        delete document;
    m_documents.clear();
}

void LessonPane::forgetGuesses()
{
    m_guesses.clear();
    showAgain();
}

void LessonPane::setUse(Use use)
{
    if (use == std::exchange(m_use, use))
        return;
    showAgain();
}

const LessonGuesses& LessonPane::guesses() const
{
    static const LessonGuesses none;
    const auto found = m_lesson ? m_guesses.find(m_lesson->key()) : m_guesses.end();
    return found == m_guesses.end() ? none : found->second;
}

void LessonPane::setPosition(double position)
{
    m_position = position;
    restorePosition();
}

void LessonPane::restorePosition()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    document()->documentLayout()->documentSize(); // lays out all of it, for scrolling
    verticalScrollBar()->setValue(qRound(placeOfParagraph(*document(), m_position)));
}

void LessonPane::setMarked(const QString& words)
{
    m_marked = words;
    mark();
}

void LessonPane::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    QTextCursor found = m_marked.isEmpty() ? QTextCursor() : document()->find(m_marked);
    for (; !found.isNull(); found = document()->find(m_marked, found)) {
        QTextEdit::ExtraSelection each;
        each.cursor = found;
        const Colors colors = Colors::of(palette());
        each.format.setBackground(colors.fill(Role::warning));
        each.format.setFontUnderline(true); // never colour alone
        marks << each;
    }
    setExtraSelections(marks);
}

int LessonPane::marks() const
{
    return static_cast<int>(extraSelections().size());
}

void LessonPane::selectMark(bool forward)
{
    if (marks() == 0)
        return;
    const QTextDocument::FindFlags way =
        forward ? QTextDocument::FindFlags() : QTextDocument::FindBackward;
    QTextCursor found = document()->find(m_marked, textCursor(), way);
    if (found.isNull()) {
        QTextCursor end(document());
        end.movePosition(forward ? QTextCursor::Start : QTextCursor::End);
        found = document()->find(m_marked, end, way);
    }
    setTextCursor(found);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(found).top()
                                  - viewport()->height() / 3);
}

int LessonPane::selectedMark() const
{
    const auto marked = extraSelections();
    const int here = textCursor().selectionStart();
    const auto found = std::ranges::find_if(
        marked, [here](const auto& each) { return each.cursor.selectionStart() == here; });
    return found == marked.end() ? 0 : static_cast<int>(found - marked.begin()) + 1;
}

void LessonPane::selectFirstMark()
{
    setTextCursor(QTextCursor(document()));
    selectMark(true);
}

void LessonPane::goToHeading(int number)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2 || number-- > 0)
            continue;
        setTextCursor(QTextCursor(block)); // Tab goes on from there
        const double top = document()->documentLayout()->blockBoundingRect(block).top();
        return verticalScrollBar()->setValue(qRound(top) - scaled(topRoom, font()));
    }
}

/// The document of the lesson, written if necessary.
void LessonPane::showDocument()
{
    if (!m_lesson || m_lineWidth <= 0)
        return;
    LessonDocument*& document = m_documents[m_lesson->key()];
    if (!document)
        document = new LessonDocument(*m_lesson, m_place, look(), guesses(), m_kept);
    if (this->document() != document)
        setDocument(document);
    setMargins();
    mark();
}

/// All documents have to be written again.
void LessonPane::showAgain()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    auto old = std::move(m_documents);
    m_documents.clear();
    m_lineWidth = std::min(measure(), viewport()->width() - 2 * scaled(sideRoom, font()));
    showDocument();
    if (m_lineWidth <= 0) { // nothing is written, and the old document goes
        setExtraSelections({});
        setDocument(m_blank);
    }
    for (const auto& [key, document] : old)
        delete document;
    restorePosition();
}

/// The lines are aligned with the leading edge, with the same room at the other.
void LessonPane::setMargins()
{
    const int room = viewport()->width();
    const int side = scaled(sideRoom, font());
    const int lead = isLarge() ? std::max(side, (room - m_lineWidth) / 2) : side;
    const int trail = std::max(0, room - lead - m_lineWidth);
    QTextFrame* root = document()->rootFrame();
    QTextFrameFormat format = root->frameFormat();
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    format.setLeftMargin(isMirrored ? trail : lead);
    format.setRightMargin(isMirrored ? lead : trail);
    format.setTopMargin(scaled(topRoom, font()));
    if (format != root->frameFormat())
        root->setFrameFormat(format);
}

/// Below the link that was followed, and to a screen reader.
void LessonPane::sayAtLink(const QString& text)
{
    showToolTip(viewport()->mapToGlobal(cursorRect().bottomLeft()), text, *viewport(), {});
    announce(*m_said, text);
}

/// "python/12": the links of the listing stay in reach.
void LessonPane::readCodeIn(const QString& wanted)
{
    const auto language = narration::codeLanguageFromId(wanted.section(u'/', 0, 0).toStdString());
    if (!language)
        return;
    narration::setCodeLanguage(*language);
    const QString copy = QStringLiteral("copy:") + wanted.section(u'/', 1);
    QMetaObject::invokeMethod(
        this, [this, copy] { markLink(copy); }, Qt::QueuedConnection);
}

/// As Tab does.
void LessonPane::markLink(const QString& address)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorHref() != address)
                continue;
            QTextCursor link(document());
            link.setPosition(part.fragment().position());
            link.setPosition(part.fragment().position() + part.fragment().length(),
                             QTextCursor::KeepAnchor);
            return setTextCursor(link);
        }
    }
}

void LessonPane::copyCode(std::size_t block)
{
    if (!m_lesson || block >= m_lesson->blocks.size())
        return;
    const auto* listing = std::get_if<lessons::ListingBlock>(&m_lesson->blocks[block].content);
    if (!listing)
        return;
    QGuiApplication::clipboard()->setText(LessonDocument::codeOf(*listing).join(u'\n') + u'\n');
    sayAtLink(tr("Copied: the code"));
}

void LessonPane::follow(const QUrl& link)
{
    const QString target = link.path();
    if (link.scheme() == QLatin1String("step"))
        emit stepsAsked(target);
    if (link.scheme() == QLatin1String("exercises"))
        emit exercisesAsked();
    if (link.scheme() == QLatin1String("lesson"))
        emit lessonAsked(target);
    if (link.scheme() == QLatin1String("code"))
        readCodeIn(target);
    if (link.scheme() == QLatin1String("copy"))
        copyCode(target.toUInt());
    if (const QString meaning = meaningOf(link); !meaning.isEmpty())
        sayAtLink(meaning);
    if (link.scheme() != QLatin1String("guess") || !m_lesson)
        return;
    const QStringList parts = target.split(u'/');
    if (parts.size() != 2)
        return;
    guess(parts[0].toInt(), parts[1].toInt());
}

bool LessonPane::turnPage(bool forward)
{
    QScrollBar* bar = verticalScrollBar();
    const int before = bar->value();
    const int step = bar->pageStep();
    int wanted = before - step;
    if (forward) {
        const int end = seenRect().bottom() + 1; // of what is whole
        const QTextBlock block = cursorForPosition({0, end}).block();
        const auto top =
            static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top());
        wanted = before + end;
        if (top > before + step / 2 && top < wanted)
            wanted = top;
    } else if (wanted > 0) {
        wanted = static_cast<int>(besideLines(*document(), wanted, true));
    }
    bar->setValue(wanted);
    return bar->value() != before;
}

bool LessonPane::isAtEnd() const
{
    return verticalScrollBar()->value() == verticalScrollBar()->maximum();
}

/// The lines in sight; a class sees no part of others.
QRect LessonPane::seenRect() const
{
    const QRect all = viewport()->rect();
    if (m_use != Use::presenting)
        return all;
    const int from = verticalScrollBar()->value();
    const int to = from + all.height();
    const auto first = static_cast<int>(std::ceil(besideLines(*document(), from, true)));
    const auto end = static_cast<int>(std::floor(besideLines(*document(), to, false)));
    if (first >= end)
        return all; // of a line that is higher
    return {QPoint(0, first - from), QPoint(all.right(), end - from - 1)};
}

std::optional<int> LessonPane::openGuess() const
{
    const auto found = m_lesson ? m_documents.find(m_lesson->key()) : m_documents.end();
    if (found == m_documents.end())
        return std::nullopt;
    const QRect seen = seenRect();
    for (const auto& [block, position] : found->second->openGuesses()) {
        QTextCursor there(found->second);
        there.setPosition(position);
        if (seen.intersects(cursorRect(there)))
            return block;
    }
    return std::nullopt;
}

void LessonPane::revealGuess()
{
    if (const std::optional<int> block = openGuess())
        guess(*block, noGuess);
}

void LessonPane::guess(int block, int player)
{
    m_guesses[m_lesson->key()][block] = player;
    LessonDocument* const old = m_documents[m_lesson->key()];
    m_documents.erase(m_lesson->key());
    const int scrolledTo = verticalScrollBar()->value();
    {
        const QScopedValueRollback arranging(m_isArranging, true);
        const QSignalBlocker quiet(this); // the judgement is announced, and so its line is not read
        showDocument();
        const auto& judgements = m_documents[m_lesson->key()]->judgements();
        if (const auto judged = judgements.find(block); judged != judgements.end()) {
            QTextCursor here = textCursor(); // Tab goes on from there
            here.setPosition(judged->second.position);
            setTextCursor(here);
            announce(*m_said, judged->second.text);
        }
        verticalScrollBar()->setValue(scrolledTo);
        m_position = paragraphAt(*this->document(), scrolledTo);
    }
    old->deleteLater(); // the click that led here is still being handled
    emit guessed();
}

/// What a word of the glossary means; empty for other links.
QString LessonPane::meaningOf(const QUrl& link) const
{
    return m_lesson && link.scheme() == QLatin1String("word")
               ? lessons::glossaryIn(m_lesson->language).meaningIn(link.path())
               : QString();
}

bool LessonPane::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QTextBrowser::viewportEvent(event);
    const auto* hover = static_cast<QHelpEvent*>(event);
    showToolTip(hover->globalPos(), meaningOf(QUrl(anchorAt(hover->pos()))), *viewport(), {});
    return true;
}

/// The cursor does not report that it has gone to a link.
bool LessonPane::focusNextPrevChild(bool next)
{
    const bool isInside = QTextBrowser::focusNextPrevChild(next);
    if (hasFocus())
        tellCursor(*this);
    return isInside;
}

void LessonPane::changeEvent(QEvent* event)
{
    const QScopedValueRollback arranging(m_isArranging, true);
    QTextBrowser::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::LanguageChange:
        showAgain();
        break;
    default:
        break;
    }
}

void LessonPane::resizeEvent(QResizeEvent* event)
{
    const QScopedValueRollback arranging(m_isArranging, true);
    QTextBrowser::resizeEvent(event);
    const int width = std::min(measure(), viewport()->width() - 2 * scaled(sideRoom, font()));
    if (width != m_lineWidth)
        return showAgain();
    setMargins();
    restorePosition();
}

void LessonPane::paintEvent(QPaintEvent* event)
{
    if (const auto* lesson = qobject_cast<const LessonDocument*>(document())) {
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
        lesson->paintBoxes(painter);
    }
    QTextBrowser::paintEvent(event);
    if (m_use == Use::presenting) {
        QPainter painter(viewport());
        for (const QRect& hidden : QRegion(viewport()->rect()).subtracted(seenRect()))
            painter.fillRect(hidden, palette().base());
    } else if (hasFocus()) { // a class would see it round the whole screen
        paintFocus();
    }
}

void LessonPane::paintFocus()
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const qreal line = colors.line(2);
    painter.setPen(QPen(colors.role(Role::accent), line));
    const qreal inset = line / 2 + 1;
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(inset, inset, -inset, -inset),
                            scaled(ringCorner, font()), scaled(ringCorner, font()));
}

/// Shows the focus ring.
void LessonPane::focusInEvent(QFocusEvent* event)
{
    // Who hears the text goes through it with a cursor; others scroll with the same keys.
    setTextInteractionFlags(QAccessible::isActive()
                                ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                : Qt::TextInteractionFlags(Qt::TextBrowserInteraction));
    QTextBrowser::focusInEvent(event);
    viewport()->update();
}

void LessonPane::focusOutEvent(QFocusEvent* event)
{
    QTextBrowser::focusOutEvent(event);
    viewport()->update();
}

/// To the line below or above in the order of the text, over the edge of a paragraph; false within
/// one. Qt's cursor goes from the cards of one row to those of the next, past the words beside them.
bool LessonPane::goOverEdge(bool down)
{
    const auto after = [down](const QTextBlock& block) {
        return down ? block.next() : block.previous();
    };
    QTextCursor cursor = textCursor();
    const QTextLayout& lines = *cursor.block().layout();
    const QTextLine here = lines.lineForTextPosition(cursor.positionInBlock());
    if (here.isValid() && here.lineNumber() != (down ? lines.lineCount() - 1 : 0))
        return false;
    QTextBlock goal = after(cursor.block());
    while (goal.isValid() && goal.text().isEmpty())
        goal = after(goal);
    if (!goal.isValid())
        return false;
    const int last = goal.layout()->lineCount() - 1;
    const int start = down || last < 0 ? 0 : goal.layout()->lineAt(last).textStart();
    cursor.setPosition(goal.position() + start);
    setTextCursor(cursor);
    return true;
}

/// Home and End go to the ends of the text, with or without Ctrl.
/// Esc closes the meaning of a word before it does anything else.
bool LessonPane::event(QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !QToolTip::isVisible() || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QTextBrowser::event(event);
    if (event->type() == QEvent::KeyPress)
        QToolTip::hideText();
    event->accept();
    return true;
}

void LessonPane::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    const bool isPlain = held == Qt::NoModifier || held == Qt::ControlModifier;
    const bool isHome = event->key() == Qt::Key_Home;
    const bool isDown = event->key() == Qt::Key_Down;
    const bool hasCursor = textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard);
    if (isPlain && (isHome || event->key() == Qt::Key_End)) {
        if (hasCursor)
            moveCursor(isHome ? QTextCursor::Start : QTextCursor::End);
        verticalScrollBar()->triggerAction(isHome ? QAbstractSlider::SliderToMinimum
                                                  : QAbstractSlider::SliderToMaximum);
        return;
    }
    const bool isByLine =
        hasCursor && held == Qt::NoModifier && (isDown || event->key() == Qt::Key_Up);
    if (!isByLine || !goOverEdge(isDown))
        QTextBrowser::keyPressEvent(event);
}

/// Cards are copied by name.
QMimeData* LessonPane::createMimeDataFromSelection() const
{
    const SpokenText spoken(*document());
    const QTextCursor selected = textCursor();
    const int from = spoken.offsetOf(selected.selectionStart());
    const int to = spoken.offsetOf(selected.selectionEnd());
    auto* copied = new QMimeData;
    copied->setText(spoken.text().mid(from, to - from));
    return copied;
}

} // namespace showdown::gui
