// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessondocument.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/learn/lessonmodel.h"
#include "app/gui/learn/settingpicture.h"
#include "app/gui/theme/scale.h"
#include "app/lessons/glossary.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/exercisetext.h"
#include "app/narration/rulestext.h"
#include "app/narration/solutiontext.h"
#include "app/narration/tabletext.h"
#include "core/compare/showdown.h"
#include "core/printed/printedmistakes.h"
#include "core/trace/alllistings.h"
#include "core/trace/terms.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextFrame>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double oneHandCard = 52;
constexpr double someHandsCard = 38;
constexpr double boxCorner = 7;
constexpr double boxSign = 22;

CardsInText rowOf(const CardGroup& group, double width)
{
    CardsInText row;
    row.group = group;
    row.cardWidth = width;
    return row;
}

/// Makes cards no wider than the lines.
CardsInText fitted(CardsInText row, const LessonLook& look)
{
    row.cardWidth *= look.textSize / LessonLook::usualText;
    while (row.cardWidth > 16 && sizeOf(row, look.cards).width() > look.width)
        row.cardWidth -= 2;
    return row;
}

std::vector<LessonWriter::Row> rowsOf(const std::vector<CardGroup>& groups, const LessonLook& look)
{
    std::vector<LessonWriter::Row> rows;
    for (const CardGroup& group : groups) {
        const double width = groups.size() > 1 ? someHandsCard : oneHandCard;
        rows.push_back({fitted(rowOf(group, width), look),
                        group.words.isEmpty() ? group.caption : group.words,
                        group.words.isEmpty()});
    }
    return rows;
}

CardsInText signOf(IconId icon, Role role)
{
    CardsInText sign;
    sign.sign = SignInText{icon, role};
    sign.cardWidth = 18;
    sign.isInline = true;
    return sign;
}

/// Writes who wins and why, after a sign.
void writeVerdict(LessonWriter& writer, const SettingPicture& picture)
{
    if (picture.verdict.isEmpty())
        return;
    writer.beginParagraph(6);
    if (picture.outcome == PictureOutcome::winner)
        writer.write(signOf(IconId::winner, Role::winner));
    else if (picture.outcome == PictureOutcome::tie)
        writer.write(signOf(IconId::tie, Role::tie));
    writer.write(QStringLiteral(" ") + picture.verdict, writer.plain());
}

/// The special rules of the table, if any.
void writeRules(LessonWriter& writer, const lessons::Setting& setting)
{
    const QString rules = narration::rulesApart(
        setting.rules, setting.situation ? Preset::standard : Preset::series, setting.lens);
    if (rules.isEmpty())
        return;
    writer.beginParagraph(2);
    writer.write(rules, writer.secondary());
}

/// Begins a numbered paragraph: "3. ". Returns where it begins.
int beginItem(LessonWriter& writer, std::size_t at)
{
    writer.beginParagraph(16);
    const int first = writer.position();
    writer.write(QStringLiteral("%1. ").arg(at + 1), writer.bold());
    return first;
}

/// What is asked about: the cards, with their open places, and nothing of the outcome.
SettingPicture askedPicture(const lessons::Setting& setting)
{
    if (setting.hands.empty() && !setting.situation)
        return {};
    SettingPicture picture = pictureOf(setting, PictureOrder::dealt);
    hideOutcome(picture);
    for (std::size_t hand = 0; hand < setting.hands.size(); ++hand) {
        std::vector<PictureCard>& cards = picture.groups[hand].cards;
        cards.clear();
        for (const std::optional<Card>& card : setting.hands[hand])
            cards.push_back(card ? dealtCard(card, setting.rules.rules)
                                 : PictureCard{EmptyPlace(), {}, QStringLiteral("_")});
    }
    return picture;
}

} // namespace

LessonDocument::LessonDocument(const LessonLook& look,
                               const std::function<void(LessonWriter&)>& write, QObject* parent)
    : QTextDocument(parent), m_look(look.cards)
{
    setUndoRedoEnabled(false);
    setDocumentMargin(0);
    setDefaultFont(look.sized(LessonLook::usualText)); // sized() makes it larger
    QTextOption option = defaultTextOption();
    option.setTextDirection(look.cards.direction);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setDefaultTextOption(option);
    m_cards.setLook(look.cards);
    documentLayout()->registerHandler(CardTextObject::type, &m_cards);
    setTextWidth(look.width); // else each change would be laid out for a different width

    QTextCursor edit(this);
    edit.beginEditBlock(); // so that it is laid out once
    LessonWriter writer(*this, look);
    write(writer);
    edit.endEditBlock();
}

