// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rankings/handouts.h"

#include "app/gui/cards/cardgroup.h"
#include "app/gui/export/printpreview.h"
#include "app/gui/learn/lessondocument.h"
#include "app/gui/learn/lessonmodel.h"
#include "app/gui/learn/lessonprint.h"
#include "app/gui/rankings/rankingsmodel.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/view/view.h"
#include "app/lessons/shelf.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/rankingstext.h"
#include "app/narration/rulestext.h"
#include "app/narration/translation.h"
#include "core/trace/alllistings.h"
#include "core/trace/terms.h"

#include <QAction>
#include <QCoreApplication>
#include <QInputDialog>
#include <QMenu>

#include <memory>
#include <utility>

namespace showdown::gui {
namespace {

struct HandoutText
{
    Q_DECLARE_TR_FUNCTIONS(Handout)
};

constexpr double leastText = 5;
constexpr double textStep = 0.5;
constexpr double exampleWidth = 36; ///< of a card

using Write = std::function<void(LessonWriter&)>;

void writeTitle(LessonWriter& writer, const QString& title)
{
    writer.beginParagraph(0, 0, 1);
    writer.write(title, writer.heading(26));
}

/// A handout whose text is as large as one page allows.
Handout onOnePage(const QString& title, SuitColors suits, const Write& write)
{
    return {title, [suits, write](const QPageLayout& sheet) {
                QPageLayout upright = sheet;
                upright.setOrientation(QPageLayout::Portrait);
                for (double size = LessonLook::usualText;; size -= textStep) {
                    const PaperPages pages = dividedInto(
                        upright, std::make_shared<LessonDocument>(paperLook(suits, size), write));
                    if (pages.count == 1 || size <= leastText)
                        return fitted(pages, upright, sheet);
                }
            }};
}

using Rows = std::vector<std::vector<LessonWriter::Cell>>;

/// The chart as it is now.
Rows rankingRows(const RankingsModel& model, const HouseRules& rules)
{
    const std::array columns{RankingsModel::rankColumn, RankingsModel::exampleColumn,
                             RankingsModel::handsColumn, RankingsModel::shareColumn};
    Rows rows(1);
    for (const int column : columns)
        rows.front().push_back({model.headerData(column, Qt::Horizontal).toString(),
                                {},
                                column >= RankingsModel::handsColumn});
    for (int at = 0; at < model.rowCount(); ++at) {
        auto& row = rows.emplace_back();
        for (const int column : columns)
            row.push_back({model.index(at, column).data().toString(), {}, column >= columns[2]});
        CardsInText example;
        for (const Card card : model.example(at))
            example.group.cards.push_back(dealtCard(card, rules));
        if (!example.group.cards.empty())
            row[1].cards = example;
    }
    return rows;
}

} // namespace

Handout rankingsHandout(const TableSession& session, SuitColors suits)
{
    RankingsModel model(session);
    model.refresh(true);
    const NamedRules rules = session.rules();
    const QString title = HandoutText::tr("Hand rankings");
    const QString counted =
        narration::handsCounted(model.total(), model.jokers(), rules.rules.jokers.count());
    return onOnePage(title, suits,
                     [=, rows = rankingRows(model, rules.rules)](LessonWriter& writer) {
                         writeTitle(writer, title);
                         writer.beginParagraph(6);
                         writer.write(narration::rulesLine(rules), writer.bold());
                         writer.beginParagraph(2, 6);
                         QStringList sentences;
                         for (const Rule rule : allRules()) {
                             if (rule != Rule::jokers) // the last line has those counted
                                 sentences << narration::ruleSentence(rules.rules, rule);
                         }
                         writer.write(sentences.join(u' '), writer.plain());
                         Rows sized = rows;
                         for (auto& row : sized) {
                             if (row[1].cards)
                                 row[1].cards->cardWidth =
                                     exampleWidth * writer.look().textSize / LessonLook::usualText;
                         }
                         writer.writeTable(sized);
                         writer.beginParagraph(6);
                         writer.write(counted, writer.secondary());
                     });
}

Handout listingHandout(const QString& function, const NamedRules& rules,
                       std::optional<Category> lens, SuitColors suits)
{
    const auto text = std::make_shared<LessonDocument>(paperLook(suits), [&](LessonWriter& writer) {
        writeTitle(writer, function);
        writer.beginParagraph(6, 6);
        writer.write(narration::rulesLine(rules), writer.secondary());
        const Terms terms{rules.rules, lens};
        for (const Listing* listing : allListings()) {
            if (function != QUtf8StringView(listing->function).toString())
                continue;
            writer.beginBox(TextBox::listing);
            int number = 0;
            for (const auto& [code, line] : narration::codeLines(*listing, terms))
                writer.writeCode(code, line ? std::optional(++number) : std::nullopt);
            writer.endBox();
        }
    });
    return {function, [text](const QPageLayout& sheet) { return dividedInto(sheet, text); }};
}

Handout rememberHandout(SuitColors suits)
{
    const auto shelf = std::make_shared<lessons::Shelf>(narration::currentLanguage());
    const QString title = HandoutText::tr("Remember", "the title of a page: what lessons teach");
    return onOnePage(title, suits, [=](LessonWriter& writer) {
        writeTitle(writer, title);
        QString group;
        int number = 0;
        for (const lessons::Lesson& lesson : shelf->lessons()) {
            ++number;
            const QString remember = lesson.remember();
            if (remember.isEmpty())
                continue;
            if (std::exchange(group, lesson.group) != lesson.group) {
                writer.beginParagraph(14, 0, 2);
                writer.write(lessonGroupName(group), writer.heading(17));
            }
            writer.beginParagraph(4);
            writer.write(QStringLiteral("%1. %2. ").arg(number).arg(lesson.title), writer.bold());
            writer.writeInline(remember, writer.plain());
        }
    });
}

void previewHandout(const Handout& handout, QWidget& window)
{
    previewPrint(window, handout.title, uprightSheet(), handout.pages);
}

Handouts::Handouts(std::function<const View&()> view, const Appearance& appearance, QWidget& window)
    : ActionSet("Handouts", &window),
      m_view(std::move(view)),
      m_appearance(appearance),
      m_window(window),
      m_menu(new QMenu(&window)),
      m_rankings(
          declare("rankingsHandoutAction", QT_TRANSLATE_NOOP("Handouts", "&Hand rankings…"),
                  QT_TRANSLATE_NOOP("Handouts", "Print or save the ranks under these rules, with "
                                                "examples, on one page"))),
      m_listing(
          declare("listingHandoutAction", QT_TRANSLATE_NOOP("Handouts", "&Listing of a function…"),
                  QT_TRANSLATE_NOOP("Handouts", "Print or save the pseudo-code of a function, "
                                                "its lines numbered as in the steps"))),
      m_remember(
          declare("rememberHandoutAction", QT_TRANSLATE_NOOP("Handouts", "&What to remember…"),
                  QT_TRANSLATE_NOOP("Handouts", "Print or save what to remember of all lessons, on "
                                                "one page")))
{
    m_menu->setObjectName(QStringLiteral("handoutsMenu"));
    m_menu->addActions({m_rankings, m_listing, m_remember});
    connect(m_rankings, &QAction::triggered, this, [this] {
        previewHandout(rankingsHandout(*m_view().table(), m_appearance.suitColors()), m_window);
    });
    connect(m_listing, &QAction::triggered, this, &Handouts::askForFunction);
    connect(m_remember, &QAction::triggered, this,
            [this] { previewHandout(rememberHandout(m_appearance.suitColors()), m_window); });
    Handouts::retranslate();
}

void Handouts::retranslate()
{
    ActionSet::retranslate();
    //: A submenu of File: pages for a class
    m_menu->setTitle(tr("&Handouts"));
}

void Handouts::askForFunction()
{
    const View& view = m_view();
    const TableSession& session = *view.table();
    const auto* hands = qobject_cast<const CompareSession*>(&session);
    QStringList names;
    for (const std::string_view name : functionNames())
        names << QUtf8StringView(name).toString();
    auto* dialog = new QInputDialog(&m_window);
    dialog->setObjectName(QStringLiteral("listingDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Listing of a function"));
    dialog->setLabelText(tr("&Function:"));
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    dialog->setComboBoxItems(names);
    dialog->setOkButtonText(tr("&Preview…"));
    const QString shown = view.shownFunction();
    dialog->setTextValue(shown.isEmpty() ? names.front() : shown);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, rules = session.rules(),
             lens = hands ? hands->shownLens() : std::nullopt](const QString& function) {
                previewHandout(listingHandout(function, rules, lens, m_appearance.suitColors()),
                               m_window);
            });
    dialog->open();
}

} // namespace showdown::gui
