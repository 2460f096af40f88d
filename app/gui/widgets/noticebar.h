// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QFrame>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace showdown::gui {

/// One line about something special on the page, with buttons: a welcome, the rank that all hands
/// are compared as, the lesson that an example is from. Where it is too narrow the buttons stand
/// below the text. Its owner sets the words in every language (onRetranslate() of the bar), and
/// shows it if it has no NoticePlace.
///
///     NoticeBar& bar = page.notices().add("lensBar");
///     QPushButton& back = bar.addButton("lensBackButton");
///     onRetranslate(bar, [&] { bar.setText(tr("…")); bar.setWords(back, tr("…"), tr("…")); });
///     bar.present();
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    /// The names of its parts begin with its own: `lensBarLabel`, `lensBarCloseButton`.
    explicit NoticeBar(const QString& objectName, QWidget* parent = nullptr);

    /// Plain text; read aloud when the bar appears, and when the text changes while the bar is
    /// visible.
    void setText(const QString& text);

    /// Initially `note`.
    void setIcon(IconId icon);

    /// The role whose colours frame and icon have; initially the accent.
    void setRole(Role role);

    /// Adds a button after the text and the earlier buttons; it needs words.
    QPushButton& addButton(const QString& objectName);

    /// Sets the words of a button, with its mnemonic, and its tip.
    static void setWords(QPushButton& button, const QString& text, const QString& tip);

    /// Whether it has a close button; initially not.
    void setClosable(bool closable);

    /// Whether it stays visible beside a later bar, because it says how to read the page; initially
    /// not.
    void setLasting(bool lasting) { m_isLasting = lasting; }
    bool isLasting() const { return m_isLasting; }

    /// To be read only when it is new, not each time it comes back; initially it is read then, too.
    void setToldOnce() { m_isToldOnce = true; }

    /// Its width with the text on one line.
    int lineWidth() const;

    /// Asks to be shown, and to be hidden. Of the bars that ask, the latest is shown.
    void present();
    void dismiss();

    bool isPresented() const { return m_isPresented; }

signals:
    /// Emitted when isPresented() changed.
    void presentedChanged(bool presented);

    /// Emitted when the user closed it with its own button; it is already dismissed.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    /// Sets the texts of its own parts, in the current language.
    virtual void showWords();

    QString text() const;

    /// The text as it is read aloud.
    virtual QString spoken() const { return text(); }

    /// Makes screen readers read the text.
    void tell();

    /// The button that closes the bar, visible if it is closable.
    QToolButton& closeButton() const { return *m_close; }

private:
    void setPresented(bool presented);
    void applyLook();

    bool m_isPresented = false;
    bool m_isLasting = false;
    bool m_isToldOnce = false;
    QString m_told; ///< the text that was read last
    IconId m_sign = IconId::note;
    Role m_role = Role::accent;
    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QToolButton* m_close = nullptr;
};

/// The place of the notices: shows one of them at a time and those that last, side by side where
/// there is room. It is hidden while no notice asks to be shown.
class NoticePlace : public QWidget
{
    Q_OBJECT

public:
    explicit NoticePlace(QWidget* parent = nullptr);

    /// Adds a new bar, not yet presented.
    NoticeBar& add(const QString& objectName);

    /// Hides it, whatever asks to be shown, while a class looks on.
    void setAway(bool away);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setPresented(NoticeBar& bar, bool presented);
    void arrange();

    std::vector<NoticeBar*> m_presented; ///< the latest is the last
    bool m_isAway = false;
    QBoxLayout* m_layout = nullptr;
};

} // namespace showdown::gui