LessonDocument::LessonDocument(const lessons::Lesson& lesson, const LessonPlace& place,
                               const LessonLook& look, const LessonGuesses& guesses,
                               QObject* parent, LessonTasks tasks)
    : LessonDocument(
        look, [&](LessonWriter& writer) { writeLesson(writer, lesson, place, guesses, tasks); },
        parent)
{}

void LessonDocument::writeLesson(LessonWriter& writer, const lessons::Lesson& lesson,
                                 const LessonPlace& place, const LessonGuesses& guesses,
                                 LessonTasks tasks)
{
    if (!writer.look().isPaper && !lesson.isHelp)
        writer.explain(lessons::glossaryIn(lesson.language), lesson.id);
    writeHead(writer, lesson, place);
    for (std::size_t at = 0; at < lesson.blocks.size(); ++at) {
        const auto& content = lesson.blocks[at].content;
        if (const auto* prose = std::get_if<lessons::Prose>(&content)) {
            writer.writeMarkdown(prose->markdown);
        } else if (const auto* listing = std::get_if<lessons::ListingBlock>(&content)) {
            writeListing(writer, *listing, static_cast<int>(at));
        } else if (const auto* cards = std::get_if<lessons::CardsBlock>(&content)) {
            const int first = writer.position();
            if (cards->question.isEmpty()) {
                writeCards(writer, *cards);
                m_cardBlocks.push_back({first, writer.position()});
            } else {
                writeGuess(writer, *cards, static_cast<int>(at), guesses);
            }
        }
    }
    if (tasks != LessonTasks::none) {
        writeExamples(writer, lesson);
        writeExercises(writer, lesson);
    } else if (!lesson.exercises.empty()) {
        writer.beginParagraph(16);
        writer.write(tr("Go to the first open exercise"),
                     writer.link(QStringLiteral("exercises:open")));
    }
    if (tasks == LessonTasks::answered && !lesson.exercises.empty())
        writeAnswers(writer, lesson);
    if (tasks == LessonTasks::none)
        writer.beginParagraph(8); // room below the last line
}

void LessonDocument::writeHead(LessonWriter& writer, const lessons::Lesson& lesson,
                               const LessonPlace& place)
{
    writer.beginParagraph(0, 0, 1);
    writer.write(lesson.title, writer.heading(26));
    if (lesson.isHelp)
        return;
    writer.beginParagraph(2);
    const QString group = lessonGroupInline(lesson.group);
    if (place.count > 0)
        //: Under the title of a lesson; %1: its number, %2: how many there are, %3: its group
        writer.write(tr("Lesson %1 of %2 · about %n minutes · %3", nullptr, lesson.minutes)
                         .arg(place.number)
                         .arg(place.count)
                         .arg(group),
                     writer.secondary());
    else
        //: Under the title of a lesson of one's own; %1: its number, %2: its group
        writer.write(tr("Lesson %1 · about %n minutes · %2", nullptr, lesson.minutes)
                         .arg(place.number)
                         .arg(group),
                     writer.secondary());
    writer.beginParagraph(8);
    //: Under the title of a lesson; %1: a sentence, what the reader can do after it
    writer.writeInline(tr("Aim: %1").arg(lesson.aim), writer.plain());
    if (!place.isInOtherLanguage)
        return;
    writer.beginBox(TextBox::note);
    writer.beginParagraph(0);
    writer.write(tr("This lesson is not translated yet, so it is in English."), writer.plain());
    writer.endBox();
}

