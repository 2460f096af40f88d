// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/helpdialog.h"

#include "app/gui/learn/lessonpane.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/gui/window/shortcutsdialog.h"
#include "app/lessons/glossary.h"
#include "app/narration/markdowntext.h"
#include "app/narration/translation.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QShowEvent>
#include <QTimer>

namespace showdown::gui {
namespace {

constexpr double usualHeight = 640;

} // namespace

HelpDialog::HelpDialog(const Appearance& appearance, const QMenuBar& menus, QWidget* parent)
    : QDialog(parent),
      m_menus(&menus),
      m_caption(new QLabel(this)),
      m_search(new QLineEdit(this)),
      m_pane(new LessonPane(appearance, this)),
      m_found(new TextLabel(QStringLiteral("helpFoundLabel"), this))
{
    setObjectName(QStringLiteral("helpDialog"));
    m_caption->setObjectName(QStringLiteral("helpSearchLabel"));
    m_caption->setBuddy(m_search);
    m_search->setObjectName(QStringLiteral("helpSearchEdit"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_pane->setObjectName(QStringLiteral("helpPane"));
    m_found->setWordWrap(true);
    makeNotification(*m_found);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* button = buttons->button(QDialogButtonBox::Close);
    button->setObjectName(QStringLiteral("closeHelpButton"));
    button->setAutoDefault(false); // Enter in the field goes on to the next place
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_search, &QLineEdit::textChanged, this, &HelpDialog::search);
    connect(m_pane, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == QLatin1String("section"))
            m_pane->goToHeading(link.path().toInt());
    });
    connect(m_pane, &LessonPane::lessonAsked, this, [this](const QString& id) {
        close(); // else it would lie over the lesson
        emit lessonAsked(id);
    });

    auto* layout = new QGridLayout(this);
    layout->addWidget(m_caption, 0, 0);
    layout->addWidget(m_search, 0, 1);
    layout->addWidget(m_pane, 1, 0, 1, 2);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_found, 1);
    foot->addWidget(buttons);
    layout->addLayout(foot, 2, 0, 1, 2);
    layout->setRowStretch(1, 1);
    onRetranslate(*this, [this] { retranslate(); });
}

void HelpDialog::present(const View& view)
{
    setView(view);
    show();
    raise();
    activateWindow();
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

void HelpDialog::setView(const View& view)
{
    m_view = &view;
    if (isVisible())
        write();
}

/// Initially wide enough for whole lines, later as the user left it; never larger than the window.
void HelpDialog::showEvent(QShowEvent* event)
{
    if (!event->spontaneous()) {
        const QMargins around = layout()->contentsMargins();
        const QSize whole(m_pane->wholeMeasure() + around.left() + around.right(),
                          scaled(usualHeight, font()));
        const QSize most = parentWidget()->size().boundedTo(screen()->availableSize() * 9 / 10);
        resize((m_isSized ? size() : whole).boundedTo(most));
        m_isSized = true;
        write(); // the menus may have changed since last time
    }
    QDialog::showEvent(event);
}

void HelpDialog::retranslate()
{
    setWindowTitle(tr("Help"));
    m_caption->setText(tr("&Search"));
    m_search->setAccessibleName(withoutMnemonic(m_caption->text()));
    setTips(*m_search, tr("Mark these words; Enter goes to the next place, Shift+Enter back"));
    QTimer::singleShot(0, this, &HelpDialog::write); // after the menus have changed theirs
}

/// The page in the current language, where it was scrolled to.
void HelpDialog::write()
{
    if (!isVisible())
        return; // it is written when it is shown
    const double position = m_pane->position();
    m_pane->forget();
    m_page = lessons::helpIn(narration::currentLanguage());
    m_page.title = windowTitle();
    m_page.blocks.push_back({lessons::Prose{keys()}});
    m_page.blocks.insert(m_page.blocks.begin(), {lessons::Prose{contents()}});
    m_pane->showLesson(m_page, {});
    m_pane->setPosition(position);
    showFound();
}

/// A link to each section.
QString HelpDialog::contents() const
{
    static const QRegularExpression heading(QStringLiteral("^## (.+)$"),
                                            QRegularExpression::MultilineOption);
    QStringList links;
    for (const lessons::Block& block : m_page.blocks) {
        const auto* prose = std::get_if<lessons::Prose>(&block.content);
        auto each = heading.globalMatch(prose ? prose->markdown : QString());
        while (each.hasNext())
            links << QStringLiteral("[%1](section:%2)")
                         .arg(each.next().captured(1))
                         .arg(links.size());
    }
    return links.join(QStringLiteral(" · "));
}

/// The keys of the current view, a table for each menu and place.
QString HelpDialog::keys() const
{
    using narration::inMarkdown;
    QStringList lines{QStringLiteral("## ") + inMarkdown(tr("Keys"))};
    for (const ShortcutGroup& group : allShortcuts(m_menus, m_view)) {
        lines << QString() << narration::tableRow({inMarkdown(group.place), inMarkdown(tr("Keys"))})
              << narration::tableRuler(2);
        for (const ShortcutGroup::Entry& entry : group.entries)
            lines << narration::tableRow({inMarkdown(entry.does), inMarkdown(entry.keys)});
    }
    return lines.join(u'\n');
}

void HelpDialog::search()
{
    m_pane->setMarked(m_search->text().simplified());
    m_pane->selectFirstMark();
    showFound();
    if (!m_found->text().isEmpty())
        announce(*m_found, m_found->text());
}

/// To the next or the previous place.
void HelpDialog::goOn(bool forward)
{
    m_pane->selectMark(forward);
    const int place = m_pane->selectedMark();
    if (place == 0)
        return;
    //: Which of the places on the page that mention the searched words is shown: "2 of 6"
    m_found->setText(tr("%1 of %2").arg(place).arg(m_pane->marks()));
    announce(*m_found, m_found->text());
}

void HelpDialog::showFound()
{
    const QString words = m_search->text().simplified();
    const int count = m_pane->marks();
    m_found->setText(words.isEmpty() ? QString()
                     : count == 0    ? tr("Nothing here mentions “%1”.").arg(words)
                                  //: How often the searched words are on the page
                                  : tr("Found %n times", nullptr, count));
}

/// Enter in the field goes on to the next place, and the keys that turn pages do so.
bool HelpDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto* pressed = static_cast<QKeyEvent*>(event);
    switch (pressed->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        goOn(!pressed->modifiers().testFlag(Qt::ShiftModifier));
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return QCoreApplication::sendEvent(m_pane, event);
    default:
        return QDialog::eventFilter(watched, event);
    }
}

} // namespace showdown::gui
