// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace showdown::gui {

/// A text that acts as a link: a button without a frame, in as many lines as it needs.
class LinkLine : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkLine(const QString& objectName, QWidget* parent = nullptr);

    /// Sets its words, in plain text, and the tip about its action. It has no mnemonic: names may
    /// contain "&".
    void setLine(const QString& text, const QString& tip);
    QString line() const { return m_line; }

    /// Before and after the text, where the ring of the focus is.
    static int inset(const QFont& font);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect textArea() const;

    QString m_line;
};

} // namespace showdown::gui