void LessonDocument::writeCards(LessonWriter& writer, const lessons::CardsBlock& cards)
{
    if (!cards.loose.empty()) {
        auto rows = rowsOf({looseCards(cards.loose)}, writer.look());
        rows.front().words = cards.caption;
        return writer.writeRows(rows);
    }
    const SettingPicture picture =
        pictureOf(cards.setting, cards.showsWorking ? PictureOrder::working : PictureOrder::dealt);
    writer.writeRows(rowsOf(picture.groups, writer.look()));
    writeVerdict(writer, picture);
    if (!cards.caption.isEmpty()) {
        writer.beginParagraph(2);
        writer.writeInline(cards.caption, writer.secondary());
    }
    writeRules(writer, cards.setting);
}

void LessonDocument::writeGuess(LessonWriter& writer, const lessons::CardsBlock& cards, int block,
                                const LessonGuesses& guesses)
{
    SettingPicture picture = pictureOf(cards.setting, PictureOrder::dealt);
    const auto guess = guesses.find(block);
    if (guess == guesses.end())
        hideOutcome(picture);
    writer.beginBox(TextBox::guess);
    writer.beginParagraph(0);
    writer.writeInline(cards.question, writer.bold());
    writer.writeRows(rowsOf(picture.groups, writer.look()));
    writeRules(writer, cards.setting);
    if (guess == guesses.end()) {
        writer.beginParagraph(6);
        m_openGuesses[block] = writer.position();
        const auto count = static_cast<int>(picture.groups.size());
        for (int player = 1; player <= count + 1; ++player) {
            const bool isTie = player > count;
            if (player > 1)
                writer.write(QStringLiteral("\u2003"), writer.plain());
            writer.write(
                isTie ? tr("It is a tie") : narration::playerName(player),
                writer.link(QStringLiteral("guess:%1/%2").arg(block).arg(isTie ? 0 : player)));
        }
    } else if (guess->second == noGuess) {
        writer.beginParagraph(6);
        m_judgements[block] = {writer.position(), picture.verdict};
        writeVerdict(writer, picture);
    } else {
        const Showdown result =
            compareHands(cards.setting.fullHands(), cards.setting.rules.rules, cards.setting.lens);
        const std::vector<int> winner{guess->second};
        const bool isRight =
            guess->second == 0 ? result.winners.size() > 1 : result.winners == winner;
        const QString choice =
            guess->second == 0 ? tr("It is a tie") : narration::playerName(guess->second);
        const QString judgement =
            (isRight ? tr("“%1” is right.", "what the reader has guessed")
                     : tr("“%1” is not right.", "what the reader has guessed"))
                .arg(choice);
        writer.beginParagraph(6);
        m_judgements[block] = {writer.position(), judgement + u' ' + picture.verdict};
        writer.write(
            signOf(isRight ? IconId::yes : IconId::no, isRight ? Role::winner : Role::error));
        writer.write(u' ' + judgement, writer.bold());
        writeVerdict(writer, picture);
    }
    writer.endBox();
}

QStringList LessonDocument::codeOf(const lessons::ListingBlock& block)
{
    QStringList code;
    for (const QString& function : block.functions) {
        for (const Listing* listing : allListings()) {
            if (function != QUtf8StringView(listing->function).toString())
                continue;
            if (!code.isEmpty())
                code << QString();
            const Terms terms{block.rules.rules, block.lens, block.mistake};
            for (const narration::CodeLine& line :
                 block.mistake == repaired
                     ? narration::codeLines(*listing, terms)
                     : narration::codeLines(*listing, terms, narration::CodeLanguage::pseudoCode))
                code << line.text;
        }
    }
    return code;
}

/// Below the code, but not on paper, links for the languages and to copy it.
void LessonDocument::writeListing(LessonWriter& writer, const lessons::ListingBlock& block, int at)
{
    writer.beginBox(TextBox::listing);
    const bool isPrinted = block.mistake != repaired;
    int number = 0;
    for (const QString& line : codeOf(block)) {
        number = line.isEmpty() ? 0 : number + 1; // anew in each function
        writer.writeCode(line, isPrinted && number > 0 ? std::optional(number) : std::nullopt);
    }
    if (!writer.look().isPaper && !isPrinted) { // only pseudo-code was printed
        writer.beginParagraph(8);
        for (const narration::CodeLanguage language : narration::allCodeLanguages) {
            const QString name = narration::codeLanguageName(language);
            const QString address =
                QStringLiteral("code:%1/%2").arg(QUtf8StringView(id(language)).toString()).arg(at);
            const bool isShown = language == narration::codeLanguage();
            writer.write(name, isShown ? writer.bold() : writer.link(address));
            if (!writer.look().isPresented || language != narration::allCodeLanguages.back())
                writer.write(QStringLiteral(" · "), writer.secondary());
        }
        if (!writer.look().isPresented)
            writer.write(tr("Copy", "a link: the code above"),
                         writer.link(QStringLiteral("copy:%1").arg(at)));
    }
    writer.endBox();
}

