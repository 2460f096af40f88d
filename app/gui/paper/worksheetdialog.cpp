// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/worksheetdialog.h"

#include "app/gui/export/paperpages.h"
#include "app/gui/export/printpreview.h"
#include "app/gui/paper/sheetchoices.h"
#include "app/gui/paper/sheetpreview.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/practicetext.h"
#include "app/narration/translation.h"
#include "app/tables/savefile.h"
#include "app/worksheet/sheetpage.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {

using worksheet::SheetWish;
using worksheet::Worksheet;

namespace {

constexpr int waitForMore = 150; ///< milliseconds after a change
constexpr int waitIfLong = 700;  ///< the same where the sheet takes a while
constexpr int manyQuestions = 100;
constexpr double choicesWidth = 390;

/// What is not kept in the settings is in the language of the window, its colours, and on the paper of
/// the country.
SheetWish firstWish(SheetWish wish, const lessons::LessonTables* tables, const QSettings* settings,
                    const Appearance& appearance)
{
    wish.language = narration::currentLanguage();
    if (appearance.suitColors() == SuitColors::four)
        wish.suits = worksheet::Suits::four;
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem)
        wish.paper = worksheet::Paper::letter;
    if (settings)
        wish = keptWish(*settings, wish);
    if (tables)
        wish.title = tables->title;
    return wish;
}

/// All versions and their keys.
std::vector<tables::NewFile> filesOf(const std::vector<Worksheet>& sheets, const QString& path)
{
    const bool isHtml =
        QFileInfo(path).suffix().startsWith(QLatin1String("htm"), Qt::CaseInsensitive);
    std::vector<tables::NewFile> files;
    for (const Worksheet& sheet : sheets) {
        files.push_back(
            {pathOf(path, sheet),
             isHtml ? sheetHtml(sheet) : sheetPdf(SheetPaper(sheet, SheetPart::questions))});
        files.push_back({pathOf(path, sheet, true),
                         isHtml ? keyHtml(sheet) : sheetPdf(SheetPaper(sheet, SheetPart::key))});
    }
    return files;
}

/// The proposed name of a file, without its ending.
QString fileNameOf(const Worksheet& sheet)
{
    return tables::fileNameOf(sheet.title(), QStringLiteral("worksheet"));
}

QPushButton* newButton(const char* name, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false); // so that Enter in a field only ends typing
    return button;
}

