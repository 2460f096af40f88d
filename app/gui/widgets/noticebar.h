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

/// One line that says what is special about what is shown, with buttons: a welcome, the rank that all
/// hands are compared as, the lesson that an example is from. Where it is too narrow for that the
/// buttons stand below the text. Its owner says the words, in every language (inEveryLanguage() of the
/// bar), and shows it where it has no NoticePlace.
///
///     NoticeBar& bar = page.notices().add("lensBar");
///     QPushButton& back = bar.addButton("lensBackButton");
///     inEveryLanguage(bar, [&] { bar.setText(tr("…")); bar.setWords(back, tr("…"), tr("…")); });
///     bar.present();
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    /// Its parts are called after it: `lensBarLabel`, `lensBarCloseButton`.
    explicit NoticeBar(const QString& objectName, QWidget* parent = nullptr);

    /// Plain text; read aloud when it changes while the bar is seen, and when the bar comes.
    void setText(const QString& text);

    /// `note` at first.
    void setIcon(IconId icon);

    /// The colours of frame and icon; the accent's at first.
    void setRole(Role role);

    /// A button behind the text and the buttons before it; it needs words.
    QPushButton& addButton(const QString& objectName);

    /// The words of a button, with its mnemonic, and its tip.
    static void setWords(QPushButton& button, const QString& text, const QString& tip);

    /// Whether it has a button that closes it; not at first.
    void setClosable(bool closable);

    /// Whether it is seen beside a later bar as well, because it says how to read what is shown; not
    /// at first.
    void setLasting(bool lasting) { m_isLasting = lasting; }
    bool isLasting() const { return m_isLasting; }

    /// How wide it is with its text on one line.
    int lineWidth() const;

    /// For small windows.
    void setCompact(bool compact);

    /// Asks to be seen, and to go. Of the bars that ask the latest is seen.
    void present();
    void dismiss();

    bool isPresented() const { return m_isPresented; }

signals:
    /// isPresented() is another.
    void presentedChanged(bool presented);

    /// Somebody closed it with its own button; it is dismissed by then.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    /// The words of its own parts, in every language.
    virtual void showWords();

    QString text() const;

    /// Has the text read aloud.
    void tell();

    /// Closes the bar, if it is closable.
    QToolButton& closeButton() const { return *m_close; }

private:
    void setPresented(bool presented);
    void applyLook();

    bool m_isPresented = false;
    bool m_isLasting = false;
    bool m_isCompact = false;
    IconId m_sign = IconId::note;
    Role m_role = Role::accent;
    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QToolButton* m_close = nullptr;
};

/// The place of the notices: one of them is seen at a time, and those that last, side by side where
/// there is room. It is hidden while none asks for it.
class NoticePlace : public QWidget
{
    Q_OBJECT

public:
    explicit NoticePlace(QWidget* parent = nullptr);

    /// A new bar, which is not presented yet.
    NoticeBar& add(const QString& objectName);

    /// For small windows.
    void setCompact(bool compact);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setPresented(NoticeBar& bar, bool presented);
    void arrange();

    std::vector<NoticeBar*> m_presented; ///< the latest is the last
    bool m_isCompact = false;
    QBoxLayout* m_layout = nullptr;
};

} // namespace showdown::gui