void LessonDocument::writeExamples(LessonWriter& writer, const lessons::Lesson& lesson)
{
    if (lesson.examples.empty())
        return;
    writer.beginParagraph(20, 0, 2);
    writer.write(tr("Examples"), writer.heading(18));
    for (std::size_t at = 0; at < lesson.examples.size(); ++at) {
        const lessons::Example& example = lesson.examples[at];
        const int first = beginItem(writer, at);
        writer.write(example.title, writer.bold());
        const SettingPicture picture = pictureOf(example.setting, PictureOrder::dealt);
        writer.writeRows(rowsOf(picture.groups, writer.look()));
        writeVerdict(writer, picture);
        if (!example.text.isEmpty()) {
            writer.beginParagraph(2);
            writer.writeInline(example.text, writer.plain());
        }
        writeRules(writer, example.setting);
        m_cardBlocks.push_back({first, writer.position()});
    }
    writer.beginParagraph(0); // a table leaves no room below it
}

void LessonDocument::writeExercises(LessonWriter& writer, const lessons::Lesson& lesson)
{
    if (lesson.exercises.empty())
        return;
    constexpr int lines = 2; // to write on
    writer.beginParagraph(20, 0, 2);
    writer.write(tr("Exercises"), writer.heading(18));
    for (std::size_t at = 0; at < lesson.exercises.size(); ++at) {
        const lessons::LessonExercise& exercise = lesson.exercises[at];
        const int first = beginItem(writer, at);
        writer.writeInline(exercise.question, writer.bold());
        writer.writeRows(rowsOf(askedPicture(exercise.setting).groups, writer.look()));
        QStringList words = narration::filledSteps(exercise.exercise, exercise.filled);
        if (const auto* named = std::get_if<ChooseName>(&exercise.exercise.kind)) {
            for (const HandValue& name : named->names)
                words += narration::exerciseChoice(exercise.exercise, name);
        }
        for (const QString& each : std::as_const(words)) {
            writer.beginParagraph(2);
            writer.write(QStringLiteral("• ") + each, writer.plain());
        }
        writeRules(writer, exercise.setting);
        writer.writeLines(lines);
        m_cardBlocks.push_back({first, writer.position()});
    }
}

void LessonDocument::writeAnswers(LessonWriter& writer, const lessons::Lesson& lesson)
{
    writer.beginParagraph(0, 0, 2);
    writer.breakPage();
    writer.write(tr("Answers"), writer.heading(18));
    for (std::size_t at = 0; at < lesson.exercises.size(); ++at) {
        const Exercise& exercise = lesson.exercises[at].exercise;
        const ExerciseAnswer& right = lesson.exercises[at].right;
        beginItem(writer, at);
        const QString choice = narration::exerciseChoice(exercise, right);
        if (!choice.isEmpty() && !std::holds_alternative<Winners>(right)) // the reason says it
            writer.write(choice + QStringLiteral(". "), writer.bold());
        const QString reason =
            narration::exerciseFeedback(exercise, right, judge(exercise, right)).reason;
        if (const auto* built = std::get_if<BuiltHands>(&right)) {
            lessons::Setting setting = lesson.exercises[at].setting;
            setting.hands = *built;
            writer.write(tr("For example:", "hands follow"), writer.bold());
            writer.writeRows(rowsOf(askedPicture(setting).groups, writer.look()));
            writer.beginParagraph(2);
        }
        writer.write(reason, writer.plain());
    }
}