QToolButton* newPageButton(const char* name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

WorksheetDialog::WorksheetDialog(const SheetWish& usual, const lessons::LessonTables* tables,
                                 QSettings* settings, OwnPresets& presets,
                                 const Appearance& appearance, QWidget* parent)
    : QDialog(parent),
      m_tables(tables ? std::optional(*tables) : std::nullopt),
      m_settings(tables ? nullptr : settings),
      m_scroll(new QScrollArea(this)),
      m_choices(
          new SheetChoices(firstWish(usual, tables, settings, appearance), presets, m_scroll)),
      m_caption(newLabel(QStringLiteral("sheetPageLabel"), this, {14})),
      m_previous(newPageButton("previousSheetPageButton", this)),
      m_next(newPageButton("nextSheetPageButton", this)),
      m_preview(new SheetPreview(this)),
      m_problem(
          newLabel(QStringLiteral("sheetProblemLabel"), this, {0, QFont::Normal, Ink::error})),
      m_said(newLabel(QStringLiteral("sheetSaidLabel"), this)),
      m_copy(newButton("copySheetCommandButton", this)),
      m_save(newButton("saveSheetButton", this)),
      m_print(newButton("printSheetButton", this)),
      m_close(newButton("closeSheetButton", this)),
      m_file(new FileExport(this, this))
{
    setObjectName(QStringLiteral("worksheetDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    if (m_tables) {
        m_choices->setPaperOnly();
        m_copy->hide();
    }
    arrange();
    connectParts();
    onRetranslate(*this, [this] { showWords(); });
    onLookChange(*this, [this] { fitSize(); });
    resize(firstWindow(screen()->availableSize()));
    remake();
}

WorksheetDialog::~WorksheetDialog() = default;

Worksheet WorksheetDialog::sheetOf(const SheetWish& wish, int version) const
{
    return m_tables ? worksheetOf(*m_tables, wish) : makeWorksheet(wish, version);
}

void WorksheetDialog::arrange()
{
    m_scroll->setObjectName(QStringLiteral("sheetChoicesArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_choices);
    for (TextLabel* label : {m_caption, m_problem, m_said})
        makeNotification(*label);
    m_caption->setAlignment(Qt::AlignCenter);
    auto* pages = new QHBoxLayout;
    pages->addWidget(m_previous);
    pages->addWidget(m_caption, 1);
    pages->addWidget(m_next);
    auto* right = new QVBoxLayout;
    right->addLayout(pages);
    right->addWidget(m_preview, 1);
    auto* parts = new QHBoxLayout;
    parts->addWidget(m_scroll);
    parts->addLayout(right, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_said, 1);
    for (QPushButton* button : {m_copy, m_save, m_print, m_close})
        buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(parts, 1);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
}

void WorksheetDialog::connectParts()
{
    m_wait.setSingleShot(true);
    connect(m_choices, &SheetChoices::changed, this, [this] {
        m_wait.start(m_choices->wish().count < manyQuestions ? waitForMore : waitIfLong);
    });
    connect(&m_wait, &QTimer::timeout, this, &WorksheetDialog::remake);
    connect(m_previous, &QToolButton::clicked, this, [this] { turn(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { turn(1); });
    for (const auto& [key, by] : {std::pair(Qt::Key_PageUp, -1), {Qt::Key_PageDown, 1}}) {
        auto* shortcut = new QShortcut(key, this); // also where a list or a field has the focus
        connect(shortcut, &QShortcut::activated, this, [this, by = by] { turn(by); });
    }
    connect(m_copy, &QPushButton::clicked, this, &WorksheetDialog::copyCommand);
    connect(m_save, &QPushButton::clicked, this, &WorksheetDialog::save);
    connect(m_print, &QPushButton::clicked, this, &WorksheetDialog::print);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_file, &FileExport::said, this, &WorksheetDialog::say);
}

void WorksheetDialog::showWords()
{
    setWindowTitle(tr("Worksheet"));
    nameButton(*m_copy, tr("Cop&y command"),
               tr("Copy the command line that makes the same worksheet"));
    nameButton(*m_save, tr("&Save…"), tr("Write the worksheet and its key into files"));
    nameButton(*m_print, tr("Pri&nt…", "a worksheet"), tr("See all pages, to print them"));
    nameButton(*m_close, tr("Cl&ose", "a worksheet"), tr("Close the worksheet"));
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    m_previous->setIcon(icon(isMirrored ? IconId::chevronRight : IconId::chevronLeft));
    m_next->setIcon(icon(isMirrored ? IconId::chevronLeft : IconId::chevronRight));
    const auto name = [](QToolButton& button, const QString& words, Qt::Key key) {
        button.setAccessibleName(words);
        setTips(button,
                //: A tool tip: what a button does, and its key
                tr("%1 (%2)").arg(words, QKeySequence(key).toString(QKeySequence::NativeText)));
    };
    name(*m_previous, tr("Previous page"), Qt::Key_PageUp);
    name(*m_next, tr("Next page"), Qt::Key_PageDown);
    showPage();
}

/// The choices have at least the width they need, and scroll where the height lacks.
void WorksheetDialog::fitSize()
{
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int least = m_choices->minimumSizeHint().width();
    m_scroll->setMinimumWidth(least + bar);
    m_scroll->setMaximumWidth(std::max(least, scaled(choicesWidth, font())) + bar);
}

/// False if there is nothing to put on paper.
bool WorksheetDialog::remake()
{
    m_wait.stop();
    const SheetWish wish = m_choices->wish();
    if (m_settings)
        keepWish(*m_settings, wish);
    const int version = m_tables ? 0 : std::min(m_sheet.version, wish.versions - 1);
    m_sheet = {wish, version, {}};
    const bool asksAnything = m_tables || m_choices->asksAnything();
    if (asksAnything)
        m_sheet = sheetOf(wish, version);
    const auto made = static_cast<int>(m_sheet.questions.size());
    m_papers = made > 0 ? std::make_unique<SheetPapers>(m_sheet) : nullptr;
    const QString problem = !asksAnything ? tr("Choose what is asked.")
                            : made == 0   ? tr("There is nothing to ask of this choice.")
                            : made < m_sheet.wish.count ? worksheet::tooFewText(made)
                                                        : QString();
    if (problem != m_problem->text() && !problem.isEmpty())
        announce(*m_problem, problem);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    for (QPushButton* button : {m_copy, m_save, m_print})
        button->setEnabled(made > 0);
    m_said->clear();
    showPage();
    return made > 0;
}

void WorksheetDialog::showPage()
{
    const int count = m_papers ? m_papers->pageCount() : 0;
    m_page = std::clamp(m_page, 0, std::max(0, count - 1));
    QString caption;
    if (count > 0 && m_sheet.wish.versions > 1)
        //: Above two pages beside each other; %1: "A", %2: a page, %3: how many there are
        caption = tr("Version %1, page %2 of %3, and its key")
                      .arg(m_sheet.letter(), QString::number(m_page + 1), QString::number(count));
    else if (count > 0)
        //: Above two pages beside each other; %1: a page, %2: how many there are
        caption = tr("Page %1 of %2, and its key").arg(m_page + 1).arg(count);
    m_caption->setText(caption);
    m_preview->setAccessibleName(caption);
    QStringList questions;
    for (const PracticeQuestion& question : m_sheet.questions)
        questions << QStringLiteral("%1. %2")
                         .arg(questions.size() + 1)
                         .arg(narration::practiceQuestionText(question));
    m_preview->setAccessibleDescription(questions.join(u' '));
    m_preview->showPage(m_papers.get(), m_page);
    const bool wasOnPrevious = m_previous->hasFocus();
    const bool wasOnNext = m_next->hasFocus();
    m_previous->setEnabled(m_page > 0 || (count > 0 && m_sheet.version > 0));
    m_next->setEnabled(m_page + 1 < count
                       || (count > 0 && m_sheet.version + 1 < m_sheet.wish.versions));
    if (wasOnPrevious && !m_previous->isEnabled())
        m_next->setFocus();
    if (wasOnNext && !m_next->isEnabled())
        m_previous->setFocus();
}

/// To the next page, after the last one to the first of the next version, or back.
void WorksheetDialog::turn(int by)
{
    if (by > 0 ? !m_next->isEnabled() : !m_previous->isEnabled())
        return;
    const int page = m_page + by;
    if (page < 0 || page >= m_papers->pageCount()) {
        m_sheet.version += by;
        m_page = 0;
        remake();
        m_page = by < 0 && m_papers ? m_papers->pageCount() - 1 : 0;
    } else {
        m_page = page;
    }
    showPage();
    announce(*m_caption, m_caption->text());
}

/// The choices at this moment are written.
void WorksheetDialog::save()
{
    if (!remake())
        return;
    std::vector<Worksheet> sheets;
    sheets.reserve(static_cast<std::size_t>(m_sheet.wish.versions));
    for (int version = 0; version < m_sheet.wish.versions; ++version)
        sheets.push_back(sheetOf(m_sheet.wish, version));
    const auto files = [sheets](const QString& path) { return filesOf(sheets, path); };
    m_file->ask({fileNameOf(m_sheet),
                 QStringLiteral("pdf"),
                 {{tr("PDF files (*.pdf)"), {}, files}, {tr("Web pages (*.html)"), {}, files}}});
}

/// All versions, then all keys.
void WorksheetDialog::print()
{
    if (!remake())
        return;
    const auto papers = std::make_shared<std::vector<SheetPaper>>();
    std::vector<std::pair<std::size_t, int>> pages; // of which paper, and its page
    for (const SheetPart part : {SheetPart::questions, SheetPart::key}) {
        for (int version = 0; version < m_sheet.wish.versions; ++version) {
            papers->emplace_back(sheetOf(m_sheet.wish, version), part);
            for (int page = 0; page < papers->back().pageCount(); ++page)
                pages.emplace_back(papers->size() - 1, page);
        }
    }
    const PaperPages all{static_cast<int>(pages.size()),
                         [papers, pages](QPainter& painter, int at) {
                             const auto& [which, page] = pages[static_cast<std::size_t>(at)];
                             (*papers)[which].paintPage(painter, page);
                         }};
    previewPrint(*this, m_sheet.title(), papers->front().layout(),
                 [all, own = papers->front().layout()](const QPageLayout& sheet) {
                     return fitted(all, own, sheet);
                 });
}

void WorksheetDialog::copyCommand()
{
    if (!remake())
        return;
    const QString name = fileNameOf(m_sheet);
    QGuiApplication::clipboard()->setText(QStringLiteral("%1 --output %2.pdf --key %2-key.pdf")
                                              .arg(worksheetCommand(m_sheet.wish), name));
    say(tr("Copied: a command line"));
}

void WorksheetDialog::say(const QString& message)
{
    m_said->setText(message);
    announce(*m_said, message);
}

/// Enter presses the focused button.
void WorksheetDialog::keyPressEvent(QKeyEvent* event)
{
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && (qobject_cast<QPushButton*>(button) || qobject_cast<QToolButton*>(button)))
        return button->click();
    if (!isEnter) // in a field it only ends typing
        QDialog::keyPressEvent(event);
}

} // namespace showdown::gui