void LessonDocument::divide(const QSizeF& page)
{
    setPageSize(page);
    std::vector<Whole> wholes = m_cardBlocks;
    for (QTextFrame* frame : rootFrame()->childFrames())
        wholes.push_back({frame->firstPosition() - 1, frame->lastPosition(), frame});
    for (QTextBlock block = begin(); block.next().isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            wholes.push_back({block.position(), block.next().position(), nullptr, true});
    }
    std::ranges::sort(wholes, {}, &Whole::first); // each break moves what follows
    for (const Whole& whole : wholes)
        keepWhole(whole);
}

/// Where the first line of a paragraph stands.
QRectF LessonDocument::firstLineOf(const QTextBlock& block) const
{
    const QTextLayout& layout = *block.layout();
    const QPointF shift =
        documentLayout()->blockBoundingRect(block).topLeft() - layout.boundingRect().topLeft();
    return layout.lineCount() == 0 ? QRectF() : layout.lineAt(0).rect().translated(shift);
}

/// Begins a page before it, or before its heading, if the end of a page would tear it.
void LessonDocument::keepWhole(const Whole& whole)
{
    const QAbstractTextDocumentLayout& lines = *documentLayout();
    const bool isBox = whole.frame && boxOf(*whole.frame) != TextBox::none;
    QTextBlock first = findBlock(whole.first);
    if (!whole.frame && whole.first > first.position())
        first = first.next(); // the cards begin with a new paragraph
    const QTextBlock last = findBlock(whole.last);
    const QRectF area =
        whole.frame ? lines.frameBoundingRect(whole.frame)
                    : lines.blockBoundingRect(first)
                          | (whole.isHeading ? firstLineOf(last) : lines.blockBoundingRect(last));
    const double page = pageSize().height();
    if (area.height() > page || qFloor(area.top() / page) == qFloor((area.bottom() - 1) / page))
        return;
    if (const QTextBlock before = isBox ? first : first.previous();
        before.blockFormat().headingLevel() > 0)
        first = before;
    else if (isBox) {
        QTextFrameFormat format = whole.frame->frameFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        return whole.frame->setFrameFormat(format);
    }
    QTextBlockFormat format = first.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(first).setBlockFormat(format);
}

void LessonDocument::paintBoxes(QPainter& painter) const
{
    paintBoxesIn(painter, *rootFrame());
}

void LessonDocument::paintBoxesIn(QPainter& painter, const QTextFrame& frame) const
{
    const auto& [font, colors, suitColors, direction] = m_look;
    const QList<QTextFrame*> inner = frame.childFrames();
    for (QTextFrame* each : inner) {
        paintBoxesIn(painter, *each);
        const TextBox box = boxOf(*each);
        if (box == TextBox::none)
            continue;
        const QTextFrameFormat format = each->frameFormat();
        QRectF area = documentLayout()->frameBoundingRect(each);
        area.adjust(0, format.topMargin(), 0, -format.bottomMargin());
        const QRectF root = documentLayout()->frameBoundingRect(rootFrame());
        const QTextFrameFormat page = rootFrame()->frameFormat();
        area.setLeft(root.left() + page.leftMargin());
        area.setRight(root.right() - page.rightMargin());
        const bool isTinted =
            box == TextBox::remember || box == TextBox::note || box == TextBox::wild;
        const Role role = box == TextBox::note   ? Role::warning
                          : box == TextBox::wild ? Role::wild
                                                 : Role::accent;
        const qreal line = colors.line(1);
        painter.setPen(QPen(isTinted ? colors.role(role) : colors.hairline, line));
        painter.setBrush(isTinted ? colors.fill(role) : colors.alternate);
        const qreal corner = scaled(boxCorner, font);
        painter.drawRoundedRect(area.adjusted(line / 2, line / 2, -line / 2, -line / 2), corner,
                                corner);
        if (!isTinted)
            continue;
        const int size = scaled(boxSign, font);
        const int inset = scaled(12, font);
        const bool isMirrored = direction == Qt::RightToLeft;
        const QRectF sign(isMirrored ? area.right() - inset - size : area.left() + inset,
                          area.center().y() - size / 2.0, size, size);
        if (box == TextBox::wild)
            paintSign(painter, wildPicture(), sign.center(), size, colors.role(role));
        else
            paintIcon(painter, box == TextBox::note ? IconId::problem : IconId::note, sign,
                      colors.role(role));
    }
}

} // namespace showdown::gui
